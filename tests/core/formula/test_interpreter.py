"""Interpreter and fast code: results are exact, bounded and the same for every formula."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from core.errors import FormulaError
from core.formula import (
    Fault,
    Program,
    RowInputs,
    Schema,
    SheetInputs,
    Solver,
    Value,
    ValueType,
    check,
    parse,
    to_text,
)
from core.formula.checked_operations import normalize
from core.formula.codegen import InterpretedOnlyError, generate_fast
from core.formula.compiler import compile_codes, make_function
from core.formula.environment import FALLBACK_ERRORS, Environment
from core.formula.interpreter import evaluate
from core.formula.numbers import MAX_DENOMINATOR, MAX_NUMBER, to_int_if_whole
from core.formula.syntax import Call, Node, Power, walk
from core.messages import Message
from tests.helpers.formula_strategies import numeric_trees, reference

NAMES = ("a", "b", "c")
KEYS = dict.fromkeys((*NAMES, "x", "rows[].n", "rows[].m"), ValueType.NUMBER)
SCHEMA = Schema(KEYS, frozenset({"rows"}))
OLD_FAULT = Fault("elsewhere", Message("old", "It failed before."))

exact = st.one_of(st.integers(-20, 20), st.fractions(-20, 20, max_denominator=12).map(to_int_if_whole))
values: st.SearchStrategy[Value] = st.one_of(
    exact, exact, st.none(), st.just(OLD_FAULT), st.sampled_from([10**15, 10**30, True])
)
sheets = st.fixed_dictionaries(
    {
        **dict.fromkeys(NAMES, values),
        "rows[]": st.lists(st.fixed_dictionaries({"n": values, "m": values}), max_size=3),
    }
)
trees = numeric_trees(NAMES, ("rows[].n", "rows[].m"))


def accepted(tree: Node) -> str:
    """Print a tree that the language accepts."""
    text = to_text(tree)
    assume(len(text) < 2000)
    try:
        check(parse(text), "x", SCHEMA)
    except FormulaError as error:
        assume(error.message.code not in {"exponent_range", "formula_too_deep"})
        raise
    return text


@given(trees, sheets)
def test_fast_code_and_interpreter_have_the_same_result(tree: Node, sheet: Mapping[str, Value]) -> None:
    root = check(parse(accepted(tree)), "x", SCHEMA).root
    found = evaluate(root, (dict(sheet),), {}, ValueType.NUMBER, ("x", ()))
    assert found is None or isinstance(found, int | Fraction | Fault)
    environment = Environment({}, {})
    try:
        expression, is_plain = generate_fast(root, environment)
    except InterpretedOnlyError:
        return
    fast = make_function(compile_codes([(expression, 0)])[0], environment, {})
    try:
        quick = normalize(fast(sheet), ValueType.NUMBER, ("x", ()))
    except ZeroDivisionError:
        assert not is_plain or found is None or isinstance(found, Fault)
        return
    except FALLBACK_ERRORS:
        return
    assert quick == found


@pytest.mark.parametrize(
    ("formula", "value"),
    [
        ("a < b", 0),
        ("a <= 3", 1),
        ("a > b", 1),
        ("a >= 4", 0),
        ("a == 3 and a != b", 1),
        ("a and b - 2", 0),
        ("a and c", None),
        ("b - 2 or a", 1),
        ("b - 2 or not a", 0),
        ("c or a", None),
        ("not c", None),
        ("-c", None),
        ("a if c else b", None),
        ("a if a > b else c", 3),
        ("default(c, b)", 2),
        ("c ** 2", None),
        ("a ** b", 9),
        ("a / (b - 2)", None),
        ("abs(b - a) + floor(a / b) * 10 - ceil(a / b)", 9),
        ("sqrt(c)", None),
        ("count(rows[]) + min(rows[].n, a) + max(rows[]: n * m)", 2 + 1 + 20),
        ("sum(rows[].m, c)", None),
        ("min(rows[]: n / (m - m))", None),
    ],
)
def test_interpreted_value_of_a_formula(formula: str, value: Value) -> None:
    sheet = {"a": 3, "b": 2, "c": None, "rows[]": [{"n": 1, "m": 7}, {"n": 4, "m": 5}]}
    root = check(parse(formula), "x", SCHEMA).root
    assert evaluate(root, (sheet,), {}, ValueType.NUMBER, ("x", ())) == value


@given(trees, sheets)
def test_a_formula_always_returns_a_value_none_or_a_fault(tree: Node, sheet: Mapping[str, Value]) -> None:
    rows = sheet["rows[]"]
    assert isinstance(rows, list)
    inputs = SheetInputs({name: sheet[name] for name in NAMES}, {"rows": [RowInputs(row) for row in rows]})
    solver = Solver(Program.build(SCHEMA, {"x": accepted(tree)}), inputs)
    found = solver.value(("x", ()))
    if isinstance(found, int | Fraction):
        assert abs(found) <= MAX_NUMBER
        assert found.denominator <= MAX_DENOMINATOR
        assert isinstance(found, int) == (found.denominator == 1)
        assert not isinstance(found, bool)
    else:
        assert found is None or isinstance(found, Fault)


@given(numeric_trees(NAMES, ()), st.fixed_dictionaries(dict.fromkeys(NAMES, st.one_of(exact, exact, exact, st.none()))))
def test_results_are_exact(tree: Node, sheet: Mapping[str, int | Fraction | None]) -> None:
    assume(not any(isinstance(part, Power) for part in walk(tree)))
    assume(not any(isinstance(part, Call) and part.function in {"sqrt", "harmonic"} for part in walk(tree)))
    known = {name: None if value is None else Fraction(value) for name, value in sheet.items()}
    wanted = reference(parse(accepted(tree)), known)
    found = Solver(Program.build(SCHEMA, {"x": to_text(tree)}), SheetInputs(sheet)).value(("x", ()))
    if wanted is not None and abs(wanted) > MAX_NUMBER:
        assert isinstance(found, Fault)
    else:
        assert found == wanted


@pytest.mark.parametrize(
    "formula",
    [
        "((9 ** 64) ** 64) ** 64",
        "*".join(["10 ** 15"] * 100),
        "*".join(["(9 ** 64) ** 64"] * 60),
        "+".join(["1 / 7 ** 64"] * 100),
        "*".join(["harmonic(10000)"] * 100),
        "+".join(["harmonic(9999)", "harmonic(9973)", "harmonic(9967)"] * 20),
        "harmonic(10 ** 15) + harmonic_count(35)",
        "sqrt(2) ** 64 ** 1 * sqrt(3) ** 64",
        "harmonic(harmonic_count(9) + 0)",
        "sum(rows[]: 9 ** 64 * n)",
        "max(rows[]: (9 ** 64) ** 64)",
    ],
)
def test_expensive_formulas_are_bounded(formula: str) -> None:
    inputs = SheetInputs({}, {"rows": [RowInputs({"n": 10**15, "m": 1})] * 2000})
    found = Solver(Program.build(SCHEMA, {"x": formula}), inputs).value(("x", ()))
    assert found is None or isinstance(found, int | Fraction | Fault)


def test_environment_has_no_builtins() -> None:
    environment = Environment({}, {})
    assert environment.names["__builtins__"] == {}
    assert not any(name.startswith("__") for name in environment.names if name != "__builtins__")
