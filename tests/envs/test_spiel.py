"""OpenSpiel's own checks, chance where it falls, and information states that know no more than a player does."""

import random

import pyspiel
import pytest

from scherzo.core.errors import BadInput
from scherzo.envs import spiel
from scherzo.games import NAMES
from tests.conformance.lineups import Lineup, basic, combinations

SECRETS = [Lineup("musical-chairs", 3), Lineup("symphony-no-9", 3), Lineup("symphony", 3, (("audience", "private"),))]


def loaded(lineup: Lineup) -> spiel.SpielGame:
    options = {spiel.parameter(key): value for key, value in lineup.options}
    name = f"scherzo_{lineup.name.replace('-', '_')}"
    return pyspiel.load_game(name, {"players": lineup.players, **options})  # type: ignore[no-any-return]


def played_on(state: spiel.SpielState, decisions: int, luck: random.Random) -> None:
    """So many random decisions, and chance up to the next one."""
    while not state.is_terminal() and (decisions > 0 or state.is_chance_node()):
        decisions -= not state.is_chance_node()
        state.apply_action(luck.choice(state.legal_actions()))


@pytest.mark.parametrize("lineup", [*basic(), *(lineup for name in NAMES for lineup in combinations(name, 1))], ids=str)
def test_openspiel_finds_nothing_wrong(lineup: Lineup) -> None:
    pyspiel.random_sim_test(loaded(lineup), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_a_state_comes_back_from_its_text(name: str) -> None:
    state = loaded(Lineup(name, 2)).new_initial_state()
    played_on(state, 20, random.Random(1))
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    _game, again = pyspiel.deserialize_game_and_state(text)
    for _ in range(10):
        assert (str(again), again.legal_actions()) == (str(state), state.legal_actions())
        for each in (state, again):
            played_on(each, 1, random.Random(2))


@pytest.mark.parametrize("name", NAMES)
def test_chance_falls_where_something_is_drawn(name: str) -> None:
    """Two states that are equal before a chance node differ after different outcomes, and only then."""
    state, luck = loaded(Lineup(name, 2)).new_initial_state(), random.Random(3)
    differ = 0
    while not state.is_terminal() and differ < 3:
        if state.is_chance_node():
            ends = set()
            for outcome in range(8):
                other = state.clone()
                other.apply_action(outcome)
                ends.add(str(other))
            differ += len(ends) > 1
        state.apply_action(luck.choice(state.legal_actions()))
    assert differ == 3


@pytest.mark.parametrize("lineup", SECRETS, ids=str)
def test_another_world_of_the_same_information_state_looks_the_same_to_the_player(lineup: Lineup) -> None:
    luck, changed = random.Random(4), 0
    for decisions in (0, 7, 20, 33, 46):
        state = loaded(lineup).new_initial_state()
        played_on(state, decisions, luck)
        player = state.current_player()
        before = str(state)
        for _ in range(3):
            other = state.resample_from_infostate(player, luck.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            others = {other.information_state_string(seat) for seat in range(lineup.players) if seat != player}
            assert others == {""}
            changed += str(other) != before
            played_on(other, 5, luck)
        assert str(state) == before
    assert changed > 5


def test_an_information_state_tells_nothing_of_a_secret_choice() -> None:
    """What seat 1 knows is the same whatever seat 0 has just put into its hand; what seat 0 knows is not."""
    state, luck = loaded(Lineup("symphony-no-9", 3)).new_initial_state(), random.Random(5)
    while state.is_chance_node() or state.table.tables[0].waiting != 0b111:
        played_on(state, 1, luck)
    known: list[tuple[str, str]] = []
    for option in state.legal_actions()[:3]:
        other = state.clone()
        other.apply_action(option)
        assert other.current_player() == 1
        known.append((other.information_state_string(0), other.information_state_string(1)))
    assert len({own for own, _ in known}) == 3
    assert len({others for _, others in known}) == 1


def test_parameters_choose_players_and_options() -> None:
    with_four = pyspiel.load_game("scherzo_symphony_no_9(players=4,tracks=random)")
    assert with_four.num_players() == 4
    assert with_four.table.at.options["tracks"] == "random"
    with pytest.raises(BadInput, match="players"):
        type(with_four)({"players": 7})


def test_alone_the_sum_is_not_zero() -> None:
    """Against the Maestro a single player wins or loses; among players the win is shared out."""
    kinds = pyspiel.GameType.Utility
    assert loaded(Lineup("philharmonix", 1)).get_type().utility == kinds.GENERAL_SUM
    assert loaded(Lineup("philharmonix", 2)).get_type().utility == kinds.ZERO_SUM
