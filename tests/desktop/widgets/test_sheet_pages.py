"""Pages of a sheet: a new count of violations repaints the tabs, not the pages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.theme import Theme
from desktop.widgets.sheet_pages import SheetPages
from tests.helpers.waiting import wait_for_layout


class Paints(QObject):
    """Notes which widgets are painted."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: set[QObject] = set()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Note a paint."""
        if event.type() == QEvent.Type.Paint:
            self.seen.add(watched)
        return False


@pytest.fixture
def pages(qtbot: QtBot, theme: Theme) -> Iterator[SheetPages]:
    assert isinstance(theme, Theme)
    window = QWidget()
    qtbot.addWidget(window)
    pages = SheetPages(window)
    pages.addTab(QLabel("Words"), "Person")
    pages.addTab(QWidget(), "Gear")
    QVBoxLayout(window).addWidget(pages)
    window.resize(500, 300)
    with qtbot.waitExposed(window):
        window.show()
    wait_for_layout()
    yield pages
    window.close()


@pytest.mark.fonts
def test_a_new_count_repaints_only_the_tabs(pages: SheetPages) -> None:
    paints, page, narrow = Paints(), pages.widget(0), pages.tab_bar.tabRect(1).width()
    assert page is not None
    for each in (pages.tab_bar, page):
        each.installEventFilter(paints)
    pages.set_count(1, 3)
    wait_for_layout()
    assert pages.tab_bar.tabRect(1).width() > narrow, "the count has its room"
    assert paints.seen == {pages.tab_bar}


@pytest.mark.fonts
def test_nothing_moves_under_the_pointer(pages: SheetPages) -> None:
    bar = pages.tab_bar
    bar.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, True)
    places = [bar.tabRect(index) for index in range(2)]
    pages.set_count(0, 3)
    pages.setCurrentIndex(1)
    assert [bar.tabRect(index) for index in range(2)] == places
    assert bar.violation_count(0) == 3
    bar.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
    QApplication.sendEvent(bar, QEvent(QEvent.Type.Leave))
    assert bar.tabRect(1).left() > places[1].left()


@pytest.mark.fonts
def test_a_page_that_grows_is_laid_out_again(pages: SheetPages) -> None:
    page = pages.widget(0)
    assert page is not None
    page.setMinimumHeight(700)
    wait_for_layout()
    assert page.height() >= 700
    assert pages.window().height() > 700


@pytest.mark.fonts
def test_long_titles_are_short_where_not_all_fit(qtbot: QtBot, theme: Theme) -> None:
    """All of them at once; before that each was cut, most of all the ones that say most."""
    assert isinstance(theme, Theme)
    pages = SheetPages()
    qtbot.addWidget(pages)
    for title, short in (("&Person", ""), ("&Weapons and armor", "Weapons"), ("Skills and &gear", "Skills")):
        page = QWidget()
        page.setProperty("short_title", short)
        pages.addTab(page, title)
    whole = sum(pages.tab_bar.tabSizeHint(each).width() for each in range(3))
    pages.resize(whole, 100)
    with qtbot.waitExposed(pages):
        pages.show()
    shown = [pages.tab_bar.title(each) for each in range(3)]
    assert shown == ["&Person", "&Weapons and armor", "Skills and &gear"]
    pages.resize(whole - 1, 100)
    wait_for_layout()
    assert [pages.tab_bar.title(each) for each in range(3)] == ["&Person", "&Weapons", "Skills"]
    assert [pages.tab_bar.tabRect(each).width() for each in range(3)] == [
        pages.tab_bar.tabSizeHint(each).width() for each in range(3)
    ]
    assert pages.tab_bar.tabToolTip(1) == "Weapons and armor"
    pages.resize(whole, 100)
    wait_for_layout()
    assert [pages.tab_bar.title(each) for each in range(3)] == shown
    pages.set_count(0, 2)
    assert pages.tab_bar.title(1) == "&Weapons", "a count takes room, too"
    pages.close()
