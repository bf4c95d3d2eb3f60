"""Etudes: positions from bots' games in which one choice is clearly the best, and not the one that comes to mind.

`finding` plays games and picks positions, `judging` says whether one choice is surely the best and a quick player
misses it, `explaining` puts it into words, `shelf` keeps what was found beside its game, `checking` looks again.
"""
