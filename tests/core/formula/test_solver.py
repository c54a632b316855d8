"""Solver: after any edit, its numbers equal those of a new sheet, each computed once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from core.errors import FormulaError
from core.formula import (
    Cell,
    Fault,
    Function,
    Program,
    Reference,
    RowInputs,
    Schema,
    SheetInputs,
    Solver,
    Value,
    ValueType,
    to_text,
)
from tests.helpers.formula_strategies import numeric_trees

NUMBER, TEXT = ValueType.NUMBER, ValueType.TEXT

INPUTS = ("a", "b", "stats.str.n", "stats.dex.n")
ROW_INPUTS = ("n", "m")
LISTS = frozenset({"items", "named", "stances", "stances[].uses"})

# Every number that is computed: its key, and what its random formula may name beside the sheet's inputs. Each may name
# what stands above it, so that there is no circle.
COMPUTED: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "d0": ((), ("items[].n",)),
    "items[].e0": (("n", "m", "row", "d0"), ("named[].n",)),
    "items[].e1": (("n", "e0", "d0", "ref.n"), ("items[].e0",)),
    "d1": (("d0",), ("items[].e1", "items[].n", "all[].n")),
    "stances[].f0": (("n", "d1"), ("uses[].n",)),
    "stances[].uses[].g0": (("n", "m", "f0", "row", "d1"), ("uses[].m", "items[].e1")),
    "stances[].f1": (("m", "f0"), ("uses[].g0", "stances[].f0")),
    "named[].h0": (("n", "d1"), ("stances[].uses[].g0",)),
    "items[].e2": (("e1", "d1", "ref.h0"), ("stances[].f1",)),
    "d2": (("d0", "d1"), ("stances[].uses[].g0", "stances[].f1", "items[].e2", "named[].h0")),
}

SCHEMA = Schema(
    keys={
        **dict.fromkeys((*INPUTS, *COMPUTED), NUMBER),
        **{f"{key}[].{name}": NUMBER for key in LISTS for name in ROW_INPUTS},
        "items[].name": TEXT,
        "named[].name": TEXT,
    },
    lists=LISTS,
    gathers={"all": ("stats.<s>", "named")},
    refs={"items": (Reference("named", "name"),)},
    families={"s": ("str", "dex")},
)

small = st.one_of(st.integers(-3, 9), st.sampled_from([Fraction(1, 2), None]))
words = st.sampled_from(["", "Axe", " axe", "bow", "club"])


@dataclass
class Row:
    """A row of the reference model in the test."""

    values: dict[str, Value]
    lists: dict[str, list[Row]] = field(default_factory=dict)

    def inputs(self) -> RowInputs:
        return RowInputs(self.values, {key: [row.inputs() for row in rows] for key, rows in self.lists.items()})


@dataclass
class Document:
    """What a sheet is made from."""

    values: dict[str, Value]
    lists: dict[str, list[Row]]

    def inputs(self) -> SheetInputs:
        return SheetInputs(self.values, {key: [row.inputs() for row in rows] for key, rows in self.lists.items()})

    def rows(self, key: str, around: tuple[int, ...]) -> list[Row]:
        return self.lists["stances"][around[0]].lists["uses"] if around else self.lists[key]


def rows_of(key: str) -> st.SearchStrategy[Row]:
    values: dict[str, st.SearchStrategy[Any]] = {name: small for name in ROW_INPUTS}
    if key in {"items", "named"}:
        values["name"] = words
    lists = {"uses": st.lists(rows_of("stances[].uses"), max_size=2)} if key == "stances" else {}
    return st.builds(Row, st.fixed_dictionaries(values), st.fixed_dictionaries(lists))


documents = st.builds(
    Document,
    st.fixed_dictionaries(dict.fromkeys(INPUTS, small)),
    st.fixed_dictionaries({key: st.lists(rows_of(key), max_size=3) for key in ("items", "named", "stances")}),
)
formulas = st.fixed_dictionaries(
    {
        key: numeric_trees((*names, "a", "b"), columns).map(to_text).filter(lambda text: "** 10" not in text)
        for key, (names, columns) in COMPUTED.items()
    }
)


def cells(solver: Solver) -> dict[Cell, Value]:
    """Return every number of a sheet, inputs among them."""
    found: dict[Cell, Value] = {}
    for key in SCHEMA.keys:
        for path in paths(solver, key.rpartition("[]")[0]):
            found[key, path] = solver.value((key, path))
    return found


def paths(solver: Solver, list_key: str) -> list[tuple[int, ...]]:
    if not list_key:
        return [()]
    outer = list_key.rpartition("[]")[0]
    return [(*path, place) for path in paths(solver, outer) for place in range(solver.rows((list_key, path)))]


@st.composite
def operations(draw: st.DrawFn, document: Document) -> tuple[str, Callable[[Solver], tuple[Cell, ...]]]:
    """One edit, carried out in the document and given for the solver."""
    kind = draw(st.sampled_from(["set", "set", "set", "several", "insert", "remove", "move", "replace"]))
    if kind in ("set", "several"):
        sets = [draw(one_set(document)) for _ in range(1 if kind == "set" else 3)]
        return kind, lambda solver: solver.edit(sets)
    choices: list[tuple[str, tuple[int, ...]]] = [("items", ()), ("named", ()), ("stances", ())]
    choices += [("stances[].uses", (place,)) for place in range(len(document.lists["stances"]))]
    cell = draw(st.sampled_from(choices))
    rows = document.rows(*cell)
    if kind == "replace":
        rows[:] = draw(st.lists(rows_of(cell[0]), max_size=3))
        made = [row.inputs() for row in rows]
        return kind, lambda solver: solver.replace_rows(cell, made)
    if kind == "insert" or not rows:
        place = draw(st.integers(0, len(rows)))
        row = draw(rows_of(cell[0]))
        rows.insert(place, row)
        inputs = row.inputs()
        return "insert", lambda solver: solver.insert_rows(cell, place, [inputs])
    place, to = draw(st.integers(0, len(rows) - 1)), draw(st.integers(0, len(rows) - 1))
    if kind == "remove":
        del rows[place]
        return kind, lambda solver: solver.remove_row(cell, place)
    rows.insert(to, rows.pop(place))
    return kind, lambda solver: solver.move_row(cell, place, to)


def test_functions_of_columns_of_other_lists_are_updated_in_every_row() -> None:
    best = Function(
        "best", 2, 3, "The highest.", lambda more, *columns: more + max(map(max, columns)), vector_arguments={1, 2}
    )
    formulas = {
        "rows[].n": "a + b",
        "others[].n": "best(b, rows[].n)",
        "others[].own": "best(n, uses[].cost, rows[].n)",
        "others[].whole": "best(n, one, rows[].n) + sum(rows[]: best(1, one))",
        "others[].far": "best(n, rows[]: ref.x)",
    }
    keys = ("a", "one.x", "one.y", "rows[].b", "rows[].x", "others[].b", "others[].uses[].cost", *formulas)
    schema = Schema(
        {**dict.fromkeys(keys, NUMBER), "rows[].of": TEXT, "rows[].name": TEXT},
        frozenset({"rows", "others", "others[].uses"}),
        refs={"rows": (Reference("rows", "of"),)},
        functions={"best": best},
    )
    rows = [RowInputs({"b": b, "x": b, "of": "axe", "name": "axe"}) for b in (1, 3, 2)]
    others = [RowInputs({"b": b}, {"uses": [RowInputs({"cost": 2 * b})]}) for b in (0, 10)]
    lists = {"rows": rows, "others": others}
    solver = Solver(Program.build(schema, formulas), SheetInputs({"a": 1, "one.x": 1, "one.y": 2}, lists))
    for values in ((2, 1), (None, 1)):
        in_turn(solver, ("a", ()), values)
        for value in values:
            solver.edit([(("a", ()), value)])
            new = Solver(solver.program, SheetInputs({"a": value, "one.x": 1, "one.y": 2}, lists))
            found = [solver.value((key, (row,))) for key in formulas for row in (0, 1)]
            assert found == [new.value((key, (row,))) for key in formulas for row in (0, 1)]
    assert solver.value(("others[].n", (1,))) == 14


@st.composite
def one_set(draw: st.DrawFn, document: Document) -> tuple[Cell, Value]:
    places: list[tuple[Cell, dict[str, Value], str]] = [((key, ()), document.values, key) for key in INPUTS]
    for key, rows in document.lists.items():
        for place, row in enumerate(rows):
            places += [((f"{key}[].{name}", (place,)), row.values, name) for name in row.values]
            for inner, use in enumerate(row.lists.get("uses", ())):
                own = [((f"stances[].uses[].{name}", (place, inner)), use.values, name) for name in use.values]
                places += own
    cell, values, name = draw(st.sampled_from(places))
    values[name] = draw(words if name == "name" else small)
    return cell, values[name]


@settings(max_examples=40, phases=(Phase.explicit, Phase.reuse, Phase.generate))  # shrinking takes many minutes
@given(st.data(), documents, formulas)
def test_after_any_edits_every_number_is_that_of_a_new_sheet(
    data: st.DataObject, document: Document, texts: dict[str, str]
) -> None:
    program = Program.build(SCHEMA, texts)
    solver = Solver(program, document.inputs())
    for _ in range(data.draw(st.integers(1, 4))):
        before = cells(solver)
        kind, apply = data.draw(operations(document))
        changed = apply(solver)
        after = cells(solver)
        assert after == cells(Solver(program, document.inputs()))
        assert len(set(changed)) == len(changed)
        if kind in ("set", "several"):
            assert set(changed) == {cell for cell in after if after[cell] != before[cell]}
        else:
            inside = changed[0][0]
            outside = {cell for cell in after if not cell[0].startswith(f"{inside}[].")}
            assert {cell for cell in changed[1:] if not cell[0].startswith(f"{inside}[].")} == {
                cell for cell in outside if after[cell] != before[cell]
            }
        assert set(solver.faults()) == {
            value for cell, value in after.items() if isinstance(value, Fault) and value.address == address(cell)
        }
    twin = solver.copy()
    assert cells(twin) == cells(solver)
    solver.recompute()
    assert cells(twin) == cells(solver)


@settings(max_examples=40, phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(st.data(), documents, formulas, st.sets(st.sampled_from(sorted(COMPUTED)), min_size=1))
def test_supposed_inputs_give_the_asked_numbers_as_an_edit_would_and_change_nothing(
    data: st.DataObject, document: Document, texts: dict[str, str], keys: set[str]
) -> None:
    program = Program.build(SCHEMA, texts)
    solver = Solver(program, document.inputs())
    before, faults = cells(solver), solver.faults()
    supposed = dict(data.draw(st.lists(one_set(document), max_size=3)))
    edited = cells(Solver(program, document.inputs()))
    with solver.supposed(supposed, frozenset(keys)):
        asked = {cell: value for cell, value in cells(solver).items() if cell[0] in keys}
    assert asked == {cell: value for cell, value in edited.items() if cell[0] in keys}
    assert cells(solver) == before
    assert solver.faults() == faults


def address(cell: Cell) -> str:
    key, path = cell
    for position in path:
        key = key.replace("[]", f"[{position}]", 1)
    return key


# ---- how often numbers are computed


class Probe:
    """A function that counts how often each number is computed."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, int]] = Counter()
        self.functions = {"probe": Function("probe", 3, 3, "Its third argument.", self._call, ValueType.NUMBER)}

    def _call(self, name: str, row: int, value: Value) -> Value:
        self.counts[name, row] += 1
        return value


