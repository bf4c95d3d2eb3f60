"""What a network looks at: the door `look`.

Everything is public but closed hands, which are open again whenever a network is asked. Amounts are divided by about
the most there can be. Where points depend on products (tiles times what they count), the rules' own sums are given.
"""

from scherzo.core.features import Feature, mark, put, seat_seen
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.sets import has
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.box import Box
from scherzo.games.symphony_no_9.brain.cubes import order_of, worth_of_tile
from scherzo.games.symphony_no_9.rules.fame import reputation_with
from scherzo.games.symphony_no_9.rules.scoring import tile_points
from scherzo.games.symphony_no_9.table import Table

METHODS = 10
AHEAD = 5
POINT = float(n.SCALE)

FEATURES = (
    Feature("players", 3, "2, 3 or 4 players"),
    Feature("round", n.ROUNDS, "which round it is"),
    Feature("decision", n.OVER, "the kind of decision asked now"),
    Feature("turn", 2, "how far the step has come, and cubes still to choose in this turn"),
    Feature("budget", 5, "the round's royal budget; tokens not yet seen: how many, their mean, least and most"),
    Feature("concerts", 6, "concerts so far: Low, Medium, High, with too little and with too much; this one's penalty"),
    Feature("composers", n.MUSICIANS * 2, "of each composer: whether in play, whether dead"),
    Feature("tracks", n.MUSICIANS * 2, "cubes left on the career track, cubes of the colour in the box"),
    Feature("fame", n.MUSICIANS * 4, "the fame level (Low, Medium, High) and the rank"),
    Feature("reputation", n.MUSICIANS * AHEAD, "reputation now and with 1 to 4 cubes more taken"),
    Feature("scoring", n.MUSICIANS * (METHODS + 3), "the scoring tile: its method and its three values"),
    Feature("money", n.PLAYERS * 4, "of each seat: coins, and which furniture is unsold"),
    Feature("standing", n.PLAYERS * 4, "points if the game ended now, cubes, tiles, distance from the start player"),
    Feature("asked", n.PLAYERS * 3, "whether the seat is asked, rewarded, punished"),
    Feature("income", n.PLAYERS * 3, "what a Low, Medium and High concert would pay the seat"),
    Feature("cubes", n.PLAYERS * n.MUSICIANS * 2, "cubes of each colour, and their lead over the best other seat"),
    Feature("works", n.PLAYERS * n.MUSICIANS * 3, "tiles of each colour, their points, and about what one more brings"),
)


@rule
def look(box: Box, table: Table, seat: int, row: Array, sheet: Array) -> int:
    """Writes the row of numbers that FEATURES names; answers how many there are."""
    at = look_at_round(box, table, row, 0)
    at = look_at_composers(box, table, row, at)
    return look_at_seats(box, table, seat, row, at)


@rule
def look_at_round(box: Box, table: Table, row: Array, at: int) -> int:
    """Players, round, decision, budget and concerts."""
    at = mark(row, at, 3, table.players - 2)
    at = mark(row, at, n.ROUNDS, table.round_number - 1)
    at = mark(row, at, n.OVER, table.step)
    at = put(row, at, table.turn / 4)
    at = put(row, at, table.picks / 2)
    at = put(row, at, table.budget[table.round_number - 1] / 10)
    at = put(row, at, table.token_count / n.TOKENS)
    total, least, most = 0, 99, 0
    for i in range(table.token_count):
        total += table.tokens[i]
        least = min(least, table.tokens[i])
        most = max(most, table.tokens[i])
    at = put(row, at, total / max(table.token_count, 1) / 10)
    at = put(row, at, least / 10 if table.token_count else 0.0)
    at = put(row, at, most / 10)
    for result in range(n.LOW, n.TOO_MUCH + 1):
        count = 0
        for r in range(n.ROUNDS):
            count += 1 if table.results[r] == result else 0
        at = put(row, at, count / 3)
    return put(row, at, box.penalty[table.round_number - 1] / 6)


