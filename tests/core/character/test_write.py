"""Edits that are written: the sheet is the same as after applying them, whatever is read in between."""

from __future__ import annotations

import random
from collections.abc import Mapping
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.character.edits import Accept, AddRow, Batch, Edit, MoveRow, SetHouseRule, SetValue
from core.character.json_values import ABSENT, Absent, Json
from core.character.sheet import Sheet
from core.character.violations import violation_checks
from core.errors import EditError, QuireError
from tests.helpers.tiny_character import EDITS, tiny_sheet

CODES = sorted({check.code for check in violation_checks(tiny_sheet().system).values()})
READ = ("speed", "load", "total.arm", "options.tide", "base.arm")


def state(sheet: Sheet) -> tuple[object, ...]:
    """Return all values, texts and violations of a sheet."""
    return sheet.character.to_json(), sheet.derived(), sheet.violations, sheet.notices, sheet.faults


@settings(max_examples=200)
@given(st.lists(st.tuples(EDITS, st.sampled_from(["", *READ, "count", "copy", "violations"])), max_size=8))
def test_written_edits_give_the_same_sheet(steps: list[tuple[Edit, str]]) -> None:
    written, applied = tiny_sheet(), tiny_sheet()
    for edit, read in steps:
        with suppress(QuireError):
            written.write(edit)
        with suppress(QuireError):
            applied.apply(edit)
        if read in READ:
            assert written.value(read) == applied.value(read)
        elif read == "count":
            assert written.count("bags") == applied.count("bags")
        elif read == "copy":
            written, applied = written.copy(random.Random(3)), applied.copy(random.Random(3))
        elif read == "violations":
            for code in CODES:
                counted = written.count_violations(frozenset((code,)))
                assert counted == sum(each.code == code for each in (*applied.violations, *applied.notices))
    assert state(written) == state(applied)


_SUPPOSED: Mapping[str, st.SearchStrategy[Json | Absent]] = {
    **dict.fromkeys(("base.arm", "base.eye", "damage.wit", "boat.weight_lb"), st.integers(-3, 200)),
    "fare": st.decimals(-9, 9, places=2),
    "bags[0].weight_lb": st.just(ABSENT) | st.integers(0, 2000),
    "bags[#bg2].weight_lb": st.integers(0, 2000),
}


@settings(max_examples=200)
@given(
    st.lists(EDITS, max_size=4),
    st.fixed_dictionaries({}, optional=dict(_SUPPOSED)),
    st.sets(st.sampled_from(CODES), min_size=1),
)
def test_violations_are_counted_with_supposed_inputs(
    edits: list[Edit], supposed: dict[str, Json | Absent], codes: set[str]
) -> None:
    sheet, twin = tiny_sheet(), tiny_sheet()
    for edit in edits:
        with suppress(QuireError):
            sheet.write(edit)
        with suppress(QuireError):  # a refused edit may have taken a uid, on both
            twin.apply(edit)
    try:
        counted = sheet.count_violations(codes, supposed)
    except EditError:  # a row is gone
        counted = None
    assert state(sheet) == state(twin)
    try:
        for address, value in supposed.items():
            twin.apply(SetValue(address, value))
    except EditError:
        assert counted is None
    else:
        assert counted == sum(each.code in codes for each in (*twin.violations, *twin.notices))


def test_a_supposed_input_is_counted_and_not_kept() -> None:
    sheet = tiny_sheet()
    sheet.write(SetValue("bags[0].weight_lb", 2))
    codes = {"bag_heavy", "no_code_of_this_game"}
    before = sheet.count_violations(codes)
    assert sheet.count_violations(codes, {"bags[0].weight_lb": 2000}) == before + 1
    assert sheet.count_violations(codes) == before
    assert sheet.value("bags[0].weight_lb") == 2


def test_an_input_of_a_row_that_was_written_but_not_computed_is_supposed() -> None:
    sheet, code = tiny_sheet(), {"unlicensed"}
    before = sheet.count_violations(code)
    sheet.write(AddRow("bags", {"name": "new"}))
    sheet.write(MoveRow("bags[1]", 2))
    assert sheet.count_violations(code, {"bags[#bg2].weight_lb": 5}) == before


