"""Menu of the library list: sort order, grouping, and filters by campaign and tag."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from core.store.records import SortBy
from desktop.library.library_service import LibraryService
from desktop.library.paged_rows import Grouping
from desktop.settings import LIBRARY_GROUP, LIBRARY_SORT, Setting, Settings

if TYPE_CHECKING:
    from core.store.library import Library

_DESCENDING: Final = "-"
"""Prefix of a descending sort order in the settings."""


class OrderMenu(QMenu):
    """Menu of sort orders, grouping, campaigns and tags.

    Args:
        service: The library, for its campaigns and tags.
        settings: Stores order and grouping.
        parent: Its owner.
        sort, group: Where they are stored.

    Signals:
        changed: Another choice was made.
    """

    changed = Signal()

    def __init__(
        self,
        service: LibraryService,
        settings: Settings,
        parent: QWidget | None = None,
        *,
        sort: Setting[str] = LIBRARY_SORT,
        group: Setting[str] = LIBRARY_GROUP,
    ) -> None:
        super().__init__(parent)
        self._service = service
        self._settings = settings
        self._stored_sort, self._stored_group = sort, group
        self.tags: tuple[str, ...] = ()
        self.campaign: str | None = None
        """The campaign filter; "" for characters without one, None for all characters."""
        self.setAccessibleName(self.tr("Sort, group and filter by campaign and tag"))
        self._sorts = QActionGroup(self)
        self._groups = QActionGroup(self)
        self._campaigns = QActionGroup(self)
        self._descending_action = QAction(self.tr("Re&verse order"), self)
        self.group_menu = QMenu(self.tr("G&roup"), self)
        self.campaign_menu = QMenu(self.tr("C&ampaign"), self)
        self.tag_menu = QMenu(self.tr("&Tags"), self)
        self._fill()
        self.aboutToShow.connect(self._read_names)

    def _fill(self) -> None:
        self.addSection(self.tr("Sort by"))
        for sort, text in (
            (SortBy.NAME, self.tr("&Name")),
            (SortBy.PLAYER, self.tr("&Player")),
            (SortBy.SYSTEM, self.tr("&Game")),
            (SortBy.LEVEL, self.tr("&Level")),
            (SortBy.TAGS, self.tr("Tag&s")),
            (SortBy.CHANGED, self.tr("Last &edited")),
            (SortBy.CREATED, self.tr("Date a&dded")),
        ):
            self._add(self, self._sorts, sort.value, text, self._on_sort)
        self._descending_action.setCheckable(True)
        self._descending_action.triggered.connect(self._on_sort)
        self.addAction(self._descending_action)
        self.addSection(self.tr("Show"))
        for grouping, text in (
            (Grouping.CAMPAIGN, self.tr("By ca&mpaign")),
            (Grouping.GAME, self.tr("&By game")),
            (Grouping.NONE, self.tr("N&o grouping")),
        ):
            self._add(self.group_menu, self._groups, grouping.value, text, self._on_group)
        self.addMenu(self.group_menu)
        self.addMenu(self.campaign_menu)
        self.addMenu(self.tag_menu)
        self.campaign_menu.setEnabled(False)
        self.tag_menu.setEnabled(False)
        stored = self._settings.get(self._stored_sort)
        self._descending_action.setChecked(stored.startswith(_DESCENDING))
        _check(self._sorts, stored.removeprefix(_DESCENDING))
        _check(self._groups, self._settings.get(self._stored_group))

    def _add(self, menu: QMenu, group: QActionGroup, key: str, text: str, slot: Callable[[], None]) -> None:
        action = menu.addAction(text)
        action.setCheckable(True)
        action.setData(key)
        action.triggered.connect(slot)
        group.addAction(action)

    # ---------------------------------------------------------------------------------------------------------- choices

    @property
    def sort(self) -> SortBy:
        """The sort order."""
        return SortBy(_checked(self._sorts))

    @property
    def is_descending(self) -> bool:
        """Whether the order is descending."""
        return self._descending_action.isChecked()

    @property
    def grouping(self) -> Grouping:
        """The grouping."""
        return Grouping(_checked(self._groups))

    def grouping_label(self) -> str:
        """Return the label of the grouping."""
        return {
            Grouping.CAMPAIGN: self.tr("by campaign"),
            Grouping.GAME: self.tr("by game"),
            Grouping.NONE: self.tr("no grouping"),
        }[self.grouping]

    def sort_label(self) -> str:
        """Return the sort order in words."""
        by = {
            SortBy.NAME: self.tr("by name"),
            SortBy.PLAYER: self.tr("by player"),
            SortBy.SYSTEM: self.tr("by game"),
            SortBy.LEVEL: self.tr("by level"),
            SortBy.TAGS: self.tr("by tags"),
            SortBy.CHANGED: self.tr("by last edit"),
            SortBy.CREATED: self.tr("by date added"),
        }[self.sort]
        return self.tr("{order}, reversed").format(order=by) if self.is_descending else by

    def choose_sort(self, sort: SortBy, *, is_descending: bool) -> None:
        """Choose a sort order, as a click on the head of a column does."""
        _check(self._sorts, sort.value)
        self._descending_action.setChecked(is_descending)
        self._on_sort()

    def choose_grouping(self, grouping: Grouping) -> None:
        """Choose a grouping."""
        _check(self._groups, grouping.value)
        self._on_group()

    def filter_labels(self) -> list[str]:
        """Return the filters by campaign and tags in words."""
        parts = [] if self.campaign is None else [self.campaign or self.tr("No campaign")]
        if self.tags:
            parts.append(self.tr("Tagged {tags}").format(tags=", ".join(self.tags)))
        return parts

    def clear_filters(self) -> None:
        """Clear the campaign and tag filters."""
        self.tags = ()
        self.campaign = None
        for action in self.tag_menu.actions():
            action.setChecked(False)
        for action in self._campaigns.actions():
            action.setChecked(action.data() is None)

    @Slot()
    def _on_sort(self) -> None:
        self._settings.put(self._stored_sort, (_DESCENDING if self.is_descending else "") + self.sort.value)
        self.changed.emit()

    @Slot()
    def _on_group(self) -> None:
        self._settings.put(self._stored_group, self.grouping.value)
        self.changed.emit()

    # ----------------------------------------------------------------------------------------------- campaigns and tags

    @Slot()
    def _read_names(self) -> None:
        self._service.run(self, _names, self._show_names)

    def _show_names(self, names: tuple[tuple[str, ...], tuple[str, ...]]) -> None:
        campaigns, tags = names
        self.show_campaigns(campaigns)
        self.show_tags(tags)

    def show_campaigns(self, campaigns: tuple[str, ...]) -> None:
        """Fill the campaign menu (exclusive choices)."""
        self.campaign_menu.clear()
        for action in self._campaigns.actions():
            self._campaigns.removeAction(action)
        self._add_campaign(None, self.tr("&All"))
        self.campaign_menu.addSeparator()
        for campaign in campaigns:
            self._add_campaign(campaign, campaign.replace("&", "&&") or self.tr("&No campaign"))
        self.campaign_menu.setEnabled(any(campaigns) or self.campaign is not None)

    def _add_campaign(self, campaign: str | None, text: str) -> None:
        action = self.campaign_menu.addAction(text)
        action.setCheckable(True)
        action.setData(campaign)
        action.setChecked(campaign == self.campaign)
        action.triggered.connect(self._on_campaign)
        self._campaigns.addAction(action)

    @Slot()
    def _on_campaign(self) -> None:
        chosen = self._campaigns.checkedAction().data()
        self.campaign = None if chosen is None else str(chosen)
        self.changed.emit()

    def show_tags(self, tags: tuple[str, ...]) -> None:
        """Fill the tag menu; characters must have all checked tags."""
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


def _names(library: Library) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return tuple(name for name, _ in library.groups()), library.tag_names()


def _checked(group: QActionGroup) -> str:
    return next(str(each.data()) for each in group.actions() if each.isChecked())


def _check(group: QActionGroup, key: str) -> None:
    """Check the action with a key; the first one if none has it."""
    actions = group.actions()
    next((each for each in actions if each.data() == key), actions[0]).setChecked(True)
