"""Settings from the environment: what cannot be used is refused with the variable's name."""

import pytest

from scherzo.core.errors import BadInput
from scherzo.server.settings import from_environment


@pytest.mark.parametrize("value", ["0", "-1", "many", "1.5", "²", "9" * 5000])
def test_a_setting_that_is_no_number_is_refused_by_its_name(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("SCHERZO_SOCKETS", value)
    with pytest.raises(BadInput, match="SCHERZO_SOCKETS must be a number"):
        from_environment()


def test_a_game_that_is_not_there_is_refused_with_those_that_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SCHERZO_GAMES", "chess")
    with pytest.raises(BadInput, match="The games are: musical-chairs"):
        from_environment()
