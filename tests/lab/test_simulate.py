"""What simulations rest on: numbered games, honest intervals, checks that find something."""

from dataclasses import replace

import numpy as np
import pytest

from scherzo.core.errors import BadInput
from scherzo.core.loops import GREEDY, RANDOM
from scherzo.games import NAMES, game
from scherzo.lab.batch import play_batch, setting, table_midway
from scherzo.lab.check import Checked, check, midway
from scherzo.lab.simulate import seat_bots, simulate
from scherzo.lab.soak import all_settings
from scherzo.lab.statistics import histogram, share_interval, spread
from tests.bots.duet import COMPONENTS, GAME

AT = setting(GAME, 2, "lab", components=COMPONENTS)


def test_a_game_has_a_number_and_is_the_same_in_every_batch() -> None:
    together = play_batch(AT, [RANDOM, GREEDY], 0, 20)
    for number in (0, 7, 19):
        alone = play_batch(AT, [RANDOM, GREEDY], number, 1)
        assert alone.tables[0].tobytes() == together.tables[number].tobytes()
        assert (alone.sheets[0] == together.sheets[number]).all()


@pytest.mark.parametrize("name", NAMES)
def test_games_without_notes_come_to_the_same(name: str) -> None:
    chosen = game(name)
    at = setting(chosen, chosen.players[-1], "notes")
    bots = [RANDOM] * at.players
    with_notes, without = play_batch(at, bots, 0, 4), play_batch(at, bots, 0, 4, noting=False)
    for what in ("sheets", "lengths", "used"):
        assert getattr(with_notes, what).tobytes() == getattr(without, what).tobytes()
    counted = [chosen.tallies(at.boxes[0], batch.tables) for batch in (with_notes, without)]
    assert all((counted[0][what] == counted[1][what]).all() for what in counted[0])
    assert without.tables["imagined"].all()
    assert not with_notes.tables["imagined"].any()


def test_bots_that_think_have_their_notes() -> None:
    bots = [RANDOM, GREEDY]
    assert play_batch(AT, bots, 0, 5, noting=False).tables.tobytes() == play_batch(AT, bots, 0, 5).tables.tobytes()


def test_games_of_another_seed_or_number_differ() -> None:
    games = {table.hand.tobytes() + table.secret.tobytes() for table in play_batch(AT, [RANDOM] * 2, 0, 50).tables}
    assert len(games) == 50
    other = setting(GAME, 2, "other", components=COMPONENTS)
    assert other.blank[0].secret.tobytes() != AT.blank[0].secret.tobytes()


def test_a_game_can_be_looked_at_midway() -> None:
    length = int(play_batch(AT, [RANDOM] * 2, 3, 1).lengths[0])
    assert table_midway(AT, [RANDOM] * 2, 3, length - 1)[0].waiting != 0
    assert table_midway(AT, [RANDOM] * 2, 3, length)[0].waiting == 0
    assert {midway(number, 10) for number in range(0, 5000, 50)} == set(range(1, 11))


def test_the_checks_find_broken_tables_at_the_end_and_midway() -> None:
    def unfinished(box: object, table: object) -> list[str]:
        return ["somebody is waited for"] if table.waiting else ["it is over"]  # type: ignore[attr-defined]

    at = replace(AT, game=replace(GAME, problems=unfinished))
    checked = Checked()
    check(at, ["random", "random"], play_batch(at, [RANDOM] * 2, 0, 60), checked)
    assert (checked.final_tables, checked.tables_midway) == (60, 2)
    assert checked.broken == 62
    assert checked.problems[0].startswith("game 0, at the end: ")
    assert len(checked.problems) == 20


def test_every_game_of_a_simulation_is_counted_once() -> None:
    seen: list[int] = []
    found = simulate(GAME, 2, 5000, ["random"], "s", components=COMPONENTS, progress=seen.append)
    assert sum(seen) == 5000
    assert sum(seat.wins for seat in found.seats) == pytest.approx(5000)
    alone = play_batch(setting(GAME, 2, "s", components=COMPONENTS), [RANDOM] * 2, 0, 5000)
    assert found.seats[0].score.mean == pytest.approx(alone.sheets[:, 0, 0].mean())


def test_bots_that_choose_from_outside_play_the_same_deals() -> None:
    quick = simulate(GAME, 2, 40, ["random"], "d", components=COMPONENTS)
    slow = simulate(GAME, 2, 40, ["random", "search(iterations=4)"], "d", components=COMPONENTS)
    assert slow.games == quick.games
    assert slow.decisions_per_game.mean == quick.decisions_per_game.mean


def test_one_bot_sits_everywhere_or_each_seat_has_its_own() -> None:
    assert seat_bots(["greedy"], 3) == ["greedy"] * 3
    assert seat_bots(["a", "b"], 2) == ["a", "b"]
    with pytest.raises(BadInput, match="one per seat"):
        seat_bots(["a", "b"], 3)


def test_settings_cover_every_player_count_and_every_value_of_every_option() -> None:
    from scherzo.games import game

    chairs = game("musical-chairs")
    settings = all_settings(chairs)
    assert {players for players, _ in settings} == set(chairs.players)
    for option in chairs.options:
        assert {options[option.key] for _, options in settings} == set(option.values)


def test_intervals_of_shares_are_wilsons() -> None:
    low, high = share_interval(50, 100)
    assert (low, high) == (pytest.approx(0.4038, abs=1e-4), pytest.approx(0.5962, abs=1e-4))
    assert share_interval(0, 100)[0] == 0
    assert share_interval(0, 100)[1] == pytest.approx(0.0370, abs=1e-4)
    assert share_interval(0, 0) == (0, 1)


def test_a_histogram_counts_every_value_once() -> None:
    values = np.array([[0, 5], [1, 5], [100, 50]])
    found = histogram(list(values.T))
    assert [sum(counts) for counts in found.counts] == [3, 3]
    assert found.start == 0
    assert found.start + found.width * len(found.counts[0]) > 100


def test_the_spread_of_a_sample() -> None:
    found = spread(np.array([1, 2, 3, 4, 10]))
    assert (found.mean, found.median, found.lowest, found.highest) == (4, 3, 1, 10)
