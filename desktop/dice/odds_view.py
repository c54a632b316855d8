"""The Odds tab: exact distribution of dice and chance of a target, as chart and table."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import partial
from math import ceil, floor
from typing import Final

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from core.character.formula_display import to_typographic
from core.dice import Dice, chance, odds
from core.errors import DiceError, QuireError
from desktop import tasks, theme
from desktop.dice.favourites import Comparison, Target, comparison_names
from desktop.forms import load_form
from desktop.messages import render
from desktop.numerals import numeral, percent
from desktop.widgets.chance_chart import ChanceChart
from desktop.widgets.number_box import NumberBox

Distribution = Mapping[int, Fraction]

_EXACTLY = "exact"
_DELAY_MS: Final = 200
_DECIMALS: Final = 2
_MOST_ROWS: Final = 1000
_PAIR: Final = 2
_LONGEST: Final = 12
"""Most letters of a fraction that is shown."""


class OddsView(QWidget):
    """Shows the odds of any dice."""

    notation_edit: QLineEdit
    which_combo: QComboBox
    target_spin: NumberBox
    problem_label: QLabel
    chance_label: QLabel
    chance_detail_label: QLabel
    spread_label: QLabel
    chart: ChanceChart
    odds_rule: QFrame
    table: QTableWidget

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        load_form(self, "odds")
        self._chances: Distribution = {}
        self._dice: Dice | None = None
        self._next_notation = ""
        self._requested_number: int | None = None
        self._is_counting = False
        self._has_counted = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_DELAY_MS)
        self._timer.timeout.connect(self._count)
        for comparison, name in comparison_names().items():
            self.which_combo.addItem(name, comparison.value)
        self.which_combo.addItem(self.tr("exactly"), _EXACTLY)
        self._prepare_table()
        policy = self.chart.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # without odds the prompt stays at the top
        self.chart.setSizePolicy(policy)
        self.notation_edit.textChanged.connect(self._timer.start)
        self.notation_edit.returnPressed.connect(self._count)
        self.which_combo.currentIndexChanged.connect(self._show_chance)
        self.target_spin.valueChanged.connect(self._show_chance)
        theme.apply_icons(self)
        self._show_problem("")
        self._show_chance()

    def _prepare_table(self) -> None:
        names = (self.tr("Total"), self.tr("Chance"), self.tr("At least"), self.tr("At most"))
        for column, name in enumerate(names):
            item = QTableWidgetItem(name)
            item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.table.setHorizontalHeaderItem(column, item)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.verticalHeader().setDefaultSectionSize(theme.px(24))

    # ------------------------------------------------------------------------------------------------------ counting

    def show_dice(self, notation: str, target: Target | None = None) -> None:
        """Show the odds of dice, and of a target."""
        if target is not None:
            self.which_combo.setCurrentIndex(self.which_combo.findData(target.comparison.value))
            is_upper = target.comparison is Comparison.AT_MOST
            self._requested_number = floor(target.number) if is_upper else ceil(target.number)
            self.target_spin.setValue(self._requested_number)
        self.notation_edit.setText(notation)
        self._count()

    @property
    def chances(self) -> Distribution:
        """The chance of every total of the dice shown."""
        return self._chances

    @Slot()
    def _count(self) -> None:
        """Compute the odds on a worker thread, one request at a time."""
        self._timer.stop()
        text = self.notation_edit.text()
        try:
            dice = Dice.parse(text)
        except DiceError as error:
            self._clear()
            self._show_problem(render(error.message))
            return
        self._show_problem("")
        if not dice.sizes or (dice == self._dice and self._chances):
            return
        if self._is_counting:
            self._next_notation = text
            return
        self._is_counting = True
        self._show_chance()
        tasks.run(self, partial(odds, dice), partial(self._on_counted, dice), self._on_refused, self.tr("Odds"))

    def _on_counted(self, dice: Dice, chances: Distribution) -> None:
        is_new_range = not self._has_counted or self.target_spin.value() not in chances
        self._dice, self._chances, self._has_counted = dice, chances, True
        self._fill_table()
        requested, self._requested_number = self._requested_number, None
        if is_new_range and requested is None:
            middle = sum((total * part for total, part in chances.items()), Fraction(0))
            self.target_spin.setValue(round(middle))
        self._show_chance()
        self._finish_count()

    def _on_refused(self, error: QuireError) -> None:
        self._clear()
        self._show_problem(render(error.message))
        self._finish_count()

    def _finish_count(self) -> None:
        self._is_counting = False
        self._show_chance()
        notation, self._next_notation = self._next_notation, ""
        if notation:
            self._count()

    def _clear(self) -> None:
        """Clear the odds, which belong to other dice."""
        self._dice, self._chances = None, {}
        self._show_chance()

    # ------------------------------------------------------------------------------------------------------- showing

    def _show_problem(self, text: str) -> None:
        self.problem_label.setText(text)
        self.problem_label.setVisible(bool(text))

    def _counted_totals(self) -> frozenset[int]:
        """Return the totals that meet the target."""
        which, number = self.which_combo.currentData(), self.target_spin.value()
        if which == _EXACTLY:
            return frozenset(total for total in self._chances if total == number)
        target = Target(Fraction(number), Comparison(which))
        return frozenset(filter(target.is_met_by, self._chances))

    @Slot()
    def _show_chance(self) -> None:
        has_odds = bool(self._chances)
        for target_input in (self.which_combo, self.target_spin):
            target_input.setEnabled(has_odds)
        for part in (self.chance_label, self.chart, self.odds_rule, self.table):
            part.setVisible(has_odds)
        if not has_odds:
            self.chance_label.setText("–")
            nothing = self.tr("Enter dice above: 2d6+3, 4d6 keep 3, d%")
            self.chance_detail_label.setText(self.tr("Calculating…") if self._is_counting else nothing)
            self.spread_label.clear()
            return
        reached = self._counted_totals()
        probability = chance(self._chances, reached.__contains__)
        self.chance_label.setText(percent(probability))
        exact = f"{probability.numerator} / {probability.denominator}"
        self.chance_detail_label.setText(exact if len(exact) <= _LONGEST else self.tr("exact"))
        spread = self._summary()
        self.spread_label.setText(spread)
        self.chart.show_chances(self._chances, reached)
        name = self.tr("Chart of the odds of {dice}. {spread} Chance: {chance}.")
        dice = "" if self._dice is None else self._dice.text
        self.chart.setAccessibleName(name.format(dice=dice, spread=spread, chance=percent(probability)))

    def _summary(self) -> str:
        """Return a sentence about range, mean and the most likely totals."""
        totals = list(self._chances)
        mean = sum((total * part for total, part in self._chances.items()), Fraction(0))
        highest = max(self._chances.values())
        likely = [total for total in totals if self._chances[total] == highest]  # neighbours, whatever the dice
        if len(likely) == len(totals):
            sentence = self.tr("From {least} to {most}, {middle} on average, all equally likely.")
        elif len(likely) > _PAIR:
            sentence = self.tr(
                "From {least} to {most}, {middle} on average, most often {likely} to {last} (equally likely)."
            )
        elif len(likely) == _PAIR:
            sentence = self.tr("From {least} to {most}, {middle} on average, most often {likely} or {last}.")
        else:
            sentence = self.tr("From {least} to {most}, {middle} on average, most often {likely}.")
        return sentence.format(
            least=to_typographic(str(totals[0])),
            most=to_typographic(str(totals[-1])),
            middle=to_typographic(numeral(mean, _DECIMALS)),
            likely=to_typographic(str(likely[0])),
            last=to_typographic(str(likely[-1])),
        )

    def _fill_table(self) -> None:
        below = Fraction(0)
        rows = list(self._chances.items())[:_MOST_ROWS]
        self.table.setRowCount(len(rows))
        for row, (total, part) in enumerate(rows):
            texts = (to_typographic(str(total)), percent(part), percent(1 - below), percent(below + part))
            below += part
            for column, text in enumerate(texts):
                item = QTableWidgetItem(text)
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                if column == 0:
                    item.setFont(theme.font(theme.TextStyle.HEADING))
                self.table.setItem(row, column, item)
