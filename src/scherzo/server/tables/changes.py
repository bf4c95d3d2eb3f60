"""States as differences: what has changed since the state that a listener was told before."""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any

from msgspec import Raw, Struct

from scherzo.server.messages.coding import encode
from scherzo.server.messages.events import Changes, StateMessage
from scherzo.server.messages.state import State
from scherzo.server.tables.listener import Listener

LOG = ("log", "log_from")
"""Always told: a state of a listener who is told changes holds new lines only."""
FIELDS = tuple(name for name in State.__struct_fields__ if name not in (*LOG, "view"))


def told_to(listener: Listener, now: State) -> bytes:
    """The message for a listener who wants changes only: the whole state if there was none before."""
    before, listener.seen = listener.seen, now
    if before is None:
        return encode(StateMessage(Raw(encode(now))))
    return encode(changes(before, now, listener.in_parts))


def changes(before: State, now: State, in_parts: bool) -> Changes:
    """What must be told to somebody who knows the state before."""
    changed = changed_fields(FIELDS, before, now)
    changed["log"], changed["log_from"] = now.log, now.log_from
    view = changed_fields(now.view.__struct_fields__, before.view, now.view)
    return Changes(changed, view, changed_parts(before.view, view) if in_parts else {})


def changed_parts(before: Struct, changed: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Takes lists of which at most half has changed out of what has changed of a view, and gives that half instead."""
    found: dict[str, dict[str, Any]] = {}
    for name, new in list(changed.items()):
        old = getattr(before, name)
        if isinstance(new, tuple) and isinstance(old, tuple) and len(new) == len(old) > 1:
            parts = {str(at): part for at, part in enumerate(new) if part is not old[at] and part != old[at]}
            if 2 * len(parts) <= len(new):
                found[name] = parts
                del changed[name]
    return found


def changed_fields(names: tuple[str, ...], before: Struct, now: Struct) -> dict[str, Any]:
    """The fields that are not the same. Parts that did not change are mostly the same objects: that is quickly seen."""
    values = values_of(names)
    return {
        name: new
        for name, new, old in zip(names, values(now), values(before), strict=True)
        if new is not old and new != old
    }


@cache
def values_of(names: tuple[str, ...]) -> Callable[[Struct], tuple[Any, ...]]:
    """Reads several fields at once."""
    return attrgetter(*names) if len(names) > 1 else lambda one: tuple(getattr(one, name) for name in names)
