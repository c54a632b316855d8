"""Readers of entries and sheets, and their defaults for missing or mistyped values."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction

import pytest

from core.character.edits import AddRow, SetHeader, SetHouseRule, SetOption, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Entry, Setting
from core.errors import FaultyNumber
from core.procedures.common_requests import MOST_OF_ONE, offer_entries
from core.procedures.readers import (
    entries,
    exact_number,
    find_by_id,
    find_by_name,
    group,
    has_option,
    is_same_name,
    number,
    rows,
    sheet_rows,
    text,
    texts,
    whole,
    why_unusable,
)

ENTRY: Mapping[str, Json] = {
    "name": "Oar",
    "cost": 3,
    "heavy": True,
    "weight": Decimal("2.5"),
    "bonus": {"power": 1},
    "uses": [{"type": "row"}, "steer", 4],
}


def test_values_are_read() -> None:
    assert text(ENTRY, "name") == "Oar"
    assert whole(ENTRY, "cost") == 3
    assert group(ENTRY, "bonus") == {"power": 1}
    assert rows(ENTRY, "uses") == ({"type": "row"},)
    assert texts(ENTRY, "uses") == ("steer",)


@pytest.mark.parametrize("key", ["missing", "heavy", "weight"])
def test_missing_or_mistyped_values_have_a_default(key: str) -> None:
    assert text(ENTRY, key, "none") == "none"
    assert whole(ENTRY, key, 7) == 7
    assert group(ENTRY, key) == {}
    assert rows(ENTRY, key) == ()
    assert texts(ENTRY, key) == ()


def test_a_text_is_not_a_list() -> None:
    assert rows(ENTRY, "name") == ()
    assert texts(ENTRY, "name") == ()


def test_entries_are_found_by_id_and_by_name() -> None:
    offered = ({"id": "oar", "name": "Oar"}, {"id": "rope", "name": "Rope "}, {"id": "oar_2", "name": "oar"})
    assert find_by_name(offered, " OAR") is offered[0]
    assert find_by_name(offered, "mast") is None
    assert find_by_id(offered, "oar_2") is offered[2]
    assert find_by_id(offered, "mast") is None
    assert is_same_name("Oar", " oAR ")
    assert entries(None, "boats") == ()
    setting = Setting("s", "S", "", "punt", {"boats": offered})
    assert entries(setting, "boats") == offered
    assert entries(setting, "crews") == ()


def test_numbers_of_a_sheet(sheet: Sheet) -> None:
    sheet.apply(SetValue("coins", 4))
    sheet.apply(SetHouseRule("worth", "coins / 3"))
    assert number(sheet, "coins") == 4
    assert (exact_number(sheet, "worth"), exact_number(sheet, "coins")) == (Fraction(4, 3), Fraction(4))


def test_choice_is_closed_by_the_first_unusable_number(sheet: Sheet) -> None:
    sheet.apply(SetValue("coins", 4))
    sheet.apply(SetHouseRule("worth", "coins / 3"))
    assert why_unusable(sheet, "coins") is None
    assert why_unusable(sheet, "worth", may_be_fractional=True) is None
    reason = why_unusable(sheet, "coins", "worth")
    assert reason is not None
    assert reason.code == "number_fractional"
    sheet.apply(SetHeader("name", "Ana"))
    assert why_unusable(sheet, "worth") == reason  # the name of the character is left out
    sheet.apply(SetHouseRule("worth", "10**10 * 10**10"))
    with pytest.raises(FaultyNumber):
        why_unusable(sheet, "coins", "worth")


def test_switches_and_rows_of_a_sheet(sheet: Sheet) -> None:
    assert not has_option(sheet, "windy")
    sheet.apply(SetOption("windy", True))
    assert has_option(sheet, "windy")
    assert sheet_rows(sheet, "bags") == ()
    sheet.apply(AddRow("bags", {"name": "Rope"}))
    assert [text(row, "name") for row in sheet_rows(sheet, "bags")] == ["Rope"]


def test_entries_are_offered_by_their_ids() -> None:
    offered: list[Entry] = [{"id": "rope", "name": "Rope", "lb": 3}, {"id": "oar"}]
    first, second = offer_entries(offered, lambda entry: f"{whole(entry, 'lb')} lb")
    assert (first.key, first.label, first.about, first.most) == ("rope", "Rope", "3 lb", MOST_OF_ONE)
    assert (second.key, second.label, second.about) == ("oar", "", "0 lb")
