"""The orchestra: recruiting, upgrading musicians and conductor, and the Audition and Promote actions."""

from scherzo.core.open_menu import offer
from scherzo.core.rule import rule
from scherzo.core.sets import has, only, with_
from scherzo.core.table import EVERYONE, tell
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.rules.dice import reroll, reroll_used, roll, stars_shown, type_shown, why_not_reroll
from scherzo.games.philharmonix.rules.gains import spend
from scherzo.games.philharmonix.rules.pending import get, pop, push, put
from scherzo.games.philharmonix.rules.piano import move_stars
from scherzo.games.philharmonix.table import Table

# The Audition action


@rule
def step_auditioning(box: Box, table: Table) -> None:
    """PH-AUDITION-2..11: recruit from dice and region; then stars, admiration and rerolls (PH-RULING-53)."""
    seat = table.active
    stage = get(table, n.AUDITION_STAGE)
    if stage == n.STAR_STAGE:  # PH-AUDITION-11
        put(table, n.AUDITION_STAGE, n.ADMIRATION_STAGE)
        move_stars(box, table, seat, get(table, n.AUDITION_STARS))
    elif stage == n.ADMIRATION_STAGE:  # PH-AUDITION-7
        put(table, n.AUDITION_STAGE, n.REROLL_STAGE)
        region = get(table, n.AUDITION_SPECIAL) - 1  # where it was, even if a key has moved the ship since
        if region >= 0:
            push(table, n.ADMIRATION, region, box.special_admiration)
    elif stage == n.REROLL_STAGE:  # PH-AUDITION-4
        pop(table)
        reroll_used(box, table, n.MUSICIAN_POOL)
    else:
        offer_audition(box, table, seat)


@rule
def offer_audition(box: Box, table: Table, seat: int) -> None:
    """What may be recruited now."""
    table.asking = n.AUDITIONING
    offer(table, n.DONE)
    if get(table, n.AUDITION_LEFT) == 0:
        return
    offer_musician_dice(box, table, seat, 0)
    for option in (n.SPECIAL_MUSICIAN, n.SPECIAL_SOLOIST):
        if why_not_special(box, table, seat, option) == n.MAY:
            offer(table, option)
    if why_not_reroll(box, table, seat, n.MUSICIAN_POOL) == n.MAY:
        offer(table, n.REROLL)


@rule
def why_not_special(box: Box, table: Table, seat: int, option: int) -> int:
    """PH-AUDITION-6, 8, 9, PH-RULING-52: somebody waits in the region, can be paid, and finds a place."""
    region = box.region_of[table.ship[seat]]
    kind = table.region_musician[region] if option == n.SPECIAL_MUSICIAN else table.region_soloist[region]
    if kind < 0:
        return n.NOBODY_THERE
    if table.credits[seat] < box.special_credits:
        return n.TOO_FEW_CREDITS
    if option == n.SPECIAL_MUSICIAN:
        return n.MAY if has_place(box, table, seat, kind) else n.NO_PLACE
    return n.MAY if table.soloists[seat, kind] == 0 else n.NO_PLACE


@rule
def answer_auditioning(box: Box, table: Table, option: int) -> None:
    """One step of Audition."""
    seat = table.active
    if option == n.DONE:
        put(table, n.AUDITION_STAGE, n.STAR_STAGE)
        return
    if option == n.REROLL:
        reroll(box, table, seat, n.MUSICIAN_POOL)
        return
    put(table, n.AUDITION_LEFT, get(table, n.AUDITION_LEFT) - 1)
    if option < n.SPECIAL_MUSICIAN:
        die = option - n.RECRUIT
        table.musician_aside = with_(table.musician_aside, die)
        stars = stars_shown(box, table, die)
        recruit(table, seat, type_shown(box, table, die), stars)
    else:
        stars = recruit_special(box, table, seat, option)
        put(table, n.AUDITION_SPECIAL, 1 + box.region_of[table.ship[seat]])
    put(table, n.AUDITION_STARS, get(table, n.AUDITION_STARS) + stars)


@rule
def recruit_special(box: Box, table: Table, seat: int, option: int) -> int:
    """PH-AUDITION-6: the region's three-star musician or soloist, for 5 credits more; the stars gained."""
    region = box.region_of[table.ship[seat]]
    spend(box, table, seat, n.CREDITS, box.special_credits)
    if option == n.SPECIAL_MUSICIAN:
        kind = table.region_musician[region]
        table.region_musician[region] = -1
        table.musicians[seat, kind, n.RANKS - 1] += 1
        tell(table, EVERYONE, n.RECRUITED, seat, kind, n.RANKS - 1)
        return n.RANKS - 1
    kind = table.region_soloist[region]
    table.region_soloist[region] = -1
    table.soloists[seat, kind] += 1
    tell(table, EVERYONE, n.SOLOIST_RECRUITED, seat, kind)
    return box.soloist_stars


# Promote and upgrade bonuses


@rule
def step_upgrade(box: Box, table: Table) -> None:
    """PH-PROMOTE-2..8: spend points on musicians and conductor; unused ones are lost (PH-RULING-44)."""
    seat = table.active
    table.asking = n.UPGRADE
    offer(table, n.DONE)
    if get(table, n.UPGRADE_POINTS) == 0:
        return
    for kind in range(n.TYPES):
        for rank in range(n.RANKS - 1):
            if why_not_raise(table, seat, kind, rank) == n.MAY:
                offer(table, n.RAISE + kind * 3 + rank)
    for slot in range(n.SLOTS):
        if why_not_conduct(table, seat, slot) == n.MAY:
            offer(table, n.CONDUCT + slot)


