"""Cards of the dialog: what changed in the entries of a character, and what follows for its numbers."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.layout_parts import nest
from desktop.requests.request_frame import clear_layout, label
from desktop.theme import apply_icons, px
from desktop.world_use.update_facts import CharacterUpdate, EntryCause, WasNow
from desktop.world_use.was_now_table import WasNowTable


class CauseCard(QFrame):
    """The entries that changed, field by field."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(px(16), px(16), px(16), px(16))
        self._column.setSpacing(px(8))

    def show_update(self, update: CharacterUpdate) -> None:
        """Show the entries of a character."""
        clear_layout(self._column)
        if update.problem:
            self._column.addWidget(label(self, "amber", update.problem, wraps=True))
        for number, entry in enumerate(update.entries):
            block = _EntryBlock(entry, self)
            if number:
                block.setContentsMargins(0, px(16), 0, 0)
            self._column.addWidget(block)
        self._column.addStretch(1)


class _EntryBlock(QWidget):
    """One entry: name, kind, versions, its fields, what is the same, reworded texts, and reasons."""

    def __init__(self, entry: EntryCause, parent: QWidget) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(4))
        head = QHBoxLayout()
        head.setSpacing(px(8))
        head.addWidget(label(self, "heading", entry.name))
        head.addWidget(label(self, "muted", entry.kind), 1)
        head.addWidget(label(self, "label", entry.versions))
        nest(column, head)
        rows = [row for row in entry.rows if not row.is_long]
        if rows:
            table = WasNowTable(self.tr("Field"), is_lined=True, parent=self)
            table.show_groups([rows])
            column.addWidget(table)
        for row in entry.rows:
            if row.note:
                column.addWidget(label(self, "teal", row.note, wraps=True))
        if entry.refusal:
            column.addWidget(label(self, "amber", entry.refusal, wraps=True))
        self._add_rest(column, entry)

    def _add_rest(self, column: QVBoxLayout, entry: EntryCause) -> None:
        """Add the line of what is the same, and a button for each reworded text, which opens below it."""
        line = QHBoxLayout()
        line.setSpacing(px(8))
        if entry.same:
            line.addWidget(label(self, "label", self.tr("%n field(s) are the same", "", entry.same)))
        texts: list[QWidget] = []
        for row in entry.rows:
            if row.is_long and not row.note:
                button = QPushButton(self.tr("{field} is reworded").format(field=row.label), self)
                button.setProperty("role", "text")
                button.setCheckable(True)
                button.setAutoDefault(False)
                line.addWidget(button)
                text = _Reworded(row, self)
                text.hide()
                button.toggled.connect(text.setVisible)
                texts.append(text)
        line.addStretch(1)
        nest(column, line)
        for each in texts:
            column.addWidget(each)


class _Reworded(QWidget):
    """A text before and after."""

    def __init__(self, row: WasNow, parent: QWidget) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(8), 0, 0, px(4))
        column.setSpacing(px(4))
        column.addWidget(label(self, "label", self.tr("was")))
        column.addWidget(label(self, "muted", row.was, wraps=True))
        column.addWidget(label(self, "label", self.tr("now")))
        column.addWidget(label(self, "", row.now, wraps=True))


class EffectCard(QFrame):
    """What follows for the numbers of a character, and which rules it would break.

    Signals:
        all_toggled: All numbers are to be shown, or the main ones again.
    """

    all_toggled = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(px(16), px(16), px(16), px(16))
        self._column.setSpacing(px(8))
        self.shows_all = False

    def show_update(self, update: CharacterUpdate) -> None:
        """Show the numbers of a character."""
        clear_layout(self._column)
        main = [*update.head, *update.own]
        every = len(main) + len(update.others)
        shows_all = self.shows_all or not main
        self._column.addWidget(self._head(update, every if shows_all else len(main), every, has_more=bool(main)))
        if every:
            table = WasNowTable(self.tr("Number"), is_lined=False, parent=self)
            table.show_groups([update.head, update.own, update.others if shows_all else ()])
            self._column.addWidget(table)
        else:
            words = self.tr("No number changes.") if update.can_update else self.tr("Nothing is updated.")
            self._column.addWidget(label(self, "muted", words, wraps=True))
        for sentence in update.violations:
            self._column.addWidget(self._violation(sentence))
        self._column.addStretch(1)

    def _head(self, update: CharacterUpdate, shown: int, every: int, *, has_more: bool) -> QWidget:
        line = QWidget(self)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(8))
        title = self.tr("What follows for {name}").format(name=update.name or self.tr("Unnamed"))
        heading = label(line, "heading", title, wraps=True)
        row.addWidget(heading, 1)
        if every:
            row.addWidget(label(line, "label", self.tr("{shown} of %n number(s)", "", every).format(shown=shown)))
        if has_more and update.others:
            words = self.tr("Show fewer") if self.shows_all else self.tr("Show all")
            button = QPushButton(words, line)
            button.setProperty("role", "text")
            button.setAutoDefault(False)
            button.clicked.connect(partial(self._toggle, update))
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        return line

    def _violation(self, sentence: str) -> QWidget:
        field = QFrame(self)
        field.setProperty("role", "amber_field")
        row = QHBoxLayout(field)
        row.setContentsMargins(px(8), px(6), px(8), px(6))
        row.setSpacing(px(8))
        sign = QLabel(field)
        sign.setProperty("icon_name", "warning")
        sign.setProperty("icon_color", "amber")
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(label(field, "amber", sentence, wraps=True), 1)
        row.addWidget(label(field, "amber", self.tr("new")), 0, Qt.AlignmentFlag.AlignTop)
        apply_icons(field)
        return field

    def _toggle(self, update: CharacterUpdate, _is_checked: bool = False) -> None:
        self.shows_all = not self.shows_all
        self.show_update(update)
        self.all_toggled.emit(self.shows_all)
