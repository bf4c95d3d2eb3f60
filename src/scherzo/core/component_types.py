"""Typed component files: what every game's `components.py` is made of, and how its checks complain."""

from typing import Literal

import msgspec

from scherzo.core.errors import BadInput

Provenance = Literal["printed", "public", "derived", "reconstructed", "mixed"]
"""Where values come from: the rulebook's text, public material, what follows from those, or our own design."""


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of a component file: a misspelt key is an error, not a silence."""


class Noted(Strict, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table that says where its values come from."""

    provenance: Provenance


def expect(holds: bool, where: str, expectation: str) -> None:
    """Refuses a component file unless something holds; says where to look and what is expected there."""
    if not holds:
        raise BadInput(f"components.toml, {where}: {expectation}.")


def expect_different(names: list[str], where: str) -> None:
    """Refuses a name that stands twice in a list."""
    twice = [name for name in names if names.count(name) > 1]
    expect(not twice, where, f"'{''.join(twice[:1])}' is there twice, expected {len(names)} different ones")
