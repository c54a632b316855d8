"""Numbers in words: values with what they are; what does not count is left out."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from core.character.document import Character
from core.character.edits import SetEffects, SetHouseRule
from core.character.formula_display import formula_with_values
from core.character.sheet import Sheet
from core.export.explanations import record_printed_numbers
from core.export.formula_parts import UNKNOWN
from core.export.number_words import _Words, number_in_words
from core.export.render_context import UNTRANSLATED, RenderContext
from core.formula import Fault, address_of
from core.registry import games, open_character
from tests.helpers.characters_to_print import document, opened
from tests.helpers.games import blank_character, sample_files
from tests.helpers.tiny_character import tiny_sheet

SAMPLES = [max(sample_files(each), key=lambda file: file.stat().st_size) for each in games()]


@pytest.fixture
def bren() -> Sheet:
    """An example character."""
    return opened(document("bren"))


def words(sheet: Sheet, address: str) -> str:
    """Return a number in words."""
    return number_in_words(sheet, sheet.explain(address), UNTRANSLATED)


def ruled(sheet: Sheet, formula: str) -> str:
    """Return in words the number that a formula makes."""
    sheet.apply(SetHouseRule("move_rate", formula))
    assert not sheet.refused_rules
    return words(sheet, "move_rate")


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: f"{sample.parent.name}-{sample.stem}")
def test_what_is_left_out_changes_nothing(sample: Path) -> None:
    """The value of the words is the number, for every number of a sample of each game."""
    sheet = open_character(Character.read(sample.read_bytes()), Random(1))
    for cell in record_printed_numbers(sheet, RenderContext(sheet.system, sheet)).numbers:
        explanation = sheet.explain(address_of(cell))
        reading = explanation.reading
        if reading is None or explanation.value is None or isinstance(explanation.value, Fault):
            continue
        value = _Words(sheet, explanation, UNTRANSLATED).part(reading, reading.tree).value
        assert value is UNKNOWN or value == explanation.computed, explanation.address


def test_terms_that_are_0_and_branches_that_do_not_apply_are_left_out(bren: Sheet) -> None:
    assert words(bren, "base.hlth") == "= 16 rolled"
    assert words(bren, "base.ambt") == "= 14 rolled + 1 Merefolk"
    assert words(bren, "size") == "because 70 Height is at least 60 and below 72"
    assert words(bren, "cap.ambt") == "because Ambition without limit"
    assert words(bren, "move_rate") == "= 39 Reaction Rate (lbs.) + 38 Surprise Number"
    assert words(bren, "limb_armor") == "= 2 Mail shirt + 3 Leather leggings"


def test_roundings_are_words(bren: Sheet) -> None:
    assert words(bren, "parry_avoid") == "= 77 Move Rate ÷ 10 = 7.7, rounded down"
    assert ruled(bren, "1 + floor(surprise / 4) * 2") == "= 1 + (38 Surprise Number ÷ 4, rounded down) × 2"
    assert ruled(bren, "ceil(surprise / 2)") == "= 38 Surprise Number ÷ 2"
    assert ruled(bren, "round(surprise / 4)") == "= 38 Surprise Number ÷ 4 = 9.5, rounded"
    assert ruled(bren, "trunc(surprise / 4)") == "= 38 Surprise Number ÷ 4 = 9.5, without its fraction"


@pytest.mark.parametrize(
    ("formula", "text"),
    [
        ("surprise - 50", "= 38 Surprise Number − 50"),
        ("-surprise", "= −38 Surprise Number"),
        ("surprise + (size - 5)", "= 38 Surprise Number + Normal Size − 5"),
        ("100 - (surprise + 1)", "= 100 − (38 Surprise Number + 1)"),
        ("surprise * 0", "= 0"),
        ("surprise * 1", "= 38 Surprise Number"),
        ("1 / surprise", "= 1 ÷ 38 Surprise Number"),
        ("surprise ** 2", "= 38 Surprise Number ^ 2"),
        ("max(0, surprise)", "= 38 Surprise Number"),
        ("max(50, surprise)", "because 38 Surprise Number is below 50"),
        ("min(20, surprise)", "because 38 Surprise Number is above 20"),
        ("min(surprise, age_years)", "= the least of 38 Surprise Number, 24 Age"),
        ("max(surprise, age_years, 3)", "= the greatest of 38 Surprise Number, 24 Age"),
        ("min(surprise, age_years + 1)", "= 24 Age + 1"),
        ("max(2, 3)", "= 3"),
        ("abs(surprise)", "= 38 Surprise Number"),
        ("default(surprise, 4)", "= 38 Surprise Number"),
        ("default(none, surprise)", "= 38 Surprise Number"),
        ("count(weapons[])", "= 3 Weapons"),
        ("1 if surprise > 3 and age_years > 3 else 2", "because 38 Surprise Number is above 3, 24 Age is above 3"),
        ("1 if surprise < 3 or age_years > 3 else 2", "because 24 Age is above 3"),
        ("1 if not (surprise > 3) else 2", "because 38 Surprise Number is above 3"),
        ("1 if surprise == 3 else 2", "because 38 Surprise Number is other than 3"),
        ("sum(weapons[]: weight_lb)", "= 4 Long sword + 4 Long sword + 0.5 Sling"),
        ("sum(weapons[].weight_lb) - 1", "= 4 Long sword + 4 Long sword + 0.5 Sling − 1"),
    ],
)
def test_formulas_in_words(bren: Sheet, formula: str, text: str) -> None:
    assert ruled(bren, formula) == text


def test_many_terms_are_counted(bren: Sheet) -> None:
    assert ruled(bren, " + ".join(["surprise"] * 15)).endswith(" + 3 more")


def test_what_conditions_change_is_said_last(bren: Sheet) -> None:
    bren.apply(SetEffects(({"name": "Poisoned", "address": "move_rate", "change": -2},)))
    assert words(bren, "move_rate") == "= 39 Reaction Rate (lbs.) + 38 Surprise Number = 77; Poisoned −2"


def test_names_can_be_links_and_texts_are_escaped(bren: Sheet) -> None:
    raw = document("bren")
    raw["data"]["armor"][1]["name"] = "<b>Mail</b>"
    sheet = opened(raw)
    text = number_in_words(
        sheet, sheet.explain("limb_armor"), UNTRANSLATED, lambda cell, name: f"[{name.replace('<', '&lt;')}]"
    )
    assert text == "= 2 [&lt;b>Mail&lt;/b>] + 3 [Leather leggings]"


def test_inputs_and_numbers_without_a_value_have_no_words(bren: Sheet) -> None:
    assert not words(bren, "age_years")
    assert not words(bren, "weapons[0].max_distance_ft")
    assert not ruled(bren, "10 ** 20")
    assert not ruled(bren, "1 / (size - size)")


def test_every_number_of_a_blank_character_has_words() -> None:
    for each in games():
        sheet = open_character(blank_character(each), Random(1))
        for key, derived in sheet.system.derived.items():
            if "[]" not in key and not derived.is_hidden:
                words(sheet, key)


def test_what_a_next_level_costs_is_said_with_the_level_it_would_have() -> None:
    """A sum as it would be is no sum of what the sheet shows, so its numbers stand alone."""
    sheet = tiny_sheet()
    explanation = sheet.explain("crafts.row.next")
    assert explanation.reading is None
    plain = number_in_words(sheet, explanation, UNTRANSLATED)
    assert plain == f"= {formula_with_values(sheet, explanation, UNTRANSLATED)}"
    marked = number_in_words(sheet, explanation, UNTRANSLATED, lambda _cell, name: f"<b>{name}</b>")
    assert marked == plain
