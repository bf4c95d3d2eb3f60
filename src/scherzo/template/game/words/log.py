"""The log: a sentence for every kind of event, with its rules and the things in the picture it speaks of."""

from scherzo.core.english import counted
from scherzo.core.sentences import Log, Sentence, Spoken, seat, seat_element
from scherzo.template.game import names as n
from scherzo.template.game.words.texts import piece_element, piece_name

SENTENCES: dict[int | tuple[int, int], Sentence] = {
    n.EVENING_BEGINS: Sentence("Evening <number a> begins, with <points b> for the winner.", ("LR-EVENING-3",)),
    n.DEALT: Sentence("<seat a> is dealt <piece b>.", ("LR-SETUP-1",), ("<seat a>",)),
    n.CHOSEN: Sentence("<seat a> has chosen a piece.", ("LR-EVENING-1",), ("<seat a>",)),
    n.SEALED: Sentence("<seat a> will perform <piece b>; nobody else knows yet.", ("LR-EVENING-1",), ("<piece b>",)),
    n.PERFORMED: Sentence("<seat a> performs <piece b>.", ("LR-EVENING-2", "LR-EVENING-5"), ("<seat a>", "<piece b>")),
    n.APPLAUDED: Sentence("<seat a> wins the evening with <piece b>: <points c>.", ("LR-EVENING-3",), ("<seat a>",)),
    n.GAME_ENDED: Sentence("The last evening is over: the game ends.", ("LR-GEN-2",)),
}
SPOKEN: dict[str, Spoken] = {
    "seat": seat,
    "number": lambda box, number: str(number),
    "piece": lambda box, piece: piece_name(piece),
    "points": lambda box, number: counted(number, "point"),
}
ELEMENTS: dict[str, Spoken] = {"seat": seat_element, "piece": lambda box, piece: piece_element(piece)}

LOG = Log(SENTENCES, SPOKEN, ELEMENTS)
