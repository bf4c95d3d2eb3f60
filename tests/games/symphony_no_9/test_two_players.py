"""Two players and the Bot."""

from collections import Counter

import pytest

from scherzo.games.symphony_no_9 import names as n

from .situation import ANA, BACH, BEETHOVEN, BEN, BLUE, GAME, GREEN, HANDEL, HAYDN, MOZART, RED, Situation

BOT = 2
DULL, MIDDLING, RICH = (0, 2, 4), (1, 3, 5), (2, 4, 6)


def concert(tile: tuple[int, int, int], bids: tuple[int, int], budget: int, **bot: int) -> Situation:
    """A concert at which the Bot draws a certain virtual tile; Handel is High, Bach and Haydn are Medium."""
    for seed in range(100):
        table = Situation(2, seed=seed)
        table.boards({"purple": 2}, {"purple": 2}, bot)
        table.concert(budget)
        table.everybody_gives(*bids)
        if tuple(int(i) for i in table.box.virtual[table.table.bot_tile]) == tile:
            return table
    raise AssertionError("the tile was never drawn")


@pytest.mark.rules("S9-TWO-1", "S9-TWO-2")
def test_two_players_set_up_like_three_with_a_bot() -> None:
    """A third board without money or furniture."""
    table, three = Situation(2), Situation(3)
    assert GAME.virtual_seats(2) == 1
    assert GAME.virtual_seats(3) == 0
    for key in ("musicians", "limit", "tiles"):
        assert table.box[key] == three.box[key]
    for key in ("lowest", "highest", "payout", "points", "squares"):
        assert (table.box[key] == three.box[key]).all()
    bot = table.view().seats[BOT]
    assert (bot.kind, bot.coins, bot.furniture) == ("bot", 0, ())
    assert table.waiting == [ANA], "the Bot never decides"


@pytest.mark.rules("S9-TWO-3", "S9-RULING-3")
def test_the_bot_starts_with_two_cubes_the_players_with_one() -> None:
    """The fifth goes back to the box."""
    colours = Counter[str]()
    for seed in range(30):
        table = Situation(2, seed=seed)
        assert [sum(table.cubes(s).values()) for s in (ANA, BEN, BOT)] == [1, 1, 2]
        assert table.table.cubes.sum(axis=0).max() == 1
        colours.update(table.cubes(BOT))
    assert len(colours) == 5


@pytest.mark.rules("S9-TWO-4", "S9-TWO-5", "S9-RULING-33")
def test_both_players_take_two_cubes_for_the_bot_between_the_first_and_second_turn() -> None:
    """Start player first, free choice, no passing; then the laps go on."""
    table = Situation(2, start_player="second")
    table.boards({}, {}, {})
    steps, track = [], int(table.table.left[BLUE])
    for _ in range(8):
        seat = table.waiting[0]
        steps.append((int(table.table.step), seat))
        assert n.PASS not in table.legal(seat)
        table.choose(seat, BLUE if table.table.step == n.TAKE_FOR_BOT else RED)
    wanted = [(n.TAKE_FREE, BEN), (n.TAKE_FREE, ANA), (n.TAKE_FOR_BOT, BEN), (n.TAKE_FOR_BOT, ANA)]
    assert steps == [turn for turn in wanted for _ in range(2)]
    assert table.cubes(BOT) == {"blue": 4}
    assert table.table.left[BLUE] == track - 4
    assert table.cubes(ANA) == {"red": 2}
    assert (table.table.step, table.waiting) == (n.BUY_SECOND, [BEN])
    assert [e.c for e in table.heard(n.CUBE_TAKEN)] == [BOT]


@pytest.mark.rules("S9-TWO-5")
def test_the_bot_buys_nothing() -> None:
    """Laps two and three are the players' alone."""
    table = Situation(2)
    table.board(BOT)
    table.go_to(n.BUY_SECOND)
    buyers = []
    while table.table.step in (n.BUY_SECOND, n.BUY_SECOND + 1):
        buyers.append(table.waiting[0])
        table.choose(table.waiting[0], n.PASS)
    assert buyers == [ANA, BEN, ANA, BEN]
    assert table.cubes(BOT) == {}


