"""`Tables`: thousands of tables that are played side by side, with NumPy arrays in and out and no Python per table."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np

from scherzo.core.chance import generator
from scherzo.core.errors import BadInput
from scherzo.core.game import Game
from scherzo.core.layout import Array, records
from scherzo.core.loops import OVER
from scherzo.core.seal import lock, new_seed
from scherzo.core.table import MENU
from scherzo.envs.kernels import EVERY_SEAT, ROTATING, kernels, pick
from scherzo.envs.observations import looked_at, shown_stretches, width
from scherzo.games import game as game_named
from scherzo.lab.batch import QUICK, setting


class Tables:
    """Tables of one game. The caller decides for one seat of each against bots, or for all seats.

    The arrays are written anew by every call of `reset` and `step`; whoever wants to keep what they say copies it.

    observations  (tables, width) float32   what the seat that is asked sees
    masks         (tables, 128) bool        its legal actions
    menus, counts (tables, 128) and (tables,)   the same as a list: menus[i, :counts[i]], ascending
    asked         (tables,) int8            the seat that is asked; -1 where the game is over
    own           (tables,) int8            the caller's seat; -1 where it decides for all
    rewards       (tables, players) float32 0 before the end; then see `rewards.share_out`
    points        (tables, players) float32 the points at the latest end; 0 if it was illegal
    ended         (tables,) bool            whether the game has ended in this step
    illegal       (tables,) bool            whether it has ended because the action was not legal
    finals        (tables, width) float32   with `same_step`: what was seen at the end; `observations` are new
    """

    def __init__(
        self,
        game: Game | str,
        count: int,
        players: int | None = None,
        bots: str | Sequence[str] | None = None,
        seat: int | None = None,
        same_step: bool = False,
        options: Mapping[str, str] | None = None,
        components: Path | None = None,
        observing: bool = True,
    ) -> None:
        """Without `bots` the caller decides for all seats. A list names those on the next seats clockwise.

        Without a `seat` the caller's moves on by one from game to game. Not `observing`, observations are written
        only when `observe` is called: masks are far cheaper, and random or searching players need no more.
        """
        self.game = game_named(game) if isinstance(game, str) else game
        self.players = self.game.players[0] if players is None else players
        self._at = at = setting(self.game, self.players, "0", options, components)
        self._bots = bot_kinds(self.players, bots)
        self._caller = caller_seat(self.players, bots, seat)
        self._same_step, self._observing = same_step, observing
        self.count, self.width = count, width(self.game)
        self._blank, self._world = at.blank, at.blank.copy()
        self._tables = records(self.game.Table, count)
        self._numbers, self._rngs = np.arange(count, dtype=np.int64), np.zeros(count, dtype=np.uint64)
        self._sheet = np.zeros(self.game.sheet_shape(self.players), dtype=np.int32)
        self._row = np.zeros(looked_at(self.game), dtype=np.float32)
        self._dice = generator(0)
        self._contenders = at.seats if self.game.virtual_scores else self.players
        self.own, self.asked, self._viewers = (np.full(count, OVER, dtype=np.int8) for _ in range(3))
        self.menus, self.counts = np.zeros((count, MENU), dtype=np.int16), np.zeros(count, dtype=np.int16)
        self.masks = np.zeros((count, MENU), dtype=np.bool_)
        self.observations, self.finals = (np.zeros((count, self.width), dtype=np.float32) for _ in range(2))
        self.rewards, self.points = (np.zeros((count, self.players), dtype=np.float32) for _ in range(2))
        self.ended, self.illegal = (np.zeros(count, dtype=np.bool_) for _ in range(2))
        self.actions = np.zeros(count, dtype=np.int64)
        self.reseed(new_seed())

    def reseed(self, seed: int | str) -> None:
        """The games from the next ones on are those of a seed: the first at table i is game number i."""
        lock(self._blank[0], str(seed))
        self._numbers[:] = np.arange(self.count)
        self._dice[0] = self._blank[0].secret[0]

    def reset(self, seed: int | str | None = None) -> None:
        """New games at all tables: those of the seed, or without one those that come next."""
        if seed is not None:
            self.reseed(seed)
        self.asked[:] = OVER
        self.step(self.actions)

    def step(self, actions: Array) -> int:
        """Plays one action at each table, up to the caller's next decision; answers all decisions that were made.

        An action that is not legal loses the game at once. Where a game is over, a new one begins and the action is
        left unread.
        """
        if actions.shape != (self.count,):
            raise BadInput(f"There are {self.count} tables: give that many actions, not an array of {actions.shape}.")
        self.actions[:] = actions
        made: int = kernels(self.game).advance(
            self._at.boxes, self._blank, self._tables, self._world, self._numbers, self._rngs,
            self._caller, self._bots, self._contenders, self.game.score_scale, self._same_step, self._observing,
            shown_stretches(self.game), self.actions, self.own, self.asked, self._viewers, self.menus, self.counts,
            self.masks, self.observations, self.finals, self.rewards, self.points, self.ended, self.illegal,
            self._sheet, self._row,
        )  # fmt: skip
        self.points[self.illegal] = 0.0  # points in the middle of a game may tell of hidden things
        return made

    def observe(self) -> Array:
        """Writes what is seen of all tables as they stand, and answers it; for tables that are not `observing`."""
        kernels(self.game).observe(
            self._at.boxes,
            self._tables,
            self._viewers,
            shown_stretches(self.game),
            self._row,
            self._sheet,
            self.observations,
        )
        return self.observations

    def random_actions(self) -> Array:
        """A legal action for each table, all equally likely; the array is the one that was given last, written anew."""
        pick(self.menus, self.counts, self._dice, self.actions)
        return self.actions


def bot_kinds(players: int, bots: str | Sequence[str] | None) -> Array:
    """The bots on the seats after the caller's, clockwise."""
    names = [] if bots is None else [bots] * (players - 1) if isinstance(bots, str) else list(bots)
    if bots is not None and len(names) != players - 1:
        raise BadInput(f"With {players} players there are {players - 1} other seats: name a bot for each, or one name.")
    unknown = [name for name in names if name not in QUICK]
    if unknown:
        raise BadInput(f"'{unknown[0]}' does not play in compiled code; these bots do: {', '.join(QUICK)}.")
    return np.array([QUICK[name] for name in names], dtype=np.int8)


def caller_seat(players: int, bots: str | Sequence[str] | None, seat: int | None) -> int:
    """The caller's seat, or what stands in its place."""
    if bots is None:
        if seat is not None:
            raise BadInput("Without bots all seats are the caller's: leave out the seat, or name bots for the others.")
        return EVERY_SEAT
    if seat is not None and seat not in range(players):
        raise BadInput(f"There is no seat {seat}: the seats are 0 to {players - 1}.")
    return ROTATING if seat is None else seat
