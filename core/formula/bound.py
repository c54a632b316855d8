"""A formula after it was checked: every name resolved to the place it is read from, with its type known.

Variables: ``v`` holds the sheet's values by key; ``r1``, ``r2`` … the rows that the formula stands in, outermost first;
``x1``, ``x2`` … the rows of a list that is being gone through. A row is a mapping as well, its nested lists under
``uses[]``, its position from 1 under ``row``, the row that its column ``skill`` names under ``&skill``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from typing import TypeAlias

from core.formula.functions import Function
from core.formula.tables import Table
from core.formula.values import Number, ValueType

Type: TypeAlias = ValueType | None
"""None is the type of ``none``, which goes with every other."""


def slot_of(column: str) -> str:
    """Return the key under which a row keeps the row that one of its columns names.

    >>> slot_of("skill")
    '&skill'
    """
    return f"&{column}"


@dataclass(slots=True)
class Const:
    """A number, a text, or undefined."""

    value: Number | str | None
    type: Type


@dataclass(slots=True)
class Read:
    """The value under ``key`` of a variable; ``cell_key`` is its class key.

    Where it is undefined, ``instead`` counts, if that is not None.
    """

    var: str
    key: str
    type: Type
    cell_key: str
    instead: int | None = None


@dataclass(slots=True)
class RefRead:
    """The value under ``key`` of the row of ``target`` that the variable's row names and keeps in ``slot``.

    Where it is undefined, or there is no such row, ``instead`` counts, if that is not None.
    """

    var: str
    slot: str
    key: str
    type: Type
    target: str
    instead: int | None = None


@dataclass(slots=True)
class Sign:
    """Minus."""

    operand: Bound
    type: Type = ValueType.NUMBER


@dataclass(slots=True)
class Opposite:
    """Not."""

    operand: Bound
    type: Type = ValueType.NUMBER


@dataclass(slots=True)
class Arithmetic:
    """Operands joined by ``+ -`` or by ``* /``."""

    first: Bound
    rest: tuple[tuple[str, Bound], ...]
    type: Type = ValueType.NUMBER


@dataclass(slots=True)
class Logic:
    """Operands joined by ``and`` or by ``or``."""

    operator: str
    operands: tuple[Bound, ...]
    type: Type = ValueType.NUMBER


@dataclass(slots=True)
class Comparison:
    """One comparison; ``of`` says what is compared."""

    operator: str
    left: Bound
    right: Bound
    of: Type
    type: Type = ValueType.NUMBER


@dataclass(slots=True)
class Raised:
    """A power."""

    base: Bound
    exponent: Bound
    type: Type = ValueType.NUMBER


@dataclass(slots=True)
class Pick:
    """A choice."""

    condition: Bound
    then: Bound
    other: Bound
    type: Type


@dataclass(slots=True)
class Loop:
    """Where rows come from: variable, variable of the container, and key of the list in it."""

    var: str
    container: str
    key: str
    list_key: str


@dataclass(slots=True)
class Part:
    """One source of a vector: a value for every combination of the loops (one value where there is none).

    ``names`` remembers what each name node of the body means here, for explanations.
    """

    loops: tuple[Loop, ...]
    body: Bound | None
    names: dict[int, Named] = field(default_factory=dict)


@dataclass(slots=True)
class Vector:
    """The values of ``list[].key``, ``list[]: expression``, ``list[]`` (without bodies) or a bare group."""

    parts: tuple[Part, ...]
    type: Type


@dataclass(slots=True)
class Aggregate:
    """``sum``, ``min`` or ``max``."""

    function: str
    arguments: tuple[Bound | Vector, ...]
    type: Type = ValueType.NUMBER


@dataclass(slots=True)
class Count:
    """``count``."""

    vector: Vector
    type: Type = ValueType.NUMBER


@dataclass(slots=True)
class Default:
    """``default``."""

    value: Bound
    other: Bound
    type: Type


@dataclass(slots=True)
class Lookup:
    """``table``; the column is "" where the table has one."""

    table: Table
    keys: tuple[Bound, ...]
    column: Bound | None
    type: Type


@dataclass(slots=True)
class Invoke:
    """Any other function, of the language or of the game."""

    function: Function
    arguments: tuple[Bound | Vector, ...]
    type: Type


Bound: TypeAlias = (
    Const
    | Read
    | RefRead
    | Sign
    | Opposite
    | Arithmetic
    | Logic
    | Comparison
    | Raised
    | Pick
    | Aggregate
    | Count
    | Default
    | Lookup
    | Invoke
)

Named: TypeAlias = Read | RefRead | Vector
"""What a name means."""


@dataclass(slots=True)
class Checked:
    """A formula whose names are resolved and whose types fit.

    Attributes:
        root: The tree that is compiled.
        reads: Class keys that it reads, in all branches, each with the number of leading row positions that reader and
            read number share: 0 where any row of the sheet may be meant. A list's membership is ``weapons[]``.
        names: What each name node of the formula means, by ``id``.
    """

    root: Bound
    reads: tuple[tuple[str, int], ...]
    names: dict[int, Named]


def parts_of(node: object) -> Iterator[object]:
    """Yield what a node is made of, nodes and vectors among it; a function or a table reads but what it is given."""
    if isinstance(node, tuple):
        yield from node
    elif is_dataclass(node) and not isinstance(node, Function | Table):
        for each in fields(node):
            yield getattr(node, each.name)
