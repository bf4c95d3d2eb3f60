"""What simulations count as used: the pieces that were performed, and what they brought."""

from typing import Any

import numpy as np

from scherzo.core.layout import Records
from scherzo.core.usage import Group, Uses, of_kind, uses
from scherzo.template.game import names as n


def performed(box: Any, told: Records) -> Uses:
    """Pieces by their number, for the seat that performed them."""
    shown = of_kind(told, n.PERFORMED)
    return uses(shown, np.asarray(shown["b"]))


GROUPS = (Group("pieces performed", lambda box: [f"piece {i + 1}" for i in range(int(box.pieces))], performed),)
