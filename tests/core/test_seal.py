"""The seal: shown before, opened after."""

import pytest

from scherzo.core.errors import BadInput
from scherzo.core.seal import key, new_seed, seal


def test_a_seal_belongs_to_one_seed() -> None:
    assert seal("a") == seal("a") != seal("b")
    assert len(seal("a")) == 64


def test_the_seal_does_not_give_the_key_away() -> None:
    low, high = key("a")
    assert f"{low:016x}" not in seal("a")
    assert f"{high:016x}" not in seal("a")
    assert 0 <= low < 1 << 64
    assert key("a") != key("b")


def test_new_seeds_are_long_and_all_different() -> None:
    seeds = {new_seed() for _ in range(1000)}
    assert len(seeds) == 1000
    assert all(len(seed) == 32 for seed in seeds)


@pytest.mark.parametrize("seed", ["", " ", " 7", "7 ", "\t7", "a\nb", "7\n", "a\u2028b", "\udcff"])
def test_a_seed_that_a_record_could_not_give_back_is_refused(seed: str) -> None:
    for made in (seal, key):
        with pytest.raises(BadInput, match="Give another one"):
            made(seed)


@pytest.mark.parametrize("seed", ["7", "two words", "für Elise", "[/x]", "a" * 500])
def test_any_other_line_of_text_is_a_seed(seed: str) -> None:
    assert seal(seed)
