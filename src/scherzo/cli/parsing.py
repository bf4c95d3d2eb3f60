"""Reading what was given on the command line: games, seats, options, bots, files."""

import re
from pathlib import Path

from scherzo.core.errors import BadInput
from scherzo.core.game_record import SEATS
from scherzo.core.number_in_text import number_in


def seat_number(text: str, seats: int) -> int:
    """A seat from its letter or number."""
    letters = SEATS[:seats]
    wanted = text.strip().upper()
    if len(wanted) == 1 and wanted in letters:
        return letters.index(wanted)
    number = number_in(wanted)
    if number is not None and 1 <= number <= seats:
        return number - 1
    raise BadInput(f"There is no seat '{text}' at this table. The seats are {', '.join(letters)}.")


def options_of(pairs: list[str]) -> dict[str, str]:
    """Options of a game from key=value pairs."""
    options: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key.strip():
            raise BadInput(f"'{pair}' is not an option. Write --option key=value.")
        options[key.strip()] = value.strip()
    return options


def bots_of(text: str) -> list[str]:
    """Bots from a list with commas; commas in brackets belong to one bot: `greedy,search(seconds=1,threads=2)`."""
    bots = [part.strip() for part in re.split(r",(?![^(]*\))", text)]
    if not all(bots):
        raise BadInput(f"'{text}' names no bot somewhere. Write one bot, such as greedy, or several: greedy,random.")
    return bots


def refuse_both(cluster: str | None, gpu: bool) -> None:
    """A GPU is that of this machine."""
    if cluster is not None and gpu:
        raise BadInput("--cluster and --gpu do not go together: give one of them.")


def read_text(path: Path) -> str:
    """The text of a file that the user named."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"Cannot read {path}: {error.strerror}. Give the path of a record.") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not a text file. Give the path of a record.") from None


def write_file(path: Path, content: bytes) -> None:
    """Writes a file that the user named."""
    try:
        path.write_bytes(content)
    except OSError as error:
        raise BadInput(f"Cannot write {path}: {error.strerror}. Give a path in a folder you may write to.") from None
    except ValueError as error:  # a name that no file can have
        raise BadInput(f"Cannot write {str(path)!r}: {error}. Give another name.") from None
