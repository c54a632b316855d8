"""Allocation of points: bounds, prices, budgets, reasons and automatic spending."""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.messages import Message
from core.procedures.allocation import Allocation, Target, Tier
from core.procedures.budgets import Budget
from core.procedures.requests import Allocate

KEYS = ("a", "b", "c")
ODD = Message("odd", "Odd.")
DEAR = Target("d", "Dear", most=20, cost=1, tiers=(Tier(5, 3), Tier(8, 0)))
AGES = (
    Budget("child", "ages 0–10", 100, frozenset({"agil", "rcvy"})),
    Budget("youth", "ages 10–12", 20, frozenset({"agil", "strn"})),
)
YOUNG = (Target("agil", "Agility", most=99), Target("rcvy", "Recovery", most=99), Target("strn", "Strength", most=99))


@st.composite
def tasks(draw: st.DrawFn) -> tuple[tuple[Target, ...], tuple[Budget, ...]]:
    """Draw a few targets with bounds, prices and steps, and a few budgets."""
    targets = []
    for key in KEYS:
        least = draw(st.integers(0, 1))
        tiers = draw(st.sampled_from([(), (Tier(2, 3),), (Tier(1, 0), Tier(3, 2))]))
        cost, step = draw(st.integers(0, 2)), draw(st.integers(1, 2))
        most, weight = least + draw(st.integers(0, 4)), draw(st.integers(0, 3))
        targets.append(Target(key, key.upper(), least, most, cost, tiers=tiers, step=step, weight=weight))
    pays = st.one_of(st.none(), st.frozensets(st.sampled_from(KEYS)))
    supplies = tuple(
        Budget(str(n), f"S{n}", draw(st.integers(0, 8)), draw(pays)) for n in range(draw(st.integers(0, 3)))
    )
    return tuple(targets), supplies


def legal(targets: tuple[Target, ...], supplies: tuple[Budget, ...]) -> list[dict[str, int]]:
    """Return every valid set of amounts, found by brute force."""
    ranges = [range(target.least, target.most + 1, target.step) for target in targets]
    every = (dict(zip(KEYS, amounts, strict=True)) for amounts in product(*ranges))
    return [amounts for amounts in every if Allocation(targets, supplies, amounts).is_feasible]


@given(tasks())
def test_room_is_the_maximum_that_can_be_added(task: tuple[tuple[Target, ...], tuple[Budget, ...]]) -> None:
    targets, supplies = task
    there = legal(targets, supplies)
    for amounts in there[:20]:
        spending = Allocation(targets, supplies, amounts)
        assert spending.why_not() is None
        for target in targets:
            others = {key: amount for key, amount in amounts.items() if key != target.key}
            best = max(each[target.key] for each in there if others.items() <= each.items())
            assert spending.room(target.key) == best - amounts[target.key]
            assert spending.has_room(target.key) == (best > amounts[target.key])
            assert (spending.why_full(target.key) is None) == spending.has_room(target.key)


@given(tasks(), st.integers(0, 99))
def test_automatic_spending_spends_everything_possible(
    task: tuple[tuple[Target, ...], tuple[Budget, ...]], seed: int
) -> None:
    targets, supplies = task
    if not Allocation(targets, supplies).is_feasible:
        return
    spread = Allocation(targets, supplies)
    spread.spread_evenly()
    filled = Allocation(targets, supplies)
    filled.fill(random.Random(seed), dict.fromkeys(KEYS, 1))
    there = legal(targets, supplies)
    for spending in (spread, filled):
        assert spending.amounts in there
        assert not any(spending.has_room(key) for key in KEYS)


@given(tasks(), st.fixed_dictionaries({key: st.integers(0, 6) for key in KEYS}))
def test_fit_keeps_what_is_possible_of_an_earlier_answer(
    task: tuple[tuple[Target, ...], tuple[Budget, ...]], wanted: dict[str, int]
) -> None:
    targets, supplies = task
    spending = Allocation(targets, supplies)
    if not spending.is_feasible:
        return
    cut = spending.fit(wanted)
    there = legal(targets, supplies)
    assert spending.amounts in there
    if wanted in there:
        assert (spending.amounts, cut) == (wanted, {})
    for target in targets:
        assert max(target.least, wanted[target.key]) - spending.amount(target.key) == cut.get(target.key, 0)


