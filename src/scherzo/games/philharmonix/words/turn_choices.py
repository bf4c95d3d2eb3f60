"""The options of a turn in words: selecting, paying, free actions, and using the strength."""

from scherzo.core.english import counted, listed
from scherzo.core.members import members_of
from scherzo.core.reading import Reading
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.words import texts
from scherzo.games.philharmonix.words.said import Said

PURPOSES = {
    n.PATRON: "impress and use patrons",
    n.INVEST: "gain experience, or raise your limit",
    n.PERFORM: "give a concert",
    n.PROMOTE: "more stars for your orchestra",
    n.COMPOSE: "take or advance symphonies",
    n.AUDITION: "recruit musicians",
}
"""What each action is for, in a few words."""


def say_turn(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """Selecting, free actions, passing and ending a turn."""
    if option < n.ACTIONS:
        return say_select(box, table, seat, option)
    if option == n.PASS:
        return Said("pass", "Pass for the rest of the round", pass_hint(box, table, seat), (f"seat-{seat}-pass",))
    if option == n.END_TURN:
        return Said(
            "end", "End the turn", "the others play, then you have another turn this round", (f"seat-{seat}-end",)
        )
    if n.RECORD <= option < n.FLY_BY:
        return say_sale(box, option - n.RECORD)
    return say_free(box, table, seat, option)


def say_select(box: Reading, table: Reading, seat: int, action: int) -> Said:
    """An action with all that it costs now."""
    name, points = texts.ACTION_NAMES[action], table.strengths[action]
    price = texts.seen_by_rules(box, table).prices[seat][action]
    cost = counted(points, "action point")
    if managers := price.managers.bit_count():
        whom = "the Manager" if managers == 1 else f"each of the {managers} Managers"
        cost += f", and {counted(table.round_number, 'credit')} or 1 more point for {whom} there"
    if price.lost:
        cost += f"; beyond your limit, {counted(price.lost, 'prestige')} lost when you pass"
    elif table.ap[seat] + points >= table.limit[seat]:
        cost += "; reaches your limit, so you pass after it"
    text = f"Select {name} ({texts.ROMAN[points]}): {PURPOSES[action]}"
    return Said(name.lower(), text, cost, (f"action-{name.lower()}",))


def pass_hint(box: Reading, table: Reading, seat: int) -> str:
    """What passing now brings or costs."""
    left = table.limit[seat] - table.ap[seat]
    if left < 0:
        lost = min(-left * box.pass_penalty, table.prestige[seat])
        return f"you lose {counted(lost, 'prestige')}"
    if left == 0:
        return ""
    experience, credits = counted(box.pass_experience, "experience"), counted(box.pass_credits, "credit")
    return f"{experience} or {credits} for {'the' if left == 1 else 'each of'} {counted(left, 'unspent point')}"


def say_free(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """A free action with its price."""
    fans = f"seat-{seat}-fans"
    if option == n.REGAIN_WITH_FANS:
        text = f"Regain 1 action point for {counted(box.fans_for_ap, 'fan')}"
        return Said("regain-fans", text, "", ("free-regain-fans", fans))
    if option == n.REGAIN_WITH_EXPERIENCE:
        text = f"Regain 1 action point for {box.experience_for_ap} experience"
        return Said("regain-experience", text, "", ("free-regain-experience", f"seat-{seat}-experience"))
    if option == n.FANS_TO_EXPERIENCE:
        text = f"Gain one experience for {counted(box.fans_for_experience, 'fan')}"
        return Said("fans-to-exp", text, "", ("free-experience", fans))
    price = f"costs {counted(box.fans_for_step, 'fan')}"
    return say_flight(box, table, option, price)


def say_flight(box: Reading, table: Reading, option: int, hint: str) -> Said:
    """A move of the ship, perhaps paid with fans."""
    by = option >= n.FLY_BY
    planet = option - (n.FLY_BY if by else n.FLY)
    name, title = texts.planet_name(box, planet), texts.planet_title(box, planet)
    if by:
        return Said(f"fly-by-{name}", f"Fly to {title} and leave the fan there", hint, (f"planet-{name}",))
    takes = n.FLY_BY + planet in table.menu[: table.menu_size]  # PH-TOUR-5: where a fan is taken it may also be left
    hints = [hint] * bool(hint) + ["you take the fan there"] * takes
    return Said(f"fly-{name}", f"Fly to {title}", "; ".join(hints), (f"planet-{name}",))


def say_sale(box: Reading, card: int) -> Said:
    """An own Record card."""
    name, gain = texts.record_id(card), counted(box.level_sale[box.record_level[card]], "credit")
    text = f"Sell the Record {texts.record_name(box, card)}"
    return Said(f"sell-{name}", text, f"{gain}; the symphonies stay", (f"record-{name}",))


def say_pay(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """Paying for a Manager."""
    other = managed(table)
    elements = (f"manager-{other}",)
    if option == n.PAY_AP:
        now = table.ap[seat] + 1
        return Said("ap", "Spend 1 more action point", f"your marker goes to {now} of {table.limit[seat]}", elements)
    price = counted(table.round_number, "credit")
    return Said("credits", f"Pay {price}", "to the supply" if box.solo else f"to {{{other}}}", elements)


def managed(table: Reading) -> int:
    """The seat whose Manager is paid for now."""
    return members_of(table.stack[table.depth - 1][n.PAY_MANAGERS])[0]


def say_use(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """Rows, tour, boost, Record cards, and free actions before them."""
    if option == n.USE_TOUR:
        return say_use_tour(box, table)
    if option == n.BOOST:
        text = f"Pay {counted(box.fans_for_strength, 'fan')} for one higher strength"
        row = texts.ROMAN[min(table.strength + 1, n.TOP_STRENGTH)]
        return Said("boost", text, f"up to row {row}", ("free-boost", f"seat-{seat}-fans"))
    if option == n.REROLL:
        dice = "symphony" if table.action == n.COMPOSE else "musician"
        cost = f"costs {counted(box.fans_for_reroll, 'fan')}"
        return Said("reroll", f"Reroll the {dice} dice", cost, (f"{dice}-dice",))
    if n.RECORD <= option < n.FLY_BY:
        card = option - n.RECORD
        if table.record_place[card] == n.OWNED + seat:
            return say_sale(box, card)
        name, text = texts.record_id(card), f"Take the Record {texts.record_name(box, card)}"
        return Said(f"take-{name}", text, texts.record_words(box, card), (f"record-{name}",))
    if option >= n.FLY:
        return say_free(box, table, seat, option)
    return say_row(box, table, seat, option)


def say_use_tour(box: Reading, table: Reading) -> Said:
    """The strength for the ship and for merchandise."""
    strength = table.strength
    points = "the point" if strength == 1 else f"each of {strength} points"
    hint = (
        f"{points} of strength gives {counted(box.tour_moves, 'step')} of the ship "
        f"or {counted(box.merch_credits, 'credit')}"
    )
    return Said("tour", "Tour and sell merchandise instead", hint, ("tour",))


def say_row(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """A row of the action's table; Invest has two uses of each."""
    action, name = table.action, texts.ACTION_NAMES[table.action].lower()
    row = option - n.RAISE_LIMIT if option > n.RAISE_LIMIT else option
    roman, elements = texts.ROMAN[row], (f"row-{name}-{row}", f"action-{name}")
    if action != n.INVEST:
        return Said(f"row-{row}", f"Use row {roman}", row_hint(box, table, seat, row), elements)
    room = texts.seen_by_rules(box, table).rooms[seat]
    if option > n.RAISE_LIMIT:
        price, plus = box.row_experience[action][row], min(box.row_amount[action][row], room[n.AP_LIMIT])
        text = f"Row {roman}: raise your limit by {plus}"
        return Said(f"limit-{row}", text, f"costs {price} experience", (f"row-invest-{row}-limit", *elements))
    gain = texts.gain_now(n.EXPERIENCE, box.row_gain[action][row], room)
    cut = "more does not fit" if " of " in gain else ""
    return Said(f"gain-{row}", f"Row {roman}: gain {gain}", cut, (f"row-invest-{row}-gain", *elements))


def row_hint(box: Reading, table: Reading, seat: int, row: int) -> str:
    """What a row costs and gives; of Perform, what the concert brings here and now."""
    action = table.action
    if action != n.PERFORM:
        return texts.row_words(box, action, row)
    concert = texts.seen_by_rules(box, table).concerts[seat][box.region_of[table.ship[seat]]]
    prestige = concert.first + concert.for_musicians + concert.for_symphonies + concert.ovation
    now = [counted(prestige, "prestige")] + [counted(concert.credits, "credit")] * bool(concert.credits)
    return f"{texts.row_words(box, action, row)}; {listed(now)} for what matches here"
