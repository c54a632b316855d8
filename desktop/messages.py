"""Translates core's messages, and opens all modal message boxes, inputs and file dialogs.

Texts are `core.messages.Message` objects; `render` translates them. Tests replace `show_box`, `pick_files` and
`ask_text`.

PySide creates a type when it is first asked for. Here and in other modules that are imported before the window is
painted, types that are needed later are asked for where they are used, as in ``QtWidgets.QMessageBox``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6 import QtWidgets
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QWidget

from core.errors import PROBLEM
from core.messages import Message, Translate
from desktop import translations

SUCCESS_CODES = frozenset(
    {
        "imported_one",
        "imported_many",
        "imported_worlds",
        "exported",
        "exported_many",
        "pdf_saved",
        "printed",
        "copy_restored",
        "taken_out",
    }
)
"""Codes of success messages, shown in the status line for a while."""

BACKUP_CODES = frozenset(
    {"library_damaged", "library_disk_error", "library_from_copy", "library_begun_anew", "library_lost"}
)
"""Codes of problems that restoring a backup may solve."""

CAUSE_KEY = "because"
"""Message value that holds the code of an embedded message."""


@dataclass(frozen=True, slots=True)
class BoxButton:
    """A button of a message box.

    Attributes:
        key: The return value of the box.
        text: Its text with mnemonic.
        is_default: Pressed by Enter.
        is_cancel: Pressed by Escape.
        is_destructive: Deletes or discards something.
    """

    key: str
    text: str
    is_default: bool = False
    is_cancel: bool = False
    is_destructive: bool = False


def translate(template: str) -> str:
    """Return a sentence of core in the UI language."""
    return translations.language().translate(template)


def translator_of(system: str) -> Translate:
    """Return the function that translates texts about characters of a game: its own terms and core's sentences.

    Args:
        system: Id of the game.
    """
    return translations.language().translator_of(system)


def render(message: Message, game: str = "") -> str:
    """Return a message as text in the UI language.

    Args:
        message: The message.
        game: Id of the game whose data it may come from (e.g. a violation); "" for core, the window, and the game that
            the message names itself.
    """
    system = game or message.system
    return message.render(translator_of(system) if system else translate)


def problem_text(message: Message) -> str:
    """Return why a number cannot be used, in the UI language, without the name of the character, which is shown."""
    problem = message.values.get(PROBLEM)
    return problem.render(translator_of(message.system)) if isinstance(problem, Message) else render(message)


def is_success(message: Message) -> bool:
    """Return whether it is a success message."""
    return message.code in SUCCESS_CODES


def suggests_backup(message: Message) -> bool:
    """Return whether restoring a backup may solve the problem."""
    return not BACKUP_CODES.isdisjoint({message.code, str(message.values.get(CAUSE_KEY, ""))})


def show_info(parent: QWidget | None, message: Message, detail: str = "") -> None:
    """Show an information box.

    Args:
        parent: The window it belongs to.
        message: The message.
        detail: Long text behind "Show details".
    """
    show_box(_box(parent, QtWidgets.QMessageBox.Icon.Information, message, (_ok_button(),), detail))


def show_warning(parent: QWidget | None, message: Message, detail: str = "") -> None:
    """Show a warning box; arguments as for `show_info`."""
    show_box(_box(parent, QtWidgets.QMessageBox.Icon.Warning, message, (_ok_button(),), detail))


def ask(parent: QWidget | None, message: Message, answers: Sequence[BoxButton], detail: str = "") -> str:
    """Ask a question; return the key of the pressed button, or the cancel key if the box was closed."""
    chosen = show_box(_box(parent, QtWidgets.QMessageBox.Icon.Question, message, answers, detail))
    refusal = next((each.key for each in answers if each.is_cancel), "")
    return chosen or refusal


def confirm(parent: QWidget | None, message: Message, action: str, *, is_destructive: bool = False) -> bool:
    """Ask for confirmation; ``action`` is the text of the confirming button."""
    answers = (
        BoxButton("yes", action, is_default=not is_destructive, is_destructive=is_destructive),
        BoxButton("no", QCoreApplication.translate("messages", "Cancel"), is_default=is_destructive, is_cancel=True),
    )
    return ask(parent, message, answers) == "yes"


def enter_text(parent: QWidget | None, title: str, label: str, text: str = "") -> str | None:
    """Ask for a short text; None if cancelled."""
    return ask_text(parent, title, label, text)


def choose_files(parent: QWidget | None, title: str, kinds: str, start: Path | None = None) -> tuple[Path, ...]:
    """Ask for files to open; empty if cancelled.

    Args:
        parent: The window it belongs to.
        title: Title of the dialog.
        kinds: File filters in Qt's syntax: ``Characters (*.json);;All files (*)``.
        start: Initial folder.
    """
    return pick_files(parent, QtWidgets.QFileDialog.FileMode.ExistingFiles, title, kinds, start)


def choose_save_file(
    parent: QWidget | None, title: str, kinds: str, start: Path | None = None, *endings: str
) -> Path | None:
    """Ask for a file to save; ``start`` may name the file. None if cancelled.

    Args:
        parent: The window it belongs to.
        title: Title of the dialog.
        kinds: As for `choose_files`.
        start: Initial folder or file.
        endings: Extensions such as ``.pdf``; the first one is added to a name with none of them. Asks before replacing
            a file that the system dialog did not ask about.
    """
    chosen = next(iter(pick_files(parent, QtWidgets.QFileDialog.FileMode.AnyFile, title, kinds, start)), None)
    if chosen is None or not endings or chosen.suffix.lower() in endings:
        return chosen
    file = chosen.with_name(f"{chosen.name}{endings[0]}")
    if file.exists():
        question = Message("replace_file", "{file} already exists. Replace it?", {"file": file.name})
        replace = QCoreApplication.translate("messages", "&Replace")
        return file if confirm(parent, question, replace, is_destructive=True) else None
    return file


def choose_folder(parent: QWidget | None, title: str, start: Path | None = None) -> Path | None:
    """Ask for a folder; None if cancelled."""
    return next(iter(pick_files(parent, QtWidgets.QFileDialog.FileMode.Directory, title, "", start)), None)


# ---------------------------------------------------------------------------------------------------- replaced in tests


def show_box(box: QtWidgets.QMessageBox) -> str:
    """Show a box and wait; return the key of the button, "" if it was closed."""
    box.exec()
    pressed: QAbstractButton | None = box.clickedButton()
    return "" if pressed is None else str(pressed.property("key") or "")


def pick_files(
    parent: QWidget | None, mode: QtWidgets.QFileDialog.FileMode, title: str, kinds: str, start: Path | None
) -> tuple[Path, ...]:
    """Show the system's file dialog; return the chosen files."""
    begin = str(Path.home() if start is None else start)
    if mode is QtWidgets.QFileDialog.FileMode.Directory:
        names = [QtWidgets.QFileDialog.getExistingDirectory(parent, title, begin)]
    elif mode is QtWidgets.QFileDialog.FileMode.AnyFile:
        names = [QtWidgets.QFileDialog.getSaveFileName(parent, title, begin, kinds)[0]]
    else:
        names = QtWidgets.QFileDialog.getOpenFileNames(parent, title, begin, kinds)[0]
    return tuple(Path(each) for each in names if each)


