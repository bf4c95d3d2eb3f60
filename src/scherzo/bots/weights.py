"""What a network has learnt, on disk: the weights of its layers, and what game they were learnt for.

A game's own weights lie in its folder as `brain/weights.npz`, with the version of the rules, a hash of the components
and of the features, the numbers of players for which it judges better than playing out, and the options that were met
while learning. Where any of that is different the network does not fit, and the bots play positions out instead.
"""

import hashlib
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from scherzo.bots.network import OUTPUTS, SEATS, Layers
from scherzo.core.components import load, packaged_fingerprint
from scherzo.core.errors import BadInput
from scherzo.core.features import Feature, width_of
from scherzo.core.game import Game
from scherzo.core.layout import Array, Records
from scherzo.core.table import MENU

FILE = "brain/weights.npz"
"""Where a game's own weights lie in its folder."""


class About(msgspec.Struct, frozen=True):
    """What a network was learnt for."""

    game: str
    rules_version: int
    components: str  # hash of the component values
    features: str  # hash of what the network looks at
    players: tuple[int, ...]  # the numbers of players for which it is used
    options: dict[str, tuple[str, ...]]  # the values met, by option


@dataclass(frozen=True, eq=False)
class Network:
    """A network with its weights."""

    layers: Layers
    about: About


class Sizes(NamedTuple):
    """How wide the layers of a network are."""

    features: int
    first: int
    visible: int  # so many units of the first layer are given no hidden features
    second: int
    leaning: int
    kinds: int  # of decision


def blank(sizes: Sizes) -> Layers:
    """Layers of those widths, all zero."""
    found: list[Array] = []
    for given, width in (
        (sizes.features, sizes.first),
        (sizes.first, sizes.second),
        (sizes.second, SEATS * OUTPUTS),
        (sizes.visible, sizes.leaning),
    ):
        found += [np.zeros((given, width), dtype=np.float32), np.zeros(width, dtype=np.float32)]
    options = sizes.kinds * MENU
    found += [np.zeros((options, sizes.leaning), dtype=np.float32), np.zeros(options, dtype=np.float32)]
    return Layers(*found)


def decision_part(features: Sequence[Feature]) -> tuple[int, int]:
    """Where a row says what kind of decision is asked, and how many kinds there are."""
    at = 0
    for feature in features:
        if feature.name == "decision":
            return at, feature.width
        at += feature.width
    return 0, 0


NO_LAYERS = blank(Sizes(0, 0, 0, 0, 0, 0))
"""What the kernel is given where there is no network."""


def about(game: Game, players: Sequence[int], options: Mapping[str, Sequence[str]]) -> About:
    """What a network is learnt for that meets these numbers of players and options, with the game's own components."""
    met = {key: tuple(values) for key, values in options.items()}
    return About(game.name, game.rules_version, packaged_fingerprint(game), features_hash(game), tuple(players), met)


def features_hash(game: Game) -> str:
    """A hash of the parts of the row that a game's `look` writes."""
    parts = "".join(f"{feature.name} {feature.width}\n" for feature in game.features)
    return hashlib.sha256(parts.encode()).hexdigest()[:16]


def save(path: Path, network: Network) -> None:
    """Writes a network, its weights as half as many bytes as they are computed with."""
    kept: dict[str, Any] = {name: layer.astype(np.float16) for name, layer in network.layers._asdict().items()}
    kept["about"] = np.frombuffer(msgspec.json.encode(network.about), dtype=np.uint8)
    held = io.BytesIO()
    np.savez_compressed(held, **kept)
    path.write_bytes(held.getvalue())


def read(path: Path) -> Network:
    """Reads a network."""
    try:
        with np.load(path) as kept:
            layers = Layers(*(np.ascontiguousarray(kept[name], dtype=np.float32) for name in Layers._fields))
            return Network(layers, msgspec.json.decode(kept["about"].tobytes(), type=About))
    except (OSError, ValueError, KeyError, msgspec.DecodeError):
        raise BadInput(f"{path} holds no weights of a network.") from None


@cache
def own_network(game: Game) -> Network | None:
    """The network in a game's folder; none if it was learnt for other rules, components or features."""
    path = game.folder / FILE
    if not path.is_file():
        return None
    found = read(path)
    known = found.about
    wanted = about(game, known.players, known.options)
    return found if known == wanted and found.layers.first.shape[0] == width_of(game.features) else None


def fitting(game: Game, boxes: Records) -> Network | None:
    """A game's own network, if it has learnt to play with what lies in this box."""
    found = own_network(game)
    if found is None or not fits(found, game, boxes[0].tobytes()):
        return None
    return found


@cache
def fits(network: Network, game: Game, box: bytes) -> bool:
    """Whether a box could be one of those met while learning, judged byte by byte.

    Every byte must be as in the box of the game's own components with one of the options met, the others as usual.
    """
    return any((met == np.frombuffer(box, dtype=np.uint8)).any(axis=0).all() for met in boxes_met(network, game))


@cache
def boxes_met(network: Network, game: Game) -> list[Array]:
    """For each number of players the boxes met while learning, one for each value of an option, as rows of bytes."""
    components: Any = load(game)
    known, found = network.about, []
    for players in known.players:
        boxes = [game.build_box(components, players, {})]
        for key, values in known.options.items():
            for value in values:
                try:
                    game.check_options(players, {key: value})
                except BadInput:
                    continue
                boxes.append(game.build_box(components, players, {key: value}))
        found.append(np.stack([np.frombuffer(box.tobytes(), dtype=np.uint8) for box in boxes]))
    return found
