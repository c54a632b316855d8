"""Numbers of R.A.T.I.O.S. with decimals, in a language with a decimal comma."""

from __future__ import annotations

import random
from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction

import pytest

from core.character.document import Character
from core.character.edit_labels import describe_edit
from core.character.edits import SetValue
from core.character.formula_display import localize_decimals
from core.character.sheet import Sheet
from core.character.typed_values import parse_typed
from core.export.render_context import RenderContext
from core.procedures.events import Term
from core.registry import open_character
from core.rules.model import Field
from desktop import translations
from desktop.explanation_text import to_text, words_of
from desktop.messages import render, translate
from desktop.numerals import numeral, text_of
from desktop.sheet.input_text import format_for_input
from tests.helpers.collected_texts import FakeLanguage
from tests.helpers.sources import ROOT

MAREN = ROOT / "resources" / "samples" / "ratios" / "maren.json"


@pytest.fixture
def comma() -> Iterator[FakeLanguage]:
    """A language of which one word is known: its decimal separator."""
    before, made = translations.language(), FakeLanguage(lambda text: "," if text == "." else text)
    translations.set_language(made)
    yield made
    translations.set_language(before)


@pytest.fixture(scope="module")
def sheet() -> Sheet:
    return open_character(Character.read(MAREN.read_bytes()), random.Random(1))


def test_decimal_point_is_the_default(sheet: Sheet) -> None:
    assert numeral(Fraction(5, 2)) == "2.5"
    assert text_of(sheet, "height_cm") == "167.6 cm"
    assert words_of(sheet, sheet.explain("height_cm")) == "= 66 Height × 2.54"


def test_shown_numbers_use_the_decimal_sign_of_the_language(comma: FakeLanguage, sheet: Sheet) -> None:
    assert translations.language() is comma
    assert (numeral(Fraction(5, 2)), numeral(3), numeral("2.1")) == ("2,5", "3", "2.1")
    assert text_of(sheet, "height_cm") == "167,6 cm"
    assert text_of(sheet, "height_cm", with_unit=False) == "167,6"
    assert words_of(sheet, sheet.explain("height_cm")) == "= 66 Height × 2,54"
    assert to_text(sheet, sheet.explain("height_cm")).startswith("Height: 167,64 cm")
    assert localize_decimals("min(2.5, 0.5 × a) + 1", translate) == "min(2,5; 0,5 × a) + 1"
    assert Term("THAWAC", Fraction(5, 2)).line(translate) == "THAWAC 2,5"
    assert (
        RenderContext(sheet.system, sheet, translate=translate).text(("{height_cm}", "{movement_bonus:signed}"))
        == "167,6 · +3,3"
    )
    written = describe_edit(SetValue("culture.weight_per_inch_lb.min", Decimal("2.5")), sheet.system)
    assert render(written, "ratios").endswith(": 2,5")


def test_an_input_shows_and_takes_the_sign_of_the_language(comma: FakeLanguage, sheet: Sheet) -> None:
    assert translations.language() is comma
    field = sheet.field("culture.weight_per_inch_lb.min")
    assert isinstance(field, Field)
    assert format_for_input(field, sheet.value(field.key)) == "1,9"
    assert parse_typed(field, "1,9") == parse_typed(field, "1.9") == Decimal("1.9")
