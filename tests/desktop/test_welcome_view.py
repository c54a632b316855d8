"""The welcome page."""

from __future__ import annotations

from PySide6.QtGui import QIcon
from pytestqt.qtbot import QtBot

from desktop.frame.welcome_view import WelcomeView
from desktop.theme import Theme


def test_it_offers_a_new_character_the_samples_and_the_tour(qtbot: QtBot, theme: Theme) -> None:
    assert isinstance(theme, Theme)
    view = WelcomeView()
    qtbot.addWidget(view)
    for signal, button in (
        (view.asked_new, view.new_button),
        (view.asked_samples, view.samples_button),
        (view.asked_tour, view.tour_button),
    ):
        with qtbot.waitSignal(signal):
            button.click()


def test_texts_depend_on_the_library(qtbot: QtBot, theme: Theme) -> None:
    assert isinstance(theme, Theme)
    view = WelcomeView()
    qtbot.addWidget(view)
    assert view.welcome_contents.isHidden()
    view.disable_samples()
    assert not view.samples_button.isEnabled()
    view.show_library(False)
    assert "No character open" in view.title_label.text()
    view.show_library(True, is_temporary=True)
    assert "cannot be used" in view.about_label.text()
    view.show_library(True)
    assert "empty" in view.about_label.text()
    assert view.samples_button.isEnabled()
    assert view.welcome_contents.isHidden()
    view.reveal()
    assert not view.welcome_contents.isHidden()


def test_recent_characters_are_opened_by_a_click(qtbot: QtBot, theme: Theme) -> None:
    assert isinstance(theme, Theme)
    view = WelcomeView()
    qtbot.addWidget(view)
    assert view.recent_box.isHidden()
    view.show_recent([("a", "Anna & Bren", "A game", QIcon()), ("b", "", "", QIcon())])
    assert not view.recent_box.isHidden()
    first, second = view._recent_buttons
    assert first.text().startswith("Anna && Bren")
    assert second.text().startswith("Unnamed")
    with qtbot.waitSignal(view.asked_open) as opened:
        first.click()
    assert opened.args == ["a"]
    view.show_recent([])
    assert view.recent_box.isHidden()
