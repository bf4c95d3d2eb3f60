"""Building the Box from components.toml, the player count and the options: boards, cards, Masters, objectives."""

from collections.abc import Mapping
from typing import Any

from scherzo.core.box_texts import write_text
from scherzo.core.errors import BadInput
from scherzo.core.layout import Records, records
from scherzo.core.members import holds, members_of, set_of
from scherzo.games.symphony import names as n
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.components import Components
from scherzo.games.symphony.components.board import BoardSide
from scherzo.games.symphony.components.cards import Instrument
from scherzo.games.symphony.components.checks import check_components
from scherzo.games.symphony.components.conductors import ConductorDisc
from scherzo.games.symphony.options import MASTER_VALUES, agreed

ABILITIES = {
    "overwriting": n.OW,
    "black_overwriting": n.BOW,
    "strong_overwriting": n.SOW,
    "black_strong_overwriting": n.BSOW,
    "protection": n.PROTECTION,
    "flat": n.FLAT,
    "sharp": n.SHARP,
    "imminent": n.IMMINENT,
    "soloist": n.SOLO,
    "chaining": n.CHAINING,
    "absolute": n.ABSOLUTE,
    "obsessive": n.OBSESSIVE,
    "disturbing": n.DISTURBING,
}
CATEGORIES = ("strings", "brass", "woodwinds", "percussion", "soloist", "choir", "special")
SPACE_KINDS = {"w": n.WHITE, "k": n.BLACK_SPACE, "g": n.GREY_LINKED, "K": n.BLACK_LINKED}
CLEFS = "CFG"
DOTS = "SBWPL"
NOTE_KINDS = ("semibreve", "minim", "crotchet", "quaver")
DESTINATIONS = {
    "any": n.TO_ANY,
    "not_choir": n.TO_NOT_CHOIR,
    "choir": n.TO_CHOIR,
    "has_flat": n.TO_FLAT,
    "has_sharp": n.TO_SHARP,
}


def build_box(components: Components, players: int, options: Mapping[str, str]) -> Records:
    """One Box for that many players and those options; BadInput says what does not fit."""
    check_components(components)
    choice = agreed(options)
    boxes = records(Box)
    box: Any = boxes[0]
    box.players = players
    box.orchestra = ("built", "preset", "progressive").index(choice["orchestra"])
    box.draft = ("none", "secret", "public").index(choice["draft"])
    box.public_objective = choice["audience"] in ("public", "both")
    box.private_objectives = choice["audience"] in ("private", "both")
    box.clefs = choice["clefs"] != "none"
    box.clash_limit = 3 if box.clefs and choice["clashes"] == "allowed" else 0
    box.random_first = choice["first_player"] == "random"
    box.orderly = choice["first_row"] == "orderly"
    box.master_choice = MASTER_VALUES.index(choice["masters"]) if choice["masters"] != "random" else -1
    tokens = ("sheet_black", "sheet_chained", "sheet_stacked", "voice_1", "voice_2", "voice_3")
    box.flipped[:] = [choice[f"flip_{token}"] == "yes" for token in tokens]
    lay_board(box, components, players)
    print_cards(box, components)
    write_notes(box, components, [choice["sheet_1"], choice["sheet_2"], choice["sheet_3"]])
    write_values(box, components, choice["clefs"])
    write_masters(box, components)
    write_virtuosity(box, components, players)
    if box.orchestra == n.PRESET:
        write_preset(box, components, players)
    return boxes


