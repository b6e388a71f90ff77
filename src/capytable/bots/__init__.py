"""Bots: the contract, the registry, and three levels that play every game."""

from capytable.bots.contract import Bot, Budget
from capytable.bots.seat import Seat

__all__ = ["Bot", "Budget", "Seat"]
