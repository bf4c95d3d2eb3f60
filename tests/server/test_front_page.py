"""The package's first page lists the files of the server, all of them and no others."""

import re
from pathlib import Path

import scherzo.server as server

HOME = Path(server.__file__).parent
LISTED_BY_FOLDER = {"messages"}


def test_the_first_page_names_every_file_of_the_server() -> None:
    named = set(re.findall(r"`(?:\w+/)?(\w+)`", server.__doc__ or "")) - LISTED_BY_FOLDER
    files = {
        path.stem for path in HOME.rglob("*.py") if path.stem != "__init__" and path.parent.name not in LISTED_BY_FOLDER
    }
    assert len(files) > 50
    assert named - {"migrations"} == files
