"""Citing rules: a test says which rules of the ledger it guards by a mark, `@pytest.mark.rules("MC-TURN-3")`."""


def ids(stem: str, first: int, last: int) -> tuple[str, ...]:
    """A row of ids: ids("MC-TURN", 3, 5) is MC-TURN-3, MC-TURN-4, MC-TURN-5."""
    return tuple(f"{stem}-{number}" for number in range(first, last + 1))
