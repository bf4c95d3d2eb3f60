"""The text form of a view: headings and sentences, enough to play from."""

from functools import lru_cache

from scherzo.core.words import Section
from scherzo.games.philharmonix.shown.structs import Planet, Region, Seat, View
from scherzo.games.philharmonix.words import texts


def describe(view: View) -> tuple[Section, ...]:
    """The whole table in words, what matters most first."""
    sections = [turn_section(view), actions_section(view)]
    sections += [seat_section(view, seat) for seat in view.seats]
    sections += [
        regions_section(view),
        patrons_section(view),
        piano_section(view),
        dice_section(view),
        order_section(view),
    ]
    if view.records or view.record_deck or view.owned_records:
        sections.append(records_section(view))
    return tuple(sections)


def seats_in_words(seats: tuple[int, ...]) -> str:
    """Seats as placeholders for names."""
    return texts.listed([f"{{{seat}}}" for seat in seats])


def turn_section(view: View) -> Section:
    """Where the game stands."""
    lines = [f"Round {view.round} of {view.rounds}. Turn order: {', '.join(f'{{{s}}}' for s in view.order)}."]
    if view.over:
        lines.append("The game is over.")
    else:
        turn = view.turn
        lines.append(f"It is the turn of {{{turn.seat}}}.")
        if turn.action:
            boost = ", boosted" if turn.boosted else ""
            lines.append(f"Selected: {turn.action} with strength {texts.ROMAN[turn.strength]}{boost}.")
        if turn.must_pass:
            lines.append("The limit is reached: this turn ends with a pass.")
        lines += [f"{text}." for text in turn.pending]
    return Section("The game", tuple(lines))


def actions_section(view: View) -> Section:
    """Actions, their strengths and rows."""
    lines = []
    for action in view.actions:
        there = f" Managers there: {seats_in_words(action.managers)}." if action.managers else ""
        rows = "; ".join(f"{texts.ROMAN[i + 1]}: {row}" for i, row in enumerate(action.rows) if i < action.strength)
        lines.append(f"{action.name}, strength {texts.ROMAN[action.strength]}.{there} Rows {rows}.")
    return Section("Actions", tuple(lines))


def seat_section(view: View, seat: Seat) -> Section:
    """One player's board."""
    title = f"{{{seat.seat}}}"
    lines = [f"Prestige {seat.prestige}. Action points {seat.ap} of {seat.limit}.{' Passed.' if seat.passed else ''}"]
    if not seat.maestro:
        lines.append(
            f"{texts.amount(seat.credits, 'credit')}, {texts.amount(seat.experience, 'experience')}, "
            f"{texts.amount(seat.fans, 'fan')}, {texts.amount(seat.discs, 'disc')} left."
        )
        sections = [
            f"{texts.TYPE_NAMES[kind]} {', '.join(str(r) for r in ranks) or 'none'}"
            for kind, ranks in enumerate(seat.musicians)
        ]
        lines.append(
            f"Musicians by stars: {'; '.join(sections)}. Soloists: {texts.listed(list(seat.soloists)) or 'none'}."
        )
        symphonies = [f"{s.colour} in the {s.row}" for s in seat.symphonies]
        lines.append(f"Symphonies: {texts.listed(symphonies) or 'none'}.")
        lines.append(f"Silver slot: {slot_words(seat.silver)}. Gold slot: {slot_words(seat.gold)}.")
        slots = [" and ".join(view.conductor_slots[slot - 1]) for slot in seat.conductor]
        hats = [str(hat) for hat in seat.hats]
        lines.append(
            f"Conductor upgraded for: {'; '.join(slots) or 'nothing'}. Top hats used: {', '.join(hats) or 'none'}."
        )
    piano = f"Star marker on {seat.stars} ({texts.amount(seat.credits_per_symphony, 'credit')} per symphony)"
    lines.append(f"{piano}, keys {', '.join(str(k) for k in seat.keys) or 'none'}.")
    ship = f"Ship at {seat.ship}." if seat.ship else "The starting region is not chosen yet."
    admired = [f"{view.regions[i].name} {count}" for i, count in enumerate(seat.admiration) if count]
    lines.append(f"{ship} Manager on {seat.manager or 'no action'}. Admiration: {', '.join(admired) or 'none'}.")
    if seat.records:
        lines.append(f"Record cards: {', '.join(seat.records)}.")
    return Section(title, tuple(lines))


def slot_words(counts: tuple[int, ...]) -> str:
    """Symphonies in a slot by colour."""
    return ", ".join(f"{count} {texts.COLOUR_NAMES[c]}" for c, count in enumerate(counts) if count) or "empty"


