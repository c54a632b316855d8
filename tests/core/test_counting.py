"""Singular and plural of units and counted things, in core and in the games' data."""

from __future__ import annotations

import ast
import random
import re
import tomllib
from collections.abc import Iterator
from fractions import Fraction

import pytest

from core.character.document import Character
from core.character.edits import SetValue
from core.messages import Message, format_count, singular_unit, unit_for
from core.registry import open_character
from core.rules.message_templates import read_message_template
from core.rules.source_position import SourcePosition
from tests.helpers.games import example_id
from tests.helpers.sources import ROOT, modules

DAYS = "# day has passed|# days have passed"


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (1, "1 day has passed"),
        (0, "0 days have passed"),
        (2, "2 days have passed"),
        (21, "21 days have passed"),
        (-1, "-1 days have passed"),
        (Fraction(1), "1 day has passed"),
        (Fraction(1, 2), "1/2 days have passed"),
        ("1", "1 day has passed"),
        ("many", "many days have passed"),
    ],
)
def test_a_number_has_its_form(number: object, said: str) -> None:
    assert format_count(number, DAYS) == said
    assert Message("m", "{days:" + DAYS + "}.", {"days": number}).render() == f"{said}."


@pytest.mark.parametrize(
    ("several", "one"),
    [
        ("days", "day"),
        ("Steps", "Step"),
        ("yards per Third-turn", "yard per Third-turn"),
        ("feet", "foot"),
        ("dice", "die"),
        ("EN/rounds", "EN/rounds"),
        ("lb", "lb"),
        ("%", "%"),
        ("s", "s"),
        ("", ""),
    ],
)
def test_one_of_a_unit_has_its_word(several: str, one: str) -> None:
    assert singular_unit(several) == unit_for(1, several) == unit_for("1", several) == one
    assert unit_for(0, several) == unit_for(Fraction(1, 2), several) == unit_for(-1, several) == several


def test_a_number_of_a_sheet_has_the_unit_of_one_or_of_several() -> None:
    sheet = open_character(Character(example_id()), random.Random(1))
    shown = []
    for seconds in (1, 2):
        sheet.apply(SetValue("state.unconscious_seconds", seconds))
        shown.append(sheet.text("state.unconscious_seconds"))
    assert shown == ["1 second", "2 seconds"]
    assert sheet.explain("state.unconscious_seconds").shown == "2 seconds"


def test_a_form_need_not_say_the_number() -> None:
    sentence = Message("m", "{n} of {n:it is|them are} left.", {"n": 1})
    assert sentence.render() == "1 of it is left."
    assert format_count(3, "sheep") == "sheep"


def test_a_translation_has_forms_of_its_own() -> None:
    sentence = Message("m", "{n:# row|# rows}", {"n": 2})
    assert sentence.render({"{n:# row|# rows}": "{n:# Zeile|# Zeilen}"}.__getitem__) == "2 Zeilen"


def test_a_placeholder_without_a_value_is_kept() -> None:
    assert Message("m", "{n:# row|# rows}").render() == "{n} rows"


def test_counted_placeholders_of_game_texts_keep_their_forms() -> None:
    template, meant = read_message_template(
        SourcePosition("x.toml", "x"), "{steps.left:# step waits|# steps wait}: {name}"
    )
    assert template == "{steps_left:# step waits|# steps wait}: {name}"
    assert meant == {"steps_left": "steps.left", "name": "name"}


def words(data: object) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list):
        for each in data.values() if isinstance(data, dict) else data:
            yield from words(each)


def test_no_text_of_a_game_has_plurals_in_brackets() -> None:
    seen = 0
    for file in sorted((ROOT / "resources" / "rules").rglob("*.toml")):
        for text in words(tomllib.loads(file.read_text(encoding="utf-8"))):
            seen += 1
            assert not re.search(r"\w\((s|es|ies)\)", text), (file.name, text)
    assert seen > 1000


def test_no_text_of_core_has_plurals_in_brackets() -> None:
    seen = 0
    for module in modules("core"):
        for node in module.nodes:
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                seen += 1
                assert not re.search(r"\w\((s|es|ies)\)", node.value), (module.path, node.value)
    assert seen > 1000
