"""Bindings of input widgets: text, numbers, notation, choices, boxes, sliders, portrait."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from PySide6.QtCore import Slot
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QPlainTextEdit

from core.character.edits import Batch, Edit, SetValue
from core.character.json_values import ABSENT, Json
from core.character.portrait import portrait_bytes
from core.character.sheet import Sheet
from core.character.typed_values import LONGEST_LINE, LONGEST_PROSE, parse_typed
from core.content.setting import Setting
from core.errors import EditError, NotationError
from core.messages import shorten
from core.rules.model import Derived, Field, FieldType, Option
from core.rules.notations import Notation
from desktop.sheet.binding import Binding, SheetScope, class_key
from desktop.sheet.entry_names import find_id, find_row_names, load_entry_names, replace_ids
from desktop.sheet.input_text import format_for_input
from desktop.widgets.field_frame import FrameState
from desktop.widgets.inputs import NumberField, ProseField
from desktop.widgets.portrait_view import PortraitView
from desktop.widgets.scale_slider import ScaleSlider

PORTRAIT: Final = "@portrait"
_NOTHING: Final = "—"
_SHOWN_OF_LONG: Final = 2_000
"""Letters that are shown of a text that is too long to be edited."""


class _TypedBinding(Binding):
    """Base of bindings for typed text: compares the widget's text with the sheet's value."""

    def _read(self, text: str) -> None:
        """Parse the text and emit its value, or why it is not valid."""
        definition = self._field
        if definition is None:
            self._clear_refusal()
            self.emit_entered([tag.strip() for tag in text.split(",") if tag.strip()] if self._is_tags else text)
            return
        try:
            value = parse_typed(definition, text)
        except EditError as error:
            self.emit_refused(error.message)
            return
        self._clear_refusal()
        if isinstance(value, list) and self._names:
            value = [find_id(self._names, str(each)) for each in value]
        elif isinstance(value, str) and self._refers:
            value = find_id(find_row_names(self._refers, class_key(self.address)), value)
        self.emit_entered(value)

    def _fit(self, widget: QLineEdit | QPlainTextEdit, text: str, longest: int) -> str:
        """Return a text as its widget shows it: one that is too long to be edited from its beginning, locked."""
        is_long = len(text) > longest
        if is_long is not self._is_long:
            self._is_long = is_long
            self._was_locked = widget.isReadOnly() if is_long else self._was_locked
            widget.setReadOnly(is_long or self._was_locked)
        return shorten(text, _SHOWN_OF_LONG) if is_long else text

    def _clear_refusal(self) -> None:
        """Clear a refusal, if there was one."""
        if self.is_refused:
            self.emit_refused(None)

    def prepare(self, scope: SheetScope) -> None:
        definition = scope.definition(self.address)
        self._field = None if isinstance(definition, Derived) else definition
        self._is_tags = self.address == "@tags"
        self._scope = scope
        self._refers = scope.sheet if isinstance(definition, Field) and definition.ref else None

    def _text(self, scope: SheetScope) -> str:
        if self._field is None:
            return self.source.text(scope)
        text = format_for_input(self._field, self.source.value)
        if text and self._refers is not None:
            return find_row_names(scope.sheet, class_key(self.address)).get(text, text)
        return replace_ids(self._names, text) if text else text

    @property
    def _names(self) -> Mapping[str, str]:
        """Names for ids in the list, looked up on first use and with another setting."""
        if self._scope is None or self._field is None or self._field.type is not FieldType.TEXTS:
            return {}
        setting = self._scope.find_setting()
        if self._known is None or self._known[0] is not setting:
            self._known = setting, load_entry_names(self._scope.sheet.system, class_key(self.address), setting)
        return self._known[1]

    _field: Field | Option | None = None
    _scope: SheetScope | None = None
    _refers: Sheet | None = None
    _known: tuple[Setting | None, Mapping[str, str]] | None = None
    _is_tags = False
    _is_long = False
    _was_locked = False


class LineBinding(_TypedBinding):
    """A line of text or a number."""

    def __init__(self, widget: QLineEdit, address: str) -> None:
        super().__init__(widget, address)
        self.line = widget
        widget.textEdited.connect(self._on_typed)
        widget.editingFinished.connect(self.emit_left)
        if isinstance(widget, NumberField):
            widget.stepped.connect(self._on_typed)

    @Slot(str)
    def _on_typed(self, text: str) -> None:
        self._read(text)

    def prepare(self, scope: SheetScope) -> None:
        super().prepare(scope)
        if isinstance(self.line, NumberField) and isinstance(self._field, Field):
            self.line.can_be_negative = self._field.least is None or self._field.least < 0

    def show(self, scope: SheetScope) -> bool:
        if self.is_echo:
            return False
        text = self._fit(self.line, self._text(scope), LONGEST_LINE)
        if text == self.line.text():
            return False
        if isinstance(self.line, NumberField):
            self.line.show_text(text)
        else:
            self.line.setText(text)
        if not self.line.hasFocus():
            self.line.home(False)  # a text that is too long shows its beginning
        return True


class ProseBinding(_TypedBinding):
    """Several lines of text, or one line for each text of a list."""

    def __init__(self, widget: QPlainTextEdit, address: str) -> None:
        super().__init__(widget, address)
        self.prose = widget
        self._is_showing = False
        widget.textChanged.connect(self._on_typed)
        if isinstance(widget, ProseField):
            widget.left.connect(self.emit_left)

    @Slot()
    def _on_typed(self) -> None:
        if not self._is_showing:
            self._read(self.prose.toPlainText())

    def show(self, scope: SheetScope) -> bool:
        if self.is_echo:
            return False
        text = self._fit(self.prose, self._text(scope), LONGEST_PROSE)
        if text == self.prose.toPlainText():
            return False
        self._is_showing = True
        self.prose.setPlainText(text)
        self._is_showing = False
        return True


class ChoiceBinding(Binding):
    """One of the game's choices; other texts may be typed if the game allows them."""

    def __init__(self, widget: QComboBox, address: str) -> None:
        super().__init__(widget, address)
        self.combo = widget
        widget.activated.connect(self._on_chosen)

    def prepare(self, scope: SheetScope) -> None:
        definition = scope.definition(self.address)
        if isinstance(definition, Derived) or definition is None:
            return
        self.combo.clear()
        if isinstance(definition, Field) and definition.nullable:
            self.combo.addItem(_NOTHING, None)
        for choice in definition.choices:
            self.combo.addItem(choice.label, choice.key)
        if definition.open_choice and not self.combo.isEditable():
            self.combo.setEditable(True)
            self.combo.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
            line = self.combo.lineEdit()
            if line is not None:
                line.setFrame(False)
                line.textEdited.connect(self._on_typed)
                line.editingFinished.connect(self.emit_left)

    @Slot(int)
    def _on_chosen(self, index: int) -> None:
        self.emit_entered(self.combo.itemData(index))
        self.emit_left()

    @Slot(str)
    def _on_typed(self, text: str) -> None:
        index = self.combo.findText(text)
        self.emit_entered(self.combo.itemData(index) if index >= 0 else text.strip())

    def show(self, scope: SheetScope) -> bool:
        value = self.source.value
        key = value if isinstance(value, str) else ""
        index = self.combo.findData(None) if value is None else self.combo.findData(key)
        is_same = index == self.combo.currentIndex() and (index >= 0 or key == self.combo.currentText())
        if self.is_echo or is_same:
            return False
        self.combo.setCurrentIndex(index)
        if index < 0:
            self._show_foreign(key)
        return True

    def _show_foreign(self, key: str) -> None:
        """Show a stored text that is not among the choices; it is kept until another is chosen."""
        if self.combo.isEditable():
            self.combo.setEditText(key)
        elif key:
            self.combo.addItem(key, key)
            self.combo.setCurrentIndex(self.combo.count() - 1)


