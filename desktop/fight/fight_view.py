"""The fight window: shows fighters, round timeline and log, and asks each decision."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Final, cast

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QItemSelectionRange,
    QModelIndex,
    QObject,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSplitter,
    QTableView,
    QWidget,
)

from core.character.labels import citation_text
from core.errors import QuireError
from core.export.atomic_file import write_file
from core.messages import Message, Translate, localize_text
from core.play.arena import Control
from core.play.decisions import DecisionPolicy
from core.procedures.events import LoggedEvent
from core.procedures.requests import Request, Roll
from desktop import tasks, theme
from desktop.address_labels import translate_text
from desktop.fight import log_text
from desktop.fight.fight_columns import split_width
from desktop.fight.fight_log import LogModel, LogRowSizer
from desktop.fight.fight_run import FightRun
from desktop.fight.fight_titles import end_title
from desktop.fight.participant_model import FIXED_COLUMNS, ParticipantDelegate, ParticipantModel
from desktop.forms import load_form
from desktop.messages import choose_save_file, confirm, render
from desktop.numerals import with_minus
from desktop.requests import RequestControl, RequestHost
from desktop.theme import px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.caption import SummaryLabel
from desktop.widgets.round_timeline import RoundTimeline

_VITAL_WIDTHS: Final = (40, 60)
"""Width of a vital's column, in a narrow and in a wide window."""
_NAME: Final = 80
_TABLE: Final = 240
"""Minimum width of the names, and of the whole table."""
_NAMES: Final = (200, 230)
"""Width for name, side and state: the minimum, below which the side is hidden, and the usual."""
_WAIT_REFRESHES: Final = 3
"""Refreshes after which "Quire is deciding" is shown."""
_REWIND_NOTICE_MS: Final = 150
"""Milliseconds that a rewind may take without notice."""
_LOW: Final = 600
"""Height below which a window is low."""
_PEOPLE: Final = frozenset(Control) - {Control.AUTO}


