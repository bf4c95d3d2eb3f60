"""Cross-checks of components.toml that its types cannot express: counts, ids, totals."""

from collections import Counter

import msgspec

from scherzo.core.component_types import expect
from scherzo.games.symphony.components import Components

TOKEN_ORDER = ["prolonged", "flat_sharp", "chaining", "protection", "virtuosity", "overwriting", "eclectic", "clef"]
SCORE_TOKENS = [
    ("sheet_black_discs", "sheet"),
    ("sheet_chained_discs", "sheet"),
    ("sheet_stacked_discs", "sheet"),
    ("voice_recurring_position", "voice_1"),
    ("voice_black_discs", "voice_2"),
    ("voice_opponent_discs", "voice_3"),
]

ORCHESTRA_BONUSES = {
    "string_quintet": {"vp", "category"},
    "brass_trill": {"vp", "category"},
    "woodwinds_fugue": {"vp", "category"},
    "martial_march": {"vp", "category"},
    "capriccio": {"vp_2_4_players", "vp_5_6_players", "categories"},
    "little_orchestra": {"vp", "multiple_of"},
    "troublesome_clef": {"vp", "clef"},
}
"""What the upper half of a Virtuosity card says besides its name; those not named here say only their points."""

SYMPHONY_BONUSES = {
    "allegro_air": {"vp", "note_type"},
    "vivace_air": {"vp", "note_type"},
    "andante_air": {"vp", "note_type"},
    "pivotal_duplets": {"vp", "tuplet"},
    "pivotal_triplet": {"vp", "tuplet"},
    "pivotal_quadruplet": {"vp", "tuplet"},
    "melodic_ubiquity": {"vp_per_bar", "vp_per_sheet_majority"},
    "chromatic_dominance": {"vp", "zone", "reach"},
    "pivotal_coloured_notes": {"vp", "colour", "side"},
}
"""The same of the lower half."""


def check_components(components: Components) -> None:
    """Raises BadInput at the first thing that does not fit together."""
    check_cards(components)
    check_sheets(components)
    check_seats(components)
    check_virtuosity(components)
    c = components
    expect(
        c.musician_tokens.types == TOKEN_ORDER,
        "[musician_tokens] types",
        f"it must list {', '.join(TOKEN_ORDER)} in this order",
    )
    total = c.musician_tokens.copies_each * len(TOKEN_ORDER)
    expect(
        total == c.inventory.musician_tokens,
        "[musician_tokens] copies_each",
        f"it must give {c.inventory.musician_tokens} tokens in all, not {total}",
    )
    expect(
        [(t.key, t.on) for t in c.variable_token] == SCORE_TOKENS,
        "[[variable_token]]",
        "it must keep its six rows and their order",
    )
    expect(
        [card.id for card in c.virtuosity_card] == list(range(1, 16)),
        "[[virtuosity_card]] id",
        "it must count from 1 to 15",
    )
    expect(
        len({m.id for m in c.master}) == c.inventory.master_cards == len(c.master),
        "[[master]] id",
        "it must name each of the ten Masters once",
    )
    expect(len(c.clef_set) == c.inventory_promo.clef_sets == 3, "[[clef_set]]", "it must hold three sets of Clef cards")
    removed = c.master_removes_virtuosity_card
    keys = {card.orchestra.key for card in c.virtuosity_card}
    for key in (removed.furtwangler, removed.karajan, removed.toscanini, removed.wagner):
        expect(
            key in keys,
            "[master_removes_virtuosity_card]",
            f"it must name Orchestra Bonuses of [[virtuosity_card]]; '{key}' is none",
        )


def check_virtuosity(components: Components) -> None:
    """Each bonus says all that its kind asks for, and nothing that another kind does."""
    for card in components.virtuosity_card:
        for half, bonus, kinds in (
            ("orchestra", card.orchestra, ORCHESTRA_BONUSES),
            ("symphony", card.symphony, SYMPHONY_BONUSES),
        ):
            asked = kinds.get(bonus.key, {"vp"})
            given = {name for name, value in msgspec.structs.asdict(bonus).items() if value is not None}
            expect(
                given == {"key", "name", *asked},
                f"[[virtuosity_card]] {card.id} {half} {bonus.key}",
                f"it must give key, name and {', '.join(sorted(asked))}, and nothing else",
            )


