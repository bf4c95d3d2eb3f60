"""A piece as an engraved page: SVG drawn by Verovio, which is the optional extra `engraving`."""

from scherzo.core.errors import BadInput
from scherzo.music.musicxml import musicxml
from scherzo.music.piece import Piece

OPTIONS = {
    "pageWidth": 2970,
    "pageHeight": 2100,
    "scale": 40,
    "adjustPageHeight": True,
    "breaks": "auto",
    "footer": "none",
}


def engraved(piece: Piece, title: str = "Symphony") -> list[str]:
    """The pages of the score, each an SVG picture."""
    try:
        import verovio
    except ImportError:
        raise BadInput("The engraver is not installed. Install it with: pip install 'scherzo[engraving]'.") from None
    toolkit = verovio.toolkit()
    toolkit.setOptions(OPTIONS)
    toolkit.loadData(musicxml(piece, title))
    return [toolkit.renderToSVG(page) for page in range(1, toolkit.getPageCount() + 1)]
