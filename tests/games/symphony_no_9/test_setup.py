"""Set-up: what is used with how many players, and what is dealt."""

from collections import Counter

import pytest

from scherzo.core.errors import BadInput
from scherzo.core.match import Match
from scherzo.games.symphony_no_9 import names as n

from .situation import ANA, BEN, GAME, PARTS, Situation


@pytest.mark.rules("S9-GEN-1")
def test_the_game_is_for_two_to_four_players() -> None:
    assert GAME.players == (2, 3, 4)
    for players in (1, 5):
        with pytest.raises(BadInput, match="2, 3, 4 players"):
            Match(GAME, players)


@pytest.mark.rules("S9-SETUP-1")
@pytest.mark.parametrize(("players", "limit", "medium"), [(2, 7, 2), (3, 7, 2), (4, 8, 3)])
def test_the_concert_board_has_a_side_for_the_number_of_players(players: int, limit: int, medium: int) -> None:
    board = Situation(players).view().board
    assert board.limit == limit
    assert Situation(players).box.spots[1] == medium


@pytest.mark.rules("S9-GEN-10")
def test_the_board_shows_all_its_areas() -> None:
    """Levels, ranges, payouts, bonus, penalty, record, limit; tracks, player boards and tiles alike."""
    view = Situation(2).view()
    assert [(x.id, x.lowest, x.highest, x.payout) for x in view.board.levels] == [
        ("high", 14, 16, 9),
        ("medium", 11, 13, 5),
        ("low", 7, 10, 4),
    ]
    assert [x.bonus for x in view.board.levels] == ["take a cube", "$5", "keep a cube"]
    assert view.board.penalty == (1, 1, 1, 2, 2, 2)
    assert [(p.round, p.result) for p in view.board.rounds] == [(i, "") for i in range(1, 7)]
    assert view.board.bot_tiles == ((0, 2, 4), (1, 3, 5), (2, 4, 6))
    handel = view.composers[0]
    assert [s.reputation for s in handel.spaces] == [3, 5, 3, 6, 4, 1, 2, 6, 5]
    assert handel.scoring.id[0] in "12345"
    assert len(view.seats[0].cubes) == len(view.seats[0].fresh) == len(view.seats[0].works) == 5


@pytest.mark.rules("S9-SETUP-2", "S9-RULING-5")
def test_the_rows_run_from_handel_down_to_schubert() -> None:
    """The order of the rows, alive side up and six tiles each; tracks do not change it."""
    for rule in ("historical", "random", "b_sides"):
        composers = Situation(4, tracks=rule).view().composers
        assert [c.name for c in composers] == ["Handel", "Bach", "Haydn", "Mozart", "Beethoven", "Schubert"]
        assert [c.row for c in composers] == [1, 2, 3, 4, 5, 6]
        assert all(c.alive and c.works_left == 6 for c in composers)


@pytest.mark.rules("S9-SETUP-3", "S9-RULING-42", "S9-GEN-9")
def test_four_players_use_all_six_composers() -> None:
    """17 cubes on every track; with the starting cube 18 of a colour."""
    table = Situation(4)
    assert table.box.musicians == 6
    assert [int(i) for i in table.table.left] == [17] * 6
    assert [int(i) for i in table.table.away] == [2] * 6, "S9-GEN-9: 18 of the 20 cubes enter the game"


@pytest.mark.rules("S9-SETUP-4", "S9-TWO-1")
@pytest.mark.parametrize("players", [2, 3])
def test_two_and_three_players_leave_schubert_in_the_box(players: int) -> None:
    """Five composers, 15 cubes each, no brown cube anywhere."""
    table = Situation(players)
    assert [c.id for c in table.view().composers] == ["handel", "bach", "haydn", "mozart", "beethoven"]
    assert [int(i) for i in table.table.left] == [15] * 5 + [0]
    assert table.table.away[5] == 20
    assert 5 not in table.answers(ANA), "nobody can take a brown cube"


