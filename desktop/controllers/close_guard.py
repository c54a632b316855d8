"""Asks before a window closes with unsaved work: save elsewhere, close, or cancel."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from core.character.document_kind import KINDS
from core.messages import Message, join_texts
from desktop import messages
from desktop.library.library_service import LibraryService
from desktop.messages import BoxButton

if TYPE_CHECKING:
    from core.store.library import Library


class Closable(Protocol):
    """Anything that saves itself automatically: a character, a wizard run, a fight."""

    @property
    def title(self) -> str:
        """Its name for the user."""

    @property
    def has_unsaved(self) -> bool:
        """Whether some of its changes could not be saved."""

    def wait_until_saved(self) -> None:
        """Retry saving and wait for the result."""


class CloseChoice(StrEnum):
    """The answer to the question before closing."""

    CLOSE = "close"
    STAY = "stay"
    ELSEWHERE = "elsewhere"
    """Save the library in another folder first."""


def ask_before_closing(
    parent: QWidget, items: Sequence[Closable], service: LibraryService | None = None
) -> CloseChoice:
    """Ask what to do if unsaved work would be lost; return `CloseChoice.CLOSE` otherwise.

    Args:
        parent: The window.
        items: What it shows and saves.
        service: The library service, if this is the main window.
    """
    message = _describe_unsaved(items) or (None if service is None else _describe_unsaved_library(service))
    if message is None:
        return CloseChoice.CLOSE
    answers = (
        BoxButton(CloseChoice.ELSEWHERE, QCoreApplication.translate("leaving", "&Save elsewhere…")),
        BoxButton(
            CloseChoice.CLOSE, QCoreApplication.translate("leaving", "&Close without saving"), is_destructive=True
        ),
        BoxButton(CloseChoice.STAY, QCoreApplication.translate("leaving", "Cancel"), is_default=True, is_cancel=True),
    )
    return CloseChoice(messages.ask(parent, message, answers))


def _describe_unsaved(items: Sequence[Closable]) -> Message | None:
    """Return a message about unsaved changes; None if there are none."""
    for item in items:
        item.wait_until_saved()
    unwritten = [item.title for item in items if item.has_unsaved]
    if unwritten:
        return Message(
            "close_unwritten",
            "The last changes could not be saved: {names}. They are lost when the window closes. Free some disk "
            "space, or save the library elsewhere.",
            {"names": join_texts(unwritten)},
        )
    return None


def _has_content(library: Library) -> bool:
    """Return whether a library holds a character, world, campaign or draft."""
    from core.store.records import Query  # noqa: PLC0415 - imported after the first paint

    return bool(library.drafts.list()) or any(library.count(Query(kind=kind)) for kind in KINDS)


def _describe_unsaved_library(service: LibraryService) -> Message | None:
    """Return a message if the library exists in memory only and is not empty; else None."""
    if service.is_temporary and _has_content(service.library):
        return Message(
            "close_temporary",
            "The library cannot be used, so this session is not saved. It is lost when the window closes. Try again, "
            "or save the library elsewhere.",
        )
    return None
