"""The page about the laboratory: its examples run, and its tables are those of the observations."""

import re
import warnings
from pathlib import Path

import pytest

from scherzo.envs.observations import parts_of
from scherzo.games import NAMES, game

PAGE = (Path(__file__).parents[2] / "docs" / "laboratory.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_the_examples_run(example: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        exec(compile(example, "laboratory.md", "exec"), {})


@pytest.mark.parametrize("name", NAMES)
def test_all_parts_of_observations_are_described(name: str) -> None:
    rows = "".join(f"| {part.start}:{part.stop} | {part.name} | {part.text} |\n" for part in parts_of(game(name)))
    assert f"**{game(name).title}** ([`features.py`]" in PAGE
    assert rows in PAGE
