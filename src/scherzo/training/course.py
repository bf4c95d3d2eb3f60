"""A course of training: generation after generation of self-play, learning and the gate, kept in one folder.

generation-000.npz       examples: what was seen and expected in the games of a generation
candidate-000.npz        the network that was fitted to the latest generations
weights.npz              the best network so far: the latest one that passed the gate
progress.json            what each generation brought; a course goes on behind the last one
"""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, fields
from pathlib import Path

import msgspec
import numpy as np

from scherzo.bots.levels import learnt
from scherzo.bots.weights import Network, about, read, save
from scherzo.core.errors import BadInput
from scherzo.core.game import Game
from scherzo.lab.workers import Processes, Workers
from scherzo.training.examples import Examples, together
from scherzo.training.gate import Verdict, compare
from scherzo.training.learning import Recipe, Report, learn
from scherzo.training.model import torch_or_refuse
from scherzo.training.selfplay import Play, play_many

BEST = "weights.npz"
PROGRESS = "progress.json"
LATEST = 3
"""A network learns from so many generations: older ones were played by worse ones."""

APART = 1 << 20
"""Numbers of games of different generations lie so far apart."""

GUESSING, KNOWING = 0.95, 0.8
"""Weight of what the search expected beside how games ended: first played out by the brain, then with a network."""

Bar = Callable[[str, int], AbstractContextManager[Callable[[int], None]]]
"""Shows how far something is: (what, how many) gives a function that is told how many more are done."""


class Generation(msgspec.Struct, frozen=True):
    """What one generation brought."""

    number: int
    games: int
    report: Report
    verdict: Verdict
    passed: bool


@dataclass(frozen=True)
class Terms:
    """How a course is run."""

    games: int = 4000
    iterations: int = 200
    deals: int = 40  # of the gate, for each number of players
    processes: int = 1
    seed: str = "0"
    epochs: int = 15


def silent(what: str, count: int) -> AbstractContextManager[Callable[[int], None]]:
    """No bar at all."""
    return nullcontext(lambda done: None)


def run(
    game: Game, folder: Path, generations: int, terms: Terms, bar: Bar = silent, workers: Workers | None = None
) -> list[Generation]:
    """Trains for so many generations more; answers all of the course. The workers play the games to learn from."""
    if game.doors.look is None:
        raise BadInput(f"{game.title} has no door 'look' yet, so there is nothing that a network could look at.")
    torch_or_refuse()
    folder.mkdir(parents=True, exist_ok=True)
    done = progress_in(folder)
    for number in range(len(done), len(done) + generations):
        done.append(one_generation(game, folder, number, terms, bar, workers or Processes(terms.processes)))
        (folder / PROGRESS).write_bytes(msgspec.json.format(msgspec.json.encode(done)))
    return done


def progress_in(folder: Path) -> list[Generation]:
    """What the course in a folder has brought so far."""
    path = folder / PROGRESS
    return msgspec.json.decode(path.read_bytes(), type=list[Generation]) if path.is_file() else []


def one_generation(game: Game, folder: Path, number: int, terms: Terms, bar: Bar, workers: Workers) -> Generation:
    """Plays, learns, and asks the gate."""
    best = folder / BEST if (folder / BEST).is_file() else None
    old = read(best) if best else None
    usual = msgspec.structs.replace(learnt(game), iterations=terms.iterations, ear=0.0)
    heard = msgspec.structs.replace(usual, ear=1.0)
    plan = Play(game.name, f"{terms.seed} generation {number}", heard if old else usual, old, 0.5 if old else 0.3)
    with bar(f"Generation {number}: games", terms.games) as advance:
        played = play_many(plan, terms.games, 0, workers, advance)
    keep(folder / f"generation-{number:03}.npz", played, number)
    recipe = Recipe(epochs=terms.epochs, hope=KNOWING if old else GUESSING)
    examples = together([kept(path) for path in sorted(folder.glob("generation-*.npz"))[-LATEST:]])
    with bar(f"Generation {number}: learning", recipe.epochs) as advance:
        layers, report = learn(examples, game.features, recipe, lambda epoch, report: advance(1))
    met = {option.key: option.values for option in game.options}
    candidate = folder / f"candidate-{number:03}.npz"
    save(candidate, Network(layers, about(game, game.players, met)))
    new, players = read(candidate), gate_tables(game)
    with bar(f"Generation {number}: gate", terms.deals * sum(players)) as advance:
        verdict = compare(
            game, (heard, new), (heard if old else usual, old), players, terms.deals,
            f"{terms.seed} gate {number}", terms.processes, lambda played: advance(1),
        )  # fmt: skip
    first = old is None  # playing out is what bots do without weights; a first network must begin somewhere
    if verdict.passed or first:
        save(folder / BEST, new)
    return Generation(number, terms.games, report, verdict, verdict.passed)


def gate_tables(game: Game) -> tuple[int, ...]:
    """The numbers of players at the gate: two, and the most."""
    return tuple(sorted({2, game.players[-1]}))


def keep(path: Path, examples: Examples, number: int) -> None:
    """Writes the examples of a generation."""
    arrays = {field.name: getattr(examples, field.name) for field in fields(Examples)}
    np.savez(path, **{**arrays, "games": examples.games + number * APART})


def kept(path: Path) -> Examples:
    """Reads the examples of a generation."""
    with np.load(path) as arrays:
        return Examples(**{field.name: arrays[field.name] for field in fields(Examples)})
