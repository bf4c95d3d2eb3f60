"""Names and chat are plain text: no control characters, no invisible marks that turn text around."""

import unicodedata

from scherzo.server.errors import bad_input

LONGEST_NAME = 24
LONGEST_LINE = 300
LONGEST_NOTE = 80
JOINERS = "\u200d\ufe0f"
"""Two invisible characters that emoji are made with."""


def plain(text: str) -> str:
    """The text without anything that cannot be seen, and with single spaces."""
    seen = [c if c in JOINERS or unicodedata.category(c)[0] not in "CZ" else " " for c in text]
    return " ".join("".join(seen).split())


def name(text: str) -> str:
    """A name as it may be shown; curly brackets mean seats in our texts, so names have none."""
    found = plain(text).replace("{", "(").replace("}", ")")
    if not found or len(found) > LONGEST_NAME:
        raise bad_input(f"A name has 1 to {LONGEST_NAME} characters that can be seen.")
    return found


def line(text: str) -> str:
    """A line of chat as it may be shown."""
    found = plain(text)
    if not found or len(found) > LONGEST_LINE:
        raise bad_input(f"A line of chat has 1 to {LONGEST_LINE} characters.")
    return found


def note(text: str) -> str:
    """A few words on an open table, or none."""
    found = plain(text)
    if len(found) > LONGEST_NOTE:
        raise bad_input(f"A note on a table has at most {LONGEST_NOTE} characters.")
    return found


def encodable(text: str) -> str:
    """The text with everything replaced that cannot be sent as UTF-8."""
    return text.encode("utf-8", "replace").decode()
