from dataclasses import replace

import pytest

from core.character.edits import AddRow
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.procedures.common_requests import MOST_MODIFIER, enter_modifier, offer_entries, show_outcome, take_entries
from core.procedures.effects import ApplyEdits
from core.procedures.requests import Enter, Rows, Show

CHESTS = {"chest": {"id": "chest", "name": "Chest"}, "sack": {"id": "sack", "name": "Sack"}}
"""Entries of the invented game's bags, by the keys of their offers."""


def with_count(row: dict[str, Json], count: int) -> dict[str, Json]:
    """Return a row with how many there are, if there are several."""
    return row if count == 1 else {**row, "count": count}


def test_a_modifier_is_0_by_default() -> None:
    asked = next(enter_modifier("SG", key="penalty", unit="%"))
    assert isinstance(asked, Enter)
    assert (asked.key, asked.cite, asked.unit, asked.default) == ("penalty", "SG", "%", 0)
    assert (asked.least, asked.most) == (-MOST_MODIFIER, MOST_MODIFIER)


@pytest.mark.parametrize(("passed", "label"), [(True, "Success"), (False, "Failure")])
def test_an_outcome_is_shown_with_its_numbers(passed: bool, label: str) -> None:
    shown = next(show_outcome(passed, "move", "load", text="It moves.", cite="I"))
    assert shown == Show(key="outcome", label=label, cite="I", text="It moves.", addresses=("move", "load"))


def test_taken_entries_are_added_to_their_list(sheet: Sheet) -> None:
    request = Rows(
        key="luggage",
        label="Luggage",
        step="end",
        list_key="bags",
        offers=offer_entries(CHESTS.values(), lambda _entry: ""),
    )
    asking = take_entries(sheet, request, CHESTS, with_count)
    asked = next(asking)
    assert isinstance(asked, Rows)
    assert replace(asked, preview=None) == request  # the same, with what the rows would bring
    assert asked.preview is not None
    effect = asking.send([{"entry": "sack", "count": 2}, {"entry": "chest"}])
    assert isinstance(effect, ApplyEdits)
    assert (effect.key, effect.step) == ("luggage.written", "end")
    added = [(edit.row["name"], edit.row.get("count")) for edit in effect.edits if isinstance(edit, AddRow)]
    assert added == [("Sack", 2), ("Chest", None)]
    assert {edit.list_address for edit in effect.edits if isinstance(edit, AddRow)} == {"bags"}


def test_without_taken_entries_the_sheet_stays(sheet: Sheet) -> None:
    asking = take_entries(sheet, Rows(key="luggage", label="Luggage", list_key="bags", offers=()), CHESTS, with_count)
    next(asking)
    with pytest.raises(StopIteration) as end:
        asking.send([])
    assert end.value.value is sheet