def lay_board(box: Any, components: Components, players: int) -> None:
    """SY-SETUP-2, 3; SY-PROG-1: the side of the board, its dots and the Stage cards."""
    row = components.players.row(players)
    progressive = box.orchestra == n.PROGRESSIVE
    side = board_side(components, players, progressive)
    box.large = side is components.board.large
    box.rows = side.rows
    for r, dots in enumerate(side.dots()):
        for column, text in enumerate(dots):
            seat = column * n.ROWS + r
            box.seat_open[seat] = 1
            box.seat_dots[seat] = set_of(*(DOTS.index(dot) for dot in text.split("+") if dot != "-"))
    stage = row.progressive_stage if progressive else [f"{c}{r}" for c in "ABCDE" for r in row.stage_rows]
    for seat_name in stage:
        box.seat_open[seat_number(seat_name)] = 0
    for c, letter in enumerate("ABCDE"):
        box.first_row[c] = letter in row.first_row and not progressive
        box.first_row_category[c] = CATEGORIES.index(getattr(components.first_row_thematic_option, letter))
    if not progressive:
        box.choirs[:] = (row.choirs_2, row.choirs_3)
    box.deal = row.progressive_deal if progressive else row.deal


def board_side(components: Components, players: int, progressive: bool) -> BoardSide:
    """SY-SETUP-2, SY-PROG-1: the side of the Orchestra Board in use."""
    row = components.players.row(players)
    name = row.progressive_board if progressive else row.board
    return components.board.large if name == "large" else components.board.small


def seat_number(name: str) -> int:
    """The number of a seat such as C4."""
    return "ABCDE".index(name[0]) * n.ROWS + int(name[1]) - 1


def print_cards(box: Any, components: Components) -> None:
    """The 60 Instrument cards, copies one after another."""
    numbers = [
        row.number
        for row in components.instrument
        if row.category not in ("choir", "special")
        for _ in range(row.copies)
    ]
    card = 0
    for row in components.instrument:
        first = card
        for _ in range(row.copies):
            print_card(box, card, first, row)
            box.single[card] = numbers.count(row.number) == 1
            box.in_category[box.category[card]] |= set_of(card)
            if row.category == "choir":
                if row.parts == 2:
                    box.two_part |= set_of(card)
                else:
                    box.three_part |= set_of(card)
            elif row.category != "special":
                box.ordinary |= set_of(card)
            card += 1
    by_board = components.concertmaster
    box.bonus[n.CARD_CONCERTMASTER, 0] = (
        by_board.virtuosity_large_board if box.large else by_board.virtuosity_small_board
    )


def print_card(box: Any, card: int, twin: int, row: Instrument) -> None:
    """One card; the advanced kind of a card says so in its name."""
    name = row.name + (" (advanced)" if row.variant == "advanced" else "")
    write_text(box.card_name[card], name, f"[[instrument]] {row.number:02} name")
    box.number[card] = row.number
    box.twin[card] = twin
    box.category[card] = CATEGORIES.index(row.category)
    for i, space in enumerate(row.spaces.split()):
        box.spaces[card, i] = SPACE_KINDS[space[0]]
        box.part[card, i] = int(space[1:] or 1) - 1
    box.parts[card] = row.parts
    box.solo[card] = set_of(*(n.FIRST_SPACE + i - 1 for i in row.solo))
    lists = [row.part_1, row.part_2, row.part_3] if row.category == "choir" else [row.basic]
    for part, abilities in enumerate(lists):
        box.basic[card, part] = sum(ABILITIES.get(a, 0) for a in abilities)
        box.bonus[card, part] = virtuosity(abilities)
    box.unlock[card] = sum(ABILITIES.get(a, 0) for a in row.unlock)
    box.bonus_unlock[card] = virtuosity(row.unlock)
    box.dots[card] = set_of(*map(DOTS.index, row.dots))
    box.clefs_of[card] = set_of(*map(CLEFS.index, row.clefs))


def virtuosity(abilities: list[Any]) -> int:
    """The Virtuosity among some abilities."""
    return sum({"virtuosity_1": 1, "virtuosity_2": 2}.get(a, 0) for a in abilities)


