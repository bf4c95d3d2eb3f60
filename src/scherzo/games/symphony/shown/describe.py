"""The text form of a view: the score bar by bar, the orchestra seat by seat, in sentences."""

from collections import Counter
from functools import lru_cache

from scherzo.core.words import Section
from scherzo.games.symphony.shown.structs import Card, Note, Place, Player, View

VOICES = ("1st Voice", "2nd Voice", "3rd Voice")


def describe(view: View) -> tuple[Section, ...]:
    """Everything that the view holds, the music first."""
    sections = [Section("The table", tuple(table_lines(view)))]
    written = bars_in_words(view)
    sections += [
        Section(f"Sheet {sheet}, worth {prize}", tuple(sheet_lines(view, sheet, written)))
        for sheet, prize in sheets(view)
    ]
    sections.append(Section("The orchestra", tuple(orchestra_lines(view))))
    sections.append(Section("The players", tuple(line for seat in view.seats for line in player_lines(seat))))
    if view.packet:
        sections.append(Section("The packet in your hands", tuple(card_line(card) for card in view.packet)))
    if view.choirs:
        sections.append(Section("The Choirs passed to you", tuple(card_line(card) for card in view.choirs)))
    for seat in view.seats:
        if seat.hand:
            title = "Your hand" if seat.seat == view.viewer else f"The hand of {{{seat.seat}}}"
            sections.append(Section(title, tuple(card_line(card) for card in seat.hand)))
    return tuple(sections)


def sheets(view: View) -> list[tuple[int, str]]:
    """The Sheets with their prizes."""
    return [
        (sheet + 1, f"{prize} points" if prize.isdigit() else prize) for sheet, prize in enumerate(view.sheet_prizes)
    ]


def table_lines(view: View) -> list[str]:
    """Where the game stands."""
    lines = []
    if view.movement:
        lines.append(f"Movement {view.movement}, {view.phase}. Bars {view.bars[0]} to {view.bars[-1]} are open.")
    else:
        lines.append(f"{view.phase[:1].upper()}{view.phase[1:]}.")
    if view.playing:
        lines.append(
            f"Now playing: {view.playing}." + (f" Last note of this play: {view.last_note}." if view.last_note else "")
        )
    if view.deciding:
        lines.append(f"To decide: {names(view.deciding)}.")
    lines.append(f"The First Player token lies with {{{view.first_player}}}. Conductor: {view.conductor}.")
    prizes = ", ".join(f"{voice} {prize}" for voice, prize in zip(VOICES, view.voice_prizes, strict=True))
    lines.append(f"Majorities of the Voices at the end: {prizes}.")
    lines += [f"{voice}: {rule}." for voice, rule in zip(VOICES, view.clef_rules, strict=False)]
    if view.public_objective is not None:
        card = view.public_objective
        lines.append(f"Public objective: {card.orchestra} for the orchestra, {card.symphony} for the symphony.")
    waiting = [f"{column} {token}" for column, token in zip("ABCDE", view.column_tokens, strict=True) if token]
    if waiting:
        lines.append(f"Tokens below the Columns: {', '.join(waiting)}.")
    if view.pentagon:
        lines.append(f"Tokens beside the pentagon: {', '.join(view.pentagon)}.")
    if view.spare_tokens:
        lines.append(f"Tokens in the box: {counted(view.spare_tokens)}.")
    if view.black_supply < 0:
        lines.append(f"More black discs are in use than the box holds, by {-view.black_supply}.")
    if view.laid is not None:
        lines.append(f"About to be seated: {card_line(view.laid)}")
    return lines


def bars_in_words(view: View) -> dict[tuple[int, int], list[str]]:
    """The notes by Voice and bar."""
    written: dict[tuple[int, int], list[str]] = {}
    for note in view.notes:
        written.setdefault((note.voice, note.bar), []).append(note_words(note))
    return written


def sheet_lines(view: View, sheet: int, written: dict[tuple[int, int], list[str]]) -> list[str]:
    """A Sheet as a score: Voice by Voice, bar by bar; open bars are marked."""
    lines = []
    for voice in (1, 2, 3):
        for bar in range(sheet * 3 - 2, sheet * 3 + 1):
            mark = "open bar" if bar in view.bars else "bar"
            lines.append(f"{VOICES[voice - 1]}, {mark} {bar}: {'; '.join(written.get((voice, bar), ()))}.")
    return lines