def regions_section(view: View) -> Section:
    """The map, region by region."""
    lines = []
    for region in view.regions:
        lines.append(f"{region.name}: {region_words(region)}")
        lines += [planet_line(planet) for planet in region.planets]
    return Section("Map", tuple(lines))


@lru_cache(maxsize=4096)
def planet_line(planet: Planet) -> str:
    """A planet: what it holds and where its lines lead."""
    marks = [f"{planet.circles} circles" if planet.circles > 1 else "1 circle"]
    marks += ["a fan"] * planet.fan
    marks += [f"a disc of {{{planet.disc}}}"] * (planet.disc is not None)
    marks += [f"ships: {seats_in_words(planet.ships)}"] * bool(planet.ships)
    return f"{planet.name}: {', '.join(marks)}; lines to {', '.join(planet.lines)}."


def region_words(region: Region) -> str:
    """Demand, special musicians and track of a region."""
    played = f", played by {seats_in_words(region.performed)}" if region.performed else ""
    special = [f"3-star {region.musician}"] * bool(region.musician) + [region.soloist] * bool(region.soloist)
    track = ", ".join(f"{space}: {text}" for space, text in region.rewards)
    recruits = texts.listed(special) or "nobody"
    return f"demand tile {region.demand} ({region.wanted}{played}). To recruit: {recruits}. Track: {track}."


def patrons_section(view: View) -> Section:
    """The column of patrons and the hats."""
    lines = []
    for patron in view.patrons:
        claimed = f"taken by {{{patron.claimed}}}" if patron.claimed is not None else "free"
        hats = f" Impressed by {seats_in_words(patron.impressed)}." if patron.impressed else ""
        lines.append(
            f"{patron.name}: cost {patron.cost}; {patron.prestige} prestige for {patron.need} ({claimed}); "
            f"ability: {patron.ability}.{hats}"
        )
    lines += [f"Top hat {hat.hat}, level {hat.level}: {hat.bonus}." for hat in view.hats]
    return Section("Patrons", tuple(lines))


def piano_section(view: View) -> Section:
    """Black keys and markers."""
    lines = []
    for key in view.keys:
        state = "blocked" if key.blocked else f"taken by {{{key.owner}}}" if key.owner is not None else "free"
        lines.append(f"Key {key.key} (set {key.set}, between {key.left} and {key.left + 1}): {key.bonus}; {state}.")
    markers = [f"{prestige} for leaving {at}" for at, prestige in view.piano_prestige]
    lines.append(f"Prestige markers: {', '.join(markers)}.")
    return Section("Piano", tuple(lines))


def dice_section(view: View) -> Section:
    """The dice pools, supply and bags."""
    aside = [[i + 1 for i in dice] for dice in view.dice_aside]
    lines = [f"Musician dice: {', '.join(view.musician_dice)}.", f"Symphony dice: {', '.join(view.symphony_dice)}."]
    for name, dice in zip(("musician", "symphony"), aside, strict=True):
        if dice:
            lines.append(f"Put aside: {name} dice {', '.join(str(d) for d in dice)}.")
    supply = [f"{texts.COLOUR_NAMES[c]} {count}" for c, count in enumerate(view.symphony_supply)]
    lines.append(f"Symphonies in supply: {', '.join(supply)}.")
    bag = [f"{texts.TYPE_NAMES[k]} {count}" for k, count in enumerate(view.black_bag)]
    lines.append(
        f"Three-star musicians in the black bag: {', '.join(bag)}. Demand tiles in the pile: {view.demand_pile}."
    )
    bag = [f"{texts.SOLOIST_NAMES[k]} {count}" for k, count in enumerate(view.purple_bag)]
    lines.append(f"Soloists in the purple bag: {', '.join(bag)}.")
    return Section("Dice and supply", tuple(lines))


def order_section(view: View) -> Section:
    """Turn Order tiles still to come."""
    lines = []
    for i, tile in enumerate(view.turn_tiles):
        if i + 2 > view.round:
            spaces = []
            for space, text in enumerate(tile):
                cube = view.next_order[space] if i + 2 == view.round + 1 else None
                spaces.append(f"{space + 1}: {text}" + (f" ({{{cube}}})" if cube is not None else ""))
            lines.append(f"Round {i + 2}: {'; '.join(spaces)}.")
    return Section("Turn order tiles", tuple(lines) or ("This is the last round.",))


def records_section(view: View) -> Section:
    """The Record cards in sight."""
    lines = [f"Face up, {card.name}: {card.text}." for card in view.records]
    lines += [f"Owned, {card.name}: {card.text}." for card in view.owned_records]
    sold = f" Sold cards under it: {', '.join(view.sold_records)}." if view.sold_records else ""
    lines.append(f"{texts.amount(view.record_deck, 'card')} in the deck.{sold}")
    return Section("Record cards", tuple(lines))
