"""Compact controls of `Choose`: a drop-down list, check boxes, a menu, or a table to pick from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QMenu,
    QPushButton,
    QSizePolicy,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from core.character.json_values import Json
from core.procedures.ask_helpers import NO, YES
from core.procedures.partial_run import AskedRequest
from core.procedures.requests import Choose, Option
from desktop.messages import render
from desktop.requests.compact_control import CompactControl
from desktop.theme import px
from desktop.tool_tips import escape_tool_tip
from desktop.wheel_focus import keep_wheel_for_focus
from desktop.widgets.segments import Segment, Segments

MOST_IN_LIST: Final = 12
"""Most options of a drop-down list; more are picked from a table."""
MOST_BOXES: Final = 3
"""Most options with check boxes; more are checked in a menu."""
MOST_SEGMENTS: Final = 4
_SEGMENTS_ROOM: Final = 190
_ROWS_SHOWN: Final = 6
_COUNTED: Final = 4
"""Rows that a table counts where room is short: it scrolls."""
_NAMES_ROOM: Final = 130
_ROW_HEIGHT: Final = 26
_SEARCHED: Final = 8
"""From this many options on a table can be searched."""


class CompactChoice(CompactControl):
    """Exactly one of a few options, in a drop-down list."""

    request: Choose

    def __init__(self, asked: AskedRequest, parent: QWidget | None = None) -> None:
        super().__init__(asked, parent)
        self.list = QComboBox(self)
        keep_wheel_for_focus(self.list)
        self.list.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.list.setMinimumContentsLength(12)
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.list.setAccessibleName(self.request.label)
        model = QStandardItemModel(self)
        for option in self.request.options:
            item = QStandardItem(option.label)
            item.setData(option.key, Qt.ItemDataRole.UserRole)
            item.setToolTip(escape_tool_tip(_about(option)))
            item.setEnabled(option.closed is None)
            model.appendRow(item)
        self.list.setModel(model)
        self.setFocusProxy(self.list)
        self.add_named(self.list, stretches=True)
        self.show_answer(asked.answer)
        self.list.activated.connect(self.touch)
        self.list.currentIndexChanged.connect(self._show_about)
        self._show_about()

    @property
    def answer(self) -> Json:
        """The chosen option."""
        key = self.list.currentData(Qt.ItemDataRole.UserRole)
        return [key] if isinstance(key, str) else []

    def show_answer(self, answer: Json) -> None:
        """Choose an option."""
        keys = _keys(answer)
        self.list.setCurrentIndex(next((n for n, each in enumerate(self.request.options) if each.key in keys), -1))

    @Slot()
    def _show_about(self) -> None:
        index = self.list.currentIndex()
        about = _about(self.request.options[index]) if index >= 0 else ""
        self.list.setToolTip(escape_tool_tip(about or self.request.help))


class CompactSegments(CompactControl):
    """Exactly one of two to four short options, side by side."""

    request: Choose

    def __init__(self, asked: AskedRequest, parent: QWidget | None = None) -> None:
        super().__init__(asked, parent)
        self.segments = Segments(self)
        self.segments.setAccessibleName(self.request.label)
        self.setFocusProxy(self.segments)
        self.add_named(self.segments)
        self.show_answer(asked.answer)
        self.segments.chosen.connect(self.touch)

    @staticmethod
    def fits(request: Choose) -> bool:
        """Return whether the options are few and short enough."""
        if len(request.options) > MOST_SEGMENTS:
            return False
        trial = Segments()
        trial.show_segments(_segments(request), "")
        return trial.sizeHint().width() <= px(_SEGMENTS_ROOM)

    @property
    def answer(self) -> Json:
        """The chosen option."""
        return [self.segments.key] if self.segments.key else []

    def show_answer(self, answer: Json) -> None:
        """Choose an option."""
        self.segments.show_segments(_segments(self.request), next(iter(_keys(answer)), ""))


class CompactChecks(CompactControl):
    """Yes or no, or some of a few options, as check boxes."""

    request: Choose

    def __init__(self, asked: AskedRequest, parent: QWidget | None = None) -> None:
        super().__init__(asked, parent)
        request = self.request
        if is_yes_no(request):
            offered: Sequence[tuple[Option, str]] = [(request.options[-1], request.label)]
        else:
            offered = [(option, option.label) for option in request.options]
            self.rows.addWidget(self.name_label())
        self._boxes: dict[str, QCheckBox] = {}
        for option, text in offered:
            box = QCheckBox(text.replace("&", "&&"), self)
            box.setToolTip(escape_tool_tip(_about(option) or request.help))
            box.setEnabled(option.closed is None)
            box.clicked.connect(self.touch)
            self._boxes[option.key] = box
            self.rows.addWidget(box)
        self.setFocusProxy(next(iter(self._boxes.values())))
        self.show_answer(asked.answer)

    @property
    def row_count(self) -> int:
        """A row for each box, and one for the name of several."""
        return len(self._boxes) + (len(self._boxes) > 1)

    @property
    def answer(self) -> Json:
        """The checked options."""
        keys: list[Json] = [key for key, box in self._boxes.items() if box.isChecked()]
        return (keys or [NO]) if is_yes_no(self.request) else keys

    def show_answer(self, answer: Json) -> None:
        """Check the options."""
        keys = _keys(answer)
        for key, box in self._boxes.items():
            box.setChecked(key in keys)


class CompactMenu(CompactControl):
    """Any of several options, in a menu that stays open while they are checked."""

    request: Choose

    def __init__(self, asked: AskedRequest, parent: QWidget | None = None) -> None:
        super().__init__(asked, parent)
        self.button = QPushButton(self)
        self.button.setProperty("role", "list")
        self.button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.menu = CheckMenu(self.button)
        self.menu.setToolTipsVisible(True)
        for option in self.request.options:
            action = self.menu.addAction(option.label.replace("&", "&&"))
            action.setCheckable(True)
            action.setData(option.key)
            action.setEnabled(option.closed is None)
            action.setToolTip(escape_tool_tip(_about(option)))
            action.triggered.connect(self._on_triggered)
        self.button.setMenu(self.menu)
        self.setFocusProxy(self.button)
        self.add_named(self.button, stretches=True)
        self.show_answer(asked.answer)

    @property
    def answer(self) -> Json:
        """The checked options."""
        return [str(action.data()) for action in self.menu.actions() if action.isChecked()]

    def show_answer(self, answer: Json) -> None:
        """Check the options."""
        keys = _keys(answer)
        for action in self.menu.actions():
            action.setChecked(action.data() in keys)
        self._show_chosen()

    def _show_chosen(self) -> None:
        chosen = [option.label for option in self.request.options if option.key in _keys(self.answer)]
        text = ", ".join(chosen) or self.tr("None")
        room = px(_NAMES_ROOM)
        shown = self.button.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room)
        self.button.setText(f"  {shown.replace('&', '&&')}")
        self.button.setAccessibleName(f"{self.request.label}: {text}")

    @Slot()
    def _on_triggered(self) -> None:
        self._show_chosen()
        self.touch()


class CheckMenu(QMenu):
    """A menu of options to check, which closes with Escape or a click outside, not with a check."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Check the option under the pointer."""
        action = cast("QAction | None", self.actionAt(event.position().toPoint()))
        if action is None or not action.isEnabled():
            super().mouseReleaseEvent(event)
        else:
            action.trigger()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Check with Space."""
        action = cast("QAction | None", self.activeAction())
        if event.key() == Qt.Key.Key_Space and action is not None and action.isEnabled():
            action.trigger()
        else:
            super().keyPressEvent(event)


class CompactPicker(CompactControl):
    """One of many options, or none: a table with what each costs and gives; a double click takes it."""

    request: Choose

    def __init__(self, asked: AskedRequest, parent: QWidget | None = None) -> None:
        super().__init__(asked, parent)
        request = self.request
        heads = request.figure_heads
        self.search = QLineEdit(self)
        self.search.setProperty("role", "search")
        self.search.setPlaceholderText(self.tr("Filter"))
        self.search.setAccessibleName(self.tr("Filter the list"))
        self.search.setClearButtonEnabled(True)
        self.search.setVisible(len(request.options) >= _SEARCHED)
        self.search.installEventFilter(self)
        self.search.textEdited.connect(self._filter)
        self.list = QTreeWidget(self)
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setIndentation(0)
        self.list.setAccessibleName(request.label)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setColumnCount(max(1, len(heads)))
        self.list.setHeaderHidden(not heads)
        if heads:
            self.list.setHeaderLabels(list(heads))
        self._items = {option.key: self._item(option) for option in _open_first(request.options)}
        self.list.addTopLevelItems(list(self._items.values()))
        header = self.list.header()
        header.setStretchLastSection(False)
        header.setMinimumSectionSize(px(24))
        for column in range(self.list.columnCount()):
            mode = QHeaderView.ResizeMode.Stretch if column == 0 else QHeaderView.ResizeMode.ResizeToContents
            header.setSectionResizeMode(column, mode)
            side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
            self.list.headerItem().setTextAlignment(column, side | Qt.AlignmentFlag.AlignVCenter)
        shown = min(_ROWS_SHOWN, max(1, len(self._items)))
        self.list.setFixedHeight(px(_ROW_HEIGHT) * shown + (px(_ROW_HEIGHT) if heads else 0) + 2)
        self.rows.addWidget(self.name_label(self.search if len(request.options) >= _SEARCHED else self.list))
        self.rows.addWidget(self.search)
        self.rows.addWidget(self.list)
        self.show_answer(asked.answer)
        self.list.itemSelectionChanged.connect(self._on_selected)
        self.list.itemDoubleClicked.connect(self._on_double_clicked)

    def _item(self, option: Option) -> QTreeWidgetItem:
        item = QTreeWidgetItem(list(option.figures) or [option.label])
        item.setData(0, Qt.ItemDataRole.UserRole, option.key)
        for column in range(self.list.columnCount()):
            item.setToolTip(column, escape_tool_tip(_about(option)))
            if column:
                item.setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        item.setDisabled(option.closed is not None)
        return item

    @property
    def row_count(self) -> int:
        """A few rows: it scrolls."""
        return min(_COUNTED, len(self._items) + 1)

    @property
    def answer(self) -> Json:
        """The chosen option, or none."""
        return [str(item.data(0, Qt.ItemDataRole.UserRole)) for item in self.list.selectedItems()]

    @property
    def problem(self) -> str:
        """Ask for a choice."""
        if not self.answer:
            return self.tr("Choose one")
        return super().problem

    def show_answer(self, answer: Json) -> None:
        """Choose an option."""
        keys = _keys(answer)
        self.list.blockSignals(True)
        self.list.clearSelection()
        for key in keys:
            if key in self._items:
                self.list.setCurrentItem(self._items[key])
        self.list.blockSignals(False)

    def take_focus(self) -> None:
        """Take the focus into the search, or into the table."""
        (self.list if self.search.isHidden() else self.search).setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Move in the table with the arrows while words are typed."""
        if watched is self.search and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
            if step:
                self._move(step)
                return True
        return super().eventFilter(watched, event)

    def _open_items(self) -> list[QTreeWidgetItem]:
        return [item for item in self._items.values() if not item.isHidden() and not item.isDisabled()]

    def _move(self, step: int) -> None:
        items = self._open_items()
        chosen = self.list.selectedItems()
        index = items.index(chosen[0]) + step if chosen and chosen[0] in items else 0
        if items:
            self.list.setCurrentItem(items[max(0, min(index, len(items) - 1))])

    @Slot(str)
    def _filter(self, text: str) -> None:
        """Show what has all words, and choose the first of it."""
        words = text.casefold().split()
        for option in self.request.options:
            found = f"{option.label} {' '.join(option.figures)} {option.about}".casefold()
            self._items[option.key].setHidden(not all(word in found for word in words))
        chosen, items = self.list.selectedItems(), self._open_items()
        if words and items and (not chosen or chosen[0] not in items):
            self.list.setCurrentItem(items[0])
        elif chosen and chosen[0].isHidden():
            self.list.clearSelection()

    @Slot()
    def _on_selected(self) -> None:
        chosen = self.list.selectedItems()
        if chosen:
            self.list.scrollToItem(chosen[0])
        self.touch()

    @Slot(QTreeWidgetItem)
    def _on_double_clicked(self, item: QTreeWidgetItem) -> None:
        if not item.isDisabled():
            self.submitted.emit()


def is_yes_no(request: Choose) -> bool:
    """Return whether a request asks yes or no."""
    return [option.key for option in request.options] == [NO, YES] and request.least == request.most == 1


def _segments(request: Choose) -> list[Segment]:
    return [Segment(each.key, each.label, hint=_about(each), is_open=each.closed is None) for each in request.options]


def _open_first(options: Sequence[Option]) -> list[Option]:
    return sorted(options, key=lambda each: each.closed is not None)


def _about(option: Option) -> str:
    reason = "" if option.closed is None else render(option.closed)
    return "\n".join(part for part in (option.about, reason) if part)


def _keys(answer: Json) -> list[str]:
    return [each for each in answer if isinstance(each, str)] if isinstance(answer, list | tuple) else []
