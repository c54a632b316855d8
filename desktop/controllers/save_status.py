"""What the status line says of the document in front, and the notice about edits that could not be saved."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Slot

from desktop.frame.document_view import DocumentView
from desktop.frame.main_window import MainWindow
from desktop.library.library_service import LibraryService

if TYPE_CHECKING:
    from core.messages import Message
    from desktop.sheet.open_character import OpenCharacter

_LISTS_WAIT_MS: Final = 400
"""Debounce between a saved edit and the refresh of the lists, so that typing does not reload them constantly."""


class SaveStatus(QObject):
    """Follows the open documents for the status line.

    Args:
        window: The frame.
        service: The library.
        documents: Returns the open documents.
    """

    def __init__(
        self, window: MainWindow, service: LibraryService, documents: Callable[[], Iterable[OpenCharacter]]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._service = service
        self._documents = documents
        self._unwritten: Message | None = None
        self._status_timer = QTimer(self)
        self._status_timer.setSingleShot(True)
        self._status_timer.setInterval(0)
        self._status_timer.timeout.connect(self._on_status_timer)
        self._refresh_timer = QTimer(self)
        self._refresh_timer.setSingleShot(True)
        self._refresh_timer.setInterval(_LISTS_WAIT_MS)
        self._refresh_timer.timeout.connect(service.notify_list_changed)
        window.document_changed.connect(self._on_document_changed)

    def follow(self, document: OpenCharacter) -> None:
        """Follow a document that was opened."""
        document.changed.connect(self._on_changed)
        document.saved.connect(self._on_saved)
        document.save_failed.connect(self._on_trouble)

    def follow_view(self, view: DocumentView) -> None:
        """Follow what a view says of its document."""
        view.status_changed.connect(self._on_view_status)

    @Slot(object)
    def _on_document_changed(self, document: OpenCharacter | None) -> None:
        line = self._window.status_line
        self._status_timer.stop()
        line.show_change("")
        if document is None:
            line.show_saved("")
            line.show_context("")
            return
        self._show_saved(document)
        self._show_context(document)

    @Slot(object)
    def _on_changed(self, _changes: object) -> None:
        if self.sender() is self._window.document:
            self._status_timer.start()

    @Slot()
    def _on_view_status(self) -> None:
        if self.sender() is self._window.documents.currentWidget():
            self._status_timer.start()

    @Slot()
    def _on_status_timer(self) -> None:
        """Show the last change in the status line, once the document was painted."""
        document = self._window.document
        if document is None:
            return
        self._show_saved(document)
        self._window.status_line.show_change(self._change_text(document))
        self._show_context(document)

    def _change_text(self, document: OpenCharacter) -> str:
        from desktop.numerals import with_minus  # noqa: PLC0415 - imported with the first character

        view = self._window.documents.currentWidget()
        if isinstance(view, DocumentView):
            return view.status_change()
        return ", ".join(
            f"{name} {with_minus(before)} → {with_minus(after)}" for name, before, after in document.consequences
        )

    @Slot(int)
    def _on_saved(self, _revision: int) -> None:
        document = self._window.document
        if document is not None and document is self.sender():
            self._show_saved(document)
            self._show_context(document)
        self._clear_save_error()
        self._refresh_timer.start()

    def _show_saved(self, document: OpenCharacter) -> None:
        if state := library_state(self._service, is_shipped=document.library is None):
            text = state
        elif document.is_saved:
            text = saved_text()
        elif document.has_unsaved:
            text = self.tr("Not saved")
        else:
            text = self.tr("Saving…")
        self._window.status_line.show_saved(text)

    def _show_context(self, document: OpenCharacter) -> None:
        view = self._window.documents.currentWidget()
        if isinstance(view, DocumentView):
            self._window.status_line.show_context(view.status_context())
            return
        from desktop.address_labels import name_with_edition  # noqa: PLC0415 - a sheet is open, and brought it

        system = document.sheet.system
        rules = len(document.sheet.character.house_rules_in_force)
        house = self.tr("%n house rule(s)", "", rules) if rules else self.tr("no house rules")
        parts = (name_with_edition(system), document.sheet.character.campaign, house)
        self._window.status_line.show_context(" · ".join(part for part in parts if part))

    @Slot(object)
    def _on_trouble(self, message: Message) -> None:
        self._window.show_message(message, is_library=True)
        if any(document.has_unsaved for document in self._documents()):
            self._unwritten = message
            if (document := self._window.document) is not None:
                self._show_saved(document)

    def _clear_save_error(self) -> None:
        """Hide the save error once everything is saved."""
        if self._unwritten is not None and not any(document.has_unsaved for document in self._documents()):
            self._window.hide_message_of(self._unwritten)
            self._unwritten = None


def library_state(service: LibraryService, *, is_shipped: bool = False) -> str:
    """Return why nothing is saved for good: the library is temporary, or can only be read; else "".

    Args:
        service: The library.
        is_shipped: Whether it is about a document that is not of the library.
    """
    if service.is_temporary:
        return QCoreApplication.translate("SaveStatus", "For this session only")
    is_read_only = is_shipped or service.is_read_only
    return QCoreApplication.translate("SaveStatus", "Read-only") if is_read_only else ""


def saved_text() -> str:
    """Return what the status line says where everything is saved."""
    return QCoreApplication.translate("SaveStatus", "Saved")
