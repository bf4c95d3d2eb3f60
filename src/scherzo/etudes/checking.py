"""Looking at etudes again: whether they are what they say, and how many of them bots of each level solve."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from scherzo.bots import bot
from scherzo.core.errors import BadInput
from scherzo.core.game import Game
from scherzo.core.match import Match
from scherzo.etudes.etude import Etude, Leads, fits, name_of, position
from scherzo.etudes.explaining import SEED, explained, speaks_for
from scherzo.etudes.judging import MARGIN, MISSES, SURE, Spot, certain
from scherzo.etudes.leads import leads

LEVELS = ("pupil", "section player", "maestro")
"""Weak, middling, strongest."""


def spot_of(match: Match, etude: Etude) -> Spot:
    """The position of an etude as bots take it."""
    return Spot(match.boxes, match.tables, etude.seat)


def faults(game: Game, etude: Etude) -> list[str]:
    """What is wrong with an etude, without thinking about it anew: its position, its choices, its figures."""
    if not fits(game, etude):
        return ["it was found by other rules or component values"]
    try:
        match = position(game, etude)
    except BadInput as error:
        return [str(error)]
    if etude.seat not in match.waiting:
        return ["the seat has nothing to choose"]
    offered = [choice.notation for choice in match.options(etude.seat)]
    wrong = []
    if etude.id != name_of(etude.seed, len(etude.moves)):
        wrong.append("its name belongs to another position")
    if sorted(w.choice for w in etude.weighed) != sorted(offered):
        wrong.append("the choices that were weighed are not those of the position")
    if etude.tempting not in offered or etude.tempting == etude.answer:
        wrong.append("the tempting choice is none")
    if etude.margin < max(MARGIN, SURE * etude.doubt) - 1e-3:
        wrong.append(f"its answer is ahead by {etude.margin:.3f} only")
    if etude.errors[0] < MISSES:
        wrong.append("a quick player finds the answer too often")
    if not speaks_for(etude.why):
        wrong.append("its reason does not speak for it")
    if etude.leads and etude.leads.answer[-1] <= etude.leads.tempting[-1]:
        wrong.append("its curve does not speak for it")
    return wrong


def reason_now(game: Game, etude: Etude) -> tuple[str, tuple[str, ...]]:
    """The reason and its rules, worked out again."""
    match = position(game, etude)
    return explained(game, spot_of(match, etude), option_of(match, etude, etude.answer),
                     option_of(match, etude, etude.tempting))  # fmt: skip


def leads_now(game: Game, etude: Etude) -> Leads | None:
    """The curves of its answer and of what tempts, worked out again."""
    match = position(game, etude)
    answer, tempting = (option_of(match, etude, notation) for notation in (etude.answer, etude.tempting))
    return leads(game, spot_of(match, etude), answer, tempting, SEED)


def option_of(match: Match, etude: Etude, notation: str) -> int:
    """The number of a choice of the deciding seat."""
    return next(choice.option for choice in match.options(etude.seat) if choice.notation == notation)


def still_sure(game: Game, etude: Etude, seed: int) -> bool:
    """Whether deep searches from other seeds are sure of the same answer."""
    match = position(game, etude)
    return certain(game, spot_of(match, etude), option_of(match, etude, etude.answer), seed) is not None


class Solved(NamedTuple):
    """How many etudes a bot solved, in one try each."""

    spec: str
    solved: int
    tried: int


def solved(
    game: Game, etudes: Sequence[Etude], specs: Sequence[str], seed: int, done: Callable[[int], None] = lambda n: None
) -> list[Solved]:
    """Lets bots try the etudes, each one once."""
    counts = dict.fromkeys(specs, 0)
    players = {spec: bot(spec, game) for spec in specs}
    for number, etude in enumerate(etudes):
        match = position(game, etude)
        answer = option_of(match, etude, etude.answer)
        for spec, player in players.items():
            counts[spec] += player.choose(*spot_of(match, etude), seed + number) == answer
        done(1)
    return [Solved(spec, count, len(etudes)) for spec, count in counts.items()]
