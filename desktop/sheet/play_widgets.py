"""Helpers for the Play page: texts of templates, answers of the game's data, inputs."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLabel, QWidget

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.export.layout_translation import has_words
from core.export.render_context import TOP, RenderContext, RowScope
from core.rules.block_parts import Answer, Template
from core.rules.model import Field, FieldType, System
from desktop.address_labels import label_names_unit, translate_text
from desktop.theme import px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.choices import ChoiceField
from desktop.widgets.inputs import LineField, NumberField

_NAME_MOST: Final = 60
"""Longest name in letters; longer ones are cut and shown in the tooltip."""
_COUNT_WIDTH: Final = 56
_WORD_ROOM: Final = 72


def template_text(context: RenderContext, template: Template, scope: RowScope = TOP) -> str:
    """Return a filled-in template of the game's data in the UI language."""
    parts = (translate_text(context.system, part) if has_words(part) else part for part in template)
    return context.text(tuple(parts), scope)


def shorten(text: str) -> str:
    """Return a text, cut to the length of a name."""
    return text if len(text) <= _NAME_MOST else f"{text[: _NAME_MOST - 1]}…"


def answers_of(sheet: Sheet, answers: Mapping[str, Answer]) -> dict[str, Json]:
    """Return answers of the game's data for a procedure; addresses are replaced by their numbers."""
    return {key: _answer(sheet, answer) for key, answer in answers.items()}


def _answer(sheet: Sheet, answer: Answer) -> Json:
    if isinstance(answer, tuple):
        return list(answer)
    if isinstance(answer, str) and answer.startswith("{"):
        value = sheet.value(answer[1:-1])
        return int(value) if isinstance(value, int | Fraction) else 0
    return answer


def make_input(defined: Field) -> QWidget:
    """Create the input widget for a field's type."""
    if defined.type is FieldType.BOOL:
        box = QCheckBox()
        box.setProperty("role", "bare")
        return box
    if defined.choices:
        return ChoiceField()
    if defined.type in (FieldType.INT, FieldType.NUMBER):
        number = NumberField()
        number.setFixedWidth(px(_COUNT_WIDTH))
        return number
    return LineField()


def input_label(system: System, field: Field) -> str:
    """Return the label of an input, with its unit unless the name says it."""
    name = translate_text(system, field.label)
    return name if not field.unit or label_names_unit(field) else f"{name} ({translate_text(system, field.unit)})"


def elided_label(text: str = "") -> QLabel:
    """Return a label that may be as narrow as its longest word: names are of any length."""
    label = QLabel(shorten(text))
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setMinimumWidth(px(_WORD_ROOM))
    label.setToolTip(escape_tool_tip(text if len(text) > _NAME_MOST else ""))
    return label
