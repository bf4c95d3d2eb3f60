"""Makes the games known to Gymnasium: after importing this, `gymnasium.make("scherzo/symphony-no-9-v0", bots="greedy")`
and `gymnasium.make_vec("scherzo/symphony-no-9-v0", num_envs=4096)`, which steps all tables in compiled code."""

from functools import partial

import gymnasium

from scherzo.envs.single import SeatEnv
from scherzo.envs.vector import TablesEnv
from scherzo.games import NAMES

for name in NAMES:
    gymnasium.register(
        f"scherzo/{name}-v0",
        entry_point=partial(SeatEnv, name),
        vector_entry_point=partial(TablesEnv, name),
    )
