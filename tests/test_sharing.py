"""Tests that share what takes long to make run in the same worker, and no long group is left for the end."""

from types import SimpleNamespace
from typing import Any, cast

import pytest
from xdist.remote import Producer

from scherzo.games import NAMES
from tests.conftest import LONGEST_FIRST, TESTS, Groups, group

BELONG = {
    "tests/page/test_start.py::test_one": "test_start",
    "tests/games/symphony/test_order.py::test_one": "symphony",
    "tests/core/test_tape.py::test_one": "core",
    "tests/conformance/test_moves.py::test_one[symphony-2]": "symphony",
    "tests/page/test_looks.py::test_one[symphony]": "test_looks",
    "tests/conformance/test_moves.py::test_one[symphony-no-9-2]": "symphony-no-9",
    "tests/server/test_music.py::test_one[symphony]": "server",
    "tests/games/symphony_no_9/test_words.py::test_one": "symphony-no-9",
    "tests/page/test_start.py::test_other": "test_start",
    "tests/core/test_seal.py::test_one": "core",
}
TOLD = list(BELONG)


class Node:
    """A worker that notes what it is given to do, and does it at once."""

    def __init__(self, name: str) -> None:
        self.gateway = SimpleNamespace(id=name, spec=None)
        self.shutting_down = False
        self.given: list[int] = []

    def send_runtest_some(self, indices: list[int]) -> None:
        self.given += indices

    def shutdown(self) -> None:
        self.shutting_down = True


def test_groups_stay_together_and_long_ones_come_first(pytestconfig: pytest.Config) -> None:
    options = {"numprocesses": 2, "tx": ["2*popen"], "loadscopereorder": True}
    config = cast(Any, SimpleNamespace(getvalue=options.get, option=SimpleNamespace(**options)))
    shared = Groups(config, Producer("test", enabled=False))
    nodes: list[Any] = [Node("one"), Node("other")]
    for node in nodes:
        shared.add_node(node)
        shared.add_node_collection(node, TOLD)
    shared.schedule()
    done = 0
    while any(len(node.given) > done for node in nodes):
        for node in nodes:
            if len(node.given) > done:
                shared.mark_test_complete(node, node.given[done])
        done += 1
    given = [[group(TOLD[at]) for at in node.given] for node in nodes]
    assert sorted(at for node in nodes for at in node.given) == list(range(len(TOLD)))
    assert not set(given[0]) & set(given[1]), "a group is done by one worker"
    for groups in given:
        assert len(set(groups)) == sum(a != b for a, b in zip(["", *groups], groups, strict=False)), "and in one go"
    assert (given[0][0], given[1][0]) == ("symphony", "server")


def test_a_test_belongs_to_its_game_server_folder_or_file() -> None:
    assert {told: group(told) for told in TOLD} == BELONG


@pytest.mark.parametrize("name", LONGEST_FIRST)
def test_long_groups_are_there(name: str) -> None:
    folders = {path.name for path in TESTS.iterdir() if path.is_dir()}
    assert name in {*NAMES, *folders, *(path.stem for path in (TESTS / "page").glob("test_*.py"))}
