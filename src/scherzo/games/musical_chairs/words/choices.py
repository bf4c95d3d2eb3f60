"""What can be chosen, in words: what it does, costs and brings."""

from collections.abc import Callable
from typing import Any, NamedTuple

from scherzo.core.english import counted, listed, signed
from scherzo.core.members import holds
from scherzo.core.reading import Reading, read_box, read_table
from scherzo.core.words import Choice
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.rules.looks import Answer, answers, powers, standing
from scherzo.games.musical_chairs.words.texts import (
    REPEAT,
    REST,
    card_element,
    card_id,
    card_name,
    chair_element,
    cushion_element,
    cushion_worth,
    printed,
    suit_id,
    suit_name,
    the_card,
    the_chair,
    the_cushion,
)

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


def choice(box: Any, table: Any, seat: int, option: int) -> Choice:
    """A legal option in words."""
    box, table = read_box(box), read_table(table)
    return CHOICES[table.asking](Case(box, table, seat, int(option)))


class Case(NamedTuple):
    """A seat and one of its options."""

    box: Reading
    table: Reading
    seat: int
    option: int

    @property
    def answer(self) -> Answer:
        """What the rules say of the option."""
        return answers(self.box, self.table, self.seat)[self.option]

    @property
    def kind(self) -> str:
        """The kind of the card in question."""
        return printed(self.box).kinds[self.option]

    @property
    def held(self) -> tuple[int, ...]:
        """The seat's own hand."""
        return tuple(self.table.hand[self.seat][: self.table.hand_size[self.seat]])

    @property
    def points(self) -> str:
        """What it brings: +2 VP."""
        return f"{signed(self.answer.gain)} VP"

    @property
    def card(self) -> str:
        """The card in question, told from others of the same name: a Repeat of 1 VP (the first of 2)."""
        name = card_name(self.box, self.option)
        cards = enumerate(answers(self.box, self.table, self.seat)[: n.CARDS])
        alike = [card for card, answer in cards if answer.why == n.MAY and card_name(self.box, card) == name]
        if len(alike) < 2 or self.option not in alike:
            return the_card(self.box, self.option)
        return f"{the_card(self.box, self.option)} (the {ORDINALS[alike.index(self.option)]} of {len(alike)})"

    def of_card(self, text: str, hint: str, *more: str) -> Choice:
        """A choice of a card."""
        elements = (card_element(self.box, self.option), *more)
        return Choice(self.option, card_id(self.box, self.option), text, hint, elements)

    def of_chair(self, text: str, hint: str) -> Choice:
        """A choice of a chair."""
        return Choice(self.option, suit_id(self.box, self.option), text, hint, (chair_element(self.box, self.option),))


def starting_chair(case: Case) -> Choice:
    """choose_chair"""
    cushion = case.table.cushion_at[case.option]
    held = sum(printed(case.box).suits[card] == case.option for card in case.held)
    return case.of_chair(
        f"Start at {the_chair(case.box, case.option)}",
        f"You hold {counted(held, f'{suit_name(case.box, case.option)} card')}. "
        f"Its cushion is {cushion_in_full(case.box, cushion)}",
    )


def cushion_in_full(box: Reading, cushion: int) -> str:
    """A cushion with its points and its power."""
    name = the_cushion(cushion).removeprefix("cushion ")
    return f"{name} ({cushion_worth(box, cushion)}): {printed(box).cushion_texts[cushion]}"


def turn(case: Case) -> Choice:
    """play_card, stop_music, pass_turn"""
    stops = "The round ends at once: you take the conductor token and open the next round."
    if case.option == n.STOP:
        return Choice(case.option, "stop", "Stop the music", stops, ("stop",))
    if case.option == n.STOP_BY_CUSHION:
        text = f"Stop the music with {the_cushion(n.STOP_MUSIC)}"
        hint = f"{stops} The cushion works this one time only; you keep its points."
        return Choice(case.option, "stop-by-cushion", text, hint, ("stop", cushion_element(n.STOP_MUSIC)))
    if case.option == n.PASS:
        hint = "You play no card and do not move. The cushion works again in the next round."
        return Choice(
            case.option,
            "pass",
            f"Pass with {the_cushion(n.PASS_ONCE)}",
            hint,
            ("pass", cushion_element(n.PASS_ONCE)),
        )
    if case.kind == REST:
        hint = f"You do not move. It goes to your score pile at the end of the round: {case.points}."
        return case.of_card(f"Play {case.card}", hint, f"seat-{case.seat}")
    return case.of_card(f"Play {case.card}", card_hint(case), "line")


def card_hint(case: Case) -> str:
    """What happens when a Chair card or a Repeat is played."""
    if case.kind == REPEAT:
        copied = standing(case.box, case.table).copied
        return (
            "It stays blank, since there is nothing to copy, and scores for nobody. Then you move."
            if copied == n.NO_CARD
            else f"It copies {the_card(case.box, copied)}. Then you move."
        )
    if case.answer.told != n.NO_CARD:
        skipped = the_card(case.box, case.answer.told)
        return f"You skip {skipped}: everybody will be told that you hold it. Then you move."
    return "Then you move."


