"""The ten Masters (2.14): whom they conduct, what they change for everybody, their pools."""

import pytest

from scherzo.games.symphony import names as n
from scherzo.games.symphony.options import MASTER_VALUES

from .situation import BLACK, BLUE, GAME, GREEN, RED, YELLOW, Situation, seat_of, switched


def conducting(master: str, name: str, players: int = 5, well: bool = False, parts: object = None) -> Situation:
    """Red controls the Master and one Instrument."""
    return Situation(players, parts=parts).master(master).seat("C1", name, RED, well=well).conductor(RED)


@pytest.mark.rules("SY-MASTER-1", "SY-RULING-59", "SY-RULING-68")
@pytest.mark.parametrize(
    ("master", "helped", "not_helped"),
    [
        ("bernstein", ("Violin", "Gong"), ("Oboe", "Trumpet")),
        ("bulow", ("Piano", "Harp"), ("Violin", "Crash Cymbals")),
        ("furtwangler", ("Gong", "Triangle"), ("Violin", "Piano")),
        ("karajan", ("Oboe", "Bassoon"), ("Violin", "Gong")),
        ("kleiber", ("Oboe", "Cor Anglais", "Octobass"), ("Violin", "Cello")),
        ("mahler", ("Trumpet", "Oboe"), ("Violin", "Gong")),
        ("mengelberg", ("Violin", "Gong", "Trumpet"), ()),
        ("toscanini", ("Violin", "Cello"), ("Oboe", "Gong")),
        ("wagner", ("Trumpet", "French Horn"), ("Violin", "Oboe")),
        ("berlioz", ("Violin", "Gong"), ()),
    ],
)
def test_whom_each_master_conducts(master: str, helped: tuple[str, ...], not_helped: tuple[str, ...]) -> None:
    """Conditions are checked on the Instrument that plays."""
    for name in helped:
        assert any(word.startswith("conductor") for word in conducting(master, name).begin().offers), name
    for name in not_helped:
        assert conducting(master, name).begin().asking == n.PLACE, name


@pytest.mark.rules("SY-MASTER-1")
def test_a_master_holds_a_disc_on_each_of_its_spaces() -> None:
    """Three for Berlioz, Mengelberg with a black one, two for the others."""
    for master in MASTER_VALUES[1:-1]:
        s = Situation(5).master(master).conductor(RED)
        expected = {"berlioz": [RED] * 3, "mengelberg": [RED, RED, BLACK]}.get(master, [RED, RED])
        assert s.discs_on("conductor") == expected


@pytest.mark.rules("SY-MASTER-BERNSTEIN")
def test_each_disc_needs_its_own_condition() -> None:
    """After the disc for Strings only the one for a Percussion is left."""
    s = conducting("bernstein", "Violin").seat("C2", "Cello", RED).begin().play("conductor-1")
    s.play(next(iter(s.offers)))
    assert s.table.at == seat_of("C2")
    assert s.asking == n.PLACE


# Berlioz


@pytest.mark.rules("SY-MASTER-BERLIOZ", "SY-RULING-59")
def test_berlioz_conducts_two_instruments_and_a_choir() -> None:
    """The third disc only to a Choir, the others never; the Choir's own disc plays next turn."""
    s = Situation(5).master("berlioz").seat("C1", "2-Part Choir (sharp)", RED, BLUE).conductor(RED).begin()
    assert s.offers == {"instrument", "conductor-3"}
    s.play("conductor-3", "2.1.4")
    assert s.discs_on("C1") == [RED, BLUE, RED, BLUE]
    assert s.waiting == RED
    plain = conducting("berlioz", "Violin").begin()
    assert plain.offers == {"instrument", "conductor-1"}


