"""Lessons as the page gets them: what there is to learn, one step, and the teacher's answer to a choice."""

from msgspec import Struct

from scherzo.server.messages.state import EncodedState


class LessonInfo(Struct, frozen=True):
    """A lesson in the list of a game's lessons."""

    name: str
    title: str
    about: str
    minutes: int
    steps: int


class LessonStep(Struct, frozen=True):
    """A step of a lesson: what is said, what to look at, and the table as the learner's seat sees it.

    Where nothing is asked, the state offers no choices.
    """

    number: int  # from 1 on
    say: str
    look: tuple[str, ...]  # the things on the board that are spoken of
    ask: str
    goes_on: bool  # from the table of the step before
    state: EncodedState


class LessonAnswer(Struct, frozen=True):
    """Whether a choice was right, why, by which rules, and the table after it if it was."""

    right: bool
    say: str
    rules: tuple[str, ...]
    state: EncodedState | None


LESSONS = (LessonInfo, LessonStep, LessonAnswer)