DIAMOND = {
    "left": 'probe("left", 0, a + 1)',
    "right": 'probe("right", 0, a * 2)',
    "weapons[].reach": 'probe("reach", row, length + left - right)',
    "weapons[].swing": 'probe("swing", row, reach + right + bonus)',
    "total": 'probe("total", 0, sum(weapons[].swing) + left)',
    "sign": 'probe("sign", 0, 1 if total > 0 else 0)',
    "last": 'probe("last", 0, sign + c)',
    "weapons[].end": 'probe("end", row, sign * 10)',
}
DIAMOND_SCHEMA = Schema(
    dict.fromkeys(("a", "b", "c", "bonus", "weapons[].length", *DIAMOND), NUMBER), frozenset({"weapons"})
)


@pytest.fixture
def probe() -> Probe:
    return Probe()


@pytest.fixture
def diamond(probe: Probe) -> Solver:
    schema = Schema(DIAMOND_SCHEMA.keys, DIAMOND_SCHEMA.lists, functions=probe.functions)
    rows = [RowInputs({"length": length}) for length in (5, 6, 7)]
    solver = Solver(
        Program.build(schema, DIAMOND), SheetInputs({"a": 1, "b": 0, "c": 0, "bonus": 0}, {"weapons": rows})
    )
    probe.counts.clear()
    solver.evaluations = 0
    return solver


