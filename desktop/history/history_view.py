"""History dock: edits by day with their effects, comparison with now, restoring."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from datetime import date
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal, SignalInstance, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QWidget,
)

from core.errors import QuireError
from desktop import comparison_table, theme
from desktop.dates import day_name
from desktop.forms import load_form
from desktop.library.library_service import LibraryService
from desktop.list_items import ListItem, ListItemDelegate, ListItemModel
from desktop.messages import render
from desktop.numerals import with_minus
from desktop.sheet.character_view import CharacterView
from desktop.sheet.revision_changes import HistoryCursor, HistoryItem, ValueDifference, compare_with_now, read_page
from desktop.tool_tips import escape_tool_tip

if TYPE_CHECKING:
    from core.store.records import Revision
    from desktop.sheet.open_character import OpenCharacter

_NOTHING, _LISTED, _COMPARED = range(3)
_THEN, _NOW = 1, 2
_MAX_IN_LINE: Final = 2
"""Changed values listed in a line; others are counted."""

_COLUMN_WIDTH: Final = 72
_ROW_HEIGHT: Final = 26
_MAX_IN_DETAIL: Final = 5
"""Changed values listed in the detail pane; others are counted."""
_ALL_KINDS: Final = ""
KINDS: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {
        "typed": frozenset({"typed"}),
        "rolled": frozenset({"rolled"}),
        "procedure": frozenset({"procedure"}),
        "back": frozenset({"undo", "redo", "restore"}),
    }
)
"""Origins of revisions by choice of the filter."""


class HistoryView(CharacterView):
    """The history of the current character.

    Args:
        service: The library.
        parent: Its owner.

    Signals:
        restored: The character is being restored to this revision.
    """

    DELAY_MS = 250

    restored = Signal(int)

    _compared_number: int | None = None

    stack: QStackedWidget
    empty_label: QLabel
    filter_edit: QLineEdit
    kind_combo: QComboBox
    list_view: QListView
    detail_frame: QFrame
    what_label: QLabel
    changed_label: QLabel
    compare_button: QPushButton
    restore_button: QPushButton
    compare_page: QWidget
    close_compare_button: QToolButton
    moment_label: QLabel
    rows_check: QCheckBox
    table: QTableWidget
    restore_compared_button: QPushButton

    def __init__(self, service: LibraryService, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        load_form(self, "history")
        self._service = service
        self._cursor: HistoryCursor | None = None
        self._items: dict[int, HistoryItem] = {}
        self._is_reading = False
        self._differences: tuple[ValueDifference, ...] = ()
        self._model = ListItemModel(self)
        self._prepare_list()
        self._prepare_table()
        self.compare_button.clicked.connect(self.compare_selected)
        self.restore_button.clicked.connect(self.restore_selected)
        self.restore_compared_button.clicked.connect(self._on_restore_compared)
        self.close_compare_button.clicked.connect(self._on_close_compare)
        theme.apply_icons(self)
        self._show_list()

    def _prepare_list(self) -> None:
        for key, text in (
            (_ALL_KINDS, self.tr("All changes")),
            ("typed", self.tr("Typed")),
            ("rolled", self.tr("Rolled")),
            ("procedure", self.tr("Procedures")),
            ("back", self.tr("Undone or restored")),
        ):
            self.kind_combo.addItem(text, key)
        self.list_view.setModel(self._model)
        self.list_view.setItemDelegate(ListItemDelegate(self))
        self.list_view.setMouseTracking(True)
        self.list_view.selectionModel().currentChanged.connect(self._on_selected)
        self.list_view.activated.connect(self.compare_selected)
        self.list_view.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self.filter_edit.textChanged.connect(self._on_filter)
        self.kind_combo.currentIndexChanged.connect(self._on_filter)

    def _prepare_table(self) -> None:
        headings = (self.tr("Value"), self.tr("Then"), self.tr("Now"))
        comparison_table.set_up_columns(self.table, headings, _COLUMN_WIDTH, _ROW_HEIGHT)
        self.rows_check.toggled.connect(self._fill_table)
        for key in ("Alt+Left", "Esc"):
            shortcut = QShortcut(QKeySequence(key), self.compare_page)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self._on_close_compare)

    # --------------------------------------------------------------------------------------------------------- contents

    def _on_new_character(self) -> None:
        self._cursor = None
        self._items.clear()
        self._compared_number = None
        self._show_list()
        self._refresh_later()

    @property
    def items(self) -> tuple[HistoryItem, ...]:
        """The items read so far, newest first."""
        return tuple(self._items[number] for number in sorted(self._items, reverse=True))

    @property
    def selected(self) -> HistoryItem | None:
        """The selected item."""
        entry = self._model.item_at(self.list_view.currentIndex())
        return None if entry is None or not isinstance(entry.key, int) else self._items.get(entry.key)

    @property
    def _id(self) -> str:
        return "" if self._open_character is None or self._open_character.library is None else self._open_character.id

    # ---------------------------------------------------------------------------------------------------------- reading

    def _followed_signal(self, character: OpenCharacter) -> SignalInstance:
        return character.saved

    @Slot()
    def _on_deferred(self) -> None:
        if not self._is_reading and self._id:
            super()._on_deferred()

    def _refresh(self) -> None:
        """Read the newest page again."""
        self._read(HistoryCursor(self._id), self._on_newest)

    def _read(self, cursor: HistoryCursor, done: Callable[[HistoryCursor], None]) -> None:
        self._is_reading = True
        self._service.run(self, partial(read_page, cursor), done, self._on_not_read)

    def _on_newest(self, cursor: HistoryCursor) -> None:
        """Add the newest page; keep older items if they connect to it."""
        if cursor.id == self._id:
            oldest = min((item.revision.number for item in cursor.items), default=0)
            is_other = self._cursor is None or self._cursor.id != cursor.id
            if is_other or max(self._items, default=-1) < oldest - 1:
                self._items.clear()
                self._cursor = cursor
        self._add_page(cursor)

    def _on_older(self, cursor: HistoryCursor) -> None:
        if cursor.id == self._id:
            self._cursor = cursor
        self._add_page(cursor)

    def _add_page(self, cursor: HistoryCursor) -> None:
        self._is_reading = False
        if cursor.id != self._id:
            self._deferred.start(0)
            return
        self._items.update({item.revision.number: item for item in cursor.items})
        self._show_list()
        self.list_view.doItemsLayout()  # immediately, because the scroll bar tells whether the end is visible
        if self._is_stale:
            self._deferred.start(0)
        else:
            self._on_scrolled()

    def _on_not_read(self, error: QuireError) -> None:
        self._is_reading = False
        self.empty_label.setText(render(error.message))
        self.stack.setCurrentIndex(_NOTHING)

    @Slot()
    def _on_scrolled(self) -> None:
        """Read the next older page when the end of the list is near."""
        bar = self.list_view.verticalScrollBar()
        is_near = bar.value() >= bar.maximum() - self.list_view.viewport().height()
        if (
            is_near
            and self.isVisible()
            and self._cursor is not None
            and not self._cursor.is_over
            and not self._is_reading
        ):
            self._read(self._cursor, self._on_older)

    # --------------------------------------------------------------------------------------------------------- the list

    @Slot()
    def _on_filter(self) -> None:
        self._show_list()
        self._on_scrolled()

    def _show_list(self) -> None:
        words = self.filter_edit.text().casefold().split()
        sources = KINDS.get(str(self.kind_combo.currentData()))
        shown = [
            item
            for item in self.items
            if (sources is None or item.revision.origin.value in sources)
            and all(word in self._search_text(item).casefold() for word in words)
        ]
        previous = self._model.item_at(self.list_view.currentIndex())
        self._model.show_items(self._entries(shown))
        if previous is not None and not self.list_view.currentIndex().isValid():
            self.list_view.setCurrentIndex(self._model.index_of(previous.key))
        if self._open_character is None:
            self.empty_label.setText(self.tr("Open a character to see its history."))
        elif not self._id:
            self.empty_label.setText(self.tr("Not saved yet, so no history"))
        if self._compared_number is None:
            self.stack.setCurrentIndex(_LISTED if self._id else _NOTHING)
        self._show_selected()

    def _entries(self, items: list[HistoryItem]) -> list[ListItem]:
        entries: list[ListItem] = []
        day: date | None = None
        for item in items:
            time = item.revision.time.astimezone()
            if time.date() != day:
                day = time.date()
                entries.append(ListItem(day_name(day), is_heading=True, key=day.isoformat()))
            entries.append(
                ListItem(self._title(item), self._effects_text(item), left=f"{time:%H:%M}", key=item.revision.number)
            )
        return entries

    def _title(self, item: HistoryItem) -> str:
        revision = item.revision
        description = self._description(revision)
        target = None if revision.target is None else self._items.get(revision.target)
        if revision.origin.value == "restore" and target is not None:
            return self.tr("Restored to the state after “{edit}”").format(edit=self._description(target.revision))
        return description

    def _description(self, revision: Revision) -> str:
        """Return the description of a revision in the UI language."""
        return render(revision.describe(), "" if self._open_character is None else self._open_character.sheet.system.id)

    def _effects_text(self, item: HistoryItem) -> str:
        """Return the effects of an edit in one line."""
        texts = [_to_arrow_text(each) for each in item.changed[:_MAX_IN_LINE]]
        more = len(item.changed) - len(texts)
        if more:
            texts.append(self.tr("%n more", "", more))
        return ", ".join([*self._violation_texts(item), *texts])

    def _violation_texts(self, item: HistoryItem) -> list[str]:
        texts = []
        if item.appeared:
            texts.append(self.tr("%n new rule warning(s)", "", item.appeared))
        if item.gone:
            texts.append(self.tr("%n rule warning(s) resolved", "", item.gone))
        return texts

    def _search_text(self, item: HistoryItem) -> str:
        """Return the text that the filter searches."""
        time = item.revision.time.astimezone()
        changed = " ".join(each.name for each in item.changed)
        return f"{self._title(item)} {changed} {day_name(time.date())} {time:%H:%M}"

    # ---------------------------------------------------------------------------------------------------------- details

    @Slot(QModelIndex)
    def _on_selected(self, _index: QModelIndex) -> None:
        self._show_selected()

    def _show_selected(self) -> None:
        item = self.selected
        self.detail_frame.setVisible(item is not None)
        if item is None:
            return
        newest = max(self._items, default=0)
        self.what_label.setText(self._title(item))
        effects = [*self._violation_texts(item), *(_to_arrow_text(each) for each in item.changed)]
        text = ", ".join(effects[:_MAX_IN_DETAIL]) or self.tr("No other changes")
        if len(effects) > _MAX_IN_DETAIL:
            text = self.tr("{changes} and {number} more").format(changes=text, number=len(effects) - _MAX_IN_DETAIL)
        self.changed_label.setText(text)
        self.changed_label.setToolTip(escape_tool_tip("\n".join(effects) if len(effects) > _MAX_IN_DETAIL else ""))
        self.restore_button.setEnabled(item.revision.number != newest)
        self.compare_button.setEnabled(item.revision.number != newest)
        self.list_view.scrollTo(self.list_view.currentIndex())

    @Slot()
    def restore_selected(self) -> None:
        """Restore the character to the selected revision, as a new edit."""
        item = self.selected
        if item is not None and self.restore_button.isEnabled():
            self._restore(item.revision.number)

    @Slot()
    def _on_restore_compared(self) -> None:
        if self._compared_number is not None:
            self._restore(self._compared_number)

    def _restore(self, number: int) -> None:
        if self._open_character is not None:
            self._on_close_compare()
            self._open_character.restore(number)
            self.restored.emit(number)

    # ---------------------------------------------------------------------------------------------- comparison with now

    @Slot()
    def compare_selected(self) -> None:
        """Compare the values of the selected revision with the present ones."""
        item = self.selected
        if item is None or self._open_character is None or not self._id or not self.compare_button.isEnabled():
            return
        number = item.revision.number
        now = self._open_character.sheet.copy(random.Random(0))
        done = partial(self._on_compared, item)
        self._service.run(self, partial(compare_with_now, self._id, number, now), done, self._on_not_read)

    def _on_compared(self, item: HistoryItem, differences: tuple[ValueDifference, ...]) -> None:
        self._compared_number = item.revision.number
        self._differences = differences
        time = item.revision.time.astimezone()
        template = self.tr("After “{edit}”, {day}, {time}")
        text = template.format(edit=self._title(item), day=day_name(time.date()), time=f"{time:%H:%M}")
        self.moment_label.setText(text)
        self._fill_table()
        self.stack.setCurrentIndex(_COMPARED)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _fill_table(self) -> None:
        shown = [difference for difference in self._differences if self.rows_check.isChecked() or not difference.in_row]
        self.table.setRowCount(len(shown))
        for row, difference in enumerate(shown):
            for column, text in enumerate(
                (difference.name, _value_text(difference.before), _value_text(difference.after))
            ):
                item = QTableWidgetItem(text)
                item.setToolTip(escape_tool_tip(text))
                if column:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                if column == _THEN:
                    item.setForeground(theme.color("muted"))
                is_strong = difference.is_computed and column == _NOW
                item.setFont(theme.font(theme.TextStyle.HEADING if is_strong else theme.TextStyle.TEXT))
                self.table.setItem(row, column, item)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Refresh the table after a theme change."""
        super().changeEvent(event)
        if theme.is_theme_change(event) and self._compared_number is not None:
            self._fill_table()

    @Slot()
    def _on_close_compare(self) -> None:
        self._compared_number = None
        self.stack.setCurrentIndex(_LISTED if self._id else _NOTHING)
        self.list_view.setFocus(Qt.FocusReason.OtherFocusReason)


def _to_arrow_text(difference: ValueDifference) -> str:
    return f"{difference.name} {_value_text(difference.before)} → {_value_text(difference.after)}"


def _value_text(text: str) -> str:
    return with_minus(text) or "–"
