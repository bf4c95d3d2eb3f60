"""Symphony by Angelo Tonin: seat an orchestra, take control of its Instruments, and play a score of nine bars."""

from pathlib import Path

from scherzo.core.game import Doors, Game
from scherzo.core.words import ScoreLine
from scherzo.games.symphony.barred import barred
from scherzo.games.symphony.box import Box, build_box
from scherzo.games.symphony.brain import brain
from scherzo.games.symphony.components import Components
from scherzo.games.symphony.describe import describe
from scherzo.games.symphony.lines import line
from scherzo.games.symphony.options import OPTIONS, check_options
from scherzo.games.symphony.problems import problems
from scherzo.games.symphony.redeal import redeal
from scherzo.games.symphony.rules import options, play, setup
from scherzo.games.symphony.scoring import scores
from scherzo.games.symphony.table import Table
from scherzo.games.symphony.tallies import tallies
from scherzo.games.symphony.usage import USAGE
from scherzo.games.symphony.view import view
from scherzo.games.symphony.words import DECISIONS, choice, question

SCORE_LINES = (
    ScoreLine("discs on the score", ("SY-VP-1", "SY-VP-2", "SY-VP-5")),
    ScoreLine("Wagner's overwriting", ("SY-MASTER-WAGNER",)),
    ScoreLine("Clef tokens", ("SY-TOKEN-CLEF",)),
    ScoreLine("Sheets", ("SY-MID-4",)),
    ScoreLine("Voices", ("SY-END-1",)),
    ScoreLine("unused tokens", ("SY-END-2",)),
    ScoreLine("Orchestra Bonuses", ("SY-OBJ-1", "SY-OBJ-2")),
    ScoreLine("Symphony Bonuses", ("SY-END-3",)),
    ScoreLine("Note Tracks", ("SY-MID-2", "SY-END-4")),
    ScoreLine("Zone Tracks", ("SY-MID-3", "SY-END-4")),
    ScoreLine("Clash Track", ("SY-CLEF-3", "SY-END-4")),
)

STREAMS = (
    "first player", "musician tokens", "first row", "choirs", "deal", "master", "clef cards", "virtuosity cards",
    "sheet tokens",
)  # fmt: skip

GAME = Game(
    name="symphony",
    title="Symphony",
    players=(2, 3, 4, 5, 6),
    rules_version=1,
    folder=Path(__file__).parent,
    doors=Doors(setup, options, play, redeal, scores, brain),
    Box=Box,
    Table=Table,
    Components=Components,
    build_box=build_box,
    streams=STREAMS,
    decisions=DECISIONS,
    limit=1500,
    view=view,
    describe=describe,
    question=question,
    choice=choice,
    barred=barred,
    line=line,
    score_lines=SCORE_LINES,
    ends_by="SY-SYM-1",
    problems=problems,
    options=OPTIONS,
    check_options=check_options,
    tallies=tallies,
    usage=USAGE,
)
