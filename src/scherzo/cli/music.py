"""`scherzo music`: the piece that a recorded game of Symphony wrote, as MIDI, MusicXML or an engraved score."""

from pathlib import Path
from typing import Annotated

import typer

from scherzo.cli.options import Components, RecordFile


def music(
    file: RecordFile,
    midi: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a MIDI file.")] = None,
    score: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a MusicXML file.")] = None,
    engraved: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the engraved score as SVG.")] = None,
    components: Components = None,
) -> None:
    """Hear what was written: a finished game of Symphony as MIDI, MusicXML or an engraved score."""
    from scherzo.cli.parsing import read_text, write_file
    from scherzo.core.compiling import compiling
    from scherzo.core.errors import BadInput
    from scherzo.core.game_record import read, replay
    from scherzo.games import game as game_named

    if not (midi or score or engraved):
        raise BadInput("Say what to write: --midi FILE, --score FILE (MusicXML) or --engraved FILE (SVG).")
    record = read(read_text(file))
    game = game_named(record.header["game"])
    made = {keepsake.name: keepsake.make for keepsake in game.keepsakes}
    wanted = {name: path for name, path in (("midi", midi), ("musicxml", score), ("svg", engraved)) if path}
    if not wanted.keys() <= made.keys():
        raise BadInput(f"{game.title} writes no music. Give the record of a game of Symphony.")
    with compiling(game.title):
        match = replay(game, record, components=components)
    for name, path in wanted.items():
        write_file(path, made[name](match))
        typer.echo(f"Wrote {path}.")
