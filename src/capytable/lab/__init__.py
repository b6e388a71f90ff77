"""Simulations, tournaments and sweeps."""

from capytable.lab.simulate import simulate, sweep, tournament
from capytable.lab.summary import Summary

__all__ = ["Summary", "simulate", "sweep", "tournament"]
