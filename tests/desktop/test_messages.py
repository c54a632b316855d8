"""Message boxes and file dialogs."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QInputDialog, QMessageBox
from pytestqt.qtbot import QtBot

from core.messages import Message
from desktop import messages as door
from desktop.messages import BoxButton
from tests.helpers.windows import Messages

LOCKED = Message("locked", "The library {path} is in use. Close the other program.", {"path": "x"})


def test_a_message_is_shown(messages: Messages, qapp: QApplication) -> None:
    assert qapp is not None
    door.show_info(None, LOCKED)
    door.show_warning(None, LOCKED)
    assert messages.said == ["The library x is in use. Close the other program."] * 2


def test_a_question_is_answered(messages: Messages, qapp: QApplication) -> None:
    assert qapp is not None
    messages.answers = ["yes", "no", ""]
    assert door.confirm(None, LOCKED, "&Delete") is True
    assert door.confirm(None, LOCKED, "&Delete") is False
    assert door.confirm(None, LOCKED, "&Delete") is False
    assert door.confirm(None, LOCKED, "&Delete") is True
    assert door.confirm(None, LOCKED, "&Delete", is_destructive=True) is False


def test_files_and_texts_are_returned(messages: Messages) -> None:
    messages.files = [(Path("a"), Path("b")), (Path("c"),), ()]
    messages.texts = ["tag"]
    assert door.choose_files(None, "Open", "All (*)") == (Path("a"), Path("b"))
    assert door.choose_save_file(None, "Save", "All (*)") == Path("c")
    assert door.choose_folder(None, "Folder") is None
    assert door.enter_text(None, "Tag", "Name") == "tag"
    assert messages.titles == ["Open", "Save", "Folder", "Tag"]


def test_an_extension_is_added_and_replacing_asks(messages: Messages, qapp: QApplication, tmp_path: Path) -> None:
    assert qapp is not None
    (tmp_path / "dr. ilse.json").write_text("{}")
    messages.files = [
        (tmp_path / "dr. ilse",),
        (tmp_path / "dr. ilse",),
        (tmp_path / "new",),
        (tmp_path / "x.JSON",),
        (),
    ]
    messages.answers = ["no", "yes"]
    found = [door.choose_save_file(None, "Export", "", None, ".json") for _ in range(5)]
    assert found == [None, tmp_path / "dr. ilse.json", tmp_path / "new.json", tmp_path / "x.JSON", None]
    assert messages.said == ["dr. ilse.json already exists. Replace it?"] * 2


def test_a_box_returns_the_key_of_the_button(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    assert qtbot is not None

    def press(box: QMessageBox) -> int:
        assert box.informativeText() == "Close the other program."
        next(button for button in box.buttons() if button.text() == "B").click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", press)
    assert door.ask(None, LOCKED, (BoxButton("a", "A"), BoxButton("b", "B"))) == "b"
    monkeypatch.setattr(QMessageBox, "exec", lambda _box: 0)
    assert door.ask(None, LOCKED, (BoxButton("a", "A"), BoxButton("b", "B", is_cancel=True))) == "b"


def test_the_system_is_asked_for_files(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    assert qtbot is not None
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (["/a", "/b"], ""))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "/c")
    monkeypatch.setattr(QInputDialog, "getText", lambda *_, text: (text + "!", True))
    assert door.choose_files(None, "Open", "All (*)") == (Path("/a"), Path("/b"))
    assert door.choose_save_file(None, "Save", "All (*)", Path("/x")) is None
    assert door.choose_folder(None, "Folder") == Path("/c")
    assert door.enter_text(None, "Tag", "Name", "old") == "old!"
