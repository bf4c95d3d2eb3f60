"""What a seat sees, what it is told, and what it may imagine (SY-RULING-91)."""

import random
import re

import msgspec
import numpy as np
import pytest

from scherzo.core.chance import generator
from scherzo.core.loops import loops
from scherzo.core.match import Match
from scherzo.core.reading import read_box
from scherzo.core.table import OPEN
from scherzo.core.words import Event
from scherzo.games.symphony import names as n
from scherzo.games.symphony.words.brings import IN_SHORT, card_brings
from scherzo.games.symphony.words.texts import ABILITY_TITLES
from tests.conformance.lineups import whole_games

from .situation import BLACK, BLUE, GAME, GREEN, PARTS, RED, Situation, seat_of


def played(players: int, moves: int, seed: int = 1, **options: str) -> Match:
    m = GAME.start(players, seed=seed, options=options)
    luck = random.Random(seed)
    while not m.over and len(m.moves) < moves:
        seat = luck.choice(m.waiting)
        m.choose(seat, luck.choice(m.legal(seat)))
    return m


def imagined(m: Match, seat: int, seed: int) -> np.ndarray:
    world = m.tables.copy()
    loops(GAME).imagine(m.boxes, world, seat, generator(seed))
    return world


@pytest.mark.rules("SY-RULING-91")
def test_a_seat_sees_its_own_hand_and_the_size_of_others() -> None:
    m = GAME.start(4, seed=1)
    view = m.view(1)
    assert [player.hand_size for player in view.seats] == [5, 5, 5, 6]
    assert [len(player.hand) for player in view.seats] == [0, 5, 0, 0]
    assert all(player.hand == () for player in m.view(-1).seats)
    assert [len(player.hand) for player in m.view(OPEN).seats] == [5, 5, 5, 6]


@pytest.mark.rules("SY-RULING-91", "SY-OBJ-1")
def test_private_objectives_are_seen_by_their_owner_only() -> None:
    view = GAME.start(4, seed=1, options={"audience": "private"}).view(2)
    assert [len(player.private) for player in view.seats] == [0, 0, 2, 0]


def test_the_score_can_be_read_as_text() -> None:
    """Every note of the score is named once, with what lies on it; open bars are marked."""
    s = Situation(4).seat("C1", "Violin", RED).discs("2.1.4", GREEN, BLUE).begin()
    sections = GAME.describe(GAME.view(s.box, s.table, RED))
    text = "\n".join(line for section in sections for line in section.lines)
    assert "1st Voice, open bar 5: crotchet: height 5, {2} under {1}; first quaver: height 6, free;" in text
    assert "1st Voice, bar 3:" in text
    assert sum(len(each.facts[0].items) for sheet in sections[1:4] for each in sheet.entries) == 87
    assert "C1, Violin: not well placed; controlled by {0}; discs {0}, {0}; abilities Virtuosity 1." in text


def test_the_text_form_is_typed_and_says_the_same_as_its_lines() -> None:
    for view in (
        GAME.start(4, seed=1, options={"audience": "both"}).view(0),
        played(2, 60, orchestra="preset").view(1),
    ):
        for part in GAME.describe(view):
            assert part.entries
            told = " ".join(part.lines)
            for entry in part.entries:
                assert entry.title in told
                for each in entry.facts:
                    assert each.label in told
                    assert all(item.key in told and item.text in told for item in each.items)
    areas = [part.seat for part in GAME.describe(GAME.start(3, seed=1).view(1)) if part.seat is not None]
    assert areas == [0, 1, 2, 1]


def test_no_text_calls_a_note_by_its_number() -> None:
    """Notes are found by Voice, bar and place; numbers such as 2.1.4 stand in notations and element ids only."""
    m = played(4, 60, orchestra="preset")
    texts = [line for part in GAME.describe(m.view(OPEN)) for line in part.lines]
    texts += [line.text for move in m.moves for line in m.lines(move.events, OPEN)]
    s = Situation(4).seat("C1", "Violin", RED).begin()
    texts += [GAME.choice(s.box, s.table, RED, option).text for option in s.options().values()]
    texts += [barred.text for barred in GAME.barred(s.box, s.table, RED)]
    assert "Play the second quaver of bar 5 in the 1st Voice" in texts
    assert [text for text in texts if re.search(r"\d\.\d\.\d", text)] == []


