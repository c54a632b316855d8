"""Base class of request controls: answer, problem, unfinished state, edits to preview."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from core.character.edits import Edit
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.procedures.requests import Request
from core.procedures.transcript import AnswerMethod
from desktop.layout_parts import nest
from desktop.messages import render
from desktop.requests.comparison import Comparison, InspectedTarget
from desktop.requests.request_frame import NAME, label
from desktop.theme import px
from desktop.tool_tips import escape_tool_tip

SHORT_HELP: Final = 120
"""Letters up to which a help is shown below its control."""


class RequestControl(QWidget):
    """The control of one request. Its owner reads `answer` once `problem` is empty.

    Args:
        request: The request.
        sheet: The current character; the control never changes it.
        parent: Its owner.

    Signals:
        changed: The answer or the focused option changed.
        submitted: A complete answer was confirmed with Enter or a double click.
        asked_why: A number is to be explained; its address.
    """

    changed = Signal()
    submitted = Signal()
    asked_why = Signal(str)

    def __init__(self, request: Request, sheet: Sheet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.request: Request = request
        self.sheet = sheet
        self.help_label: QLabel | None = None
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(0, 0, 0, 0)

    @property
    def how(self) -> AnswerMethod:
        """How the answer was given."""
        return AnswerMethod.CHOSEN

    @property
    def answer(self) -> Json:
        """The current answer, complete only if `problem` is empty; None if there is nothing to answer."""
        return None

    @property
    def problem(self) -> str:
        """Why the answer is not valid yet; "" if it is."""
        reason = self.request.check(self.answer)
        return "" if reason is None else render(reason)

    @property
    def hint(self) -> str:
        """A hint that does not prevent continuing."""
        return ""

    @property
    def progress(self) -> str:
        """Progress of the answer in a word or two, for the list of steps."""
        return ""

    @property
    def edits(self) -> tuple[Edit, ...]:
        """Edits of the current answer, as far as the request gives them."""
        return ()

    @property
    def comparison(self) -> Comparison | None:
        """The answers to compare now, or None."""
        return None

    @property
    def inspected(self) -> InspectedTarget | None:
        """The focused target whose number is broken down in the preview, or None."""
        return None

    @property
    def previews(self) -> Mapping[str, tuple[Edit, ...]]:
        """Edits of each option, by key, as far as the request gives them."""
        return {}

    def show_effects(self, effects: Mapping[str, str]) -> None:
        """Show the effects of each option, by key."""

    @property
    def unfinished(self) -> Mapping[str, Json]:
        """The state of the unfinished answer, for the draft."""
        return {}

    def restore(self, unfinished: Mapping[str, Json]) -> None:
        """Restore the state of an unfinished answer; what does not fit is ignored."""

    def set_answer(self, answer: Json) -> None:
        """Show an earlier answer."""

    def embed_in_page(self, *, is_first: bool) -> None:
        """Show the control as part of a page, with its label.

        Args:
            is_first: Whether it is the first control, whose label is the page's title.
        """
        if is_first:
            return
        heading = label(self, "heading", self.request.label, wraps=True)
        heading.setToolTip(escape_tool_tip(self.request.help))
        self.rows.insertWidget(0, heading)
        self.rows.setSpacing(max(self.rows.spacing(), px(8)))

    def show_help(self) -> None:
        """Show a short help below the control, where several stand on one page."""
        if 0 < len(self.request.help) <= SHORT_HELP:
            self.help_label = label(self, "label", self.request.help, wraps=True)
            line = QHBoxLayout()
            line.addSpacing(px(NAME + 8))
            line.addWidget(self.help_label, 1)
            nest(self.rows, line)
            self.rows.setSpacing(px(2))

    @property
    def advances_when_complete(self) -> bool:
        """Whether a complete answer advances to the next request of the page without confirmation."""
        return False

    def limit_height(self, room: QSize) -> None:
        """Limit the height to the room available, by scrolling inside where possible."""

    def take_focus(self) -> None:
        """Take the keyboard focus."""
        self.setFocus()


def as_mapping(value: Json) -> Mapping[str, Json]:
    """Return a value as a mapping; empty if it is not one."""
    return value if isinstance(value, Mapping) else {}
