"""The command palette: actions, preferences, procedures, fields and documents of the library by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QMenu, QToolButton, QWidget
from shiboken6 import isValid

from core.errors import QuireError
from desktop.action_texts import SUFFIX, plain_text
from desktop.controllers.explain_controller import ExplainController
from desktop.controllers.found_documents import FoundDocuments, document_items, find_documents
from desktop.controllers.preferences_controller import PreferencesController
from desktop.controllers.sheets_controller import SheetsController
from desktop.frame.main_window import MainWindow
from desktop.frame.shortcuts_dialog import shortcut_text, strip_mnemonic
from desktop.library.library_service import LibraryService
from desktop.messages import render, translator_of
from desktop.palette_view import PaletteItem, PaletteItemKind, PaletteView
from desktop.settings import LIBRARY_PATH, PREFERENCES, Setting

_DOCUMENTS: Final = frozenset({PaletteItemKind.CHARACTER, PaletteItemKind.CAMPAIGN, PaletteItemKind.WORLD})


class PaletteController(QObject):
    """Opens the palette and carries out what is chosen in it.

    Args:
        window: The frame.
        service: The library.
        sheets: The open characters.
        explain: Shows fields of the current character.
        preferences: Opens the preferences.
        start_procedure: Starts a procedure; called with the id of the character and the key.
    """

    def __init__(
        self,
        window: MainWindow,
        service: LibraryService,
        sheets: SheetsController,
        explain: ExplainController,
        preferences: PreferencesController,
        start_procedure: Callable[[str, str], object],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._service = service
        self._sheets = sheets
        self._explain = explain
        self._preferences = preferences
        self._start_procedure = start_procedure
        self._palette: PaletteView | None = None
        self._is_on_sheet = False
        self._buttons: dict[str, QAbstractButton] = {}
        window.asked_palette.connect(self._on_palette)

    def _view(self) -> PaletteView:
        if self._palette is None:
            self._palette = PaletteView(self._window)
            self._palette.asked.connect(self._on_search)
            self._palette.chosen.connect(self._on_chosen)
        return self._palette

    @Slot()
    def find_on_sheet(self) -> None:
        """Find fields, numbers and rows of the sheet in front, and go there."""
        self._is_on_sheet = True
        hint = self.tr("Find a field, number or row on this sheet")
        self._view().open_over(self._window.command_field, self._of_sheet(), hint)

    @Slot()
    def _on_palette(self) -> None:
        self._is_on_sheet = False
        items = [*self._actions(), *self._visible_buttons(), *self._list_preferences(), *self._procedures()]
        items += self._of_sheet()
        self._view().open_over(self._window.command_field, items, self._window.command_field.text())
        self._on_search("")

    def _actions(self) -> list[PaletteItem]:
        items = []
        for menu in self._window.menus():
            for action in all_actions(menu):
                if action.isEnabled() and action.objectName() not in {"", "palette_action"}:
                    icon = str(action.property("icon_name") or "")
                    name, group = action.objectName(), strip_mnemonic(menu.title())
                    if name == "new_character_action":
                        group = self.tr("{menu} · random or step by step").format(menu=group)
                    text = strip_mnemonic(plain_text(action))
                    items.append(
                        PaletteItem(
                            PaletteItemKind.ACTION, name.removesuffix(SUFFIX), text, group, shortcut_text(action), icon
                        )
                    )
        return items

    def _list_preferences(self) -> list[PaletteItem]:
        """Return every preference, searchable by label and choices."""
        items = []
        settings: Sequence[Setting[Any]] = PREFERENCES
        for setting in settings:
            choices = ", ".join(_translate_setting(name) for _, name in setting.choices)
            value = self._preferences.settings.get(setting)
            shown = (
                (self.tr("off"), self.tr("on"))[value]
                if isinstance(value, bool)
                else _translate_setting(setting.label_of(value))
            )
            items.append(
                PaletteItem(
                    PaletteItemKind.SETTING, setting.key, _translate_setting(setting.label), choices, shown, "settings"
                )
            )
        file = self._service.file
        return [
            *items,
            PaletteItem(
                PaletteItemKind.SETTING,
                LIBRARY_PATH,
                self.tr("Library folder"),
                str(file.parent),
                file.name,
                "folder",
            ),
        ]

    def _procedures(self) -> list[PaletteItem]:
        """Return the procedures of the current character, with the reason if one is unavailable."""
        current = self._window.current
        if current is None:
            return []
        from desktop.wizard.procedure_menus import list_procedures  # noqa: PLC0415 - imported with the first character

        localize = translator_of(current.sheet.system.id)
        name = current.sheet.character.name or self.tr("Unnamed")
        items = []
        for procedure, closed in list_procedures(current):
            detail = name if closed is None else f"{name}  ·  {render(closed)}"
            items.append(
                PaletteItem(PaletteItemKind.PROCEDURE, procedure.key, localize(procedure.label), detail, icon="play")
            )
        return items

    def _of_sheet(self) -> list[PaletteItem]:
        """Return the numbers, inputs and rows of the current character."""
        current = self._window.current
        if current is None:
            return []
        from desktop.controllers.sheet_items import sheet_items  # noqa: PLC0415 - imported with the first character

        return sheet_items(current)

    def _visible_buttons(self) -> list[PaletteItem]:
        """Return the buttons that can be seen, by their names."""
        self._buttons = visible_buttons(self._window)
        return [PaletteItem(PaletteItemKind.BUTTON, name, name, icon="play") for name in self._buttons]

    @Slot(str)
    def _on_search(self, words: str) -> None:
        if self._is_on_sheet:
            return
        if self._palette is not None:
            self._palette.set_reading(is_reading=True)
        self._service.run(self, partial(find_documents, words), partial(self._on_documents, words), self._on_not_found)

    def _on_documents(self, words: str, found: FoundDocuments) -> None:
        if self._palette is not None:
            self._palette.add_found(words, document_items(found, words))

    def _on_not_found(self, _error: QuireError) -> None:
        """Show actions and fields only; the notice above the tabs shows the library's problem."""
        if self._palette is not None:
            self._palette.set_reading(is_reading=False)

    @Slot(object)
    def _on_chosen(self, item: PaletteItem) -> None:
        if item.kind in _DOCUMENTS:
            self._window.setFocus()  # so that the document has it, not what had it before the palette
            self._sheets.open(item.key)
        elif item.kind is PaletteItemKind.NUMBER and not self._is_on_sheet:
            self._explain.explain(item.key)
        elif item.kind in {PaletteItemKind.FIELD, PaletteItemKind.NUMBER}:
            self._explain.go_to_field(item.key)
        elif item.kind is PaletteItemKind.BUTTON:
            button = self._buttons.get(item.key)
            if button is not None and isValid(button) and button.isEnabled():
                button.click()
        elif item.kind is PaletteItemKind.PROCEDURE:
            if self._window.current is not None:
                self._start_procedure(self._window.current.id, item.key)
        elif item.kind is PaletteItemKind.SETTING:
            self._preferences.show(item.key)
        else:
            self._window.actions_by_name.action(item.key).trigger()


def all_actions(menu: QMenu) -> list[QAction]:
    """Return the actions of a menu and its submenus."""
    actions = []
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            actions += all_actions(inner)
        elif not action.isSeparator():
            actions.append(action)
    return actions


def _translate_setting(text: str) -> str:
    return QCoreApplication.translate("settings", text)


def visible_buttons(window: QWidget) -> dict[str, QAbstractButton]:
    """Return the buttons of a window that can be seen and pressed, by their names; those of actions are left out."""
    from desktop.widgets.derived_label import DerivedNumber  # noqa: PLC0415 - with the palette: numbers import formulas

    found: dict[str, QAbstractButton] = {}
    for button in window.findChildren(QAbstractButton):
        is_of_action = isinstance(button, QToolButton) and button.defaultAction() is not None
        if is_of_action or isinstance(button, DerivedNumber) or not button.isEnabled():
            continue
        if not button.isVisible() or button.visibleRegion().isEmpty():
            continue
        name = button.accessibleName() or strip_mnemonic(button.text())
        if name.strip():
            found.setdefault(name.strip(), button)
    return found