@pytest.mark.parametrize(
    ("note", "rule"),
    [("2.1.4", "SY-RULING-28"), ("2.1.5", "SY-ABIL-NOTE"), ("2.1.6", "SY-ABIL-OW"), ("2.1.8", "SY-PLACE-4"),
        ("2.1.10", "SY-PLACE-6"),
     ("2.1.9", "SY-PLACE-2"), ("2.2.4", "SY-RULING-42")],
)  # fmt: skip
def test_a_refused_note_names_its_rule(note: str, rule: str) -> None:
    s = Situation(5).seat("C1", "Violin", RED).discs("2.1.4", GREEN, BLUE).discs("2.1.5", BLACK).discs("2.1.6", RED)
    s.discs("2.1.9", BLUE).discs("2.2.4", BLUE, BLUE).begin()
    why = {barred.elements[0]: barred.rule for barred in GAME.barred(s.box, s.table, RED) if barred.elements}
    assert why[f"note-{note}"] == rule


def reasons(s: Situation) -> dict[str, str]:
    """Why not, by the element it is about."""
    return {barred.elements[0]: barred.text for barred in GAME.barred(s.box, s.table, s.waiting)}


def test_black_overwriting_before_an_own_disc_is_told_about_that_disc() -> None:
    s = Situation(5).seat("C1", "Tuba", RED).on("C1", BLACK).discs("2.1.4", RED).begin()
    assert "black discs overwrite those of others only" in reasons(s)["note-2.1.4"]
    assert "Clef" not in " ".join(reasons(s).values())


def test_a_clef_that_does_not_fit_is_not_told_as_a_height() -> None:
    notes = ("2.1.4", "2.2.1", "2.3.1", "2.1.9")
    s = Situation(5, clefs="set-1", clashes="none").seat("C1", "Trombone", RED, well=True).on("C1", RED)
    for note in notes:
        s.discs(note, BLUE)
    told = reasons(s.begin())
    refused = [told[f"note-{note}"] for note in notes if f"note-{note}" in told]
    assert refused
    assert all("Clefs is valid there" in text for text in refused)


def test_karajans_woodwinds_are_told_where_they_may_overwrite_black() -> None:
    s = Situation(5).master("karajan").seat("C1", "Oboe", RED).discs("2.1.4", BLUE, BLACK).discs("2.1.5", BLACK).begin()
    assert "only where it lies alone" in reasons(s)["note-2.1.4"]
    assert "note-2.1.5" not in reasons(s)


def test_the_discs_of_a_master_are_told_apart_and_named() -> None:
    s = Situation(4).master("kleiber").seat("C1", "Violin", RED).conductor(RED).token(RED, "flat-and-sharp")
    s.begin().play("flat-and-sharp")
    texts = [GAME.choice(s.box, s.table, RED, option).text for option in s.options().values()]
    assert len(set(texts)) == len(texts) == 3
    assert "Add a disc of Carlos Kleiber, the one for an Instrument that plays flat notes" in texts


def test_a_disc_of_the_conductor_that_may_not_be_added_says_why() -> None:
    s = Situation(4).master("mahler").seat("C1", "Violin", RED).conductor(RED).begin()
    s.table.asking, s.table.waiting = n.PLAY_FROM, 1
    assert "it is for a Brass Instrument" in reasons(s)["conductor-1"]


def test_the_second_disc_of_a_pair_is_named_by_its_place() -> None:
    s = Situation(5).seat("C1", "Piano", RED, well=True).begin().play("2.1.10")
    texts = [GAME.choice(s.box, s.table, RED, option).text for option in s.options().values()]
    assert texts[0] == "With your disc on Note space 2"
    assert len(set(texts)) == len(texts)


def test_a_clash_is_told_after_its_note() -> None:
    s = Situation(5, clefs="set-1").seat("C1", "Violin", RED).begin()
    seen = [c for c in (GAME.choice(s.box, s.table, RED, o) for o in s.options().values()) if "clash" in c.hint]
    s.play(seen[0].notation)
    kinds = [event.kind for event in s.told if event.kind in (n.PLACED, n.CLASHED)]
    assert kinds[:2] == [n.PLACED, n.CLASHED]