class FightView(QWidget):
    """The window of a fight.

    Signals:
        asked_sheet: A character's sheet is to be shown; its id.
        asked_players: The players' screen is to be shown.
        left: The fight was ended.
        trouble: An action failed; a `Message`.

    Args:
        run: The fight.
    """

    asked_sheet = Signal(str)
    asked_players = Signal()
    left = Signal()
    trouble = Signal(object)

    title_label: SummaryLabel
    when_label: QLabel
    typed_check: QCheckBox
    master_check: QCheckBox
    players_button: QPushButton
    finish_button: QPushButton
    round_area: QScrollArea
    round_host: QWidget
    columns_splitter: QSplitter
    participants_table: QTableView
    control_combo: QComboBox
    sheet_button: QPushButton
    due_panel: QWidget
    decider_label: QLabel
    due_label: QLabel
    due_help_label: QLabel
    control_area: QScrollArea
    control_host: QWidget
    problem_label: QLabel
    way_bar: QProgressBar
    back_button: QPushButton
    stop_button: QPushButton
    decide_button: QPushButton
    answer_button: QPushButton
    log_panel: QWidget
    log_edit: QLineEdit
    log_list: QTableView
    here_button: QPushButton
    copy_button: QPushButton
    export_button: QPushButton

    def __init__(self, run: FightRun, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        load_form(self, "fight")
        self.run = run
        self._request_host = RequestHost(self.control_host, self.answer_button, self.problem_label, self)
        self._shown: Request | None = None
        self._refreshes_waited = 0
        self._refusal = ""
        self._has_moved_splitter = False
        self._due_min_width = 0
        self._decider: int | None = None
        self._participants = ParticipantModel(self)
        self._log = LogModel(self)
        self._log_rows = LogRowSizer(self.log_list, self._log)
        self._picture = RoundTimeline(self.round_host)
        self._fill()
        self._connect()
        run.advance()
        self._refresh()

    @property
    def control(self) -> RequestControl | None:
        """The control of the current request, or None."""
        return self._request_host.control

    def rename(self, title: str) -> None:
        """Rename the fight."""
        self.run.rename(title)
        self._show_title()

    def _show_title(self) -> None:
        self.title_label.setText(self.run.title)
        self.title_label.setToolTip(escape_tool_tip(self.run.title))

    def _fill(self) -> None:
        for control, name in (
            (Control.PLAYER, self.tr("Player")),
            (Control.OPPONENT, self.tr("Opposing player")),
            (Control.GM, self.tr("Game Master")),
            (Control.AUTO, self.tr("Quire")),
        ):
            self.control_combo.addItem(name, control.value)
        self.title_label.set_compact(True)
        self._show_title()
        self.typed_check.setChecked(bool(self.run.fight.decision_policy.rolls))
        self.master_check.setChecked(self.run.fight.decision_policy.game_master)
        host = self.round_host.layout()
        if host is not None:
            host.addWidget(self._picture)
        self.participants_table.setModel(self._participants)
        self.participants_table.setItemDelegate(ParticipantDelegate(self))
        self.participants_table.setWordWrap(False)
        self.participants_table.verticalHeader().hide()
        self.participants_table.verticalHeader().setDefaultSectionSize(px(32))
        self.control_area.viewport().setAutoFillBackground(False)
        self._show_rewind(is_shown=False)
        theme.apply_icons(self)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Focus the current decision."""
        super().showEvent(event)
        self._share_width()
        QTimer.singleShot(0, self, self._show_decider)
        if self.control is not None and not event.spontaneous():
            self.control.take_focus()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Split the width, unless the user moved the splitter."""
        super().resizeEvent(event)
        self._share_width()
        self._fit_columns()
        self._set_compact(is_low=self.height() < px(_LOW))

    def _share_width(self) -> None:
        """Split the width, unless the user moved the splitter."""
        if self._has_moved_splitter or not self.isVisible():
            return
        self._due_min_width = max(self._due_min_width, self.due_panel.minimumSizeHint().width())
        width = sum(self.columns_splitter.sizes())
        shared = split_width(width, self._due_min_width, self.log_panel.minimumSizeHint().width())
        if shared != tuple(self.columns_splitter.sizes()):
            self.columns_splitter.setSizes(shared)

    def _set_compact(self, *, is_low: bool) -> None:
        """Use smaller headings in a low window, so that the options have room."""
        roles = ("side_title", "name") if is_low else ("title", "side_title")
        for label, role in zip((self.decider_label, self.due_label), roles, strict=True):
            if label.property("role") != role:
                label.setProperty("role", role)
                label.style().unpolish(label)
                label.style().polish(label)

    @Slot()
    def _on_moved(self) -> None:
        self._has_moved_splitter = True
        self._fit_columns()

    def _go_to_decision(self) -> None:
        """Focus the current decision again."""
        if self.control is not None:
            self.control.take_focus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Let Ctrl+Z undo a step while a line edit has nothing to undo; refit columns on resize."""
        if watched is self.participants_table and event.type() == QEvent.Type.Resize:
            self._fit_columns()
        if isinstance(watched, QLineEdit) and event.type() == QEvent.Type.ShortcutOverride:
            is_undo = isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Undo)
            if is_undo and not watched.isUndoAvailable():
                event.ignore()
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Press the focused button with Enter; elsewhere Enter continues."""
        focus = self.focusWidget()
        is_enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        is_own = isinstance(focus, QLineEdit) or self.control_area.isAncestorOf(focus)
        if not is_enter or is_own or event.isAutoRepeat():
            super().keyPressEvent(event)
        elif isinstance(focus, QPushButton):
            focus.click()
        else:
            self._on_answer()

    def _connect(self) -> None:
        self.run.changed.connect(self._refresh)
        self.run.rewind_started.connect(self._on_rewind_started)
        self.run.rewind_advanced.connect(self._on_advanced)
        self.run.refused.connect(self._on_refused)
        self.run.trouble.connect(self.trouble)
        self.answer_button.clicked.connect(self._on_answer)
        self._request_host.submitted.connect(self._on_answer)
        self.decide_button.clicked.connect(self._on_decide)
        self.back_button.clicked.connect(self._on_back)
        self.stop_button.clicked.connect(self.run.cancel_rewind)
        self.typed_check.toggled.connect(self._on_policy)
        self.master_check.toggled.connect(self._on_policy)
        self.players_button.clicked.connect(self._on_players)
        self.finish_button.clicked.connect(self._on_finish)
        self.control_combo.activated.connect(self._on_control)
        self.sheet_button.clicked.connect(self._on_sheet)
        self.log_edit.textChanged.connect(self._on_search)
        self.here_button.clicked.connect(self._on_here)
        self.log_list.selectionModel().selectionChanged.connect(self._on_log_selected)
        self._log.modelReset.connect(self._on_log_selected)
        self.copy_button.clicked.connect(self._on_copy)
        self.export_button.clicked.connect(self._on_export)
        self.participants_table.selectionModel().currentRowChanged.connect(self._on_participant_selected)
        self._picture.place_in_scroll_area(self.round_area)
        self.columns_splitter.splitterMoved.connect(self._on_moved)
        self.participants_table.installEventFilter(self)
        QShortcut(QKeySequence.StandardKey.Undo, self, self._on_back)
        QShortcut(QKeySequence.StandardKey.Cancel, self, self.run.cancel_rewind)
        QShortcut(
            QKeySequence.StandardKey.Copy, self.log_list, self._on_copy, context=Qt.ShortcutContext.WidgetShortcut
        )

    # ------------------------------------------------------------------------------------------------ what it shows

    @property
    def lines(self) -> tuple[str, ...]:
        """The log as text, oldest line first."""
        return tuple(log_text.line(logged.event, self.run.fight.translate) for logged in self.run.fight.events)

    @Slot()
    def _refresh(self) -> None:
        fight = self.run.fight
        table = fight.table
        self.when_label.setText(localize_text(table.time, fight.translate))
        names = [each.name for each in fight.arena.participants]
        names += [localize_text(name, fight.translate) for name in table.extra_rows]
        decider = fight.decider
        self._picture.show_round(names, table.timeline, table.scale, table.now, fight.translate, decider=decider)
        self.round_area.setFixedHeight(min(self._picture.sizeHint().height(), px(220)))
        is_first = self._participants.rowCount() == 0
        self._participants.show_fight(fight)
        if is_first:
            self._fit_columns()
            self.participants_table.selectRow(0)
        self._show_due()
        self._show_log()
        self.back_button.setEnabled(fight.can_undo)
        self._on_log_selected()
        if decider is not None and decider != self._decider:
            QTimer.singleShot(0, self, self._show_decider)
        self._decider = decider

    @Slot()
    def _show_decider(self) -> None:
        """Scroll to the deciding fighter, in the timeline and in the table."""
        if self._decider is None:
            return
        self.participants_table.scrollTo(self._participants.index(self._decider, 0))
        self._picture.scroll_to_decider()

    def _fit_columns(self) -> None:
        """Fit the columns of vitals into the width that the names leave."""
        header, count = self.participants_table.horizontalHeader(), len(self.run.fight.conflict.vitals)
        if not self._participants.columnCount():
            return
        least, most = _VITAL_WIDTHS
        header.setMinimumSectionSize(px(least))  # else with some fonts vitals take the names' room
        self.participants_table.setMinimumWidth(max(px(_TABLE), px(_NAME) + px(least) * count))
        width = self.columns_splitter.sizes()[0]
        room = (width - px(_NAMES[1])) // max(count, 1)
        is_narrow = width - px(least) * count < px(_NAMES[0])
        left, given = range(FIXED_COLUMNS, FIXED_COLUMNS + count), max(room, px(least))
        self._participants.set_narrow(
            is_narrow, is_tight=any(given < self._participants.vital_width(each) for each in left)
        )
        self.participants_table.setColumnHidden(1, is_narrow)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        for column in left:
            header.resizeSection(column, min(given, max(px(most), self._participants.vital_width(column))))
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        header.setResizeContentsPrecision(0)  # measure visible rows only: a battle has hundreds

    def _show_log(self) -> None:
        """Update the log."""
        self._log.show_events(self.run.fight.events, self.run.fight.translate, self._cite)
        self._log_rows.show_newest()

    def _cite(self, cite: str) -> str:
        system = self.run.fight.sheets[0].system
        return translate_text(system, citation_text(system, cite))

    def _show_due(self) -> None:
        """Show the current decision, or the outcome."""
        fight = self.run.fight
        if self.run.is_rewinding:
            return  # shown when the rewind is done
        self._show_rewind(is_shown=False)
        if self.run.is_advancing and not fight.is_asking and not fight.is_over:
            self._show_waiting()
            return
        request = fight.request
        self._refreshes_waited = 0
        if request is self._shown and request is not None:
            self._refusal = ""  # shown with it
            return
        self._shown = request
        self._request_host.clear()
        self.decide_button.setVisible(request is not None)
        self.answer_button.setVisible(request is not None)
        self.due_help_label.setVisible(request is not None and bool(request.help))
        if request is None:
            self._show_end()
            return
        participant = request.decider
        self.decider_label.setText(self._decider_text(request, participant))
        self.due_label.setText(with_minus(request.label))
        self.due_label.show()
        self.due_help_label.setText(with_minus(request.help))
        for line in self._request_host.show_request(request, fight.sheets[participant or 0]).findChildren(QLineEdit):
            line.installEventFilter(self)
        is_roll = isinstance(request, Roll)
        self.decide_button.setText(self.tr("&Roll") if is_roll else self.tr("Decide for &me"))
        if is_roll or request.policy is None:
            self._request_host.take_focus()
        else:
            self._preselect(request)
        if self._refusal:
            self._request_host.show_problem(self._refusal)  # the failed answer is asked again
            self._refusal = ""
        self._share_width()

    def _preselect(self, request: Request) -> None:
        """Select the default answer, unless a number that it needs cannot be used."""
        try:
            default = request.auto(random.Random(0), {})
        except QuireError as error:
            self._refusal = self._refusal or render(error.message)
            self._request_host.take_focus()
        else:
            self._request_host.take_focus(default)

    def _decider_text(self, request: Request, participant: int | None) -> str:
        if participant is not None:
            return self.run.fight.arena.participants[participant].name
        return self.tr("Everyone") if request.deciders else self.tr("Game Master")

    def _show_waiting(self) -> None:
        """Keep the last decision visible while Quire answers; show a notice if that takes longer."""
        self._refreshes_waited += 1
        if self._refreshes_waited == _WAIT_REFRESHES:
            self._clear_due(self.tr("Quire is deciding…"))

    def _clear_due(self, instead: str) -> None:
        """Remove the decision and show a notice instead."""
        self._shown = None
        self._request_host.clear()
        self.decider_label.setText(instead)
        for widget in (self.due_label, self.due_help_label, self.problem_label):
            widget.hide()
        self.decide_button.hide()
        self.answer_button.hide()

    @Slot()
    def _on_rewind_started(self) -> None:
        """Show that a rewind is running, unless it ends at once."""
        QTimer.singleShot(_REWIND_NOTICE_MS, self, self._show_rewinding)

    def _show_rewinding(self) -> None:
        if not self.run.is_rewinding or not self.way_bar.isHidden():
            return
        is_here = self.due_panel.isAncestorOf(self.focusWidget())
        self._clear_due(self.tr("Rewinding…"))
        self._show_rewind(is_shown=True)
        if is_here:
            self.back_button.setFocus()

    def _show_rewind(self, *, is_shown: bool) -> None:
        """Show or hide the progress of a rewind and its Stop button."""
        if not is_shown and self.stop_button.hasFocus():
            self.back_button.setFocus()
        self.way_bar.setRange(0, 0)
        self.way_bar.setVisible(is_shown)
        self.stop_button.setVisible(is_shown)

    @Slot(int, int)
    def _on_advanced(self, number: int, total: int) -> None:
        self.way_bar.setRange(0, total)
        self.way_bar.setValue(number)

    def _show_end(self) -> None:
        outcome = self.run.fight.outcome
        self.decider_label.setText(end_title(outcome))
        self.due_label.setText(self.tr("%n round(s)", "", outcome.rounds))
        self.due_label.show()
        last = self.run.fight.events[-1].event if self.run.fight.events else None
        self.due_help_label.setText("" if last is None else log_text.sentence(last, self.run.fight.translate))
        self.due_help_label.setVisible(last is not None)
        self.problem_label.hide()
        self.log_list.setFocus()  # so that Enter cannot end the fight

    # ------------------------------------------------------------------------------------------------ what is done

    @Slot()
    def _on_answer(self) -> None:
        is_stale = self.run.is_rewinding or self.run.fight.request is not self._shown
        if self.control is None or self.control.problem or is_stale:
            return
        try:
            self.run.answer(self.control.answer, self.control.how)
        except QuireError as error:
            self._request_host.show_problem(render(error.message))

    @Slot(object)
    def _on_refused(self, message: Message) -> None:
        """Show at the decision why the fight cannot continue from it; it is asked again."""
        self._refusal = render(message)
        if self._shown is not None:
            self._request_host.show_problem(self._refusal)

    @Slot()
    def _on_decide(self) -> None:
        if self._shown is not None and self.run.fight.request is self._shown:
            self.run.decide()

    @Slot()
    def _on_back(self) -> None:
        self.run.undo()

    @Slot()
    def _on_here(self) -> None:
        event = self._log.event_index(self.log_list.currentIndex())
        if event is not None:
            self.run.rewind_to(event)
            self._go_to_decision()

    @Slot()
    def _on_log_selected(self) -> None:
        chosen = self.log_list.selectionModel().selectedRows()
        self.here_button.setEnabled(len(chosen) == 1 and self.back_button.isEnabled())

    @Slot()
    def _on_policy(self) -> None:
        is_typed = self.typed_check.isChecked()
        rolls = _PEOPLE if is_typed else frozenset()
        self.run.set_asks(
            DecisionPolicy(self.run.fight.decision_policy.controls, self.master_check.isChecked(), rolls, is_typed)
        )
        self._go_to_decision()

    @Slot(QModelIndex, QModelIndex)
    def _on_participant_selected(self, index: QModelIndex, _before: QModelIndex) -> None:
        if index.isValid():
            control = self.run.fight.control(index.row())
            self.control_combo.setCurrentIndex(self.control_combo.findData(control.value))
            self.sheet_button.setEnabled(bool(self.run.fight.arena.participants[index.row()].id))

    @Slot(int)
    def _on_control(self, index: int) -> None:
        control = Control(self.control_combo.itemData(index))
        rows = self.participants_table.selectionModel().selectedRows()
        self.run.set_control(control, *(selected.row() for selected in rows))
        self._go_to_decision()

    @Slot()
    def _on_sheet(self) -> None:
        row = self.participants_table.currentIndex().row()
        if row >= 0:
            self.asked_sheet.emit(self.run.fight.arena.participants[row].id)

    @Slot()
    def _on_players(self) -> None:
        """Show the players' screen and focus the decision again."""
        self._go_to_decision()
        self.asked_players.emit()

    @Slot()
    def _on_finish(self) -> None:
        question = Message(
            "finish_fight",
            "The fight is deleted and can no longer be undone. Changes to the sheets are kept.",
            {},
        )
        if confirm(self, question, self.tr("End fight"), is_destructive=True):
            self.run.finish()
            self.left.emit()

    # ------------------------------------------------------------------------------------------------ the log

    @Slot()
    def _on_search(self) -> None:
        self._log.set_filter(self.log_edit.text())
        self._log_rows.show_newest()

    @Slot()
    def _on_copy(self) -> None:
        """Copy the selected lines, else all lines shown."""
        chosen = cast("Iterable[QItemSelectionRange]", self.log_list.selectionModel().selection())
        rows = sorted({row for part in chosen for row in range(part.top(), part.bottom() + 1)})
        work = partial(log_text.text, self._log.events_of(rows or None), self.run.fight.translate)
        tasks.run(self, work, self._on_copied, self._on_not_written, self.tr("Copying the log"))

    def _on_copied(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)

    @Slot()
    def _on_export(self) -> None:
        file = choose_save_file(self, self.tr("Save the log"), self.tr("Text (*.txt)"), Path(f"{self.run.title}.txt"))
        if file is not None:
            work = partial(_save, file, self.run.fight.events, self.run.fight.translate)
            tasks.run(self, work, self._on_saved, self._on_not_written, self.tr("Saving the log"))

    def _on_saved(self, _nothing: object) -> None:
        """Do nothing: saving succeeded."""

    def _on_not_written(self, error: QuireError) -> None:
        self.trouble.emit(error.message)

    def select(self, participant: int) -> None:
        """Select a fighter in the table."""
        index = self._participants.index(participant, FIXED_COLUMNS - 1)
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self.participants_table.selectionModel().setCurrentIndex(index, flags)

    def save(self) -> None:
        """Save the current state of the fight."""
        self.run.save()


def _save(file: Path, events: Sequence[LoggedEvent], words: Translate) -> None:
    """Save a whole log; runs on a worker thread."""
    write_file(file, f"{log_text.text(events, words)}\n".encode())