# --------------------------------------------------------------------------------------------------------------- prices


def test_prices_change_by_tier() -> None:
    assert [DEAR.price(points) for points in (0, 5, 6, 8, 9, 20)] == [0, 5, 8, 14, 14, 14]
    assert [DEAR.affordable(0, units) for units in (0, 5, 7, 8, 13, 14)] == [0, 5, 5, 6, 7, 20]
    assert DEAR.affordable(6, 2) == 0
    assert Target("s", "S", most=9, step=4, cost=2).affordable(0, 99) == 8


def test_an_unaffordable_step_names_its_cost() -> None:
    spending = Allocation((DEAR,), (Budget("p", "points", 7),), {"d": 5})
    assert spending.left == 2
    assert str(spending.why_full("d")) == "The next step of Dear costs 3; 2 can still be spent on it."


# -------------------------------------------------------------------------------------------------------------- reasons


@pytest.mark.parametrize(
    ("amounts", "sentence"),
    [
        ({"strn": 21}, "Strength needs 21, but ages 10–12 can pay only 20."),
        (
            {"agil": 60, "rcvy": 50, "strn": 20},
            "Agility, Recovery and Strength need 130 together, but ages 0–10 and ages 10–12 can pay only 120.",
        ),
        ({"agil": 3, "strn": 20, "rcvy": 97}, None),
    ],
)
def test_unpayable_amounts_name_targets_and_budgets(amounts: Mapping[str, int], sentence: str | None) -> None:
    problem = Allocation(YOUNG, AGES, amounts).why_not()
    assert sentence == (None if problem is None else str(problem))


def test_a_full_target_has_a_reason() -> None:
    late = Target("emot", "Emotion", most=9)
    capped = Target("agil", "Agility", most=4)
    spending = Allocation((capped, *YOUNG[1:], late), AGES, {"agil": 4, "strn": 20})
    assert str(spending.why_full("agil")) == "Agility is at its maximum, 4."
    assert str(spending.why_full("emot")) == "ages 0–10 and ages 10–12 cannot be spent on Emotion."
    spending.put("agil", 0)
    assert str(spending.why_full("strn")) == "Strength cannot get more: ages 10–12 can pay only 20 for Strength."
    assert spending.paying_budgets("agil") == ("child",)
    spending = Allocation(YOUNG, AGES, {"agil": 21, "rcvy": 99})
    assert str(spending.why_full("strn")) == "Nothing is left to spend on Strength."
    assert (
        str(Allocation((late,), AGES, {"emot": 1}).why_not()) == "ages 0–10 and ages 10–12 cannot be spent on Emotion."
    )
    unnamed = (Budget("", "", 3, frozenset()),)
    assert str(Allocation((late,), unnamed).why_full("emot")) == "No points here can be spent on Emotion."


def test_a_target_at_its_maximum_is_not_reported_as_too_expensive() -> None:
    capped = Target("agil", "Agility", most=0)
    spending = Allocation((capped, *YOUNG[1:]), AGES)
    assert str(spending.why_full("agil")) == "Agility is already at its maximum."


def test_long_lists_of_names_are_counted() -> None:
    targets = tuple(Target(str(n), f"T{n}", most=9) for n in range(8))
    spending = Allocation(targets, (Budget("s", "points", 5),), {str(n): 1 for n in range(8)})
    assert str(spending.why_not()) == "T0, T1, T2, T3 and 4 more need 8 together, but points can pay only 5."


# ----------------------------------------------------------------------------------------------------------- quick ways


