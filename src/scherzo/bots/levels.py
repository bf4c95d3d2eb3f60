"""Levels: five named strengths per game, and what was learnt about searching each game."""

from collections.abc import Mapping
from typing import Final

import msgspec

from scherzo.bots.bot import Bot, GreedyBot, RandomBot, SearchBot
from scherzo.bots.spec import Search, search_parameters, taken_apart
from scherzo.core.errors import BadInput
from scherzo.core.game import Game


class Level(msgspec.Struct, frozen=True):
    """A strength to choose from: its name, a sentence for the player, and the spec of its bot."""

    name: str
    text: str
    spec: str


LEARNT: Final[Mapping[str, Search]] = {"musical-chairs": Search(horizon=30)}
"""The search parameters that played best, where they are not the defaults; docs/bots.md says how they were found."""

NAMES: Final = ("Pupil", "Amateur", "Section player", "Soloist", "Maestro")

TEXTS: Final = (
    "Has just learnt the rules; plays what looks nice.",
    "Sees the next step, and sometimes what it costs.",
    "Knows the piece and keeps in time.",
    "Plans ahead and forgives little.",
    "Thinks up to two seconds about every choice, on two cores.",
)

USUAL: Final = (
    "search(iterations=20, temperature=0.08)",
    "search(iterations=60, temperature=0.03)",
    "search(iterations=250, temperature=0.01)",
    "search(iterations=1200)",
    "search(iterations=100000, seconds=1.8, threads=2, ear=0.5)",
)

OWN: Final[Mapping[str, tuple[str, str, str, str, str]]] = {
    "musical-chairs": (
        USUAL[0],
        "search(iterations=60, temperature=0.04)",
        "search(iterations=250, temperature=0.02)",
        *USUAL[3:],
    ),
    "philharmonix": (
        "search(iterations=20, temperature=0.025)",
        "search(iterations=60, temperature=0.012)",
        "search(iterations=250, temperature=0.005)",
        *USUAL[3:],
    ),
    "symphony": (USUAL[0], "search(iterations=60, temperature=0.02)", *USUAL[2:]),
}
"""The levels' specs of games for which the usual ones do not fit."""


def learnt(game: Game) -> Search:
    """The parameters to search a game with, but for the budget."""
    return LEARNT.get(game.name, Search())


def levels(game: Game) -> tuple[Level, ...]:
    """The five levels of a game, weakest first."""
    specs = OWN.get(game.name, USUAL)
    return tuple(Level(name, text, spec) for name, text, spec in zip(NAMES, TEXTS, specs, strict=True))


def bot(spec: str, game: Game) -> Bot:
    """The bot that a spec describes: random, greedy, search(...), level(1..5) or the name of a level."""
    call = taken_apart(spec)
    if call.name == "search":
        return SearchBot(game, search_parameters(spec, call.arguments, learnt(game)), spec)
    if call.name == "level":
        return bot(levels(game)[level_number(spec, call.arguments)].spec, game)
    if call.arguments:
        raise BadInput(f"'{spec}': only search(...) and level(...) take anything in brackets.")
    if call.name == "random":
        return RandomBot(game)
    if call.name == "greedy":
        return GreedyBot(game)
    for level in levels(game):
        if level.name.lower() == call.name:
            return bot(level.spec, game)
    alike = [name for name in NAMES if name.lower().startswith(call.name)]
    question = f" Do you mean {' or '.join(alike)}?" if alike else ""
    raise BadInput(
        f"There is no bot '{spec}'.{question} The bots are: random, greedy, search(seconds=1) or "
        f"search(iterations=1000), level(1) to level(5), and by name {', '.join(NAMES)}."
    )


def level_number(spec: str, arguments: tuple[str, ...]) -> int:
    """The level in `level(3)`, counted from 0."""
    if len(arguments) != 1 or arguments[0] not in ("1", "2", "3", "4", "5"):
        raise BadInput(f"'{spec}' is not a level: there are level(1) to level(5), {', '.join(NAMES)}.")
    return int(arguments[0]) - 1