class TickBinding(Binding):
    """Yes or no."""

    def __init__(self, widget: QCheckBox, address: str) -> None:
        super().__init__(widget, address)
        self.box = widget
        widget.clicked.connect(self._on_clicked)

    @Slot(bool)
    def _on_clicked(self, is_on: bool) -> None:
        self.emit_entered(is_on)
        self.emit_left()

    def show(self, scope: SheetScope) -> bool:
        is_on = self.source.value == 1
        if is_on == self.box.isChecked():
            return False
        self.box.setChecked(is_on)
        return True


class SliderBinding(Binding):
    """A position on a scale; the knob may show another number than the one that is written."""

    def __init__(self, widget: ScaleSlider, address: str) -> None:
        super().__init__(widget, address)
        self.slider = widget
        self._offset = 0
        shown = str(widget.shown_field)
        self._shown = self.add_source(shown) if shown else self.source
        widget.moved.connect(self._on_moved)
        widget.left.connect(self.emit_left)

    @Slot(int)
    def _on_moved(self, position: int) -> None:
        self.emit_entered(position - self._offset)

    def show(self, scope: SheetScope) -> bool:
        written, shown = self.source.value, self._shown.value
        position = shown if isinstance(shown, int) and written else None
        self._offset = position - written if position is not None and isinstance(written, int) else 0
        before = self.slider.value()
        self.slider.show_position(position)
        return before != self.slider.value()

    def set_highlight(self, highlight: FrameState, is_on: bool) -> None:
        if highlight not in {FrameState.VIOLATION, FrameState.FLASH}:
            super().set_highlight(highlight, is_on)


