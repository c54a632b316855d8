"""Dependency graph: evaluation order and cycles."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import FormulaError
from core.formula.dependency_graph import EvaluationOrder, all_dependents, circular_keys, evaluation_order


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


GRAPHS = st.dictionaries(st.sampled_from("abcdefg"), st.lists(st.sampled_from("abcdefgxy"), max_size=4), max_size=7)


@given(GRAPHS)
def test_keys_in_circles_are_those_that_need_themselves(needs: dict[str, list[str]]) -> None:
    readers: dict[str, list[str]] = {}
    for key, needed in needs.items():
        for each in needed:
            readers.setdefault(each, []).append(key)
    assert circular_keys(needs) == {key for key in needs if key in all_dependents([key], readers)}


@given(st.lists(GRAPHS, max_size=8))
def test_an_order_takes_every_change_that_closes_no_cycle(changes: list[dict[str, list[str]]]) -> None:
    needs: dict[str, list[str]] = {key: [] for key in "abcdefg"}
    order = EvaluationOrder(needs)
    for change in changes:
        changed = {**needs, **change}
        if circular_keys(changed):
            with pytest.raises(FormulaError) as refused:
                order.change(change)
            circle = refused.value.circle
            assert all(after in changed[key] for key, after in zip(circle, (*circle[1:], circle[0]), strict=True))
        else:
            order.change(change)
            needs = changed


def test_an_order_looks_at_what_lies_between_only() -> None:
    """A thousand changes that need what comes before are not searched at all."""
    keys = [f"k{number}" for number in range(1000)]
    order = EvaluationOrder({key: [] for key in keys})
    for number, key in enumerate(keys):
        order.change({key: keys[max(0, number - 200) : number]})
    assert order.visited == len(keys)
    with pytest.raises(FormulaError):
        order.change({keys[10]: keys[500:600]})
    assert order.visited <= 2 * len(keys)