def test_the_first_token_of_a_progressive_orchestra_cites_its_own_rule() -> None:
    s = Situation(3, orchestra="progressive")
    s.table.asking, s.table.waiting = n.SPREAD, 1
    assert GAME.question(s.box, s.table, RED).rules == ("SY-PROG-4",)
    s = Situation(3)
    s.table.asking, s.table.waiting = n.SPREAD, 1
    assert GAME.question(s.box, s.table, RED).rules == ("SY-BONUS-3",)


def test_the_end_tells_tokens_tracks_and_the_winner_and_shows_all_points() -> None:
    m = played(2, 1500, orchestra="preset")
    lines = [line.text for line in m.lines(m.moves[-1].events, OPEN)]
    scores = m.scores()
    best = next(score for score in scores if score.rank == 1)
    assert lines[-1].startswith(f"The last note has sounded: {{{best.seat}}} wins with {best.total:g} points")
    for score in scores:
        assert m.view(OPEN).seats[score.seat].points == score.total
    assert any(" left: " in line and "token" in line for line in lines)
    assert any("track: " in line for line in lines)
    assert not any("so far" in line for part in GAME.describe(m.view(OPEN)) for line in part.lines)


def test_a_win_by_the_tie_break_says_so() -> None:
    told = GAME.line(GAME.build_box(PARTS, 4, {})[0], Event(-1, n.ENDED, 1, 40, 1, 0, 0))
    assert told is not None
    assert "comes first clockwise from the First Player token" in told.text
    assert "SY-RULING-57" in told.rules


def test_plural_instruments_have_plural_verbs() -> None:
    s = Situation(4)
    named = n.INSTRUMENTS * s.card("Kettledrums") + seat_of("C1")
    told = GAME.line(s.box, Event(-1, n.OBSESSED, named, named, 0, 0, 0))
    assert told is not None
    assert told.text.endswith("because the Kettledrums on C1 are Obsessive.")


def test_names_and_bonuses_come_from_the_file_that_is_played_with() -> None:
    violin = [msgspec.structs.replace(row, name="Fiddle") if row.name == "Violin" else row for row in PARTS.instrument]
    quintet = msgspec.structs.replace(PARTS.virtuosity_card[0].orchestra, name="Fiddlers", vp=7)
    cards = [msgspec.structs.replace(PARTS.virtuosity_card[0], orchestra=quintet), *PARTS.virtuosity_card[1:]]
    parts = msgspec.structs.replace(PARTS, instrument=violin, virtuosity_card=cards)
    s = Situation(4, parts=parts, audience="private").seat("C1", "Fiddle", RED)
    s.table.private_card[RED] = (0, 1)
    view = GAME.view(s.box, s.table, RED)
    assert next(place.card.name for place in view.places if place.name == "C1") == "Fiddle"
    assert view.seats[RED].private[0].orchestra == "Fiddlers"
    s.table.asking, s.table.waiting = n.REVEAL, 1
    chosen = GAME.choice(s.box, s.table, RED, 0)
    assert chosen.text == "Fiddlers"
    assert chosen.hint.startswith("7 points for each String Instrument you control.")


@pytest.mark.rules("SY-TOKEN-OVERWRITING", "SY-SEAT-4", "SY-ABIL-CHAIN", "SY-PLACE-5", "SY-RULING-32")
def test_refusals_for_tokens_targets_chains_and_black_discs() -> None:
    s = Situation(5).seat("C1", "Piccolo", RED).token(RED, "overwriting", "clef").begin()
    assert [barred.rule for barred in GAME.barred(s.box, s.table, RED)] == ["SY-TOKEN-OVERWRITING"]
    s = Situation(4).hand(RED, "2-Part Choir (flat)", "Oboe").seat("A1", "Violin").begin(n.SEATING)
    s.table.laid_seat = seat_of("A1")
    s.table.asking = n.CONTROL
    assert {barred.rule for barred in GAME.barred(s.box, s.table, RED)} == {"SY-SEAT-4"}
    s = Situation(5).seat("C1", "French Horn", RED).begin().play("2.1.5")
    rules = {barred.elements[0]: barred.rule for barred in GAME.barred(s.box, s.table, RED)}
    assert rules["note-2.2.1"] == "SY-ABIL-CHAIN"
    s = Situation(5).seat("C1", "Trombone", RED).begin()
    rules = {
        barred.elements[0] if barred.elements else "burn": barred.rule for barred in GAME.barred(s.box, s.table, RED)
    }
    assert rules["note-2.1.7"] == "SY-PLACE-5"
    assert rules["burn"] == "SY-RULING-32"


