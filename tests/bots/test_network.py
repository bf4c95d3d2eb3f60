"""The network: what it looks at, what it computes, and which games it may judge."""

import itertools
from dataclasses import replace
from pathlib import Path

import msgspec
import numpy as np
import pytest

from scherzo.bots.bot import SearchBot, legal
from scherzo.bots.levels import bot
from scherzo.bots.network import OUTPUTS, SEATS, WIN, Layers, evaluate, inclined
from scherzo.bots.spec import Search
from scherzo.bots.thinking import Exploration, think
from scherzo.bots.weights import FILE, Network, Sizes, about, blank, decision_part, fitting, own_network, read, save
from scherzo.core.chance import below, generator, number_game
from scherzo.core.errors import BadInput
from scherzo.core.features import width_of
from scherzo.core.game import Game
from scherzo.core.layout import Array, Records
from scherzo.core.loops import OVER, new_menu
from scherzo.core.table import MENU
from scherzo.games import NAMES, game
from scherzo.lab.batch import setting
from scherzo.training.selfplay import seen_by_all
from tests.bots import duet
from tests.bots.honesty import positions, thinks_the_same, twins

LOOKING = [name for name in NAMES if game(name).features]
LEARNT = [name for name in LOOKING if own_network(game(name))]
POSITIONS = 5
MORE = {"symphony": {"audience": "both"}}
"""Options without which some things are not on the table."""


def any_network(of: Game) -> Network:
    """A network that has learnt nothing: its weights are random, so that it reacts to all it looks at."""
    dice = np.random.default_rng(5)
    layers = blank(Sizes(width_of(of.features), 24, 16, 8, 12, decision_part(of.features)[1]))
    for layer in layers:
        layer[...] = dice.normal(0, 0.3, layer.shape)
    return Network(layers, about(of, of.players, {}))


def hidden_parts(of: Game) -> Array:
    """Which numbers of a row tell of hidden things."""
    return np.concatenate([np.full(feature.width, feature.hidden) for feature in of.features])


@pytest.mark.parametrize("name", LOOKING)
def test_a_row_is_filled_and_shows_nothing_of_what_is_to_come(name: str) -> None:
    """The secret, the draws and the tape belong to the real table; a row must be the same whatever they are."""
    played = game(name)
    for players in played.players:
        for match, _seat in itertools.islice(positions(played, players, 11), POSITIONS):
            before = seen_by_all(played, match.boxes, match.tables)
            other = match.tables.copy()
            other["secret"], other["draws"], other["tape"], other["told"] = 77, 5, 3, 2
            assert np.isfinite(before).all()
            assert (before == seen_by_all(played, match.boxes, other)).all()
            written = np.full(width_of(played.features) + 1, 9, dtype=np.float32)
            sheet = np.zeros(played.sheet_shape(players), dtype=np.int32)
            assert played.doors.look is not None
            assert played.doors.look(match.boxes[0], match.tables[0], 0, written, sheet) == len(written) - 1
            assert (written[:-1] == before[0]).all()
            assert written[-1] == 9


@pytest.mark.parametrize("name", LOOKING)
def test_what_is_not_called_hidden_is_the_same_in_all_worlds_that_a_seat_may_believe_in(name: str) -> None:
    played = game(name)
    known = ~hidden_parts(played)
    for players in played.players:
        for match, seat in itertools.islice(positions(played, players, 11), POSITIONS):
            rows = [seen_by_all(played, match.boxes, world)[seat] for world in (match.tables, *twins(match, seat))]
            assert all((row[known] == rows[0][known]).all() for row in rows)


@pytest.mark.parametrize("name", LOOKING)
def test_every_part_of_a_row_says_something(name: str) -> None:
    """Over some games with random choices, no named part stays as it is."""
    played = game(name)
    some = (played.players[0], played.players[-1])
    rows = np.concatenate([random_rows(played, n, options) for n in some for options in ({}, MORE.get(name, {}))])
    differs, at = np.ptp(rows, axis=0) > 0, 0
    for feature in played.features:
        assert differs[at : at + feature.width].any() or feature.name == "options", feature.name
        at += feature.width


def random_rows(of: Game, players: int, options: dict[str, str]) -> Array:
    """What the seats see in all positions of some games."""
    at, menu, rng, rows = setting(of, players, "parts", options), new_menu(), generator(0), []
    for number in range(6):
        tables = at.blank.copy()
        number_game(tables[0], rng, number)
        answer = at.run.begin(at.boxes, tables, menu)
        while answer != OVER:
            rows.append(seen_by_all(of, at.boxes, tables))
            answer = at.run.decide(at.boxes, tables, answer >> 8, int(menu[below(rng, answer & 255)]), menu)
    return np.concatenate(rows)


