"""History: the days of a character in words, what each edit changed downstream, and the way back to any moment."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from datetime import date
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QModelIndex, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
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
from desktop.history.life import Difference, Moment, Walk, compare, read_on
from desktop.library.library_desk import LibraryDesk
from desktop.list_items import ListItem, ListItemDelegate, ListItemModel
from desktop.messages import render
from desktop.numerals import with_minus
from desktop.tool_tips import escape_tool_tip

if TYPE_CHECKING:
    from core.store import Revision
    from desktop.sheet.open_character import OpenCharacter

_NOTHING, _LISTED, _COMPARED = range(3)
_THEN, _NOW = 1, 2
_NAMED: Final = 2
"""So many consequences are named in a line."""

_COLUMN: Final = 72
_ROW: Final = 26
_MOST_SAID: Final = 5
"""So many consequences of an edit are named, the others counted."""
_SOON_MS: Final = 250
_EVERYTHING: Final = ""
KINDS: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {
        "typed": frozenset({"typed"}),
        "rolled": frozenset({"rolled"}),
        "procedure": frozenset({"procedure"}),
        "back": frozenset({"undo", "redo", "restore"}),
    }
)
"""The sources that each choice of the filter lets through."""


class HistoryView(QWidget):
    """The history of the character in front.

    Args:
        desk: The library.
        parent: Its owner.

    Signals:
        restored: The character is being brought back to the moment after this revision.
    """

    restored = Signal(int)

    _compared: int | None = None

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

    def __init__(self, desk: LibraryDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        load_form(self, "history")
        self._desk = desk
        self._open: OpenCharacter | None = None
        self._walk: Walk | None = None
        self._moments: dict[int, Moment] = {}
        self._is_reading = False
        self._is_stale = False
        self._differences: tuple[Difference, ...] = ()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SOON_MS)
        self._soon.timeout.connect(self._on_soon)
        self._model = ListItemModel(self)
        self._prepare_list()
        self._prepare_table()
        self.compare_button.clicked.connect(self.compare_chosen)
        self.restore_button.clicked.connect(self.restore_chosen)
        self.restore_compared_button.clicked.connect(self._on_restore_compared)
        self.close_compare_button.clicked.connect(self._on_close_compare)
        theme.apply_icons(self)
        self._show_list()

    def _prepare_list(self) -> None:
        for key, text in (
            (_EVERYTHING, self.tr("Everything")),
            ("typed", self.tr("Typed")),
            ("rolled", self.tr("Rolled")),
            ("procedure", self.tr("By the rules")),
            ("back", self.tr("Taken back")),
        ):
            self.kind_combo.addItem(text, key)
        self.list_view.setModel(self._model)
        self.list_view.setItemDelegate(ListItemDelegate(self))
        self.list_view.setMouseTracking(True)
        self.list_view.selectionModel().currentChanged.connect(self._on_chosen)
        self.list_view.activated.connect(self.compare_chosen)
        self.list_view.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self.filter_edit.textChanged.connect(self._on_filter)
        self.kind_combo.currentIndexChanged.connect(self._on_filter)

    def _prepare_table(self) -> None:
        heads = (self.tr("What"), self.tr("Then"), self.tr("Now"))
        comparison_table.set_up_columns(self.table, heads, _COLUMN, _ROW)
        self.rows_check.toggled.connect(self._fill_table)
        for key in ("Alt+Left", "Esc"):
            back = QShortcut(QKeySequence(key), self.compare_page)
            back.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            back.activated.connect(self._on_close_compare)

    # ------------------------------------------------------------------------------------------------ what it shows

    @Slot(object)
    def show_character(self, open_character: OpenCharacter | None) -> None:
        """Tell the history of another character."""
        if self._open is open_character:
            return
        if self._open is not None:
            self._open.saved.disconnect(self._on_saved)
        self._open = open_character
        self._walk = None
        self._moments.clear()
        self._compared = None
        if open_character is not None:
            open_character.saved.connect(self._on_saved)
        self._show_list()
        self._is_stale = True
        self._soon.start(0)

    @property
    def moments(self) -> tuple[Moment, ...]:
        """What was read so far, the newest first."""
        return tuple(self._moments[number] for number in sorted(self._moments, reverse=True))

    @property
    def chosen(self) -> Moment | None:
        """The moment that is chosen."""
        entry = self._model.entry(self.list_view.currentIndex())
        return None if entry is None or not isinstance(entry.key, int) else self._moments.get(entry.key)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Catch up with what happened while nobody looked."""
        super().showEvent(event)
        if self._is_stale:
            self._soon.start(0)

    @property
    def _id(self) -> str:
        return "" if self._open is None or self._open.library is None else self._open.id

    # ------------------------------------------------------------------------------------------------------ reading

    @Slot(int)
    def _on_saved(self, _revision: int) -> None:
        self._is_stale = True
        self._soon.start(_SOON_MS)

    @Slot()
    def _on_soon(self) -> None:
        """Read the newest page anew."""
        if not self._is_stale or not self.isVisible() or self._is_reading or not self._id:
            return
        self._is_stale = False
        self._read(Walk(self._id), self._on_newest)

    def _read(self, walk: Walk, done: Callable[[Walk], None]) -> None:
        self._is_reading = True
        self._desk.ask(self, partial(read_on, walk), done, self._on_not_read)

    def _on_newest(self, walk: Walk) -> None:
        """Take the newest page in; what was read further back stays where the two meet."""
        if walk.id == self._id:
            oldest = min((moment.revision.number for moment in walk.moments), default=0)
            is_other = self._walk is None or self._walk.id != walk.id
            if is_other or max(self._moments, default=-1) < oldest - 1:
                self._moments.clear()
                self._walk = walk
        self._take_in(walk)

    def _on_older(self, walk: Walk) -> None:
        if walk.id == self._id:
            self._walk = walk
        self._take_in(walk)

    def _take_in(self, walk: Walk) -> None:
        self._is_reading = False
        if walk.id != self._id:
            self._soon.start(0)
            return
        self._moments.update({moment.revision.number: moment for moment in walk.moments})
        self._show_list()
        self.list_view.doItemsLayout()  # now, not soon: the bar says whether the end of the list is in sight
        if self._is_stale:
            self._soon.start(0)
        else:
            self._on_scrolled()

    def _on_not_read(self, error: QuireError) -> None:
        self._is_reading = False
        self.empty_label.setText(render(error.message))
        self.stack.setCurrentIndex(_NOTHING)

    @Slot()
    def _on_scrolled(self) -> None:
        """Read further back when the end of the list comes into sight."""
        bar = self.list_view.verticalScrollBar()
        is_near = bar.value() >= bar.maximum() - self.list_view.viewport().height()
        if is_near and self.isVisible() and self._walk is not None and not self._walk.is_over and not self._is_reading:
            self._read(self._walk, self._on_older)

    # ----------------------------------------------------------------------------------------------------- the list

    @Slot()
    def _on_filter(self) -> None:
        self._show_list()
        self._on_scrolled()

    def _show_list(self) -> None:
        wanted = self.filter_edit.text().casefold().split()
        sources = KINDS.get(str(self.kind_combo.currentData()))
        found = [
            moment
            for moment in self.moments
            if (sources is None or moment.revision.origin.value in sources)
            and all(word in self._words(moment).casefold() for word in wanted)
        ]
        was = self._model.entry(self.list_view.currentIndex())
        self._model.show_entries(self._entries(found))
        if was is not None and not self.list_view.currentIndex().isValid():
            self.list_view.setCurrentIndex(self._model.place_of(was.key))
        if self._open is None:
            self.empty_label.setText(self.tr("Open a character to read its history."))
        elif not self._id:
            self.empty_label.setText(self.tr("This character is kept nowhere yet, so it has no history."))
        if self._compared is None:
            self.stack.setCurrentIndex(_LISTED if self._id else _NOTHING)
        self._show_chosen()

    def _entries(self, moments: list[Moment]) -> list[ListItem]:
        found: list[ListItem] = []
        day: date | None = None
        for moment in moments:
            time = moment.revision.time.astimezone()
            if time.date() != day:
                day = time.date()
                found.append(ListItem(day_name(day), is_heading=True, key=day.isoformat()))
            found.append(
                ListItem(
                    self._title(moment), self._consequence(moment), left=f"{time:%H:%M}", key=moment.revision.number
                )
            )
        return found

    def _title(self, moment: Moment) -> str:
        revision = moment.revision
        said = self._called(revision)
        if revision.origin.value == "typed":
            return self.tr("{edit}, typed").format(edit=said)
        known = None if revision.target is None else self._moments.get(revision.target)
        if revision.origin.value == "restore" and known is not None:
            return self.tr("Restored as it was after “{edit}”").format(edit=self._called(known.revision))
        if revision.origin.value == "procedure":
            return self.tr("{edit}, by the rules").format(edit=said)
        return said

    def _called(self, revision: Revision) -> str:
        """Return what happened; what the game itself calls so is said in the language of the window."""
        return render(revision.describe(), "" if self._open is None else self._open.sheet.system.id)

    def _consequence(self, moment: Moment) -> str:
        """Say in a line what an edit changed downstream."""
        named = [_arrow(each) for each in moment.changed[:_NAMED]]
        more = len(moment.changed) - len(named)
        if more:
            named.append(self.tr("%n more", "", more))
        return ", ".join([*self._violations(moment), *named])

    def _violations(self, moment: Moment) -> list[str]:
        found = []
        if moment.appeared:
            found.append(self.tr("%n violation(s) or notice(s) more", "", moment.appeared))
        if moment.gone:
            found.append(self.tr("%n violation(s) or notice(s) less", "", moment.gone))
        return found

    def _words(self, moment: Moment) -> str:
        """Return all that a filter looks through."""
        time = moment.revision.time.astimezone()
        changed = " ".join(each.name for each in moment.changed)
        return f"{self._title(moment)} {changed} {day_name(time.date())} {time:%H:%M}"

    # ------------------------------------------------------------------------------------------------ the one chosen

    @Slot(QModelIndex)
    def _on_chosen(self, _index: QModelIndex) -> None:
        self._show_chosen()

    def _show_chosen(self) -> None:
        moment = self.chosen
        self.detail_frame.setVisible(moment is not None)
        if moment is None:
            return
        newest = max(self._moments, default=0)
        self.what_label.setText(self._title(moment))
        said = [*self._violations(moment), *(_arrow(each) for each in moment.changed)]
        text = ", ".join(said[:_MOST_SAID]) or self.tr("Nothing else changed with it.")
        if len(said) > _MOST_SAID:
            text = self.tr("{changes} and {number} more").format(changes=text, number=len(said) - _MOST_SAID)
        self.changed_label.setText(text)
        self.changed_label.setToolTip(escape_tool_tip("\n".join(said) if len(said) > _MOST_SAID else ""))
        self.restore_button.setEnabled(moment.revision.number != newest)
        self.compare_button.setEnabled(moment.revision.number != newest)
        self.list_view.scrollTo(self.list_view.currentIndex())

    @Slot()
    def restore_chosen(self) -> None:
        """Bring the character back to the moment after the edit that is chosen; that is an edit, too."""
        moment = self.chosen
        if moment is not None and self.restore_button.isEnabled():
            self._restore(moment.revision.number)

    @Slot()
    def _on_restore_compared(self) -> None:
        if self._compared is not None:
            self._restore(self._compared)

    def _restore(self, number: int) -> None:
        if self._open is not None:
            self._on_close_compare()
            self._open.restore(number)
            self.restored.emit(number)

    # --------------------------------------------------------------------------------------------- then beside now

    @Slot()
    def compare_chosen(self) -> None:
        """Set the numbers of the moment that is chosen beside those of now."""
        moment = self.chosen
        if moment is None or self._open is None or not self._id or not self.compare_button.isEnabled():
            return
        number = moment.revision.number
        now = self._open.sheet.copy(random.Random(0))
        done = partial(self._on_compared, moment)
        self._desk.ask(self, partial(compare, self._id, number, now), done, self._on_not_read)

    def _on_compared(self, moment: Moment, differences: tuple[Difference, ...]) -> None:
        self._compared = moment.revision.number
        self._differences = differences
        time = moment.revision.time.astimezone()
        said = self.tr("After “{edit}”, {day}, {time}")
        text = said.format(edit=self._title(moment), day=day_name(time.date()), time=f"{time:%H:%M}")
        self.moment_label.setText(text)
        self._fill_table()
        self.stack.setCurrentIndex(_COMPARED)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _fill_table(self) -> None:
        shown = [each for each in self._differences if self.rows_check.isChecked() or not each.in_row]
        self.table.setRowCount(len(shown))
        for row, each in enumerate(shown):
            for column, text in enumerate((each.name, _number(each.before), _number(each.after))):
                item = QTableWidgetItem(text)
                item.setToolTip(escape_tool_tip(text))
                if column:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                if column == _THEN:
                    item.setForeground(theme.color("muted"))
                is_strong = each.is_computed and column == _NOW
                item.setFont(theme.font(theme.TextStyle.HEADING if is_strong else theme.TextStyle.TEXT))
                self.table.setItem(row, column, item)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Take the colours of another theme into the table."""
        super().changeEvent(event)
        if theme.is_theme_change(event) and self._compared is not None:
            self._fill_table()

    @Slot()
    def _on_close_compare(self) -> None:
        self._compared = None
        self.stack.setCurrentIndex(_LISTED if self._id else _NOTHING)
        self.list_view.setFocus(Qt.FocusReason.OtherFocusReason)


def _arrow(difference: Difference) -> str:
    return f"{difference.name} {_number(difference.before)} → {_number(difference.after)}"


def _number(text: str) -> str:
    return with_minus(text) or "–"
