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
    from scherzo.cli.given import read_text, write_file
    from scherzo.core.compiling import compiling
    from scherzo.core.errors import BadInput
    from scherzo.core.record import read, replay
    from scherzo.games import game as game_named
    from scherzo.games.symphony.music.piece import piece

    if not (midi or score or engraved):
        raise BadInput("Say what to write: --midi FILE, --score FILE (MusicXML) or --engraved FILE (SVG).")
    record = read(read_text(file))
    game = game_named(record.header["game"])
    with compiling(game.title):
        made = piece(replay(game, record, components=components))
    written: dict[Path, bytes] = {}
    if midi:
        from scherzo.games.symphony.music.midi import midi as as_midi

        written[midi] = as_midi(made)
    if score:
        from scherzo.games.symphony.music.musicxml import musicxml

        written[score] = musicxml(made).encode()
    if engraved:
        from scherzo.games.symphony.music.engraving import engraved as as_picture

        written[engraved] = as_picture(made).encode()
    for path, content in written.items():
        write_file(path, content)
        typer.echo(f"Wrote {path}.")
