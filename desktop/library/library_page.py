"""The library page: all characters in one table, with search, ticks and actions for many.

Keyboard: Up and Down move, Space ticks, Shift with arrows ticks a range, Ctrl+A all that were found, Enter opens,
Delete moves to the trash, Escape clears the search. Ticks stay while the search changes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QLocale, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QPushButton,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from core.store.records import Query, SortBy
from desktop import theme
from desktop.chip_row import ChipRow
from desktop.forms import load_form
from desktop.library.column_menu import ColumnMenu
from desktop.library.library_actions import LibraryActions
from desktop.library.library_service import LibraryService
from desktop.library.order_menu import OrderMenu
from desktop.library.page_columns import lay_out_columns
from desktop.library.page_heads import PageHeads
from desktop.library.page_list import PageList
from desktop.library.page_menu import PageMenu
from desktop.library.page_model import PageCounts, PageModel, all_found, count_for_page, read_characters
from desktop.library.paged_rows import Grouping
from desktop.settings import PAGE_GROUP, PAGE_SORT, Settings
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.search_edit import SearchEdit

if TYPE_CHECKING:
    from core.store.records import LibraryEntry

_SEARCH_WIDTH, _SHORT_SEARCH = 320, 180
_ROOMY: Final = 820
"""Width from which the buttons have words beside their icons, at 100 %."""
_TALL: Final = 480
"""Height from which the room of a toast is kept free below the table, at 100 %; a lower page needs it for rows."""
_BELOW, _LITTLE_BELOW = 72, 12


class LibraryPage(QWidget):
    """The library page.

    Args:
        service: The library.
        settings: Stores order, grouping and columns.
        library_actions: Performs actions on characters.

    Signals:
        opened: A character was opened; its id.
        asked_new: A new character was requested.
        asked_import: Files are to be imported.
        asked_print: Printing was requested; ids of the characters.
        asked_award: Experience is to be awarded; ids of the characters, and the button that asked.
        asked_fight: A fight with the ticked characters is to be started.
        acted_on_changed: Another row is marked, or others are ticked.
        counted: It is known how many characters there are.
    """

    opened = Signal(str)
    asked_new = Signal()
    asked_import = Signal()
    asked_print = Signal(object)
    asked_award = Signal(object, QWidget)
    asked_fight = Signal()
    acted_on_changed = Signal()
    counted = Signal()

    count_label: QLabel
    columns_button: QToolButton
    import_button: QPushButton
    search_edit: SearchEdit
    chips_layout: QVBoxLayout
    bar: QFrame
    bar_line: QFrame
    ticked_label: QLabel
    order_button: QToolButton
    print_button: QToolButton
    award_button: QToolButton
    fight_button: QToolButton
    tag_button: QToolButton
    trash_button: QToolButton
    clear_button: QPushButton
    stack: QStackedWidget
    table_page: QWidget
    table_layout: QVBoxLayout
    empty_page: QWidget
    empty_label: QLabel
    new_button: QPushButton
    show_all_button: QPushButton
    rest_label: QLabel
    all_button: QPushButton

    hides_docks = True
    """The docks beside a sheet have nothing to say about a list."""

    def __init__(
        self,
        service: LibraryService,
        settings: Settings,
        library_actions: LibraryActions,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._service = service
        self._library_actions = library_actions
        self._counts = PageCounts(0, (), 0, "")
        self._counted_ticks = 0
        self._shown_query: Query | None = None
        self._ticket = 0
        load_form(self, "library_page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.model = PageModel(service, self)
        self.ticks = self.model.ticks
        self.heads = PageHeads(self)
        self.list = PageList(self)
        self.chips = ChipRow(self)
        self.order = OrderMenu(service, settings, self, sort=PAGE_SORT, group=PAGE_GROUP)
        self.columns = ColumnMenu(settings, self.heads.titles(), self)
        self._lay_out()
        self._connect()
        self._show_ticks()
        self._show_order()
        self._reload()

    def _lay_out(self) -> None:
        self.list.setObjectName("page_list")
        self.list.setAccessibleName(self.tr("Characters"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.show_model(self.model)
        self.table_layout.addWidget(self.heads)
        self.table_layout.addWidget(self.list, 1)
        self.chips.setObjectName("page_chips")
        self.chips.setAccessibleName(self.tr("Games"))
        self.chips_layout.addWidget(self.chips)
        self.columns_button.setMenu(self.columns)
        self.order_button.setMenu(self.order)
        for word_button in (self.print_button, self.tag_button, self.trash_button):
            word_button.setToolTip(word_button.accessibleName())
        self.bar.setFixedHeight(theme.px(40))
        self.setTabOrder(self.search_edit, self.chips)
        self.setTabOrder(self.clear_button, self.heads.box)
        before: QWidget = self.heads.box
        for button in self.heads.buttons.values():
            self.setTabOrder(before, button)
            before = button
        self.setTabOrder(before, self.list)
        self.count_label.clear()
        self.rest_label.hide()
        self.all_button.hide()

    def _connect(self) -> None:
        self.search_edit.searched.connect(self._reload)
        self.chips.chosen.connect(self._reload)
        self.order.changed.connect(self._on_ordered)
        self.columns.changed.connect(self._place_columns)
        self.model.listed.connect(self._on_listed)
        self.model.named.connect(self._show_chips)
        self.model.failed.connect(self._service.notice)
        self.list.resized.connect(self._place_columns)
        self.list.opened.connect(self._open_row)
        self.list.entered.connect(self._open_row)
        self.list.drag_wanted.connect(self._on_drag)
        self.list.typed.connect(self.search_edit.start_with)
        self.list.left_upwards.connect(self.search_edit.setFocus)
        self.list.all_wanted.connect(self._tick_all)
        self.list.trash_wanted.connect(self._on_trash)
        self.list.range_wanted.connect(self._tick_range)
        self.list.menu_requested.connect(self._show_menu)
        self.list.selected_changed.connect(self.acted_on_changed)
        self.heads.all_wanted.connect(self._on_all_wanted)
        self.heads.sort_wanted.connect(self._on_sort_wanted)
        self.heads.grouping_wanted.connect(self._on_grouping_wanted)
        self.ticks.changed.connect(self._on_ticked)
        self._service.ready.connect(self._reload)
        self._library_actions.removed.connect(self.ticks.remove)
        self.import_button.clicked.connect(self.asked_import)
        self.new_button.clicked.connect(self.asked_new)
        for button in (self.show_all_button, self.all_button):
            button.clicked.connect(self.show_all)
        self.print_button.clicked.connect(self._on_print)
        self.award_button.clicked.connect(self._on_award)
        self.fight_button.clicked.connect(self.asked_fight)
        self.tag_button.clicked.connect(self._on_tag)
        self.trash_button.clicked.connect(self._on_trash)
        self.clear_button.clicked.connect(self._on_clear)

    # ------------------------------------------------------------------------------------------------------------ query

    def query(self) -> Query:
        """Return the query of search, filters and order."""
        return Query(
            text=self.search_edit.text(),
            system=self.chips.current(),
            campaign=self.order.campaign or "",
            no_campaign=self.order.campaign == "",
            tags=self.order.tags,
            sort=self.order.sort,
            descending=self.order.is_descending,
        )

    @Slot()
    def _reload(self) -> None:
        self.search_edit.stop_waiting()
        query = self.query()
        if query != self._shown_query:
            self._shown_query = query
            self.list.scroll_to_top_on_reload()
        self.model.show(query, self.order.grouping)

    @Slot()
    def _on_ordered(self) -> None:
        self._show_order()
        self._reload()

    def _show_order(self) -> None:
        """Show sorting, grouping and filters in words, and the arrow at the head."""
        is_grouped = self.order.grouping is not Grouping.NONE
        parts = [self.tr("Sorted {order}").format(order=self.order.sort_label())]
        if is_grouped:
            parts.append(self.tr("grouped {grouping}").format(grouping=self.order.grouping_label()))
        self.order_button.setText(" · ".join((*parts, *self.order.filter_labels())).replace("&", "&&"))
        self.heads.show_order(self.order.sort, is_descending=self.order.is_descending)

    @Slot(object)
    def _on_sort_wanted(self, sort: SortBy) -> None:
        """Sort by a column; a second click reverses. What was edited last comes first."""
        is_same = sort is self.order.sort
        is_descending = not self.order.is_descending if is_same else sort is SortBy.CHANGED
        self.order.choose_sort(sort, is_descending=is_descending)

    @Slot()
    def _on_grouping_wanted(self) -> None:
        is_grouped = self.order.grouping is Grouping.CAMPAIGN
        self.order.choose_grouping(Grouping.NONE if is_grouped else Grouping.CAMPAIGN)

    @Slot()
    def show_all(self) -> None:
        """Clear search and filters."""
        self.search_edit.clear()
        self._show_chips(current="")
        self.order.clear_filters()
        self._on_ordered()
        self.list.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Move from search to list, and clear the search with Escape."""
        is_searching = self.search_edit.hasFocus()
        if is_searching and event.key() in {Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if self.search_edit.is_waiting:
                self._reload()
            self.list.setFocus(Qt.FocusReason.TabFocusReason)
            self.list.select_first()
        elif event.key() == Qt.Key.Key_Escape and self.search_edit.text():
            self.search_edit.clear()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Leave out the words of the bar, and shorten the search, where they do not fit."""
        super().resizeEvent(event)
        is_narrow = self.width() < theme.px(_ROOMY)
        style = Qt.ToolButtonStyle.ToolButtonIconOnly if is_narrow else Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        for button in (*self._word_buttons(), self.columns_button):
            button.setToolButtonStyle(style)
        self.search_edit.setFixedWidth(theme.px(_SHORT_SEARCH if is_narrow else _SEARCH_WIDTH))
        layout = self.layout()
        if layout is not None:
            margins = layout.contentsMargins()
            margins.setBottom(theme.px(_BELOW if self.height() >= theme.px(_TALL) else _LITTLE_BELOW))
            layout.setContentsMargins(margins)

    def _word_buttons(self) -> tuple[QToolButton, ...]:
        return self.print_button, self.award_button, self.fight_button, self.tag_button, self.trash_button

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Draw the arrow of the order again after a theme change."""
        super().changeEvent(event)
        if theme.is_theme_change(event) and hasattr(self, "order"):
            self._show_order()

    # --------------------------------------------------------------------------------------------------------- contents

    @Slot()
    def _on_listed(self) -> None:
        listing = self.model.rows
        if listing is None:
            return
        self.stack.setCurrentWidget(self.table_page if len(listing) else self.empty_page)
        self._count()

    def _count(self) -> None:
        """Count what the page shows, on a worker thread."""
        self._ticket += 1
        work = partial(count_for_page, self.query(), self.ticks.ids)
        self._service.run(self, work, partial(self._on_counted, self._ticket, len(self.ticks)))

    def _on_counted(self, ticket: int, ticked: int, counts: PageCounts) -> None:
        if ticket == self._ticket:
            self._counts = counts
            self._counted_ticks = ticked
            self._show_numbers()
            self._show_chips()
            self._show_ticks()
            self.counted.emit()
            self.acted_on_changed.emit()  # the name of a ticked character is known now

    def status_context(self) -> str:
        """Return what is shown, for the right of the status line."""
        return f"{self.tr('Library')} · {self.tr('%Ln character(s)', '', self._counts.total)}"

    def status_change(self) -> str:
        """Return how many are in the trash, for the status line; "" for none."""
        number = 0 if self.model.rows is None else self.model.rows.in_trash
        return self.tr("%Ln in the trash", "", number) if number else ""

    def _show_numbers(self) -> None:
        listing = self.model.rows
        found = 0 if listing is None else listing.number
        total, search = self._counts.total, self.search_edit.text().strip()
        all_of_them = self.tr("%Ln character(s)", "", total)
        numbers = {"found": QLocale().toString(found), "all": all_of_them, "search": search}
        if search:
            self.count_label.setText(self.tr("{found} of {all} match “{search}”").format(**numbers))
        elif found != total:
            self.count_label.setText(self.tr("{found} of {all}").format(**numbers))
        else:
            self.count_label.setText(all_of_them)
        show_all = self.tr("Show all {number}").format(number=QLocale().toString(total))
        for button in (self.all_button, self.show_all_button):
            button.setText(show_all)
        rest = QLocale().toString(total - found)
        not_matching = self.tr("{number} more do not match “{search}”").format(number=rest, search=search)
        self.rest_label.setText(not_matching if search else self.tr("{number} more are hidden").format(number=rest))
        is_partly = 0 < found < total
        self.rest_label.setVisible(is_partly)
        self.all_button.setVisible(is_partly)
        nothing = self.tr("No match for “{search}”.").format(search=search) if search else self.tr("No matches.")
        self.empty_label.setText(nothing if total else self.tr("No characters yet."))
        self.new_button.setVisible(not total)
        self.show_all_button.setVisible(total > 0)
        self.heads.show_ticks(self._counts.ticked, found)

    @Slot()
    def _show_chips(self, *, current: str | None = None) -> None:
        """Show the games with how many were found of each."""
        chosen = self.chips.current() if current is None else current
        numbers = dict(self._counts.systems)
        found = QLocale().toString(sum(numbers.values()))
        chips = [("", self.tr("All {number}").format(number=found))]
        for id_, name in self.model.names.items():
            if numbers.get(id_) or id_ == chosen:
                chips.append((id_, f"{name} {QLocale().toString(numbers.get(id_, 0))}"))
        self.chips.show_chips(chips, chosen)

    @Slot()
    def _place_columns(self) -> None:
        width = self.list.viewport().width()
        self.list.columns = lay_out_columns(width, self.columns.hidden, self.columns.wanted)
        self.columns.set_shown(frozenset(self.list.columns))
        self.heads.place(self.list.columns)
        self.list.viewport().update()

    # ------------------------------------------------------------------------------------------------------------ ticks

    @Slot()
    def _on_ticked(self) -> None:
        self._counts = replace(self._counts, ticked_name="")
        self._show_ticks()
        self.acted_on_changed.emit()
        self._count()

    def _show_ticks(self) -> None:
        """Show how many are ticked, and what can be done with them; else sorting and grouping."""
        number = len(self.ticks)
        hidden = number - self._counts.ticked if self._counted_ticks == number else 0
        text = self.tr("%Ln selected", "", number)
        if hidden:
            text = self.tr("{selected}, {number} not shown").format(selected=text, number=QLocale().toString(hidden))
        self.ticked_label.setText(text)
        self.order_button.setVisible(not number)
        for widget in (self.ticked_label, self.bar_line, *self._bar_buttons()):
            widget.setVisible(number > 0)
        self.bar.setProperty("ticked", number > 0)
        theme.repolish(self.bar)
        is_one_game = len(set(self.ticks.games.values())) == 1
        reason = "" if is_one_game else self.tr("Select characters of one game")
        for button, tip in (
            (self.fight_button, self.tr("Start a fight with the selected characters")),
            (self.award_button, self.tr("Award experience to the selected characters")),
        ):
            button.setEnabled(is_one_game)
            button.setToolTip(escape_tool_tip(reason or tip))

    def _bar_buttons(self) -> tuple[QWidget, ...]:
        return *self._word_buttons(), self.clear_button

    @Slot()
    def _tick_all(self) -> None:
        self._service.run(self, partial(all_found, self.query()), self._on_found)

    def _on_found(self, characters: tuple[tuple[str, str], ...]) -> None:
        self.ticks.add(characters)

    @Slot(bool)
    def _on_all_wanted(self, is_wanted: bool) -> None:
        if is_wanted:
            self._tick_all()
        else:
            self._service.run(self, partial(all_found, self.query()), self._on_no_longer)

    def _on_no_longer(self, characters: tuple[tuple[str, str], ...]) -> None:
        self.ticks.remove(id_ for id_, _ in characters)

    @Slot(int, int)
    def _tick_range(self, first: int, last: int) -> None:
        """Tick rows that are not loaded."""
        listing = self.model.rows
        if listing is not None:
            self._service.run(self, partial(read_characters, listing.spans([(first, last)])), self._on_found)

    @Slot()
    def _on_clear(self) -> None:
        self.ticks.clear()
        self.list.setFocus()

    # ---------------------------------------------------------------------------------------------------------- actions

    @property
    def marked(self) -> LibraryEntry | None:
        """The character of the marked row."""
        return self.model.entry(self.list.currentIndex().row())

    @property
    def acted_on(self) -> tuple[str, ...]:
        """Ids of the ticked characters, else of the marked one."""
        if len(self.ticks):
            return self.ticks.ids
        return () if self.marked is None else (self.marked.id,)

    @property
    def acted_on_name(self) -> str:
        """Name of the character that is acted on; "" if it is not known yet, or for several."""
        if len(self.ticks):
            return self._counts.ticked_name if len(self.ticks) == 1 else ""
        return "" if self.marked is None else self.marked.name

    @Slot(QPoint)
    def _show_menu(self, position: QPoint) -> None:
        """Show what can be done with the marked row; where it is ticked, with all that are."""
        marked = self.marked
        if marked is None:
            return
        ids = self.ticks.ids if marked.id in self.ticks else (marked.id,)
        actions = self._library_actions
        handlers: dict[str, Callable[[], object]] = {
            "duplicate": partial(actions.duplicate, ids),
            "tag": partial(actions.tag, ids),
            "campaign": partial(actions.set_campaign, ids),
            "export": partial(actions.export, ids, marked.name),
            "print": partial(self.asked_print.emit, list(ids)),
            "trash": partial(self._move_to_trash, ids),
        }
        if len(ids) == 1:
            handlers["open"] = partial(self.opened.emit, marked.id)
        if len({self.ticks.games.get(id_, marked.system) for id_ in ids}) == 1:
            handlers["award"] = partial(self._award, ids)
            if ids == self.acted_on:
                handlers["fight"] = self.asked_fight.emit
        PageMenu(handlers, marked.name, len(ids), self).popup(position)

    @Slot(int)
    def _on_drag(self, row: int) -> None:
        """Drag a character out of the list; a ticked one takes the other ticked ones along."""
        entry = self.model.entry(row)
        if entry is not None:
            self._library_actions.drag(self.ticks.ids if entry.id in self.ticks else [entry.id], self.list)

    def _open_row(self, row: int) -> None:
        entry = self.model.entry(row)
        if entry is not None:
            self.opened.emit(entry.id)

    @Slot()
    def _on_print(self) -> None:
        self.asked_print.emit(list(self.ticks.ids))

    @Slot()
    def _on_award(self) -> None:
        self._award(self.ticks.ids)

    def _award(self, ids: Sequence[str]) -> None:
        if not self._service.is_refused():
            is_ticked = self.award_button.isVisible()
            self.asked_award.emit(list(ids), self.award_button if is_ticked else self.order_button)

    @Slot()
    def _on_tag(self) -> None:
        self._library_actions.tag(self.ticks.ids)

    @Slot()
    def _on_trash(self) -> None:
        self._move_to_trash(self.acted_on)

    def _move_to_trash(self, ids: Sequence[str]) -> None:
        if not self._service.is_refused():
            self._library_actions.move_to_trash(ids)
