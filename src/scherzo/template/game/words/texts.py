"""The names of things."""


def piece_name(piece: int) -> str:
    """A piece as players call it: its printed number."""
    return f"piece {piece + 1}"


def piece_element(piece: int) -> str:
    """A piece in the picture."""
    return f"piece-{piece + 1}"