@pytest.mark.rules("S9-RULING-6", "S9-RULING-48")
def test_cubes_for_the_bot_are_taken_while_there_are_any() -> None:
    table = Situation(2)
    table.board(BOT)
    table.empty_tracks(green=3)
    table.go_to(n.TAKE_FOR_BOT)
    table.choose(ANA, GREEN)
    table.choose(ANA, GREEN)
    table.choose(BEN, GREEN)
    assert table.table.left[GREEN] == 0
    assert table.table.works[BOT, HAYDN] == 1, "with three green cubes, Ben's second was not there to take"
    assert table.cubes(BOT) == {"green": 2}, "the patron gives one up"


@pytest.mark.rules("S9-TWO-6", "S9-TWO-7", "S9-RULING-35")
def test_the_bot_wins_its_ties_for_major_patron() -> None:
    """It takes the tile and discards half; also in a three-way tie."""
    table = Situation(2)
    table.boards({"red": 4}, {"blue": 3}, {"red": 4, "blue": 2})
    table.end_sponsor_phase()
    assert table.works_of(HANDEL) == [0, 0, 1]
    assert table.works_of(MOZART) == [0, 1, 0]
    assert table.cubes(BOT) == {"red": 2, "blue": 2}
    three_way = Situation(2)
    three_way.boards({"red": 2}, {"red": 2}, {"red": 2})
    three_way.end_sponsor_phase()
    assert three_way.works_of(HANDEL) == [0, 0, 1]


@pytest.mark.rules("S9-RULING-35")
@pytest.mark.parametrize(("start", "patron"), [("first", ANA), ("second", BEN)])
def test_a_tie_without_the_bot_goes_to_the_start_player(start: str, patron: int) -> None:
    table = Situation(2, start_player=start)
    table.boards({"red": 2}, {"red": 2}, {"red": 1})
    table.end_sponsor_phase()
    assert table.works_of(HANDEL)[patron] == 1


@pytest.mark.rules("S9-VEC-11", "S9-RULING-7")
def test_without_any_cube_the_bot_is_no_patron_either() -> None:
    """No green cube, no tile; one each, the Bot gets it and keeps its cube."""
    table = Situation(2)
    table.boards({}, {}, {})
    table.end_sponsor_phase()
    assert {e.b for e in table.heard(n.COMPOSED)} == {-1}
    table = Situation(2)
    table.boards({"green": 1}, {"green": 1}, {"green": 1})
    table.end_sponsor_phase()
    assert table.works_of(HAYDN) == [0, 0, 1]
    assert table.cubes(BOT) == {"green": 1}


@pytest.mark.rules("S9-TWO-8", "S9-RULING-34")
def test_a_virtual_tile_is_drawn_anew_for_every_concert_after_the_reveal() -> None:
    """One of three, each as likely, the same one may come again."""
    drawn, pairs = Counter[int](), Counter[bool]()
    for seed in range(150):
        table = Situation(2, seed=seed)
        table.concert(0)
        assert table.table.bot_tile == -1, "not before both have committed"
        table.choose(ANA, 0)
        assert table.heard(n.BOT_GAVE) == []
        table.choose(BEN, 0)
        first = table.heard(n.BOT_GAVE)[0].b
        drawn[first] += 1
        table.round(2)
        table.concert(0)
        table.everybody_gives(0, 0)
        pairs[table.heard(n.BOT_GAVE)[0].b == first] += 1
    assert min(drawn.values()) > 30
    assert pairs[True] > 25


@pytest.mark.rules("S9-TWO-9", "S9-TWO-10", "S9-RULING-31", "S9-VEC-12")
@pytest.mark.parametrize(
    ("bot", "tile", "amount"),
    [
        ({"red": 3, "purple": 2}, DULL, 4),
        ({"yellow": 3, "red": 2}, DULL, 2),
        ({"purple": 3, "red": 2}, RICH, 2),
        ({"red": 2, "yellow": 2, "blue": 2}, RICH, 2),
        ({"red": 2, "yellow": 2}, MIDDLING, 3),
        ({}, RICH, 2),
        ({}, MIDDLING, 1),
    ],
)
def test_the_bots_main_colour_decides_its_contribution(
    bot: dict[str, int], tile: tuple[int, int, int], amount: int
) -> None:
    """Fame of the most frequent colour; tied, the lowest amount."""
    table = concert(tile, (0, 0), 0, **bot)
    assert table.heard(n.BOT_GAVE)[0].c == amount


