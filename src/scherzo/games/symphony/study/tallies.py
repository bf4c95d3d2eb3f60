"""What simulations count of a finished game of Symphony: how full the score became, and what was left over."""

from typing import Any

import numpy as np

from scherzo.core.facts import facts
from scherzo.games.symphony import names as n


def tallies(box: Any, table: Any) -> dict[str, float]:
    """Notes and discs on the score, Instruments well placed, tokens and Conductor's discs that nobody used."""
    printed, seen = facts(box), facts(table)
    playable = (printed.note == 1) & (printed.covered == 0)
    height = np.asarray(seen.height)
    top = np.where(height > 0, np.take_along_axis(seen.stack, np.maximum(height - 1, 0)[:, None], 1)[:, 0], 0)
    buried = (seen.stack[:, :2] > 0) & (seen.stack[:, :2] != n.BLACK) & (np.arange(2) < height[:, None] - 1)
    return {
        "notes left empty": float((playable & (height == 0)).sum()),
        "of these Semibreves": float((playable & (height == 0) & (printed.kind == n.SEMIBREVE)).sum()),
        "of these flats and sharps": float((playable & (height == 0) & (printed.accidental > 0)).sum()),
        "notes under a black disc": float((playable & (top == n.BLACK)).sum()),
        "players' discs overwritten": float((buried & (seen.paired == 0)[:, None]).sum()),
        "Semibreves filled": float(seen.paired.sum()),
        "tokens left on Minims": float(((seen.minim >= 0) & (printed.kind == n.MINIM)).sum()),
        "tokens unused": float(seen.tokens.sum()),
        "Conductor's discs unused": float((seen.discs[n.CONDUCTOR] > 0).sum()),
        "Instruments well placed": float((seen.well[: n.SEATS] > 0).sum()),
    }
