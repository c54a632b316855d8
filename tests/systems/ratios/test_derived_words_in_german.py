"""Texts that formulas give: English as values, in German where a German sheet, window or terminal shows them."""

from __future__ import annotations

from decimal import Decimal

import pytest

from core.export.value_format import format_printed_value
from core.language import load_language
from core.messages import localize_value
from core.registry import game
from core.systems.ratios.measures import HEIGHT
from tests.helpers.games import blank_sheet

GAME = game("ratios")
GERMAN = load_language("de").translator_of("ratios")


@pytest.mark.parametrize(
    ("step", "most", "value", "text"),
    [
        (80, 400, "80 to 400", "80–400"),
        (None, 400, "to 400", "bis 400"),
        (Decimal("2.5"), 40, "2.5 to 40", "2,5–40"),
        (80, None, "80", "80"),
    ],
)
def test_ranges(step: Decimal | int | None, most: int | None, value: str, text: str) -> None:
    sheet = blank_sheet(GAME, weapons=[{"name": "Bow", "range_increment_ft": step, "max_range_ft": most}])
    found = sheet.value("weapons[0].range_words")
    assert found == value
    assert localize_value(format_printed_value(GAME.system, "weapons[].range_words", found), GERMAN) == text


def test_attribute_that_is_not_chosen() -> None:
    sheet = blank_sheet(GAME, training=[{"attribute": ""}])
    assert localize_value(sheet.text("training[0].attribute_word"), GERMAN) == "Ein noch nicht gewähltes Attribut"


def test_a_refused_measure_names_its_units_in_german() -> None:
    problem = HEIGHT.problem("tall")
    assert problem is not None
    assert ", in in oder 170 cm, 5'7\", nicht tall." in problem.render(GERMAN)
    assert ", in in or 170 cm, 5'7\", not tall." in problem.render()
