"""Symphony by Angelo Tonin: seat an orchestra, take control of its Instruments, and play a score of nine bars."""

from pathlib import Path

from scherzo.core.game import Doors, Game
from scherzo.games.symphony import names as n
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.brain.brain import brain
from scherzo.games.symphony.brain.features import FEATURES, look
from scherzo.games.symphony.building import build_box
from scherzo.games.symphony.components import Components
from scherzo.games.symphony.music.keepsakes import KEEPSAKES
from scherzo.games.symphony.options import OPTIONS, check_options
from scherzo.games.symphony.rules.doors import options, play, setup
from scherzo.games.symphony.rules.scoring import scores
from scherzo.games.symphony.shown.describe import describe
from scherzo.games.symphony.shown.view import view
from scherzo.games.symphony.study.problems import problems
from scherzo.games.symphony.study.tallies import tallies
from scherzo.games.symphony.study.usage import USAGE
from scherzo.games.symphony.table import Table
from scherzo.games.symphony.words.log import LOG
from scherzo.games.symphony.words.questions import choice, question
from scherzo.games.symphony.words.refusals import barred
from scherzo.games.symphony.words.score_lines import SCORE_LINES, score_names
from scherzo.games.symphony.worlds.redeal import redeal

GAME = Game(
    name="symphony",
    title="Symphony",
    players=(2, 3, 4, 5, 6),
    rules_version=2,
    folder=Path(__file__).parent,
    doors=Doors(setup, options, play, redeal, scores, brain, look),
    Box=Box,
    Table=Table,
    Components=Components,
    build_box=build_box,
    decisions=n.DECISIONS,
    limit=1500,
    view=view,
    describe=describe,
    question=question,
    choice=choice,
    barred=barred,
    line=LOG.line,
    features=FEATURES,
    score_lines=SCORE_LINES,
    score_names=score_names,
    ends_by="SY-SYM-1",
    problems=problems,
    options=OPTIONS,
    check_options=check_options,
    tallies=tallies,
    usage=USAGE,
    keepsakes=KEEPSAKES,
)
