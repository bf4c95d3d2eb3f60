"""Hints: what the search would choose for a seat, and why, in the game's own words."""

import msgspec

from scherzo.bots.bot import legal
from scherzo.bots.levels import learnt
from scherzo.bots.reasons import reason
from scherzo.bots.thinking import Weighed, think
from scherzo.core.game import Game
from scherzo.core.layout import Records

CLOSE = 0.02
"""A difference in win chance below this is not worth a player's trouble."""

ENOUGH = 30
"""Of an option tried less often, nothing can be said but that it seemed worse."""


class Alternative(msgspec.Struct, frozen=True):
    """An option, the chance to win with it, and the points expected."""

    option: int
    win: float
    points: float


class Hint(msgspec.Struct, frozen=True):
    """An option, what to expect of it and why; it and the others weighed often enough, those by their chance to win."""

    option: int
    text: str
    alternatives: list[Alternative]


def hint(game: Game, boxes: Records, tables: Records, seat: int, seconds: float, seed: int) -> Hint:
    """Thinks for a seat, from its own knowledge, and says what it would choose.

    Imagined games are played to their end, as in reviews: nobody takes being ahead for winning.
    """
    possible = legal(game, boxes, tables, seat)
    if len(possible) == 1:
        return Hint(possible[0], f"{words(game, boxes, tables, seat, possible[0])}: nothing else is possible.", [])
    search = msgspec.structs.replace(learnt(game), seconds=seconds, horizon=0)
    found = think(game, boxes, tables, seat, search, seed)
    best = found[0]
    others = sorted((other for other in found[1:] if other.visits >= ENOUGH), key=lambda other: -other.win)
    text = f"{words(game, boxes, tables, seat, best.option)}: {expectation(best)}."
    if others:
        text += " " + comparison(best, others[0], words(game, boxes, tables, seat, others[0].option))
        text += " " + reason(game, boxes, tables, seat, best.option, others[0].option, seed)
    return Hint(best.option, text, [Alternative(w.option, w.win, w.points) for w in (best, *others)])


def words(game: Game, boxes: Records, tables: Records, seat: int, option: int) -> str:
    """An option as the game says it."""
    return game.choice(boxes[0], tables[0], seat, option).text.rstrip(".")


def expectation(found: Weighed) -> str:
    """What an option leads to on average."""
    return f"you win in {found.win:.0%} of the games I imagined after it, with {found.points:.0f} points on average"


def comparison(best: Weighed, other: Weighed, text: str) -> str:
    """How the next best option differs."""
    closeness = "Nearly as good" if abs(best.win - other.win) < CLOSE else "Next best"
    return f"{closeness}: {text} ({other.win:.0%}, {other.points:.0f} points)."
