"""`scherzo hint`: what to choose in a recorded game, and why."""

from typing import Annotated

import typer

from scherzo.cli.options import Components, Json, RecordFile


def hint(
    file: RecordFile,
    to: Annotated[int | None, typer.Option(help="Look at the table after this move.", show_default=False)] = None,
    seat: Annotated[
        str | None, typer.Option(help="Whose choice, A to F; else the first seat waited for.", show_default=False)
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.05, max=600, help="How long to think.")] = 2.0,
    seed: Annotated[int, typer.Option(help="Where the thinking starts from.")] = 0,
    components: Components = None,
    json: Json = False,
) -> None:
    """Say what a strong player would choose, from what the seat can know, and why."""
    import msgspec

    from scherzo.bots import hint as think
    from scherzo.cli.parsing import read_text, seat_number
    from scherzo.cli.screen import Screen
    from scherzo.core import game_record
    from scherzo.core.errors import BadInput
    from scherzo.games import game

    written = game_record.read(read_text(file))
    chosen = game(written.header["game"])
    match = game_record.replay(chosen, written, to, components)
    if match.over:
        raise BadInput(f"The game is over after move {len(match.moves)}. Look at an earlier one with --to.")
    who = match.waiting[0] if seat is None else seat_number(seat, match.players)
    if who not in match.waiting:
        waited = ", ".join(game_record.SEATS[s] for s in match.waiting)
        raise BadInput(
            f"Seat {game_record.SEATS[who]} has nothing to choose after move {len(match.moves)}; {waited} has."
        )
    found = think(chosen, match.boxes, match.tables, who, seconds, seed)
    words = {choice.option: choice for choice in match.options(who)}
    if json:
        others = [
            {"move": words[a.option].notation, "win": round(a.win, 4), "points": round(a.points, 2)}
            for a in found.alternatives
        ]
        move = words[found.option].notation
        answer = {"seat": game_record.SEATS[who], "move": move, "text": found.text, "alternatives": others}
        typer.echo(msgspec.json.encode(answer).decode())
    else:
        screen = Screen(game_record.SEATS[: match.seats])
        screen.say(f"Seat {game_record.SEATS[who]}: {found.text}")
        screen.weighed([(words[a.option], a.win, a.points) for a in found.alternatives])
