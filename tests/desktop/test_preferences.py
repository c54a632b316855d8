"""The preferences: every setting has a widget, and changes apply immediately."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from core import paths
from core.language import languages, load_language
from core.registry import games
from desktop import settings as declared
from desktop.library.library_service import LibraryService
from desktop.preferences import PreferencesDialog
from desktop.settings import PREFERENCES, Settings
from desktop.theme import Theme
from tests.helpers.windows import PATIENCE_MS, Messages


def test_form_and_table_name_the_same_settings(
    qtbot: QtBot, window_settings: Settings, service: LibraryService, theme: Theme
) -> None:
    assert theme.choice == "light"
    dialog = PreferencesDialog(window_settings, service)
    qtbot.addWidget(dialog)
    named = {str(widget.property("setting")) for widget in dialog.findChildren(QWidget) if widget.property("setting")}
    assert named == {setting.key for setting in PREFERENCES}


def test_choices_apply_immediately(qtbot: QtBot, window_settings: Settings, service: LibraryService) -> None:
    dialog = PreferencesDialog(window_settings, service)
    qtbot.addWidget(dialog)
    combo = dialog.findChild(QComboBox, "theme_combo")
    size = dialog.findChild(QComboBox, "scale_combo")
    check = dialog.findChild(QCheckBox, "flash_check")
    assert isinstance(combo, QComboBox)
    assert isinstance(size, QComboBox)
    assert isinstance(check, QCheckBox)
    assert combo.currentData() == "system"
    assert combo.count() == 4
    assert check.isChecked()
    combo.setCurrentIndex(combo.findData("dark"))
    size.setCurrentIndex(size.findData(150))
    check.setChecked(False)
    assert window_settings.get(declared.THEME) == "dark"
    assert window_settings.get(declared.SCALE) == 150
    assert window_settings.get(declared.FLASH) is False
    again = PreferencesDialog(window_settings, service)
    qtbot.addWidget(again)
    assert again.findChild(QComboBox, "theme_combo").currentData() == "dark"  # type: ignore[union-attr] # it is there


def test_the_choice_of_a_language_names_the_games_without_terms_in_it(
    qtbot: QtBot, window_settings: Settings, service: LibraryService
) -> None:
    dialog = PreferencesDialog(window_settings, service)
    qtbot.addWidget(dialog)
    combo = dialog.findChild(QComboBox, "language_combo")
    assert isinstance(combo, QComboBox)
    missing = [game.name for game in games() if not load_language("de").is_complete(game.id)]
    combo.setCurrentIndex(combo.findData("de"))
    assert dialog.terms_label.isHidden() == (not missing)
    assert all(name in dialog.terms_label.text() for name in missing)
    combo.setCurrentIndex(combo.findData("en"))
    assert dialog.terms_label.isHidden()


def test_every_translation_can_be_chosen() -> None:
    assert {key for key, _ in declared.LANGUAGE.choices} == {"system", *languages()}


def test_the_searched_setting_has_focus(qtbot: QtBot, window_settings: Settings, service: LibraryService) -> None:
    dialog = PreferencesDialog(window_settings, service)
    qtbot.addWidget(dialog)
    dialog.show()
    for key, widget in ((declared.UNITS.key, "units_check"), (declared.LIBRARY_PATH, "move_button")):
        dialog.move_button.setEnabled(True)
        dialog.focus_setting(key)
        focused = dialog.focusWidget()
        assert focused is not None
        assert focused.objectName() == widget


def test_the_library_is_moved_from_here(
    qtbot: QtBot, window_settings: Settings, service: LibraryService, messages: Messages, user_home: Path
) -> None:
    dialog = PreferencesDialog(window_settings, service)
    qtbot.addWidget(dialog)
    place = user_home / "elsewhere.quire"
    messages.files = [(), (place,)]
    dialog.move_button.click()
    assert not messages.said
    dialog.move_button.click()
    qtbot.waitUntil(lambda: bool(messages.said), timeout=PATIENCE_MS)
    assert dialog.place_label.text() == str(place)
    assert place.exists()
    assert paths.library_path() == place
    messages.files = [(user_home / "elsewhere.quire-copy",)]
    (user_home / "elsewhere.quire-copy").write_text("mine")
    dialog.move_button.click()
    qtbot.waitUntil(lambda: len(messages.said) > 1, timeout=PATIENCE_MS)
    assert "already exists" in messages.said[1]
    assert dialog.move_button.isEnabled()
    assert dialog.place_label.text() == str(place)
    with qtbot.waitSignal(dialog.asked_backups):
        dialog.backups_button.click()


def test_a_dialog_opens_over_its_window(
    qtbot: QtBot, window_settings: Settings, service: LibraryService, theme: Theme
) -> None:
    assert theme.choice == "light"
    window = QWidget()
    qtbot.addWidget(window)
    window.setGeometry(40, 40, 700, 720)
    with qtbot.waitExposed(window):
        window.show()
    dialog = PreferencesDialog(window_settings, service, window)
    dialog.open()
    beside = dialog.frameGeometry().center() - window.frameGeometry().center()
    assert dialog.pos().x() > 40, "a form says 0, 0, which is the corner of the screen"
    assert abs(beside.x()) < 60
    dialog.close()
