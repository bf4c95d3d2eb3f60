"""A log that does not repeat itself: what is said again and again is said once a minute, with how often it was."""

import logging
import time

PAUSE_S = 60.0
MOST_REMEMBERED = 500
LOGGERS = ("scherzo.server", "uvicorn.error", "asyncio")


class Quiet(logging.Filter):
    """Lets the same line through once a minute."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[tuple[str, str], tuple[float, int]] = {}  # when it was last said, and how often since

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is to be written; it then tells how often it was not."""
        key = (record.name, record.getMessage()[:300])
        at, unsaid = self._said.get(key, (-PAUSE_S, 0))
        if time.monotonic() - at < PAUSE_S:
            self._said[key] = (at, unsaid + 1)
            return False
        if len(self._said) >= MOST_REMEMBERED:
            self._said.clear()
        self._said[key] = (time.monotonic(), 0)
        if unsaid:
            record.msg = f"{record.msg} (and {unsaid} times before)"
        return True


def keep_quiet() -> None:
    """Lets the server's loggers repeat nothing."""
    for name in LOGGERS:
        logger = logging.getLogger(name)
        if not any(isinstance(known, Quiet) for known in logger.filters):
            logger.addFilter(Quiet())
