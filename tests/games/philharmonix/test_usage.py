"""What simulations count as used in Philharmonix: every use is found once, for the right seat, with its points."""

from functools import cache

import numpy as np

from scherzo.core.layout import Array
from scherzo.core.loops import GREEDY, RANDOM
from scherzo.core.members import holds
from scherzo.core.usage import Uses
from scherzo.games import game
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.study.usage import GROUPS
from scherzo.lab.batch import Batch, Setting, setting
from scherzo.lab.taped import play_taped_batch
from tests.conformance.lineups import whole_games

pytestmark = whole_games
GAMES = 12
STAR_SPACE = 11  # the last space of the third Turn Order tile


@cache
def played(players: int, bot: int) -> tuple[Setting, Batch]:
    at = setting(game("philharmonix"), players, "usage", {"records": "with"})
    return at, play_taped_batch(at, [bot] * players, 0, GAMES)


def found(title: str, players: int = 3, bot: int = RANDOM) -> Uses:
    at, batch = played(players, bot)
    assert batch.told is not None
    (group,) = [group for group in GROUPS if group.title == title]
    return group.found(at.boxes[0], batch.told)


def table(title: str, players: int = 3, bot: int = RANDOM) -> Array:
    """Uses by game, seat and thing."""
    at = played(players, bot)[0]
    (group,) = [group for group in GROUPS if group.title == title]
    counts = np.zeros((GAMES, at.seats, len(group.names(at.boxes[0]))), dtype=int)
    uses = found(title, players, bot)
    np.add.at(counts, (uses.game, uses.seat, uses.thing), 1)
    return counts


def test_keys_hats_and_patrons_are_those_on_the_final_table() -> None:
    _, batch = played(3, RANDOM)
    keys, hats, claimed = table("piano keys"), table("hats"), table("prestige spaces claimed")
    impressed = table("patrons impressed")
    for i, end in enumerate(batch.tables):
        for seat in range(3):
            assert keys[i, seat].tolist() == [int(owner == seat) for owner in end.key_owner[1:21]]
            assert hats[i, seat].tolist() == [holds(end.hats[seat], hat) for hat in range(n.HATS)]
            for place, card in enumerate(end.patrons):
                assert impressed[i, seat, card] == holds(end.patron_hats[place], seat)
                assert claimed[i, seat, card] == int(end.patron_claimed[place] == seat)


def test_concerts_are_the_discs_on_planets() -> None:
    _, batch = played(3, GREEDY)
    discs = [[int((end.planet_disc == seat).sum()) for seat in range(3)] for end in batch.tables]
    for title in ("concerts", "demand tiles", "planets of concerts"):
        assert table(title, bot=GREEDY).sum(axis=2).tolist() == discs
    points = found("concerts", bot=GREEDY).points
    assert points is not None
    assert points.min() >= 0
    assert points.max() <= 3 + 6 + 4 + 2


def test_every_action_goes_into_a_row_a_tour_or_a_record() -> None:
    selected = table("actions")[:, :, : n.ACTIONS].sum()
    records = table("Record cards")[:, :, :3].sum()
    assert selected == table("rows of the actions").sum() + records


def test_symphonies_in_slots_are_those_on_the_final_table() -> None:
    _, batch = played(3, RANDOM)
    slots = table("symphonies")[:, :, n.COLOURS :]
    for i, end in enumerate(batch.tables):
        for seat in range(3):
            assert slots[i, seat].tolist() == [end.silver[seat].sum(), end.gold[seat].sum()]


def test_each_player_takes_one_space_of_each_turn_order_tile() -> None:
    spaces = table("turn order spaces")
    assert (spaces.reshape(GAMES, 3, 4, n.SPACES).sum(axis=3) == 1).all()
    assert (spaces.sum(axis=1) <= 1).all()


def test_recruits_and_upgrades_make_the_stars_of_the_final_orchestra() -> None:
    _, batch = played(3, RANDOM)
    recruits, upgrades = table("recruited"), table("upgraded")
    for i, end in enumerate(batch.tables):
        for seat in range(3):
            stars = (end.musicians[seat].sum(axis=0) * np.arange(n.RANKS)).sum()
            assert stars == (recruits[i, seat, :3] * [1, 2, 3]).sum() + upgrades[i, seat, :3].sum()
            assert end.soloists[seat].tolist() == recruits[i, seat, 3:].tolist()
            assert bin(end.conductor[seat]).count("1") == upgrades[i, seat, 3:].sum()


def test_prestige_of_the_turns_adds_up_to_the_prestige_track() -> None:
    """What is gained in turns, less what passing costs, is all but the space bonuses and the start."""
    at, batch = played(3, GREEDY)
    assert batch.told is not None
    actions, spaces = found("actions", bot=GREEDY), found("turn order spaces", bot=GREEDY)
    lost = batch.told[batch.told["kind"] == n.SETTLED]
    total = np.zeros((GAMES, 3))
    for uses in (actions, spaces):
        assert uses.points is not None
        plain = uses.thing < n.ACTIONS if uses is actions else uses.thing >= 0
        np.add.at(total, (uses.game[plain], uses.seat[plain]), uses.points[plain])
    np.add.at(total, (lost["game"], lost["a"]), -lost["d"])
    starred = table("turn order spaces", bot=GREEDY)[:, :, STAR_SPACE] > 0  # a star may pass a prestige marker
    track = batch.tables["prestige"][:, :3]
    assert (total + int(at.boxes[0].start_prestige) == track)[~starred].all()


def test_free_actions_are_read_from_the_option_chosen() -> None:
    _, batch = played(3, RANDOM)
    assert batch.told is not None
    paid = batch.told[(batch.told["kind"] == n.SPENT) & np.isin(batch.told["asking"], (n.TURN, n.USE))]
    fans = paid[(paid["b"] == n.FANS) & ~np.isin(paid["option"], (n.BOOST, n.REROLL))]
    free = table("free actions").sum(axis=(0, 1))
    assert free[0] + free[2] + free[3] == len(fans)
    assert (free[:4] > 0).all()


def test_the_maestro_is_found_too_and_told_apart_by_its_seat() -> None:
    _, batch = played(1, GREEDY)
    impressed = table("patrons impressed", 1, GREEDY)
    for i, end in enumerate(batch.tables):
        assert impressed[i, 1].sum() == sum(holds(hats, 1) for hats in end.patron_hats)
