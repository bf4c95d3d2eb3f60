"""What simulations count as used in Symphony. Points are those that the disc or card scored at once."""

from typing import Any

import numpy as np

from scherzo.core.layout import Array, Records
from scherzo.core.usage import Group, Uses, joined, of_kind, uses
from scherzo.games.symphony import names as n
from scherzo.games.symphony.study.abilities import ABILITIES, abilities, abilities_seated, by_ability, conducted
from scherzo.games.symphony.study.landings import landings, latest, movement_of, next_points, orchestras
from scherzo.games.symphony.words.texts import (
    TOKEN_TITLES,
    TRACK_TITLES,
    VOICE_TITLES,
    card_title,
    master_title,
    orchestra_title,
    symphony_title,
)

MOVEMENTS = "ABCDE"


def kinds_of_card(box: Any) -> list[int]:
    """The first card of each kind that can take a seat; with two or three players no Choir does."""
    kinds = sorted({int(card) for card in box.twin} - {n.CARD_CONDUCTOR, n.CARD_CONCERTMASTER})
    return kinds if box.choirs.sum() else [card for card in kinds if box.category[card] != n.CHOIR]


def cards(box: Any, told: Records) -> Uses:
    """Control of an Instrument, or of a Part of a Choir, with all that its discs score for the seat."""
    taken = of_kind(told, n.TOOK_CONTROL)
    taken = taken[taken["b"] < n.SEATS]
    seen = landings(box, orchestras(box, told))
    games = int(told["game"].max()) + 1
    scored = np.zeros((games, n.INSTRUMENTS, 6))
    np.add.at(scored, (seen.rows["game"], seen.at, seen.rows["a"]), seen.points)
    held = np.zeros((games, n.INSTRUMENTS, 6))
    np.add.at(held, (taken["game"], taken["b"], taken["a"]), 1)
    place = (taken["game"], taken["b"], taken["a"])
    return uses(taken, kind_places(box, taken["d"]), points=scored[place] / held[place])


def cards_seated(box: Any, told: Records) -> Uses:
    """The cards that took a seat."""
    seated = of_kind(told, n.CARD_SEATED)
    return uses(seated, kind_places(box, seated["b"]))


def kind_places(box: Any, cards: Array) -> Array:
    """The places of cards among the kinds."""
    return np.searchsorted(kinds_of_card(box), np.asarray(box.twin)[cards])


def tokens(box: Any, told: Records) -> Uses:
    """Musician tokens put on an Instrument, with the points of the discs that landed by them."""
    of = orchestras(box, told)
    seen = landings(box, of)
    helped = seen.row > of.token_from[seen.rows["game"], seen.at]
    token = np.where(helped, of.token[seen.rows["game"], seen.at], -1)
    by = by_ability(box, seen)
    lone = {  # the card alone could not have done it
        n.FLAT_SHARP: (by["Flat"] & (seen.basic & n.FLAT == 0)) | (by["Sharp"] & (seen.basic & n.SHARP == 0)),
        n.CHAINING_TOKEN: by["Chaining"] & (seen.basic & n.CHAINING == 0),
        n.OVERWRITING_TOKEN: by["Overwriting"] & (seen.basic & n.OW == 0),
        n.PROTECTION_TOKEN: by["Protection"] & (seen.basic & n.PROTECTION == 0),
    }
    points = np.zeros(len(told))
    for kind, chosen in lone.items():
        mine = chosen & (token == kind)
        np.add.at(points, of.token_from[seen.rows["game"], seen.at][mine], seen.points[mine])
    virtuoso = token == n.VIRTUOSITY_TOKEN
    np.add.at(points, of.token_from[seen.rows["game"], seen.at][virtuoso], seen.own[virtuoso])
    extra = np.flatnonzero((told["kind"] == n.ADDED) & (told["d"] < n.FIRST_SPACE))
    laid_at = latest(told, n.TOKEN_PLACED)[extra]
    np.add.at(points, laid_at, next_points(seen, extra))
    laid = told["kind"] == n.TOKEN_PLACED
    rows = told[laid]
    return uses(rows, rows["c"], points=points[laid] + rows["d"])


def tokens_taken(box: Any, told: Records) -> Uses:
    """Musician tokens that somebody got."""
    taken, minority = of_kind(told, n.TOOK_TOKEN), of_kind(told, n.MINORITY)
    return joined([uses(taken, taken["b"]), uses(minority, minority["c"])])


