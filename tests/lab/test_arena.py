"""The arena compares bots fairly: same luck for all line-ups, every bot in every seat."""

from collections import Counter
from pathlib import Path

import pytest

from scherzo.core.errors import BadInput
from scherzo.lab.arena import Arena, Played, lineups
from scherzo.lab.arena_picture import draw_win_rates
from scherzo.lab.picture_file import check_picture
from scherzo.lab.ratings import duels, standings
from scherzo.lab.workers import Threads
from tests.bots.duet import COMPONENTS, GAME


def hall(*specs: str, seed: str = "a") -> Arena:
    return Arena(GAME, specs, 2, seed, components=COMPONENTS)


def test_every_bot_sits_in_every_seat_equally_often() -> None:
    for specs, players in ((("a", "b"), 2), (("a", "b", "c"), 3), (("a", "b", "c", "d"), 3), (("a", "b"), 4)):
        seated = Counter((spec, seat) for lineup in lineups(specs, players) for seat, spec in enumerate(lineup))
        for spec in specs:
            assert len({seated[spec, seat] for seat in range(players)}) == 1


def test_with_fewer_bots_than_seats_the_last_one_fills_them() -> None:
    assert lineups(("a", "b"), 4) == [
        ("a", "b", "b", "b"),
        ("b", "b", "b", "a"),
        ("b", "b", "a", "b"),
        ("b", "a", "b", "b"),
    ]


def test_with_more_bots_than_seats_every_pair_meets_from_both_sides() -> None:
    assert len(lineups(("a", "b", "c"), 2)) == 6


def test_a_deal_is_the_same_luck_for_every_lineup() -> None:
    """Two bots that are the same but for their name play the same game from both sides."""
    played = hall("search(iterations=20)", "search(iterations=20, threads=1)").play(4, Threads(2))
    for one, other in zip(played[::2], played[1::2], strict=True):
        assert one.deal == other.deal
        assert one.lineup == other.lineup[::-1]
        assert one.points == other.points


def test_the_same_seed_gives_the_same_games_on_any_number_of_threads() -> None:
    one, two = (hall("random", "search(iterations=30)").play(3, Threads(count)) for count in (1, 2))
    assert one == two


def test_another_seed_gives_other_games() -> None:
    assert hall("random", "greedy").play(20) != hall("random", "greedy", seed="b").play(20)


def test_looking_ahead_beats_chance() -> None:
    specs = ["search(iterations=300, margin=0.3)", "random"]
    played = hall(*specs).play(60)
    best, worst = standings(played, specs)
    assert best.bot == specs[0]
    assert best.low > 0.5 > worst.high
    assert best.rating > worst.rating
    (pair,) = duels(played, specs)
    assert (pair.bot, pair.against, pair.deals) == (*specs, 60)
    assert pair.won > 0.6


def test_a_deal_won_on_both_sides_counts_one_and_one_each_is_decided_by_points() -> None:
    games = [
        Played(0, ("a", "b"), (5, 3), (1, 2), 4),
        Played(0, ("b", "a"), (1, 2), (2, 1), 4),
        Played(1, ("a", "b"), (5, 4), (1, 2), 4),
        Played(1, ("b", "a"), (9, 4), (1, 2), 4),
        Played(2, ("a", "b"), (5, 4), (1, 2), 4),
        Played(2, ("b", "a"), (5, 4), (1, 2), 4),
    ]
    (pair,) = duels(games, ["a", "b"])
    assert pair.deals == 3
    assert pair.won == pytest.approx((1 + 0 + 0.5) / 3)


def test_who_wins_more_is_rated_higher_also_after_losing_the_last_games() -> None:
    """42 of 60 games, but none of the last 18: in a single order of the games the late losses would outweigh them."""
    won = [True] * 42 + [False] * 18
    played = [Played(n // 2, ("a", "b"), (1.0, 0.0), (1, 2) if w else (2, 1), 10) for n, w in enumerate(won)]
    first, second = standings(played, ["b", "a"])
    assert (first.bot, second.bot) == ("a", "b")
    assert first.rating > 25 > second.rating


def test_a_shared_win_is_shared_and_a_virtual_player_takes_its_part() -> None:
    assert Played(0, ("a", "b"), (5, 5), (1, 1), 4).shares() == [0.5, 0.5]
    assert Played(0, ("a", "b"), (5, 3, 5), (1, 3, 1), 4).shares() == [0.5, 0.0, 0.5]


@pytest.mark.parametrize("specs", [("greedy",), ("greedy", "greedy"), ("greedy", "random", "greedy")])
def test_bots_that_cannot_be_compared_are_refused(specs: tuple[str, ...]) -> None:
    with pytest.raises(BadInput, match="different bots"):
        hall(*specs)


def test_a_number_of_players_that_the_game_has_not_is_refused() -> None:
    with pytest.raises(BadInput, match="Duet is for 2 players, not 5"):
        Arena(GAME, ["greedy", "random"], 5, "0")


def test_the_picture_is_drawn_where_asked_and_other_files_are_refused(tmp_path: Path) -> None:
    specs = ["random", "greedy"]
    path = tmp_path / "rates.svg"
    draw_win_rates(path, "Duet", 0.5, specs, standings(hall(*specs).play(3), specs))
    assert "<svg" in path.read_text()
    for wrong, says in (
        (tmp_path / "rates.doc", "must end in"),
        (tmp_path / "none" / "rates.png", "There is no folder"),
    ):
        with pytest.raises(BadInput, match=says):
            check_picture(wrong)