@rule
def why_not_raise(table: Table, seat: int, kind: int, rank: int) -> int:
    """PH-PROMOTE-2, 5, PH-RULING-46: a musician of the orchestra; only the black bag gives three-star tiles."""
    if table.musicians[seat, kind, rank] == 0 or get(table, n.UPGRADE_POINTS) == 0:
        return n.ABSENT
    if not get(table, n.UPGRADE_WHOM) & n.MUSICIANS_ONLY:
        return n.NOT_BY_THIS_BONUS
    if rank == 0 and table.tile_supply[kind] == 0:
        return n.NO_TILE_LEFT
    return n.BAG_EMPTY if rank == 2 and table.black_bag[kind] == 0 else n.MAY


@rule
def why_not_conduct(table: Table, seat: int, slot: int) -> int:
    """PH-PROMOTE-7, PH-RULING-47: a disc on a free conductor slot."""
    if has(table.conductor[seat], slot) or get(table, n.UPGRADE_POINTS) == 0:
        return n.ABSENT
    if not get(table, n.UPGRADE_WHOM) & n.CONDUCTOR_ONLY:
        return n.NOT_BY_THIS_BONUS
    return n.MAY if table.discs[seat] > 0 else n.TOO_FEW_DISCS


@rule
def answer_upgrade(box: Box, table: Table, option: int) -> None:
    """One upgrade; at the end the star marker moves by all stars gained (PH-PROMOTE-6, PH-RULING-45)."""
    seat = table.active
    if option == n.DONE:
        stars = get(table, n.UPGRADE_STARS)
        pop(table)
        move_stars(box, table, seat, stars)
        return
    put(table, n.UPGRADE_POINTS, get(table, n.UPGRADE_POINTS) - 1)
    put(table, n.UPGRADE_STARS, get(table, n.UPGRADE_STARS) + 1)
    if option >= n.CONDUCT:  # PH-PROMOTE-7
        table.discs[seat] -= 1
        table.conductor[seat] = with_(table.conductor[seat], option - n.CONDUCT)
        tell(table, EVERYONE, n.CONDUCTED, seat, option - n.CONDUCT)
    else:
        raise_musician(table, seat, (option - n.RAISE) // 3, (option - n.RAISE) % 3)


@rule
def raise_musician(table: Table, seat: int, kind: int, rank: int) -> None:
    """PH-PROMOTE-3, PH-RULING-25: 0-star tiles leave the game, 1 to 2 is a flip, 2-star tiles return to the supply."""
    table.musicians[seat, kind, rank] -= 1
    table.musicians[seat, kind, rank + 1] += 1
    if rank == 0:
        table.zeros_gone[kind] += 1
        table.tile_supply[kind] -= 1
    elif rank == 2:
        table.tile_supply[kind] += 1
        table.black_bag[kind] -= 1
    tell(table, EVERYONE, n.UPGRADED, seat, kind, rank + 1)


# Recruiting bonuses


@rule
def step_musician(box: Box, table: Table) -> None:
    """PH-EFFECT-7: one musician of a rank, from a die that shows it or of any type from the supply."""
    seat = table.active
    table.asking = n.MUSICIAN
    offer(table, n.DONE)
    if get(table, n.MUSICIAN_SUPPLIED) == 0:
        offer_musician_dice(box, table, seat, get(table, n.MUSICIAN_STARS))
        return
    for kind in range(n.TYPES):
        if why_not_recruit(box, table, seat, kind) == n.MAY:
            offer(table, n.RECRUIT_TYPE + kind)


@rule
def answer_musician(box: Box, table: Table, option: int) -> None:
    """Recruits without cost; a die used for it is rerolled, the star marker moves at once."""
    seat, stars = table.active, get(table, n.MUSICIAN_STARS)
    pop(table)
    if option == n.DONE:
        return
    if option >= n.RECRUIT_TYPE:
        recruit(table, seat, option - n.RECRUIT_TYPE, stars)
    else:
        die = option - n.RECRUIT
        recruit(table, seat, type_shown(box, table, die), stars)
        roll(box, table, n.MUSICIAN_POOL, only(die))
    move_stars(box, table, seat, stars)


# What is possible and done


@rule
def offer_musician_dice(box: Box, table: Table, seat: int, stars: int) -> None:
    """PH-AUDITION-3: the available dice whose musician finds a place; only those of a rank unless it is 0."""
    for die in range(n.DICE):
        if why_not_die(box, table, seat, die, stars) == n.MAY:
            offer(table, n.RECRUIT + die)


@rule
def why_not_die(box: Box, table: Table, seat: int, die: int, stars: int) -> int:
    """PH-AUDITION-3: the musician of an available die, of a rank unless that is 0."""
    if has(table.musician_aside, die) or (stars and stars_shown(box, table, die) != stars):
        return n.ABSENT
    return why_not_recruit(box, table, seat, type_shown(box, table, die))


@rule
def why_not_recruit(box: Box, table: Table, seat: int, kind: int) -> int:
    """PH-AUDITION-9: a place in the section, and a tile in the supply."""
    if not has_place(box, table, seat, kind):
        return n.NO_PLACE
    return n.MAY if table.tile_supply[kind] > 0 else n.NO_TILE_LEFT


@rule
def has_place(box: Box, table: Table, seat: int, kind: int) -> bool:
    """PH-AUDITION-9, PH-RULING-55: each type has three places, 0-star musicians keep theirs."""
    held = 0
    for rank in range(n.RANKS):
        held += table.musicians[seat, kind, rank]
    return held < box.places


@rule
def recruit(table: Table, seat: int, kind: int, stars: int) -> None:
    """A 1-star or 2-star musician from the supply."""
    table.tile_supply[kind] -= 1
    table.musicians[seat, kind, stars] += 1
    tell(table, EVERYONE, n.RECRUITED, seat, kind, stars)
