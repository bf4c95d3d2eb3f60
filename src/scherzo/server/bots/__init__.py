"""Bots at the tables."""
