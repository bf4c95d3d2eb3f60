"""Cross-checks of a components file: things its types cannot say. Each complaint names table, key and expectation."""

from scherzo.core.component_types import expect, expect_different
from scherzo.games.philharmonix.components import Components
from scherzo.games.philharmonix.components.basics import Bonus


def check(c: Components) -> None:
    """Raises BadInput for a file that cannot be played."""
    check_counts(c)
    check_names(c)
    check_rows(c)
    check_piano(c)
    check_map(c)
    check_effects(c)


def check_counts(c: Components) -> None:
    """PH-SETUP-12 and the inventory: what is listed must be there in that number."""
    inventory, per_type = c.inventory, c.musicians.per_type
    colours, types, kinds = 5, 4, 5
    counts = {
        "symphony_tiles": ("symphonies", colours * c.symphonies.copies_per_colour),
        "musician_tiles": ("musicians", types * (per_type.zero_star + per_type.one_two_star + per_type.three_star)),
        "soloist_tiles": ("soloists", kinds * c.soloists.copies_per_kind),
        "demand_tiles": ("demand.tiles", len(c.demand.tiles)),
        "patron_cards": ("patrons.cards", len(c.patrons.cards)),
        "turn_order_tiles": ("turn_order.tiles", len(c.turn_order.tiles)),
        "starting_fan_cards": ("starting_fans.cards", len(c.starting_fans.cards)),
        "starting_region_cards": ("starting_regions.cards", len(c.starting_regions.cards)),
        "record_cards": ("records.cards", len(c.records.cards)),
        "maestro_cards": ("solo_cards.cards", len(c.solo_cards.cards)),
        "action_point_tiles": ("action_point_tiles.values", len(c.action_point_tiles.values)),
        "top_hats": (
            "player_board.top_hat_levels",
            4 * sum(len(level.hats) for level in c.player_board.top_hat_levels),
        ),
        "discs": ("limits.discs_per_player", 4 * c.limits.discs_per_player),
    }
    for key, (where, found) in counts.items():
        wanted = getattr(inventory, key)
        expect(found == wanted, where, f"comes to {found}, but inventory.{key} says {wanted}")
    fixed = {"demand_tiles": 18, "patron_cards": 12, "record_cards": 26, "maestro_cards": 33, "top_hats": 32}
    for key, number in fixed.items():
        expect(getattr(inventory, key) == number, f"inventory.{key}", f"must be {number}")
    expect(per_type.zero_star >= 4, "musicians.per_type.zero_star", "must be at least 4, one for each player")
    expect(len(c.setup.start_musicians) == len({m.type for m in c.setup.start_musicians}) <= 4,
           "setup.start_musicians", "must name each type at most once")  # fmt: skip


def check_names(c: Components) -> None:
    """Ids occur once, and every name that is used exists."""
    ids: dict[str, list[str]] = {
        "demand.tiles": [str(t.id) for t in c.demand.tiles],
        "patrons.cards": [card.id for card in c.patrons.cards],
        "records.cards": [card.id for card in c.records.cards],
        "solo_cards.cards": [card.id for card in c.solo_cards.cards],
        "map.regions": list(c.map.regions),
        "map.planets_per_region": [p.name for p in c.map.planets_per_region],
        "vocabulary.musician_types": list(c.vocabulary.musician_types),
        "vocabulary.soloist_kinds": list(c.vocabulary.soloist_kinds),
        "vocabulary.symphony_colours": list(c.vocabulary.symphony_colours),
        "vocabulary.actions": list(c.vocabulary.actions),
    }
    for where, names in ids.items():
        expect_different(names, where)
    expect(
        sorted(c.starting_regions.cards) == sorted(c.map.regions),
        "starting_regions.cards",
        "must name each region once",
    )
    expect(set(c.admiration.tracks) == set(c.map.regions), "admiration.tracks", "must have one track for each region")
    expect(
        set(c.soloists.bonus) == set(c.vocabulary.soloist_kinds),
        "soloists.bonus",
        "must name each kind of soloist once",
    )
    expect(c.vocabulary.actions == ("patron", "invest", "perform", "promote", "compose", "audition"),
           "vocabulary.actions", "must be patron, invest, perform, promote, compose, audition")  # fmt: skip
    for card in c.solo_cards.cards:
        expect(card.region in c.map.regions, f"solo_cards.{card.id}", f"names the unknown region '{card.region}'")
        expect(card.otherwise != card.action, f"solo_cards.{card.id}", "needs an `otherwise` that is not its `action`")
    faces = {f"{t}-{s}" for t in c.vocabulary.musician_types for s in (1, 2)}
    for die in c.dice.musician_die_faces:
        for face in die:
            expect(face in faces, "dice.musician_die_faces", f"has '{face}'; a face is a type, a hyphen, and 1 or 2")
    for tile in c.demand.tiles:
        named = [m.type for m in tile.musicians if m.type != "any"]
        expect(len(named) == len(set(named)), f"demand tile {tile.id}", "asks for the same type twice")
    for record in c.records.cards:
        expect(
            "any" not in record.need or set(record.need) == {"any"}, f"records.{record.id}", "mixes 'any' with colours"
        )


