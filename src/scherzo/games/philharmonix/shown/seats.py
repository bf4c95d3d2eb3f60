"""A player's board and markers, or the Maestro's."""

from typing import Literal

from scherzo.core.members import holds, members_of
from scherzo.core.reading import Reading
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.rules.looks import ConcertLook
from scherzo.games.philharmonix.shown.structs import Concert, Seat, Symphony
from scherzo.games.philharmonix.words import texts


def seat_view(box: Reading, table: Reading, seat: int) -> Seat:
    """A seat's board and markers."""
    manager, stars = table.manager[seat], table.stars[seat]
    return Seat(
        seat=seat,
        maestro=bool(box.solo) and seat == n.MAESTRO,
        prestige=table.prestige[seat],
        credits=table.credits[seat],
        experience=table.experience[seat],
        fans=table.fans[seat],
        ap=table.ap[seat],
        limit=table.limit[seat],
        stars=stars,
        credits_per_symphony=box.credits_at[stars],
        discs=table.discs[seat],
        ship=texts.planet_name(box, table.ship[seat]) if table.region[seat] >= 0 else "",
        manager=texts.ACTION_NAMES[manager] if manager >= 0 else "",
        start=texts.region_name(box, table.region[seat]) if table.region[seat] >= 0 else "",
        passed=seat in members_of(table.passed),
        hats=tuple(hat + 1 for hat in members_of(table.hats[seat])),
        conductor=tuple(slot + 1 for slot in members_of(table.conductor[seat])),
        musicians=tuple(
            tuple(rank for rank in range(n.RANKS) for _ in range(table.musicians[seat][kind][rank]))
            for kind in range(n.TYPES)
        ),
        soloists=tuple(texts.SOLOIST_NAMES[kind] for kind in range(n.SOLOISTS) if table.soloists[seat][kind]),
        symphonies=tuple(
            Symphony(
                c + 1, texts.COLOUR_NAMES[table.column_colour[seat][c]], texts.ROW_NAMES[table.column_row[seat][c]]
            )
            for c in range(box.columns)
            if table.column_colour[seat][c] >= 0
        ),
        silver=tuple(int(x) for x in table.silver[seat]),
        gold=tuple(int(x) for x in table.gold[seat]),
        admiration=tuple(int(x) for x in table.admiration[seat]),
        keys=tuple(key for key in range(1, box.keys + 1) if table.key_owner[key] == seat),
        records=tuple(texts.record_id(c) for c in range(26) if table.record_place[c] == n.OWNED + seat),
        concerts=tuple(concert_view(look) for look in texts.seen_by_rules(box, table).concerts[seat]),
    )


def concert_view(look: ConcertLook) -> Concert:
    """What a concert in a region would bring."""
    barred: dict[int, Literal["", "performed", "discs"]]
    barred = {n.MAY: "", n.PERFORMED_ALREADY: "performed", n.TOO_FEW_DISCS: "discs"}
    return Concert(
        musicians=tuple(holds(look.musicians, i) for i in range(3)),
        symphonies=tuple(holds(look.symphonies, i) for i in range(2)),
        first=look.first,
        for_musicians=look.for_musicians,
        for_symphonies=look.for_symphonies,
        ovation=look.ovation,
        prestige=look.first + look.for_musicians + look.for_symphonies + look.ovation,
        credits=look.credits,
        barred=barred[look.why_not],
    )
