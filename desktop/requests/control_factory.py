"""Creates the control of a request, by the kind of the request."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from core.character.sheet import Sheet
from core.procedures.requests import Allocate, Assign, Choose, Enter, Request, Roll, Rows, Show
from core.procedures.switches import Switches
from desktop.requests.allocate_control import AllocateControl
from desktop.requests.assign_control import AssignControl
from desktop.requests.choose_control import ChooseControl
from desktop.requests.enter_control import EnterControl
from desktop.requests.request_control import RequestControl
from desktop.requests.roll_control import RollControl
from desktop.requests.rows_control import RowsControl
from desktop.requests.show_control import ShowControl
from desktop.requests.switches_control import SwitchesControl

_CONTROLS: Final[tuple[tuple[type[Request], type[RequestControl]], ...]] = (
    (Roll, RollControl),
    (Choose, ChooseControl),
    (Assign, AssignControl),
    (Allocate, AllocateControl),
    (Enter, EnterControl),
    (Rows, RowsControl),
    (Show, ShowControl),
    (Switches, SwitchesControl),
)


def create_control(request: Request, sheet: Sheet, parent: QWidget | None = None) -> RequestControl:
    """Return a new control for a request."""
    for kind, control in _CONTROLS:
        if isinstance(request, kind):
            return control(request, sheet, parent)
    raise TypeError(f"no control for {request!r}")
