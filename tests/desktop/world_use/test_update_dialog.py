"""The dialog Update characters: who is listed, what it shows, ticks, keys, small windows, and the one operation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from core.character.edits import SetHeader, SetValue
from core.content.setting import Setting
from core.errors import LibraryError
from core.registry import Game
from core.rules.model import FieldType
from core.store.records import Change, Origin, prepare_character
from core.world_updates import apply_updates, undo_update
from desktop.library.library_service import LibraryService
from desktop.tasks import CancelledError
from desktop.theme import Theme, px
from desktop.widgets.ticked_list import tick_area
from desktop.world_use.update_dialog import LEAST_SIZE, UpdateCharactersDialog
from desktop.world_use.update_facts import CharacterUpdate, find_facts
from desktop.world_use.update_list import UpdateOrder
from desktop.world_use.was_now_table import WasNowTable
from tests.helpers.changed_worlds import embedding_sheet, games_that_embed, raised_world
from tests.helpers.updated_worlds import TwoVersions
from tests.helpers.waiting import wait_for_layout
from tests.helpers.windows import PATIENCE_MS

OF = games_that_embed()[0]
NAMES = ("Odd Perrin", "Ilvane", "Mother Quill")


def world_of(of: Game = OF) -> TwoVersions:
    old = of.setting()
    assert isinstance(old, Setting)
    return TwoVersions(old, raised_world(of))


def add_characters(service: LibraryService, of: Game = OF, names: tuple[str, ...] = NAMES) -> list[str]:
    sheets = [embedding_sheet(of, seed, name) for seed, name in enumerate(names, 5)]
    return [service.library.add(prepare_character(each.character, each.summary(), "1")) for each in sheets]


@pytest.fixture
def show(qtbot: QtBot, service: LibraryService, theme: Theme) -> Callable[..., UpdateCharactersDialog]:
    """Shows the dialog and waits until all characters were looked at."""
    assert isinstance(theme, Theme)

    def make(world: TwoVersions | None = None) -> UpdateCharactersDialog:
        dialog = UpdateCharactersDialog("Saltmere", world or world_of(), service)
        qtbot.addWidget(dialog)
        dialog.show()
        dialog.resize(px(1160), px(628))
        qtbot.waitUntil(lambda: not dialog.is_looking, timeout=PATIENCE_MS)
        wait_for_layout()
        return dialog

    return make


def make_own(service: LibraryService, id_: str) -> str:
    """Give a character a value of its own in a field that changes; return its address."""
    (update,) = [each for each in found(service) if each.id == id_]
    address = next(
        edit.address
        for edit in _edits(update)
        if OF.system.fields[edit.address.replace(f"[{edit.address.partition('[')[2].partition(']')[0]}]", "[]")].type
        is FieldType.INT
        and isinstance(edit.value, int)
    )
    service.library.commit_each([id_], lambda _: Change(SetValue(address, 47), SetValue(address, 0), "own"))
    return address


def _edits(update: CharacterUpdate) -> list[SetValue]:
    stack, values = [update.source.edit], []
    while stack:
        edit = stack.pop()
        stack += getattr(edit, "edits", ())
        values += [edit] if isinstance(edit, SetValue) else []
    return values


def found(service: LibraryService, world: TwoVersions | None = None) -> list[CharacterUpdate]:
    updates: list[CharacterUpdate] = []
    find_facts(world or world_of(), updates.append, lambda _number, _total: None, service.library)
    return updates


@pytest.mark.parametrize("of", games_that_embed(), ids=lambda of: of.id)
def test_characters_of_every_game_are_updated_as_one_operation_and_undone_as_one(
    service: LibraryService, of: Game
) -> None:
    ids, world, library = add_characters(service, of), world_of(of), service.library
    before = [library.load(id_).character for id_ in ids]
    updates = found(service, world)
    assert sorted(each.id for each in updates) == sorted(ids)
    assert all(each.entries and each.fields and each.can_update for each in updates)
    applied = apply_updates([each.source for each in updates], world, "Updated from Saltmere", library)
    assert sorted(applied.ids) == sorted(ids)
    assert found(service, world) == []
    for id_ in ids:
        newest = library.history(id_)[0]
        assert (newest.label, newest.operation, newest.origin) == (
            "Updated from Saltmere",
            applied.operation,
            Origin.PROCEDURE,
        )
    assert undo_update(applied, library).ids == applied.ids
    assert [library.load(id_).character for id_ in ids] == before


def test_a_character_changed_meanwhile_keeps_what_is_its_own_by_then(service: LibraryService) -> None:
    (id_,) = add_characters(service, names=("Ilvane",))
    updates = found(service)
    address = make_own(service, id_)
    apply_updates([each.source for each in updates], world_of(), "Updated", service.library)
    (left,) = found(service)
    assert [row.was for row in left.own_values] == ["47"]
    assert not left.can_update
    assert address


def test_nothing_is_written_if_one_of_them_is_gone(service: LibraryService) -> None:
    first, second, _third = add_characters(service)
    updates = found(service)
    service.library.trash(second)
    with pytest.raises(LibraryError):
        apply_updates([each.source for each in updates], world_of(), "Updated", service.library)
    assert len(service.library.history(first)) == 1


def test_a_character_that_cannot_be_opened_is_listed_with_the_reason(
    service: LibraryService, show: Callable[..., UpdateCharactersDialog]
) -> None:
    sheet = embedding_sheet(OF)
    key = next(
        key
        for key, field in OF.system.fields.items()
        if field.type is FieldType.INT and "." not in key and "[]" not in key
    )
    broken = sheet.character.with_data({**sheet.character.data, key: "many"})
    service.library.add(prepare_character(broken))
    dialog = show()
    (update,) = dialog.model.updates
    assert update.problem
    assert dialog.apply_button.text() == "Nothing selected"
    assert update.problem in [label.text() for label in dialog.cause_card.findChildren(QLabel)]


def test_the_dialog_lists_everyone_ticked_and_shows_causes_and_effects(
    service: LibraryService, show: Callable[..., UpdateCharactersDialog]
) -> None:
    add_characters(service)
    dialog = show(replace(world_of(), problems=("Rope",)))
    assert dialog.windowTitle() == "Update characters from Saltmere"
    assert dialog.all_check.text().replace("(s)", "s") == "3 of 3 characters"
    assert dialog.all_check.checkState() is Qt.CheckState.Checked
    assert dialog.apply_button.text() == "Apply to 3"
    assert dialog.apply_button.isEnabled()
    assert dialog.note_label.text() == "1 entry(s) with a problem: the last sound text counts (Rope)."
    update = dialog.characters_list.current
    assert update is not None
    assert (dialog.name_label.text(), dialog.place_label.text()) == (update.name, "1 of 3")
    words = [label.text() for label in dialog.cause_card.findChildren(QLabel)]
    assert {each.name for each in update.entries} <= set(words)
    assert "version 11 → 14" in words
    (numbers,) = dialog.effect_card.findChildren(WasNowTable)
    assert numbers.rows[: len(update.head)] == update.head
    assert update.head[0].label in numbers.accessibleName()


def _order(dialog: UpdateCharactersDialog) -> list[tuple[int, int]]:
    return [(len(each.violations), each.fields) for each in dialog.model.updates]


def test_the_list_is_sorted_by_new_violations_then_fields_and_can_be_sorted_otherwise(
    service: LibraryService, show: Callable[..., UpdateCharactersDialog]
) -> None:
    add_characters(service)
    dialog = show()
    assert _order(dialog) == sorted(_order(dialog), reverse=True)
    name = dialog.name_label.text()
    menu = dialog.order_button.menu()
    menu.actions()[2].trigger()
    assert dialog.model.order is UpdateOrder.NAME
    assert [each.name for each in dialog.model.updates] == sorted(NAMES)
    assert dialog.name_label.text() == name
    menu.actions()[1].trigger()
    assert [fields for _, fields in _order(dialog)] == sorted((fields for _, fields in _order(dialog)), reverse=True)


def test_a_character_with_a_value_of_its_own_is_not_ticked_and_the_reason_is_said(
    service: LibraryService, show: Callable[..., UpdateCharactersDialog]
) -> None:
    first, *_ = add_characters(service)
    make_own(service, first)
    dialog = show()
    assert dialog.all_check.text().replace("(s)", "s") == "2 of 3 characters"
    assert dialog.all_check.checkState() is Qt.CheckState.PartiallyChecked
    row = next(row for row, each in enumerate(dialog.model.updates) if each.id == first)
    dialog.characters_list.setCurrentIndex(dialog.model.index(row))
    notes = [label.text() for label in dialog.cause_card.findChildren(QLabel) if "own and stays" in label.text()]
    assert len(notes) == 1
    assert "47" in notes[0]


def test_keys_move_tick_and_apply(
    qtbot: QtBot, service: LibraryService, show: Callable[..., UpdateCharactersDialog]
) -> None:
    add_characters(service)
    dialog = show()
    characters = dialog.characters_list
    QTest.keyClick(characters, Qt.Key.Key_Down)
    assert dialog.place_label.text() == "2 of 3"
    assert dialog.up_button.isEnabled()
    QTest.keyClick(characters, Qt.Key.Key_Space)
    assert dialog.apply_button.text() == "Apply to 2"
    dialog.down_button.click()
    assert dialog.place_label.text() == "3 of 3"
    assert not dialog.down_button.isEnabled()
    QTest.keyClick(characters, Qt.Key.Key_Return)  # no details to go to, and no way to apply by mistake
    assert dialog.isVisible()
    with qtbot.waitSignal(dialog.decided) as decided:
        QTest.keyClick(dialog, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert [each.id for each in decided.args[0]] == [each.id for each in dialog.model.ticked]
    assert not dialog.isVisible()


def test_a_click_on_the_box_ticks_and_one_on_the_name_does_not(
    service: LibraryService, show: Callable[..., UpdateCharactersDialog]
) -> None:
    add_characters(service)
    dialog = show()
    characters = dialog.characters_list
    row = characters.visualRect(dialog.model.index(1))
    QTest.mouseClick(characters.viewport(), Qt.MouseButton.LeftButton, pos=tick_area(row).center())
    assert len(dialog.model.ticked) == 2
    QTest.mouseClick(characters.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(px(180), row.center().y()))
    assert len(dialog.model.ticked) == 2
    assert dialog.place_label.text() == "2 of 3"
    dialog.all_check.click()
    assert len(dialog.model.ticked) == 3
    dialog.all_check.click()
    assert dialog.apply_button.text() == "Nothing selected"
    assert not dialog.apply_button.isEnabled()


def test_reworded_texts_open_on_a_click_and_all_numbers_on_request(
    service: LibraryService, show: Callable[..., UpdateCharactersDialog]
) -> None:
    add_characters(service)
    dialog = show()
    buttons = [each for each in dialog.cause_card.findChildren(QPushButton) if "is reworded" in each.text()]
    assert buttons
    assert not any("Told anew." in each.text() and each.isVisible() for each in dialog.cause_card.findChildren(QLabel))
    buttons[0].click()
    assert any("Told anew." in each.text() and each.isVisible() for each in dialog.cause_card.findChildren(QLabel))
    update = next(each for each in dialog.model.updates if each.others)
    dialog.characters_list.setCurrentIndex(dialog.model.index(dialog.model.updates.index(update)))
    (more,) = [each for each in dialog.effect_card.findChildren(QPushButton) if each.text() == "Show all"]
    more.click()
    tables = dialog.effect_card.findChildren(WasNowTable)
    shown = [each for each in tables if each.isVisibleTo(dialog)][-1]
    assert shown.rows == (*update.head, *update.own, *update.others)


def test_a_small_window_shows_list_and_details_as_two_steps(
    service: LibraryService, show: Callable[..., UpdateCharactersDialog]
) -> None:
    add_characters(service)
    dialog = show()
    assert not dialog.is_in_steps
    dialog.resize(px(LEAST_SIZE.width()) - 100, px(LEAST_SIZE.height()) - 40)
    wait_for_layout()
    assert dialog.is_in_steps
    assert dialog.list_panel.isVisible()
    assert not dialog.detail_panel.isVisible()
    QTest.keyClick(dialog.characters_list, Qt.Key.Key_Return)
    assert dialog.detail_panel.isVisible()
    assert not dialog.list_panel.isVisible()
    dialog.back_button.click()
    assert dialog.list_panel.isVisible()
    dialog.details_button.click()
    assert dialog.detail_panel.isVisible()


@pytest.mark.fonts
def test_at_its_smallest_size_nothing_scrolls_sideways(
    service: LibraryService, show: Callable[..., UpdateCharactersDialog]
) -> None:
    add_characters(service, names=("A Character with a Name of Forty Letters", "Ilvane"))
    dialog = show()
    dialog.resize(px(LEAST_SIZE.width()), px(LEAST_SIZE.height()))
    wait_for_layout()
    assert dialog.width() == px(LEAST_SIZE.width())
    assert dialog.height() == px(LEAST_SIZE.height())
    host = dialog.cards_scroll.widget()
    assert host is not None
    assert host.width() <= dialog.cards_scroll.viewport().width()


def test_with_nothing_to_update_it_says_so(
    service: LibraryService, show: Callable[..., UpdateCharactersDialog]
) -> None:
    add_characters(service)
    old = world_of().old
    dialog = show(TwoVersions(old, replace(old, version=14)))
    assert dialog.empty_label.text() == "Every character has version 14."
    assert not dialog.apply_button.isVisible()
    assert dialog.close_button.isVisible()
    assert show(TwoVersions(old, old)).empty_label.text() == "Every character has the present version."


def test_a_world_without_characters_says_so(show: Callable[..., UpdateCharactersDialog]) -> None:
    assert show().empty_label.text() == "No character comes from this world yet."


def test_stop_keeps_what_was_found(qtbot: QtBot, service: LibraryService, theme: Theme) -> None:
    assert isinstance(theme, Theme)
    add_characters(service)
    dialog = UpdateCharactersDialog("Saltmere", world_of(), service)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.is_looking
    assert dialog.stop_button.isVisible()
    assert not dialog.apply_button.isEnabled()
    dialog.stop_button.click()
    assert not dialog.is_looking
    assert not dialog.stop_button.isVisible()
    assert dialog.isVisible()


def test_the_search_ends_where_it_is_stopped(service: LibraryService) -> None:
    add_characters(service)
    updates: list[CharacterUpdate] = []

    def stop_at_two(number: int, _total: int) -> None:
        if number == 2:
            raise CancelledError

    with pytest.raises(CancelledError):
        find_facts(world_of(), updates.append, stop_at_two, service.library)
    assert len(updates) == 2


def test_rows_are_spoken_whole(service: LibraryService, show: Callable[..., UpdateCharactersDialog]) -> None:
    add_characters(service)
    dialog = show()
    index = dialog.model.index(0)
    spoken = str(index.data(Qt.ItemDataRole.AccessibleTextRole))
    update = dialog.model.updates[0]
    assert spoken.startswith(update.name)
    assert f"{update.fields} field" in spoken
    assert spoken.endswith("ticked")
    interface = QAccessible.queryAccessibleInterface(dialog.characters_list)
    assert interface.text(QAccessible.Text.Name) == "Characters with older entries"


def test_summary_lines_follow_an_update(service: LibraryService) -> None:
    (id_,) = add_characters(service, names=("Ilvane",))
    service.library.commit_each([id_], lambda _: Change(SetHeader("notes", "x"), SetHeader("notes", ""), "x"))
    apply_updates([each.source for each in found(service)], world_of(), "Updated", service.library)
    assert service.library.entry(id_).line
