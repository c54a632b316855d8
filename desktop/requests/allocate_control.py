"""Spread an amount over places: a stepper for each, a bar of what is left, and three quick ways."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLineEdit, QPushButton, QWidget

from core.character import Edit, Json, SetValue, Sheet
from core.procedures import Allocate, Target
from desktop.growing_numbers import Comparison
from desktop.requests.budget_bar import BudgetBar
from desktop.requests.control import RequestControl, mapping
from desktop.requests.framing import card, label
from desktop.requests.option_list import MANY
from desktop.requests.stepper import BARE_NUMBERS, Stepper
from desktop.theme import px

_ONE_COLUMN: Final = 10
"""Up to that many places stand in one column."""


class _Row(QObject):
    """One place: its name, its stepper, the room that it has."""

    def __init__(self, target: Target, parent: QFrame, grid: QGridLayout, line: int) -> None:
        super().__init__(parent)
        self.target = target
        about = f"{target.label}, {target.about}" if target.about else target.label
        self.stepper = Stepper(about, target.least, target.most, parent)
        self.name = label(parent, "text", target.label)
        self.about = label(parent, "label", target.about)
        self.about.setToolTip(target.about)
        self.room = label(parent, "muted")
        self.room.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.room.setMinimumWidth(px(40))
        for column, widget in enumerate((self.name, self.about, self.stepper, self.room)):
            grid.addWidget(widget, line, column)
        grid.setRowMinimumHeight(line, px(36))

    def show(self, *, is_seen: bool) -> None:
        """Show or hide the whole row."""
        for widget in (self.name, self.about, self.stepper, self.room):
            widget.setVisible(is_seen)


class AllocateControl(RequestControl):
    """The control of `Allocate`."""

    request: Allocate

    def __init__(self, request: Allocate, sheet: Sheet, parent: QWidget | None = None) -> None:
        super().__init__(request, sheet, parent)
        self.setStyleSheet(BARE_NUMBERS)
        self.rows.setSpacing(px(16))
        self.bar = BudgetBar(request.amount, self)
        self.rows.addWidget(self.bar)
        self.rows.addLayout(self._tools())
        self._lines: list[_Row] = []
        columns = QHBoxLayout()
        columns.setSpacing(px(24))
        half = len(request.targets) if len(request.targets) <= _ONE_COLUMN else (len(request.targets) + 1) // 2
        for start in range(0, len(request.targets), max(1, half)):
            columns.addWidget(self._column(request.targets[start : start + half]), 1, Qt.AlignmentFlag.AlignTop)
        self.rows.addLayout(columns)
        self.rows.addStretch(1)
        self._tell()

    def _tools(self) -> QHBoxLayout:
        tools = QHBoxLayout()
        tools.setSpacing(px(8))
        if len(self.request.targets) >= MANY:
            search = QLineEdit(self)
            search.setProperty("role", "search")
            search.setPlaceholderText(self.tr("Filter"))
            search.setAccessibleName(self.tr("Filter the list"))
            search.setClearButtonEnabled(True)
            search.setMaximumWidth(px(200))
            search.textChanged.connect(self._on_filter)
            tools.addWidget(search)
        tools.addStretch(1)
        for text, slot, role in (
            (self.tr("Spread &evenly"), self.spread_evenly, ""),
            (self.tr("&Spend the rest"), self.spend_rest, ""),
            (self.tr("&Clear"), self.clear, "quiet"),
        ):
            button = QPushButton(text, self)
            button.setProperty("role", role)
            button.clicked.connect(slot)
            tools.addWidget(button)
        return tools

    def _column(self, targets: tuple[Target, ...]) -> QFrame:
        frame, inside = card(self, margin=12)
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(12))
        grid.setVerticalSpacing(0)
        for column, text in enumerate(("", "", self.tr("points"), self.tr("room"))):
            head = label(frame, "label", text)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            middle = Qt.AlignmentFlag.AlignCenter
            head.setAlignment(middle if column == 2 else right)  # noqa: PLR2004 - the steppers
            grid.addWidget(head, 0, column)
        grid.setColumnStretch(1, 1)
        for line, target in enumerate(targets, 1):
            row = _Row(target, frame, grid, line)
            row.stepper.number.valueChanged.connect(self._on_changed)
            row.stepper.number.installEventFilter(self)
            self._lines.append(row)
        inside.addLayout(grid)
        return frame

    # ---------------------------------------------------------------------------------------------------- the answer

    @property
    def amounts(self) -> dict[str, int]:
        """What each place gets."""
        return {row.target.key: row.stepper.value for row in self._lines}

    @property
    def left(self) -> int:
        """What is left."""
        return self.request.amount - sum(row.target.cost * row.stepper.value for row in self._lines)

    @property
    def answer(self) -> Json:
        """What each place gets, without the places that get nothing."""
        return {key: amount for key, amount in self.amounts.items() if amount}

    @property
    def problem(self) -> str:
        """Say what is left to be spent."""
        if self.request.spend_all and self.left > 0:
            return self.tr("{number} left to spend").format(number=self.left)
        return super().problem

    @property
    def remark(self) -> str:
        """What is worth knowing though one may go on."""
        return self.tr("{number} left, which may also wait").format(number=self.left) if self.left > 0 else ""

    @property
    def progress(self) -> str:
        """What is left."""
        return self.tr("{number} left").format(number=self.left)

    @property
    def edits(self) -> tuple[Edit, ...]:
        """What the points add to, as far as the places say that."""
        return tuple(
            self._added(row.target, row.stepper.value)
            for row in self._lines
            if row.target.address and row.stepper.value
        )

    def _added(self, target: Target, amount: int) -> SetValue:
        now = self.sheet.value(target.address)
        return SetValue(target.address, (now if isinstance(now, int) else 0) + amount)

    @property
    def comparison(self) -> Comparison | None:
        """Say what the place with the keyboard would do with one more."""
        row = next((each for each in self._lines if each.stepper.number.hasFocus()), None)
        if row is None or not row.target.address or row.stepper.value >= row.target.most or self.left < row.target.cost:
            return None
        title = self.tr("One more for {place}").format(place=row.target.label)
        edit = self._added(row.target, row.stepper.value + 1)
        return Comparison(title, (self.tr("now"), self.tr("then")), ((edit,),), 1, is_on_top=True)

    @property
    def unfinished(self) -> Mapping[str, Json]:
        """What is spread so far."""
        return {"amounts": self.answer}

    def restore(self, unfinished: Mapping[str, Json]) -> None:
        """Spread again what was spread."""
        self.put(mapping(unfinished.get("amounts")))

    def put(self, answer: Json) -> None:
        """Give every place its part of an earlier answer."""
        given = mapping(answer)
        self._set({key: amount for key, amount in given.items() if isinstance(amount, int)})

    def begin(self) -> None:
        """Take the keyboard."""
        if self._lines:
            self._lines[0].stepper.setFocus()

    # --------------------------------------------------------------------------------------------------------- hands

    @Slot()
    def clear(self) -> None:
        """Take everything back."""
        self._set({})

    @Slot()
    def spread_evenly(self) -> None:
        """Give every place as much as the others, as far as bounds allow."""
        self._set({})
        self._give_round()

    @Slot()
    def spend_rest(self) -> None:
        """Give what is left to those that have some already, else to all."""
        given = [row for row in self._lines if row.stepper.value > row.target.least]
        self._give_round(given)
        self._give_round()

    def _give_round(self, wanted: list[_Row] | None = None) -> None:
        """Give in turns, whole rounds at once where the amount is large."""
        amounts = self.amounts
        takers = list(self._lines if wanted is None else wanted)
        left = self.left
        while takers:
            share = max(1, left // max(1, sum(max(1, row.target.cost) for row in takers)))
            still = []
            for row in takers:
                room = row.target.most - amounts[row.target.key]
                part = min(share, room, left // row.target.cost if row.target.cost else room)
                while part > 0 and not self._allows({**amounts, row.target.key: amounts[row.target.key] + part}):
                    part //= 2
                if part > 0:
                    amounts[row.target.key] += part
                    left -= part * row.target.cost
                    still.append(row)
            takers = still
        self._set(amounts)

    def _allows(self, amounts: Mapping[str, int]) -> bool:
        return self.request.feasible is None or self.request.feasible(amounts) is None

    def _set(self, amounts: Mapping[str, int]) -> None:
        for row in self._lines:
            row.stepper.number.setMaximum(row.target.most)
            row.stepper.number.setValue(amounts.get(row.target.key, row.target.least))
        self._tell()
        self.changed.emit()

    @Slot()
    def _on_changed(self) -> None:
        self._tell()
        self.changed.emit()

    @Slot(str)
    def _on_filter(self, text: str) -> None:
        for row in self._lines:
            row.show(is_seen=text.casefold() in f"{row.target.label} {row.target.about}".casefold())

    def _tell(self) -> None:
        """Show what is left, and how much each place could still take."""
        left = self.left
        self.bar.spend(self.request.amount - left)
        for row in self._lines:
            most = row.target.most - row.stepper.value
            room = max(0, min(most, left // row.target.cost if row.target.cost else most))
            row.room.setText(str(room))
            row.stepper.offer(row.stepper.value + room)
            role = "heading" if row.stepper.value > row.target.least else "text"
            if row.name.property("role") != role:
                row.name.setProperty("role", role)
                row.name.style().polish(row.name)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Enter goes on; the keyboard's place decides what is compared."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
                self.submitted.emit()
                return True
        elif event.type() == QEvent.Type.FocusIn:
            self.changed.emit()
        return super().eventFilter(watched, event)
