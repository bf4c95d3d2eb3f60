"""Questions and choices in words."""

from collections.abc import Callable
from typing import Any

from scherzo.core.reading import Reading, read_box, read_table
from scherzo.core.words import Choice, Question
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.words.texts import (
    card_element,
    card_id,
    chair_element,
    counted,
    cushion_element,
    suit_id,
    suit_name,
    the_card,
    the_chair,
    the_cushion,
)


def question(box: Any, table: Any, seat: int) -> Question:
    """What is asked of that seat now."""
    box, table = read_box(box), read_table(table)
    asking = table.asking
    who = f"{{{seat}}}"
    if asking == n.CHOOSE_CHAIR:
        return Question(
            "Choose your starting chair.",
            f"{who} chooses a starting chair.",
            ("MC-SETUP-6", "MC-SETUP-7", "MC-SETUP-8"),
        )
    if asking == n.PLAY_CARD:
        return Question(turn_text(table), f"{who} plays a card or stops the music.", ("MC-TURN-1", "MC-STOP-1"))
    if asking == n.MOVE_MARKER:
        return Question("Move your marker.", f"{who} moves the marker.", ("MC-MOVE-1", "MC-MOVE-2"))
    if asking == n.BATTLE_COMMIT:
        return Question(
            f"Butt Battle for {the_chair(box, table.battle_chair)}: choose a card in secret, or decline.",
            f"{who} chooses a card for the Butt Battle.",
            ("MC-BATTLE-2", "MC-BATTLE-6"),
        )
    if asking == n.CHOOSE_SCORING_CHAIR:
        return Question(
            "Which chair do you score: your own, or a vacant one?",
            f"{who} chooses which chair to score.",
            ("MC-TOKEN-vacant_chair-1", "MC-RULING-54"),
        )
    if asking == n.SCORE_FROM_HAND:
        return Question(
            "Score a card from your hand, or finish.",
            f"{who} may score cards from hand.",
            ("MC-HAND-1", "MC-HAND-2", "MC-HAND-3"),
        )
    if asking == n.BUY_CUSHION:
        cushion = the_cushion(table.cushion_at[table.chair[seat]])
        return Question(
            f"Buy {cushion} for one card of your score pile?", f"{who} may buy {cushion}.", ("MC-BUY-1", "MC-BUY-2")
        )
    if asking == n.SWITCH_OUT:
        return Question(
            "Which scored Chair card do you switch, if any?",
            f"{who} may switch a scored card.",
            ("MC-TOKEN-switch_card-1", "MC-RULING-57"),
        )
    if asking == n.SWITCH_IN:
        return Question(
            f"Which hand card takes the place of {the_card(box, table.switch_out)}?",
            f"{who} switches {the_card(box, table.switch_out)} for a hand card.",
            ("MC-TOKEN-switch_card-1", "MC-RULING-57"),
        )
    if asking == n.KEEP_HAND:
        return Question(
            "Keep your hand or throw all of it away?", f"{who} keeps the hand or throws it away.", ("MC-NEXT-3",)
        )
    return Question("Draw a ninth card?", f"{who} may draw a ninth card.", ("MC-TOKEN-hand_plus_one-1", "MC-RULING-45"))


def turn_text(table: Reading) -> str:
    """The question of a turn, with the value that counts."""
    last = table.line_as[table.line_size - 1] if table.line_size else -1
    if last < 0:
        return "Open: play your lowest Chair card, a Rest or a Repeat."
    return f"The value is {last % n.SUIT + 1}. Play a card, or stop the music if you hold nothing higher."


def choice(box: Any, table: Any, seat: int, option: int) -> Choice:
    """A legal option in words."""
    box, table = read_box(box), read_table(table)
    return CHOICES[table.asking](box, table, seat, int(option))


def starting_chair(box: Reading, table: Reading, seat: int, chair: int) -> Choice:
    """choose_chair"""
    cushion = table.cushion_at[chair]
    return Choice(
        chair,
        suit_id(box, chair),
        f"Start at {the_chair(box, chair)}",
        f"There lies {the_cushion(cushion)}.",
        (chair_element(box, chair),),
    )


def turn(box: Reading, table: Reading, seat: int, option: int) -> Choice:
    """play_card, stop_music, pass_turn"""
    if option == n.NONE:
        return Choice(
            option, "stop", "Stop the music", "The round ends at once; you take the conductor token.", ("stop",)
        )
    if option == n.STOP_BY_CUSHION:
        hint = "Flips the cushion for the rest of the game. The round ends at once; you take the conductor token."
        text = f"Stop the music with {the_cushion(n.STOP_MUSIC)}"
        return Choice(option, "stop-by-cushion", text, hint, ("stop", cushion_element(n.STOP_MUSIC)))
    if option == n.PASS:
        hint = "No card, no move. Flips the cushion until the next round."
        text = f"Pass with {the_cushion(n.PASS_ONCE)}"
        return Choice(option, "pass", text, hint, ("pass", cushion_element(n.PASS_ONCE)))
    hint, goes_to = "Then you move.", "line"
    if option >= n.FIRST_REPEAT:
        last = table.line_as[table.line_size - 1] if table.line_size else -1
        copied = "It stays blank: nothing to copy." if last < 0 else f"It copies {the_card(box, last)}."
        hint = f"{copied} Then you move."
    elif option % n.SUIT == n.REST:
        hint, goes_to = "You do not move; it goes to your score pile at the end of the round.", f"seat-{seat}"
    elements = (card_element(box, option), goes_to)
    return Choice(option, card_id(box, option), f"Play {the_card(box, option)}", hint, elements)