def write_masters(box: Any, components: Components) -> None:
    """SY-MASTER-1..3: the discs of the Conductor and of each Master, their pools, the card each removes."""
    write_conductor(box, n.NO_MASTER, components.conductor.discs, components.conductor.distinct)
    keys: list[str] = [card.orchestra.key for card in components.virtuosity_card]
    box.removes[:] = -1
    flat_or_sharp = set_of(
        *(card for card in members_of(box.ordinary) if (box.basic[card, 0] | box.unlock[card]) & (n.FLAT | n.SHARP))
    )
    for row in components.master:
        master = MASTER_VALUES.index(row.id)
        write_conductor(box, master, row.discs, row.distinct)
        write_text(box.master_name[master], row.name, f"[[master]] {row.id} name")
        if row.pool == "flat_or_sharp":
            box.pool[master] = flat_or_sharp
        elif row.pool not in ("none", "all"):
            box.pool[master] = box.in_category[CATEGORIES.index(row.pool)]
        if row.id == "wagner":
            box.overwrite_vp = row.overwrite_vp
        removed = getattr(components.master_removes_virtuosity_card, row.id, "")
        if removed:
            box.removes[master] = keys.index(removed)


def write_conductor(box: Any, master: int, discs: list[ConductorDisc], distinct: bool) -> None:
    """The Note spaces of the Conductor or a Master."""
    box.master_discs[master] = len(discs)
    box.master_distinct[master] = distinct
    for i, disc in enumerate(discs):
        box.master_to[master, i] = (
            DESTINATIONS[disc.to] if disc.to in DESTINATIONS else n.TO_CATEGORY + CATEGORIES.index(disc.to)
        )
        box.master_black[master, i] = disc.colour == "black"


def write_virtuosity(box: Any, components: Components, players: int) -> None:
    """2.11: the two bonuses of each Virtuosity card as a kind, a value and what it looks at."""
    kinds = {
        "capriccio": n.CAPRICCIO, "ample_assortment": n.ASSORTMENT, "clef_master": n.CLEF_MASTER,
        "little_orchestra": n.LITTLE_ORCHESTRA, "troublesome_clef": n.TROUBLESOME_CLEF,
        "experimental_placement": n.EXPERIMENTAL, "heavenly_glissando": n.GLISSANDO,
        "neutral_melody": n.NEUTRAL_MELODY, "group_of_talents": n.TALENTS,
    }  # fmt: skip
    for i, card in enumerate(components.virtuosity_card):
        o, s = card.orchestra, card.symphony
        write_text(box.orchestra_name[i], o.name, f"[[virtuosity_card]] {card.id} orchestra name")
        write_text(box.symphony_name[i], s.name, f"[[virtuosity_card]] {card.id} symphony name")
        box.o_kind[i] = kinds.get(o.key, n.PER_CATEGORY)
        box.o_vp[i] = o.vp if o.vp is not None else (o.vp_2_4_players if players <= 4 else o.vp_5_6_players)
        if o.category is not None:
            box.o_of[i] = CATEGORIES.index(o.category)
        elif o.categories is not None:
            box.o_of[i] = set_of(*map(CATEGORIES.index, o.categories))
        elif o.multiple_of is not None:
            box.o_of[i] = o.multiple_of
        elif o.clef is not None:
            box.o_of[i] = set_of(CLEFS.index(o.clef))
        box.s_vp[i] = s.vp if s.vp is not None else s.vp_per_bar
        if s.note_type is not None:
            box.s_kind[i], box.s_of[i] = n.PER_KIND, NOTE_KINDS.index(s.note_type)
        elif s.tuplet is not None:
            box.s_kind[i], box.s_of[i] = n.PER_TUPLET, s.tuplet
        elif s.vp_per_sheet_majority is not None:
            box.s_kind[i], box.s_more[i] = n.UBIQUITY, s.vp_per_sheet_majority
        elif s.zone is not None:
            box.s_kind[i] = n.DOMINANCE
            box.s_of[i] = {"blue": n.BLUE_ZONE, "orange": n.ORANGE_ZONE, "green": n.GREEN_ZONE}[s.zone]
            box.s_more[i] = s.reach
        elif s.colour is not None:
            box.s_kind[i] = n.PIVOTAL
            box.s_of[i] = n.BLUE_NOTE if s.colour == "blue" else n.ORANGE_NOTE
            box.s_more[i] = 0 if s.side == "before" else 1
        else:
            box.s_kind[i] = n.FUSION


