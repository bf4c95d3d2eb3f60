"""Chunks: what is kept of some games that were played one after the other, small enough to be sent from afar."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from scherzo.core.errors import BadInput, ScherzoError
from scherzo.core.layout import Array
from scherzo.lab.batch import QUICK, Batch, Setting, play_batch
from scherzo.lab.check import Checked, check
from scherzo.lab.gpu import play_batch_on_gpu
from scherzo.lab.taped import play_taped_batch
from scherzo.lab.usage import Counted, Counts
from scherzo.lab.with_bots import play_with_bots

BATCH = 1024
"""Games of a chunk with quick bots: enough to be worth a worker's while, few enough for a smooth progress bar."""
TAPED_BATCH = 128
"""Games of a chunk where all that is told is kept until it is counted: a few megabytes."""
GPU_BATCH = 1 << 17
"""Games of a chunk on a GPU: enough for all its threads; their tables take up to 1.2 gigabytes."""


class RulesBroke(ScherzoError):
    """A game came to something the rules must never come to; it says which game, so that it can be repeated."""


@dataclass(frozen=True)
class Wanted:
    """What is to be found out about games besides their results, each at a cost of time, and where they are played."""

    checking: bool = False
    counting: bool = False  # what is used
    watching: bool = False  # how everybody stands after each decision
    on_gpu: bool = False


@dataclass(frozen=True)
class Chunk:
    """Games that were played: row i belongs to game number first + i."""

    first: int
    sheets: Array
    lengths: Array
    used: Array
    tallies: dict[str, Array]
    counted: Counted | None
    checked: Checked | None
    courses: Sequence[Array]


def chunk_size(bots: Sequence[str], wanted: Wanted) -> int:
    """How many games to play in one chunk; refuses what a GPU cannot do."""
    if wanted.on_gpu:
        refuse_for_gpu(bots, wanted)
        return GPU_BATCH
    if any(bot not in QUICK for bot in bots):
        return 1
    return TAPED_BATCH if wanted.counting or wanted.watching else BATCH


def refuse_for_gpu(bots: Sequence[str], wanted: Wanted) -> None:
    """On a GPU only whole games are played, by bots that are part of the compiled rules."""
    for bot in bots:
        if bot not in QUICK:
            raise BadInput(f"A GPU plays {' and '.join(QUICK)} bots, not '{bot}': choose these, or leave --gpu out.")
    if wanted.counting or wanted.watching:
        raise BadInput("A GPU tells how games end, not what happens within them: leave --gpu out to count that.")


def play_chunk(at: Setting, bots: Sequence[str], wanted: Wanted, first: int, count: int) -> Chunk:
    """Plays games number `first` to `first + count - 1` and keeps what is wanted of them."""
    batch = played(at, bots, wanted, first, count)
    if batch.trouble:
        raise RulesBroke(f"{batch.trouble} Please report it, with this command.")
    checked = Checked() if wanted.checking else None
    if checked is not None:
        check(at, bots, batch, checked)
    counted = Counts(at).count(batch) if wanted.counting else None
    counts = at.game.tallies(at.boxes[0], batch.tables)
    tallies = {name: np.asarray(of_games, dtype=float) for name, of_games in counts.items()}
    return Chunk(first, batch.sheets, batch.lengths, batch.used, tallies, counted, checked, batch.courses)


def played(at: Setting, bots: Sequence[str], wanted: Wanted, first: int, count: int) -> Batch:
    """The games, played in the quickest way that gives what is wanted."""
    quick = [QUICK[bot] for bot in bots if bot in QUICK]
    if len(quick) < len(bots):
        return play_with_bots(at, bots, first, count, wanted.counting, wanted.watching)
    if wanted.counting or wanted.watching:
        return play_taped_batch(at, quick, first, count, wanted.watching)
    play = play_batch_on_gpu if wanted.on_gpu else play_batch
    return play(at, quick, first, count, noting=wanted.checking)