def test_an_edit_computes_each_touched_number_once_and_stops_at_equal_values(probe: Probe, diamond: Solver) -> None:
    changed = diamond.edit([(("a", ()), 2)])
    once = {("left", 0), ("right", 0), ("total", 0), ("sign", 0)}
    once |= {(name, row) for name in ("reach", "swing") for row in (1, 2, 3)}
    assert probe.counts == dict.fromkeys(once, 1)
    assert diamond.evaluations == len(once)
    assert ("sign", ()) not in changed
    assert [key for key, _ in changed][:3] == ["a", "left", "right"]


def test_an_edit_in_a_row_stays_in_the_row(probe: Probe, diamond: Solver) -> None:
    changed = diamond.edit([(("weapons[].length", (1,)), 60)])
    assert probe.counts == {("reach", 2): 1, ("swing", 2): 1, ("total", 0): 1, ("sign", 0): 1}
    assert changed == (
        ("weapons[].length", (1,)),
        ("weapons[].reach", (1,)),
        ("weapons[].swing", (1,)),
        ("total", ()),
    )


def test_supposed_inputs_compute_only_what_leads_to_the_asked_numbers(probe: Probe, diamond: Solver) -> None:
    with diamond.supposed({("a", ()): 2}, frozenset({"weapons[].reach"})):
        assert [diamond.value(("weapons[].reach", (row,))) for row in range(3)] == [4, 5, 6]
    once = {("left", 0), ("right", 0), ("reach", 1), ("reach", 2), ("reach", 3)}
    assert probe.counts == dict.fromkeys(once, 1)
    assert diamond.evaluations == len(once)
    assert [diamond.value(("weapons[].reach", (row,))) for row in range(3)] == [5, 6, 7]


