"""The etudes that lie beside a game, and which of them is the day's."""

from collections.abc import Iterable, Sequence
from datetime import date
from functools import cache
from itertools import chain
from pathlib import Path

import msgspec

from scherzo.core.game import Game
from scherzo.etudes.etude import Etude, fits

FILE = "etudes.json"


@cache
def etudes_of(game: Game) -> tuple[Etude, ...]:
    """The etudes of a game, as far as they were found by the rules of this release."""
    return tuple(etude for etude in read(game.folder / FILE) if fits(game, etude))


def read(path: Path) -> tuple[Etude, ...]:
    """The etudes in a file; none if there is no such file."""
    if not path.is_file():
        return ()
    return msgspec.json.decode(path.read_bytes(), type=tuple[Etude, ...])


def write(path: Path, etudes: Sequence[Etude]) -> None:
    """Writes etudes, each on a line of its own, so that a change of one is a change of one line."""
    lines = ",\n".join(msgspec.json.encode(etude).decode() for etude in etudes)
    path.write_text(f"[\n{lines}\n]\n" if etudes else "[]\n", encoding="utf-8")


def together(*shelves: Iterable[Etude]) -> list[Etude]:
    """The etudes of several files in their order; of each game that was played the first one only."""
    found: dict[str, Etude] = {}
    for etude in chain(*shelves):
        found.setdefault(etude.seed, etude)
    return list(found.values())


def of_the_day(etudes: Sequence[Etude], day: date) -> Etude:
    """The etude of a day: the same for everybody, and another one every day until all have had theirs."""
    return sorted(etudes, key=lambda etude: etude.id)[day.toordinal() % len(etudes)]
