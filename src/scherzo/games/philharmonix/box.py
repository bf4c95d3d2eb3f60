"""The Box: what came in the box for one play, as numbers that rules can read."""

from scherzo.core.layout import Array, Layout, field, i1, i2, i8, u1
from scherzo.games.philharmonix import names as n

NAME = 32
"""Room for a name, in bytes."""


class Box(Layout):
    """The constant side of one play: seats, options, every printed number."""

    players: int = field(i1)
    seats: int = field(i1)  # players, and the Maestro in a solo game
    solo: int = field(i1)  # 1 = seat 1 is the Maestro
    records: int = field(i1)  # 1 = with Record cards
    draft: int = field(i1)  # 1 = starting regions are drafted
    rounds: int = field(i1)

    experience_max: int = field(i2)
    fans_max: int = field(i2)
    limit_max: int = field(i2)
    ap_max: int = field(i2)
    discs: int = field(i2)
    places: int = field(i1)  # musicians per type
    special_credits: int = field(i2)
    special_admiration: int = field(i1)
    first_bonus: int = field(i2)
    musician_prestige: Array = field(i2, 4)
    symphony_prestige: Array = field(i2, 3)
    ovation: int = field(i2)
    tour_moves: int = field(i1)
    merch_credits: int = field(i2)
    pass_experience: int = field(i2)
    pass_credits: int = field(i2)
    pass_penalty: int = field(i2)
    fans_for_ap: int = field(i2)
    fans_for_step: int = field(i2)
    fans_for_experience: int = field(i2)
    fans_for_strength: int = field(i2)
    experience_for_ap: int = field(i2)
    fans_for_reroll: int = field(i2)

    start_prestige: int = field(i2)
    start_experience: int = field(i2)
    start_limit: int = field(i2)
    start_credits: Array = field(i2, 4)
    start_musicians: int = field(i1)  # bit set of types
    face_up: int = field(i1)  # Record cards face up

    first: int = field(i2)  # prestige for the first in a region
    second: int = field(i2)
    pool_ties: int = field(i1)  # 1 = tied leaders share first and second together
    silver_slot: int = field(i2)
    gold_slot: int = field(i2)
    credits_per_prestige: int = field(i2)

    # action tables, by action and row (row 0 unused)
    row_credits: Array = field(i2, 6, 7)  # price
    row_experience: Array = field(i2, 6, 7)  # price
    row_amount: Array = field(i2, 6, 7)  # musicians, upgrade points, symphonies, patron points, soloists, limit
    row_gain: Array = field(i2, 6, 7)  # experience gained
    strengths: Array = field(i1, 6)  # the Action Point tiles

    columns: int = field(i1)
    slot_colours: Array = field(i1, 5)  # bit set of two colours for each conductor slot
    hat_level: Array = field(i1, 8)

    last_position: int = field(i1)
    key_at: Array = field(i1, 64)  # black key to the right of each white key, 0 for none
    key_set: Array = field(i1, n.KEYS)  # set of each black key
    set_end: Array = field(i1, 64)  # last white key of the set each white key belongs to
    credits_at: Array = field(i2, 64)  # credits per matched symphony
    marker_at: Array = field(i2, 64)  # prestige for moving off this white key
    star_overflow: int = field(i2)
    blocked: int = field(i8)  # bit set of black keys covered from the start
    keys: int = field(i1)

    planets: int = field(i1)
    region_of: Array = field(i1, n.PLANETS)
    circles: Array = field(i1, n.PLANETS)
    start_planet: Array = field(i1, 6)
    region_name: Array = field(u1, 6, NAME)  # letters, for words only
    planet_name: Array = field(u1, n.PLANETS, NAME)  # letters of REGION-PLANET
    lines: Array = field(i8, n.PLANETS)  # bit set of neighbours
    distance: Array = field(i1, n.PLANETS, n.PLANETS)  # steps between planets, for brains
    fan_card: Array = field(i8, 4)  # bit set of planets

    track_end: int = field(i1)
    track_overflow: int = field(i2)

    effect: Array = field(i2, 256, 2)  # what and how much (or the rank)
    list_start: Array = field(i2, n.LISTS)
    list_size: Array = field(i1, n.LISTS)

    musician_face: Array = field(i1, 4, 6, 2)  # type and stars
    symphony_face: Array = field(i1, 6)  # colour or ANY
    wanted_type: Array = field(i1, 18, 3)  # of a Demand tile; -1 = any
    wanted_stars: Array = field(i1, 18, 3)
    wanted_colour: Array = field(i1, 18, 2)

    patron_cost: Array = field(i2, 12)
    patron_prestige: Array = field(i2, 12)
    need_musicians: Array = field(i1, 12, 4, 4)
    need_colours: Array = field(i1, 12, 5)
    need_soloists: Array = field(i1, 12)
    need_conductor: Array = field(i1, 12)

    record_level: Array = field(i1, 26)
    record_need: Array = field(i1, 26, 5)
    record_wild: Array = field(i1, 26)  # how many different colours of choice
    record_order: Array = field(i1, 26)  # for the end scoring: wild cards last
    level_sale: Array = field(i2, 4)
    level_silver: Array = field(i2, 4)
    level_gold: Array = field(i2, 4)
    level_strength: Array = field(i1, 4)

    fan_tokens: int = field(i1)
    symphony_copies: int = field(i1)
    zero_tiles: int = field(i1)
    one_two_tiles: int = field(i1)
    three_tiles: int = field(i1)
    soloist_copies: int = field(i1)
    soloist_stars: int = field(i1)

    maestro_limit: Array = field(i2, 6)  # by round
    maestro_base: Array = field(i2, 6)  # prestige of a concert, by round
    maestro_round_end: int = field(i2)
    maestro_late: int = field(i1)  # the round from which Compose gives one more
    maestro_action: Array = field(i1, 33)
    maestro_otherwise: Array = field(i1, 33)
    maestro_region: Array = field(i1, 33)
    maestro_soloist: Array = field(i1, 33)  # 1 = the card takes the soloist

    patron_name: Array = field(u1, n.PATRON_CARDS, NAME)  # for words only
    record_name: Array = field(u1, n.RECORDS, NAME)
