"""The page About the world: its name, id and what it is like."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from desktop.forms import load_form
from desktop.sheet.binder import Binder
from desktop.sheet.open_character import OpenCharacter
from desktop.theme import px
from desktop.widgets.card import Page
from desktop.widgets.inputs import LineField, ProseField, TitleField

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

    def __init__(self, character: OpenCharacter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        load_form(self, "world_about")
        self.binder = Binder(self, character, flashes=False)
        if character.read_only_reason is not None:
            for widget in self.findChildren(QWidget):
                if isinstance(widget, QLineEdit | QPlainTextEdit):
                    widget.setReadOnly(True)

    def go_to(self, key: str) -> None:
        """Give a field the focus."""
        (self.id_edit if key == "id" else self.about_edit if key == "about" else self.name_edit).setFocus()


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
