"""The fight window: sides, round timeline, the present decision, and the log.

`DecisionPanel` shows the decision, `HandBar` applies changes by hand, `FightLayout` places the parts by the width of
the window; this module connects them with the fight.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Final, cast

from PySide6.QtCore import QEvent, QItemSelectionRange, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QLabel,
    QLineEdit,
    QMenu,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QSplitter,
    QStackedWidget,
    QTabBar,
    QTableView,
    QToolButton,
    QWidget,
)

from core.character.labels import citation_text
from core.errors import QuireError
from core.export.atomic_file import write_file
from core.messages import Message, Translate, localize_text
from core.play.arena import Control
from core.play.decisions import DecisionPolicy
from core.procedures.events import LoggedEvent
from desktop import tasks, theme
from desktop.address_labels import translate_text
from desktop.fight import log_text
from desktop.fight.card_list import CardList
from desktop.fight.decision_options import DecisionOptions
from desktop.fight.decision_panel import DecisionPanel
from desktop.fight.fight_layout import FightLayout
from desktop.fight.fight_log import LogFilter, LogModel
from desktop.fight.fight_run import FightRun
from desktop.fight.fighter_cards import FightSides
from desktop.fight.hand_bar import HandBar
from desktop.fight.latecomer_dialog import LatecomerDialog
from desktop.fight.log_rows import LogRows
from desktop.fight.sides_label import SidesLabel
from desktop.forms import load_form
from desktop.frame.toast import Toast
from desktop.messages import choose_save_file, confirm
from desktop.requests import RequestControl
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.caption import SummaryLabel
from desktop.widgets.columns import Columns
from desktop.widgets.key_button import KeyButton
from desktop.widgets.number_box import NumberBox
from desktop.widgets.round_timeline import RoundTimeline

_PEOPLE: Final = frozenset(Control) - {Control.AUTO}


class FightView(QWidget):
    """The window of a fight.

    Signals:
        asked_sheet: A character's sheet is to be shown; its id.
        asked_players: The players' screen is to be shown.
        asked_print: A tracker or opponents are to be printed; the sheets, the side of each and whether it is a
            player's character, and the title of the fight.
        left: The fight was ended.
        trouble: An action failed; a `Message`.

    Args:
        run: The fight.
    """

    asked_sheet = Signal(str)
    asked_players = Signal()
    asked_print = Signal(object, object, str)
    left = Signal()
    trouble = Signal(object)

    title_label: SummaryLabel
    sides_host: QWidget
    when_label: QLabel
    back_button: QPushButton
    typed_button: QPushButton
    players_button: QPushButton
    finish_button: QPushButton
    more_button: QToolButton
    round_area: QScrollArea
    round_host: QWidget
    strips_host: QWidget
    columns_splitter: QSplitter
    left_host: QWidget
    right_host: QWidget
    due_panel: QWidget
    center_tabs: QTabBar
    center_stack: QStackedWidget
    decision_page: QWidget
    last_host: QWidget
    decider_label: QLabel
    control_label: QLabel
    due_label: QLabel
    due_help_label: QLabel
    control_area: QScrollArea
    control_host: QWidget
    problem_label: QLabel
    way_bar: QProgressBar
    stop_button: QPushButton
    answer_button: KeyButton
    decide_button: QPushButton
    round_button: KeyButton
    next_host: QWidget
    log_page: QWidget
    hand_bar: QWidget
    hand_columns: Columns
    hand_rule: QFrame
    hand_who_button: QToolButton
    hand_amount_spin: NumberBox
    hand_place_combo: QComboBox
    hand_damage_button: QPushButton
    hand_heal_button: QPushButton
    log_panel: QWidget
    log_edit: QLineEdit
    log_combo: QComboBox
    log_list: QTableView
    copy_button: QPushButton
    export_button: QPushButton

    _is_new = False

    def __init__(self, run: FightRun, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        load_form(self, "fight")
        self.run = run
        self._decider: int | None = None
        self._undone: tuple[LoggedEvent, ...] = ()
        self._answers = len(run.fight.answers)
        self._sides = FightSides()
        self._sides_label = SidesLabel(self.sides_host)
        self.timeline = RoundTimeline(self.round_host)
        self.columns = tuple(CardList(self._sides, column) for column in (0, 1))
        self.master_action = QAction(self.tr("&Ask the Game Master"), self)
        self._log = LogModel(self)
        self._log_rows = LogRows(self.log_list, self._log, self._sides)
        self.decision = DecisionPanel(self, self._sides)
        self.hand = HandBar(self)
        self._layout = FightLayout(self, self.columns, self.timeline)
        self.toast = Toast(self, has_key=False)
        self._fill()
        self._connect()
        self._connect_keys()
        run.advance()
        self._refresh()
        self.hand.choose((0,))

    @property
    def control(self) -> RequestControl | None:
        """The control of the current request, or None."""
        return self.decision.control

    def rename(self, title: str) -> None:
        """Rename the fight."""
        self.run.rename(title)
        self._show_title()

    def _show_title(self) -> None:
        """Show the title if it is a custom one; the sides say the other."""
        self.title_label.setText(self.run.title)
        self.title_label.setToolTip(escape_tool_tip(self.run.title))
        self.title_label.setVisible(self.run.has_custom_title)

    def _fill(self) -> None:
        self.title_label.set_compact(True)
        self._show_title()
        self.typed_button.setChecked(bool(self.run.fight.decision_policy.rolls))
        self.master_action.setCheckable(True)
        self.master_action.setChecked(self.run.fight.decision_policy.game_master)
        self.master_action.setToolTip(self.tr("If off, Quire decides for the Game Master"))
        menu = QMenu(self.more_button)
        menu.setToolTipsVisible(True)
        menu.addAction(self.master_action)
        menu.addAction(self.tr("&Print…")).triggered.connect(self._on_print)
        self.more_button.setMenu(menu)
        for host, widget in ((self.round_host, self.timeline), (self.sides_host, self._sides_label)):
            if (layout := host.layout()) is not None:
                layout.addWidget(widget)
        for kinds, name in (
            (LogFilter.ALL, self.tr("All")),
            (LogFilter.ATTACKS, self.tr("Attacks")),
            (LogFilter.LOSSES, self.tr("Damage and healing")),
            (LogFilter.STATES, self.tr("States")),
            (LogFilter.BY_HAND, self.tr("By hand")),
        ):
            self.log_combo.addItem(name, kinds)
        theme.apply_icons(self)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Focus the current decision."""
        super().showEvent(event)
        self._layout.fit()
        QTimer.singleShot(0, self, self._show_decider)
        if not event.spontaneous():
            self._is_new = True
            QTimer.singleShot(0, self, self.decision.take_focus)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Focus the current decision once a new window is active, which gives the focus to its first button: Undo."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self._is_new and self.isActiveWindow():
            self._is_new = False
            QTimer.singleShot(0, self, self.decision.take_focus)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Lay the parts out for the new size."""
        super().resizeEvent(event)
        self._layout.fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Let Ctrl+Z undo a step while a line edit has nothing to undo."""
        if isinstance(watched, QLineEdit) and event.type() == QEvent.Type.ShortcutOverride:
            is_undo = isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Undo)
            if is_undo and not watched.isUndoAvailable():
                event.ignore()
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Press the focused button with Enter; elsewhere Enter, Space and 1 to 5 decide, except in inputs."""
        focus, control = self.focusWidget(), self.control
        is_enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        is_own = isinstance(focus, QLineEdit | QComboBox | QSpinBox) or self.control_area.isAncestorOf(focus)
        if event.isAutoRepeat() or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or is_own:
            super().keyPressEvent(event)
        elif is_enter and isinstance(focus, QToolButton):
            focus.showMenu()
        elif is_enter and isinstance(focus, QPushButton):
            focus.click()
        elif is_enter or (event.key() == Qt.Key.Key_Space and not isinstance(focus, QPushButton)):
            self.decision.answer()
        elif not (isinstance(control, DecisionOptions) and control.choose_by_key(event)):
            super().keyPressEvent(event)

    def _connect(self) -> None:
        run, decision = self.run, self.decision
        run.changed.connect(self._refresh)
        run.rewind_started.connect(decision.on_rewind_started)
        run.rewind_advanced.connect(decision.on_rewind_advanced)
        run.rewound.connect(self._on_rewound)
        run.refused.connect(decision.on_refused)
        run.trouble.connect(self.trouble)
        decision.ended.connect(self.log_list.setFocus)  # so that Enter cannot end the fight
        self.answer_button.clicked.connect(decision.answer)
        self.decide_button.clicked.connect(decision.decide)
        self.round_button.clicked.connect(self._on_round)
        self.back_button.clicked.connect(self._on_back)
        self.stop_button.clicked.connect(run.cancel_rewind)
        self.typed_button.toggled.connect(self._on_policy)
        self.master_action.toggled.connect(self._on_policy)
        self.players_button.clicked.connect(self._on_players)
        self.finish_button.clicked.connect(self._on_finish)
        self.log_edit.textChanged.connect(self._on_search)
        self.log_combo.activated.connect(self._on_search)
        self._log_rows.rewind_requested.connect(self._on_rewind_requested)
        self.copy_button.clicked.connect(self._on_copy)
        self.export_button.clicked.connect(self._on_export)
        self.hand.trouble.connect(self.trouble)
        self.hand.entered.connect(self._go_to_decision)
        self.timeline.place_in_scroll_area(self.round_area)
        for column in self.columns:
            column.chosen.connect(partial(self._on_fighter_chosen, column))
            column.stepped.connect(self.hand.step)
            column.latecomer_requested.connect(self.add_latecomer)
            column.sheet_requested.connect(self._on_sheet)
            column.control_requested.connect(self._on_control)

    def _connect_keys(self) -> None:
        for keys, action in (
            (QKeySequence(QKeySequence.StandardKey.Undo), self._on_back),
            (QKeySequence(QKeySequence.StandardKey.Cancel), self._on_cancel),
            (QKeySequence("Ctrl+Space"), self._on_round),
            (QKeySequence("F6"), partial(self._walk_areas, 1)),
            (QKeySequence("Shift+F6"), partial(self._walk_areas, -1)),
            (QKeySequence("D"), partial(self._focus_hand, is_healing=False)),
            (QKeySequence("H"), partial(self._focus_hand, is_healing=True)),
        ):
            QShortcut(keys, self, action)
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
        table, decider = fight.table, fight.decider
        is_new, changed = self._sides.update(fight)
        for column in self.columns:
            column.cards.show_sides(is_new=is_new, changed=changed, decider=decider)
        self.when_label.setText(localize_text(table.time, fight.translate))
        self._sides_label.show_sides(tuple((self._sides.mark(at), name) for at, name in enumerate(self._sides.names)))
        self._show_timeline()
        if self._answers != len(fight.answers) and not self.run.is_rewinding:
            self._answers, self._undone = len(fight.answers), ()
        self._show_log()
        self.decision.show()
        self.back_button.setEnabled(fight.can_undo)
        if decider is not None and decider != self._decider:
            self.hand.choose((decider,))
            QTimer.singleShot(0, self, self._show_decider)
        self._decider = decider

    def _show_timeline(self) -> None:
        fight = self.run.fight
        table = fight.table
        names = [each.name for each in table.participants]
        marks = [self._sides.mark(self._sides.side_of(at)) for at in range(len(names))]
        names += [localize_text(name, fight.translate) for name in table.extra_rows]
        self.timeline.set_sides(marks)
        self.timeline.show_round(names, table.timeline, table.scale, table.now, fight.translate, decider=fight.decider)
        self._layout.fit_timeline()

    @Slot()
    def _show_decider(self) -> None:
        """Scroll to the deciding fighter, in the timeline and in its column."""
        if self._decider is None:
            return
        for column in self.columns:
            column.show_fighter(self._decider)
        self.timeline.scroll_to_decider()

    def _show_log(self) -> None:
        """Update the log, with what a rewind has just undone in grey."""
        is_at_top = self.log_list.verticalScrollBar().value() == 0
        self._log.show_events(self.run.fight.events, self.run.fight.translate, self._cite, self._undone)
        if is_at_top:
            self._log_rows.show_newest()

    def _cite(self, cite: str) -> str:
        system = self.run.fight.sheets[0].system
        return translate_text(system, citation_text(system, cite))

    # ------------------------------------------------------------------------------------------------ what is done

    @Slot()
    def _on_round(self) -> None:
        self.run.decide_round()
        self._go_to_decision()

    @Slot()
    def _on_back(self) -> None:
        self.run.undo()

    @Slot()
    def _on_cancel(self) -> None:
        """Stop deciding the round, or cancel a rewind."""
        if not self.run.stop_round():
            self.run.cancel_rewind()

    @Slot(int)
    def _on_rewind_requested(self, event: int) -> None:
        self.run.rewind_to(event)
        self._go_to_decision()

    @Slot()
    def _on_rewound(self) -> None:
        """Keep what was undone in grey, and offer to restore it."""
        self._answers = len(self.run.fight.answers)
        self._undone = self.run.undone_events
        self._show_log()
        count = len(self._undone)
        if count:
            self.toast.show_text(self.tr("Rewound by %n line(s)", "", count), self.run.restore)

    def _go_to_decision(self) -> None:
        """Focus the current decision again."""
        self.center_tabs.setCurrentIndex(0)
        self.decision.take_focus()

    def _walk_areas(self, by: int) -> None:
        """Walk through timeline, first side, decision, second side and log."""
        areas: tuple[QWidget, ...] = (
            self.round_area,
            self.columns[0],
            self.control or self.answer_button,
            self.columns[1],
            self.log_list,
        )
        in_tabs = (areas[2], self.log_list)  # in a narrow window one of them is behind the other
        shown = [area for area in areas if area.isVisible() or area in in_tabs]
        focus = self.focusWidget()
        at = next((n for n, each in enumerate(shown) if focus is each or each.isAncestorOf(focus)), -by)
        area = shown[(at + by) % len(shown)]
        if area in in_tabs:
            self.center_tabs.setCurrentIndex(in_tabs.index(area))
        if area is self.control:
            self.control.take_focus()
        else:
            area.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _focus_hand(self, *, is_healing: bool) -> None:
        """Go to the bar: with the fighters who are chosen at the cards, else with the one who decides."""
        is_choosing = len(self.hand.chosen) > 1 or any(column.hasFocus() for column in self.columns)
        self._layout.show_hand()
        self.hand.focus_on(None if is_choosing else self._decider, is_healing=is_healing)

    @Slot()
    def _on_policy(self) -> None:
        is_typed = self.typed_button.isChecked()
        rolls = _PEOPLE if is_typed else frozenset()
        self.run.set_asks(
            DecisionPolicy(self.run.fight.decision_policy.controls, self.master_action.isChecked(), rolls, is_typed)
        )
        self._go_to_decision()

    def _on_fighter_chosen(self, column: CardList, _participant: int) -> None:
        """Let the bar for changes by hand follow the fighters that are selected."""
        QTimer.singleShot(0, self, lambda: self.hand.choose(column.selected) if column.selected else None)

    @property
    def selected(self) -> tuple[int, ...]:
        """The fighters selected in both columns."""
        return tuple(sorted(each for column in self.columns for each in column.selected))

    @Slot(object)
    def _on_control(self, control: Control) -> None:
        self.run.set_control(control, *self.selected)
        self._go_to_decision()

    @Slot(int)
    def _on_sheet(self, participant: int) -> None:
        self.asked_sheet.emit(self.run.fight.participants[participant].id)

    @Slot(int)
    def add_latecomer(self, side: int) -> None:
        """Ask for latecomers of a side."""
        LatecomerDialog(self.run, self._sides.names[side], self).open()

    @Slot()
    def _on_players(self) -> None:
        """Show the players' screen and focus the decision again."""
        self._go_to_decision()
        self.asked_players.emit()

    @Slot()
    def _on_print(self) -> None:
        fight = self.run.fight
        sheets = list(fight.sheets)
        fighters = [
            (one.side, fight.control(n) is Control.PLAYER or bool(sheets[n].character.player))
            for n, one in enumerate(fight.participants)
        ]
        self.asked_print.emit(sheets, fighters, self.run.title)

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
        kinds = self.log_combo.currentData()
        self._log.set_filter(self.log_edit.text(), kinds if isinstance(kinds, LogFilter) else LogFilter.ALL)
        self._log_rows.show_newest()

    @Slot()
    def _on_copy(self) -> None:
        """Copy the selected lines, else all lines."""
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
        """Select a fighter in its column."""
        for column in self.columns:
            column.select(participant)

    def save(self) -> None:
        """Save the current state of the fight."""
        self.run.save()


def _save(file: Path, events: Sequence[LoggedEvent], words: Translate) -> None:
    """Save a whole log; runs on a worker thread."""
    write_file(file, f"{log_text.text(events, words)}\n".encode())
