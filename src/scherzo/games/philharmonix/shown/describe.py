"""The text form of a view: headings and entries, enough to play from."""

from functools import lru_cache

from scherzo.core.english import capital, counted, listed, noun
from scherzo.core.text_form import entry, fact, section
from scherzo.core.words import Entry, Fact, Figure, Item, Section
from scherzo.games.philharmonix.shown.structs import Action, Maestro, Patron, Planet, RecordCard, Region, Seat, View
from scherzo.games.philharmonix.words import texts


def describe(view: View) -> tuple[Section, ...]:
    """The whole table in words, what matters most first."""
    sections = [turn_section(view), section("Actions", [action_entry(action) for action in view.actions], tiled=True)]
    sections += [seat_section(view, seat) for seat in view.seats]
    sections += [
        section("Map", [region_entry(region) for region in view.regions], tiled=True),
        patrons_section(view),
        piano_section(view),
        dice_section(view),
        order_section(view),
    ]
    if view.records or view.record_deck or view.owned_records:
        sections.append(records_section(view))
    if view.maestro and view.maestro.card:
        sections.append(maestro_section(view.maestro))
    return tuple(sections)


def seats_in_words(seats: tuple[int, ...]) -> str:
    """Seats as placeholders for names."""
    return listed([f"{{{seat}}}" for seat in seats], "nobody")


def turn_section(view: View) -> Section:
    """Where the game stands."""
    order = fact("Turn order:", *(f"{{{seat}}}" for seat in view.order))
    facts = [fact("", f"Round {view.round} of {view.rounds}"), order]
    if view.over:
        facts += [fact("", text) for text in ("The game is over", view.tie_break) if text]
        return section("The game", [entry("", each) for each in facts])
    turn = view.turn
    facts.append(fact("", f"It is the turn of {{{turn.seat}}}"))
    if turn.action:
        boost = ", boosted" if turn.boosted else ""
        facts.append(fact("Selected:", f"{turn.action} with strength {texts.ROMAN[turn.strength]}{boost}"))
    if turn.must_pass:
        facts.append(fact("", "The limit is reached: this turn ends with a pass"))
    facts += [fact("", capital(text)) for text in turn.pending]
    return section("The game", [entry("", each) for each in facts])


def action_entry(action: Action) -> Entry:
    """An action: its strength, who stands there, and the rows that it opens."""
    rows = [Item(row, texts.ROMAN[i + 1]) for i, row in enumerate(action.rows) if i < action.strength]
    facts = [fact("", f"strength {texts.ROMAN[action.strength]}")]
    facts += [fact("Managers of", seats_in_words(action.managers))] * bool(action.managers)
    return entry(action.name, *facts, fact("rows", *rows), elements=(f"action-{action.name.lower()}",))


def seat_section(view: View, seat: Seat) -> Section:
    """One player's board."""
    figures = [Figure(str(seat.prestige), "prestige"), Figure(f"{seat.ap} of {seat.limit}", "action points")]
    facts = [fact("", "Passed")] * seat.passed
    if not seat.maestro:
        figures += [
            Figure(str(seat.credits), noun(seat.credits, "credit")),
            Figure(str(seat.experience), "experience"),
            Figure(str(seat.fans), noun(seat.fans, "fan")),
            Figure(str(seat.discs), f"{noun(seat.discs, 'disc')} left"),
        ]
        facts += [*orchestra_facts(view, seat), *symphony_facts(seat)]
    facts += place_facts(view, seat)
    if seat.records:
        owned = {card.id: card.name for card in view.owned_records}
        facts.append(fact("Record cards:", *(owned[card] for card in seat.records)))
    first = entry("", figures=figures, elements=(f"seat-{seat.seat}",))
    return section(f"{{{seat.seat}}}", [first, *(entry("", each) for each in facts)], seat=seat.seat)


