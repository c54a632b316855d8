"""Keyboard user of the wizard for tests: answers requests by pressing keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from core.procedures.requests import Allocate, Assign, Choose, Enter, Roll, Rows, Show
from core.procedures.switches import Switches
from desktop.library.library_service import LibraryService
from desktop.requests.allocate_control import AllocateControl
from desktop.requests.choose_control import ChooseControl
from desktop.wizard.procedure_run import LoadedDraft, ProcedureRun, load_draft, set_up_creation
from desktop.wizard.procedure_view import ProcedureView
from tests.helpers.games import example_game
from tests.helpers.waiting import wait_for_layout
from tests.helpers.windows import PATIENCE_MS

MOST = 120


def begin(qtbot: QtBot, service: LibraryService, name: str = "Bren", seed: str = "4182") -> ProcedureView:
    """Show the wizard for a new character."""
    run = ProcedureRun(set_up_creation(example_game(), name, seed=seed), service)
    return show(qtbot, run)


def show(qtbot: QtBot, run: ProcedureRun) -> ProcedureView:
    """Show the wizard of a run, with its forecast."""
    view = ProcedureView(run)
    qtbot.addWidget(view)
    view.resize(1280, 800)
    with qtbot.waitActive(view):
        view.show()
        view.activateWindow()
    qtbot.waitUntil(lambda: bool(view.forecast.requests), timeout=PATIENCE_MS)
    return view


def resume(qtbot: QtBot, service: LibraryService, draft_id: str) -> ProcedureView:
    """Take a draft up again as after a restart."""
    found: list[LoadedDraft] = []
    service.run(service, lambda library: load_draft(draft_id, library), found.append)
    qtbot.waitUntil(lambda: bool(found), timeout=PATIENCE_MS)
    return show(qtbot, ProcedureRun(found[0].setup, service, found[0].draft))


def keyboard() -> QWidget:
    """Return the widget that has the keyboard."""
    found = QApplication.focusWidget()
    assert found is not None, "nothing has the keyboard"
    return found


def press(*keys: Qt.Key, control: bool = False) -> None:
    """Press keys where the keyboard is."""
    modifier = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
    for key in keys:
        QTest.keyClick(keyboard(), key, modifier)


def write(text: str) -> None:
    """Type a text where the keyboard is, which may move on meanwhile."""
    for letter in text:
        QTest.keyClicks(keyboard(), letter)


def answer_by_keys(view: ProcedureView) -> None:
    """Answer what is asked now with keys alone, dice as they lie on the table."""
    request = view.request
    if len(view.page.open_controls) > 1 or isinstance(request, Enter):
        _fill_page(view)
    elif isinstance(request, Roll):
        sizes = [size for dice in request.dice for size in dice.sizes]
        faces = [(place * 5 + 2) % size + 1 for place, size in enumerate(sizes)]
        write(" ".join(map(str, faces)))
        press(Qt.Key.Key_Return)
    elif isinstance(request, Choose):
        _choose(view, request)
    elif isinstance(request, Assign):
        for value in request.values[: len(request.slots)]:
            write(str(value))
        wait_for_layout()
        if view.request is request:
            press(Qt.Key.Key_Return)
    elif isinstance(request, Allocate):
        _allocate(view, request)
    else:
        assert isinstance(request, Show | Switches | Rows)
        if isinstance(request, Rows):
            press(Qt.Key.Key_Plus, Qt.Key.Key_Down, Qt.Key.Key_Plus)
        if view.page.problem:  # it costs too much
            press(Qt.Key.Key_Minus)
        press(Qt.Key.Key_Return)


def _fill_page(view: ProcedureView) -> None:
    """Fill in what is open on the page, from field to field with Enter, or Tab behind several lines."""
    for control in view.page.open_controls:
        request = control.request
        assert control.isAncestorOf(keyboard()), request.key
        if isinstance(request, Enter) and request.verify is None:
            write("2" if request.is_number else "Words about this")
        if control is view.page.controls[-1]:
            press(Qt.Key.Key_Return, control=isinstance(keyboard(), QPlainTextEdit))
        else:
            press(Qt.Key.Key_Tab if isinstance(keyboard(), QPlainTextEdit) else Qt.Key.Key_Return)


def _choose(view: ProcedureView, request: Choose) -> None:
    control = view.control
    assert isinstance(control, ChooseControl)
    if control.chips is not None:
        press(Qt.Key.Key_Right, Qt.Key.Key_Space)
        wait_for_layout()
        return
    if request.least == 0:
        press(Qt.Key.Key_Return, control=True)
        return
    while len(control.list.counts) < request.least:
        press(Qt.Key.Key_Space)
        press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)


def _allocate(view: ProcedureView, request: Allocate) -> None:
    control = view.control
    assert isinstance(control, AllocateControl)
    for _ in request.targets:
        if control.left:
            press(Qt.Key.Key_Plus)
            press(Qt.Key.Key_Down)
    for _ in request.targets if request.spend_all else ():
        if control.left:
            press(Qt.Key.Key_Plus)
            press(Qt.Key.Key_Up)
    press(Qt.Key.Key_Return)


def until(view: ProcedureView, key: str) -> None:
    """Let Quire answer up to a question, one at a time."""
    for _ in range(MOST):
        if view.request.key == key and not view.is_reviewing:
            return
        if isinstance(view.request, Roll) and not view.is_reviewing:
            view.roll_button.click()
        elif isinstance(view.request, Roll | Show):
            view.next_button.click()
        else:
            view.run.decide()
    raise AssertionError(f"{key} is not asked")


def wait_until_kept(qtbot: QtBot, view: ProcedureView) -> None:
    """Wait until every answer is on disk."""
    qtbot.waitUntil(lambda: view.run.is_saved, timeout=PATIENCE_MS)


def wait_until_noted(qtbot: QtBot, service: LibraryService, view: ProcedureView) -> None:
    """Wait until the half-given answer is on disk, too."""

    def is_noted() -> bool:
        drafts = service.library.drafts
        is_there = any(draft.id == view.run.draft_id for draft in drafts.list())
        remembered = drafts.load(view.run.draft_id).transcript["window"] if is_there else None
        return isinstance(remembered, dict) and remembered["unfinished"] == dict(view.run.unfinished)

    qtbot.waitUntil(is_noted, timeout=PATIENCE_MS)
