"""The text form of a view: entries for the eye and the same as lines."""

from scherzo.core.text_form import entry, fact, section
from scherzo.core.words import Figure, Item


def test_an_entry_is_its_line() -> None:
    made = entry("C1, Violin", fact("", "well placed"), fact("discs", "{0}", "black"), figures=(Figure("2", "discs"),))
    assert made.line == "C1, Violin: 2 discs; well placed; discs {0}, black."
    assert entry("", fact("", "Is it over?")).line == "Is it over?"


def test_members_with_keys_are_told_apart() -> None:
    made = entry("Bar 1", fact("", Item("high, free", "first quaver"), Item("low, black", "second quaver")))
    assert made.line == "Bar 1: first quaver: high, free; second quaver: low, black."


def test_a_section_has_the_lines_of_its_entries_and_their_parts() -> None:
    inner = entry("inner planet", fact("", "free"))
    made = section("The sky", (entry("Blue region", fact("", "open"), parts=(inner,)), entry("Red region")), tiled=True)
    assert made.lines == ("Blue region: open.", "inner planet: free.", "Red region.")
    assert made.tiled
    assert [each.title for each in made.entries] == ["Blue region", "Red region"]
