"""What is asked, in words."""

from collections.abc import Callable
from typing import Any

from scherzo.core.english import counted, listed
from scherzo.core.reading import Reading, read_box, read_table
from scherzo.core.words import Question
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.rules.looks import answers, powers, standing
from scherzo.games.musical_chairs.words.texts import (
    CHAIR_CARD,
    REPEAT,
    REST,
    cushion_worth,
    printed,
    suit_name,
    the_card,
    the_chair,
    the_cushion,
)


def question(box: Any, table: Any, seat: int) -> Question:
    """What is asked of that seat now."""
    box, table = read_box(box), read_table(table)
    return QUESTIONS[table.asking](box, table, seat)


def starting_question(box: Reading, table: Reading, seat: int) -> Question:
    """choose_chair"""
    return Question(
        "Choose the chair where your dancer starts.",
        f"{{{seat}}} chooses a starting chair.",
        ("MC-SETUP-6", "MC-SETUP-7", "MC-SETUP-8"),
    )


def turn_question(box: Reading, table: Reading, seat: int) -> Question:
    """play_card"""
    return Question(
        turn_text(box, table, seat), f"{{{seat}}} plays a card or stops the music.", ("MC-TURN-1", "MC-STOP-1")
    )


def turn_text(box: Reading, table: Reading, seat: int) -> str:
    """What can be done on a turn, by what the rules allow this hand."""
    open_to = [option for option, answer in enumerate(answers(box, table, seat)) if answer.why == n.MAY]
    kinds = {printed(box).kinds[option] for option in open_to if option < n.CARDS}
    specials = [name for kind, name in ((REST, "a Rest"), (REPEAT, "a Repeat")) if kind in kinds]
    value = standing(box, table).value
    if not kinds:
        return f"You hold no card that you could play: stop the music{' or pass' if n.PASS in open_to else ''}."
    if value == 0 and CHAIR_CARD in kinds:
        lowest = "one of your two lowest Chair cards" if powers(box, table, seat).picks else "your lowest Chair card"
        return f"The line has no number yet: play {listed([lowest, *specials], last='or')}."
    if value == 0:
        cards = listed(specials, last="or")
        return f"The line has no number yet, and you hold no Chair card: play {cards}, or stop the music."
    if n.STOP in open_to:
        return f"The line is at {value}, and you hold nothing higher: play a card or stop the music."
    return f"The line is at {value}: play a card."


def move_question(box: Reading, table: Reading, seat: int) -> Question:
    """move_marker"""
    can = powers(box, table, seat)
    back = ", or back" if can.back else ""
    text = f"Move your dancer up to {counted(can.farthest, 'chair')} clockwise{back}."
    return Question(text, f"{{{seat}}} moves.", ("MC-MOVE-1", "MC-MOVE-2"))


def battle_question(box: Reading, table: Reading, seat: int) -> Question:
    """battle_commit"""
    return Question(
        f"Butt Battle for {the_chair(box, table.battle_chair)}: choose a card in secret, or decline. "
        "The highest number wins; only the winner scores and may buy there.",
        f"{{{seat}}} chooses a card for the Butt Battle.",
        ("MC-BATTLE-2", "MC-BATTLE-6"),
    )


def scoring_question(box: Reading, table: Reading, seat: int) -> Question:
    """choose_scoring_chair"""
    return Question(
        "Which chair do you score: your own, or a vacant one?",
        f"{{{seat}}} chooses which chair to score.",
        ("MC-TOKEN-vacant_chair-1", "MC-RULING-54"),
    )


def hand_question(box: Reading, table: Reading, seat: int) -> Question:
    """score_from_hand"""
    suit = suit_name(box, table.scoring_chair[seat])
    text = f"Score {suit} cards from your hand, one at a time, or keep them."
    if powers(box, table, seat).either:
        text += (
            f" Your first numbered card decides: lower than {table.highest[seat]}, and only lower ones may follow;"
            f" higher, and you use {the_cushion(n.SCORE_HIGHER)} and only higher ones may follow."
        )
        rules: tuple[str, ...] = ("MC-HAND-1", "MC-HAND-2", "MC-HAND-3", "MC-TOKEN-score_higher-1", "MC-RULING-56")
    else:
        rules = ("MC-HAND-1", "MC-HAND-2", "MC-HAND-3")
    return Question(text, f"{{{seat}}} may score cards from hand.", rules)


def purchase_question(box: Reading, table: Reading, seat: int) -> Question:
    """buy_cushion"""
    cushion = table.cushion_at[table.chair[seat]]
    return Question(
        f"Buy {the_cushion(cushion)} ({cushion_worth(box, cushion)}) for one card from your score pile? "
        f"{printed(box).cushion_texts[cushion]}",
        f"{{{seat}}} may buy {the_cushion(cushion)}.",
        ("MC-BUY-1", "MC-BUY-2"),
    )


def switch_out_question(box: Reading, table: Reading, seat: int) -> Question:
    """switch_cards, first half"""
    return Question(
        "Which Chair card from your score pile do you give up for a card from your hand, if any?",
        f"{{{seat}}} may switch a scored card.",
        ("MC-TOKEN-switch_card-1", "MC-RULING-57"),
    )


def switch_in_question(box: Reading, table: Reading, seat: int) -> Question:
    """switch_cards, second half"""
    out = the_card(box, table.switch_out)
    return Question(
        f"Which card from your hand takes the place of {out}?",
        f"{{{seat}}} switches {out} for a card from hand.",
        ("MC-TOKEN-switch_card-1", "MC-RULING-57"),
    )


def keep_question(box: Reading, table: Reading, seat: int) -> Question:
    """keep_hand, discard_hand"""
    return Question(
        "Keep your hand, or throw all of it away?", f"{{{seat}}} keeps the hand or throws it away.", ("MC-NEXT-3",)
    )


def extra_question(box: Reading, table: Reading, seat: int) -> Question:
    """draw_extra"""
    return Question(
        f"Draw a ninth card with {the_cushion(n.HAND_PLUS_ONE)}?",
        f"{{{seat}}} may draw a ninth card.",
        ("MC-TOKEN-hand_plus_one-1", "MC-RULING-45"),
    )


QUESTIONS: dict[int, Callable[[Reading, Reading, int], Question]] = {
    n.CHOOSE_CHAIR: starting_question,
    n.PLAY_CARD: turn_question,
    n.MOVE_DANCER: move_question,
    n.BATTLE_COMMIT: battle_question,
    n.CHOOSE_SCORING_CHAIR: scoring_question,
    n.SCORE_FROM_HAND: hand_question,
    n.BUY_CUSHION: purchase_question,
    n.SWITCH_OUT: switch_out_question,
    n.SWITCH_IN: switch_in_question,
    n.KEEP_HAND: keep_question,
    n.DRAW_EXTRA: extra_question,
}
