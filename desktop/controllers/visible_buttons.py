"""Finds the buttons of the window that can be seen and pressed, for the palette."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton, QToolButton, QWidget

from desktop.frame.shortcuts_dialog import strip_mnemonic
from desktop.widgets.derived_label import DerivedNumber


def visible_buttons(window: QWidget) -> dict[str, QAbstractButton]:
    """Return the buttons of a window that can be seen and pressed, by their names; those of actions are left out."""
    found: dict[str, QAbstractButton] = {}
    for button in window.findChildren(QAbstractButton):
        is_of_action = isinstance(button, QToolButton) and button.defaultAction() is not None
        if is_of_action or isinstance(button, DerivedNumber) or not button.isEnabled():
            continue
        if not button.isVisible() or button.visibleRegion().isEmpty():
            continue
        name = button.accessibleName() or strip_mnemonic(button.text())
        if name.strip():
            found.setdefault(name.strip(), button)
    return found
