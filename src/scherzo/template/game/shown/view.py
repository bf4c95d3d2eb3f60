"""What a viewer sees of a table, listed field by field. Hidden: the hands and sealed pieces of others."""

from typing import Any

from scherzo.core.members import members_of
from scherzo.core.reading import Reading, read_box, read_table
from scherzo.core.table import OPEN
from scherzo.template.game import names as n
from scherzo.template.game.shown.structs import Seat, View


def view(box: Any, table: Any, viewer: int) -> View:
    """What a viewer sees."""
    b, t = read_box(box), read_table(table)
    return View(
        evening=t.evening,
        evenings=b.hand,
        applause=t.once("applause", lambda: tuple(b.points[: b.hand])),
        lowest_wins=b.wins == n.LOWEST,
        viewer=viewer,
        waiting=members_of(t.waiting),
        over=t.waiting == 0,
        seats=tuple(seat_view(b, t, seat, viewer) for seat in range(t.players)),
    )


def seat_view(b: Reading, t: Reading, seat: int, viewer: int) -> Seat:
    """A player's place: the hand is for its player alone, until the game is over."""
    own = viewer in (seat, OPEN)
    dealt = [piece for piece in range(b.pieces) if t.holder[piece] == seat]
    hand = tuple(piece + 1 for piece in dealt if t.performed[piece] == 0)
    performed = sorted((t.performed[piece], piece + 1) for piece in dealt if t.performed[piece])
    chosen = t.waiting != 0 and t.chosen[seat] != n.NOWHERE
    return Seat(
        seat=seat,
        points=t.points[seat],
        chosen=chosen,
        pieces=len(hand),
        hand=hand if own else None,
        sealed=t.chosen[seat] + 1 if own and chosen else None,
        performed=tuple(piece for _, piece in performed),
    )
