"""What a viewer sees of a table, listed field by field.

Public: tracks, boards, tiles, tokens shown, the record. Hidden: coins and unsold furniture in the chests of others
and closed hands (S9-SETUP-12, S9-RULING-15, S9-RULING-39). After the end everything is shown.
"""

from functools import lru_cache
from typing import Any

from scherzo.core.game import RANK, SOURCES, TOTAL
from scherzo.core.members import members_of
from scherzo.core.reading import Reading, read_box, read_table
from scherzo.core.table import NOBODY, OPEN
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.rules.looks import Standing, final_scores, standings, turn_of
from scherzo.games.symphony_no_9.shown.structs import (
    Board,
    Composer,
    Hand,
    Level,
    Past,
    Piece,
    Printed,
    ScoringTile,
    Seat,
    SheetLine,
    Space,
    View,
)
from scherzo.games.symphony_no_9.words.score_lines import SCORE_LINES, score_names
from scherzo.games.symphony_no_9.words.texts import METHOD_RULES, pieces_in, points_text, printed, tile_id


def view(box: Any, table: Any, viewer: int) -> View:
    """What a viewer sees."""
    b, t = read_box(box), read_table(table)
    by_row = sorted(range(b.musicians), key=lambda m: b.musician_row[m])
    stand = standings(b, t)
    sheet, winners = final_sheet(b, t) if t.step == n.OVER else ((), ())
    return View(
        round=t.round_number,
        rounds=n.ROUNDS,
        phase="over" if t.step == n.OVER else "sponsor" if t.step <= n.BUY_THIRD else "concert",
        step=n.DECISIONS[t.step],
        viewer=viewer,
        players=t.players,
        order=tuple((t.start + turn) % t.players for turn in range(t.players)),
        start=t.start,
        waiting=members_of(t.waiting),
        picks=picks(b, t),
        prices=(b.price_second, b.price_third),
        composers=t.once("composers", lambda: tuple(composer(b, t, m, stand[m]) for m in by_row)),
        ranking=tuple(n.COMPOSERS[m] for m in t.order[: b.musicians]) if ranked(t) else (),
        fame_now=tuple(n.COMPOSERS[m] for m in sorted(by_row, key=lambda m: -stand[m].fame)),
        board=t.once("board", lambda: board(b, t)),
        furniture=b.once("furniture", lambda: furniture(b)),
        printed=Printed(b.free_cubes, b.patron_divisor, b.coins_per_point),
        seats=tuple(seat_view(b, t, s, viewer) for s in range(t.players + b.bot)),
        counting=bool(b.money_count),
        sheet=sheet,
        winners=winners,
    )


def picks(b: Reading, t: Reading) -> int:
    """How many cubes the deciding seat will still choose in its turn."""
    if t.step in (n.CONTRIBUTE, n.FINAL_SALE, n.OVER):
        return 0
    return turn_of(b, t, t.waiting.bit_length() - 1).picks


def furniture(b: Reading) -> tuple[Piece, ...]:
    """The pieces of furniture that everybody begins with."""
    return tuple(map(Piece, printed(b).furniture, b.furniture_coins, b.furniture_points))


def ranked(t: Reading) -> bool:
    """Whether the composers have been ranked at least once."""
    return bool(t.round_number > 1 or t.step > n.BUY_THIRD)


