"""Flow from budgets to targets, against brute force (small cases) and windows of ages (large ones)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.procedures.budgets import Budget, BudgetFlow, Overdraft, merge_budgets

TARGETS = ("a", "b", "c", "d")


@st.composite
def draw_budgets(draw: st.DrawFn) -> tuple[Budget, ...]:
    """Draw a few budgets, some for all targets, some for none."""
    pays = st.one_of(st.none(), st.frozensets(st.sampled_from(TARGETS)))
    count = draw(st.integers(0, 4))
    return tuple(Budget(str(n), f"S{n}", draw(st.integers(0, 6)), draw(pays)) for n in range(count))


DEMANDS = st.fixed_dictionaries({key: st.integers(0, 6) for key in TARGETS})


def is_payable(supplies: Sequence[Budget], demands: Mapping[str, int]) -> bool:
    """Return whether demands can be paid, by trying every way."""
    wanted = [(key, units) for key, units in demands.items() if units]
    return _pays({supply.key: supply.amount for supply in supplies}, list(supplies), wanted)


def _pays(rest: Mapping[str, int], supplies: list[Budget], wanted: list[tuple[str, int]]) -> bool:
    if not wanted:
        return True
    (key, units), *others = wanted
    payers = [supply.key for supply in supplies if supply.pays is None or key in supply.pays]
    ways = (
        {**rest, **{payer: rest[payer] - part for payer, part in way.items()}} for way in _ways(payers, rest, units)
    )
    return any(_pays(after, supplies, others) for after in ways)


def _ways(payers: Sequence[str], rest: Mapping[str, int], units: int) -> Iterator[dict[str, int]]:
    if not payers:
        if units == 0:
            yield {}
        return
    first, *others = payers
    for part in range(min(units, rest[first]) + 1):
        for way in _ways(others, rest, units - part):
            yield {first: part, **way}


def satisfies_hall(supplies: Sequence[Budget], demands: Mapping[str, int]) -> bool:
    """Return whether no set of targets demands more than all budgets for them (Hall's condition)."""
    return all(
        sum(demands[key] for key in chosen) <= total_around(supplies, chosen)
        for size in range(1, len(TARGETS) + 1)
        for chosen in combinations(TARGETS, size)
    )


def total_around(supplies: Sequence[Budget], targets: Sequence[str]) -> int:
    """Return the total of the budgets that can pay for any of these targets."""
    return sum(each.amount for each in supplies if each.pays is None or each.pays & set(targets))


@given(draw_budgets(), st.fixed_dictionaries({key: st.integers(0, 3) for key in TARGETS}))
def test_feasible_demands_are_paid(supplies: tuple[Budget, ...], demands: dict[str, int]) -> None:
    small = tuple(Budget(each.key, each.label, min(3, each.amount), each.pays) for each in supplies)
    assert BudgetFlow(small, TARGETS, demands).is_feasible == is_payable(small, demands)


@given(draw_budgets(), DEMANDS)
def test_room_is_the_greatest_payable_amount(supplies: tuple[Budget, ...], demands: dict[str, int]) -> None:
    payment = BudgetFlow(supplies, TARGETS, demands)
    assert payment.is_feasible == satisfies_hall(supplies, demands)
    assert payment.left == sum(each.amount for each in supplies) - sum(demands.values())
    if not payment.is_feasible:
        return
    for key in TARGETS:
        room = payment.room(key)
        assert [payment.has_room(key, units) for units in (1, 2, 5)] == [room >= units for units in (1, 2, 5)]
        assert satisfies_hall(supplies, {**demands, key: demands[key] + room})
        assert not satisfies_hall(supplies, {**demands, key: demands[key] + room + 1})


@given(draw_budgets(), DEMANDS)
def test_overdrafts_are_real(supplies: tuple[Budget, ...], demands: dict[str, int]) -> None:
    payment = BudgetFlow(supplies, TARGETS, demands)
    shortage = payment.overdraft()
    assert (shortage is None) == payment.is_feasible
    tight = [payment.blocking_set(key) for key in TARGETS]
    for found in (shortage, *tight):
        if found is not None:
            assert found.wanted == sum(demands[key] for key in found.targets)
            assert found.given == total_around(supplies, found.targets) == total_around_keys(supplies, found)
            assert found.wanted >= found.given
    assert shortage is None or shortage.wanted > shortage.given
    if payment.is_feasible:
        assert [found is None for found in tight] == [payment.has_room(key) for key in TARGETS]
        assert all(found is None or key in found.targets for key, found in zip(TARGETS, tight, strict=True))


def total_around_keys(supplies: Sequence[Budget], found: Overdraft) -> int:
    return sum(each.amount for each in supplies if each.key in found.budgets)


@given(draw_budgets(), DEMANDS)
def test_payers_and_unspent_amounts_agree_with_brute_force(
    supplies: tuple[Budget, ...], demands: dict[str, int]
) -> None:
    payment = BudgetFlow(supplies, TARGETS, demands)
    if not payment.is_feasible:
        assert [key for key in TARGETS if payment.paying_budgets(key) and not payment.has_room(key)] == []
        return
    for supply in supplies:
        others = [each for each in supplies if each is not supply]
        kept = max(n for n in range(supply.amount + 1) if satisfies_hall([*others, with_less(supply, n)], demands))
        assert payment.unspent(supply.key) == kept
        for key in TARGETS:
            can = (supply.pays is None or key in supply.pays) and kept > 0
            assert (supply.key in payment.paying_budgets(key)) == can


def with_less(supply: Budget, units: int) -> Budget:
    return Budget(supply.key, supply.label, supply.amount - units, supply.pays)


@given(draw_budgets(), st.lists(st.tuples(st.sampled_from(TARGETS), st.integers(-3, 5)), max_size=12))
def test_increasing_and_decreasing_demands_leaves_no_trace(
    supplies: tuple[Budget, ...], changes: list[tuple[str, int]]
) -> None:
    payment = BudgetFlow(supplies, TARGETS)
    untouched = payment.copy()
    demands = dict.fromkeys(TARGETS, 0)
    for key, wanted in changes:
        units = max(wanted, -demands[key])
        demands[key] += units
        payment.add(key, units)
        assert payment.is_feasible == satisfies_hall(supplies, demands)
        assert payment.demand(key) == demands[key]
    assert [payment.room(key) for key in TARGETS] == [
        BudgetFlow(supplies, TARGETS, demands).room(key) for key in TARGETS
    ]
    assert [untouched.demand(key) for key in TARGETS] == [0, 0, 0, 0]
    assert [untouched.room(key) for key in TARGETS] == [total_around(supplies, key) for key in TARGETS]


def test_budgets_for_the_same_targets_are_merged() -> None:
    young, old = frozenset({"a", "b"}), frozenset({"b"})
    years = [Budget(f"y{n}", f"year {n}", 10, young if n < 4 else old) for n in range(1, 6)]
    assert merge_budgets(years) == (
        Budget("y1", "year 1 – year 3", 30, young),
        Budget("y4", "year 4 – year 5", 20, old),
    )
    assert merge_budgets([]) == ()
    assert merge_budgets(years[:1]) == (years[0],)


# --------------------------------------------------------------------------------------- years of life, in closed form

SPANS: Mapping[str, tuple[int, int]] = {
    **{f"any{n}": (0, 10_000) for n in range(12)},
    **{"recv": (0, 10), "inst": (0, 20), "quick": (0, 25), "bal": (0, 30), "agil": (0, 40), "hlth": (0, 50)},
    **{"move": (0, 50), "time": (0, 50), "strn": (10, 30), "guil": (15, 10_000), "emot": (20, 100), "pers": (20, 100)},
}
"""The years of life that can pay for each target."""


def years_of(age: int) -> tuple[Budget, ...]:
    """Return ten points for every year, each for what grows in it."""
    return tuple(
        Budget(
            str(year), f"year {year}", 10, frozenset(key for key, (low, high) in SPANS.items() if low < year <= high)
        )
        for year in range(1, age + 1)
    )


def window_room(age: int, points: Mapping[str, int], key: str) -> int:
    """Return the room of a target from windows of years alone; negative if a window is overdrawn."""
    clipped = {name: (low, min(high, age)) for name, (low, high) in SPANS.items() if low < age}
    if key not in clipped:
        return 0
    lows = {low for low, _ in clipped.values()}
    highs = {high for _, high in clipped.values()}
    return min(
        10 * (high - low)
        - sum(points.get(name, 0) for name, (start, end) in clipped.items() if low <= start and end <= high)
        for low in lows
        for high in highs
        if low <= clipped[key][0] and high >= clipped[key][1]
    )


@given(st.integers(0, 120), st.dictionaries(st.sampled_from(sorted(SPANS)), st.integers(0, 99), max_size=14))
def test_years_of_life_agree_with_their_windows(age: int, points: dict[str, int]) -> None:
    payment = BudgetFlow(years_of(age), tuple(SPANS), points)
    closed = any(points.get(key, 0) for key, (low, _) in SPANS.items() if low >= age)
    rooms = {key: window_room(age, points, key) for key in SPANS}
    assert payment.is_feasible == (not closed and min(rooms.values()) >= 0)
    if payment.is_feasible:
        assert {key: payment.room(key) for key in SPANS} == rooms


@pytest.mark.parametrize(
    ("age", "points", "problem"),
    [
        (12, {"strn": 21}, Overdraft(("strn",), ("11", "12"), 21, 20)),
        (18, {"emot": 1}, Overdraft(("emot", "pers"), (), 1, 0)),
        (22, {"emot": 15, "pers": 6}, Overdraft(("emot", "pers"), ("21", "22"), 21, 20)),
        (25, {"recv": 60, "inst": 90, "quick": 90}, None),
        (40, {"strn": 99, "guil": 98, "emot": 60, "pers": 40}, None),
    ],
)
def test_tight_sets_are_the_smallest(age: int, points: dict[str, int], problem: Overdraft | None) -> None:
    assert BudgetFlow(years_of(age), tuple(SPANS), points).overdraft() == problem
