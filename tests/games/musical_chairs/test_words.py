"""Questions, choices, the log and the text form."""

import random
import re

import pytest

from scherzo.core.table import OPEN
from scherzo.core.words import Event
from scherzo.games.musical_chairs import names as n

from .situation import GAME, Situation, fresh


def test_questions_name_the_value_the_chair_and_the_cushion() -> None:
    table = Situation(["harp-9", "cello-1"], line="harp-5")
    assert GAME.question(table.box, table.table, 0).text == "The line is at 5: play a card."
    table = Situation(["harp-1", "cello-1"], line="piano-5", at="harp harp").play("stop")
    assert "the harp chair" in GAME.question(table.box, table.table, 0).text
    table = Situation(["", ""], line="piano-5", at="piano harp", cushions={"piano": "hop_over"}).play("stop")
    assert GAME.question(table.box, table.table, 0).text == (
        "Buy cushion Hop over (3 VP of its own) for one card from your score pile? "
        "You may skip spaces with other players' dancers while you move."
    )


def test_choices_say_what_they_do_and_name_their_things_in_the_picture() -> None:
    table = Situation(["harp-9 harp-rest repeat-6", ""], line="drum-9")
    by_notation = {choice.notation: choice for choice in table.choices()}
    assert by_notation["harp-9"].elements == ("card-harp-9", "line")
    assert by_notation["harp-rest"].elements == ("card-harp-rest", "seat-0")
    assert by_notation["repeat-6"].hint == "It copies the drum 9. Then you move."
    assert by_notation["stop"].text == "Stop the music"


def test_a_starting_chair_says_how_many_cards_of_its_suit_are_held() -> None:
    table = fresh(2)
    seat = table.waiting[0]
    held = [card.rpartition("-")[0] for card in table.hand(seat)]
    told = {choice.notation: choice.hint for choice in table.choices()}
    assert len(told) == n.CHAIRS
    for suit, hint in told.items():
        count = held.count(suit)
        assert hint.startswith(f"You hold {count or 'no'} {suit} card{'' if count == 1 else 's'}. Its cushion is ")


def test_a_move_warns_of_a_battle() -> None:
    table = Situation(["harp-9", ""], at="cello drum").play("harp-9")
    hints = {choice.notation: choice.hint for choice in table.choices()}
    assert hints["drum"] == (
        "1 chair clockwise. The line holds no cards for it. {1} is there: a Butt Battle if the music stops now."
    )
    assert hints["saxophone"] == "2 chairs clockwise. The line holds no cards for it."


def test_the_log_tells_a_round() -> None:
    table = Situation(["cello-9", "drum-2"], line="harp-9", at="harp drum").play("stop")
    assert table.log == [
        "{0} stops the music.",
        "{0} takes the conductor token.",
        f"Cushion {table.view(0).chairs[6].cushion.name} leaves the harp chair and is for sale there.",
        "{0} takes the harp 9 (1 VP) from the line.",
    ]


@pytest.mark.parametrize("kind", range(1, n.GAME_OVER + 1))
def test_every_kind_of_event_has_a_sentence(kind: int) -> None:
    line = GAME.line(fresh(2).box, Event(-1, kind, 1, 1, 1, 0, 0))
    assert line is not None
    assert line.text.endswith(".")
    assert "<" not in line.text
    assert line.rules


def test_the_tables_own_draws_are_not_read_by_anybody() -> None:
    assert GAME.line(fresh(2).box, Event(0, 0, 0, 0, 98, 5, 0)) is None


def test_the_text_form_shows_all_that_is_open_and_no_other_hand() -> None:
    table = Situation(
        ["harp-9 repeat-6", "drum-2"], line="repeat-1 cello-9 repeat-2", scored={1: "piano-rest"}, owns={1: "hop_over"}
    )
    text = "\n".join(line for section in GAME.describe(table.view(0)) for line in section.lines)
    assert "harp 9 (1 VP) and Repeat of 2 VP." in text
    assert "Repeat of 1 VP (blank); cello 9 (3 VP); Repeat of 1 VP (as cello 9)." in text
    assert "Score pile: piano Rest (1 VP)." in text
    assert "Cushion Hop over, 3 VP of its own. You may skip spaces with other players' dancers while you move." in text
    assert "drum 2" not in text
    assert "drum 2" in "\n".join(line for section in GAME.describe(table.view(1)) for line in section.lines)


