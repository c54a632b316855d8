"""Leaving the window: what could not be written goes with it only when a person says so."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Protocol

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from core.messages import Message, joined
from desktop import messages
from desktop.library.library_service import LibraryService
from desktop.messages import BoxButton


class Closable(Protocol):
    """What writes itself into the library as it grows: a character, a procedure, a fight."""

    @property
    def title(self) -> str:
        """What people call it."""

    @property
    def has_unsaved(self) -> bool:
        """Whether something of it could not be written."""

    def settle(self) -> None:
        """Try once more to write it, and wait for that."""


class CloseChoice(StrEnum):
    """What is to happen when the window shall close."""

    CLOSE = "close"
    STAY = "stay"
    ELSEWHERE = "elsewhere"
    """The library shall be kept in another place first."""


def ask_before_closing(parent: QWidget, kept: Sequence[Closable], service: LibraryService | None = None) -> CloseChoice:
    """Ask what to do where something would be lost; else let the window close.

    Args:
        parent: The window.
        kept: What it shows.
        service: The library that goes with it, where it is the last window.
    """
    message = _describe_unsaved(kept) or (None if service is None else _describe_unsaved_library(service))
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


def _describe_unsaved(kept: Sequence[Closable]) -> Message | None:
    """Say what a window would take with it; None for nothing."""
    for each in kept:
        each.settle()
    unwritten = [each.title for each in kept if each.has_unsaved]
    if unwritten:
        return Message(
            "close_unwritten",
            "The last changes could not be saved: {names}. They are lost when the window closes. Free some disk "
            "space, or save the library elsewhere.",
            {"names": joined(unwritten)},
        )
    return None


def _describe_unsaved_library(service: LibraryService) -> Message | None:
    """Return whether everything would be lost, for it was kept in memory only."""
    if service.is_temporary and (service.library.count() or service.library.drafts.list()):
        return Message(
            "close_temporary",
            "The library cannot be used, so this session is not saved. It is lost when the window closes. Try again, "
            "or save the library elsewhere.",
        )
    return None
