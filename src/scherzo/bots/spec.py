"""Bot specs: how a bot is written down, `search(iterations=2000, threads=2)`, and read back."""

import re
from math import isfinite

import msgspec

from scherzo.core.errors import BadInput

CALL = re.compile(r"^([a-z][a-z0-9 _-]*?)\s*(?:\(([^()]*)\))?$")


class Search(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The parameters of a search. It ends with its iterations or its seconds, whichever is over first."""

    iterations: int = 0  # worlds to think in, over all threads; 0 = as many as the time allows
    seconds: float = 0.0  # time to think; 0 = as long as the iterations take
    threads: int = 1
    temperature: float = 0.0  # 0 = the best choice; else softmax over the values: 0.1 takes worse ones now and then
    exploration: float = 0.6  # how curious the tree is; with a network this and `trust` are as learnt for all games
    trust: float = 0.3  # how much of the curiosity follows the brain
    wander: float = 0.1  # share of random choices behind the tree
    horizon: int = 0  # decisions of all players that are played behind the tree; 0 = to the end of the game
    margin: float = 0.7  # weight of the lead in the reward; the rest is winning
    ear: float = 0.0  # weight of the network where there is one that fits: 0 = play out only, 1 = the network alone
    ahead: int = 0  # with the network alone: decisions played behind the tree before it judges


class Call(msgspec.Struct, frozen=True):
    """A spec taken apart: a name and what stands in its brackets."""

    name: str
    arguments: tuple[str, ...] = ()


def taken_apart(spec: str) -> Call:
    """Reads `name` or `name(argument, key=value)`; upper case, `_` and `-` are read as plain words."""
    match = CALL.match(spec.strip().lower())
    if not match:
        raise BadInput(f"'{spec}' is not a bot. Write a name, or a name with brackets: search(seconds=1).")
    inside = (match[2] or "").strip()
    arguments = tuple(part.strip() for part in inside.split(",")) if inside else ()
    return Call(match[1].replace("_", " ").replace("-", " "), arguments)


def search_parameters(spec: str, arguments: tuple[str, ...], learnt: Search) -> Search:
    """The parameters of `search(...)`: those given, the others as learnt for the game."""
    given: dict[str, str] = {}
    for argument in arguments:
        key, equals, value = (part.strip() for part in argument.partition("="))
        if not equals or key not in Search.__struct_fields__:
            keys = ", ".join(Search.__struct_fields__)
            raise BadInput(f"'{argument}' in '{spec}' is not key=value with one of these keys: {keys}.")
        if key in given:
            raise BadInput(f"'{spec}' gives {key} twice. Give it once.")
        given[key] = value
    try:
        read = msgspec.convert({**msgspec.to_builtins(learnt), **given}, Search, strict=False)
    except msgspec.ValidationError as error:
        raise BadInput(f"A value in '{spec}' cannot be used: {error}.") from None
    check(spec, read)
    return read


def written(search: Search, learnt: Search) -> str:
    """The spec of a search: what is not as learnt for the game."""
    own = {
        key: getattr(search, key) for key in Search.__struct_fields__ if getattr(search, key) != getattr(learnt, key)
    }
    return f"search({', '.join(f'{key}={value:.15g}' for key, value in own.items())})"


def check(spec: str, search: Search) -> None:
    """Refuses searches without an end and values that mean nothing."""
    for key in Search.__struct_fields__:
        if not isfinite(getattr(search, key)):
            raise BadInput(f"'{spec}': {key} must be a number.")
    if search.iterations <= 0 and search.seconds <= 0:
        raise BadInput(f"'{spec}' has no end: give iterations, seconds or both, such as search(seconds=1).")
    if search.iterations < 0 or search.seconds < 0:
        raise BadInput(f"'{spec}': iterations and seconds cannot be negative.")
    if not 1 <= search.threads <= 256:
        raise BadInput(f"'{spec}': threads must be from 1 to 256.")
    for key in ("temperature", "exploration", "horizon", "ahead"):
        if getattr(search, key) < 0:
            raise BadInput(f"'{spec}': {key} cannot be negative.")
    for key in ("trust", "wander", "margin", "ear"):
        if not 0 <= getattr(search, key) <= 1:
            raise BadInput(f"'{spec}': {key} is a share, from 0 to 1.")
