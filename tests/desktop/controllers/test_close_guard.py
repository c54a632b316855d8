"""Closing a window asks about unsaved work."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.character.document_kind import CAMPAIGN, CHARACTER, KINDS, synthetic_id
from core.errors import LibraryError
from core.messages import Message
from core.store.drafts import Drafts
from core.store.records import prepare_character
from desktop.controllers.close_guard import CloseChoice, ask_before_closing
from desktop.library.library_service import LibraryService
from desktop.wizard.draft_status import DraftStatus
from desktop.wizard.procedure_run import ProcedureRun, set_up_creation
from tests.helpers.games import any_id, example_game
from tests.helpers.windows import PATIENCE_MS, Messages


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


@pytest.mark.parametrize("kind", KINDS)
def test_a_temporary_library_with_any_document_asks_before_closing(
    qtbot: QtBot, tmp_path: Path, messages: Messages, kind: str
) -> None:
    place = tmp_path / "library.quire"
    place.write_bytes(b"no library at all")
    service, window = LibraryService(place), QWidget()
    qtbot.addWidget(window)
    with qtbot.waitSignal(service.problem, timeout=PATIENCE_MS):
        service.open_library()
    assert ask_before_closing(window, [], service) is CloseChoice.CLOSE
    if kind == CAMPAIGN:
        service.library.campaigns.add("Saltmere")
    else:
        system = any_id() if kind == CHARACTER else synthetic_id(any_id(), kind)
        service.library.add(prepare_character(Character(system, name="Kept")))
    assert ask_before_closing(window, [], service) is CloseChoice.STAY
    assert "this session is not saved" in messages.said[0]
    service.close()
