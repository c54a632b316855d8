"""The one door for boxes and file dialogs: everything that interrupts a person opens here, and tests can answer it.

Sentences come as a `core.messages.Message`; `render` translates them. A test replaces `show_box`, `pick_files` and
`ask_text`, through which everything goes, and so records what was said and gives the answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QInputDialog, QMessageBox, QWidget

from core.messages import Message, Translate

CONTEXT = "core"
"""Where the sentences of core are translated."""

SUCCESS_CODES = frozenset(
    {"imported_one", "imported_many", "exported", "exported_many", "pdf_saved", "printed", "copy_restored"}
)
"""Codes of what went well: it is told in the status line, and goes by itself."""

BACKUP_CODES = frozenset({"library_damaged", "library_disk_error", "library_from_copy", "library_begun_anew"})
"""Codes of trouble that a copy of the library may lead out of."""

CAUSE_KEY = "because"
"""The value of a sentence in which the code of the sentence within it stands."""


@dataclass(frozen=True, slots=True)
class BoxButton:
    """A button of a question.

    Attributes:
        key: What the question gives back.
        text: What stands on it, with its mnemonic.
        is_default: Whether Enter presses it.
        is_refusal: Whether Escape presses it.
        is_destructive: Whether it takes something away.
    """

    key: str
    text: str
    is_default: bool = False
    is_cancel: bool = False
    is_destructive: bool = False


def translate(template: str) -> str:
    """Return a sentence of core in the language of the window."""
    return QCoreApplication.translate(CONTEXT, template)


def game_context(game: str) -> str:
    """Return where the words of a game's data are translated: labels, helps, units.

    Args:
        game: Id of the game.
    """
    return f"rules.{game}"


def translator_of(game: str) -> Translate:
    """Return the function that translates what is said of a character: its game's words, and core's around them.

    Args:
        game: Id of the game.
    """
    context = game_context(game)

    def translated(text: str) -> str:
        found = QCoreApplication.translate(context, text)
        return found if found != text else translate(text)

    return translated


def render(message: Message, game: str = "") -> str:
    """Return a finished sentence in the language of the window.

    Args:
        message: The sentence.
        game: Id of the game whose data it may come from, as that of a violation; "" where it is core's or the window's.
    """
    return message.render(translator_of(game) if game else translate)


def is_success(message: Message) -> bool:
    """Whether a sentence tells of something that went well."""
    return message.code in SUCCESS_CODES


def suggests_backup(message: Message) -> bool:
    """Whether a copy of the library may lead out of what a sentence says."""
    return not BACKUP_CODES.isdisjoint({message.code, str(message.values.get(CAUSE_KEY, ""))})


def show_info(parent: QWidget | None, message: Message, detail: str = "") -> None:
    """Say that something went well or is worth knowing.

    Args:
        parent: The window it belongs to.
        message: What to say.
        detail: Long text that can be opened.
    """
    show_box(_box(parent, QMessageBox.Icon.Information, message, (_ok_button(),), detail))


def show_warning(parent: QWidget | None, message: Message, detail: str = "") -> None:
    """Say that something could not be done; as `tell`."""
    show_box(_box(parent, QMessageBox.Icon.Warning, message, (_ok_button(),), detail))


def ask(parent: QWidget | None, message: Message, answers: Sequence[BoxButton], detail: str = "") -> str:
    """Ask a question and give the key of its answer; that of the refusal where the box was closed."""
    chosen = show_box(_box(parent, QMessageBox.Icon.Question, message, answers, detail))
    refusal = next((each.key for each in answers if each.is_cancel), "")
    return chosen or refusal


def confirm(parent: QWidget | None, message: Message, action: str, *, is_destructive: bool = False) -> bool:
    """Ask whether to go on; ``action`` stands on the button that does."""
    answers = (
        BoxButton("yes", action, is_default=not is_destructive, is_destructive=is_destructive),
        BoxButton("no", QCoreApplication.translate("messages", "Cancel"), is_default=is_destructive, is_cancel=True),
    )
    return ask(parent, message, answers) == "yes"


def enter_text(parent: QWidget | None, title: str, label: str, text: str = "") -> str | None:
    """Ask for a short text; None where it was cancelled."""
    return ask_text(parent, title, label, text)


def choose_files(parent: QWidget | None, title: str, kinds: str, start: Path | None = None) -> tuple[Path, ...]:
    """Ask for files; none where it was cancelled.

    Args:
        parent: The window it belongs to.
        title: What they are for.
        kinds: As Qt writes it: ``Characters (*.json);;All files (*)``.
        start: Folder to begin in.
    """
    return pick_files(parent, QFileDialog.FileMode.ExistingFiles, title, kinds, start)


def choose_save_file(
    parent: QWidget | None, title: str, kinds: str, start: Path | None = None, ending: str = ""
) -> Path | None:
    """Ask where to save; ``start`` may name the file. None where it was cancelled.

    Args:
        parent: The window it belongs to.
        title: What for.
        kinds: As for `choose_files`.
        start: Folder or file to begin with.
        ending: What the name of the file ends in, as ``.pdf``; is added where it was left out, and asked for again
            where that names a file which the system's dialog did not ask about.
    """
    chosen = next(iter(pick_files(parent, QFileDialog.FileMode.AnyFile, title, kinds, start)), None)
    if chosen is None or not ending or chosen.suffix.lower() == ending:
        return chosen
    place = chosen.with_name(f"{chosen.name}{ending}")
    if place.exists():
        question = Message("replace_file", "{file} already exists. Replace it?", {"file": place.name})
        replace = QCoreApplication.translate("messages", "&Replace")
        return place if confirm(parent, question, replace, is_destructive=True) else None
    return place


def choose_folder(parent: QWidget | None, title: str, start: Path | None = None) -> Path | None:
    """Ask for a folder; None where it was cancelled."""
    return next(iter(pick_files(parent, QFileDialog.FileMode.Directory, title, "", start)), None)


# ------------------------------------------------------------------------------------- what tests put their own in for


def show_box(box: QMessageBox) -> str:
    """Show a box, wait, and give the key of the button; "" where it was closed."""
    box.exec()
    pressed: QAbstractButton | None = box.clickedButton()
    return "" if pressed is None else str(pressed.property("key") or "")


def pick_files(
    parent: QWidget | None, mode: QFileDialog.FileMode, title: str, kinds: str, start: Path | None
) -> tuple[Path, ...]:
    """Show the system's file dialog and give what was chosen."""
    begin = str(Path.home() if start is None else start)
    if mode is QFileDialog.FileMode.Directory:
        found = [QFileDialog.getExistingDirectory(parent, title, begin)]
    elif mode is QFileDialog.FileMode.AnyFile:
        found = [QFileDialog.getSaveFileName(parent, title, begin, kinds)[0]]
    else:
        found = QFileDialog.getOpenFileNames(parent, title, begin, kinds)[0]
    return tuple(Path(each) for each in found if each)


