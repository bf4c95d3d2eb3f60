"""Chance: keyed, unbiased, in streams that do not disturb each other."""

import math

from scherzo.core.chance import any_word, below, draw, generator, number_game, siphash, word
from scherzo.core.layout import Array, field, i2, records
from scherzo.core.rule import INTERPRETED
from scherzo.core.table import DRAW, Head

MANY = 2_000 if INTERPRETED else 200_000


class Table(Head):
    """A table of no game."""

    tape: Array = field(i2, 7, 8)


def fresh(k0: int = 1, k1: int = 2, taping: int = 0):
    tables = records(Table)
    tables[0].secret[:] = (k0, k1)
    tables[0].taping = taping
    return tables[0]


def test_siphash_meets_the_published_vector_for_sixteen_bytes() -> None:
    """Key 00..0f, message 00..0f: 3f2acc7f57c29bdb."""
    low, high = word(0x0706050403020100), word(0x0F0E0D0C0B0A0908)
    assert int(siphash(low, high, low, high)) == 0x3F2ACC7F57C29BDB


def test_draws_of_one_stream_do_not_shift_those_of_another() -> None:
    plain, busy = fresh(), fresh()
    for _ in range(5):
        draw(busy, 3, 10)
    assert [draw(plain, 1, 1000) for _ in range(20)] == [draw(busy, 1, 1000) for _ in range(20)]


def test_another_secret_gives_other_draws() -> None:
    one, other = fresh(1, 2), fresh(1, 3)
    assert [draw(one, 0, 100) for _ in range(12)] != [draw(other, 0, 100) for _ in range(12)]


def test_draws_are_even() -> None:
    table, counts = fresh(), [0] * 7
    for _ in range(MANY):
        counts[draw(table, 0, 7)] += 1
    expected = MANY / 7
    chi2 = sum((c - expected) ** 2 / expected for c in counts)
    assert chi2 < 27.9, "above the 99.99 % point of chi-square with 6 degrees"


def test_every_draw_is_told_for_the_check_after_the_game() -> None:
    table = fresh(taping=1)
    results = [draw(table, 2, 50) for _ in range(3)]
    told = table.tape[: int(table.told)].tolist()
    assert [(row[0], row[1]) for row in told] == [(0, DRAW)] * 3
    assert [tuple(row[2:6]) for row in told] == [(2, n, 50, r) for n, r in enumerate(results)]


def test_the_cheap_generator_is_even_and_repeats_from_its_seed() -> None:
    rng, again = generator(5), generator(5)
    assert [int(any_word(rng)) for _ in range(9)] == [int(any_word(again)) for _ in range(9)]
    counts = [0] * 10
    for _ in range(MANY):
        counts[below(rng, 10)] += 1
    assert all(abs(c - MANY / 10) < 5 * math.sqrt(MANY / 10) for c in counts)


def test_every_numbered_game_has_its_own_key_and_its_own_random_choices() -> None:
    begun = []
    for number in (0, 1, 2, 1 << 40):
        table, rng = fresh(2**64 - 1, 2**63), generator(0)
        number_game(table, rng, number)
        begun.append((*(int(half) for half in table.secret), int(rng[0])))
    assert begun[0] == (2**64 - 1, 2**63, 2**64 - 1)
    assert begun[1] == (2**64 - 1, 2**63 + 1, 0x9E3779B97F4A7C15 - 1)
    assert len({secret for _, secret, _ in begun}) == len({start for *_, start in begun}) == 4
