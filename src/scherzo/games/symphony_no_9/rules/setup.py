"""Setting the table up: tracks, scoring tiles, cubes, budget tokens, chests, starting cubes."""

from scherzo.core.chance import draw
from scherzo.core.heaps import draw_from
from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, NOBODY, seat_after, tell
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.box import Box
from scherzo.games.symphony_no_9.table import Table


@rule
def lay_out_game(box: Box, table: Table) -> None:
    """Everything in its place before the first round."""
    choose_start_player(box, table)
    lay_career_tracks(box, table)
    lay_scoring_tiles(box, table)
    lay_budget_tokens(box, table)
    for seat in range(table.players):  # S9-SETUP-11
        table.coins[seat] = box.starting_coins
        table.furniture[seat] = n.FURNITURE_SETS - 1
    deal_starting_cubes(box, table)
    for r in range(n.ROUNDS):
        table.results[r] = n.PENDING
        for musician in range(n.MUSICIANS):
            table.patrons[r, musician] = NOBODY


@rule
def choose_start_player(box: Box, table: Table) -> None:
    """S9-SETUP-13: by chance, unless the table has agreed on somebody."""
    table.start = box.start if box.start >= 0 else draw(table, n.BY_START, table.players)


@rule
def lay_career_tracks(box: Box, table: Table) -> None:
    """S9-SETUP-5, S9-SETUP-9, S9-RULING-4: a track for every composer in play, filled with cubes of his colour."""
    fill_pile(table, box.musicians)
    for musician in range(n.MUSICIANS):
        table.away[musician] = box.cubes_per_colour
    for musician in range(box.musicians):
        if box.track_rule == n.RANDOM_TRACKS:
            track = draw_from(table, n.BY_TRACKS, table.pile, box.musicians - musician)
            side = draw(table, n.BY_TRACK_SIDES, 2)
        else:
            track = musician
            side = n.SIDE_B if box.track_rule == n.B_SIDES else n.SIDE_A
        lay_track(box, table, musician, 2 * track + side)


@rule
def lay_track(box: Box, table: Table, musician: int, track: int) -> None:
    """S9-SETUP-9: every square gets a cube, those marked 4 only with four players."""
    table.track[musician] = track
    table.left[musician] = box.track_cubes[track]
    table.away[musician] -= box.track_cubes[track]
    tell(table, EVERYONE, n.TRACK_LAID, musician, track)


@rule
def lay_scoring_tiles(box: Box, table: Table) -> None:
    """S9-SETUP-6..8, S9-RULING-41: one tile at the end of each track, at random."""
    fill_pile(table, box.tiles)
    for musician in range(box.musicians):
        tile = draw_from(table, n.BY_SCORING, table.pile, box.musicians - musician)
        side = box.tile_side[tile]
        if side == n.RANDOM_SIDE:
            side = draw(table, n.BY_SCORING_SIDES, 2)
        table.scoring[musician] = tile
        table.side[musician] = side
        tell(table, EVERYONE, n.SCORING_LAID, musician, tile, side)


@rule
def lay_budget_tokens(box: Box, table: Table) -> None:
    """S9-SETUP-10: all eight lie face down; six will be shown, one a round."""
    for i in range(n.TOKENS):
        table.tokens[i] = box.tokens[i]
    table.token_count = n.TOKENS


@rule
def deal_starting_cubes(box: Box, table: Table) -> None:
    """S9-SETUP-14..16, S9-TWO-3, S9-RULING-3: one cube of each colour is dealt out; what is left goes back."""
    fill_pile(table, box.musicians)
    size = box.musicians
    for turn in range(table.players):
        seat = seat_after(table, table.start, turn)
        for _ in range(box.starting_cubes[turn]):
            deal_cube(table, seat, size)
            size -= 1
    for _ in range(box.bot_cubes):
        deal_cube(table, table.players, size)
        size -= 1
    for i in range(size):
        tell(table, EVERYONE, n.CUBE_DEALT, NOBODY, table.pile[i])
    clear_pile(table)


@rule
def deal_cube(table: Table, seat: int, size: int) -> None:
    """One starting cube, for the area of cubes obtained before (S9-SETUP-15)."""
    musician = draw_from(table, n.BY_CUBES, table.pile, size)
    table.cubes[seat, musician] += 1
    table.away[musician] -= 1
    tell(table, EVERYONE, n.CUBE_DEALT, seat, musician)


@rule
def fill_pile(table: Table, size: int) -> None:
    """A pile of `size` different things."""
    for i in range(size):
        table.pile[i] = i


@rule
def clear_pile(table: Table) -> None:
    """Leaves no trace of the pile."""
    for i in range(n.MUSICIANS):
        table.pile[i] = 0