def test_the_kernel_computes_what_numpy_does() -> None:
    dice = np.random.default_rng(1)
    layers = blank(Sizes(40, 16, 16, 8, 12, 3))
    for layer in layers:
        layer[...] = dice.normal(0, 0.5, layer.shape)
    for contenders in range(1, SEATS + 1):
        row = (dice.random(40) * (dice.random(40) < 0.4)).astype(np.float32)
        said = np.zeros(SEATS * OUTPUTS, dtype=np.float32)
        evaluate(layers, row, np.zeros(16, dtype=np.float32), np.zeros(8, dtype=np.float32), said, contenders)
        first = np.clip(row @ layers.first + layers.first_start, 0, 1)
        second = np.clip(first @ layers.second + layers.second_start, 0, 1)
        wanted = second @ layers.seats + layers.seats_start
        chances = np.exp(wanted[WIN::OUTPUTS][:contenders])
        wanted[WIN::OUTPUTS] = 0
        wanted[WIN::OUTPUTS][:contenders] = chances / chances.sum()
        np.testing.assert_allclose(said, wanted, rtol=2e-4, atol=2e-5)


def test_the_shares_of_a_menu_are_a_softmax_over_the_numbers_of_its_options() -> None:
    dice = np.random.default_rng(2)
    layers = blank(Sizes(4, 16, 10, 8, 12, 3))
    for layer in layers:
        layer[...] = dice.normal(0, 0.5, layer.shape)
    first, menu, shares = dice.random(16).astype(np.float32), np.array([5, 9, 100, 3], dtype=np.int16), np.zeros(MENU)
    inclined(layers, first, np.zeros(12, dtype=np.float32), 2, menu, 3, shares)
    leaning = np.clip(first[:10] @ layers.leaning + layers.leaning_start, 0, 1)
    here = 2 * MENU + menu[:3]
    wanted = np.exp(layers.options[here] @ leaning + layers.options_start[here])
    np.testing.assert_allclose(shares[:3], wanted / wanted.sum(), rtol=1e-4)
    assert not shares[3:].any()


def test_curiosity_follows_what_the_network_is_inclined_to() -> None:
    """Two networks that judge alike but are inclined to different options: each looks at its own most."""
    played = game("symphony-no-9")
    match = played.start(2, seed="inclined")
    seat = match.waiting[0]
    possible = legal(played, match.boxes, match.tables, seat)
    for favourite in (possible[0], possible[-1]):
        network = any_network(played)
        for layer in network.layers:
            layer[...] = 0
        network.layers.options_start.reshape(-1, MENU)[:, favourite] = 8
        search = Search(iterations=200, ear=1.0)
        tried = think(played, match.boxes, match.tables, seat, search, 3, network)
        assert tried[0].option == favourite
        assert tried[0].visits > 100


@pytest.mark.parametrize("name", LOOKING)
def test_with_a_network_every_seat_thinks_the_same_in_twin_worlds(name: str) -> None:
    played = game(name)
    network = any_network(played)
    for search in (Search(iterations=64, ear=1.0), Search(iterations=24, ear=0.5)):
        for players in played.players:
            for match, seat in itertools.islice(positions(played, players, 13), POSITIONS):
                assert thinks_the_same(match, seat, search, network)


def test_the_network_is_really_asked() -> None:
    """Two networks that disagree lead to different thoughts, and both to others than playing out."""
    played = game("symphony-no-9")
    match = played.start(2, seed="asked")
    seat, one = match.waiting[0], any_network(played)
    other = Network(Layers(*(-layer for layer in one.layers)), one.about)
    searches = [(Search(iterations=200, ear=1.0), one), (Search(iterations=200, ear=1.0), other),
                (Search(iterations=200), one)]  # fmt: skip
    thoughts = [think(played, match.boxes, match.tables, seat, search, 3, network) for search, network in searches]
    assert thoughts[0] != thoughts[1]
    assert thoughts[0] != thoughts[2]


