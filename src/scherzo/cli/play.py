"""`scherzo play`: a table in the terminal for one person and some bots."""

import sys
from pathlib import Path

from scherzo.bots import Bot, bot
from scherzo.cli.parsing import bots_of, options_of, seat_number
from scherzo.cli.prompt import Leave, Prompt
from scherzo.cli.saving import Sitting, resumed
from scherzo.cli.screen import Screen
from scherzo.core.compiling import compiling
from scherzo.core.errors import BadInput
from scherzo.core.game_record import SEATS
from scherzo.games import NAMES
from scherzo.games import game as game_named
from scherzo.lab.simulate import seat_bots

NAMES_OF_BOTS = ("Clara", "Felix", "Fanny", "Hector", "Amy", "Erik")
MOST_LINES = 24
"""What happened since your last turn is cut to this many sentences; `log` shows all."""


def run(
    game_name: str | None,
    players: int | None,
    bots: str | None,
    seat: str | None,
    seed: str | None,
    options: list[str],
    components: Path | None,
    resume: Path | None,
    name: str,
    plain: bool,
) -> None:
    """Sits down to a new or a saved game and plays it."""
    if resume is None and game_name is None:
        raise BadInput(f"Which game? Write 'scherzo play GAME' with one of: {', '.join(NAMES)}.")
    title = game_named(game_name).title if game_name else "the game"
    with compiling(title):
        if resume is None:
            game = game_named(str(game_name))
            count = default_players(game.players) if players is None else players
            match = game.start(count, seed, options_of(options), components)
            me, others = seat_number(seat or "A", match.players), bots or "greedy"
        else:
            match, me, others = resumed(resume, components)
            me = seat_number(seat, match.players) if seat else me
            others = bots or others or "greedy"
        sitting = Sitting(match, me, seat_bots(bots_of(others), match.players - 1))
        Terminal(sitting, name, plain).play()


def default_players(possible: tuple[int, ...]) -> int:
    """Three is good company, where the game takes it."""
    return 3 if 3 in possible else possible[-1]


class Terminal:
    """The loop of a game: bots choose, the person is asked, and sees what changed in between."""

    def __init__(self, sitting: Sitting, name: str, plain: bool) -> None:
        self.sitting = sitting
        self.match, self.me = sitting.match, sitting.seat
        self.bots: dict[int, Bot] = {
            seat: bot(sitting.bot_of(seat), self.match.game) for seat in range(self.match.players) if seat != self.me
        }
        self.me_called = name
        self.screen = Screen([self.name(seat) for seat in range(self.match.seats)], plain)
        self.prompt = Prompt(sitting, self.screen, self.show_table)
        self.shown = -1  # the last move whose sentences were shown; -1: not even the set-up
        self.drawn = -1  # how many moves were made when the table was last shown

    def name(self, seat: int) -> str:
        """How a seat is called: its letter as in records, and who sits there."""
        if seat == self.me:
            return f"{SEATS[seat]} {self.me_called}"
        if seat >= self.match.players:
            return f"{SEATS[seat]} {self.match.game.virtual_name}"
        return f"{SEATS[seat]} {NAMES_OF_BOTS[seat]}"

    def play(self) -> None:
        """Plays to the end of the game, or until the person leaves."""
        self.welcome()
        try:
            self.play_on()
            while not self.match.over:  # the person took back after the end
                self.play_on()
        except Leave as leave:
            self.screen.say(str(leave))

    def play_on(self) -> None:
        """Plays until the game is over, and lets the person have a look at its end."""
        while not self.match.over:
            first = self.match.waiting[0]  # those who choose together are asked one by one, in player order
            if first == self.me:
                self.my_turn()
            else:
                self.bot_turn(first)
        self.finish()
        self.prompt.after_the_end()

    def welcome(self) -> None:
        """Says who plays and how to talk to the table."""
        match, screen = self.match, self.screen
        screen.heading(match.game.title)
        others = ", ".join(f"{{{seat}}} ({self.sitting.bot_of(seat)})" for seat in self.bots)
        against = f" against {others}" if others else ""
        screen.say(f"You are {{{self.me}}}{against}. Type a number to choose, ? for help, quit to leave.")
        screen.say(f"Seal of this game's chance: {match.seal[:16]} (the seed is shown at the end).", "dim")

    def bot_turn(self, seat: int) -> None:
        """A bot decides."""
        match = self.match
        with self.screen.console.status(self.screen.styled(match.question(seat).others)):
            option = self.bots[seat].choose(match.boxes, match.tables, seat, self.sitting.bot_seed())
        match.choose(seat, option)

    def my_turn(self) -> None:
        """The person sees what changed and decides."""
        self.show_changes()
        others_moved = any(m.seat != self.me for m in self.match.moves[max(self.drawn, 0) :])
        if self.drawn < 0 or others_moved or self.drawn > len(self.match.moves):
            self.show_table()
        self.prompt.decide()
        self.shown = min(self.shown, len(self.match.moves))

    def show_changes(self) -> None:
        """The sentences since the person last looked."""
        lines = [line for _, line in self.match.log(self.me, since=self.shown + 1)]
        self.shown = len(self.match.moves)
        if not lines:
            return
        self.screen.heading("Since your last turn" if self.drawn >= 0 else "What happened so far")
        if len(lines) > MOST_LINES:
            self.screen.say(f"  ({len(lines) - MOST_LINES} sentences before these: type log to read them)", "dim")
        self.screen.lines(lines[-MOST_LINES:])

    def show_table(self) -> None:
        """The table as the person sees it."""
        self.screen.heading(f"The table before move {len(self.match.moves) + 1}")
        self.screen.sections(self.match.game.describe(self.match.view(self.me)))
        self.drawn = len(self.match.moves)

    def finish(self) -> None:
        """The end: what happened last, the table and the score sheet."""
        self.show_changes()
        self.screen.heading("The end")
        self.screen.sections(self.match.game.describe(self.match.view(self.me)))
        self.drawn = len(self.match.moves)
        self.screen.scores(self.match.score_sheet(), self.match.score_rules())
        self.screen.say(f"The seed was {self.match.seed}: with a saved record anybody can check the draws.", "dim")
        sys.stdout.flush()
