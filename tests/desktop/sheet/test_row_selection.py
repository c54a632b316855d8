"""A form reads the sheet through its selected rows, and finds bindings by address."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

from core.character.edits import SetValue
from desktop.sheet.binding_index import BindingIndex
from desktop.sheet.display_bindings import LabelBinding
from desktop.sheet.open_character import OpenCharacter
from desktop.sheet.row_selection import RowSelection
from desktop.sheet.sheet_view import SheetView


def test_scope_is_kept_until_another_row_is_selected(kept: OpenCharacter) -> None:
    rows = RowSelection(kept)
    assert rows.row("weapons") is None
    assert rows.scope().resolve_address("weapons[].name") is None
    before = rows.scope()
    assert rows.scope() is before
    rows.select("weapons", 1)
    assert rows.row("weapons") == 1
    assert rows.scope() is not before
    assert rows.scope().resolve_address("weapons[].name") == "weapons[1].name"


def test_index_finds_bindings_by_changed_number_list_and_address(kept: OpenCharacter, small_sheet: SheetView) -> None:
    index = BindingIndex()
    one, other = (LabelBinding(QLabel(small_sheet), address) for address in ("raw.hlth", "weapons[].name"))
    index.add(one)
    assert not index.affected(kept.push(SetValue("weapons[0].name", "Bill")))[0]
    index.add(other)
    assert list(index.affected(kept.push(SetValue("weapons[0].name", "Glaive")))[0]) == [other]
    assert list(index.affected(kept.push(SetValue("raw.hlth", 13)))[0]) == [one]
    assert index.at_addresses(["weapons[3].name"]) == [other]
    assert list(index.in_rows("weapons")) == [other]
