"""Small games that the kernel and the checks are tried on."""
