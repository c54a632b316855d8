"""Dialogs on screens that are too small for them."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QComboBox, QDialog, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout
from pytestqt.qtbot import QtBot

from desktop.frame.dialog_fitting import fit_dialog
from desktop.layout_parts import nest
from desktop.library.library_service import LibraryService
from desktop.preferences import PreferencesDialog
from desktop.settings import Settings
from desktop.theme import Theme

SMALL = QSize(720, 450)
LARGE = QSize(1440, 900)


def test_large_dialog_scrolls_and_keeps_its_buttons(
    qtbot: QtBot, service: LibraryService, window_settings: Settings, theme: Theme
) -> None:
    dialog = PreferencesDialog(window_settings, service)
    qtbot.addWidget(dialog)
    fit_dialog(dialog, SMALL)
    dialog.show()
    assert dialog.height() <= SMALL.height()
    (area,) = dialog.findChildren(QScrollArea)
    assert area.verticalScrollBar().maximum() > 0
    bottom = dialog.close_button.mapTo(dialog, dialog.close_button.rect().bottomLeft()).y()
    assert 0 < bottom < dialog.height()
    assert not area.isAncestorOf(dialog.close_button)
    language = dialog.findChild(QComboBox, "language_combo")
    assert language is not None
    assert area.isAncestorOf(language)


def test_dialog_with_room_stays_as_it_is(
    qtbot: QtBot, service: LibraryService, window_settings: Settings, theme: Theme
) -> None:
    dialog = PreferencesDialog(window_settings, service)
    qtbot.addWidget(dialog)
    fit_dialog(dialog, LARGE)
    assert not dialog.findChildren(QScrollArea)


def test_foot_without_buttons_scrolls_too(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    rows, foot = QVBoxLayout(dialog), QHBoxLayout()
    tall = QLabel("tall")
    tall.setMinimumHeight(800)
    rows.addWidget(tall)
    foot.addWidget(QLabel("note"))
    nest(rows, foot)
    fit_dialog(dialog, SMALL)
    (area,) = dialog.findChildren(QScrollArea)
    assert all(area.isAncestorOf(label) for label in dialog.findChildren(QLabel))
    assert not dialog.findChildren(QPushButton)


def test_dialog_without_layout_is_made_smaller(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    dialog.setMinimumSize(1000, 800)
    fit_dialog(dialog, SMALL)
    assert dialog.width() <= SMALL.width()
    assert dialog.height() <= SMALL.height()
