"""The application: lazy imports, saving on close, damaged libraries and crashes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.character.edits import SetHeader
from core.errors import LibraryError
from core.messages import Message
from core.store.library import Library
from core.store.records import prepare_character
from desktop import settings as declared
from desktop.app import Desktop, run
from desktop.controllers.sheets_controller import SheetsController
from desktop.frame.pending_tab import PendingTab
from desktop.library.backups_dialog import BackupsDialog
from desktop.palette_view import PaletteView
from desktop.settings import Settings
from tests.helpers.games import any_game, any_id
from tests.helpers.sources import ROOT
from tests.helpers.windows import PATIENCE_MS, Messages

HEAVY = ("sqlmodel", "sqlalchemy", "alembic", "reportlab", "PIL", "icepool", "typer", "rich",
         "pydantic", "pypdfium2", "PySide6.QtPrintSupport", "core.store.records", "core.store.list_query",
         "desktop.widgets.inputs")  # fmt: skip
SESSION = (declared.OPEN_CHARACTERS, declared.OPEN_TITLES, declared.FRONT_CHARACTER)
UNASKED = ("core.formula", "core.play.fight", "core.procedures.driver", "core.export.pdf", "desktop.sheet.sheet_view",
           "desktop.wizard.procedure_view", "desktop.fight.fight_view", "desktop.party.party_view",
           "desktop.print.print_view", "desktop.help.help_view",
           "desktop.dice.dice_view", "reportlab", "icepool")  # fmt: skip
"""Modules that a window with an empty library does not import."""

FIRST_PAINT = """
import json, sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from desktop.app import Desktop
from desktop.settings import Settings

program = QApplication([])
place = Path(sys.argv[1])
desktop = Desktop(program, Settings(str(place / "settings.ini")), place / "library.quire", print)
found = []
desktop.window.painted.disconnect()
desktop.window.painted.connect(lambda: (found.extend(sorted(sys.modules)), program.quit()))
desktop.show()
program.exec()
desktop.close()
print(json.dumps(found))
"""


def test_nothing_heavy_is_loaded_before_the_first_paint(tmp_path: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", FIRST_PAINT, str(tmp_path)],
        cwd=ROOT, env=environment, capture_output=True, text=True, check=True, timeout=60,
    )  # fmt: skip
    loaded = set(json.loads(done.stdout.splitlines()[-1]))
    assert "desktop.frame.main_window" in loaded
    assert "PySide6.QtWidgets" in loaded
    assert not [name for name in HEAVY if name in loaded]
    assert "desktop.controllers.main_controller" not in loaded


FILLED = """
import json, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from desktop.app import Desktop
from desktop.settings import Settings

program = QApplication([])
place = Path(sys.argv[1])
desktop = Desktop(program, Settings(str(place / "settings.ini")), place / "library.quire", print)

searching = []

def look():
    if not desktop.library_service.is_open:
        searching.append(desktop._collector.is_running)
    if desktop.controller is not None and desktop.controller.is_filled and desktop.library_service.is_open:
        program.quit()

