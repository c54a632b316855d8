"""What every control of a request has: an answer that grows, why it is not complete, and its edits on trial."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from core.character import Edit, Json, Sheet
from core.procedures import AnswerMethod, Request
from desktop.messages import render
from desktop.theme import px
from desktop.tool_tips import escape_tool_tip
from desktop.wizard.preview_numbers import Comparison, InspectedTarget
from desktop.wizard.requests.request_frame import label


class RequestControl(QWidget):
    """The control of one request. It knows no driver: whoever shows it reads `answer` once `problem` is empty.

    Args:
        request: What is asked.
        sheet: The character as it is now; the control never changes it.
        parent: Its owner.

    Signals:
        changed: The answer, or what is considered, is another one now.
        submitted: A complete answer was confirmed with Enter or a double click.
        asked_why: A number was asked to explain itself; its address.
    """

    changed = Signal()
    submitted = Signal()
    asked_why = Signal(str)

    def __init__(self, request: Request, sheet: Sheet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.request: Request = request
        self.sheet = sheet
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(0, 0, 0, 0)

    @property
    def how(self) -> AnswerMethod:
        """How the answer was given."""
        return AnswerMethod.CHOSEN

    @property
    def answer(self) -> Json:
        """The answer as it stands, whole only where `problem` is empty; null where nothing is to be answered."""
        return None

    @property
    def problem(self) -> str:
        """Why the answer cannot be taken yet, in words; "" where it can."""
        found = self.request.check(self.answer)
        return "" if found is None else render(found)

    @property
    def hint(self) -> str:
        """What is worth knowing though one may go on."""
        return ""

    @property
    def progress(self) -> str:
        """How far the answer is, in a word or two, for the list of steps."""
        return ""

    @property
    def edits(self) -> tuple[Edit, ...]:
        """What the answer would write as it stands, as far as the request says that."""
        return ()

    @property
    def comparison(self) -> Comparison | None:
        """The answers that are weighed against each other now, or None."""
        return None

    @property
    def inspected(self) -> InspectedTarget | None:
        """The place that is looked at, whose number is taken apart beside it, or None."""
        return None

    @property
    def previews(self) -> Mapping[str, tuple[Edit, ...]]:
        """What each answer would write, by its key, where the request says that; each is shown at its answer."""
        return {}

    def show_effects(self, effects: Mapping[str, str]) -> None:
        """Say at each answer, by its key, what it would do to the numbers."""

    @property
    def unfinished(self) -> Mapping[str, Json]:
        """What was given so far, for the draft."""
        return {}

    def restore(self, unfinished: Mapping[str, Json]) -> None:
        """Take what a draft kept of a half-given answer; what does not fit is left out."""

    def set_answer(self, answer: Json) -> None:
        """Show an answer that was given before."""

    def embed_in_page(self, *, is_first: bool) -> None:
        """Stand among other questions of a page, and say what is asked.

        Args:
            is_first: Whether it is the first of them, which the page has its title from.
        """
        if is_first:
            return
        heading = label(self, "heading", self.request.label, wraps=True)
        heading.setToolTip(escape_tool_tip(self.request.help))
        self.rows.insertWidget(0, heading)
        self.rows.setSpacing(max(self.rows.spacing(), px(8)))

    @property
    def advances_when_complete(self) -> bool:
        """Whether a complete answer needs no confirming where another question of the same page follows."""
        return False

    def limit_height(self, room: QSize) -> None:
        """Scroll by itself, where it can, instead of being higher than the room there is for it."""

    def take_focus(self) -> None:
        """Take the keyboard."""
        self.setFocus()


def as_mapping(value: Json) -> Mapping[str, Json]:
    """Return an object of a draft, empty where it is none."""
    return value if isinstance(value, Mapping) else {}
