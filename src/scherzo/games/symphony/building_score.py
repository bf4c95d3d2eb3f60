"""Printing the score into the Box: Sheets, areas, points, tracks, Clef cards, switches."""

from typing import Any

from scherzo.core.errors import BadInput
from scherzo.games.symphony import names as n
from scherzo.games.symphony.components import Components

CLEFS = "CFG"


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
            box.clef_main[i] = 1 << CLEFS.index(card.main)
            box.clef_minor[i] = 1 << CLEFS.index(card.minor)
            box.clef_zone[i] = sum(1 << position for position in getattr(c.clef_positions, card.zone))
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
