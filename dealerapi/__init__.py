"""Dealer Assist: who wins, what is wild, how the pot is split, and which rule says so."""

__version__ = "0.1.0"
