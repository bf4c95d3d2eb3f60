"""What simulations of Musical Chairs count as used: cushions, and what is done beside playing Chair cards."""

from typing import Any

import numpy as np

from scherzo.core.layout import Records
from scherzo.core.usage import Group, Uses, joined, of_kind, uses
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.words.texts import CUSHION_NAMES


def bought(box: Any, told: Records) -> Uses:
    """Cushions bought; the points are the cushion's, less those of the card paid."""
    found = of_kind(told, n.BOUGHT)
    points = np.array(box.cushion_vp)[found["b"]].astype(float) - np.array(box.vp)[found["c"]]
    return uses(found, found["b"], points=points)


def placed(box: Any, told: Records) -> Uses:
    """The cushions that lie on chairs in each game."""
    found = of_kind(told, n.CUSHION_PLACED)
    return uses(found, found["b"])


DEEDS = ("Repeat card", "Rest card", "stop the music", "stop by cushion", "battle won", "card scored from hand")


def deeds(box: Any, told: Records) -> Uses:
    """Repeat and Rest cards, stops, battles, cards scored from hand."""
    stops, battles = of_kind(told, n.STOPPED), of_kind(told, n.BATTLE_WON)
    by_cards = [of_kind(told, kind) for kind in (n.REPEATED, n.RESTED)]
    from_hand = of_kind(told, n.SCORED_FROM_HAND)
    return joined(
        [
            *(uses(rows, np.full(len(rows), place)) for place, rows in enumerate(by_cards)),
            uses(stops, 2 + stops["b"]),
            uses(battles, np.full(len(battles), 4), seat=battles["b"]),
            uses(from_hand, np.full(len(from_hand), 5)),
        ]
    )


GROUPS = (
    Group("cushions bought", lambda box: CUSHION_NAMES, bought, placed),
    Group("deeds", lambda box: DEEDS, deeds),
)
