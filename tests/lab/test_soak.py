"""Mixed soaks: random legal combinations of all options, the same ones for the same seed."""

from collections.abc import Mapping
from dataclasses import replace

from scherzo.core.errors import BadInput
from scherzo.core.match import checked_options
from scherzo.games import game
from scherzo.lab.batch import setting
from scherzo.lab.soak import mixed_settings, play_and_check, soak

SYMPHONY = game("symphony")


def test_mixed_settings_are_legal_and_meet_every_value_of_every_option() -> None:
    settings = mixed_settings(SYMPHONY, 400, "mixed")
    for players, options in settings:
        assert checked_options(SYMPHONY, players, options) == options
    assert {players for players, _ in settings} == set(SYMPHONY.players)
    for option in SYMPHONY.options:
        assert {options[option.key] for _, options in settings} == set(option.values)


def test_mixed_settings_change_several_options_at_once() -> None:
    default = {option.key: option.values[0] for option in SYMPHONY.options}
    changed = [sum(options[key] != default[key] for key in default) for _, options in mixed_settings(SYMPHONY, 50, "s")]
    assert min(changed) >= 2
    assert max(changed) >= 10


def test_the_same_seed_draws_the_same_combinations_and_each_is_listed_once() -> None:
    once, again, other = (mixed_settings(SYMPHONY, 60, seed) for seed in ("a", "a", "b"))
    assert once == again
    assert once != other
    few = mixed_settings(game("musical-chairs"), 500, "a")
    assert len({(players, *options.values()) for players, options in few}) == len(few) < 500


def test_combinations_that_do_not_go_together_are_drawn_again() -> None:
    def only_progressive(players: int, options: Mapping[str, str]) -> None:
        SYMPHONY.check_options(players, options)
        if options["orchestra"] != "progressive":
            raise BadInput("choose orchestra=progressive")

    settings = mixed_settings(replace(SYMPHONY, check_options=only_progressive), 20, "p")
    assert {options["orchestra"] for _, options in settings} == {"progressive"}


def test_a_mixed_soak_checks_every_game_of_every_combination() -> None:
    found = soak(game("musical-chairs"), 100, "m", mixed=True)
    assert found.games == found.checked.final_tables == 100
    assert found.checked.problems == []
    assert sum(found.games_with("players").values()) == 100


def test_a_problem_names_the_setting_it_was_found_in() -> None:
    at = setting(game("musical-chairs"), 3, "s")
    broken = replace(at, game=replace(at.game, problems=lambda box, table: ["a chair is missing"]))
    _, checked = play_and_check(broken, 1, 1)
    assert checked.broken == 1
    assert checked.problems[0].startswith("3 players, {")
    assert checked.problems[0].endswith("game 1, at the end: a chair is missing")
