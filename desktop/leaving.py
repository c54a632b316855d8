"""Leaving the window: what could not be written goes with it only when a person says so."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from core.messages import Message, joined
from desktop import messages
from desktop.library.library_desk import LibraryDesk
from desktop.messages import Answer

if TYPE_CHECKING:
    from desktop.sheets.open_character import OpenCharacter


class Leave(StrEnum):
    """What is to happen when the window shall close."""

    CLOSE = "close"
    STAY = "stay"
    ELSEWHERE = "elsewhere"
    """The library shall be kept in another place first."""


def ask(parent: QWidget, desk: LibraryDesk, characters: Sequence[OpenCharacter]) -> Leave:
    """Ask what to do where something would be lost; else let the window close.

    Args:
        parent: The window.
        desk: The library.
        characters: Those that are open.
    """
    message = _loss(desk, characters)
    if message is None:
        return Leave.CLOSE
    answers = (
        Answer(Leave.ELSEWHERE, QCoreApplication.translate("leaving", "&Save elsewhere…")),
        Answer(Leave.CLOSE, QCoreApplication.translate("leaving", "&Close and lose it"), is_destructive=True),
        Answer(Leave.STAY, QCoreApplication.translate("leaving", "Cancel"), is_default=True, is_refusal=True),
    )
    return Leave(messages.ask(parent, message, answers))


def _loss(desk: LibraryDesk, characters: Sequence[OpenCharacter]) -> Message | None:
    """Say what the window would take with it; None for nothing."""
    for character in characters:
        character.leave_field()
        character.settle()
    unwritten = [each.title for each in characters if each.is_kept_back]
    if unwritten:
        return Message(
            "close_unwritten",
            "What was changed last could not be written: {names}. It is lost when the window closes. Make room for "
            "it, or save the library elsewhere.",
            {"names": joined(unwritten)},
        )
    if desk.is_temporary and desk.library.count():
        return Message(
            "close_temporary",
            "What was made in this session is kept nowhere, as the library cannot be used. It is lost when the window "
            "closes. Try again, or save the library elsewhere.",
        )
    return None
