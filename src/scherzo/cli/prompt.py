"""The prompt of a terminal game: choosing, asking why not, rules, hints, undo, saving."""

import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from scherzo.cli.parsing import write_file
from scherzo.cli.saving import Sitting, saved_text
from scherzo.cli.screen import Screen
from scherzo.core import ledger
from scherzo.core.errors import Refusal, ScherzoError
from scherzo.core.number_in_text import number_in
from scherzo.core.words import Barred, Choice

HINT_SECONDS = 2.0
HELP = (
    "a number or its short form   choose that option",
    "?                            this help, and what you may not do now",
    "why WORDS                    why something is not possible, with its rule",
    "look                         the table again",
    "log                          all that happened",
    "rules WORDS                  the rules with these words, or with this id",
    "hint                         what a good player would do with what you know",
    "undo                         take back a decision that showed nobody anything",
    "undo!                        take it back whatever was seen since",
    "save FILE                    save, to go on with 'scherzo play --resume FILE'",
    "quit                         leave the table",
)


class Leave(Exception):
    """The person leaves the table; the text is the goodbye."""


class Prompt:
    """Reads what the person types until it is a decision."""

    def __init__(self, sitting: Sitting, screen: Screen, show_table: Callable[[], None]) -> None:
        self.sitting, self.screen, self.show_table = sitting, screen, show_table
        self.match, self.me = sitting.match, sitting.seat
        self.typed = sys.stdin.isatty()
        if self.typed:
            with suppress(ImportError):
                import readline  # noqa: F401 (typed lines can be edited and called back)

    def decide(self) -> None:
        """Asks until the person has decided, or gone back."""
        made = len(self.match.moves)
        choices = self.match.options(self.me)
        self.screen.question(self.match.question(self.me))
        self.screen.choices(choices, labels(choices))
        while len(self.match.moves) == made:
            try:
                self.obey(self.line(), choices)
            except ScherzoError as error:
                self.refuse(error)

    def after_the_end(self) -> None:
        """The game is over: its record can still be saved, until the person leaves or takes back."""
        self.screen.say("Type save FILE to keep the record, or Enter to leave.")
        while self.match.over and (line := self.line()):
            try:
                if not self.command(line):
                    self.screen.say("The game is over. Type save FILE, log, look, or Enter to leave.")
            except ScherzoError as error:
                self.refuse(error)

    def line(self) -> str:
        """What the person types next. Piped lines are shown, so that a transcript reads like a game."""
        sys.stdout.flush()
        try:
            line = input("> ").strip()
        except EOFError:
            raise Leave("\nThe input has ended; so does this sitting.") from None
        if not self.typed:
            print(line)
        return line

    def obey(self, line: str, choices: Sequence[Choice]) -> None:
        """Does what was typed: a choice first, then a command, then an explanation why neither."""
        choice = chosen(line, choices)
        if choice is not None:
            self.match.choose(self.me, choice.option)
        elif not self.command(line):
            self.explain(line)

    def command(self, line: str) -> bool:
        """Does one of the commands; answers whether it was one."""
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[str], None]] = {
            "?": self.help, "help": self.help, "h": self.help, "why": self.explain, "look": self.look, "": self.look,
            "l": self.look, "log": self.log, "rules": self.rules, "rule": self.rules, "hint": self.hint,
            "undo": self.undo, "undo!": self.go_back, "save": self.save, "quit": self.quit, "exit": self.quit,
            "q": self.quit,
        }  # fmt: skip
        action = commands.get(word.lower())
        if action is not None:
            action(rest.strip())
        elif line.startswith("?"):
            self.explain(line[1:].strip())
        else:
            return False
        return True

    def help(self, rest: str) -> None:
        """The commands, or an explanation of something."""
        if rest:
            return self.explain(rest)
        for text in HELP:
            self.screen.say(f"  {text}")
        barred = self.match.barred(self.me)
        if barred:
            self.screen.heading("Not possible now")
            for one in barred:
                self.reason(one)
        return None

    def explain(self, words: str) -> None:
        """Why something cannot be chosen, with the rule."""
        barred = self.match.barred(self.me)
        if not words:
            if not barred:
                self.screen.say("Nothing that you might want is forbidden now.")
            for one in barred:
                self.reason(one)
            return None
        choice = chosen(words, self.match.options(self.me)) if self.me in self.match.waiting else None
        if choice is not None:
            return self.possible([choice])
        found = [one for one in barred if speaks_of(one, words)]
        for one in found:
            self.reason(one)
        if found:
            return None
        possible = [c for c in self.match.options(self.me) if mentions(f"{c.text} {c.notation}", words)]
        if possible:
            return self.possible(possible)
        self.match.choose(self.me, words)  # is refused, with the rule of the moment
        return None

    def possible(self, choices: Sequence[Choice]) -> None:
        """Things somebody thought forbidden that are not."""
        for choice in choices:
            self.screen.say(f"  That is possible: {choice.text} ({choice.notation}).")

    def reason(self, barred: Barred) -> None:
        """One thing that is not possible, and its rule."""
        self.screen.say(f"  {barred.text}")
        self.cite(barred.rule)

    def cite(self, rule: str) -> None:
        """A rule's sentence under its id."""
        sentence = ledger.sentence(self.match.game, rule)
        if sentence:
            self.screen.say(f"    {rule}: {sentence}", "dim")

    def refuse(self, error: ScherzoError) -> None:
        """An error in words; the game goes on."""
        self.screen.say(str(error), "yellow")
        if isinstance(error, Refusal) and error.rule:
            self.screen.say(f"    {error.rule}: {error.sentence}", "dim")

    def look(self, rest: str) -> None:
        """The table and the question again."""
        self.show_table()
        if not self.match.over:
            self.screen.question(self.match.question(self.me))
            choices = self.match.options(self.me)
            self.screen.choices(choices, labels(choices))

    def log(self, rest: str) -> None:
        """All that happened."""
        self.screen.lines(line for _, line in self.match.log(self.me))

    def rules(self, words: str) -> None:
        """Rules by id or words; without words, those of the question."""
        if not words:
            for rule in self.match.question(self.me).rules if not self.match.over else ():
                self.cite(rule)
            self.screen.say("  Type rules and some words, or rules and an id.")
            return
        found = ledger.find(self.match.game, words)
        for rule in found:
            self.cite(rule)
        if not found:
            self.screen.say(f"  No rule has the words '{words}'. Try fewer or other words.")

    def hint(self, rest: str) -> None:
        """What a search would do in the person's place, knowing only what the person knows."""
        from scherzo.bots import hint

        match = self.match
        if match.over:
            raise Refusal("The game is over: nothing is left to choose. Type undo! to decide once more.")
        with self.screen.console.status("Thinking ..."):
            found = hint(match.game, match.boxes, match.tables, self.me, HINT_SECONDS, self.sitting.bot_seed())
        words = {choice.option: choice for choice in match.options(self.me)}
        self.screen.say(found.text)
        self.screen.weighed([(words[a.option], a.win, a.points) for a in found.alternatives])

    def undo(self, rest: str) -> None:
        """Takes back the latest decision, where that is fair."""
        self.match.undo(self.me)
        self.screen.say("Taken back.")

    def go_back(self, rest: str) -> None:
        """Back to before the person's latest decision; with bots only, nobody is wronged."""
        mine = [move.number for move in self.match.moves if move.seat == self.me]
        if not mine:
            raise Refusal("You have not decided anything yet.")
        self.match.back_to(mine[-1] - 1)
        self.screen.say("Back before your latest decision.")

    def save(self, name: str) -> None:
        """Saves the game to a file."""
        path = Path(name or f"{self.match.game.name}-{self.match.seal[:8]}.scherzo")
        write_file(path, saved_text(self.sitting).encode())
        how = "" if self.match.over else f" Go on with: scherzo play --resume {path}"
        self.screen.say(f"Saved to {path}.{how}")

    def quit(self, rest: str) -> None:
        """Leaves."""
        raise Leave("Goodbye.")


