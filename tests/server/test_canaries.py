"""No byte sent to a seat or a spectator depends on what is hidden from them, in any game."""

from collections.abc import Iterator

import pytest

from scherzo.games import NAMES
from tests.server.canaries import canaries
from tests.server.servers import Server

pytestmark = pytest.mark.flaky(reruns=0)  # a secret that is sent once in many games is sent


@pytest.fixture(scope="module")
def all_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that plays every game."""
    running = Server(str(tmp_path_factory.mktemp("tables") / "tables.db"), SCHERZO_GAMES=",".join(NAMES)).wait()
    yield running
    running.stop()


@pytest.mark.parametrize(
    ("name", "players"), [("musical-chairs", 3), ("symphony-no-9", 3), ("symphony", 3), ("philharmonix", 2)]
)
def test_no_secret_appears_in_any_byte_that_others_are_sent(all_games: Server, name: str, players: int) -> None:
    found = canaries(all_games, name, players)
    assert (found.names > 0) == (name == "musical-chairs")
    assert (found.worlds > 0) == (name != "philharmonix")  # there, only what chance will bring is hidden