def discs(box: Any, told: Records) -> Uses:
    """Landings and burnt discs by Movement."""
    movement = movement_of(told)
    seen = landings(box, orchestras(box, told))
    burnt = told["kind"] == n.BURNT
    return joined(
        [
            uses(seen.rows, movement[seen.row], points=seen.points),
            uses(told[burnt], len(MOVEMENTS) + movement[burnt], points=np.zeros(burnt.sum())),
        ]
    )


def majorities(box: Any, told: Records) -> Uses:
    """Sheet tokens, Voice tokens and steps on tracks, with what they pay."""
    sheets, voices, steps = (of_kind(told, kind) for kind in (n.SHEET_SCORED, n.VOICE_SCORED, n.TRACK_STEP))
    value = np.asarray(box.track, dtype=np.int64)
    gained = value[steps["b"], steps["d"]] - value[steps["b"], np.maximum(0, steps["d"] - steps["c"])]
    return joined(
        [
            uses(sheets, sheets["b"], points=sheets["c"]),
            uses(voices, 3 + voices["b"], points=voices["c"]),
            uses(steps, 6 + steps["b"], points=gained),
        ]
    )


def masters(box: Any, told: Records) -> Uses:
    """What only a Master gives: discs of the Conductor space, tokens, chains, overwriting of black or for more."""
    of = orchestras(box, told)
    seen = landings(box, of)
    master = of.master[told["game"]]
    alone = (seen.bits & n.CHAINING == 0) & (seen.rows["asking"] == n.CHAIN)  # Mahler
    alone |= (seen.master == n.WAGNER) & (seen.rows["kind"] == n.OVERWROTE)
    alone |= (
        (seen.master == n.KARAJAN)
        & (np.asarray(box.category)[seen.card] == n.WOODWINDS)
        & (seen.rows["kind"] == n.OVERWROTE)
        & (seen.bits & n.OW == 0)
    )
    box_token = (told["kind"] == n.TOOK_TOKEN) & (told["c"] == 3)  # Furtwängler
    gift = told["kind"] == n.GAVE_TOKEN  # Kleiber
    extra = told["kind"] == n.EXTRA_DISC  # Berlioz
    found = [
        conducted(told, seen, master - 1),
        uses(seen.rows[alone], seen.master[alone] - 1, points=seen.points[alone]),
        uses(told[box_token], master[box_token] - 1, points=np.zeros(box_token.sum())),
        uses(told[gift], master[gift] - 1, seat=told["b"][gift], points=np.zeros(gift.sum())),
        uses(told[extra], master[extra] - 1, points=np.zeros(extra.sum())),
    ]
    return joined(found)


def masters_drawn(box: Any, told: Records) -> Uses:
    """The Master of each game."""
    drawn = of_kind(told, n.MASTER_DRAWN)
    return uses(drawn, drawn["a"] - 1)


def master_names(box: Any) -> list[str]:
    """The Masters, where one conducts."""
    return [master_title(box, master) for master in range(1, n.MASTERS)] if box.master_choice else []


def objectives(box: Any, told: Records) -> Uses:
    """Bonuses of Virtuosity cards with what they score: Orchestra Bonuses, then Symphony Bonuses."""
    orchestra = told[np.isin(told["kind"], (n.REVEALED, n.PUBLIC_BONUS, n.ORCHESTRA_BONUS))]
    symphony = of_kind(told, n.SYMPHONY_BONUS)
    return joined(
        [
            uses(orchestra, orchestra["b"], points=orchestra["c"]),
            uses(symphony, n.VIRTUOSITY_CARDS + symphony["b"], points=symphony["c"]),
        ]
    )


def objective_names(box: Any) -> list[str]:
    """All bonuses, where there is an audience."""
    every = range(n.VIRTUOSITY_CARDS)
    if not box.public_objective and not box.private_objectives:
        return []
    return [orchestra_title(box, card) for card in every] + [symphony_title(box, card) for card in every]


USAGE = (
    Group("Abilities", lambda box: ABILITIES, abilities, abilities_seated),
    Group("Instruments", lambda box: [card_title(box, card) for card in kinds_of_card(box)], cards, cards_seated),
    Group("Musician tokens", lambda box: TOKEN_TITLES, tokens, tokens_taken),
    Group(
        "Discs",
        lambda box: [f"{what} in Movement {m}" for what in ("landed", "burnt") for m in MOVEMENTS],
        discs,
    ),
    Group(
        "Majorities and tracks",
        lambda box: [
            *(f"Sheet {i}" for i in (1, 2, 3)),
            *VOICE_TITLES,
            *(f"{title} track" for title in TRACK_TITLES[:6]),
        ],
        majorities,
    ),
    Group("Masters", master_names, masters, masters_drawn),
    Group("Virtuosity cards", objective_names, objectives, objectives),
)
