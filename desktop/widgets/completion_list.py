"""List of completions under a field: typed letters bold, facts muted at the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QFontMetricsF, QHideEvent, QPainter, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from desktop.theme import TextStyle, color, font, px

ROW: Final = 28
_EDGE: Final = 12
_MOST_SHOWN: Final = 8
_OFFER: Final = Qt.ItemDataRole.UserRole + 1
_SELECTED: Final = QStyle.StateFlag.State_Selected

Index = QModelIndex | QPersistentModelIndex


class Offer(NamedTuple):
    """Something that can be picked.

    Attributes:
        value: What is written: an id or a name.
        name: Its name for people.
        facts: A few words about it.
    """

    value: str
    name: str
    facts: str = ""


def matching_offers(offers: Sequence[Offer], typed: str, most: int) -> list[Offer]:
    """Return what a typed text may mean: names that begin with it first, then those that have it in them."""
    folded = typed.strip().casefold()
    if not folded:
        return list(offers[:most])
    found = [
        (not name.startswith(folded), name, offer) for offer in offers if folded in (name := offer.name.casefold())
    ]
    return [offer for _, _, offer in sorted(found)[:most]]


class _OfferModel(QAbstractListModel):
    """The offers that are shown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.offers: list[Offer] = []

    def show(self, offers: Sequence[Offer]) -> None:
        """Show other offers."""
        self.beginResetModel()
        self.offers = list(offers)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008 - Qt's own signature
        """Return the number of offers."""
        return 0 if parent.isValid() else len(self.offers)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the name of an offer."""
        offer = self.offers[index.row()]
        if role == _OFFER:
            return offer
        if role == Qt.ItemDataRole.DisplayRole:
            return offer.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{offer.name}, {offer.facts}" if offer.facts else offer.name
        return None


class _OfferDelegate(QStyledItemDelegate):
    """Draws an offer: the name with its typed letters bold, and its facts."""

    def __init__(self, parent: QListView) -> None:
        super().__init__(parent)
        self.typed = ""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        """Return the size of a row."""
        return QSize(px(120), px(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one offer."""
        offer = index.data(_OFFER)
        if not isinstance(offer, Offer):
            return
        area = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & _SELECTED:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color("tint"))
            painter.drawRoundedRect(area, px(4), px(4))
        facts = QFontMetricsF(font(TextStyle.LABEL))
        room = area.width() - 2 * px(_EDGE)
        width = min(facts.horizontalAdvance(offer.facts), room / 2)
        painter.setFont(font(TextStyle.LABEL))
        painter.setPen(color("muted"))
        words = facts.elidedText(offer.facts, Qt.TextElideMode.ElideRight, width + 1)
        flags = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(area.adjusted(px(_EDGE), 0, -px(_EDGE), 0), flags, words)
        painter.setPen(color("ink"))
        self._paint_name(painter, area, offer.name, room - width - px(_EDGE))
        painter.restore()

    def _paint_name(self, painter: QPainter, area: QRectF, name: str, room: float) -> None:
        plain, bold = font(TextStyle.TEXT), font(TextStyle.HEADING)
        metrics = QFontMetricsF(bold)
        baseline = area.center().y() + (metrics.ascent() - metrics.descent()) / 2
        start = name.casefold().find(self.typed.strip().casefold()) if self.typed.strip() else -1
        end = start + len(self.typed.strip())
        parts = [(name, plain)]
        if start >= 0:
            parts = [(name[:start], plain), (name[start:end], bold), (name[end:], plain)]
        left = area.left() + px(_EDGE)
        right = left + room
        for text, face in parts:
            metrics = QFontMetricsF(face)
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, right - left) + 1)
            painter.setFont(face)
            painter.drawText(QPointF(left, baseline), shown)
            left += metrics.horizontalAdvance(shown)


class CompletionList(QFrame):
    """The list; it lies above the page and never takes the focus.

    Args:
        field: The field whose window it lies in, and under which it opens.

    Signals:
        picked: An `Offer` was clicked.
    """

    picked = Signal(object)

    def __init__(self, field: QWidget) -> None:
        super().__init__(field.window())
        self._field = field
        self.setProperty("role", "popup")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view = QListView(self)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.setUniformItemSizes(True)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setAccessibleName(self.tr("Completions"))
        self._model = _OfferModel(self)
        self._delegate = _OfferDelegate(self.view)
        self.view.setModel(self._model)
        self.view.setItemDelegate(self._delegate)
        self.view.clicked.connect(self._on_clicked)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(4), px(4), px(4), px(4))
        layout.addWidget(self.view)
        self.hide()

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What is shown; nothing while it is closed."""
        return () if self.isHidden() else tuple(self._model.offers)

    @property
    def current(self) -> Offer | None:
        """The offer that Enter takes; None while it is closed."""
        row = self.view.currentIndex().row()
        return self._model.offers[row] if not self.isHidden() and 0 <= row < len(self._model.offers) else None

    def show_offers(self, offers: Sequence[Offer], typed: str) -> None:
        """Open with offers, the first one marked; close without any."""
        self._model.show(offers)
        self._delegate.typed = typed
        if not offers:
            self.hide()
            return
        self.view.setCurrentIndex(self._model.index(0))
        self._place()
        self.show()
        self.raise_()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Follow the field while it is moved by what is around it."""
        super().showEvent(event)
        self._watch(is_on=True)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Stop following the field."""
        super().hideEvent(event)
        self._watch(is_on=False)

    def _watch(self, *, is_on: bool) -> None:
        widget: QWidget | None = self._field
        while widget is not None:
            widget.removeEventFilter(self)
            if is_on:
                widget.installEventFilter(self)
            widget = None if widget.isWindow() else widget.parentWidget()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Move with the field."""
        if event.type() in {QEvent.Type.Move, QEvent.Type.Resize}:
            self._place()
        return super().eventFilter(watched, event)

    def move_current(self, step: int) -> None:
        """Mark the next offer or the one before."""
        row = max(0, min(self._model.rowCount() - 1, self.view.currentIndex().row() + step))
        self.view.setCurrentIndex(self._model.index(row))

    def _place(self) -> None:
        """Lie 4 px under the field, or over it where there is no room."""
        around = self.window()
        rows = min(_MOST_SHOWN, self._model.rowCount())
        height = rows * px(ROW) + 2 * px(4) + 2
        corner = self._field.mapTo(around, QPoint(0, self._field.height() + px(4)))
        top = corner.y()
        if top + height > around.height():
            top = max(0, self._field.mapTo(around, QPoint(0, 0)).y() - px(4) - height)
        self.setGeometry(corner.x(), top, self._field.width(), height)

    @Slot(QModelIndex)
    def _on_clicked(self, index: QModelIndex) -> None:
        self.picked.emit(self._model.offers[index.row()])
