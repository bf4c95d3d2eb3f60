"""Symphony No. 9, by Frank Liu and Hung-Yang Shen: patrons of great composers, blind bids for royal concerts."""

from pathlib import Path

from scherzo.core.game import Doors, Game
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.box import Box
from scherzo.games.symphony_no_9.brain.brain import brain
from scherzo.games.symphony_no_9.brain.features import FEATURES, look
from scherzo.games.symphony_no_9.building import build_box
from scherzo.games.symphony_no_9.components import Components
from scherzo.games.symphony_no_9.options import OPTIONS, check_options
from scherzo.games.symphony_no_9.rules.doors import options, play, setup
from scherzo.games.symphony_no_9.rules.scoring import scores
from scherzo.games.symphony_no_9.shown.describe import describe
from scherzo.games.symphony_no_9.shown.view import view
from scherzo.games.symphony_no_9.study.problems import problems
from scherzo.games.symphony_no_9.study.tallies import tallies
from scherzo.games.symphony_no_9.study.usage import GROUPS
from scherzo.games.symphony_no_9.table import Table
from scherzo.games.symphony_no_9.words.log import LOG
from scherzo.games.symphony_no_9.words.questions import choice, question
from scherzo.games.symphony_no_9.words.refusals import barred
from scherzo.games.symphony_no_9.words.score_lines import SCORE_LINES, score_names
from scherzo.games.symphony_no_9.worlds.redeal import redeal

GAME = Game(
    name="symphony-no-9",
    title="Symphony No. 9",
    players=(2, 3, 4),
    rules_version=1,
    folder=Path(__file__).parent,
    doors=Doors(setup, options, play, redeal, scores, brain, look),
    Box=Box,
    Table=Table,
    Components=Components,
    build_box=build_box,
    decisions=n.DECISIONS[: n.OVER],
    limit=240,
    view=view,
    describe=describe,
    question=question,
    choice=choice,
    barred=barred,
    line=LOG.line,
    score_lines=SCORE_LINES,
    score_names=score_names,
    ends_by="S9-GEN-2",
    problems=problems,
    tallies=tallies,
    usage=GROUPS,
    options=OPTIONS,
    check_options=check_options,
    score_scale=n.SCALE,
    virtual_seats=lambda players: 1 if players == 2 else 0,
    virtual_name="Bot",
    features=FEATURES,
    first_asked=lambda table: table.start,
)
