"""The file of a picture: refused before the games are played if it could not be written after them."""

from pathlib import Path

from matplotlib import rc_context
from matplotlib.figure import Figure

from scherzo.core.errors import BadInput

FORMATS = (".png", ".svg", ".pdf")


def check_picture(path: Path) -> None:
    """Refuses a picture file that could not be written in the end."""
    if path.suffix.lower() not in FORMATS:
        raise BadInput(f"A picture's name must end in {', '.join(FORMATS)}, unlike '{path.name}'.")
    if not path.absolute().parent.is_dir():
        raise BadInput(f"There is no folder {path.absolute().parent}. Give a path in a folder that exists.")


def save(figure: Figure, path: Path) -> None:
    """Writes a picture."""
    try:
        with rc_context({"svg.fonttype": "none"}):  # letters as text: a third of the size, and they can be searched
            figure.savefig(path)
    except OSError as error:
        raise BadInput(f"Cannot write {path}: {error.strerror}. Give a path in a folder you may write to.") from None
