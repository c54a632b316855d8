"""Dock that explains a number: formula, tree of parts, source in the book, house rule.

Names in the formula, lines of the tree and dependents are links to other numbers. Alt+Left goes back.
"""

from __future__ import annotations

from html import escape
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal, Slot
from PySide6.QtGui import QAction, QFontMetrics, QGuiApplication, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from core.character.address import parse_address, to_uids
from core.character.formula_display import to_typographic
from core.character.json_values import ABSENT
from core.character.labels import change_text, section_text
from core.character.sheet import Sheet
from core.errors import EditError
from core.formula import Explanation, Fault
from core.messages import localize_text, unit_for
from core.rules.model import Derived, Option
from desktop import explanation_text, theme
from desktop.address_labels import name_of, row_of, translate_text, translate_texts
from desktop.explain.parts_delegate import DEPTH, HAS_HOUSE_RULE, NUMBER, ROW, UNIT, PartsDelegate
from desktop.forms import load_form
from desktop.messages import render, translator_of
from desktop.numerals import text_of
from desktop.sheet.character_view import CharacterView
from desktop.tool_tips import escape_tool_tip

ADDRESS: Final = Qt.ItemDataRole.UserRole
_EMPTY, _EXPLAINED = 0, 1
_MAX_DEPENDENTS: Final = 4
"""Dependents listed before "more"."""

_ALL_LINK: Final = "#all"
_MAX_BACK_STEPS: Final = 50
_INDENT: Final = 16
_LONGEST_NAME: Final = 26
"""Longer labels are abbreviated in the header."""