@rule
def look_at_composers(box: Box, table: Table, row: Array, at: int) -> int:
    """What lies in the composers' rows; part by part, the composers by their colours."""
    for m in range(n.MUSICIANS):
        at = put(row, at, 1.0 if m < box.musicians else 0.0)
        at = put(row, at, table.dead[m])
    for m in range(n.MUSICIANS):
        at = put(row, at, table.left[m] / 18)
        at = put(row, at, table.away[m] / 20)
    for m in range(n.MUSICIANS):
        at = mark(row, at, 3, table.level[m] if m < box.musicians else -1)
        at = put(row, at, rank_of(box, table, m) / n.MUSICIANS)
    for m in range(n.MUSICIANS):
        for taken in range(AHEAD):
            left = max(table.left[m] - taken, 0)
            at = put(row, at, reputation_with(box, table.track[m], left) / 12 if m < box.musicians else 0.0)
    for m in range(n.MUSICIANS):
        tile, side = table.scoring[m], table.side[m]
        at = mark(row, at, METHODS, box.method[tile, side] if m < box.musicians else -1)
        for value in range(3):
            at = put(row, at, box.points[tile, side, value] / POINT / 6 if m < box.musicians else 0.0)
    return at


@rule
def rank_of(box: Box, table: Table, musician: int) -> int:
    """How many places a composer stands above the last one, counted from 1; 0 if he is not in play."""
    for rank in range(box.musicians):
        if table.order[rank] == musician:
            return box.musicians - rank
    return 0


@rule
def look_at_seats(box: Box, table: Table, seat: int, row: Array, at: int) -> int:
    """What the seats have, "me" first, and the Bot after two players."""
    seats = table.players + box.bot
    used = at + n.PLAYERS * (14 + 5 * n.MUSICIANS)
    for i in range(at, used):
        row[i] = 0.0
    money, standing, asking = at, at + n.PLAYERS * 4, at + n.PLAYERS * 8
    income, cubes = at + n.PLAYERS * 11, at + n.PLAYERS * 14
    works = cubes + n.PLAYERS * n.MUSICIANS * 2
    for place in range(seats):
        who = seat_seen(table, seat, place)
        money = put(row, money, table.coins[who] / 40)
        points = table.coins[who] // box.coins_per_point * n.SCALE
        for piece in range(n.FURNITURE):
            kept = has(table.furniture[who], piece)
            money = put(row, money, 1.0 if kept else 0.0)
            points += box.furniture_points[piece] * n.SCALE if kept else 0
        held, tiles = 0, 0
        for m in range(box.musicians):
            own, count = table.cubes[who, m], table.works[who, m]
            held += own
            tiles += count
            row[cubes + 2 * m] = own / 6
            row[cubes + 2 * m + 1] = (own - most_of_others(table, seats, who, m)) / 4
            here = tile_points(box, table, who, m) if count else 0
            row[works + 3 * m] = count / 3
            row[works + 3 * m + 1] = here / POINT / 12
            row[works + 3 * m + 2] = worth_of_tile(box, table, who, m) / POINT / 8
            points += here + (count * box.last_work if table.left[m] == 0 else 0)
            row[income + table.level[m]] += own * box.payout[table.level[m]] / 20
        cubes, works, income = cubes + 2 * n.MUSICIANS, works + 3 * n.MUSICIANS, income + 3
        standing = put(row, standing, points / POINT / 50)
        standing = put(row, standing, held / 16)
        standing = put(row, standing, tiles / 8)
        standing = put(row, standing, (order_of(table, who) + 1) / 4)
        asking = put(row, asking, 1.0 if has(table.waiting, who) else 0.0)
        asking = put(row, asking, 1.0 if has(table.rewarded, who) else 0.0)
        asking = put(row, asking, 1.0 if has(table.punished, who) else 0.0)
    return used


@rule
def most_of_others(table: Table, seats: int, seat: int, musician: int) -> int:
    """The most cubes of a colour that another seat has."""
    most = 0
    for other in range(seats):
        if other != seat:
            most = max(most, table.cubes[other, musician])
    return most
