"""Gathered lists of some rows only: those in which a number of the row is not 0."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from core.formula import (
    Cell,
    Description,
    Fault,
    Function,
    Program,
    RowInputs,
    Schema,
    SheetInputs,
    Solver,
    Value,
    ValueType,
    explain,
)

NUMBER, OPAQUE = ValueType.NUMBER, ValueType.OPAQUE


def at(_places: tuple[int, ...], values: tuple[int, ...]) -> int:
    return sum(values)


FUNCTIONS = {
    "at": Function("at", 2, 2, "Some of many numbers.", at, vector_arguments={1}, takes_indices=True),
    "how_many": Function("how_many", 1, 1, "Their number.", len, vector_arguments={0}),
}
FORMULAS = {
    "skills[].is_strong": "1 if n > 5 else 0",
    "sum": "sum(strong[].n)",
    "most": "max(strong[].n)",
    "least": "min(1000, strong[]: n * 2)",
    "many": "count(strong[])",
    "columns": "count(strong[].n)",
    "counted": "how_many(strong[].n)",
    "named": "at(places, strong[].n)",
    "uses": "sum(laden[].uses[].cost)",
    "lone": "count(laden[])",
    "skills[].share": "n / sum(strong[].n)",
    "big": "sum(strong[]: n ** 7)",
}
SCHEMA = Schema(
    {
        **dict.fromkeys(("stats.str.n", "stats.dex.n", "stats.str.is_strong", "stats.dex.is_strong"), NUMBER),
        **dict.fromkeys(("skills[].n", "stances[].laden", "stances[].uses[].cost"), NUMBER),
        **dict.fromkeys(FORMULAS, NUMBER),
        "places": OPAQUE,
    },
    frozenset({"skills", "stances", "stances[].uses"}),
    {"all": ("stats.<s>", "skills"), "strong": ("stats.<s>", "skills"), "laden": ("stances",)},
    functions=FUNCTIONS,
    families={"s": ("str", "dex")},
    gather_filters={"strong": "is_strong", "laden": "laden"},
)


def sheet(numbers: tuple[Value, ...] = (3, 6, 9), **values: Value) -> Solver:
    """Return a sheet with a strong stat, a weak one, and skills of these numbers."""
    lists: Mapping[str, list[RowInputs]] = {
        "skills": [RowInputs({"n": number}) for number in numbers],
        "stances": [
            RowInputs({"laden": laden}, {"uses": [RowInputs({"cost": cost}) for cost in costs]})
            for laden, costs in ((1, (1, 2)), (0, (10, 20)), (None, (100,)), (2, (1000,)))
        ],
    }
    stats = {"stats.str.n": 20, "stats.dex.n": 30, "stats.str.is_strong": 1, "stats.dex.is_strong": 0}
    return Solver(Program.build(SCHEMA, FORMULAS), SheetInputs({**stats, "places": (0, 2), **values}, lists))


def shown(solver: Solver, *keys: str) -> list[Value]:
    return [solver.value((key, ())) for key in keys]


def test_only_rows_that_belong_are_counted() -> None:
    assert shown(sheet(), "sum", "most", "least") == [35, 20, 12]
    assert shown(sheet(), "many", "columns", "counted") == [3, 3, 3]
    assert shown(sheet(), "named") == [29]
    assert shown(sheet(), "big") == [20**7 + 6**7 + 9**7]


def test_a_filter_of_outer_rows_holds_for_their_inner_ones() -> None:
    """A number that is undefined keeps its row out."""
    assert shown(sheet(), "uses", "lone") == [1003, 2]


def test_none_of_many_is_an_empty_list() -> None:
    solver = sheet((1, 2), **{"stats.str.is_strong": None})
    assert shown(solver, "sum", "most", "least", "many") == [0, None, 1000, 0]


def test_a_row_enters_and_leaves_with_its_number() -> None:
    solver = sheet()
    changed = solver.edit([(("skills[].n", (0,)), 7)])
    assert ("sum", ()) in changed
    assert shown(solver, "sum", "many") == [42, 4]
    solver.edit([(("stats.dex.is_strong", ()), 1)])
    assert shown(solver, "sum", "most") == [72, 30]
    solver.edit([(("skills[].n", (1,)), 0)])
    assert shown(solver, "sum", "many") == [66, 4]
    solver.insert_rows(("skills", ()), 0, [RowInputs({"n": 100})])
    solver.remove_row(("skills", ()), 3)
    assert shown(solver, "sum", "many") == [157, 4]


@pytest.mark.parametrize("seed", range(20))
def test_any_edits_lead_to_what_is_computed_anew(seed: int) -> None:
    source = random.Random(seed)
    solver = sheet()
    for _ in range(30):
        cells: list[Cell] = [("stats.str.n", ()), ("stats.dex.is_strong", ()), ("skills[].n", (source.randrange(3),))]
        solver.edit([(source.choice(cells), source.choice([0, 1, 5, 6, 40, None]))])
        keys = ("sum", "most", "least", "many", "columns", "counted", "big")
        before = shown(solver, *keys), [solver.value(("skills[].share", (row,))) for row in range(3)]
        solver.recompute()
        assert before == (shown(solver, *keys), [solver.value(("skills[].share", (row,))) for row in range(3)])


def test_a_fault_of_the_filter_is_one_of_the_number() -> None:
    solver = sheet()
    solver.edit([(("skills[].n", (0,)), 10**15)])
    assert isinstance(shown(solver, "big")[0], Fault)
    assert shown(solver, "sum") == [35 + 10**15] or isinstance(shown(solver, "sum")[0], Fault)


def test_what_does_not_belong_is_in_no_explanation() -> None:
    explanation = explain(sheet(), ("sum", ()), lambda cell: Description(cell[0]))
    assert explanation.with_values == "sum(20, 6, 9)"
    assert [part.address for part in explanation.parts] == ["stats.str.n", "skills[1].n", "skills[2].n"]
    assert explain(sheet(), ("least", ()), lambda cell: Description(cell[0])).with_values == (
        "min(1000, 20 * 2, 6 * 2, 9 * 2)"
    )
