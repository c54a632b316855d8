"""Bindings of the inputs of an entry: what a field cannot hold is kept as typed, and said at once.

They are those of sheets, but for two things. A typed text that is no value of its field is set aside in the document
(:mod:`core.content.world_inputs`), after a pause or when the field is left, and is shown in its place again. References
are picked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QPlainTextEdit, QWidget

from core.character.edits import Edit
from core.character.json_values import Absent, Json
from core.character.typed_values import parse_typed
from core.content.world_inputs import text_aside, text_edit, value_edit
from core.errors import EditError, NotationError
from core.messages import Message
from core.rules.model import FieldType, SettingReference
from desktop.sheet.binding import Binding, SheetScope, has_frame
from desktop.sheet.input_bindings import ChoiceBinding, LineBinding, ProseBinding, TickBinding
from desktop.theme import TextStyle, color, font, px
from desktop.widgets.field_frame import FrameState, frame_of
from desktop.widgets.inputs import LineField, NumberField
from desktop.widgets.reference_picker import ReferencePicker
from desktop.world.entry_names import EntryNames

PAUSE_MS: Final = 700
"""Pause in typing, in milliseconds, after which a text that cannot be read is written."""

Check = Callable[[str, Json], None]
"""Raises an `EditError` for a value that the field of an address cannot hold."""


FindError = Callable[[str, Json], NotationError | None]
"""Returns why a line of notation cannot be read."""


@dataclass(frozen=True, slots=True)
class UnreadText:
    """A typed text that is no value of its field."""

    text: str


if TYPE_CHECKING:
    _Typed = Binding
else:
    _Typed = object


class _KeepsText(_Typed):
    """Mixed into bindings: keeps what cannot be read, and shows it again."""

    check: Check = staticmethod(lambda _address, _value: None)
    find_error: FindError = staticmethod(lambda _address, _value: None)

    def _start(self) -> None:
        self._unread: str | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(self.keep_unread)

    def aside(self, scope: SheetScope) -> str | None:
        """Return the text that is set aside in the selected row; None for none."""
        address = self.source.resolve(scope)
        return None if address is None else text_aside(scope.sheet, address)

    def edit(self, scope: SheetScope, value: Json | UnreadText) -> Edit | None:
        """Return the edit that writes a value, or sets a text aside; None if no row is selected."""
        address = self.source.resolve(scope)
        if address is None:
            return None
        if isinstance(value, UnreadText):
            return text_edit(scope.sheet, address, value.text)
        return value_edit(scope.sheet, address, value)

    def keep_unread(self) -> None:
        """Write a text that cannot be read, if one was typed."""
        self._pause.stop()
        text, self._unread = self._unread, None
        if text is not None:
            self.entered.emit(self, UnreadText(text))

    def drop_unread(self) -> None:
        """Forget a typed text that cannot be read."""
        self._pause.stop()
        self._unread = None

    def why_unread(self, text: str) -> Message | None:
        """Return why a text is no value of the field; None if it is one, or nothing is known."""
        parse = getattr(self, "_parse", None)
        if parse is None:
            return None
        try:
            value = parse(text)
            if not isinstance(value, Absent):
                self.check(self.address, value)
        except EditError as error:
            return error.message
        return None

    def emit_left(self) -> None:
        """Write what cannot be read, and emit that editing ended."""
        self.keep_unread()
        self.left.emit(self)

    def _enter(self, text: str, parse: Callable[[str], Json | Absent]) -> None:
        """Emit the value of a typed text; one that cannot be read is said, and kept after a pause."""
        try:
            value = parse(text)
            if not isinstance(value, Absent):
                self.check(self.address, value)
        except EditError as error:
            self._unread = text
            self._pause.start()
            self.emit_refused(error.message)
            return
        self._unread = None
        self._pause.stop()
        misread = None if isinstance(value, Absent) else self.find_error(self.address, value)
        if self.is_refused or misread is not None:
            self.emit_refused(None if misread is None else misread.message)
        self.emit_entered(value)


class EntryLineBinding(_KeepsText, LineBinding):
    """A line of text, dice or a number."""

    def __init__(self, widget: QLineEdit, address: str, check: Check, find_error: FindError) -> None:
        self.check = check
        self.find_error = find_error
        super().__init__(widget, address)
        self._start()

    def _read(self, text: str) -> None:
        self._enter(text, self._parse)

    def _parse(self, text: str) -> Json | Absent:
        return text if self._field is None else parse_typed(self._field, text)

    def _text(self, scope: SheetScope) -> str:
        aside = self.aside(scope)
        return super()._text(scope) if aside is None else aside

    def show(self, scope: SheetScope) -> bool:
        """Show the value or the text that was set aside, unless another one is being typed."""
        has_changed = self._unread is None and super().show(scope)
        if isinstance(self.line, EntryLineField):
            error = self.find_error(self.address, self.line.text())
            self.line.show_error(-1 if error is None else error.position)
        return has_changed


class EntryProseBinding(_KeepsText, ProseBinding):
    """Several lines of text, or a list of texts or numbers."""

    def __init__(self, widget: QPlainTextEdit, address: str, check: Check) -> None:
        self.check = check
        super().__init__(widget, address)
        self._start()

    @property
    def _names(self) -> Mapping[str, str]:
        return {}

    def _read(self, text: str) -> None:
        self._enter(text, self._parse)

    def _parse(self, text: str) -> Json | Absent:
        return text if self._field is None else parse_typed(self._field, text)

    def _text(self, scope: SheetScope) -> str:
        aside = self.aside(scope)
        return super()._text(scope) if aside is None else aside

    def show(self, scope: SheetScope) -> bool:
        """Show the value or the text that was set aside, unless another one is being typed."""
        return self._unread is None and super().show(scope)


class EntryChoiceBinding(_KeepsText, ChoiceBinding):
    """One of the game's choices, or the word that a file has in its place."""

    def __init__(self, widget: QComboBox, address: str) -> None:
        super().__init__(widget, address)
        self._start()

    def show(self, scope: SheetScope) -> bool:
        """Show the choice, or the word that was set aside."""
        aside = self.aside(scope)
        if aside is None:
            return super().show(scope)
        if self.combo.currentText() == aside:
            return False
        self._show_foreign(aside)
        return True

    def edit(self, scope: SheetScope, value: Json | UnreadText) -> Edit | None:
        """Return the edit that writes a choice; a word that is none stays set aside."""
        is_foreign = isinstance(value, str) and value == self.aside(scope)
        return None if is_foreign else super().edit(scope, value)


