"""What the Conductor and the Masters do, and where their discs may go."""

from functools import lru_cache

from scherzo.core.english import counted
from scherzo.core.reading import Reading
from scherzo.games.symphony import names as n
from scherzo.games.symphony.options import MASTER_DOES
from scherzo.games.symphony.words.texts import CATEGORY_ONE, master_title

DESTINATIONS = {
    n.TO_ANY: "any Instrument",
    n.TO_NOT_CHOIR: "any Instrument but a Choir",
    n.TO_CHOIR: "a Choir",
    n.TO_FLAT: "an Instrument that plays flat notes",
    n.TO_SHARP: "an Instrument that plays sharp notes",
}


def destination(box: Reading, master: int, i: int) -> str:
    """Where a disc of the Conductor may go."""
    to = box.master_to[master][i]
    return DESTINATIONS.get(to) or f"a {CATEGORY_ONE[to - n.TO_CATEGORY]}"


def disc_goes_to(box: Reading, table: Reading, i: int) -> str:
    """Which of the Conductor's discs it is, where they go different ways; else nothing."""
    ways = {destination(box, table.master, each) for each in range(box.master_discs[table.master])}
    return f", the one for {destination(box, table.master, i)}" if len(ways) > 1 else ""


@lru_cache(maxsize=256)
def conductor_text(box: Reading, master: int) -> str:
    """What whoever conducts does, in one or two sentences."""
    count = box.master_discs[master]
    ways = list(dict.fromkeys(destination(box, master, i) for i in range(count)))
    through = f"through {'different ' if box.master_distinct[master] else ''}Instruments of theirs"
    text = f"Whoever controls {master_title(box, master)} adds {counted(count, 'disc')} {through} while these play"
    text += "." if ways == [DESTINATIONS[n.TO_ANY]] else f": {'; '.join(ways)}."
    if master == n.WAGNER:
        return f"{text} Each overwriting scores {counted(box.overwrite_vp, 'point')} more."
    return f"{text} {MASTER_DOES[master]}" if MASTER_DOES[master] else text
