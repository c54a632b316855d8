"""Reading history backwards: effects of edits, and comparison with now."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from core.character.edits import AddRow, Batch, Edit, RemoveRow, SetHeader, SetHouseRule, SetValue
from core.character.sheet import Sheet
from core.registry import open_character
from core.store.library import Library
from core.store.records import Change, prepare_character
from desktop.sheet.revision_changes import (
    PAGE,
    HistoryCursor,
    ValueDifference,
    compare_with_now,
    differences,
    read_page,
)
from tests.desktop.open_characters import document
from tests.helpers.libraries import HandClock


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """An empty library."""
    with Library.open(tmp_path / "library.quire", HandClock()) as library:
        yield library


class Life:
    """A character that is edited in a library."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.sheet = open_character(document("bren"), random.Random(3))
        self.id = library.add(prepare_character(self.sheet.character))
        self.base = library.load(self.id).position

    def do(self, edit: Edit, label: str = "An edit") -> None:
        changes = self.sheet.apply(edit)
        change = Change(changes.edit, changes.inverse, label)
        pending = self.library.commit(self.id, self.base, change, prepare_character(self.sheet.character))
        self.base = pending.result().position


@pytest.fixture
def life(library: Library) -> Life:
    """Bren."""
    return Life(library)


def test_each_edit_has_its_effects(life: Life) -> None:
    life.do(SetValue("height_in", 80))
    life.do(SetHeader("name", "Bren the Tall"))
    life.do(SetValue("raw.hlth", 77))
    cursor = read_page(HistoryCursor(life.id), life.library)
    assert [moment.revision.number for moment in cursor.items] == [3, 2, 1, 0]
    assert cursor.is_over
    third, second, first, beginning = cursor.items
    assert ValueDifference("Base Health", "16", "77", is_computed=True) in third.changed
    assert (third.appeared > 0, third.gone) == (True, 0)
    assert second.changed == ()
    assert [each.name for each in first.changed if not each.in_row][:3] == [
        "Size",
        "Reaction Rate (lbs.)",
        "Reaction Rate (0)",
    ]
    places = [each.in_row for each in first.changed]
    assert places == sorted(places)
    assert beginning.changed == ()


def test_pages_continue(life: Life) -> None:
    for value in range(PAGE + 5):
        life.do(SetValue("height_in", 61 + value % 2))
    first = read_page(HistoryCursor(life.id), life.library)
    assert (len(first.items), first.is_over) == (PAGE, False)
    rest = read_page(first, life.library)
    assert [moment.revision.number for moment in rest.items] == [5, 4, 3, 2, 1, 0]
    assert all(moment.changed for moment in rest.items[:-1])
    assert rest.is_over


def test_an_edit_that_cannot_be_undone_keeps_its_description(life: Life) -> None:
    life.do(SetValue("height_in", 80))
    cursor = read_page(HistoryCursor(life.id), life.library)
    assert cursor.sheet is not None
    lame = HistoryCursor(life.id, None, 2)
    (first, beginning) = read_page(lame, life.library).items
    assert (first.changed, beginning.revision.number) == ((), 0)


def test_comparison_with_now(life: Life) -> None:
    life.do(Batch((SetValue("weapons[0].name", "Old sword"), SetValue("weapons[0].weight_lb", 8))))
    life.do(RemoveRow("armor[0]"))
    life.do(AddRow("items", {"name": "Rope"}))
    life.do(SetHeader("name", "Bren the Old"))
    life.do(SetHouseRule("move_rate", "reaction_rate"))
    found = {each.name: each for each in compare_with_now(life.id, 0, life.sheet, life.library)}
    assert (found["Name"].before, found["Name"].after) == ("Bren Tarrow", "Bren the Old")
    assert (found["Move Rate"].before, found["Move Rate"].after)[0] == "77"
    assert (found["Items: Rope"].before, found["Items: Rope"].after) == ("", "Rope")
    assert (found["Armor and Protection: Great helm"].before, found["Armor and Protection: Great helm"].after) == (
        "Great helm",
        "",
    )
    assert found["Load, Old sword"].is_computed
    assert (found["Load, Old sword"].before, found["Load, Old sword"].after) == ("4", "8")


def test_equal_sheets_do_not_differ() -> None:
    def sheet() -> Sheet:
        return open_character(document("ilvane"), random.Random(1))

    assert list(differences(sheet(), sheet())) == []
