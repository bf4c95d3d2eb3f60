"""What is heard of Symphony: the page's own sound file of a whole game is measured, and what is not there is told."""

import io
import wave
from functools import cache
from typing import Any

import mido
import numpy as np
from playwright.sync_api import expect

from scherzo.bots.levels import bot
from scherzo.games import game
from scherzo.games.symphony.music.midi import midi
from scherzo.games.symphony.music.piece import Piece, piece
from tests.page.conftest import House, Visit
from tests.page.fed import TABLE, FedPage, opened, seen_by

COUNT_STARTS = """window.starts = [];
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (when) { window.starts.push(when); return start.call(this, when); };
}"""
TEMPO, LAST_TEMPO = 96, 72
DECIBEL = 20


@cache
def finished() -> tuple[dict[str, Any], Piece]:
    """The end of a game of the greedy bot, and the piece it wrote."""
    played = opened("symphony", 4, {}, "heard")
    match, greedy = played.match, bot("greedy", game("symphony"))
    while not match.over:
        seat = match.waiting[0]
        match.choose(seat, greedy.choose(match.boxes, match.tables, seat, len(match.moves)))
    return seen_by(played, 0), piece(match)


def seconds(made: Piece, beat: float) -> float:
    """A beat on the clock; the last bar broadens."""
    last = float(sum(made.bars[:-1]))
    return min(beat, last) * 60 / TEMPO + max(0.0, beat - last) * 60 / LAST_TEMPO


def test_the_sound_of_a_whole_game_holds_every_note_and_does_not_clip(house: House, visit: Visit) -> None:
    page = visit("/")
    page.add_init_script(COUNT_STARTS)
    state, made = finished()
    FedPage(page).show(state, house.address)
    page.get_by_role("button", name="Close").first.click()
    music = page.get_by_role("group", name="The music of this game")
    with page.expect_download(timeout=60_000) as download:
        music.get_by_role("button", name="Sound (WAV)").click()
    with wave.open(str(download.value.path())) as file:
        rate = file.getframerate()
        samples = np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32768
    tones = [tone for tone in made.tones if tone.seat >= 0]
    assert len(tones) == sum(1 for note in state["view"]["notes"] if note["stack"] and note["stack"][-1] >= 0) > 30

    # every note that is written begins when it should: a tone is one source or two (vibrato), a drum too
    begins = [round(seconds(made, float(tone.start)), 2) for tone in tones]
    starts = [round(when, 2) for when in page.evaluate("window.starts")]
    assert set(starts) == set(begins)
    for at in set(begins):
        assert begins.count(at) <= starts.count(at) <= 2 * begins.count(at), at
        after = samples[int((at + 0.02) * rate) : int((at + 0.12) * rate)]
        assert np.sqrt(np.mean(after**2)) > 10 ** (-46 / DECIBEL), f"nothing is heard at {at} s"

    # as long as the MIDI file, loud enough, and never clipped
    length = mido.MidiFile(file=io.BytesIO(midi(made))).length
    assert abs(max(seconds(made, float(t.start + t.beats)) for t in tones) - length) < 0.05
    assert length < len(samples) / rate < length + 3
    peak, rms = (DECIBEL * np.log10(level) for level in (np.abs(samples).max(), np.sqrt(np.mean(samples**2))))
    print(f"{len(tones)} notes, {length:.1f} s, peak {peak:.1f} dBFS, loudness {rms:.1f} dBFS")
    assert -9 < peak < -0.5
    assert -26 < rms < -14


def test_what_the_server_cannot_engrave_is_told_in_words(house: House, visit: Visit) -> None:
    page = visit("")
    page.route(f"**/api/tables/{TABLE}/music.svg", lambda route: route.fulfill(status=400, json={}))
    FedPage(page).show(finished()[0], house.address)
    page.get_by_role("button", name="Close").first.click()
    music = page.get_by_role("group", name="The music of this game")
    music.get_by_role("button", name="Engraved score").click()
    expect(music.get_by_role("status")).to_contain_text("Download the MusicXML instead")