def test_every_event_of_random_games_has_a_sentence_and_every_choice_its_own_notation() -> None:
    for players, options in (
        (2, {"masters": "kleiber"}),
        (4, {"draft": "public"}),
        (5, {"orchestra": "progressive", "audience": "both"}),
    ):
        m = GAME.start(players, seed=4, options=options)
        luck = random.Random(4)
        while not m.over:
            seat = luck.choice(m.waiting)
            question, choices = m.question(seat), m.options(seat)
            assert question.text.endswith("?") or question.text.endswith(".")
            assert f"{{{seat}}}" in question.others
            assert len({choice.notation for choice in choices}) == len(choices)
            m.choose(seat, luck.choice(choices).notation)
            for event in m.moves[-1].events:
                assert (GAME.line(m.boxes[0], event) is not None) == (event.kind != 0)


@pytest.mark.rules("SY-RULING-91")
def test_a_hidden_hand_is_any_that_fits() -> None:
    """Imagined hands vary over all unseen cards; the own hand and all counts stay."""
    m = GAME.start(2, seed=6)
    table, seen = m.tables[0], 0
    for seed in range(300):
        world = imagined(m, 0, seed)[0]
        assert world.hands[0] == table.hands[0]
        assert int(world.hands[1]).bit_count() == 8
        assert int(world.hands[1]) & int(table.hands[0]) == 0
        seen |= int(world.hands[1])
    assert seen == int(table.hands[1]) | int(table.deck)


@pytest.mark.rules("SY-DRAFT-2", "SY-RULING-91")
def test_packets_seen_in_the_draft_are_remembered() -> None:
    """What seat 0 passed on went to seat 1: one of those cards, and nothing else, is his pick."""
    m = GAME.start(2, seed=6, options={"draft": "secret"})
    passed = {card.card for card in m.view(0).packet}
    m.choose(0, m.legal(0)[0])
    m.choose(1, m.legal(1)[0])
    passed -= {int(m.tables[0].got[0, 0])}
    m.choose(0, m.legal(0)[0])
    m.choose(1, m.legal(1)[0])
    back = {card.card for card in m.view(0).packet}
    for seed in range(40):
        world = imagined(m, 0, seed)[0]
        assert {int(world.got[1, 1])} == passed - back  # with two players it is known for certain
    second = {int(imagined(m, 0, seed)[0].got[1, 0]) for seed in range(200)}
    assert len(second) > 10  # his first pick is a card that seat 0 never saw


@pytest.mark.rules("SY-MASTER-2", "SY-RULING-67")
def test_a_pool_card_is_never_imagined_out_of_the_game() -> None:
    m = GAME.start(3, seed=2, options={"masters": "wagner"})
    for seed in range(60):
        assert int(imagined(m, 1, seed)[0].deck) & int(m.boxes[0].pool[n.WAGNER]) == 0


@pytest.mark.rules("SY-ORCH-4", "SY-RULING-16")
def test_passed_choirs_are_imagined_by_what_was_seen() -> None:
    """The second taker knows the third one's Choir, not the first one's."""
    m = GAME.start(6, seed=3)
    m.choose(5, m.legal(5)[0])
    m.choose(4, m.legal(4)[0])
    choirs = int(m.boxes[0].in_category[n.CHOIR])
    true = [int(hand) & choirs for hand in m.tables[0].hands]
    third = {int(imagined(m, 4, seed)[0].hands[3]) & choirs for seed in range(60)}
    first = {int(imagined(m, 4, seed)[0].hands[5]) & choirs for seed in range(60)}
    assert third == {true[3]}
    assert len(first) > 1


