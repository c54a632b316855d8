"""The party window: all characters in one table, and actions for all or the selected."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFontMetrics, QGuiApplication, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QComboBox, QLabel, QMenu, QPushButton, QTableView, QWidget

from core.errors import QuireError
from core.messages import Message
from core.play.party_award import AwardKind, award_kinds
from core.play.party_procedure import PartyProcedure, rest_procedure, run_with_answers, shared_procedures
from core.procedures.driver import Driver
from core.procedures.procedure import ProcedureKind, Situation
from core.registry import game
from desktop import theme
from desktop.forms import load_form
from desktop.frame.toast import Toast
from desktop.library.drafts import new_seed
from desktop.library.library_service import LibraryService
from desktop.messages import render, translator_of
from desktop.party.award_bar import AwardBar, GivenAward
from desktop.party.frozen_panes import FrozenHeader, FrozenNames
from desktop.party.party_members import PartyMembers, PartyPlace, PartyScope, campaign_names
from desktop.party.party_menus import fill_menu
from desktop.party.party_model import FIXED_COLUMNS, PLAYER, PORTRAIT, PartyDelegate, PartyModel
from desktop.party.party_request import PartyRequest
from desktop.party.party_runner import PartyRunner, PreparedAction
from desktop.party.vital_popup import VitalPopup
from desktop.sheet.open_character import OpenCharacter
from desktop.sheet.party_columns import PartyColumn
from desktop.sheet.shared_characters import SharedCharacters
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.button_label import show_label

_NAMES = ((180, 260), (70, 130), (70, 200))
"""Minimum and maximum width of name, player and status."""
_CELL = (52, 190)
"""Minimum and maximum width of a column of a game."""
_PAD: Final = 20
_ROW, _HEAD = 40, 48
_NARROW: Final = 700
"""Below this width the column of players is hidden, and the award has a row of its own."""
_LABELLED: Final = 840
"""Width from which buttons have labels beside their signs."""


class PartyView(QWidget):
    """A party.

    Args:
        service: The library.
        shared: Opens the characters.
        place: What to show first.
        parent: Its owner.

    Signals:
        asked_sheet: The sheet of a character is to be shown; its id.
        asked_fight: A fight with these characters is to be set up; their ids.
        asked_print: An overview is to be printed; the sheets, and the name of the campaign or "".
        rolled: The roll log has new rolls.
        trouble: An action failed; a `Message`.
    """

    asked_sheet = Signal(str)
    asked_fight = Signal(object)
    asked_print = Signal(object, str)
    rolled = Signal()
    trouble = Signal(object)

    title_label: QLabel
    whom_combo: QComboBox
    sheet_button: QPushButton
    fight_button: QPushButton
    print_button: QPushButton
    table_host: QWidget
    deeds_layout: QBoxLayout
    award_kind_combo: QComboBox
    award_combo: QComboBox
    award_button: QPushButton
    empty_label: QLabel
    party_table: QTableView
    whom_label: QLabel
    advance_button: QPushButton
    recover_button: QPushButton
    said_label: QLabel
    back_button: QPushButton

    _is_joined = False

    def __init__(
        self,
        service: LibraryService,
        shared: SharedCharacters,
        place: PartyPlace,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        load_form(self, "party")
        self._service = service
        self._initial_ids = place.chosen
        self._first_selected = place.selected
        self.members = PartyMembers(service, shared, self)
        self.runner = PartyRunner(service, self.members, self)
        self.request = PartyRequest(self, self.members)
        self.vital_popup: VitalPopup | None = None
        self._model = PartyModel(self)
        self.toast = Toast(self.table_host)
        foot = (self.advance_button, self.recover_button, self.back_button)
        self._labels = {each: each.text() for each in (self.fight_button, self.print_button, self.sheet_button, *foot)}
        for button, label in self._labels.items():
            button.setAccessibleName(label.replace("&", ""))
        self.award = AwardBar(self.award_kind_combo, self.award_combo, self.award_button)
        self._award_systems: tuple[str, ...] = ()
        self._menus = {
            ProcedureKind.ADVANCEMENT: QMenu(self.advance_button),
            ProcedureKind.RECOVERY: QMenu(self.recover_button),
        }
        self._prepare_table()
        self._connect()
        theme.apply_icons(self)
        self.empty_label.hide()
        self._on_selected()
        if place.scope is not None:
            self.members.show(place.scope)
        self._is_undecided = place.scope is None
        service.run(self, campaign_names, self._on_campaigns)
        self._is_joined = True

    @property
    def place(self) -> PartyPlace:
        """What it shows, to open it again."""
        return PartyPlace(None if self._is_undecided else self.members.scope, self._initial_ids, self.selected_ids)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Redraw the portraits when the theme changes."""
        super().changeEvent(event)
        if self._is_joined and theme.is_theme_change(event):
            for character in self.members.members.values():
                self._model.refresh(character)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Hide labels of buttons, then the players, in a narrow window; the tool tip of the name has them."""
        super().resizeEvent(event)
        is_narrow = self.width() < theme.px(_NARROW)
        for button, label in self._labels.items():
            show_label(button, label, is_shown=self.width() >= theme.px(_LABELLED))
        self.party_table.setColumnHidden(PLAYER, is_narrow)
        direction = QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        if self.deeds_layout.direction() is not direction:
            self.deeds_layout.setDirection(direction)

    def _prepare_table(self) -> None:
        table = self.party_table
        table.setModel(self._model)
        table.setItemDelegate(PartyDelegate(self))
        table.setWordWrap(True)
        table.setCornerButtonEnabled(False)
        table.setDragDropMode(QTableView.DragDropMode.DragOnly)
        table.setIconSize(QSize(theme.px(PORTRAIT), theme.px(PORTRAIT)))
        table.selectionModel().selectionChanged.connect(self._on_selected)
        table.activated.connect(self._on_activated)
        self.frozen_names = FrozenNames(table, self._model)
        self.frozen_header = FrozenHeader(table, self._model)

    def _connect(self) -> None:
        self.members.listed.connect(self._on_listed)
        self.members.changed.connect(self._on_changed)
        self.members.undo_changed.connect(self._show_undo)
        self.members.trouble.connect(self._on_trouble)
        self.request.decided.connect(self._on_decided)
        self.request.trouble.connect(self._on_trouble)
        self.runner.applied.connect(self._on_applied)
        self.runner.undone.connect(self._on_undone)
        self.runner.rolled.connect(self.rolled)
        self.runner.trouble.connect(self._on_trouble)
        for kind, button in (
            (ProcedureKind.ADVANCEMENT, self.advance_button),
            (ProcedureKind.RECOVERY, self.recover_button),
        ):
            menu = self._menus[kind]
            menu.setToolTipsVisible(True)
            menu.aboutToShow.connect(partial(self._fill_menu, kind))
            button.setMenu(menu)
            # WORKAROUND: Qt keeps a button drawn pressed after its menu was opened with the keyboard.
            menu.aboutToHide.connect(button.update)
        self.back_button.clicked.connect(self.runner.undo)
        self.sheet_button.clicked.connect(self._on_sheet)
        self.fight_button.clicked.connect(self._on_fight)
        self.print_button.clicked.connect(self._on_print)
        self.party_table.clicked.connect(self._on_clicked)
        self.award.given.connect(self._on_award)
        self.award.refused.connect(self._show_status)
        self.whom_combo.activated.connect(self._on_scope)
        QShortcut(QKeySequence.StandardKey.Undo, self, self.runner.undo)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self.party_table, self.party_table.clearSelection)

    # ------------------------------------------------------------------------------------------------ who it is

    def _on_campaigns(self, names: Sequence[str]) -> None:
        """List the selected characters, every campaign, and those without one."""
        self.whom_combo.clear()
        if self._initial_ids:
            self.whom_combo.addItem(self.tr("Selected in the library"), PartyScope(self._initial_ids))
        for name in names:
            self.whom_combo.addItem(name, PartyScope(campaign=name))
        self.whom_combo.addItem(self.tr("No campaign"), PartyScope())
        if self._is_undecided:
            self._is_undecided = False
            self.members.show(self.whom_combo.itemData(0))
        for index in range(self.whom_combo.count()):
            if self.whom_combo.itemData(index) == self.members.scope:
                self.whom_combo.setCurrentIndex(index)

    @Slot(int)
    def _on_scope(self, index: int) -> None:
        scope = self.whom_combo.itemData(index)
        if isinstance(scope, PartyScope) and scope != self.members.scope:
            self._show_status("")
            self.members.show(scope)

    @Slot()
    def _on_listed(self) -> None:
        chosen, self._first_selected = self.selected_ids or self._first_selected, ()
        people = self.members.members
        self._model.show_people(people)
        self.empty_label.setVisible(not people)
        self.party_table.setVisible(bool(people))
        self._fit_columns()
        self.select(*chosen)
        self._on_selected()

    @Slot(str)
    def _on_changed(self, id_: str) -> None:
        character = self.members.members.get(id_)
        if character is not None:
            self._model.refresh(character)

    @Slot(object)
    def _on_trouble(self, message: Message) -> None:
        self._show_status(render(message))
        self._on_selected()
        self.trouble.emit(message)

    def _fit_columns(self) -> None:
        """Fit the columns to their contents; headers may wrap."""
        rows, table = self._model.rows, self.party_table
        for index, row in enumerate(rows):
            table.setRowHeight(index, theme.px(_HEAD if row.is_header else _ROW))
        plain, small = QFontMetrics(theme.font()), QFontMetrics(theme.font(theme.TextStyle.LABEL))
        for column in range(self._model.columnCount()):
            least, most = (theme.px(each) for each in (_NAMES[column] if column < FIXED_COLUMNS else _CELL))
            widest = theme.px(PORTRAIT) + small.maxWidth() if column == 0 else 0
            room = widest
            for index, row in enumerate(rows):
                text = str(self._model.index(index, column).data() or "")
                words = text.split() if row.is_header and column else [text]
                metrics = small if row.is_header else plain
                widest = max([widest, *(room + metrics.horizontalAdvance(word) for word in words)])
            table.setColumnWidth(column, min(max(widest + theme.px(_PAD), least), most))

    # ------------------------------------------------------------------------------------------------ who is chosen

    @property
    def selected_ids(self) -> tuple[str, ...]:
        """Ids of the characters selected in the table."""
        selected = {index.row() for index in self.party_table.selectionModel().selectedRows()}
        return tuple(row.id for number, row in enumerate(self._model.rows) if number in selected and row.id)

    @property
    def affected(self) -> dict[str, OpenCharacter]:
        """Characters that actions apply to: the selected, or all."""
        people, chosen = self.members.members, self.selected_ids
        return {id_: each for id_, each in people.items() if not chosen or id_ in chosen}

    def select(self, *ids: str) -> None:
        """Select characters in the table; without ids none."""
        selection = self.party_table.selectionModel()
        selection.clearSelection()
        flags = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
        for id_ in ids:
            row = self._model.row_of(id_)
            if row >= 0:
                selection.select(self._model.index(row, 0), flags)

    @Slot()
    def _on_selected(self) -> None:
        number, total = len(self.selected_ids), len(self.members.members)
        if number:
            self.whom_label.setText(self.tr("For %n selected", "", number))
        elif self.members.is_loading and not total:
            self.whom_label.setText(self.tr("Loading characters…"))
        else:
            self.whom_label.setText(self.tr("For all (%n)", "", total))
        for button in (self.advance_button, self.recover_button):
            button.setEnabled(total > 0)
        self.sheet_button.setEnabled(number > 0)
        self.print_button.setEnabled(total > 0)
        self.fight_button.setEnabled(total > 0)
        self._show_awards()
        self._show_undo()

    @Slot()
    def _on_fight(self) -> None:
        """Set up a fight with the affected characters of one game: that of the first."""
        people = self.affected
        system = next(iter(people.values())).sheet.system.id
        self.asked_fight.emit([id_ for id_, each in people.items() if each.sheet.system.id == system])

    @Slot()
    def _on_print(self) -> None:
        """Print the affected characters."""
        sheets = [each.sheet for each in self.affected.values()]
        scope = self.members.scope
        self.asked_print.emit(sheets, "" if scope.ids else scope.campaign)

    @Slot(QModelIndex)
    def _on_clicked(self, index: QModelIndex) -> None:
        """Open the sheet of a name, or what changes a vital; with Ctrl or Shift a click only selects."""
        row = self._model.rows[index.row()]
        if not row.id or QGuiApplication.keyboardModifiers():
            return
        if index.column() == 0:
            self.asked_sheet.emit(row.id)
        elif (column := self._model.vital_at(index)) is not None:
            self._open_vital(index, column)

    @Slot()
    def _on_sheet(self) -> None:
        for id_ in self.selected_ids[:1]:
            self.asked_sheet.emit(id_)

    @Slot(QModelIndex)
    def _on_activated(self, index: QModelIndex) -> None:
        """Open with Enter what changes a vital, elsewhere the sheet."""
        row, column = self._model.rows[index.row()], self._model.vital_at(index)
        if row.id and column is not None:
            self._open_vital(index, column)
        elif row.id:
            self.asked_sheet.emit(row.id)

    def _open_vital(self, index: QModelIndex, column: PartyColumn) -> None:
        id_ = self._model.rows[index.row()].id
        self.vital_popup = VitalPopup(self.members.members[id_], column, self.party_table)
        self.vital_popup.open_at(self.party_table.visualRect(index), self.party_table.viewport())

    # ------------------------------------------------------------------------------------------------ what is done

    def available_actions(self, kind: ProcedureKind) -> tuple[PartyProcedure, ...]:
        """Return the actions available for the affected characters."""
        systems = dict.fromkeys(each.sheet.system.id for each in self.affected.values())
        procedures = {system: tuple(game(system).procedures.values()) for system in systems}
        rest = rest_procedure(procedures)
        actions = [*([] if rest is None else [rest]), *shared_procedures(procedures)]
        fitting = [each for each in actions if each.kind is kind]
        return tuple(
            sorted(fitting, key=lambda each: (-len(each.procedures), list(systems).index(next(iter(each.procedures)))))
        )

    def _fill_menu(self, kind: ProcedureKind) -> None:
        fill_menu(self._menus[kind], self.available_actions(kind), self.affected.values(), self.start_action)

    def start_action(self, procedure: PartyProcedure) -> None:
        """Ask what an action needs."""
        self.toast.dismiss()
        is_advancement = procedure.kind is ProcedureKind.ADVANCEMENT
        self.request.open(procedure, self.affected, self.advance_button if is_advancement else self.recover_button)

    @Slot(object)
    def _on_decided(self, action: PreparedAction) -> None:
        self._show_status("")
        self.runner.apply(action)

    @Slot(str)
    def _on_applied(self, label: str) -> None:
        self._show_undo()
        self.toast.show_text(self.tr("Done: {label}").format(label=label), self.runner.undo)

    @Slot(object)
    def _on_award(self, award: GivenAward) -> None:
        """Award an amount to the characters of its game, each by its own rules; those that cannot are named."""
        drivers: dict[str, Driver] = {}
        left_out: list[str] = []
        for id_, character in self.affected.items():
            if character.sheet.system.id != award.kind.system:
                continue
            character.leave_field()
            situation = Situation((character.sheet.copy(random.Random()),), character.setting.setting)
            script = {award.kind.request.key: award.amount}
            try:
                drivers[id_] = run_with_answers(award.kind.procedure, situation, new_seed(), script).driver
            except QuireError as error:
                left_out.append(render(error.message))
        if drivers:
            title = translator_of(award.kind.system)(award.kind.procedure.label)
            label = f"{title}: {award.kind.request.label} {award.text}"
            self._on_decided(PreparedAction(label, drivers))
            self.award.clear()
        if left_out:
            self._show_status(" ".join(left_out))

    def _show_awards(self) -> None:
        """Offer the awards of the games of the affected characters."""
        people: dict[str, list[OpenCharacter]] = {}
        for character in self.affected.values():
            people.setdefault(character.sheet.system.id, []).append(character)
        if tuple(people) == self._award_systems:
            return
        self._award_systems = tuple(people)
        kinds: list[AwardKind] = []
        for system, own in people.items():
            situations = [Situation((each.sheet.copy(random.Random(0)),), each.setting.setting) for each in own]
            kinds += award_kinds(system, game(system).procedures.values(), situations, translator_of(system))
        self.award.show_kinds(kinds)
        if {each.system for each in kinds} != set(people):
            self._award_systems = ()  # of those who cannot be awarded nothing is known: others may tell

    @Slot()
    def _show_undo(self) -> None:
        last = self.runner.last_action
        self.back_button.setEnabled(last is not None)
        self.back_button.setToolTip(
            self.tr("Undo the last action for all")
            if last is None
            else escape_tool_tip(self.tr("Undo for all: {label}").format(label=last.label))
        )

    @Slot(str)
    def _on_undone(self, label: str) -> None:
        self._show_status(self.tr("Undone: {label}").format(label=label))
        self._show_undo()

    def _show_status(self, text: str) -> None:
        self.said_label.setText(text)

    def close_party(self) -> None:
        """Close all characters once they are saved."""
        self.members.close()
