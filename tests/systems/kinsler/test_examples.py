"""Every worked example of the specification, run from examples.toml by one runner."""

from __future__ import annotations

import pytest

from tests.systems.kinsler.opened import EXAMPLES, opened, reported

LEAST_EXAMPLES = 3
LEAST_NUMBERS = 1_000
WHOLE = ("A", "B", "C")


def test_the_file_holds_every_example() -> None:
    assert len(EXAMPLES) >= LEAST_EXAMPLES
    assert sum(len(example.numbers) + len(example.undefined) for example in EXAMPLES.values()) >= LEAST_NUMBERS


@pytest.mark.parametrize("name", EXAMPLES)
def test_numbers(name: str) -> None:
    example, sheet = EXAMPLES[name], opened(name)
    assert {address: sheet.value(address) for address in example.numbers} == example.numbers
    assert [address for address in example.undefined if sheet.value(address) is not None] == []
    assert sheet.faults == ()


@pytest.mark.parametrize("name", EXAMPLES)
def test_violations(name: str) -> None:
    example, sheet = EXAMPLES[name], opened(name)
    if example.violations is not None:
        assert reported(sheet.violations) == sorted(example.violations)


@pytest.mark.parametrize("name", WHOLE)
def test_numbers_explain_themselves(name: str) -> None:
    example, sheet = EXAMPLES[name], opened(name)
    for address in (*example.numbers, *example.undefined):
        explanation = sheet.explain(address)
        assert explanation.value == example.numbers.get(address), address
        assert explanation.cite, address
        assert explanation.label, address
        assert explanation.formula, address
        assert explanation.filled, address
        if address in example.undefined:
            assert explanation.reason, address


@pytest.mark.parametrize("name", EXAMPLES)
def test_messages_have_no_holes(name: str) -> None:
    sheet = opened(name)
    for each in (*sheet.violations, *sheet.notices):
        assert "{" not in each.message.render()


@pytest.mark.parametrize("name", EXAMPLES)
def test_nothing_is_reported_twice_at_one_address(name: str) -> None:
    sheet = opened(name)
    found = reported((*sheet.violations, *sheet.notices))
    assert len(set(found)) == len(found)