def labels(choices: Sequence[Choice]) -> tuple[str, ...]:
    """What stands before each choice to be typed: numbers from 1 on; amounts stand for themselves.

    Where the choices' own short forms are numbers, as with money, a list number would be taken for an amount.
    """
    amounts = any(number_in(choice.notation) is not None for choice in choices)
    return tuple(choice.notation if amounts else str(at) for at, choice in enumerate(choices, 1))


def chosen(line: str, choices: Sequence[Choice]) -> Choice | None:
    """The choice of that label or notation; the start of a notation will do where it is unique."""
    wanted = line.lower()
    exact = [c for c in choices if c.notation.lower() == wanted]
    typed = [c for label, c in zip(labels(choices), choices, strict=True) if label == str(number_in(line))]
    begun = [c for c in choices if len(wanted) > 2 and c.notation.lower().startswith(wanted)]
    found = exact or typed or begun
    return found[0] if len(found) == 1 else None


def speaks_of(barred: Barred, words: str) -> bool:
    """Whether all the words (or the parts of a notation) appear in a refusal or in what it points at."""
    return mentions(f"{barred.text} {' '.join(barred.elements)}", words)


def mentions(text: str, words: str) -> bool:
    """Whether all the words, or the parts of a notation, appear in a text."""
    parts = words.lower().replace("-", " ").split()
    return bool(parts) and all(part in text.lower() for part in parts)
