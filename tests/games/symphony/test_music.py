"""The piece that a game of Symphony wrote, and its files."""

import io
import random
from collections import Counter
from fractions import Fraction
from xml.etree import ElementTree

import mido
import msgspec
import pytest

from scherzo.core.match import Match
from scherzo.core.table import OPEN
from scherzo.games import game
from scherzo.games.symphony.music.engraving import engraved
from scherzo.games.symphony.music.midi import DRUM_CHANNEL, TICKS, midi
from scherzo.games.symphony.music.musicxml import DIVISIONS, accidental, musicxml
from scherzo.games.symphony.music.piece import NOBODY, Piece, Tone, piece
from scherzo.games.symphony.music.sounds import DRUMS, PROGRAMS, RANGES
from scherzo.games.symphony.music.tones import TUPLETS
from scherzo.games.symphony.music.written import Written, rests, staff


@pytest.fixture(scope="module")
def match() -> Match:
    match = game("symphony").start(3, seed="a piece", options={"orchestra": "preset"})
    luck = random.Random(2)
    while not match.over:
        seat = luck.choice(match.waiting)
        match.choose(seat, luck.choice(match.legal(seat)))
    return match


@pytest.fixture(scope="module")
def made(match: Match) -> Piece:
    return piece(match)


def test_every_note_of_the_score_is_in_the_piece_once(match: Match, made: Piece) -> None:
    notes = match.view(OPEN).notes
    assert len(made.tones) == len(notes)
    assert Counter((t.bar, t.voice) for t in made.tones) == Counter((n.bar, n.voice) for n in notes)


def test_the_topmost_disc_sounds_and_all_else_is_a_rest(match: Match, made: Piece) -> None:
    tops = Counter(note.stack[-1] if note.stack else NOBODY for note in match.view(OPEN).notes)
    assert Counter(tone.seat for tone in made.tones) == tops
    assert sum(tone.seat != NOBODY for tone in made.tones) > 10


def test_whoever_sounds_does_so_on_an_instrument_that_has_a_sound(made: Piece) -> None:
    for tone in made.tones:
        assert (tone.seat == NOBODY) == (tone.instrument == "")
        assert tone.seat == NOBODY or tone.instrument in PROGRAMS or tone.instrument in DRUMS


def test_position_voice_and_accidental_give_the_pitch(match: Match, made: Piece) -> None:
    """Position 1 of the 2nd Voice is middle C."""
    order = sorted(match.view(OPEN).notes, key=lambda note: (note.bar, note.voice, note.note))
    white_keys = [0, 2, 4, 5, 7, 9, 11]
    for note, tone in zip(order, made.tones, strict=True):
        shift = {"": 0, "flat": -1, "sharp": 1}[note.accidental]
        printed = 60 + 12 * (2 - note.voice) + white_keys[note.position - 1] + shift
        assert (tone.pitch - printed) % 12 == 0
        assert tone.pitch == printed or tone.instrument in RANGES


def test_no_instrument_plays_outside_its_range(made: Piece) -> None:
    moved = 0
    for tone in made.tones:
        low, high = RANGES.get(tone.instrument, (0, 127))
        assert low <= tone.pitch <= high
        moved += tone.octave != 6 - tone.voice
    assert moved > 3


def test_a_bar_lasts_as_long_as_its_longest_voice(made: Piece) -> None:
    for bar, length in enumerate(made.bars, 1):
        voices = [sum((t.beats for t in made.tones if t.bar == bar and t.voice == v), Fraction(0)) for v in (1, 2, 3)]
        assert max(voices) == length


def test_tuplets_take_the_time_of_their_neighbours(made: Piece) -> None:
    lengths = {(tone.kind, tone.tuplet): tone.beats for tone in made.tones}
    assert lengths["quaver", "duplet"] == Fraction(3, 4)
    assert lengths["quaver", "triplet"] == Fraction(1, 3)
    assert lengths["quaver", "quadruplet"] == Fraction(3, 8)


def test_the_midi_file_holds_each_players_notes_as_a_track(made: Piece) -> None:
    file = mido.MidiFile(file=io.BytesIO(midi(made)))
    assert len(file.tracks) == 1 + len(made.players)
    for seat, track in enumerate(file.tracks[1:]):
        own = [tone for tone in made.tones if tone.seat == seat]
        at, begins = 0, []
        for message in track:
            at += message.time
            if message.type == "note_on":
                begins.append((at, message.note))
                assert (message.channel == DRUM_CHANNEL) == (message.note in DRUMS.values() and message.channel == 9)
        keys = {(int(t.start * TICKS), DRUMS.get(t.instrument, t.pitch)) for t in own}
        assert set(begins) == keys
        assert len(begins) == len(own)


def test_the_engraved_score_has_full_bars_in_every_part_and_voice(made: Piece) -> None:
    score = ElementTree.fromstring(musicxml(made))
    parts = score.findall("part")
    assert len(parts) == len(made.players)
    for seat, part in enumerate(parts):
        for length, measure in zip(made.bars, part.findall("measure"), strict=True):
            for voice in "123":
                notes = [n for n in measure.findall("note") if n.findtext("voice") == voice]
                assert sum(int(n.findtext("duration") or 0) for n in notes) == length * DIVISIONS
        sounding = [n for n in part.iter("note") if n.find("rest") is None]
        assert len(sounding) == sum(tone.seat == seat for tone in made.tones)
        drums = sum(tone.seat == seat and tone.instrument in DRUMS for tone in made.tones)
        assert len(list(part.iter("unpitched"))) == len([n for n in sounding if n.findtext("notehead") == "x"]) == drums