@lru_cache(maxsize=8192)
def note_words(note: Note) -> str:
    """One note: number, kind, marks, what lies on it."""
    marks = [note.accidental, note.zone, note.tuplet, f"{note.colour} note" if note.colour else ""]
    words = " ".join(word for word in (note.id, note.kind, str(note.position)) if word)
    words += "".join(f", {mark}" for mark in marks if mark)
    if note.token:
        words += f", token {note.token}"
    if note.stack:
        return f"{words}: {' under '.join(disc(seat) for seat in note.stack)}"
    return f"{words}: free"


def disc(seat: int) -> str:
    """A disc."""
    return "black" if seat < 0 else f"{{{seat}}}"


def orchestra_lines(view: View) -> list[str]:
    """The orchestra Column by Column, front to back, then the black spaces."""
    lines = [place_line(place) for place in view.places if place.card is not None or place.name == "Conductor"]
    free = [
        place.name + (f" ({'/'.join(place.dots)})" if place.dots else "") for place in view.places if place.card is None
    ]
    free = [name for name in free if name != "Conductor"]
    if free:
        lines.append(f"Free seats: {', '.join(free)}.")
    if view.closed:
        lines.append(f"Covered by Stage cards: {', '.join(view.closed)}.")
    return lines


@lru_cache(maxsize=8192)
def place_line(place: Place) -> str:
    """One Instrument."""
    name = f"{place.name}: {place.card.name}" if place.card is not None and len(place.name) == 2 else place.name
    words = [name]
    if len(place.name) == 2:
        words.append("well placed" if place.well_placed else "not well placed")
    parts = [("nobody" if owner < 0 else f"{{{owner}}}") for owner in place.owners]
    words.append(
        "controlled by "
        + (parts[0] if len(parts) < 2 else ", ".join(f"{who} (Part {i + 1})" for i, who in enumerate(parts)))
    )
    if place.discs:
        words.append("discs " + " ".join(disc(seat) for seat in place.discs))
    elif any(owner >= 0 for owner in place.owners):
        words.append("no discs")
    if place.stacked:
        words.append(f"{place.stacked} stacked")
    abilities = " / ".join(", ".join(part) for part in place.active if part)
    if abilities:
        words.append(f"abilities {abilities}")
    if place.token:
        words.append(f"token {place.token}")
    return "; ".join(words) + "."


def player_lines(player: Player) -> list[str]:
    """One player."""
    steps = ", ".join(f"{track} {count}" for track, count in player.steps.items() if count)
    hand = f", {several(player.hand_size, 'card')} in hand" if player.hand_size else ""
    lines = [f"{{{player.seat}}}: {several(player.points, 'point')} so far{hand}."]
    if player.tokens:
        lines.append(f"{{{player.seat}}} has the tokens {', '.join(player.tokens)}.")
    if steps:
        lines.append(f"{{{player.seat}}} on the tracks: {steps}.")
    if player.revealed is not None:
        lines.append(f"{{{player.seat}}} has scored {player.revealed.orchestra}.")
    for card in player.private:
        lines.append(f"{{{player.seat}}} holds the objective {card.orchestra} / {card.symphony}.")
    if player.discarded:
        lines.append(f"{{{player.seat}}} threw away: {', '.join(card.name for card in player.discarded)}.")
    if player.has_chosen:
        lines.append(f"{{{player.seat}}} has chosen.")
    if player.supply < 0:
        lines.append(f"{{{player.seat}}} uses {-player.supply} discs more than the box holds.")
    return lines


def card_line(card: Card) -> str:
    """A card as printed."""
    words = [f"{card.name} ({card.number:02}, {card.category})", f"spaces {', '.join(card.spaces)}"]
    if card.dotted:
        words.append(f"dotted line round spaces {', '.join(str(space) for space in card.dotted)}")
    abilities = " / ".join(", ".join(part) for part in card.abilities if part)
    if abilities:
        words.append(f"abilities {abilities}")
    if card.unlockable:
        words.append(f"if well placed {', '.join(card.unlockable)}")
    if card.half_dots:
        words.append(f"half-dots {', '.join(card.half_dots)}")
    if card.clefs:
        words.append(f"Clefs {', '.join(card.clefs)}")
    return "; ".join(words) + "."


def names(seats: tuple[int, ...]) -> str:
    """Seats in a sentence."""
    return ", ".join(f"{{{seat}}}" for seat in seats)


def several(number: int, thing: str) -> str:
    """1 card, 2 cards."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def counted(titles: tuple[str, ...]) -> str:
    """Things with how many there are of each."""
    return ", ".join(f"{title} {count}" for title, count in Counter(titles).items())
