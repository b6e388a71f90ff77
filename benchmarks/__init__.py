"""Measurements against peers, in the same run.  ``python -m benchmarks --help`` lists them."""
