"""The view in sentences: enough to play from, in a terminal or with a screen reader."""

from functools import lru_cache

from scherzo.core.english import counted, listed
from scherzo.core.words import Section
from scherzo.games.musical_chairs.shown.structs import Card, Chair, Cushion, Seat, View

PHASE_WORDS = {
    "seating": "Players choose their starting chairs.",
    "turn": "The music plays.",
    "moving": "A dancer moves.",
    "battle": "The music has stopped: Butt Battle.",
    "chair scoring": "The music has stopped: chairs are scored.",
    "hand scoring": "The music has stopped: cards are scored from hand.",
    "buying": "The music has stopped: cushions are for sale.",
    "switching": "The music has stopped: a scored card may be switched.",
    "hands": "Between rounds: hands are kept or thrown away.",
    "extra card": "Between rounds: hands are full again.",
    "over": "The game is over.",
}
ENDINGS = {
    "last cushion": "The last cushion has left the board.",
    "shortage": "There were too few cards to refill all hands.",
}


def describe(view: View) -> tuple[Section, ...]:
    """The whole table in words."""
    sections = [round_section(view)]
    own = next((seat for seat in view.seats if seat.seat == view.viewer), None)
    if own is not None and own.hand is not None:
        sections.append(Section("Your hand", (f"{listed_cards(own.hand, own.zero_card, 'No cards')}.",)))
    sections.append(Section("The line", line_lines(view)))
    if view.battle is not None:
        sections.append(Section("Butt Battle", battle_lines(view)))
    sections.append(Section("Chairs, clockwise", tuple(chair_line(chair) for chair in view.chairs)))
    sections += [Section(f"{{{seat.seat}}}", seat_lines(view, seat)) for seat in view.seats]
    return tuple(sections)


def round_section(view: View) -> Section:
    """Where the game stands."""
    lines = [PHASE_WORDS[view.phase]]
    if view.ended_by is not None:
        lines.append(ENDINGS[view.ended_by])
    if view.waiting:
        lines.append(f"{listed([f'{{{seat}}}' for seat in view.waiting])} must decide.")
    lines.append(f"Start player: {{{view.start}}}.")
    if view.conductor is not None:
        lines.append(f"{{{view.conductor}}} has the conductor token.")
    lines.append(
        f"Draw pile: {counted(view.pile, 'card')}. Discard pile: {counted(view.discard, 'card')}. "
        f"On the board: {counted(view.cushions_left, 'cushion')}."
    )
    return Section(f"Round {view.round}" if view.round else "Before round 1", tuple(lines))


def listed_cards(cards: tuple[Card, ...], zero_card: int, nothing: str) -> str:
    """Cards, each with its worth for the player who has them."""
    return listed([with_vp(card, zero_card) for card in cards], nothing)


@lru_cache(maxsize=1024)
def with_vp(card: Card, zero_card: int = 0) -> str:
    """A card with its victory points: cello 9 (3 VP). A cushion may make more of a 0."""
    if card.kind == "repeat":
        return card.name
    if card.vp == 0 and zero_card:
        return f"{card.name} (0 VP, counts {zero_card} by cushion Zero worth two)"
    return f"{card.name} ({card.vp} VP)"


def line_lines(view: View) -> tuple[str, ...]:
    """The cards of the line, first played first, and what comes next."""
    cards = []
    for played in view.line:
        if played.card.kind == "repeat":
            copied = "blank" if played.counts_as is None else f"as {played.counts_as.name}"
            cards.append(f"{played.card.name} ({copied})" + (", taken" if played.taken else ""))
        else:
            cards.append(with_vp(played.card) + (", taken" if played.taken else ""))
    shown = "; ".join(cards) + "." if cards else "Empty."
    value = f"The line is at {view.value}." if view.value else "The line has no number yet."
    return (shown, value)


def battle_lines(view: View) -> tuple[str, ...]:
    """The present battle."""
    battle = view.battle
    assert battle is not None
    lines = [f"For the {battle.chair} chair, between {listed([f'{{{seat}}}' for seat in battle.active])}."]
    for shown in battle.shown:
        what = "declined" if shown.card is None else f"showed {shown.card.name}"
        lines.append(f"Showing {shown.showing}: {{{shown.seat}}} {what}.")
    if battle.without_cards:
        lines.append(f"No card to show: {listed([f'{{{seat}}}' for seat in battle.without_cards])}.")
    if battle.committed:
        lines.append(f"Already chosen: {listed([f'{{{seat}}}' for seat in battle.committed])}.")
    for chosen in battle.chosen:
        what = "to decline" if chosen.card is None else chosen.card.name
        lines.append(f"{{{chosen.seat}}} chose {what}, still hidden.")
    return tuple(lines)


@lru_cache(maxsize=4096)
def chair_line(chair: Chair) -> str:
    """A chair: who stands there, what became of its cushion."""
    there = f" with {listed([f'{{{seat}}}' for seat in chair.markers])}" if chair.markers else ""
    return f"{chair.name} ({chair.colour}){there}: {cushion_state(chair.cushion)}"


def cushion_state(cushion: Cushion) -> str:
    """A cushion at its chair."""
    if cushion.state == "owned":
        return f"cushion {cushion.name} went to {{{cushion.owner}}}."
    where = "on the board" if cushion.state == "on board" else "for sale"
    return f"cushion {cushion.name}, {where}, {cushion.vp} VP of its own. {cushion.text}"


def seat_lines(view: View, seat: Seat) -> tuple[str, ...]:
    """A player's side of the table."""
    where = f" at the {seat.chair} chair" if seat.chair is not None else " not on the board yet"
    lines = [f"{seat.colour.capitalize()} dancer{where}. Hand: {counted(seat.hand_count, 'card')}."]
    if seat.hand is not None and seat.seat != view.viewer:
        lines.append(f"Hand: {listed_cards(seat.hand, seat.zero_card, 'no cards')}.")
    if seat.announced:
        lines.append(f"Everybody knows of this hand: {listed([card.name for card in seat.announced])}.")
    if seat.rests:
        lines.append(f"Rests in front: {listed([card.name for card in seat.rests])}.")
    if seat.lost_battle:
        lines.append("Did not win the Butt Battle: scores no chair this round.")
    if seat.score_pile is None:
        lines.append(f"Score pile: {counted(seat.score_count, 'card')}, hidden.")
    else:
        lines.append(f"Score pile: {listed_cards(seat.score_pile, seat.zero_card, 'empty')}.")
    for cushion in seat.cushions:
        side = " (turned over)" if cushion.flipped else ""
        lines.append(f"Cushion {cushion.name}{side}, {cushion.vp} VP of its own. {cushion.text}")
    lines.append(f"Rests played in the game: {seat.rests_played}.")
    if seat.score is not None:
        lines.append(f"Points now: {seat.score}.")
    return tuple(lines)
