"""Chart of chances: labels that fit, bars on device pixels, colours, and the tool tip under the pointer."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from core.dice import Dice, odds
from desktop import theme as colors
from desktop.theme import TextStyle, Theme
from desktop.widgets.chance_chart import AxisLabel, ChanceChart
from tests.helpers.waiting import wait_for_layout

pytestmark = [pytest.mark.fonts, pytest.mark.usefixtures("theme")]

SIZES = ((160, 96), (300, 160), (448, 240), (900, 600))


class _ScaledChart(ChanceChart):
    """A chart on a screen of another scale."""

    ratio = 1.0

    def devicePixelRatioF(self) -> float:  # noqa: N802
        return self.ratio


@pytest.fixture
def chart(qtbot: QtBot) -> _ScaledChart:
    """An empty chart."""
    chart = _ScaledChart()
    qtbot.addWidget(chart)
    chart.resize(448, 240)
    return chart


def show(chart: ChanceChart, notation: str, least: int | None = None) -> None:
    chances = odds(Dice.parse(notation))
    chart.show_chances(chances, frozenset(total for total in chances if least is not None and total >= least))


def texts(labels: list[AxisLabel]) -> list[str]:
    return [label.text.replace("\xa0", " ") for label in labels]


def tip_at(chart: ChanceChart, x: float) -> str:
    place = QPoint(round(x), 20)
    event = QHelpEvent(QHelpEvent.Type.ToolTip, place, chart.mapToGlobal(place))
    QApplication.sendEvent(chart, event)
    return QToolTip.text().replace("\xa0", " ") if event.isAccepted() else ""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("notation", ["3d6", "d100", "d2", "20d100", "d6+100000", "d4-200000", "10d10 keep 3"])
def test_no_label_is_cut_or_covered(chart: _ScaledChart, notation: str, size: tuple[int, int]) -> None:
    chart.resize(*size)
    show(chart, notation)
    metrics = QFontMetricsF(colors.font(TextStyle.LABEL))
    chances, totals = chart.chance_labels(), chart.total_labels()
    assert len(chances) >= 2
    assert totals
    for label in (*chances, *totals):
        assert label.area.width() >= metrics.horizontalAdvance(label.text)
        assert label.area.left() >= 0
        assert label.area.right() <= chart.width() + 0.01
        assert label.area.top() >= 0
        assert label.area.bottom() <= chart.height() + 0.01
    for left, right in pairwise(totals):
        assert left.area.right() < right.area.left()
    for lower, upper in pairwise(chances):
        assert upper.area.bottom() < lower.area.top()
    first_bar = chart.bars()[0].area
    assert all(label.area.right() <= first_bar.left() for label in chances)


def test_the_axis_is_in_per_cent_and_totals_are_round(chart: _ScaledChart) -> None:
    show(chart, "3d6")
    assert texts(chart.chance_labels()) == ["0 %", "5 %", "10 %"]
    assert texts(chart.total_labels()) == [str(total) for total in range(3, 19)]
    show(chart, "d100")
    assert texts(chart.chance_labels()) == ["0 %", "0.2 %", "0.4 %", "0.6 %", "0.8 %", "1 %"]
    assert texts(chart.total_labels())[-3:] == ["80", "90", "100"]
    show(chart, "d4-3")
    assert texts(chart.total_labels()) == ["−2", "−1", "0", "1"]


def test_a_range_without_a_round_number_is_labelled_by_its_first_total(chart: _ScaledChart) -> None:
    first = 9 * 10**20 + 1
    chart.show_chances({first: Fraction(1, 2), first + 1: Fraction(1, 2)}, set())
    assert texts(chart.total_labels()) == [str(first)]


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("notation", ["3d6", "d100", "20d100"])
def test_bars_lie_on_device_pixels_and_inside_the_chart(chart: _ScaledChart, notation: str, ratio: float) -> None:
    chart.ratio = ratio
    show(chart, notation)
    bars = chart.bars()
    for bar in bars:
        for edge in (bar.area.left(), bar.area.right(), bar.area.top(), bar.area.bottom()):
            assert edge * ratio == pytest.approx(round(edge * ratio), abs=1e-6)
        assert bar.area.height() * ratio >= 1, "what is possible has a bar"
        assert bar.area.top() >= 0
        assert bar.area.right() <= chart.width() + 1 / ratio
    for left, right in pairwise(bars):
        assert left.area.right() <= right.area.left() + 1e-6
    if notation != "20d100":
        assert len(bars) == len(odds(Dice.parse(notation)))
        assert len({round(bar.area.width() * ratio) for bar in bars}) == 1, "equally wide"


def test_more_totals_than_pixels_keep_peak_and_range(chart: _ScaledChart) -> None:
    show(chart, "20d100", 1011)
    bars = chart.bars()
    assert len(bars) < 500
    highest = max(bar.area.height() for bar in bars)
    peak = [bar.area for bar in bars if bar.area.height() == highest]  # several are as high to the pixel
    middle = (peak[0].left() + peak[-1].right()) / 2
    assert middle == pytest.approx((bars[0].area.left() + bars[-1].area.right()) / 2, abs=2)
    assert peak[0].top() == min(bar.area.top() for bar in bars)
    flags = [bar.is_reached for bar in bars]
    assert flags == sorted(flags), "reached totals are at the right"
    assert 0.4 < flags.index(True) / len(flags) < 0.6


def test_heights_are_proportional_to_the_chances(chart: _ScaledChart) -> None:
    show(chart, "2d6")
    heights = [bar.area.height() for bar in chart.bars()]
    assert heights == pytest.approx([max(heights) * (6 - abs(7 - total)) / 6 for total in range(2, 13)], abs=1)


@pytest.mark.parametrize("scheme", ["light", "dark", "contrast"])
def test_reached_totals_stand_out_in_every_scheme(qtbot: QtBot, chart: _ScaledChart, theme: Theme, scheme: str) -> None:
    theme.choose(scheme)
    show(chart, "d2", 2)
    chart.show()
    wait_for_layout()
    image = chart.grab().toImage()
    low, high = (QColor(image.pixelColor(bar.area.center().toPoint())) for bar in chart.bars())
    background = image.pixelColor(chart.width() - 3, 20)
    assert len({low.name(), high.name(), background.name()}) == 3
    theme.choose("light")


def test_an_empty_chart_draws_nothing(qtbot: QtBot, chart: _ScaledChart) -> None:
    chart.show()
    assert (chart.bars(), chart.total_labels(), chart.chance_labels()) == ([], [], [])
    assert chart.total_at(10) is None
    image = chart.grab().toImage()
    assert len({image.pixel(x, y) for x in range(0, 448, 7) for y in range(0, 240, 7)}) == 1


def test_the_tool_tip_names_total_and_chance(qtbot: QtBot, chart: _ScaledChart) -> None:
    show(chart, "2d6-4")
    chart.show()
    first, last = chart.bars()[0].area, chart.bars()[-1].area
    assert tip_at(chart, first.center().x()) == "−2: 2.78 %"
    assert tip_at(chart, chart.bars()[5].area.center().x()) == "3: 16.67 %"
    assert tip_at(chart, last.center().x()) == "8: 2.78 %"
    assert tip_at(chart, 2) == "", "beside the bars"


def test_a_tiny_chart_does_not_fail(chart: _ScaledChart) -> None:
    chart.setMinimumSize(1, 1)
    chart.resize(3, 3)
    chart.show_chances({1: Fraction(1, 2), 2: Fraction(1, 2)}, {2})
    assert len(chart.bars()) >= 1
    assert not chart.grab().isNull()
