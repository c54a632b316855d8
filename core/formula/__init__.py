"""Formula engine: parses, checks, compiles, updates and explains the numbers of a sheet.

Numbers are exact (int and Fraction), and each can be explained. The engine knows no game.

The data of a game become a :class:`Schema` (the names that formulas can use) and formulas by class key;
:meth:`Program.build` parses, checks, orders and compiles them once. A :class:`Solver` holds the numbers of one sheet
and recomputes the dependents of an edited input, each number once. :func:`explain` returns the tree behind a number.

>>> schema = Schema({"health": ValueType.NUMBER, "speed": ValueType.NUMBER})
>>> program = Program.build(schema, {"speed": "floor(health / 2) + 1"})
>>> solver = Solver(program, SheetInputs({"health": 9}))
>>> solver.value(("speed", ()))
5
>>> solver.edit([(("health", ()), 12)])
(('health', ()), ('speed', ()))
>>> explain(solver, ("speed", ()), lambda cell: Description(label=cell[0].title())).with_values
'floor(12 / 2) + 1'
"""

from core.formula.checker import check
from core.formula.explain import Description, Explanation, explain, explain_all
from core.formula.functions import BUILTIN_FUNCTIONS, Function
from core.formula.inputs import RowInputs, SheetInputs
from core.formula.name_lists import LISTED_BEFORE, NAMES_ENTRY, NAMES_TWICE, names_entry
from core.formula.numbers import JsonValue, format_chance, format_duration, format_value, to_json
from core.formula.parser import parse
from core.formula.program import Program
from core.formula.schema import Reference, Schema, WhatIf
from core.formula.solver import Solver
from core.formula.syntax import Node, names, to_text
from core.formula.tables import NumberRange, Table, TableKind, TableRow
from core.formula.typed_tree import TypedFormula
from core.formula.values import Cell, Fault, Value, ValueType, address_of, fold

__all__ = [
    "BUILTIN_FUNCTIONS",
    "LISTED_BEFORE",
    "NAMES_ENTRY",
    "NAMES_TWICE",
    "Cell",
    "Description",
    "Explanation",
    "Fault",
    "Function",
    "JsonValue",
    "Node",
    "NumberRange",
    "Program",
    "Reference",
    "RowInputs",
    "Schema",
    "SheetInputs",
    "Solver",
    "Table",
    "TableKind",
    "TableRow",
    "TypedFormula",
    "Value",
    "ValueType",
    "WhatIf",
    "address_of",
    "check",
    "explain",
    "explain_all",
    "fold",
    "format_chance",
    "format_duration",
    "format_value",
    "names",
    "names_entry",
    "parse",
    "to_json",
    "to_text",
]
