"""The preferences dialog: each widget edits one setting, stored at once; moves the library."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QLabel, QPushButton, QWidget

from core import paths, registry
from core.errors import QuireError
from core.language import load_language
from core.messages import Message
from desktop import messages, theme, translations
from desktop.forms import load_form
from desktop.library.library_service import LibraryService
from desktop.settings import LANGUAGE, LIBRARY_PATH, PREFERENCES, SIZES, Setting, Settings

_BY_KEY: Final[Mapping[str, Setting[Any]]] = MappingProxyType({setting.key: setting for setting in PREFERENCES})


class PreferencesDialog(QDialog):
    """The preferences dialog.

    Args:
        settings: The stored preferences.
        service: The library, which can be moved from here.
        parent: The window.

    Signals:
        asked_backups: The list of backups was requested.
        asked_shortcuts: The keyboard shortcuts were requested.
    """

    asked_backups = Signal()
    asked_shortcuts = Signal()

    terms_label: QLabel
    place_label: QLabel
    move_button: QPushButton
    backups_button: QPushButton
    shortcuts_button: QPushButton
    close_button: QPushButton

    def __init__(self, settings: Settings, service: LibraryService, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        load_form(self, "preferences")
        theme.apply_icons(self)
        self._settings = settings
        self._service = service
        for widget in self.findChildren(QWidget):
            key = widget.property("setting")
            if isinstance(key, str):
                self._bind(widget, _BY_KEY[key])
        self._align()
        self._show_terms_note()
        self._show_path()
        self.move_button.clicked.connect(self._on_move)
        self.backups_button.clicked.connect(self.asked_backups)
        self.shortcuts_button.clicked.connect(self.asked_shortcuts)
        self.close_button.clicked.connect(self.accept)

    def focus_setting(self, key: str) -> None:
        """Focus the widget of a setting; `LIBRARY_PATH` is the library's path."""
        widgets = [each for each in self.findChildren(QWidget) if each.property("setting") == key]
        for widget in [self.move_button] if key == LIBRARY_PATH else widgets:
            widget.setFocus(Qt.FocusReason.TabFocusReason)

    def _align(self) -> None:
        """Align the fields of all groups."""
        labels = [each for each in self.findChildren(QLabel) if each.buddy() is not None]
        width = max((each.sizeHint().width() for each in labels), default=0)
        for label in labels:
            label.setMinimumWidth(width)

    def _bind(self, widget: QWidget, setting: Setting[Any]) -> None:
        """Show a setting in its widget and store changes."""
        value = self._settings.get(setting)
        if isinstance(widget, QComboBox):
            for key, label in setting.choices:
                widget.addItem(QCoreApplication.translate("settings", label), key)
            if setting.kind is int:
                for percent in sorted({*SIZES, int(value)}):
                    widget.addItem(self.tr("{number} %").format(number=percent), percent)
            widget.setCurrentIndex(widget.findData(value))
            widget.currentIndexChanged.connect(self._on_chosen)
        elif isinstance(widget, QCheckBox):
            widget.setChecked(bool(value))
            widget.toggled.connect(self._on_chosen)

    @Slot()
    def _on_chosen(self) -> None:
        widget = self.sender()
        setting = _BY_KEY[str(widget.property("setting"))]
        value: str | int | bool
        if isinstance(widget, QComboBox):
            value = widget.currentData()
        else:
            value = isinstance(widget, QCheckBox) and widget.isChecked()
        self._settings.put(setting, value)
        if setting is LANGUAGE:
            self._show_terms_note()

    def _show_terms_note(self) -> None:
        """Show that terms of games stay in English where the chosen language does not have all of them."""
        language = load_language(translations.language_code(self._settings.get(LANGUAGE)))
        missing = ", ".join(each.name for each in registry.games() if not language.is_complete(each.id))
        text = self.tr("The terms of {games} are still in English.").format(games=missing)
        self.terms_label.setText(text)
        self.terms_label.setVisible(bool(missing))

    # ------------------------------------------------------------------------------------------------------ the library

    def _show_path(self) -> None:
        self.place_label.setText(str(self._service.file))
        self.move_button.setEnabled(self._service.is_open and not self._service.is_temporary)

    @Slot()
    def _on_move(self) -> None:
        title = self.tr("Where should the library be stored?")
        kinds = self.tr("Libraries (*.quire)")
        file = messages.choose_save_file(self, title, kinds, self._service.file.with_name(paths.LIBRARY_FILE))
        if file is not None and file != self._service.file:
            self.move_button.setEnabled(False)
            self._service.move_to(file, self._on_moved, self._on_not_moved)

    def _on_not_moved(self, error: QuireError) -> None:
        self._show_path()
        messages.show_warning(self, error.message)

    def _on_moved(self) -> None:
        self._show_path()
        messages.show_info(
            self,
            Message(
                "library_moved",
                "The library is now stored in {path}. The old file is still there as a copy; delete it if you do not "
                "need it.",
                {"path": Path(self._service.file)},
            ),
        )
