"""Which part of a table a step of a lesson speaks of: a whole table is too much to read at once."""

from collections.abc import Iterator

import msgspec

from scherzo.core.words import Entry, Section


def lines_spoken_of(section: Section, seat: int, pointed: set[str]) -> Iterator[str]:
    """The lines of a section that belong to the learner, to nobody in particular, or to what is pointed at."""
    if section.seat == seat or not section.entries:
        yield from section.lines
    else:
        for entry in section.entries:
            if not entry.title or pointed.intersection(elements_of(entry)):
                yield from spoken_of(entry, pointed)


def spoken_of(entry: Entry, pointed: set[str]) -> Iterator[str]:
    """The line of a thing, and those of its parts that are pointed at."""
    yield entry.line
    for part in entry.parts:
        if pointed.intersection(elements_of(part)):
            yield from spoken_of(part, pointed)


def part_of(section: Section, wanted: set[tuple[str, str]]) -> Section:
    """A section with some of its lines only."""
    lines = tuple(line for line in section.lines if (section.title, line) in wanted)
    return msgspec.structs.replace(section, lines=lines)


def elements_of(entry: Entry) -> Iterator[str]:
    """The elements of a thing and of its parts."""
    yield from entry.elements
    for part in entry.parts:
        yield from elements_of(part)
