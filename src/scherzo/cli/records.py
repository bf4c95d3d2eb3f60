"""`scherzo replay` and `scherzo verify`: reading recorded games."""

from pathlib import Path

from scherzo.cli.parsing import read_text, seat_number
from scherzo.cli.screen import Screen
from scherzo.core import game_record
from scherzo.core.compiling import compiling
from scherzo.core.game import Game
from scherzo.core.match import Match
from scherzo.core.table import OPEN
from scherzo.games import game as game_named


def run_replay(file: Path, to: int | None, seat: str | None, components: Path | None) -> None:
    """Tells the moves of a record and shows the table they lead to."""
    read = game_record.read(read_text(file))
    game = game_named(read.header["game"])
    if not game_record.is_of_these_rules(game, read):
        return tell(game, read)
    with compiling(game.title):
        match = game_record.replay(game, read, to, components)
    viewer = OPEN if seat is None else seat_number(seat, match.players)
    screen = Screen([f"{letter}" for letter in game_record.SEATS[: match.seats]])
    screen.heading(f"{game.title}, {match.players} players, {len(match.moves)} of {len(read.moves)} moves")
    for number, move in enumerate((None, *match.moves)):
        if move is not None:
            screen.say(f"{number}. {{{move.seat}}} {move.notation}", "bold")
        events = match.opening if move is None else move.events
        screen.lines(match.lines(events, viewer))
    screen.heading(f"The table after move {len(match.moves)}")
    screen.sections(game.describe(match.view(viewer)))
    if match.over:
        screen.scores(match.score_sheet(), match.score_rules())
    else:
        for waiting in match.waiting:
            screen.say(match.question(waiting).others)
    return None


def tell(game: Game, read: game_record.GameRecord) -> None:
    """A record of older rules: its moves and the sentences that were told of them."""
    screen = Screen([f"{letter}" for letter in game_record.SEATS])
    screen.heading(f"{game.title}, {read.header['players']} players, {len(read.moves)} moves")
    screen.say(
        f"Played by rules version {read.header['rules']}; this is {game.rules_version}. It is told as it was written"
        " down, without a table."
    )
    sentences: dict[int, list[str]] = {}
    for number, text in read.told:
        sentences.setdefault(number, []).append(text)
    for number in range(len(read.moves) + 1):
        if number:
            seat, notation = read.moves[number - 1]
            screen.say(f"{number}. {{{seat}}} {notation}", "bold")
        for text in sentences.get(number, []):
            screen.say(f"  {text}")
    if "result" in read.footer:
        screen.say(f"Result: {read.footer['result']}")


def run_verify(file: Path, components: Path | None) -> None:
    """Checks a finished game's record from its seal to its result."""
    read = game_record.read(read_text(file))
    game = game_named(read.header["game"])
    with compiling(game.title):
        match = game_record.verify(game, read, components)
    print(verdict(match))


def verdict(match: Match) -> str:
    """What was found to be right."""
    drawn = len(game_record.draws(match))
    return (
        f"This record is right: {match.game.title}, {match.players} players, {len(match.moves)} legal moves, "
        f"{drawn} draws under the sealed seed, result {game_record.result(match)}."
    )
