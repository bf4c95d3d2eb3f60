"""Learning: fits a network to examples with PyTorch, on a GPU where there is one.

What is learnt is what the search expected, mixed with how the games ended: who wins (cross-entropy over the seats in
play), leads and points; and how the search shared its thoughts among the options (cross-entropy over those possible).
One game in twenty is kept aside; the network is kept as it was when it judged those best.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

from scherzo.bots.network import LEAD, OUTPUTS, POINTS, SEATS, WIN, Layers
from scherzo.bots.weights import decision_part
from scherzo.core.features import Feature
from scherzo.core.layout import Array
from scherzo.training.examples import Examples
from scherzo.training.model import Model, sizes_for, torch_or_refuse

ASIDE = 20
BATCH = 4096
FASTEST, SLOWEST = 2e-3, 2e-5
"""How fast it learns: rising over the first tenth of the steps, then falling to the last."""

LEAD_COUNTS, POINTS_COUNT, OPTIONS_COUNT = 0.5, 0.2, 0.5
"""What leads, points and the options count beside winning."""


class Report(msgspec.Struct, frozen=True):
    """How well a network judges the games kept aside."""

    examples: int
    target_loss: float  # what learning makes small
    loss: float  # mean cross-entropy of who won in the end
    search_loss: float  # the same of what the search expected
    unknowing: float  # the same if every seat were as likely
    lead_error: float  # mean absolute error of a lead, in the units of the score sheet
    agrees: float  # how often it is most inclined to the option that the search tried most
    calibration: list[tuple[float, float, int]]  # by tenths of the chance foretold: its mean, the truth, how many


@dataclass(frozen=True)
class Recipe:
    """How a network is made."""

    hidden: tuple[int, int] = (128, 32)
    epochs: int = 15
    hope: float = 0.8  # weight of what the search expected, beside how the game ended


def learn(
    examples: Examples,
    features: Sequence[Feature],
    recipe: Recipe,
    on_epoch: Callable[[int, Report], None] = lambda epoch, report: None,
) -> tuple[Layers, Report]:
    """Fits a network to a game's examples, and says how well it judges the games kept aside."""
    torch = torch_or_refuse()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    data = Tensors(torch, examples, decision_part(features), recipe.hope, device)
    model = Model(torch, features, sizes_for(features, recipe.hidden), device)
    epoch = len(data.learnt) // BATCH + 1
    optimiser = torch.optim.AdamW(model.parts.parameters(), lr=FASTEST, weight_decay=1e-2)
    pace = torch.optim.lr_scheduler.OneCycleLR(
        optimiser, FASTEST, total_steps=recipe.epochs * epoch, pct_start=0.1, final_div_factor=FASTEST / SLOWEST
    )
    best: tuple[Layers, Report] | None = None
    for step in range(recipe.epochs * epoch):
        chosen = data.learnt[torch.randint(len(data.learnt), (min(BATCH, len(data.learnt)),), device=device)]
        loss = data.loss(model, chosen)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        pace.step()
        if (step + 1) % epoch == 0:
            now = report(torch, model, data)
            if best is None or now.target_loss < best[1].target_loss:
                best = model.layers(*units(data)), now
            on_epoch((step + 1) // epoch, now)
    assert best is not None
    return best


class Tensors:
    """The examples on the device, and what they are measured against."""

    def __init__(self, torch: Any, examples: Examples, decision: tuple[int, int], hope: float, device: Any) -> None:
        self.torch = torch
        self.rows = torch.from_numpy(examples.rows).to(device)
        self.tried = torch.from_numpy(examples.tried).to(device)
        at, kinds = decision
        self.kinds = self.rows[:, at : at + kinds].argmax(1)
        seats = np.arange(SEATS)[None, :] < examples.contenders[:, None]
        wanted = hope * examples.hoped + (1 - hope) * examples.ended
        self.lead_scale = float(np.std(wanted[seats][:, LEAD])) + 1e-6
        self.points_scale = float(np.std(wanted[seats][:, POINTS])) + 1e-6
        self.points_mean = float(np.mean(wanted[seats][:, POINTS]))
        self.seats = torch.from_numpy(seats).to(device)
        self.wins = torch.from_numpy(wanted[:, :, WIN].copy()).to(device)
        self.leads = torch.from_numpy(wanted[:, :, LEAD] / self.lead_scale).to(device)
        self.points = torch.from_numpy((wanted[:, :, POINTS] - self.points_mean) / self.points_scale).to(device)
        self.won = torch.from_numpy(examples.ended[:, :, WIN].copy()).to(device)
        self.hoped = torch.from_numpy(examples.hoped[:, :, WIN].copy()).to(device)
        aside = examples.games % ASIDE == ASIDE - 1
        if not aside.any():
            aside = examples.games == examples.games.max()
        self.learnt = torch.from_numpy(np.flatnonzero(~aside)).to(device)
        self.aside = torch.from_numpy(np.flatnonzero(aside)).to(device)

    def chances(self, said: Any, chosen: Any) -> Any:
        """Logarithms of the chances to win over the seats in play."""
        logits = said[:, WIN::OUTPUTS].masked_fill(~self.seats[chosen], -1e9)
        return self.torch.log_softmax(logits, dim=1).masked_fill(~self.seats[chosen], 0.0)

    def inclined(self, wanted: Any, chosen: Any) -> tuple[Any, Any]:
        """Logarithms of the shares among the options possible, and the shares of the search, where it thought."""
        tried = self.tried[chosen].float()
        thought = (tried >= 0).any(1)
        tried = tried[thought]
        logs = self.torch.log_softmax(wanted[thought].masked_fill(tried < 0, -1e9), dim=1)
        return logs.masked_fill(tried < 0, 0.0), tried.clamp(min=0)

    def says(self, model: Model, chosen: Any) -> tuple[Any, Any]:
        """What a model says of the seats and wants of the options in some examples."""
        said, leaning = model.says(self.rows[chosen].float())
        return said, model.wants(leaning, self.kinds[chosen])

    def loss(self, model: Model, chosen: Any) -> Any:
        """What learning makes small."""
        return self.loss_of(*self.says(model, chosen), chosen)

    def loss_of(self, said: Any, wanted: Any, chosen: Any) -> Any:
        """The loss of what was said of some examples."""
        logs, tried = self.inclined(wanted, chosen)
        choice = -(tried * logs).sum() / max(1, len(tried))
        seats, away = self.seats[chosen], self.torch.nn.functional.smooth_l1_loss
        win = -(self.wins[chosen] * self.chances(said, chosen)).sum(1).mean()
        lead = away(said[:, LEAD::OUTPUTS][seats], self.leads[chosen][seats])
        points = away(said[:, POINTS::OUTPUTS][seats], self.points[chosen][seats])
        return win + LEAD_COUNTS * lead + POINTS_COUNT * points + OPTIONS_COUNT * choice


def units(data: Tensors) -> tuple[Array, Array]:
    """By output: what one unit of the learnt numbers is in the score sheet, and where they start."""
    scale, start = np.ones(SEATS * OUTPUTS, dtype=np.float32), np.zeros(SEATS * OUTPUTS, dtype=np.float32)
    scale[LEAD::OUTPUTS] = data.lead_scale
    scale[POINTS::OUTPUTS], start[POINTS::OUTPUTS] = data.points_scale, data.points_mean
    return scale, start


def report(torch: Any, model: Model, data: Tensors) -> Report:
    """How well the network judges the games kept aside."""
    aside = data.aside
    with torch.no_grad():
        parts = [data.says(model, part) for part in aside.split(1 << 14)]
        said, wanted = (torch.cat(part) for part in zip(*parts, strict=True))
        target = data.loss_of(said, wanted, aside).item()
        inclined, tried = data.inclined(wanted, aside)
        agrees = (inclined.masked_fill(tried == 0, -1e9).argmax(1) == tried.argmax(1)).float().mean().item()
        logs, seats = data.chances(said, aside), data.seats[aside]
        loss, search_loss = (-(ends[aside] * logs).sum(1).mean().item() for ends in (data.won, data.hoped))
        unknowing = seats.sum(1).float().log().mean().item()
        lead = ((said[:, LEAD] - data.leads[aside][:, 0]).abs().mean() * data.lead_scale).item()
        mine, truth = logs[:, 0].exp().cpu().numpy(), data.won[aside][:, 0].cpu().numpy()
    tenths = np.minimum((mine * 10).astype(int), 9)
    found = [(tenths == t) for t in range(10)]
    picture = [(float(mine[f].mean()), float(truth[f].mean()), int(f.sum())) for f in found if f.any()]
    return Report(len(data.rows), target, loss, search_loss, unknowing, lead, agrees, picture)
