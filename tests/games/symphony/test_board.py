"""What the view tells a drawn board: it is what the rules then do."""

import random

import pytest

import scherzo
from scherzo.core.match import Match
from scherzo.games.symphony import names as n


def playthrough(players: int, seed: int, **options: str) -> Match:
    return scherzo.game("symphony").start(players=players, seed=seed, options=options)


@pytest.mark.parametrize("players", [2, 4])
def test_a_landing_brings_the_points_it_tells_and_the_next_turn_is_the_one_announced(players: int) -> None:
    match, chance = playthrough(players, 11), random.Random(11)
    landings, leans, turns, waiting, playing, movement = 0, 0, 0, (), "", ""
    while not match.over:
        seat = match.waiting[0]
        view = match.view(seat)
        if view.playing and view.playing != playing and waiting and view.movement == movement:
            names = {place.at: place.name for place in view.places}
            assert view.playing in {names[at] for at in waiting[:1]} | obsessed(match), (view.playing, waiting)
            turns += 1
        playing, waiting, movement = view.playing, view.order, view.movement
        option = chance.choice(match.legal(seat))
        told = next((landing for landing in view.landings if landing.note == option), None)
        match.choose(seat, option)
        if told and not told.pair:
            placed = next(e for e in match.moves[-1].events if e.kind in (n.PLACED, n.OVERWROTE))
            assert (placed.d, placed.e) == (told.note, told.points)
            assert (placed.kind == n.OVERWROTE) == bool(told.covers)
            after = match.view(seat).majorities
            for place, tops in told.leans.items():
                assert after[int(place)].tops == tops, (view.majorities[int(place)], told)
                leans += tops != view.majorities[int(place)].tops
            landings += 1
    assert landings > 30
    assert leans > 30
    assert turns > 10


def obsessed(match: Match) -> set[str]:
    """Places that an Obsessive Instrument called back just now, and turns that a burnt or disturbed disc skipped."""
    place = {at: f"{'ABCDE'[at // n.ROWS]}{at % n.ROWS + 1}" for at in range(n.SEATS)}
    return {place[e.a % n.INSTRUMENTS] for move in match.moves[-3:] for e in move.events if e.kind == n.OBSESSED}


def test_majorities_are_those_that_are_scored() -> None:
    match, chance = playthrough(3, 5), random.Random(5)
    scored = 0
    while not match.over:
        seat = match.waiting[0]
        match.choose(seat, chance.choice(match.legal(seat)))
        for event in match.moves[-1].events:
            if event.kind == n.SHEET_SCORED:
                told = next(m for m in match.view(0).majorities if m.kind == "sheet" and m.sheet == event.b + 1)
                assert event.a in told.leading
                assert told.closed
                scored += 1
    assert scored >= 3


def test_a_card_is_well_placed_on_the_seats_that_are_told_to_fit() -> None:
    match, chance = playthrough(4, 3), random.Random(3)
    seated = 0
    while match.now.phase <= n.SEATING or match.view(0).phase == "Seats Allocation":
        seat = match.waiting[0]
        view = match.view(seat)
        option = chance.choice(match.legal(seat))
        laid = view.laid
        assert (laid is not None) == (view.asking == "seat"), "a card that has its seat is no longer laid out"
        match.choose(seat, option)
        if laid is not None:
            place = next(p for p in match.view(seat).places if p.at == option)
            assert place.well_placed == (option in view.fits[str(laid.card)])
            seated += 1
        other = match.view((seat + 1) % 4)
        assert {int(card) for card in other.fits} <= {c.card for c in other.seats[other.viewer].hand} | {
            other.laid.card if other.laid else -1
        }
    assert seated > 10