@pytest.mark.rules("SY-MASTER-BERLIOZ", "SY-RULING-61")
def test_berlioz_deals_everything_and_lets_players_discard() -> None:
    """25 cards each for two players, down to 8, secretly; the Choir is not counted."""
    m = GAME.start(2, seed=3, options={"masters": "berlioz"})
    table = m.tables[0]
    assert [int(hand).bit_count() for hand in table.hands[:2]] == [25, 25]
    assert (m.waiting, table.asking) == ((0, 1), n.DISCARD)
    while 1 in m.waiting:
        m.choose(1, m.legal(1)[0])
    assert int(table.hands[1]).bit_count() == 8
    assert m.waiting == (0,)
    assert not [line for _, line in m.log(0) if "throws" in line.text]
    m6 = GAME.start(6, seed=3, options={"masters": "berlioz"})
    while m6.tables[0].asking == n.TAKE_CHOIR:
        m6.choose(m6.waiting[0], m6.legal(m6.waiting[0])[0])
    choirs = int(m6.boxes[0].in_category[n.CHOIR])
    assert int(m6.tables[0].deck).bit_count() == 51 - 48  # the uneven rest
    assert all(not 1 << option & choirs for option in m6.legal(5))


@pytest.mark.rules("SY-RULING-61")
def test_berlioz_drafts_every_card() -> None:
    """With the draft the last card is kept too."""
    m = GAME.start(6, seed=3, options={"masters": "berlioz", "draft": "secret"})
    table = m.tables[0]
    while table.asking in (n.TAKE_CHOIR, n.DRAFT) and table.waiting:
        m.choose(m.waiting[0], m.legal(m.waiting[0])[0])
    assert table.asking == n.DISCARD
    assert not table.packets.any()
    assert table.rounds == 8


@pytest.mark.rules("SY-MASTER-BERLIOZ", "SY-RULING-61")
def test_berlioz_gives_single_copies_an_extra_disc() -> None:
    """Left of the others, outside a dotted line, counted for the Minority."""
    s = Situation(5).master("berlioz").seat("C1", "Harp", RED)
    s.seat("C2", "Oboe", BLUE, well=False).seat("C3", "Piccolo", GREEN, well=False)
    s.table.column_token[2] = 0
    s.table.spare[0] -= 1
    s.concertmaster(YELLOW).begin(n.COMPENSATING)
    assert (s.discs_on("C1"), s.discs_on("C2"), s.discs_on("C3")) == ([RED] * 3, [BLUE] * 2, [GREEN] * 4)
    assert s.tokens_of(BLUE) == ["prolonged"]
    assert s.table.discs[seat_of("C1"), n.FIRST_SPACE - 1] == RED + 1


# Bernstein


@pytest.mark.rules("SY-MASTER-BERNSTEIN", "SY-RULING-60")
def test_bernstein_fills_each_voice_from_the_left() -> None:
    """Only the leftmost empty note of each Voice that the disc could occupy."""
    s = Situation(5).master("bernstein").seat("C1", "Violin", RED).discs("2.1.1", BLUE).discs("2.3.1", BLUE)
    assert s.begin().offers == {"2.1.2", "2.2.1", "2.3.2"}


@pytest.mark.rules("SY-RULING-60")
def test_bernstein_passes_over_notes_the_disc_may_not_use() -> None:
    """By the strict switch a Voice is locked at its first accidental or Semibreve."""
    for parts, expected in ((None, {"2.1.9", "2.2.5"}), (switched(bernstein_strict_leftmost=True), set())):
        s = Situation(5, parts=parts).master("bernstein").seat("C1", "Violin", RED)
        s.fill_area("2.1.8", "2.1.9", "2.2.4", "2.2.5").begin()
        assert s.offers == expected


