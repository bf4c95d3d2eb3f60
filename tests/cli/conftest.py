"""The command line as a person meets it: arguments and typed lines in, exit code and two streams out."""

import io
from collections.abc import Callable
from typing import NamedTuple

import pytest

from scherzo.cli import run


class Said(NamedTuple):
    code: int
    out: str
    err: str


Terminal = Callable[..., Said]


@pytest.fixture
def scherzo(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    monkeypatch.setenv("COLUMNS", "80")

    def call(*arguments: object, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run([str(a) for a in arguments])
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return call
