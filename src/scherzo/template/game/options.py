"""What a table agrees on before the game."""

from scherzo.core.words import Option

WINS = ("highest", "lowest")
OPTIONS = (
    Option("wins", "Which piece wins an evening", WINS, ("The highest one", "The lowest one: the gentle variant")),
)
