"""Records with their arrays, for checks and counts, which reckon with whole arrays; views and words use readings."""

from types import SimpleNamespace
from typing import Any

import numpy as np


def with_arrays(record: Any) -> Any:
    """The fields of a record as attributes: plain numbers, and arrays of 64 bits, whose sums cannot overflow."""
    shapes = {name: kind[0].shape for name, kind in record.dtype.fields.items()}
    return SimpleNamespace(**{name: wide(record[name]) if shapes[name] else record[name].item() for name in shapes})


def wide(array: Any) -> Any:
    """Signed numbers 64 bits wide; secrets and texts, which nobody adds up, as they are."""
    return array.astype(np.int64) if array.dtype.kind == "i" else array
