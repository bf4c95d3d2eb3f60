"""A piece as a MIDI file: one track per player, the program changing with the Instrument that plays."""

import io
from fractions import Fraction

import mido

from scherzo.games.symphony.music.piece import Piece, Tone
from scherzo.games.symphony.music.sounds import DRUMS, ENSEMBLE, PROGRAMS

TICKS = 480
"""Ticks of a crotchet."""
TEMPO = 96
"""Crotchets a minute."""
LAST_TEMPO = 72
"""In the last bar, which broadens."""
DRUM_CHANNEL = 9
LOUDNESS = {"p": 48, "mp": 62, "mf": 78, "f": 98}
"""How hard a key is struck."""


def midi(piece: Piece) -> bytes:
    """The bytes of a MIDI file."""
    file = mido.MidiFile(ticks_per_beat=TICKS)
    head = mido.MidiTrack()
    head.append(mido.MetaMessage("set_tempo", tempo=mido.bpm2tempo(TEMPO)))
    before = ticks(sum(piece.bars[:-1], Fraction(0)))
    head.append(mido.MetaMessage("set_tempo", tempo=mido.bpm2tempo(LAST_TEMPO), time=before))
    file.tracks.append(head)
    for seat, name in enumerate(piece.players):
        file.tracks.append(part(seat, name, [tone for tone in piece.tones if tone.seat == seat]))
    written = io.BytesIO()
    file.save(file=written)
    return written.getvalue()


def part(seat: int, name: str, tones: list[Tone]) -> mido.MidiTrack:
    """A player's notes as a track. Notes that end go before those that begin at the same time."""
    timed: list[tuple[int, int, list[mido.Message]]] = []
    for tone in tones:
        channel, key = where(seat, tone)
        begins, ends = ticks(tone.start), ticks(tone.start + tone.beats)
        program = PROGRAMS.get(tone.instrument, ENSEMBLE)
        loud = LOUDNESS[tone.dynamics]
        timed.append((ends, 0, [mido.Message("note_off", channel=channel, note=key)]))
        change = [] if channel == DRUM_CHANNEL else [mido.Message("program_change", channel=channel, program=program)]
        timed.append((begins, 1, [*change, mido.Message("note_on", channel=channel, note=key, velocity=loud)]))
    track = mido.MidiTrack()
    track.append(mido.MetaMessage("track_name", name=name.encode("latin-1", "replace").decode("latin-1")))
    now = 0
    for at, _, messages in sorted(timed, key=lambda entry: entry[:2]):
        for message in messages:
            track.append(message.copy(time=at - now))
            now = at
    return track


def where(seat: int, tone: Tone) -> tuple[int, int]:
    """The channel and key of a note: drums share one channel, where the key chooses the drum.

    Three Voices of a player may sound on different Instruments at once, so each seat and Voice has its own channel
    as far as sixteen go.
    """
    if tone.instrument in DRUMS:
        return DRUM_CHANNEL, DRUMS[tone.instrument]
    channel = (3 * seat + tone.voice - 1) % 15
    return channel + (channel >= DRUM_CHANNEL), tone.pitch


def ticks(beats: Fraction) -> int:
    """Beats as ticks; all note values divide evenly."""
    return int(beats * TICKS)
