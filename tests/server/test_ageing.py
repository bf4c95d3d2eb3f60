"""A server does not grow old: whoever leaves, however, leaves no descriptor behind."""

from tests.server.ageing import come_and_go
from tests.server.servers import Server

COMING = 60
FEW = 3
"""Lines to the database and the like may come and go meanwhile; a leak would be one for each who left."""


def test_whoever_leaves_leaves_no_descriptor_behind(sqlite_server: Server) -> None:
    descriptors, _ = come_and_go(sqlite_server, COMING)
    assert descriptors[-1] - descriptors[0] <= FEW, descriptors
