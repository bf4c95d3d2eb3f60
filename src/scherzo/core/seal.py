"""The seal: a promise, shown before the first draw, of the seed that is opened after the game."""

import hashlib
import secrets

from scherzo.core.errors import BadInput
from scherzo.core.table import Head


def new_seed() -> str:
    """A seed nobody can guess: 128 random bits."""
    return secrets.token_hex(16)


def check_seed(seed: str) -> None:
    """Refuses what would not come back the same from the `seed:` line of a record."""
    if seed.splitlines() != [seed] or seed != seed.strip():
        raise BadInput(f"A seed is one line of text without spaces around it, not {seed[:40]!r}. Give another one.")
    try:
        seed.encode()
    except UnicodeEncodeError:
        raise BadInput(f"The seed {seed[:40]!r} is not text that can be written as UTF-8. Give another one.") from None


def seal(seed: str) -> str:
    """What is shown of a seed before the game ends."""
    check_seed(seed)
    return hashlib.sha256(b"scherzo seal " + seed.encode()).hexdigest()


def key(seed: str) -> tuple[int, int]:
    """The two 64-bit words under which all chance of the game is drawn."""
    check_seed(seed)
    digest = hashlib.sha256(b"scherzo key " + seed.encode()).digest()
    return int.from_bytes(digest[:8], "little"), int.from_bytes(digest[8:16], "little")


def lock(table: Head, seed: str) -> None:
    """Gives a table the secret that belongs to a seed."""
    table.secret[0], table.secret[1] = key(seed)
