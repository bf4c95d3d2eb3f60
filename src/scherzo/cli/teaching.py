"""A lesson at the terminal: the table, the teacher's words, a choice, and the answer to it."""

from collections.abc import Sequence

from scherzo.cli.prompt import chosen, labels
from scherzo.cli.screen import Screen
from scherzo.core import ledger
from scherzo.core.game import Game
from scherzo.core.game_record import SEATS
from scherzo.core.match import Match
from scherzo.core.words import Choice, Section
from scherzo.lessons import Lesson, after, at_step, lessons
from scherzo.lessons.positions import seat_of
from scherzo.lessons.spoken import lines_spoken_of, part_of

YOU = "Ludwig"
OTHERS = ("Clara", "Felix", "Fanny", "Hector", "Amy")


class Ended(Exception):
    """There is nobody left to teach: the input has ended, or the learner leaves."""


class Teacher:
    """Goes through the steps of one lesson."""

    def __init__(self, game: Game, name: str, lesson: Lesson, plain: bool, typed: bool) -> None:
        self.game, self.name, self.lesson, self.plain, self.typed = game, name, lesson, plain, typed
        self.known: set[tuple[str, str]] = set()  # what stood on the table at the step before, by section
        self.told: set[tuple[str, str]] = set()  # what was shown of it
        self.everything: Sequence[Section] = ()  # the whole table, for whoever asks

    def teach(self) -> None:
        """The whole lesson."""
        screen = Screen((), self.plain)
        screen.heading(f"{self.game.title}: {self.lesson.title}")
        screen.say(self.lesson.about)
        try:
            for number in range(len(self.lesson.steps)):
                self.step(number)
        except Ended:
            return screen.say("Goodbye.")
        names = list(lessons(self.game))
        left = names[names.index(self.name) + 1 :]
        screen.say()
        screen.say("That was the whole lesson.", "bold")
        if left:
            return screen.say(f"The next one: scherzo learn {self.game.name} {left[0]}")
        return screen.say(f"Now play against Pupils: scherzo play {self.game.name} --bots Pupil")

    def step(self, number: int) -> None:
        """One step: what is said at a table, and a choice if one is asked."""
        step, seat = self.lesson.steps[number], seat_of(self.lesson, number)
        match = at_step(self.game, self.lesson, number)
        screen = Screen(self.names(match, seat), self.plain)
        named = (element for choice in match.options(seat) for element in choice.elements) if step.ask else ()
        self.table(screen, self.game.describe(match.view(seat)), seat, {*step.look, *named})
        screen.say()
        screen.say(f"{number + 1}. {step.say}", "bold")
        if step.ask:
            self.ask(screen, number, match)
        elif number + 1 < len(self.lesson.steps):
            screen.say("Press Enter to go on.", "dim")
            self.line(screen)

    def table(self, screen: Screen, sections: Sequence[Section], seat: int, pointed: set[str]) -> None:
        """What the step speaks of and the learner's own things; of all else only what is new."""
        first, self.everything = not self.known, sections
        now = {(section.title, line) for section in sections for line in section.lines}
        new = set() if first else now - self.known
        spoken = {(s.title, line) for s in sections for line in lines_spoken_of(s, seat, pointed)}
        wanted = new | (spoken - self.told)
        shown = [part for section in sections if (part := part_of(section, wanted)).lines]
        if shown:
            screen.heading("The table" if first else "On the table")
            screen.sections(shown)
        if first and len(wanted) < len(now):
            screen.say("Type look to see the whole table.", "dim")
        self.known, self.told = now, (self.told & now) | wanted

    def ask(self, screen: Screen, number: int, match: Match) -> None:
        """Asks until the choice is right."""
        step, seat = self.lesson.steps[number], seat_of(self.lesson, number)
        choices = match.options(seat)
        screen.say(step.ask, "bold")
        screen.choices(choices, labels(choices))
        right = False
        while not right:
            option = self.choice(screen, choices)
            right, answer = step.answer(option.notation)
            screen.say(f"{'Right.' if right else 'Not quite.'} {answer.say}", "green" if right else "yellow")
            for rule in answer.rules:
                screen.say(f"    {rule}: {ledger.sentence(self.game, rule)}", "dim")
        later = after(self.game, self.lesson, number, option.option)
        screen.lines(later.lines(later.moves[-1].events, seat))

    def choice(self, screen: Screen, choices: Sequence[Choice]) -> Choice:
        """The choice that the learner types."""
        while True:
            found = chosen(self.line(screen), choices)
            if found is not None:
                return found
            screen.say("Type the number of one of these choices, or quit to leave.")

    def line(self, screen: Screen) -> str:
        """What is typed next; piped lines are shown, so that a transcript reads like a lesson."""
        while True:
            try:
                line = input("> ").strip()
            except EOFError:
                raise Ended from None
            if not self.typed:
                print(line)
            if line.lower() in ("quit", "exit", "q"):
                raise Ended
            if line.lower() not in ("look", "l"):
                return line
            screen.sections(self.everything)

    def names(self, match: Match, seat: int) -> list[str]:
        """How the seats are called: their letters as in records, and who sits there."""
        others = iter(OTHERS)
        people = [f"{SEATS[s]} {YOU if s == seat else next(others)}" for s in range(match.players)]
        return people + [f"{SEATS[s]} {self.game.virtual_name}" for s in range(match.players, match.seats)]
