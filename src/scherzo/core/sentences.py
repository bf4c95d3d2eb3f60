"""The log as data: for each kind of event a sentence with tags, and a few words on how its numbers are spoken.

    Sentence("<seat a> buys <cushion b> for <card c>.", ("MC-BUY-1",), ("<cushion b>", "<card c>"))

`<seat a>` is the seat in the event's first number; `<points b c>` hands two numbers to the tag's words. Where one
kind of event can mean different things, its case says which sentence it is. All texts of a log stand in one table,
so a translator or a proof-reader finds every sentence, and none is put together out of sight.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from scherzo.core.reading import Reading, read_box
from scherzo.core.words import Event, Line

PLAIN = 0
"""The case of an event that means one thing only."""

TAG = re.compile(r"<(\w+)((?: [a-e])*)>")

Spoken = Callable[..., str]
"""A tag's words: (box, the event's numbers named in the tag ...) -> text."""


class Sentence(NamedTuple):
    """A sentence with tags, its rules, and the tags or ids of the things in the picture it speaks of."""

    text: str
    rules: tuple[str, ...] = ()
    elements: tuple[str, ...] = ()


@dataclass(frozen=True)
class Log:
    """Everything a game's log can say. Its `line` is the game's."""

    sentences: Mapping[int | tuple[int, int], Sentence]  # by kind of event, or by kind and case
    spoken: Mapping[str, Spoken]  # what tags in sentences say
    elements: Mapping[str, Spoken]  # what tags in elements name
    cases: Mapping[int, Callable[[Reading, Event], int]] = field(default_factory=dict)  # by kind, where there are some

    def line(self, box: Any, event: Event) -> Line | None:
        """An event in words; None for those that nobody reads."""
        read = read_box(box)
        tell_case = self.cases.get(event.kind)
        sentence = self.sentences.get((event.kind, tell_case(read, event)) if tell_case else event.kind)
        if sentence is None:
            return None
        text = filled(sentence.text, self.spoken, read, event)
        elements = (filled(element, self.elements, read, event) for element in sentence.elements)
        return Line(text[0].upper() + text[1:], sentence.rules, tuple(element for element in elements if element))


def filled(text: str, tags: Mapping[str, Spoken], box: Reading, event: Event) -> str:
    """A text with its tags replaced by what they say of the event."""
    return TAG.sub(lambda tag: tags[tag[1]](box, *(getattr(event, letter) for letter in tag[2].split())), text)


def seat(box: Reading, number: int) -> str:
    """A seat inside a sentence, as all texts write it; whoever shows the text puts the player's name there."""
    return f"{{{number}}}"


def seat_element(box: Reading, number: int) -> str:
    """A seat in the picture."""
    return f"seat-{number}"