def test_an_instrument_is_named_where_it_changes_and_loudness_too(made: Piece) -> None:
    part = ElementTree.fromstring(musicxml(made)).findall("part")[0]
    for voice in (1, 2, 3):
        own = [tone for tone in made.tones if tone.seat == 0 and tone.voice == voice]
        changes = [t.instrument for i, t in enumerate(own) if i == 0 or own[i - 1].instrument != t.instrument]
        changes += ["allargando"] if voice == 1 else []
        marks = [d for d in part.iter("direction") if d.findtext("staff") == str(voice)]
        words = [d.findtext("direction-type/words") for d in marks if d.find("direction-type/words") is not None]
        assert sorted(str(word) for word in words) == sorted(changes)
        louds = [t.dynamics for t in own]
        turns = [loud for i, loud in enumerate(louds) if i == 0 or louds[i - 1] != loud]
        dynamics = [d.find("direction-type/dynamics") for d in marks]
        assert [d[0].tag for d in dynamics if d is not None] == turns


def test_a_silent_bar_is_one_rest_and_a_silent_tuplet_is_none() -> None:
    tones = [quaver(1, "triplet"), quaver(1, "triplet"), quaver(1, "triplet"), crotchet(0), crotchet(NOBODY)]
    assert [(s.kind, s.tone) for s in staff(tones, 2, Fraction(3))] == [("", None)]
    part = staff(tones, 0, Fraction(4))
    assert [(s.kind, s.tone is not None, s.tuplet) for s in part] == [
        ("quarter", False, ""), ("quarter", True, ""), ("half", False, ""),
    ]  # fmt: skip


def test_a_tuplet_in_which_the_player_sounds_is_written_in_full() -> None:
    tones = [quaver(0, "quadruplet"), quaver(0, "quadruplet"), quaver(1, "quadruplet"), quaver(0, "quadruplet")]
    part = staff(tones, 0, Fraction(2))
    assert [s.edge for s in part] == ["start", "", "", "stop", ""]
    assert [s.beam for s in part] == ["begin", "end", "", "", ""]
    assert [s.kind for s in part] == ["eighth"] * 5
    assert sum((s.beats for s in part), Fraction(0)) == 2


def test_rests_go_up_to_the_next_beat_first() -> None:
    assert [(s.kind, s.beats) for s in rests(Fraction(3, 2), Fraction(7, 2))] == [
        ("eighth", Fraction(1, 2)), ("half", Fraction(2)), ("quarter", Fraction(1)),
    ]  # fmt: skip


def test_the_engraved_score_is_one_picture_of_all_bars(made: Piece) -> None:
    pytest.importorskip("verovio")
    picture = ElementTree.fromstring(engraved(made))
    bars = [e for e in picture.iter() if e.get("class") == "measure"]
    assert len(bars) == len(made.bars)
    assert "Player C" in "".join(picture.itertext())


def quaver(seat: int, tuplet: str) -> Tone:
    actual, normal = TUPLETS[tuplet]
    return crotchet(seat, kind="quaver", tuplet=tuplet, beats=Fraction(normal, actual * 2))


def crotchet(seat: int, kind: str = "crotchet", tuplet: str = "", beats: Fraction = Fraction(1)) -> Tone:
    instrument = "Viola" if seat >= 0 else ""
    return Tone(0, 1, 1, Fraction(0), beats, kind, tuplet, "C", 0, 5, "mf", seat=seat, instrument=instrument)


def test_each_movement_has_its_loudness_and_zones_are_louder(match: Match, made: Piece) -> None:
    zones = {note.note: note.zone for note in match.view(OPEN).notes}
    for tone in made.tones:
        quiet = {1: "p", 2: "p", 3: "mp", 4: "mp", 5: "mf", 6: "mf", 7: "mp", 8: "mp", 9: "mf"}[tone.bar]
        louder = {"p": "mp", "mp": "mf", "mf": "f"}[quiet]
        assert tone.dynamics == (louder if zones[tone.note] else quiet)


def test_the_last_bar_broadens_and_ends_with_a_final_bar_line(made: Piece) -> None:
    head = mido.MidiFile(file=io.BytesIO(midi(made))).tracks[0]
    tempos = [(message.time, mido.tempo2bpm(message.tempo)) for message in head if message.type == "set_tempo"]
    assert [(at, round(bpm)) for at, bpm in tempos] == [(0, 96), (sum(made.bars[:-1]) * TICKS, 72)]
    for part in ElementTree.fromstring(musicxml(made)).findall("part"):
        styles = [measure.findtext("barline/bar-style") for measure in part.findall("measure")]
        assert styles == [None] * 8 + ["light-heavy"]


def test_a_natural_takes_an_accidental_back_within_its_bar() -> None:
    altered: dict[tuple[str, int], int] = {}
    flat, natural = (msgspec.structs.replace(crotchet(0), alter=alter) for alter in (-1, 0))
    tones = [natural, flat, flat, natural, natural, msgspec.structs.replace(natural, octave=4)]
    signs = [accidental(Written(tone.beats, "quarter", tone), altered) for tone in tones]
    assert signs == ["", "flat", "", "natural", "", ""]


def test_a_running_game_has_its_keepsakes_too_and_other_games_have_none() -> None:
    match = game("symphony").start(2, seed="so far", options={"orchestra": "preset"})
    made = {keepsake.name: keepsake.make(match) for keepsake in match.game.keepsakes if keepsake.name != "svg"}
    assert made["midi"].startswith(b"MThd")
    assert b"<score-partwise" in made["musicxml"]
    assert game("musical-chairs").keepsakes == ()
