"""A person who uses the keyboard alone: keys go to whatever has the focus in the window in front.

Shortcuts, access keys (Alt and a letter) and keys of widgets reach them as with a real keyboard, so that a view which
swallows a key, or leaves the focus nowhere, stops the test.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TypeVar

from PySide6.QtGui import QGuiApplication, QKeySequence, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tests.helpers.waiting import wait_for_layout

Kind = TypeVar("Kind", bound=QWidget)


@dataclass(frozen=True, slots=True)
class Keyboard:
    """Presses keys.

    Attributes:
        qtbot: Waits for what the program does.
        windows: The windows that were in front; where one is closed, the one before is put there, as on a desktop.
    """

    qtbot: QtBot
    windows: list[QWidget] = field(default_factory=list)

    @property
    def target(self) -> QWidget:
        """The widget that has the keyboard: an open menu, else the one in focus, else the window in front."""
        self._find_window()
        popup: QWidget | None = QApplication.activePopupWidget()
        focused: QWidget | None = QApplication.focusWidget()
        found = focused if popup is None or (focused is not None and popup.isAncestorOf(focused)) else popup
        found = found or QApplication.activeWindow()
        assert found is not None, "nothing has the keyboard"
        return found

    def _find_window(self) -> None:
        """Put the window before a closed one in front, and note one that is new there."""
        self.windows[:] = [each for each in self.windows if isValid(each) and each.isVisible()]
        active: QWidget | None = QApplication.activeWindow()
        if active is None and self.windows:
            self.windows[-1].activateWindow()
            self.wait(lambda: QApplication.activeWindow() is not None)
        elif active is not None and active not in self.windows:
            self.windows.append(active)

    @property
    def window(self) -> QWindow:
        """The window in front."""
        self._find_window()
        found = QGuiApplication.focusWindow()
        assert found is not None, "no window has the keyboard"
        return found

    def press(self, *keys: str) -> None:
        """Press keys or key combinations one after the other, named as in menus: ``Ctrl+P``, ``Down``."""
        for each in keys:
            combination = QKeySequence.fromString(each)[0]  # type: ignore[index]  # missing in the stubs
            QTest.keyClick(self.window, combination.key(), combination.keyboardModifiers())
            wait_for_layout()
            self.wait(_is_released)

    def write(self, text: str) -> None:
        """Type a text."""
        QTest.keyClicks(self.target, text)
        wait_for_layout()

    def wait(self, until: Callable[[], bool]) -> None:
        """Wait for the program."""
        self.qtbot.waitUntil(until, timeout=20_000)

    def window_with(self, kind: type[Kind]) -> Kind:
        """Wait for the window that shows a view to be in front; return the view."""
        self.wait(lambda: any(True for _ in _in_front(kind)))
        wait_for_layout()
        return next(_in_front(kind))

    def tab_to(self, is_there: Callable[[QWidget], bool], key: str = "Tab", most: int = 60) -> None:
        """Press Tab until the focus is where it is wanted."""
        for _ in range(most):
            if is_there(self.target):
                return
            self.press(key)
        raise AssertionError(f"{key} does not lead there; the focus is at {self.target!r}")


def _is_released() -> bool:
    """Return whether no button is down: one that was pressed with its access key is clicked a moment later."""
    window, popup = QApplication.activeWindow(), QApplication.activePopupWidget()
    return (
        window is None or popup is not None or not any(each.isDown() for each in window.findChildren(QAbstractButton))
    )


def _in_front(kind: type[Kind]) -> Iterator[Kind]:
    window: QWidget | None = QApplication.activeWindow()
    if window is not None:
        shown = (window, *window.findChildren(kind))
        yield from (each for each in shown if isinstance(each, kind) and each.isVisible())
