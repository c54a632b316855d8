"""The card of one entry of a world: its name, id and place in the list, the form of its kind, and a foot."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QStackedLayout, QToolButton, QVBoxLayout, QWidget

from core.character.address import UID_KEY
from core.character.edits import SetValue
from core.character.json_values import Json
from core.content.entries import with_line_name
from core.content.new_entries import free_id
from core.errors import NotationError
from core.formula import fold
from core.rules.model import System
from desktop.address_labels import translate_text
from desktop.layout_parts import nest
from desktop.sheet.open_character import OpenCharacter
from desktop.theme import TextStyle, font, icon, px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.card import Page
from desktop.widgets.inputs import LineField, TitleField
from desktop.widgets.problem_line import ProblemLine
from desktop.world.entry_binder import EntryProblem
from desktop.world.entry_form import EntryForm
from desktop.world.entry_names import EntryNames

_PADDING: Final = 16
_LEAST_PAGE: Final = 40


class EntryPanel(QFrame):
    """Shows and edits one entry; the forms of kinds are kept, so that another entry of the same kind is shown at once.

    Args:
        character: The world.
        system: The game of the world.
        parent: Its parent.

    Signals:
        entry_requested: Another entry is to be shown: kind and position.
        refused: An edit was refused, with the `Message`.

    Attributes:
        foot: An empty row at the foot of the card, for what uses the entry.
    """

    entry_requested = Signal(str, int)
    refused = Signal(object)

    def __init__(self, character: OpenCharacter, system: System, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setAccessibleName(self.tr("Entry"))
        self._character = character
        self._system = system
        self._names = EntryNames(system)
        self._forms: dict[str, EntryForm] = {}
        self._begun: dict[str, tuple[EntryForm, QWidget]] = {}
        self._pages: dict[str, Page] = {}
        self._heads: dict[str, _EntryHead] = {}
        self._problems: tuple[EntryProblem, ...] = ()
        self._last_sound: Mapping[str, Mapping[str, Json]] = {}
        self._kind = ""
        self._new: tuple[str, Json] | None = None
        self.foot = QWidget(self)
        row = QHBoxLayout(self.foot)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(8))
        self._empty = QLabel(self.tr("No entry selected"), self)
        self._empty.setProperty("role", "muted")
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._stack = QStackedLayout()
        self._stack.addWidget(self._empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(_PADDING), px(_PADDING), px(_PADDING), px(12))
        column.setSpacing(px(12))
        nest(column, self._stack, 1)
        column.addWidget(self.foot)
        self.foot.hide()
        character.changed.connect(self._show_place)

    # ------------------------------------------------------------------------------------------------------- entries

    @property
    def kind(self) -> str:
        """The kind of the shown entry; "" for none."""
        return self._kind if self.position >= 0 else ""

    @property
    def position(self) -> int:
        """Position of the shown entry in its kind; -1 for none."""
        return self._forms[self._kind].binder.position if self._kind else -1

    @property
    def form(self) -> EntryForm | None:
        """The form of the shown entry."""
        return self._forms.get(self._kind)

    def show_entry(self, kind: str, position: int) -> None:
        """Show an entry.

        Args:
            kind: Its kind.
            position: Its position in the world; -1 for none.
        """
        if self._kind and self._kind != kind:
            self._forms[self._kind].binder.select_entry(-1)
        self._kind = kind
        form = self._form_of(kind)
        form.binder.select_entry(position)
        self._show_own_problems()
        self._pages[kind].verticalScrollBar().setValue(0)
        self._show_place()

    def make_form(self, kind: str) -> bool:
        """Do a part of making the form of a kind, so that none takes long; return whether it was all there before."""
        if kind in self._forms:
            return True
        if kind not in self._begun:
            self._begin_form(kind)
        elif not self._begun[kind][0].make_part():
            self._form_of(kind)
        return False

    def _form_of(self, kind: str) -> EntryForm:
        form = self._forms.get(kind)
        if form is None:
            if kind not in self._begun:
                self._begin_form(kind)
            form, holder = self._begun.pop(kind)
            form.complete()
            self._pages[kind].setWidget(form)
            self._stack.addWidget(holder)
            self._forms[kind] = form
        return form

    def _begin_form(self, kind: str) -> None:
        """Make the widgets of a kind, which are in no layout yet."""
        holder = QWidget(self)
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(12))
        head = _EntryHead(self._system, kind, holder)
        head.step_requested.connect(self._on_step)
        page = Page(holder)
        page.setMinimumHeight(px(_LEAST_PAGE))
        form = EntryForm(self._character, self._system, kind, self._names, page)
        form.add_inputs(head.inputs, head.line_of)
        head.name.left.connect(self._on_name_left)
        form.binder.go_to_requested.connect(self.entry_requested)
        form.binder.entry_moved.connect(self._on_entry_moved)
        form.binder.refused.connect(self.refused)
        column.addWidget(head)
        column.addWidget(page, 1)
        self._pages[kind], self._heads[kind] = page, head
        self._begun[kind] = form, holder

    @Slot()
    def _show_place(self) -> None:
        """Show which of how many the entry is; nothing where there is none."""
        if not self._kind:
            return
        position, head = self.position, self._heads[self._kind]
        self._stack.setCurrentWidget(self._empty if position < 0 else head.parentWidget() or self._empty)
        self.foot.setVisible(position >= 0)
        rows = self._character.sheet.rows(self._kind)
        head.show_place(position, len(rows))
        if 0 <= position < len(rows) and self._system.kinds[self._kind].notation:
            head.name.setPlaceholderText(self._line_name(rows[position]) or self.tr("Unnamed"))

    def _line_name(self, row: Mapping[str, Json]) -> str:
        """Return the name in the line of notation of an entry; "" if it has none, or cannot be read."""
        rest = {key: value for key, value in row.items() if key != "name"}
        try:
            return str(with_line_name(self._system, self._system.kinds[self._kind], rest).get("name") or "")
        except NotationError:
            return ""

    @Slot(int)
    def _on_step(self, step: int) -> None:
        position = self.position + step
        if 0 <= position < self._character.sheet.count(self._kind):
            self.entry_requested.emit(self._kind, position)

    @Slot(int)
    def _on_entry_moved(self, _position: int) -> None:
        self._show_place()

    def focus_name(self) -> None:
        """Give the name of the entry the focus, selected."""
        if self._kind:
            name = self._heads[self._kind].name
            name.setFocus(Qt.FocusReason.OtherFocusReason)
            name.selectAll()

    def follow_name(self) -> None:
        """Let the id of the shown entry, which was just added, follow the name that is typed next."""
        row = self._shown_row()
        self._new = str(row.get(UID_KEY)), row.get("id")

    def _shown_row(self) -> Mapping[str, Json]:
        rows = self._character.sheet.rows(self._kind) if self._kind else ()
        return rows[self.position] if 0 <= self.position < len(rows) else {}

    @Slot()
    def _on_name_left(self) -> None:
        """Write the id of an entry that was added and has its name now."""
        row = self._shown_row()
        name, kind = row.get("name"), self._system.kinds.get(self._kind)
        if (
            kind is None
            or not kind.has_ids
            or not isinstance(name, str)
            or (row.get(UID_KEY), row.get("id")) != self._new
        ):
            return
        others = (fold(str(each.get("id"))) for each in self._character.sheet.rows(self._kind) if each is not row)
        id_ = free_id(name, kind, others)
        if id_ != row.get("id"):
            self._new = None
            self._character.push(SetValue(f"{self._kind}[{self.position}].id", id_))
            self._character.leave_field()

    def keep_unread(self) -> None:
        """Write what was typed last though it cannot be read, before the world is closed."""
        for form in self._forms.values():
            form.binder.keep_unread()

    def release(self) -> None:
        """Disconnect from the world before the panel is deleted."""
        self.keep_unread()
        self._character.changed.disconnect(self._show_place)
        for form in (*self._forms.values(), *(form for form, _ in self._begun.values())):
            form.binder.disconnect_character()

    # ------------------------------------------------------------------------------------------------------ problems

    def show_problems(
        self, problems: Iterable[EntryProblem], last_sound: Mapping[str, Mapping[str, Json]] | None = None
    ) -> None:
        """Show what is wrong in the world; what is wrong in the shown entry is shown at its fields or under its name.

        Args:
            problems: What is wrong.
            last_sound: The last sound row of entries with a problem, by uid; fields can go back to its values.
        """
        self._problems = tuple(problems)
        self._last_sound = last_sound or {}
        if self._kind:
            self._show_own_problems()

    def _show_own_problems(self) -> None:
        """Show the problems of the shown entry: at their fields, and under its name those of the whole entry."""
        problems, binder = self._problems_of(self._kind), self._forms[self._kind].binder
        binder.show_problems(problems, self._last_sound)
        self._heads[self._kind].show_problems([each.sentence for each in binder.unplaced(problems)])

    def _problems_of(self, kind: str) -> list[EntryProblem]:
        begin = f"{kind}[{self.position}]"
        return [each for each in self._problems if each.address == begin or each.address.startswith(f"{begin}.")]

    def go_to(self, address: str) -> None:
        """Show the entry of an address of the world, and give the field there the focus.

        Args:
            address: ``weapons[5].types[0].cost``.
        """
        kind, _, rest = address.partition("[")
        place, _, key = rest.partition("].")
        if not place.rstrip("]").isdecimal() or kind not in self._system.kinds:
            return
        position = int(place.rstrip("]"))
        if (kind, position) != (self.kind, self.position):
            self.entry_requested.emit(kind, position)
        if (kind, position) != (self.kind, self.position):
            self.show_entry(kind, position)
        widget = self._forms[kind].binder.widget_at(address) if key else None
        if widget is None:
            self.focus_name()
            return
        widget.setFocus(Qt.FocusReason.OtherFocusReason)
        self._pages[kind].ensureWidgetVisible(widget, px(24), px(24))


class _IdField(LineField):
    """The id of an entry, without a line at rest."""

    HAS_LINE = False


class _EntryHead(QWidget):
    """Name, id and place of an entry.

    Signals:
        step_requested: The entry before (-1) or behind (1) is to be shown.
    """

    step_requested = Signal(int)

    def __init__(self, system: System, kind: str, parent: QWidget) -> None:
        super().__init__(parent)
        of = system.kinds[kind]
        self.name = TitleField(self)
        self.name.set_compact(True)
        self.name.setObjectName("entry_name")
        self.name.setProperty("field", f"{kind}[].name")
        self.name.setAccessibleName(self.tr("Name"))
        self.inputs: list[QWidget] = [self.name]
        self._place = QLabel(self)
        self._place.setProperty("role", "label")
        self._up = self._button("chevron-up", self.tr("Previous entry"), -1)
        self._down = self._button("chevron-down", self.tr("Next entry"), 1)
        first = QHBoxLayout()
        first.setSpacing(px(4))
        first.addWidget(self.name, 1)
        for widget in (self._up, self._place, self._down):
            first.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        second = QHBoxLayout()
        second.setSpacing(px(4))
        label = translate_text(system, of.label)
        words = QLabel(self.tr("{kind} · id").format(kind=label) if of.has_ids else label, self)
        words.setProperty("role", "label")
        words.setTextFormat(Qt.TextFormat.PlainText)
        second.addWidget(words)
        if of.has_ids:
            id_line = _IdField(self)
            id_line.setFont(font(TextStyle.LABEL))
            id_line.setObjectName("entry_id")
            id_line.setProperty("field", f"{kind}[].id")
            id_line.setAccessibleName(self.tr("Id"))
            id_line.set_color("muted")
            self.inputs.append(id_line)
            second.addWidget(id_line, 1)
        else:
            second.addStretch(1)
        self._lines: dict[QWidget, ProblemLine] = {}
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        nest(column, first)
        nest(column, second)

    def line_of(self, widget: QWidget) -> ProblemLine:
        """Return the line for the problem of an input of the head; for the head itself that of the whole entry."""
        if widget not in self._lines:
            self._lines[widget] = line = ProblemLine(self)
            line.setContentsMargins(0, px(4), 0, 0)
            self._column.addWidget(line)
        return self._lines[widget]

    def show_problems(self, sentences: Sequence[str]) -> None:
        """Show what is wrong with the entry as a whole."""
        if sentences or self in self._lines:
            self.line_of(self).show_problem("\n".join(sentences))

    def _button(self, name: str, words: str, step: int) -> QToolButton:
        button = QToolButton(self)
        button.setProperty("role", "quiet")
        button.setProperty("icon_name", name)
        button.setIcon(icon(name))
        button.setIconSize(QSize(px(16), px(16)))
        button.setAccessibleName(words)
        button.setToolTip(escape_tool_tip(words))
        button.clicked.connect(lambda: self.step_requested.emit(step))
        return button

    def show_place(self, position: int, count: int) -> None:
        """Show the place of the entry in its list."""
        self._place.setText(self.tr("{place} of {count}").format(place=position + 1, count=count))
        self._up.setEnabled(position > 0)
        self._down.setEnabled(0 <= position < count - 1)