def test_the_text_form_of_a_battle_keeps_the_secret() -> None:
    table = Situation(["harp-9", "drum-2"], line="piano-10", at="harp harp").play("stop").play("harp-9", seat=0)
    texts = ["\n".join(line for s in GAME.describe(table.view(v)) for line in s.lines) for v in (0, 1, -1)]
    assert "{0} chose harp 9, still hidden." in texts[0]
    assert all("Already chosen: {0}." in text for text in texts)
    assert all("harp 9" not in text for text in texts[1:])


# What texts say


def hints(table: Situation) -> dict[str, str]:
    return {choice.notation: choice.hint for choice in table.choices()}


def test_a_chair_reached_backward_says_so_and_one_seven_steps_on_does_not() -> None:
    table = Situation(["harp-9", "", "", ""], at="cello drum saxophone turntable", owns={0: "hop_over move_four"})
    assert hints(table.play("harp-9"))["guitar"].startswith("7 chairs clockwise.")
    table = Situation(["harp-9", "", ""], at="cello guitar harp", owns={0: "hop_over move_back"}).play("harp-9")
    assert hints(table)["guitar"].startswith("1 chair back.")
    assert hints(table)["piano"].startswith("3 chairs back.")
    table = Situation(["harp-9", ""], owns={0: "move_back"}).play("harp-9")
    assert "rhythm" not in hints(table)
    assert hints(table)["drum"].startswith("1 chair clockwise.")


def test_a_chair_reached_both_ways_says_both() -> None:
    table = Situation(["harp-9", "", "", ""], owns={0: "hop_over move_four move_back"}).play("harp-9")
    assert hints(table)["guitar"].startswith("7 chairs clockwise or 1 chair back.")


def test_a_move_says_what_the_chair_would_score_now() -> None:
    table = Situation(["harp-9", ""], line="drum-3 drum-5", at="cello harp").play("harp-9")
    assert hints(table)["drum"] == "1 chair clockwise. The line holds 2 cards for it: +2 VP."


@pytest.mark.parametrize(("size", "hint"), [(8, "It is full: you draw no cards."), (5, "You draw 3 cards.")])
def test_keeping_a_hand_says_how_many_cards_are_drawn(size: int, hint: str) -> None:
    hand = " ".join(f"drum-{rank}" for rank in range(1, size + 1))
    table = Situation([hand, ""], line="cello-10").play("stop").play_until("keep_hand")
    assert hints(table)["keep"] == hint


@pytest.mark.rules("MC-TOKEN-zero_worth_two-1")
def test_cards_of_0_vp_say_what_zero_worth_two_makes_of_them() -> None:
    table = Situation(
        ["harp-3", ""], line="harp-10", at="harp drum", scored={0: "drum-1"}, owns={0: "zero_worth_two"}
    ).play("stop")
    assert hints(table)["harp-3"] == "+2 VP."
    text = "\n".join(line for section in GAME.describe(table.view(0)) for line in section.lines)
    assert "Score pile: drum 1 (0 VP, counts 2 by cushion Zero worth two)" in text
    table = Situation(["harp-3", ""], line="harp-10", at="harp drum").play("stop")
    assert hints(table)["harp-3"] == "±0 VP."


def test_a_purchase_says_what_it_comes_to() -> None:
    table = Situation(
        ["", ""], line="piano-5", at="piano harp", scored={0: "cello-9 drum-1"}, cushions={"piano": "zero_worth_two"}
    ).play("stop")
    worth = "the card leaves your score pile, the cushion is worth 1 VP of its own."
    assert hints(table)["cello-9"] == f"±0 VP as things stand: {worth}"  # 3 lost, 1 for the cushion, 2 for the drum 1
    assert hints(table)["drum-1"] == f"+1 VP as things stand: {worth}"


@pytest.mark.rules("MC-BATTLE-13")
def test_a_player_without_cards_has_not_chosen() -> None:
    """And no card lies face down for them."""
    table = Situation(["harp-9", "", "drum-2"], line="piano-10", at="harp harp harp").play("stop")
    for seat, chosen in ((None, ()), (0, (0,))):
        if seat is not None:
            table.play("harp-9", seat=seat)
        battle = table.view(-1).battle
        assert battle.committed == chosen
        assert battle.without_cards == (1,)
    text = "\n".join(line for section in GAME.describe(table.view(-1)) for line in section.lines)
    assert "No card to show: {1}." in text
    assert "Already chosen: {0}." in text


