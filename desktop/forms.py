"""Forms: loads what was drawn in Designer into a view and fills in the children that its class declares.

The only user of QUiLoader. A view is a QWidget (or QMainWindow, QDialog) whose class is that of the form's root and
which annotates the children that it needs::

    class LibraryView(QWidget):
        search_edit: QLineEdit

        def __init__(self, parent: QWidget | None = None) -> None:
            super().__init__(parent)
            load_form(self, "library")

Custom widgets are made from their own classes; one that is not known would silently become its base class. Forms
without any, as that of the window's frame, are loaded without importing them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final, get_type_hints

from PySide6 import QtWidgets
from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QObject, QSize, Qt
from PySide6.QtUiTools import QUiLoader
from PySide6.QtWidgets import QDialog, QWidget

from core.paths import SHIPPED_ROOT

FORMS: Final = SHIPPED_ROOT / "forms"
_CUSTOM: Final = b"<customwidget>"


class FormError(LookupError):
    """A form that does not suit its view: a mistake of ours, found when it is loaded."""


class _Loader(QUiLoader):
    """Makes the widgets of one form; the outermost may be one that exists already.

    All are made here, by the names of their classes: registering custom widgets with Qt takes longer than loading most
    forms, and whatever Qt made it gives to Python only after a look at every kind of widget that there is.

    Attributes:
        made: What was made, in the order of the form, the outermost first.
    """

    def __init__(self, view: QWidget | None, *, has_custom: bool) -> None:
        super().__init__()
        self._view = view
        self._has_custom = has_custom
        self.made: list[QWidget] = []

    def createWidget(self, class_name: str, parent: QWidget | None = None, name: str = "") -> QWidget:  # noqa: N802
        """Return the view where the form asks for its root, else a new widget."""
        kind = (custom_widget(class_name) if self._has_custom else None) or _qt_widget(class_name)
        if not self.made and self._view is not None:
            made = self._view
        elif kind is not None:
            made = kind(parent)
            made.setObjectName(name)
        else:
            made = super().createWidget(class_name, parent, name)
        self.made.append(made)
        return made


@cache
def custom_widget(class_name: str) -> type[QWidget] | None:
    """Return the class that forms name so; None where it is one of Qt's."""
    widgets = import_module("desktop.widgets")
    found = getattr(widgets, class_name) if class_name in dir(widgets) else None
    return found if isinstance(found, type) and issubclass(found, QWidget) else None


@cache
def _qt_widget(class_name: str) -> type[QWidget] | None:
    """Return Qt's class of a name; None where forms alone call something so, as a line."""
    found = getattr(QtWidgets, class_name, None)
    return found if isinstance(found, type) and issubclass(found, QWidget) else None


FRAME: Final = 40
"""What the system's frame around a window or a dialog takes, so that it fits on a small screen with it."""


def form_file(name: str) -> Path:
    """Return the file of a form: ``library``, ``sheets/sord``."""
    return FORMS / f"{name}.ui"


def load_form(view: QWidget, name: str) -> None:
    """Load a form into a view and fill in the children that its class annotates.

    Args:
        view: An empty widget; it becomes the form's root.
        name: Name of the form below ``forms``, without ending.

    Raises:
        FormError: The form cannot be loaded, or a declared child is missing or of another class.
    """
    _load(view, _read(form_file(name)), name)
    _bind_children(view, name)
    if isinstance(view, QDialog):
        room = view.screen().availableSize() - QSize(FRAME, FRAME)
        view.resize(view.size().boundedTo(room))
        # The loader moves it to the form's corner; a dialog opens over its window as long as nobody has moved it.
        view.setAttribute(Qt.WidgetAttribute.WA_Moved, on=False)


def load_widget(file: Path, parent: QWidget | None = None) -> QWidget:
    """Load a form of its own, as the sheet of a game.

    Args:
        file: The form.
        parent: What it will lie in; a large form that is moved there later has every widget dressed once more.

    Raises:
        FormError: It cannot be loaded.
    """
    return _load(None, _read(file), file.name, parent)[0]


def load_form_bytes(drawing: bytes, name: str, parent: QWidget) -> list[QWidget]:
    """Load a form that was read before; give its widgets, the outermost first.

    Raises:
        FormError: It cannot be loaded.
    """
    return _load(None, drawing, name, parent)


def fill_widget(widget: QWidget, form: bytes) -> list[QWidget]:
    """Load a form whose outermost widget exists already; give what is new in it.

    Args:
        widget: A widget of the class of the form's root, with nothing in it.
        drawing: The form.

    Raises:
        FormError: It cannot be loaded.
    """
    return _load(widget, form, widget.objectName())[1:]


def _read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise FormError(f"{file}: {error.strerror}") from error


@contextmanager
def _without_plugins() -> Iterator[None]:
    """Let a loader find no plug-ins of Designer: it would open all that Qt has, and our widgets are classes."""
    paths = QCoreApplication.libraryPaths()
    QCoreApplication.setLibraryPaths([])
    try:
        yield
    finally:
        QCoreApplication.setLibraryPaths(paths)


def _load(view: QWidget | None, form: bytes, name: str, parent: QWidget | None = None) -> list[QWidget]:
    with _without_plugins():
        loader = _Loader(view, has_custom=_CUSTOM in form)
    device = QBuffer()
    device.setData(form)
    device.open(QIODevice.OpenModeFlag.ReadOnly)
    try:
        widget: QWidget | None = loader.load(device, parent)
    except RuntimeError as error:
        raise FormError(f"{name}: {error}") from error
    if widget is None:
        raise FormError(f"{name}: {loader.errorString()}")
    return loader.made


def _bind_children(view: QWidget, name: str) -> None:
    """Give the view the children that its class and its base classes of ours declare."""
    for attribute, kind in get_type_hints(type(view)).items():
        if not isinstance(kind, type) or not issubclass(kind, QObject) or attribute.startswith("_"):
            continue
        child = view.findChild(QObject, attribute)
        if not isinstance(child, kind):
            found = "nothing" if child is None else type(child).__name__
            raise FormError(f"forms/{name}.ui: {attribute} should be a {kind.__name__}; there is {found}")
        setattr(view, attribute, child)
