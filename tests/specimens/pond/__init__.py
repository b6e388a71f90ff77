"""Pond, a small healthy game."""
