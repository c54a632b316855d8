"""Control of `Switches`: all rules with their present values, each changed where it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from core.character.edits import Edit
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.procedures.switches import Switch, Switches
from desktop.layout_parts import nest
from desktop.requests.request_control import RequestControl, as_mapping
from desktop.requests.request_frame import card, label
from desktop.theme import px
from desktop.wheel_focus import keep_wheel_for_focus
from desktop.widgets.number_box import NumberBox
from desktop.widgets.switch_button import SwitchButton

_LARGEST: Final = 2_000_000_000
_INPUT: Final = 120


class SwitchesControl(RequestControl):
    """The control of `Switches`; its answer has the rules that differ from now."""

    request: Switches

    def __init__(self, request: Switches, sheet: Sheet, parent: QWidget | None = None) -> None:
        super().__init__(request, sheet, parent)
        self.inputs: dict[str, QWidget] = {}
        self._readers: dict[str, Callable[[], Json]] = {}
        self._writers: dict[str, Callable[[Json], None]] = {}
        frame, inside = card(self, margin=16)
        for number, switch in enumerate(request.switches):
            if number:
                rule = QFrame(frame)
                rule.setProperty("role", "rule")
                inside.addWidget(rule)
            nest(inside, self._row(switch, frame))
        self.rows.addWidget(frame)
        self.rows.addStretch(1)
        self.setAccessibleName(request.label)
        if self.inputs:
            self.setFocusProxy(next(iter(self.inputs.values())))

    def _row(self, switch: Switch, parent: QWidget) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(px(16))
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(label(parent, "text", switch.label, wraps=True))
        if switch.about:
            texts.addWidget(label(parent, "label", switch.about, wraps=True))
        nest(line, texts, 1)
        widget = self._input(switch, parent)
        widget.installEventFilter(self)
        widget.setAccessibleName(switch.label)
        widget.setAccessibleDescription(switch.about)
        self.inputs[switch.key] = widget
        line.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        return line

    def _input(self, switch: Switch, parent: QWidget) -> QWidget:
        if switch.choices:
            return self._choice(switch, parent)
        if isinstance(switch.value, bool):
            button = SwitchButton(parent)
            button.setChecked(switch.value)
            button.toggled.connect(self._on_changed)
            button.confirmed.connect(self.submitted)
            self._readers[switch.key] = button.isChecked
            self._writers[switch.key] = lambda value: button.setChecked(value is True)
            return button
        box = NumberBox(parent)
        keep_wheel_for_focus(box)
        box.setRange(
            -_LARGEST if switch.least is None else switch.least,
            _LARGEST if switch.most is None else min(_LARGEST, switch.most),
        )
        box.setValue(int(switch.value))
        box.setAlignment(Qt.AlignmentFlag.AlignRight)
        box.setFixedWidth(px(_INPUT))
        box.valueChanged.connect(self._on_changed)
        self._readers[switch.key] = box.value
        self._writers[switch.key] = lambda value: box.setValue(value) if isinstance(value, int) else None
        return box

    def _choice(self, switch: Switch, parent: QWidget) -> QComboBox:
        box = QComboBox(parent)
        keep_wheel_for_focus(box)
        for each in switch.choices:
            box.addItem(each.label, each.key)
        box.setCurrentIndex(box.findData(switch.value))
        box.currentIndexChanged.connect(self._on_changed)
        self._readers[switch.key] = box.currentData
        self._writers[switch.key] = lambda value: box.setCurrentIndex(box.findData(value))
        return box

    @property
    def answer(self) -> Json:
        """The rules that differ from now, with their new values."""
        values = {switch.key: self._readers[switch.key]() for switch in self.request.switches}
        return {
            switch.key: values[switch.key]
            for switch in self.request.switches
            if values[switch.key] not in {switch.value, None}
        }

    @property
    def edits(self) -> tuple[Edit, ...]:
        """Edits of the rules that change."""
        return self.request.preview(as_mapping(self.answer)) if not self.problem else ()

    @property
    def unfinished(self) -> Mapping[str, Json]:
        """The rules changed so far."""
        return {"values": self.answer}

    def restore(self, unfinished: Mapping[str, Json]) -> None:
        """Restore the changed rules."""
        self.set_answer(unfinished.get("values"))

    def set_answer(self, answer: Json) -> None:
        """Show these values, and the present ones of all other rules."""
        values = as_mapping(answer)
        for switch in self.request.switches:
            self._writers[switch.key](values.get(switch.key, switch.value))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Continue with Enter in a number or a choice, as on a switch."""
        is_key = isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress
        is_enter = is_key and isinstance(event, QKeyEvent) and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if is_enter and not isinstance(watched, SwitchButton):
            self.submitted.emit()
            return True
        return super().eventFilter(watched, event)

    @Slot()
    def _on_changed(self) -> None:
        self.changed.emit()
