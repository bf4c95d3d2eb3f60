"""Building the Box of one play from the component file."""

from collections.abc import Mapping
from typing import Any

from scherzo.core.box_texts import write_text
from scherzo.core.layout import Records, records
from scherzo.core.members import members_of, set_of
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.components import Components
from scherzo.games.philharmonix.components.basics import Bonus
from scherzo.games.philharmonix.components.checks import check


def build_box(components: Components, players: int, options: Mapping[str, str]) -> Records:
    """The Box for that many players and those options, from a checked components file."""
    check(components)
    boxes = records(Box)
    box = boxes[0]
    box.players = players
    box.solo = int(players == 1)
    box.seats = players + int(box.solo)
    box.rounds = components.meta.rounds
    box.records = int(options.get("records", "without") == "with")
    box.draft = int(options.get("regions", "random") == "draft")
    put_numbers(box, components)
    put_actions(box, components)
    put_piano(box, components)
    put_map(box, components)
    put_bonuses(box, components)
    put_demands_and_patrons(box, components)
    put_records(box, components)
    put_maestro(box, components, options.get("maestro", components.solo.default_difficulty))
    return boxes


def put_numbers(box: Any, c: Components) -> None:
    """Limits, prices, starting values, scoring and counts."""
    limits, free, setup, scoring = c.limits, c.free_actions, c.setup, c.scoring
    box.experience_max, box.fans_max = limits.experience_max, limits.fans_max
    box.limit_max, box.ap_max = limits.action_point_limit_max, limits.action_points_max
    box.discs, box.places = limits.discs_per_player, limits.musicians_per_type
    box.special_credits, box.special_admiration = (
        limits.special_recruit_extra_credits,
        limits.special_recruit_admiration,
    )
    box.first_bonus, box.ovation = limits.demand_first_bonus, limits.standing_ovation
    box.musician_prestige[:], box.symphony_prestige[:] = (
        limits.demand_musician_prestige,
        limits.demand_symphony_prestige,
    )
    box.tour_moves, box.merch_credits = limits.tour_moves_per_strength, limits.merch_credits_per_strength
    box.pass_experience, box.pass_credits = limits.pass_reward_experience, limits.pass_reward_credits
    box.pass_penalty = limits.pass_penalty_prestige
    box.fans_for_ap, box.fans_for_step = free.fans_for_action_point, free.fans_for_ship_step
    box.fans_for_experience, box.fans_for_strength = free.fans_for_experience, free.fans_for_strength
    box.experience_for_ap, box.fans_for_reroll = free.experience_for_action_point, free.fans_for_reroll
    box.start_prestige, box.start_experience = setup.start_prestige, setup.start_experience
    box.start_limit = setup.start_action_point_limit
    box.start_credits[:] = setup.start_credits_by_turn_position
    types = c.vocabulary.musician_types
    box.start_musicians = set_of(*(types.index(m.type) for m in setup.start_musicians))
    box.face_up = box.seats + setup.record_cards_face_up_extra  # PH-RECORD-1, PH-SOLO-18
    two = box.seats == 2
    box.first = scoring.admiration_two_player_first if two else scoring.admiration_first
    box.second = 0 if two else scoring.admiration_second
    box.pool_ties = int(scoring.tie_for_first == "pool")
    box.silver_slot, box.gold_slot = scoring.silver_slot, scoring.gold_slot
    box.credits_per_prestige = scoring.credits_per_prestige
    per_type = c.musicians.per_type
    box.zero_tiles, box.one_two_tiles, box.three_tiles = per_type.zero_star, per_type.one_two_star, per_type.three_star
    box.fan_tokens, box.symphony_copies = c.inventory.fan_tokens, c.symphonies.copies_per_colour
    box.soloist_copies, box.soloist_stars = c.soloists.copies_per_kind, c.soloists.stars


