"""Philharmonix: a touring space orchestra, by Faris Suhaimi (Archona Games), with Record cards and solo Maestro."""

from collections.abc import Mapping
from pathlib import Path

from scherzo.core.errors import BadInput
from scherzo.core.game import Doors, Game
from scherzo.core.words import Option, ScoreLine
from scherzo.games.philharmonix.barred import barred
from scherzo.games.philharmonix.box import Box, build_box
from scherzo.games.philharmonix.brain import brain
from scherzo.games.philharmonix.components import Components
from scherzo.games.philharmonix.describe import describe
from scherzo.games.philharmonix.flow import options, play, setup
from scherzo.games.philharmonix.log import line
from scherzo.games.philharmonix.names import DECISIONS, STREAM_NAMES
from scherzo.games.philharmonix.problems import problems
from scherzo.games.philharmonix.redeal import redeal
from scherzo.games.philharmonix.scoring import scores
from scherzo.games.philharmonix.table import Table
from scherzo.games.philharmonix.tallies import tallies
from scherzo.games.philharmonix.usage import GROUPS
from scherzo.games.philharmonix.view import view
from scherzo.games.philharmonix.words import choice, question

OPTIONS = (
    Option(
        "regions",
        "How starting regions are given out",
        ("random", "draft"),
        (
            "A random card for everyone (PH-SETUP-13).",
            "All cards lie open and are drafted, last player first (PH-SETUP-13).",
        ),
    ),
    Option(
        "records",
        "Record cards",
        ("without", "with"),
        (
            "The base game.",
            "With the 26 Record cards: take them instead of an action, sell or keep them (PH-RECORD-1).",
        ),
    ),
    Option(
        "maestro",
        "Difficulty of the Maestro (one player only)",
        ("virtuoso", "apprentice", "legend"),
        ("A match for a good player (PH-SOLO-1).", "For first games.", "For masters."),
    ),
)


def check_options(players: int, chosen: Mapping[str, str]) -> None:
    """The Maestro plays in solo games only."""
    default = OPTIONS[2].values[0]
    if players != 1 and chosen.get("maestro", default) != default:
        raise BadInput("The Maestro plays against one player only: leave out the option 'maestro', or play alone.")


GAME = Game(
    name="philharmonix",
    title="Philharmonix",
    players=(1, 2, 3, 4),
    rules_version=1,
    folder=Path(__file__).parent,
    doors=Doors(setup=setup, options=options, play=play, redeal=redeal, scores=scores, brain=brain),
    Box=Box,
    Table=Table,
    Components=Components,
    build_box=build_box,
    streams=STREAM_NAMES,
    decisions=DECISIONS,
    limit=4000,
    view=view,
    describe=describe,
    question=question,
    choice=choice,
    barred=barred,
    line=line,
    score_lines=(
        ScoreLine("Prestige during the game", ("PH-PERFORM-17",)),
        ScoreLine("Admiration", ("PH-END-2", "PH-END-3")),
        ScoreLine("Silver slot", ("PH-END-4",)),
        ScoreLine("Gold slot", ("PH-END-4",)),
        ScoreLine("Credits", ("PH-END-5",)),
        ScoreLine("Record cards", ("PH-RECORD-5",)),
    ),
    ends_by="PH-END-1",
    problems=problems,
    options=OPTIONS,
    check_options=check_options,
    virtual_seats=lambda players: int(players == 1),
    virtual_name="Maestro",
    virtual_scores=True,
    tallies=tallies,
    usage=GROUPS,
)
