"""From the component file and the table's options to a Box, with the checks that span several tables of the file."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, get_args

from scherzo.core.box_texts import write_text
from scherzo.core.component_types import expect
from scherzo.core.layout import Records, records
from scherzo.core.members import holds
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.box import Box
from scherzo.games.symphony_no_9.components import (
    CareerTrack,
    Components,
    ConcertBoard,
    Method,
    ScoringTile,
    TileValues,
)
from scherzo.games.symphony_no_9.options import STARTS

METHODS: tuple[str, ...] = get_args(Method)
TRACK_RULES = {"historical": n.HISTORICAL, "random": n.RANDOM_TRACKS, "b_sides": n.B_SIDES}


def build_box(parts: Components, players: int, options: Mapping[str, str]) -> Records:
    """The Box of one table."""
    check(parts)
    boxes = records(Box)
    box: Any = boxes[0]
    four = players == 4
    box.bot = players == 2
    lay_musicians(box, parts, players)
    lay_tracks(box, parts, four)
    lay_prices(box, parts, players)
    lay_concert_board(box, parts, parts.concert.players_4 if four else parts.concert.players_2_3)
    lay_scoring_tiles(box, parts, four)
    agree(box, options)
    return boxes


def lay_musicians(box: Any, parts: Components, players: int) -> None:
    """The composers in play, their rows and the titles of their works."""
    box.musicians = sum(players in m.player_counts for m in parts.musicians)
    box.musician_row[:] = [m.row for m in parts.musicians]
    box.tiles_per_musician = parts.musicians[0].composition_tiles
    box.cubes_per_colour = parts.inventory.donation_cubes // n.MUSICIANS
    for m, composer in enumerate(n.COMPOSERS):
        for k, title in enumerate(getattr(parts.composition_titles, composer)):
            write_text(box.title[m, k], title, f"composition_titles.{composer}")


def lay_tracks(box: Any, parts: Components, four: bool) -> None:
    """The career tracks, with the current space for every number of cubes left (S9-RULING-1, S9-RULING-2)."""
    box.spaces = parts.career_track_rules.spaces
    for track in parts.career_tracks:
        number = 2 * n.COMPOSERS.index(track.id) + (track.side == "B")
        squares = [cubes + (extra if four else 0) for cubes, extra in zip(track.cubes, track.cubes_4p, strict=True)]
        box.reputation[number, : box.spaces] = track.reputation
        box.squares[number, : box.spaces] = squares
        box.track_cubes[number] = sum(squares)
        write_text(box.story[number], track.story, f"career_tracks {track.id} {track.side}.story")
        for left in range(sum(squares) + 1):
            box.position[number, left] = current_space(squares, left)


def current_space(squares: Sequence[int], left: int) -> int:
    """The space just left of the leftmost one with cubes, when `left` cubes lie on the rightmost squares."""
    space = len(squares)
    while left > 0:
        space -= 1
        left -= squares[space]
    return space - 1


def lay_prices(box: Any, parts: Components, players: int) -> None:
    """Prices, starting goods, furniture, budget tokens, the Bot's tiles."""
    game = parts.game
    box.free_cubes = game.free_cubes_first_turn
    box.price_second, box.price_third = game.cost_second_turn, game.cost_third_turn
    box.starting_coins = game.starting_money
    box.starting_cubes[:players] = getattr(parts.starting_cubes, f"players_{players}")
    box.bot_cubes = parts.starting_cubes.bot if players == 2 else 0
    box.patron_divisor = game.major_patron_discard_divisor
    box.coins_per_point, box.last_work = game.coins_per_point, game.last_work_points * n.SCALE
    for f, piece in enumerate(parts.furniture):
        box.furniture_coins[f], box.furniture_points[f] = piece.coins, piece.points
        write_text(box.furniture_name[f], piece.id, f"furniture[{f}].id")
    for pieces in range(n.FURNITURE_SETS):
        box.worth[pieces] = sum(p.coins for f, p in enumerate(parts.furniture) if holds(pieces, f))
    box.tokens[:] = parts.royal_budget.tokens
    box.virtual[:] = [(t.low, t.medium, t.high) for t in parts.virtual_contribution_tiles]


