"""Functions with indexed arguments are recomputed only when an indexed entry changes."""

from __future__ import annotations

import pytest

from core.formula import Cell, Fault, Function, Program, RowInputs, Schema, SheetInputs, Solver, Value, ValueType
from core.formula.row_dependencies import RowFilter

NUMBER, OPAQUE = ValueType.NUMBER, ValueType.OPAQUE


def added(places: tuple[int, ...], factor: int, values: tuple[int, ...]) -> int:
    return factor * sum(values)


def shifted(places: tuple[int, ...], by: int) -> tuple[int, ...]:
    return tuple(place + by for place in places)


FUNCTIONS = {
    "added": Function("added", 3, 3, "Some of many numbers.", added, vector_arguments={2}, takes_indices=True),
    "shifted": Function("shifted", 2, 2, "Places further on.", shifted, OPAQUE),
}
SCHEMA = Schema(
    {
        **dict.fromkeys(("stats.str.n", "stats.dex.n", "factor", "skills[].n", "skills[].twice", "total"), NUMBER),
        **dict.fromkeys(("w[].sum", "w[].twice_sum", "w[].other", "w[].by"), NUMBER),
        "w[].places": OPAQUE,
        "w[].moved": OPAQUE,
    },
    frozenset({"skills", "w"}),
    {"all": ("stats.<s>", "skills")},
    functions=FUNCTIONS,
    families={"s": ("str", "dex")},
)
FORMULAS = {
    "skills[].twice": "n * 2",
    "w[].moved": "shifted(places, by)",
    "w[].sum": "added(moved, factor, all[].n)",
    "w[].twice_sum": "added(places, 1, skills[].twice)",
    "w[].other": "added(places, 1, skills[]: n + 1)",
    "total": "sum(w[].sum)",
}
ROWS: tuple[tuple[int, ...], ...] = ((0, 1), (1, 3), (), (2, 2))


@pytest.fixture
def solver() -> Solver:
    program = Program.build(SCHEMA, FORMULAS)
    lists = {
        "w": [RowInputs({"places": places, "by": 0}) for places in ROWS],
        "skills": [RowInputs({"n": 10**place}) for place in range(4)],
    }
    return Solver(program, SheetInputs({"stats.str.n": 7, "stats.dex.n": 5, "factor": 1}, lists))


def computed(solver: Solver, cell: Cell, value: Value) -> tuple[int, list[str]]:
    """Run an edit; return the count of computed numbers and the changed rows of ``w``."""
    before = solver.evaluations
    changed = solver.edit([(cell, value)])
    return solver.evaluations - before, [f"{key[4:]} {path[0]}" for key, path in changed if key.startswith("w[].")]


def anew(solver: Solver) -> bool:
    keys = ("w[].sum", "w[].twice_sum", "w[].other")
    cells = [(key, (row,)) for key in keys for row in range(solver.rows(("w", ())))]
    before = [solver.value(cell) for cell in cells]
    solver.recompute()
    return [solver.value(cell) for cell in cells] == before


def test_a_function_gets_the_entries_at_its_indices(solver: Solver) -> None:
    assert [solver.value(("w[].sum", (row,))) for row in range(4)] == [12, 15, 0, 2]
    assert [solver.value(("w[].twice_sum", (row,))) for row in range(4)] == [22, 2020, 0, 400]
    assert [solver.value(("w[].other", (row,))) for row in range(4)] == [13, 1012, 0, 202]


def test_only_rows_whose_indexed_entries_changed_are_computed(solver: Solver) -> None:
    steps = solver.program.by_key
    assert steps["w[].twice_sum"].row_filters(SCHEMA) == {"skills[].twice": (RowFilter("w[].places", None, 0),)}
    assert steps["w[].sum"].row_filters(SCHEMA)["skills[].n"] == (RowFilter("w[].moved", None, 2),)
    assert steps["w[].other"].row_filters(SCHEMA) == {}  # what is no column itself
    assert computed(solver, ("stats.str.n", ()), 8) == (1 + 1, ["sum 0"])
    assert computed(solver, ("stats.dex.n", ()), 6) == (2 + 1, ["sum 0", "sum 1"])
    assert computed(solver, ("skills[].n", (0,)), 2)[1] == ["sum 3", "twice_sum 0", "other 0"]
    assert computed(solver, ("factor", ()), 2)[1] == ["sum 0", "sum 1", "sum 3"]
    assert anew(solver)