@pytest.mark.parametrize(
    ("address", "value", "error"),
    [
        ("base", {}, LookupError),
        ("load", 1, LookupError),
        ("bags[9].weight_lb", 1, EditError),
        ("fare", "x", EditError),
    ],
)
def test_only_inputs_are_supposed(address: str, value: Json, error: type[Exception]) -> None:
    with pytest.raises(error):
        tiny_sheet().count_violations({"bag_heavy"}, {address: value})


def test_changes_of_one_list_wait_while_numbers_of_another_are_read() -> None:
    sheet = tiny_sheet()
    sheet.write(AddRow("bags", {"name": "pouch", "weight_lb": 1}))
    sheet.write(SetValue("bags[0].weight_lb", 5))
    sheet.write(SetValue("bags[1].weight_lb", 6))
    sheet.write(SetValue("base.arm", 8))
    assert sheet.value("base.arm") == 8
    evaluations = sheet._solver.evaluations
    assert sheet.value("base.eye") == 11
    assert sheet._solver.evaluations == evaluations
    assert [sheet.value(f"bags[{row}].weight_lb") for row in range(3)] == [5, 6, 1]
    assert sheet._solver.evaluations > evaluations


def test_a_number_that_a_written_edit_cannot_change_is_read_without_computing() -> None:
    sheet = tiny_sheet()
    before = sheet.value("total.arm")
    evaluations = sheet._solver.evaluations
    sheet.write(AddRow("bags", {"name": "sack", "weight_lb": 3}))
    sheet.write(AddRow("bags", {"name": "pouch", "weight_lb": 1}))
    assert sheet.value("total.arm") == before
    assert sheet._solver.evaluations == evaluations
    assert sheet.value("bags[3].weight_lb") == 1
    assert sheet._solver.evaluations > evaluations


def test_what_was_read_once_is_read_again_without_computing() -> None:
    sheet = tiny_sheet()
    sheet.write(AddRow("bags", {"name": "sack", "weight_lb": 3}))
    first = sheet.value("total.arm")
    evaluations = sheet._solver.evaluations
    assert sheet.value("total.arm") == first
    assert sheet._solver.evaluations == evaluations
    assert sheet.value("bags[2].weight_lb") == 3


def test_an_applied_edit_tells_what_it_changes_after_written_ones() -> None:
    written, applied = tiny_sheet(), tiny_sheet()
    written.write(SetValue("base.arm", 90))
    applied.apply(SetValue("base.arm", 90))
    assert written.apply(SetValue("base.arm", 4)) == applied.apply(SetValue("base.arm", 4))


def test_a_written_house_rule_counts_at_once() -> None:
    sheet = tiny_sheet()
    sheet.write(SetValue("base.arm", 3))
    sheet.write(SetHouseRule("load", "41"))
    assert sheet.value("load") == 41


def test_acceptances_are_written_as_they_are_applied() -> None:
    written, applied = tiny_sheet(), tiny_sheet()
    for sheet, use in ((written, written.write), (applied, applied.apply)):
        use(SetValue("base.arm", 99))
        use(Accept("base_range", "base.arm", "our table"))
        use(SetValue("base.eye", 2))
        assert sheet.character.accepted
        assert sheet.count_violations({"base_range"}) == 1
        assert sheet.count_violations({"bag_heavy"}) == 0
    assert state(written) == state(applied)


def test_a_batch_is_written_with_the_acceptance_in_it() -> None:
    written, applied = tiny_sheet(), tiny_sheet()
    plain = Batch((SetValue("base.arm", 99), SetValue("base.eye", 2)))
    accepting = Batch((SetValue("base.eye", 3), Accept("base_range", "base.arm", "our table")))
    for sheet, use in ((written, written.write), (applied, applied.apply)):
        use(plain)
        use(accepting)
        assert [each.reason for each in sheet.character.accepted] == ["our table"]
    assert state(written) == state(applied)
