"""Steps on the Play page for the points of damage that each attribute loses, in place of the game's own spread."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from core.procedures.allocation import Target
from core.procedures.requests import Allocate
from core.rules.model import System
from desktop.address_labels import translate_text
from desktop.numerals import numeral
from desktop.theme import px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.step_buttons import StepButtons

MOST_TARGETS: Final = 5
"""Most attributes for which there is room below the amount."""
_ABREAST: Final = 2
_ABBREVIATED: Final = re.compile(r"\((\w{1,5})\)\Z")


class DamageSpread(QWidget):
    """A number with minus and plus for each attribute that can lose points, and how many points are left.

    Signals:
        changed: Other attributes lose the points.
    """

    changed = Signal()

    def __init__(self, system: System, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._system = system
        self._request: Allocate | None = None
        self._amounts: dict[str, int] = {}
        self.steps: dict[str, StepButtons] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(px(12))
        self._grid.setVerticalSpacing(px(4))
        self.left_label = QLabel(self)
        self.left_label.setProperty("role", "label")

    @property
    def amounts(self) -> dict[str, int]:
        """The points that each attribute loses, without those that lose none."""
        return {key: points for key, points in self._amounts.items() if points}

    @property
    def left(self) -> int:
        """The points that no attribute loses yet."""
        return 0 if self._request is None else self._request.amount - sum(self._amounts.values())

    @staticmethod
    def fits(request: Allocate) -> bool:
        """Return whether a request is simple enough for the steps: one budget, a point for a point, few attributes."""
        is_plain = all(each.cost == 1 and each.step == 1 and not each.tiers for each in request.targets)
        return is_plain and not request.budgets and len(request.targets) <= MOST_TARGETS

    def asks(self, request: Allocate) -> bool:
        """Return whether the steps are those of a request: the same points for the same attributes."""
        shown = self._request
        return shown is not None and (shown.key, shown.amount, shown.targets) == (
            request.key,
            request.amount,
            request.targets,
        )

    def show_request(self, request: Allocate, amounts: Mapping[str, int]) -> None:
        """Show the attributes of a request.

        Args:
            request: The request.
            amounts: The points that each of them loses at first.
        """
        self._request = request
        self._amounts = {each.key: amounts.get(each.key, 0) for each in request.targets}
        if list(self.steps) != list(self._amounts):
            self._build(request)
        self._refresh()

    def _build(self, request: Allocate) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None and widget is not self.left_label:
                widget.hide()
                widget.deleteLater()
        self.steps = {}
        for number, target in enumerate(request.targets):
            self._grid.addWidget(self._part(target), number // _ABREAST, number % _ABREAST)
        number = len(request.targets)
        self._grid.addWidget(self.left_label, number // _ABREAST, number % _ABREAST, Qt.AlignmentFlag.AlignRight)

    def _part(self, target: Target) -> QWidget:
        part = QWidget(self)
        row = QHBoxLayout(part)
        row.setContentsMargins(0, 0, 0, 0)
        name = translate_text(self._system, target.label)
        short = _ABBREVIATED.search(name)
        label = QLabel(target.mark or (short[1] if short is not None else name), part)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setToolTip(escape_tool_tip(name))
        steps = StepButtons(part)
        steps.setAccessibleName(name)
        steps.setToolTip(escape_tool_tip(name))
        steps.stepped.connect(partial(self.step, target.key))
        self.steps[target.key] = steps
        row.addWidget(label, 1)
        row.addWidget(steps)
        return part

    @Slot(str, int)
    def step(self, key: str, by: int) -> None:
        """Let an attribute lose more points or fewer, within what it has and what is left."""
        target = next((each for each in self._targets() if each.key == key), None)
        if target is None:
            return
        before = self._amounts[key]
        self._amounts[key] = max(target.least, min(before + by, target.most, before + self.left))
        if self._amounts[key] != before:
            self._refresh()
            self.changed.emit()

    def _targets(self) -> tuple[Target, ...]:
        return () if self._request is None else self._request.targets

    def _refresh(self) -> None:
        for target in self._targets():
            amount, steps = self._amounts[target.key], self.steps[target.key]
            steps.show_text(numeral(amount))
            steps.set_limits(can_lower=amount > target.least, can_raise=self.left > 0 and amount < target.most)
        self.left_label.setText(self.tr("{number} left").format(number=numeral(self.left)))
