"""Promise 3: a record replays to the same bytes; a corrupted or illegal record is refused with the place."""

import hashlib
import json
from pathlib import Path

import pytest

from scherzo.cli.records import run_replay
from scherzo.core.errors import BadInput, Refusal, ScherzoError
from scherzo.core.game_record import read, replay, verify, write
from scherzo.core.layout import narrowed
from scherzo.core.table import OPEN
from scherzo.games import game

from .drive import finished, positions
from .lineups import Lineup, basic, every, whole_games

GOLDEN = Path(__file__).parent / "final_tables.json"


@whole_games
@pytest.mark.parametrize("lineup", every(), ids=str)
def test_a_record_replays_to_the_same_end(lineup: Lineup) -> None:
    match = finished(lineup, seed=12)
    again = verify(lineup.game, read(match.record))
    assert again.tables.tobytes() == match.tables.tobytes()
    assert again.record == match.record
    assert [m.events for m in again.moves] == [m.events for m in match.moves]


@pytest.mark.parametrize("lineup", basic(), ids=str)
def test_a_record_can_be_replayed_to_any_move(lineup: Lineup) -> None:
    last = None
    for match in positions(lineup, seed=13, moves=12):
        last = match
    assert last is not None
    text = last.record + f"seed: {last.seed}\n"
    for number in range(len(last.moves) + 1):
        assert len(replay(lineup.game, read(text), to=number).moves) == number


@whole_games
@pytest.mark.parametrize("lineup", basic(), ids=str)
def test_tampered_records_are_refused_with_the_place(lineup: Lineup) -> None:
    match = finished(lineup, seed=14)
    game, text = lineup.game, match.record
    move = match.moves[4]
    line = next(row for row in text.splitlines() if row.startswith("5. "))

    with pytest.raises(Refusal, match="Move 5"):
        verify(game, read(text.replace(line, line[:5] + "nonsense", 1)))
    with pytest.raises(BadInput, match="seal"):
        verify(game, read(text.replace(f"seed: {match.seed}", "seed: other")))
    with pytest.raises(BadInput, match="result is"):
        verify(game, read(text.replace("result: A ", "result: A 9")))
    with pytest.raises(BadInput, match="move 5 comes next"):
        read(text.replace(line + "\n", "", 1))
    with pytest.raises(BadInput, match="component"):
        verify(game, read(text.replace("components: ", "components: 0")))
    with pytest.raises(BadInput, match="rules version"):
        verify(game, read(text.replace("rules: ", "rules: 9")))
    assert move.notation in line


@whole_games
@pytest.mark.parametrize("lineup", basic(), ids=str)
def test_every_draw_of_a_record_is_compared_with_the_game(lineup: Lineup) -> None:
    text = finished(lineup, seed=14).record
    lines = text.splitlines(keepends=True)
    draws = [at for at, line in enumerate(lines) if line.startswith("draw: ")]
    third, last = draws[2], draws[-1]
    stream, number, bound, result = lines[third].removeprefix("draw: ").split()
    changed = f"draw: {stream} {number} {bound} {int(result) + 1}\n"

    def refused(written: list[str], says: str) -> None:
        with pytest.raises(BadInput, match=says):
            verify(lineup.game, read("".join(written)))

    refused([*lines[:third], changed, *lines[third + 1 :]], f"Draw 3 of the record is '{changed.strip()}', but")
    refused([*lines[:third], *lines[third + 1 :]], "Draw 3 of the record is")
    refused(lines[:last], f"tells {len(draws) - 1} draws; draw {len(draws)}, '{lines[last].strip()}', was left out")
    refused(lines[: draws[0]], "tells 0 draws; draw 1, ")
    refused([*lines, lines[last]], f"drew {len(draws)} times; the record tells one more")


@pytest.mark.parametrize("players", ["", "two", "²", "-2", "2" * 5000, "0", "99"])
def test_a_record_for_no_possible_number_of_players_is_refused(players: str) -> None:
    lineup = basic()[0]
    match = lineup.start(1)
    text = write(match, reveal=True).replace(f"players: {match.players}", f"players: {players}")
    with pytest.raises(BadInput, match=r"'players:' must be a number|is for .* players, not"):
        replay(lineup.game, read(text))


@pytest.mark.parametrize("number", ["²", "9" * 5000, "٣"])
def test_a_move_without_a_number_is_refused(number: str) -> None:
    text = write(basic()[0].start(1), reveal=True)
    with pytest.raises(BadInput, match="neither a move nor"):
        read(f"{text}{number}. A something\n")


@pytest.mark.parametrize("text", ["", "x", "Scherzo record 1\n", "Scherzo record 1\ngame musical-chairs\n", "\0" * 50])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(ScherzoError):
        read(text)


@pytest.mark.bounds
@pytest.mark.parametrize("lineup", every(), ids=str)
def test_the_same_seed_and_moves_give_the_same_bytes_everywhere(lineup: Lineup) -> None:
    """The hashes were written by compiled code; interpreted and bounds-checked runs must meet them too.

    `python -m tests.conformance.golden` writes them again after a change of rules.
    """
    golden = json.loads(GOLDEN.read_text())
    assert fingerprint(lineup) == golden.get(str(lineup)), "run python -m tests.conformance.golden if a rule changed"


def fingerprint(lineup: Lineup) -> str:
    """A hash over the tables after each of the first moves of a random game."""
    digest = hashlib.sha256()
    for match in positions(lineup, seed=15, moves=80):
        digest.update(narrowed(match.tables, lineup.game.Table).tobytes())
    return digest.hexdigest()[:16]


@whole_games
@pytest.mark.parametrize("lineup", basic(), ids=str)
def test_a_finished_record_tells_the_whole_game_without_the_rules(lineup: Lineup) -> None:
    match = finished(lineup, seed=14)
    told = read(match.record).told
    assert told == tuple((number, line.text) for number, line in match.log(OPEN))


def test_a_record_of_older_rules_is_told_and_not_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old = tmp_path / "old.scherzo"
    old.write_text(
        "Scherzo record 1\ngame: symphony-no-9\nrules: 0\nplayers: 3\noptions:\ncomponents: 1\nseal: 2\n\n"
        "1. A take-mozart\n\nresult: A 9 (1), B 3 (2), C 1 (3)\nseed: x\n"
        "told: 0 Round 1 begins.\ntold: 1 {0} takes a cube.\n"
    )
    run_replay(old, None, None, None)
    said = capsys.readouterr().out
    assert "1. A take-mozart" in said
    assert "A takes a cube." in said
    assert "Result: A 9 (1), B 3 (2), C 1 (3)" in said
    with pytest.raises(BadInput, match="rules version 0 of Symphony"):
        verify(game("symphony-no-9"), read(old.read_text()))


def test_names_and_a_date_are_kept_where_they_are_wished() -> None:
    match = basic()[0].start(1)
    text = write(match, reveal=True, about={"date": "2026-11-16", "names": "A Ada,\nB Ben"})
    assert read(text).header["names"] == "A Ada, B Ben"
    assert read(text).header["date"] == "2026-11-16"
