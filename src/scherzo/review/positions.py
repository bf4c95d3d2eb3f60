"""The positions of a finished game in which somebody had a choice."""

from typing import NamedTuple

from scherzo.bots.bot import legal
from scherzo.bots.thinking import contenders
from scherzo.core.errors import BadInput
from scherzo.core.layout import Records
from scherzo.core.loops import loops, new_menu
from scherzo.core.match import Match, blank
from scherzo.core.seal import lock


class Position(NamedTuple):
    """The table before a decision, and what was decided."""

    move: int
    seat: int
    option: int
    tables: Records


def positions(match: Match) -> list[Position]:
    """Plays a game once more and keeps the tables at which a seat had more than one option."""
    run, menu, tables = loops(match.game), new_menu(), blank(match.game).copy()
    lock(tables[0], match.seed)
    tables[0].players, tables[0].taping = match.players, 1
    run.begin(match.boxes, tables, menu)
    found = []
    for move in match.moves:
        if len(legal(match.game, match.boxes, tables, move.seat)) > 1:
            found.append(Position(move.number, move.seat, move.option, tables.copy()))
        run.decide(match.boxes, tables, move.seat, move.option, menu)
    return found


def shares(match: Match) -> list[float]:
    """Everybody's share of the win at the end of a game; refuses games that have none."""
    if not match.over:
        raise BadInput("The game is not over: a review tells what was hidden, so it is for finished games.")
    able = contenders(match.game, match.players)
    if able < 2:
        raise BadInput("Nobody else could have won this game: there are no chances to compare.")
    ranks = [score.rank for score in match.scores()]
    return [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks[:able]]