def write_preset(box: Any, components: Components, players: int) -> None:
    """SY-SETUP-16, SY-RULING-98: our preset orchestra, a card and its controllers on every seat."""
    preset = components.preset.row(players)
    box.preset_card[:], box.preset_owner[:] = -1, -1
    used = 0
    for seat_name, text in preset.seats.items():
        word, *owners = text.split()
        seat = seat_number(seat_name)
        advanced = word.endswith("+")
        rows = [r for r in components.instrument if r.number == int(word[:2]) and (r.variant == "advanced") == advanced]
        first = (
            sum(r.copies for r in components.instrument[: components.instrument.index(rows[0])]) if rows else n.CARDS
        )
        free = [card for card in range(first, first + (rows[0].copies if rows else 0)) if not holds(used, card)]
        where = f"components.toml [preset.{players}] {seat_name}"
        if not free or not box.seat_open[seat]:
            raise BadInput(f"{where}: there is no such seat or no such card (left) for '{text}'.")
        if len(owners) != box.parts[free[0]] or any(int(owner) > players for owner in owners):
            raise BadInput(
                f"{where}: '{text}' needs {box.parts[free[0]]} players' numbers, 1 to {players}, after the card."
            )
        used |= set_of(free[0])
        box.preset_card[seat] = free[0]
        box.preset_owner[seat, : len(owners)] = [int(owner) - 1 for owner in owners]
    if len(preset.seats) != int(box.seat_open.sum()):
        raise BadInput(
            f"components.toml [preset.{players}]: {len(preset.seats)} seats; it must be {int(box.seat_open.sum())}."
        )
    box.preset_owner[n.CONCERTMASTER, 0] = preset.concertmaster - 1
    box.preset_owner[n.CONDUCTOR, 0] = preset.conductor - 1


# The score


def write_notes(box: Any, components: Components, sheets: list[str]) -> None:
    """SY-SETUP-5, 6, 7: the three Sheets side by side, the areas, and the notes to cover."""
    row = components.players.row(int(box.players))
    covered = row.progressive_covered if box.orchestra == n.PROGRESSIVE else row.covered
    by_id = {sheet.id: sheet for sheet in components.sheet}
    before = [-1, -1, -1]
    for place, name in enumerate(sheets):
        sheet = by_id[name]
        for voice, text in enumerate((sheet.voice_1, sheet.voice_2, sheet.voice_3)):
            bar, at = place * 3 + 1, place * n.PER_SHEET + voice * n.PER_VOICE
            for word in text.split():
                if word == "|":
                    bar += 1
                    continue
                box.note[at] = 1
                box.kind[at] = "smcq".index(word[0])
                box.position[at] = int(word[1])
                box.accidental[at] = n.FLAT_NOTE if "b" in word else n.SHARP_NOTE if "#" in word else n.NATURAL
                box.colour[at] = n.BLUE_NOTE if "B" in word else n.ORANGE_NOTE if "O" in word else 0
                box.covered[at] = ("B" in word and "blue" in covered) or ("O" in word and "orange" in covered)
                box.bar[at], box.voice[at] = bar, voice
                box.left[at], box.right[at] = before[voice], -1
                if before[voice] >= 0:
                    box.right[before[voice]] = at
                before[voice] = at
                at += 1
        for zone, run in (
            (n.BLUE_ZONE, sheet.zones.blue),
            (n.ORANGE_ZONE, sheet.zones.orange),
            (n.GREEN_ZONE, sheet.zones.green),
        ):
            for at in run_of(run, place):
                box.zone[at] = zone
        for run in sheet.tuplets:
            notes = run_of(run, place)
            for at in notes:
                box.tuplet[at], box.tuplet_from[at] = len(notes), notes[0]
    outline = components.movement_outline
    for m, letter in enumerate("ABCDE"):
        bars = getattr(outline, letter)
        box.from_bar[m], box.to_bar[m] = bars[0], bars[-1]
        area = [at for at in range(n.NOTES) if box.note[at] and bars[0] <= box.bar[at] <= bars[-1]]
        if len(area) > n.AREA - 2:
            raise BadInput(
                f"components.toml [movement_outline] {letter}: its bars have {len(area)} notes, more than {n.AREA - 2}."
            )
        box.area_size[m] = len(area)
        box.area[m, : len(area)] = area
        box.scored_after[m] = outline.scoring_after.get(letter, 0) - 1  # type: ignore[call-overload]


