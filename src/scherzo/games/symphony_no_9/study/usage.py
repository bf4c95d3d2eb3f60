"""What simulations of Symphony No. 9 count as used: composers sponsored, cubes bought, furniture bid and sold."""

from typing import Any

import numpy as np

from scherzo.core.layout import Records
from scherzo.core.members import set_of
from scherzo.core.usage import Group, Uses, joined, of_kind, uses
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.words.texts import printed

WAYS = {n.TAKE_FREE: "free cube", n.BUY_SECOND: "second cube", n.BUY_THIRD: "third cube", n.TAKE_BONUS: "bonus cube"}


def sponsored(box: Any, told: Records) -> Uses:
    """Cubes by their composer, for the seat that gets them."""
    taken = all_taken(told)
    return uses(taken, taken["b"], seat=taken["c"])


def all_taken(told: Records) -> Records:
    """Every cube that was taken from a track, bonus cubes too, in the order of the games."""
    return told[np.isin(told["kind"], (n.CUBE_TAKEN, n.BONUS_TAKEN))]


def ways(box: Any, told: Records) -> Uses:
    """Cubes by the step in which they were taken."""
    taken = all_taken(told)
    taken = taken[np.isin(taken["asking"], list(WAYS))]
    return uses(taken, np.searchsorted(list(WAYS), taken["asking"]), seat=taken["c"])


def furniture(box: Any, told: Records) -> Uses:
    """Pieces that were put into a contribution, and pieces sold."""
    shown, sold = of_kind(told, n.REVEALED), of_kind(told, n.SOLD)
    held = [shown[shown["c"] & set_of(piece) != 0] for piece in range(n.FURNITURE)]
    bids = [uses(rows, np.full(len(rows), piece)) for piece, rows in enumerate(held)]
    return joined([*bids, uses(sold, n.FURNITURE + sold["b"])])


def furniture_names(box: Any) -> list[str]:
    """'organ in a bid', 'organ sold'."""
    return [f"{piece} {what}" for what in ("in a bid", "sold") for piece in printed(box).furniture]


GROUPS = (
    Group("composers sponsored", lambda box: n.SURNAMES, sponsored),
    Group("cubes taken", lambda box: list(WAYS.values()), ways),
    Group("furniture", furniture_names, furniture),
)