def put_actions(box: Any, c: Components) -> None:
    """The action tables, the player board's slots and hats, the faces of the dice."""
    for audition in c.actions.audition.rows:
        box.row_credits[n.AUDITION, audition.row] = audition.credits
        box.row_amount[n.AUDITION, audition.row] = audition.musicians
    for promote in c.actions.promote.rows:
        box.row_credits[n.PROMOTE, promote.row] = promote.credits
        box.row_experience[n.PROMOTE, promote.row] = promote.experience
        box.row_amount[n.PROMOTE, promote.row] = promote.upgrade_points
    for compose in c.actions.compose.rows:
        box.row_experience[n.COMPOSE, compose.row] = compose.experience
        box.row_amount[n.COMPOSE, compose.row] = compose.symphonies
    for patron in c.actions.patron.rows:
        box.row_amount[n.PATRON, patron.row] = patron.patron_points
    for perform in c.actions.perform.rows:
        box.row_amount[n.PERFORM, perform.row] = perform.soloists
        box.row_gain[n.PERFORM, perform.row] = perform.experience
    for invest in c.actions.invest.rows:
        box.row_experience[n.INVEST, invest.row] = invest.pay_experience
        box.row_amount[n.INVEST, invest.row] = invest.limit_plus
        box.row_gain[n.INVEST, invest.row] = invest.gain_experience
    box.strengths[:] = c.action_point_tiles.values
    colours, types = c.vocabulary.symphony_colours, c.vocabulary.musician_types
    box.columns = c.player_board.symphony_columns
    box.slot_colours[:] = [set_of(*map(colours.index, pair)) for pair in c.player_board.conductor_slots]
    box.hat_level[:] = [level.level for level in c.player_board.top_hat_levels for _ in level.hats]
    box.symphony_face[:] = [n.ANY if f == "any" else colours.index(f) for f in c.dice.symphony_die_faces]
    for die, faces in enumerate(c.dice.musician_die_faces):
        for face, text in enumerate(faces):
            kind, stars = text.split("-")
            box.musician_face[die, face] = [name == kind for name in types].index(True), int(stars)


def put_piano(box: Any, c: Components) -> None:
    """The piano track by white key."""
    piano = c.piano
    box.last_position, box.star_overflow, box.keys = (
        piano.last_position,
        piano.overflow_prestige_per_star,
        len(piano.keys),
    )
    start = 0
    for index, size in enumerate(piano.set_sizes):
        for position in range(start, start + size + 1):
            box.set_end[position] = start + size
            box.credits_at[position] = piano.credits_by_set[index]
        for marker in piano.prestige_markers:
            if marker.after_set == index + 1:
                box.marker_at[start + size] += marker.prestige
        start += size + 1
    for key in piano.keys:
        box.key_at[key.left] = key.key
        box.key_set[key.key] = key.set
    if box.seats == 2:  # PH-TWO-1, PH-SOLO-1
        box.blocked = set_of(*c.setup.two_player_blocked_black_keys)


def planet_names(c: Components) -> list[str]:
    """The planets in the order of their numbers."""
    return [f"{region}-{planet.name}" for region in c.map.regions for planet in c.map.planets_per_region]


