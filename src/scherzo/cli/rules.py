"""`scherzo rules`: the rules of a game, by id or words."""

from rich.console import Console
from rich.text import Text

from scherzo.core import ledger
from scherzo.core.errors import BadInput
from scherzo.games import game as game_named


def run(name: str, words: str) -> None:
    """The rules with that id or those words, or all."""
    game = game_named(name)
    found = ledger.find(game, words) if words else ledger.entries(game.folder / "rules.md")
    if not found:
        raise BadInput(f"No rule of {game.title} has the words '{words}'. Try fewer or other words.")
    console = Console(highlight=False)
    for rule, sentence in found.items():
        console.print(Text.assemble((rule, "bold cyan"), "  ", sentence))
