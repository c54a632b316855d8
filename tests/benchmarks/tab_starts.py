"""Processes measured by ``tabs.py``: ``tab_starts.py empty|tabs START FOLDER [DOCUMENT]``.

``tabs`` opens the window on a library whose settings name the characters of the last session. It says in milliseconds
since START when the page of the sheet that stays in front was painted, which of the characters that is, how many
widgets and tabs moved after that, and the processor time in which each tab comes to the front later.

``empty`` opens the window on an empty library, says when its welcome page was painted, puts DOCUMENT in the library,
opens it, and says how long that took until it was painted.
"""

from __future__ import annotations

import json
import sys
import time
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QEvent, QEventLoop, QObject, QPoint, QTimer  # noqa: E402  (the root comes first)
from PySide6.QtWidgets import QApplication, QWidget  # noqa: E402
from shiboken6 import isValid  # noqa: E402

from desktop import garbage_collector, quick_imports  # noqa: E402

quick_imports.install()  # both as the program itself does, before the rest is imported
garbage_collector.disable()

from desktop.app import Desktop, application  # noqa: E402
from desktop.settings import OPEN_CHARACTERS, Settings  # noqa: E402
from tests.benchmarks.paintings import Painting, content_of  # noqa: E402

if TYPE_CHECKING:
    from desktop.controllers.main_controller import MainController
    from desktop.sheet.sheet_view import SheetView

STAY = 2.0
"""Seconds that the window stays after the last sheet is open, so that late movements are seen."""

PATIENCE = 90.0
TAB_ROUNDS = 5


class Sheets(QObject):
    """Sees the first painting of the front page of each sheet, and where everything stood then.

    Attributes:
        painted: When, on the monotonic clock, by the id of the character.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__()
        self.painted: dict[str, float] = {}
        self._window = window
        self._controller: MainController | None = None
        self._ids: dict[QObject, str] = {}
        self._opened: set[str] = set()
        self._before: dict[str, dict[QWidget, QPoint]] = {}
        self._tabs_before: dict[str, dict[str, QPoint]] = {}

    def watch(self, controller: MainController) -> None:
        """Begin, as soon as sheets can be opened."""
        self._controller = controller
        controller.sheets.opened.connect(self._on_opened)

    def _on_opened(self, id_: str) -> None:
        view = None if self._controller is None else self._controller.sheets.view_of(id_)
        if view is None or id_ in self._opened:
            return
        self._opened.add(id_)
        pages = view.form_pages
        pages.page_loaded.connect(partial(self._on_page_loaded, view))
        if pages.has_page(pages.current):
            self._on_page_loaded(view, pages.current)

    def _on_page_loaded(self, view: SheetView, page: int) -> None:
        if page == view.form_pages.current:
            content = content_of(view, view.form_pages.tab_of(page))
            self._ids[content] = view.character.id
            content.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Note the first painting of a page once it is over."""
        if event.type() == QEvent.Type.Paint and (id_ := self._ids.pop(watched, "")):
            QTimer.singleShot(0, partial(self._note, id_))
        return False

    def _note(self, id_: str) -> None:
        self.painted[id_] = time.monotonic()
        self._before[id_] = self._places()
        self._tabs_before[id_] = self._tab_places()

    def _places(self) -> dict[QWidget, QPoint]:
        """Return where each visible widget is in the window."""
        origin = QPoint()
        every = self._window.findChildren(QWidget)
        return {each: each.mapTo(self._window, origin) for each in every if _is_in(each, self._window)}

    def _tab_places(self) -> dict[str, QPoint]:
        bar = self._controller.sheets._window.documents.tabBar() if self._controller is not None else None
        if bar is None:
            return {}
        return {bar.tabToolTip(n): bar.mapTo(self._window, bar.tabRect(n).topLeft()) for n in range(bar.count())}

    @property
    def count(self) -> int:
        """How many widgets are visible."""
        return len(self._places())

    def moved_since(self, id_: str) -> list[str]:
        """Return the names of the widgets and tabs that moved since a sheet was painted first."""
        now, tabs = self._places(), self._tab_places()
        before = ((each, place) for each, place in self._before[id_].items() if isValid(each))
        moved = [each.objectName() or type(each).__name__ for each, place in before if now.get(each, place) != place]
        return moved + [f"tab {name}" for name, place in self._tabs_before[id_].items() if tabs.get(name) != place]