@pytest.mark.rules("SY-DRAFT-3", "SY-RULING-71")
def test_secret_choices_of_others_are_open() -> None:
    """A chosen card or objective is any of the imagined ones until it is shown."""
    m = GAME.start(3, seed=2, options={"audience": "private"})
    m.choose(1, m.legal(1)[0])
    assert len({int(imagined(m, 0, seed)[0].chosen[1]) for seed in range(60)}) > 5
    objectives = {int(imagined(m, 0, seed)[0].private_card[1, 0]) for seed in range(120)}
    assert objectives == set(range(15)) - {int(card) for card in m.tables[0].private_card[0]}


@pytest.mark.rules("SY-RULING-91")
def test_what_is_imagined_does_not_depend_on_the_truth() -> None:
    """From a world that looks the same to a seat, the same luck gives the same world."""
    for options in (
        {},
        {"draft": "secret"},
        {"masters": "berlioz", "draft": "secret"},
        {"orchestra": "progressive", "audience": "both"},
    ):
        for moves in (1, 7, 25, 60):
            m = played(4, moves, seed=5, **options)
            for seat in range(4):
                twin, world = imagined(m, seat, 8), imagined(m, seat, 9)
                loops(GAME).imagine(m.boxes, twin, seat, generator(9))
                for table in (twin[0], world[0]):
                    table.tape[:] = 0
                    assert GAME.problems(m.boxes[0], table) == []
                assert twin.tobytes() == world.tobytes()


@whole_games
def test_the_brain_beats_random_play() -> None:
    """Two seats choose by the quick heuristics, two at random: the former win clearly more."""
    run = loops(GAME)
    kinds = np.array([1, 0, 1, 0, 0, 0, 0, 0], dtype=np.int8)
    won = [0, 0]
    for seed in range(12):
        m = GAME.start(4, seed=seed)
        world, used = m.tables, np.zeros(128, dtype=np.int64)
        run.play_on(
            m.boxes, world, world.copy(), kinds, np.zeros(128, dtype=np.int16), generator(seed), GAME.limit, used
        )
        ranks = [score.rank for score in m.scores()]
        won[ranks.index(1) % 2] += 1
    assert won[0] >= 9


def test_score_lines_of_what_is_not_in_play_have_no_name() -> None:
    s = Situation(4)
    assert [i for i, name in enumerate(GAME.score_names(s.box, s.table)) if not name] == [
        n.OVERWRITES, n.ORCHESTRA_POINTS, n.SYMPHONY_POINTS, n.CLASHES,
    ]  # fmt: skip
    s = Situation(4, clefs="set-1", audience="both", masters="wagner")
    assert [i for i, name in enumerate(GAME.score_names(s.box, s.table)) if not name] == [n.CLEF_POINTS]


def test_every_choice_and_every_refusal_stands_on_a_piece_of_the_board() -> None:
    for players, options in ((2, {"masters": "mengelberg", "orchestra": "preset"}), (4, {"audience": "both"})):
        m = GAME.start(players, seed=7, options=options)
        luck = random.Random(7)
        while not m.over and len(m.moves) < 120:
            seat = luck.choice(m.waiting)
            choices = m.options(seat)
            assert all(choice.elements for choice in choices)
            assert all(barred.elements for barred in m.barred(seat))
            m.choose(seat, luck.choice(choices).notation)


def test_a_hint_says_what_each_ability_means() -> None:
    """Whoever chooses the first card has never met the names."""
    assert set(IN_SHORT) == set(ABILITY_TITLES)
    s = Situation(4)
    hints = [card_brings(read_box(s.box), card) for card in range(n.CARDS)]
    assert any("Chaining (plays several discs in a row)" in hint for hint in hints)
    assert any("Virtuosity 1 (1 point more for each of your discs)" in hint for hint in hints)
    named = re.compile("|".join(sorted(ABILITY_TITLES.values(), key=len, reverse=True)))
    assert [hint for hint in hints if named.search(hint) and "(" not in hint] == []
