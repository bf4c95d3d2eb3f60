"""OpenSpiel: the games as Python games; `import scherzo.envs.spiel`, then `pyspiel.load_game("scherzo_symphony_no_9")`.

Chance nodes are explicit: OpenSpiel's algorithms copy states and go on from them, so chance must fall where it falls
and not lie ready in the state. A decision that draws anything is played only after a chance node, whose outcome (one of
256, all as likely) is a new key of all draws up to the next decision; the set-up takes four of them. So an outcome
stands for a whole deal or roll: a sample of 256, or of 4 billion, that are drawn as at the table.

Simultaneous choices are asked one after the other. A player's information state is all that it was told and has
decided, and nothing else. `resample_from_infostate` gives another world in which that is the same.
"""

import hashlib
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

from scherzo.core.chance import generator
from scherzo.core.game import Game
from scherzo.core.loops import OVER
from scherzo.core.match import hears
from scherzo.core.reading import read_box, read_table
from scherzo.core.seal import lock, seal
from scherzo.core.table import MENU
from scherzo.core.words import Event
from scherzo.envs.observations import parts_of
from scherzo.envs.one_table import OneTable
from scherzo.games import NAMES, game

OUTCOMES = 256
EQUALLY_LIKELY = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
DEAL = 4
"""Outcomes that the set-up takes."""

SET_UP = -1
"""In place of an option: what waits for chance at the start."""


class SpielGame(pyspiel.Game):
    """A game for OpenSpiel. Parameters: `players`, and the game's options with `_` for `-`."""

    played: Game

    def __init__(self, params: Mapping[str, Any]) -> None:
        played = self.played
        players = int(params.get("players", played.players[0]))
        options = {o.key: str(params[name]) for o in played.options if (name := parameter(o.key)) in params}
        self.table = OneTable(played, players, options)
        alone = played.virtual_scores and played.virtual_seats(players) > 0
        info = pyspiel.GameInfo(
            num_distinct_actions=MENU,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=played.limit,
        )
        super().__init__(game_type(played, zero_sum=not alone), info, dict(params))

    def new_initial_state(self) -> "SpielState":
        """Before the set-up."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """No decision has more than one."""
        return DEAL + self.played.limit

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Sees what a player sees; with perfect recall, all that it has heard."""
        return Observer(self.played, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):
    """A table, what waits for chance, and what everybody has heard and decided."""

    def __init__(self, of: SpielGame) -> None:
        super().__init__(of)
        self.table = of.table.copy()
        self.wanted = DEAL  # outcomes of chance before the game goes on
        self.heard = ("",) * self.table.players
        self._pending = SET_UP
        self._seed = ""

    def current_player(self) -> int:
        """Who decides: chance, a player, or nobody any more."""
        if self.wanted:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.table.asked

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.wanted and self.table.asked == OVER

    def is_set_up(self) -> bool:
        """Whether there is anything to see."""
        return not (self.wanted and self._pending == SET_UP)

    def returns(self) -> list[float]:
        """See `rewards.share_out`; 0 before the end."""
        return self.table.rewards() if self.is_terminal() else [0.0] * self.table.players

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All equally likely."""
        return EQUALLY_LIKELY

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Another world in which the player knows what it knows here."""
        other: SpielState = self.clone()
        luck = generator(int(sampler() * (1 << 62)))
        other.table.at.run.imagine(other.table.boxes, other.table.tables, player, luck)
        other.heard = tuple(text if seat == player else "" for seat, text in enumerate(self.heard))
        other._seed = f"{int(luck[0])} "
        return other

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.table.legal)

    def _apply_action(self, action: int) -> None:
        if self.wanted:
            self._seed = seal(f"{self._seed}{action}")
            self.wanted -= 1
            if not self.wanted:
                self._go_on()
            return
        tried = self.table.copy()
        tried.decide(int(action))
        if (tried.tables["draws"] != self.table.tables["draws"]).any():
            self._pending, self.wanted = int(action), 1
        else:
            seat, self.table = self.table.asked, tried
            self._hear(seat, int(action))

    def _go_on(self) -> None:
        """What was decided happens, with the luck that has fallen."""
        seat, option = self.table.asked, self._pending
        if option == SET_UP:
            self.table.begin(self._seed, taping=True)
        else:
            lock(self.table.tables[0], self._seed)
            self.table.decide(option)
        self._hear(seat, option)

    def _hear(self, decider: int, option: int) -> None:
        rows, news = self.table.told(), []
        for seat in range(self.table.players):
            own = f"{option}! " if seat == decider else ""
            told = ["{}:{},{},{},{},{} ".format(*row[1:]) for row in rows if hears(Event(*row), seat)]
            news.append(own + "".join(told))
        self.heard = tuple(old + new for old, new in zip(self.heard, news, strict=True))

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0 or action not in self.table.legal:
            return str(action)
        box, table = read_box(self.table.boxes), read_table(self.table.tables)
        return self.table.game.choice(box, table, player, int(action)).notation

    def __str__(self) -> str:
        """Short, and different for different states."""
        digest = hashlib.sha256(self.table.tables.tobytes() + self._seed.encode()).hexdigest()[:16]
        return f"{self.table.game.title}, asked {self.current_player()}, {digest} {self._pending}"


class Observer:
    """What a player sees, as OpenSpiel asks for it: numbers, and a text."""

    def __init__(self, played: Game, recalls: bool) -> None:
        """With perfect recall there is only the text: what was heard has no end."""
        self._parts, self._recalls = parts_of(played), recalls
        self.tensor = None if recalls else np.zeros(self._parts[-1].stop, dtype=np.float32)
        self.dict = (
            {} if self.tensor is None else {part.name: self.tensor[part.start : part.stop] for part in self._parts}
        )

    def set_from(self, state: SpielState, player: int) -> None:
        """Writes what the player sees; zeros before the set-up."""
        if self.tensor is not None:
            self.tensor[:] = state.table.observation(player) if state.is_set_up() else 0.0

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player has heard and decided, or what it sees."""
        return state.heard[player] if self._recalls else state.table.text(player) if state.is_set_up() else ""


def parameter(key: str) -> str:
    """What an option is called among OpenSpiel's parameters."""
    return key.replace("-", "_")


def game_type(played: Game, zero_sum: bool) -> Any:
    """What OpenSpiel wants to know of a game."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"scherzo_{played.name.replace('-', '_')}",
        long_name=played.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=played.players[-1],
        min_num_players=played.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": played.players[0],
            **{parameter(option.key): option.values[0] for option in played.options},
        },
    )


def register(name: str) -> None:
    """Makes a game known to OpenSpiel.

    It gets a class of its own: OpenSpiel lets go of what makes its games when Python has already ended, which a
    function would not survive.
    """
    played = game(name)
    made = type(f"{played.title.title().replace(' ', '')}Game", (SpielGame,), {"played": played})
    pyspiel.register_game(game_type(played, zero_sum=not played.virtual_scores), made)


for each in NAMES:
    register(each)