@pytest.mark.rules("S9-RULING-32")
def test_the_bots_cubes_are_counted_after_its_patron_discard() -> None:
    """Four red become two, so three purple are most; a dead composer's level counts."""
    table = Situation(2)
    table.boards({}, {"purple": 4}, {"red": 4, "purple": 3})
    table.dead(BEETHOVEN)
    table.end_sponsor_phase()
    assert table.cubes(BOT) == {"red": 2, "purple": 3}
    table.ranked(HANDEL, BACH, BEETHOVEN, HAYDN, MOZART)
    table.everybody_gives(0, 0)
    drawn = table.heard(n.BOT_GAVE)[0]
    assert drawn.c == table.box.virtual[drawn.b, n.MEDIUM]


@pytest.mark.rules("S9-TWO-11")
def test_the_total_includes_the_bot() -> None:
    table = concert(DULL, (4, 3), +2, red=1)
    assert table.table.total == 4 + 3 + 4 + 2


@pytest.mark.rules("S9-TWO-12")
def test_the_bot_earns_nothing_but_loses_cubes() -> None:
    """One of each performing colour; the players earn as usual, with the bonus."""
    table = concert(DULL, (7, 3), 0, yellow=3, green=1)
    assert table.result() == n.MEDIUM
    assert table.cubes(BOT) == {"yellow": 2}
    assert table.table.coins[BOT] == 0
    assert table.coins() == [20 - 7 + 5, 20 - 3]


@pytest.mark.rules("S9-TWO-13", "S9-RULING-28")
def test_the_bot_is_never_punished() -> None:
    """Though it gave least of all, the poorer player takes the blame."""
    table = concert(DULL, (2, 3), 0, purple=2)
    assert table.heard(n.BOT_GAVE)[0].c == 0
    assert table.result() == n.TOO_LITTLE
    assert table.table.step == n.DISCARD
    assert table.waiting == [ANA]


@pytest.mark.rules("S9-VEC-4", "S9-RULING-17", "S9-RULING-28")
@pytest.mark.parametrize(
    ("tile", "bot", "bids", "budget", "total", "result"),
    [
        (MIDDLING, {"red": 2}, (0, 0), +2, 7, n.LOW),
        (RICH, {"red": 2}, (5, 3), +2, 16, n.HIGH),
        (DULL, {"red": 2}, (7, 6), 0, 17, n.TOO_MUCH),
        (DULL, {"purple": 2}, (2, 3), 0, 5, n.TOO_LITTLE),
    ],
)
def test_only_the_players_contributions_are_compared(
    tile: tuple[int, int, int], bot: dict[str, int], bids: tuple[int, int], budget: int, total: int, result: int
) -> None:
    """$0 earns no bonus; bonus and blame fall on Ana or nobody."""
    table = concert(tile, bids, budget, **bot)
    assert table.result() == result
    if result == n.LOW:
        assert table.table.rewarded == 0
        assert table.table.round_number == 2, "nobody was asked to keep a cube"
    else:
        assert table.table.total == total
        assert table.waiting == [ANA]


@pytest.mark.rules("S9-TWO-14")
def test_the_marker_alternates_between_the_players() -> None:
    table = Situation(2)
    starts = []
    for _ in range(4):
        table.table.results[table.table.round_number - 1] = n.TOO_LITTLE
        table.end_concert()
        starts.append(int(table.table.start))
    assert starts == [BEN, ANA, BEN, ANA]


@pytest.mark.rules("S9-RULING-30")
def test_the_bot_cannot_win() -> None:
    """No score, no part in the tie-break, behind everybody."""
    table = Situation(2)
    for seat, works in ((ANA, 0), (BEN, 0), (BOT, 6)):
        table.works(seat, works, works, works)
        table.table.furniture[seat] = 0
    table.table.coins[:2] = 0
    assert table.totals() == [0, 0]
    assert table.ranks() == [1, 1, 3]
    assert table.sheet()[BOT, 0] == 0