def test_an_error_while_inputs_are_supposed_leaves_the_numbers(diamond: Solver) -> None:
    before = diamond.value(("total", ()))
    with pytest.raises(LookupError), diamond.supposed({("a", ()): 2, ("lost", ()): 1}, frozenset({"total"})):
        pass
    with pytest.raises(ZeroDivisionError), diamond.supposed({("a", ()): 2}, frozenset({"total"})):
        raise ZeroDivisionError
    assert diamond.value(("total", ())) == before
    assert diamond.value(("a", ())) == 1


def test_several_inputs_are_one_edit(probe: Probe, diamond: Solver) -> None:
    sets: list[tuple[Cell, Value]] = [
        (("a", ()), 2),
        (("weapons[].length", (0,)), 9),
        (("bonus", ()), 1),
        (("c", ()), 0),
    ]
    diamond.edit(sets)
    assert set(probe.counts.values()) == {1}
    assert ("last", 0) not in probe.counts


def test_an_equal_value_computes_nothing(probe: Probe, diamond: Solver) -> None:
    assert diamond.edit([(("a", ()), 1)]) == ()
    assert diamond.edit([(("weapons[].length", (0,)), Fraction(5))]) == ()
    assert diamond.edit([(("a", ()), 1), (("c", ()), 0)]) == ()
    assert diamond.edit([]) == ()
    assert probe.counts == {}


def test_an_input_without_readers_computes_nothing(probe: Probe, diamond: Solver) -> None:
    assert diamond.edit([(("b", ()), 8)]) == (("b", ()),)
    assert probe.counts == {}


def test_a_new_row_computes_itself_and_its_sums(probe: Probe, diamond: Solver) -> None:
    changed = diamond.insert_rows(("weapons", ()), 3, [RowInputs({"length": 8})])
    assert probe.counts == {("reach", 4): 1, ("swing", 4): 1, ("total", 0): 1, ("sign", 0): 1, ("end", 4): 1}
    assert changed[0] == ("weapons", ())
    assert ("total", ()) in changed


def test_rows_that_move_compute_only_what_reads_their_position(probe: Probe, diamond: Solver) -> None:
    assert diamond.move_row(("weapons", ()), 0, 0) == (("weapons", ()),)
    assert probe.counts == {("total", 0): 1}


# ---- asking and refusing


def test_values_and_rows_by_cell(diamond: Solver) -> None:
    assert diamond.value(("weapons[].length", (2,))) == 7
    assert diamond.value(("left", ())) == 2
    assert diamond.rows(("weapons", ())) == 3