def ask_text(parent: QWidget | None, title: str, label: str, text: str) -> str | None:
    """Show a field for a short text."""
    given, is_accepted = QInputDialog.getText(parent, title, label, text=text)
    return given if is_accepted else None


# ------------------------------------------------------------------------------------------------------------ the box


def _ok_button() -> BoxButton:
    return BoxButton("ok", QCoreApplication.translate("messages", "&OK"), is_default=True, is_cancel=True)


def _box(
    parent: QWidget | None, kind: QMessageBox.Icon, message: Message, answers: Sequence[BoxButton], detail: str
) -> QMessageBox:
    """Make a box: the first sentence strong, what to do below it."""
    box = QMessageBox(parent)
    box.setTextFormat(Qt.TextFormat.PlainText)  # names and files stand in it
    box.setIcon(kind)
    box.setWindowTitle(QGuiApplication.applicationDisplayName())
    first, _, rest = render(message).partition(". ")
    box.setText(f"{first}." if rest else first)
    box.setInformativeText(rest)
    box.setDetailedText(detail)
    for each in answers:
        role = QMessageBox.ButtonRole.AcceptRole
        if each.is_destructive:
            role = QMessageBox.ButtonRole.DestructiveRole
        elif each.is_cancel:
            role = QMessageBox.ButtonRole.RejectRole
        button = box.addButton(each.text, role)
        button.setProperty("key", each.key)
        if each.is_default:
            box.setDefaultButton(button)
        if each.is_cancel:
            box.setEscapeButton(button)
    return box
