"""The same tests against a SQLite file and, where its binaries are installed, against a real PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.server.servers import BINARIES, Server, postgres

HERE = Path(__file__).parent
needs_postgres = pytest.mark.skipif(not BINARIES, reason="PostgreSQL is not installed")
BOTH = ["sqlite", pytest.param("postgres", marks=needs_postgres)]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A failed test gets a second try where servers run in processes; the summary names it. Under a debugger, none."""
    for item in items:
        names = vars(item.module) if isinstance(item, pytest.Function) and item.path.parent == HERE else {}
        spoken_for = config.option.usepdb or item.get_closest_marker("flaky")
        if ("Server" in names or "subprocess" in names) and not spoken_for:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    with postgres() as running:
        yield running.address


@pytest.fixture(scope="session", params=BOTH)
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """An empty database that the tests of a session share."""
    return new_database(request, request.param, tmp_path_factory.mktemp("tables"))


@pytest.fixture(params=BOTH)
def own_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database for one test."""
    return new_database(request, request.param, tmp_path)


def new_database(request: pytest.FixtureRequest, kind: str, folder: Path) -> str:
    if kind == "sqlite":
        return str(folder / "tables.db")
    address: str = request.getfixturevalue("postgres_address")
    name = f"t{folder.name.replace('-', '_').replace('[', '_').replace(']', '_').lower()[:40]}_{id(request) % 10**8}"
    with psycopg.connect(address, autocommit=True) as line:
        line.execute(f"CREATE DATABASE {name}".encode())
    return address.rsplit("/", 1)[0] + f"/{name}"


@pytest.fixture(scope="session")
def server(database: str) -> Iterator[Server]:
    """A server that the tests of a session share, with limits that do not stand in their way."""
    running = Server(database).wait()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for tests in which the database does not matter."""
    running = Server(str(tmp_path_factory.mktemp("tables") / "tables.db")).wait()
    yield running
    running.stop()