@pytest.mark.rules("S9-SETUP-9")
def test_squares_marked_4_stay_empty_with_fewer_players() -> None:
    """Cubes only of the musician's colour, on every square; those marked 4 with four players only."""
    four, three = Situation(4).view().composers[0], Situation(3).view().composers[0]
    assert [s.cubes for s in four.spaces] == [0, 3, 2, 2, 1, 2, 2, 3, 2]
    assert [s.cubes for s in three.spaces] == [0, 2, 2, 2, 1, 2, 2, 2, 2]


@pytest.mark.rules("S9-SETUP-5", "S9-RULING-45")
def test_historical_tracks_are_the_default_and_match_their_composers() -> None:
    assert next(o for o in GAME.options if o.key == "tracks").values[0] == "historical"
    for table in (Situation(4), Situation(4, tracks="historical")):
        assert [(c.track, c.track_side) for c in table.view().composers] == [
            (c.id, "A") for c in table.view().composers
        ]
    assert {c.track_side for c in Situation(3, tracks="b_sides").view().composers} == {"B"}


@pytest.mark.rules("S9-SETUP-5", "S9-RULING-4")
def test_random_tracks_are_shuffled_over_the_composers_in_play_with_random_sides() -> None:
    """Any order, any side; Schubert's track only with four players."""
    places, sides = Counter[str](), Counter[str]()
    for seed in range(60):
        table = Situation(3, seed=seed, tracks="random")
        composers = table.view().composers
        assert sorted(c.track for c in composers) == sorted(c.id for c in composers)
        places[composers[0].track] += 1
        sides.update(c.track_side for c in composers)
        assert len(table.heard(n.TRACK_LAID)) == 5
    assert set(places) == {"handel", "bach", "haydn", "mozart", "beethoven"}
    assert min(sides["A"], sides["B"]) > 110


@pytest.mark.rules("S9-SETUP-6", "S9-SETUP-7", "S9-TILE-SETS")
@pytest.mark.parametrize(("players", "tiles"), [(4, {1, 2, 3, 4, 5, 6}), (3, {1, 2, 3, 4, 5}), (2, {1, 2, 3, 4, 5})])
def test_every_track_gets_one_scoring_tile_of_the_set_at_random(players: int, tiles: set[int]) -> None:
    first = Counter[int]()
    for seed in range(80):
        table = Situation(players, seed=seed)
        laid = [e.b + 1 for e in table.heard(n.SCORING_LAID)]
        assert sorted(laid) == sorted(tiles)
        first[laid[0]] += 1
    assert set(first) == tiles


@pytest.mark.rules("S9-SETUP-8", "S9-RULING-41", "S9-RULING-52", "S9-TILE-SETS")
def test_scoring_sides_are_all_a_unless_the_table_agrees_otherwise() -> None:
    """All A, all by chance, or side by side for each tile number."""

    def sides(**options: str) -> dict[int, str]:
        return {c.scoring.tile: c.scoring.side for c in Situation(4, seed=5, **options).view().composers}

    assert set(sides().values()) == {"A"}
    chosen = sides(tile_2_side="B", tile_5_side="B", tile_6_side="B")
    assert chosen == {1: "A", 2: "B", 3: "A", 4: "A", 5: "B", 6: "B"}
    assert set(sides(tracks="random")) == {1, 2, 3, 4, 5, 6}, "the draw of the tracks leaves nothing behind"
    seen = {
        (c.scoring.tile, c.scoring.side)
        for seed in range(30)
        for c in Situation(4, seed=seed, scoring_sides="random").view().composers
    }
    assert seen == {(tile, side) for tile in range(1, 7) for side in "AB"}
    for tile in PARTS.scoring_tiles:
        other = next(t for t in PARTS.scoring_tiles if t.tile == tile.tile and t.side != tile.side)
        assert (tile.method == other.method) == (tile.tile in (1, 6)), "S9-TILE-SETS"


@pytest.mark.rules("S9-SETUP-7")
def test_tile_6_cannot_be_turned_where_it_is_not_used() -> None:
    with pytest.raises(BadInput, match="four players only"):
        Match(GAME, 3, 1, {"tile_6_side": "B"})


