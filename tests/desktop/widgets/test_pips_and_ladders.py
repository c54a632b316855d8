"""Pips, ladders, tracks of points and the best row of several lists: drawn, clicked, and moved by keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.theme import Theme, color, px
from desktop.widgets.card import Card
from desktop.widgets.level_ladder import ROW, LevelLadder
from desktop.widgets.pip_track import PipTrack
from desktop.widgets.point_track import Points, TrackLegend, paint_points
from desktop.widgets.procedure_button import ProcedureButton
from desktop.widgets.row_pick import PickedNumber, RowPick

Show = Callable[[QWidget], QImage]


@pytest.fixture(params=["light", "dark"])
def show(request: pytest.FixtureRequest, theme: Theme, qtbot: QtBot) -> Iterator[Show]:
    """Shows a widget in a colour scheme and returns its picture."""
    theme.choose(request.param)

    def shown(widget: QWidget) -> QImage:
        qtbot.addWidget(widget)
        widget.resize(360, max(24, widget.sizeHint().height()))
        with qtbot.waitExposed(widget):
            widget.show()
        image = widget.grab().toImage()
        assert isinstance(image, QImage)
        return image

    yield shown
    theme.choose("light")


def columns_of(image: QImage, name: str) -> int:
    """Return in how many columns of pixels a colour of the theme is seen."""
    wanted = color(name).rgb()
    return sum(any(image.pixel(x, y) == wanted for y in range(image.height())) for x in range(image.width()))


def painted(points: Points) -> QImage:
    image = QImage(120, 12, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    with QPainter(image) as painter:
        paint_points(painter, QRectF(0, 0, 120, 12), points)
    return image


@pytest.mark.usefixtures("theme")
def test_a_track_of_points_shows_each_part() -> None:
    assert columns_of(painted(Points(9, 0, 0, 0)), "fill") == 9 * px(3)
    assert columns_of(painted(Points(9, 0, 2, 0)), "track") == 2 * px(3)
    assert columns_of(painted(Points(0, 4, 0, 0)), "track") > 0
    assert columns_of(painted(Points(10, 0, 0, 10)), "fill") == 20 * px(3)
    assert columns_of(painted(Points(40, 0, 0, 0)), "fill") == 20 * px(3)
    assert columns_of(painted(Points(0, 0, 0, 0)), "fill") == 0
    assert columns_of(painted(Points(-2, 0, 6, 0)), "amber") == 2


@pytest.mark.fonts
def test_a_legend_says_what_the_parts_are(show: Show) -> None:
    legend = TrackLegend()
    legend.setProperty("labels", ["left", "fatigue", "wounds", "gain"])
    image = show(legend)
    assert legend.accessibleName() == "left, fatigue, wounds, gain"
    assert columns_of(image, "fill") > 0
    legend.resize(30, legend.height())
    assert columns_of(legend.grab().toImage(), "muted") == 0


def pips(count: int, amount: int, *, writes: str = "", below_zero: int = 0) -> PipTrack:
    made = PipTrack()
    made.setProperty("pip_size", QSize(6, 10))
    made.setProperty("writes", writes)
    made.setProperty("below_zero", below_zero)
    made.show_pips(amount, count, 0)
    return made


def test_pips_are_full_up_to_the_amount(show: Show) -> None:
    full, empty = show(pips(10, 10)), show(pips(10, 0))
    assert columns_of(full, "fill") > 9 * 5
    assert columns_of(empty, "fill") == 0
    assert columns_of(empty, "strong") > 9 * 5
    hurt = show(pips(10, -2, below_zero=5))
    assert columns_of(hurt, "amber") > 5
    many = pips(1000, 500)
    assert columns_of(show(many), "fill") == 180


def test_dangerous_pips_are_underlined(show: Show) -> None:
    track = pips(10, 0)
    track.show_pips(0, 10, 3)
    assert 3 * 6 <= columns_of(show(track), "fill") < 5 * 6


def test_a_click_and_the_arrow_keys_take_pips(show: Show) -> None:
    track = pips(10, 4, writes="somewhere")
    taken: list[int] = []
    track.taken.connect(taken.append)
    show(track)
    QTest.mouseClick(track, Qt.MouseButton.LeftButton, pos=QPoint(2, 5))
    QTest.keyClick(track, Qt.Key.Key_Right)
    QTest.keyClick(track, Qt.Key.Key_Left)
    assert taken == [9, 5, 7]
    track.show_pips(1, 10, 0)
    QTest.mouseClick(track, Qt.MouseButton.LeftButton, pos=QPoint(2, 5))
    assert taken[-1] == 10
    shown_only = pips(10, 4)
    shown_only.taken.connect(taken.append)
    show(shown_only)
    QTest.mouseClick(shown_only, Qt.MouseButton.LeftButton, pos=QPoint(2, 5))
    assert shown_only.focusPolicy() == Qt.FocusPolicy.NoFocus
    assert len(taken) == 4


def ladder() -> LevelLadder:
    made = LevelLadder()
    made.setProperty("heads", ["Health", "Worst hit", "Less", "Sanity"])
    made.setProperty("level_numbers", ["0–4|0", "5–9|−1", "10+|–"])
    made.setProperty("writes", "somewhere")
    made.show_levels((("OK", "Hurt", "Dead"), ("OK", "Shaken", "Lost")), (1, 0))
    return made


def test_a_ladder_marks_both_levels(show: Show) -> None:
    made = ladder()
    image = show(made)
    assert columns_of(image, "fill") > 0
    assert made.value() == 1
    assert not made.show_levels((("OK", "Hurt", "Dead"), ("OK", "Shaken", "Lost")), (1, 0))
    assert image.height() >= 4 * px(ROW)


def test_the_second_level_is_set_by_click_and_keys(show: Show) -> None:
    made = ladder()
    chosen: list[int] = []
    made.level_chosen.connect(chosen.append)
    show(made)
    QTest.mouseClick(made, Qt.MouseButton.LeftButton, pos=QPoint(made.width() - 10, px(ROW) * 3 + 4))
    QTest.mouseClick(made, Qt.MouseButton.LeftButton, pos=QPoint(4, px(ROW) * 3 + 4))
    QTest.keyClick(made, Qt.Key.Key_Down)
    QTest.keyClick(made, Qt.Key.Key_Up)
    assert chosen == [2, 1]


@pytest.mark.usefixtures("theme")
def test_the_best_row_has_a_menu_of_the_others(qtbot: QtBot) -> None:
    card = Card()
    qtbot.addWidget(card)
    card.setProperty("title", "Best attack")
    pick = RowPick(card)
    QVBoxLayout(card).addWidget(pick)
    pick.setProperty("empty_text", "None.")
    picked: list[int] = []
    asked: list[str] = []
    pick.picked.connect(picked.append)
    pick.explain_requested.connect(asked.append)
    pick.show_names(["Spear", "Bow"], -1, "Best one")
    pick.show_row([PickedNumber("8", "on 4d6", "skills[0].need")], "Hits hard.")
    with qtbot.waitExposed(card):
        card.show()
    assert pick.button.parentWidget() is not pick
    assert [action.text() for action in pick.menu.actions()] == ["Best one", "Spear", "Bow"]
    pick.menu.actions()[2].trigger()
    pick.blocks[0].click()
    assert picked == [1]
    assert asked == ["skills[0].need"]
    assert pick.blocks[0].accessibleName() == "on 4d6: 8"
    pick.show_row([], "")
    assert pick.text.text() == "None."
    assert pick.blocks[0].isHidden()


@pytest.mark.usefixtures("theme")
def test_a_button_for_a_procedure_stands_in_the_head_of_its_card(qtbot: QtBot) -> None:
    card = Card()
    qtbot.addWidget(card)
    card.setProperty("title", "Recovery")
    button = ProcedureButton(card)
    button.setText("Let time pass")
    button.setProperty("procedure", "pass_time")
    QVBoxLayout(card).addWidget(button)
    with qtbot.waitExposed(card):
        card.show()
    assert button.parentWidget() is not card
    assert button.property("procedure") == "pass_time"
    assert button.isVisible()
