"""Dataclasses for the typed tree of a checked formula: names resolved, types known.

Variables: ``v`` holds the values of the sheet by key; ``r1``, ``r2`` … the rows the formula is in, outermost first;
``x1``, ``x2`` … loop variables. A row is a mapping, too, with nested lists under ``uses[]``, its position from 1
under ``row``, and the row that its column ``skill`` names under ``&skill``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache
from typing import TypeAlias

from core.formula.functions import Function
from core.formula.syntax import Node, children
from core.formula.tables import Table
from core.formula.values import Number, ValueType

Type: TypeAlias = ValueType | None
"""None is the type of ``none``, which is compatible with every other."""


def reference_slot(column: str) -> str:
    """Return the key under which a row keeps the row that one of its columns names.

    >>> reference_slot("skill")
    '&skill'
    """
    return f"&{column}"


@cache
def scope_variables(depth: int) -> tuple[str, ...]:
    """Return the variables of a formula at a row depth.

    >>> scope_variables(2)
    ('v', 'r1', 'r2')
    """
    return ("v", *(f"r{number}" for number in range(1, depth + 1)))


@dataclass(slots=True)
class Const:
    """A number, a text, or undefined."""

    value: Number | str | None
    type: Type


@dataclass(slots=True)
class Read:
    """The value under ``key`` of a variable; ``cell_key`` is its class key.

    ``fallback`` replaces an undefined value, unless it is None.
    """

    var: str
    key: str
    type: Type
    cell_key: str
    fallback: int | None = None


@dataclass(slots=True)
class ReferenceRead:
    """The value under ``key`` of the row that a column of the variable's row names.

    ``slot`` is where the named row is kept, ``target`` its list. ``fallback`` replaces an undefined value or a
    missing row, unless it is None.
    """

    var: str
    slot: str
    key: str
    type: Type
    target: str
    fallback: int | None = None


@dataclass(slots=True)
class Negate:
    """Unary minus."""

    operand: TypedNode
    type: Type = ValueType.NUMBER


@dataclass(slots=True)
class Not:
    """Logical not."""

    operand: TypedNode
    type: Type = ValueType.NUMBER


@dataclass(slots=True)
class Arithmetic:
    """Operands joined by ``+ -`` or by ``* /``."""

    first: TypedNode
    rest: tuple[tuple[str, TypedNode], ...]
    type: Type = ValueType.NUMBER


@dataclass(slots=True)
class Logic:
    """Operands joined by ``and`` or by ``or``."""

    operator: str
    operands: tuple[TypedNode, ...]
    type: Type = ValueType.NUMBER


@dataclass(slots=True)
class Comparison:
    """One comparison; ``of`` is the type that is compared."""

    operator: str
    left: TypedNode
    right: TypedNode
    of: Type
    type: Type = ValueType.NUMBER


@dataclass(slots=True)
class Power:
    """A power."""

    base: TypedNode
    exponent: TypedNode
    type: Type = ValueType.NUMBER


@dataclass(slots=True)
class Conditional:
    """``then if condition else other``."""

    condition: TypedNode
    then: TypedNode
    other: TypedNode
    type: Type


@dataclass(slots=True)
class Loop:
    """A loop over rows: variable, container variable, key of the list in it."""

    var: str
    container: str
    key: str
    list_key: str


@dataclass(slots=True)
class VectorPart:
    """One source of a vector: its body is evaluated for each combination of the loops.

    ``names`` maps the name nodes of the body to their meaning, for explanations. ``filter`` is a number of the row that
    says whether it belongs to the vector: not where it is 0 or undefined.
    """

    loops: tuple[Loop, ...]
    body: TypedNode | None
    names: dict[int, NameMeaning] = field(default_factory=dict)
    filter: Read | None = None


@dataclass(slots=True)
class Vector:
    """Values of ``list[].key``, ``list[]: expression``, ``list[]`` (no bodies) or a bare group."""

    parts: tuple[VectorPart, ...]
    type: Type


@dataclass(slots=True)
class Aggregate:
    """``sum``, ``min`` or ``max``."""

    function: str
    arguments: tuple[TypedNode | Vector, ...]
    type: Type = ValueType.NUMBER


@dataclass(slots=True)
class Count:
    """``count``."""

    vector: Vector
    type: Type = ValueType.NUMBER


@dataclass(slots=True)
class Default:
    """``default``."""

    value: TypedNode
    other: TypedNode
    type: Type


@dataclass(slots=True)
class Lookup:
    """``table``; ``column`` is None for the only column."""

    table: Table
    keys: tuple[TypedNode, ...]
    column: TypedNode | None
    type: Type


@dataclass(slots=True)
class Call:
    """Any other function, built-in or of the game."""

    function: Function
    arguments: tuple[TypedNode | Vector, ...]
    type: Type


TypedNode: TypeAlias = (
    Const
    | Read
    | ReferenceRead
    | Negate
    | Not
    | Arithmetic
    | Logic
    | Comparison
    | Power
    | Conditional
    | Aggregate
    | Count
    | Default
    | Lookup
    | Call
)

NameMeaning: TypeAlias = Read | ReferenceRead | Vector
"""The meaning of a name: what it reads."""

NamedRead: TypeAlias = tuple[Node, NameMeaning]
"""A name of a formula with its meaning."""


def named_reads(tree: Node, names: Mapping[int, NameMeaning]) -> tuple[NamedRead, ...]:
    """Return the names of a formula with their meanings, in the order of its text.

    Those within a ``list[]: expression`` are left out, as they have a meaning of their own for each row.

    Args:
        tree: The formula.
        names: The meanings by the ``id`` of the node.
    """
    found = names.get(id(tree))
    if found is not None:
        return ((tree, found),)
    return tuple(read for part in children(tree) for read in named_reads(part, names))


@dataclass(slots=True)
class TypedFormula:
    """A formula after name resolution and type checking.

    Attributes:
        root: The tree that is compiled.
        reads: Class keys that it reads, in all branches, each with the number of leading row positions that reader and
            read number share: 0 where any row of the sheet may be meant. A list's membership is ``weapons[]``.
        names: What each name node of the formula means, by ``id``.
    """

    root: TypedNode
    reads: tuple[tuple[str, int], ...]
    names: dict[int, NameMeaning]


def child_values(node: object) -> Iterator[object]:
    """Yield the field values of a node, child nodes among them; functions and tables have none."""
    if isinstance(node, tuple):
        yield from node
    elif is_dataclass(node) and not isinstance(node, Function | Table):
        for each in fields(node):
            yield getattr(node, each.name)
