"""Control of `Allocate`: points by steppers or quick actions, with undo and what is left."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLineEdit, QPushButton, QToolButton, QWidget

from core.character.edits import Edit, SetValue
from core.character.formula_display import to_typographic
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.procedures.allocation import Target
from core.procedures.requests import Allocate
from core.rules.model import Derived, Field
from desktop.chip_row import ChipRow
from desktop.layout_parts import least_width, nest, parts_of
from desktop.requests.allocation_bar import AllocationBar, BudgetPart, join_labels
from desktop.requests.allocation_list import AllocationList
from desktop.requests.allocation_model import AllocationModel
from desktop.requests.allocation_row import AllocationHeader, row_layout_of
from desktop.requests.comparison import Comparison, InspectedTarget
from desktop.requests.option_list import MANY
from desktop.requests.request_control import RequestControl, as_mapping
from desktop.requests.request_frame import card, label
from desktop.theme import px
from desktop.tool_tips import escape_tool_tip

_ONE_COLUMN: Final = 10
"""Up to this many targets are in one column."""

_COLUMN: Final = 300
"""Least width of a column where there are two."""

_ICON: Final = 16
_LONGEST_MARK: Final = 4
_SEARCH: Final = 180
_SEARCH_NARROW: Final = 112

_ALL, _ROOMY, _FAVOURED, _UNTOUCHED = "all", "room", "favoured", "untouched"


class AllocateControl(RequestControl):
    """The control of `Allocate`.

    Attributes:
        allocation: The amounts.
    """

    request: Allocate

    def __init__(self, request: Allocate, sheet: Sheet, parent: QWidget | None = None) -> None:
        super().__init__(request, sheet, parent)
        self.allocation = AllocationModel(request, self)
        self.rows.setSpacing(px(12))
        self.bar = AllocationBar(request.total, self)
        self.rows.addWidget(self.bar)
        tools = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        tools.setSpacing(px(8))
        if len(request.targets) >= MANY:
            nest(tools, self._filters())
        self._actions_row = self._actions()
        nest(tools, self._actions_row)
        nest(self.rows, tools)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(px(24))
        count = 1 if len(request.targets) <= _ONE_COLUMN else 2
        self._row_layout = row_layout_of(self.allocation)
        columns = [self._column() for _ in range(count)]
        self._frames = [frame for frame, _, _ in columns]
        self._headings = [head for _, head, _ in columns]
        self.lists = [rows for _, _, rows in columns]
        nest(self.rows, self._columns)
        self._legend = label(self, "label", self._legend_text(), wraps=True)
        self.rows.addWidget(self._legend)
        self.rows.addStretch(1)
        self._changed_timer = QTimer(self)
        self._changed_timer.setSingleShot(True)
        self._changed_timer.setInterval(0)
        self._changed_timer.timeout.connect(self.changed)
        self._last_key = ""
        self._on_filter()
        self._refresh()
        self.allocation.changed.connect(self._on_changed)

    # -------------------------------------------------------------------------------------------------------- making

    def _filters(self) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(px(8))
        self._search = QLineEdit(self)
        self._search.setProperty("role", "search")
        self._search.setPlaceholderText(self.tr("Filter"))
        self._search.setAccessibleName(self.tr("Filter the list"))
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._on_filter)
        self._search.returnPressed.connect(self.take_focus)
        self._chips = ChipRow(self)
        self._chips.chosen.connect(self._on_filter)
        chips = [(_ALL, self.tr("All {number}").format(number=len(self.request.targets)))]
        chips += [
            (_ROOMY, self.tr("Below maximum")),
            (_FAVOURED, self.tr("Favoured")),
            (_UNTOUCHED, self.tr("Unchanged")),
        ]
        self._chips.show_chips(chips, _ALL)
        line.addWidget(self._search)
        line.addWidget(self._chips, 1, Qt.AlignmentFlag.AlignVCenter)
        return line

    def _actions(self) -> QBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(px(8))
        allocation = self.allocation
        self.favour_button = self._button(self.tr("&Fill favoured"), allocation.spread_over_favoured)
        self.favour_button.setToolTip(
            self.tr("Spreads the rest over the favoured rows. Press Space or click after a name to favour a row.")
        )
        even = self._button(self.tr("Spread &evenly"), allocation.spread_evenly)
        even.setToolTip(self.tr("Starts over and gives every row the same."))
        chance = self._button(self.tr("R&andom"), allocation.spread_randomly)
        chance.setToolTip(self.tr("Starts over and spends everything at random, mostly on favoured rows."))
        rest = self._button(self.tr("&Spend the rest"), allocation.spend_rest)
        rest.setToolTip(self.tr("Spends the rest at random, mostly on favoured rows."))
        self.clear_button = self._button(self.tr("&Clear"), allocation.clear, "quiet")
        for button in (even, self.favour_button, chance):
            line.addWidget(button)
        more = QHBoxLayout()
        more.setSpacing(px(8))
        more.addWidget(rest)
        more.addWidget(self.clear_button)
        more.addStretch(1)
        self.undo_button = self._tool("undo", self.tr("Undo"), allocation.undo)
        self.redo_button = self._tool("redo", self.tr("Redo"), allocation.redo)
        more.addWidget(self.undo_button)
        more.addWidget(self.redo_button)
        line.addStretch(0)
        both = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        both.setSpacing(px(8))
        nest(both, line)
        nest(both, more, 1)
        return both

    def _button(self, text: str, slot: Callable[[], None], role: str = "") -> QPushButton:
        button = QPushButton(text, self)
        button.setProperty("role", role)
        button.clicked.connect(slot)
        return button

    def _tool(self, icon: str, name: str, slot: Callable[[], None]) -> QToolButton:
        button = QToolButton(self)
        button.setProperty("icon_name", icon)
        button.setProperty("role", "quiet")
        button.setIconSize(QSize(px(_ICON), px(_ICON)))
        button.setAccessibleName(name)
        button.setToolTip(escape_tool_tip(name))
        button.clicked.connect(slot)
        return button

    def _column(self) -> tuple[QFrame, AllocationHeader, AllocationList]:
        frame, inside = card(self)
        inside.setSpacing(0)
        head = AllocationHeader(self.request.head, self.request.about_head, self._row_layout, frame)
        rows = AllocationList(self.allocation, self._row_layout, frame)
        rows.setAccessibleName(self.request.label)
        rows.current_changed.connect(self._on_current_changed)
        rows.confirmed.connect(self.submitted)
        rows.left_list.connect(self._on_left_list)
        inside.addWidget(head)
        inside.addWidget(rows)
        self._columns.addWidget(frame, 1, Qt.AlignmentFlag.AlignTop)
        return frame, head, rows

    def _legend_text(self) -> str:
        parts = []
        if self.request.favoured:
            parts.append(f"●  {self.request.favoured}")
        if len(self.allocation.supplies) > 1:
            supplies = join_labels([supply.label for supply in self.allocation.supplies])
            meaning = self.tr("Bar: {supplies}. Filled: can still pay").format(supplies=supplies)
            parts.append(meaning if supplies else self.tr("Bar: filled where a budget can still pay"))
        parts.append(self.tr("Max: points that still fit"))
        return "      ".join(parts)

    # ---------------------------------------------------------------------------------------------------- the answer

    @property
    def amounts(self) -> dict[str, int]:
        """What each target gets."""
        return self.allocation.amounts

    @property
    def left(self) -> int:
        """What is left."""
        return self.allocation.left

    @property
    def answer(self) -> Json:
        """What each target gets, without targets that get nothing."""
        return {key: amount for key, amount in self.amounts.items() if amount}

    @property
    def problem(self) -> str:
        """What is left to spend."""
        if self.request.spend_all and self._can_go_on:
            return self.tr("{number} left to spend").format(number=self.left)
        return super().problem

    @property
    def _can_go_on(self) -> bool:
        return any(self.allocation.room(target.key) for target in self.request.targets)

    @property
    def hint(self) -> str:
        """A hint that does not prevent continuing."""
        if self.allocation.refusal:
            return self.allocation.refusal
        if self.left < 0:
            return self.tr("{number} over budget (you can allow it later)").format(number=-self.left)
        if not self.left:
            return ""
        if not self._can_go_on:
            return self.tr("{number} left; every row is full").format(number=self.left)
        return self._reason or self.tr("{number} left (can be kept)").format(number=self.left)

    @property
    def progress(self) -> str:
        """What is left."""
        return self.tr("{number} left").format(number=to_typographic(str(self.left)))

    @property
    def edits(self) -> tuple[Edit, ...]:
        """Edits that add the points to the targets' addresses."""
        return tuple(
            self._added(target, self.allocation.amount(target.key))
            for target in self.request.targets
            if target.address and self.allocation.amount(target.key)
        )

    def _added(self, target: Target, amount: int) -> SetValue:
        now = self.sheet.value(target.address)
        return SetValue(target.address, (now if isinstance(now, int) else 0) + amount)

    @property
    def key(self) -> str:
        """Key of the focused target; "" for none."""
        return next((rows.key for rows in self.lists if rows.hasFocus()), "")

    @property
    def comparison(self) -> Comparison | None:
        """The effect of one more point for the focused target."""
        if not self.key or not self.allocation.max_more(self.key):
            return None
        target = self.allocation.target(self.key)
        if not target.address:
            return None
        title = self.tr("One more for {place}").format(place=target.label)
        edit = self._added(target, self.allocation.amount(target.key) + target.step)
        return Comparison(
            title, (self.tr("now"), self.tr("after")), ((edit,),), 1, is_additional=True, is_one_more=True
        )

    @property
    def inspected(self) -> InspectedTarget | None:
        """The focused target, or the last one."""
        if not self._last_key:
            return None
        target, allocation = self.allocation.target(self._last_key), self.allocation
        foot = [(self.tr("remaining"), str(allocation.room(target.key)))]
        if self.request.favoured and target.weight > 1:
            foot.append((f"●  {self.request.favoured}", ""))
        reason = allocation.why_full(target.key) if self.left > 0 else ""
        if reason:
            foot.append((reason, ""))
        note = ", ".join(part for part in (target.mark, target.about) if part)
        return InspectedTarget(target.label, note, target.help, target.result, tuple(foot), self._marks)

    @cached_property
    def _marks(self) -> Mapping[str, str]:
        """The short name of each target, by the address that its points go into."""
        marks = ((target.result or target.address, self._mark(target)) for target in self.request.targets)
        return {address: mark for address, mark in marks if address and mark}

    def _mark(self, target: Target) -> str:
        """Return the short name of a target: its mark, else the abbreviation of its number."""
        if target.mark:
            return target.mark
        address = target.address or target.result
        defined = self.sheet.field(address) if address else None
        abbr = defined.abbr if isinstance(defined, Field | Derived) else ""
        return abbr if len(abbr) <= _LONGEST_MARK else ""

    @property
    def unfinished(self) -> Mapping[str, Json]:
        """The amounts so far, and the favoured targets."""
        return {"amounts": self.answer, "marked": sorted(self.allocation.favoured)}

    def restore(self, unfinished: Mapping[str, Json]) -> None:
        """Restore the amounts and the favoured targets."""
        marked = unfinished.get("marked")
        if isinstance(marked, list | tuple):
            keys = {target.key for target in self.request.targets}
            self.allocation.favoured = {str(key) for key in marked} & keys
        self.set_answer(as_mapping(unfinished.get("amounts")))

    def set_answer(self, answer: Json) -> None:
        """Set an earlier answer, as far as it fits."""
        amounts = as_mapping(answer)
        self.allocation.load({key: amount for key, amount in amounts.items() if isinstance(amount, int)})

    def take_focus(self) -> None:
        """Take the keyboard focus."""
        self.lists[0].setFocus()

    # --------------------------------------------------------------------------------------------------------- hands

    @Slot()
    def _on_changed(self) -> None:
        self._refresh()
        self._changed_timer.start()

    @Slot(str)
    def _on_current_changed(self, key: str) -> None:
        self._last_key = key
        self.allocation.refusal = ""
        self._show_reason()
        self._changed_timer.start()

    @Slot(int, int)
    def _on_left_list(self, columns: int, rows: int) -> None:
        """Move the focus to the other list: sideways to the same row, down from the last row to the first."""
        current = next((index for index, each in enumerate(self.lists) if each.hasFocus()), 0)
        is_stacked = self._columns.direction() == QBoxLayout.Direction.TopToBottom
        other = current + (rows if is_stacked or rows else columns)
        if other == current or not 0 <= other < len(self.lists) or not self.lists[other].keys:
            return
        target = self.lists[other]
        row = self.lists[current].currentIndex().row() if columns else (0 if rows > 0 else len(target.keys) - 1)
        target.set_current(target.keys[min(max(0, row), len(target.keys) - 1)])
        target.setFocus()

    @Slot()
    def _on_filter(self) -> None:
        """Distribute the visible targets over the columns."""
        keys = [target.key for target in self.request.targets if self._matches_filter(target)]
        half = -(-len(keys) // len(self.lists))
        for index, rows in enumerate(self.lists):
            rows.show_keys(keys[index * half : (index + 1) * half])

    def _matches_filter(self, target: Target) -> bool:
        if len(self.request.targets) < MANY:
            return True
        words = self._search.text().casefold().split()
        text = f"{target.mark} {target.label} {target.about}".casefold()
        choice = self._chips.current()
        return all(word in text for word in words) and (
            choice in {"", _ALL}
            or (choice == _ROOMY and self.allocation.room(target.key) > 0)
            or (choice == _FAVOURED and target.key in self.allocation.favoured)
            or (choice == _UNTOUCHED and self.allocation.amount(target.key) == target.least)
        )

    def _refresh(self) -> None:
        """Update bar, buttons and reason."""
        allocation = self.allocation
        spending = allocation.spending
        self.bar.show_left(
            allocation.left,
            [BudgetPart(each.label, each.amount, spending.unspent(each.key)) for each in allocation.supplies],
        )
        self.undo_button.setEnabled(allocation.can_undo)
        self.redo_button.setEnabled(allocation.can_redo)
        self.favour_button.setEnabled(any(allocation.room(key) for key in allocation.favoured))
        self._show_reason()

    def _show_reason(self) -> None:
        """Show below the rows why a target is full, else the legend."""
        role = "amber" if self.allocation.refusal else "label"
        if self._legend.property("role") != role:
            self._legend.setProperty("role", role)
            self._legend.style().polish(self._legend)
        self._legend.setText(self._reason or self._legend_text())

    @property
    def _reason(self) -> str:
        """Why the last change was limited, or why the focused target is full; "" for neither."""
        if self.allocation.refusal:
            return self.allocation.refusal
        return self.allocation.why_full(self.key) if self.key and self.left > 0 else ""

    def event(self, event: QEvent) -> bool:
        """Handle undo and redo while the points have changes; else the window does."""
        if isinstance(event, QKeyEvent) and event.type() in {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress}:
            for keys, move, can_move in (
                (QKeySequence.StandardKey.Undo, self.allocation.undo, self.allocation.can_undo),
                (QKeySequence.StandardKey.Redo, self.allocation.redo, self.allocation.can_redo),
            ):
                if can_move and event.matches(keys):
                    if event.type() == QEvent.Type.KeyPress:
                        move()
                    event.accept()
                    return True
        return super().event(event)

    def _actions_width(self) -> int:
        """Return the width of the action buttons side by side; it depends on the language."""
        gaps = self._actions_row.spacing() * (self._actions_row.count() - 1)
        return gaps + sum(least_width(part) for _, part in parts_of(self._actions_row))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the width of one column; that of two would depend on the width itself."""
        return QSize(px(_COLUMN), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Use one column where it is narrow."""
        super().resizeEvent(event)
        is_wide = self.width() >= max(px(_COLUMN) * 2 + px(24), self._actions_width())
        direction = QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(direction)
        self._actions_row.setDirection(direction)
        self._columns.setSpacing(px(24) if is_wide else 0)
        for head in self._headings[1:]:
            head.setVisible(is_wide)
        if len(self.request.targets) >= MANY:
            self._search.setFixedWidth(px(_SEARCH if is_wide else _SEARCH_NARROW))
