"""Gymnasium's `Env`: one seat of a game against named bots."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from scherzo.bots import bot
from scherzo.core.errors import BadInput
from scherzo.core.layout import Array
from scherzo.core.loops import OVER
from scherzo.core.table import MENU
from scherzo.envs.kernels import ILLEGAL
from scherzo.envs.one_table import OneTable
from scherzo.envs.picture import picture_of

SEEDS = 1 << 62


class SeatEnv(gymnasium.Env[Array, Any]):
    """A seat at a table of bots.

    `bots` is a spec as everywhere ("greedy", "search(iterations=200)", "Pupil"), the same for all other seats or one
    for each, clockwise. `info["action_mask"]` says which actions are legal; one that is not loses the game at once.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        bots: str | Sequence[str] = "greedy",
        seat: int = 0,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._table = table = OneTable(game, players, options)
        others = table.players - 1
        specs = [bots] * others if isinstance(bots, str) else list(bots)
        if len(specs) != others or seat not in range(table.players):
            raise BadInput(f"With {table.players} players, give a seat from 0 to {others} and {others} other bots.")
        self._bots = {(seat + 1 + i) % table.players: bot(spec, table.game) for i, spec in enumerate(specs)}
        self.seat, self.render_mode = seat, render_mode
        self.observation_space = spaces.Box(-np.inf, np.inf, (table.width,), np.float32)
        self.action_space = spaces.Discrete(MENU)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """A new game, up to the seat's first decision."""
        super().reset(seed=seed)
        self._table.begin(str(self.np_random.integers(SEEDS)))
        self._let_bots_decide()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """The seat's action, and the bots' decisions up to its next one."""
        table = self._table
        if int(action) not in table.legal:
            return self._seen(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        table.decide(int(action))
        self._let_bots_decide()
        return self._seen(), table.rewards()[self.seat], table.asked == OVER, False, self._info()

    def render(self) -> Any:
        """What the seat sees: as a text, or as a picture of it."""
        text = self._table.text(self.seat)
        return picture_of(self._table.game.title, text) if self.render_mode == "rgb_array" else text

    def _let_bots_decide(self) -> None:
        table = self._table
        while table.asked not in (self.seat, OVER):
            seed = int(self.np_random.integers(SEEDS))
            table.decide(self._bots[table.asked].choose(table.boxes, table.tables, table.asked, seed))

    def _seen(self) -> Array:
        return self._table.observation(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._table.mask(self.seat)}