def lay_concert_board(box: Any, parts: Components, board: ConcertBoard) -> None:
    """The side of the concert board for this number of players."""
    for level, name in enumerate(("low", "medium", "high")):
        box.spots[level] = getattr(board.spots, name)
        box.lowest[level], box.highest[level] = getattr(board.range, name)
        box.payout[level] = getattr(board.payout, name)
    box.limit = board.contribution_limit
    box.bonus_coins = parts.concert.bonus.medium_coins
    box.penalty[:] = parts.concert.penalty.cubes_by_round


def lay_scoring_tiles(box: Any, parts: Components, four: bool) -> None:
    """The set of scoring tiles for this number of players."""
    for tile in parts.scoring_tiles:
        values = tile.players_4 if four else tile.players_2_3
        if values is not None:
            box.tiles = max(int(box.tiles), tile.tile)
            at = tile.tile - 1, n.SIDE_B if tile.side == "B" else n.SIDE_A
            box.method[at] = METHODS.index(tile.method)
            box.points[at] = [int(Fraction(p) * n.SCALE) for p in points_of(tile, values)]


def points_of(tile: ScoringTile, values: TileValues) -> tuple[float, float, float]:
    """The three numbers of a tile side: by level, by rank, or three times the fixed one."""
    method = METHODS.index(tile.method)
    key = "points" if method == n.PER_TILE else "ranks" if method == n.BY_RANK else "levels"
    given: Any = getattr(values, key)
    expect(given is not None, f"scoring_tiles {tile.id}", f"the method {tile.method} needs '{key}'")
    three = (given, given, given) if method == n.PER_TILE else given
    for p in three:
        whole = Fraction(p) * n.SCALE % 1 == 0
        expect(whole, f"scoring_tiles {tile.id}", f"{p} points are no whole number of halves or quarters")
    a, b, c = three
    return a, b, c


def agree(box: Any, options: Mapping[str, str]) -> None:
    """The table's options; those not given have their default."""
    box.track_rule = TRACK_RULES[options.get("tracks", "historical")]
    usual = n.RANDOM_SIDE if options.get("scoring_sides") == "random" else n.SIDE_A
    for t in range(n.TILES):
        side = options.get(f"tile_{t + 1}_side", "as_agreed")
        box.tile_side[t] = n.SIDE_B if side == "B" else usual
    box.start = STARTS.index(options.get("start_player", "random")) - 1
    box.money_count = options.get("money_count") == "on"


def check(parts: Components) -> None:
    """Raises BadInput where the tables of the file contradict each other."""
    check_musicians(parts)
    for players in (2, 3, 4):
        check_board(parts, players)
    check_inventory(parts)
    check_scoring_tiles(parts)
    tracks = sorted((t.id, t.side) for t in parts.career_tracks)
    wanted = sorted((composer, side) for composer in n.COMPOSERS for side in "AB")
    expect(tracks == wanted, "career_tracks", "expected sides A and B of each composer's track, each once")
    for track in parts.career_tracks:
        check_track(parts, track)


def check_musicians(parts: Components) -> None:
    """S9-RULING-5, S9-RULING-55: the six composers, in the order of their colours."""
    for m, musician in enumerate(parts.musicians):
        named = {"id": n.COMPOSERS, "color": n.COLOURS, "name": n.SURNAMES, "full_name": n.FULL_NAMES}
        for key, names in named.items():
            found = getattr(musician, key)
            expect(found == names[m], f"musicians[{m}].{key}", f"expected '{names[m]}', found '{found}'")
    rows = sorted(m.row for m in parts.musicians)
    expect(rows == [1, 2, 3, 4, 5, 6], "musicians", f"expected the rows 1 to 6, each once, found {rows}")


