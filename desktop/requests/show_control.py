"""Control of `Show`: displays a text and computed numbers; a click explains a number."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from core.character.sheet import Sheet
from core.procedures.requests import Show
from desktop.address_labels import translate_text
from desktop.layout_parts import nest
from desktop.numerals import text_of
from desktop.requests.request_control import RequestControl
from desktop.requests.request_frame import card, label
from desktop.theme import px
from desktop.widgets.derived_label import StatBlock

_COLUMNS: Final = 4


class ShowControl(RequestControl):
    """The control of `Show`."""

    request: Show

    def __init__(self, request: Show, sheet: Sheet, parent: QWidget | None = None) -> None:
        super().__init__(request, sheet, parent)
        frame, inside = card(self, margin=16)
        if request.text:
            inside.addWidget(label(frame, "text", request.text, wraps=True))
        grid = QGridLayout()
        grid.setSpacing(px(8))
        self.blocks = [self._block(address, frame) for address in request.addresses]
        for index, block in enumerate(self.blocks):
            grid.addWidget(block, index // _COLUMNS, index % _COLUMNS)
            block.explain_requested.connect(self._on_asked)
        for column in range(_COLUMNS):
            grid.setColumnStretch(column, 1)
        nest(inside, grid)
        self.rows.addWidget(frame)
        self.rows.addStretch(1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(request.label)
        self.setAccessibleDescription(request.text)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Continue with Enter or Space."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self.submitted.emit()
        else:
            super().keyPressEvent(event)

    def _block(self, address: str, parent: QWidget) -> StatBlock:
        value = text_of(self.sheet, address, with_unit=False)
        text = text_of(self.sheet, address)
        unit = text.removeprefix(value).strip() if text.startswith(value) else ""
        block = StatBlock(parent)
        block.setProperty("value", value)
        block.setProperty("unit", unit)
        block.setProperty("label", translate_text(self.sheet.system, self.sheet.label(address)))
        block.setProperty("address", address)
        block.setAccessibleName(f"{translate_text(self.sheet.system, self.sheet.label(address))}: {text}")
        block.setToolTip(self.tr("Press Enter to explain this number"))
        return block

    @Slot()
    def _on_asked(self) -> None:
        block = self.sender()
        if block is not None:
            self.asked_why.emit(str(block.property("address")))
