"""The quick player chooses legal options and plays better than chance."""

import numpy as np
import pytest

from scherzo.core.chance import below, generator
from tests.conformance.lineups import whole_games

from .situation import GAME, Situation, fresh


def chosen(table: Situation, seat: int | None = None, seed: int = 1) -> str:
    """What the quick player would do."""
    who = table.waiting[0] if seat is None else seat
    choices = table.choices(who)
    menu = np.array([choice.option for choice in choices] + [0] * (128 - len(choices)), np.int16)
    option = GAME.doors.brain(table.box, table.table, who, menu, len(choices), generator(seed))
    return next(choice.notation for choice in choices if choice.option == option)


def test_it_walks_to_the_chair_with_the_points() -> None:
    table = Situation(["cello-9", ""], line="turntable-3 drum-6", at="cello piano").play("cello-9")
    assert chosen(table) == "turntable"


def test_it_stops_where_it_sits_well() -> None:
    assert chosen(Situation(["drum-3 repeat-1", ""], line="harp-2 harp-5 drum-9", at="harp piano")) == "stop"


def test_it_plays_on_where_others_would_profit() -> None:
    assert chosen(Situation(["drum-3 repeat-1", ""], line="harp-2 harp-5 drum-9", at="piano harp")) != "stop"


def test_it_buys_a_good_cushion_for_a_worthless_card() -> None:
    table = Situation(
        ["", ""],
        line="piano-9",
        at="harp drum",
        removed="harp",
        cushions={"harp": "hop_over"},
        scored={0: "drum-1 drum-8"},
    ).play("stop")
    assert chosen(table) == "drum-1"


def test_it_fights_only_for_a_chair_with_something_to_score() -> None:
    rich = Situation(["drum-9", "cello-4"], line="harp-2 piano-10", at="harp harp").play("stop")
    poor = Situation(["drum-9", "cello-4"], line="piano-10", at="harp harp").play("stop")
    assert chosen(rich, seat=0) == "drum-9"
    assert chosen(poor, seat=0) == "decline"


def test_it_takes_the_better_side_with_score_higher() -> None:
    table = Situation(
        ["cello-3 cello-9 cello-10", ""], line="cello-5 drum-10", at="cello drum", owns={0: "score_higher"}
    )
    assert chosen(table.play("stop")) in ("cello-9", "cello-10")


@whole_games
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_random_players(players: int) -> None:
    won = 0
    for seed in range(10):
        table, luck = fresh(players, seed=seed), generator(seed)
        hero = seed % players
        menu = np.zeros(128, np.int16)
        while not table.over:
            seat = table.waiting[0]
            count = GAME.doors.options(table.box, table.table, seat, menu)
            option = int(menu[below(luck, count)])
            if seat == hero:
                option = GAME.doors.brain(table.box, table.table, seat, menu, count, luck)
                assert option in menu[:count]
            table.table.told = 0
            GAME.doors.play(table.box, table.table, seat, option)
        won += table.sheet()[hero][1] == 1
    assert won >= 8