def test_who_opens_without_a_chair_card_is_not_told_to_play_one() -> None:
    texts = [GAME.question(t.box, t.table, 0).text for t in (Situation([h, ""]) for h in ("drum-rest repeat-1", ""))]
    assert texts == [
        "The line has no number yet, and you hold no Chair card: play a Rest or a Repeat, or stop the music.",
        "You hold no card that you could play: stop the music.",
    ]
    table = Situation(["drum-2 drum-3", ""], owns={0: "two_lowest"})
    assert GAME.question(table.box, table.table, 0).text == (
        "The line has no number yet: play one of your two lowest Chair cards."
    )


@pytest.mark.rules("MC-TOKEN-two_lowest-1")
def test_skipping_a_card_warns_that_it_will_be_told_and_then_everybody_sees_it() -> None:
    table = Situation(["drum-6 piano-8", ""], line="cello-5", owns={0: "two_lowest"})
    assert hints(table)["piano-8"] == ("You skip the drum 6: everybody will be told that you hold it. Then you move.")
    assert hints(table)["drum-6"] == "Then you move."
    table.play("piano-8")
    for viewer in (0, 1, -1):
        view = table.view(viewer)
        assert [card.id for card in view.seats[0].announced] == ["drum-6"]
        text = "\n".join(line for section in GAME.describe(view) for line in section.lines)
        assert "Everybody knows of this hand: drum 6." in text


def test_score_higher_explains_that_the_first_card_decides() -> None:
    table = Situation(["harp-2 harp-8", ""], line="harp-5 drum-9", at="harp guitar", owns={0: "score_higher"})
    question = GAME.question(table.play("stop").box, table.table, 0)
    assert "Your first numbered card decides" in question.text
    assert "MC-RULING-56" in question.rules
    assert hints(table)["harp-8"].endswith("Uses cushion Score higher for good; lower cards are then ruled out.")
    assert hints(table)["harp-2"].endswith("cushion Score higher stays unused.")
    table = Situation(["harp-2 harp-8", ""], line="harp-5 drum-9", at="harp guitar").play("stop")
    assert "first numbered card" not in GAME.question(table.box, table.table, 0).text


@pytest.mark.parametrize(
    ("owner", "first", "second", "how"),
    [
        ({}, "drum-9", "drum-2", "."),
        ({0: "battle_edge"}, "drum-9", "drum-2", "."),
        ({0: "battle_edge"}, "drum-5", "cello-5", " thanks to cushion Battle edge, which adds 1 and wins ties."),
        ({0: "battle_edge"}, "drum-5", "cello-6", " thanks to cushion Battle edge, which adds 1 and wins ties."),
        ({0: "battle_edge"}, "repeat-1", "cello-6", " thanks to cushion Battle edge, which adds 1 and wins ties."),
        ({}, "repeat-1", "decline", " with a Repeat: nobody else shows a card that could tie with it."),
        ({}, "repeat-1", "cello-rest", " with a Repeat: nobody else shows a card that could tie with it."),
    ],
)
def test_a_battle_says_how_it_was_won(owner: dict[int, str], first: str, second: str, how: str) -> None:
    hands = [f"{first} harp-1", "harp-2" if second == "decline" else f"{second} harp-2"]
    table = Situation(hands, line="piano-10", at="piano piano", owns=owner).play("stop").show(first, second)
    assert f"{{0}} wins the battle for the piano chair{how}" in table.log


@pytest.mark.rules("MC-SETUP-3", "MC-NEXT-4", "MC-TOKEN-hand_plus_one-1")
def test_deals_cite_the_rule_they_follow() -> None:
    table = fresh(2)
    assert cited(table, n.DREW) == {"{0} is dealt 8 cards.": ("MC-SETUP-3",), "{1} is dealt 8 cards.": ("MC-SETUP-3",)}
    assert set(cited(table, n.DREW_CARD).values()) == {("MC-SETUP-3",)}
    hands = ["drum-1", "drum-2"]
    table = Situation(hands, line="cello-10", at="harp drum", owns={0: "hand_plus_one"}).play("stop", "keep", "keep")
    assert cited(table, n.DREW) == {"{0} draws 7 cards.": ("MC-NEXT-4",), "{1} draws 7 cards.": ("MC-NEXT-4",)}
    assert set(cited(table, n.DREW_CARD).values()) == {("MC-NEXT-4",)}
    table.play("yes")
    ninth = ("MC-TOKEN-hand_plus_one-1",)
    assert cited(table, n.DREW) == {"{0} draws a ninth card with cushion Hand plus one.": ninth}
    assert set(cited(table, n.DREW_CARD).values()) == {ninth}


def cited(table: Situation, kind: int) -> dict[str, tuple[str, ...]]:
    """The lines of a kind with their rules."""
    lines = [GAME.line(table.box, event) for event in table.told(kind)]
    return {line.text: line.rules for line in lines if line is not None}


