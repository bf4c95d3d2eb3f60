"""Checking games while they are simulated: every final table, and some tables midway, against the game's invariants."""

from collections.abc import Sequence

import msgspec

from scherzo.lab.batch import QUICK, Batch, Setting, table_midway

EVERY = 50
"""One game in so many is also looked at midway."""

MOST = 20
"""More problems than this are counted but not listed."""


class Checked(msgspec.Struct):
    """What was looked at and what was wrong."""

    final_tables: int = 0
    tables_midway: int = 0
    broken: int = 0
    problems: list[str] = []

    def found(self, where: str, problems: list[str]) -> None:
        """Notes the problems of one table."""
        self.broken += bool(problems)
        room = MOST - len(self.problems)
        self.problems += [f"{where}: {problem}" for problem in problems[: max(0, room)]]

    def join(self, more: "Checked") -> None:
        """Adds what another batch found."""
        self.final_tables += more.final_tables
        self.tables_midway += more.tables_midway
        self.broken += more.broken
        self.problems += more.problems[: max(0, MOST - len(self.problems))]


def check(at: Setting, bots: Sequence[str], batch: Batch, checked: Checked) -> None:
    """Looks at all tables of a batch; midway only where quick bots can play the same game again."""
    quick = [QUICK[bot] for bot in bots if bot in QUICK]
    box = at.boxes[0]
    for i, table in enumerate(batch.tables):
        number = batch.first + i
        checked.final_tables += 1
        checked.found(f"game {number}, at the end", at.game.problems(box, table))
        if number % EVERY == 0 and len(quick) == len(bots):
            decisions = midway(number, int(batch.lengths[i]))
            checked.tables_midway += 1
            table = table_midway(at, quick, number, decisions)[0]
            checked.found(f"game {number}, after {decisions} decisions", at.game.problems(box, table))


def midway(number: int, length: int) -> int:
    """A moment of a game, another one for each game, spread evenly."""
    return 1 + (number // EVERY * 0x9E3779B1) % max(1, length)
