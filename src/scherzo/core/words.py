"""What the table says to people: typed, plain, and the same for terminal, browser, screen reader and programs.

In all texts a seat is written {0}, {1}, ...; whoever shows the text puts the player's name there.
"""

import msgspec


class Line(msgspec.Struct, frozen=True):
    """A sentence with the rules it rests on and the things on the board it speaks of."""

    text: str
    rules: tuple[str, ...] = ()
    elements: tuple[str, ...] = ()


class Question(msgspec.Struct, frozen=True):
    """What is asked now: a sentence for the seat that decides and one for those who wait for it."""

    text: str
    others: str
    rules: tuple[str, ...] = ()


class Choice(msgspec.Struct, frozen=True):
    """One legal option in words."""

    option: int
    notation: str  # what a player would write down; unique among the legal options of that moment
    text: str  # for a button: "Play the harp 9"
    hint: str = ""  # what it does or leads to, where that is not obvious
    elements: tuple[str, ...] = ()  # the things on the board that stand for it, the best one to click first


class Barred(msgspec.Struct, frozen=True):
    """Something a player may well want to choose now but may not, and why."""

    option: int
    text: str  # "You cannot play the harp 9: you hold a harp 7, which is lower and still above 5."
    rule: str
    elements: tuple[str, ...] = ()


class Figure(msgspec.Struct, frozen=True):
    """A number that people compare: 12 points, 3 cards."""

    value: str
    name: str


class Item(msgspec.Struct, frozen=True):
    """One member of a list, with a key where it has one: `second crotchet: free`."""

    text: str
    key: str = ""


class Fact(msgspec.Struct, frozen=True):
    """What is said of a thing, under a label or none: one statement, or the members of a list."""

    label: str
    items: tuple[Item, ...]


class Entry(msgspec.Struct, frozen=True):
    """One thing of the text form of a view: what it is called, its numbers, what else is said of it."""

    title: str = ""  # empty: statements about no thing in particular
    figures: tuple[Figure, ...] = ()
    facts: tuple[Fact, ...] = ()
    parts: tuple["Entry", ...] = ()  # things that belong to it: the planets of a region
    elements: tuple[str, ...] = ()  # where it is in the picture
    line: str = ""  # all of it but its parts as one line of text


class Section(msgspec.Struct, frozen=True):
    """A part of the text form of a view: a heading and its sentences, and the same taken apart for the eye."""

    title: str
    lines: tuple[str, ...]
    entries: tuple[Entry, ...] = ()
    tiled: bool = False  # a set of things of one kind, each with a title
    seat: int | None = None  # whose area it is


class ScoreLine(msgspec.Struct, frozen=True):
    """A line of the final score sheet: where points come from, by which rules."""

    name: str
    rules: tuple[str, ...]
    least: int = 1  # the fewest players with whom it can score


class Option(msgspec.Struct, frozen=True):
    """Something a table agrees on before the game: a key, its values (the first is the default) and their meaning."""

    key: str
    text: str
    values: tuple[str, ...]
    meanings: tuple[str, ...]


class Event(msgspec.Struct, frozen=True):
    """One entry of the tape."""

    audience: int
    kind: int
    a: int
    b: int
    c: int
    d: int
    e: int