def orchestra_facts(view: View, seat: Seat) -> list[Fact]:
    """Musicians, soloists, conductor and hats."""
    ranks = [
        Item(listed([counted(r, "star") for r in held], "none"), texts.TYPE_NAMES[kind])
        for kind, held in enumerate(seat.musicians)
    ]
    soloists = [texts.SOLOISTS[texts.SOLOIST_NAMES.index(name)] for name in seat.soloists]
    slots = [" and ".join(view.conductor_slots[slot - 1]) for slot in seat.conductor]
    return [
        fact("Musicians:", *ranks),
        fact("Soloists:", *(soloists or ["none"])),
        fact("Conductor upgraded for:", *(slots or ["nothing"])),
        fact("Top hats used:", *([str(hat) for hat in seat.hats] or ["none"])),
    ]


def symphony_facts(seat: Seat) -> list[Fact]:
    """Symphonies in the rows and in the slots."""
    rows = [f"{symphony.colour} in the {symphony.row}" for symphony in seat.symphonies]
    return [
        fact("Symphonies:", *(rows or ["none"])),
        fact("Silver slot:", slot_words(seat.silver)),
        fact("Gold slot:", slot_words(seat.gold)),
    ]


def slot_words(counts: tuple[int, ...]) -> str:
    """Symphonies in a slot by colour."""
    return listed([f"{count} {texts.COLOUR_NAMES[c]}" for c, count in enumerate(counts) if count], "empty")


def place_facts(view: View, seat: Seat) -> list[Fact]:
    """Where a player's markers stand."""
    titles = {planet.name: planet.title for region in view.regions for planet in region.planets}
    admired = [f"space {space} in {view.regions[i].title}" for i, space in enumerate(seat.admiration) if space]
    credits = counted(seat.credits_per_symphony, "credit")
    return [
        fact("Star marker:", f"on {seat.stars}, {credits} for each matched symphony"),
        fact("Keys:", *([str(key) for key in seat.keys] or ["none"])),
        fact("Ship:", titles.get(seat.ship, "not yet on the map")),
        fact("Manager:", f"on {seat.manager}" if seat.manager else "on no action"),
        fact("Admiration:", *(admired or ["none"])),
    ]


def region_entry(region: Region) -> Entry:
    """A region with its planets."""
    special = [f"a 3-star {texts.PLAYERS[texts.TYPE_NAMES.index(region.musician)]}"] if region.musician else []
    special += [f"a {texts.SOLOISTS[texts.SOLOIST_NAMES.index(region.soloist)]}"] if region.soloist else []
    facts = [fact("wants", region.wanted)]
    facts += [fact("played by", seats_in_words(region.performed))] * bool(region.performed)
    facts.append(fact("to recruit", listed(special, "nobody")))
    facts.append(fact("admiration track", *(Item(text, f"space {space}") for space, text in region.rewards)))
    return entry(
        capital(region.title),
        *facts,
        parts=[planet_entry(planet) for planet in region.planets],
        elements=(f"region-{region.name}", f"demand-{region.name}"),
    )


@lru_cache(maxsize=4096)
def planet_entry(planet: Planet) -> Entry:
    """A planet: what it holds and where its lines lead."""
    marks = [counted(planet.circles, "circle")]
    marks += ["a fan"] * planet.fan
    marks += [f"a disc of {{{planet.disc}}}"] * (planet.disc is not None)
    marks += [f"ships of {seats_in_words(planet.ships)}"] * bool(planet.ships)
    lines = fact("lines to", *planet.neighbours)
    return entry(capital(planet.title), fact("", *marks), lines, elements=(f"planet-{planet.name}",))


def patrons_section(view: View) -> Section:
    """The column of patrons and the hats."""
    hats = [entry(f"Top hat {hat.hat}", fact("", f"level {hat.level}"), fact("", hat.bonus)) for hat in view.hats]
    return section("Patrons", [*(patron_entry(patron) for patron in view.patrons), *hats], tiled=True)


def patron_entry(patron: Patron) -> Entry:
    """A patron: price, prestige space, ability, hats."""
    claimed = f"taken by {{{patron.claimed}}}" if patron.claimed is not None else "free"
    facts = [
        fact("costs", counted(patron.cost, "patron point")),
        fact("prestige space", f"({claimed}): {patron.prestige} prestige for {patron.need}"),
        fact("ability", patron.ability),
    ]
    facts += [fact("impressed by", seats_in_words(patron.impressed))] * bool(patron.impressed)
    return entry(patron.name, *facts, elements=(f"patron-{patron.id}",))