class PortraitBinding(Binding):
    """The portrait."""

    def __init__(self, widget: PortraitView, address: str) -> None:
        super().__init__(widget, address)
        self.view = widget
        self._shown: str | None = None

    def addresses(self) -> tuple[str, ...]:
        return (PORTRAIT, "@name")

    def show(self, scope: SheetScope) -> bool:
        character = scope.sheet.character
        text = character.portrait
        picture: QPixmap | None = None
        if text is not None:
            image = QImage.fromData(portrait_bytes(text))
            picture = None if image.isNull() else QPixmap.fromImage(image)
        self.view.show_picture(picture, character.name)
        differs = text != self._shown
        self._shown = text
        return differs


class RowLineBinding(Binding):
    """A row as one line of notation: formatted for display, parsed when editing ends.

    A line that cannot be parsed stays as typed, with the cursor at the error; nothing is written.

    Args:
        widget: The field.
        address: Address of the row's line text.
        list_key: Key of the list; the game has a notation for it.
    """

    def __init__(self, widget: QLineEdit, address: str, list_key: str) -> None:
        super().__init__(widget, address)
        self.line = widget
        self._list = list_key
        self._shown = ""
        self._notation: Notation | None = None
        widget.editingFinished.connect(self._on_finished)

    def prepare(self, scope: SheetScope) -> None:
        """Load the game's notation and its example for an empty field."""
        self._notation = scope.sheet.system.notations.get(self._list)
        if self._notation is not None and not self.line.placeholderText():
            self.line.setPlaceholderText(self._notation.example)

    def show(self, scope: SheetScope) -> bool:
        """Show the line of the selected row."""
        text = self.source.text(scope)
        if self.is_echo or text == self._shown:
            return False
        self._shown = text
        self.line.setText(text)
        if not self.line.hasFocus():
            self.line.home(False)
        self.emit_refused(None)
        return True

    def edit(self, scope: SheetScope, value: Json) -> Edit | None:
        """Return the edit that writes the differences to the present row."""
        address = scope.resolve_address(f"{self._list}[]")
        if address is None or self._notation is None or not isinstance(value, Mapping):
            return None
        row = scope.sheet.stored(address)
        before = row if isinstance(row, Mapping) else {}
        edits = tuple(
            SetValue(f"{address}.{key}", value.get(key, ABSENT))
            for key in self._notation.keys
            if value.get(key, ABSENT) != before.get(key, ABSENT)
        )
        return Batch(edits, self._notation.print(value)) if edits else None

    @Slot()
    def _on_finished(self) -> None:
        text = self.line.text()
        if self._notation is None or text == self._shown:
            self.emit_left()
            return
        try:
            row = self._notation.parse(text)
        except NotationError as error:
            self.line.setCursorPosition(min(len(text), error.position + len(text) - len(text.lstrip())))
            self.emit_refused(error.message)
            return
        self._shown = self._notation.print(row)
        self.emit_refused(None)
        self.emit_entered(cast("Json", row))
        if self.line.text() != self._shown:
            self.line.setText(self._shown)
        self.emit_left()