def put_map(box: Any, c: Components) -> None:
    """Planets, lines, starting planets and Starting Fan cards."""
    planets = planet_names(c)
    box.planets = len(planets)
    per_region = len(c.map.planets_per_region)
    for number, region in enumerate(c.map.regions):
        write_text(box.region_name[number], region, "map.regions")
    for number in range(len(planets)):
        write_text(box.planet_name[number], planets[number], "map.planets_per_region")
        kind = c.map.planets_per_region[number % per_region]
        box.region_of[number] = number // per_region
        box.circles[number] = kind.circles
        if kind.start:
            box.start_planet[number // per_region] = number
    for a, b in c.map.lines:
        one, other = planets.index(a), planets.index(b)
        box.lines[one] |= set_of(other)
        box.lines[other] |= set_of(one)
    put_distances(box)
    box.fan_card[:] = [set_of(*map(planets.index, card.planets)) for card in c.starting_fans.cards]
    box.track_end, box.track_overflow = c.admiration.last_space, c.admiration.overflow_prestige_per_step


def put_distances(box: Any) -> None:
    """The fewest steps between any two planets."""
    planets = range(int(box.planets))
    near = [list(members_of(lines)) for lines in box.lines[: len(planets)]]
    for start in planets:
        away = {start: 0}
        reached = [start]
        for planet in reached:
            for other in near[planet]:
                if other not in away:
                    away[other] = away[planet] + 1
                    reached.append(other)
        box.distance[start, : len(away)] = [away[planet] for planet in planets]


def put_bonuses(box: Any, c: Components) -> None:
    """Every bonus of the game as a list of effects: the one language of hats, keys, patrons, soloists and tracks."""
    lists: dict[int, Bonus] = {}
    hats = [hat for level in c.player_board.top_hat_levels for hat in level.hats]
    lists |= {n.HAT_LIST + i: hat for i, hat in enumerate(hats)}
    lists |= {n.KEY_LIST + key.key: key.bonus for key in c.piano.keys}
    lists |= {n.PATRON_LIST + i: card.ability for i, card in enumerate(c.patrons.cards)}
    lists |= {n.SOLOIST_LIST + i: c.soloists.bonus[kind] for i, kind in enumerate(c.vocabulary.soloist_kinds)}
    for t, tile in enumerate(c.turn_order.tiles):
        lists |= {n.TURN_LIST + t * n.SPACES + s: bonus for s, bonus in enumerate(tile.spaces)}
    for r, region in enumerate(c.map.regions):
        lists |= {n.ADMIRATION_LIST + r * 16 + reward.space: reward.bonus for reward in c.admiration.tracks[region]}
    at = 0
    for number, bonus in sorted(lists.items()):
        box.list_start[number], box.list_size[number] = at, len(bonus)
        for effect in bonus:
            box.effect[at] = n.EFFECT_NAMES.index(effect.do), effect.n if effect.stars is None else effect.stars
            at += 1


def put_demands_and_patrons(box: Any, c: Components) -> None:
    """Demand tiles and Patron cards."""
    colours, types = c.vocabulary.symphony_colours, c.vocabulary.musician_types
    for tile in c.demand.tiles:
        for i, wanted in enumerate(tile.musicians):
            box.wanted_type[tile.id - 1, i] = -1 if wanted.type == "any" else types.index(wanted.type)
            box.wanted_stars[tile.id - 1, i] = wanted.stars
        box.wanted_colour[tile.id - 1] = [colours.index(x) for x in tile.symphonies]
    for i, card in enumerate(c.patrons.cards):
        write_text(box.patron_name[i], card.name, "patrons.cards")
        box.patron_cost[i], box.patron_prestige[i] = card.cost, card.prestige
        for musician in card.need.musicians:
            box.need_musicians[i, types.index(musician.type), musician.stars] += 1
        for colour in card.need.symphonies:
            box.need_colours[i, colours.index(colour)] += 1
        box.need_soloists[i], box.need_conductor[i] = card.need.soloists, card.need.conductor


def put_records(box: Any, c: Components) -> None:
    """Record cards and levels."""
    colours = c.vocabulary.symphony_colours
    for i, card in enumerate(c.records.cards):
        write_text(box.record_name[i], card.name, "records.cards")
        box.record_level[i] = card.level
        for colour in card.need:
            if colour == "any":
                box.record_wild[i] += 1
            else:
                box.record_need[i, colours.index(colour)] += 1
    box.record_order[:] = sorted(range(len(c.records.cards)), key=lambda i: (bool(box.record_wild[i]), i))
    for level in c.records.levels:
        box.level_sale[level.level], box.level_strength[level.level] = level.sale_credits, level.min_strength
        box.level_silver[level.level], box.level_gold[level.level] = level.silver, level.gold


def put_maestro(box: Any, c: Components, difficulty: str) -> None:
    """The Maestro's level and cards."""
    level = getattr(c.solo.difficulty, difficulty)
    box.maestro_limit[1:] = level.limit_by_round
    box.maestro_base[1:] = c.solo.perform_base_by_round
    box.maestro_round_end, box.maestro_late = level.round_end_prestige, c.solo.compose_late_bonus_from_round
    for i, card in enumerate(c.solo_cards.cards):
        box.maestro_action[i] = c.vocabulary.actions.index(card.action)
        box.maestro_otherwise[i] = c.vocabulary.actions.index(card.otherwise)
        box.maestro_region[i] = c.map.regions.index(card.region)
        box.maestro_soloist[i] = int(card.takes == "soloist")
