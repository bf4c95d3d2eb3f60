"""The end of the game: PH-END and its rulings."""

from types import SimpleNamespace

import msgspec
import pytest

from scherzo.core.game import RANK, TOTAL
from scherzo.games.philharmonix.rules.scoring import GOLD_SLOT, LINES, MONEY, REGIONAL, SILVER_SLOT, TRACK

from .situation import GAME, Situation, printed


def admired(players: int, *positions: int, **changes: str) -> list[int]:
    """What these positions on one track score."""
    components = msgspec.structs.replace(printed(), scoring=msgspec.structs.replace(printed().scoring, **changes))
    s = Situation(players, components=components)
    for seat, position in enumerate(positions):
        s.table.admiration[seat, 0] = position
    return [int(n) for n in s.scores()[:players, REGIONAL]]


@pytest.mark.rules("PH-END-2", "PH-EX-23", "PH-RULING-70", "PH-RULING-71")
@pytest.mark.parametrize(
    ("positions", "points"),
    [
        ((5, 5, 3, 0), [3, 3, 0, 0]),
        ((5, 3, 3, 3), [4, 0, 0, 0]),
        ((4, 4, 4, 1), [2, 2, 2, 0]),
        ((0, 0, 0, 2), [0, 0, 0, 4]),
        ((5, 3, 3, 1), [4, 1, 1, 0]),
        ((2, 2, 2, 2), [1, 1, 1, 1]),
        ((8, 1, 0, 0), [4, 2, 0, 0]),
    ],
)
def test_admiration_with_more_than_two_players(positions: tuple[int, ...], points: list[int]) -> None:
    """First 4, second 2; ties divide; only who has moved."""
    assert admired(4, *positions) == points


@pytest.mark.rules("PH-RULING-70")
def test_tied_leaders_may_share_the_first_place_only() -> None:
    """The switch `place_only`."""
    assert admired(4, 5, 5, 3, 0, tie_for_first="place_only") == [2, 2, 2, 0]


@pytest.mark.rules("PH-END-3", "PH-TWO-2", "PH-EX-23", "PH-RULING-71")
@pytest.mark.parametrize(("positions", "points"), [((5, 5), [0, 0]), ((1, 0), [3, 0]), ((2, 7), [0, 3])])
def test_admiration_with_two_players(positions: tuple[int, int], points: list[int]) -> None:
    """3 for the leader only; a tie scores nothing."""
    assert admired(2, *positions) == points


@pytest.mark.rules("PH-END-4", "PH-END-5", "PH-RULING-73")
def test_slots_and_credits() -> None:
    """1 and 5 each; 1 for 5 credits, which are not spent."""
    s = Situation().slots(0, silver=("red", "blue"), gold=("red",)).give(0, credits=14)
    sheet = s.scores()
    assert (sheet[0, SILVER_SLOT], sheet[0, GOLD_SLOT], sheet[0, MONEY]) == (2, 5, 2)
    assert s.of(0, "credits") == (14,)


@pytest.mark.rules("PH-RULING-63", "PH-RULING-82")
def test_nothing_else_scores_at_the_end() -> None:
    """The place on the piano is worth nothing; the sheet has six sources."""
    s = Situation().give(0, credits=0, stars=27)
    assert list(s.scores()[0]) == [10, s.scores()[0, RANK], 10, 0, 0, 0, 0, 0]
    assert LINES == len(GAME.score_lines) == 6


def even(**given: tuple[int, int]) -> Situation:
    """Two of four players equal in everything (the others far behind), except what is given."""
    s = Situation(4)
    for seat in range(4):
        s.give(seat, credits=0, prestige=50 if seat < 2 else 0)
    for what, amounts in given.items():
        for seat, amount in enumerate(amounts):
            s.give(seat, **{what: amount})
    return s


def ranks(s: Situation) -> list[int]:
    return [int(rank) for rank in s.scores()[:2, RANK]]


@pytest.mark.rules("PH-END-6")
def test_most_prestige_wins() -> None:
    assert ranks(even(prestige=(51, 50))) == [1, 2]


@pytest.mark.rules("PH-END-6", "PH-RULING-72")
def test_ties_go_to_concerts_then_hats_then_credits() -> None:
    """Discs on planets; not those on keys or the conductor."""
    s = even().played(1, "blue-inner").conductor(0, 1, 2).keys_of(0, 1)
    assert ranks(s) == [2, 1]
    s = even(credits=(4, 0)).impressed(1, "P" + str(int(even().table.patrons[0]) + 1), 1)
    assert ranks(s) == [2, 1]
    assert ranks(even(credits=(3, 4))) == [2, 1]


@pytest.mark.rules("PH-RULING-72")
def test_a_tie_in_everything_is_a_shared_victory() -> None:
    """And nobody else is second."""
    s = even()
    assert ranks(s) == [1, 1]
    assert s.scores()[2, RANK] == 3


@pytest.mark.rules("PH-EX-17")
def test_example_17() -> None:
    """White's 103."""
    s = Situation(4).give(0, prestige=78, credits=21)
    s.slots(0, silver=("red", "red", "blue", "green"), gold=("red", "white"))
    tracks = {0: (5, 4, 3, 2), 1: (4, 5, 3, 2), 2: (3, 5, 3, 2), 3: (1, 5, 4, 2), 4: (1, 5, 4, 2), 5: (1, 5, 4, 2)}
    for region, positions in tracks.items():
        for seat, position in enumerate(positions):
            s.table.admiration[seat, region] = position
    sheet = s.scores()
    row = SimpleNamespace(track=sheet[0, TRACK], regional=sheet[0, REGIONAL], total=sheet[0, TOTAL])
    assert (row.track, row.regional, row.total) == (78, 7, 103)
    assert (sheet[0, SILVER_SLOT], sheet[0, GOLD_SLOT], sheet[0, MONEY]) == (4, 10, 4)
