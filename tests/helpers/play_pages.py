"""Finds widgets on the Play page."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtWidgets import QCheckBox, QWidget

from core.registry import game
from desktop.sheet.open_character import Loaded, OpenCharacter
from desktop.widgets.inputs import NumberField
from desktop.widgets.track_row import TrackRow
from tests.helpers.games import sample_sheet
from tests.helpers.waiting import wait_for_layout

Kind = TypeVar("Kind", bound=QWidget)


def open_sample(system: str) -> OpenCharacter:
    """Open the first sample of a game, in memory."""
    return OpenCharacter(Loaded("", sample_sheet(game(system))))


def find_named(page: QWidget, kind: type[Kind], name: str) -> Kind:
    """Return a widget by the start of its accessible name."""
    return next(each for each in page.findChildren(kind) if each.accessibleName().startswith(name))


def track_of(page: QWidget, name: str) -> TrackRow:
    """Return a track by the name of its number."""
    return find_named(page, TrackRow, f"{name},")


def shown_tracks(page: QWidget) -> list[str]:
    """Return the names of the visible tracks, from top to bottom."""
    tracks = [each for each in page.findChildren(TrackRow) if each.isVisible()]
    wait_for_layout()
    return [each.accessibleName().partition(",")[0] for each in sorted(tracks, key=lambda each: each.y())]


def check_states_in_line(page: QWidget) -> None:
    """Check that the inputs of states end in two lines, and that boxes to tick stand alone."""
    inputs: list[QWidget] = [*page.findChildren(QCheckBox), *page.findChildren(NumberField)]
    assert len(inputs) > 2
    assert len({each.geometry().right() for each in inputs}) <= 2
    boxes = page.findChildren(QCheckBox)
    assert boxes
    assert all(each.width() <= 18 for each in boxes), "nothing stands beside a box to tick"
