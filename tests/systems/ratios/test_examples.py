"""What the worked examples of R.A.T.I.O.S. show besides their numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

import pytest

from core.errors import DocumentError
from tests.systems.ratios.worked import EXAMPLES, opened, sheet_of


def test_texts_of_messages() -> None:
    said = {each.message.render() for name in EXAMPLES for each in opened(name).violations}
    assert "Ages 10 to 12 give 20 points; 21 are spent on attributes that grow only then." in said
    assert "Ages 15 to 22 give 70 points; 71 are spent on attributes that grow only then." in said
    assert "Emotion takes no age points up to age 20." in said
    assert "1 more age point is spent than the age of 24 allows." in said
    assert "TMNG is not trained by this profession." not in said
    assert "ZEAL is not trained by this profession." in said
    assert "Tide Saber Form needs training in TMNG." in said
    assert "Timing is 29; its cap is 28." in said


def test_the_fist_is_computed_as_a_weapon_and_printed_with_the_numbers() -> None:
    derived = opened("A").derived()
    assert derived["unarmed.damage"] == 32
    assert [key for key in derived if key.startswith("unarmed.")] == [
        f"unarmed.{name}"
        for name in cast("Sequence[Mapping[str, object]]", derived["weapons"])[0]
        if name != "total_lb"
    ]
    assert [key for key in derived if key.startswith(("age_window", "usual_"))] == []
    explanation = opened("house rules").explain("unarmed.damage")
    assert explanation.house_rule == "round(base_damage * 2) + row"


def test_numbers_read_with_one_decimal_and_words_by_their_names() -> None:
    sheet = opened("A")
    assert sheet.text("cpv.move") == "13.2 %"
    assert sheet.text("weight_kg", with_unit=False) == "63.6"
    assert sheet.text("items[1].weight_lb") == "0.75 lb"
    assert sheet.text("armor[0].covers") == "Arms, Torso"
    assert sheet.text("capabilities[4].attributes") == "Movement, Nourishment"
    assert sheet.text("capabilities[4].rating_index") == "Novice"


def test_armor_says_its_rank() -> None:
    with pytest.raises(DocumentError, match="has no rank_max"):
        sheet_of({"armor": [{"id": "hide", "name": "Hide"}]})
