"""The score sheet as people read it: who can win, and what can score."""

import scherzo


def test_the_bot_of_symphony_no_9_is_named_as_in_the_rulebook_and_is_not_on_the_sheet() -> None:
    """S9-TWO: it takes part in concerts and majorities, and scores nothing."""
    match = scherzo.game("symphony-no-9").start(players=2, seed=1)
    assert match.game.virtual_name == "Bot"
    assert len(match.scores()) == 3
    assert [score.seat for score in match.score_sheet()] == [0, 1]


def test_schubert_is_on_the_sheet_with_four_players_only() -> None:
    """S9-SETUP-4: with two or three players all that is brown stays in the box."""
    for players, there in ((2, False), (3, False), (4, True)):
        match = scherzo.game("symphony-no-9").start(players=players, seed=1)
        for score in match.score_sheet():
            assert any(name.startswith("Schubert's tiles") for name in score.sources) is there


def test_the_maestro_of_philharmonix_can_win_and_is_on_the_sheet() -> None:
    """PH-SOLO: one player plays against the Maestro's prestige."""
    match = scherzo.game("philharmonix").start(players=1, seed=1)
    assert match.game.virtual_name == "Maestro"
    assert [score.seat for score in match.score_sheet()] == [0, 1]
