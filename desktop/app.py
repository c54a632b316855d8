"""The composition root: builds the parts of the window in order and hands them to each other.

Until the first paint only the frame exists. Then the list of the library is shown, from a look into the file. Then the
library is opened on a thread, and `desktop.joining`, which knows every view, is imported and fills the frame.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

from PySide6 import QtWidgets
from PySide6.QtCore import QCoreApplication, QObject, QThreadPool, Slot
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication, QScrollArea

from core import paths
from core.errors import LibraryError, QuireError
from desktop import collecting, tasks, translations
from desktop import settings as declared
from desktop.crash import Crashes
from desktop.library.library_desk import LibraryDesk
from desktop.main_window import MainWindow
from desktop.settings import Settings
from desktop.theme import Theme, dress
from desktop.turns import Turns

if TYPE_CHECKING:
    from desktop.joining import Joining
    from desktop.library.library_view import LibraryView

NAME: Final = "Quire"
_AS_DRAWN: Final = 100
_STYLE: Final = ("-style", "fusion")
"""Named as an argument: setting it later gives the style to Python, which takes longer than the window's menus."""
_TURN_S: Final = 0.0001
"""So long a thread at work keeps the window waiting, each time that Qt asks Python something: a form with fifty widgets
waits fifty times, and Python's own interval, fifty times this one, is longer than a sheet is painted."""

_TYPES: Final = (
    ("QTableWidget", "QListWidget", "QTreeWidget", "QHeaderView", "QSlider", "QDial"),
    ("QTextBrowser", "QPlainTextEdit", "QLineEdit", "QComboBox", "QFontComboBox", "QDateEdit", "QCalendarWidget"),
    ("QDialogButtonBox", "QColorDialog", "QFontDialog", "QWizard", "QLCDNumber", "QRubberBand"),
    ("QGraphicsView", "QMdiArea", "QMdiSubWindow", "QRhiWidget"),
    (),
)
"""Types of widgets that take long to make, those of one turn together."""


class Desktop(QObject):
    """The running window with everything that belongs to it.

    Args:
        program: Qt's application.
        settings: What the person prefers.
        library: The library that was named, or None for the person's own.
        keep: Writes the report of a failure down.
    """

    def __init__(
        self,
        program: QApplication,
        settings: Settings,
        library: Path | None,
        keep: Callable[[BaseException], Path],
    ) -> None:
        super().__init__(program)
        sys.setswitchinterval(_TURN_S)
        self._program = program
        self.settings = settings
        self.theme = Theme(program, settings.get(declared.THEME))
        self.theme.put_on()
        self.desk = LibraryDesk(library, self)
        self.window = MainWindow(self.desk, settings, self.theme)
        self.joining: Joining | None = None
        self._list: LibraryView | None = None
        self._wished = ""
        self._turns = Turns(self)
        self._collector = collecting.Collector(self, lambda: bool(tasks.board().tasks()))
        self._crashes = Crashes(keep, self.save_everything, self.window.close, self)
        self.window.painted.connect(self._on_painted)
        self.window.closing.connect(self._on_closing)
        settings.changed.connect(self._on_setting)
        self.desk.ready.connect(self._on_library_known)
        self.desk.trouble.connect(self._on_library_known)

    def show(self) -> None:
        """Open the window."""
        self._crashes.install()
        self.window.show()

    @Slot()
    def save_everything(self) -> None:
        """Bring every edit to the disk; where that cannot be, the notice above the tabs says so already."""
        self.settings.write()
        if self.joining is not None:
            self.joining.leave_fields()
        if self.desk.is_open:
            try:
                self.desk.library.wait()
            except LibraryError as error:
                self.desk.trouble.emit(error.message)

    def close(self) -> None:
        """Wait for what is under way and give the library back."""
        QThreadPool.globalInstance().waitForDone()
        self.desk.close()
        self.settings.write()
        self._crashes.remove()

    @Slot()
    def _on_painted(self) -> None:
        """Load the list of the library on a thread, now that the window stands."""
        tasks.run(self, _load_list, self._on_list_loaded, self._on_not_loaded)
        self._turns.take(*(partial(_meet_types, names) for names in _TYPES))

    def _on_list_loaded(self, module: ModuleType) -> None:
        """Show the list, which looks into the library before that is open."""
        self._turns.take(partial(self._make_list, module), self._dress_list, self._show_list)

    def _make_list(self, module: ModuleType) -> None:
        deeds = import_module("desktop.library.library_actions").LibraryActions(self.desk, self.settings, self.window)
        view: LibraryView = module.LibraryView(self.desk, self.settings, deeds, self.window.library_dock)
        view.opened.connect(self._on_wished)
        view.model.named.connect(self._on_named)
        self._list = view
        self.desk.glanced.connect(self._on_glanced)

    def _dress_list(self) -> None:
        """Draw its icons, which takes as long as making it."""
        if self._list is not None:
            dress(self._list)

    def _show_list(self) -> None:
        if self._list is not None:
            self.window.add_dock("library", self._list)
            self._list.setFocus()

    @Slot()
    def _on_glanced(self) -> None:
        """Open the library and load the rest on threads, now that the list is there."""
        self.desk.glanced.disconnect(self._on_glanced)
        self._turns.take(self._paint_list, self._load_rest)

    def _paint_list(self) -> None:
        """Let the list be seen before threads work beside it."""
        self.window.library_dock.repaint()

    def _load_rest(self) -> None:
        self.desk.open_library()
        tasks.run(self, partial(import_module, "desktop.joining"), self._on_loaded, self._on_not_loaded)

    @Slot(str)
    def _on_wished(self, id_: str) -> None:
        """Keep in mind who was asked for before sheets can be opened."""
        self._wished = id_

    def _on_loaded(self, module: ModuleType) -> None:
        """Fill the window with its views."""
        if self._list is None:
            return
        joining: type[Joining] = module.Joining
        self.joining = joining(self.window, self.desk, self.settings, self._list)
        self.joining.filled.connect(self._on_filled)
        self.joining.fill()
        self.joining.sheets.opened.connect(self._on_first_opened)
        if self.desk.is_open:  # else what is loaded for it comes now, and would be searched
            self._collector.settle()

    @Slot()
    def _on_filled(self) -> None:
        if self._list is not None:
            self._list.opened.disconnect(self._on_wished)
        if self._wished and self.joining is not None and self.joining.sheets.view_of(self._wished) is None:
            self.joining.open_character(self._wished)

    @Slot()
    def _on_library_known(self) -> None:
        """What the library needs is there now, and stays; or nothing more comes of it."""
        self.desk.ready.disconnect(self._on_library_known)
        self.desk.trouble.disconnect(self._on_library_known)
        self._collector.settle()

    @Slot()
    def _on_named(self) -> None:
        """The games were read for their names, and stay."""
        self._collector.settle()

    @Slot()
    def _on_first_opened(self) -> None:
        """The rules of a game are there now, and stay."""
        if self.joining is not None:
            self.joining.sheets.opened.disconnect(self._on_first_opened)
        self._collector.settle()

    def _on_not_loaded(self, error: QuireError) -> None:
        self._collector.settle()
        self.window.show_message(error.message)

    @Slot()
    def _on_closing(self) -> None:
        self._turns.drop()
        if self.joining is not None:
            self.joining.finish()

    @Slot(str)
    def _on_setting(self, key: str) -> None:
        if key == declared.THEME.key:
            self.theme.choose(self.settings.get(declared.THEME))


