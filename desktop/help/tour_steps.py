"""What the tour shows: its stations in order, each a place of the real window and a few sentences."""

# ruff: noqa: E501 - a sentence for translators stands on one line, where Qt's tool reads it

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class Station:
    """A station of the tour.

    Attributes:
        title, text: What is said, in English; the tour translates it.
        place: Name of the widget, or of the action of the toolbar, that is pointed at; "" for none.
        dock: The dock that comes to the front.
        needs_character: Whether it makes sense only while a character is open.
    """

    title: str
    text: str
    place: str = ""
    dock: str = ""
    needs_character: bool = False


CONTEXT: Final = "tour"

STATIONS: Final = (
    Station(
        str(QT_TRANSLATE_NOOP("tour", "Welcome")),
        str(QT_TRANSLATE_NOOP("tour", "Five minutes, and you know your way about. The window stays alive meanwhile: click and type in it as you like, and go on when you want to.")),
    ),
    Station(
        str(QT_TRANSLATE_NOOP("tour", "The library")),
        str(QT_TRANSLATE_NOOP("tour", "Everybody you keep is here. Type beginnings of words to find somebody; the chips choose a game. Drop character files here to take them in.")),
        "library_dock", "library",
    ),
    Station(
        str(QT_TRANSLATE_NOOP("tour", "A new character")),
        str(QT_TRANSLATE_NOOP("tour", "This asks you step by step, in the order of the book. Roll, type what your own dice show, or let Quire decide. You can stop anywhere and go on another day.")),
        "new_character_action",
    ),
    Station(
        str(QT_TRANSLATE_NOOP("tour", "Open somebody")),
        str(QT_TRANSLATE_NOOP("tour", "Open a character from the library with a click or Enter, so that there is something to look at. Nothing you try on a sample matters.")),
        "library_dock", "library",
    ),
    Station(
        str(QT_TRANSLATE_NOOP("tour", "The sheet")),
        str(QT_TRANSLATE_NOOP("tour", "What has a fine line below it is yours to change. Change a number: everything that follows from it lights up. There is no Save; it is on the disk already.")),
        "documents", needs_character=True,
    ),
    Station(
        str(QT_TRANSLATE_NOOP("tour", "Why is it so?")),
        str(QT_TRANSLATE_NOOP("tour", "Click any computed number. Here stand its formula, the values put in, each of those in turn, and the section of the book.")),
        "why_dock", "why", needs_character=True,
    ),
    Station(
        str(QT_TRANSLATE_NOOP("tour", "Violations")),
        str(QT_TRANSLATE_NOOP("tour", "What the rules forbid is listed here and marked at its field. Quire corrects nothing by itself; your Game Master may accept it, with a reason.")),
        "violations_dock", "violations", needs_character=True,
    ),
    Station(
        str(QT_TRANSLATE_NOOP("tour", "History")),
        str(QT_TRANSLATE_NOOP("tour", "Every edit is kept, in words, with what it changed. Choose one to compare then with now, or bring that moment back. Undo works after a restart too.")),
        "history_dock", "history", needs_character=True,
    ),
    Station(
        str(QT_TRANSLATE_NOOP("tour", "Dice")),
        str(QT_TRANSLATE_NOOP("tour", "Roll anything, or type what lies on the table. The log keeps every face and tells the two apart.")),
        "dice_dock", "dice",
    ),
    Station(
        str(QT_TRANSLATE_NOOP("tour", "Find anything")),
        str(QT_TRANSLATE_NOOP("tour", "Ctrl+K finds every action, character and field by parts of its name. It is the quickest way to everything.")),
        "command_field",
    ),
    Station(
        str(QT_TRANSLATE_NOOP("tour", "Paper")),
        str(QT_TRANSLATE_NOOP("tour", "The preview shows the very pages that are printed: the full sheet, a quick card, or a blank sheet to write on.")),
        "print_action",
    ),
    Station(
        str(QT_TRANSLATE_NOOP("tour", "That is all")),
        str(QT_TRANSLATE_NOOP("tour", "Shift+F1 opens the manual, F1 says what a field is for. Have a good game.")),
    ),
)  # fmt: skip
"""The stations."""