def ask_text(parent: QWidget | None, title: str, label: str, text: str) -> str | None:
    """Show an input dialog; None if cancelled."""
    entered, is_accepted = QtWidgets.QInputDialog.getText(parent, title, label, text=text)
    return entered if is_accepted else None


# -------------------------------------------------------------------------------------------------------------- the box


def _ok_button() -> BoxButton:
    return BoxButton("ok", QCoreApplication.translate("messages", "&OK"), is_default=True, is_cancel=True)


def _box(
    parent: QWidget | None,
    kind: QtWidgets.QMessageBox.Icon,
    message: Message,
    answers: Sequence[BoxButton],
    detail: str,
) -> QtWidgets.QMessageBox:
    """Return a box with the first sentence as its text and the rest as informative text."""
    box = QtWidgets.QMessageBox(parent)
    box.setTextFormat(Qt.TextFormat.PlainText)  # names and files stand in it
    box.setIcon(kind)
    box.setWindowTitle(QGuiApplication.applicationDisplayName())
    first, _, rest = render(message).partition(". ")
    box.setText(f"{first}." if rest else first)
    box.setInformativeText(rest)
    box.setDetailedText(detail)
    for answer in answers:
        role = QtWidgets.QMessageBox.ButtonRole.AcceptRole
        if answer.is_destructive:
            role = QtWidgets.QMessageBox.ButtonRole.DestructiveRole
        elif answer.is_cancel:
            role = QtWidgets.QMessageBox.ButtonRole.RejectRole
        button = box.addButton(answer.text, role)
        button.setProperty("key", answer.key)
        if answer.is_default:
            box.setDefaultButton(button)
        if answer.is_cancel:
            box.setEscapeButton(button)
    return box
