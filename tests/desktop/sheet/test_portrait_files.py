"""Pictures are scaled into the document's limit, or refused with a reason."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QColor, QDragEnterEvent, QDragLeaveEvent, QDropEvent, QGuiApplication, QImage, QKeySequence
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.character.edits import SetPortrait
from core.character.portrait import LARGEST_PORTRAIT, check_portrait, portrait_bytes
from core.character.portrait_scaling import EDGE, PortraitError, load_portrait_file
from desktop.sheet.open_character import OpenCharacter
from desktop.sheet.portrait_files import encode_portrait, find_picture
from desktop.sheet.sheet_view import SheetView
from desktop.widgets.portrait_view import PortraitView
from tests.helpers.windows import Messages


def picture(width: int = 40, height: int = 60) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#8A2B21"))
    return image


def noise(edge: int, *, has_alpha: bool = False) -> QImage:
    kind = QImage.Format.Format_ARGB32 if has_alpha else QImage.Format.Format_RGB32
    return QImage(random.Random(1).randbytes(edge * edge * 4), edge, edge, kind).copy()


def save(image: QImage, file: Path) -> Path:
    assert image.save(str(file))
    return file


@pytest.mark.parametrize("name", ["a.png", "a.jpg", "a.bmp"])
def test_a_picture_file_is_read(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    assert isinstance(qtbot, QtBot)
    text = load_portrait_file(save(picture(), tmp_path / name))
    assert check_portrait(text) is None
    assert QImage.fromData(portrait_bytes(text)).height() == 60


@pytest.mark.parametrize("has_alpha", [False, True])
def test_a_large_picture_is_scaled_into_the_limit(qtbot: QtBot, tmp_path: Path, has_alpha: bool) -> None:
    assert isinstance(qtbot, QtBot)
    text = load_portrait_file(save(noise(1500, has_alpha=has_alpha), tmp_path / "noise.png"))
    assert len(portrait_bytes(text)) <= LARGEST_PORTRAIT
    assert QImage.fromData(portrait_bytes(text)).width() == EDGE


def test_a_pasted_picture_is_read(qtbot: QtBot) -> None:
    assert isinstance(qtbot, QtBot)
    assert QImage.fromData(portrait_bytes(encode_portrait(picture()))).width() == 40


def test_other_files_than_pictures_are_refused(qtbot: QtBot, tmp_path: Path) -> None:
    assert isinstance(qtbot, QtBot)
    file = tmp_path / "notes.png"
    file.write_text("not a picture", encoding="utf-8")
    with pytest.raises(PortraitError) as caught:
        load_portrait_file(file)
    assert caught.value.message.code == "portrait_no_picture"
    with pytest.raises(PortraitError) as caught:
        load_portrait_file(tmp_path / "missing.png")
    assert caught.value.message.code == "portrait_unreadable"
    with pytest.raises(PortraitError) as caught:
        find_picture(QMimeData())
    assert caught.value.message.code == "portrait_none"


def test_a_much_too_large_file_is_not_read(qtbot: QtBot, tmp_path: Path) -> None:
    assert isinstance(qtbot, QtBot)
    file = tmp_path / "huge.png"
    with file.open("wb") as stream:
        stream.truncate(65 * 1024 * 1024)
    with pytest.raises(PortraitError) as caught:
        load_portrait_file(file)
    assert caught.value.message.code == "portrait_file_too_large"
    wide = tmp_path / "wide.bmp"
    header = b"BM" + (54).to_bytes(4, "little") + bytes(4) + (54).to_bytes(4, "little") + (40).to_bytes(4, "little")
    header += (50000).to_bytes(4, "little") + (10).to_bytes(4, "little") + (1).to_bytes(2, "little")
    wide.write_bytes(header + (24).to_bytes(2, "little") + bytes(24))
    with pytest.raises(PortraitError) as caught:
        load_portrait_file(wide)
    assert caught.value.message.code == "portrait_huge"


def portrait(view: SheetView) -> PortraitView:
    found = view.form.findChild(PortraitView)
    assert found is not None
    return found


def test_a_portrait_is_chosen_pasted_dropped_and_removed(
    small_sheet: SheetView, kept: OpenCharacter, messages: Messages, tmp_path: Path, qtbot: QtBot
) -> None:
    view = portrait(small_sheet)
    file = save(picture(), tmp_path / "a.png")
    messages.files.append((file,))
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: view.has_picture)
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert kept.sheet.character.portrait is None
    assert not view.has_picture
    QGuiApplication.clipboard().setImage(picture(30, 30))
    QTest.keySequence(view, QKeySequence(QKeySequence.StandardKey.Paste))
    qtbot.waitUntil(lambda: view.has_picture)
    drop = QMimeData()
    drop.setUrls([QUrl.fromLocalFile(str(file))])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    view.dragEnterEvent(QDragEnterEvent(QPoint(5, 5), Qt.DropAction.CopyAction, drop, buttons, keys))
    view.dragLeaveEvent(QDragLeaveEvent())
    view.dropEvent(QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, drop, buttons, keys))
    qtbot.waitUntil(lambda: kept.undo_stack.count == 4)
    text = kept.sheet.character.portrait
    assert isinstance(text, str)
    assert QImage.fromData(portrait_bytes(text)).height() == 60


def test_a_bad_picture_is_refused_at_the_portrait(
    small_sheet: SheetView, kept: OpenCharacter, messages: Messages, tmp_path: Path, qtbot: QtBot
) -> None:
    file = tmp_path / "a.png"
    file.write_bytes(b"no")
    messages.files.append((file,))
    portrait(small_sheet).click()
    qtbot.waitUntil(lambda: "a.png is not a picture" in small_sheet.binder.violation_note.message)
    drop = QMimeData()
    drop.setText("words")
    portrait(small_sheet).picture_received.emit(drop)
    assert "not a picture" in small_sheet.binder.violation_note.message
    assert kept.undo_stack.count == 0


def test_the_first_frame_of_an_animation_is_taken_with_a_note(
    small_sheet: SheetView, kept: OpenCharacter, messages: Messages, tmp_path: Path, qtbot: QtBot
) -> None:
    first, second = Image.new("L", (8, 8), 0), Image.new("L", (8, 8), 255)
    first.save(tmp_path / "still.gif")
    first.save(tmp_path / "a.gif", save_all=True, append_images=[second])
    messages.files += [(tmp_path / "still.gif",), (tmp_path / "a.gif",)]
    portrait(small_sheet).click()
    qtbot.waitUntil(lambda: kept.undo_stack.count == 1)
    assert not small_sheet.binder.violation_note.message
    still = kept.sheet.character.portrait
    kept.push(SetPortrait(None))
    portrait(small_sheet).click()
    qtbot.waitUntil(lambda: "a.gif is animated" in small_sheet.binder.violation_note.message)
    assert kept.sheet.character.portrait == still
