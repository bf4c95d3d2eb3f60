"""What players read is true and plain: hints, refusals, the log, the score sheet."""

import random
import re

import numpy as np
import pytest

from scherzo.core.words import Event
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.shown.describe import describe
from scherzo.games.philharmonix.shown.view import view
from scherzo.games.philharmonix.words import texts

from .situation import GAME, Situation, printed

CODE_WORDS = re.compile(r"\b(P\d+|R\d\d|M\d\d|T\d|F\d|PH-[A-Z]+-\d+|(?:blue|green|yellow|red|purple|orange)-\w+)\b")


def every_text(s: Situation) -> list[str]:
    """All that a player can read at this moment."""
    question = GAME.question(s.box, s.table, s.seat)
    told = [question.text, question.others, *s.log()]
    for option in s.numbers().values():
        choice = GAME.choice(s.box, s.table, s.seat, option)
        told += [choice.text, choice.hint]
    told += [barred.text for barred in GAME.barred(s.box, s.table, s.seat)]
    for section in describe(view(s.box, s.table, -1)):
        told += [section.title, *section.lines]
    return told


@pytest.mark.parametrize("seed", range(4))
def test_no_text_has_code_words_doubled_colons_or_wrong_numbers(seed: int) -> None:
    """In games of one to four players, with drafts and Records: nothing that only programs understand."""
    luck = random.Random(seed)
    s = Situation(seed + 1, seed, None, None, records="with", regions="draft")
    for _ in range(60):
        if not s.table.waiting:
            break
        for text in every_text(s):
            assert not CODE_WORDS.search(text), text
            assert not re.search(r": [^.;(]*: [^.;]*: |::|,,|\.\.| ,| \.", text), text
            assert not re.search(r"\b1 (credits|fans|action points|stars|steps|points|discs|soloists)\b", text), text
        s.play(luck.choice(sorted(s.legal)))


def test_every_option_lies_on_a_piece_of_the_board() -> None:
    """In random games each option names at least one element, each barred thing too."""
    menu = np.zeros(128, dtype=np.int16)
    for seed in range(4):
        luck = random.Random(seed)
        s = Situation(seed + 1, seed + 7, None, None, records="with", regions="draft")
        for _ in range(80):
            if not s.table.waiting:
                break
            count = GAME.doors.options(s.box, s.table, s.seat, menu)
            for option in menu[:count]:
                assert GAME.choice(s.box, s.table, s.seat, int(option)).elements
            assert all(barred.elements for barred in GAME.barred(s.box, s.table, s.seat))
            s.play(luck.choice(sorted(s.legal)))


def test_gains_that_a_cap_cuts_are_told_as_they_will_be() -> None:
    s = Situation().strength("invest", 4).give(0, experience=11, limit=14).play("invest")
    assert s.choice("gain-4").text == "Row IV: gain 1 of 7 experience"
    assert s.choice("limit-4").text == "Row IV: raise your limit by 1"
    s = Situation().strength("promote", 1).give(0, stars=8, fans=3, credits=9)
    s.play("promote", "row-1", "raise-strings-0")
    assert s.choice("key-7").hint.startswith("1 of 3 fans; costs a disc")
    s = Situation().give(0, experience=11).play("pass")
    assert s.choice("experience-4").text == "1 experience and 10 credits"
    assert s.choice("experience-4").hint == "3 experience is lost: 12 is the most"


def test_an_action_says_all_that_it_costs() -> None:
    s = Situation(3).strength("invest", 5).give(0, ap=6, limit=9, credits=9)
    s.table.manager[1] = s.table.manager[2] = n.INVEST
    s.table.round_number = 2
    assert s.ready().choice("invest").hint == (
        "5 action points, and 2 credits or 1 more point for each of the 2 Managers there; "
        "beyond your limit, 2 prestige lost when you pass"
    )
    assert "so you pass after it" in Situation().strength("invest", 5).give(0, ap=4).choice("invest").hint


@pytest.mark.rules("PH-SELECT-5")
def test_the_refusal_for_fifteen_points_names_the_surcharges() -> None:
    """It says what cannot be paid, and does not speak of passing."""
    s = Situation(3).strength("invest", 3).give(0, ap=12, limit=15, credits=0)
    s.table.manager[1] = n.INVEST
    text = s.ready().refusal(n.INVEST)
    assert text == (
        "You cannot select Invest: its 3 action points and 1 more for a Manager whom you cannot pay 1 credit "
        "would take you from 12 beyond 15 action points."
    )
    assert "pass" not in text


def test_refusals_of_upgrades_speak_of_this_bonus() -> None:
    conductor = n.UPGRADE, 1, n.CONDUCTOR_ONLY
    s = Situation()
    s.table.stack[s.table.depth, :3] = conductor
    s.table.depth += 1
    s.ready()
    assert s.refusal(n.RAISE) == "This bonus upgrades the conductor, not musicians."
    s.table.stack[s.table.depth - 1, n.UPGRADE_WHOM] = n.MUSICIANS_ONLY
    s.ready()
    assert s.refusal(n.CONDUCT) == "This bonus upgrades musicians, not the conductor."


def test_people_and_prices_are_called_by_their_names() -> None:
    assert texts.musician(0, 3) == "3-star string player"
    assert texts.musician(1, 2) == "2-star percussionist"
    assert texts.effect(n.ADVANCE_SYMPHONY, 2) == "advance two symphonies, or one twice"
    s = Situation().give(0, fans=0)
    assert s.refusal(n.FANS_TO_EXPERIENCE) == "You need 2 fans for one experience; you have none."
    s.play("invest")
    assert "3 fans for one higher strength" in s.refusal(n.BOOST) or s.table.strength == 6
    assert texts.region_title(s.box, s.region("yellow")) == "the yellow region"


