"""What may not be chosen: the rules give a reason, and here it is put into words."""

from typing import Any

from scherzo.core.english import capital
from scherzo.core.reading import read_box, read_table
from scherzo.core.words import Barred
from scherzo.template.game import names as n
from scherzo.template.game.rules.looks import reasons
from scherzo.template.game.words.texts import piece_element, piece_name


def barred(box: Any, table: Any, seat: int) -> tuple[Barred, ...]:
    """What a seat may want to choose now but may not: pieces of its own that were performed before."""
    box, table = read_box(box), read_table(table)
    return tuple(
        Barred(
            piece,
            f"{capital(piece_name(piece))} was performed on evening {table.performed[piece]}; it is out of the game.",
            "LR-EVENING-5",
            (piece_element(piece),),
        )
        for piece, reason in enumerate(reasons(box, table, seat))
        if reason == n.PERFORMED_BEFORE
    )
