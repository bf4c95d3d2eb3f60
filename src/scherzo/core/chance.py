"""Chance is a keyed function, not a generator.

Draw number n of stream s is a SipHash-2-4 of (s, n) under the table's 128-bit secret; the table keeps only the
secret and how many draws each stream has given. Nothing in the table lies in the future, a draw in one stream
shifts none in another, and whoever learns the secret after the game can check every draw.

Bots and random play have no part in it: they use the cheap generator below, whose state is an array of one number.
"""

from collections.abc import Callable
from typing import cast

import numpy as np

from scherzo.core.layout import Array
from scherzo.core.rule import INTERPRETED, rule
from scherzo.core.table import DRAW, Head, tell

# In compiled code a word is a uint64 that wraps by itself; interpreted it is a Python int cut to 64 bits.
word: Callable[[int], int] = int if INTERPRETED else cast("Callable[[int], int]", np.uint64)
# Back to an ordinary number: compiled code makes a float of one that meets a word.
plain: Callable[[int], int] = int if INTERPRETED else cast("Callable[[int], int]", np.int64)
ALL = word(0xFFFFFFFFFFFFFFFF)
FINAL = word(0xFF)
LENGTH = word(16 << 56)
V0, V1 = word(0x736F6D6570736575), word(0x646F72616E646F6D)
V2, V3 = word(0x6C7967656E657261), word(0x7465646279746573)
S13, S16, S17, S21, S32, S43, S47, S48, S51 = (word(s) for s in (13, 16, 17, 21, 32, 43, 47, 48, 51))
S27, S30, S31 = (word(s) for s in (27, 30, 31))
GOLDEN, MIX1, MIX2 = word(0x9E3779B97F4A7C15), word(0xBF58476D1CE4E5B9), word(0x94D049BB133111EB)


@rule
def draw(table: Head, stream: int, bound: int) -> int:
    """The next draw of a stream: a number from 0 to bound - 1, all equally likely."""
    last = ALL - word(bound - 1)  # where the last whole row of `bound` values may begin
    while True:
        number = int(table.draws[stream])
        table.draws[stream] += 1
        value = siphash(word(table.secret[0]), word(table.secret[1]), word(stream), word(number))
        rest = value % word(bound)
        if value - rest <= last:  # else the value lies in a cut row at the end, which would favour small results
            tell(table, 0, DRAW, stream, number, bound, plain(rest), 0)
            return plain(rest)


@rule
def siphash(k0: int, k1: int, m0: int, m1: int) -> int:
    """SipHash-2-4 of the 16-byte message (m0, m1) under the key (k0, k1)."""
    v0, v1, v2, v3 = k0 ^ V0, k1 ^ V1, k0 ^ V2, k1 ^ V3
    for m in (m0, m1, LENGTH):
        v3 ^= m
        v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
        v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
        v0 ^= m
    v2 ^= FINAL
    for _ in range(4):
        v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
    return v0 ^ v1 ^ v2 ^ v3


@rule
def sip_round(v0: int, v1: int, v2: int, v3: int) -> tuple[int, int, int, int]:
    """One round of SipHash."""
    v0 = (v0 + v1) & ALL
    v2 = (v2 + v3) & ALL
    v1 = (((v1 << S13) | (v1 >> S51)) & ALL) ^ v0
    v3 = (((v3 << S16) | (v3 >> S48)) & ALL) ^ v2
    v0 = ((v0 << S32) | (v0 >> S32)) & ALL
    v2 = (v2 + v1) & ALL
    v0 = (v0 + v3) & ALL
    v1 = (((v1 << S17) | (v1 >> S47)) & ALL) ^ v2
    v3 = (((v3 << S21) | (v3 >> S43)) & ALL) ^ v0
    v2 = ((v2 << S32) | (v2 >> S32)) & ALL
    return v0, v1, v2, v3


def generator(seed: int) -> Array:
    """A cheap generator (SplitMix64) for bots and random play: an array of one number."""
    return np.array([seed & 0xFFFFFFFFFFFFFFFF], dtype=np.uint64)


@rule
def any_word(rng: Array) -> int:
    """The next 64 random bits of a cheap generator."""
    state = (word(rng[0]) + GOLDEN) & ALL
    rng[0] = state
    z = ((state ^ (state >> S30)) * MIX1) & ALL
    z = ((z ^ (z >> S27)) * MIX2) & ALL
    return z ^ (z >> S31)


@rule
def below(rng: Array, bound: int) -> int:
    """A number from 0 to bound - 1 from a cheap generator."""
    return plain(((any_word(rng) >> S32) * word(bound)) >> S32)


@rule
def number_game(table: Head, rng: Array, number: int) -> None:
    """Makes a table under a seed's secret that of game `number`, and its random choices start from there.

    Whoever plays numbered games begins them here: the same game in every batch, taped or not, on every device.
    """
    rng[0] = (word(table.secret[0]) + word(number) * GOLDEN) & ALL
    table.secret[1] = word(table.secret[1]) ^ word(number)


@rule
def new_secret(table: Head, rng: Array) -> None:
    """Gives an imagined table its own future: what the real one will draw is nobody's to know."""
    table.secret[0] = any_word(rng)
    table.secret[1] = any_word(rng)
