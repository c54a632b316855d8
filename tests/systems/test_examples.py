"""Worked examples of the games' books and specifications."""

from __future__ import annotations

import pytest

from core.registry import games
from tests.helpers.worked_examples import WorkedExamples, value_at, violation_lines

WORKED = {each.id: WorkedExamples(each.id) for each in games()}
EACH = [pytest.param(game, name, id=f"{game}-{name}") for game, each in WORKED.items() for name in each.examples]
WHOLE = [
    pytest.param(game, name, id=f"{game}-{name}")
    for game, each in WORKED.items()
    for name in ("A", "B", "C", "E", "blank", "blank sheet", "house rule", "house rules")
    if name in each.examples
]


@pytest.mark.parametrize("game", WORKED)
def test_examples_are_complete(game: str) -> None:
    examples = WORKED[game].examples.values()
    least_examples, least_numbers = WORKED[game].least
    assert len(examples) >= least_examples > 0
    assert sum(each.count for each in examples) >= least_numbers > 0


@pytest.mark.parametrize(("game", "name"), EACH)
def test_numbers(game: str, name: str) -> None:
    example, sheet = WORKED[game].examples[name], WORKED[game].opened(name)
    assert {address: value_at(sheet, address) for address in example.numbers} == example.numbers
    assert [address for address in example.undefined if sheet.value(address) is not None] == []
    assert sheet.faults == ()


@pytest.mark.parametrize(("game", "name"), EACH)
def test_violations_and_notices(game: str, name: str) -> None:
    example, sheet = WORKED[game].examples[name], WORKED[game].opened(name)
    if example.violations is not None:
        assert violation_lines(sheet.violations) == sorted(example.violations)
    if example.notices is not None:
        assert violation_lines(sheet.notices) == sorted(example.notices)


@pytest.mark.parametrize(("game", "name"), EACH)
def test_messages_are_whole_and_nothing_is_reported_twice_at_one_address(game: str, name: str) -> None:
    sheet = WORKED[game].opened(name)
    found = (*sheet.violations, *sheet.notices)
    for each in found:
        assert "{" not in each.message.render()
        assert each.message.render().endswith(".")
    assert len(set(violation_lines(found))) == len(found)


@pytest.mark.parametrize(("game", "name"), WHOLE)
def test_numbers_explain_themselves(game: str, name: str) -> None:
    example, sheet = WORKED[game].examples[name], WORKED[game].opened(name)
    for address in (each.replace("[]", "[0]") for each in (*example.numbers, *example.undefined)):
        explanation = sheet.explain(address)
        assert explanation.value == sheet.value(address), address
        assert explanation.cite, address
        assert explanation.label, address
        assert explanation.formula, address
        assert explanation.with_values, address
        if address in example.undefined:
            assert explanation.reason, address