@pytest.mark.parametrize(
    "ask",
    [
        lambda solver: solver.value(("lost", ())),
        lambda solver: solver.value(("weapons[].length", (3,))),
        lambda solver: solver.value(("weapons[].length", (-1,))),
        lambda solver: solver.value(("weapons[].lost", (0,))),
        lambda solver: solver.edit([(("weapons[].length", (9,)), 1)]),
        lambda solver: solver.rows(("lost", ())),
        lambda solver: solver.rows(("weapons[].lost", (-1,))),
        lambda solver: solver.remove_row(("weapons", ()), 3),
        lambda solver: solver.remove_row(("weapons", ()), -1),
        lambda solver: solver.insert_rows(("weapons", ()), 4, [RowInputs({"length": 1})]),
        lambda solver: solver.insert_rows(("weapons", ()), -1, [RowInputs({"length": 1})]),
        lambda solver: solver.move_row(("weapons", ()), 3, 0),
        lambda solver: solver.move_row(("weapons", ()), 0, 3),
        lambda solver: solver.insert_rows(("lost", ()), 0, [RowInputs({})]),
    ],
)
def test_unknown_cells_are_lookup_errors(diamond: Solver, ask: Callable[[Solver], object]) -> None:
    with pytest.raises(LookupError):
        ask(diamond)


def test_copies_are_independent(diamond: Solver) -> None:
    twin = diamond.copy()
    twin.edit([(("a", ()), 50), (("weapons[].length", (0,)), 500)])
    twin.remove_row(("weapons", ()), 2)
    assert diamond.value(("a", ())) == 1
    assert diamond.value(("weapons[].length", (0,))) == 5
    assert diamond.rows(("weapons", ())) == 3


def test_a_fault_in_a_row_moves_with_its_row() -> None:
    schema = Schema(dict.fromkeys(("rows[].n", "rows[].big", "sum_of"), NUMBER), frozenset({"rows"}))
    program = Program.build(schema, {"rows[].big": "n * 10 ** 15", "sum_of": "sum(rows[].big)"})
    solver = Solver(program, SheetInputs({}, {"rows": [RowInputs({"n": 2})]}))
    assert [fault.address for fault in solver.faults()] == ["rows[0].big"]
    solver.insert_rows(("rows", ()), 0, [RowInputs({"n": 0})])
    assert [fault.address for fault in solver.faults()] == ["rows[1].big"]
    total = solver.value(("sum_of", ()))
    assert isinstance(total, Fault)
    assert total.address == "rows[1].big"
    solver.edit([(("rows[].n", (1,)), 1)])
    assert solver.faults() == ()
    assert solver.value(("sum_of", ())) == 10**15


def test_a_reference_follows_names_and_rows() -> None:
    schema = Schema(
        {"w[].skill": TEXT, "w[].level": NUMBER, "skills[].name": TEXT, "skills[].n": NUMBER, "stats.dex.n": NUMBER},
        frozenset({"w", "skills"}),
        {"all": ("skills", "stats.<s>")},
        {"w": (Reference("all", "skill"),)},
        families={"s": ("dex",)},
    )
    program = Program.build(schema, {"w[].level": "ref.n"})
    rows = {"w": [RowInputs({"skill": "Axe"})], "skills": [RowInputs({"name": "axe ", "n": 4})]}
    solver = Solver(program, SheetInputs({"stats.dex.n": 9}, rows))
    level: Cell = ("w[].level", (0,))
    assert solver.value(level) == 4
    assert solver.edit([(("skills[].n", (0,)), 5)]) == (("skills[].n", (0,)), level)
    assert level in solver.edit([(("skills[].name", (0,)), "bow")])
    assert solver.value(level) is None
    assert level in solver.edit([(("w[].skill", (0,)), "DEX")])
    assert solver.value(level) == 9
    assert level in solver.edit([(("stats.dex.n", ()), 10)])
    assert level in solver.insert_rows(("skills", ()), 0, [RowInputs({"name": "dex", "n": 1})])
    assert solver.value(level) == 1
    twin = solver.copy()
    assert level in twin.remove_row(("skills", ()), 0)
    assert twin.value(level) == 10
    assert twin.edit([(("stats.dex.n", ()), 11)]) == (("stats.dex.n", ()), level)
    assert solver.value(level) == 1