def _load_list() -> ModuleType:
    """Load the list of the library, and what looks into it first; for a thread."""
    import_module("core.store.preview")
    return import_module("desktop.library.library_view")


def _meet_types(names: tuple[str, ...]) -> None:
    """Let PySide make some of its types of widgets.

    It makes all of them when it meets the first widget that Qt gives out by itself, and takes longer for that than the
    list itself does; so it is done in turns of its own, while a thread loads the list. The last of them finds out what
    is left.
    """
    for name in names:
        getattr(QtWidgets, name, None)
    if not names:
        QScrollArea().viewport()


def application(settings: Settings, arguments: list[str]) -> QApplication:
    """Make Qt's application, in the style, size and language that its windows are drawn for.

    Args:
        settings: What the person prefers.
        arguments: Arguments for Qt, the name of the program first.
    """
    QCoreApplication.setOrganizationName(NAME)
    QCoreApplication.setApplicationName(NAME)
    scale = settings.get(declared.SCALE)
    if scale != _AS_DRAWN:
        os.environ.setdefault("QT_SCALE_FACTOR", str(scale / _AS_DRAWN))
    program = QApplication([*arguments, *_STYLE])
    QGuiApplication.setApplicationDisplayName(NAME)
    QGuiApplication.setDesktopFileName(NAME.lower())
    program.setWindowIcon(QIcon(str(paths.resources() / "quire.svg")))
    translations.install(program, settings.get(declared.LANGUAGE))
    return program


def run(library: Path | None, keep: Callable[[BaseException], Path], program_arguments: list[str]) -> int:
    """Open the window and stay until it is closed.

    Args:
        library: The library that was named, or None for the person's own.
        keep: Writes the report of a failure down and gives its file.
        program_arguments: Arguments for Qt, the name of the program first.
    """
    collecting.pause()
    settings = Settings()
    program = application(settings, program_arguments)
    desktop = Desktop(program, settings, library, keep)
    desktop.show()
    code = program.exec()
    desktop.close()
    return code
