"""The form of a lesson file: positions, steps, texts, accepted options, and the facts that its texts claim.

In all texts a seat is written {0}, {1}, ...; whoever shows the text puts the player's name there.
"""

from typing import Any

import msgspec

from scherzo.core.component_types import Strict

GO_ON = "+"
"""In place of a position's name: where the step before has led to."""


class Position(Strict, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table as one seat sees it: the start of a record, written out or in a file beside the lesson."""

    name: str
    seat: int
    players: int = 0
    options: dict[str, str] = msgspec.field(default_factory=dict)
    seed: str = ""
    decisions: tuple[str, ...] = ()  # as a record has them after their numbers: "A cello-5"
    record: str = ""  # the name of a record's file; what is above comes from it
    until: int = 0  # so many of its moves are played


class Answer(Strict, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the teacher says to a choice, and the rules behind it."""

    say: str
    options: tuple[str, ...] = ()  # the choices it answers; none: all that nothing else answers
    rules: tuple[str, ...] = ()


class Truth(Strict, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A fact that a step's texts rest on. It is checked by the rules: `scherzo.lessons.truth`."""

    legal: tuple[str, ...] = ()  # exactly these options are there
    illegal: str = ""  # this option is barred ...
    rule: str = ""  # ... by this rule
    after: str = ""  # what follows is so when this option has been played,
    then: tuple[str, ...] = ()  # and these decisions after it
    seat: int | None = None  # whose points; else those of the lesson's seat
    points: float | None = None  # so many more than before
    score: float | None = None  # so many in all
    wins: bool = False  # the game is over, and won
    field: str = ""  # a field of the view ...
    equals: Any = None  # ... has this value
    best: int = 0  # a search of so many iterations finds nothing clearly better than what is accepted


class Step(Strict, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing that is said, at a position, and perhaps a choice to make there."""

    position: str
    say: str
    decisions: tuple[str, ...] = ()  # played on from the position before anything is said
    look: tuple[str, ...] = ()  # the things on the board that it speaks of
    ask: str = ""
    accept: tuple[str, ...] = ()
    right: str = ""
    rules: tuple[str, ...] = ()
    wrong: tuple[Answer, ...] = ()
    truth: tuple[Truth, ...] = ()

    def answer(self, notation: str) -> tuple[bool, Answer]:
        """Whether a choice is right, and what the teacher says to it."""
        if notation in self.accept:
            return True, Answer(say=self.right, rules=self.rules)
        fitting = [answer for answer in self.wrong if notation in answer.options]
        found = (fitting or [answer for answer in self.wrong if not answer.options] or [Answer(say="")])[0]
        return False, msgspec.structs.replace(found, rules=found.rules or self.rules)


class Lesson(Strict, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A lesson of a few minutes."""

    title: str
    about: str
    minutes: int
    positions: tuple[Position, ...]
    steps: tuple[Step, ...]
