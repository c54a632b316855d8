"""Loads Designer forms into views; assigns child widgets to the attributes a view declares.

The only user of QUiLoader. A view is a QWidget (or QMainWindow, QDialog) of the class of the form's root that annotates
the children it needs::

    class LibraryView(QWidget):
        search_edit: QLineEdit

        def __init__(self, parent: QWidget | None = None) -> None:
            super().__init__(parent)
            load_form(self, "library")

Custom widgets are created from the module that the form names as their ``header``; an unknown one would silently
become its base class. Only the widgets that a form uses are imported.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final, get_type_hints

from PySide6 import QtWidgets
from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QObject, QSize, Qt
from PySide6.QtUiTools import QUiLoader
from PySide6.QtWidgets import QAbstractScrollArea, QDialog, QWidget

from core.paths import SHIPPED_ROOT
from desktop import theme
from desktop.wheel_focus import keep_wheel_for_focus

FORMS: Final = SHIPPED_ROOT / "forms"
_LIST: Final = b"<stringlist>"
_LISTS: Final = re.compile(
    rb'<widget class="[^"]*" name="(?P<widget>[^"]*)"'
    rb'|<property name="(?P<property>[^"]*)"[^>]*>\s*<stringlist>(?P<texts>.*?)</stringlist>',
    re.DOTALL,
)
"""Widgets of a form, and their lists of texts that can be translated."""
_CLASS: Final = re.compile(rb"<class>([^<]*)</class>")
_TEXT: Final = re.compile(rb'<string(?P<fixed> notr="true")?(?:/>|>(?P<text>[^<]*)</string>)')
_CUSTOM_WIDGET: Final = re.compile(rb"<class>(\w+)</class>\s*<extends>\w+</extends>\s*<header>([\w.]+)</header>")
"""A custom widget of a form: its class, and the module that ``header`` names."""

_LENGTHS: Final = re.compile(
    rb'<property name="(?:minimumSize|maximumSize|sizeHint|iconSize|geometry)"[^>]*>.*?</property>'
    rb'|<property name="(?:spacing|horizontalSpacing|verticalSpacing|(?:left|top|right|bottom)Margin)">.*?</property>'
    rb'|(?:columnminimumwidth|rowminimumheight)="[^"]*"',
    re.DOTALL,
)
"""What a form fixes in pixels."""
_NUMBER: Final = re.compile(rb"\d+")
_UNLIMITED: Final = 16_777_215


class FormError(LookupError):
    """A form that does not match its view: a bug, found when it is loaded."""


class _Loader(QUiLoader):
    """Creates the widgets of one form; the root may be an existing widget.

    All widgets are created in Python by class name: registering custom widgets with Qt takes longer than loading most
    forms, and PySide wraps widgets created by Qt only after scanning all widget types.

    Attributes:
        made: The created widgets in form order, the root first.
    """

    def __init__(self, view: QWidget | None, custom_widgets: Mapping[str, str]) -> None:
        super().__init__()
        self._view = view
        self._modules = custom_widgets
        self.made: list[QWidget] = []

    def createWidget(self, class_name: str, parent: QWidget | None = None, name: str = "") -> QWidget:  # noqa: N802
        """Return the view for the root of the form, otherwise a new widget."""
        module = self._modules.get(class_name)
        kind = _qt_widget(class_name) if module is None else _custom_widget(module, class_name)
        if not self.made and self._view is not None:
            widget = self._view
        elif kind is not None:
            widget = kind(parent)
            widget.setObjectName(name)
        else:
            widget = super().createWidget(class_name, parent, name)
        self.made.append(widget)
        return widget


@cache
def _custom_widget(module: str, class_name: str) -> type[QWidget]:
    """Return a custom widget's class.

    Raises:
        FormError: The module has no such widget.
    """
    widget_class = getattr(import_module(module), class_name, None)
    if not isinstance(widget_class, type) or not issubclass(widget_class, QWidget):
        raise FormError(f"{module} has no widget {class_name}")
    return widget_class


@cache
def _qt_widget(class_name: str) -> type[QWidget] | None:
    """Return Qt's widget class of a name; None for names used only in forms, such as Line."""
    widget_class = getattr(QtWidgets, class_name, None)
    return widget_class if isinstance(widget_class, type) and issubclass(widget_class, QWidget) else None


FRAME: Final = 40
"""Allowance for the window frame, so that dialogs fit on a small screen."""


def form_file(name: str) -> Path:
    """Return the file of a form: ``library``, ``sheets/<game>/sheet``."""
    return FORMS / f"{name}.ui"


def load_form(view: QWidget, name: str) -> None:
    """Load a form into a view and bind the children that its class annotates.

    Args:
        view: An empty widget; it becomes the form's root.
        name: Name of the form below ``forms``, without extension.

    Raises:
        FormError: The form cannot be loaded, or a declared child is missing or of another class.
    """
    _load(view, _read(form_file(name)), name)
    _bind_children(view, name)
    if isinstance(view, QDialog):
        room = view.screen().availableSize() - QSize(FRAME, FRAME)
        view.resize(view.size().boundedTo(room))
        # The loader moves the dialog to the form's position; without the flag Qt centres it over its window.
        view.setAttribute(Qt.WidgetAttribute.WA_Moved, on=False)