def check_cards(components: Components) -> None:
    """The 60 Instrument cards by category, Conductor and Concertmaster first, Parts that fit their spaces."""
    by_category: Counter[str] = Counter()
    for row in components.instrument:
        by_category[row.category] += row.copies
        where = f"[[instrument]] {row.number:02} {row.name}"
        spaces = row.spaces.split()
        parts = {int(space[1:] or 1) for space in spaces}
        expect(parts == set(range(1, row.parts + 1)), f"{where} spaces", f"it must use each of its {row.parts} Parts")
        expect(row.category == "choir" or row.parts == 1, f"{where} parts", "it must be given for Choirs only")
        expect(row.category != "choir" or row.parts > 1, f"{where} parts", "it must be 2 or 3 for a Choir")
        expect(all(i <= len(spaces) for i in row.solo), f"{where} solo", f"it must name spaces from 1 to {len(spaces)}")
    inventory = components.inventory
    for category in ("strings", "brass", "woodwinds", "percussion", "soloist", "choir", "special"):
        expected = getattr(inventory, category)
        expect(
            by_category[category] == expected,
            f"[[instrument]] copies of category {category}",
            f"it must add up to {expected}, not {by_category[category]}",
        )
    expect(sum(by_category.values()) == 60, "[[instrument]] copies", "it must add up to 60")
    first = [(row.number, row.copies) for row in components.instrument[:2]]
    expect(
        first == [(0, 1), (1, 1)],
        "[[instrument]]",
        "it must start with the single Conductor (0) and the single Concertmaster (1)",
    )


def check_sheets(components: Components) -> None:
    """Eight sides of three bars; at most 12 notes a Voice; zones and tuplets inside their Voice."""
    ids = [sheet.id for sheet in components.sheet]
    expect(
        sorted(ids) == sorted(f"{number}{side}" for number in (1, 2, 3, 4) for side in "WK"),
        "[[sheet]] id",
        "it must be 1W to 4W and 1K to 4K, once each",
    )
    for sheet in components.sheet:
        where = f"[[sheet]] {sheet.id}"
        expect(
            sheet.id == f"{sheet.sheet}{'W' if sheet.side == 'white' else 'K'}",
            f"{where} sheet and side",
            "it must match its id",
        )
        sizes = []
        for voice, text in enumerate((sheet.voice_1, sheet.voice_2, sheet.voice_3), start=1):
            bars = text.split("|")
            expect(len(bars) == 3, f"{where} voice_{voice}", "it must have three bars")
            sizes.append(sum(len(bar.split()) for bar in bars))
            expect(sizes[-1] <= 12, f"{where} voice_{voice}", "it must have at most 12 notes")
        runs = [sheet.zones.blue, sheet.zones.orange, sheet.zones.green, *sheet.tuplets]
        for run in runs:
            voice, span = int(run[1]), run.split(":")[1].split("-")
            expect(
                1 <= int(span[0]) < int(span[1]) <= sizes[voice - 1],
                f"{where} run {run}",
                f"it must lie within the {sizes[voice - 1]} notes of its Voice",
            )
        minims = sum(
            text.split().count(word)
            for text in (sheet.voice_1, sheet.voice_2, sheet.voice_3)
            for word in set(text.split())
            if word[0] == "m"
        )
        expect(minims == 3, f"{where}", "it must have 3 Minims")
        for run in sheet.tuplets:
            low, high = (int(number) for number in run.split(":")[1].split("-"))
            expect(2 <= high - low + 1 <= 4, f"{where} tuplet {run}", "it must have 2, 3 or 4 notes")


def check_seats(components: Components) -> None:
    """SY-ORCH-7: for every player count the cards fill the seats and everybody controls equally often."""
    for players in range(2, 7):
        row = components.players.row(players)
        side = components.board.large if row.board == "large" else components.board.small
        expect(
            side.seats == side.rows * 5 == len(side.dots()) * 5,
            f"[board.{row.board}]",
            "it must have 5 seats in each of its rows",
        )
        seats = side.seats - 5 * len(row.stage_rows)
        choirs = row.choirs_2 + row.choirs_3
        where = f"[players.{players}]"
        expect(
            seats == len(row.first_row) + choirs + players * row.deal,
            f"{where} deal",
            f"it must fill the {seats} seats",
        )
        controls = seats + row.choirs_2 + 2 * row.choirs_3 + 2
        expect(controls == players * row.controls, f"{where} controls", f"it must share {controls} controls equally")
        board = components.board.large if row.progressive_board == "large" else components.board.small
        cards = board.seats - len(row.progressive_stage) + 2
        expect(
            cards == players * row.progressive_deal, f"{where} progressive_deal", f"it must share {cards} cards equally"
        )