def composer(b: Reading, t: Reading, m: int, standing: Standing) -> Composer:
    """A composer's row."""
    track, left = t.track[m], t.left[m]
    position = b.position[track][left]
    seats = t.players + b.bot
    works = tuple(row[m] for row in t.works[:seats])
    return Composer(
        id=n.COMPOSERS[m],
        name=n.SURNAMES[m],
        full_name=n.FULL_NAMES[m],
        colour=n.COLOURS[m],
        row=b.musician_row[m],
        alive=not t.dead[m],
        dying=left == 0 and not t.dead[m],
        reputation=standing.reputation,
        position=position,
        rank=t.order.index(m) + 1 if ranked(t) else 0,
        level=n.LEVELS[t.level[m]] if ranked(t) else "",
        track=n.COMPOSERS[track // 2],
        track_side=n.SIDES[track % 2],
        spaces=spaces(b, track, left),
        cubes_left=left,
        cubes=tuple(row[m] for row in t.cubes[:seats]),
        works=works,
        works_left=0 if t.dead[m] else b.tiles_per_musician - sum(works),
        titles=printed(b).titles[m],
        patrons=tuple(row[m] for row in t.patrons[: t.round_number - (t.step <= n.BUY_THIRD)]),
        patron=t.patrons[t.round_number - 1][m],
        leader=NOBODY if t.dead[m] else standing.patron,
        tied=() if t.dead[m] else members_of(standing.equals),
        scoring=scoring_tile(b, t.scoring[m], t.side[m]),
        points=tile_points(b, t, m),
    )


def sheet_now(b: Reading, t: Reading) -> list[list[int]]:
    """The score sheet as if the game ended now."""
    return t.once("sheet", lambda: final_scores(b, t))


def tile_points(b: Reading, t: Reading, m: int) -> tuple[float | None, ...]:
    """What a composer's tiles would count now. What is left in shut chests is a secret, and so is what lacks there."""
    if t.step != n.OVER and b.method[t.scoring[m]][t.side[m]] == n.PER_SALE:
        return (None,) * t.players
    return tuple(round(row[SOURCES + m] / n.SCALE, 2) for row in sheet_now(b, t)[: t.players])


def points_in_sight(b: Reading, t: Reading, seat: int) -> float:
    """What a player's composition tiles would count now, as far as everybody can know; last works too."""
    sheet = sheet_now(b, t)[seat]
    told = [m for m in range(b.musicians) if tile_points(b, t, m)[seat] is not None]
    return round((sum(sheet[SOURCES + m] for m in told) + sheet[SOURCES + n.LAST_WORKS_LINE]) / n.SCALE, 2)


@lru_cache(maxsize=256)
def scoring_tile(b: Reading, tile: int, side: int) -> ScoringTile:
    """A side of a scoring tile, as printed."""
    return ScoringTile(
        id=tile_id(tile, side),
        tile=tile + 1,
        side=n.SIDES[side],
        text=printed(b).tile_texts[tile][side],
        rule=METHOD_RULES[b.method[tile][side]],
        points=printed(b).tile_points[tile][side],
    )


@lru_cache(maxsize=4096)
def spaces(b: Reading, track: int, left: int) -> tuple[Space, ...]:
    """A career track from left to right; the cubes left are those on the right."""
    position = b.position[track][left]
    found = []
    for space in reversed(range(b.spaces)):
        squares = b.squares[track][space]
        cubes = min(squares, left)
        left -= cubes
        reputation, story = b.reputation[track][space], printed(b).stories[track][space]
        found.append(Space(reputation, squares, cubes, space == position, story))
    return tuple(reversed(found))


def seat_view(b: Reading, t: Reading, seat: int, viewer: int) -> Seat:
    """A player's place, or the Bot's."""
    player, own = seat < t.players, viewer in (seat, OPEN)
    deciding = seat in members_of(t.waiting)
    chest = own or not player or t.step == n.OVER or b.money_count
    chosen = player and not deciding and t.step in (n.CONTRIBUTE, n.FINAL_SALE)
    sells = own and chosen and t.step == n.FINAL_SALE and t.furniture[seat] != 0  # others' furniture is secret
    return Seat(
        seat=seat,
        kind="player" if player else "bot",
        starts=seat == t.start,
        deciding=deciding,
        committed=chosen and (t.step == n.CONTRIBUTE or sells),
        cubes=tuple(t.cubes[seat][: b.musicians]),
        fresh=tuple(t.fresh[seat][: b.musicians]),
        works=tuple(t.works[seat][: b.musicians]),
        points=t.once(("points", seat), lambda: points_in_sight(b, t, seat)) if player else None,
        coins=t.coins[seat] if chest else None,
        furniture=pieces_in(b, t.furniture[seat]) if chest else None,
        hand=hand(b, t, seat) if player and (hands_open(t) or (own and chosen)) else None,
        sale=pieces_in(b, t.sale[seat]) if sells else None,
        rewarded=seat in members_of(t.rewarded),
        punished=seat in members_of(t.punished),
    )


def hands_open(t: Reading) -> bool:
    """Whether the hands of the latest concert lie open: from its reveal to the next contributions (S9-FIN-4)."""
    return bool(t.step != n.CONTRIBUTE and any(r != n.PENDING for r in t.results))


def hand(b: Reading, t: Reading, seat: int) -> Hand:
    """A contribution."""
    coins, chosen = t.bid_coins[seat], t.bid_furniture[seat]
    return Hand(coins, pieces_in(b, chosen), coins + b.worth[chosen])


def board(b: Reading, t: Reading) -> Board:
    """The royal concert board."""
    shown = len(b.tokens) - t.token_count
    unseen = t.tokens[: t.token_count]
    drawn = t.bot_tile != NOBODY
    return Board(
        levels=tuple(level(b, t, number) for number in (n.HIGH, n.MEDIUM, n.LOW)),
        limit=b.limit,
        penalty=tuple(b.penalty),
        rounds=tuple(past(t, r, r < shown) for r in range(n.ROUNDS)),
        tokens_unseen=tuple((amount, unseen.count(amount)) for amount in sorted(set(unseen), reverse=True)),
        total=t.total if hands_open(t) else None,
        bot_tile=tuple(b.virtual[t.bot_tile]) if drawn else (),
        bot_gave=t.bot_amount if drawn else None,
        bot_tiles=tuple((low, medium, high) for low, medium, high in b.virtual) if b.bot else (),
    )


def level(b: Reading, t: Reading, number: int) -> Level:
    """A class of concert."""
    return Level(
        id=n.LEVELS[number],
        lowest=b.lowest[number],
        highest=b.highest[number],
        payout=b.payout[number],
        bonus=("keep a cube", f"${b.bonus_coins}", "take a cube")[number],
        composers=tuple(n.COMPOSERS[m] for m in t.order[: b.musicians] if ranked(t) and t.level[m] == number),
    )


def past(t: Reading, r: int, shown: bool) -> Past:
    """A round on the concert board."""
    result = t.results[r]
    performers = tuple(n.COMPOSERS[m] for m in members_of(t.performers[r]))
    return Past(r + 1, t.budget[r] if shown else None, "" if result == n.PENDING else n.RESULTS[result], performers)


def final_sheet(b: Reading, t: Reading) -> tuple[tuple[SheetLine, ...], tuple[int, ...]]:
    """S9-SCORE-1: the score pad of the rulebook, each line with its rule; and the winners."""
    sheet = sheet_now(b, t)
    lines = []
    for number, (line, name) in enumerate(zip(SCORE_LINES, score_names(b, t), strict=True)):
        points = tuple(points_text(sheet[s][SOURCES + number]) for s in range(t.players))
        if number < b.musicians:
            tile, side = t.scoring[number], t.side[number]
            lines.append(SheetLine(name, (METHOD_RULES[b.method[tile][side]], "S9-SCORE-2"), points))
        elif number >= n.MUSICIANS:
            lines.append(SheetLine(name, line.rules, points))
    lines.append(SheetLine("Total", ("S9-SCORE-1",), tuple(points_text(sheet[s][TOTAL]) for s in range(t.players))))
    return tuple(lines), tuple(s for s in range(t.players) if sheet[s][RANK] == 1)
