"""What the worked examples of HURSAGMU show besides their numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from tests.systems.hursagmu.worked import EXAMPLES, game, opened

WHOLE = ("A", "B", "C")


def addresses(derived: Mapping[str, object], before: str = "") -> Iterator[str]:
    """Give the address of every number of a document's derived numbers."""
    for key, value in derived.items():
        if isinstance(value, Mapping):
            yield from addresses(value, f"{before}{key}.")
        elif isinstance(value, list | tuple):
            for place, row in enumerate(value):
                yield from addresses(row, f"{before}{key}[{place}].")
        else:
            yield before + key


@pytest.mark.parametrize("name", WHOLE)
def test_nothing_is_computed_that_the_specification_does_not_list(name: str) -> None:
    example = EXAMPLES[name]
    assert set(addresses(opened(name).derived())) == {*example.numbers, *example.undefined}


def test_what_is_ours_says_so() -> None:
    ours = [each for each in game().derived.values() if "R" in each.cite]
    assert len(ours) > len(game().derived) // 2 - 20
    explanation = opened("B").explain("run_yd")
    assert "chapter on movement is missing" in explanation.ruling


def test_every_violation_has_an_example() -> None:
    spoken = {line.split()[0] for example in EXAMPLES.values() for line in example.violations or ()}
    assert spoken == {rule.code for rule in game().violations}
