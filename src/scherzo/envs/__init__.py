"""The games as environments of the field: Gymnasium (one table, and thousands at a time), PettingZoo and OpenSpiel.

All of them look at a table through the game's door `look`, without the parts that a seat could only imagine. What
needs another package (`pip install scherzo[lab]`) lies in a file of its own, so that the rest runs without it.
"""
