"""Texts that formulas contain are words, which are translated where they are shown; what a player typed is not."""

from __future__ import annotations

from typing import cast

import pytest

from core.character.field_values import convert_text, convert_texts
from core.formula import Program, Schema, SheetInputs, Solver, ValueType
from core.messages import Word

SCHEMA = Schema(keys={"typed": ValueType.TEXT, "points": ValueType.NUMBER, "state": ValueType.TEXT})
STATE = '"dead" if points < 0 else "able" if points > 9 else typed'


@pytest.mark.parametrize(
    ("points", "text", "kind"),
    [(-1, "dead", Word), (10, "able", Word), (5, "able", str)],
)
def test_only_the_texts_of_a_formula_are_words(points: int, text: str, kind: type) -> None:
    solver = Solver(Program.build(SCHEMA, {"state": STATE}), SheetInputs({"typed": "able", "points": points}))
    value = solver.value(("state", ()))
    assert value == text
    assert type(value) is kind


def test_a_word_that_is_written_into_a_field_becomes_a_plain_text() -> None:
    assert type(convert_text(Word("able"))) is str
    assert [type(each) for each in cast("tuple[str]", convert_texts([Word("able"), "typed"]))] == [str, str]