def move(box: Reading, table: Reading, seat: int, chair: int) -> Choice:
    """move_marker"""
    here = table.chair[seat]
    steps = (chair - here) % 8
    others = [f"{{{s}}}" for s in range(table.players) if s != seat and table.chair[s] == chair]
    hint = f"{counted(steps, 'chair')} clockwise" if steps < 7 else "one chair back"
    if others:
        hint += f"; {' and '.join(others)} there: a Butt Battle if the music stops so"
    return Choice(
        chair, suit_id(box, chair), f"Move to {the_chair(box, chair)}", f"{hint}.", (chair_element(box, chair),)
    )


def battle(box: Reading, table: Reading, seat: int, option: int) -> Choice:
    """battle_commit"""
    if option == n.NONE:
        return Choice(option, "decline", "Decline", "You are out of this battle and cannot win it.", ("decline",))
    hint = "It is discarded, win or lose."
    if option >= n.FIRST_REPEAT:
        hint = f"It ties the highest card. {hint}"
    elif option % n.SUIT == n.REST:
        hint = f"It cannot win. {hint}"
    return Choice(option, card_id(box, option), f"Show {the_card(box, option)}", hint, (card_element(box, option),))


def scoring_chair(box: Reading, table: Reading, seat: int, chair: int) -> Choice:
    """choose_scoring_chair"""
    cards = [card for card in table.line_as[: table.line_size] if card >= 0 and card // n.SUIT == chair]
    own = "your own chair" if table.chair[seat] == chair else the_chair(box, chair)
    hint = f"{counted(len(cards), 'card')} of that suit in the line."
    return Choice(
        chair, suit_id(box, chair), f"Score {own} ({suit_name(box, chair)})", hint, (chair_element(box, chair),)
    )


def hand_card(box: Reading, table: Reading, seat: int, option: int) -> Choice:
    """score_from_hand"""
    if option == n.NONE:
        return Choice(option, "done", "Keep the rest in hand", "", ("done",))
    hint = f"{box.vp[option]} VP."
    if option % n.SUIT != n.REST and option % n.SUIT + 1 > table.highest[seat]:
        hint += " A higher card: flips cushion Score higher, if it is the first, and rules out lower ones."
    return Choice(option, card_id(box, option), f"Score {the_card(box, option)}", hint, (card_element(box, option),))


def price(box: Reading, table: Reading, seat: int, option: int) -> Choice:
    """buy_cushion"""
    cushion = table.cushion_at[table.chair[seat]]
    if option == n.NONE:
        return Choice(option, "no", "Do not buy", "The cushion stays for sale.", ("decline",))
    text = f"Pay {the_card(box, option)} for {the_cushion(cushion)}"
    hint = f"Costs {box.vp[option]} VP, the cushion is worth {box.cushion_vp[cushion]} VP."
    return Choice(option, card_id(box, option), text, hint, (card_element(box, option), cushion_element(cushion)))


def switch_out(box: Reading, table: Reading, seat: int, option: int) -> Choice:
    """switch_cards, first half"""
    if option == n.NONE:
        return Choice(option, "no", "Switch nothing", "The chance is gone afterwards.", ("decline",))
    text = f"Give up {the_card(box, option)}"
    return Choice(option, card_id(box, option), text, f"{box.vp[option]} VP.", (card_element(box, option),))


def switch_in(box: Reading, table: Reading, seat: int, option: int) -> Choice:
    """switch_cards, second half"""
    text = f"Score {the_card(box, option)} in its place"
    return Choice(option, card_id(box, option), text, f"{box.vp[option]} VP.", (card_element(box, option),))


def keep(box: Reading, table: Reading, seat: int, option: int) -> Choice:
    """keep_hand, discard_hand"""
    if option == n.KEEP:
        return Choice(option, "keep", "Keep the hand", "You refill it to eight cards.", ("keep",))
    hint = f"{counted(table.hand_size[seat], 'card')} face down; you draw eight new ones."
    return Choice(option, "throw-away", "Throw the whole hand away", hint, ("throw-away",))


def extra(box: Reading, table: Reading, seat: int, option: int) -> Choice:
    """draw_extra"""
    if option == n.YES:
        return Choice(option, "yes", "Draw a ninth card", "", ("yes",))
    return Choice(option, "no", "Stay at eight cards", "", ("no",))


CHOICES: dict[int, Callable[[Reading, Reading, int, int], Choice]] = {
    n.CHOOSE_CHAIR: starting_chair,
    n.PLAY_CARD: turn,
    n.MOVE_MARKER: move,
    n.BATTLE_COMMIT: battle,
    n.CHOOSE_SCORING_CHAIR: scoring_chair,
    n.SCORE_FROM_HAND: hand_card,
    n.BUY_CUSHION: price,
    n.SWITCH_OUT: switch_out,
    n.SWITCH_IN: switch_in,
    n.KEEP_HAND: keep,
    n.DRAW_EXTRA: extra,
}
