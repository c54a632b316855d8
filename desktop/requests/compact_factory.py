"""Creates the compact control of a request; some requests have none, as they need a page."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from core.procedures.partial_run import AskedRequest
from core.procedures.requests import Allocate, Choose, Enter, EntryKind, Request, Roll
from desktop.requests.compact_choice import (
    MOST_BOXES,
    MOST_IN_LIST,
    CompactChecks,
    CompactChoice,
    CompactMenu,
    CompactPicker,
    CompactSegments,
    is_yes_no,
)
from desktop.requests.compact_control import CompactControl, CompactEntry, EntryPlace
from desktop.requests.compact_numbers import CompactAllocation, CompactDice

_CONTROLS: Final[tuple[tuple[type[Request], type[CompactControl]], ...]] = (
    (Roll, CompactDice),
    (Allocate, CompactAllocation),
)


def create_compact_control(
    asked: AskedRequest, parent: QWidget | None = None, place: EntryPlace = EntryPlace.ROW
) -> CompactControl | None:
    """Return a new compact control; None if the request needs a page of the wizard.

    Args:
        asked: The request.
        parent: The owner.
        place: Where it stands, if it is a number.
    """
    request = asked.request
    if isinstance(request, Enter) and request.kind is not EntryKind.PROSE:
        return CompactEntry(asked, parent, place)
    if isinstance(request, Choose):
        return _create_choice(asked, request, parent)
    for kind, control in _CONTROLS:
        if isinstance(request, kind):
            return control(asked, parent)
    return None


def _create_choice(asked: AskedRequest, request: Choose, parent: QWidget | None) -> CompactControl:
    if is_yes_no(request) or (request.most > 1 and len(request.options) <= MOST_BOXES):
        return CompactChecks(asked, parent)
    if request.most > 1:
        return CompactMenu(asked, parent)
    if request.least and not request.figure_heads and CompactSegments.fits(request):
        return CompactSegments(asked, parent)
    is_table = len(request.options) > MOST_IN_LIST or bool(request.figure_heads) or request.least == 0
    return CompactPicker(asked, parent) if is_table else CompactChoice(asked, parent)
