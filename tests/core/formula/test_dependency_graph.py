"""Dependency graph: evaluation order and cycles."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import FormulaError
from core.formula.dependency_graph import all_dependents, evaluation_order


@given(st.dictionaries(st.integers(0, 30), st.lists(st.integers(0, 30), max_size=4)))
def test_evaluation_order_puts_keys_after_what_they_read(wanted: dict[int, list[int]]) -> None:
    needs = {str(key): [str(need) for need in needed if need < key] for key, needed in wanted.items()}
    order = evaluation_order(needs)
    assert sorted(order) == sorted(needs)
    for key, needed in needs.items():
        assert all(order.index(need) < order.index(key) for need in needed if need in needs)
    for key in needs:
        below = all_dependents(
            [key], {need: [user for user in needs if need in needs[user]] for need in map(str, range(31))}
        )
        assert all(order.index(key) < order.index(user) for user in below)


def test_a_circle_is_printed_as_its_path() -> None:
    with pytest.raises(FormulaError) as refusal:
        evaluation_order({"start": ["a"], "a": ["x", "b"], "b": ["c"], "c": ["a"]})
    assert refusal.value.message.values["path"] == "a → b → c → a"


def test_a_number_that_needs_itself_is_a_circle() -> None:
    with pytest.raises(FormulaError, match="a → a"):
        evaluation_order({"a": ["a"]})


def test_a_long_path_is_ordered_without_recursion() -> None:
    keys = [str(place) for place in range(5000)]
    needs = {key: [following] for key, following in pairwise(keys)}
    assert evaluation_order(needs)[0] == "4998"
