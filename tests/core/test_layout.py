"""Layouts: annotated classes become records."""

import numpy as np
import pytest

from scherzo.core.layout import Array, Layout, dtype, field, i1, i2, leaned, records, u8


class Shelf(Layout):
    books: int = field(i2)
    heights: Array = field(i1, 3)


class TallShelf(Shelf):
    heights: Array = field(i1, 5)
    key: Array = field(u8, 2)


def declared(layout: type[Layout]) -> list[str]:
    return [name for name in dtype(layout).names or () if not name.startswith("gap_")]


def test_a_layout_becomes_a_record_with_its_fields_in_order() -> None:
    assert declared(Shelf) == ["books", "heights"]
    assert records(Shelf, 2).shape == (2,)


def test_a_derived_layout_keeps_the_place_of_a_field_it_declares_again() -> None:
    assert declared(TallShelf) == ["books", "heights", "key"]
    assert records(TallShelf)[0].heights.shape == (5,)


def test_records_are_aligned_and_start_empty() -> None:
    shelf = records(TallShelf)
    assert shelf.dtype.isalignedstruct
    assert shelf.dtype.fields is not None
    assert shelf.dtype.fields["key"][1] % 8 == 0
    assert not shelf.tobytes().strip(b"\0")


def test_a_record_has_no_byte_outside_its_fields() -> None:
    for layout in (Shelf, TallShelf):
        record = dtype(layout)
        assert sum(kind.itemsize for kind, *_ in (record.fields or {}).values()) == record.itemsize


def test_writing_to_a_record_changes_the_array_it_came_from() -> None:
    shelves = records(Shelf)
    shelves[0].books = 7
    shelves[0].heights[1] = 4
    assert shelves["books"][0] == 7
    assert np.array_equal(shelves["heights"][0], [0, 4, 0])


def test_a_field_named_like_something_every_record_has_is_refused() -> None:
    class Lap(Layout):
        round: int = field(i1)

    with pytest.raises(TypeError, match="'round'"):
        dtype(Lap)


class Diary(Layout):
    day: int = field(i1)
    pages: Array = field(i2, 9, 8, spare=True)


def test_lean_records_have_a_single_number_for_what_is_spare() -> None:
    diaries = records(Diary, 2)
    diaries["day"], diaries["pages"] = [3, 4], 5
    lean = leaned(diaries, Diary)
    assert lean.dtype == dtype(Diary, lean=True)
    assert list(lean["day"]) == [3, 4]
    assert lean["pages"].shape == (2, 1, 1)
    assert not lean["pages"].any()
    assert leaned(lean, Diary).tobytes() == lean.tobytes()
