"""Numbers of the sheet that the answers of a page change, such as points left, shown above them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from core.character.edits import Edit
from core.character.sheet import Sheet
from core.errors import QuireError
from core.procedures.driver import Driver
from core.procedures.trial import trial_copy
from desktop.layout_parts import nest
from desktop.numerals import text_of
from desktop.theme import px
from desktop.widgets.derived_label import StatBlock


class FormNumbers(QFrame):
    """A line of numbers as they are with the present answers.

    Args:
        sheet: The character before the answers.
        addresses: The numbers.
        parent: Owner.
    """

    def __init__(self, sheet: Sheet, addresses: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet = sheet
        self.setProperty("role", "card")
        inside = QVBoxLayout(self)
        inside.setContentsMargins(px(16), px(8), px(16), px(8))
        line = QHBoxLayout()
        line.setSpacing(px(24))
        self.blocks = {address: StatBlock(self) for address in addresses}
        for address, block in self.blocks.items():
            block.setProperty("label", sheet.label(address))
            block.setProperty("address", address)
            line.addWidget(block)
        line.addStretch(1)
        nest(inside, line)
        self.show_numbers(())

    def show_numbers(self, edits: Sequence[Edit]) -> None:
        """Show the numbers after these edits; an edit that does not fit leaves them as they are."""
        try:
            sheet = trial_copy(self._sheet, *edits)
        except QuireError:
            return
        for address, block in self.blocks.items():
            value, text = text_of(sheet, address, with_unit=False), text_of(sheet, address)
            block.setProperty("value", value)
            block.setProperty("unit", text.removeprefix(value).strip() if text.startswith(value) else "")
            block.setAccessibleName(f"{sheet.label(address)}: {text}")


def show_form_numbers(driver: Driver, key: str, layout: QVBoxLayout, parent: QWidget) -> FormNumbers | None:
    """Show the numbers of the form that a request belongs to; return them, or None if there are none.

    Args:
        driver: The procedure.
        key: Key of the request.
        layout: Where they are shown.
        parent: Owner.
    """
    form = driver.form_of(key)
    if form is None or not form.addresses:
        return None
    numbers = FormNumbers(driver.sheets[0], form.addresses, parent)
    layout.addWidget(numbers)
    return numbers
