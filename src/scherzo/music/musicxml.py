"""A piece as MusicXML: one part per player with a staff for each Voice, everything else as rests."""

from fractions import Fraction
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from scherzo.music.piece import TUPLETS, Piece, Tone

DIVISIONS = 24
"""Parts of a crotchet: thirds and eighths of it are whole."""
TYPES = {"semibreve": "whole", "minim": "half", "crotchet": "quarter", "quaver": "eighth"}
CLEFS = (("G", "2"), ("G", "2"), ("F", "4"))
"""By Voice: sign and line."""
HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n'
RESTS = ((Fraction(4), "whole"), (Fraction(2), "half"), (Fraction(1), "quarter"), (Fraction(1, 2), "eighth"))


def musicxml(piece: Piece, title: str = "Symphony") -> str:
    """The text of a MusicXML file."""
    score = Element("score-partwise", version="4.0")
    SubElement(SubElement(score, "work"), "work-title").text = title
    listed = SubElement(score, "part-list")
    for seat, name in enumerate(piece.players):
        entry = SubElement(listed, "score-part", id=f"P{seat + 1}")
        SubElement(entry, "part-name").text = name
    for seat in range(len(piece.players)):
        part = SubElement(score, "part", id=f"P{seat + 1}")
        for bar, length in enumerate(piece.bars, 1):
            measure(part, piece, seat, bar, length)
    ElementTree.indent(score)
    return HEADER + ElementTree.tostring(score, encoding="unicode") + "\n"


def measure(part: Element, piece: Piece, seat: int, bar: int, length: Fraction) -> None:
    """A bar of a part: its three Voices one after the other."""
    made = SubElement(part, "measure", number=str(bar))
    attributes(made, piece, bar, length)
    for voice in (1, 2, 3):
        tones = [tone for tone in piece.tones if tone.bar == bar and tone.voice == voice]
        for at, tone in enumerate(tones):
            note(made, tone, tone.seat == seat, tuplet_edge(tones, at))
        used = sum((tone.beats for tone in tones), Fraction(0))
        fill_with_rests(made, voice, length - used)
        if voice < 3:
            SubElement(SubElement(made, "backup"), "duration").text = str(int(length * DIVISIONS))


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


def note(made: Element, tone: Tone, sounds: bool, edge: str) -> None:
    """A note, or a rest of the same value where another plays."""
    entry = SubElement(made, "note")
    if sounds:
        pitch = SubElement(entry, "pitch")
        SubElement(pitch, "step").text = tone.step
        if tone.alter:
            SubElement(pitch, "alter").text = str(tone.alter)
        SubElement(pitch, "octave").text = str(tone.octave)
    else:
        SubElement(entry, "rest")
    SubElement(entry, "duration").text = str(int(tone.beats * DIVISIONS))
    SubElement(entry, "voice").text = str(tone.voice)
    SubElement(entry, "type").text = TYPES[tone.kind]
    if sounds and tone.alter:
        SubElement(entry, "accidental").text = "sharp" if tone.alter > 0 else "flat"
    if tone.tuplet:
        actual, normal = TUPLETS[tone.tuplet]
        change = SubElement(entry, "time-modification")
        SubElement(change, "actual-notes").text = str(actual)
        SubElement(change, "normal-notes").text = str(normal)
    SubElement(entry, "staff").text = str(tone.voice)
    if edge:
        SubElement(SubElement(entry, "notations"), "tuplet", type=edge, bracket="yes")
    if sounds:
        lyric = SubElement(entry, "lyric")
        SubElement(lyric, "text").text = tone.instrument


def tuplet_edge(tones: list[Tone], at: int) -> str:
    """Whether a note begins or ends a tuplet. Tuplets of one kind that touch are told apart by their size."""
    kind = tones[at].tuplet
    if not kind:
        return ""
    first = at
    while first > 0 and tones[first - 1].tuplet == kind:
        first -= 1
    place = (at - first) % TUPLETS[kind][0]
    return "start" if place == 0 else "stop" if place == TUPLETS[kind][0] - 1 else ""


def fill_with_rests(made: Element, voice: int, beats: Fraction) -> None:
    """Rests to the end of the bar, longest first."""
    for value, kind in RESTS:
        while beats >= value:
            entry = SubElement(made, "note")
            SubElement(entry, "rest")
            SubElement(entry, "duration").text = str(int(value * DIVISIONS))
            SubElement(entry, "voice").text = str(voice)
            SubElement(entry, "type").text = kind
            SubElement(entry, "staff").text = str(voice)
            beats -= value
