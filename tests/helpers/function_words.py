"""Formulas as shown to people."""

from __future__ import annotations

from core.character.formula_display import formula_with_rounding, formula_with_values
from core.character.sheet import Sheet
from core.export.render_context import UNTRANSLATED


def formula_words(sheet: Sheet, address: str) -> tuple[str, str]:
    """Return the formula of a number with labels, and with its values and result."""
    why = sheet.explain(address)
    return formula_with_rounding(sheet, why, UNTRANSLATED), formula_with_values(sheet, why, UNTRANSLATED)
