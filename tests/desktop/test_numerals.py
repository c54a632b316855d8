"""Numbers have the decimal separator of the UI language; typed numbers accept it, and a point as well."""

from __future__ import annotations

from fractions import Fraction

import pytest
from pytestqt.qtbot import QtBot

from core.character.formula_display import localize_decimals
from core.character.typed_values import parse_typed
from core.rules.model import FieldType
from desktop import translations
from desktop.messages import translate
from desktop.numerals import numeral, percent, unbroken, with_minus
from desktop.sheet.input_text import format_for_input
from desktop.widgets.number_box import NumberBox
from tests.helpers.collected_texts import FakeLanguage
from tests.helpers.games import blank_sheet


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ann loses 4 EN; -2 are left.", "Ann loses 4 EN; −2 are left."),
        ("-1 is added.", "−1 is added."),
        ("BD result (-1)", "BD result (−1)"),
        ("rounds 2-5, d6-1, Jean-Luc, well-known", "rounds 2-5, d6-1, Jean-Luc, well-known"),
        ("d100=-5", "d100=−5"),
        ("-6", "−6"),
        ("-", "-"),
        ("-x", "-x"),
    ],
)
def test_negative_numbers_have_a_minus_sign(text: str, shown: str) -> None:
    assert with_minus(text) == shown
    assert with_minus(shown) == shown


def test_an_input_shows_a_minus_before_numbers_only() -> None:
    sheet = blank_sheet()
    number = next(field for field in sheet.system.fields.values() if field.type is FieldType.INT)
    text = next(field for field in sheet.system.fields.values() if field.type is FieldType.TEXT)
    assert format_for_input(number, -6) == "−6"
    assert parse_typed(number, "-6") == parse_typed(number, "−6") == -6
    assert format_for_input(text, "-6 paces") == "-6 paces"


def test_spin_boxes_show_a_minus_and_accept_a_hyphen(qtbot: QtBot) -> None:
    box = NumberBox()
    qtbot.addWidget(box)
    box.setRange(-20, 20)
    box.setValue(-4)
    assert box.text() == "−4"
    for typed in ("-7", "−7"):
        box.lineEdit().clear()
        box.lineEdit().insert(typed)
        assert (box.value(), box.text()) == (-7, "−7")


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("2d6 +3, 76.08 %", ["2d6", "+3,", "76.08\xa0%"]),
        ("< 0.01 %", ["<\xa00.01\xa0%"]),
        ("any roll", ["any", "roll"]),
    ],
)
def test_a_chance_is_never_wrapped(text: str, pieces: list[str]) -> None:
    assert unbroken(text).split(" ") == pieces
    assert percent(Fraction(1, 8)) == "12.5\xa0%"


def test_the_decimal_separator_follows_the_language() -> None:
    before = translations.language()
    assert (numeral(Fraction(5, 2)), numeral(3), numeral("2.1")) == ("2.5", "3", "2.1")
    translations.set_language(FakeLanguage(lambda text: "," if text == "." else text))
    try:
        assert (numeral(Fraction(5, 2)), numeral(3), numeral("2.1")) == ("2,5", "3", "2.1")
        assert localize_decimals("min(2.5, 0.5 × a) + 1", translate) == "min(2,5; 0,5 × a) + 1"
    finally:
        translations.set_language(before)
