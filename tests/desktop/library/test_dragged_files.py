"""Characters dragged out of the library: ids for Quire; files, written when they are asked for, for others."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.character.document import Character
from desktop.app import Desktop
from desktop.library.dragged_files import CHARACTERS, DraggedFiles
from tests.helpers.games import any_id
from tests.helpers.windows import PATIENCE_MS


def test_files_are_written_once_and_only_when_they_are_asked_for(tmp_path: Path) -> None:
    written: list[Path] = []

    def write(folder: Path) -> list[Path]:
        written.append(folder)
        (folder / "Ä b.quire-character").write_text("{}", encoding="utf-8")
        return [folder / "Ä b.quire-character"]

    data = DraggedFiles(write, ["a", "b"])
    assert data.formats() == [CHARACTERS, "text/uri-list"]
    assert data.hasFormat("text/uri-list")
    assert not data.hasFormat("text/plain")
    assert bytes(data.data(CHARACTERS).data()) == b"a\nb"
    assert not written
    for _ in range(2):
        (url,) = data.urls()
        assert Path(url.toLocalFile()).read_text(encoding="utf-8") == "{}"
    assert len(written) == 1
    assert tmp_path not in written[0].parents


def test_a_character_is_dragged_out_of_the_list(
    qtbot: QtBot, app_window: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    app_window.window.resize(1440, 900)
    app_window.window.show_dock("library")
    service = app_window.library_service
    given: list[list[str]] = []
    service.create(app_window, [Character(any_id(), name="Anna Ä")], given.append)
    assert app_window.controller is not None
    view = app_window.controller.library.view
    qtbot.waitUntil(lambda: bool(given) and view.model.rowCount() > 1 and view.list.isVisible(), timeout=PATIENCE_MS)
    data: list[QMimeData] = []
    monkeypatch.setattr(QDrag, "exec", lambda drag, _action: data.append(drag.mimeData()))
    row = next(row for row in range(view.model.rowCount()) if view.model.entry(row) is not None)
    place = view.list.visualRect(view.model.index(row)).center() + QPoint(60, 0)
    port = view.list.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=place)
    moved = QPointF(place + QPoint(3, 40))
    none, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    move = QMouseEvent(QEvent.Type.MouseMove, moved, port.mapToGlobal(moved), Qt.MouseButton.NoButton, left, none)
    QApplication.sendEvent(port, move)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=place + QPoint(3, 40))
    assert len(data) == 1
    (url,) = data[0].urls()
    file = Path(url.toLocalFile())
    assert file.name == "Anna_Ä.quire-character"
    assert Character.read(file.read_bytes()).name == "Anna Ä"
    assert app_window.window.documents.count() == 0


def test_a_world_is_dragged_out_of_the_list(qtbot: QtBot, app_window: Desktop, monkeypatch: pytest.MonkeyPatch) -> None:
    app_window.window.resize(1440, 900)
    assert app_window.controller is not None
    worlds = app_window.controller.worlds
    worlds.show_list()
    qtbot.waitUntil(lambda: worlds.list is not None and bool(worlds.list.model.shown), timeout=PATIENCE_MS)
    view = worlds.list
    assert view is not None
    qtbot.waitUntil(view.list.isVisible, timeout=PATIENCE_MS)
    data: list[QMimeData] = []
    monkeypatch.setattr(QDrag, "exec", lambda drag, _action: data.append(drag.mimeData()))
    row = view.model.shown[0]
    index = view.model.index_of(row.id)
    place = view.list.visualRect(index).center()
    port = view.list.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=place)
    for step in (12, 40):
        moved = QPointF(place + QPoint(step, step))
        none, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
        move = QMouseEvent(QEvent.Type.MouseMove, moved, port.mapToGlobal(moved), Qt.MouseButton.NoButton, left, none)
        QApplication.sendEvent(port, move)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=place + QPoint(40, 40))
    assert len(data) == 1
    (url,) = data[0].urls()
    file = Path(url.toLocalFile())
    assert file.suffix == ".quire-world"
    assert json.loads(file.read_text(encoding="utf-8"))["name"] == row.name


def test_a_heading_of_the_worlds_is_not_dragged(qtbot: QtBot, app_window: Desktop) -> None:
    assert app_window.controller is not None
    worlds = app_window.controller.worlds
    worlds.show_list()
    qtbot.waitUntil(lambda: worlds.list is not None and bool(worlds.list.model.shown), timeout=PATIENCE_MS)
    assert worlds.list is not None
    model = worlds.list.model
    dragged = [bool(model.index(row).flags() & Qt.ItemFlag.ItemIsDragEnabled) for row in range(model.rowCount())]
    assert dragged == [model.row(model.index(row)) is not None for row in range(model.rowCount())]
    assert True in dragged
    assert False in dragged
