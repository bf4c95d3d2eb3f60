"""Setup: cushions, deal, start player, chairs."""

from collections import Counter

import pytest

from scherzo.core.errors import BadInput
from scherzo.core.table import EVERYONE, NOBODY
from scherzo.games.musical_chairs import names as n

from .situation import GAME, Situation, fresh


def seated(players: int, *chairs: str, start: str = "1") -> Situation:
    return fresh(players, start=start).play(*chairs)


@pytest.mark.rules("MC-SETUP-1")
def test_the_board_is_a_circle_of_8_chairs_with_a_cushion_each() -> None:
    """From the last chair one walks on to the first."""
    table = Situation(["cello-1", ""], at="guitar drum")
    assert len(table.view(0).chairs) == 8
    assert table.play("cello-1").options() == {"cello", "drum", "saxophone"}


@pytest.mark.rules("MC-SETUP-1", "MC-SETUP-2", "MC-SETUP-3", "MC-SETUP-4", "MC-SETUP-6", "MC-SETUP-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_begins_with_everything_in_its_place(players: int) -> None:
    """Cushions lie at the chairs, hands are dealt, all know the start player, and the one to the right is asked."""
    table = fresh(players, seed=3, start="2")
    assert [event.a for event in table.told(n.CUSHION_PLACED)] == list(range(8))
    assert table.table.pile_size == 98 - 8 * players
    assert [(event.audience, event.a) for event in table.told(n.START_PLAYER)] == [(EVERYONE, 1)]
    assert (table.asking, table.waiting) == ("choose_chair", (0,))


@pytest.mark.rules("MC-SETUP-2")
def test_8_of_the_16_cushions_lie_at_the_chairs() -> None:
    table = fresh(3)
    states = Counter(int(state) for state in table.table.cushion)
    assert states == {n.ON_BOARD: 8, n.UNUSED: 8}
    assert len({chair.cushion.id for chair in table.view(0).chairs}) == 8
    assert all(chair.cushion.state == "on board" for chair in table.view(0).chairs)


@pytest.mark.rules("MC-SETUP-2")
def test_cushions_are_chosen_and_placed_at_random() -> None:
    """Every cushion comes up, and not always at the same chair."""
    layouts = [tuple(chair.cushion.id for chair in fresh(2, seed=s).view(0).chairs) for s in range(40)]
    assert len({cushion for layout in layouts for cushion in layout}) == 16
    assert len({layout[0] for layout in layouts}) > 5


@pytest.mark.rules("MC-SETUP-3")
def test_everybody_is_dealt_8_cards_and_the_rest_is_the_draw_pile() -> None:
    table = fresh(3)
    assert [len(table.hand(seat)) for seat in range(3)] == [8, 8, 8]
    assert table.table.pile_size == 98 - 24
    assert table.table.discard_size == 0


@pytest.mark.rules("MC-SETUP-3")
def test_hands_are_dealt_at_random() -> None:
    """Another shuffle, other hands."""
    assert fresh(2, seed=1).hand(0) != fresh(2, seed=2).hand(0)


@pytest.mark.rules("MC-SETUP-4", "MC-RULING-3")
def test_the_start_player_is_drawn_by_lot() -> None:
    starts = Counter(int(fresh(4, seed=s).table.start) for s in range(80))
    assert set(starts) == {0, 1, 2, 3}
    assert min(starts.values()) > 8


@pytest.mark.rules("MC-RULING-3")
def test_the_table_may_pick_the_start_player() -> None:
    assert all(fresh(3, seed=s, start="2").table.start == 1 for s in range(10))


@pytest.mark.rules("MC-RULING-3")
def test_the_start_player_must_be_a_player() -> None:
    with pytest.raises(BadInput, match="only 2 players"):
        GAME.check_options(2, {"start": "3"})


@pytest.mark.rules("MC-SETUP-5")
def test_each_player_has_a_marker_of_an_own_colour() -> None:
    """It is on the board when the chairs are chosen."""
    table = seated(4, "cello", "drum", "harp", "piano")
    assert len({seat.colour for seat in table.view(0).seats}) == 4
    assert all(seat.chair is not None for seat in table.view(0).seats)


@pytest.mark.rules("MC-SETUP-6")
def test_chairs_are_chosen_in_reverse_order_the_start_player_last() -> None:
    table = fresh(4, start="2")
    order = []
    for chair in ("cello", "drum", "harp", "piano"):
        order.append(table.waiting)
        table.play(chair)
    assert order == [(0,), (3,), (2,), (1,)]
    assert [table.chair(seat) for seat in (0, 3, 2, 1)] == ["cello", "drum", "harp", "piano"]


@pytest.mark.rules("MC-SETUP-7")
def test_a_taken_chair_cannot_be_chosen() -> None:
    table = fresh(3, start="1")
    assert len(table.options()) == 8
    table.play("harp")
    assert "harp" not in table.options()
    assert len(table.options()) == 7
    assert [b.rule for b in GAME.barred(table.box, table.table, table.waiting[0])] == ["MC-SETUP-7"]


@pytest.mark.rules("MC-SETUP-8")
def test_a_player_choosing_a_chair_sees_hand_cushions_and_taken_chairs_but_no_other_hand() -> None:
    table = fresh(2, start="1").play("harp")
    view = table.view(0)
    assert table.asking == "choose_chair"
    assert len(view.seats[0].hand) == 8
    assert view.seats[1].hand is None
    assert view.seats[1].chair == "harp"


@pytest.mark.rules("MC-SETUP-9")
def test_the_start_player_opens_round_1_and_turns_go_clockwise() -> None:
    table = seated(3, "cello", "drum", "harp", start="3")
    assert (table.table.rounds, table.waiting, table.asking) == (1, (2,), "play_card")
    order = []
    for _ in range(4):
        order.append(table.waiting[0])
        first = sorted(table.options() - {"stop"})[0]
        table.play(first)
        if table.asking == "move_marker":
            table.play(sorted(table.options())[0])
    assert order == [2, 0, 1, 2]


@pytest.mark.rules("MC-SETUP-10", "MC-RULING-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_is_the_same_for_all_numbers_of_players(players: int) -> None:
    """Hands, cushions and chairs, and unused colours stay in the box."""
    table = fresh(players)
    assert table.table.hand_size[:players].tolist() == [8] * players
    assert table.table.on_board == 8
    assert len(table.options()) == 8
    assert table.table.chair.tolist() == [NOBODY] * 4
    assert table.table.hand_size[players:].tolist() == [0] * (4 - players)


@pytest.mark.rules("MC-RULING-5")
def test_markers_and_hands_stay_for_the_next_round() -> None:
    table = Situation(["repeat-1", "cello-3 drum-2", "harp-4"], at="piano harp guitar", line="cello-9", turn=0)
    table.play("stop").play_until("play_card")
    assert table.table.rounds == 2
    assert [table.chair(seat) for seat in range(3)] == ["piano", "harp", "guitar"]
    assert "repeat-1" in table.hand(0)
    assert {"cello-3", "drum-2"} <= table.hand(1)
    assert "harp-4" in table.hand(2)