def test_an_edit_may_make_numbers_undefined_or_faulty_and_back() -> None:
    keys = dict.fromkeys(("a", "x", "y", "rows[].n", "rows[].q", "rows[].big"), NUMBER)
    program = Program.build(
        Schema(keys, frozenset({"rows"})),
        {"x": "6 / a", "y": "default(x, 0) * 10 ** 15", "rows[].q": "1 / n", "rows[].big": "n ** 64"},
    )
    solver = Solver(program, SheetInputs({"a": 6}, {"rows": [RowInputs({"n": 1})]}))
    assert solver.edit([(("a", ()), 0)]) == (("a", ()), ("x", ()), ("y", ()))
    assert solver.value(("x", ())) is None
    assert solver.edit([(("rows[].n", (0,)), 0)]) == (("rows[].n", (0,)), ("rows[].q", (0,)), ("rows[].big", (0,)))
    assert solver.value(("rows[].q", (0,))) is None
    solver.edit([(("a", ()), 3), (("rows[].n", (0,)), 9)])
    assert {fault.address for fault in solver.faults()} == {"y", "rows[0].big"}
    solver.edit([(("rows[].n", (0,)), 0)])
    assert solver.value(("rows[].q", (0,))) is None
    assert [fault.address for fault in solver.faults()] == ["y"]


def test_lists_may_name_rows_of_the_same_list() -> None:
    keys = dict.fromkeys(("w[].level", "v[].level", "skills[].n"), NUMBER)
    texts = dict.fromkeys(("w[].skill", "v[].skill", "skills[].name"), TEXT)
    schema = Schema(
        {**keys, **texts},
        frozenset({"w", "v", "skills"}),
        refs={"w": (Reference("skills", "skill"),), "v": (Reference("skills", "skill"),)},
    )
    program = Program.build(schema, {"w[].level": "ref.n", "v[].level": "ref.n * 2"})
    rows = {
        "w": [RowInputs({"skill": "axe"})],
        "v": [RowInputs({"skill": "axe"}), RowInputs({"skill": None})],
        "skills": [RowInputs({"name": None, "n": 1}), RowInputs({"name": "AXE", "n": 2})],
    }
    solver = Solver(program, SheetInputs({}, rows))
    assert solver.value(("w[].level", (0,))) == 2
    assert [solver.value(("v[].level", (place,))) for place in (0, 1)] == [4, None]
    with pytest.raises(LookupError):
        Solver(program, SheetInputs({}, {"w": [RowInputs({})]}))


def test_a_row_may_name_several_rows() -> None:
    keys = dict.fromkeys(("w[].level", "w[].thrown", "w[].cuts[].deep", "w[].all", "skills[].n", "best"), NUMBER)
    texts = dict.fromkeys(("w[].skill", "w[].throw", "w[].owner", "skills[].name"), TEXT)
    schema = Schema(
        {**keys, **texts},
        frozenset({"w", "w[].cuts", "skills"}),
        refs={"w": (Reference("skills", "skill"), Reference("skills", "throw"))},
    )
    formulas = {
        "w[].level": "ref.n + skill.n",
        "w[].thrown": "throw.n",
        "w[].cuts[].deep": "throw.n * 10 + ref.n",
        "best": "sum(w[].throw.n)",
    }
    solver = Solver(
        Program.build(schema, formulas),
        SheetInputs(
            {},
            {
                "w": [RowInputs({"skill": "axe", "throw": " BOW "}, {"cuts": [RowInputs({})]})],
                "skills": [RowInputs({"name": "axe", "n": 1}), RowInputs({"name": "bow", "n": 2})],
            },
        ),
    )
    assert [solver.value((f"w[].{key}", (0,))) for key in ("level", "thrown")] == [2, 2]
    assert solver.value(("w[].cuts[].deep", (0, 0))) == 21
    assert solver.value(("best", ())) == 2
    solver.edit([(("w[].throw", (0,)), "axe")])
    assert [solver.value((f"w[].{key}", (0,))) for key in ("level", "thrown")] == [2, 1]
    assert solver.value(("w[].cuts[].deep", (0, 0))) == 11
    for wrong in ("owner.n", "throw.m", "throw"):
        with pytest.raises(FormulaError):
            Program.build(schema, {"w[].level": wrong})


