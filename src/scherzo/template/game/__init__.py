"""Little Recital: a tiny game of hidden hands and secret choices, to start a new game from."""

from pathlib import Path

from scherzo.core.game import Doors, Game
from scherzo.template.game import names as n
from scherzo.template.game.box import Box, build_box
from scherzo.template.game.brain.brain import brain
from scherzo.template.game.components import Components
from scherzo.template.game.options import OPTIONS
from scherzo.template.game.rules.doors import options, play, setup
from scherzo.template.game.rules.scoring import scores
from scherzo.template.game.shown.describe import describe
from scherzo.template.game.shown.view import view
from scherzo.template.game.study.problems import problems
from scherzo.template.game.study.tallies import tallies
from scherzo.template.game.study.usage import GROUPS
from scherzo.template.game.table import Table
from scherzo.template.game.words.log import LOG
from scherzo.template.game.words.questions import choice, question
from scherzo.template.game.words.refusals import barred
from scherzo.template.game.words.score_lines import SCORE_LINES
from scherzo.template.game.worlds.redeal import redeal

GAME = Game(
    name="little-recital",
    title="Little Recital",
    players=(2, 3, 4),
    rules_version=1,
    folder=Path(__file__).parent,
    doors=Doors(setup, options, play, redeal, scores, brain),
    Box=Box,
    Table=Table,
    Components=Components,
    build_box=build_box,
    decisions=n.DECISIONS,
    limit=n.EVENINGS * n.PLAYERS,
    view=view,
    describe=describe,
    question=question,
    choice=choice,
    barred=barred,
    line=LOG.line,
    score_lines=SCORE_LINES,
    ends_by="LR-GEN-2",
    problems=problems,
    tallies=tallies,
    usage=GROUPS,
    options=OPTIONS,
)
