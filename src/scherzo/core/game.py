"""`Game`: everything the rest of the program may ask of a game. Each game's folder defines one, named GAME."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from scherzo.core.layout import Array, Layout, Records
from scherzo.core.usage import Group
from scherzo.core.words import Barred, Choice, Event, Line, Option, Question, ScoreLine, Section

if TYPE_CHECKING:
    from scherzo.core.features import Feature
    from scherzo.core.match import Match

TOTAL = 0
"""Column of the score sheet: the seat's points (times `score_scale`)."""
RANK = 1
"""Column of the score sheet: 1 for the winners, then 2 or more; after every tie-break, equals share a rank."""
SOURCES = 2
"""The first column of the score sheet that belongs to the game's own `score_lines`."""


@dataclass(frozen=True)
class Doors:
    """The compiled way into a game: rules that take a box, a table and plain numbers.

    setup(box, table)                     from a seeded table (secret, players, taping) to the first decision
    options(box, table, seat, menu) -> n  writes the seat's legal option numbers to menu[:n], ascending; 0 if not asked
    play(box, table, seat, option)        one legal decision; runs on to the next decision or the end of the game
    redeal(box, table, seat, rng)         replaces what the seat cannot know by a random world that fits all it has seen
    scores(box, table, sheet)             fills sheet[seat, :] (int32): TOTAL, RANK, then one column per score line
    brain(box, table, seat, menu, count, rng) -> option   a quick, sensible choice among menu[:count]
    look(box, table, seat, row, sheet) -> n   writes what a network looks at, the game's `features`, to row[:n]
                                          (float32); the sheet is room for the score sheet, which may be needed for it

    A game may do without `look`; its bots then judge positions by playing them out.
    Who is waited for needs no door: it is the field `table.waiting`, the same in every game.
    """

    setup: Callable[..., None]
    options: Callable[..., int]
    play: Callable[..., None]
    redeal: Callable[..., None]
    scores: Callable[..., None]
    brain: Callable[..., int]
    look: Callable[..., int] | None = None

    def bound(self) -> dict[str, Callable[..., Any]]:
        """The doors by name, as kernels are bound to them."""
        from scherzo.core.features import see_nothing  # here, so that whoever only prints help waits for no compiler

        return {**vars(self), "look": self.look or see_nothing}


@dataclass(frozen=True)
class Keepsake:
    """A file that players may take home from a game, running or finished: what all of them may see, and no more."""

    name: str  # as in addresses and on the command line: "midi"
    title: str  # for people: "MIDI file"
    ending: str  # of the file's name: "mid"
    media_type: str
    make: "Callable[[Match], bytes]"


@dataclass(frozen=True, eq=False)
class Game:
    """A game of the package.

    Functions that take a `box` or a `table` only read it; they get one record (`tables[0]`) or its reading.
    """

    name: str  # as in the command line: "musical-chairs"
    title: str
    players: tuple[int, ...]  # the possible numbers of players
    rules_version: int  # goes up when a recorded game would run differently
    folder: Path
    doors: Doors
    Box: type[Layout]
    Table: type[Layout]
    Components: type[msgspec.Struct]  # the typed form of components.toml
    build_box: Callable[[Any, int, Mapping[str, str]], Records]  # (components, players, options) -> one Box
    decisions: tuple[str, ...]  # names of the kinds of decision (`table.asking`), by number
    limit: int  # no game has more decisions than this
    view: Callable[[Any, Any, int], msgspec.Struct]  # (box, table, viewer): a seat, NOBODY or OPEN (core.table)
    describe: Callable[[Any], tuple[Section, ...]]  # the text form of a view, from the view alone
    question: Callable[[Any, Any, int], Question]  # (box, table, seat): what is asked of that seat
    choice: Callable[[Any, Any, int, int], Choice]  # (box, table, seat, option): a legal or barred option in words
    barred: Callable[[Any, Any, int], tuple[Barred, ...]]  # what the seat may want to choose now but may not
    line: Callable[[Any, Event], Line | None]  # (box, event): an event in words; None for those nobody reads
    score_lines: tuple[ScoreLine, ...]
    ends_by: str  # the id of the rule that says when the game is over
    problems: Callable[[Any, Any], list[str]]  # (box, table): broken invariants (conservation ...), for tests
    options: tuple[Option, ...] = ()
    check_options: Callable[[int, Mapping[str, str]], None] = lambda players, options: None  # raises BadInput
    score_scale: int = 1  # what one point is in the score sheet, where points come in fractions
    virtual_seats: Callable[[int], int] = lambda players: 0  # seats beyond the players', run by the rules
    virtual_name: str = ""  # what the rulebook calls whoever sits there
    virtual_scores: bool = False  # whether it can win
    first_asked: Callable[[Any], int] = lambda table: 0  # the seat asked first where several are asked together
    score_names: Callable[[Any, Any], tuple[str, ...]] | None = None
    # (box, table): what each score line is called at this table, "" for those not in play; None: by its name alone
    tallies: Callable[[Any, Records], dict[str, Array]] = lambda box, tables: {}  # of final tables, for simulations
    usage: tuple[Group, ...] = ()  # what simulations count as used, found in what the rules tell
    keepsakes: tuple[Keepsake, ...] = ()  # files to take home: Symphony's music
    features: "tuple[Feature, ...]" = ()  # the parts of what the door `look` writes

    def sheet_shape(self, players: int) -> tuple[int, int]:
        """The rows (all seats) and columns of the score sheet with that many players."""
        return players + self.virtual_seats(players), SOURCES + len(self.score_lines)

    def start(
        self,
        players: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, str] | None = None,
        components: Path | None = None,
    ) -> "Match":
        """Sits down to a new game: `scherzo.game("musical-chairs").start(players=3)`."""
        from scherzo.core.match import Match  # a match knows its game; only this door knows matches

        return Match(self, self.players[0] if players is None else players, seed, options or {}, components)
