"""Page to set up a new fight: fighters, sides, who controls them, and optional rules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from core.character.sheet import Sheet
from core.content.setting import Setting
from core.errors import QuireError
from core.messages import Message
from core.play.arena import Arena, Control, Participant
from core.play.conflict import Conflict
from core.play.entry_state import state_at_entry
from core.play.opponent_line import unique_names
from core.registry import Game, game, games, iter_opponents, open_character
from core.setting_resolver import ResolvedSetting, resolve_setting, sample_setting, shared_setting
from desktop import tasks
from desktop.address_labels import translate_text
from desktop.fight.loaded_fight import LoadedFight, start_fight
from desktop.forms import load_form
from desktop.library.drafts import new_seed
from desktop.library.library_service import LibraryService
from desktop.messages import render
from desktop.numerals import with_minus
from desktop.requests.optional_rules_form import OptionalRulesForm
from desktop.theme import apply_icons
from desktop.widgets.number_box import NumberBox

if TYPE_CHECKING:
    from core.store.library import Library
    from core.store.records import LibraryEntry

_MAX_LISTED: Final = 200
_SOON_MS: Final = 150
_PROGRESS_EVERY: Final = 5
"""Opponents between two progress updates."""
_NAME, _SIDE, _CONTROL = range(3)
_ID: Final = Qt.ItemDataRole.UserRole


@dataclass(slots=True)
class FighterEntry:
    """A row of the table of fighters.

    Attributes:
        name: Its name in the log.
        side: Its side.
        control: Who controls it.
        sheet: Its sheet.
        id: Id in the library; "" for an opponent made for this fight.
        state: Its state at the start; "" if fit to fight.
        setting: Its setting; None for an opponent made for this fight.
    """

    name: str
    side: str
    control: Control
    sheet: Sheet
    id: str = ""
    state: str = ""
    setting: ResolvedSetting | None = None


@dataclass(frozen=True, slots=True)
class _LoadedCharacter:
    """A loaded character: id, sheet, state at the start, and setting."""

    id: str
    sheet: Sheet
    state: str
    setting: ResolvedSetting | None = None


class NewFightView(QWidget):
    """The page before a fight.

    Signals:
        started: The fight started; a `LoadedFight`.
        left: The page is closed.
        trouble: An action failed; a `Message`.

    Args:
        service: The library.
        chosen: Ids of the initial fighters, as those selected in the library.
        front: Id of the game to preselect without initial fighters; "" for the first.
    """

    started = Signal(object)
    left = Signal()
    trouble = Signal(object)

    game_combo: QComboBox
    kind_combo: QComboBox
    search_edit: QLineEdit
    characters_list: QListWidget
    nobody_label: QLabel
    quick_edit: QLineEdit
    quick_button: QPushButton
    making_bar: QProgressBar
    problem_label: QLabel
    side_combo: QComboBox
    foes_combo: QComboBox
    add_button: QPushButton
    fighters_table: QTableWidget
    empty_label: QLabel
    control_combo: QComboBox
    up_button: QPushButton
    remove_button: QPushButton
    options_label: QLabel
    options_host: QWidget
    bound_spin: NumberBox
    seed_edit: QLineEdit
    ready_label: QLabel
    cancel_button: QPushButton
    begin_button: QPushButton

    def __init__(
        self, service: LibraryService, chosen: Iterable[str] = (), front: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        load_form(self, "new_fight")
        self._service = service
        self._setting: Setting | None = None
        self._setting_notice: Message | None = None
        self._options = OptionalRulesForm(self.options_host)
        self.fighters: list[FighterEntry] = []
        self._is_filling = False
        self._making: tasks.Progress | None = None
        self._search = QTimer(self)
        self._search.setSingleShot(True)
        self._search.setInterval(_SOON_MS)
        self._search.timeout.connect(self._list_characters)
        self._fill()
        self._connect()
        if wanted := tuple(chosen):
            self._service.run(self, partial(_load_characters, wanted), self._on_initial_loaded, self._on_not_loaded)
        else:
            self.game_combo.setCurrentIndex(max(0, self.game_combo.findData(front)))
            self._on_game()

    def _fill(self) -> None:
        for each in games():
            if each.conflicts:
                self.game_combo.addItem(each.system.name, each.id)
        for control, name in (
            (Control.PLAYER, self.tr("Player")),
            (Control.OPPONENT, self.tr("Opposing player")),
            (Control.GM, self.tr("Game Master")),
            (Control.AUTO, self.tr("Quire")),
        ):
            self.control_combo.addItem(name, control.value)
        for combo in (self.side_combo, self.foes_combo):
            combo.addItems([self.tr("Heroes"), self.tr("Foes")])
        self.foes_combo.setCurrentIndex(1)
        self.seed_edit.setText(new_seed())
        self._make_text = self.quick_button.text()
        self.problem_label.hide()
        self.making_bar.hide()
        self.nobody_label.hide()
        table = self.fighters_table
        table.setColumnCount(_CONTROL + 1)
        table.setHorizontalHeaderLabels([self.tr("Name"), self.tr("Side"), self.tr("Controlled by")])
        table.verticalHeader().hide()
        table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        table.horizontalHeader().setSectionResizeMode(_NAME, QHeaderView.ResizeMode.Stretch)
        apply_icons(self)

    def _connect(self) -> None:
        self.game_combo.activated.connect(self._on_game)
        self.kind_combo.activated.connect(self._show_options)
        self.kind_combo.activated.connect(self._show_ready)
        self.search_edit.textChanged.connect(self._search.start)
        self.characters_list.itemActivated.connect(self._on_add)
        self.add_button.clicked.connect(self._on_add)
        self.quick_button.clicked.connect(self._on_quick)
        self.quick_edit.returnPressed.connect(self._on_quick)
        self.control_combo.activated.connect(self._on_control)
        self.up_button.clicked.connect(self._on_up)
        self.remove_button.clicked.connect(self._on_remove)
        self.fighters_table.itemChanged.connect(self._on_renamed)
        self.cancel_button.clicked.connect(self.left)
        self.begin_button.clicked.connect(self._on_begin)

    # ------------------------------------------------------------------------------------------------ what it shows

    @property
    def game(self) -> Game:
        """The selected game."""
        return game(str(self.game_combo.currentData()))

    @property
    def conflict(self) -> Conflict:
        """The selected kind of conflict."""
        return self.game.conflicts[max(0, self.kind_combo.currentIndex())]

    @Slot()
    def _on_game(self) -> None:
        """Switch to another game."""
        self.fighters = [each for each in self.fighters if each.sheet.system.id == self.game.id]
        self.kind_combo.clear()
        self.kind_combo.addItems([translate_text(self.game.system, each.label) for each in self.game.conflicts])
        self.quick_edit.setPlaceholderText(self.game.conflicts[0].example)
        self._show_options()
        self._show_fighters()
        self._list_characters()

    def _update_setting(self) -> None:
        """Take quick opponents from the world in which the fighters meet."""
        resolved = [each.setting for each in self.fighters if each.setting is not None]
        setting, self._setting_notice = shared_setting(resolved)
        setting = setting if resolved else sample_setting(self.game)
        if setting is self._setting and self.quick_edit.completer() is not None:
            return
        self._setting = setting
        names = sorted({str(entry.get("name", "")) for kind in self._kinds() for entry in kind} - {""})
        completer = QCompleter(names, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.quick_edit.setCompleter(completer)

    def _kinds(self) -> Iterable[Iterable[dict[str, object]]]:
        if self._setting is None:
            return ()
        named = ("creatures", "cultures", "professions")
        return [[dict(entry) for entry in self._setting.kinds.get(kind, ())] for kind in named]

    @Slot()
    def _show_options(self) -> None:
        """Show the optional rules of this kind of conflict."""
        self._options.show(self.game.system, self.conflict.options)
        self.options_label.setVisible(bool(self.conflict.options))

    @Slot()
    def _list_characters(self) -> None:
        """List the characters of the game that match the search."""
        work = partial(_find, self.game.id, self.search_edit.text())
        self._service.run(self, work, self._on_found, self._on_not_loaded)

    def _on_found(self, entries: tuple[LibraryEntry, ...]) -> None:
        taken = {each.id for each in self.fighters}
        names = Counter(entry.name for entry in entries)
        self.characters_list.clear()
        for entry in entries:
            if entry.id not in taken and entry.system == self.game.id:
                parts = [entry.name or self.tr("Unnamed"), with_minus(entry.line)]
                if names[entry.name] > 1 and entry.campaign:
                    parts.append(entry.campaign)  # tells apart characters of the same name
                item = QListWidgetItem("  ·  ".join(parts))
                item.setData(_ID, entry.id)
                self.characters_list.addItem(item)
        self._show_no_match()

    def _show_no_match(self) -> None:
        """Show why the list is empty."""
        if self.search_edit.text().strip():
            text = self.tr("No match, or already in the fight")
        elif any(each.id for each in self.fighters):
            text = self.tr("All characters of this game are in the fight. Add quick opponents below.")
        else:
            text = self.tr("No characters of this game yet. Add quick opponents below.")
        self.nobody_label.setText(text)
        self.nobody_label.setVisible(self.characters_list.count() == 0)

    def _show_fighters(self) -> None:
        table = self.fighters_table
        self._is_filling = True
        table.setRowCount(len(self.fighters))
        for row, each in enumerate(self.fighters):
            control = self.control_combo.itemText(self.control_combo.findData(each.control.value))
            for column, text in enumerate((each.name, each.side, control)):
                item = QTableWidgetItem(text)
                if column == _CONTROL:
                    item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)
                table.setItem(row, column, item)
        self._is_filling = False
        for side in dict.fromkeys(each.side for each in self.fighters):
            for combo in (self.side_combo, self.foes_combo):
                if combo.findText(side) < 0:
                    combo.addItem(side)
        self.empty_label.setVisible(not self.fighters)
        self._update_setting()
        self._show_ready()

    @Slot()
    def _show_ready(self) -> None:
        """Enable Start as soon as there are enough sides."""
        has_sides = len({each.side for each in self.fighters}) >= self.conflict.least_sides
        self.begin_button.setEnabled(has_sides)
        defeated = [
            f"{each.name} ({translate_text(self.game.system, each.state)})" for each in self.fighters if each.state
        ]
        notes = [] if has_sides else [self.tr("Add at least one fighter to each side")]
        if defeated:
            notes.append(self.tr("Starts the fight defeated: {names}").format(names=", ".join(defeated)))
        if self._setting_notice is not None:
            notes.append(render(self._setting_notice))
        self.ready_label.setText(" · ".join(notes))

    # ------------------------------------------------------------------------------------------------ what is done

    def _add(self, people: Iterable[_LoadedCharacter], side: str, control: Control) -> None:
        """Add fighters; characters of the library only once.

        Args:
            people: Loaded characters, or quick opponents with the id "".
            side: Their side.
            control: Who controls them.
        """
        present = {each.id for each in self.fighters} - {""}
        listed = [each for each in people if each.id not in present]
        names = [each.sheet.character.name or self.tr("Unnamed") for each in listed]
        unique = unique_names(names, [each.name for each in self.fighters])
        self.fighters += [
            FighterEntry(name, side, control, each.sheet, each.id, each.state, each.setting)
            for name, each in zip(unique, listed, strict=True)
        ]
        self._show_fighters()
        self._list_characters()

    @property
    def _side(self) -> str:
        return self.side_combo.currentText().strip() or self.tr("Heroes")

    @Slot()
    def _on_add(self) -> None:
        ids = tuple(str(item.data(_ID)) for item in self.characters_list.selectedItems())
        if ids:
            after = partial(self._on_loaded, self._side)
            self._service.run(self, partial(_load_characters, ids), after, self._on_not_loaded)

    def _on_loaded(self, side: str, people: list[_LoadedCharacter]) -> None:
        self._add(people, side, Control.PLAYER)

    def _on_initial_loaded(self, people: list[_LoadedCharacter]) -> None:
        """Add the initial fighters, of the same game as the first."""
        index = self.game_combo.findData(people[0].sheet.system.id) if people else -1
        self.game_combo.setCurrentIndex(max(0, index))
        self._on_game()
        fitting = [each for each in people if each.sheet.system.id == self.game.id]
        self._add(fitting, self._side, Control.PLAYER)
        self.side_combo.setCurrentIndex(1)

    def _on_not_loaded(self, error: QuireError) -> None:
        self._show_problem(error)

    @Slot()
    def _on_quick(self) -> None:
        """Create quick opponents on a worker thread; pressed again, cancel."""
        if self._making is not None:
            self._making.cancel()
            return
        line = self.quick_edit.text().strip()
        if not line:
            return
        source = random.Random(f"{self.seed_edit.text()}/{len(self.fighters)}/{line}")
        side = self.foes_combo.currentText().strip() or self.tr("Foes")
        progress = self._making = tasks.Progress(self)
        progress.advanced.connect(self._on_advanced)
        work = partial(_make_opponents, line, self.game, self._setting, source, progress)
        after = partial(self._on_made, side, line)
        task = tasks.run(self, work, after, self._show_problem, self.tr("Adding opponents"), progress=progress)
        task.ended.connect(self._on_making_over)

    @Slot(int, int)
    def _on_advanced(self, number: int, total: int) -> None:
        """Show progress and a Stop button."""
        if self._making is not None:
            self.making_bar.setRange(0, total)
            self.making_bar.setValue(number)
            if self.making_bar.isHidden():
                self.making_bar.show()
                self.quick_button.setText(self.tr("Sto&p"))

    @Slot()
    def _on_making_over(self) -> None:
        self._making = None
        self.making_bar.hide()
        self.quick_button.setText(self._make_text)

    def _on_made(self, side: str, line: str, sheets: tuple[Sheet, ...]) -> None:
        self.problem_label.hide()
        if self.quick_edit.text().strip() == line:  # unless the next one is being typed
            self.quick_edit.clear()
        self._add([_LoadedCharacter("", sheet, "") for sheet in sheets], side, Control.OPPONENT)

    def _show_problem(self, error: QuireError) -> None:
        self.problem_label.setText(render(error.message))
        self.problem_label.show()

    def _selected_rows(self) -> list[int]:
        return sorted({index.row() for index in self.fighters_table.selectionModel().selectedRows()})

    @Slot(int)
    def _on_control(self, index: int) -> None:
        rows = self._selected_rows()
        for row in rows:
            self.fighters[row].control = Control(self.control_combo.itemData(index))
        self._show_fighters()
        for row in rows:
            self.fighters_table.selectRow(row)

    @Slot()
    def _on_up(self) -> None:
        for row in self._selected_rows():
            if row:
                self.fighters[row - 1 : row + 1] = reversed(self.fighters[row - 1 : row + 1])
                self._show_fighters()
                self.fighters_table.selectRow(row - 1)

    @Slot()
    def _on_remove(self) -> None:
        gone = set(self._selected_rows())
        self.fighters = [each for row, each in enumerate(self.fighters) if row not in gone]
        self._show_fighters()
        self._list_characters()

    @Slot(QTableWidgetItem)
    def _on_renamed(self, item: QTableWidgetItem) -> None:
        if self._is_filling:
            return
        fighter, text = self.fighters[item.row()], item.text().strip()
        if item.column() == _NAME and text:
            others = [each.name for each in self.fighters if each is not fighter]
            (fighter.name,) = unique_names([text], others)
        elif item.column() == _SIDE and text:
            fighter.side = text
        self._show_fighters()

    @Slot()
    def _on_begin(self) -> None:
        listed = [(Participant(each.name, each.side, each.control, each.id), each.sheet) for each in self.fighters]
        arena = Arena.create(listed, self._setting, self._options.values, self.bound_spin.value())
        seed = self.seed_edit.text().strip() or new_seed()
        work = partial(start_fight, arena, self.conflict, self.game, seed)
        self.begin_button.setEnabled(False)
        self._service.run(self, work, self._on_started, self._on_not_started)

    def _on_started(self, plan: LoadedFight) -> None:
        self.started.emit(plan)

    def _on_not_started(self, error: QuireError) -> None:
        self.begin_button.setEnabled(True)
        self._show_problem(error)


def _make_opponents(
    line: str, of: Game, setting: Setting | None, source: random.Random, progress: tasks.Progress
) -> tuple[Sheet, ...]:
    """Create quick opponents; runs on a worker thread."""
    count, made = iter_opponents(line, of, setting, source)
    sheets = []
    for number, sheet in enumerate(made, start=1):
        sheets.append(sheet)
        if number % _PROGRESS_EVERY == 0:
            progress.advance(number, count)
    return tuple(sheets)


# ------------------------------------------------------------------------------------------ in the library's thread


def _find(system: str, words: str, library: Library) -> tuple[LibraryEntry, ...]:
    from core.store.records import Query  # noqa: PLC0415 - the database is loaded lazily

    return library.page(Query(text=words, system=system)).entries[:_MAX_LISTED]


def _load_characters(ids: tuple[str, ...], library: Library) -> list[_LoadedCharacter]:
    return [_describe(id_, open_character(library.load(id_).character, random.Random(0)), library) for id_ in ids]


def _describe(id_: str, sheet: Sheet, library: Library) -> _LoadedCharacter:
    of, resolved = game(sheet.system.id), resolve_setting(sheet, library.settings)
    state = state_at_entry(of.conflicts[0], sheet, resolved.setting) if of.conflicts else ""
    return _LoadedCharacter(id_, sheet, state, resolved)
