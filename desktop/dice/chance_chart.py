"""Bar chart of chances; the only module that imports pyqtgraph, loaded with the first chart.

Bars that meet the target are darker than the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

import pyqtgraph
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.theme import TextStyle, color, font, is_theme_change

_WIDE: float = 0.86
_MOST_BARS = 400


class ChanceChart(QWidget):
    """Bars of chances by total."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chances: Mapping[int, Fraction] = {}
        self._reached: frozenset[int] = frozenset()
        self._plot = pyqtgraph.PlotWidget(self)
        self._plot.setMenuEnabled(False)
        self._plot.hideButtons()
        self._plot.setMouseEnabled(x=False, y=False)
        self._plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._plot.showGrid(x=False, y=False)
        self._plot.getAxis("left").setStyle(tickLength=0)
        self._plot.getAxis("bottom").setStyle(tickLength=0)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self._plot)
        self._draw()

    def show_chances(self, chances: Mapping[int, Fraction], reached: frozenset[int]) -> None:
        """Draw a distribution.

        Args:
            chances: The chance of every total.
            reached: The totals that count as a success.
        """
        self._chances = chances
        self._reached = reached
        self._draw()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Redraw when the theme changes."""
        super().changeEvent(event)
        if is_theme_change(event) and hasattr(self, "_plot"):
            self._draw()

    def _draw(self) -> None:
        self._plot.clear()
        self._plot.setBackground(color("chrome"))
        for side in ("left", "bottom"):
            axis = self._plot.getAxis(side)
            axis.setPen(pyqtgraph.mkPen(color("hairline")))
            axis.setTextPen(pyqtgraph.mkPen(color("muted")))
            axis.setTickFont(font(TextStyle.LABEL))
        self._plot.getAxis("left").setLabel(None)
        bars = list(self._chances.items())[:_MOST_BARS]
        for is_reached, ink in ((False, "strong"), (True, "fill")):
            own = [(total, float(100 * chance)) for total, chance in bars if (total in self._reached) is is_reached]
            if own:
                self._plot.addItem(
                    pyqtgraph.BarGraphItem(
                        x=[total for total, _ in own],
                        height=[percent for _, percent in own],
                        width=_WIDE,
                        brush=color(ink),
                        pen=pyqtgraph.mkPen(None),
                    )
                )
        if bars:
            highest = max(float(100 * chance) for _, chance in bars)
            self._plot.setRange(xRange=(bars[0][0] - 1, bars[-1][0] + 1), yRange=(0, highest * 1.08), padding=0)
