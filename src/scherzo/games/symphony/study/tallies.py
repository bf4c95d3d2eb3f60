"""What simulations count of finished games of Symphony: how full the score became, and what was left over."""

from typing import Any

import numpy as np

from scherzo.core.arrays import with_arrays
from scherzo.core.layout import Array, Records
from scherzo.games.symphony import names as n


def tallies(box: Any, tables: Records) -> dict[str, Array]:
    """Notes and discs on the score, Instruments well placed, tokens and Conductor's discs that nobody used."""
    printed = with_arrays(box)
    playable = (printed.note == 1) & (printed.covered == 0)
    height, stack = tables["height"], tables["stack"]
    highest = np.take_along_axis(stack, np.maximum(height - 1, 0)[:, :, None].astype(int), 2)[:, :, 0]
    top = np.where(height > 0, highest, 0)
    empty = playable & (height == 0)
    lower = stack[:, :, :2]
    buried = (lower > 0) & (lower != n.BLACK) & (np.arange(2) < height[:, :, None] - 1)
    return {
        "notes left empty": empty.sum(axis=1),
        "of these Semibreves": (empty & (printed.kind == n.SEMIBREVE)).sum(axis=1),
        "of these flats and sharps": (empty & (printed.accidental > 0)).sum(axis=1),
        "notes under a black disc": (playable & (top == n.BLACK)).sum(axis=1),
        "players' discs overwritten": (buried & (tables["paired"] == 0)[:, :, None]).sum(axis=(1, 2)),
        "Semibreves filled": tables["paired"].sum(axis=1),
        "tokens left on Minims": ((tables["minim"] >= 0) & (printed.kind == n.MINIM)).sum(axis=1),
        "tokens unused": tables["tokens"].sum(axis=(1, 2)),
        "Conductor's discs unused": (tables["discs"][:, n.CONDUCTOR] > 0).sum(axis=1),
        "Instruments well placed": (tables["well"][:, : n.SEATS] > 0).sum(axis=1),
    }
