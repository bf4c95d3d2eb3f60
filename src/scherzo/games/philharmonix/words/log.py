"""Events in words: the log of a game, each sentence with the rules it rests on."""

from scherzo.core.english import counted, listed
from scherzo.core.reading import Reading
from scherzo.core.sentences import Log, Sentence, Spoken, seat, seat_element
from scherzo.core.words import Event
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.words import texts
from scherzo.games.philharmonix.words.log_maestro import MAESTRO_SENTENCES

SENTENCES: dict[int | tuple[int, int], Sentence] = {
    # the board
    n.ROUND_BEGAN: Sentence("Round <number a> begins.", ("PH-ROUND-11",), ("round",)),
    n.STRENGTH_DEALT: Sentence("<action a> has strength <roman b>.", ("PH-ROUND-5",), ("action-<action a>",)),
    n.ORDER_DRAWN: Sentence("<seat a> plays <ordinal b> and starts with <credits c>.", ("PH-SETUP-23",), ("<seat a>",)),
    n.TURN_TILE_LAID: Sentence(
        "The Turn Order tile for round <number a> is laid: <tile b>.", ("PH-SETUP-4",), ("turn-order",)
    ),
    n.MUSICIAN_ROLLED: Sentence(
        "Musician die <count a> shows a <musician b c>.", ("PH-SETUP-5",), ("musician-die-<count a>",)
    ),
    n.SYMPHONY_ROLLED: Sentence(
        "Symphony die <count a> shows <colour b>.", ("PH-SETUP-6",), ("symphony-die-<count a>",)
    ),
    n.DEMAND_LAID: Sentence(
        "A new Demand tile in <region a> wants <demand b>.", ("PH-ROUND-8",), ("demand-<region a>",)
    ),
    n.DEMAND_REMOVED: Sentence(
        "The Demand tile of <region a> is replaced; its discs return.", ("PH-ROUND-8",), ("demand-<region a>",)
    ),
    n.MUSICIAN_LAID: Sentence("A <special b> waits in <region a>.", ("PH-ROUND-10",), ("musician-<region a>",)),
    n.SOLOIST_LAID: Sentence("A <soloist b> waits in <region a>.", ("PH-ROUND-10",), ("soloist-<region a>",)),
    n.PATRON_LAID: Sentence("<patron b> joins the patrons.", ("PH-SETUP-9",), ("patron-<patron b>",)),
    n.FAN_CARD: Sentence("Fans wait on the planets of the Starting Fan card.", ("PH-SETUP-11",), ("map",)),
    (n.RESHUFFLED, 0): Sentence("The discarded Demand tiles are shuffled.", ("PH-ROUND-9",), ("demand-pile",)),
    (n.RESHUFFLED, 1): Sentence("The Maestro's discards are shuffled.", ("PH-SOLO-3",), ("maestro-deck",)),
    n.REGION_TAKEN: Sentence("<seat a> starts in <region b>.", ("PH-SETUP-13", "PH-SETUP-14"), ("region-<region b>",)),
    n.SYMPHONY_DEALT: Sentence("<seat a> starts with a <colour b> symphony.", ("PH-SETUP-15",), ("<seat a>",)),
    n.GAME_ENDED: Sentence("The game is over.", ("PH-END-1",)),
    (n.TIE_BROKEN, n.BY_CONCERTS): Sentence(
        "<seat a> and <seat b> have the same prestige: <seat a> wins by discs on planets, <number d> to <number e>.",
        ("PH-END-6", "PH-RULING-72"),
        ("<seat a>",),
    ),
    (n.TIE_BROKEN, n.BY_HATS): Sentence(
        "<seat a> and <seat b> have the same prestige and as many discs on planets: "
        "<seat a> wins by top hats used, <number d> to <number e>.",
        ("PH-END-6", "PH-RULING-72"),
        ("<seat a>",),
    ),
    (n.TIE_BROKEN, n.BY_CREDITS): Sentence(
        "<seat a> and <seat b> have the same prestige, discs on planets and top hats used: "
        "<seat a> wins by credits, <number d> to <number e>.",
        ("PH-END-6", "PH-RULING-72"),
        ("<seat a>",),
    ),
    (n.TIE_BROKEN, n.BY_SOLO_RULE): Sentence(
        "<seat a> and <seat b> have the same prestige: a tie with the Maestro is lost.", ("PH-SOLO-17",), ("<seat a>",)
    ),
    # the turn
    n.SELECTED: Sentence(
        "<seat a> selects <action b> for <points c> (now <number d>).", ("PH-SELECT-2",), ("action-<action b>",)
    ),
    (n.PAID, n.PAY_AP): Sentence(
        "<seat a> spends 1 more action point for the Manager of <seat b>.", ("PH-SELECT-4",), ("manager-<number b>",)
    ),
    (n.PAID, n.PAY_CREDITS): Sentence(
        "<seat a> pays <payee b c> for the Manager there.", ("PH-SELECT-4",), ("manager-<number b>",)
    ),
    n.BOOSTED: Sentence("<seat a> raises the strength to <roman b>.", ("PH-FREE-4",), ("<seat a>-fans",)),
    (n.ROW_USED, 0): Sentence(
        "<seat a> uses row <roman c> of <action b>: <row b c>.", ("PH-SELECT-3",), ("row-<action b>-<number c>",)
    ),
    (n.ROW_USED, 1): Sentence(
        "<seat a> uses row <roman c> of Invest for experience.", ("PH-INVEST-2",), ("row-invest-<number c>",)
    ),
    (n.ROW_USED, 2): Sentence(
        "<seat a> uses row <roman c> of Invest for a higher limit.", ("PH-INVEST-3",), ("row-invest-<number c>",)
    ),
    n.TOUR_BEGAN: Sentence("<seat a> goes on tour with strength <roman b>.", ("PH-TOUR-1",), ("tour",)),
    n.FLEW: Sentence("<seat a> flies from <planet b> to <planet c>.", ("PH-TOUR-2",), ("planet-<planet c>",)),
    n.FAN_TAKEN: Sentence(
        "<seat a> takes the fan on <planet b> (now <number c>).", ("PH-TOUR-5",), ("planet-<planet b>",)
    ),
    n.TURN_ENDED: Sentence("<seat a> ends the turn.", ("PH-TURN-3",), ("<seat a>",)),
    # gains and payments
    (n.GAINED, n.CREDITS): Sentence(
        "<seat a> gains <credits c> (now <number d>).", ("PH-EFFECT-1",), ("<seat a>-credits",)
    ),
    (n.GAINED, n.EXPERIENCE): Sentence(
        "<seat a> gains <experience c> (now <number d>).", ("PH-EFFECT-1",), ("<seat a>-experience",)
    ),
    (n.GAINED, n.FANS): Sentence("<seat a> gains <fans c> (now <number d>).", ("PH-EFFECT-1",), ("<seat a>-fans",)),
    (n.GAINED, n.PRESTIGE): Sentence(
        "<seat a> gains <prestige c> (now <number d>).", ("PH-EFFECT-1",), ("<seat a>-prestige",)
    ),
    (n.GAINED, n.AP_BACK): Sentence(
        "<seat a> regains <points c> (now <number d>).", ("PH-EFFECT-2",), ("<seat a>-ap",)
    ),
    (n.GAINED, n.AP_LIMIT): Sentence(
        "<seat a> raises the limit by <number c> to <number d>.", ("PH-EFFECT-2",), ("<seat a>-limit",)
    ),
    (n.SPENT, n.CREDITS): Sentence("<seat a> pays <credits c> (now <number d>).", (), ("<seat a>-credits",)),
    (n.SPENT, n.EXPERIENCE): Sentence("<seat a> pays <experience c> (now <number d>).", (), ("<seat a>-experience",)),
    (n.SPENT, n.FANS): Sentence("<seat a> pays <fans c> (now <number d>).", (), ("<seat a>-fans",)),
    # patrons
    (n.IMPRESSED, 0): Sentence("<seat a> impresses <patron b>.", ("PH-PATRON-2",), ("patron-<patron b>",)),
    (n.IMPRESSED, 1): Sentence(
        "<seat a> impresses <patron b> on the prestige space.",
        ("PH-PATRON-2", "PH-PATRON-3"),
        ("patron-<patron b>-prestige", "patron-<patron b>"),
    ),
    n.HAT_TAKEN: Sentence("<seat a> takes hat <count b>: <hat b>.", ("PH-PATRON-7",), ("<seat a>-hat-<count b>",)),
    n.ACTIVATED: Sentence("<seat a> activates <patron b>: <ability b>.", ("PH-PATRON-9",), ("patron-<patron b>",)),
    # concerts and symphonies
    (n.PERFORMED, 0): Sentence(
        "<seat a> performs on <planet b>: <judged d e>.",
        ("PH-PERFORM-5", "PH-PERFORM-7", "PH-PERFORM-8", "PH-PERFORM-9"),
        ("planet-<planet b>", "demand-<home b>"),
    ),
    (n.PERFORMED, 1): Sentence(
        "<seat a> performs on <planet b><first e>.",
        ("PH-SOLO-10", "PH-PERFORM-5"),
        ("planet-<planet b>", "demand-<home b>"),
    ),
    n.ADVANCED: Sentence(
        "<seat a> advances a <colour b> symphony from the <place c> to the <place d>.",
        ("PH-SYMPH-8",),
        ("<seat a>-<place d>",),
    ),
    n.SOLOIST_USED: Sentence("<seat a> uses the <soloist b>.", ("PH-PERFORM-12",), ("<seat a>-soloist-<soloist b>",)),
    n.ADMIRED: Sentence(
        "<seat a> reaches space <number c> of the admiration track of <region b>.",
        ("PH-ADM-3",),
        ("track-<region b>",),
    ),
    (n.SYMPHONY_TAKEN, 0): Sentence(
        "<seat a> takes a <colour b> symphony with die <count c>.", ("PH-COMPOSE-2",), ("symphony-die-<count c>",)
    ),
    (n.SYMPHONY_TAKEN, 1): Sentence(
        "<seat a> takes a <colour b> symphony from the supply.", ("PH-EFFECT-6",), ("supply-<colour b>",)
    ),
    # the orchestra
    n.UPGRADED: Sentence(
        "<seat a> raises a <player b> to <stars c>.", ("PH-PROMOTE-2",), ("<seat a>-<type b>-<number c>",)
    ),
    n.CONDUCTED: Sentence(
        "<seat a> upgrades the conductor for <slot b>.", ("PH-PROMOTE-7",), ("<seat a>-conductor-<count b>",)
    ),
    (n.REROLLED, n.MUSICIAN_POOL): Sentence(
        "<seat a> rerolls the musician dice not chosen.", ("PH-FREE-6",), ("musician-dice",)
    ),
    (n.REROLLED, n.SYMPHONY_POOL): Sentence(
        "<seat a> rerolls the symphony dice not chosen.", ("PH-FREE-6",), ("symphony-dice",)
    ),
    n.RECRUITED: Sentence("<seat a> recruits a <musician b c>.", ("PH-AUDITION-3",), ("<seat a>-<type b>",)),
    n.SOLOIST_RECRUITED: Sentence(
        "<seat a> recruits the <soloist b>.", ("PH-AUDITION-6",), ("<seat a>-soloist-<soloist b>",)
    ),
    n.STARS_MOVED: Sentence(
        "<seat a> moves the star marker by <number b>, to <number c>.", ("PH-PIANO-1",), ("star-<number a>",)
    ),
    (n.KEY_TAKEN, 0): Sentence("<seat a> takes key <number b>: <key b>.", ("PH-PIANO-2",), ("key-<number b>",)),
    (n.KEY_TAKEN, 1): Sentence("<seat a> covers key <number b>.", ("PH-SOLO-14",), ("key-<number b>",)),
    # passing
    n.PASSED: Sentence("<seat a> passes.", ("PH-PASS-1",), ("<seat a>",)),
    (n.SETTLED, 0): Sentence("<seat a> has no unspent action points.", ("PH-PASS-2",), ("<seat a>-ap",)),
    (n.SETTLED, 1): Sentence("<seat a> turns <unspent b c>.", ("PH-PASS-2", "PH-RULING-64"), ("<seat a>-ap",)),
    (n.SETTLED, 2): Sentence(
        "<seat a> loses <prestige d> for action points above the limit (now <number e>).",
        ("PH-PASS-2",),
        ("<seat a>-prestige", "<seat a>-ap"),
    ),
    n.SPACE_TAKEN: Sentence(
        "<seat a> takes space <count b> of the next turn order.", ("PH-PASS-4",), ("space-<count b>",)
    ),
    # Record cards
    n.RECORD_TAKEN: Sentence("<seat a> takes the Record <record b>.", ("PH-RECORD-2",), ("record-<record b>",)),
    n.RECORD_SOLD: Sentence("<seat a> sells the Record <record b>.", ("PH-RECORD-4",), ("record-<record b>",)),
    n.RECORD_LAID: Sentence("The Record <record b> is turned up: <card b>.", ("PH-RECORD-3",), ("record-<record b>",)),
    **MAESTRO_SENTENCES,
}
"""For each kind of event, or kind and case, its sentence."""

