"""Addresses: parsing, printing, resolving rows, reading and writing values."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.character.address import (
    LONGEST,
    Address,
    first_missing,
    parse_address,
    read_value,
    row_positions,
    swap_value,
    to_positions,
    to_uids,
    with_value,
)
from core.character.json_values import ABSENT, Json
from core.errors import EditError

DATA: dict[str, Json] = {
    "raw": {"hlth": 12},
    "weapons": [
        {"uid": "k3f9", "name": "Bow"},
        {"name": "Axe", "uses": [{"uid": "zz22", "legs": [3]}, {"legs": []}]},
        "no row at all",
    ],
    "boat": None,
}

NAMES = st.text("abcdefgh_<>!-é", min_size=1, max_size=6)
ROWS = st.none() | st.integers(0, 99) | st.text("abc23456789_-", min_size=1, max_size=6)


@given(st.lists(st.tuples(NAMES, ROWS), min_size=1, max_size=5))
def test_printed_addresses_parse_to_the_same(way: list[tuple[str, int | str | None]]) -> None:
    key = ".".join(name + ("" if row is None else "[]") for name, row in way)
    address = Address(key, tuple(row for _, row in way if row is not None))
    assert parse_address(str(address)) == address


@pytest.mark.parametrize(
    ("text", "key", "rows"),
    [
        ("move_rate", "move_rate", ()),
        ("base.hlth", "base.hlth", ()),
        ("weapons[0].damage", "weapons[].damage", (0,)),
        ("weapons[#k3f9].damage", "weapons[].damage", ("k3f9",)),
        ("a.b[2].c[#x].d.e", "a.b[].c[].d.e", (2, "x")),
        ("weapons[12]", "weapons[]", (12,)),
    ],
)
def test_addresses_are_split(text: str, key: str, rows: tuple[int | str, ...]) -> None:
    address = parse_address(text)
    assert (address.key, address.rows) == (key, rows)
    assert str(address) == text


@pytest.mark.parametrize(
    "text",
    [
        "", ".", "a.", ".a", "a..b", "a[", "a[]", "a[-1]", "a[x]", "a[#]", "a[0]b", "a[0][1]", "a b", "a[#x y]", "[0]",
        "a[1234567890]", "a]", "a[#é]", "a." * LONGEST,
    ],
)  # fmt: skip
def test_invalid_addresses_are_refused(text: str) -> None:
    with pytest.raises(EditError) as caught:
        parse_address(text)
    assert caught.value.message.code == "no_address"


def test_rows_and_lists_are_distinguished() -> None:
    assert parse_address("weapons[0]").is_row
    assert not parse_address("weapons[0].name").is_row
    assert parse_address("a[0].b[1].c").list_key == "a[].b"
    assert parse_address("weapons[0]").list_key == "weapons"
    assert parse_address("a.b").list_key == ""


def test_rows_are_found_by_uid_and_by_position() -> None:
    by_number = parse_address("weapons[0].name")
    by_name = parse_address("weapons[#k3f9].name")
    assert row_positions(by_name, DATA) == (0,)
    assert to_uids(by_number, DATA) == by_name
    assert to_positions(by_name, DATA) == by_number
    assert to_uids(parse_address("raw.hlth"), DATA) == to_positions(parse_address("raw.hlth"), DATA)


def test_rows_without_uid_keep_their_position() -> None:
    assert str(to_uids(parse_address("weapons[1].uses[0].legs"), DATA)) == "weapons[1].uses[#zz22].legs"
    assert str(to_uids(parse_address("weapons[2]"), DATA)) == "weapons[2]"


@pytest.mark.parametrize(
    "text", ["weapons[3].name", "weapons[#none].name", "armor[0]", "raw[0]", "weapons[2].uses[0]", "weapons[0].a[0]"]
)
def test_a_row_that_is_not_there_is_named(text: str) -> None:
    with pytest.raises(EditError, match=r"There is no row") as caught:
        row_positions(parse_address(text), DATA)
    assert text in str(caught.value)


@pytest.mark.parametrize("text", ["armor[0].name", "armor.more[#x]", "raw.hlth.rows[0].name", "boat.benches[0].seats"])
def test_a_row_of_a_missing_list_is_refused_everywhere(text: str) -> None:
    address = parse_address(text)
    for ask in (
        lambda: read_value(address, DATA),
        lambda: first_missing(address, DATA),
        lambda: with_value(address, DATA, 1),
    ):
        with pytest.raises(EditError) as caught:
            ask()
        assert caught.value.message.code == "no_row"


def test_values_are_read() -> None:
    assert read_value(parse_address("raw.hlth"), DATA) == 12
    assert read_value(parse_address("weapons[#k3f9]"), DATA) == {"uid": "k3f9", "name": "Bow"}
    assert read_value(parse_address("boat"), DATA) is None
    for text in ("raw.mind", "none.at.all", "raw.hlth.deeper", "boat.name"):
        assert read_value(parse_address(text), DATA) is ABSENT


def test_writing_creates_groups_and_shares_the_rest() -> None:
    found = with_value(parse_address("culture.bonus.hlth"), DATA, 2)
    assert found["culture"] == {"bonus": {"hlth": 2}}
    assert found["weapons"] is DATA["weapons"]
    assert with_value(parse_address("boat.name"), DATA, "Gull")["boat"] == {"name": "Gull"}
    assert with_value(parse_address("raw.hlth"), DATA, ABSENT)["raw"] == {}
    assert with_value(parse_address("raw.none"), DATA, ABSENT)["raw"] == {"hlth": 12}
    row = with_value(parse_address("weapons[#k3f9]"), DATA, {"uid": "k3f9"})["weapons"]
    assert isinstance(row, list)
    assert row[0] == {"uid": "k3f9"}
    assert DATA["raw"] == {"hlth": 12}


@pytest.mark.parametrize(("text", "code"), [("raw.hlth.deeper", "not_a_group"), ("weapons[2].name", "not_a_group")])
def test_a_value_has_no_members(text: str, code: str) -> None:
    with pytest.raises(EditError) as caught:
        with_value(parse_address(text), DATA, 1)
    assert caught.value.message.code == code


def test_a_row_cannot_be_removed_by_writing() -> None:
    with pytest.raises(EditError) as caught:
        with_value(parse_address("weapons[0]"), DATA, ABSENT)
    assert caught.value.message.code == "row_absent"


def test_the_outermost_missing_parent() -> None:
    def missing(text: str) -> str | None:
        found = first_missing(parse_address(text), DATA)
        return None if found is None else str(found)

    assert missing("raw.hlth") is None
    assert missing("boat") is None
    assert missing("boat.name") == "boat"
    assert missing("raw.mind") == "raw.mind"
    assert missing("a.b.c") == "a"
    assert missing("weapons[1].uses[#zz22].other.name") == "weapons[1].uses[#zz22].other"
    assert missing("raw.hlth.deeper") == "raw.hlth.deeper"


@pytest.mark.parametrize(
    "text",
    [
        "boat", "raw", "raw.hlth", "weapons", "weapons[0]", "weapons[0].name", "weapons[1].uses",
        "weapons[1].uses[0].legs", "weapons[1].uses[0].legs[0]", "weapons[2]",
    ],
)  # fmt: skip
def test_a_swap_writes_and_returns_the_old_value(text: str) -> None:
    place = parse_address(text)
    assert first_missing(place, DATA) is None
    assert swap_value(place, DATA, "new") == (with_value(place, DATA, "new"), read_value(place, DATA))
    assert DATA["raw"] == {"hlth": 12}


@pytest.mark.parametrize(
    "text",
    [
        "x", "raw.x", "x.y", "boat.x", "raw.hlth.x", "x[0]", "raw[0]", "weapons[3]", "weapons[3].name",
        "weapons[2].name", "weapons[0].x", "weapons[#k3f9]", "weapons[#k3f9].name", "x[0].name",
        "weapons[0].uses[0].legs",
    ],
)  # fmt: skip
def test_a_missing_value_is_not_swapped(text: str) -> None:
    assert swap_value(parse_address(text), DATA, "new") is None


@pytest.mark.parametrize("near", [(), (0,), (1,), (2,), (3,), (9, 9), (2, 1), (0, 0, 0)])
def test_the_previous_position_is_only_tried_first(near: tuple[int, ...]) -> None:
    rows: list[Json] = [
        {"uid": "aaaa", "uses": [{"uid": "cccc"}]},
        {"uid": 3, "uses": []},
        {"uid": "bbbb", "uses": [{"uid": "dddd"}, {"uid": "cccc"}]},
        {"uid": "eeee", "uses": []},
    ]
    data: dict[str, Json] = {"weapons": rows}
    assert row_positions(Address("weapons[].uses[].n", ("bbbb", "cccc")), data, near) == (2, 1)
    assert row_positions(Address("weapons[].n", (3,)), data, near) == (3,)
    assert row_positions(Address("raw.hlth", ()), data, near) == ()
    with pytest.raises(EditError):
        row_positions(Address("weapons[].uses[].n", ("eeee", "cccc")), data, near)
