"""Closing a window asks about unsaved work."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from core.errors import LibraryError
from core.messages import Message
from core.store.drafts import Drafts
from desktop.controllers.close_guard import CloseChoice, ask_before_closing
from desktop.library.library_service import LibraryService
from desktop.wizard.draft_status import DraftStatus
from desktop.wizard.procedure_run import ProcedureRun, set_up_creation
from tests.helpers.games import example_game
from tests.helpers.windows import Messages


def refuse(*_arguments: object) -> object:
    """Simulate a full disk."""
    raise LibraryError(Message("disk_full", "The disk is full. Make room and try again."))


def test_an_unsaved_draft_asks_before_closing(
    qtbot: QtBot, service: LibraryService, messages: Messages, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    run = ProcedureRun(set_up_creation(example_game(), "Bren", seed="4182"), service)
    assert ask_before_closing(window, [run], service) is CloseChoice.CLOSE
    assert service.library.drafts.list() == ()
    label = QLabel(window)
    line = DraftStatus(label, run)
    with monkeypatch.context() as patched:
        patched.setattr(Drafts, "save", refuse)
        with qtbot.waitSignal(line.changed):
            run.decide()
        assert label.text().startswith("● Draft not saved")
        assert "disk is full" in label.toolTip()
        assert ask_before_closing(window, [run], service) is CloseChoice.STAY
    assert "Creation: Bren" in messages.said.pop()
    assert ask_before_closing(window, [run], service) is CloseChoice.CLOSE
    assert messages.said == []
    with qtbot.waitSignal(line.changed):
        run.save()
    assert label.text().startswith("● Draft saved")
    assert [draft.title for draft in service.library.drafts.list()] == ["Creation: Bren"]
