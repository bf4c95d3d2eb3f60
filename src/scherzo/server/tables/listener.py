"""A listener: one connection that is told what happens at a table, by WebSocket or server-sent events.

Small messages queue; of the state only the latest counts. So a slow reader gets fewer states, never old ones, and
delays nobody.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from scherzo.server.messages.coding import encode
from scherzo.server.messages.fields import StatesWanted
from scherzo.server.messages.state import State

MOST = 256
"""A reader that has left so many small messages unread is let go."""


class Heard(NamedTuple):
    """What a connection is to be told now: small messages, then the state if there is a new one."""

    messages: list[bytes]
    state: bytes | None


class Listener:
    """What one connection has still to be told."""

    def __init__(
        self,
        viewer: int,
        state: Callable[["Listener"], bytes | None],
        new_lines_only: bool,
        known: int,
        states: StatesWanted = "whole",
    ) -> None:
        """`state` makes the message with the state when it is wanted, `known` is the last move whose lines it has read.

        One that wants changes only, or parts of what has changed, is told a whole state first.
        """
        self.viewer = viewer
        self.lost = False
        self.changes_only, self.in_parts = states != "whole", states == "parts"
        self.new_lines_only = new_lines_only or self.changes_only
        self.seen: State | None = None  # what the next changes are told of
        self.log_after = known if self.new_lines_only else -1
        self.number = 0  # of the latest state it was given
        self._state = state
        self._messages: deque[bytes] = deque()
        self._state_due = False
        self._wake = asyncio.Event()

    def tell(self, message: msgspec.Struct | bytes) -> None:
        """Queues a small message."""
        if len(self._messages) >= MOST:
            self.lost = True
        else:
            self._messages.append(message if isinstance(message, bytes) else encode(message))
        self._wake.set()

    def show(self) -> None:
        """Says that there is a new state to be seen."""
        self._state_due = True
        self._wake.set()

    def forget_lines_after(self, move: int) -> None:
        """Moves after this one were taken back: what was told of them no longer counts."""
        self.log_after = min(self.log_after, move)

    def let_go(self) -> None:
        """Ends the connection after what is queued."""
        self.lost = True
        self._wake.set()

    async def heard(self) -> Heard:
        """Waits for something to tell and gives all of it: acknowledgements before the state that shows them."""
        await self._wake.wait()
        self._wake.clear()
        messages = list(self._messages)
        self._messages.clear()
        state = self._state(self) if self._state_due else None
        self._state_due = False
        return Heard(messages, state)
