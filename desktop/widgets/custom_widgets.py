"""List of the widget classes that Designer forms (``.ui``) may name."""

from typing import Final

from PySide6.QtWidgets import QWidget

from desktop.widgets.armor_figure import ArmorFigure
from desktop.widgets.bars import LoadBar, Pips, StepBar, Track
from desktop.widgets.caption import Caption, SummaryLabel
from desktop.widgets.card import Card, Page, Rule
from desktop.widgets.chance_chart import ChanceChart
from desktop.widgets.choices import ChoiceField, TickBox
from desktop.widgets.columns import Columns
from desktop.widgets.derived_label import DerivedLabel, StatBlock
from desktop.widgets.family_table import FamilyTable
from desktop.widgets.inputs import LineField, NumberField, ProseField, TitleField
from desktop.widgets.key_button import KeyButton
from desktop.widgets.level_ladder import LevelLadder
from desktop.widgets.number_box import NumberBox
from desktop.widgets.pip_track import PipTrack
from desktop.widgets.point_track import TrackLegend
from desktop.widgets.portrait_view import PortraitView
from desktop.widgets.procedure_button import ProcedureButton
from desktop.widgets.row_pick import RowPick
from desktop.widgets.row_table import RowTable
from desktop.widgets.scale_slider import ScaleSlider
from desktop.widgets.search_edit import SearchEdit
from desktop.widgets.sheet_pages import SheetPages
from desktop.widgets.violation_line import ViolationLine

CLASSES: Final[tuple[type[QWidget], ...]] = (
    ArmorFigure, Caption, Card, ChanceChart, ChoiceField, Columns, DerivedLabel, FamilyTable, KeyButton,
    LevelLadder, LineField, LoadBar, NumberBox, NumberField, Page, PipTrack, Pips, PortraitView, ProcedureButton,
    ProseField, RowPick, RowTable, Rule, ScaleSlider, SearchEdit, SheetPages, StatBlock, StepBar, SummaryLabel, TickBox,
    TitleField, Track, TrackLegend, ViolationLine,
)  # fmt: skip
"""What forms may name as custom widgets, and Designer's palette offers."""

CONTAINERS: Final[frozenset[type[QWidget]]] = frozenset({Card, Columns, Page, SheetPages})
"""Those that are containers."""
