"""Small matters of English that every game's texts need: numbers of things, lists, seats."""

from collections.abc import Sequence

from scherzo.core.members import members_of

UNCOUNTED = frozenset({"experience", "prestige", "fame", "admiration", "furniture", "money"})
"""Nouns that have no plural."""


def counted(number: int, thing: str, plural: str = "") -> str:
    """A number of things: 1 card, 3 cards, no cards, −5 points; 2 experience."""
    return f"{minus(number) if number else 'no'} {noun(number, thing, plural)}"


def noun(number: int, thing: str, plural: str = "") -> str:
    """The noun that goes with a number: card, cards."""
    if number == 1 or thing in UNCOUNTED:
        return thing
    return plural or f"{thing}s"


def listed(parts: Sequence[str], nothing: str = "nothing", last: str = "and") -> str:
    """Parts of a sentence: a, b and c."""
    if not parts:
        return nothing
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def seats_in(members: int) -> list[str]:
    """The seats of a set, as texts write them."""
    return [f"{{{seat}}}" for seat in members_of(members)]


def capital(text: str) -> str:
    """A text at the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def minus(number: int) -> str:
    """A number, with a real minus sign where it is below nothing."""
    return str(number).replace("-", "−")


def signed(number: int) -> str:
    """A change: +2, −1, ±0."""
    return "±0" if number == 0 else f"{number:+d}".replace("-", "−")
