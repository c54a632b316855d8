"""Control of `Rows`: choose setting entries with counts, within a budget shown as a bar."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from core.character.formula_display import to_typographic
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.procedures.requests import Offer, Rows
from desktop.messages import render
from desktop.numerals import with_minus
from desktop.requests.option_list import OptionItem, OptionList, SelectionMode
from desktop.requests.request_control import RequestControl
from desktop.requests.request_frame import card, label
from desktop.theme import TextStyle, color, font, px

MAX_OF_ONE: Final = 9_999
_MOST_NAMED: Final = 6


class RowsControl(RequestControl):
    """The control of `Rows`."""

    request: Rows

    def __init__(self, request: Rows, sheet: Sheet, parent: QWidget | None = None) -> None:
        super().__init__(request, sheet, parent)
        self.rows.setSpacing(px(16))
        self._bar: BudgetBar | None = None
        if request.budget is not None:
            self._bar = BudgetBar(request.budget, self)
            self.rows.addWidget(self._bar)
        frame, inside = card(self)
        head = QHBoxLayout()
        head.setContentsMargins(px(10), px(8), px(10), 0)
        self.filter_edit = QLineEdit(frame)
        self.filter_edit.setProperty("role", "search")
        self.filter_edit.setPlaceholderText(self.tr("Filter"))
        self.filter_edit.setAccessibleName(self.tr("Filter the list"))
        self.filter_edit.setClearButtonEnabled(True)
        self.filter_edit.setMaximumWidth(px(240))
        self._taken = label(frame, "muted", "", wraps=True)
        head.addWidget(self.filter_edit, 1)
        head.addWidget(self._taken, 2)
        inside.addLayout(head)
        self.list = OptionList([_item(each) for each in request.offers], SelectionMode.COUNTED, frame)
        self.list.setAccessibleName(request.label)
        if self._bar is not None:
            self.list.height_above = self._bar.sizeHint().height() + self.rows.spacing()
        inside.addWidget(self.list)
        frame.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.rows.addWidget(frame, 1)
        self.rows.addWidget(
            label(
                self, "label", self.tr("Change counts with plus, minus or digits. Press Enter to continue."), wraps=True
            )
        )
        self.rows.addStretch(0)
        self.list.changed.connect(self._on_changed)
        self.list.confirmed.connect(self.submitted)
        self.filter_edit.textChanged.connect(self.list.filter)
        self.filter_edit.returnPressed.connect(self.list.take_focus)
        self._refresh()

    @property
    def answer(self) -> Json:
        """The entries with their counts, in the order of selection."""
        return [{"entry": key, "count": count} for key, count in self.list.counts.items()]

    @property
    def progress(self) -> str:
        """How many are selected."""
        return str(sum(self.list.counts.values()) or "")

    @property
    def unfinished(self) -> Mapping[str, Json]:
        """The entries selected so far."""
        return {"rows": self.answer}

    def restore(self, unfinished: Mapping[str, Json]) -> None:
        """Restore the selected entries."""
        self.set_answer(unfinished.get("rows"))

    def set_answer(self, answer: Json) -> None:
        """Select these entries, as far as they exist."""
        offers = {each.key: each for each in self.request.offers}
        counts: dict[str, int] = {}
        for row in answer if isinstance(answer, list | tuple) else ():
            if isinstance(row, Mapping) and row.get("entry") in offers and offers[str(row["entry"])].closed is None:
                count = row.get("count", 1)
                counts[str(row["entry"])] = count if isinstance(count, int) else 1
        self.list.set_counts(counts)
        self._on_changed()

    def limit_height(self, room: QSize) -> None:
        """Limit the height; the list scrolls."""
        self.list.limit_height(self, room)

    def take_focus(self) -> None:
        """Take the keyboard focus."""
        self.list.take_focus()

    @Slot()
    def _on_changed(self) -> None:
        self._refresh()
        self.changed.emit()

    def _refresh(self) -> None:
        names = {each.key: each.label for each in self.request.offers}
        parts = [
            names[key] if count == 1 else self.tr("{thing} × {count}").format(thing=names[key], count=count)
            for key, count in self.list.counts.items()
        ]
        more = len(parts) - _MOST_NAMED
        text = ", ".join(parts[:_MOST_NAMED])
        if more > 0:
            text = self.tr("{things} and {number} more").format(things=text, number=more)
        self._taken.setText(text or self.tr("Nothing selected"))
        if self._bar is not None:
            costs = {each.key: each.cost for each in self.request.offers}
            self._bar.spend(sum(costs[key] * count for key, count in self.list.counts.items()))


def _item(entry: Offer) -> OptionItem:
    closed = "" if entry.closed is None else render(entry.closed)
    most = MAX_OF_ONE if entry.most is None else entry.most
    cost = str(entry.cost) if entry.cost else ""
    return OptionItem(entry.key, with_minus(entry.label), with_minus(entry.about), closed, cost, most)


class BudgetBar(QWidget):
    """Shows how much of an amount is left."""

    def __init__(self, amount: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._amount = amount
        self._spent = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.spend(0)

    @property
    def left(self) -> int:
        """What is left; negative if overspent."""
        return self._amount - self._spent

    def spend(self, spent: int) -> None:
        """Set how much is spent in all."""
        self._spent = spent
        self.setAccessibleName(self.tr("{left} of {amount} left").format(left=self.left, amount=self._amount))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the height of the number with its line below."""
        return QSize(px(320), px(48))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw number, label and bar."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            is_over = self.left < 0
            painter.setFont(font(TextStyle.VALUE))
            painter.setPen(color("amber" if is_over else "ink"))
            text = to_typographic(str(self.left))
            painter.drawText(QRectF(0, 0, px(140), px(28)), Qt.AlignmentFlag.AlignVCenter, text)
            painter.setFont(font(TextStyle.LABEL))
            painter.setPen(color("muted"))
            words = self.tr("of {amount} left").format(amount=self._amount)
            painter.drawText(QRectF(0, px(28), px(160), px(18)), Qt.AlignmentFlag.AlignVCenter, words)
            bar = QRectF(px(132), px(10), max(1, self.width() - px(132)), px(12))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color("track"))
            painter.drawRoundedRect(bar, 2, 2)
            share = 0.0 if self._amount <= 0 else max(0.0, min(1.0, self.left / self._amount))
            painter.setBrush(color("fill"))
            painter.drawRoundedRect(
                QRectF(bar.right() - bar.width() * share, bar.top(), bar.width() * share, bar.height()), 2, 2
            )
