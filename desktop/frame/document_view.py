"""Base of the tabs whose document is no character: worlds and campaigns.

The document is an `OpenCharacter` of the library like a sheet's, so that saving, undo, redo and history serve it as
they are. `desktop.controllers.sheets_controller` opens it, keeps its tab between sessions and closes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

    from desktop.sheet.open_character import OpenCharacter


class DocumentView(QWidget):
    """The view of a world or a campaign in its tab.

    Args:
        character: The open document.
        parent: Its owner.

    Signals:
        title_changed: The name of the document changed.
        message_emitted: A `Message` for the notice above the tabs.
        message_cleared: That `Message` no longer holds.
        front_requested: The tab is to come to the front, as something is asked about it.
        status_changed: What the status line says of the document changed.
        undoable: Something was done; what, and a function that undoes it. Shown as a toast.

    Attributes:
        hides_docks: Whether the docks at the right are hidden when the tab comes to the front.
    """

    title_changed = Signal(str)
    message_emitted = Signal(object)
    message_cleared = Signal(object)
    front_requested = Signal()
    status_changed = Signal()
    undoable = Signal(str, object)

    hides_docks = True

    def __init__(self, character: OpenCharacter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.character = character

    def tab_icon(self) -> QIcon:
        """Return the icon of the tab."""
        raise NotImplementedError

    def status_change(self) -> str:
        """Return what the last edit changed, for the status line; "" for nothing."""
        return ""

    def status_context(self) -> str:
        """Return what the document is, for the right of the status line."""
        raise NotImplementedError

    def may_close(self) -> bool:
        """Ask about changes that are not applied; return whether the tab may be closed."""
        return True

    def release(self) -> None:
        """Take over what is still being typed, before the tab is closed."""
        self.character.leave_field()
