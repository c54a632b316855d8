from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop import settings
from desktop.controllers.help_controller import HelpController
from desktop.frame.main_window import MainWindow
from desktop.help.help_view import HelpView
from desktop.help.tour import Tour
from desktop.help.tour_stops import STOPS
from desktop.library.library_service import LibraryService
from desktop.settings import Settings
from desktop.sheet.open_character import Loaded, OpenCharacter
from desktop.theme import Theme
from tests.helpers.characters_to_print import document, opened
from tests.helpers.waiting import wait_for_layout


@pytest.fixture
def kept(tmp_path: Path) -> Settings:
    return Settings(str(tmp_path / "settings.ini"))


@pytest.fixture
def service(tmp_path: Path, qapp: QApplication) -> Iterator[LibraryService]:
    made = LibraryService(tmp_path / "library.quire")
    yield made
    made.close()


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, service: LibraryService, kept: Settings) -> MainWindow:
    made = MainWindow(service, kept, Theme(qapp))
    qtbot.addWidget(made)
    made.resize(1200, 800)
    made.show()
    return made


@pytest.fixture
def pages(window: MainWindow, service: LibraryService, kept: Settings) -> HelpController:
    return HelpController(window, service, kept)


def action(window: MainWindow, name: str) -> QAction:
    found = window.findChild(QAction, f"{name}_action")
    assert isinstance(found, QAction)
    return found


def open_bren(window: MainWindow) -> OpenCharacter:
    character = OpenCharacter(Loaded("", opened(document("bren"))))
    window.open_document(character, QWidget())
    return character


def started(pages: HelpController) -> Tour:
    pages.start_tour()
    window = pages.parent()
    assert isinstance(window, MainWindow)
    tour = window.findChild(Tour)
    assert isinstance(tour, Tour)
    return tour


def test_the_manual_opens_once(window: MainWindow, pages: HelpController) -> None:
    action(window, "manual").trigger()
    action(window, "manual").trigger()
    views = [each for each in window.tabs() if isinstance(each, HelpView)]
    assert len(views) == 1
    assert window.documents.currentWidget() is views[0]
    assert window.documents.tabText(0) == "Manual"


def test_the_manual_starts_the_tour(window: MainWindow, pages: HelpController) -> None:
    pages.show_manual()
    view = window.documents.currentWidget()
    assert isinstance(view, HelpView)
    view.asked_action.emit("tour")
    tour = window.findChild(Tour)
    assert isinstance(tour, Tour)
    tour.stop()


@pytest.mark.fonts
def test_the_tour_goes_through_the_window(window: MainWindow, pages: HelpController, kept: Settings) -> None:
    open_bren(window)
    tour = started(pages)
    pointed = []
    for station in STOPS:
        assert tour.current_stop is station
        assert tour.title_label.text() == station.title
        target = tour.target()
        assert (target is not None) == bool(station.widget_name), station.title
        assert window.rect().contains(tour.geometry())
        pointed.append(target)
        tour.next_button.click()
    assert len({id(each) for each in pointed if each is not None}) >= 8
    assert kept.get(settings.TOUR_SEEN)


@pytest.mark.fonts
def test_texts_of_stops_are_not_clipped(window: MainWindow, pages: HelpController) -> None:
    """Without a character some stops have an extra hint; the bubble grows and shrinks."""
    tour = started(pages)
    for station in STOPS:
        wait_for_layout()
        words = tour.text_label
        assert words.height() >= words.heightForWidth(words.width()), station.title
        assert tour.height() <= words.height() + 140, station.title
        tour.next_button.click()


def test_every_stop_has_a_widget_and_texts(window: MainWindow, pages: HelpController) -> None:
    for station in STOPS:
        assert station.text.endswith(".")
        assert (
            not station.widget_name
            or window.findChild(QAction, station.widget_name)
            or window.findChild(QWidget, station.widget_name)
        )


@pytest.mark.fonts
def test_the_bubble_is_next_to_its_widget(window: MainWindow, pages: HelpController) -> None:
    tour = started(pages)
    tour.next_button.click()
    target = tour.target()
    assert target is not None
    assert tour.x() >= target.mapTo(window, QPoint(target.width(), 0)).x()
    tour.stop()


def test_without_a_character_the_tour_shows_a_hint(window: MainWindow, pages: HelpController) -> None:
    tour = started(pages)
    while not tour.current_stop.needs_character:
        tour.next_button.click()
    assert "Open a character" in tour.text_label.text()
    open_bren(window)
    assert "Open a character" not in tour.text_label.text()
    tour.stop()


def test_keys_lead_the_tour(qtbot: QtBot, window: MainWindow, pages: HelpController) -> None:
    tour = started(pages)
    QTest.keyClick(tour, Qt.Key.Key_Right)
    QTest.keyClick(tour, Qt.Key.Key_Right)
    QTest.keyClick(tour, Qt.Key.Key_Left)
    assert tour.number == 1
    assert not tour.back_button.isHidden()
    with qtbot.waitSignal(tour.ended):
        QTest.keyClick(tour, Qt.Key.Key_Escape)
    assert not tour.isVisible()


@pytest.mark.fonts
def test_the_tour_follows_the_window(qtbot: QtBot, window: MainWindow, pages: HelpController) -> None:
    tour = started(pages)
    window.resize(1400, 700)
    qtbot.waitUntil(lambda: abs(tour.geometry().center().x() - window.rect().center().x()) <= 2)
    tour.grab()
    window.grab()
    assert started(pages) is tour
    tour.stop()


def test_enter_presses_the_button_of_the_tour(pages: HelpController) -> None:
    tour = started(pages)
    tour.next_button.setFocus()
    QTest.keyClick(tour.next_button, Qt.Key.Key_Return)
    assert tour.number == 1
    tour.stop()
