"""The examples of docs/api.md, and of the package's own front page, are true."""

import doctest
from pathlib import Path

import scherzo
from tests.conformance.lineups import whole_games

PAGE = Path(__file__).parents[2] / "docs" / "api.md"


@whole_games
def test_the_examples_of_the_api_page_are_true() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert result.failed == 0
    assert result.attempted > 15


def test_the_example_of_the_front_page_is_true() -> None:
    result = doctest.testmod(scherzo)
    assert (result.failed, result.attempted) == (0, 2)
