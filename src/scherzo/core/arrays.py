"""Records with their arrays, for checks and counts, which reckon with whole arrays; views and words use readings."""

from types import SimpleNamespace
from typing import Any


def with_arrays(record: Any) -> Any:
    """The fields of a record as attributes: numbers, and arrays that are still the record's own."""
    types = record.dtype.fields
    return SimpleNamespace(**{name: record[name] if types[name][0].shape else record[name].item() for name in types})