ENDINGS = {
    n.TOUR: "ends the tour",
    n.SHIP: "moves the ship no further",
    n.IMPRESS: "spends no more patron points",
    n.ADVANCE: "advances no symphony",
    n.SOLOIST: "uses no more soloists",
    n.UPGRADE: "upgrades nothing more",
    n.COMPOSING: "has finished composing",
    n.AUDITIONING: "has finished the audition",
    n.SYMPHONY: "takes no symphony",
    n.MUSICIAN: "recruits nobody",
    n.KEY: "leaves the keys of this set",
    n.ACTIVATE: "activates nobody",
}
SENTENCES |= {
    (n.FINISHED, kind): Sentence(f"<seat a> {text}.", ("PH-RULING-85",), ("<seat a>",))
    for kind, text in ENDINGS.items()
}


def row_case(box: Reading, event: Event) -> int:
    """Invest has two uses of a row."""
    return 0 if event.b != n.INVEST else 1 + event.d


def settled_case(box: Reading, event: Event) -> int:
    """Nothing left, points left, or points above the limit."""
    return 2 if event.d else int(event.b + event.c > 0)


def is_maestro(box: Reading, event: Event) -> int:
    """Whether the Maestro did it."""
    return int(box.solo and event.a == n.MAESTRO)


CASES = {
    n.RESHUFFLED: lambda box, event: event.a,
    n.PAID: lambda box, event: n.PAY_CREDITS if event.c else n.PAY_AP,
    n.ROW_USED: row_case,
    n.TIE_BROKEN: lambda box, event: event.c,
    n.GAINED: lambda box, event: event.b,
    n.SPENT: lambda box, event: event.b,
    n.IMPRESSED: lambda box, event: event.c,
    n.PERFORMED: is_maestro,
    n.SYMPHONY_TAKEN: lambda box, event: int(event.c < 0),
    n.REROLLED: lambda box, event: event.b,
    n.KEY_TAKEN: is_maestro,
    n.SETTLED: settled_case,
    n.FINISHED: lambda box, event: event.b,
    n.TILE_TAKEN_AWAY: lambda box, event: event.b,
    n.MAESTRO_NOTE: lambda box, event: event.a,
}