def move(case: Case) -> Choice:
    """move_marker"""
    others = [f"{{{s}}}" for s in range(case.table.players) if case.table.chair[s] == case.option]
    hint = f"{way(case)}. {chair_gain(case)}"
    if others:
        hint += f" {listed(others)} {'is' if len(others) == 1 else 'are'} there: a Butt Battle if the music stops now."
    return case.of_chair(f"Move to {the_chair(case.box, case.option)}", hint)


def way(case: Case) -> str:
    """How the dancer gets to the chair: clockwise, back, or either."""
    can = powers(case.box, case.table, case.seat)
    steps = (case.option - case.table.chair[case.seat]) % n.CHAIRS
    ways = [f"{counted(steps, 'chair')} clockwise"] if holds(can.on, steps) else []
    if holds(can.back, steps):
        ways.append(f"{counted(n.CHAIRS - steps, 'chair')} back")
    return listed(ways, last="or")


def chair_gain(case: Case) -> str:
    """What the line would bring at a chair."""
    taken = case.answer.taken
    return f"The line holds {counted(taken, 'card')} for it{f': {case.points}' if taken else ''}."


def battle(case: Case) -> Choice:
    """battle_commit"""
    if case.option == n.NONE:
        hint = "You cannot win this battle: you score nothing at this chair and buy nothing. You keep your cards."
        return Choice(case.option, "decline", "Decline", hint, ("decline",))
    hint = "It is discarded, win or lose."
    if case.kind == REPEAT:
        hint = f"It ties with the highest card. {hint}"
    elif case.kind == REST:
        hint = f"It cannot win. {hint}"
    return case.of_card(f"Show {case.card}", hint)


def scoring_chair(case: Case) -> Choice:
    """choose_scoring_chair"""
    name = the_chair(case.box, case.option)
    own = case.table.chair[case.seat] == case.option
    return case.of_chair(f"Score your own chair, {name}" if own else f"Score {name}", chair_gain(case))


def hand_card(case: Case) -> Choice:
    """score_from_hand"""
    if case.option == n.NONE:
        return Choice(case.option, "done", "Keep your other cards in hand", "", ("done",))
    hint = f"{case.points}."
    number = printed(case.box).numbers[case.option]
    can = powers(case.box, case.table, case.seat)
    if can.either and number > case.table.highest[case.seat]:
        hint += f" Uses {the_cushion(n.SCORE_HIGHER)} for good; lower cards are then ruled out."
    elif can.either and number > 0:
        hint += f" Higher cards are then ruled out this round; {the_cushion(n.SCORE_HIGHER)} stays unused."
    return case.of_card(f"Score {case.card}", hint)


def price(case: Case) -> Choice:
    """buy_cushion"""
    if case.option == n.NONE:
        return Choice(case.option, "no", "Do not buy", "The cushion stays for sale at this chair.", ("decline",))
    cushion = case.table.cushion_at[case.table.chair[case.seat]]
    worth = cushion_worth(case.box, cushion)
    hint = f"{case.points} as things stand: the card leaves your score pile, the cushion is worth {worth}."
    return case.of_card(f"Pay {case.card} for {the_cushion(cushion)}", hint, cushion_element(cushion))


def switch_out(case: Case) -> Choice:
    """switch_cards, first half"""
    if case.option == n.NONE:
        hint = "Your score pile stays as it is; the cushion never works again."
        return Choice(case.option, "no", "Switch nothing", hint, ("decline",))
    return case.of_card(f"Give up {case.card}", f"{case.points}, before the card from your hand takes its place.")


def switch_in(case: Case) -> Choice:
    """switch_cards, second half"""
    return case.of_card(f"Score {case.card} in its place", f"{case.points} for the exchange.")


def keep(case: Case) -> Choice:
    """keep_hand, discard_hand"""
    held = case.table.hand_size[case.seat]
    if case.option == n.KEEP:
        missing = n.HAND - held
        hint = f"You draw {counted(missing, 'card')}." if missing > 0 else "It is full: you draw no cards."
        return Choice(case.option, "keep", "Keep the hand", hint, ("keep",))
    hint = f"{counted(held, 'card')} face down, unseen by the others; you draw {n.HAND} new ones."
    return Choice(case.option, "throw-away", "Throw the whole hand away", hint, ("throw-away",))


def extra(case: Case) -> Choice:
    """draw_extra"""
    if case.option == n.YES:
        return Choice(case.option, "yes", "Draw a ninth card", "", ("yes",))
    return Choice(case.option, "no", "Stay at eight cards", "", ("no",))


CHOICES: dict[int, Callable[[Case], Choice]] = {
    n.CHOOSE_CHAIR: starting_chair,
    n.PLAY_CARD: turn,
    n.MOVE_DANCER: move,
    n.BATTLE_COMMIT: battle,
    n.CHOOSE_SCORING_CHAIR: scoring_chair,
    n.SCORE_FROM_HAND: hand_card,
    n.BUY_CUSHION: price,
    n.SWITCH_OUT: switch_out,
    n.SWITCH_IN: switch_in,
    n.KEEP_HAND: keep,
    n.DRAW_EXTRA: extra,
}
