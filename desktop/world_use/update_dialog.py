"""Dialog *Update characters*: who has older entries of a world, what an update would change, and its consent.

Characters are looked at on a worker thread and listed as they are found. Where the dialog is small it shows the list
and the details as two steps. It writes nothing itself: `UpdateCharactersDialog.decided` hands over what was ticked.
"""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import Final

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from core.errors import QuireError
from core.world_updates import WorldVersions
from desktop.forms import FRAME, load_form
from desktop.library.library_service import LibraryService
from desktop.messages import render
from desktop.theme import apply_icons, px
from desktop.world_use.faces import Face, FaceOf
from desktop.world_use.update_cards import CauseCard, EffectCard
from desktop.world_use.update_facts import CharacterUpdate, UpdateSummary, find_facts
from desktop.world_use.update_list import UpdateList, UpdateModel, UpdateOrder
from desktop.world_use.work_bar import WorkBar

LEAST_SIZE: Final = QSize(880, 520)
"""Below it, list and details are two steps; at 100 %."""
_MOST_NAMES: Final = 3
_LIST: Final = 312
_BESIDE: Final = 760
"""Least width of the details in which the cards lie side by side, at 100 %."""


class UpdateCharactersDialog(QDialog):
    """Lists the characters with older entries and asks which of them to update.

    Args:
        title: Name of the world.
        world: What is known of the world.
        service: The library.
        parent: The window.

    Signals:
        decided: The ticked characters are to be updated; a tuple of `CharacterUpdate`.
    """

    decided = Signal(object)

    list_panel: QWidget
    detail_panel: QWidget
    column_rule: QFrame
    all_check: QCheckBox
    order_button: QToolButton
    list_place: QVBoxLayout
    present_label: QLabel
    back_button: QPushButton
    face_place: QVBoxLayout
    name_label: QLabel
    line_label: QLabel
    place_label: QLabel
    up_button: QToolButton
    down_button: QToolButton
    cards_scroll: QScrollArea
    cards_layout: QHBoxLayout
    empty_label: QLabel
    note_label: QLabel
    foot_label: QLabel
    progress_bar: QProgressBar
    stop_button: QPushButton
    details_button: QPushButton
    close_button: QPushButton
    apply_button: QPushButton

    def __init__(
        self,
        title: str,
        world: WorldVersions,
        service: LibraryService,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        load_form(self, "update_characters")
        self._world = world
        self._service = service
        self._arrived: deque[CharacterUpdate] = deque()
        self._work = WorkBar(self.progress_bar, self.stop_button)
        self._is_stopped = False
        self._problem = ""
        self._summary: UpdateSummary | None = None
        self._shows_details = False
        self.model = UpdateModel(self)
        self.setWindowTitle(self.tr("Update characters from {world}").format(world=title))
        self._add_parts()
        self._connect()
        self._make_order_menu()
        apply_icons(self)
        self._lay_out()
        self._start()

    def _add_parts(self) -> None:
        """Put the parts in place that Designer does not know."""
        self.characters_list = UpdateList(self.list_panel)
        self.characters_list.setAccessibleName(self.tr("Characters with older entries"))
        self.characters_list.setModel(self.model)
        self.list_place.addWidget(self.characters_list)
        self.face = Face(self.detail_panel)
        self.face_place.addWidget(self.face)
        self.cause_card = CauseCard(self.cards_scroll.widget())
        self.effect_card = EffectCard(self.cards_scroll.widget())
        self.cards_layout.addWidget(self.cause_card)
        self.cards_layout.addWidget(self.effect_card)
        self.setTabOrder(self.order_button, self.characters_list)
        self.setTabOrder(self.characters_list, self.back_button)

    def _connect(self) -> None:
        self.model.ticks_changed.connect(self._show_ticks)
        self.characters_list.current_changed.connect(self._show_details)
        self.characters_list.details_wanted.connect(self._on_details)
        self.characters_list.doubleClicked.connect(self._on_double_click)
        self.all_check.clicked.connect(self._on_all)
        self.back_button.clicked.connect(self._on_back)
        self.details_button.clicked.connect(self._on_details)
        self.up_button.clicked.connect(partial(self.characters_list.move_by, -1))
        self.down_button.clicked.connect(partial(self.characters_list.move_by, 1))
        self._work.advanced.connect(self._take_arrived)
        self._work.stopped.connect(self._on_stop)
        self.close_button.clicked.connect(self.reject)
        self.apply_button.clicked.connect(self._on_apply)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self).activated.connect(self.apply_button.click)

    def _make_order_menu(self) -> None:
        menu, group = QMenu(self.order_button), QActionGroup(self)
        for order, text in (
            (UpdateOrder.VIOLATIONS, self.tr("&New violations first")),
            (UpdateOrder.FIELDS, self.tr("&Most fields first")),
            (UpdateOrder.NAME, self.tr("N&ame")),
        ):
            action = QAction(text, group, checkable=True)
            action.setChecked(order is self.model.order)
            action.triggered.connect(partial(self._on_order, order))
            menu.addAction(action)
        self.order_button.setMenu(menu)

    # ------------------------------------------------------------------------------------------------------ finding

    def _start(self) -> None:
        """Look for the characters on a worker thread."""
        progress = self._work.begin()
        work = partial(find_facts, self._world, self._arrived.append, progress.advance)
        self._service.run(self, work, self._on_found, self._on_failed, progress=progress)
        self._show_state()

    @Slot()
    def _take_arrived(self) -> None:
        while self._arrived:
            self.model.add(self._arrived.popleft())
        if not self.characters_list.currentIndex().isValid() and self.model.rowCount():
            self.characters_list.setCurrentIndex(self.model.index(0))
            self.characters_list.setFocus()
        self._show_place()

    def _on_found(self, summary: UpdateSummary) -> None:
        self._summary = summary
        self._end()
        if self.model.rowCount():
            self.characters_list.setCurrentIndex(self.model.index(0))

    def _on_failed(self, error: QuireError) -> None:
        self._problem = render(error.message)
        self._end()

    @Slot()
    def _on_stop(self) -> None:
        """Keep those that were found, which can be updated."""
        self._is_stopped = True
        self._end()

    def _end(self) -> None:
        self._work.end()
        self._take_arrived()
        self._show_state()
        self._show_ticks()

    @property
    def is_looking(self) -> bool:
        """Whether characters are still being looked at."""
        return self._work.is_running

    # ------------------------------------------------------------------------------------------------- what it shows

    def _show_state(self) -> None:
        """Show progress, or what came out."""
        has_rows = self.model.rowCount() > 0
        self.empty_label.setText(self._empty_text())
        self.present_label.setText(self._present_text())
        self.note_label.setText(self._note())
        self.note_label.setVisible(bool(self.note_label.text()))
        self.present_label.setVisible(bool(self.present_label.text()))
        for widget in (self.all_check, self.order_button):
            widget.setEnabled(has_rows)
        self._lay_out()
        self._show_ticks()

    @property
    def _version(self) -> int:
        return 0 if self._summary is None else self._summary.version

    def _note(self) -> str:
        """Return which entries are offered in an older text."""
        names = () if self._summary is None else self._summary.unsound
        if not names:
            return ""
        shown = ", ".join(names[:_MOST_NAMES]) + (" …" if len(names) > _MOST_NAMES else "")
        return self.tr("%n entry(s) with a problem: the last sound text counts ({names}).", "", len(names)).format(
            names=shown
        )

    def _empty_text(self) -> str:
        if self._problem:
            return self._problem
        if self.is_looking:
            return self.tr("Looking at the characters…")
        if self._summary is not None and not self._summary.present:
            return self.tr("No character comes from this world yet.")
        if self._is_stopped:
            return self.tr("Stopped before a character with an older version was found.")
        if self._version:
            return self.tr("Every character has version {version}.").format(version=self._version)
        return self.tr("Every character has the present version.")

    def _present_text(self) -> str:
        stays = self.tr("What was changed on a sheet stays as the sheet has it.")
        if self._is_stopped:
            return self.tr("Stopped: other characters were not looked at.") + " " + stays
        if self._summary is None:
            return ""
        count = self._summary.present
        if not count:
            return stays
        if self._version:
            words = self.tr("%n more already carry version {version}.", "", count).format(version=self._version)
        else:
            words = self.tr("%n more already carry the present version.", "", count)
        return f"{words} {stays}"

    @Slot()
    def _show_ticks(self) -> None:
        ticked, every = len(self.model.ticked), self.model.rowCount()
        self.all_check.setText(self.tr("{ticked} of %n character(s)", "", every).format(ticked=ticked))
        state = Qt.CheckState.PartiallyChecked if ticked else Qt.CheckState.Unchecked
        if ticked and ticked == self.model.tickable:
            state = Qt.CheckState.Checked
        self.all_check.setCheckState(state)
        self.apply_button.setText(self.tr("Apply to %n", "", ticked) if ticked else self.tr("Nothing selected"))
        self.apply_button.setEnabled(bool(ticked) and not self.is_looking)
        if self._is_empty:
            self.close_button.setFocus()

    def _show_place(self) -> None:
        row, count = self.characters_list.currentIndex().row(), self.model.rowCount()
        self.place_label.setText(self.tr("{place} of {count}").format(place=row + 1, count=count))
        self.up_button.setEnabled(row > 0)
        self.down_button.setEnabled(0 <= row < count - 1)

    @Slot()
    def _show_details(self) -> None:
        update = self.characters_list.current
        self._show_place()
        self._lay_out()
        if update is None:
            return
        self.face.show_face(FaceOf(update.id, update.name, update.portrait))
        self.name_label.setText(update.name or self.tr("Unnamed"))
        self.line_label.setText(update.line)
        self.cause_card.show_update(update)
        self.effect_card.show_update(update)
        self.cards_scroll.verticalScrollBar().setValue(0)

    # ------------------------------------------------------------------------------------------------------- layout

    @property
    def _is_empty(self) -> bool:
        return not self.is_looking and not self.model.rowCount()

    @property
    def is_in_steps(self) -> bool:
        """Whether list and details are two steps, as the dialog is small."""
        return self.width() < px(LEAST_SIZE.width()) or self.height() < px(LEAST_SIZE.height())

    def _lay_out(self) -> None:
        """Show list and details side by side or one of them, and the cards side by side or below each other."""
        in_steps, has_rows = self.is_in_steps, self.model.rowCount() > 0
        self.list_panel.setVisible(has_rows and not (in_steps and self._shows_details))
        self.detail_panel.setVisible(not in_steps or self._shows_details or not has_rows)
        self.column_rule.setVisible(has_rows and not in_steps)
        self.list_panel.setMaximumWidth(16_777_215 if in_steps else px(_LIST))
        self.list_panel.setMinimumWidth(0 if in_steps else px(_LIST))
        self.back_button.setVisible(in_steps and has_rows)
        self.details_button.setVisible(in_steps and has_rows and not self._shows_details)
        head = (self.face, self.name_label, self.line_label, self.place_label, self.up_button, self.down_button)
        for widget in (*head, self.cards_scroll):
            widget.setVisible(has_rows)
        self.empty_label.setVisible(not has_rows)
        self.foot_label.setVisible(has_rows and not self.is_looking and not in_steps)
        self.apply_button.setVisible(not self._is_empty)
        width = self.width() - (0 if in_steps else px(_LIST))
        beside = width >= px(_BESIDE)
        direction = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self.cards_layout.setDirection(direction)
        self.cards_layout.setStretch(0, 47 if beside else 0)
        self.cards_layout.setStretch(1, 50 if beside else 1)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Lay out for the new size."""
        super().resizeEvent(event)
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Fill the window where the screen has no room for the smallest size."""
        super().showEvent(event)
        window = self.parentWidget()
        room = self.screen().availableSize() - QSize(FRAME, FRAME)
        if window is not None and (room.width() < px(LEAST_SIZE.width()) or room.height() < px(LEAST_SIZE.height())):
            self.setGeometry(window.window().geometry())
        self.characters_list.setFocus()

    # ------------------------------------------------------------------------------------------------------- acting

    @Slot()
    def _on_details(self) -> None:
        if self.is_in_steps:
            self._shows_details = True
            self._lay_out()
            self.back_button.setFocus()

    @Slot()
    def _on_back(self) -> None:
        self._shows_details = False
        self._lay_out()
        self.characters_list.setFocus()

    @Slot(QModelIndex)
    def _on_double_click(self, _index: QModelIndex) -> None:
        self._on_details()

    @Slot()
    def _on_all(self) -> None:
        self.model.tick_all(is_on=len(self.model.ticked) < self.model.tickable)

    def _on_order(self, order: UpdateOrder, _is_checked: bool = False) -> None:
        self.model.sort_by(order)
        self._show_place()

    @Slot()
    def _on_apply(self) -> None:
        ticked = self.model.ticked
        if ticked and not self.is_looking:
            self.decided.emit(ticked)
            self.accept()

    def reject(self) -> None:
        """Stop looking and close."""
        self._work.cancel()
        super().reject()
