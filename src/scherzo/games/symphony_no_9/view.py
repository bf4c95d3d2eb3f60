"""What a viewer sees of a table, listed field by field.

Public: tracks, boards, tiles, tokens shown, the record. Hidden: coins and unsold furniture in the chests of others
and closed hands (S9-SETUP-12, S9-RULING-15, S9-RULING-39). After the end everything is shown.
"""

from typing import Any

import numpy as np

from scherzo.core.game import RANK, SOURCES, TOTAL
from scherzo.core.table import NOBODY, OPEN
from scherzo.games.symphony_no_9.box import text_of
from scherzo.games.symphony_no_9.names import (
    BUY_THIRD,
    CONTRIBUTE,
    FINAL_SALE,
    FURNITURE,
    LINES,
    MUSICIANS,
    OVER,
    PENDING,
    ROUNDS,
)
from scherzo.games.symphony_no_9.people import COLORS, COMPOSERS, FULL_NAMES, LEVELS, NAMES, STEPS
from scherzo.games.symphony_no_9.rules_concert import fame
from scherzo.games.symphony_no_9.rules_score import scores
from scherzo.games.symphony_no_9.rules_sponsor import major_patron
from scherzo.games.symphony_no_9.scoring_words import METHOD_RULES, SCORE_LINES, points_text, tile_id, tile_words
from scherzo.games.symphony_no_9.shown import (
    Board,
    Composer,
    Hand,
    Level,
    Past,
    Piece,
    ScoringTile,
    Seat,
    SheetLine,
    Space,
    View,
)

RESULTS = ("low", "medium", "high", "too_little", "too_much")


def view(box: Any, table: Any, viewer: int) -> View:
    """What a viewer sees."""
    players, over = int(table.players), table.step == OVER
    start = int(table.start)
    by_row = sorted(range(int(box.musicians)), key=lambda m: int(box.musician_row[m]))
    sheet, winners = final_sheet(box, table) if over else ((), ())
    return View(
        round=int(table.round_number),
        rounds=ROUNDS,
        phase="over" if over else "sponsor" if table.step <= BUY_THIRD else "concert",
        step=STEPS[table.step],
        viewer=viewer,
        players=players,
        order=tuple((start + turn) % players for turn in range(players)),
        start=start,
        waiting=tuple(s for s in range(players) if int(table.waiting) >> s & 1),
        picks=int(table.picks) if table.step not in (CONTRIBUTE, FINAL_SALE, OVER) else 0,
        prices=(int(box.price_second), int(box.price_third)),
        composers=tuple(composer(box, table, m) for m in by_row),
        ranking=tuple(COMPOSERS[m] for m in table.order[: box.musicians]) if ranked(table) else (),
        fame_now=tuple(COMPOSERS[m] for m in sorted(by_row, key=lambda m: -int(fame(box, table, m)))),
        board=board(box, table),
        furniture=tuple(piece(box, f) for f in range(FURNITURE)),
        seats=tuple(seat_view(box, table, s, viewer) for s in range(players + int(box.bot))),
        counting=bool(box.money_count),
        sheet=sheet,
        winners=winners,
    )


def ranked(table: Any) -> bool:
    """Whether the composers have been ranked at least once."""
    return bool(table.round_number > 1 or table.step > BUY_THIRD)


