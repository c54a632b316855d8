"""The portrait in the wizard: set during creation, kept in the draft, and added to the character."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QColor, QDropEvent, QGuiApplication, QImage, QKeySequence
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.character.portrait import portrait_bytes
from desktop.library.library_service import LibraryService
from desktop.theme import Theme
from desktop.widgets.portrait_view import PortraitView
from desktop.wizard.procedure_run import ProcedureResult, ProcedureRun, set_up_procedure
from desktop.wizard.procedure_view import ProcedureView
from tests.desktop.open_characters import document, opened
from tests.desktop.wizard_keyboard import begin, resume, show, wait_until_kept
from tests.helpers.windows import PATIENCE_MS, Messages

pytestmark = [pytest.mark.fonts, pytest.mark.usefixtures("theme")]


def picture(width: int = 40, height: int = 60) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#8A2B21"))
    return image


def face_of(view: ProcedureView) -> PortraitView:
    return view.preview.preview_sheet.portrait


def height_of(view: ProcedureView) -> int:
    """Return the height of the picture that is kept; 0 where there is none."""
    text = view.run.portrait
    return 0 if text is None else QImage.fromData(portrait_bytes(text)).height()


def drop_on(face: PortraitView, file: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    face.dropEvent(QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, buttons, keys))


def test_a_portrait_is_chosen_pasted_dropped_and_removed(
    qtbot: QtBot, service: LibraryService, messages: Messages, tmp_path: Path
) -> None:
    view = begin(qtbot, service)
    face = face_of(view)
    file = tmp_path / "a.png"
    picture().save(str(file))
    messages.files.append((file,))
    face.setFocus()
    QTest.keyClick(face, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: height_of(view) == 60, timeout=PATIENCE_MS)
    assert face.has_picture
    QTest.keyClick(face, Qt.Key.Key_Delete)
    assert height_of(view) == 0
    assert not face.has_picture
    QGuiApplication.clipboard().setImage(picture(30, 30))
    QTest.keySequence(face, QKeySequence(QKeySequence.StandardKey.Paste))
    qtbot.waitUntil(lambda: height_of(view) == 30, timeout=PATIENCE_MS)
    large = tmp_path / "large.jpg"
    picture(900, 3000).save(str(large))
    drop_on(face, large)
    qtbot.waitUntil(lambda: height_of(view) == 1024, timeout=PATIENCE_MS)


def test_a_bad_picture_is_refused_with_a_reason(
    qtbot: QtBot, service: LibraryService, messages: Messages, tmp_path: Path
) -> None:
    view = begin(qtbot, service)
    file = tmp_path / "a.png"
    file.write_bytes(b"no")
    messages.files.append((file,))
    face_of(view).click()
    qtbot.waitUntil(lambda: "a.png is not a picture" in view.notice_label.text(), timeout=PATIENCE_MS)
    assert view.notice_label.isVisible()
    assert view.run.portrait is None
    QGuiApplication.clipboard().setImage(picture())
    QTest.keySequence(face_of(view), QKeySequence(QKeySequence.StandardKey.Paste))
    qtbot.waitUntil(lambda: view.run.portrait is not None, timeout=PATIENCE_MS)
    assert not view.notice_label.isVisible()


def test_the_portrait_is_kept_in_the_draft_and_added_to_the_character(
    qtbot: QtBot, service: LibraryService, tmp_path: Path
) -> None:
    view = begin(qtbot, service, "Wenna")
    assert not view.run.has_content
    file = tmp_path / "a.png"
    picture().save(str(file))
    drop_on(face_of(view), file)
    qtbot.waitUntil(lambda: height_of(view) == 60, timeout=PATIENCE_MS)
    view.run.decide()
    wait_until_kept(qtbot, view)
    draft, kept = view.run.draft_id, view.run.portrait
    view.close()
    view.deleteLater()
    view = resume(qtbot, service, draft)
    assert view.run.portrait == kept
    qtbot.waitUntil(lambda: face_of(view).has_picture, timeout=PATIENCE_MS)
    view.run.back()
    assert view.run.portrait == kept
    view.run.decide_all()
    finished: list[ProcedureResult] = []
    view.finished.connect(finished.append)
    view.next_button.click()
    qtbot.waitUntil(lambda: bool(finished), timeout=PATIENCE_MS)
    assert service.library.load(finished[0].character_id).character.portrait == kept


def test_a_portrait_alone_is_saved_as_a_draft(qtbot: QtBot, service: LibraryService, tmp_path: Path) -> None:
    view = begin(qtbot, service)
    view.save()
    assert service.library.drafts.list() == ()
    file = tmp_path / "a.png"
    picture().save(str(file))
    drop_on(face_of(view), file)
    qtbot.waitUntil(lambda: len(service.library.drafts.list()) == 1, timeout=PATIENCE_MS)


def test_a_narrow_window_shows_the_portrait_in_its_header(
    qtbot: QtBot, service: LibraryService, tmp_path: Path, theme: Theme
) -> None:
    assert isinstance(theme, Theme)
    view = begin(qtbot, service)
    assert not view.portrait.isVisible()
    view.resize(700, 640)
    qtbot.waitUntil(view.portrait.isVisible, timeout=PATIENCE_MS)
    assert not view.side_host.isVisible()
    file = tmp_path / "a.png"
    picture().save(str(file))
    drop_on(view.portrait, file)
    qtbot.waitUntil(lambda: view.portrait.has_picture, timeout=PATIENCE_MS)


def test_an_existing_character_keeps_the_portrait(qtbot: QtBot, service: LibraryService) -> None:
    sheet = opened().sheet
    assert document().portrait is None
    run = ProcedureRun(set_up_procedure(sheet, "aging", "someone", None), service)
    view = show(qtbot, run)
    assert not face_of(view).isEnabled()
    run.set_portrait("nothing of this is taken")
    assert run.portrait is None