timer = QTimer()
timer.timeout.connect(look)
timer.start(10)
desktop.show()
program.exec()
found = sorted(sys.modules)
desktop.window.close()
desktop.close()
left = sorted(set(sys.modules) - set(found))
print(json.dumps([found, left, searching]))
"""


def test_unused_modules_are_not_imported(tmp_path: Path) -> None:
    Library.open(tmp_path / "library.quire", lambda: datetime.now().astimezone()).close()
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", FILLED, str(tmp_path)],
        cwd=ROOT, env=environment, capture_output=True, text=True, check=True, timeout=60,
    )  # fmt: skip
    found, while_closing, searching = json.loads(done.stdout.splitlines()[-1])
    assert {"sqlmodel", "desktop.controllers.main_controller", "desktop.library.library_view"} <= set(found)
    assert not [name for name in UNASKED if name in found]
    assert not [name for name in while_closing if name.startswith("desktop.")]
    assert searching
    assert not any(searching)  # what comes while the library is loaded stays


def open_character(qtbot: QtBot, desktop: Desktop, name: str) -> str:
    given: list[list[str]] = []
    desktop.library_service.create(desktop, [Character(any_id(), name=name)], given.append)
    qtbot.waitUntil(lambda: bool(given), timeout=PATIENCE_MS)
    assert desktop.controller is not None
    desktop.controller.sheets.open(given[0][0])
    qtbot.waitUntil(
        lambda: desktop.window.current is not None and desktop.window.current.title == name, timeout=PATIENCE_MS
    )
    return given[0][0]


def test_the_palette_offers_lists_as_well_as_numbers(qtbot: QtBot, start_window: Callable[..., Desktop]) -> None:
    desktop = start_window()
    open_character(qtbot, desktop, "Anna")
    desktop.window.actions_by_name.action("palette").trigger()
    palette = desktop.window.findChild(PaletteView)
    assert palette is not None
    palette.search_edit.setText("weapons")
    found = palette.results_list.model()
    assert "Weapons" in [str(found.index(row, 0).data()) for row in range(found.rowCount())]
    palette.close()


def test_an_edit_is_saved_when_the_window_closes(qtbot: QtBot, start_window: Callable[..., Desktop]) -> None:
    first = start_window()
    id_ = open_character(qtbot, first, "Anna")
    current = first.window.current
    assert current is not None
    current.push(SetHeader("player", "Somebody"))
    assert first.window.windowTitle() == "Anna — Quire"
    first.window.close()
    assert json.loads(first.settings.get(declared.OPEN_CHARACTERS)) == [id_]
    first.close()
    second = start_window()
    qtbot.waitUntil(lambda: second.window.current is not None, timeout=PATIENCE_MS)
    again = second.window.current
    assert again is not None
    assert again.sheet.header("player") == "Somebody"
    second.window.undo_group.undo()
    assert again.sheet.header("player") == ""


def test_a_character_opened_during_reopening_opens_once_and_in_front(
    qtbot: QtBot, start_window: Callable[..., Desktop]
) -> None:
    desktop = start_window()
    anna, berta = (open_character(qtbot, desktop, name) for name in ("Anna", "Berta"))
    assert desktop.controller is not None
    sheets = desktop.controller.sheets
    sheets.close({anna, berta})
    desktop.settings.put(declared.OPEN_CHARACTERS, json.dumps([anna, berta]))
    with qtbot.waitSignal(sheets.reopened):
        sheets.reopen()
        sheets.open(anna)
    assert desktop.window.current is not None
    assert desktop.window.current.id == anna
    carl = open_character(qtbot, desktop, "Carl")
    assert [view.character.id for view in sheets.views()] == [anna, berta, carl]


@pytest.fixture
def last_session(qtbot: QtBot, app_window: Desktop) -> tuple[SheetsController, list[str]]:
    """The sheets before the last session is reopened, and its characters; Berta was in front."""
    ids = [open_character(qtbot, app_window, name) for name in ("Anna", "Berta", "Carl", "Dora")]
    assert app_window.controller is not None
    sheets = app_window.controller.sheets
    sheets.open(ids[1])
    kept = {each: app_window.settings.get(each) for each in SESSION}
    sheets.close(set(ids))
    for setting, value in kept.items():
        app_window.settings.put(setting, value)
    return sheets, ids


def test_tabs_keep_their_places_and_the_sheet_in_front_comes_first(
    qtbot: QtBot, app_window: Desktop, last_session: tuple[SheetsController, list[str]]
) -> None:
    sheets, ids = last_session
    order: list[str] = []
    sheets.opened.connect(order.append)
    with qtbot.waitSignal(sheets.reopened, timeout=PATIENCE_MS):
        sheets.reopen()
        bar = app_window.window.documents.tabBar()
        assert [bar.tabText(index) for index in range(bar.count())] == ["Anna", "Berta", "Carl", "Dora"]
        places = [bar.tabRect(index) for index in range(3)]
        app_window.window.close_tab(app_window.window.tabs()[3])
    assert order == [ids[1], ids[0], ids[2]]
    assert [view.character.id for view in sheets.views()] == ids[:3]
    assert [bar.tabRect(index) for index in range(3)] == places
    assert app_window.window.current is not None
    assert app_window.window.current.id == ids[1]
    assert json.loads(app_window.settings.get(declared.OPEN_CHARACTERS)) == ids[:3]


def test_a_tab_closed_while_it_loads_stays_closed(
    qtbot: QtBot, app_window: Desktop, last_session: tuple[SheetsController, list[str]]
) -> None:
    sheets, ids = last_session
    with qtbot.waitSignal(sheets.reopened, timeout=PATIENCE_MS):
        sheets.reopen()
        app_window.window.close_tab(app_window.window.documents.currentWidget())
    assert [view.character.id for view in sheets.views()] == [ids[0], ids[2], ids[3]]


def test_a_waiting_tab_is_loaded_when_it_is_clicked(
    qtbot: QtBot, app_window: Desktop, last_session: tuple[SheetsController, list[str]]
) -> None:
    sheets, ids = last_session
    order: list[str] = []
    sheets.opened.connect(order.append)
    with qtbot.waitSignal(sheets.reopened, timeout=PATIENCE_MS):
        sheets.reopen()
        assert isinstance(app_window.window.documents.currentWidget(), PendingTab)
        app_window.window.documents.setCurrentIndex(3)
    assert order[:2] == [ids[1], ids[3]]
    assert app_window.window.current is not None
    assert app_window.window.current.id == ids[3]


def test_open_characters_are_stored_before_the_window_closes(qtbot: QtBot, app_window: Desktop) -> None:
    id_ = open_character(qtbot, app_window, "Anna")
    assert json.loads(app_window.settings.get(declared.OPEN_CHARACTERS)) == [id_]


def test_the_status_line_shows_the_edit(qtbot: QtBot, app_window: Desktop) -> None:
    open_character(qtbot, app_window, "Berta")
    line = app_window.window.status_line
    current = app_window.window.current
    assert current is not None
    current.push(SetHeader("player", "Somebody"))
    qtbot.waitUntil(lambda: line._saved.text() == "Saved", timeout=PATIENCE_MS)
    assert any_game().name in line._context.text()


def test_a_damaged_library_still_opens_a_window(
    qtbot: QtBot, tmp_path: Path, start_window: Callable[..., Desktop]
) -> None:
    place = tmp_path / "broken.quire"
    place.write_bytes(b"not a library")
    desktop = start_window(place)
    window = desktop.window
    qtbot.waitUntil(window.notice_bar.isVisible, timeout=PATIENCE_MS)
    assert "damaged" in window.notice_label.text()
    assert window.save_elsewhere_button.isVisible()
    open_character(qtbot, desktop, "Kept")
    assert window.status_line._saved.text() == "For this session only"
    qtbot.waitUntil(lambda: desktop.controller is not None)
    desktop.library_service.save_elsewhere(tmp_path / "else.quire")
    qtbot.waitUntil(lambda: not desktop.library_service.is_temporary, timeout=PATIENCE_MS)
    assert window.current is not None
    assert window.current.id == desktop.library_service.library.page().entries[0].id
    assert not window.notice_bar.isVisible()


def test_characters_reopen_once_the_library_is_usable(
    qtbot: QtBot, tmp_path: Path, start_window: Callable[..., Desktop]
) -> None:
    place, copy = tmp_path / "mine.quire", tmp_path / "good.quire"
    with Library.open(place, lambda: datetime.now().astimezone()) as library:
        id_ = library.add(prepare_character(Character(any_id(), name="Last time")))
    place.rename(copy)
    place.write_bytes(b"not a library any more" * 400)
    Settings(str(tmp_path / "settings.ini")).put(declared.OPEN_CHARACTERS, json.dumps([id_]))
    desktop = start_window(place)
    qtbot.waitUntil(lambda: desktop.library_service.is_temporary, timeout=PATIENCE_MS)
    copy.replace(place)
    desktop.library_service.retry()
    qtbot.waitUntil(lambda: desktop.window.current is not None, timeout=PATIENCE_MS)
    assert desktop.window.current is not None
    assert desktop.window.current.title == "Last time"


def test_a_backup_replaces_a_damaged_library(
    qtbot: QtBot, tmp_path: Path, start_window: Callable[..., Desktop], messages: Messages
) -> None:
    place = tmp_path / "mine.quire"
    with Library.open(place, lambda: datetime.now().astimezone()) as library:
        library.add(prepare_character(Character(any_id(), name="Before")))
        library.make_backup()
    place.write_bytes(b"not a library any more" * 400)
    window = start_window(place)
    qtbot.waitUntil(window.window.restore_backup_button.isVisible, timeout=PATIENCE_MS)
    open_character(qtbot, window, "Meanwhile")
    window.window.restore_backup_button.click()
    dialog = next(each for each in QApplication.topLevelWidgets() if isinstance(each, BackupsDialog))
    qtbot.waitUntil(dialog.restore_button.isEnabled, timeout=PATIENCE_MS)
    assert not dialog.make_button.isEnabled()
    messages.answers = ["stay", "yes"]
    assert not window.window.close()
    assert "this session is not saved" in messages.said[0]
    dialog.restore_button.click()
    qtbot.waitUntil(lambda: not window.library_service.is_temporary, timeout=PATIENCE_MS)
    assert sorted(each.name for each in window.library_service.library.page().entries) == ["Before", "Meanwhile"]
    assert not window.window.notice_bar.isVisible()
    dialog.close()
    window.window.show_message(Message("trouble", "The disk is full. Make room."))
    assert not window.window.restore_backup_button.isVisible()


@pytest.mark.parametrize(
    ("answer", "expected"), [("restore", ["Before", "Meanwhile"]), ("new", ["Meanwhile"]), ("later", [])]
)
def test_a_lost_library_is_restored_or_replaced_in_a_dialog(
    qtbot: QtBot,
    tmp_path: Path,
    start_window: Callable[..., Desktop],
    messages: Messages,
    answer: str,
    expected: list[str],
) -> None:
    place = tmp_path / "mine.quire"
    with Library.open(place, lambda: datetime.now().astimezone()) as library:
        library.add(prepare_character(Character(any_id(), name="Before")))
        library.make_backup()
    place.unlink()
    messages.answers = [answer]
    window = start_window(place)
    qtbot.waitUntil(lambda: bool(messages.said), timeout=PATIENCE_MS)
    assert "is missing, but its backups are still there" in messages.said[0]
    assert len(messages.said) == 1
    if answer == "later":
        assert window.library_service.is_temporary
        assert window.window.restore_backup_button.isVisible()
        assert not place.exists()
        window.library_service.problem.emit(Message("trouble", "It is still missing."))
        qtbot.wait(200)
        assert len(messages.said) == 1  # it is asked once
    else:
        qtbot.waitUntil(
            lambda: window.library_service.is_open and not window.library_service.is_temporary, timeout=PATIENCE_MS
        )
        open_character(qtbot, window, "Meanwhile")
    assert sorted(entry.name for entry in window.library_service.library.page().entries) == expected


def test_the_notice_of_a_full_disk_disappears_once_there_is_space(
    qtbot: QtBot, app_window: Desktop, messages: Messages, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_character(qtbot, app_window, "Anna")
    window, character = app_window.window, app_window.window.current
    assert character is not None
    full = Message("disk_full", "The disk is full. Make room and try again.")

    def refuse(*_arguments: object, **_more: object) -> None:
        raise LibraryError(full)

    with monkeypatch.context() as patched:
        patched.setattr(app_window.library_service.library, "commit", refuse)
        character.push(SetHeader("player", "Judith"))
        assert window.notice_bar.isVisible()
        assert window.notice_label.text() == full.render()
        messages.answers = ["stay", "elsewhere"]
        for _ in ("stays", "asks for a place, which is not given"):
            assert not window.close()
            assert window.isVisible()
        assert messages.said == [messages.said[0]] * 2
        assert "could not be saved: Anna" in messages.said[0]
        assert len(messages.titles) == 1
    character.save_again()
    qtbot.waitUntil(lambda: character.is_saved, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: not window.notice_bar.isVisible(), timeout=PATIENCE_MS)
    window.show_message(Message("other", "Something else is wrong. Look at it."))
    character.push(SetHeader("player", "Judy"))
    qtbot.waitUntil(lambda: character.is_saved, timeout=PATIENCE_MS)
    assert window.notice_bar.isVisible(), "what has nothing to do with it stays"


def test_the_theme_follows_the_preference(app_window: Desktop) -> None:
    app_window.settings.put(declared.THEME, "dark")
    assert app_window.theme.choice == "dark"
    app_window.settings.put(declared.THEME, "light")


def test_everything_is_saved_after_a_bug(qtbot: QtBot, app_window: Desktop) -> None:
    id_ = open_character(qtbot, app_window, "Carla")
    current = app_window.window.current
    assert current is not None
    current.push(SetHeader("player", "Kept"))
    app_window.save_everything()
    assert app_window.library_service.library.load(id_).character.player == "Kept"


def test_run_opens_and_closes(
    qapp: QApplication, tmp_path: Path, user_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert user_home.exists()
    monkeypatch.setattr("desktop.app.Program", lambda _arguments: qapp)
    monkeypatch.setattr("desktop.app.Settings", lambda: declared.Settings(str(tmp_path / "s.ini")))
    QTimer.singleShot(1500, qapp.closeAllWindows)
    assert run(tmp_path / "library.quire", [], lambda _error: tmp_path, ["quire"]) == 0