def judged(box: Reading, matched: int, first: int) -> str:
    """What a concert matched, and the prestige for each part of it."""
    musicians, symphonies = (matched & 7).bit_count(), (matched >> n.MATCHED_SYMPHONIES).bit_count()
    paid = box.musician_prestige[musicians], box.symphony_prestige[symphonies]
    match = "matches" if musicians == 1 else "match"
    parts = [f"{musicians} of 3 musicians {match} ({paid[0]} prestige)", f"{symphonies} of 2 symphonies ({paid[1]})"]
    ovation = box.ovation if musicians == 3 and symphonies == 2 else 0
    parts += [f"a standing ovation ({ovation})"] * bool(ovation) + [f"the first disc there ({first})"] * bool(first)
    return f"{listed(parts)}, {counted(sum(paid) + ovation + first, 'prestige')} in all"


def unspent(box: Reading, experience: int, credits: int) -> str:
    """What unspent action points become."""
    parts = [f"{counted(experience, 'unspent action point')} into experience"] * bool(experience)
    parts += [f"{counted(credits, 'unspent action point')} into credits"] * bool(credits)
    return listed(parts)


def payee(box: Reading, other: int, credits: int) -> str:
    """Credits, and who gets them."""
    return f"{counted(credits, 'credit')} to {'the supply' if box.solo else f'{{{other}}}'}"


