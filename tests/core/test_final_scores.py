"""The log of a finished game ends with everybody's points."""

from scherzo.core.final_scores import final_line, final_lines
from scherzo.core.match import Score
from scherzo.core.table import NOBODY
from scherzo.games import game


def test_the_best_comes_first_and_only_what_moved_points_is_named() -> None:
    first, second = final_lines(
        [Score(0, 1, 2, {"cards": 4, "Money": 0, "clash": -3}), Score(1, 9.5, 1, {"cards": 9, "Money": 0.5})]
    )
    assert first.text == "{1} ends with 9.5 points (Cards: 9; Money: 0.5)."
    assert second.text == "{0} ends with 1 point (Cards: 4; Clash: −3)."


def test_who_has_nothing_is_told_so() -> None:
    assert final_line(Score(2, 0, 3, {"cards": 0})).text == "{2} ends with no points."


def test_everybody_reads_the_final_points_at_the_last_move_and_nobody_before() -> None:
    match = game("symphony-no-9").start(2, seed="final")
    while not match.over:
        assert not match.closing()
        seat = match.waiting[0]
        match.choose(seat, match.legal(seat)[0])
    lines = match.log(NOBODY, since=len(match.moves))[-2:]
    best, other = sorted(match.score_sheet(), key=lambda score: score.rank)
    assert [number for number, _ in lines] == [len(match.moves)] * 2
    assert lines[0][1].text.startswith(f"{{{best.seat}}} ends with {best.total:g} point")
    assert lines[1][1].text.startswith(f"{{{other.seat}}} ends with {other.total:g} point")
    assert "told: " in match.record
    assert lines[1][1].text in match.record
    assert match.log(NOBODY, since=len(match.moves) + 1) == []