def test_rows_that_change_for_different_reasons_are_computed_in_order() -> None:
    keys = dict.fromkeys(("rows[].n", "rows[].m", "rows[].both"), NUMBER)
    program = Program.build(Schema(keys, frozenset({"rows"})), {"rows[].both": "n + m"})
    solver = Solver(program, SheetInputs({}, {"rows": [RowInputs({"n": 1, "m": 1}) for _ in range(4)]}))
    solver.evaluations = 0
    changed = solver.edit([(("rows[].n", (3,)), 5), (("rows[].m", (0,)), 5), (("rows[].n", (0,)), 6)])
    assert changed[3:] == (("rows[].both", (0,)), ("rows[].both", (3,)))
    assert solver.evaluations == 2


def test_only_changed_rows_propagate() -> None:
    keys = dict.fromkeys(("a", "rows[].n", "rows[].top", "rows[].next"), NUMBER)
    formulas = {"rows[].top": "max(a, n)", "rows[].next": "top * 2"}
    rows = {"rows": [RowInputs({"n": n}) for n in (1, 10, 2)]}
    solver = Solver(Program.build(Schema(keys, frozenset({"rows"})), formulas), SheetInputs({"a": 3}, rows))
    solver.evaluations = 0
    changed = solver.edit([(("a", ()), 5)])
    assert [cell for cell in changed if cell[0] == "rows[].next"] == [("rows[].next", (0,)), ("rows[].next", (2,))]
    assert solver.evaluations == 3 + 2


def test_differences_are_the_cells_whose_values_are_not_equal() -> None:
    formulas = {"rows[].top": "max(a, n)", "least": "min(a, 4)"}
    keys = dict.fromkeys(("a", "rows[].n", *formulas), NUMBER)
    rows = {"rows": [RowInputs({"n": n}) for n in (1, 10, 2)]}
    solver = Solver(Program.build(Schema(keys, frozenset({"rows"})), formulas), SheetInputs({"a": 5}, rows))
    other = solver.copy()
    other.edit([(("a", ()), 7)])
    cells: list[Cell] = [("a", ()), ("least", ()), *(("rows[].top", (place,)) for place in range(3))]
    assert solver.differences(other, cells) == {
        ("a", ()): (5, 7),
        ("rows[].top", (0,)): (5, 7),
        ("rows[].top", (2,)): (5, 7),
    }
    assert solver.differences(solver.copy(), cells) == {}
    with pytest.raises(LookupError):
        solver.differences(other, [("b", ())])


# ---- an input edited again and again


def in_turn(solver: Solver, cell: Cell, values: tuple[Value, Value]) -> tuple[tuple[Cell, ...], tuple[Cell, ...]]:
    """Edit an input back and forth; return the changes, which are the same each time."""
    first = [solver.edit([(cell, value)]) for value in values]
    before = solver.evaluations
    there, back = (solver.edit([(cell, value)]) for value in values)
    count = solver.evaluations - before
    assert back == first[1]
    assert solver.edit([(cell, values[1])]) == ()
    assert solver.edit([(cell, values[0])]) == there
    assert solver.edit([(cell, values[1])]) == back
    assert solver.evaluations == before + 2 * count
    return back, solver.edit([(cell, values[0])])


def test_an_edit_and_its_reverse_change_the_same_cells(diamond: Solver) -> None:
    there, back = in_turn(diamond, ("a", ()), (2, 1))
    assert there == back
    assert in_turn(diamond, ("weapons[].length", (1,)), (60, 70))[0] == (
        ("weapons[].length", (1,)),
        ("weapons[].reach", (1,)),
        ("weapons[].swing", (1,)),
        ("total", ()),
    )
    assert in_turn(diamond, ("b", ()), (5, 6))[0] == (("b", ()),)
    with pytest.raises(LookupError):
        diamond.edit([(("weapons[].length", (9,)), 1)])
    with pytest.raises(LookupError):
        diamond.edit([(("a", (0,)), 1)])


