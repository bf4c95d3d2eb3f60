"""Letting others in: a server for its own machine begins to listen on its other addresses, when somebody there says so.

127.0.0.2 stands for the machine's address in the local network.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from scherzo.server import network
from tests.server.servers import PATIENCE_S, free_port
from tests.server.test_company import until

Start = Callable[..., int]
RUN = """
import sys
import time
from scherzo.server import network

def local_addresses():
    time.sleep(float(sys.argv[3]))
    return ("127.0.0.2",)

network.local_addresses = local_addresses
from scherzo.server.serve import serve
serve(sys.argv[1], int(sys.argv[2]))
"""


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    running = []

    def begin(host: str = "127.0.0.1", looks_for_s: float = 0, **settings: str) -> int:
        port = free_port()
        environment = {**os.environ, "SCHERZO_GAMES": "musical-chairs", **settings}
        environment["SCHERZO_DATABASE"] = str(tmp_path / "tables.db")
        running.append(
            subprocess.Popen([sys.executable, "-c", RUN, host, str(port), str(looks_for_s)], env=environment)
        )
        until(lambda: answers(f"http://127.0.0.1:{port}", "games"))
        return port

    yield begin
    for process in running:
        process.terminate()
        process.wait()


def answers(address: str, asked: str = "reach") -> bool:
    try:
        return get(f"{address}/api/{asked}").status_code == 200
    except httpx.TransportError:
        return False


def get(address: str, **headers: str) -> httpx.Response:
    return httpx.get(address, headers=headers, timeout=PATIENCE_S)


def post(address: str, **headers: str) -> httpx.Response:
    return httpx.post(address, headers=headers, timeout=PATIENCE_S)


def test_others_get_in_when_somebody_at_the_machine_lets_them(start: Start) -> None:
    port = start()
    here, there = f"http://127.0.0.1:{port}", f"http://127.0.0.2:{port}"
    said = get(f"{here}/api/reach").json()
    assert said == {"here": f"http://localhost:{port}", "addresses": [], "only_here": True, "may_open": True}
    assert not answers(there)
    opened = post(f"{here}/api/reach/open").json()
    assert opened["addresses"] == [there]
    assert not opened["only_here"]
    assert answers(there)
    assert post(f"{here}/api/reach/open").json() == opened, "a second time changes nothing"


def test_looking_for_the_machines_own_name_keeps_nobody_waiting(start: Start) -> None:
    """Where no name server answers, it takes seconds: then it is looked for once, while others are answered."""
    address = f"http://127.0.0.1:{start(looks_for_s=5)}"
    answered = 0
    with ThreadPoolExecutor(4) as threads, httpx.Client(base_url=address, timeout=PATIENCE_S) as other:
        asked = [threads.submit(answers, address) for _ in range(4)]
        while not any(one.done() for one in asked):
            answered += other.get("/api/games").status_code == 200
            time.sleep(0.1)
        assert all(one.result() for one in asked)
    assert answered > 3, "others would be answered once before and once after it"


def test_somebody_elsewhere_cannot_open_the_doors(start: Start) -> None:
    port = start()
    address = f"http://127.0.0.1:{port}"
    refused = post(f"{address}/api/reach/open", host=f"192.168.1.5:{port}")
    assert (refused.status_code, refused.json()["error"]) == (403, "not_here")
    assert not answers(f"http://127.0.0.2:{port}")


def test_a_server_for_the_public_says_its_name_and_lets_nobody_open_more(start: Start) -> None:
    port = start(SCHERZO_ORIGINS="https://play.example.org")
    said = get(f"http://127.0.0.1:{port}/api/reach").json()
    assert said["addresses"] == ["https://play.example.org"]
    assert (said["only_here"], said["may_open"]) == (False, False)
    assert post(f"http://127.0.0.1:{port}/api/reach/open").status_code == 403


def test_a_server_that_listens_everywhere_names_its_addresses(start: Start) -> None:
    port = start("127.0.0.1")
    assert network.origin("::1", port) == f"http://[::1]:{port}"
    assert all(network.is_in_a_network(host) for host in network.local_addresses())
    assert not network.is_in_a_network("127.0.0.1")
    assert not network.is_in_a_network("169.254.3.4")


def test_unknown_addresses_get_the_page_and_files_do_not(start: Start) -> None:
    address = f"http://127.0.0.1:{start()}"
    page = get(f"{address}/foo/bar", accept="text/html")
    assert page.status_code == 404
    assert "<!doctype html>" in page.text.lower()
    assert get(f"{address}/assets/none.js", accept="text/html").json()["error"] == "not_found"
    assert get(f"{address}/foo", accept="*/*").json()["error"] == "not_found"
