"""Edits that are written: the sheet is the same as after applying them, whatever is read in between."""

from __future__ import annotations

import random
from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from core.character.edits import Accept, AddRow, Edit, SetHouseRule, SetValue
from core.character.sheet import Sheet
from core.character.violations import violation_checks
from core.errors import QuireError
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
