"""Sheets that come back in the whole window: dropped PDFs and changes of a phone, taken, left, undone, refused."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.character.edits import SetHeader
from desktop.app import Desktop
from desktop.library.library_dialogs import ImportReportDialog
from desktop.opened_files.returned_list import NOTE_ROLE
from desktop.opened_files.returned_sheet_dialog import ReturnedSheetDialog
from desktop.widgets.ticked_list import tick_area
from tests.desktop.opened_windows import add, controller_of, names
from tests.helpers.form_pdfs import FormPdf
from tests.helpers.games import any_id
from tests.helpers.windows import PATIENCE_MS


def sheet_of(id_: str, path: Path, texts: Mapping[str, str], printed: Mapping[str, str]) -> Path:
    """Write the filled-in sheet of a character."""
    marks = f"quire-format:1 quire-kind:fillable quire-game:{any_id()} quire-character:{id_} quire-revision:0"
    path.write_bytes(FormPdf(texts, printed, keywords=marks).write())
    return path


def drop(desktop: Desktop, *files: Path) -> None:
    """Drop files on the window, as another program does."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    window, left, none = desktop.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    entered = QDragEnterEvent(QPointF(9, 9).toPoint(), Qt.DropAction.CopyAction, data, left, none)
    QApplication.sendEvent(window, entered)
    assert entered.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, left, none))


def dialog_of(qtbot: QtBot, desktop: Desktop) -> ReturnedSheetDialog:
    qtbot.waitUntil(lambda: bool(desktop.window.findChildren(ReturnedSheetDialog)), timeout=PATIENCE_MS)
    dialog = desktop.window.findChild(ReturnedSheetDialog)
    assert dialog is not None
    return dialog


def was_said(said: list[str], word: str) -> bool:
    return bool(said) and word in said[-1]


def is_shown(desktop: Desktop, title: str) -> bool:
    return desktop.window.document is not None and desktop.window.document.title == title


def player(desktop: Desktop, id_: str) -> str:
    return desktop.library_service.library.load(id_).character.player


def test_a_dropped_sheet_shows_each_value_and_takes_those_that_are_ticked(
    qtbot: QtBot, app_window: Desktop, tmp_path: Path
) -> None:
    id_ = add(qtbot, app_window, "Anna")
    texts = {"player": "Zoe <b>", "name": "Anne", "no.such.place": "4"}
    drop(app_window, sheet_of(id_, tmp_path / "anna.pdf", texts, {"name": "Anna"}))
    dialog = dialog_of(qtbot, app_window)
    assert dialog.title_label.text() == "Anna"
    assert dialog.all_check.text().startswith("2 of 3 ")
    refused = dialog.model.index(2)
    assert "no number" in str(refused.data(NOTE_ROLE))
    assert refused.data(Qt.ItemDataRole.CheckStateRole) is None
    dialog.values_list.toggle(2)
    dialog.values_list.setCurrentIndex(dialog.model.index(1))
    QTest.keyClick(dialog.values_list, Qt.Key.Key_Space)
    assert "1" in dialog.apply_button.text()
    QTest.mouseClick(dialog.apply_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: player(app_window, id_) == "Zoe <b>", timeout=PATIENCE_MS)
    qtbot.waitUntil(app_window.window.toast.isVisible, timeout=PATIENCE_MS)
    assert names(app_window) == ["Anna"]
    document = app_window.window.document
    assert document is not None
    app_window.window.actions_by_name.action("undo").trigger()
    qtbot.waitUntil(lambda: player(app_window, id_) == "", timeout=PATIENCE_MS)


