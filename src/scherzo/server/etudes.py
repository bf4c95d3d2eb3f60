"""Etudes for the page: each position as a table's message for the seat that decides, as a table would send it."""

from datetime import date
from functools import lru_cache

from scherzo.etudes import etude as etudes
from scherzo.etudes.explaining import nudge
from scherzo.etudes.shelf import etudes_of, of_the_day
from scherzo.games import game
from scherzo.server.errors import RequestRefused
from scherzo.server.lessons import seen
from scherzo.server.messages.etudes import Etude, EtudeChance, EtudeInfo, EtudeList


def listing(game_name: str, day: date) -> EtudeList:
    """The etudes of a game, and the day's."""
    kept = etudes_of(game(game_name))
    today = of_the_day(kept, day).id if kept else ""
    return EtudeList(day.isoformat(), today, [EtudeInfo(e.id, e.players, e.kind, len(e.moves)) for e in kept])


@lru_cache(maxsize=512)
def shown(game_name: str, wanted: str) -> Etude:
    """One etude. What is hidden from its seat is not in it."""
    found = game(game_name)
    etude = next((e for e in etudes_of(found) if e.id == wanted), None)
    if etude is None:
        raise RequestRefused(
            "no_etude", 404, "There is no such etude. It may have been taken out when the rules changed."
        )
    match = etudes.position(found, etude)
    choices = {choice.notation: choice for choice in match.options(etude.seat)}
    since = max((move.number for move in match.moves if move.seat == etude.seat), default=0)
    return Etude(
        id=etude.id,
        state=seen(match, etude.seat, since - 1, choosing=True),
        answer=choices[etude.answer].option,
        tempting=choices[etude.tempting].option,
        chances=[EtudeChance(choices[w.choice].option, w.chance, w.points) for w in etude.weighed],
        doubt=etude.doubt,
        hint=nudge(found, etude.why),
        look=choices[etude.answer].elements,
        why=etude.why,
        rules=etude.why_rules,
        leads=etude.leads,
    )
