"""Files opened by double click in the whole window: known, newer, different, unknown, twice, unreadable."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.character.edits import SetHeader
from core.document_files import character_file
from core.messages import Message
from core.store.library import Library
from core.store.records import prepare_character
from core.store.recovery import open_read_only
from core.world_library import world_file
from desktop.app import Desktop
from desktop.file_arrivals import FileArrivals
from desktop.library.library_dialogs import ImportReportDialog
from desktop.opened_files import file_operations
from desktop.opened_files.opened_file_dialog import OpenedFileDialog
from tests.desktop.opened_windows import add, controller_of, names
from tests.helpers.games import any_id
from tests.helpers.libraries import HandClock
from tests.helpers.own_worlds import game_with_world, own_world
from tests.helpers.windows import PATIENCE_MS


def write(desktop: Desktop, id_: str, file: Path, **changes: str) -> Path:
    """Write the file of a character, as another program has changed it."""
    document = json.loads(character_file(desktop.library_service.library, id_))
    file.write_text(json.dumps({**document, **changes}), encoding="utf-8")
    return file


def open_files(qtbot: QtBot, desktop: Desktop, *files: Path, title: str) -> None:
    controller_of(desktop).open_files(files)
    qtbot.waitUntil(
        lambda: desktop.window.document is not None and desktop.window.document.title == title, timeout=PATIENCE_MS
    )


def dialog_of(qtbot: QtBot, desktop: Desktop) -> OpenedFileDialog:
    qtbot.waitUntil(lambda: bool(desktop.window.findChildren(OpenedFileDialog)), timeout=PATIENCE_MS)
    dialog = desktop.window.findChild(OpenedFileDialog)
    assert dialog is not None
    return dialog


def table_of(dialog: OpenedFileDialog) -> list[list[str]]:
    table = dialog.table
    cells = [[table.item(row, column) for column in range(3)] for row in range(table.rowCount())]
    return [[cell.text() if cell else "" for cell in row] for row in cells]


def test_an_unknown_file_is_imported_and_opened_twice_it_is_one_character(
    qtbot: QtBot, app_window: Desktop, tmp_path: Path
) -> None:
    file = tmp_path / "Ä b.quire-character"
    file.write_text(Character(any_id(), name="Anna").to_text(), encoding="utf-8")
    open_files(qtbot, app_window, file, title="Anna")
    add(qtbot, app_window, "Berta")
    open_files(qtbot, app_window, file, file, title="Anna")
    assert names(app_window) == ["Anna", "Berta"]
    assert app_window.window.documents.count() == 1


def test_a_known_file_brings_its_tab_to_the_front(qtbot: QtBot, app_window: Desktop, tmp_path: Path) -> None:
    id_ = add(qtbot, app_window, "Anna")
    file = write(app_window, id_, tmp_path / "anna.quire-character")
    controller_of(app_window).sheets.open(id_)
    qtbot.waitUntil(lambda: app_window.window.current is not None, timeout=PATIENCE_MS)
    assert app_window.window.current is not None
    app_window.window.current.push(SetHeader("player", "Later"))
    controller_of(app_window).sheets.open(add(qtbot, app_window, "Berta"))
    qtbot.waitUntil(lambda: app_window.window.documents.count() == 2, timeout=PATIENCE_MS)
    open_files(qtbot, app_window, file, title="Anna")
    assert names(app_window) == ["Anna", "Berta"]
    assert not app_window.window.findChildren(OpenedFileDialog)


def test_a_different_file_replaces_and_the_toast_undoes_it(qtbot: QtBot, app_window: Desktop, tmp_path: Path) -> None:
    id_ = add(qtbot, app_window, "Anna")
    file = write(app_window, id_, tmp_path / "anna.quire-character", name="Newer <b>Anna</b>", player="Zoe")
    open_files(qtbot, app_window, file, title="Anna")
    dialog = dialog_of(qtbot, app_window)
    assert "Anna" in dialog.title_label.text()
    assert dialog.title_label.textFormat() is Qt.TextFormat.PlainText
    rows = table_of(dialog)
    assert ["Name", "Anna", "Newer <b>Anna</b>"] in rows
    assert ["Revision", "0", "0"] in rows
    assert ["Player", "–", "Zoe"] in rows
    QTest.mouseClick(dialog.replace_button, Qt.MouseButton.LeftButton)
    document = app_window.window.document
    assert document is not None
    qtbot.waitUntil(lambda: document.title == "Newer <b>Anna</b>", timeout=PATIENCE_MS)
    assert names(app_window) == ["Newer <b>Anna</b>"]
    qtbot.waitUntil(app_window.window.toast.isVisible, timeout=PATIENCE_MS)
    app_window.window.toast.undo_button.click()
    qtbot.waitUntil(lambda: document.title == "Anna", timeout=PATIENCE_MS)
    assert app_window.library_service.library.load(id_).character.player == ""


def test_a_replacement_with_newer_changes_is_undone_in_the_sheet(
    qtbot: QtBot, app_window: Desktop, tmp_path: Path
) -> None:
    id_ = add(qtbot, app_window, "Anna")
    file = write(app_window, id_, tmp_path / "anna.quire-character", name="Newer")
    open_files(qtbot, app_window, file, title="Anna")
    dialog_of(qtbot, app_window).replace_button.click()
    document = app_window.window.document
    assert document is not None
    qtbot.waitUntil(lambda: document.title == "Newer", timeout=PATIENCE_MS)
    qtbot.waitUntil(app_window.window.toast.isVisible, timeout=PATIENCE_MS)
    document.push(SetHeader("player", "Later"))
    app_window.window.toast.undo_button.click()
    qtbot.waitUntil(app_window.window.notice_bar.isVisible, timeout=PATIENCE_MS)
    assert "newer changes" in app_window.window.notice_label.text()
    assert document.title == "Newer"


def test_a_copy_is_made_once(qtbot: QtBot, app_window: Desktop, tmp_path: Path) -> None:
    id_ = add(qtbot, app_window, "Anna")
    file = write(app_window, id_, tmp_path / "anna.quire-character", name="Newer")
    open_files(qtbot, app_window, file, title="Anna")
    dialog = dialog_of(qtbot, app_window)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: names(app_window) == ["Anna", "Newer"], timeout=PATIENCE_MS)
    open_files(qtbot, app_window, file, title="Newer")
    assert names(app_window) == ["Anna", "Newer"]


def test_cancel_leaves_everything_and_asks_about_the_next_file(
    qtbot: QtBot, app_window: Desktop, tmp_path: Path
) -> None:
    files = [
        write(app_window, add(qtbot, app_window, name), tmp_path / f"{name}.quire-character", name=f"Other {name}")
        for name in ("Anna", "Berta")
    ]
    controller_of(app_window).open_files(files)
    first = dialog_of(qtbot, app_window)
    assert "Anna" in first.title_label.text()
    first.reject()
    qtbot.waitUntil(
        lambda: any("Berta" in each.title_label.text() for each in app_window.window.findChildren(OpenedFileDialog)),
        timeout=PATIENCE_MS,
    )
    for dialog in app_window.window.findChildren(OpenedFileDialog):
        dialog.reject()
    assert names(app_window) == ["Anna", "Berta"]


def test_a_character_in_the_trash_comes_back(qtbot: QtBot, app_window: Desktop, tmp_path: Path) -> None:
    id_ = add(qtbot, app_window, "Anna")
    file = write(app_window, id_, tmp_path / "anna.quire-character")
    app_window.library_service.library.trash(id_)
    open_files(qtbot, app_window, file, title="Anna")
    assert names(app_window) == ["Anna"]


def test_worlds_likewise(qtbot: QtBot, app_window: Desktop, tmp_path: Path) -> None:
    world = own_world(game_with_world())
    file = tmp_path / "coast.quire-world"
    file.write_text(world.to_text(), encoding="utf-8")
    open_files(qtbot, app_window, file, title=world.name)
    open_files(qtbot, app_window, file, title=world.name)
    library = app_window.library_service.library
    assert len(library.worlds.list()) == 1
    changed = json.loads(world_file(library, library.worlds.list()[0].entry.id))
    kind = next(key for key, value in changed.items() if isinstance(value, list) and isinstance(value[0], dict))
    gone = changed[kind].pop()
    file.write_text(json.dumps({**changed, "name": "Changed coast"}), encoding="utf-8")
    controller_of(app_window).open_files([file])
    dialog = dialog_of(qtbot, app_window)
    rows = table_of(dialog)
    assert any(row[0].endswith(gone["name"]) and row[2] == "–" for row in rows)
    dialog.replace_button.click()
    qtbot.waitUntil(lambda: library.worlds.list()[0].entry.name == "Changed coast", timeout=PATIENCE_MS)
    document = app_window.window.document
    assert document is not None
    qtbot.waitUntil(lambda: document.title == "Changed coast", timeout=PATIENCE_MS)


@pytest.mark.parametrize("content", [b"", b"\x00" * 100, b"{}", b"[" * 100_000, b'{"format": "quire-character"}'])
def test_a_file_that_cannot_be_read_is_refused_with_a_sentence(
    qtbot: QtBot, app_window: Desktop, tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "bad.quire-character"
    file.write_bytes(content)
    controller_of(app_window).open_files([file])
    qtbot.waitUntil(app_window.window.notice_bar.isVisible, timeout=PATIENCE_MS)
    assert app_window.window.notice_label.text().startswith("bad.quire-character was not opened. ")
    assert not names(app_window)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no named pipes in folders")
def test_a_pipe_is_refused_and_several_refusals_are_listed(qtbot: QtBot, app_window: Desktop, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.quire-character"
    os.mkfifo(pipe)
    controller_of(app_window).open_files([pipe, tmp_path / "missing.quire-world"])
    qtbot.waitUntil(lambda: bool(app_window.window.findChildren(ImportReportDialog)), timeout=PATIENCE_MS)
    report = app_window.window.findChild(ImportReportDialog)
    assert report is not None
    assert "pipe" in report.text()
    assert "missing.quire-world" in report.text()


def test_a_file_of_quire_that_is_imported_is_opened(qtbot: QtBot, app_window: Desktop, tmp_path: Path) -> None:
    id_ = add(qtbot, app_window, "Anna")
    file = write(app_window, id_, tmp_path / "anna.quire-character")
    controller_of(app_window).library.actions.import_files([file])
    qtbot.waitUntil(lambda: app_window.window.document is not None, timeout=PATIENCE_MS)
    assert names(app_window) == ["Anna"]


def test_files_of_the_start_open_once_the_window_is_filled(
    qtbot: QtBot, start_window: Callable[..., Desktop], tmp_path: Path
) -> None:
    file = tmp_path / "a.quire-character"
    file.write_text(Character(any_id(), name="Anna").to_text(), encoding="utf-8")
    arrivals = FileArrivals([str(file)], None)
    desktop = start_window(arrivals=arrivals)
    qtbot.waitUntil(
        lambda: desktop.window.document is not None and desktop.window.document.title == "Anna", timeout=PATIENCE_MS
    )
    arrivals.called.emit()
    assert desktop.window.isVisible()


def test_a_read_only_library_shows_what_it_has_and_adds_nothing(tmp_path: Path) -> None:
    place = tmp_path / "library.quire"
    known, unknown = tmp_path / "a.quire-character", tmp_path / "b.quire-character"
    with Library.open(place, HandClock()) as library:
        id_ = library.add(prepare_character(Character(any_id(), name="Anna")))
        known.write_bytes(character_file(library, id_))
    unknown.write_text(Character(any_id(), name="Berta").to_text(), encoding="utf-8")
    reason = Message("read_only", "It can only be read.")
    with open_read_only(place, HandClock(), reason) as library:
        shown, refused = file_operations.open_files([known, unknown], library)
        assert (shown.id, shown.is_new) == (id_, False)
        assert refused.refusal is reason
        assert library.count() == 1
