"""`OneTable`: a single table as an environment drives it, one decision at a time."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from scherzo.core.chance import generator, number_game
from scherzo.core.game import TOTAL, Game
from scherzo.core.layout import Array, Records
from scherzo.core.loops import OVER, new_menu
from scherzo.core.reading import copied, read_box, read_table
from scherzo.core.seal import lock
from scherzo.core.table import MENU, NOBODY
from scherzo.core.words import Section
from scherzo.envs.kernels import kernels
from scherzo.envs.observations import looked_at, shown_stretches, width
from scherzo.envs.rewards import share_out
from scherzo.games import game as game_named
from scherzo.lab.batch import setting


class OneTable:
    """A table. Seats that choose at the same time are asked in the order of the seats; none sees what others chose."""

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game_named(game) if isinstance(game, str) else game
        self.players = self.game.players[0] if players is None else players
        self.at = setting(self.game, self.players, "0", options)
        self.boxes, self.tables = self.at.boxes, copied(self.at.blank)
        self.width = width(self.game)
        self.asked = OVER
        self.legal: tuple[int, ...] = ()
        self._menu = new_menu()

    def begin(self, seed: str, taping: bool = False) -> None:
        """Sets up the game of a seed; with `taping` the table tells what happens."""
        self.tables[:] = self.at.blank
        lock(self.tables[0], seed)
        self.tables[0].taping = int(taping)
        self._note(self.at.run.begin(self.boxes, self.tables, self._menu))

    def begin_numbered(self, seed: str, number: int) -> None:
        """Sets up the game that has this number under a seed, as `Tables` and batches play it."""
        self.tables[:] = self.at.blank
        lock(self.tables[0], seed)
        number_game(self.tables[0], generator(0), number)
        self._note(self.at.run.begin(self.boxes, self.tables, self._menu))

    def decide(self, option: int) -> None:
        """Plays a legal option of the seat that is asked."""
        self._note(self.at.run.decide(self.boxes, self.tables, self.asked, option, self._menu))

    def _note(self, answer: int) -> None:
        if answer == OVER:
            self.asked, self.legal = OVER, ()
        else:
            self.asked, count = divmod(int(answer), 256)
            self.legal = tuple(self._menu[:count].tolist())

    def copy(self) -> "OneTable":
        """The same table once more, to be played on by itself."""
        other = object.__new__(OneTable)
        other.__dict__.update(self.__dict__)
        other.tables, other._menu = copied(self.tables), new_menu()
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "OneTable":
        """Box and rules are shared: they never change."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """What a file has to keep of a table: the rules are found by the game's name."""
        kept = (self.tables.tobytes(), self.asked, self.legal)
        return restored, (self.game.name, self.players, dict(self.at.options), *kept)

    def told(self) -> list[list[int]]:
        """The tape of the latest decision: rows of audience, kind and five numbers."""
        rows: list[list[int]] = self.tables["tape"][0, : int(self.tables[0].told), :7].tolist()
        return rows

    def mask(self, seat: int) -> Array:
        """The legal actions of a seat; none while another one is asked."""
        mask = np.zeros(MENU, dtype=np.int8)
        if seat == self.asked:
            mask[list(self.legal)] = 1
        return mask

    def observation(self, seat: int) -> Array:
        """What a seat sees."""
        return observed(self.game, self.boxes, self.tables, seat)

    def sheet(self) -> Array:
        """The score sheet as it stands."""
        sheet = np.zeros(self.game.sheet_shape(self.players), dtype=np.int32)
        self.at.run.tally(self.boxes, self.tables, sheet)
        return sheet

    def rewards(self) -> list[float]:
        """What the game was worth to each player; 0 before it is over."""
        rewards = np.zeros(self.players)
        if self.asked == OVER:
            contenders = self.at.seats if self.game.virtual_scores else self.players
            share_out(self.sheet(), contenders, rewards)
        return [float(reward) for reward in rewards]

    def points(self) -> list[float]:
        """The points of the players if the game ended now."""
        return [float(total) / self.game.score_scale for total in self.sheet()[: self.players, TOTAL]]

    def sections(self, viewer: int = NOBODY) -> tuple[Section, ...]:
        """What a viewer sees, in words."""
        view = self.game.view(read_box(self.boxes), read_table(self.tables), viewer)
        return self.game.describe(view)

    def text(self, viewer: int = NOBODY) -> str:
        """What a viewer sees, as one text; seats are numbered from 0, as everywhere in these environments."""
        text = "\n\n".join("\n".join([section.title, *section.lines]) for section in self.sections(viewer))
        for seat in range(self.at.seats):
            text = text.replace(f"{{{seat}}}", f"seat {seat}" if seat < self.players else self.game.virtual_name)
        return text


def observed(game: Game, boxes: Records, tables: Records, seat: int) -> Array:
    """What a seat sees of a table."""
    row, seen = np.zeros(looked_at(game), dtype=np.float32), np.zeros(width(game), dtype=np.float32)
    sheet = np.zeros(game.sheet_shape(int(tables[0].players)), dtype=np.int32)
    kernels(game).look_once(boxes, tables, seat, shown_stretches(game), row, sheet, seen)
    return seen


def restored(
    name: str, players: int, options: dict[str, str], table: bytes, asked: int, legal: tuple[int, ...]
) -> OneTable:
    """The table of a file."""
    found = OneTable(name, players, options)
    found.tables[:] = np.frombuffer(table, found.tables.dtype)
    found.asked, found.legal = asked, legal
    return found