@pytest.mark.rules("SY-RULING-60")
def test_bernstein_leaves_overwriting_free_and_binds_chains_and_pairs() -> None:
    """Overwriting anywhere; a chained disc must be a neighbour and leftmost; a pair goes on the leftmost note."""
    s = Situation(5).master("bernstein").seat("C1", "Bass Tuba", RED).discs("2.1.9", BLUE).begin()
    assert "2.1.9" in s.offers
    s = Situation(5).master("bernstein").seat("C1", "French Horn", RED).begin().play("2.1.1")
    assert s.offers == {"2.1.2", "stop"}
    s = Situation(5).master("bernstein").seat("C1", "Harpsichord", RED).begin()
    assert "2.2.4" not in s.offers
    for note in ("2.2.1", "2.2.2", "2.2.3"):
        s.discs(note, BLUE)
    s.table.waiting, s.table.mode = 0, 0
    assert "2.2.4" in s.begin(n.DISC).offers


# the other Masters


@pytest.mark.rules("SY-MASTER-BULOW")
def test_bulow_protects_soloist_instruments() -> None:
    """The category, not every Instrument with a dotted line."""
    s = Situation(5).master("bulow").seat("C1", "Harp", RED).begin().play("2.1.4")
    assert s.stack_on("2.1.4") == [BLACK, RED]
    s = Situation(5).master("bulow").seat("C1", "Crash Cymbals", RED).begin().play("2.1.4")
    assert s.stack_on("2.1.4") == [RED]


@pytest.mark.rules("SY-MASTER-FURTWANGLER", "SY-RULING-66")
def test_furtwangler_pays_a_token_for_a_semibreve() -> None:
    """Of one's choice among the unused ones; not for two black discs."""
    s = Situation(5).master("furtwangler").seat("C1", "Harpsichord", RED).begin().play("2.1.10")
    assert (s.waiting, s.asking, len(s.offers)) == (RED, n.FROM_BOX, 8)
    s.play("eclectic")
    assert s.tokens_of(RED) == ["eclectic"]
    s = Situation(5).master("furtwangler").seat("C1", "Harpsichord", RED).on("C1", BLACK, BLACK).begin().play("2.1.10")
    assert s.asking != n.FROM_BOX
    s = Situation(5).master("furtwangler").seat("C1", "Harpsichord", RED)
    s.table.token_on[: n.SEATS][:24] = [token for token in range(8) for _ in range(3)]
    s.table.spare[:] = 0
    s.table.token_on[seat_of("C1")], s.table.token_on[24] = -1, s.table.token_on[seat_of("C1")]
    assert s.begin().play("2.1.10").asking != n.FROM_BOX  # none is left


@pytest.mark.rules("SY-MASTER-KARAJAN", "SY-RULING-62")
def test_karajan_lets_woodwinds_overwrite_black_discs() -> None:
    """A lone black disc, also on covered blue notes; own discs only, 1 point."""
    s = (
        Situation(4)
        .master("karajan")
        .seat("C1", "Transverse Flute", RED)
        .discs("2.1.4", BLUE, BLACK)
        .discs("2.1.5", BLACK)
        .begin()
    )
    assert {"2.1.1", "2.1.5"} <= s.offers
    assert "2.1.4" not in s.offers
    s.play("2.1.1")
    assert s.stack_on("2.1.1") == [BLACK, RED]
    assert s.placed_points(RED) == 1
    s = Situation(4).master("karajan").seat("C1", "Saxophone", RED).on("C1", BLACK).discs("2.1.5", BLACK).begin()
    assert "2.1.5" not in s.offers
    s = Situation(4).master("karajan").seat("C1", "Violin", RED).begin()
    assert "2.1.1" not in s.offers


@pytest.mark.rules("SY-MASTER-KLEIBER", "SY-RULING-63")
def test_kleiber_makes_neighbours_give_tokens() -> None:
    """Flat from the left neighbour (next clockwise), sharp from the right; the giver chooses."""
    s = (
        Situation(5)
        .master("kleiber")
        .seat("C1", "Octobass", GREEN)
        .token(YELLOW, "clef", "eclectic")
        .token(BLUE, "chaining")
        .begin()
    )
    s.play("2.3.6")
    assert (s.waiting, s.asking, s.offers) == (YELLOW, n.GIVE, {"clef", "eclectic"})
    s.play("eclectic")
    assert s.tokens_of(GREEN) == ["eclectic"]
    s.play("pass", "2.3.5")
    assert s.tokens_of(GREEN) == ["chaining", "eclectic"]  # Blue's only token, given without asking


