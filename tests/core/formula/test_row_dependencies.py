"""Row filters: a number is computed only in the rows that reference a change."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.formula import Cell, Fault, Program, Reference, RowInputs, Schema, SheetInputs, Solver, Value, ValueType
from core.formula.row_dependencies import RowFilter

NUMBER, TEXT = ValueType.NUMBER, ValueType.TEXT
STATS = ("str", "dex", "wil")
NAMES = ("axe", "bow", "club")
KEYS: dict[str, ValueType] = {
    **dict.fromkeys((f"stats.{stat}.{name}" for stat in STATS for name in ("n", "level")), NUMBER),
    **dict.fromkeys(("w[].n", "w[].level", "w[].value", "w[].twice", "skills[].n", "skills[].level", "total"), NUMBER),
    **dict.fromkeys(("w[].skill", "w[].stat", "skills[].name"), TEXT),
}
SCHEMA = Schema(
    KEYS,
    frozenset({"w", "skills"}),
    {"all": ("skills", "stats.<s>")},
    {"w": (Reference("all", "skill"),)},
    families={"s": STATS},
)
FORMULAS = {
    "stats.<s>.level": "stats.<s>.n * 2",
    "skills[].level": "n ** 8",
    "w[].level": "default(ref.level, 0) + n",
    "w[].value": 'stats.str.level if stat == "str" else stats.dex.level if stat == " Dex " else n',
    "w[].twice": 'level + stats.wil.level if stat != "WIL" else 7',
    "total": "sum(w[].level) + sum(w[].value) + sum(w[].twice)",
}


def sheet(*rows: tuple[str, str]) -> SheetInputs:
    """Return a sheet with rows that name a skill and a stat."""
    return SheetInputs(
        {f"stats.{stat}.n": place for place, stat in enumerate(STATS)},
        {
            "w": [
                RowInputs({"skill": skill, "stat": stat, "n": 10 * place}) for place, (skill, stat) in enumerate(rows)
            ],
            "skills": [RowInputs({"name": name, "n": place}) for place, name in enumerate(NAMES)],
        },
    )


ROWS = (("axe", "str"), ("bow", "dex"), ("dex", "wil"), ("AXE", " STR"), ("nothing", ""))


def cells(solver: Solver) -> dict[Cell, Value]:
    """Return every number and text of a sheet."""
    places = {key: range(solver.rows((key, ()))) for key in SCHEMA.lists}
    lists = {key: key.rpartition("[]")[0] for key in KEYS}
    every = [(key, path) for key, outer in lists.items() for path in ([(n,) for n in places[outer]] if outer else [()])]
    return {cell: solver.value(cell) for cell in every}


@pytest.fixture
def solver() -> Solver:
    return Solver(Program.build(SCHEMA, FORMULAS), sheet(*ROWS))


def computed(solver: Solver, *sets: tuple[Cell, Value]) -> tuple[int, list[str]]:
    """Run an edit; return the count of computed numbers and the changed rows of ``w``."""
    before = solver.evaluations
    changed = solver.edit(sets)
    return solver.evaluations - before, [f"{key[4:]} {path[0]}" for key, path in changed if key.startswith("w[].")]


def anew(solver: Solver) -> bool:
    """Return whether every number is that of a computation from scratch."""
    before = cells(solver)
    solver.recompute()
    return cells(solver) == before


def test_a_value_is_recomputed_in_rows_that_reference_it(solver: Solver) -> None:
    steps = solver.program.by_key
    assert steps["w[].level"].row_filters(SCHEMA) == {
        "skills[].level": (RowFilter("w[].&skill", None),),
        **{f"stats.{stat}.level": (RowFilter("w[].&skill", f"stats.{stat}."),) for stat in STATS},
    }
    by_stat = {stat: (RowFilter("w[].stat", stat),) for stat in ("str", "dex")}
    assert steps["w[].value"].row_filters(SCHEMA) == {f"stats.{stat}.level": found for stat, found in by_stat.items()}
    assert steps["w[].twice"].row_filters(SCHEMA) == {}  # what is read where a text is *not* a certain one
    assert computed(solver, (("skills[].n", (0,)), 2)) == (1 + 2 + 2 + 1, ["level 0", "level 3", "twice 0", "twice 3"])
    assert computed(solver, (("skills[].n", (2,)), 1)) == (1, [])
    assert computed(solver, (("stats.str.n", ()), 5)) == (1 + 2 + 1, ["value 0", "value 3"])
    assert computed(solver, (("stats.dex.n", ()), 8)) == (1 + 1 + 1 + 1 + 1, ["level 2", "value 1"])
    assert anew(solver)


def test_a_row_that_changes_its_reference_follows_the_new_one(solver: Solver) -> None:
    computed(solver, (("stats.str.n", ()), 5), (("skills[].n", (0,)), 2))
    computed(solver, (("w[].stat", (1,)), "str"))
    computed(solver, (("w[].skill", (1,)), "axe"))
    assert computed(solver, (("stats.str.n", ()), 6))[1] == ["value 0", "value 1", "value 3"]
    assert computed(solver, (("stats.dex.n", ()), 6))[1] == ["level 2"]
    assert computed(solver, (("skills[].n", (0,)), 3))[1][:3] == ["level 0", "level 1", "level 3"]
    renamed = (("skills[].name", (0,)), "dex")
    found = computed(solver, (("w[].stat", (4,)), "dex"), (("stats.dex.n", ()), 7), renamed)[1]
    assert found == ["stat 4", *(f"level {row}" for row in range(4)), "value 4", "twice 0", "twice 1", "twice 3"]
    assert computed(solver, (("stats.dex.n", ()), 8))[1] == ["value 4"]
    assert anew(solver)


def test_added_and_removed_rows_are_updated(solver: Solver) -> None:
    computed(solver, (("stats.str.n", ()), 5), (("skills[].n", (1,)), 2))
    solver.remove_row(("w", ()), 0)
    assert computed(solver, (("stats.str.n", ()), 6))[1] == ["value 2"]
    solver.insert_rows(("w", ()), 1, [RowInputs({"skill": "bow", "stat": "str", "n": 1})])
    assert computed(solver, (("stats.str.n", ()), 7))[1] == ["value 1", "value 3"]
    assert computed(solver, (("skills[].n", (1,)), 3))[1][:2] == ["level 0", "level 1"]
    solver.move_row(("skills", ()), 1, 0)
    assert computed(solver, (("skills[].n", (0,)), 4))[1][:2] == ["level 0", "level 1"]
    solver.remove_row(("skills", ()), 0)
    assert computed(solver, (("stats.dex.n", ()), 9))[1] == ["level 2", "value 0"]
    twin = solver.copy()
    assert computed(twin, (("stats.str.n", ()), 1))[1] == ["value 1", "value 3"]
    assert anew(solver)
    assert anew(twin)


def test_a_house_rule_has_its_own_row_filters(solver: Solver) -> None:
    rule = {"w[].value": 'stats.wil.level if stat == "str" else 1', "w[].level": "n"}
    ruled = Solver(solver.program.with_house_rules(rule), sheet(*ROWS))
    assert computed(ruled, (("stats.str.n", ()), 5)) == (1, [])
    computed(ruled, (("stats.wil.n", ()), 5))
    assert computed(ruled, (("stats.wil.n", ()), 9))[1][:2] == ["value 0", "value 3"]
    assert computed(ruled, (("skills[].n", (0,)), 5)) == (1, [])


def test_a_fault_spreads_to_referencing_rows_and_can_be_repaired(solver: Solver) -> None:
    solver.edit([(("skills[].n", (0,)), 10**14)])
    assert [fault.address for fault in solver.faults()] == ["skills[0].level"]
    faulty = [row for row in range(len(ROWS)) if isinstance(solver.value(("w[].level", (row,))), Fault)]
    assert faulty == [0, 3]
    solver.edit([(("w[].skill", (3,)), "bow")])
    solver.edit([(("skills[].n", (0,)), 1)])
    assert solver.faults() == ()
    assert anew(solver)


texts = st.sampled_from(["axe", "Bow", "dex", " STR ", "wil", "club", ""])
anywhere: st.SearchStrategy[tuple[Cell, Value]] = st.one_of(
    st.tuples(st.sampled_from([(f"stats.{stat}.n", ()) for stat in STATS]), st.integers(0, 3)),
    st.tuples(st.builds(lambda row: ("skills[].n", (row,)), st.integers(0, 2)), st.sampled_from([0, 1, None, 10**14])),
    st.tuples(st.builds(lambda row: ("skills[].name", (row,)), st.integers(0, 2)), texts),
    st.tuples(st.builds(lambda row: ("w[].skill", (row,)), st.integers(0, 4)), texts),
    st.tuples(st.builds(lambda row: ("w[].stat", (row,)), st.integers(0, 4)), texts),
)


@given(st.lists(st.lists(anywhere, min_size=1, max_size=3), max_size=5))
def test_after_any_edits_of_references_numbers_equal_a_new_sheet(edits: list[list[tuple[Cell, Value]]]) -> None:
    solver = Solver(Program.build(SCHEMA, FORMULAS), sheet(*ROWS))
    for sets in edits:
        before = cells(solver)
        changed = solver.edit(sets)
        after = cells(solver)
        assert set(changed) == {cell for cell in after if after[cell] != before[cell]}
        assert len(set(changed)) == len(changed)
    assert anew(solver)
