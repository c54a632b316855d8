"""The dice dock: rolls any notation, takes real dice, shows favourites and the roll log."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QSignalBlocker, QSignalMapper, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QFrame,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from core.character.formula_display import to_typographic
from core.dice import Dice, RollResult, enter_faces, roll
from core.errors import DiceError, QuireError
from core.formula import format_value
from desktop import theme
from desktop.chip_row import ChipRow
from desktop.dice.chance_cache import ChanceCache
from desktop.dice.dice_completer import DiceCompleter
from desktop.dice.dice_text import suggested_dice
from desktop.dice.dice_tray import DiceTray
from desktop.dice.favourites import (
    Comparison,
    Favourite,
    Target,
    comparison_names,
    find_favourites,
    read_target,
)
from desktop.dice.last_roll import LastRoll
from desktop.dice.roll_log import ALL, MINE, LogPage, LogQuery, RollExport, log_items, read_log, save_roll
from desktop.forms import load_form
from desktop.library.library_service import LibraryService
from desktop.list_items import ListItem, ListItemDelegate, ListItemModel
from desktop.messages import render
from desktop.numerals import numeral
from desktop.settings import Settings
from desktop.sheet.character_view import CharacterView
from desktop.sheet.roll_report import RollReport
from desktop.widgets.dice_faces import parse_faces

if TYPE_CHECKING:
    from core.store.records import LoggedRoll

_SIZES: Final = (4, 6, 8, 10, 12, 20, 100)
_FIXED: Final = 2
"""Number of fixed entries in the list of characters."""
_PAST: Final = 12
"""Most past rolls suggested."""
_ICON_COLUMN: Final = 16
_FAVOURITES, _LOG = "favourites", "log"


class DiceView(CharacterView):
    """The dice dock for the current character.

    Args:
        service: The library, which keeps the log.
        settings: The preferences (real dice).
        source: Random source.
        parent: Its owner.

    Signals:
        asked_odds: The odds are to be shown; the notation, and a `Target` or None.
    """

    DELAY_MS = 500

    asked_odds = Signal(str, object)

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
    target_combo: QComboBox
    target_edit: QLineEdit
    chance_label: QLabel
    switch_frame: QFrame
    filter_edit: QLineEdit
    favourites_view: QListView
    who_combo: QComboBox
    log_view: QListView
    empty_label: QLabel

    def __init__(
        self, service: LibraryService, settings: Settings, source: random.Random, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        load_form(self, "dice")
        self._service = service
        self._settings = settings
        self._source = source
        self._is_stale = True
        self._page = ""
        self._favourites: tuple[Favourite, ...] = ()
        self._chances = ChanceCache(self)
        self._chances.counted.connect(self._on_counted)
        self._rolled: RollResult | None = None
        self._model = ListItemModel(self)
        self.log_view.setModel(self._model)
        self.log_view.setItemDelegate(ListItemDelegate(self))
        self.log_view.activated.connect(self._on_log_activated)
        self.export = RollExport(self.log_view, self._model)
        self.export.refused.connect(self._show_problem)
        self._names: dict[str, str] = {}
        self._logged: tuple[LoggedRoll, ...] = ()
        self._completer = DiceCompleter(self)
        self._completer.completed.connect(self._on_suggestion)
        self._suggested_purpose = ""
        self.notation_edit.setCompleter(self._completer)
        self._prepare_favourites()
        self._prepare_tray()
        self.tray = DiceTray(self.result_frame, self.faces_frame, self.faces_label, self.total_label)
        self.who_combo.addItem(self.tr("This character"), MINE)
        self.who_combo.addItem(self.tr("Everyone"), ALL)
        self.who_combo.currentIndexChanged.connect(self._on_who)
        self.filter_edit.textChanged.connect(self._on_filter)
        for comparison, name in comparison_names().items():
            self.target_combo.addItem(name, comparison.value)
        self.target_combo.currentIndexChanged.connect(self._on_target)
        self.target_edit.textChanged.connect(self._on_target)
        self.notation_edit.textChanged.connect(self._on_notation)
        for line in (self.notation_edit, self.purpose_edit, self.target_edit):
            line.returnPressed.connect(self._on_notation_entered)
        self.roll_button.clicked.connect(self.roll_dice)
        self.faces_edit.textChanged.connect(self._on_faces)
        self.faces_edit.returnPressed.connect(self.enter_dice)
        self.odds_button.clicked.connect(self.ask_odds)
        service.ready.connect(self._on_ready)
        self.last_roll = LastRoll(self)
        layout = self.layout()
        if isinstance(layout, QVBoxLayout):
            layout.insertWidget(0, self.last_roll)
        theme.apply_icons(self)
        self._show_result(None)
        self._on_notation()

    def _prepare_favourites(self) -> None:
        self._favourite_model = ListItemModel(self)
        self.favourites_view.setModel(self._favourite_model)
        self.favourites_view.setItemDelegate(ListItemDelegate(self, left=_ICON_COLUMN))
        self.favourites_view.clicked.connect(self._on_favourite)
        self.favourites_view.installEventFilter(self)
        self.page_chips = ChipRow(self.switch_frame)
        layout = QVBoxLayout(self.switch_frame)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.page_chips)
        self.page_chips.chosen.connect(self.show_page)

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

    # ------------------------------------------------------------------------------------------------ display

    @Slot(str, str)
    def prepare_roll(self, notation: str, purpose: str = "") -> None:
        """Fill in dice for a roll, such as a weapon's damage."""
        self.notation_edit.setText(notation)
        self.purpose_edit.setText(purpose)
        self._show_target(self._target_of(notation, purpose))
        self.take_focus()

    @Slot()
    def take_focus(self) -> None:
        """Focus the dice or the results."""
        is_typing = self._types_dice and self._dice() is not None
        line = self.faces_edit if is_typing else self.notation_edit
        line.setFocus(Qt.FocusReason.OtherFocusReason)
        line.selectAll()  # so that typing replaces the last dice

    @property
    def _types_dice(self) -> bool:
        return self._settings.types_dice

    @property
    def _character_id(self) -> str:
        return "" if self._open_character is None or self._open_character.library is None else self._open_character.id

    @Slot()
    def _on_ready(self) -> None:
        self._refresh_later()

    def _refresh(self) -> None:
        self._favourites = () if self._open_character is None else find_favourites(self._open_character.sheet)
        self._fill_suggestions()
        self._show_favourites()
        self._count()
        if self._service.is_open:
            self._service.run(self, partial(read_log, self._query), self._on_log)

    def _fill_suggestions(self) -> None:
        suggestions = [(each.dice.text, each.label) for each in self._favourites]
        suggestions += () if self._open_character is None else suggested_dice(self._open_character.sheet)
        past = list(dict.fromkeys((each.dice, each.label) for each in self._logged))[:_PAST]
        suggestions = list(dict.fromkeys((*suggestions, *past)))
        plain = tuple((text, "") for text in ("1d20", "1d100", "2d6", "3d6", "4d6 keep 3", "2d20 keep 1"))
        self._completer.set_suggestions((*suggestions, *plain))

    # ------------------------------------------------------------------------------------------------------ the tray

    @Slot(int)
    def add_die(self, size: int) -> None:
        """Add a die to the notation; another of the last kind increases its count."""
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
        self._rolled = None
        self.roll_button.setEnabled(dice is not None)
        self.odds_button.setEnabled(dice is not None)
        self._show_chance()
        self._count()
        self.faces_edit.setEnabled(dice is not None)
        self.faces_edit.clear()
        self._show_problem("")

    @Slot()
    def _on_notation_entered(self) -> None:
        """Roll, or show the problem; with real dice, focus the results."""
        try:
            Dice.parse(self.notation_edit.text())
        except DiceError as error:
            self._show_problem(render(error.message))
            return
        if self._dice() is None:
            self._show_problem(self.tr("No dice found. Write them like 2d6, 15+2d6 or 4d6 keep 3."))
        elif self._types_dice:
            self.faces_edit.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.roll_dice()

    @Slot()
    def roll_dice(self) -> None:
        """Roll the dice."""
        dice = self._dice()
        if dice is not None:
            rolled = roll(dice, self._source)
            self._show_result(rolled, is_settling=True)
            self._save_roll(rolled, "rolled")

    @Slot()
    def _on_faces(self) -> None:
        """Show the results entered so far."""
        dice, text = self._dice(), self.faces_edit.text()
        if dice is None or not text:
            return
        typed = parse_faces(text, dice.sizes)
        self.tray.show_typed(dice, typed.faces)
        if typed.first_invalid >= 0:
            size = dice.sizes[typed.first_invalid]
            self._show_problem(
                self.tr("Die {number} is a d{size}. Enter 1 to {size}.").format(
                    number=typed.first_invalid + 1, size=size
                )
            )
        else:
            self._show_problem("")

    @Slot()
    def enter_dice(self) -> None:
        """Use the results entered."""
        dice = self._dice()
        if dice is None:
            return
        typed = parse_faces(self.faces_edit.text(), dice.sizes)
        missing = len(dice.sizes) - len(typed.faces)
        if typed.first_invalid >= 0:
            return
        if typed.has_extra:
            self._show_problem(self.tr("Too many results"))
            return
        if missing:
            self._show_problem(self.tr("Results left: {number}").format(number=missing))
            return
        rolled = enter_faces(dice, typed.faces)
        self.faces_edit.clear()
        self._show_result(rolled)
        self._save_roll(rolled, "typed")

    @Slot(str)
    def _show_problem(self, text: str) -> None:
        self.problem_label.setText(text)
        self.problem_label.setVisible(bool(text))

    def _show_result(self, rolled: RollResult | None, *, is_settling: bool = False) -> None:
        self._rolled = rolled
        self.tray.show_rolled(rolled, is_settling=is_settling)
        if rolled is not None:
            self._show_chance(rolled)

    # ------------------------------------------------------------------------------------------- favourites, targets

    @Slot(str)
    def show_page(self, part: str) -> None:
        """Show favourites or log; the choice applies to every character."""
        self._page = part
        self.filter_edit.clear()
        self._show_page()
        self._on_who()

    def _show_page(self) -> None:
        """Show the chosen page; by default favourites, if there are some."""
        part = self._page or (_FAVOURITES if self._favourites else _LOG)
        chips = ((_FAVOURITES, self.tr("Favourites")), (_LOG, self.tr("Rolls")))
        self.page_chips.show_chips(chips, part)
        is_log, has_rolls = part == _LOG, self._model.rowCount() > 0
        self.who_combo.setVisible(is_log)
        self.log_view.setVisible(is_log and has_rolls)
        has_favourites = self._favourite_model.rowCount() > 0
        self.favourites_view.setVisible(not is_log and has_favourites)
        self.empty_label.setVisible(not (has_rolls if is_log else has_favourites))
        self.filter_edit.setPlaceholderText(self.tr("Search rolls") if is_log else self.tr("Search favourites"))
        if self.filter_edit.text():
            self.empty_label.setText(self.tr("No results"))
        elif is_log:
            self.empty_label.setText(self.tr("No rolls yet"))
        else:
            self.empty_label.setText(self.tr("This character's usual rolls"))

    @Slot()
    def _on_filter(self) -> None:
        if self._page == _LOG or not self._favourites:
            self._page = _LOG
            self._on_who()
        else:
            self._show_favourites()

    def _show_favourites(self) -> None:
        search_words = self.filter_edit.text().casefold().split() if self._page != _LOG else []
        fitting = [each for each in self._favourites if all(word in each.label.casefold() for word in search_words)]
        self._favourite_model.show_items([self._favourite_entry(each) for each in fitting])
        self._show_page()

    def _favourite_entry(self, favourite: Favourite) -> ListItem:
        detail, right = [favourite.dice.text], ""
        if favourite.target is not None:
            which = comparison_names()[favourite.target.comparison]
            detail.append(f"{which} {to_typographic(numeral(favourite.target.number, 1))}")
            right = self._chances.percent(favourite.dice, favourite.target)
        return ListItem(favourite.label, " · ".join(detail), icon="dice", right=right, key=favourite)

    @Slot(QModelIndex)
    def _on_favourite(self, index: QModelIndex) -> None:
        """Roll a favourite; with real dice, focus the results."""
        entry = self._favourite_model.item_at(index)
        if entry is None or not isinstance(entry.key, Favourite):
            return
        favourite = entry.key
        self.notation_edit.setText(favourite.dice.text)
        self.purpose_edit.setText(favourite.label)
        self._show_target(favourite.target)
        if self._types_dice:
            self.faces_edit.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.roll_dice()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Roll a favourite with Enter."""
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        is_pressed = watched is self.favourites_view and event.type() == QEvent.Type.KeyPress
        if is_pressed and isinstance(event, QKeyEvent) and event.key() in keys:
            self._on_favourite(self.favourites_view.currentIndex())
            return True
        return super().eventFilter(watched, event)

    def _target_of(self, notation: str, label: str) -> Target | None:
        """Return the target of the favourite with this notation and label."""
        fitting = (each for each in self._favourites if (each.dice.text, each.label) == (notation, label))
        favourite = next(fitting, None)
        return None if favourite is None else favourite.target

    def _show_target(self, target: Target | None) -> None:
        comparison = Comparison.AT_LEAST if target is None else target.comparison
        self.target_combo.setCurrentIndex(self.target_combo.findData(comparison.value))
        self.target_edit.setText("" if target is None else format_value(target.number, 3))

    @property
    def _target(self) -> Target | None:
        return read_target(self.target_edit.text(), Comparison(self.target_combo.currentData()))

    @Slot()
    def _on_target(self) -> None:
        """Compare the present roll with the new target, too; it is often set after the roll."""
        self._show_chance(self._rolled)
        self._count()

    def _show_chance(self, rolled: RollResult | None = None) -> None:
        """Show the chance of the target, and after a roll whether it was met."""
        dice, target = self._dice(), self._target
        parts = [] if dice is None or target is None else [self._chances.percent(dice, target)]
        if rolled is not None and target is not None:
            parts.append(self.tr("success") if target.is_met_by(rolled.total) else self.tr("failure"))
        text = " · ".join(part for part in parts if part)
        self.chance_label.setText(text)
        self.chance_label.setAccessibleName(self.tr("Chance: {chance}").format(chance=text) if text else "")

    def _count(self) -> None:
        """Request the chances not known yet."""
        questions = [(each.dice, each.target) for each in self._favourites if each.target is not None]
        dice, target = self._dice(), self._target
        if dice is not None and target is not None:
            questions.append((dice, target))
        if self.isVisible():
            self._chances.request(questions)

    @Slot()
    def _on_counted(self) -> None:
        self._show_favourites()
        self._show_chance(self._rolled)

    # ------------------------------------------------------------------------------------------------------- the log

    @property
    def _query(self) -> LogQuery:
        """A query of the roll log."""
        choice = self.who_combo.currentData()
        character = self._character_id if choice == MINE else "" if choice == ALL else str(choice)
        words = self.filter_edit.text() if self._page == _LOG else ""
        return LogQuery(character, words, has_names=choice == ALL)

    def _save_roll(self, rolled: RollResult, how: str) -> None:
        work = partial(save_roll, rolled, how, self.purpose_edit.text().strip(), self._character_id, self._query)
        self._service.run(self, work, self._on_log, self._on_not_saved)

    def _on_not_saved(self, error: QuireError) -> None:
        self._show_problem(render(error.message))

    def _on_log(self, log: LogPage) -> None:
        query = self._query
        self._fill_who(log.names or {})
        self._logged = log.records
        self._fill_suggestions()
        self._model.show_items(log_items(log, has_names=query.has_names))
        self._show_page()

    def _fill_who(self, names: Mapping[str, str]) -> None:
        """List all characters with rolls, below "This character" and "Everyone"."""
        if dict(names) == self._names:
            return
        self._names = dict(names)
        now = self.who_combo.currentData()
        with QSignalBlocker(self.who_combo):
            while self.who_combo.count() > _FIXED:
                self.who_combo.removeItem(_FIXED)
            for id_, name in names.items():
                self.who_combo.addItem(name or self.tr("Unnamed"), id_)
            self.who_combo.setCurrentIndex(max(0, self.who_combo.findData(now)))

    @Slot(object)
    def show_report(self, report: RollReport) -> None:
        """Show what a check or a strike of a sheet came to, over the list of rolls."""
        self.last_roll.show_report(report)
        if self._page != _LOG and not self.filter_edit.text():
            self.show_page(_LOG)

    @Slot()
    def reload_log(self) -> None:
        """Show rolls made elsewhere."""
        self._on_who()

    @Slot()
    def _on_who(self) -> None:
        self._refresh_later()

    @Slot(QModelIndex)
    def _on_log_activated(self, index: QModelIndex) -> None:
        """Fill in the dice of an earlier roll."""
        entry = self._model.item_at(index)
        if entry is not None and isinstance(entry.key, tuple):
            _, dice, purpose = entry.key
            self.prepare_roll(str(dice), str(purpose))

    @Slot(str, str)
    def _on_suggestion(self, notation: str, purpose: str) -> None:
        """Fill in purpose and target of suggested dice; without a name the typed purpose stays."""
        if purpose or self.purpose_edit.text() == self._suggested_purpose:
            self._suggested_purpose = purpose
            self.purpose_edit.setText(purpose)
            self._show_target(self._target_of(notation, purpose))

    @Slot()
    def ask_odds(self) -> None:
        """Ask for the odds of these dice."""
        dice = self._dice()
        if dice is not None:
            self.asked_odds.emit(dice.text, self._target)