def check_board(parts: Components, players: int) -> None:
    """The side of the concert board for that many players, and the cubes dealt at set-up."""
    board, name = (parts.concert.players_4, "4") if players == 4 else (parts.concert.players_2_3, "2_3")
    where = f"concert.players_{name}"
    inside = [players in m.player_counts for m in parts.musicians]
    in_order = inside == sorted(inside, reverse=True)
    expect(in_order, "musicians", f"with {players} players only the last may be left out")
    count = f"says {board.musicians}, but {sum(inside)} musicians have this player count"
    expect(sum(inside) == board.musicians, f"{where}.musicians", count)
    spots = board.spots.low + board.spots.medium + board.spots.high
    expect(spots == board.musicians, f"{where}.spots", f"expected {board.musicians} in all, found {spots}")
    low, medium, high = board.range.low, board.range.medium, board.range.high
    joined = low[0] <= low[1] < medium[0] == low[1] + 1 and medium[0] <= medium[1] < high[0] == medium[1] + 1 <= high[1]
    expect(joined, f"{where}.range", "each range must begin right after the one below it")
    bot = parts.starting_cubes.bot if players == 2 else 0
    dealt = sum(getattr(parts.starting_cubes, f"players_{players}")) + bot
    expect(dealt <= board.musicians, f"starting_cubes.players_{players}", f"deals {dealt} of {board.musicians} cubes")


def check_inventory(parts: Components) -> None:
    """The counts of the inventory against the things themselves."""
    held = parts.inventory
    counts = {
        "royal_budget_tokens": len(parts.royal_budget.tokens),
        "virtual_contribution_tiles": len(parts.virtual_contribution_tiles),
        "furniture_tokens": held.player_boards * len(parts.furniture),
        "composition_tiles": sum(m.composition_tiles for m in parts.musicians),
        "donation_cubes": 20 * len(parts.musicians),
        "scoring_tiles_4p": len({t.tile for t in parts.scoring_tiles}),
        "scoring_tiles_2_3p": len({t.tile for t in parts.scoring_tiles if t.players_2_3}),
    }
    for key, found in counts.items():
        said = getattr(held, key)
        expect(said == found, f"inventory.{key}", f"says {said}, but the file holds {found}")


def check_scoring_tiles(parts: Components) -> None:
    """S9-SETUP-6, S9-SETUP-7: both sides of every tile, and a tile for each composer in play."""
    sides = sorted(t.id for t in parts.scoring_tiles)
    wanted = [f"{tile}{side}" for tile in range(1, n.TILES + 1) for side in "AB"]
    expect(sides == wanted, "scoring_tiles", "expected sides A and B of each tile, each once")
    for tile in parts.scoring_tiles:
        expect(tile.id == f"{tile.tile}{tile.side}", f"scoring_tiles {tile.id}", "the id is tile and side together")
    for key, board in (("4p", parts.concert.players_4), ("2_3p", parts.concert.players_2_3)):
        found = getattr(parts.inventory, f"scoring_tiles_{key}")
        expect(found == board.musicians, "scoring_tiles", f"expected {board.musicians} tiles ({key}), found {found}")


def check_track(parts: Components, track: CareerTrack) -> None:
    """One side of a career track against what all of them have in common (S9-RULING-42)."""
    rules, where = parts.career_track_rules, f"career_tracks {track.id} {track.side}"
    colour = n.COLOURS[n.COMPOSERS.index(track.id)]
    expect(track.identifier_color == colour, f"{where}.identifier_color", f"expected '{colour}'")
    for key in ("reputation", "cubes", "cubes_4p"):
        found = len(getattr(track, key))
        expect(found == rules.spaces, f"{where}.{key}", f"expected {rules.spaces} numbers, found {found}")
    few, many = sum(track.cubes), sum(track.cubes) + sum(track.cubes_4p)
    expect(few == rules.cubes_total_2_3p, f"{where}.cubes", f"expected {rules.cubes_total_2_3p} in all, found {few}")
    in_all = f"expected {rules.cubes_total_4p} in all with four players, found {many}"
    expect(many == rules.cubes_total_4p, f"{where}.cubes_4p", in_all)
