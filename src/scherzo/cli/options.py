"""Arguments and options that several commands share. Only Typer is loaded here: help answers at once."""

from pathlib import Path
from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, such as musical-chairs.", show_default=False)]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record of a game.", show_default=False)]
Players = Annotated[int | None, typer.Option(help="Number of players.", show_default=False)]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="KEY=VALUE", help="An option of the game; may be given several times."),
]
Components = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Play with the values of this component file (see 'components').")
]
Seed = Annotated[str, typer.Option(help="Makes chance repeatable: the same seed, the same games.")]
Json = Annotated[bool, typer.Option("--json", help="One JSON object on standard output, nothing else there.")]
Cluster = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: 'auto' for the one joined here, or host:port."),
]
Gpu = Annotated[bool, typer.Option("--gpu", help="Play on an NVIDIA GPU, with random and greedy bots: the same games.")]
