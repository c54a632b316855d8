"""Writes explanations in the UI language: formulas with names and links, tree as text."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from typing import Final

from PySide6.QtCore import QCoreApplication

from core.character import formula_display
from core.character.sheet import Sheet
from core.export.number_words import book_in_words, number_in_words
from core.formula import Cell, Explanation, address_of
from core.messages import localize_value
from desktop.address_labels import name_of, translate_text, translate_texts
from desktop.messages import render, translator_of

DEEPEST: Final = 12


def words_of(sheet: Sheet, explanation: Explanation, decorate: Callable[[Cell, str], str] | None = None) -> str:
    """Return where a number comes from, see `number_in_words`."""
    return number_in_words(sheet, explanation, translator_of(sheet.system.id), decorate)


def describe_book(sheet: Sheet, explanation: Explanation) -> str:
    """Return what the book makes of a number with a house rule, in words."""
    return book_in_words(sheet, explanation, translator_of(sheet.system.id))


def formula_with_rounding(sheet: Sheet, explanation: Explanation) -> str:
    """Return the formula of a number with the game's names, including its rounding."""
    return formula_display.formula_with_rounding(sheet, explanation, translator_of(sheet.system.id))


def link_names(sheet: Sheet, ink: str) -> Callable[[Cell, str], str]:
    """Return a function that turns the names in a formula into links, in the colour of the text."""

    def link(cell: Cell, name: str) -> str:
        key, path = cell
        if len(path) < key.count("[]") or (key in sheet.system.fields and not path and "[]" in key):
            return escape(name)
        if key not in sheet.system.derived and key not in sheet.system.fields and not key.startswith("options."):
            return escape(name)
        return f'<a href="{escape(address_of(cell))}" style="color:{ink};text-decoration:none">{escape(name)}</a>'

    return link


def to_text(sheet: Sheet, explanation: Explanation) -> str:
    """Return an explanation as plain text for the clipboard; each part is expanded once."""
    return "\n".join(_lines(sheet, explanation, 0, set()))


def _describe_rule(sheet: Sheet, explanation: Explanation) -> Iterator[str]:
    """Yield the formula that a house rule replaced, as written or Quire's interpretation, and why the rule holds."""
    if explanation.house_rule:
        yield _describe_replaced_formula(sheet, explanation)
    if explanation.rule_reason:
        yield explanation.rule_reason


def _describe_replaced_formula(sheet: Sheet, explanation: Explanation) -> str:
    is_of_book, campaign = explanation.description.cites_book, explanation.campaign
    sentence = QCoreApplication.translate("why", "Your house rule; Quire's interpretation: {formula}")
    if campaign:
        sentence = QCoreApplication.translate("why", "House rule of {campaign}; Quire's interpretation: {formula}")
    if is_of_book:
        sentence = QCoreApplication.translate("why", "Your house rule; as written: {formula}")
    if is_of_book and campaign:
        sentence = QCoreApplication.translate("why", "House rule of {campaign}; as written: {formula}")
    return sentence.format(formula=describe_book(sheet, explanation), campaign=campaign)


def _lines(sheet: Sheet, explanation: Explanation, depth: int, visited: set[str]) -> Iterator[str]:
    indent = "    " * depth
    is_known = explanation.address in visited and bool(explanation.parts)
    visited.add(explanation.address)
    shown = localize_value(explanation.shown, translator_of(sheet.system.id))
    head = f"{indent}{name_of(sheet, explanation.address)}: {shown}"
    if is_known:
        yield head + QCoreApplication.translate("why", " (see above)")
        return
    yield f"{head}  [{explanation.cite}]" if explanation.cite else head
    if explanation.formula and explanation.reason is None:
        yield f"{indent}  {words_of(sheet, explanation)}"
    if explanation.reason is not None:
        yield f"{indent}  {render(explanation.reason)}"
    for text in _describe_rule(sheet, explanation):
        yield f"{indent}  {text}"
    for source in explanation.sources:
        if source not in visited:
            visited.add(source)
            yield f"{indent}  {translate_text(sheet.system, source)}"
    if explanation.ruling and explanation.ruling not in visited:
        visited.add(explanation.ruling)
        sentence = QCoreApplication.translate("why", "Quire's interpretation: {text}")
        yield f"{indent}  {sentence.format(text=translate_texts(sheet.system, explanation.rulings))}"
    if depth < DEEPEST:
        for part in explanation.parts:
            yield from _lines(sheet, part, depth + 1, visited)
