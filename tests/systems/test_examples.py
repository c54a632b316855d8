"""Every worked example of the five books and of their specifications, run by one runner."""

from __future__ import annotations

import pytest

from core.registry import games
from tests.helpers.worked_examples import Worked, found_at, reported

LEAST = {
    "eastern_isles": (250, 1_350),
    "hursagmu": (83, 760),
    "kinsler": (3, 1_000),
    "ratios": (105, 1_180),
    "sord": (70, 740),
}
"""How many examples and how many numbers each file holds at least."""

WORKED = {game: Worked(game) for game in sorted(LEAST)}
EACH = [pytest.param(game, name, id=f"{game}-{name}") for game, each in WORKED.items() for name in each.examples]
WHOLE = [
    pytest.param(game, name, id=f"{game}-{name}")
    for game, each in WORKED.items()
    for name in ("A", "B", "C", "E", "blank", "blank sheet", "house rule", "house rules")
    if name in each.examples
]


def test_every_game_has_examples() -> None:
    assert sorted(LEAST) == sorted(each.id for each in games())


@pytest.mark.parametrize("game", WORKED)
def test_the_file_holds_every_example(game: str) -> None:
    examples = WORKED[game].examples.values()
    assert (len(examples), sum(each.count for each in examples)) >= LEAST[game]
    assert sum(each.count for each in examples) >= LEAST[game][1]


@pytest.mark.parametrize(("game", "name"), EACH)
def test_numbers(game: str, name: str) -> None:
    example, sheet = WORKED[game].examples[name], WORKED[game].opened(name)
    assert {address: found_at(sheet, address) for address in example.numbers} == example.numbers
    assert [address for address in example.undefined if sheet.value(address) is not None] == []
    assert sheet.faults == ()


@pytest.mark.parametrize(("game", "name"), EACH)
def test_violations_and_notices(game: str, name: str) -> None:
    example, sheet = WORKED[game].examples[name], WORKED[game].opened(name)
    if example.violations is not None:
        assert reported(sheet.violations) == sorted(example.violations)
    if example.notices is not None:
        assert reported(sheet.notices) == sorted(example.notices)


@pytest.mark.parametrize(("game", "name"), EACH)
def test_messages_are_whole_and_nothing_is_reported_twice_at_one_address(game: str, name: str) -> None:
    sheet = WORKED[game].opened(name)
    found = (*sheet.violations, *sheet.notices)
    for each in found:
        assert "{" not in each.message.render()
        assert each.message.render().endswith(".")
    assert len(set(reported(found))) == len(found)


@pytest.mark.parametrize(("game", "name"), WHOLE)
def test_numbers_explain_themselves(game: str, name: str) -> None:
    example, sheet = WORKED[game].examples[name], WORKED[game].opened(name)
    for address in (each.replace("[]", "[0]") for each in (*example.numbers, *example.undefined)):
        explanation = sheet.explain(address)
        assert explanation.value == sheet.value(address), address
        assert explanation.cite, address
        assert explanation.label, address
        assert explanation.formula, address
        assert explanation.filled, address
        if address in example.undefined:
            assert explanation.reason, address
