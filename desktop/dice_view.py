"""Dice: a tray that rolls any notation or takes what lies on the table, and the log of everything rolled."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import date, datetime
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, QSignalMapper, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QShowEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QCompleter,
    QFrame,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from core import store
from core.dice import Dice, Rolled, lay, roll
from core.errors import DiceError, QuireError
from core.procedures import Roll
from desktop import settings as declared
from desktop import theme
from desktop.days import day_name
from desktop.dice_words import faces_text, suggestions
from desktop.entry_delegate import Entry, EntryDelegate, EntryModel
from desktop.explain_words import typographic
from desktop.forms import load_form
from desktop.library_desk import LibraryDesk
from desktop.messages import render
from desktop.requests.dice_grid import DiceGrid, Throw
from desktop.requests.faces import read_faces
from desktop.settings import Settings

if TYPE_CHECKING:
    from core.store import Library, RollRecord
    from desktop.open_character import OpenCharacter

_SIZES: Final = (4, 6, 8, 10, 12, 20, 100)
_SHOWN: Final = 9
"""So many dice are drawn; more are written."""

_MINE, _ALL = "mine", "all"
_LIMIT: Final = 200
_PURPOSE: Final = Qt.ItemDataRole.UserRole


class TrayGrid(DiceGrid):
    """Dice on the tray; their sum stands beside them."""

    def _total(self, throw: Throw, start: int, counts: Sequence[bool]) -> int | None:
        return None


class DiceView(QWidget):
    """Dice for the character in front.

    Args:
        desk: The library, which keeps the log.
        settings: Says whether the person rolls real dice.
        source: Where chance comes from.
        parent: Its owner.

    Signals:
        asked_odds: The person wants the odds of these dice.
    """

    asked_odds = Signal(str)

    notation_edit: QLineEdit
    roll_button: QPushButton
    tray_frame: QFrame
    d4_button: QToolButton
    clear_button: QToolButton
    faces_edit: QLineEdit
    purpose_edit: QLineEdit
    problem_label: QLabel
    result_frame: QFrame
    faces_frame: QFrame
    faces_label: QLabel
    total_label: QLabel
    odds_button: QPushButton
    who_combo: QComboBox
    log_view: QListView
    empty_label: QLabel

    def __init__(
        self, desk: LibraryDesk, settings: Settings, source: random.Random, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        load_form(self, "dice")
        self._desk = desk
        self._settings = settings
        self._source = source
        self._open: OpenCharacter | None = None
        self._grid: TrayGrid | None = None
        self._grid_dice: Dice | None = None
        self._is_stale = True
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._on_later)
        self._model = EntryModel(self)
        self.log_view.setModel(self._model)
        self.log_view.setItemDelegate(EntryDelegate(self))
        self.log_view.activated.connect(self._on_log_activated)
        self._offers = QStandardItemModel(self)
        self._prepare_completer()
        self._prepare_tray()
        self.faces_place = QVBoxLayout(self.faces_frame)
        self.faces_place.setContentsMargins(0, 0, 0, 0)
        self.who_combo.addItem(self.tr("This character"), _MINE)
        self.who_combo.addItem(self.tr("Everyone"), _ALL)
        self.who_combo.currentIndexChanged.connect(self._on_who)
        self.notation_edit.textChanged.connect(self._on_notation)
        self.notation_edit.returnPressed.connect(self._on_notation_entered)
        self.roll_button.clicked.connect(self.roll_dice)
        self.faces_edit.textChanged.connect(self._on_faces)
        self.faces_edit.returnPressed.connect(self.lay_dice)
        self.odds_button.clicked.connect(self._on_odds)
        desk.ready.connect(self._on_ready)
        theme.dress(self)
        self._show_result(None)
        self._on_notation()

    def _prepare_completer(self) -> None:
        completer = QCompleter(self._offers, self)
        completer.setCompletionRole(Qt.ItemDataRole.EditRole)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.activated[QModelIndex].connect(self._on_offer)  # type: ignore[index]  # the stubs know no overloads
        self.notation_edit.setCompleter(completer)

    def _prepare_tray(self) -> None:
        self._mapper = QSignalMapper(self)
        for size in _SIZES:
            button = self.tray_frame.findChild(QAbstractButton, f"d{size}_button")
            if button is None:
                raise LookupError(f"no button for a d{size}")
            button.clicked.connect(self._mapper.map)
            self._mapper.setMapping(button, size)
        self._mapper.mappedInt.connect(self.add_die)
        self.clear_button.clicked.connect(self.notation_edit.clear)

    # ------------------------------------------------------------------------------------------------ what it shows

    @Slot(object)
    def show_character(self, open_character: OpenCharacter | None) -> None:
        """Roll for another character."""
        if self._open is open_character:
            return
        if self._open is not None:
            self._open.changed.disconnect(self._on_changed)
        self._open = open_character
        if open_character is not None:
            open_character.changed.connect(self._on_changed)
        self._is_stale = True
        self._later.start(0)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Catch up with what happened while nobody looked."""
        super().showEvent(event)
        if self._is_stale:
            self._later.start(0)

    @Slot(str, str)
    def offer(self, notation: str, purpose: str = "") -> None:
        """Lay dice ready, as those of a weapon."""
        self.notation_edit.setText(notation)
        self.purpose_edit.setText(purpose)
        self.start()

    @Slot()
    def start(self) -> None:
        """Let the person roll or type right away."""
        is_typing = self._types_dice and self._dice() is not None
        (self.faces_edit if is_typing else self.notation_edit).setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _types_dice(self) -> bool:
        return self._settings.get(declared.DICE) == "typed"

    @property
    def _character(self) -> str:
        return "" if self._open is None or self._open.library is None else self._open.id

    @Slot(object)
    def _on_changed(self, _changes: object) -> None:
        self._is_stale = True
        self._later.start(_SOON_MS)

    @Slot()
    def _on_ready(self) -> None:
        self._is_stale = True
        self._later.start(0)

    @Slot()
    def _on_later(self) -> None:
        if not self.isVisible() or not self._is_stale:
            return
        self._is_stale = False
        self._fill_offers()
        if self._desk.is_open:
            self._desk.ask(self, partial(_read_log, self._asked), self._on_log)

    def _fill_offers(self) -> None:
        self._offers.clear()
        offers = () if self._open is None else suggestions(self._open.sheet)
        plain = tuple((text, "") for text in ("1d20", "1d100", "2d6", "3d6", "4d6 keep 3", "2d20 keep 1"))
        for text, name in (*offers, *plain):
            item = QStandardItem(f"{text}    {name}".rstrip())
            item.setData(text, Qt.ItemDataRole.EditRole)
            item.setData(f"{text}    {name}".rstrip(), Qt.ItemDataRole.DisplayRole)
            item.setData(name, _PURPOSE)
            self._offers.appendRow(item)

    # ------------------------------------------------------------------------------------------------------ the tray

    @Slot(int)
    def add_die(self, size: int) -> None:
        """Add a die to the notation; one more of a kind that stands last is counted."""
        text = self.notation_edit.text().strip()
        head, _, last = text.rpartition("+")
        count, _, sides = last.strip().partition("d")
        if sides == str(size) and (count.isdecimal() or not count):
            text = f"{head}+{int(count or 1) + 1}d{size}".removeprefix("+")
        else:
            text = f"{text}+1d{size}".removeprefix("+")
        self.notation_edit.setText(text)

    def _dice(self) -> Dice | None:
        try:
            dice = Dice.parse(self.notation_edit.text())
        except DiceError:
            return None
        return dice if dice.sizes else None

    @Slot()
    def _on_notation(self) -> None:
        dice = self._dice()
        self.roll_button.setEnabled(dice is not None)
        self.odds_button.setEnabled(dice is not None)
        self.faces_edit.setEnabled(dice is not None)
        self.faces_edit.clear()
        self._say("")

    @Slot()
    def _on_notation_entered(self) -> None:
        """Roll, or say what is wrong; who rolls real dice goes on to type them."""
        try:
            Dice.parse(self.notation_edit.text())
        except DiceError as error:
            self._say(render(error.message))
            return
        if self._types_dice:
            self.faces_edit.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.roll_dice()

    @Slot()
    def roll_dice(self) -> None:
        """Roll what is written."""
        dice = self._dice()
        if dice is not None:
            rolled = roll(dice, self._source)
            self._show_result(rolled, is_settling=True)
            self._keep(rolled, "rolled")

    @Slot()
    def _on_faces(self) -> None:
        """Show the dice that were typed so far."""
        dice, text = self._dice(), self.faces_edit.text()
        if dice is None or not text:
            return
        typed = read_faces(text, dice.sizes)
        self._lay_grid(dice)
        if self._grid is not None:
            self._grid.lay(typed.faces, is_typing=True)
        self.total_label.clear()
        if typed.wrong >= 0:
            size = dice.sizes[typed.wrong]
            self._say(
                self.tr("Die {number} is a d{size}: it shows 1 to {size}.").format(number=typed.wrong + 1, size=size)
            )
        else:
            self._say("")

    @Slot()
    def lay_dice(self) -> None:
        """Take what was typed."""
        dice = self._dice()
        if dice is None:
            return
        typed = read_faces(self.faces_edit.text(), dice.sizes)
        missing = len(dice.sizes) - len(typed.faces)
        if typed.wrong >= 0:
            return
        if typed.extra:
            self._say(self.tr("These are more faces than dice."))
            return
        if missing:
            self._say(self.tr("%n face(s) more, please.", "", missing))
            return
        rolled = lay(dice, typed.faces)
        self.faces_edit.clear()
        self._show_result(rolled)
        self._keep(rolled, "typed")

    def _say(self, text: str) -> None:
        self.problem_label.setText(text)
        self.problem_label.setVisible(bool(text))

    def _lay_grid(self, dice: Dice) -> None:
        """Put the outlines of dice on the table, where they are few."""
        self.result_frame.show()
        if self._grid is not None and self._grid_dice == dice:
            return
        if self._grid is not None:
            self.faces_place.removeWidget(self._grid)
            self._grid.hide()
            self._grid.deleteLater()
            self._grid = None
        self._grid_dice = dice
        is_few = len(dice.sizes) <= _SHOWN
        self.faces_label.setVisible(not is_few)
        self.faces_frame.setVisible(is_few)
        if is_few:
            self._grid = TrayGrid(Roll(key="tray", label="", dice=(dice,)), self.faces_frame)
            self.faces_place.addWidget(self._grid)

    def _show_result(self, rolled: Rolled | None, *, is_settling: bool = False) -> None:
        if rolled is None:
            self.result_frame.hide()
            return
        self._lay_grid(rolled.dice)
        self.faces_label.setText(faces_text(rolled.dice, rolled.faces))
        if self._grid is not None:
            if is_settling:
                self._grid.settle(rolled.faces)
            else:
                self._grid.lay(rolled.faces)
        self.total_label.setText(typographic(str(rolled.total)))
        self.total_label.setAccessibleName(self.tr("{dice}: {total}").format(dice=rolled.dice.text, total=rolled.total))

    # ------------------------------------------------------------------------------------------------------- the log

    @property
    def _asked(self) -> str:
        """The character whose rolls are wanted; "" for everyone."""
        return self._character if self.who_combo.currentData() == _MINE else ""

    def _keep(self, rolled: Rolled, how: str) -> None:
        work = partial(_keep, rolled, how, self.purpose_edit.text().strip(), self._character, self._asked)
        self._desk.ask(self, work, self._on_log, self._on_not_kept)

    def _on_not_kept(self, error: QuireError) -> None:
        self._say(render(error.message))

    def _on_log(self, log: tuple[tuple[RollRecord, str], ...]) -> None:
        entries: list[Entry] = []
        day: date | None = None
        for number, (record, name) in enumerate(log):
            time = (record.time or datetime.now()).astimezone()
            if time.date() != day:
                day = time.date()
                entries.append(Entry(day_name(day), is_heading=True, key=day.isoformat()))
            entries.append(self._entry(record, name, f"{time:%H:%M}", len(log) - number))
        self._model.show_entries(entries)
        self.log_view.setVisible(bool(entries))
        self.empty_label.setVisible(not entries)

    def _entry(self, record: RollRecord, name: str, time: str, key: int) -> Entry:
        how = {
            "rolled": self.tr("rolled"),
            "typed": self.tr("typed"),
            "auto": self.tr("rolled by itself"),
        }[record.how.value]
        try:
            faces = faces_text(Dice.parse(record.dice), record.faces)
        except (DiceError, ValueError):
            faces = " ".join(map(str, record.faces))
        detail = [how, f"{record.dice}: {faces}" if record.label else faces]
        if name and self.who_combo.currentData() == _ALL:
            detail.insert(0, name)
        return Entry(
            record.label or record.dice,
            " · ".join(detail),
            left=time,
            right=typographic(str(record.total)),
            key=(key, record.dice, record.label),
        )

    @Slot()
    def read_log_anew(self) -> None:
        """Show what was rolled elsewhere."""
        self._on_who()

    @Slot()
    def _on_who(self) -> None:
        self._is_stale = True
        self._later.start(0)

    @Slot(QModelIndex)
    def _on_log_activated(self, index: QModelIndex) -> None:
        """Lay the dice of an old roll ready once more."""
        entry = self._model.entry(index)
        if entry is not None and isinstance(entry.key, tuple):
            _, dice, purpose = entry.key
            self.offer(str(dice), str(purpose))

    @Slot(QModelIndex)
    def _on_offer(self, index: QModelIndex) -> None:
        purpose = index.data(_PURPOSE)
        if isinstance(purpose, str) and purpose:
            self.purpose_edit.setText(purpose)

    @Slot()
    def _on_odds(self) -> None:
        dice = self._dice()
        if dice is not None:
            self.asked_odds.emit(dice.text)


_SOON_MS: Final = 500


def _keep(
    rolled: Rolled, how: str, purpose: str, character: str, asked: str, library: Library
) -> tuple[tuple[RollRecord, str], ...]:
    """Write a roll into the log and read that anew; on a thread."""
    record = store.RollRecord(purpose, rolled.dice.text, rolled.faces, rolled.total, store.How(how), character)
    library.rolls.add(record)
    return _read_log(asked, library)


def _read_log(asked: str, library: Library) -> tuple[tuple[RollRecord, str], ...]:
    """Read the log with the names of the characters; on a thread."""
    records = library.rolls.list(asked, _LIMIT)
    names = {each: library.entry(each).name for each in {record.character for record in records} if each}
    return tuple((record, names.get(record.character, "")) for record in records)
