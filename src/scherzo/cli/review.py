"""`scherzo review`: a finished game judged, with luck and choices apart."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from scherzo.cli.options import Components, Json, RecordFile

if TYPE_CHECKING:
    from scherzo.cli.screen import Screen
    from scherzo.core.match import Match
    from scherzo.review import Effort, Review

STEP_S = 0.2
"""Seconds between two looks of the progress bar."""


def review(
    file: RecordFile,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the review as a page.")] = None,
    iterations: Annotated[
        int, typer.Option(min=20, max=1_000_000, help="Games imagined for each choice that is compared.")
    ] = 1200,
    seed: Annotated[int, typer.Option(help="Where the thinking starts from.")] = 0,
    components: Components = None,
    json: Json = False,
) -> None:
    """Judge a finished game: chances over it, what each decision gave away, luck and choices apart."""
    from scherzo.cli.parsing import read_text, write_file
    from scherzo.cli.screen import Screen
    from scherzo.core import game_record
    from scherzo.core.compiling import compiling
    from scherzo.core.errors import BadInput
    from scherzo.games import game as game_named
    from scherzo.review import Effort
    from scherzo.review.html import page

    written = game_record.read(read_text(file))
    game = game_named(written.header["game"])
    if html and not html.parent.is_dir():
        raise BadInput(f"There is no folder {html.absolute().parent}. Give a path in a folder that exists.")
    with compiling(game.title):
        match = game_record.replay(game, written, components=components)
        found = worked_out(match, Effort.of(iterations), seed)
    letters = [*game_record.SEATS[: match.players], *[game.virtual_name] * (match.seats - match.players)]
    title = f"{game.title}, {match.players} players, {len(match.moves)} moves"
    if html:
        write_file(html, page(f"Review: {title}", letters, found).encode())
    if json:
        import msgspec

        typer.echo(msgspec.json.encode(found).decode())
    else:
        screen = Screen(letters)
        show(screen, title, found)
        if html:
            screen.say(f"Wrote {html}.")


def worked_out(match: "Match", effort: "Effort", seed: int) -> "Review":
    """The whole review, with a progress bar."""
    import time

    from scherzo.cli.progress import progress
    from scherzo.review import Reviewer

    reviewer = Reviewer(match, effort, seed)
    known = 0
    with progress("Reviewing", 100) as advance:
        over = False
        while not over:
            over = reviewer.go_on(time.monotonic() + STEP_S)
            now = int(100 * reviewer.progress)
            advance(now - known)
            known = now
    return reviewer.so_far()


def show(screen: "Screen", title: str, found: "Review") -> None:
    """The review for people: players, then turning points."""
    from rich.table import Table

    from scherzo.review.words import account, signed, turned

    screen.heading(f"Review: {title}")
    players = Table("player", "accuracy", "best", "good", "slips", "mistakes", "blunders", box=None)
    for seat in found.seats:
        kinds = [str(seat.kinds.get(kind, 0)) for kind in ("best", "good", "slip", "mistake", "blunder")]
        accuracy = "-" if seat.accuracy is None else f"{seat.accuracy:.0f}%"
        players.add_row(screen.styled(f"{{{seat.seat}}}"), accuracy, *kinds)
    screen.console.print(players)
    screen.heading("Luck and choices")
    for seat in found.seats:
        screen.say(f"{{{seat.seat}}}: {account(seat)} (choices ±{round(100 * seat.doubt)}%).")
    screen.heading("Turning points")
    known = {decision.move: decision for decision in found.decisions}
    turning = Table("move", "change", "what", box=None)
    for turn in found.turns:
        what = turned(turn, known)
        turning.add_row(str(turn.move), signed(turn.change), screen.styled(what))
    if found.turns:
        screen.console.print(turning, width=screen.width)
    else:
        screen.say("None: nothing changed the chances by much.")
    screen.say(
        f"Mostly from {found.iterations:,} imagined games for each choice compared, more where there was doubt; "
        "what may be chance is not blamed."
    )
