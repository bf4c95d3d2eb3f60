"""The network as PyTorch learns it, and how its weights come to the kernel that runs it.

What is hidden from a seat may say what a position is worth, never what the seat should choose: some units of the first
layer are given only what is not hidden, and only they speak of the options.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from scherzo.bots.network import OUTPUTS, SEATS, Layers
from scherzo.bots.weights import Sizes, decision_part
from scherzo.core.errors import BadInput
from scherzo.core.features import Feature, width_of
from scherzo.core.layout import Array
from scherzo.core.table import MENU


def torch_or_refuse() -> Any:
    """PyTorch; whoever has none is told how to get it."""
    try:
        import torch
    except ImportError:
        raise BadInput('Learning needs PyTorch, which is not installed: pip install "scherzo[train]".') from None
    return torch


def sizes_for(features: Sequence[Feature], hidden: tuple[int, int]) -> Sizes:
    """The widths for a game; where something is hidden, a quarter of the first layer does not speak of the options."""
    first, second = hidden
    visible = first * 3 // 4 if any(feature.hidden for feature in features) else first
    return Sizes(width_of(features), first, visible, second, second, decision_part(features)[1])


class Model:
    """A network that learns."""

    def __init__(self, torch: Any, features: Sequence[Feature], sizes: Sizes, device: Any) -> None:
        linear = torch.nn.Linear
        options = linear(sizes.leaning, sizes.kinds * MENU)
        torch.nn.init.zeros_(
            options.weight
        )  # of options that never come nothing is learnt: zeros take no room in a file
        torch.nn.init.zeros_(options.bias)
        parts = {
            "first": linear(sizes.features, sizes.first),
            "second": linear(sizes.first, sizes.second),
            "seats": linear(sizes.second, SEATS * OUTPUTS),
            "leaning": linear(sizes.visible, sizes.leaning),
            "options": options,
        }
        self.torch, self.sizes = torch, sizes
        self.parts = torch.nn.ModuleDict(parts).to(device)
        known = np.concatenate([np.full(feature.width, not feature.hidden) for feature in features])
        given = np.ones((sizes.first, sizes.features), dtype=np.float32)
        given[: sizes.visible] = known
        self.given = torch.from_numpy(given).to(device)
        """Which features each unit of the first layer is given."""

    def says(self, rows: Any) -> tuple[Any, Any]:
        """What it says of the seats, and how it leans: what `wants` reads; hidden values are cut to 0 to 1."""
        parts, functional = self.parts, self.torch.nn.functional
        first = functional.linear(rows, parts["first"].weight * self.given, parts["first"].bias).clamp(0.0, 1.0)
        seats = parts["seats"](parts["second"](first).clamp(0.0, 1.0))
        return seats, parts["leaning"](first[:, : self.sizes.visible]).clamp(0.0, 1.0)

    def wants(self, leaning: Any, kinds: Any) -> Any:
        """Its numbers for the options of decisions of these kinds."""
        options = self.parts["options"](leaning).view(len(leaning), self.sizes.kinds, MENU)
        return options[self.torch.arange(len(leaning), device=leaning.device), kinds]

    def layers(self, scale: Array, start: Array) -> Layers:
        """The weights as the kernel takes them; by output of the seats: what its unit is, and where it starts."""
        found: dict[str, Array] = {}
        for name, layer in self.parts.items():
            found[name] = layer.weight.detach().cpu().numpy().T.copy()
            found[f"{name}_start"] = layer.bias.detach().cpu().numpy().copy()
        found["first"] *= self.given.cpu().numpy().T
        found["seats"], found["seats_start"] = found["seats"] * scale, found["seats_start"] * scale + start
        found["options"] = found["options"].T  # by option: the kernel computes those of a menu only
        return Layers(**{name: np.ascontiguousarray(layer, dtype=np.float32) for name, layer in found.items()})