def test_patrons_and_records_have_names_of_the_file_played_with() -> None:
    names = [card.name for card in printed().patrons.cards]
    assert len(set(names)) == 12
    assert len({card.name for card in printed().records.cards}) == 26
    s = Situation().strength("patron", 6).patrons("P4").play("patron", "row-6")
    assert s.choice("impress-P4").text == "Impress Lady Timpani"
    assert view(s.box, s.table, 0).patrons[0].name == "Lady Timpani"


@pytest.mark.rules("PH-TOUR-1")
def test_a_tour_that_sells_nothing_does_not_say_it_sells() -> None:
    s = Situation().strength("invest", 1).play("invest", "tour")
    assert s.log() == ["{0} goes on tour with strength I."]
    s.play("sell-merch")
    assert s.log()[0] == "{0} gains 3 credits (now 13)." or "gains 3 credits" in s.log()[0]


@pytest.mark.rules("PH-PERFORM-5", "PH-PERFORM-7", "PH-PERFORM-8")
def test_a_concert_is_told_with_its_prestige_part_by_part() -> None:
    s = Situation().demand("blue", 1).ship(0, "blue-middle").strength("perform", 1)
    wanted = s.components.demand.tiles[0]
    s.orchestra(0, **{m.type: (m.stars,) for m in wanted.musicians[:2]}).symphonies(0, f"{wanted.symphonies[0]} top")
    s.play("perform", "row-1")
    line = next(text for text in s.log() if "performs on" in text)
    assert line == (
        "{0} performs on the middle planet of the blue region: 2 of 3 musicians match (3 prestige), "
        "1 of 2 symphonies (1) and the first disc there (3), 7 prestige in all."
    )
    event = s.told(n.PERFORMED)[0]
    told = GAME.line(s.box, event)
    assert told is not None
    assert told.elements == ("planet-blue-middle", "demand-blue")
    last = view(s.box, s.table, 0).last_concert
    assert last is not None
    assert (last.planet, last.prestige, last.first, last.for_musicians, last.for_symphonies) == (
        "blue-middle", 7, 3, 3, 1,
    )  # fmt: skip


@pytest.mark.parametrize(("row", "left"), [("row-2", ()), ("row-3", ("1 soloist left",))])
def test_no_more_soloists_are_promised_than_the_row_allows(row: str, left: tuple[str, ...]) -> None:
    s = Situation().demand("blue", 1).ship(0, "blue-middle").strength("perform", int(row[-1])).give(0, experience=5)
    s.soloists(0, "keytar", "harpist").play("perform", row, "keytar")
    assert view(s.box, s.table, 0).turn.pending == ("2 steps of the ship left", *left)


def test_no_soloists_are_promised_once_all_have_played() -> None:
    s = Situation().demand("blue", 1).ship(0, "blue-middle").strength("perform", 6).give(0, experience=5)
    s.soloists(0, "keytar").play("perform", "row-6")
    while s.asked != n.SOLOIST:
        s.play(sorted(s.legal)[0])
    s.play("keytar")
    assert s.asked != n.TURN, "the ship of the keytarist flies"
    assert not any("soloist" in text for text in view(s.box, s.table, 0).turn.pending)


@pytest.mark.rules("PH-SOLO-14")
def test_the_maestro_covers_a_key() -> None:
    """It takes no credits of it."""
    line = GAME.line(Situation(1).box, Event(-1, n.KEY_TAKEN, n.MAESTRO, 3, 0, 0, 0))
    assert line is not None
    assert line.text == "{1} covers key 3."


def test_every_note_of_the_maestro_is_a_sentence() -> None:
    box = Situation(1).box
    for why in range(1, n.FULL + 1):
        line = GAME.line(box, Event(-1, n.MAESTRO_NOTE, why, 2, 1, 0, 0))
        assert line is not None
        assert line.text.endswith(".")
        assert line.rules


def test_the_score_sheet_has_a_line_for_records_only_with_them() -> None:
    without, with_them = GAME.start(2), GAME.start(2, options={"records": "with"})
    assert "Record cards" not in without.score_sheet()[0].sources
    assert "Record cards" in with_them.score_sheet()[0].sources


@pytest.mark.rules("PH-END-1", "PH-END-6", "PH-RULING-72")
def test_a_broken_tie_is_told_with_its_reason() -> None:
    s = Situation(2).give(0, credits=0, prestige=20).give(1, credits=0, prestige=20)
    s.table.round_number = 5
    s.played(1, "blue-inner").ready()
    s.give(0, ap=9).give(1, ap=9)
    s.play("pass").play("pass")
    assert s.table.waiting == 0
    text = "{1} and {0} have the same prestige: {1} wins by discs on planets, 1 to 0."
    assert text in s.log()
    assert view(s.box, s.table, -1).tie_break == text


@pytest.mark.rules("PH-PASS-2")
def test_the_log_says_points_where_points_move() -> None:
    """Also where they are lost."""
    s = Situation(2).strength("invest", 4).give(0, ap=8, limit=9).play("invest", "gain-1", "pass")
    assert "{0} loses 3 prestige for action points above the limit (now 7)." in s.log()
