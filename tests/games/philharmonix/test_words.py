"""What the table says: views, the text form, options and the log."""

import random

import msgspec
import numpy as np

from scherzo.core.reading import read_box, read_table
from scherzo.core.words import Event
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.shown.describe import describe
from scherzo.games.philharmonix.shown.structs import View
from scherzo.games.philharmonix.shown.view import view
from scherzo.games.philharmonix.words.wanted import musician_wanted, symphony_wanted
from tests.conformance.lineups import whole_games

from .situation import GAME, Situation


def test_a_view_is_the_same_for_everybody_and_survives_json() -> None:
    """Nothing on the boards is hidden: a player, a spectator and the open table see the same."""
    s = Situation(3, records="with")
    views = [view(s.box, s.table, viewer) for viewer in (0, 1, -1, -2)]
    assert all(v == views[0] for v in views)
    assert msgspec.json.decode(msgspec.json.encode(views[0]), type=View) == views[0]


def test_a_view_shows_what_is_on_the_boards() -> None:
    s = Situation(2).symphonies(0, "red top", "blue silver").soloists(0, "gong").ship(0, "red-inner").give(0, fans=3)
    seen = view(s.box, s.table, -1)
    seat = seen.seats[0]
    assert [(x.colour, x.row) for x in seat.symphonies] == [("red", "top row"), ("blue", "silver row")]
    assert (seat.soloists, seat.ship, seat.fans) == (("gong",), "red-inner", 3)
    assert [key.key for key in seen.keys if key.blocked] == [4, 6, 11, 16, 19]
    assert len(seen.regions) == len(seen.actions) == 6


def test_the_text_form_names_everything_needed_to_play() -> None:
    s = Situation(3, records="with").strength("patron", 4).patrons("P6").play("patron", "row-4")
    sections = {section.title: "\n".join(section.lines) for section in describe(view(s.box, s.table, 0))}
    assert "Round 1 of 5." in sections["The game"]
    assert "3 patron points left." in sections["The game"]
    assert "Doctor Fermata: costs 2 patron points; " in sections["Patrons"]
    assert "(free): 3 prestige for a 3-star woodwind player and a green symphony" in sections["Patrons"]
    assert "Key 7: 3 fans; set 3, between 8 and 9; free." in sections["Piano"]
    assert {"{0}", "{1}", "{2}", "Record cards", "Map", "Actions"} <= set(sections)


def test_options_say_what_they_do() -> None:
    s = Situation(2).strength("invest", 2)
    s.table.manager[1] = n.INVEST
    told = GAME.choice(s.box, s.table, 0, n.INVEST)
    assert (told.notation, told.text, told.hint) == (
        "invest",
        "Select Invest (II): gain experience, or raise your limit",
        "2 action points, and 1 credit or 1 more point for the Manager there",
    )
    assert told.elements == ("action-invest",)


def test_passing_is_not_mistaken_for_ending_the_turn() -> None:
    s = Situation(2)
    s.table.action = n.INVEST
    told = [GAME.choice(s.box, s.table, 0, option) for option in (n.END_TURN, n.PASS)]
    assert [choice.text for choice in told] == ["End the turn", "Pass for the rest of the round"]
    assert told[0].hint == "the others play, then you have another turn this round"


def test_recruits_and_symphonies_say_where_they_are_wanted() -> None:
    s = Situation(2)
    s.table.demand[:] = 0
    box, table = read_box(s.box), read_table(s.table)
    kind, stars = box.wanted_type[0][0], box.wanted_stars[0][0]
    everywhere = "; wanted in the blue, green, yellow, red, purple and orange regions"
    assert musician_wanted(box, table, kind, stars) == everywhere
    assert musician_wanted(box, table, kind, 4) == "", "the stars must be equal"
    assert symphony_wanted(box, table, box.wanted_colour[0][0]) == everywhere
    others = set(range(n.COLOURS)) - set(box.wanted_colour[0])
    assert symphony_wanted(box, table, others.pop()) == ""


def test_every_decision_of_random_games_is_told_and_has_unique_notations() -> None:
    """Each kind of decision that comes up speaks in words, with a reason for what is barred."""
    kinds = set()
    menu = np.zeros(128, dtype=np.int16)
    for seed in range(4):
        luck = random.Random(seed)
        s = Situation(seed % 4 + 1, seed, None, None, records="with", regions="draft")
        for _ in range(90):
            if not s.table.waiting:
                break
            kinds.add(s.asked)
            numbers = s.numbers()
            count = GAME.doors.options(s.box, s.table, s.seat, menu)
            assert len(numbers) == count > 1
            assert all(" " not in notation for notation in numbers)
            assert GAME.question(s.box, s.table, s.seat).text
            for barred in GAME.barred(s.box, s.table, s.seat):
                assert barred.option not in numbers.values()
            s.play(luck.choice(sorted(numbers)))
            events = [Event(*(int(x) for x in row[:7])) for row in s.table.tape[: s.table.told]]
            lines = [GAME.line(s.box, event) for event in events if event.kind]
            assert lines
            assert all(line is not None and line.text.endswith(".") for line in lines)
    assert kinds >= {n.DRAFT, n.TURN, n.USE, n.SETTLE, n.SPACE}


@whole_games
def test_the_brain_beats_chance() -> None:
    """A quick check of the heuristics: it outscores a random player in every one of a few games."""
    menu = np.zeros(128, dtype=np.int16)
    rng = np.array([5], dtype=np.uint64)
    for seed in range(3):
        luck = random.Random(seed)
        s = Situation(2, seed, None, None)
        while s.table.waiting:
            count = GAME.doors.options(s.box, s.table, s.seat, menu)
            if s.seat == 0:
                option = GAME.doors.brain(s.box, s.table, 0, menu, count, rng)
            else:
                option = int(luck.choice(list(menu[:count])))
            s.table.told = 0
            GAME.doors.play(s.box, s.table, s.seat, option)
        assert s.scores()[0, 0] > s.scores()[1, 0]
