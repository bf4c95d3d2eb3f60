"""PettingZoo's `AECEnv`: all seats of a game, one after the other.

Seats that choose at the same time are asked in the order of the seats. What earlier ones have chosen changes nothing
that later ones observe, so the order tells nobody anything.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from scherzo.core.errors import BadInput
from scherzo.core.layout import Array
from scherzo.core.loops import OVER
from scherzo.core.table import MENU
from scherzo.envs.kernels import ILLEGAL
from scherzo.envs.one_table import OneTable
from scherzo.envs.picture import picture_of
from scherzo.envs.single import SEEDS


def env(
    game: str,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
) -> "AECEnv[str, Any, Any]":
    """The environment with PettingZoo's usual wrappers: an action that is not legal ends the game."""
    raw = SeatsEnv(game, players, options, render_mode)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL))


class SeatsEnv(AECEnv[str, Any, Any]):
    """The agents are "seat_0", "seat_1" ...; each observes {"observation": ..., "action_mask": ...}.

    Rewards come at the end: see `rewards.share_out`. `render` shows what a spectator sees.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._table = table = OneTable(game, players, options)
        self.metadata = {
            "name": f"scherzo_{table.game.name.replace('-', '_')}_v0",
            "render_modes": ["ansi", "rgb_array"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(table.players)]
        seen = spaces.Box(-np.inf, np.inf, (table.width,), np.float32)
        self._observed = spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (MENU,), np.int8)})
        self._actions = {agent: spaces.Discrete(MENU) for agent in self.possible_agents}
        self._dice = seeding.np_random(None)[0]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all agents."""
        return self._observed

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all options; a generator of its own for each agent."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game."""
        if seed is not None:
            self._dice = seeding.np_random(seed)[0]
        self._table.begin(str(self._dice.integers(SEEDS)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._table.asked]

    def observe(self, agent: str) -> dict[str, Array]:
        """What an agent sees; its mask is empty while another one is to act."""
        seat = self.possible_agents.index(agent)
        return {"observation": self._table.observation(seat), "action_mask": self._table.mask(seat)}

    def step(self, action: Any) -> None:
        """The action of the agent whose turn it is."""
        agent, table = self.agent_selection, self._table
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if int(action) not in table.legal:
            raise BadInput(f"Action {action} is not legal now. Legal are: {', '.join(map(str, table.legal))}.")
        self._cumulative_rewards[agent] = 0.0
        table.decide(int(action))
        if table.asked == OVER:
            self.rewards = dict(zip(self.possible_agents, table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[table.asked]
        self._accumulate_rewards()

    def render(self) -> Any:
        """What a spectator sees: as a text, or as a picture of it."""
        text = self._table.text()
        return picture_of(self._table.game.title, text) if self.render_mode == "rgb_array" else text

    def close(self) -> None:
        """There is nothing to close."""
