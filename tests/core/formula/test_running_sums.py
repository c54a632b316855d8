"""Running sums are equal to sums computed from scratch."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.formula import Cell, Fault, Program, Reference, RowInputs, Schema, SheetInputs, Solver, Value, ValueType
from core.formula.running_sums import EditScope, changed_terms

NUMBER, TEXT = ValueType.NUMBER, ValueType.TEXT
STATS = tuple("abcdefghij")
SUMS = ("load", "spent", "joined", "all_n", "stats_n", "uses_n", "weighed", "halves", "scaled")
INPUTS = {
    **{f"stats.{stat}.n": 1 for stat in STATS},
    "saved": 5,
    "factor": 2,
}
SCHEMA = Schema(
    {
        **dict.fromkeys((*INPUTS, *SUMS, "floored", "named_n"), NUMBER),
        **dict.fromkeys(
            ("items[].n", "items[].m", "items[].load", "bags[].n", "bags[].uses[].n", "bags[].own"), NUMBER
        ),
        "items[].name": TEXT,
    },
    frozenset({"items", "bags", "bags[].uses"}),
    {"every": ("stats.<s>", "items")},
    {"items": (Reference("items", "name"),)},
    families={"s": STATS},
)
FORMULAS = {
    "items[].load": "n * m",
    "load": "sum(items[].load) - saved",
    "spent": "0 - saved - sum(items[]: default(n, 7) * factor)",
    "joined": "sum(items[].n, items[].m, bags[].n, factor) + sum(bags[].own) - 2 * saved",
    "all_n": "sum(every[].n)",
    "stats_n": "sum(every[]: n) + saved",
    "uses_n": "sum(bags[].uses[].n)",
    "weighed": "sum(bags[].uses[]: n * own)",
    "bags[].own": "n + sum(uses[].n)",
    "halves": "sum(items[]: n / m) + sum(items[]: n > 2)",
    "floored": "floor(sum(items[].n) / 2)",
    "scaled": "sum(items[]: m * halves)",
    "named_n": "sum(items[]: default(ref.n, 0))",
}
COUNT = 3


def sheet() -> SheetInputs:
    return SheetInputs(
        dict(INPUTS),
        {
            "items": [RowInputs({"n": place, "m": 2, "name": "a"}) for place in range(COUNT)],
            "bags": [RowInputs({"n": 1}, {"uses": [RowInputs({"n": 4}), RowInputs({"n": 5})]}) for _ in range(COUNT)],
        },
    )


@pytest.fixture
def solver() -> Solver:
    program = Program.build(SCHEMA, FORMULAS)
    for key in (*INPUTS, "items[].n", "items[].m", "items[].name", "bags[].n", "bags[].uses[].n"):
        program.access(key).precompile(at_once=True)
    return Solver(program, sheet())


def numbers(solver: Solver) -> dict[Cell, Value]:
    found: dict[Cell, Value] = {(key, ()): solver.value((key, ())) for key in (*SUMS, "floored", "named_n")}
    found |= {
        (key, (row,)): solver.value((key, (row,))) for key in ("items[].load", "bags[].own") for row in range(COUNT)
    }
    return found


def running(solver: Solver, key: str, start: str) -> list[str] | None:
    """Return the terms of a sum that an edit recomputes; None for all of it."""
    root = solver.program.by_key[key].template.checked.root
    around = start.rpartition("[]")[0]
    near = {
        start,
        *(step for step in solver.program.dependents((start,)) if around.startswith(step.rpartition("[]")[0])),
    }
    terms = changed_terms(root, EditScope(around, near, frozenset(), {}))
    return None if terms is None else ["less" if term.is_less else "more" for term in terms]


def test_only_parts_that_may_have_changed_are_computed(solver: Solver) -> None:
    assert running(solver, "load", "items[].n") == ["more"]
    assert running(solver, "load", "saved") == ["less"]
    assert running(solver, "spent", "items[].n") == ["less"]
    assert running(solver, "spent", "saved") == ["less"]
    assert running(solver, "spent", "factor") is None  # every row may have changed
    assert running(solver, "joined", "items[].m") == ["more"]
    assert running(solver, "all_n", "items[].n") == ["more"]
    assert running(solver, "all_n", "stats.c.n") == ["more"]
    assert running(solver, "uses_n", "bags[].uses[].n") == ["more"]
    assert running(solver, "halves", "items[].m") == ["more"]
    assert running(solver, "floored", "items[].n") is None  # no sum of parts
    assert running(solver, "scaled", "items[].n") is None  # halves are others, and every row reads them
    assert running(solver, "named_n", "items[].n") is None  # what other rows name
    assert running(solver, "bags[].own", "bags[].uses[].n") == ["more"]
    assert running(solver, "bags[].own", "bags[].n") == ["more"]
    assert running(solver, "weighed", "bags[].n") is None  # every use of the bag
    assert running(solver, "weighed", "bags[].uses[].n") is None  # the bag's own changes, which the other use reads


def test_a_sum_becomes_undefined_or_faulty_and_a_number_again(solver: Solver) -> None:
    halves: Cell = ("halves", ())
    assert solver.value(halves) == Fraction(3, 2)
    assert halves in solver.edit([(("items[].m", (1,)), 0)])
    assert solver.value(halves) is None
    assert halves not in solver.edit([(("items[].m", (1,)), None)])
    assert halves in solver.edit([(("items[].m", (1,)), 1)])
    assert solver.value(halves) == 2
    assert solver.value(halves).__class__ is int
    solver.edit([(("items[].n", (0,)), 10**15)])
    assert isinstance(solver.value(("spent", ())), Fault)
    solver.edit([(("items[].n", (0,)), 0)])
    assert solver.value(("spent", ())) == -5 - 2 * (0 + 1 + 2)
    assert solver.faults() == ()


def test_a_sum_is_updated_after_rows_were_added_and_removed(solver: Solver) -> None:
    solver.edit([(("items[].n", (1,)), 9)])
    solver.remove_row(("items", ()), 0)
    solver.insert_row(("items", ()), 2, RowInputs({"n": 4, "m": 3, "name": ""}))
    solver.edit([(("items[].n", (2,)), 5)])
    assert solver.value(("load", ())) == 9 * 2 + 2 * 2 + 5 * 3 - 5
    before = numbers(solver)
    solver.recompute()
    assert numbers(solver) == before


values = st.sampled_from([0, 1, 3, None, Fraction(1, 3), Fraction(2, 3), 10**15])
places: st.SearchStrategy[Cell] = st.one_of(
    st.sampled_from([(key, ()) for key in ("saved", "factor", "stats.c.n")]),
    st.tuples(st.sampled_from(["items[].n", "items[].m", "bags[].n"]), st.tuples(st.integers(0, COUNT - 1))),
    st.tuples(st.just("bags[].uses[].n"), st.tuples(st.integers(0, COUNT - 1), st.integers(0, 1))),
)


@given(edits=st.lists(st.tuples(places, values), max_size=8))
def test_after_any_edits_sums_are_as_if_they_were_added_up(edits: Sequence[tuple[Cell, Value]]) -> None:
    program = Program.build(SCHEMA, FORMULAS)
    for cell, _ in edits:
        program.access(cell[0]).precompile(at_once=True)
    written, by_steps = Solver(program, sheet()), Solver(Program.build(SCHEMA, FORMULAS), sheet())
    for each in edits:
        assert written.edit([each]) == by_steps.edit([each])
        assert written.evaluations == by_steps.evaluations
        assert numbers(written) == numbers(by_steps)
        assert written.faults() == by_steps.faults()
