"""The plan of an experiment: a TOML file that says what to vary, what to measure and how sure to be.

The format is explained in docs/laboratory.md. Whatever a variant does not say is as in the plan; the first variant is
what the others are compared with.
"""

from pathlib import Path

import msgspec

from scherzo.bots import bot
from scherzo.core.components import place
from scherzo.core.errors import BadInput
from scherzo.core.game import Game
from scherzo.experiments.changed import Value, changed
from scherzo.games import game as game_named
from scherzo.lab.batch import QUICK, Setting, setting
from scherzo.lab.simulate import MOST_GAMES, seat_bots

MEASURES = ("wins", "points", "spread", "length", "comeback", "sources", "counts", "use", "skill", "choices")
"""What can be measured; `experiments.measures` says what each of them is."""
USUAL = MEASURES[:-2]
CPU_ONLY = ("comeback", "use", "skill", "choices")
"""What is found within games or by playing others beside them, which a GPU does not do."""
TIGHT = ("wins", "points", "spread", "length", "comeback", "skill")
"""What may be named in [sure]."""

Bots = str | tuple[str, ...]


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way to play the game."""

    name: str
    players: int | None = None
    bots: Bots | None = None
    options: dict[str, str] = {}
    components: dict[str, Value] = {}


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to find out."""

    title: str
    game: str
    variant: tuple[Variant, ...]
    question: str = ""
    players: int | None = None
    bots: Bots = "greedy"
    options: dict[str, str] = {}
    seed: str = "0"
    games: int = 10_000
    measure: tuple[str, ...] = USUAL
    sure: dict[str, float] = {}


class Seated(msgspec.Struct, frozen=True):
    """A variant that can be played: its table, and the bots on its seats."""

    at: Setting
    bots: tuple[str, ...]


def read(path: Path) -> Plan:
    """The plan of a file; refuses what cannot be used, with the place in the file."""
    try:
        plan = msgspec.toml.decode(path.read_bytes(), type=Plan)
    except OSError as error:
        raise BadInput(f"Cannot read the plan {path}: {error.strerror}. Give the path of a TOML file.") from None
    except msgspec.ValidationError as error:
        raise BadInput(f"The plan {path} cannot be used, {place(str(error))}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"The plan {path} is not valid TOML: {error}.") from None
    check(plan)
    return plan


def check(plan: Plan) -> None:
    """Refuses numbers and names that do not exist."""
    if not plan.variant:
        raise BadInput("The plan has no [[variant]]: give at least one.")
    if len({variant.name for variant in plan.variant}) < len(plan.variant):
        raise BadInput("Two variants of the plan have the same name: give each one its own.")
    if not 1 <= plan.games <= MOST_GAMES:
        raise BadInput(f"games: the number of games must be from 1 to {MOST_GAMES:,}, not {plan.games:,}.")
    for name in plan.measure:
        if name not in MEASURES:
            raise BadInput(f"measure: '{name}' cannot be measured. These can: {', '.join(MEASURES)}.")
    for name, width in plan.sure.items():
        if name not in TIGHT or name not in plan.measure:
            known = ", ".join(each for each in TIGHT if each in plan.measure)
            raise BadInput(f"sure: '{name}' is nothing to be sure of here. These are, as they are measured: {known}.")
        if width <= 0:
            raise BadInput(f"sure: {name} must be known to within more than 0, not {width:g}.")


def seated(plan: Plan) -> list[Seated]:
    """All variants as they are played; refuses those that cannot be."""
    game, found = game_named(plan.game), []
    for variant in plan.variant:
        try:
            found.append(seated_at(game, plan, variant))
        except BadInput as error:
            raise BadInput(f"Variant '{variant.name}': {error}") from None
    return found


def seated_at(game: Game, plan: Plan, variant: Variant) -> Seated:
    """One variant."""
    players = variant.players or plan.players or game.players[0]
    options = {**plan.options, **variant.options}
    at = setting(game, players, plan.seed, options, changed(game, variant.components))
    named = variant.bots or plan.bots
    bots = seat_bots([named] if isinstance(named, str) else named, players)
    for each in bots:
        bot(each, game)  # refuses bots that there are none of
    if "choices" in plan.measure and any(each not in QUICK for each in bots):
        raise BadInput(f"choices are tried out with {' and '.join(QUICK)} bots only: measure something else.")
    return Seated(at, tuple(bots))