def test_an_edit_of_an_inner_row_reaches_the_rows_around_and_only_then_others() -> None:
    formulas = {
        "s[].uses[].cost": "n * 2",
        "s[].total": "sum(uses[].cost)",
        "all": "sum(s[].total)",
        "full": "1 if all > 20 else 0",
        "s[].uses[].left": "cost + full",
        "s[].uses[].twice": "left * 2",
        "s[].half": "total / 2",
        "s[].uses[].share": "n * half",
    }
    keys = dict.fromkeys(("s[].uses[].n", *formulas), NUMBER)
    rows = [RowInputs({}, {"uses": [RowInputs({"n": n}) for n in (1, 2)]}) for _ in range(2)]
    solver = Solver(Program.build(Schema(keys, frozenset({"s", "s[].uses"})), formulas), SheetInputs({}, {"s": rows}))
    own = ("s[].uses[].n", "s[].uses[].cost", "s[].uses[].left", "s[].uses[].twice")
    near = in_turn(solver, ("s[].uses[].n", (1, 0)), (2, 1))[0]
    assert {cell for cell in near if cell[0] in own} == {(key, (1, 0)) for key in own}
    assert {cell for cell in near if cell[0] in ("s[].total", "s[].half")} == {("s[].total", (1,)), ("s[].half", (1,))}
    assert [path for key, path in near if key == "s[].uses[].share"] == [(1, 0), (1, 1)]
    far = in_turn(solver, ("s[].uses[].n", (1, 0)), (50, 1))[0]
    assert [path for key, path in far if key == "s[].uses[].twice"] == [(0, 0), (0, 1), (1, 0), (1, 1)]


def test_an_edit_back_and_forth_may_become_undefined_or_faulty() -> None:
    formulas = {
        "x": "6 / a",
        "big": "a * 10 ** 15",
        "rows[].q": "a / n",
        "rows[].big": "a * n * 10 ** 14",
        "rows[].word": 'join(kind, "!")',
        "rows[].kept": "kind",
        "rows[].most": "max(q, b)",
    }
    join = Function("join", 2, 2, "Both.", lambda one, other: f"{one}{other}", TEXT)
    texts = dict.fromkeys(("rows[].kind", "rows[].word", "rows[].kept"), TEXT)
    numbers = dict.fromkeys(("a", "b", "x", "big", "rows[].n", "rows[].q", "rows[].big", "rows[].most"), NUMBER)
    schema = Schema({**numbers, **texts}, frozenset({"rows"}), functions={"join": join})
    rows = [RowInputs({"n": n, "kind": "axe"}) for n in (0, 4, 3)]
    solver = Solver(Program.build(schema, formulas), SheetInputs({"a": 1, "b": 1}, {"rows": rows}))
    for values in ((0, 1), (2, 1), (Fraction(1, 2), 9), (None, 1)):
        in_turn(solver, ("a", ()), values)
        for value in values:
            solver.edit([(("a", ()), value)])
            new = Solver(solver.program, SheetInputs({"a": value, "b": 1}, {"rows": rows}))
            for key in schema.keys:
                for path in [(0,), (1,), (2,)] if "[]" in key else [()]:
                    assert solver.value((key, path)) == new.value((key, path))
            assert solver.faults() == new.faults()
    in_turn(solver, ("rows[].kind", (1,)), ("axe", "bow"))
    solver.edit([(("rows[].kind", (1,)), "bow")])
    assert solver.value(("rows[].word", (1,))) == "bow!"


def test_edits_of_families_and_references_are_repeatable() -> None:
    formulas = {
        "total.<s>": "base.<s> + more",
        "w[].level": "ref.n + total.str",
        "skills[].next": "n + total.dex",
    }
    numbers = ("base.str", "base.dex", "total.str", "total.dex", "more", "w[].level", "skills[].n", "skills[].next")
    schema = Schema(
        {**dict.fromkeys(numbers, NUMBER), "w[].skill": TEXT, "skills[].name": TEXT},
        frozenset({"w", "skills"}),
        refs={"w": (Reference("skills", "skill"),)},
        families={"s": ("str", "dex")},
    )
    rows = {
        "w": [RowInputs({"skill": "axe"}), RowInputs({"skill": "bow"})],
        "skills": [RowInputs({"name": "axe", "n": 1}), RowInputs({"name": "bow", "n": 2})],
    }
    solver = Solver(Program.build(schema, formulas), SheetInputs({"base.str": 1, "base.dex": 2, "more": 0}, rows))
    assert {key for key, _ in in_turn(solver, ("base.str", ()), (3, 1))[0]} == {"base.str", "total.str", "w[].level"}
    assert solver.edit([(("base.dex", ()), 7)])[1] == ("total.dex", ())
    assert ("w[].level", (0,)) in in_turn(solver, ("w[].skill", (0,)), ("bow", "axe"))[0]
    assert ("w[].level", (1,)) in in_turn(solver, ("skills[].n", (1,)), (5, 6))[0]
    assert ("w[].level", (1,)) in in_turn(solver, ("skills[].name", (1,)), ("spear", "bow"))[0]
