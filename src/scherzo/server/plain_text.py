"""Names and chat are plain text: no control characters, no invisible marks that turn text around."""

import re
import unicodedata

from scherzo.server.errors import bad_input

LONGEST_NAME = 24
LONGEST_LINE = 300
LONGEST_NOTE = 80
JOINERS = "\u200d\ufe0f"
"""Two invisible characters that emoji are made with."""
BLANK = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0e\uffa0\U000e0100-\U000e01ef]")
"""Letters, signs and marks by their kind, of which nothing is seen."""
MOST_MARKS = 3
"""So many marks stand on one letter in any language; more would tower over the lines around it."""


def plain(text: str) -> str:
    """The text without anything that cannot be seen, and with single spaces; nothing if nothing is left to be seen."""
    seen, marks = list[str](), 0
    for c in BLANK.sub(" ", unicodedata.normalize("NFC", text)):
        kind = unicodedata.category(c)[0]
        marks = marks + 1 if kind == "M" else 0
        if marks <= MOST_MARKS:
            seen.append(c if c in JOINERS or kind not in "CZ" else " ")
    found = " ".join("".join(seen).split())
    return found if any(unicodedata.category(c)[0] in "LNPS" for c in found) else ""


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