def test_changed_indices_recompute_their_row(solver: Solver) -> None:
    computed(solver, ("stats.str.n", ()), 8)
    computed(solver, ("w[].by", (3,)), -2)
    assert computed(solver, ("stats.str.n", ()), 9)[1] == ["sum 0", "sum 3"]
    computed(solver, ("w[].places", (3,)), (3,))
    assert computed(solver, ("stats.str.n", ()), 10)[1] == ["sum 0"]
    solver.insert_rows(("skills", ()), 0, [RowInputs({"n": 3})])
    assert computed(solver, ("skills[].n", (4,)), 5)[1] == []
    assert computed(solver, ("skills[].n", (1,)), 5)[1] == ["sum 1", "twice_sum 0", "twice_sum 1", "other 0", "other 1"]
    solver.remove_row(("w", ()), 0)
    assert computed(solver, ("skills[].n", (1,)), 6)[1] == ["sum 0", "twice_sum 0", "other 0"]
    assert anew(solver)


def test_only_indexed_entries_can_make_a_result_undefined_or_faulty(solver: Solver) -> None:
    assert computed(solver, ("skills[].n", (2,)), None)[1] == ["twice_sum 3", "other 3"]
    assert solver.value(("w[].twice_sum", (3,))) is None
    assert solver.value(("w[].twice_sum", (1,))) == 2020
    computed(solver, ("skills[].n", (2,)), 10**15)
    assert [fault.address for fault in solver.faults()][:1] == ["skills[2].twice"]
    assert isinstance(solver.value(("w[].twice_sum", (3,))), Fault)
    assert solver.value(("w[].twice_sum", (1,))) == 2020
    computed(solver, ("skills[].n", (2,)), 1)
    assert solver.faults() == ()
    computed(solver, ("w[].places", (2,)), (9,))
    assert {fault.address for fault in solver.faults()} == {"w[2].sum", "w[2].twice_sum", "w[2].other"}
    assert {fault.reason.code for fault in solver.faults()} == {"no_place"}
    computed(solver, ("w[].places", (2,)), None)
    assert solver.value(("w[].twice_sum", (2,))) is None
    assert solver.faults() == ()
    assert anew(solver)


def test_undefined_entries_use_their_fallback() -> None:
    keys = dict.fromkeys(("a", "group.x.n", "group.y.n", "w[].sum", "w[].mixed", "w[].n"), NUMBER)
    schema = Schema(
        {**keys, "w[].places": OPAQUE},
        frozenset({"w"}),
        {"all": ("group.<g>",), "mixed": ("group.<g>", "w")},
        functions=FUNCTIONS,
        families={"g": ("x", "y")},
        undefined_counts=4,
        computed=frozenset({"group.x.n", "group.y.n", "w[].sum", "w[].mixed"}),
    )
    formulas = {"group.x.n": "1 / a", "group.y.n": "a * 10", "w[].sum": "added(places, 1, all[].n)"}
    formulas["w[].mixed"] = "added(places, 1, mixed[].n)"  # inputs count nothing where they are undefined
    lists = {"w": [RowInputs({"places": places, "n": 6}) for places in ((0,), (1,), (0, 1), (0, 2))]}
    solver = Solver(Program.build(schema, formulas), SheetInputs({"a": 0}, lists))
    assert [solver.value(("w[].sum", (row,))) for row in range(3)] == [4, 0, 4]
    assert [solver.value(("w[].mixed", (row,))) for row in range(4)] == [4, 0, 4, 10]
    evaluations, changed = computed(solver, ("a", ()), 1)
    assert evaluations == 2 + 4 + 4  # one sum has no such place, before and after
    assert changed == ["sum 0", "sum 1", "sum 2", "mixed 0", "mixed 1", "mixed 2", "mixed 3"]
    assert [solver.value(("w[].sum", (row,))) for row in range(3)] == [1, 10, 11]
    assert [solver.value(("w[].mixed", (row,))) for row in range(4)] == [1, 10, 11, 7]
    assert solver.program.by_key["w[].sum"].row_filters(schema)["group.y.n"] == (RowFilter("w[].places", 1),)
