"""Composition root: builds the application in stages, so that the window appears early.

Until the first paint only the frame exists. Then the library list is shown from a read-only preview of the file. Then
the library is opened on a worker thread, and `desktop.controllers` is imported and fills the frame with its views.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

from PySide6 import QtWidgets
from PySide6.QtCore import QCoreApplication, QObject, QThreadPool, QTimer, Slot
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication, QScrollArea

from core import paths
from core.errors import LibraryError, QuireError
from desktop import garbage_collector, tasks, translations
from desktop import settings as declared
from desktop.crash_report import CrashReporter
from desktop.file_arrivals import FileArrivals, Program, bring_to_front
from desktop.frame.main_window import MainWindow
from desktop.gui_queue import GuiQueue
from desktop.library.library_service import LibraryService
from desktop.settings import Settings
from desktop.single_instance import SingleInstance, absolute_paths
from desktop.theme import Theme, apply_icons
from desktop.translations import language_code
from desktop.window_place import WindowPlace

if TYPE_CHECKING:
    from desktop.controllers.main_controller import MainController
    from desktop.library.library_view import LibraryView

NAME: Final = "Quire"
_UNSCALED: Final = 100
_STYLE: Final = ("-style", "fusion")
"""Passed as an argument: setting it later hands the style object to Python, which is slower than building the menus."""
_SWITCH_INTERVAL_S: Final = 0.0001
"""Python's thread switch interval. A busy worker thread delays each call from Qt into Python by up to this long; with
the default (5 ms), a form of fifty widgets would load visibly slower."""

_WIDGET_TYPES: Final = (
    ("QTableWidget", "QListWidget", "QTreeWidget", "QHeaderView", "QSlider", "QDial"),
    ("QTextBrowser", "QPlainTextEdit", "QLineEdit", "QComboBox", "QFontComboBox", "QDateEdit", "QCalendarWidget"),
    ("QDialogButtonBox", "QColorDialog", "QFontDialog", "QWizard", "QLCDNumber", "QRubberBand"),
    ("QGraphicsView", "QMdiArea", "QMdiSubWindow", "QRhiWidget"),
    (),
)
"""Widget types that PySide creates slowly, grouped by event-loop turn."""


class Desktop(QObject):
    """The running application: window, library service, settings and theme.

    Args:
        program: Qt's application.
        settings: The preferences.
        library: The library file; None for the user's own.
        write_report: Appends an error report to the log file.
        arrivals: Files to be opened; None if there are none and no later start hands any over.
    """

    def __init__(
        self,
        program: QApplication,
        settings: Settings,
        library: Path | None,
        write_report: Callable[[BaseException], Path],
        arrivals: FileArrivals | None = None,
    ) -> None:
        super().__init__(program)
        sys.setswitchinterval(_SWITCH_INTERVAL_S)
        self._program = program
        self.settings = settings
        self._start_scale = settings.get(declared.SCALE)
        self.theme = Theme(program, settings.get(declared.THEME))
        self.theme.start()
        self._queue = GuiQueue(self)
        self._collector = garbage_collector.GarbageCollector(self, lambda: bool(tasks.monitor().tasks()))
        self._crashes = CrashReporter(write_report, self.save_everything, lambda: self.window.close(), self)  # noqa: PLW0108 - another window may take its place
        self._arrivals = FileArrivals((), None) if arrivals is None else arrivals
        self._arrivals.setParent(self)
        self._arrivals.arrived.connect(self._open_files)
        self._arrivals.called.connect(self._on_called)
        self._make_window(library)
        settings.changed.connect(self._on_setting)

    def _make_window(self, library: Path | None) -> None:
        """Create the frame and the service of the library."""
        self.controller: MainController | None = None
        self._list: LibraryView | None = None
        self._wanted_id = ""
        self._place: WindowPlace | None = None
        self.library_service = LibraryService(library, self)
        self._file = library
        self.window = MainWindow(self.library_service, self.settings, self.theme)
        self.window.painted.connect(self._on_painted)
        self.window.closing.connect(self._on_closing)
        self.library_service.ready.connect(self._on_library_known)
        self.library_service.problem.connect(self._on_library_known)
        self.library_service.ready.connect(self._listen)

    def show(self) -> None:
        """Open the window."""
        self._crashes.install()
        self.window.show()

    @Slot()
    def save_everything(self) -> None:
        """Write every pending edit to the disk; a failure is shown in the notice above the tabs."""
        self.settings.write()
        if self.controller is not None:
            self.controller.commit_fields()
        if self.library_service.is_open:
            try:
                self.library_service.library.wait()
            except LibraryError as error:
                self.library_service.problem.emit(error.message)

    def close(self) -> None:
        """Wait for running tasks and close the library."""
        self._arrivals.close()
        QThreadPool.globalInstance().waitForDone()
        self.library_service.close()
        self.settings.write()
        self._crashes.uninstall()

    @Slot()
    def _on_painted(self) -> None:
        """Import the library list on a worker thread, now that the window is visible."""
        tasks.run(self, _load_list, self._on_list_loaded, self._on_not_loaded)
        self._queue.add(*(partial(_load_widget_types, names) for names in _WIDGET_TYPES))

    def _on_list_loaded(self, module: ModuleType) -> None:
        """Create the list, which previews the library before it is open."""
        self._queue.add(partial(self._make_list, module), self._apply_list_icons, self._show_list)

    def _make_list(self, module: ModuleType) -> None:
        library_actions = import_module("desktop.library.library_actions").LibraryActions(
            self.library_service, self.settings, self.window
        )
        view: LibraryView = module.LibraryView(
            self.library_service, self.settings, library_actions, self.window.library_dock
        )
        view.opened.connect(self._on_open_wanted)
        view.model.named.connect(self._on_named)
        self._list = view
        self.library_service.previewed.connect(self._on_previewed)

    def _apply_list_icons(self) -> None:
        """Render its icons in a turn of its own: it takes as long as creating the list."""
        if self._list is not None:
            apply_icons(self._list)

    def _show_list(self) -> None:
        if self._list is not None:
            dock = import_module("desktop.library.library_dock").LibraryDock(self._list, self.window.library_dock)
            self.window.add_dock("library", dock)
            self._list.setFocus()

    @Slot()
    def _on_previewed(self) -> None:
        """Open the library and import the rest on worker threads, now that the list is shown."""
        self.library_service.previewed.disconnect(self._on_previewed)
        self._queue.add(self._paint_list, self._load_rest)

    def _paint_list(self) -> None:
        """Paint the list before worker threads compete for the interpreter."""
        self.window.library_dock.repaint()

    def _load_rest(self) -> None:
        self.library_service.open_library()
        tasks.run(
            self, partial(import_module, "desktop.controllers.main_controller"), self._on_loaded, self._on_not_loaded
        )

    @Slot(str)
    def _on_open_wanted(self, id_: str) -> None:
        """Remember which character was opened before sheets can be shown."""
        self._wanted_id = id_

    def _on_loaded(self, module: ModuleType) -> None:
        """Fill the window with its views."""
        if self._list is None:
            return
        controller: type[MainController] = module.MainController
        self.controller = controller(self.window, self.library_service, self.settings, self._list)
        self.controller.filled.connect(self._on_filled)
        self.controller.fill()
        self.controller.sheets.opened.connect(self._on_first_opened)
        if self.library_service.is_open:  # otherwise its modules are still loading and would be scanned
            self._collector.freeze()

    @Slot()
    def _on_filled(self) -> None:
        if self._place is not None and self.controller is not None:
            self._place.restore(self.controller)
            self._place = None
        if self._list is not None:
            self._list.opened.disconnect(self._on_open_wanted)
        if self._wanted_id and self.controller is not None and self.controller.sheets.view_of(self._wanted_id) is None:
            self.controller.sheets.open(self._wanted_id)
        self._open_files()

    @Slot()
    def _open_files(self) -> None:
        """Open the files that have come, once the views are there."""
        if self.controller is not None and self.controller.is_filled and (files := self._arrivals.take()):
            self.controller.open_files(files)

    @Slot()
    def _on_called(self) -> None:
        """Come to the front, because the program was started again."""
        bring_to_front(self.window)

    @Slot()
    def _listen(self) -> None:
        """Listen for later starts with the library that is open now."""
        self._arrivals.listen(self.library_service.file)

    @Slot()
    def _on_library_known(self) -> None:
        """Freeze the objects of the opened library for the garbage collector (or give up waiting for it)."""
        self.library_service.ready.disconnect(self._on_library_known)
        self.library_service.problem.disconnect(self._on_library_known)
        self._collector.freeze()

    @Slot()
    def _on_named(self) -> None:
        """Freeze the loaded games for the garbage collector."""
        self._collector.freeze()

    @Slot()
    def _on_first_opened(self) -> None:
        """Freeze the rules of the first opened game for the garbage collector."""
        if self.controller is not None:
            self.controller.sheets.opened.disconnect(self._on_first_opened)
        self._collector.freeze()

    def _on_not_loaded(self, error: QuireError) -> None:
        self._collector.freeze()
        self.window.show_message(error.message)

    @Slot()
    def _on_closing(self) -> None:
        self._queue.clear()
        if self.controller is not None:
            self.controller.finish()

    @Slot(str)
    def _on_setting(self, key: str) -> None:
        if key == declared.THEME.key:
            self.theme.choose(self.settings.get(declared.THEME))
        elif key == declared.SCALE.key:
            self.theme.zoom(self.settings.get(declared.SCALE) / self._start_scale)
        elif key == declared.LANGUAGE.key:
            QTimer.singleShot(0, self, self._change_language)  # the list where it was chosen is closed first

    @Slot()
    def _change_language(self) -> None:
        """Close the window and open it again in the other language, with the same tabs, pages and drafts.

        Nothing is closed that could be lost: what was typed is saved as at the end of the program, and where that needs
        an answer which keeps the window, the language changes with the next start.
        """
        language = language_code(self.settings.get(declared.LANGUAGE))
        is_same = language == translations.language().code
        if is_same or self.controller is None or not self.controller.is_filled or self.library_service.is_temporary:
            return
        window, service = self.window, self.library_service
        place = WindowPlace.of(self.controller)
        self._program.setQuitOnLastWindowClosed(False)
        try:
            if not window.close():
                return
            QThreadPool.globalInstance().waitForDone()
            service.close()
            translations.replace(self._program, self.settings.get(declared.LANGUAGE))
            self._make_window(None if self._file is None else service.file)
            self._place = place
            self.window.show()
        finally:
            self._program.setQuitOnLastWindowClosed(True)
        window.deleteLater()
        service.deleteLater()


def _load_list() -> ModuleType:
    """Import the library list and its preview; runs on a worker thread."""
    import_module("core.store.preview")
    import_module("desktop.library.library_dock")
    return import_module("desktop.library.library_view")


def _load_widget_types(names: tuple[str, ...]) -> None:
    """Make PySide create some of its widget types ahead of time.

    PySide creates all of them when Qt first returns a widget of its own, which takes longer than building the list. So
    it is spread over several event-loop turns while a worker thread imports the list; the last turn creates the rest.
    """
    for name in names:
        getattr(QtWidgets, name, None)
    if not names:
        QScrollArea().viewport()


def application(settings: Settings, arguments: list[str]) -> QApplication:
    """Create the application with style, scale and language.

    Args:
        settings: The preferences.
        arguments: Arguments for Qt, starting with the program name.
    """
    QCoreApplication.setOrganizationName(NAME)
    QCoreApplication.setApplicationName(NAME)
    scale = settings.get(declared.SCALE)
    if scale != _UNSCALED:
        os.environ.setdefault("QT_SCALE_FACTOR", str(scale / _UNSCALED))
    program = Program([*arguments, *_STYLE])
    QGuiApplication.setApplicationDisplayName(NAME)
    QGuiApplication.setDesktopFileName(NAME.lower())
    program.setWindowIcon(QIcon(str(paths.resources() / "quire.svg")))
    translations.install(program, settings.get(declared.LANGUAGE))
    return program


def run(
    library: Path | None,
    files: Sequence[str],
    write_report: Callable[[BaseException], Path],
    program_arguments: list[str],
) -> int:
    """Run the window until it is closed, or hand the files to the window that has the library; return the exit code.

    Args:
        library: The library file; None for the user's own.
        files: Files of characters and worlds to open.
        write_report: Appends an error report to the log file and returns the file.
        program_arguments: Arguments for Qt, starting with the program name.
    """
    wanted = absolute_paths(files)
    instance = SingleInstance(paths.library_path() if library is None else library)
    if not instance.claim() and instance.send(wanted):
        return 0
    garbage_collector.disable()
    settings = Settings()
    program = application(settings, program_arguments)
    arrivals = FileArrivals(wanted, instance)
    arrivals.take_from(program)
    desktop = Desktop(program, settings, library, write_report, arrivals)
    desktop.show()
    code = program.exec()
    desktop.close()
    return code