@pytest.mark.rules("S9-SETUP-10")
def test_six_of_the_eight_budget_tokens_are_shown_and_two_never() -> None:
    """Nobody knows which."""
    shown = Counter[tuple[int, ...]]()
    for seed in range(30):
        table = Situation(4, seed=seed)
        assert table.view().board.tokens_unseen == ((2, 4), (0, 2), (-2, 2))
        for number in range(1, 7):
            table.table.round_number = number
            table.end_sponsor_phase()
        assert table.table.token_count == 2
        tokens = [int(i) for i in table.table.budget]
        assert sorted([*tokens, *(int(i) for i in table.table.tokens[:2])]) == [-2, -2, 0, 0, 2, 2, 2, 2]
        shown[tuple(tokens)] += 1
    assert len(shown) > 10


@pytest.mark.rules("S9-SETUP-11", "S9-FURN-1")
def test_everybody_starts_with_20_coins_and_three_pieces_of_furniture() -> None:
    view = Situation(3).view(-2)
    for seat in view.seats:
        assert (seat.coins, seat.furniture) == (20, ("chair", "cabinet", "clock"))
    assert [(p.coins, p.points) for p in view.furniture] == [(4, 2), (6, 3), (8, 4)]


@pytest.mark.rules("S9-SETUP-12", "S9-RULING-39")
def test_coins_and_furniture_are_hidden_from_the_others() -> None:
    table = Situation(4)
    mine = table.view(BEN)
    assert (mine.seats[BEN].coins, mine.seats[BEN].furniture) == (20, ("chair", "cabinet", "clock"))
    for viewer in (BEN, -1):
        for seat in table.view(viewer).seats:
            if seat.seat != viewer:
                assert (seat.coins, seat.furniture) == (None, None)


@pytest.mark.rules("S9-RULING-39", "S9-RULING-54")
def test_the_counting_aid_shows_what_counting_would_tell() -> None:
    """All money moves in the open; a table may agree to count for everybody."""
    table = Situation(4, money_count="on")
    table.purse(ANA, 7, 1)
    table.concert(0)
    table.choose(ANA, 5)
    assert table.view(BEN).seats[ANA].hand is None, "closed hands stay closed"
    for viewer in (BEN, -1):
        assert (table.view(viewer).seats[ANA].coins, table.view(viewer).seats[ANA].furniture) == (7, ("chair",))


@pytest.mark.rules("S9-SETUP-13")
def test_the_start_player_is_drawn_unless_agreed() -> None:
    drawn = Counter(int(Situation(4, seed=s, start_player="random").table.start) for s in range(60))
    assert set(drawn) == {0, 1, 2, 3}
    assert Situation(4, start_player="third").table.start == 2
    with pytest.raises(BadInput, match="no fourth seat"):
        Match(GAME, 3, 1, {"start_player": "fourth"})


@pytest.mark.rules("S9-SETUP-14", "S9-SETUP-15")
@pytest.mark.parametrize(("players", "dealt"), [(4, [1, 2, 2, 1]), (3, [1, 2, 1])])
def test_starting_cubes_are_dealt_from_the_start_player_on(players: int, dealt: list[int]) -> None:
    """One cube of each colour at most, to the area of cubes obtained before."""
    for start in range(players):
        table = Situation(players, seed=start, start_player=("first", "second", "third", "fourth")[start])
        got = [sum(table.cubes((start + turn) % players).values()) for turn in range(players)]
        assert got == dealt
        assert all(i <= 1 for i in table.table.cubes.sum(axis=0))
        assert not table.table.fresh.any()


@pytest.mark.rules("S9-RULING-3", "S9-SETUP-16")
def test_the_cube_that_is_not_dealt_goes_back_for_all_to_see() -> None:
    """Three players get four of the five cubes."""
    table = Situation(3)
    returned = [e.b for e in table.heard(n.CUBE_DEALT) if e.a == -1]
    assert len(returned) == 1
    assert table.table.cubes[:, returned[0]].sum() == 0
    for m in range(5):
        out = 20 - 15 - (m not in returned)
        assert table.table.away[m] == out, f"the rest of {n.COLOURS[m]} is in the box"


@pytest.mark.rules("S9-GEN-4")
def test_the_first_decision_is_the_start_players() -> None:
    table = Situation(4, start_player="third")
    assert table.table.step == n.TAKE_FREE
    assert table.waiting == [2]
