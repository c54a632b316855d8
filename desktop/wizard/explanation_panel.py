"""Panel below the wizard's preview that explains a number: formula, values, parts, source."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from core.character.labels import section_text
from core.character.sheet import Sheet
from core.formula import Explanation
from desktop.address_labels import name_of, translate_text, translate_texts
from desktop.explanation_text import words_of
from desktop.layout_parts import nest
from desktop.messages import render
from desktop.numerals import text_of
from desktop.requests.request_frame import label
from desktop.theme import px

_MOST_PARTS: Final = 10


class ExplanationPanel(QScrollArea):
    """Explains a number: formula, values, parts and source in the book."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._inside = QWidget(self)
        self._inside.setProperty("role", "sheet")
        rows = QVBoxLayout(self._inside)
        rows.setContentsMargins(px(20), px(12), px(16), px(12))
        rows.setSpacing(px(4))
        head = QHBoxLayout()
        self.name_label = label(self._inside, "heading", wraps=True)
        self.value_label = label(self._inside, "name")
        head.addWidget(self.name_label, 1)
        head.addWidget(self.value_label)
        nest(rows, head)
        self.formula_label = label(self._inside, "text", wraps=True)
        self.filled_label = label(self._inside, "muted", wraps=True)
        self.parts_label = label(self._inside, "label", wraps=True)
        self.cite_label = label(self._inside, "label", wraps=True)
        for text_label in (self.formula_label, self.filled_label, self.parts_label, self.cite_label):
            rows.addWidget(text_label)
        rows.addStretch(1)
        self.setWidget(self._inside)
        self.setFixedHeight(px(220))
        self.hide()

    def show_explanation(self, sheet: Sheet, explanation: Explanation) -> None:
        """Show the explanation of a number of a sheet."""
        name = name_of(sheet, explanation.address)
        self.name_label.setText(name)
        self.value_label.setText(text_of(sheet, explanation.address))
        self.formula_label.setText(words_of(sheet, explanation))
        reason = explanation.reason
        self.filled_label.setText("" if reason is None else render(reason))
        shown = explanation.parts[:_MOST_PARTS]
        parts = [f"{name_of(sheet, part.address)}: {text_of(sheet, part.address)}" for part in shown]
        self.parts_label.setText("\n".join(parts))
        meant = translate_texts(sheet.system, (*explanation.sources, *explanation.rulings))
        cite = translate_text(sheet.system, section_text(sheet.system, explanation.cite))
        self.cite_label.setText(" · ".join(part for part in (cite, meant) if part))
        for text_label in (self.formula_label, self.filled_label, self.parts_label, self.cite_label):
            text_label.setVisible(bool(text_label.text()))
        self.setAccessibleName(self.tr("Explanation of {number}").format(number=name))
        texts = [text_label.text() for text_label in (self.formula_label, self.filled_label)]
        self.setAccessibleDescription("\n".join([*texts, *parts]))
        self.show()