def piano_section(view: View) -> Section:
    """Black keys and markers."""
    entries = []
    for key in view.keys:
        state = "blocked" if key.blocked else f"taken by {{{key.owner}}}" if key.owner is not None else "free"
        place = f"set {key.set}, between {key.left} and {key.left + 1}"
        facts = (fact("", key.bonus), fact("", place), fact("", state))
        entries.append(entry(f"Key {key.key}", *facts, elements=(f"key-{key.key}",)))
    markers = [f"{counted(prestige, 'prestige')} for leaving {at}" for at, prestige in view.piano_prestige]
    return section("Piano", [*entries, entry("Prestige markers", fact("", *markers))], tiled=True)


def dice_section(view: View) -> Section:
    """Dice, supply and bags."""
    musicians = [
        Item(f"a {texts.musician(texts.TYPE_NAMES.index(kind), stars)}" + aside(i, view.dice_aside[0]), f"die {i + 1}")
        for i, (kind, stars) in enumerate(view.musician_faces)
    ]
    symphonies = [
        Item(("any colour" if face == "any" else face) + aside(i, view.dice_aside[1]), f"die {i + 1}")
        for i, face in enumerate(view.symphony_faces)
    ]
    bags = [counted(count, texts.PLAYERS[kind]) for kind, count in enumerate(view.black_bag)]
    soloists = [counted(count, texts.SOLOISTS[kind]) for kind, count in enumerate(view.purple_bag)]
    supply = [f"{count} {texts.COLOUR_NAMES[colour]}" for colour, count in enumerate(view.symphony_supply)]
    entries = [
        entry("Musician dice", fact("", *musicians), elements=("musician-dice",)),
        entry("Symphony dice", fact("", *symphonies), elements=("symphony-dice",)),
        entry("Symphonies in the supply", fact("", *supply)),
        entry("3-star musicians in the black bag", fact("", *bags)),
        entry("Soloists in the purple bag", fact("", *soloists)),
        entry("", fact("Fans in the supply:", str(view.fan_supply))),
        entry("", fact("Demand tiles in the pile:", str(view.demand_pile))),
    ]
    return section("Dice and supply", entries)


def aside(die: int, dice: tuple[int, ...]) -> str:
    """A die that is put aside."""
    return " (put aside)" if die in dice else ""


def order_section(view: View) -> Section:
    """Turn Order tiles still to come."""
    entries = []
    for i, tile in enumerate(view.turn_tiles):
        if i + 2 > view.round:
            spaces = []
            for space, text in enumerate(tile):
                cube = view.next_order[space] if i + 2 == view.round + 1 else None
                taken = f" (taken by {{{cube}}})" if cube is not None else ""
                spaces.append(Item(f"{text}{taken}", f"space {space + 1}"))
            entries.append(entry(f"Round {i + 2}", fact("", *spaces), elements=("turn-order",)))
    return section("Turn order tiles", entries or [entry("", fact("", "This is the last round"))])


def records_section(view: View) -> Section:
    """The Record cards in sight."""
    entries = [record_entry(card) for card in (*view.records, *view.owned_records)]
    deck = [fact("", counted(view.record_deck, "card"))]
    deck += [fact("sold cards under it", *view.sold_records)] * bool(view.sold_records)
    return section("Record cards", [*entries, entry("Deck", *deck)], tiled=True)


def record_entry(card: RecordCard) -> Entry:
    """A Record card, face up or owned."""
    where = "face up" if card.owner is None else f"owned by {{{card.owner}}}"
    return entry(card.name, fact("", where), fact("", card.text), elements=(f"record-{card.id}",))


def maestro_section(card: Maestro) -> Section:
    """The Maestro's last card and its reasons."""
    says = f"{card.action}, otherwise {card.otherwise}; the {card.region} region; the {card.takes}"
    facts = [fact("The card:", says), fact("It played:", card.used or "nothing, and passed")]
    facts += [fact("", text) for text in card.why]
    return section("The Maestro's last card", [entry("", each, elements=("maestro-deck",)) for each in facts])
