"""What simulations count as used agrees with what the score sheets and final tables say."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest

from scherzo.core.game import SOURCES
from scherzo.core.layout import Records
from scherzo.core.loops import GREEDY, RANDOM
from scherzo.core.usage import Uses, of_kind
from scherzo.games.symphony import GAME
from scherzo.games.symphony import names as n
from scherzo.games.symphony.study.abilities import ABILITIES
from scherzo.games.symphony.study.landings import landings, orchestras
from scherzo.games.symphony.study.tallies import tallies
from scherzo.games.symphony.study.usage import USAGE
from scherzo.lab.batch import Batch, Setting, setting
from scherzo.lab.taped import play_taped_batch
from tests.conformance.lineups import whole_games

pytestmark = whole_games
SETTINGS = (
    (2, GREEDY, {}),
    (3, RANDOM, {"masters": "random", "audience": "both"}),
    (4, GREEDY, {"clefs": "set-1", "masters": "random"}),
    (5, RANDOM, {"orchestra": "progressive", "audience": "private"}),
    (6, RANDOM, {"sheet_1": "3K", "sheet_3": "4K", "masters": "mahler"}),
)
GAMES = 40


@pytest.fixture(scope="module", params=SETTINGS, ids=lambda s: f"{s[0]} players")
def played(request: pytest.FixtureRequest) -> tuple[Setting, Batch, Records]:
    players, bot, options = request.param
    at = setting(GAME, players, "usage", options)
    batch = play_taped_batch(at, [bot] * players, 0, GAMES)
    assert batch.told is not None
    return at, batch, batch.told


def found(title: str, played: tuple[Setting, Batch, Records]) -> Uses:
    at, _, told = played
    group = next(group for group in USAGE if group.title == title)
    return group.found(at.boxes[0], told)


def by_seat(uses: Uses, played: tuple[Setting, Batch, Records], chosen: Any = slice(None)) -> Any:
    """Points of uses by game and seat."""
    assert uses.points is not None
    summed = np.zeros((GAMES, played[0].players))
    np.add.at(summed, (uses.game[chosen], uses.seat[chosen]), uses.points[chosen])
    return summed


def lines(played: tuple[Setting, Batch, Records], *sources: int) -> Any:
    """Points of some lines of the score sheets by game and seat."""
    return sum(played[1].sheets[:, :, SOURCES + source] for source in sources)


def test_points_of_all_discs_are_those_of_the_score_sheet(played: tuple[Setting, Batch, Records]) -> None:
    discs = by_seat(found("Discs", played), played)
    assert (discs == lines(played, n.PLACING, n.OVERWRITES)).all()


def test_points_of_instruments_and_concertmaster_are_those_of_all_discs(played: tuple[Setting, Batch, Records]) -> None:
    abilities = found("Abilities", played)
    master = abilities.thing == ABILITIES.index("Concertmaster")
    scored = by_seat(found("Instruments", played), played) + by_seat(abilities, played, master)
    assert scored == pytest.approx(lines(played, n.PLACING, n.OVERWRITES))


def test_majorities_and_tracks_pay_what_the_score_sheet_says(played: tuple[Setting, Batch, Records]) -> None:
    paid = by_seat(found("Majorities and tracks", played), played)
    assert (paid == lines(played, n.SHEET_POINTS, n.VOICE_POINTS, n.NOTE_TRACKS, n.ZONE_TRACKS)).all()


def test_bonuses_of_virtuosity_cards_are_those_of_the_score_sheet(played: tuple[Setting, Batch, Records]) -> None:
    assert (by_seat(found("Virtuosity cards", played), played) == lines(played, 6, 7)).all()


def test_every_token_that_was_taken_is_used_or_left_over(played: tuple[Setting, Batch, Records]) -> None:
    at, batch, told = played
    group = next(group for group in USAGE if group.title == "Musician tokens")
    assert group.dealt is not None
    taken = np.bincount(group.dealt(at.boxes[0], told).thing, minlength=n.TOKENS)
    used = np.bincount(group.found(at.boxes[0], told).thing, minlength=n.TOKENS)
    left = sum(table.tokens.sum(axis=0) for table in batch.tables)
    late = sum(table.late.sum(axis=0) for table in batch.tables)
    assert (taken == used + left + late).all()


@pytest.mark.rules("SY-PLACE-4")
def test_discs_land_on_flats_and_sharps_only_by_an_active_ability(played: tuple[Setting, Batch, Records]) -> None:
    """So the abilities read from the tape are those the rules went by."""
    at, _, told = played
    seen = landings(at.boxes[0], orchestras(at.boxes[0], told))
    accidental = np.asarray(at.boxes[0].accidental)[seen.note]
    assert (seen.bits[accidental == n.FLAT_NOTE] & n.FLAT != 0).all()
    assert (seen.bits[accidental == n.SHARP_NOTE] & n.SHARP != 0).all()
    assert (accidental > 0).any()


@pytest.mark.rules("SY-ABIL-PROT")
def test_every_protected_disc_has_a_black_one_below() -> None:
    """In a game without a Master nothing else lies on black."""
    played = default_games(3)
    uses = found("Abilities", played)
    protected = np.bincount(uses.game[uses.thing == ABILITIES.index("Protection")], minlength=GAMES)
    for game, table in enumerate(played[1].tables):
        on_black = (table.stack[:, 0] == n.BLACK) & (table.height > 1) & (table.paired == 0)
        assert protected[game] == on_black.sum()


@pytest.mark.rules("SY-ORDER-4")
def test_stacked_discs_land_or_burn_in_the_coda() -> None:
    played = default_games(4)
    uses = found("Abilities", played)
    landed = (uses.thing == ABILITIES.index("Absolute")).sum()
    assert 0 < landed <= of_kind(played[2], n.STACKED)["c"].sum()


@pytest.mark.rules("SY-ORDER-1")
def test_an_imminent_instrument_opens_once_a_game() -> None:
    played = default_games(4)
    uses = found("Abilities", played)
    attacks = np.bincount(uses.game[uses.thing == ABILITIES.index("Imminent")], minlength=GAMES)
    for table, attacked in zip(played[1].tables, attacks, strict=True):
        cards = [int(card) for card in table.card[: n.SEATS] if card >= 0]
        basic = sum(bool((played[0].boxes[0].basic[card] & n.IMMINENT).any()) for card in cards)
        assert basic <= attacked + 1 <= len(cards)


def test_what_a_game_never_has_is_not_listed() -> None:
    def names(players: int, title: str, options: dict[str, str]) -> list[str]:
        box = setting(GAME, players, "0", options).boxes[0]
        group = next(group for group in USAGE if group.title == title)
        listing: Callable[[Any], Any] = group.names
        return list(listing(box))

    assert not any("Choir" in name for name in names(3, "Instruments", {}))
    assert any("Choir" in name for name in names(4, "Instruments", {}))
    assert names(3, "Masters", {}) == []
    assert len(names(3, "Masters", {"masters": "random"})) == 10
    assert names(3, "Virtuosity cards", {}) == []
    assert len(names(3, "Virtuosity cards", {"audience": "public"})) == 30


def test_tallies_count_every_playable_note_once() -> None:
    at, batch, _ = default_games(3)
    box = at.boxes[0]
    playable = int(((box.note == 1) & (box.covered == 0)).sum())
    of_all = tallies(box, batch.tables)
    for i, table in enumerate(batch.tables):
        counted = {name: counts[i] for name, counts in of_all.items()}
        tops = sum(
            int(table.stack[note, table.height[note] - 1]) in range(1, 7) for note in np.flatnonzero(table.height)
        )
        assert counted["notes left empty"] + counted["notes under a black disc"] + tops == playable
        assert counted["Semibreves filled"] + counted["of these Semibreves"] == 6


@cache
def default_games(players: int) -> tuple[Setting, Batch, Records]:
    at = setting(GAME, players, "usage", {})
    batch = play_taped_batch(at, [GREEDY] * players, 0, GAMES)
    assert batch.told is not None
    return at, batch, batch.told
