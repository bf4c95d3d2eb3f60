"""Musical Chairs by Kelly North Adams: walk round the chairs, stop the music, sit where the points are."""

from pathlib import Path

from scherzo.core.game import Doors, Game
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.box import Box
from scherzo.games.musical_chairs.brain.brain import brain
from scherzo.games.musical_chairs.brain.features import FEATURES, look
from scherzo.games.musical_chairs.building import build_box
from scherzo.games.musical_chairs.components import Components
from scherzo.games.musical_chairs.options import OPTIONS, check_options
from scherzo.games.musical_chairs.rules.doors import options, play, setup
from scherzo.games.musical_chairs.rules.scoring import scores
from scherzo.games.musical_chairs.shown.describe import describe
from scherzo.games.musical_chairs.shown.view import view
from scherzo.games.musical_chairs.study.problems import problems
from scherzo.games.musical_chairs.study.tallies import tallies
from scherzo.games.musical_chairs.study.usage import GROUPS
from scherzo.games.musical_chairs.table import Table
from scherzo.games.musical_chairs.words.choices import choice
from scherzo.games.musical_chairs.words.log import LOG
from scherzo.games.musical_chairs.words.questions import question
from scherzo.games.musical_chairs.words.refusals import barred
from scherzo.games.musical_chairs.words.score_lines import SCORE_LINES, score_names
from scherzo.games.musical_chairs.worlds.redeal import redeal

GAME = Game(
    name="musical-chairs",
    title="Musical Chairs",
    players=(2, 3, 4),
    rules_version=1,
    folder=Path(__file__).parent,
    doors=Doors(setup, options, play, redeal, scores, brain, look),
    Box=Box,
    Table=Table,
    Components=Components,
    build_box=build_box,
    decisions=n.DECISIONS,
    limit=3000,
    view=view,
    describe=describe,
    question=question,
    choice=choice,
    barred=barred,
    line=LOG.line,
    features=FEATURES,
    score_lines=SCORE_LINES,
    score_names=score_names,
    ends_by="MC-END-1",
    problems=problems,
    tallies=tallies,
    usage=GROUPS,
    options=OPTIONS,
    check_options=check_options,
    first_asked=lambda table: table.stopper,
)
