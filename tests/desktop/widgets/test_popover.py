"""The card over the window: its place and arrow, keys and clicks, a sheet where there is little room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMainWindow, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.theme import Theme, px
from desktop.widgets.popover import WIDTH, Popover
from tests.helpers.waiting import wait_for_layout

SHADOW = 24
GAP = 8


@pytest.fixture
def window(qtbot: QtBot, theme: Theme) -> QMainWindow:
    """A window with a page."""
    assert isinstance(theme, Theme)
    made = QMainWindow()
    made.setCentralWidget(QWidget(made))
    made.resize(1000, 700)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def button_at(window: QMainWindow, x: int, y: int) -> QPushButton:
    """Put a button on the page."""
    button = QPushButton("Rest…", window.centralWidget())
    button.setGeometry(x, y, 80, 30)
    button.show()
    return button


def popover_in(window: QMainWindow, rows: int = 3) -> Popover:
    """Return a popover with some fields."""
    made = Popover(window)
    made.title_label.setText("Rest")
    made.primary_button.setText("Rest 8 h")
    for row in range(rows):
        field = QLineEdit(made)
        field.setObjectName(f"field{row}")
        made.body.addWidget(field)
    return made


def card_of(popover: Popover) -> QRect:
    """Return the card in the window, without its shadow."""
    shadow = px(SHADOW)
    return popover.geometry().adjusted(shadow, shadow, -shadow, -shadow)


def place_of(button: QWidget, window: QWidget) -> QRect:
    return QRect(button.mapTo(window, QPoint(0, 0)), button.size())


@pytest.mark.fonts
def test_it_points_at_its_button_from_below_or_above(window: QMainWindow) -> None:
    popover = popover_in(window)
    high, low = button_at(window, 400, 100), button_at(window, 400, 640)
    popover.open_at(high)
    assert popover.anchor is high
    assert card_of(popover).width() == px(WIDTH)
    assert card_of(popover).top() == place_of(high, window).bottom() + px(GAP)
    popover.open_at(low)
    assert card_of(popover).bottom() < place_of(low, window).top()
    assert window.rect().contains(card_of(popover))
    assert not high.property("has_popover")
    assert low.property("has_popover")
    popover.grab()  # the arrow is drawn on either side


@pytest.mark.parametrize("x", [0, 460, 920])
def test_it_stays_inside_the_window(window: QMainWindow, x: int) -> None:
    popover = popover_in(window)
    popover.open_at(button_at(window, x, 200))
    assert window.rect().contains(card_of(popover))


def test_without_a_button_it_is_centred_over_the_page(window: QMainWindow) -> None:
    popover = popover_in(window)
    popover.open_at(None, window.centralWidget())
    assert abs(card_of(popover).center().x() - window.rect().center().x()) <= 1
    assert popover.anchor is None
    popover.open_at(None)
    assert window.rect().contains(card_of(popover))


def test_a_button_that_is_scrolled_away_is_not_pointed_at(window: QMainWindow) -> None:
    popover = popover_in(window)
    popover.open_at(button_at(window, 400, 2000))
    assert popover.anchor is None
    assert window.rect().contains(card_of(popover))


def test_one_is_open_at_a_time(window: QMainWindow, qtbot: QtBot) -> None:
    first, second = popover_in(window), popover_in(window)
    first.open_at(button_at(window, 100, 100))
    with qtbot.waitSignal(first.dismissed):
        second.open_at(button_at(window, 500, 100))
    assert first.isHidden()
    assert second.isVisible()


def test_escape_and_clicks_outside_close_it_and_clicks_inside_do_not(window: QMainWindow, qtbot: QtBot) -> None:
    popover, button, other = popover_in(window), button_at(window, 400, 60), button_at(window, 40, 600)
    pressed: list[bool] = []
    other.clicked.connect(lambda: pressed.append(True))
    popover.open_at(button)
    field = popover.findChild(QLineEdit, "field0")
    assert isinstance(field, QLineEdit)
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    assert popover.isVisible()
    with qtbot.waitSignal(popover.dismissed):
        QTest.keyClick(field, Qt.Key.Key_Escape)
    assert button.hasFocus()
    popover.open_at(button)
    QTest.mouseClick(other, Qt.MouseButton.LeftButton)
    assert popover.isHidden()
    assert pressed == [True]  # the page is alive
    popover.open_at(button)
    clicks: list[bool] = []
    button.clicked.connect(lambda: clicks.append(True))
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert popover.isHidden()
    assert not clicks  # the second click on its button only closes it
    popover.open_at(button)
    QTest.mouseClick(popover, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))  # on the shadow
    assert popover.isHidden()


def test_enter_applies_unless_it_is_closed_or_the_other_button_has_the_focus(window: QMainWindow, qtbot: QtBot) -> None:
    popover = popover_in(window)
    popover.open_at(button_at(window, 400, 60))
    field = popover.findChild(QLineEdit, "field1")
    assert isinstance(field, QLineEdit)
    field.setFocus()
    with qtbot.waitSignal(popover.applied):
        QTest.keyClick(field, Qt.Key.Key_Enter)
    popover.primary_button.setEnabled(False)
    with qtbot.assertNotEmitted(popover.applied):
        QTest.keyClick(field, Qt.Key.Key_Return)
    popover.primary_button.setEnabled(True)
    popover.cancel_button.setFocus()
    with qtbot.waitSignal(popover.dismissed), qtbot.assertNotEmitted(popover.applied):
        QTest.keyClick(popover.cancel_button, Qt.Key.Key_Return)


def test_tab_goes_round_from_top_to_bottom(window: QMainWindow) -> None:
    popover = popover_in(window, 2)
    popover.open_at(button_at(window, 400, 60))
    wait_for_layout()
    first, second = (popover.findChild(QLineEdit, f"field{n}") for n in range(2))
    assert isinstance(first, QLineEdit)
    assert isinstance(second, QLineEdit)
    stops: list[QWidget | None] = [first, second, popover.cancel_button, popover.primary_button, first]
    first.setFocus()
    for stop in stops[1:]:
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is stop
    QTest.keyClick(first, Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() is popover.primary_button


def test_what_is_higher_than_the_window_is_a_sheet_at_its_foot_that_scrolls(window: QMainWindow) -> None:
    popover = popover_in(window, 30)
    popover.open_at(button_at(window, 400, 60))
    wait_for_layout()
    assert popover.is_sheet
    card = card_of(popover)
    assert (card.left(), card.right(), card.bottom()) == (0, window.width() - 1, window.height() - 1)
    assert card.height() <= window.height()
    foot = place_of(popover.primary_button, window)
    assert card.contains(foot)
    window.resize(1000, 1900)
    wait_for_layout()
    assert not popover.is_sheet


def test_it_grows_with_what_it_holds_and_follows_its_button(window: QMainWindow) -> None:
    popover, button = popover_in(window), button_at(window, 400, 60)
    popover.open_at(button)
    wait_for_layout()
    height, left = popover.height(), card_of(popover).left()
    label = QLabel("More", popover)
    popover.body.addWidget(label)
    button.move(500, 60)
    wait_for_layout()
    assert popover.height() > height
    assert card_of(popover).left() == left + 100
    button.hide()
    assert popover.isHidden()


def test_it_stays_where_its_button_was_when_the_page_is_built_again(window: QMainWindow) -> None:
    popover, button = popover_in(window), button_at(window, 400, 60)
    popover.open_at(button)
    place = popover.geometry()
    button.deleteLater()
    QApplication.sendPostedEvents(button, QEvent.Type.DeferredDelete)
    assert popover.isVisible()
    assert popover.anchor is None
    assert popover.geometry() == place


def test_a_long_note_has_a_line_of_its_own(window: QMainWindow) -> None:
    popover = popover_in(window)
    popover.show_note("Empty dice")
    assert popover.note_label.text() == popover.note == "Empty dice"
    popover.show_note("The world has no skill that could be learned now.", is_problem=True)
    assert popover.line_label.text() == popover.note
    assert popover.line_label.property("role") == "amber"
    popover.open_at(None)
    assert popover.line_label.isVisible()
    popover.close()
    assert popover.isHidden()