def test_spreading_evenly_gives_the_rest_to_other_targets() -> None:
    spending = Allocation(YOUNG, AGES)
    spending.spread_evenly()
    assert spending.amounts == {"agil": 50, "rcvy": 50, "strn": 20}
    spending = Allocation(YOUNG, AGES, {"strn": 5})
    spending.spread_evenly(["agil", "strn"])
    assert spending.amounts == {"agil": 99, "rcvy": 0, "strn": 20}
    assert spending.left == 1
    spending.spread_evenly()
    assert spending.amounts == {"agil": 99, "rcvy": 1, "strn": 20}


def test_a_rule_limits_automatic_spending() -> None:
    def few(amounts: Mapping[str, int]) -> Message | None:
        return ODD if sum(amounts.values()) > 7 else None

    for seed in range(5):
        spending = Allocation(YOUNG, AGES, rule=few)
        assert spending.room("agil") == 7
        spending.fill(random.Random(seed))
        assert sum(spending.amounts.values()) == 7
        assert spending.why_full("strn") == ODD
    spending = Allocation(YOUNG, AGES, rule=few)
    spending.spread_evenly()
    assert spending.amounts == {"agil": 3, "rcvy": 2, "strn": 2}
    assert Allocation(YOUNG, AGES, {"agil": 8}, few).why_not() == ODD


def test_random_spending_prefers_greater_weights() -> None:
    counts = {"x": 0, "y": 0, "z": 0}
    targets = (Target("x", "X", most=999, weight=3), Target("y", "Y", most=999), Target("z", "Z", most=999, weight=0))
    for seed in range(20):
        spending = Allocation(targets, (Budget("s", "S", 100),))
        spending.fill(random.Random(seed))
        counts = {key: counts[key] + amount for key, amount in spending.amounts.items()}
    assert counts["z"] == 0
    assert sum(counts.values()) == 2000
    assert 1400 < counts["x"] < 1600


def test_huge_amounts_are_spent_quickly() -> None:
    vast = 10**15
    targets = (Target("x", "X", most=vast), Target("y", "Y", most=vast, cost=7), Target("z", "Z", most=vast, cost=0))
    spending = Allocation(targets, (Budget("s", "S", vast),))
    spending.spread_evenly()
    assert spending.left < 7
    assert abs(spending.amount("x") - spending.amount("y")) <= 7
    assert spending.amount("z") == vast
    spending = Allocation(targets, (Budget("s", "S", vast),))
    spending.fill(random.Random(3))
    assert (spending.left, spending.amount("z")) == (0, vast)


# ---------------------------------------------------------------------------------------------------------- the request

ASKED = Allocate(key="y", label="Years", amount=5, budgets=AGES, targets=YOUNG, spend_all=True)


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ({"agil": 99, "rcvy": 6, "strn": 20}, None),
        ({"agil": 99, "rcvy": 5, "strn": 20}, "allocate_amount"),
        ({"agil": 99, "rcvy": 7, "strn": 20}, "allocate_amount"),
        ({"agil": 50, "strn": 26}, "supplies_short"),
    ],
)
def test_a_request_with_budgets_is_checked_as_a_flow(answer: Mapping[str, int], code: str | None) -> None:
    problem = ASKED.check(answer)
    assert code == (None if problem is None else problem.code)
    assert ASKED.total == 125


def test_spend_all_requires_only_what_can_be_spent() -> None:
    late = Allocate(key="y", label="Years", budgets=AGES, targets=YOUNG[1:2], spend_all=True)
    assert late.check({"rcvy": 99}) is None
    problem = late.check({"rcvy": 98})
    assert str(problem) == "Years: 98 of 120 spent."


def test_step_sizes_are_checked() -> None:
    asked = Allocate(key="y", label="Y", amount=9, targets=(Target("a", "A", least=1, most=8, step=3),))
    assert asked.check({"a": 4}) is None
    problem = asked.check({"a": 3})
    assert str(problem) == "A goes up by 3 at a time; 3 is not possible."


@pytest.mark.parametrize("seed", range(10))
def test_the_automatic_answer_spends_everything(seed: int) -> None:
    answer = ASKED.auto(random.Random(seed), {})
    assert ASKED.check(answer) is None
