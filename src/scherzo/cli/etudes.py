"""`scherzo etudes`: finds positions whose best choice is clear but easily missed, and checks those of the package."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from scherzo.cli.options import GameName, Seed

if TYPE_CHECKING:
    from scherzo.core.game import Game


def etudes(
    game: GameName,
    count: Annotated[int, typer.Option(min=1, help="How many to find; those already in the file count.")] = 30,
    seed: Seed = "0",
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep them here, one by one; a file that exists is continued.")
    ] = None,
    add: Annotated[
        list[Path] | None,
        typer.Option(
            metavar="FILE", help="Etudes of this file count too and are kept with the others; may be repeated."
        ),
    ] = None,
    processes: Annotated[int, typer.Option(min=1, help="Games that are looked through at a time.")] = 1,
    check: Annotated[bool, typer.Option("--check", help="Check the etudes of the package instead.")] = False,
    levels: Annotated[
        bool, typer.Option("--levels", help="Let bots of three levels try the etudes of the package instead.")
    ] = False,
) -> int:
    """Find positions in which one choice is clearly the best and easily missed; check those of the package."""
    from scherzo.games import game as game_named

    chosen = game_named(game)
    if levels:
        return show_levels(chosen)
    if check:
        return check_all(chosen, number_of(seed))
    return find_some(chosen, count, seed, out, add or [], processes)


def find_some(game: "Game", count: int, seed: str, out: Path | None, add: list[Path], processes: int) -> int:
    """Finds etudes, tells of each, and keeps them."""
    from scherzo.cli.progress import progress
    from scherzo.etudes import shelf
    from scherzo.etudes.finding import find

    known = shelf.together(*(shelf.read(path) for path in ([out, *add] if out else add)))
    if out and add:
        shelf.write(out, known)
    games = 0

    def looked(played: int) -> None:
        nonlocal games
        games += played

    with progress(f"Etudes of {game.title}", count) as advance:
        advance(len(known))
        for etude in find(game, count, seed, known, looked, processes):
            known.append(etude)
            advance(1)
            typer.echo(
                f"{etude.id}: {etude.players} players, {etude.kind}, move {len(etude.moves) + 1}: {etude.answer} "
                f"({etude.weighed[0].chance:.0%}, {etude.margin * 100:.0f} points more than any other choice); "
                f"a quick player misses it in {etude.errors[0]} of {etude.errors[1]} tries. {games} games so far."
            )
            if out:
                shelf.write(out, known)
    return 0


def check_all(game: "Game", seed: int) -> int:
    """Checks what is kept of the package's etudes, and whether searches from another seed agree."""
    from scherzo.cli.progress import progress
    from scherzo.etudes import shelf
    from scherzo.etudes.checking import faults, leads_now, reason_now, still_sure

    kept = shelf.read(game.folder / shelf.FILE)
    wrong, unsure = 0, 0
    with progress(f"Etudes of {game.title}", len(kept)) as advance:
        for number, etude in enumerate(kept):
            found = faults(game, etude)
            if not found and reason_now(game, etude) != (etude.why, etude.why_rules):
                found = [f"its reason is now: {reason_now(game, etude)[0]}"]
            if not found and leads_now(game, etude) != etude.leads:
                found = ["its curve is another one now"]
            wrong += bool(found)
            for fault in found:
                typer.echo(f"{etude.id}: {fault}.")
            if not found and not still_sure(game, etude, seed + number):
                unsure += 1
                typer.echo(f"{etude.id}: searches from this seed are not sure of {etude.answer}.")
            advance(1)
    typer.echo(f"{len(kept)} etudes of {game.title}: {wrong} wrong, {unsure} of the others not confirmed.")
    return 1 if wrong else 0


def show_levels(game: "Game") -> int:
    """How many etudes bots of three levels solve, in one try each."""
    from scherzo.cli.progress import progress
    from scherzo.etudes import shelf
    from scherzo.etudes.checking import LEVELS, solved

    kept = shelf.etudes_of(game)
    with progress(f"Etudes of {game.title}", len(kept)) as advance:
        for row in solved(game, kept, LEVELS, 1, advance):
            typer.echo(f"{row.spec}: {row.solved} of {row.tried}")
    return 0


def number_of(seed: str) -> int:
    """A number from the words of a seed."""
    import hashlib

    return int.from_bytes(hashlib.blake2b(seed.encode(), digest_size=6).digest(), "little")
