"""`scherzo music`: the piece that a recorded game of Symphony wrote, as MIDI, MusicXML or an engraved score."""

from pathlib import Path
from typing import Annotated

import typer


def music(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record of Symphony.", show_default=False)],
    midi: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a MIDI file.")] = None,
    score: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a MusicXML file.")] = None,
    engraved: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the engraved score as SVG.")] = None,
    components: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The component file it was played with.")
    ] = None,
) -> None:
    """Hear what was written: a finished game of Symphony as MIDI, MusicXML or an engraved score."""
    from scherzo.cli.given import read_text
    from scherzo.core.compiling import compiling
    from scherzo.core.errors import BadInput
    from scherzo.core.record import read, replay
    from scherzo.games import game as game_named
    from scherzo.music.piece import piece

    if not (midi or score or engraved):
        raise BadInput("Say what to write: --midi FILE, --score FILE (MusicXML) or --engraved FILE (SVG).")
    record = read(read_text(file))
    game = game_named(record.header["game"])
    with compiling(game.title):
        made = piece(replay(game, record, components=components))
    if midi:
        from scherzo.music.midi import midi as as_midi

        write(midi, as_midi(made))
    if score:
        from scherzo.music.musicxml import musicxml

        write(score, musicxml(made).encode())
    if engraved:
        from scherzo.music.engraving import engraved as as_picture

        write(engraved, as_picture(made).encode())


def write(path: Path, content: bytes) -> None:
    """Writes a file, or says why that cannot be."""
    from scherzo.core.errors import BadInput

    try:
        path.write_bytes(content)
    except OSError as error:
        raise BadInput(f"Cannot write {path}: {error.strerror}. Choose another place.") from None
    typer.echo(f"Wrote {path}.")