def composer(box: Any, table: Any, m: int) -> Composer:
    """A composer's row."""
    track, left, given = int(table.track[m]), int(table.left[m]), int(table.works[:, m].sum())
    position = int(box.position[track, left])
    rounds = int(table.round_number) - (table.step <= BUY_THIRD)
    seats = int(table.players) + int(box.bot)
    tile, side = int(table.scoring[m]), int(table.side[m])
    return Composer(
        id=COMPOSERS[m],
        name=NAMES[m],
        full_name=FULL_NAMES[m],
        color=COLORS[m],
        row=int(box.musician_row[m]),
        alive=not table.dead[m],
        dying=left == 0 and not table.dead[m],
        reputation=int(box.reputation[track, position]) if position >= 0 else 0,
        position=position,
        rank=[int(o) for o in table.order].index(m) + 1 if ranked(table) else 0,
        level=LEVELS[table.level[m]] if ranked(table) else "",
        track=COMPOSERS[track // 2],
        track_side="AB"[track % 2],
        spaces=spaces(box, track, left, position),
        cubes_left=left,
        cubes=tuple(int(n) for n in table.cubes[:seats, m]),
        works=tuple(int(n) for n in table.works[:seats, m]),
        works_left=0 if table.dead[m] else int(box.tiles_per_musician) - given,
        titles=tuple(text_of(t) for t in box.title[m]),
        patrons=tuple(int(p) for p in table.patrons[:rounds, m]),
        patron=int(table.patrons[table.round_number - 1, m]),
        leader=NOBODY if table.dead[m] else int(major_patron(box, table, m)),
        scoring=ScoringTile(
            id=tile_id(tile, side),
            tile=tile + 1,
            side="AB"[side],
            text=tile_words(box, tile, side),
            rule=METHOD_RULES[box.method[tile, side]],
            points=tuple(points_text(p) for p in box.points[tile, side]),
        ),
    )


def spaces(box: Any, track: int, left: int, position: int) -> tuple[Space, ...]:
    """A career track from left to right; the cubes left are those on the right."""
    count = int(box.spaces)
    stories = [part.strip() for part in text_of(box.story[track]).split(";")]
    stories += [""] * (count - len(stories))
    found = []
    for space in reversed(range(count)):
        squares = int(box.squares[track, space])
        cubes = min(squares, left)
        left -= cubes
        reputation = int(box.reputation[track, space])
        found.append(Space(reputation, squares, cubes, space == position, stories[space]))
    return tuple(reversed(found))


def piece(box: Any, f: int) -> Piece:
    """A kind of furniture."""
    return Piece(text_of(box.furniture_name[f]), int(box.furniture_coins[f]), int(box.furniture_points[f]))


def pieces(box: Any, chosen: int) -> tuple[str, ...]:
    """The names of a set of furniture."""
    return tuple(text_of(box.furniture_name[f]) for f in range(FURNITURE) if int(chosen) >> f & 1)


def seat_view(box: Any, table: Any, seat: int, viewer: int) -> Seat:
    """A player's place, or the Bot's."""
    player, over = seat < table.players, table.step == OVER
    own = viewer in (seat, OPEN)
    deciding = bool(int(table.waiting) >> seat & 1)
    chest = own or over or bool(box.money_count) or not player
    return Seat(
        seat=seat,
        kind="player" if player else "bot",
        starts=seat == table.start,
        deciding=deciding,
        committed=player and not deciding and table.step in (CONTRIBUTE, FINAL_SALE),
        cubes=by_composer(box, table.cubes[seat]),
        fresh=by_composer(box, table.fresh[seat]),
        works=by_composer(box, table.works[seat]),
        coins=int(table.coins[seat]) if chest else None,
        furniture=pieces(box, table.furniture[seat]) if chest else None,
        hand=hand(box, table, seat, own, deciding) if player else None,
        sale=pieces(box, table.sale[seat]) if own and player and table.step == FINAL_SALE and not deciding else None,
        rewarded=bool(int(table.rewarded) >> seat & 1),
        punished=bool(int(table.punished) >> seat & 1),
    )


def by_composer(box: Any, counts: Any) -> tuple[int, ...]:
    """Numbers by composer, for the composers in play."""
    return tuple(int(n) for n in counts[: box.musicians])


def hand(box: Any, table: Any, seat: int, own: bool, deciding: bool) -> Hand | None:
    """A contribution: one's own once made, all of them after the concert was held (S9-FIN-4)."""
    held = table.results[table.round_number - 1] != PENDING
    made = table.step == CONTRIBUTE and not deciding
    if not held and not (own and made):
        return None
    coins, chosen = int(table.bid_coins[seat]), int(table.bid_furniture[seat])
    return Hand(coins, pieces(box, chosen), coins + int(box.worth[chosen]))


def board(box: Any, table: Any) -> Board:
    """The royal concert board."""
    held = table.results[table.round_number - 1] != PENDING
    shown = len(box.tokens) - int(table.token_count)
    unseen = [int(t) for t in table.tokens[: int(table.token_count)]]
    tiles = [(int(low), int(medium), int(high)) for low, medium, high in box.virtual]
    drawn = int(table.bot_tile)
    return Board(
        levels=tuple(level(box, table, n) for n in (2, 1, 0)),
        limit=int(box.limit),
        penalty=tuple(int(n) for n in box.penalty),
        rounds=tuple(past(table, r, r < shown) for r in range(ROUNDS)),
        tokens_unseen=tuple((amount, unseen.count(amount)) for amount in sorted(set(unseen), reverse=True)),
        total=int(table.total) if held else None,
        bot_tile=tiles[drawn] if drawn != NOBODY else (),
        bot_gave=int(table.bot_amount) if drawn != NOBODY else None,
        bot_tiles=tuple(tiles) if box.bot else (),
    )


def level(box: Any, table: Any, n: int) -> Level:
    """A class of concert."""
    bonus = ("keep a cube", f"${int(box.bonus_coins)}", "take a cube")[n]
    on_it = [int(m) for m in table.order[: box.musicians] if ranked(table) and table.level[m] == n]
    return Level(
        id=LEVELS[n],
        lowest=int(box.lowest[n]),
        highest=int(box.highest[n]),
        payout=int(box.payout[n]),
        bonus=bonus,
        composers=tuple(COMPOSERS[m] for m in on_it),
    )


def past(table: Any, r: int, shown: bool) -> Past:
    """A round on the concert board."""
    result = int(table.results[r])
    performers = tuple(COMPOSERS[m] for m in range(MUSICIANS) if int(table.performers[r]) >> m & 1)
    return Past(
        r + 1, int(table.budget[r]) if shown else None, "" if result == PENDING else RESULTS[result], performers
    )


def final_sheet(box: Any, table: Any) -> tuple[tuple[SheetLine, ...], tuple[int, ...]]:
    """S9-SCORE-1: the score pad of the rulebook, each line with its rule; and the winners."""
    players = int(table.players)
    sheet = np.zeros((players + int(box.bot), SOURCES + LINES), dtype=np.int32)
    scores(box, table, sheet)
    lines = []
    for number, line in enumerate(SCORE_LINES):
        points = tuple(points_text(sheet[s, SOURCES + number]) for s in range(players))
        if number < box.musicians:
            tile, side = int(table.scoring[number]), int(table.side[number])
            name = f"{NAMES[number]}: {tile_id(tile, side)}"
            lines.append(SheetLine(name, (METHOD_RULES[box.method[tile, side]], "S9-SCORE-2"), points))
        elif number >= MUSICIANS:
            lines.append(SheetLine(line.name, line.rules, points))
    lines.append(SheetLine("Total", ("S9-SCORE-1",), tuple(points_text(sheet[s, TOTAL]) for s in range(players))))
    return tuple(lines), tuple(s for s in range(players) if sheet[s, RANK] == 1)