def test_chances_told_with_a_network_add_up_to_one() -> None:
    """The first look at the root belongs to no option, so it counts for none."""
    played = game("symphony-no-9")
    match = played.start(2, seed="sum")
    for ear in (1.0, 0.5):
        search, seat = Search(iterations=60, ear=ear), match.waiting[0]
        thought = Exploration(played, match.boxes, match.tables, seat, search, 3, 60, any_network(played))
        thought.go_on(0, 0)
        assert sum(thought.chances()) == pytest.approx(1.0, abs=1e-5)
        assert not thought.outlook[thought.root[:, 0] == 0].any()


def test_a_game_without_look_is_played_out_and_says_so() -> None:
    boxes, tables = duet.at_the_start((2, 4), (0, 6))
    plain, eager = (think(duet.GAME, boxes, tables, 0, Search(iterations=300, ear=ear), 7) for ear in (0.0, 1.0))
    assert plain == eager
    assert "playing them out" in SearchBot(duet.GAME, Search(iterations=2, ear=1.0), "").judges_by(boxes)


@pytest.mark.parametrize("name", LEARNT)
def test_the_weights_that_are_shipped_fit_their_game(name: str) -> None:
    """Those learnt for rules, components or features of before are left unused: the network must be trained anew."""
    played = game(name)
    assert (played.folder / FILE).stat().st_size <= 1_000_000
    network = own_network(played)
    assert network is not None
    for players in network.about.players:
        for key, value in [("", ""), *((option.key, option.values[-1]) for option in played.options)]:
            chosen = {key: value} if key else {}
            try:
                played.check_options(players, chosen)
            except BadInput:
                continue
            match = played.start(players, seed="fit", options=chosen)
            assert fitting(played, match.boxes) is not None, chosen


def test_a_network_is_not_used_with_a_number_of_players_for_which_it_is_no_better() -> None:
    """With four players, Symphony No. 9's network lost against playing out."""
    played = game("symphony-no-9")
    assert fitting(played, played.start(2, seed="few").boxes) is not None
    assert fitting(played, played.start(4, seed="many").boxes) is None


def test_no_weights_are_shipped_that_fit_nothing() -> None:
    assert [name for name in NAMES if (game(name).folder / FILE).is_file()] == LEARNT


def changed_box(boxes: Records) -> Records:
    """As if an owner had corrected a price in the component file."""
    other = boxes.copy()
    other["price_second"] += 1
    return other


def test_with_other_components_positions_are_played_out() -> None:
    played = game("symphony-no-9")
    match = played.start(2, seed="foreign")
    assert fitting(played, match.boxes) is not None
    foreign, seat = changed_box(match.boxes), match.waiting[0]
    assert fitting(played, foreign) is None
    plain, eager = (think(played, foreign, match.tables, seat, Search(iterations=80, ear=ear), 7) for ear in (0.0, 1.0))
    assert plain == eager
    learnt = bot("search(iterations=2, ear=1)", played)
    assert isinstance(learnt, SearchBot)
    assert learnt.judges_by(match.boxes) == "judges positions by what it has learnt"
    assert "playing them out" in learnt.judges_by(foreign)


@pytest.mark.parametrize("what", ["rules_version", "components", "features"])
def test_weights_learnt_for_something_else_are_refused(what: str, tmp_path: Path) -> None:
    played = game("symphony-no-9")
    network = read(played.folder / FILE)
    (tmp_path / "brain").mkdir()
    moved = replace(played, folder=tmp_path)
    (tmp_path / "components.toml").write_text((played.folder / "components.toml").read_text(encoding="utf-8"))
    save(tmp_path / FILE, network)
    assert own_network(moved) is not None
    other = 99 if what == "rules_version" else "something else"
    save(tmp_path / FILE, Network(network.layers, msgspec.structs.replace(network.about, **{what: other})))
    assert own_network(replace(moved)) is None


def test_weights_come_back_from_disk_as_they_were(tmp_path: Path) -> None:
    network = any_network(game("symphony-no-9"))
    save(tmp_path / "w.npz", network)
    again = read(tmp_path / "w.npz")
    assert again.about == network.about
    for ours, theirs in zip(network.layers, again.layers, strict=True):
        np.testing.assert_allclose(ours, theirs, rtol=1e-3, atol=1e-4)
        assert theirs.dtype == np.float32


def test_a_network_changes_nothing_on_the_table() -> None:
    played = game("symphony-no-9")
    match = played.start(2, seed="still")
    before = match.tables.tobytes()
    think(played, match.boxes, match.tables, match.waiting[0], Search(iterations=50, ear=1.0), 1)
    assert match.tables.tobytes() == before
