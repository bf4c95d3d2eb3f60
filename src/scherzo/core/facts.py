"""Records read once: NumPy looks a field of a record up slowly, and views and checks read hundreds of them."""

from types import SimpleNamespace
from typing import Any


def facts(record: Any) -> Any:
    """The fields of a record as attributes: numbers, and arrays that are still the record's own."""
    types = record.dtype.fields
    return SimpleNamespace(**{name: record[name] if types[name][0].shape else record[name].item() for name in types})
