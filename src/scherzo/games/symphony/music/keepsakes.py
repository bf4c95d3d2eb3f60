"""The music as files to take home, from a running or finished game. What writes them is loaded when asked for."""

from typing import TYPE_CHECKING

from scherzo.core.game import Keepsake

if TYPE_CHECKING:
    from scherzo.core.match import Match


def as_midi(match: "Match") -> bytes:
    """To listen to."""
    from scherzo.games.symphony.music.midi import midi
    from scherzo.games.symphony.music.piece import piece

    return midi(piece(match))


def as_musicxml(match: "Match") -> bytes:
    """To read, and to change in a notation program."""
    from scherzo.games.symphony.music.musicxml import musicxml
    from scherzo.games.symphony.music.piece import piece

    return musicxml(piece(match)).encode()


def as_picture(match: "Match") -> bytes:
    """To look at and to print."""
    from scherzo.games.symphony.music.engraving import engraved
    from scherzo.games.symphony.music.piece import piece

    return engraved(piece(match)).encode()


KEEPSAKES = (
    Keepsake("midi", "MIDI file", "mid", "audio/midi", as_midi),
    Keepsake("musicxml", "MusicXML score", "musicxml", "application/vnd.recordare.musicxml+xml", as_musicxml),
    Keepsake("svg", "engraved score", "svg", "image/svg+xml", as_picture),
)
