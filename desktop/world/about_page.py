"""The page About the world: its name, id and what it is like."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QFrame, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from desktop.forms import load_form
from desktop.sheet.binder import Binder
from desktop.sheet.open_character import OpenCharacter
from desktop.theme import px
from desktop.widgets.card import Page
from desktop.widgets.inputs import LineField, ProseField, TitleField
from desktop.widgets.problem_line import ProblemLine

_WIDEST = 720


class AboutPage(QWidget):
    """The fields of the world itself.

    Args:
        character: The world.
        parent: Its owner.
    """

    name_edit: TitleField
    id_edit: LineField
    about_edit: ProseField
    page_layout: QVBoxLayout

    def __init__(self, character: OpenCharacter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        load_form(self, "world_about")
        self._lines: dict[QWidget, ProblemLine] = {}
        self.binder = Binder(self, character, flashes=False)
        if character.read_only_reason is not None:
            for widget in self.findChildren(QWidget):
                if isinstance(widget, QLineEdit | QPlainTextEdit):
                    widget.setReadOnly(True)

    def go_to(self, key: str) -> None:
        """Give a field the focus."""
        self._field(key).setFocus()

    def _field(self, key: str) -> QWidget:
        return self.id_edit if key == "id" else self.about_edit if key == "about" else self.name_edit

    def show_problems(self, problems: Iterable[tuple[str, str]]) -> None:
        """Show what is wrong with the world itself.

        Args:
            problems: The key of the field, and a sentence that is shown under it.
        """
        sentences: dict[QWidget, list[str]] = {}
        for key, sentence in problems:
            sentences.setdefault(self._field(key), []).append(sentence)
        for field in {**sentences, **self._lines}:
            self._line_of(field).show_problem("\n".join(sentences.get(field, [])))

    def _line_of(self, field: QWidget) -> ProblemLine:
        if field not in self._lines:
            self._lines[field] = line = ProblemLine(self)
            self.page_layout.insertWidget(self.page_layout.indexOf(field) + 1, line)
        return self._lines[field]


def in_card(page: QWidget, parent: QWidget) -> Page:
    """Return a scrolling page with a card around a page, as wide as is pleasant to read."""
    scroll = Page(parent)
    holder = QWidget(scroll)
    holder.setProperty("role", "sheet")
    card = QFrame(holder)
    card.setProperty("role", "card")
    card.setMaximumWidth(px(_WIDEST))
    inner = QVBoxLayout(card)
    inner.setContentsMargins(0, 0, 0, 0)
    inner.addWidget(page)
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(card)
    column.addStretch(1)
    scroll.setWidget(holder)
    return scroll