def test_a_value_that_the_library_changed_is_not_ticked(qtbot: QtBot, app_window: Desktop, tmp_path: Path) -> None:
    id_ = add(qtbot, app_window, "Anna")
    controller_of(app_window).sheets.open(id_)
    qtbot.waitUntil(lambda: app_window.window.current is not None, timeout=PATIENCE_MS)
    assert app_window.window.current is not None
    app_window.window.current.push(SetHeader("player", "Later"))
    controller_of(app_window).open_files((sheet_of(id_, tmp_path / "a.pdf", {"player": "Zoe"}, {}),))
    dialog = dialog_of(qtbot, app_window)
    (row,) = (dialog.model.index(0),)
    assert "Changed in the library" in str(row.data(NOTE_ROLE))
    assert not dialog.apply_button.isEnabled()
    area = tick_area(dialog.values_list.visualRect(row))
    area.setHeight(20)
    QTest.mouseClick(dialog.values_list.viewport(), Qt.MouseButton.LeftButton, pos=area.center())
    assert row.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
    assert "ticked" in str(row.data(Qt.ItemDataRole.AccessibleTextRole))
    dialog.all_check.click()
    assert not dialog.model.ticked
    QTest.mouseClick(dialog.close_button, Qt.MouseButton.LeftButton)
    assert player(app_window, id_) == "Later"


def test_a_blank_sheet_becomes_a_new_character(qtbot: QtBot, app_window: Desktop, tmp_path: Path) -> None:
    file = tmp_path / "blank.pdf"
    file.write_bytes(
        FormPdf({"name": "Őri"}, keywords=f"quire-format:1 quire-kind:blank quire-game:{any_id()}").write()
    )
    drop(app_window, file)
    dialog = dialog_of(qtbot, app_window)
    assert (dialog.title_label.text(), dialog.apply_button.text()) == ("Őri", "&Create")
    QTest.keyClick(dialog.values_list, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: is_shown(app_window, "Őri"), timeout=PATIENCE_MS)
    assert names(app_window) == ["Őri"]


def test_a_sheet_with_a_document_alone_is_added_and_then_nothing_differs(
    qtbot: QtBot, app_window: Desktop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "full.pdf"
    file.write_bytes(FormPdf(document=Character(any_id(), name="Berta").to_text().encode()).write())
    drop(app_window, file)
    qtbot.waitUntil(lambda: is_shown(app_window, "Berta"), timeout=PATIENCE_MS)
    said: list[str] = []
    monkeypatch.setattr(app_window.window, "show_message", lambda message: said.append(message.render()))
    drop(app_window, file)
    qtbot.waitUntil(lambda: bool(said), timeout=PATIENCE_MS)
    assert said == ["full.pdf: nothing differs from Berta in the library."]
    assert names(app_window) == ["Berta"]


def test_what_a_phone_sends_back_is_asked_about_and_two_files_one_after_the_other(
    qtbot: QtBot, app_window: Desktop, tmp_path: Path
) -> None:
    id_ = add(qtbot, app_window, "Anna")
    head = {"format": "quire-changes", "version": 1, "id": id_, "revision": 0, "system": any_id(), "name": "Anna"}
    change = {"address": "no.such", "label": "Health", "was": 1, "now": 2}
    changes = tmp_path / "Anna-changes.json"
    changes.write_text(json.dumps({**head, "changes": [change]}), encoding="utf-8")
    drop(app_window, changes, sheet_of(id_, tmp_path / "b.pdf", {"player": "Zoe"}, {}))
    seen = []
    for _ in range(2):
        dialog = dialog_of(qtbot, app_window)
        seen.append(dialog.line_label.text())
        dialog.reject()
        dialog.setParent(None)
    assert {each.split(" · ")[0] for each in seen} == {"Anna-changes.json", "b.pdf"}


def test_a_damaged_sheet_is_one_sentence(
    qtbot: QtBot, app_window: Desktop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(app_window.window, "show_message", lambda message: said.append(message.render()))
    for name, content in (("a.pdf", b"%PDF-1.7 damaged"), ("b.pdf", b"no pdf at all")):
        file = tmp_path / name
        file.write_bytes(content)
        drop(app_window, file)
        qtbot.waitUntil(partial(was_said, said, name), timeout=PATIENCE_MS)
    assert "damaged" in said[0]
    assert not app_window.window.findChildren(ImportReportDialog)
