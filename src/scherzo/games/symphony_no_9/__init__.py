"""Symphony No. 9, by Frank Liu and Hung-Yang Shen: patrons of six composers, blind bids for royal concerts."""

from pathlib import Path

from scherzo.core.game import Doors, Game
from scherzo.games.symphony_no_9.box import Box
from scherzo.games.symphony_no_9.brain import brain
from scherzo.games.symphony_no_9.build import build_box
from scherzo.games.symphony_no_9.components import Components
from scherzo.games.symphony_no_9.describe import describe
from scherzo.games.symphony_no_9.log import line
from scherzo.games.symphony_no_9.names import OVER, SCALE
from scherzo.games.symphony_no_9.people import OPTIONS, STEPS, check_options
from scherzo.games.symphony_no_9.problems import problems
from scherzo.games.symphony_no_9.redeal import redeal
from scherzo.games.symphony_no_9.rules import options, play, setup
from scherzo.games.symphony_no_9.rules_score import scores
from scherzo.games.symphony_no_9.scoring_words import SCORE_LINES
from scherzo.games.symphony_no_9.table import Table
from scherzo.games.symphony_no_9.tallies import tallies
from scherzo.games.symphony_no_9.usage import GROUPS
from scherzo.games.symphony_no_9.view import view
from scherzo.games.symphony_no_9.words import barred, choice, question

GAME = Game(
    name="symphony-no-9",
    title="Symphony No. 9",
    players=(2, 3, 4),
    rules_version=1,
    folder=Path(__file__).parent,
    doors=Doors(setup, options, play, redeal, scores, brain),
    Box=Box,
    Table=Table,
    Components=Components,
    build_box=build_box,
    streams=("start", "tracks", "track-sides", "scoring", "scoring-sides", "cubes", "budget", "bot"),
    decisions=STEPS[:OVER],
    limit=240,
    view=view,
    describe=describe,
    question=question,
    choice=choice,
    barred=barred,
    line=line,
    score_lines=SCORE_LINES,
    ends_by="S9-GEN-2",
    problems=problems,
    tallies=tallies,
    usage=GROUPS,
    options=OPTIONS,
    check_options=check_options,
    score_scale=SCALE,
    virtual_seats=lambda players: 1 if players == 2 else 0,
    virtual_name="Bot",
)
