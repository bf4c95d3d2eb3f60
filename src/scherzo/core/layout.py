"""Record layouts: an annotated class becomes a fixed NumPy record.

A game keeps everything in two records, its `Box` and its `Table`. Both are declared as classes:

    class Table(Head):
        line_size: int = field(i1)          # how many cards lie in the line
        line: Array = field(i1, 98)         # the cards of the line, first played first

Rules are typed against the class; `records(Table)` gives the array of records they really run on.

Compiled, a field takes the few bytes it declares, and sums are 64 bits wide all the same. Interpreted, NumPy's sums
would be as narrow as the fields and overflow, so there whole numbers are kept wide; `narrowed` gives the same bytes
as compiled rules have.
"""

from typing import Any, NamedTuple

import numpy as np

Array = np.ndarray[Any, Any]
Records = np.ndarray[Any, Any]
"""A one-dimensional array of records: the form in which boxes and tables cross from Python into compiled code."""

i1, i2, i4, i8 = "i1", "i2", "i4", "i8"
u1, u2, u4, u8 = "u1", "u2", "u4", "u8"
WIDENED = (i1, i2, i4, u2, u4)
"""Kinds that are 64 bits wide in interpreted runs; rows of u1 hold texts, and u8 is as wide as can be."""


GAP = "gap_"
"""How the fields begin that fill the gaps between others."""


class Field(NamedTuple):
    """One declared field: its number type and its shape (none for a single number)."""

    kind: str
    shape: tuple[int, ...]
    spare: bool


def field(kind: str, *shape: int, spare: bool = False) -> Any:
    """Declares a field of a layout; typed `Any` so that the class may annotate it as int or Array.

    A `spare` field is used only where rules tell or note something: lean records have a single number in its place.
    """
    return Field(kind, shape, spare)


class Layout:
    """Base of all layouts. Subclasses inherit the fields and may declare one again with another size."""


def dtype(layout: type[Layout], wide: bool | None = None, lean: bool = False) -> np.dtype[Any]:
    """The record type of a layout, base classes' fields first, aligned as a C struct.

    The gaps that alignment leaves are fields too: NumPy copies fields only, and equal tables must be equal bytes.
    """
    from scherzo.core.rule import INTERPRETED  # here, so that whoever only prints help does not wait for Numba

    wide = INTERPRETED if wide is None else wide
    fields: dict[str, Field] = {}
    for cls in reversed(layout.__mro__):
        fields.update({k: v for k, v in vars(cls).items() if isinstance(v, Field)})
    taken = [name for name in fields if hasattr(np.record, name)]
    if taken:
        raise TypeError(
            f"{layout.__name__}: NumPy's records have a '{taken[0]}' of their own; name the field differently."
        )
    kinds = {name: i8 if wide and f.kind in WIDENED else f.kind for name, f in fields.items()}
    shapes = {name: (1,) * len(f.shape) if lean and f.spare else f.shape for name, f in fields.items()}
    names = [(name, kinds[name], shapes[name]) if shapes[name] else (name, kinds[name]) for name in fields]
    return np.dtype((np.record, np.dtype(filled(names), align=True)))


def filled(names: list[Any]) -> list[Any]:
    """Fields with the gaps between them, and after the last, made fields of their own."""
    aligned = np.dtype(names, align=True)
    found: list[Any] = []
    end = 0
    for name in names:
        kind, start = (aligned.fields or {})[name[0]][:2]
        if start > end:
            found.append((f"{GAP}{end}", u1, (start - end,)))
        found.append(name)
        end = start + kind.itemsize
    if aligned.itemsize > end:
        found.append((f"{GAP}{end}", u1, (aligned.itemsize - end,)))
    return found


def records(layout: type[Layout], count: int = 1) -> Records:
    """`count` records of that layout, all zero."""
    return np.zeros(count, dtype=dtype(layout))


def narrowed(tables: Records, layout: type[Layout]) -> Records:
    """Records of that layout as compiled rules have them, to the byte, also in an interpreted run."""
    narrow = np.zeros(len(tables), dtype=dtype(layout, wide=False))
    for name in narrow.dtype.names or ():
        if not name.startswith(GAP):
            narrow[name] = tables[name]
    return narrow


def leaned(tables: Records, layout: type[Layout]) -> Records:
    """Lean records of that layout: all but what the spare fields hold."""
    lean = np.zeros(len(tables), dtype=dtype(layout, lean=True))
    for name in lean.dtype.names or ():
        if not name.startswith(GAP) and lean[name].shape == tables[name].shape:
            lean[name] = tables[name]
    return lean
