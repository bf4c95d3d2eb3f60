"""The page's types are those of the server's messages and the games' views."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from scherzo.server.messages.fields import encoded
from scherzo.server.typescript import declared, files

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("path", list(files()), ids=str)
def test_the_pages_types_are_fresh(path: Path) -> None:
    assert (ROOT / path).read_text(encoding="utf-8") == files()[path], "run python -m scherzo.server.typescript"


class Part(msgspec.Struct):
    """A part."""

    names: tuple[str, ...]


class Whole(msgspec.Struct, tag_field="type", tag="whole"):
    """A whole."""

    parts: list[Annotated[msgspec.Raw, encoded(Part)]]
    colour: Literal["red", "blue"] | None = None


def test_parts_come_before_wholes_and_what_else_is_null_may_be_left_out_of_requests() -> None:
    part = "\n/** A part. */\nexport interface Part {\n  names: string[];\n}\n"
    whole = "\n/** A whole. */\nexport interface Whole {\n  type: 'whole';\n  parts: Part[];\n"
    whole += "  colour%s: 'blue' | 'red' | null;\n}\n"
    assert declared([Whole], []) == part + whole % ""
    assert declared([], [Whole]) == part + whole % "?"
