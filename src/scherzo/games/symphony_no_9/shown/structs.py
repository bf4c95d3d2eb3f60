"""The form of a view: everything a picture or a text of the table needs, as typed data."""

from typing import Literal

import msgspec

from scherzo.games.symphony_no_9.names import Colour, ComposerId, LevelId, Result, Side, Step


class Space(msgspec.Struct, frozen=True):
    """A space of a career track."""

    reputation: int
    squares: int  # cubes at set-up
    cubes: int  # cubes still on it
    current: bool  # the rightmost uncovered space: its reputation counts
    story: str  # what happened in this part of his life


class ScoringTile(msgspec.Struct, frozen=True):
    """The scoring tile at the end of a career track."""

    id: str  # "2B"
    tile: int
    side: Side
    text: str
    rule: str
    points: tuple[str, ...]  # by level or rank


class Composer(msgspec.Struct, frozen=True):
    """A composer's row: musician tile, career track, stack of composition tiles, scoring tile."""

    id: ComposerId  # also the id of his portrait
    name: str
    full_name: str
    colour: Colour
    row: int  # 1 = nearest to the concert board
    alive: bool
    dying: bool  # his track is empty, but he has not been flipped yet
    reputation: int
    position: int  # the current space, -1 if none is uncovered
    rank: int  # as last ranked, 0 before the first concert
    level: LevelId | Literal[""]  # "" before the first concert
    track: ComposerId  # whose career track he has; another's with random tracks
    track_side: Side
    spaces: tuple[Space, ...]
    cubes_left: int  # on the track
    cubes: tuple[int, ...]  # on each seat's board
    works: tuple[int, ...]  # composition tiles of each seat
    works_left: int  # in the stack
    titles: tuple[str, ...]  # of all six composition tiles, the first one given first
    patrons: tuple[int, ...]  # the major patron of each round so far, -1 where there was none
    patron: int  # the major patron of this round, once found, else -1
    leader: int  # who would be major patron now, -1 for nobody
    tied: tuple[int, ...]  # the others with as many cubes; the leader wins the tie
    scoring: ScoringTile
    points: tuple[float | None, ...]  # what each player's tiles of his would count now; None: that is a secret


class Piece(msgspec.Struct, frozen=True):
    """A piece of furniture."""

    id: str
    coins: int
    points: int


class Hand(msgspec.Struct, frozen=True):
    """A contribution."""

    coins: int
    furniture: tuple[str, ...]
    value: int


class Seat(msgspec.Struct, frozen=True):
    """A player's place at the table, or the Bot's."""

    seat: int
    kind: Literal["player", "bot"]
    starts: bool  # holds the start player marker
    deciding: bool  # is waited for
    committed: bool  # has sealed a contribution, which is final; or, for its owner, the final sale
    cubes: tuple[int, ...]  # by composer
    fresh: tuple[int, ...]  # those of them obtained this round
    works: tuple[int, ...]  # composition tiles by composer
    points: float | None  # what all its composition tiles would count now, as far as everybody can know; not the Bot's
    coins: int | None  # None: hidden in the chest
    furniture: tuple[str, ...] | None  # unsold pieces; None: hidden in the chest
    hand: Hand | None  # the contribution to the latest concert, once this viewer may know it
    sale: tuple[str, ...] | None  # the sealed choice of the final sale, for its owner
    rewarded: bool  # earned the bonus of the latest concert
    punished: bool  # took the blame for it


class Level(msgspec.Struct, frozen=True):
    """A class of concert on the concert board."""

    id: LevelId
    lowest: int
    highest: int
    payout: int
    bonus: str
    composers: tuple[ComposerId, ...]  # on this fame level, as last ranked


class Past(msgspec.Struct, frozen=True):
    """A round on the concert board: its budget token and the record."""

    round: int
    budget: int | None
    result: Result | Literal[""]  # "" = not yet held
    performers: tuple[ComposerId, ...]


class Board(msgspec.Struct, frozen=True):
    """The royal concert board."""

    levels: tuple[Level, ...]
    limit: int  # of a contribution
    penalty: tuple[int, ...]  # cubes to discard after a failure, by round
    rounds: tuple[Past, ...]
    tokens_unseen: tuple[tuple[int, int], ...]  # amount and how many of it nobody has seen yet
    total: int | None  # of the latest concert
    bot_tile: tuple[int, ...]  # the virtual tile drawn: low, medium, high
    bot_gave: int | None
    bot_tiles: tuple[tuple[int, int, int], ...]  # all virtual tiles, with two players


class SheetLine(msgspec.Struct, frozen=True):
    """A line of the final score sheet."""

    name: str
    rules: tuple[str, ...]
    points: tuple[str, ...]  # by seat


class Printed(msgspec.Struct, frozen=True):
    """Values of the component file that explanations quote."""

    free_cubes: int  # in the first turn of a round
    patron_divisor: int  # a major patron gives up one cube of so many
    coins_per_point: int  # money left at the end


class View(msgspec.Struct, frozen=True):
    """A whole table."""

    round: int
    rounds: int
    phase: Literal["sponsor", "concert", "over"]
    step: Step  # which decision the round stands at
    viewer: int
    players: int
    order: tuple[int, ...]  # the players, start player first
    start: int
    waiting: tuple[int, ...]
    picks: int  # cubes still to choose in this turn
    prices: tuple[int, int]  # of a cube in the second and third turn
    composers: tuple[Composer, ...]  # by row, nearest to the board first
    ranking: tuple[ComposerId, ...]  # as last ranked, most famous first
    fame_now: tuple[ComposerId, ...]  # as they would be ranked now
    board: Board
    furniture: tuple[Piece, ...]  # the three kinds
    printed: Printed
    seats: tuple[Seat, ...]
    counting: bool  # the table plays with the counting aid
    sheet: tuple[SheetLine, ...]  # at the end
    winners: tuple[int, ...]  # at the end