def load_widget(file: Path, parent: QWidget | None = None) -> QWidget:
    """Load a form as a new widget.

    Args:
        file: The form.
        parent: Its parent; reparenting a large form later would restyle every widget.

    Raises:
        FormError: It cannot be loaded.
    """
    return _load(None, _read(file), file.name, parent)[0]


def load_widgets(file: Path, parent: QWidget) -> list[QWidget]:
    """Load a form as a new widget; return its widgets, the root first.

    Raises:
        FormError: It cannot be loaded.
    """
    return _load(None, _read(file), file.name, parent)


def load_content(area: QAbstractScrollArea, file: Path) -> list[QWidget]:
    """Load a form whose root is a scroll area that exists already; return the widgets inside it, the outermost first.

    The caller gives the outermost one to the area when its texts are set: the area then styles and lays it out once.

    Args:
        area: An empty scroll area of the class of the form's root.
        file: The form.

    Raises:
        FormError: It cannot be loaded.
    """
    viewport = area.viewport()
    name = viewport.objectName()
    widgets = _load(viewport, _read(file), file.name)[1:]
    viewport.setObjectName(name)
    return widgets


def _read(file: Path) -> bytes:
    try:
        form = file.read_bytes()
    except OSError as error:
        raise FormError(f"{file}: {error.strerror}") from error
    zoom = theme.zoom_factor()
    return form if zoom == 1 else _scaled(form, zoom)


def _scaled(form: bytes, factor: float) -> bytes:
    """Return a form with its sizes, margins and spacings scaled, for a window that is shown larger or smaller."""

    def scale(found: re.Match[bytes]) -> bytes:
        return _NUMBER.sub(lambda number: _scaled_number(number[0], factor), found[0])

    return _LENGTHS.sub(scale, form)


def _scaled_number(number: bytes, factor: float) -> bytes:
    length = int(number)
    return number if length in {0, _UNLIMITED} else b"%d" % max(1, round(length * factor))


@contextmanager
def _without_plugins() -> Iterator[None]:
    """Hide Designer plug-ins from the loader: it would open all of Qt's, and none is needed."""
    paths = QCoreApplication.libraryPaths()
    QCoreApplication.setLibraryPaths([])
    try:
        yield
    finally:
        QCoreApplication.setLibraryPaths(paths)


def _load(view: QWidget | None, form: bytes, name: str, parent: QWidget | None = None) -> list[QWidget]:
    with _without_plugins():
        modules = {name.decode(): module.decode() for name, module in _CUSTOM_WIDGET.findall(form)}
        loader = _Loader(view, modules)
    device = QBuffer()
    device.setData(form)
    device.open(QIODevice.OpenModeFlag.ReadOnly)
    try:
        widget: QWidget | None = loader.load(device, parent)
    except RuntimeError as error:
        raise FormError(f"{name}: {error}") from error
    if widget is None:
        raise FormError(f"{name}: {loader.errorString()}")
    for made in loader.made:
        keep_wheel_for_focus(made)
    _translate_lists(form, loader.made)
    return loader.made


def _translate_lists(form: bytes, widgets: Iterable[QWidget]) -> None:
    """WORKAROUND: translate the lists of texts in a form, as the loader of Qt translates single texts only."""
    if _LIST not in form:
        return
    context, named = _CLASS.search(form), {widget.objectName(): widget for widget in widgets}
    widget_name = ""
    for found in _LISTS.finditer(form):
        if found["widget"]:
            widget_name = found["widget"].decode()
        elif context is not None and widget_name in named:
            texts = [_translated(each, context[1].decode()) for each in _TEXT.finditer(found["texts"])]
            named[widget_name].setProperty(found["property"].decode(), texts)


def _translated(text: re.Match[bytes], context: str) -> str:
    """Return a text of a list, translated unless the form says that it is not to be."""
    from html import unescape  # noqa: PLC0415 - as in tool tips: the form of the window has no such text

    english = unescape((text["text"] or b"").decode())
    return english if text["fixed"] or not english else QCoreApplication.translate(context, english)


def _bind_children(view: QWidget, name: str) -> None:
    """Set the attributes that the view's class and its base classes annotate."""
    for attribute, kind in get_type_hints(type(view)).items():
        if not isinstance(kind, type) or not issubclass(kind, QObject) or attribute.startswith("_"):
            continue
        child = view.findChild(QObject, attribute)
        if not isinstance(child, kind):
            found = "nothing" if child is None else type(child).__name__
            raise FormError(f"forms/{name}.ui: {attribute} should be a {kind.__name__}; there is {found}")
        setattr(view, attribute, child)
