"""The menu of the library that says in which order, in which groups, and with which tags characters are listed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from core.store import Sort
from desktop.library_desk import LibraryDesk
from desktop.library_listing import Grouping
from desktop.settings import LIBRARY_GROUP, LIBRARY_SORT, Settings

if TYPE_CHECKING:
    from core.store import Library

_FALLING: Final = "-"
"""Stands before a sort order in the settings where it goes down."""


class OrderMenu(QMenu):
    """Sort orders, groups and tags to choose from.

    Args:
        desk: The library, for its tags.
        settings: Remembers order and groups.

    Signals:
        changed: The person chose something else.
    """

    changed = Signal()

    def __init__(self, desk: LibraryDesk, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._settings = settings
        self.tags: tuple[str, ...] = ()
        self.setAccessibleName(self.tr("Sort, group and filter by tag"))
        self._sorts = QActionGroup(self)
        self._groups = QActionGroup(self)
        self._falling_action = QAction(self.tr("Last one &first"), self)
        self.group_menu = QMenu(self.tr("G&roup"), self)
        self.tag_menu = QMenu(self.tr("&Tags"), self)
        self._fill()
        self.aboutToShow.connect(self._read_tags)

    def _fill(self) -> None:
        self.addSection(self.tr("Sort by"))
        for sort, text in (
            (Sort.NAME, self.tr("&Name")),
            (Sort.PLAYER, self.tr("&Player")),
            (Sort.SYSTEM, self.tr("&Game")),
            (Sort.CHANGED, self.tr("Last &edit")),
            (Sort.CREATED, self.tr("When they &came")),
        ):
            self._add(self, self._sorts, sort.value, text, self._on_sort)
        self._falling_action.setCheckable(True)
        self._falling_action.triggered.connect(self._on_sort)
        self.addAction(self._falling_action)
        self.addSection(self.tr("Show"))
        for grouping, text in (
            (Grouping.CAMPAIGN, self.tr("By ca&mpaign")),
            (Grouping.GAME, self.tr("&By game")),
            (Grouping.NONE, self.tr("N&ot in groups")),
        ):
            self._add(self.group_menu, self._groups, grouping.value, text, self._on_group)
        self.addMenu(self.group_menu)
        self.addMenu(self.tag_menu)
        self.tag_menu.setEnabled(False)
        kept = self._settings.get(LIBRARY_SORT)
        self._falling_action.setChecked(kept.startswith(_FALLING))
        _check(self._sorts, kept.removeprefix(_FALLING))
        _check(self._groups, self._settings.get(LIBRARY_GROUP))

    def _add(self, menu: QMenu, group: QActionGroup, key: str, text: str, slot: Callable[[], None]) -> None:
        action = menu.addAction(text)
        action.setCheckable(True)
        action.setData(key)
        action.triggered.connect(slot)
        group.addAction(action)

    # --------------------------------------------------------------------------------------------- what was chosen

    @property
    def sort(self) -> Sort:
        """What the characters are sorted by."""
        return Sort(_checked(self._sorts))

    @property
    def is_falling(self) -> bool:
        """Whether the last one stands first."""
        return self._falling_action.isChecked()

    @property
    def grouping(self) -> Grouping:
        """What the characters stand under."""
        return Grouping(_checked(self._groups))

    def grouping_text(self) -> str:
        """Say what the characters stand under."""
        return {
            Grouping.CAMPAIGN: self.tr("by campaign"),
            Grouping.GAME: self.tr("by game"),
            Grouping.NONE: self.tr("no groups"),
        }[self.grouping]

    def clear_tags(self) -> None:
        """List characters with any tags."""
        self.tags = ()
        for action in self.tag_menu.actions():
            action.setChecked(False)

    @Slot()
    def _on_sort(self) -> None:
        self._settings.put(LIBRARY_SORT, (_FALLING if self.is_falling else "") + self.sort.value)
        self.changed.emit()

    @Slot()
    def _on_group(self) -> None:
        self._settings.put(LIBRARY_GROUP, self.grouping.value)
        self.changed.emit()

    # -------------------------------------------------------------------------------------------------------- tags

    @Slot()
    def _read_tags(self) -> None:
        self._desk.ask(self, _tags, self.show_tags)

    def show_tags(self, tags: tuple[str, ...]) -> None:
        """Fill the menu of tags; several may be chosen, and characters have them all."""
        self.tag_menu.clear()
        for tag in tags:
            action = self.tag_menu.addAction(tag.replace("&", "&&"))
            action.setCheckable(True)
            action.setData(tag)
            action.setChecked(tag in self.tags)
            action.triggered.connect(self._on_tags)
        self.tag_menu.setEnabled(bool(tags))

    @Slot()
    def _on_tags(self) -> None:
        self.tags = tuple(str(each.data()) for each in self.tag_menu.actions() if each.isChecked())
        self.changed.emit()


def _tags(library: Library) -> tuple[str, ...]:
    return tuple(name for name, _ in library.tags())


def _checked(group: QActionGroup) -> str:
    return next(str(each.data()) for each in group.actions() if each.isChecked())


def _check(group: QActionGroup, key: str) -> None:
    """Choose an action by its key; the first where none has it."""
    actions = group.actions()
    next((each for each in actions if each.data() == key), actions[0]).setChecked(True)