def check_rows(c: Components) -> None:
    """The six rows of each action table, in order; the tiles I to VI; the Record levels."""
    for name in c.vocabulary.actions:
        rows = [row.row for row in getattr(c.actions, name).rows]
        expect(rows == [1, 2, 3, 4, 5, 6], f"actions.{name}.rows", "must list the rows 1 to 6 in order")
    expect(
        [level.level for level in c.records.levels] == [1, 2, 3], "records.levels", "must list levels 1, 2, 3 in order"
    )
    levels = [level.level for level in c.player_board.top_hat_levels]
    expect(
        levels == list(range(1, len(levels) + 1)),
        "player_board.top_hat_levels",
        "must be numbered 1, 2, 3 ... in order",
    )


def check_piano(c: Components) -> None:
    """Sets, white keys and black keys must fit together (PH-RULING-56)."""
    piano = c.piano
    sets = len(piano.set_sizes)
    expect(len(piano.credits_by_set) == sets, "piano.credits_by_set", f"must have {sets} numbers, one for each set")
    expect(
        piano.last_position == sum(piano.set_sizes) + sets - 1,
        "piano.last_position",
        "must be the last white key of the sets",
    )
    expect([k.key for k in piano.keys] == list(range(1, sum(piano.set_sizes) + 1)), "piano.keys",
           "must be numbered from 1, one for each black key of set_sizes")  # fmt: skip
    left, number = 0, 0
    for index, size in enumerate(piano.set_sizes):
        for _ in range(size):
            key = piano.keys[number]
            expect(
                (key.set, key.left) == (index + 1, left),
                f"piano.keys {key.key}",
                f"belongs to set {index + 1}, left {left}",
            )
            left, number = left + 1, number + 1
        left += 1
    for marker in piano.prestige_markers:
        expect(marker.after_set < sets, "piano.prestige_markers", f"has no border after set {marker.after_set}")
    for blocked in c.setup.two_player_blocked_black_keys:
        expect(blocked <= len(piano.keys), "setup.two_player_blocked_black_keys", f"names the unknown key {blocked}")


def check_map(c: Components) -> None:
    """Lines join known planets, every planet can be reached, one planet of each region is circled."""
    planets = [f"{region}-{planet.name}" for region in c.map.regions for planet in c.map.planets_per_region]
    expect(
        sum(p.start for p in c.map.planets_per_region) == 1, "map.planets_per_region", "needs exactly one start = true"
    )
    for line in c.map.lines:
        for planet in line:
            expect(planet in planets, "map.lines", f"names the unknown planet '{planet}'")
        expect(line[0] != line[1], "map.lines", f"joins '{line[0]}' to itself")
    reached, size = {planets[0]}, 0
    while size != len(reached):
        size = len(reached)
        reached |= {planet for line in c.map.lines if reached & set(line) for planet in line}
    missing = sorted(set(planets) - reached)
    expect(not missing, "map.lines", f"no line leads to {', '.join(missing)}")
    for card in c.starting_fans.cards:
        for planet in card.planets:
            expect(planet in planets, f"starting_fans.{card.id}", f"names the unknown planet '{planet}'")
    worst = max(len(card.planets) for card in c.starting_fans.cards)
    expect(
        worst <= c.inventory.fan_tokens, "starting_fans", f"needs {worst} fan tokens, more than inventory.fan_tokens"
    )


def check_effects(c: Components) -> None:
    """The two recruiting effects need `stars`, no other takes it; rewards lie on the track."""
    bonuses: list[tuple[str, Bonus]] = []
    bonuses += [("player_board.top_hat_levels", hat) for level in c.player_board.top_hat_levels for hat in level.hats]
    bonuses += [(f"piano.keys {key.key}", key.bonus) for key in c.piano.keys]
    bonuses += [(f"patrons.{card.id}", card.ability) for card in c.patrons.cards]
    bonuses += [(f"soloists.{kind}", bonus) for kind, bonus in c.soloists.bonus.items()]
    bonuses += [(f"turn_order.{tile.id}", space) for tile in c.turn_order.tiles for space in tile.spaces]
    for region, track in c.admiration.tracks.items():
        spaces = [reward.space for reward in track]
        expect(len(set(spaces)) == len(spaces), f"admiration.tracks.{region}", "has two rewards on one space")
        for reward in track:
            expect(
                reward.space <= c.admiration.last_space, f"admiration.tracks.{region}", "has a reward beyond last_space"
            )
            bonuses.append((f"admiration.tracks.{region}", reward.bonus))
    for where, bonus in bonuses:
        for effect in bonus:
            recruits = effect.do in ("musician_dice", "musician_supply")
            expect(
                (effect.stars is not None) == recruits,
                where,
                f"'{effect.do}' {'needs' if recruits else 'takes no'} `stars`",
            )
    steps = sum(len(bonus) for _, bonus in bonuses)
    expect(steps <= 250, "every bonus", f"together they have {steps} effects; 250 are possible")
