"""Data of the tour's stops, in order: a widget of the window and a short text each."""

# ruff: noqa: E501 - lupdate reads a translatable text from one line

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class TourStop:
    """A stop of the tour.

    Attributes:
        title, text: English texts, translated by the tour.
        widget_name: Object name of the highlighted widget or toolbar action; "" for none.
        dock: The dock to show.
        needs_character: Whether it needs an open character.
    """

    title: str
    text: str
    widget_name: str = ""
    dock: str = ""
    needs_character: bool = False


CONTEXT: Final = "tour"

STOPS: Final = (
    TourStop(
        str(QT_TRANSLATE_NOOP("tour", "Welcome")),
        str(QT_TRANSLATE_NOOP("tour", "A five-minute tour of the window. Everything keeps working meanwhile: click and type as you like, then continue.")),
    ),
    TourStop(
        str(QT_TRANSLATE_NOOP("tour", "The library")),
        str(QT_TRANSLATE_NOOP("tour", "All your characters are here. Type to search them; the buttons below filter by game. Drop character files here to import them. The tabs at the top list campaigns and worlds, which a Game Master edits.")),
        "library_dock", "library",
    ),
    TourStop(
        str(QT_TRANSLATE_NOOP("tour", "A new character")),
        str(QT_TRANSLATE_NOOP("tour", "Create a character step by step, in the order of the book. Roll, type in your own dice, or let Quire decide. You can stop any time and resume later.")),
        "new_character_action",
    ),
    TourStop(
        str(QT_TRANSLATE_NOOP("tour", "Open a character")),
        str(QT_TRANSLATE_NOOP("tour", "Open a character in the library with a double-click or Enter. The samples are there to try things out.")),
        "library_dock", "library",
    ),
    TourStop(
        str(QT_TRANSLATE_NOOP("tour", "The sheet")),
        str(QT_TRANSLATE_NOOP("tour", "You can edit everything with a fine line below it. Change a number, and every value that depends on it flashes. Changes are saved automatically.")),
        "documents", needs_character=True,
    ),
    TourStop(
        str(QT_TRANSLATE_NOOP("tour", "The Play page")),
        str(QT_TRANSLATE_NOOP("tour", "The second page is for the table: health and damage, checks with their odds, attacks, conditions and rest on one screen. D takes damage, 1 to 9 roll the checks.")),
        "documents", needs_character=True,
    ),
    TourStop(
        str(QT_TRANSLATE_NOOP("tour", "Explain a number")),
        str(QT_TRANSLATE_NOOP("tour", "Click any computed number to see its formula, the values in it, where each of them comes from, and the section of the book.")),
        "why_dock", "why", needs_character=True,
    ),
    TourStop(
        str(QT_TRANSLATE_NOOP("tour", "Violations")),
        str(QT_TRANSLATE_NOOP("tour", "Rule violations are listed here and marked on the sheet. Quire never corrects them; you can allow one and note the reason.")),
        "violations_dock", "violations", needs_character=True,
    ),
    TourStop(
        str(QT_TRANSLATE_NOOP("tour", "History")),
        str(QT_TRANSLATE_NOOP("tour", "Every change is listed here with its effects. Select one to compare it with now, or to restore that state. Undo works even after a restart.")),
        "history_dock", "history", needs_character=True,
    ),
    TourStop(
        str(QT_TRANSLATE_NOOP("tour", "Dice")),
        str(QT_TRANSLATE_NOOP("tour", "Roll any dice, or type in real ones. The log keeps every result and marks typed ones.")),
        "dice_dock", "dice",
    ),
    TourStop(
        str(QT_TRANSLATE_NOOP("tour", "A fight")),
        str(QT_TRANSLATE_NOOP("tour", "Set up a fight here: characters on one side, quick opponents on the other. Quire keeps the order, shows the odds, writes damage to the sheets, and undoes any decision.")),
        "new_fight_action",
    ),
    TourStop(
        str(QT_TRANSLATE_NOOP("tour", "Find anything")),
        str(QT_TRANSLATE_NOOP("tour", "Ctrl+K finds every action, character and field by name.")),
        "command_field",
    ),
    TourStop(
        str(QT_TRANSLATE_NOOP("tour", "Printing")),
        str(QT_TRANSLATE_NOOP("tour", "Print the full sheet, a quick card or a blank sheet, or save a PDF. The preview shows the pages exactly as printed.")),
        "print_action",
    ),
    TourStop(
        str(QT_TRANSLATE_NOOP("tour", "Done")),
        str(QT_TRANSLATE_NOOP("tour", "Shift+F1 opens the manual, with a glossary and a page on everything you saw. F1 explains the field under the cursor. Have a good game.")),
    ),
)  # fmt: skip
"""The stops in order."""