def run_of(run: str, place: int) -> list[int]:
    """The notes of a run such as V2:5-7 on the Sheet in that place."""
    voice, span = run[1:].split(":")
    low, high = span.split("-")
    start = place * n.PER_SHEET + (int(voice) - 1) * n.PER_VOICE
    return list(range(start + int(low) - 1, start + int(high)))


def write_values(box: Any, components: Components, clef_set: str) -> None:
    """Points, tracks, tokens, Clef cards and the switches of the rulings."""
    c = components
    box.voice_vp[:] = (c.voice_vp.voice_1, c.voice_vp.voice_2, c.voice_vp.voice_3)
    box.cover_vp = c.voice_vp.overwriting_or_semibreve_top
    box.sheet_prize[:] = c.majorities.sheet
    box.voice_prize[:] = c.majorities.voice
    box.leftover_vp = c.majorities.leftover_musician_token
    t = c.track
    for i, track in enumerate((t.flat, t.sharp, t.semibreve, t.zone_blue, t.zone_orange, t.zone_green, t.clash)):
        box.track[i, : len(track.values)] = track.values
        box.track_end[i] = len(track.values) - 1
    box.variable_vp[:] = [token.vp for token in c.variable_token]
    if clef_set != "none":
        for i, card in enumerate(c.clef_set[int(clef_set[-1]) - 1].cards):
            box.clef_main[i] = set_of(CLEFS.index(card.main))
            box.clef_minor[i] = set_of(CLEFS.index(card.minor))
            box.clef_zone[i] = set_of(*getattr(c.clef_positions, card.zone))
    tokens = c.musician_tokens
    box.copies = tokens.copies_each
    box.token_gives[n.FLAT_SHARP] = n.FLAT | n.SHARP
    box.token_gives[n.CHAINING_TOKEN] = n.CHAINING
    box.token_gives[n.PROTECTION_TOKEN] = n.PROTECTION
    box.token_gives[n.OVERWRITING_TOKEN] = n.OW
    box.not_on_concertmaster[:] = [token in tokens.not_on_concertmaster for token in tokens.types]
    box.overwriting_limit = tokens.overwriting_max_own_discs_left
    box.clef_vp = tokens.clef_vp_per_clef
    box.discs_each, box.discs_black = c.inventory.note_discs_per_set, c.inventory.black_note_discs
    r = c.rulings
    box.absolute_scores = r.absolute_discs_score_voice_vp
    box.setup_tuplet_power = r.setup_black_discs_give_tuplet_power
    box.black_hits_own = r.black_tuplet_power_may_hit_own_disc
    box.obsessive_wraps = r.obsessive_wraps_from_first_row
    box.disturbing_needs_disc = r.disturbing_needs_a_placed_disc
    box.eclectic_stacks = r.eclectic_stacks_absolute_discs
    box.unlimited = r.disc_supply_unlimited
    box.strict_leftmost = r.bernstein_strict_leftmost
    box.zero_counts = r.little_orchestra_counts_zero
    box.recurring_all = r.recurring_position_counts_overwritten
    box.wagner_pairs = r.wagner_counts_semibreve_top
