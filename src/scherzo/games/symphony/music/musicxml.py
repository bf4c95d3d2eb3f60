"""A piece as MusicXML: one part per player with a staff for each Voice, the Instruments named where they change."""

from fractions import Fraction
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from scherzo.games.symphony.music.midi import LAST_TEMPO, TEMPO
from scherzo.games.symphony.music.piece import Piece, Tone
from scherzo.games.symphony.music.sounds import DRUMS
from scherzo.games.symphony.music.tones import TUPLETS
from scherzo.games.symphony.music.written import Written, staff

DIVISIONS = 24
"""Parts of a crotchet: thirds and eighths of it are whole."""
CLEFS = (("G", "2"), ("G", "2"), ("F", "4"))
"""By Voice: sign and line."""
HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n'
TITLE = "Symphony"


def musicxml(piece: Piece) -> str:
    """The text of a MusicXML file."""
    score = Element("score-partwise", version="4.0")
    SubElement(SubElement(score, "work"), "work-title").text = TITLE
    listed = SubElement(score, "part-list")
    for seat, name in enumerate(piece.players):
        entry = SubElement(listed, "score-part", id=f"P{seat + 1}")
        SubElement(entry, "part-name").text = name
        SubElement(entry, "part-abbreviation").text = name.removeprefix("Player ")
    for seat in range(len(piece.players)):
        Part(piece, seat).write(SubElement(score, "part", id=f"P{seat + 1}"))
    ElementTree.indent(score)
    return HEADER + ElementTree.tostring(score, encoding="unicode") + "\n"


class Part:
    """A player's part while it is written: what each staff was last marked with."""

    def __init__(self, piece: Piece, seat: int) -> None:
        self.piece = piece
        self.seat = seat
        self.instrument = ["", "", ""]
        self.dynamics = ["", "", ""]

    def write(self, part: Element) -> None:
        """All bars."""
        for bar, length in enumerate(self.piece.bars, 1):
            self.measure(SubElement(part, "measure", number=str(bar)), bar, length)

    def measure(self, made: Element, bar: int, length: Fraction) -> None:
        """A bar: its three Voices one after the other."""
        attributes(made, self.piece, bar, length)
        if bar == 1 and self.seat == 0:
            tempo(made, "", TEMPO)
        if bar == len(self.piece.bars) and self.seat == 0:
            tempo(made, "allargando", LAST_TEMPO)
        for voice in (1, 2, 3):
            tones = [tone for tone in self.piece.tones if tone.bar == bar and tone.voice == voice]
            altered: dict[tuple[str, int], int] = {}  # what an accidental has changed in this bar
            for sign in staff(tones, self.seat, length):
                if sign.tone:
                    self.mark(made, sign.tone)
                note(made, sign, voice, accidental(sign, altered))
            if voice < 3:
                SubElement(SubElement(made, "backup"), "duration").text = duration(length)
        if bar == len(self.piece.bars):
            SubElement(SubElement(made, "barline", location="right"), "bar-style").text = "light-heavy"

    def mark(self, made: Element, tone: Tone) -> None:
        """The Instrument above the staff and how loud below it, where that changes."""
        at = tone.voice - 1
        if self.instrument[at] != tone.instrument:
            self.instrument[at] = tone.instrument
            SubElement(direction(made, "above", tone.voice), "words").text = tone.instrument
        if self.dynamics[at] != tone.dynamics:
            self.dynamics[at] = tone.dynamics
            SubElement(SubElement(direction(made, "below", tone.voice), "dynamics"), tone.dynamics)


def attributes(made: Element, piece: Piece, bar: int, length: Fraction) -> None:
    """What a bar begins with: its length where that changes, and in the first bar staves and clefs."""
    if bar > 1 and piece.bars[bar - 2] == length:
        return
    head = SubElement(made, "attributes")
    if bar == 1:
        SubElement(head, "divisions").text = str(DIVISIONS)
    time = SubElement(head, "time")
    SubElement(time, "beats").text = str(int(length * 2))
    SubElement(time, "beat-type").text = "8"
    if bar == 1:
        SubElement(head, "staves").text = "3"
        for voice, (sign, line) in enumerate(CLEFS, 1):
            clef = SubElement(head, "clef", number=str(voice))
            SubElement(clef, "sign").text = sign
            SubElement(clef, "line").text = line


def tempo(made: Element, words: str, beats: int) -> None:
    """A metronome mark above a bar."""
    if words:
        SubElement(direction(made, "above", 1), "words").text = words
    mark = SubElement(direction(made, "above", 1), "metronome")
    SubElement(mark, "beat-unit").text = "quarter"
    SubElement(mark, "per-minute").text = str(beats)


def direction(made: Element, placement: str, voice: int) -> Element:
    """Room for a mark above or below a staff; what it is goes in the element that is answered."""
    entry = SubElement(made, "direction", placement=placement)
    kind = SubElement(entry, "direction-type")
    SubElement(entry, "staff").text = str(voice)
    return kind


def note(made: Element, sign: Written, voice: int, accidental: str) -> None:
    """A note or a rest."""
    entry = SubElement(made, "note")
    tone = sign.tone
    if tone is None:
        SubElement(entry, "rest", {} if sign.kind else {"measure": "yes"})
    elif tone.instrument in DRUMS:
        unpitched = SubElement(entry, "unpitched")
        SubElement(unpitched, "display-step").text = tone.step
        SubElement(unpitched, "display-octave").text = str(tone.octave)
    else:
        pitch = SubElement(entry, "pitch")
        SubElement(pitch, "step").text = tone.step
        if tone.alter:
            SubElement(pitch, "alter").text = str(tone.alter)
        SubElement(pitch, "octave").text = str(tone.octave)
    SubElement(entry, "duration").text = duration(sign.beats)
    SubElement(entry, "voice").text = str(voice)
    if sign.kind:
        SubElement(entry, "type").text = sign.kind
    if accidental:
        SubElement(entry, "accidental").text = accidental
    if sign.tuplet:
        actual, normal = TUPLETS[sign.tuplet]
        change = SubElement(entry, "time-modification")
        SubElement(change, "actual-notes").text = str(actual)
        SubElement(change, "normal-notes").text = str(normal)
    if tone and tone.instrument in DRUMS:
        SubElement(entry, "notehead").text = "x"
    SubElement(entry, "staff").text = str(voice)
    if sign.beam:
        SubElement(entry, "beam", number="1").text = sign.beam
    if sign.edge:
        SubElement(SubElement(entry, "notations"), "tuplet", type=sign.edge, bracket="yes", placement="below")


def accidental(sign: Written, altered: dict[tuple[str, int], int]) -> str:
    """The accidental before a note: where it differs from what holds in the bar so far; a natural takes it back."""
    tone = sign.tone
    if tone is None or tone.instrument in DRUMS:
        return ""
    line = (tone.step, tone.octave)
    before, altered[line] = altered.get(line, 0), tone.alter
    return "" if tone.alter == before else {-1: "flat", 0: "natural", 1: "sharp"}[tone.alter]


def duration(beats: Fraction) -> str:
    """A length in parts of a crotchet."""
    return str(int(beats * DIVISIONS))
