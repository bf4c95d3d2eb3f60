"""The text form of a view: the score bar by bar, the orchestra seat by seat, the players, as typed entries."""

from collections import Counter
from functools import lru_cache

from scherzo.core.english import counted, listed, minus, noun
from scherzo.core.text_form import entry, fact, section
from scherzo.core.words import Entry, Fact, Figure, Item, Section
from scherzo.games.symphony.shown.structs import Card, Note, Objective, Place, Player, View
from scherzo.games.symphony.words.texts import ORDINALS, VOICE_TITLES, bars_words


def describe(view: View) -> tuple[Section, ...]:
    """Everything that the view holds, the music first."""
    sections = [section("The table", (entry("", each) for each in table_facts(view)))]
    sections += [
        section(f"Sheet {sheet}: {points(prize)} for the majority", sheet_entries(view, sheet))
        for sheet, prize in enumerate(view.sheet_prizes, start=1)
    ]
    sections.append(section("The orchestra", orchestra_entries(view), tiled=True))
    sections += [section(f"{{{seat.seat}}}", player_entries(view, seat), seat=seat.seat) for seat in view.seats]
    if view.packet:
        sections.append(section("The packet in your hands", (card_entry(card) for card in view.packet), tiled=True))
    if view.choirs:
        sections.append(section("The Choirs passed to you", (card_entry(card) for card in view.choirs), tiled=True))
    for seat in view.seats:
        if seat.hand:
            title = "Your hand" if seat.seat == view.viewer else f"The hand of {{{seat.seat}}}"
            sections.append(section(title, (card_entry(card) for card in seat.hand), True, seat.seat))
    return tuple(sections)


def points(prize: str) -> str:
    """A prize in words: 6 points, or what a variable token pays for."""
    return counted(int(prize), "point") if prize.isdigit() else prize


# The table


def table_facts(view: View) -> list[Fact]:
    """Where the game stands."""
    if view.movement:
        facts = [fact("", f"Movement {view.movement}, {view.phase}"), fact("Open bars:", bars_words(view.bars))]
    else:
        facts = [fact("", f"{view.phase[:1].upper()}{view.phase[1:]}")]
    if view.playing:
        facts.append(fact("Now playing:", playing_words(view)))
    if view.deciding:
        facts.append(fact("To decide:", *(f"{{{seat}}}" for seat in view.deciding)))
    facts.append(fact("First Player token:", f"{{{view.first_player}}}"))
    facts.append(fact("Conducting:", view.conductor))
    prizes = (f"{voice} {points(prize)}" for voice, prize in zip(VOICE_TITLES, view.voice_prizes, strict=True))
    facts.append(fact("Majorities of the Voices at the end:", *prizes))
    facts += [fact(f"{voice}:", rule) for voice, rule in zip(VOICE_TITLES, view.clef_rules, strict=False)]
    if view.public_objective is not None:
        facts.append(fact("Public objective:", *objective_words(view.public_objective)))
    waiting = [f"{column} {token}" for column, token in zip("ABCDE", view.column_tokens, strict=True) if token]
    for label, tokens in (
        ("Tokens below the Columns:", waiting),
        ("Tokens beside the pentagon:", view.pentagon),
        ("Tokens in the box:", counted_titles(view.spare_tokens)),
    ):
        if tokens:
            facts.append(fact(label, *tokens))
    if view.black_supply < 0:
        facts.append(fact("", beyond_the_box(-view.black_supply, "black disc")))
    if view.laid is not None:
        facts.append(fact("About to be seated:", view.laid.name))
    return facts


def beyond_the_box(more: int, thing: str) -> str:
    """SY-RULING-13: supplies are unlimited, but the table is told."""
    return f"{counted(more, f'more {thing}')} {'is' if more == 1 else 'are'} in use than the box holds"


def playing_words(view: View) -> str:
    """The Instrument that plays, and the note it used last."""
    card = next((place.card for place in view.places if place.name == view.playing), None)
    name = f"{card.name} on {view.playing}" if card is not None and len(view.playing) == 2 else view.playing
    last = next((note for note in view.notes if note.id == view.last_note), None)
    if last is None:
        return name
    place = note_name(notes_by_bar(view)[last.voice, last.bar], last)
    return f"{name}, last on the {place} of bar {last.bar} in the {VOICE_TITLES[last.voice - 1]}"


def objective_words(card: Objective) -> tuple[str, str]:
    """The two bonuses of a Virtuosity card."""
    return f"{card.orchestra} for the orchestra", f"{card.symphony} for the symphony"


# The score


def sheet_entries(view: View, sheet: int) -> list[Entry]:
    """A Sheet as a score: Voice by Voice, bar by bar; open bars are marked."""
    entries, by_bar = [], notes_by_bar(view)
    for voice in (1, 2, 3):
        for bar in range(sheet * 3 - 2, sheet * 3 + 1):
            mark = "open bar" if bar in view.bars else "bar"
            notes = by_bar.get((voice, bar), [])
            items = (note_item(note_name(notes, note), note) for note in notes)
            elements = [f"note-{note.id}" for note in notes]
            entries.append(entry(f"{VOICE_TITLES[voice - 1]}, {mark} {bar}", fact("", *items), elements=elements))
    return entries


