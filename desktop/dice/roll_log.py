"""Saves and reads the roll log, lists it by day, and copies or exports it as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QListView

from core.character.formula_display import to_typographic
from core.dice import Dice, RollResult
from core.errors import DiceError, QuireError
from core.export.atomic_file import write_file
from core.store.records import LoggedRoll, RollMethod
from desktop.dates import day_name
from desktop.dice.dice_text import faces_text
from desktop.list_items import ListItem, ListItemModel
from desktop.messages import choose_save_file, render

if TYPE_CHECKING:
    from core.store.library import Library
    from core.store.records import LoggedRoll

MINE, ALL = "mine", "all"
LIMIT: Final = 200
"""Most rolls shown."""
MAX_SEARCHED: Final = 5000
"""Most rolls searched."""


@dataclass(frozen=True, slots=True)
class LogQuery:
    """A query of the roll log.

    Attributes:
        character: Id of the character; "" for all.
        words: Search words for name, dice, character, method and date.
        has_names: Whether lines name the character.
    """

    character: str = ""
    words: str = ""
    has_names: bool = False


@dataclass(frozen=True, slots=True)
class LogPage:
    """A page of the roll log.

    Attributes:
        records: The rolls, newest first.
        names: Names of all characters with rolls, by id.
    """

    records: tuple[LoggedRoll, ...] = ()
    names: Mapping[str, str] | None = None


def save_roll(rolled: RollResult, how: str, purpose: str, character: str, query: LogQuery, library: Library) -> LogPage:
    """Save a roll and read the log again; runs on the library's thread."""
    record = LoggedRoll(purpose, rolled.dice.text, rolled.faces, rolled.total, RollMethod(how), character)
    library.rolls.add(record)
    return read_log(query, library)


def read_log(query: LogQuery, library: Library) -> LogPage:
    """Read the log with the names of its characters; runs on the library's thread."""
    names = library.rolls.characters()
    search_words = query.words.casefold().split()
    records = library.rolls.list(query.character, MAX_SEARCHED if search_words else LIMIT)
    fitting = (each for each in records if _matches(each, names.get(each.character, ""), search_words))
    return LogPage(tuple(islice(fitting, LIMIT)), names)


def _matches(record: LoggedRoll, name: str, search_words: Sequence[str]) -> bool:
    if not search_words:
        return True
    time = (record.time or datetime.now()).astimezone()
    when = f"{time:%Y-%m-%d} {day_name(time.date())}"
    text = f"{record.label} {record.dice} {record.total} {name} {method_text(record)} {when}".casefold()
    return all(word in text for word in search_words)


def method_text(record: LoggedRoll) -> str:
    """Return the text for how dice were rolled."""
    return {
        "rolled": QCoreApplication.translate("DiceView", "rolled"),
        "typed": QCoreApplication.translate("DiceView", "entered"),
        "auto": QCoreApplication.translate("DiceView", "rolled by Quire"),
    }[record.how.value]


def log_items(log: LogPage, *, has_names: bool) -> list[ListItem]:
    """Return the lines of the log, with a heading for each day."""
    entries: list[ListItem] = []
    day: date | None = None
    for number, record in enumerate(log.records):
        time = (record.time or datetime.now()).astimezone()
        if time.date() != day:
            day = time.date()
            entries.append(ListItem(day_name(day), is_heading=True, key=day.isoformat()))
        name = (log.names or {}).get(record.character, "") if has_names else ""
        entries.append(_entry(record, name, f"{time:%H:%M}", len(log.records) - number))
    return entries


def _entry(record: LoggedRoll, name: str, time: str, key: int) -> ListItem:
    try:
        faces = faces_text(Dice.parse(record.dice), record.faces)
    except (DiceError, ValueError):
        faces = " ".join(map(str, record.faces))
    detail = [method_text(record), f"{record.dice}: {faces}" if record.label else faces]
    if name:
        detail.insert(0, name)
    return ListItem(
        render(record.problem) if record.problem else record.label or record.dice,
        " · ".join(detail),
        left=time,
        right=to_typographic(str(record.total)),
        key=(key, record.dice, record.label),
    )


_TAB: Final = "\t"


def rolls_text(entries: Sequence[ListItem]) -> str:
    """Return the log as tab-separated lines with dates, newest first.

    Args:
        entries: Headings with dates as keys, each followed by its rolls.
    """
    lines, day = [], ""
    for entry in entries:
        if entry.is_heading:
            day = str(entry.key)
        else:
            lines.append(_TAB.join((f"{day} {entry.left}", entry.title, entry.detail, entry.right)))
    return "".join(f"{line}\n" for line in lines)


class RollExport(QObject):
    """Adds Copy and Save to the context menu of the roll log.

    Args:
        view: The log.
        model: Its model.

    Signals:
        refused: Saving failed; the problem.
    """

    refused = Signal(str)

    def __init__(self, view: QListView, model: ListItemModel) -> None:
        super().__init__(view)
        self._view = view
        self._model = model
        self.copy_action = QAction(self.tr("&Copy rolls"), view)
        self.copy_action.setShortcut(QKeySequence.StandardKey.Copy)
        self.copy_action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.copy_action.triggered.connect(self._on_copy)
        self.save_action = QAction(self.tr("&Save rolls as text…"), view)
        self.save_action.triggered.connect(self._on_save)
        view.addActions([self.copy_action, self.save_action])
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

    @Slot()
    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(rolls_text(self._model.items))

    @Slot()
    def _on_save(self) -> None:
        start = Path(self.tr("Rolls") + ".txt")
        file = choose_save_file(self._view, self.tr("Save rolls"), self.tr("Text (*.txt)"), start, ".txt")
        if file is None:
            return
        try:
            write_file(file, rolls_text(self._model.items).encode())
        except QuireError as error:
            self.refused.emit(render(error.message))
