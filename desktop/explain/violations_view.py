"""Dock of rule violations, faults and to-dos, with links; allows violations with a reason.

Nothing is corrected here. A violation can be allowed with a reason, and the permission revoked; both are edits.
"""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QListView, QPushButton, QStackedWidget, QWidget

from core.character.edits import Accept
from core.character.labels import citation_text
from core.character.sheet import Sheet
from core.character.violations import Violation
from core.errors import QuireError
from core.formula import Fault
from desktop import theme
from desktop.address_labels import name_of, translate_text
from desktop.forms import load_form
from desktop.list_items import ListItem, ListItemDelegate, ListItemModel
from desktop.messages import render
from desktop.numerals import with_minus
from desktop.sheet.character_view import CharacterView

_NOTHING, _LISTED = 0, 1
_ICON_COLUMN = 16


class ViolationsView(CharacterView):
    """Rule violations of the current character.

    Signals:
        asked_field: A field should be shown on the sheet; its address.
        asked_why: The explanation of a faulty number was requested; its address.
        counted: The number of open violations changed.
    """

    asked_field = Signal(str)
    asked_why = Signal(str)
    counted = Signal(int)

    stack: QStackedWidget
    empty_label: QLabel
    list_view: QListView
    detail_frame: QFrame
    rule_label: QLabel
    cite_label: QLabel
    reason_edit: QLineEdit
    accept_button: QPushButton
    revoke_button: QPushButton
    field_button: QPushButton

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        load_form(self, "violations")
        self._count = -1
        self._model = ListItemModel(self)
        self.list_view.setModel(self._model)
        self.list_view.setItemDelegate(ListItemDelegate(self, wraps=True, left=_ICON_COLUMN))
        self.list_view.setMouseTracking(True)
        self.list_view.selectionModel().currentChanged.connect(self._on_selected)
        self.list_view.clicked.connect(self._on_activated)
        self.list_view.activated.connect(self._on_activated)
        self.reason_edit.textChanged.connect(self._on_reason_changed)
        self.reason_edit.returnPressed.connect(self.accept_selected)
        self.accept_button.clicked.connect(self.accept_selected)
        self.revoke_button.clicked.connect(self.revoke_selected)
        self.field_button.clicked.connect(self._on_field_button)
        theme.apply_icons(self)
        self._refresh()

    # --------------------------------------------------------------------------------------------------------- contents

    def _on_new_character(self) -> None:
        self._refresh()

    def _on_shown_stale(self) -> None:
        self._refresh()

    @property
    def count(self) -> int:
        """Number of open violations."""
        return max(0, self._count)

    @Slot()
    def go_to_next(self) -> None:
        """Go to the field of the next open violation, wrapping around."""
        current_row = self.list_view.currentIndex().row()
        sheet = self._sheet()
        open_ = set() if sheet is None else {(v.code, v.address) for v in sheet.violations if v.accepted is None}
        rows = [row_number for row_number, each in enumerate(self._model.items) if each.key in open_]
        if rows:
            row = next((row for row in rows if row > current_row), rows[0])
            self.list_view.setCurrentIndex(self._model.index(row))
            self._on_activated(self._model.index(row))

    def _refresh(self) -> None:
        self._is_stale = False
        sheet = self._sheet()
        entries = [] if sheet is None else self._entries(sheet)
        previous = self._model.item_at(self.list_view.currentIndex())
        self._model.show_items(entries)
        if previous is not None and not self.list_view.currentIndex().isValid():
            self.list_view.setCurrentIndex(self._model.index_of(previous.key))
        self.stack.setCurrentIndex(_LISTED if entries else _NOTHING)
        nothing = self.tr("No rule violations")
        self.empty_label.setText(
            self.tr("Open a character to check it against the rules.") if sheet is None else nothing
        )
        self._show_selected()
        self._update_count(sheet)

    def _update_count(self, sheet: Sheet | None) -> None:
        count = 0 if sheet is None else sum(each.accepted is None for each in sheet.violations)
        if count != self._count:
            self._count = count
            self.counted.emit(count)

    def _entries(self, sheet: Sheet) -> list[ListItem]:
        """Return the items: open violations, faults, to-dos and allowed violations."""
        open_ = [each for each in sheet.violations if each.accepted is None]
        allowed = [each for each in sheet.violations if each.accepted is not None]
        groups = (
            (self.tr("Rule violations"), [self._entry(sheet, each) for each in open_]),
            (self.tr("Cannot be computed"), [self._fault_entry(sheet, each) for each in sheet.faults]),
            (self.tr("To do"), [self._entry(sheet, each) for each in sheet.notices]),
            (self.tr("Allowed"), [self._entry(sheet, each) for each in allowed]),
        )
        items: list[ListItem] = []
        for title, entries in groups:
            if entries:
                items += [ListItem(title, is_heading=True, key=title), *entries]
        return items

    def _entry(self, sheet: Sheet, violation: Violation) -> ListItem:
        text = with_minus(render(violation.message, sheet.system.id))
        label = translate_text(sheet.system, violation.label)
        field_name = name_of(sheet, violation.address) if violation.address else ""
        cite = translate_text(sheet.system, citation_text(sheet.system, violation.cite))
        detail = " · ".join(part for part in (field_name, label, cite) if part)
        key = (violation.code, violation.address)
        if violation.accepted is not None:
            reason = self.tr("Allowed: {reason}").format(reason=violation.accepted)
            return ListItem(text, reason, icon="check", ink="muted", key=key)
        if violation in sheet.notices:
            return ListItem(text, detail, icon="info", ink="ink", key=key)
        return ListItem(text, detail, icon="warning", ink="amber", key=key)

    def _fault_entry(self, sheet: Sheet, fault: Fault) -> ListItem:
        return ListItem(
            render(fault.reason), name_of(sheet, fault.address), icon="minus", ink="amber", key=("", fault.address)
        )

    # ---------------------------------------------------------------------------------------------------------- details

    def _violation_of(self, entry: ListItem | None) -> Violation | None:
        """Return the violation or to-do of an item; None for faults and headings."""
        sheet = self._sheet()
        if sheet is None or entry is None or entry.is_heading:
            return None
        every = (*sheet.violations, *sheet.notices)
        return next((each for each in every if (each.code, each.address) == entry.key), None)

    def _selected(self) -> Violation | None:
        return self._violation_of(self._model.item_at(self.list_view.currentIndex()))

    def _show_selected(self) -> None:
        sheet, violation = self._sheet(), self._selected()
        if sheet is None or violation is None:
            self.detail_frame.hide()
            return
        self.rule_label.setText(translate_text(sheet.system, violation.label) or violation.code)
        cite = citation_text(sheet.system, violation.cite, names_game=True)
        reference = translate_text(sheet.system, cite) or sheet.system.name
        field_name = name_of(sheet, violation.address) if violation.address else ""
        self.cite_label.setText(" · ".join(part for part in (field_name, reference) if part))
        is_violation = violation in sheet.violations
        is_open = violation.accepted is None
        self.revoke_button.setVisible(False)
        self.reason_edit.setVisible(is_violation and is_open)
        self.accept_button.setVisible(is_violation and is_open)
        self.revoke_button.setVisible(is_violation and not is_open)
        self.field_button.setEnabled(bool(violation.address))
        if self.detail_frame.isHidden():
            self.detail_frame.show()
            self._deferred.start(0)

    @Slot(str)
    def _on_reason_changed(self, text: str) -> None:
        self.accept_button.setEnabled(bool(text.strip()))

    @Slot()
    def accept_selected(self) -> None:
        """Allow the selected violation for the typed reason."""
        violation, reason = self._selected(), self.reason_edit.text().strip()
        if self._open_character is not None and violation is not None and reason:
            self.reason_edit.clear()
            self._push(Accept(violation.code, violation.address, reason))

    @Slot()
    def revoke_selected(self) -> None:
        """Revoke the permission of the selected violation."""
        violation = self._selected()
        if self._open_character is not None and violation is not None:
            self._push(Accept(violation.code, violation.address, None))

    def _push(self, edit: Accept) -> None:
        if self._open_character is None:
            return
        try:
            self._open_character.push(edit)
        except QuireError as error:
            self._open_character.save_failed.emit(error.message)
        self._refresh()
        index = self._model.index_of((edit.code, edit.address))
        self.list_view.setCurrentIndex(index)
        self.list_view.setFocus(Qt.FocusReason.OtherFocusReason)

    # ----------------------------------------------------------------------------------------------------------- events

    @Slot(QModelIndex)
    def _on_selected(self, _index: QModelIndex) -> None:
        self.reason_edit.clear()
        self._show_selected()

    @Slot(QModelIndex)
    def _on_activated(self, index: QModelIndex) -> None:
        entry = self._model.item_at(index)
        if entry is None or entry.is_heading:
            return
        violation = self._violation_of(entry)
        if violation is None and isinstance(entry.key, tuple):
            self.asked_why.emit(entry.key[1])
        elif violation is not None and violation.address:
            self.asked_field.emit(violation.address)

    @Slot()
    def _on_field_button(self) -> None:
        self._on_activated(self.list_view.currentIndex())

    @Slot()
    def _on_deferred(self) -> None:
        """Refresh; if hidden, update only the number of violations."""
        if not self.isVisible():
            self._update_count(self._sheet())
            return
        if self._is_stale:
            self._refresh()
        self.list_view.scrollTo(self.list_view.currentIndex())