@pytest.mark.rules("SY-RULING-63")
def test_kleibers_black_discs_and_two_players() -> None:
    """Also for black discs; with two players the opponent is both neighbours; nothing if he has none."""
    s = (
        Situation(2)
        .master("kleiber")
        .seat("C1", "Trombone", RED)
        .token(RED, "flat-and-sharp")
        .token(BLUE, "clef")
        .begin()
    )
    s.play("flat-and-sharp", "2.3.5")
    assert s.tokens_of(RED) == ["clef"]
    s = Situation(2).master("kleiber").seat("C1", "Octobass", RED).begin().play("2.3.6")
    assert s.asking == n.PLACE


@pytest.mark.rules("SY-MASTER-KLEIBER", "SY-RULING-40", "SY-RULING-63")
def test_kleibers_discs_may_go_to_the_same_instrument_in_two_turns() -> None:
    """One with Flat, one with Sharp; a token counts."""
    s = conducting("kleiber", "Octobass").begin()
    assert s.offers == {"instrument", "conductor-1", "conductor-2"}
    s.play("conductor-1", "2.1.4")
    assert s.offers == {"instrument", "conductor-2"}
    token = conducting("kleiber", "Violin").token(RED, "flat-and-sharp").begin().play("flat-and-sharp")
    assert token.offers == {"instrument", "conductor-1", "conductor-2"}


@pytest.mark.rules("SY-MASTER-MAHLER", "SY-RULING-64")
def test_mahler_plays_on_after_a_quaver() -> None:
    """The next disc on a neighbour, optional, repeated while Quavers are hit."""
    s = Situation(5).master("mahler").seat("C1", "Piccolo", RED).seat("C2", "Violin", BLUE).begin().play("2.3.2")
    assert (s.asking, s.offers) == (n.CHAIN, {"2.3.1", "2.3.3", "stop"})
    s.play("2.3.3")
    assert s.offers == {"2.3.4", "stop"}
    s.play("stop")
    assert s.waiting == BLUE
    s = Situation(5).master("mahler").seat("C1", "Piccolo", RED).seat("C2", "Violin", BLUE).begin().play("2.1.4")
    assert s.waiting == BLUE  # a crotchet


@pytest.mark.rules("SY-RULING-64")
def test_mahler_in_the_coda_with_the_concertmaster_and_without_pairs() -> None:
    """The next stacked disc; the Concertmaster chooses a colour; no Semibreve without Chaining."""
    s = Situation(5).master("mahler").seat("C1", "Celesta", RED, well=True).on("C1").stack("C1").begin().play("2.3.2")
    assert (s.asking, s.offers) == (n.CHAIN, {"2.3.1", "2.3.3", "stop"})
    s = Situation(5).master("mahler").concertmaster(RED).begin().play("own", "2.3.2")
    assert (s.asking, s.offers) == (n.MASTER_DISC, {"own", "black", "stop"})
    s.play("black", "2.3.3")
    assert s.stack_on("2.3.3") == [BLACK]
    s = Situation(5).master("mahler").seat("C1", "Piccolo", RED).begin().play("2.2.3")
    assert s.offers == {"2.2.2", "stop"}  # 2.2.4 is a Semibreve


@pytest.mark.rules("SY-RULING-64")
def test_mahler_needs_the_same_player_in_a_choir_and_the_end_of_a_group() -> None:
    s = Situation(5).master("mahler").seat("C1", "2-Part Choir (flat)", RED, BLUE).begin().play("2.3.2")
    assert s.asking == n.PLACE
    s = Situation(5).master("mahler").seat("C1", "Harpsichord", RED).begin().play("2.3.2")
    assert s.asking == n.PLACE  # the second disc of the group goes anywhere


