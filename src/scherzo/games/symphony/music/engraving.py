"""A piece as an engraved score: one SVG picture of all systems, drawn by Verovio (the optional extra `engraving`)."""

from scherzo.core.errors import BadInput
from scherzo.games.symphony.music.musicxml import musicxml
from scherzo.games.symphony.music.piece import Piece

OPTIONS = {
    "pageWidth": 2970,
    "pageHeight": 60000,  # all systems below each other; the picture is cut to what is drawn
    "adjustPageHeight": True,
    "scale": 40,
    "breaks": "auto",
    "footer": "none",
    "svgViewBox": True,
    "svgRemoveXlink": True,
    "svgFormatRaw": True,
    "spacingStaff": 10,
    "spacingSystem": 12,
}


def engraved(piece: Piece) -> str:
    """The whole score as an SVG picture."""
    try:
        import verovio
    except ImportError:
        raise BadInput("The engraver is not installed. Install it with: pip install 'scherzo[engraving]'.") from None
    toolkit = verovio.toolkit()
    toolkit.setOptions(OPTIONS)
    toolkit.loadData(musicxml(piece))
    return str(toolkit.renderToSVG(1))
