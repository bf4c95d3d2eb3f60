"""A view as headings and sentences: for terminals, screen readers and the plain board."""

from scherzo.core.english import capital, counted, listed
from scherzo.core.words import Section
from scherzo.template.game.shown.structs import Seat, View


def describe(view: View) -> tuple[Section, ...]:
    """All that a viewer sees, in words."""
    return (Section("Evening", tuple(evening_lines(view))), *(seat_section(view, seat) for seat in view.seats))


def evening_lines(view: View) -> list[str]:
    """Where the game stands."""
    which = "lowest" if view.lowest_wins else "highest"
    points = counted(view.applause[view.evening - 1], "point")
    now = f"Evening {view.evening} of {view.evenings}: the {which} piece takes {points}."
    lines = ["The game is over." if view.over else now]
    lines.append(f"Applause by evening: {', '.join(map(str, view.applause))}.")
    if view.waiting:
        lines.append(f"Waiting for {listed([f'{{{seat}}}' for seat in view.waiting])}.")
    return lines


def seat_section(view: View, seat: Seat) -> Section:
    """A player's place."""
    lines = [f"{capital(counted(seat.points, 'point'))}.", f"Performed: {listed([str(p) for p in seat.performed])}."]
    if seat.hand is not None:
        lines.append(f"Hand: {listed([str(p) for p in seat.hand])}.")
    elif not view.over:
        lines.append(f"{capital(counted(seat.pieces, 'piece'))} in the hand.")
    if seat.chosen:
        lines.append(f"Has chosen {'a piece' if seat.sealed is None else seat.sealed}; the choice is final.")
    return Section(f"{{{seat.seat}}}" + (" (you)" if seat.seat == view.viewer else ""), tuple(lines))