class ExplainView(CharacterView):
    """Explains a number of the current character.

    Signals:
        asked_why: The user navigated to another number; its address.
        asked_field: A field should be shown on the sheet; its address.
        asked_house_rule: A house rule for a number was requested; its key.
    """

    asked_why = Signal(str)
    asked_field = Signal(str)
    asked_house_rule = Signal(str)

    _explanation: Explanation | None = None

    stack: QStackedWidget
    scroll_area: QScrollArea
    content: QWidget
    back_button: QToolButton
    name_label: QLabel
    value_label: QLabel
    unit_label: QLabel
    help_label: QLabel
    formula_label: QLabel
    filled_label: QLabel
    reason_label: QLabel
    house_label: QLabel
    parts_rule: QFrame
    parts_tree: QTreeWidget
    foot_rule: QFrame
    cite_icon: QLabel
    cite_label: QLabel
    ruling_icon: QLabel
    ruling_label: QLabel
    used_by_icon: QLabel
    used_by_label: QLabel
    field_button: QPushButton
    house_rule_button: QPushButton
    copy_button: QToolButton

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        load_form(self, "explain")
        self._address = ""
        self._back_stack: list[str] = []
        self._has_help = False
        self._shows_all_dependents = False
        self._next_address = ""
        self._delegate = PartsDelegate(self)
        self.parts_tree.setItemDelegate(self._delegate)
        self.parts_tree.itemExpanded.connect(self._on_expanded)
        self.parts_tree.itemCollapsed.connect(self._fit_tree)
        self.parts_tree.clicked.connect(self._on_part_chosen)
        self.parts_tree.activated.connect(self._on_part_chosen)
        self.parts_tree.currentItemChanged.connect(self._on_current_part)
        self.formula_label.linkActivated.connect(self._on_link)
        self.used_by_label.linkActivated.connect(self._on_link)
        self.back_button.clicked.connect(self.go_back)
        self.field_button.clicked.connect(self._on_field_button)
        self.house_rule_button.clicked.connect(self._on_house_rule_button)
        self.copy_button.clicked.connect(self.copy)
        self._add_keys()
        theme.apply_icons(self)
        self._clear()

    def _align_baselines(self) -> None:
        """Align the baselines of name, value and unit."""
        deepest = QFontMetrics(theme.font(theme.TextStyle.VALUE)).descent()
        for label, style in ((self.name_label, theme.TextStyle.NAME), (self.unit_label, theme.TextStyle.LABEL)):
            label.setContentsMargins(0, 0, 0, deepest - QFontMetrics(theme.font(style)).descent())

    def _add_keys(self) -> None:
        action = QAction(self.tr("&Copy the explanation as text"), self)
        action.setShortcut(QKeySequence(QKeySequence.StandardKey.Copy))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(self.copy)
        self.addAction(action)
        back = QShortcut(QKeySequence("Alt+Left"), self)
        back.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        back.activated.connect(self.go_back)
        self.parts_tree.addAction(action)
        self.parts_tree.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

    # --------------------------------------------------------------------------------------------------------- contents

    @property
    def address(self) -> str:
        """The address of the explained number, rows by position; "" for none."""
        return "" if self._explanation is None else self._explanation.address

    def _on_new_character(self) -> None:
        """Explain the same number of the new character, if it has it."""
        self._back_stack.clear()
        self._refresh()

    def _on_shown_stale(self) -> None:
        self._refresh()

    @Slot(str)
    def explain(self, address: str) -> None:
        """Explain a number or input; Back returns to the previous one."""
        self._show(address, has_help=False)

    @Slot(str)
    def show_help(self, address: str) -> None:
        """Explain a number or input together with its help text."""
        self._show(address, has_help=True)

    def _show(self, address: str, *, has_help: bool) -> None:
        sheet = self._sheet()
        if sheet is None:
            return
        try:
            uid_address = str(to_uids(parse_address(address), sheet.character.data))
            sheet.field(uid_address)
        except EditError:
            return
        if self._address and uid_address != self._address:
            self._back_stack = [*self._back_stack[1 - _MAX_BACK_STEPS :], self._address]
            self._shows_all_dependents = False
        self._address = uid_address
        self._has_help = has_help
        self._refresh()
        self.scroll_area.verticalScrollBar().setValue(0)

    @Slot()
    def go_back(self) -> None:
        """Go back to the previous number."""
        if self._back_stack:
            self._address = self._back_stack.pop()
            self._refresh()
            self.asked_why.emit(self.address)

    @Slot()
    def copy(self) -> None:
        """Copy the explanation as text."""
        sheet = self._sheet()
        if sheet is not None and self._explanation is not None:
            QGuiApplication.clipboard().setText(explanation_text.to_text(sheet, self._explanation))

    # ------------------------------------------------------------------------------------------------------- refreshing

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Refit the unit column to the width."""
        super().resizeEvent(event)
        if self._explanation is not None:
            self._deferred.start(0)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Refresh the colours of rich text after a theme change."""
        super().changeEvent(event)
        if theme.is_theme_change(event) and self._explanation is not None:
            self._refresh_later()

    def _refresh(self) -> None:
        self._is_stale = False
        sheet = self._sheet()
        explanation = None
        if sheet is not None and self._address:
            try:
                explanation = sheet.explain(self._address)
            except EditError:
                self._address = ""
        self._explanation = explanation
        if sheet is None or explanation is None:
            self._clear()
            return
        self._fill_head(sheet, explanation)
        self._fill_tree(sheet, explanation)
        self._fill_foot(sheet, explanation)
        self.stack.setCurrentIndex(_EXPLAINED)

    def _clear(self) -> None:
        self._explanation = None
        self.parts_tree.clear()
        self.stack.setCurrentIndex(_EMPTY)

    def _fill_head(self, sheet: Sheet, explanation: Explanation) -> None:
        self._align_baselines()
        definition = sheet.field(explanation.address)
        has_number = not isinstance(explanation.value, str | Fault | None)
        value = text_of(sheet, explanation.address, with_unit=False)
        unit = "" if isinstance(definition, Option) or not has_number else unit_for(value, definition.unit)
        _show_text(self.name_label, name_of(sheet, explanation.address, longest=_LONGEST_NAME))
        _show_text(self.value_label, to_typographic(value) if has_number else value)
        unit = translate_text(sheet.system, unit)
        _show_text(self.unit_label, unit)
        self.content.setAccessibleName(f"{name_of(sheet, explanation.address)}: {value} {unit}".strip())
        _show_text(self.help_label, translate_text(sheet.system, definition.help) if self._has_help else "")
        ink = theme.color("ink").name()
        is_computed = bool(explanation.formula)
        link = explanation_text.link_names(sheet, ink)
        _show_text(self.formula_label, explanation_text.words_of(sheet, explanation, link))
        _show_text(self.filled_label, "" if is_computed else self._origin_text(sheet, explanation))
        reason = explanation.reason
        _show_text(self.reason_label, "" if reason is None else render(reason))
        _show_text(self.house_label, self._replaced_text(sheet, explanation))
        self.back_button.setVisible(bool(self._back_stack))

    def _replaced_text(self, sheet: Sheet, explanation: Explanation) -> str:
        """Return the formula that a house rule replaced."""
        if not explanation.house_rule:
            return ""
        is_of_book, campaign = explanation.description.cites_book, explanation.campaign
        template = self.tr("Your house rule. Quire's interpretation: {formula}")
        if campaign:
            template = self.tr("House rule of {campaign}. Quire's interpretation: {formula}")
        if is_of_book:
            template = self.tr("Your house rule. As written: {formula}")
        if is_of_book and campaign:
            template = self.tr("House rule of {campaign}. As written: {formula}")
        text = template.format(formula=explanation_text.describe_book(sheet, explanation), campaign=campaign)
        return "\n".join(each for each in (text, explanation.rule_reason) if each)

    def _origin_text(self, sheet: Sheet, explanation: Explanation) -> str:
        """Return where the value of an input comes from."""
        if explanation.address.startswith("options."):
            if explanation.campaign:
                return self.tr("An optional rule, set by {campaign}.").format(campaign=explanation.campaign)
            return self.tr("An optional rule, set for this character.")
        if sheet.stored(explanation.address) is ABSENT:
            return self.tr("Nothing entered yet; this is the default.")
        return self.tr("Entered on the sheet, not computed.")

    def _fill_foot(self, sheet: Sheet, explanation: Explanation) -> None:
        system = sheet.system
        reference = translate_text(system, section_text(system, explanation.cite, names_game=True))
        sources = (translate_text(system, each) for each in explanation.sources)
        _show_text(self.cite_label, "\n".join(each for each in (reference, *sources) if each), self.cite_icon)
        ruling = translate_texts(system, explanation.rulings)
        _show_text(
            self.ruling_label,
            self.tr("Quire's interpretation: {text}").format(text=ruling) if ruling else "",
            self.ruling_icon,
        )
        dependents = sheet.dependents(explanation.address)
        _show_text(self.used_by_label, self._dependents_text(sheet, dependents), self.used_by_icon)
        is_derived = isinstance(sheet.field(explanation.address), Derived)
        self.field_button.setVisible(not explanation.address.startswith("options."))
        self.house_rule_button.setVisible(is_derived)

    def _dependents_text(self, sheet: Sheet, dependents: tuple[str, ...]) -> str:
        """Return the dependents of the number, as links."""
        if not dependents:
            return ""
        ink = theme.color("ink").name()
        shown = (
            dependents
            if self._shows_all_dependents or len(dependents) <= _MAX_DEPENDENTS + 1
            else dependents[:_MAX_DEPENDENTS]
        )
        names = [
            f'<a href="{escape(each)}" style="color:{ink};text-decoration:none">'
            f"{escape(name_of(sheet, each))}&nbsp;{escape(text_of(sheet, each, with_unit=False))}</a>"
            for each in shown
        ]
        if len(shown) < len(dependents):
            more = escape(self.tr("%n more", "", len(dependents) - len(shown)))
            names.append(f'<a href="{_ALL_LINK}" style="color:{theme.color("accent").name()}">{more}</a>')
        return self.tr("Used by {numbers}").format(numbers=", ".join(names))

    # --------------------------------------------------------------------------------------------------------- the tree

    def _fill_tree(self, sheet: Sheet, explanation: Explanation) -> None:
        """Show the parts; expanded items stay expanded."""
        self.parts_tree.setIndentation(theme.px(_INDENT))
        is_same = self.parts_tree.property("of") == explanation.address
        expanded = self._expanded_paths() if is_same else set()
        current = self.parts_tree.currentItem() if is_same else None
        current_address = None if current is None else str(current.data(0, ADDRESS))
        self.parts_tree.setProperty("of", explanation.address)
        self.parts_tree.clear()
        self._units: list[str] = []
        root = self.parts_tree.invisibleRootItem()
        self._add_parts(sheet, root, explanation, 0)
        self._expand_again(root, expanded)
        if current_address is not None:
            for child in _children(root):
                if child.data(0, ADDRESS) == current_address:
                    self.parts_tree.setCurrentItem(child)
        self._fit_tree()
        has_parts = bool(explanation.parts or explanation.changes)
        self.parts_tree.setVisible(has_parts)
        self.parts_rule.setVisible(has_parts)

    def _add_parts(self, sheet: Sheet, under: QTreeWidgetItem, explanation: Explanation, depth: int) -> None:
        alone = _single_columns(explanation)
        for part in explanation.parts:
            value = text_of(sheet, part.address, with_unit=False)
            is_number = not isinstance(part.value, str | Fault | None)
            unit = translate_text(sheet.system, unit_for(value, part.description.unit)) if is_number else ""
            item = QTreeWidgetItem(under)
            name = name_of(sheet, part.address, near=explanation.address)
            item.setText(0, row_of(sheet, part.address) if part.cell[0] in alone else name)
            item.setData(0, ADDRESS, part.address)
            item.setData(0, NUMBER, to_typographic(value) if is_number else value)
            item.setData(0, UNIT, unit)
            item.setData(0, DEPTH, depth)
            item.setData(0, HAS_HOUSE_RULE, bool(part.house_rule))
            spoken = f"{name}: {value} {unit}".strip()
            item.setData(0, Qt.ItemDataRole.AccessibleTextRole, spoken)
            item.setToolTip(0, escape_tool_tip(spoken))
            self._units.append(unit)
            if part.parts or part.changes:
                item.setChildIndicatorPolicy(QTreeWidgetItem.ChildIndicatorPolicy.ShowIndicator)
                item.setData(0, _PART, part)

        self._add_changes(sheet, under, explanation, depth)

    def _add_changes(self, sheet: Sheet, under: QTreeWidgetItem, explanation: Explanation, depth: int) -> None:
        """Show last what conditions add to the number."""
        for name, change in explanation.changes:
            item = QTreeWidgetItem(under)
            value = localize_text(change_text(change), translator_of(sheet.system.id))
            item.setText(0, name)
            item.setData(0, ADDRESS, "")
            item.setData(0, NUMBER, value)
            item.setData(0, UNIT, "")
            item.setData(0, DEPTH, depth)
            item.setData(0, Qt.ItemDataRole.AccessibleTextRole, f"{name} {value}")
            item.setToolTip(0, escape_tool_tip(f"{name} {value}"))

    def _expanded_paths(self) -> set[tuple[str, ...]]:
        """Return the paths of all expanded items."""
        paths: set[tuple[str, ...]] = set()
        pending: list[tuple[QTreeWidgetItem, tuple[str, ...]]] = [(self.parts_tree.invisibleRootItem(), ())]
        while pending:
            item, path = pending.pop()
            for child in _children(item):
                if child.isExpanded():
                    child_path = (*path, str(child.data(0, ADDRESS)))
                    paths.add(child_path)
                    pending.append((child, child_path))
        return paths

    def _expand_again(self, item: QTreeWidgetItem, expanded: set[tuple[str, ...]], path: tuple[str, ...] = ()) -> None:
        for child in _children(item):
            child_path = (*path, str(child.data(0, ADDRESS)))
            if child_path in expanded:
                child.setExpanded(True)
                self._expand_again(child, expanded, child_path)

    @Slot(QTreeWidgetItem)
    def _on_expanded(self, item: QTreeWidgetItem) -> None:
        sheet, part = self._sheet(), item.data(0, _PART)
        if sheet is not None and isinstance(part, Explanation) and not item.childCount():
            self._add_parts(sheet, item, part, int(item.data(0, DEPTH)) + 1)
        self._fit_tree()

    @Slot()
    def _fit_tree(self) -> None:
        """Set the height of the tree to its rows: the whole view scrolls, not the tree."""
        lines = depth = 0
        index = self.parts_tree.model().index(0, 0)
        while index.isValid():
            lines += 1
            depth = max(depth, int(index.data(DEPTH) or 0))
            index = self.parts_tree.indexBelow(index)
        indent = (depth + 1) * self.parts_tree.indentation()
        self._delegate.fit_units(self._units, self.parts_tree.viewport().width() - indent)
        self.parts_tree.setFixedHeight(max(1, lines) * theme.px(ROW) + theme.px(4))

    @Slot(QModelIndex)
    def _on_part_chosen(self, index: QModelIndex) -> None:
        address = index.data(ADDRESS)
        if isinstance(address, str):
            self._go_to(address)

    @Slot(QTreeWidgetItem)
    def _on_current_part(self, item: QTreeWidgetItem | None) -> None:
        if item is not None and self.parts_tree.hasFocus():
            line_rect = self.parts_tree.visualItemRect(item)
            position = self.parts_tree.mapTo(self.content, line_rect.center())
            self.scroll_area.ensureVisible(position.x(), position.y(), 0, theme.px(ROW))

    # ----------------------------------------------------------------------------------------------------------- events

    def _go_to(self, address: str) -> None:
        """Go to another number after the click event was handled."""
        self._next_address = address
        self._deferred.start(0)

    @Slot()
    def _on_deferred(self) -> None:
        address, self._next_address = self._next_address, ""
        if address:
            self.explain(address)
            self.asked_why.emit(self.address)
        elif self._is_stale and self.isVisible():
            self._refresh()
        elif self._explanation is not None:
            self._fit_tree()

    @Slot(str)
    def _on_link(self, link: str) -> None:
        if link != _ALL_LINK:
            self._go_to(link)
            return
        self._shows_all_dependents = True
        self._refresh_later()

    @Slot()
    def _on_field_button(self) -> None:
        self.asked_field.emit(self.address)

    @Slot()
    def _on_house_rule_button(self) -> None:
        self.asked_house_rule.emit(parse_address(self.address).key)


_PART: Final = Qt.ItemDataRole.UserRole + 9


def _single_columns(explanation: Explanation) -> set[str]:
    """Return the list columns that are the only one read of their list; they are named by row only."""
    columns: dict[str, set[str]] = {}
    own = explanation.cell[0].rpartition("[].")[0]
    for part in explanation.parts:
        list_key = part.cell[0].rpartition("[].")[0]
        if list_key and list_key != own:
            columns.setdefault(list_key, set()).add(part.cell[0])
    return {key for keys in columns.values() if len(keys) == 1 for key in keys}


def _children(item: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    children = (item.child(row) for row in range(item.childCount()))
    return [child for child in children if child is not None]


def _show_text(label: QLabel, text: str, icon: QLabel | None = None) -> None:
    """Set a text; hide the label if it is empty."""
    label.setText(text)
    label.setVisible(bool(text))
    if icon is not None:
        icon.setVisible(bool(text))