class EntryTickBinding(_KeepsText, TickBinding):
    """Yes or no."""

    def __init__(self, widget: QCheckBox, address: str) -> None:
        super().__init__(widget, address)
        self._start()


class ReferenceBinding(_KeepsText, Binding):
    """References to other entries of the world.

    Args:
        widget: The field.
        address: A list of texts, or a text.
        reference: What they refer to.
        names: The entries.
    """

    def __init__(self, widget: ReferencePicker, address: str, reference: SettingReference, names: EntryNames) -> None:
        super().__init__(widget, address)
        self._start()
        self.picker = widget
        self.reference = reference
        self._entries = names
        self._scope: SheetScope | None = None
        widget.set_offers(lambda: [] if self._scope is None else names.offers(self._scope.sheet, reference))
        widget.changed.connect(self._on_picked)
        widget.left.connect(self.emit_left)

    def prepare(self, scope: SheetScope) -> None:
        """Learn whether there is one reference or a list."""
        self.picker.is_single = not self._is_list(scope)
        definition = scope.definition(self.address)
        if definition is not None:
            self.picker.line.setAccessibleName(definition.label)

    def _is_list(self, scope: SheetScope) -> bool:
        definition = scope.definition(self.address)
        return definition is not None and getattr(definition, "type", None) is FieldType.TEXTS

    def show(self, scope: SheetScope) -> bool:
        """Show the references by the names of their entries."""
        self._scope = scope
        value, aside = self.source.value, self.aside(scope)
        texts = [each for each in value if isinstance(each, str)] if isinstance(value, tuple) else []
        if isinstance(value, str) and value:
            texts = [value]
        if aside is not None:
            texts = [aside]
        self.picker.show_values(texts, self._entries.names_of(scope.sheet, self.reference, texts))
        return False

    @Slot(list)
    def _on_picked(self, values: list[str]) -> None:
        if self._scope is not None and self._is_list(self._scope):
            self.emit_entered(list(values))
        else:
            self.emit_entered(values[0] if values else "")
        self.left.emit(self)  # each one is an edit of its own

    def set_highlight(self, highlight: FrameState, is_on: bool) -> None:
        """Mark a problem in the field itself, which has a box of its own."""
        if highlight is FrameState.VIOLATION:
            self.picker.show_problem(has_problem=is_on)


class EntryNumberField(NumberField):
    """A number at the left, its unit behind it."""

    unit = ""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw number and unit."""
        super().paintEvent(event)
        _paint_unit(self, self.unit)


class EntryLineField(LineField):
    """A line of text, dice or notation, its unit behind it; what cannot be read of it is underlined."""

    unit = ""
    error_position = -1

    def show_error(self, position: int) -> None:
        """Underline the text from a position on; -1 for nothing."""
        if position != self.error_position:
            self.error_position = position
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw text, unit and the line under an error."""
        super().paintEvent(event)
        _paint_unit(self, self.unit)
        if self.error_position < 0:
            return
        metrics, text = self.fontMetrics(), self.text()
        start = len(text) - len(text.lstrip()) + self.error_position
        offset = 0
        if self.hasFocus():  # a long text is scrolled
            offset = self.cursorRect().center().x() - metrics.horizontalAdvance(text[: self.cursorPosition()])
        left = offset + metrics.horizontalAdvance(text[:start])
        right = max(left + px(6), offset + metrics.horizontalAdvance(text))
        with QPainter(self) as painter:
            painter.fillRect(left, self.height() - px(4), right - left, px(2), color("amber"))


def _paint_unit(field: LineField, unit: str) -> None:
    """Draw a unit muted behind the text of a field, where there is room."""
    if not unit or not field.text() or (has_frame(field) and frame_of(field).state & FrameState.VIOLATION):
        return  # the triangle of a problem stands there
    with QPainter(field) as painter:
        left = field.fontMetrics().horizontalAdvance(field.text()) + px(6)
        painter.setFont(font(TextStyle.LABEL))
        painter.setPen(color("muted"))
        own = field.fontMetrics()
        if left + painter.fontMetrics().horizontalAdvance(unit) <= field.width():
            painter.drawText(left, (field.height() - own.height() + 1) // 2 + own.ascent(), unit)


def make_entry_binding(widget: QWidget, address: str, check: Check, find_error: FindError) -> Binding | None:
    """Return the binding of an input of an entry; None for another widget."""
    if isinstance(widget, QLineEdit):
        return EntryLineBinding(widget, address, check, find_error)
    if isinstance(widget, QPlainTextEdit):
        return EntryProseBinding(widget, address, check)
    if isinstance(widget, QComboBox):
        return EntryChoiceBinding(widget, address)
    return EntryTickBinding(widget, address) if isinstance(widget, QCheckBox) else None
