"""The piece that a game of Symphony wrote: which seat sounds which note, when, how long, on which Instrument.

The topmost disc of a note sounds, in the part of its player, on the Instrument that placed it. Notes without a disc,
and those under a black one, are rests. A note outside the range of its Instrument moves by octaves into it.
"""

from fractions import Fraction

import msgspec

from scherzo.core.game_record import SEATS
from scherzo.core.match import Match
from scherzo.core.reading import Reading
from scherzo.core.table import NOBODY
from scherzo.games.symphony import names as n
from scherzo.games.symphony.music.sounds import octave_for
from scherzo.games.symphony.music.tones import Sound, bar_lengths, sounds
from scherzo.games.symphony.words.texts import card_title


class Tone(Sound, frozen=True, kw_only=True):
    """A note of the score as it sounds, or as a rest where no player's disc lies on top."""

    seat: int  # NOBODY: a rest
    instrument: str


class Piece(msgspec.Struct, frozen=True):
    """All notes of a score in the order of bars, Voices and time, and how long each bar is."""

    players: tuple[str, ...]
    bars: tuple[Fraction, ...]
    tones: tuple[Tone, ...]


def piece(match: Match) -> Piece:
    """What has been written so far in a game of Symphony."""
    box, table = match.box, match.now
    names = [f"Player {SEATS[seat]}" for seat in range(match.players)]
    tones = [tone(box, table, printed) for printed in sounds(box).values()]
    return Piece(tuple(names), tuple(bar_lengths(box)), tuple(tones))


def tone(box: Reading, table: Reading, printed: Sound) -> Tone:
    """A note of the score as the disc on top lets it sound."""
    height = table.height[printed.note]
    top = table.stack[printed.note][height - 1] if height else n.NO_DISC
    seat = NOBODY if top in (n.NO_DISC, n.BLACK) else top - 1
    instrument = "" if seat == NOBODY else instrument_of(box, table.played_by[printed.note])
    octave = octave_for(instrument, printed.pitch, printed.octave)
    fields = {**msgspec.structs.asdict(printed), "octave": octave}
    return Tone(seat=seat, instrument=instrument, **fields)


def instrument_of(box: Reading, card: int) -> str:
    """The Instrument of a card; advanced cards sound like the others."""
    return card_title(box, card).removesuffix(" (advanced)") if card >= 0 else ""