@pytest.mark.rules("SY-MASTER-MENGELBERG", "SY-RULING-65")
def test_mengelberg_protects_quavers_and_has_a_black_disc() -> None:
    """An own disc on a Quaver, not when overwriting; the black disc to a third Instrument."""
    s = Situation(5).master("mengelberg").seat("C1", "Violin", RED).begin().play("2.3.2", "2.1.4")
    assert (s.stack_on("2.3.2"), s.stack_on("2.1.4")) == ([BLACK, RED], [RED])
    s = (
        Situation(5)
        .master("mengelberg")
        .seat("C1", "French Horn", RED, well=True)
        .discs("2.3.2", BLUE)
        .begin()
        .play("2.3.2", "stop")
    )
    assert s.stack_on("2.3.2") == [BLUE, RED]
    s = conducting("mengelberg", "Violin").begin()
    assert s.offers == {"instrument", "conductor-1", "conductor-3"}
    s.play("conductor-3", "2.1.4")
    assert s.stack_on("2.1.4") == [BLACK]


@pytest.mark.rules("SY-RULING-40")
def test_mengelbergs_black_disc_fills_locked_black_spaces_and_replaces_an_own_disc_of_the_concertmaster() -> None:
    s = conducting("mengelberg", "Pandeiro").begin().play("conductor-3")
    assert s.offers == {"left", "space-2"}
    s = Situation(5).master("mengelberg").concertmaster(RED).conductor(RED).begin().play("conductor-3")
    assert s.discs_on("concertmaster") == [BLACK, RED, BLACK, BLACK, BLACK]


@pytest.mark.rules("SY-MASTER-TOSCANINI", "SY-RULING-22", "SY-RULING-68")
def test_toscanini_makes_every_string_well_placed() -> None:
    """Also in the first row; Woodwinds are as usual."""
    s = Situation(5).master("toscanini").seat("C1", "Viola", RED).seat("D1", "Oboe", RED)
    assert s.discs_on("C1") == [RED] * 3
    assert s.discs_on("D1") == [RED] * 2


@pytest.mark.rules("SY-MASTER-WAGNER", "SY-RULING-69", "SY-EX-24")
@pytest.mark.parametrize(("pairs", "points"), [(True, 5), (False, 3)])
def test_wagner_pays_two_points_for_every_overwriting(pairs: bool, points: int) -> None:
    """OW 1 + 2, BOW 0 + 2, the upper disc of a Semibreve by a switch."""
    parts = switched(wagner_counts_semibreve_top=pairs)
    s = (
        Situation(5, parts=parts)
        .master("wagner")
        .seat("C1", "Bass Tuba", RED)
        .discs("2.1.4", BLUE)
        .begin()
        .play("2.1.4")
    )
    assert s.placed_points(RED) == 3
    s = (
        Situation(5, parts=parts)
        .master("wagner")
        .seat("C1", "Saxophone", RED)
        .on("C1", BLACK)
        .discs("2.1.4", BLUE)
        .begin()
    )
    assert s.play("2.1.4").placed_points(RED) == 2
    s = Situation(5, parts=parts).master("wagner").seat("C1", "Harpsichord", RED).begin().play("2.2.4")
    assert s.placed_points(RED) == points
    s = Situation(5, parts=parts).master("wagner").seat("C1", "Triangle", RED).begin().play("2.1.4")
    assert s.placed_points(RED) == 3  # not for Protection


@pytest.mark.rules("SY-RULING-69")
def test_wagner_pays_in_the_coda_too() -> None:
    """Tuplet power of a stacked disc."""
    s = (
        Situation(5)
        .master("wagner")
        .seat("C1", "Celesta", RED, well=True)
        .on("C1")
        .stack("C1")
        .discs("2.1.1", RED)
        .discs("2.1.2", BLUE)
    )
    assert s.begin().play("2.1.2").placed_points(RED) == 2
