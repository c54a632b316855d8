"""Why the library list is empty, and what the user can do about it."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QCoreApplication


class EmptyReason(Enum):
    """Why the list is empty."""

    OPENING = auto()
    FAILED = auto()
    LIBRARY = auto()
    SEARCH = auto()
    TRASH = auto()


def empty_texts(reason: EmptyReason) -> tuple[str, str, str]:
    """Return title, hint and button of an empty list; "" for none."""
    match reason:
        case EmptyReason.OPENING:
            return QCoreApplication.translate("LibraryView", "Opening the library"), "", ""
        case EmptyReason.FAILED:
            return (
                QCoreApplication.translate("LibraryView", "The library cannot be read"),
                "",
                QCoreApplication.translate("LibraryView", "Tr&y again"),
            )
        case EmptyReason.LIBRARY:
            text = QCoreApplication.translate(
                "LibraryView", "Create a character, or drop character files here to import them."
            )
            return (
                QCoreApplication.translate("LibraryView", "No characters yet"),
                text,
                QCoreApplication.translate("LibraryView", "&New character"),
            )
        case EmptyReason.TRASH:
            text = QCoreApplication.translate(
                "LibraryView", "Characters in the trash can be restored or deleted permanently."
            )
            return (
                QCoreApplication.translate("LibraryView", "The trash is empty"),
                text,
                QCoreApplication.translate("LibraryView", "Back to the librar&y"),
            )
        case EmptyReason.SEARCH:
            text = QCoreApplication.translate(
                "LibraryView",
                "Search finds the beginnings of words in names, skills, items, spells, notes, campaigns and tags.",
            )
            return (
                QCoreApplication.translate("LibraryView", "No matches"),
                text,
                QCoreApplication.translate("LibraryView", "Clear search and f&ilters"),
            )
