"""Creates the binding of a widget, and checks that widgets suit the type of their field."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QLineEdit, QPlainTextEdit, QWidget

from core.rules.model import FieldType
from desktop.sheet.binding import Binding
from desktop.sheet.display_bindings import (
    DerivedBinding,
    FigureBinding,
    LabelBinding,
    LoadBinding,
    StepBinding,
    SummaryBinding,
    TrackBinding,
)
from desktop.sheet.input_bindings import (
    ChoiceBinding,
    LineBinding,
    PortraitBinding,
    ProseBinding,
    RowLineBinding,
    SliderBinding,
    TickBinding,
)
from desktop.sheet.pick_bindings import LadderBinding, PipBinding, RowPickBinding, VisibilityBinding
from desktop.widgets.armor_figure import ArmorFigure
from desktop.widgets.bars import LoadBar, Pips, StepBar, Track
from desktop.widgets.caption import SummaryLabel
from desktop.widgets.choices import ChoiceField
from desktop.widgets.derived_label import DerivedNumber as DerivedWidget
from desktop.widgets.inputs import LineField, NumberField, ProseField
from desktop.widgets.level_ladder import LevelLadder
from desktop.widgets.pip_track import PipTrack
from desktop.widgets.portrait_view import PortraitView
from desktop.widgets.row_pick import RowPick
from desktop.widgets.row_table import RowTable
from desktop.widgets.scale_slider import ScaleSlider

_MAKERS: Final[tuple[tuple[type[QWidget], Callable[..., Binding]], ...]] = (
    (DerivedWidget, DerivedBinding),
    (PipTrack, PipBinding),
    (LevelLadder, LadderBinding),
    (RowPick, RowPickBinding),
    (StepBar, StepBinding),
    (LoadBar, LoadBinding),
    (ArmorFigure, FigureBinding),
    (ScaleSlider, SliderBinding),
    (PortraitView, PortraitBinding),
    (SummaryLabel, SummaryBinding),
    (QLineEdit, LineBinding),
    (QPlainTextEdit, ProseBinding),
    (QComboBox, ChoiceBinding),
    (QCheckBox, TickBinding),
    (QLabel, LabelBinding),
)


def make_binding(widget: QWidget) -> Binding | None:
    """Return a binding for a widget; None if it names no field.

    Raises:
        TypeError: It names a field, and there is no binding for its class.
    """
    address = str(widget.property("field") or "")
    if isinstance(widget, Track):
        return TrackBinding(widget, address, str(widget.length_field))
    if isinstance(widget, Pips):
        return TrackBinding(widget, address, str(widget.count_field))
    if not address and widget.property("needs_value"):
        return VisibilityBinding(widget, str(widget.property("needs_value")))
    if not address and not isinstance(widget, SummaryLabel | LoadBar | ArmorFigure | RowPick):
        return None
    if isinstance(widget, QLineEdit) and (list_key := str(widget.property("notation_of") or "")):
        return RowLineBinding(widget, address, list_key)
    for kind, make in _MAKERS:
        if isinstance(widget, kind):
            return make(widget, address)
    raise TypeError(f"{widget.objectName()} shows {address}; no binding suits a {type(widget).__name__}")


def is_suitable_input(widget: QWidget, type_: FieldType) -> bool:
    """Return whether a widget is a suitable input for a type of field."""
    if isinstance(widget, QLabel | DerivedWidget | Track | Pips | StepBar | PipTrack | LevelLadder):
        return True
    fitting: Mapping[FieldType, tuple[type[QWidget], ...]] = {
        FieldType.INT: (NumberField, ScaleSlider),
        FieldType.NUMBER: (NumberField,),
        FieldType.BOOL: (QCheckBox,),
        FieldType.CHOICE: (ChoiceField,),
        FieldType.PROSE: (ProseField,),
        FieldType.TEXTS: (ProseField,),
        FieldType.NUMBERS: (LineField,),
        FieldType.ROLLS: (ProseField,),
        FieldType.TEXT: (LineField, ProseField),
        FieldType.DICE: (LineField,),
        FieldType.ROWS: (RowTable,),
    }
    return isinstance(widget, fitting.get(type_, ()))
