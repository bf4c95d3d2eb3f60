"""Musical Chairs by Kelly North Adams: walk round the chairs, stop the music, sit where the points are."""

from pathlib import Path

from scherzo.core.game import Doors, Game
from scherzo.core.words import Option
from scherzo.games.musical_chairs.barred import barred
from scherzo.games.musical_chairs.box import Box, Components, build_box, check_options
from scherzo.games.musical_chairs.brain import brain
from scherzo.games.musical_chairs.describe import describe
from scherzo.games.musical_chairs.lines import line
from scherzo.games.musical_chairs.names import DECISIONS, STREAMS
from scherzo.games.musical_chairs.problems import problems
from scherzo.games.musical_chairs.redeal import redeal
from scherzo.games.musical_chairs.rules import options, play, setup
from scherzo.games.musical_chairs.scores import SCORE_LINES, scores
from scherzo.games.musical_chairs.table import Table
from scherzo.games.musical_chairs.tallies import tallies
from scherzo.games.musical_chairs.usage import GROUPS
from scherzo.games.musical_chairs.view import view
from scherzo.games.musical_chairs.words import choice, question

GAME = Game(
    name="musical-chairs",
    title="Musical Chairs",
    players=(2, 3, 4),
    rules_version=1,
    folder=Path(__file__).parent,
    doors=Doors(setup, options, play, redeal, scores, brain),
    Box=Box,
    Table=Table,
    Components=Components,
    build_box=build_box,
    streams=STREAMS,
    decisions=DECISIONS,
    limit=3000,
    view=view,
    describe=describe,
    question=question,
    choice=choice,
    barred=barred,
    line=line,
    score_lines=SCORE_LINES,
    ends_by="MC-END-1",
    problems=problems,
    tallies=tallies,
    usage=GROUPS,
    options=(
        Option(
            "start",
            "Who starts (MC-RULING-3)",
            ("random", "1", "2", "3", "4"),
            ("drawn by lot", "the first seat", "the second seat", "the third seat", "the fourth seat"),
        ),
        Option(
            "score-piles",
            "Score piles (MC-RULING-60)",
            ("open", "hidden"),
            ("everybody may look through all score piles", "each player sees only the own score pile until the end"),
        ),
    ),
    check_options=check_options,
)
