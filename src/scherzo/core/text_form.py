"""Making the text form of a view: entries say everything once, typed for the eye and as lines of text."""

from collections.abc import Iterable, Sequence

from scherzo.core.words import Entry, Fact, Figure, Item, Section


def section(title: str, entries: Iterable[Entry], tiled: bool = False, seat: int | None = None) -> Section:
    """A section made of entries, which are its lines too."""
    made = tuple(entries)
    return Section(title, tuple(line for each in made for line in lines_of(each)), made, tiled, seat)


def entry(
    title: str,
    *facts: Fact,
    figures: Sequence[Figure] = (),
    parts: Sequence[Entry] = (),
    elements: Sequence[str] = (),
) -> Entry:
    """A thing and what is said of it; the line of text is made of the same."""
    told = [f"{each.value} {each.name}" for each in figures] + [fact_words(each) for each in facts]
    line = ": ".join(part for part in (title, "; ".join(told)) if part)
    line = line if line.endswith((".", "?", "!")) else f"{line}."
    return Entry(title, tuple(figures), facts, tuple(parts), tuple(elements), line)


def fact(label: str, *items: str | Item) -> Fact:
    """What is said of a thing; a label that begins a list ends with its colon."""
    return Fact(label, tuple(Item(each) if isinstance(each, str) else each for each in items))


def lines_of(each: Entry) -> list[str]:
    """An entry as lines, its parts after it."""
    return [each.line, *(line for part in each.parts for line in lines_of(part))]


def fact_words(each: Fact) -> str:
    """A fact as words; members with a key are kept apart from each other by more than a comma."""
    words = [f"{item.key}: {item.text}" if item.key else item.text for item in each.items]
    between = "; " if any(item.key for item in each.items) else ", "
    return f"{each.label} {between.join(words)}".strip()
