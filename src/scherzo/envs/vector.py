"""Gymnasium's `VectorEnv`: thousands of tables stepped by one call of compiled code.

The arrays that `reset` and `step` give are the environment's own and are written anew by the next call: nothing is
copied, and `torch.from_dlpack(observations)` shares their memory.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from scherzo.core.errors import BadInput
from scherzo.core.layout import Array
from scherzo.core.table import MENU
from scherzo.envs.kernels import EVERY_SEAT
from scherzo.envs.tables import Tables


class TablesEnv(VectorEnv[Array, Array, Array]):
    """One seat of each table against `bots` ("random", "greedy", or a list of them); without bots, all seats.

    infos: `action_mask` (tables, 128), `asked` (the seat that is to act), `own` (the seat that acts against bots),
    `rewards` and `points` of all seats, and `illegal` (the game was lost by an action that is not legal). Rewards are
    those of the seat that acted. With `AutoresetMode.SAME_STEP` also `final_obs`.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        bots: str | Sequence[str] | None = "greedy",
        seat: int | None = None,
        options: Mapping[str, str] | None = None,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
    ) -> None:
        if autoreset_mode == AutoresetMode.DISABLED:
            raise BadInput("Tables are always set up anew: choose AutoresetMode.NEXT_STEP or AutoresetMode.SAME_STEP.")
        self.metadata = {"render_modes": [], "autoreset_mode": autoreset_mode}
        self._same_step = autoreset_mode == AutoresetMode.SAME_STEP
        self.tables = Tables(game, num_envs, players, bots, seat, self._same_step, options)
        self.num_envs = num_envs
        self.single_observation_space = spaces.Box(-np.inf, np.inf, (self.tables.width,), np.float32)
        self.single_action_space = spaces.Discrete(MENU)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows, self._everywhere = np.arange(num_envs), np.ones(num_envs, dtype=np.bool_)
        self._never = np.zeros(num_envs, dtype=np.bool_)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """New games at all tables."""
        self.tables.reset(seed)
        return self.tables.observations, self._infos()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """One action at each table; see `Tables.step`."""
        tables = self.tables
        actors = np.where(tables.own == EVERY_SEAT, tables.asked, tables.own)
        tables.step(np.asarray(actions))
        rewards = tables.rewards[self._rows, actors].astype(np.float64)
        infos = self._infos()
        if self._same_step:
            infos |= {"final_obs": tables.finals, "_final_obs": tables.ended}
        return tables.observations, rewards, tables.ended, self._never, infos

    def _infos(self) -> dict[str, Any]:
        tables = self.tables
        told = {
            "action_mask": tables.masks, "asked": tables.asked, "own": tables.own,
            "rewards": tables.rewards, "points": tables.points, "illegal": tables.illegal,
        }  # fmt: skip
        return {**told, **{f"_{name}": self._everywhere for name in told}}