def _is_in(widget: QWidget, window: QWidget) -> bool:
    return widget.isVisible() and widget.window() is window


def pump(until: Callable[[], bool]) -> None:
    """Run the event loop until a condition holds, sleeping between events like the program."""
    end = time.monotonic() + PATIENCE
    waking = QTimer()
    waking.start(2)
    while not until():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        if time.monotonic() > end:
            raise TimeoutError("what was waited for did not come")
    waking.stop()


def stay(seconds: float) -> None:
    """Run the event loop for some time."""
    end = time.monotonic() + seconds
    pump(lambda: time.monotonic() > end)


def open_window(folder: Path, settings: Settings) -> tuple[Desktop, Sheets, MainController]:
    """Show the window and run it until its controller exists."""
    program = application(settings, ["quire"])
    desktop = Desktop(program, settings, folder / "library.quire", lambda _: folder)
    sheets = Sheets(desktop.window)
    desktop.show()
    pump(lambda: desktop.controller is not None)
    if desktop.controller is None:
        raise LookupError("the window has no controller")
    sheets.watch(desktop.controller)
    return desktop, sheets, desktop.controller


def measure_tabs(start: float, folder: Path) -> Desktop:
    """Open the window with the sheets of the last session."""
    settings = Settings(str(folder / "settings.ini"))
    ids: list[str] = json.loads(settings.get(OPEN_CHARACTERS))
    desktop, sheets, controller = open_window(folder, settings)
    pump(lambda: len(controller.sheets.views()) == len(ids))
    stay(STAY)
    front = controller.sheets.current_view
    if front is None:
        raise LookupError("no sheet is in front")
    moved = sheets.moved_since(front.character.id)
    print(f"    moved: {', '.join(moved[:12]) or 'nothing'} of {sheets.count} widgets", file=sys.stderr)
    print(f"front {ids.index(front.character.id)}")
    print(f"painted {(sheets.painted[front.character.id] - start) * 1000}")
    print(f"moved {len(moved)}")
    measure_switches(desktop, controller)
    return desktop


def measure_switches(desktop: Desktop, controller: MainController) -> None:
    """Bring each tab to the front, when all of its pages are loaded."""
    views = controller.sheets.views()
    for view in views:
        desktop.window.bring_to_front(view)
        pump(lambda view=view: view.form_pages.is_loaded)  # type: ignore[misc]
        stay(0.2)
    for number in range(TAB_ROUNDS):
        for place, view in enumerate(views):
            painting = Painting(content_of(view, view.form_pages.tab_of(view.form_pages.current)))
            begin = time.process_time()
            desktop.window.bring_to_front(view)
            painting.wait()
            print(f"tab:{view.character.sheet.system.id}:{place}:{number} {(time.process_time() - begin) * 1000}")
            stay(0.1)


def measure_empty(start: float, folder: Path, document: Path) -> Desktop:
    """Open the window on an empty library, then a character."""
    desktop, sheets, controller = open_window(folder, Settings(str(folder / "settings.ini")))
    pump(lambda: controller.is_filled and controller.library.welcome.welcome_contents.isVisible())
    controller.library.welcome.repaint()
    print(f"painted {(time.monotonic() - start) * 1000}")
    stay(STAY)
    from core.character.document import Character  # noqa: PLC0415 - imported by now
    from core.store.records import prepare_character  # noqa: PLC0415

    character = Character.read(document.read_text(encoding="utf-8"))
    [id_] = desktop.library_service.library.add_many([prepare_character(character, "Somebody", "1")])
    begin = time.monotonic()
    controller.sheets.open(id_)
    pump(lambda: id_ in sheets.painted)
    print(f"shown {(sheets.painted[id_] - begin) * 1000}")
    return desktop


def main(arguments: list[str]) -> int:
    """Open one of the windows."""
    kind, start, folder, *rest = arguments
    try:
        if kind == "tabs":
            desktop = measure_tabs(float(start), Path(folder))
        else:
            desktop = measure_empty(float(start), Path(folder), Path(rest[0]))
    except Exception:
        traceback.print_exc()  # the window would write it into its own report
        return 1
    desktop.window.close()
    desktop.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
