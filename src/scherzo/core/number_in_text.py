"""Numbers as people type them, and as they stand in files that people may have changed."""

MOST_DIGITS = 9


def number_in(text: str) -> int | None:
    """The number that a few plain digits say; None where a text is anything else.

    `isdigit` alone would let through what `int` cannot read: a superscript two, or five thousand digits.
    """
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else None
