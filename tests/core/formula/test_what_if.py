"""What-if numbers: the value of a number if an input were one higher."""

from __future__ import annotations

import pytest

from core.errors import FormulaError
from core.formula import (
    Description,
    Fault,
    Program,
    RowInputs,
    Schema,
    SheetInputs,
    Solver,
    Value,
    ValueType,
    WhatIf,
    explain,
)

NUMBERS = (
    *("level", "factor", "cost", "next", "step", "share"),
    *(f"rows[].{key}" for key in ("level", "cost", "next", "half")),
    *(f"rows[].inner[].{key}" for key in ("level", "cost", "next")),
)
SCHEMA = Schema(
    dict.fromkeys(NUMBERS, ValueType.NUMBER),
    frozenset({"rows", "rows[].inner"}),
    what_ifs={
        "next": WhatIf("cost", "level"),
        "rows[].next": WhatIf("rows[].cost", "rows[].level"),
        "rows[].inner[].next": WhatIf("rows[].inner[].cost", "rows[].inner[].level"),
    },
)
FORMULAS = {
    "cost": "level * abs(level) * factor",
    "step": "next - cost",
    "rows[].cost": "level * (level + 1) / 2",
    "rows[].inner[].cost": "level * 10",
}


def solved(level: Value = 2, **formulas: str) -> Solver:
    """Return a sheet with two rows, each with two rows within, all of the levels 1 and 3."""
    named = {key.replace("rows_", "rows[]."): formula for key, formula in formulas.items()}
    program = Program.build(SCHEMA, {**FORMULAS, **named})
    inner = [RowInputs({"level": each}) for each in (1, 3)]
    rows = [RowInputs({"level": each}, {"inner": inner}) for each in (1, 3)]
    return Solver(program, SheetInputs({"level": level, "factor": 1}, {"rows": rows}))


def values(solver: Solver, key: str) -> list[Value]:
    return [solver.value((key, (place,))) for place in (0, 1)]


@pytest.mark.parametrize(("level", "step"), [(-3, 5), (-1, 1), (0, 1), (1, 3), (6, 13)])
def test_next_cost_of_a_level(level: int, step: int) -> None:
    solver = solved(level)
    assert solver.value(("step", ())) == step
    assert solver.value(("level", ())) == level
    assert solver.value(("cost", ())) == level * abs(level)


def test_rows_are_independent() -> None:
    solver = solved()
    assert values(solver, "rows[].next") == [3, 10]
    assert [solver.value(("rows[].inner[].next", (1, place))) for place in (0, 1)] == [20, 40]
    assert values(solver, "rows[].level") == [1, 3]


def test_a_what_if_number_is_updated_by_every_edit() -> None:
    solver = solved(0)
    assert solver.value(("cost", ())) == 0
    changed = solver.edit([(("factor", ()), 5)])  # the cost stays 0, the next one does not
    assert ("next", ()) in changed
    assert solver.value(("step", ())) == 5
    solver.edit([(("rows[].level", (0,)), 4)])
    assert values(solver, "rows[].next") == [15, 10]
    solver.insert_rows(("rows", ()), 0, [RowInputs({"level": 2}, {"inner": []})])
    assert values(solver, "rows[].next") == [6, 15]


def test_a_what_if_number_follows_intermediate_numbers() -> None:
    # by way of another number of the row, of the sheet, and of all rows
    assert values(solved(rows_half="level / 2", rows_cost="half * 4"), "rows[].next") == [4, 8]
    assert solved(share="level / 2", cost="share * 4 + level").value(("next", ())) == 9
    assert (
        solved(cost="level + sum(rows[].cost)", rows_cost="level * 10 + share", share="level * 100").value(("next", ()))
        == 3 + 10 + 30 + 2 * 300
    )
    every = solved(share="sum(rows[].level)", rows_cost="share * 100 + level")
    assert values(every, "rows[].next") == [502, 504]
    every.edit([(("rows[].level", (0,)), 5)])
    assert values(every, "rows[].next") == [906, 904]


def test_a_number_independent_of_the_input_is_unchanged() -> None:
    solver = solved(cost="factor * 7")
    assert (solver.value(("next", ())), solver.value(("step", ()))) == (7, 0)
    solver.edit([(("factor", ()), 2)])
    assert solver.value(("next", ())) == 14


def test_undefined_and_faulty_what_if_numbers() -> None:
    assert solved(cost="1 / level").value(("next", ())) is not None
    assert solved(-1, cost="1 / level").value(("next", ())) is None
    assert solved(None).value(("next", ())) is None
    solver = solved(10**15)
    assert [fault.address for fault in solver.faults()] == ["cost"]
    assert solver.value(("next", ())) == solver.value(("cost", ()))
    solver = solved(1, cost="level * 10**15")
    found = solver.value(("next", ()))
    assert isinstance(found, Fault)
    assert [fault.address for fault in solver.faults()] == ["next"]


def test_house_rules_change_or_replace_a_what_if_number() -> None:
    solver = solved()
    ruled = Solver(solver.program.with_house_rules({"cost": "2 * level"}), SheetInputs({"level": 3, "factor": 1}))
    assert (ruled.value(("next", ())), ruled.value(("step", ()))) == (8, 2)
    replaced = Solver(solver.program.with_house_rules({"next": "100"}), SheetInputs({"level": 3, "factor": 1}))
    assert replaced.value(("step", ())) == 91
    with pytest.raises(FormulaError, match=r"→ next → cost|→ cost → next"):
        solver.program.with_house_rules({"cost": "next + 1"})


def test_copies_of_a_solver_are_independent() -> None:
    solver = solved()
    twin = solver.copy()
    twin.edit([(("level", ()), 5)])
    assert (solver.value(("step", ())), twin.value(("step", ()))) == (5, 11)


def test_explanation_of_a_what_if_number() -> None:
    solver = solved()
    found = explain(solver, ("rows[].next", (1,)), lambda cell: Description(cell[0]))
    assert (found.value, found.formula, found.with_values) == (10, "level * (level + 1) / 2", "4 * (4 + 1) / 2")
    assert [part.address for part in found.parts] == ["rows[1].level"]
    assert found.with_labels(lambda cell: f"<{cell[0]}>", str) == "<rows[].level> * (<rows[].level> + 1) / 2"
    assert solver.value(("rows[].level", (1,))) == 3
    step = explain(solver, ("step", ()), lambda cell: Description(cell[0]))
    assert step.with_values == "9 - 4"
    assert [part.with_values for part in step.parts] == ["3 * abs(3) * 1", "2 * abs(2) * 1"]
    assert set(solver.program.direct_dependents("cost")) == {"next", "step"}
