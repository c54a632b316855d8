"""List of a column's fighters: opens cards, counts vitals, adds latecomers; by mouse and by keyboard."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QContextMenuEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QMenu, QWidget

from core.play.arena import Control
from desktop.fight.card_delegate import CardDelegate
from desktop.fight.fighter_cards import ColumnModel, FightSides, RowKind
from desktop.theme import px
from desktop.widgets.step_buttons import key_step

Index = QModelIndex | QPersistentModelIndex
SHIFT_STEP: Final = 5


class CardList(QListView):
    """One column of fighters.

    Signals:
        chosen: A fighter was clicked or walked to; its position.
        stepped: A vital is counted by hand: fighter, vital, points.
        latecomer_requested: A latecomer is to be added; the side's number.
        sheet_requested: A fighter's sheet is to be shown; its position.
        control_requested: Who controls the selected fighters is to change; a `Control`.

    Args:
        sides: The state of the fight.
        column: 0 for the left column, 1 for the right one.
        parent: Its owner.
    """

    chosen = Signal(int)
    stepped = Signal(int, int, int)
    latecomer_requested = Signal(int)
    sheet_requested = Signal(int)
    control_requested = Signal(object)

    def __init__(self, sides: FightSides, column: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards = ColumnModel(sides, column, self)
        self.painter_delegate = CardDelegate(self)
        self.setModel(self.cards)
        self.setItemDelegate(self.painter_delegate)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalScrollBar().setSingleStep(px(20))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setProperty("role", "fighters")
        self.setAccessibleName(self.tr("Fighters, their health and state"))

    # ------------------------------------------------------------------------------------------------------ showing

    def set_strip(self, *, is_strip: bool) -> None:
        """Show the fighters as a strip of portraits, for narrow windows, or as a column of cards."""
        if is_strip == self.cards.is_strip:
            return
        self.cards.is_strip = is_strip
        self.setFlow(QListView.Flow.LeftToRight if is_strip else QListView.Flow.TopToBottom)
        bars = (Qt.ScrollBarPolicy.ScrollBarAsNeeded, Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(bars[not is_strip])
        self.setVerticalScrollBarPolicy(bars[is_strip])
        self.cards.reset()

    def show_fighter(self, participant: int) -> None:
        """Scroll to a fighter, if it is in this column."""
        index = self.cards.index_of(participant)
        if index.isValid():
            self.scrollTo(index)

    def select(self, participant: int) -> bool:
        """Select a fighter; return whether it is in this column."""
        index = self.cards.index_of(participant)
        if not index.isValid():
            return False
        self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        return True

    @property
    def selected(self) -> tuple[int, ...]:
        """The selected fighters, in order."""
        rows = (self.cards.row(index) for index in self.selectedIndexes())
        return tuple(sorted(row.participant for row in rows if row.participant >= 0))

    def current_vital(self, participant: int) -> int:
        """Return the vital of a fighter that the steps change."""
        return self.painter_delegate.current_vitals.get(participant, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Lay the cards out again: narrow ones are lower."""
        super().resizeEvent(event)
        self.painter_delegate.fit(self.width())
        self.scheduleDelayedItemsLayout()

    # ------------------------------------------------------------------------------------------------------- events

    def currentChanged(self, current: Index, previous: Index) -> None:  # noqa: N802
        """Report the fighter that is current now."""
        super().currentChanged(current, previous)
        if current.isValid() and (participant := self.cards.row(current).participant) >= 0:
            self.chosen.emit(participant)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Count a vital, choose it, or add a latecomer; else select."""
        index = self.indexAt(event.position().toPoint())
        if event.button() is not Qt.MouseButton.LeftButton or not index.isValid():
            super().mousePressEvent(event)
            return
        row, part = self.cards.row(index), self._part_at(index, event.position())
        if row.kind is RowKind.LATECOMER:
            self.latecomer_requested.emit(row.side)
            return
        if part in ("minus", "plus"):
            size = SHIFT_STEP if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
            self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
            self._step(row.participant, size if part == "plus" else -size)
            return
        super().mousePressEvent(event)
        if isinstance(part, int):
            self.painter_delegate.current_vitals[row.participant] = part
            self.update(index)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Open a compact card, or close an open one; further clicks on a step count."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and self._part_at(index, event.position()) in ("minus", "plus"):
            self.mousePressEvent(event)
        elif index.isValid() and (participant := self.cards.row(index).participant) >= 0:
            self._toggle(participant)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Open a compact card that was clicked."""
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        is_plain = event.button() is Qt.MouseButton.LeftButton and not event.modifiers()
        if is_plain and index.isValid() and self.cards.row(index).kind is RowKind.COMPACT and not self.cards.is_strip:
            self._toggle(self.cards.row(index).participant)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Show the step under the pointer."""
        super().mouseMoveEvent(event)
        index = self.indexAt(event.position().toPoint())
        part = self._part_at(index, event.position()) if index.isValid() else ""
        sign = {"minus": -1, "plus": 1}.get(part, 0) if isinstance(part, str) else 0
        hovered = (self.cards.row(index).participant, sign) if sign else None
        if hovered != self.painter_delegate.hovered:
            self.painter_delegate.hovered = hovered
            self.viewport().update()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """Show no step as hovered."""
        super().leaveEvent(event)
        if self.painter_delegate.hovered is not None:
            self.painter_delegate.hovered = None
            self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Open with Enter, choose a vital with left and right, count it with plus and minus."""
        index, key = self.currentIndex(), Qt.Key(event.key())
        row = self.cards.row(index) if index.isValid() else None
        if key is Qt.Key.Key_Space or Qt.Key.Key_1 <= key <= Qt.Key.Key_5:
            event.ignore()  # the window decides with it
        elif row is None:
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and row.kind is RowKind.LATECOMER:
            self.latecomer_requested.emit(row.side)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.cards.is_strip:
            self._toggle(row.participant)
        elif row.participant >= 0 and key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and not self.cards.is_strip:
            self._walk_vitals(row.participant, 1 if key is Qt.Key.Key_Right else -1)
        elif row.participant >= 0 and key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Equal):
            self._step(row.participant, key_step(event))
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """Offer the sheet and who controls the selected fighters."""
        at = event.pos() if event.reason() is QContextMenuEvent.Reason.Mouse else None
        index = self.currentIndex() if at is None else self.indexAt(at)
        if not index.isValid() or (participant := self.cards.row(index).participant) < 0:
            return
        if participant not in self.selected:
            self.select(participant)
        menu = self.fighter_menu(participant)
        spot = self.visualRect(index).center() if at is None else at
        menu.popup(self.viewport().mapToGlobal(spot))

    def fighter_menu(self, participant: int) -> QMenu:
        """Return the menu of a fighter."""
        fight = self.cards.sides.fight
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        sheet = QAction(self.tr("Open &sheet"), menu)
        sheet.setObjectName("open_sheet")
        sheet.setEnabled(bool(fight.participants[participant].id))
        sheet.triggered.connect(lambda: self.sheet_requested.emit(participant))
        menu.addAction(sheet)
        menu.addSection(self.tr("Controlled by"))
        group = QActionGroup(menu)
        for control, name in (
            (Control.PLAYER, self.tr("Player")),
            (Control.OPPONENT, self.tr("Opposing player")),
            (Control.GM, self.tr("Game Master")),
            (Control.AUTO, self.tr("Quire")),
        ):
            action = QAction(name, group)
            action.setObjectName(f"control_{control.value}")
            action.setCheckable(True)
            action.setChecked(fight.control(participant) is control)
            action.triggered.connect(lambda _checked=False, control=control: self.control_requested.emit(control))
            menu.addAction(action)
        return menu

    # ------------------------------------------------------------------------------------------------------- actions

    def _part_at(self, index: QModelIndex, at: QPointF) -> int | str:
        return self.painter_delegate.part_at(QRectF(self.visualRect(index)), self.cards, self.cards.row(index), at)

    def _toggle(self, participant: int) -> None:
        if participant >= 0:
            self.cards.toggle(participant)

    def _walk_vitals(self, participant: int, by: int) -> None:
        count = len(self.cards.sides.fight.conflict.vitals)
        self.painter_delegate.current_vitals[participant] = (self.current_vital(participant) + by) % max(count, 1)
        self.update(self.cards.index_of(participant))

    def _step(self, participant: int, points: int) -> None:
        if points:
            self.stepped.emit(participant, self.current_vital(participant), points)