def notes_by_bar(view: View) -> dict[tuple[int, int], list[Note]]:
    """The notes of each Voice and bar."""
    found: dict[tuple[int, int], list[Note]] = {}
    for note in view.notes:
        found.setdefault((note.voice, note.bar), []).append(note)
    return found


def note_name(bar: list[Note], note: Note) -> str:
    """A note by its kind and place in its bar: second crotchet."""
    alike = [other.note for other in bar if other.kind == note.kind]
    return note.kind if len(alike) == 1 else f"{ORDINALS[alike.index(note.note)]} {note.kind}"


@lru_cache(maxsize=8192)
def note_item(name: str, note: Note) -> Item:
    """One note: its place in the bar, its height, its marks, what lies on it."""
    marks = [note.accidental, note.zone, note.tuplet, f"{note.colour} note" if note.colour else ""]
    words = [f"height {note.position}", *(mark for mark in marks if mark)]
    if note.token:
        words.append(f"token {note.token}")
    words.append(" under ".join(disc(seat) for seat in note.stack) if note.stack else "free")
    return Item(", ".join(words), name)


def disc(seat: int) -> str:
    """A disc."""
    return "black" if seat < 0 else f"{{{seat}}}"


# The orchestra


def orchestra_entries(view: View) -> list[Entry]:
    """The orchestra Column by Column, front to back, then the black spaces; last the seats without a card."""
    entries = [place_entry(place) for place in view.places if place.card is not None or place.name == "Conductor"]
    free = [
        place.name + (f" ({' or '.join(place.dots)})" if place.dots else "")
        for place in view.places
        if place.card is None and place.name != "Conductor"
    ]
    if free:
        entries.append(entry("Free seats", fact("", *free)))
    if view.closed:
        entries.append(entry("Covered by Stage cards", fact("", *view.closed)))
    return entries


@lru_cache(maxsize=8192)
def place_entry(place: Place) -> Entry:
    """One Instrument."""
    seated = len(place.name) == 2
    facts = []
    if seated:
        facts.append(fact("", "well placed" if place.well_placed else "not well placed"))
    owners = [("nobody" if owner < 0 else f"{{{owner}}}") for owner in place.owners]
    if len(owners) > 1:
        owners = [f"{who} (Part {i})" for i, who in enumerate(owners, start=1)]
    facts.append(fact("controlled by", *owners))
    if place.discs:
        facts.append(fact("discs", *(disc(seat) for seat in place.discs)))
    elif any(owner >= 0 for owner in place.owners):
        facts.append(fact("", "no discs"))
    if place.stacked:
        facts.append(fact("", f"{place.stacked} stacked"))
    facts += ability_facts("abilities", place.active)
    if place.token:
        facts.append(fact("token", place.token))
    title = f"{place.name}, {place.card.name}" if place.card is not None and seated else place.name
    element = f"seat-{place.name}" if seated else place.name.lower()
    return entry(title, *facts, elements=(element,))


def ability_facts(label: str, parts: tuple[tuple[str, ...], ...]) -> list[Fact]:
    """Abilities, by Part where there are several."""
    if len(parts) < 2:
        return [fact(label, *part) for part in parts if part]
    return [fact(f"{label} of Part {i}", *part) for i, part in enumerate(parts, start=1) if part]


# Players and cards


def player_entries(view: View, player: Player) -> list[Entry]:
    """One player: points and cards as numbers, then tokens, tracks, objectives."""
    so_far = "" if view.phase == "the end" else " so far"
    figures = [Figure(minus(player.points), f"{noun(player.points, 'point')}{so_far}")]
    if player.hand_size:
        figures.append(Figure(str(player.hand_size), f"{noun(player.hand_size, 'card')} in hand"))
    facts = []
    if player.tokens:
        facts.append(fact("Musician tokens:", *player.tokens))
    steps = [f"{track} {count}" for track, count in player.steps.items() if count]
    if steps:
        facts.append(fact("Steps on the tracks:", *steps))
    if player.revealed is not None:
        facts.append(fact("Objective scored:", player.revealed.orchestra))
    facts += [fact("Objective in hand:", *objective_words(card)) for card in player.private]
    if player.discarded:
        facts.append(fact("Thrown away:", *(card.name for card in player.discarded)))
    if player.has_chosen:
        facts.append(fact("", "has chosen"))
    if player.supply < 0:
        facts.append(fact("", beyond_the_box(-player.supply, "disc")))
    return [entry("", figures=figures), *(entry("", each) for each in facts)]


@lru_cache(maxsize=512)
def card_entry(card: Card) -> Entry:
    """A card as printed."""
    facts = [fact("", f"number {card.number}"), fact("", card.category), fact("Note spaces", *card.spaces)]
    if card.dotted:
        facts.append(fact("dotted line round", listed([f"space {space}" for space in card.dotted])))
    facts += ability_facts("abilities", card.abilities)
    if card.unlockable:
        facts.append(fact("if well placed", *card.unlockable))
    if card.half_dots:
        facts.append(fact("well placed on", *card.half_dots))
    if card.clefs:
        facts.append(fact("Clefs", *card.clefs))
    return entry(card.name, *facts)


def counted_titles(titles: tuple[str, ...]) -> list[str]:
    """Things with how many there are of each."""
    return [f"{title} {count}" if count > 1 else title for title, count in Counter(titles).items()]
