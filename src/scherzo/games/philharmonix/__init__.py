"""Philharmonix: a touring space orchestra, by Faris Suhaimi (Archona Games), with Record cards and solo Maestro."""

from pathlib import Path

from scherzo.core.game import Doors, Game
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.brain.brain import brain
from scherzo.games.philharmonix.brain.features import FEATURES, look
from scherzo.games.philharmonix.building import build_box
from scherzo.games.philharmonix.components import Components
from scherzo.games.philharmonix.options import OPTIONS, check_options
from scherzo.games.philharmonix.rules.doors import options, play, setup
from scherzo.games.philharmonix.rules.scoring import scores
from scherzo.games.philharmonix.shown.describe import describe
from scherzo.games.philharmonix.shown.view import view
from scherzo.games.philharmonix.study.problems import problems
from scherzo.games.philharmonix.study.tallies import tallies
from scherzo.games.philharmonix.study.usage import GROUPS
from scherzo.games.philharmonix.table import Table
from scherzo.games.philharmonix.words.log import LOG
from scherzo.games.philharmonix.words.questions import choice, question
from scherzo.games.philharmonix.words.refusals import barred
from scherzo.games.philharmonix.words.score_lines import SCORE_LINES, score_names
from scherzo.games.philharmonix.worlds.redeal import redeal

GAME = Game(
    name="philharmonix",
    title="Philharmonix",
    players=(1, 2, 3, 4),
    rules_version=2,
    folder=Path(__file__).parent,
    doors=Doors(setup=setup, options=options, play=play, redeal=redeal, scores=scores, brain=brain, look=look),
    Box=Box,
    Table=Table,
    Components=Components,
    build_box=build_box,
    decisions=n.DECISIONS,
    limit=4000,
    view=view,
    describe=describe,
    question=question,
    choice=choice,
    barred=barred,
    line=LOG.line,
    score_lines=SCORE_LINES,
    score_names=score_names,
    ends_by="PH-END-1",
    problems=problems,
    options=OPTIONS,
    check_options=check_options,
    virtual_seats=lambda players: int(players == 1),
    virtual_name="Maestro",
    virtual_scores=True,
    features=FEATURES,
    tallies=tallies,
    usage=GROUPS,
)