def tile(box: Reading, number: int) -> str:
    """The bonuses of a Turn Order tile."""
    return "; ".join(texts.bonus(box, n.TURN_LIST + number * n.SPACES + space) for space in range(n.SPACES))


def first(box: Reading, prestige: int) -> str:
    """The first disc on a Demand tile."""
    return f", the first there ({counted(prestige, 'prestige')})" if prestige else ""


def maestro(box: Reading, card: int) -> str:
    """What a Maestro card says."""
    action, other = texts.ACTION_NAMES[box.maestro_action[card]], texts.ACTION_NAMES[box.maestro_otherwise[card]]
    region = texts.region_title(box, box.maestro_region[card])
    takes = "the soloist" if box.maestro_soloist[card] else "the musician"
    return f"{action}, otherwise {other}; {region}; {takes}"


SPOKEN: dict[str, Spoken] = {
    "seat": seat,
    "number": lambda box, number: str(number),
    "count": lambda box, number: str(number + 1),
    "ordinal": lambda box, place: texts.ORDINALS[place + 1],
    "roman": lambda box, number: texts.ROMAN[number],
    "action": lambda box, action: texts.ACTION_NAMES[action],
    "region": texts.region_title,
    "planet": texts.planet_title,
    "patron": texts.patron_name,
    "record": texts.record_name,
    "card": texts.record_words,
    "demand": texts.demand_words,
    "musician": lambda box, kind, stars: texts.musician(kind, stars),
    "special": lambda box, kind: texts.musician(kind, n.RANKS - 1),
    "player": lambda box, kind: texts.PLAYERS[kind],
    "soloist": lambda box, kind: texts.SOLOISTS[kind],
    "colour": lambda box, colour: texts.COLOUR_NAMES[colour],
    "place": lambda box, row: texts.ROW_NAMES[row],
    "slot": texts.slot_words,
    "row": texts.row_words,
    "hat": lambda box, hat: texts.bonus(box, n.HAT_LIST + hat),
    "key": lambda box, key: texts.bonus(box, n.KEY_LIST + key),
    "ability": lambda box, card: texts.bonus(box, n.PATRON_LIST + card),
    "points": lambda box, points: counted(points, "action point"),
    "patron_points": lambda box, points: counted(points, "patron point"),
    "credits": lambda box, credits: counted(credits, "credit"),
    "experience": lambda box, experience: counted(experience, "experience"),
    "fans": lambda box, fans: counted(fans, "fan"),
    "prestige": lambda box, prestige: counted(prestige, "prestige"),
    "stars": lambda box, stars: counted(stars, "star"),
    "symphonies": lambda box, count: counted(count, "symphony", "symphonies"),
    "judged": judged,
    "first": first,
    "unspent": unspent,
    "payee": payee,
    "tile": tile,
    "maestro": maestro,
}

ELEMENTS: dict[str, Spoken] = {
    "seat": seat_element,
    "number": SPOKEN["number"],
    "count": SPOKEN["count"],
    "action": lambda box, action: texts.ACTION_NAMES[action].lower(),
    "region": texts.region_name,
    "home": lambda box, planet: texts.region_name(box, box.region_of[planet]),
    "planet": texts.planet_name,
    "patron": lambda box, card: texts.patron_id(card),
    "record": lambda box, card: texts.record_id(card),
    "type": lambda box, kind: texts.TYPE_NAMES[kind],
    "soloist": lambda box, kind: texts.SOLOIST_NAMES[kind],
    "colour": SPOKEN["colour"],
    "place": lambda box, row: texts.ROW_NAMES[row].replace(" ", "-"),
}

LOG = Log(SENTENCES, SPOKEN, ELEMENTS, CASES)
