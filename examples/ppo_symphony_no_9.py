"""Masked PPO learns Symphony No. 9 through the vector environment: one file, as in CleanRL.

pip install "scherzo[lab,train]"
python examples/ppo_symphony_no_9.py --against greedy --minutes 10 --picture curve.png

Hundreds of tables are stepped by each call; the learner takes one seat of each, a bot the other. Every 20 updates the
policy plays some hundred new games, taking its likeliest action, and the share that it wins is printed.
"""

import argparse
import time
from dataclasses import dataclass

import numpy as np
import torch
from gymnasium.vector import AutoresetMode
from torch import nn
from torch.distributions import Categorical

from scherzo.envs.vector import TablesEnv

HIDDEN = 192
GAMMA, LAMBDA, CLIP, ENTROPY, VALUE = 1.0, 0.95, 0.2, 0.01, 0.5
EPOCHS, BATCH, RATE = 4, 1024, 5e-4  # many small steps: with batches of 8,192 it learnt next to nothing


class Policy(nn.Module):
    """What to do, and what to expect."""

    def __init__(self, width: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(width, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.actor, self.critic = nn.Linear(HIDDEN, actions), nn.Linear(HIDDEN, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        """The chances of all legal actions, and the value."""
        found = self.body(seen)
        return Categorical(logits=self.actor(found).masked_fill(~mask, -1e9)), self.critic(found).squeeze(-1)


@dataclass
class Rollout:
    """What happened at all tables over some steps: (steps, tables, ...)."""

    seen: torch.Tensor
    masks: torch.Tensor
    actions: torch.Tensor
    chances: torch.Tensor
    values: torch.Tensor
    rewards: torch.Tensor
    ended: torch.Tensor


def tables(against: str, count: int, players: int) -> TablesEnv:
    """Tables whose games make room for new ones at once."""
    return TablesEnv("symphony-no-9", count, players, against, autoreset_mode=AutoresetMode.SAME_STEP)


def room(steps: int, count: int, width: int, actions: int) -> Rollout:
    """Memory for a rollout, taken once."""
    numbers = [torch.zeros(steps, count) for _ in range(5)]
    masks = torch.zeros(steps, count, actions, dtype=torch.bool)
    return Rollout(torch.zeros(steps, count, width), masks, numbers[0].long(), *numbers[1:])


def margin(infos: dict[str, np.ndarray]) -> np.ndarray:
    """Half of the reward is winning, half by how much: a draw of close games teaches more than wins alone."""
    points, rows = infos["points"], np.arange(len(infos["own"]))
    own = points[rows, infos["own"]].copy()
    others = points.copy()
    others[rows, infos["own"]] = -np.inf
    return np.tanh((own - others.max(axis=1)) / 15)


@torch.no_grad()
def collect(env: TablesEnv, policy: Policy, kept: Rollout) -> torch.Tensor:
    """Plays; answers the value of what comes next."""
    seen, masks = torch.from_dlpack(env.tables.observations), torch.from_numpy(env.tables.masks)
    for step in range(len(kept.actions)):  # the two tensors are the tables' own memory: each step writes them anew
        kept.seen[step], kept.masks[step] = seen, masks
        chances, kept.values[step] = policy(seen, masks)
        actions = chances.sample()
        kept.actions[step], kept.chances[step] = actions, chances.log_prob(actions)
        seats = env.tables.own.copy()
        _, won, ended, _, infos = env.step(actions.numpy())
        lead = margin({"points": infos["points"], "own": seats})
        kept.rewards[step] = torch.from_numpy(np.where(ended, (won + lead) / 2, 0.0))
        kept.ended[step] = torch.from_numpy(ended)
    return policy(seen, masks)[1]


def advantages(kept: Rollout, after: torch.Tensor) -> torch.Tensor:
    """Generalised advantage estimation."""
    found, last = torch.zeros_like(kept.values), torch.zeros_like(after)
    for step in reversed(range(len(found))):
        goes_on = 1 - kept.ended[step]
        last = kept.rewards[step] + GAMMA * after * goes_on - kept.values[step] + GAMMA * LAMBDA * goes_on * last
        found[step], after = last, kept.values[step]
    return found


def learn(policy: Policy, optimiser: torch.optim.Optimizer, kept: Rollout, gained: torch.Tensor) -> None:
    """Some epochs over a rollout."""
    flat = [each.flatten(0, 1) for each in (kept.seen, kept.masks, kept.actions, kept.chances, kept.values)]
    seen, masks, actions, before, values = flat
    gained = gained.flatten()
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(gained)).split(BATCH):
            chances, value = policy(seen[rows], masks[rows])
            ratio = (chances.log_prob(actions[rows]) - before[rows]).exp()
            better = (gained[rows] - gained[rows].mean()) / (gained[rows].std() + 1e-8)
            pushed = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            off = (value - (values[rows] + gained[rows])).square().mean()
            loss = VALUE * off - pushed - ENTROPY * chances.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


@torch.no_grad()
def share_won(policy: Policy, against: str, players: int, games: int, seed: str) -> float:
    """The share of the wins over new games, with the likeliest action."""
    env = tables(against, min(games, 512), players)
    env.tables.reset(seed)
    won, played = 0.0, 0
    seen, masks = torch.from_dlpack(env.tables.observations), torch.from_numpy(env.tables.masks)
    while played < games:
        seats = env.tables.own.copy()
        _, _, ended, _, infos = env.step(policy(seen, masks)[0].probs.argmax(-1).numpy())
        rewards = infos["rewards"][np.arange(len(seats)), seats][ended]
        won += ((rewards * (players - 1) + 1) / players).sum()
        played += int(ended.sum())
    return won / played


def main() -> None:
    """Learns for some minutes and says how it goes."""
    asked = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    asked.add_argument("--against", default="greedy", choices=("random", "greedy"))
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--minutes", type=float, default=10)
    asked.add_argument("--tables", type=int, default=256)
    asked.add_argument("--steps", type=int, default=32)
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--picture", help="where to draw the curve")
    chosen = asked.parse_args()
    torch.manual_seed(chosen.seed)
    env = tables(chosen.against, chosen.tables, chosen.players)
    env.reset(seed=chosen.seed)
    policy = Policy(env.tables.width, int(env.single_action_space.n))
    optimiser = torch.optim.Adam(policy.parameters(), lr=RATE, eps=1e-5)
    kept = room(chosen.steps, chosen.tables, env.tables.width, int(env.single_action_space.n))
    began, update, curve = time.monotonic(), 0, []
    while True:
        minutes = (time.monotonic() - began) / 60
        if update % 20 == 0 or minutes > chosen.minutes:
            won = {bot: share_won(policy, bot, chosen.players, 1000, f"new {update}") for bot in ("random", "greedy")}
            steps = update * chosen.tables * chosen.steps
            curve.append((steps, won["random"], won["greedy"]))
            told = ", ".join(f"{share:.0%} against {bot}" for bot, share in won.items())
            print(f"{minutes:5.1f} min  {steps:>10,} steps  won {told}", flush=True)
        if minutes > chosen.minutes:
            break
        learn(policy, optimiser, kept, advantages(kept, collect(env, policy, kept)))
        update += 1
    if chosen.picture:
        draw(curve, chosen.picture)


def draw(curve: list[tuple[int, float, float]], path: str) -> None:
    """The share of the wins by steps."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="tight")
    axes = figure.subplots()
    for column, bot in ((1, "random"), (2, "greedy")):
        axes.plot([row[0] / 1e6 for row in curve], [100 * row[column] for row in curve], label=f"against {bot}")
    axes.set(xlabel="million steps", ylabel="games won, %", ylim=(0, 100), title="Masked PPO, Symphony No. 9")
    axes.grid(alpha=0.3)
    axes.legend()
    figure.savefig(path, dpi=120)


if __name__ == "__main__":
    main()