def test_switch_a_card_is_not_called_used_up_before_the_exchange() -> None:
    table = Situation(
        ["cello-4", ""], line="piano-5", at="piano harp", scored={0: "drum-2 drum-3"}, cushions={"piano": "switch_card"}
    ).play("stop", "drum-3")
    assert table.asking == "switch_out"
    assert table.log[-2:] == [
        "{0} buys cushion Switch a card (1 VP of its own) for the drum 3 (1 VP).",
        "{0} turns cushion Switch a card over: it works now and never again.",
    ]


def test_an_exchange_says_what_each_half_and_the_whole_bring() -> None:
    table = Situation(
        ["cello-4 cello-9", ""],
        line="piano-10",
        at="piano harp",
        scored={0: "drum-4 drum-3"},
        cushions={"piano": "switch_card"},
    ).play("stop", "drum-3")
    assert hints(table)["drum-4"] == "−2 VP, before the card from your hand takes its place."
    table.play("drum-4")
    assert hints(table) == {"cello-4": "−2 VP for the exchange.", "cello-9": "+1 VP for the exchange."}


def test_two_repeats_of_the_same_worth_are_told_apart() -> None:
    table = Situation(["repeat-1 repeat-2 repeat-6", ""], line="cello-3")
    texts = {choice.notation: choice.text for choice in table.choices()}
    assert texts["repeat-1"] == "Play a Repeat of 1 VP (the first of 2)"
    assert texts["repeat-2"] == "Play a Repeat of 1 VP (the second of 2)"
    assert texts["repeat-6"] == "Play a Repeat of 2 VP"


def test_the_last_choice_of_hand_scoring_is_not_about_rests() -> None:
    table = Situation(["harp-2", ""], line="harp-5", at="harp guitar").play("stop")
    assert {c.notation: c.text for c in table.choices()}["done"] == "Keep your other cards in hand"


STRAY = re.compile(
    r"[,;:]\s*[,.;:]|\s[,.;:]|  |\b1 (?:cards|chairs|points|cushions)\b|\bMC-|[<>_]|marker|\bWho holds\b|\bthe own\b"
)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_texts_are_clean_all_through_a_game(players: int) -> None:
    """No stray signs, wrong plurals, rule ids or code words, and no two choices with one text."""
    match, luck = GAME.start(players, seed=f"texts {players}"), random.Random(players)
    texts = {line.text for line in match.lines(match.opening, OPEN)}
    while not match.over:
        seat = luck.choice(match.waiting)
        choices = match.options(seat)
        assert len({choice.text for choice in choices}) == len(choices)
        texts |= {text for choice in choices for text in (choice.text, choice.hint)}
        texts |= {barred.text for barred in match.barred(seat)}
        texts |= {match.question(seat).text, match.question(seat).others}
        texts |= {line for section in GAME.describe(match.view(seat)) for line in section.lines}
        texts |= {line.text for line in match.lines(match.choose(seat, luck.choice(match.legal(seat))), OPEN)}
    assert [text for text in texts if STRAY.search(text)] == []


def test_the_score_sheet_leaves_out_cushions_that_stayed_in_the_box() -> None:
    table = Situation(["", ""], owns={1: "rest_bonus"}, cushions={"cello": "suit_bonus"})
    table.table.cushion[[n.ZERO_WORTH_TWO, n.THREE_SUITS]] = n.UNUSED
    assert GAME.score_names is not None
    assert GAME.score_names(table.box, table.table) == (
        "Cards in the score pile",
        "Points printed on cushions",
        "Cushion Suit bonus: different suits",
        "",
        "",
        "Cushion Rest bonus: Rests played",
    )


@pytest.mark.rules("MC-RULING-29")
def test_those_who_battle_are_asked_in_stopper_order() -> None:
    match, luck, asked = GAME.start(4, seed="battle"), random.Random(1), set()
    while not match.over:
        if len(match.waiting) > 1:
            stopper = int(match.tables[0].stopper)
            assert list(match.waiting) == sorted(match.waiting, key=lambda seat: (seat - stopper) % 4)
            asked.add(match.waiting)
        match.choose(match.waiting[0], luck.choice(match.legal(match.waiting[0])))
    assert any(list(seats) != sorted(seats) for seats in asked)


def test_set_up_and_score_sheet_show_no_rule_ids() -> None:
    shown = [text for option in GAME.options for text in (option.text, *option.meanings)]
    assert [text for text in (*shown, *(line.name for line in GAME.score_lines)) if STRAY.search(text)] == []
