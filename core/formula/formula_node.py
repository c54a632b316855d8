"""Formula nodes of the dependency graph: what a number (in any row) reads; computes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import CodeType

from core.formula.checked_operations import normalize
from core.formula.compiler import Compiled, make_function
from core.formula.environment import FALLBACK_ERRORS, Environment
from core.formula.interpreter import evaluate, interpret
from core.formula.numbers import MAX_NUMBER
from core.formula.references import Values, row_path
from core.formula.row_dependencies import RowFilters, find_row_filters
from core.formula.schema import Schema, containers_of, fill_marks, list_of
from core.formula.syntax import Node
from core.formula.typed_tree import TypedFormula, TypedNode
from core.formula.values import Cell, Value, ValueType


class FormulaTemplate:
    """A formula shared by one number or all members of a family.

    Attributes:
        text: The formula, perhaps with family marks.
        tree: Its tree.
        checked: Its typed tree.
        depth: Number of rows around it.
        code: Its fast code, set when all formulas are compiled; None if it is interpreted only.
        is_plain: Whether a division by zero in its code always means that the number is undefined.
    """

    __slots__ = ("checked", "code", "depth", "environment", "is_plain", "text", "tree")

    def __init__(self, text: str, tree: Node, checked: TypedFormula, depth: int, environment: Environment) -> None:
        self.text = text
        self.tree = tree
        self.checked = checked
        self.depth = depth
        self.environment = environment
        self.code: CodeType | None = None
        self.is_plain = False

    def make_function(self, members: Mapping[str, str]) -> Compiled:
        """Return the function of one member of the family."""
        if self.code is None:
            return _interpreted(self.checked.root, members)
        return make_function(self.code, self.environment, members)


class FormulaNode:
    """One computed number of the sheet or of the rows of a list.

    Attributes:
        key: Class key.
        cell: The cell of a number of the sheet.
        name: Key within its row (within the sheet's values).
        list_key: List whose rows have it, or "".
        depth: Number of rows around it.
        containers: Keys of the lists that lead to its rows: ``("stances[]", "uses[]")``.
        kind: Its required type.
        function: Computes it; may raise one of :data:`core.formula.environment.FALLBACK_ERRORS`.
        template: Its formula.
        members: Values of the family marks of the formula.
        reads: Class keys with the number of row positions shared, see :class:`core.formula.typed_tree.TypedFormula`.
        is_plain: Whether a division by zero always means that it is undefined.
        is_reference: False; see :class:`core.formula.references.ReferenceNode`.
    """

    __slots__ = (
        "_row_filters",
        "cell",
        "containers",
        "depth",
        "function",
        "is_plain",
        "is_reference",
        "key",
        "kind",
        "list_key",
        "members",
        "name",
        "reads",
        "template",
    )

    def __init__(self, key: str, template: FormulaTemplate, members: Mapping[str, str], kind: ValueType) -> None:
        self.key = key
        self.cell: Cell = (key, ())
        self.list_key = list_of(key)
        self.containers = containers_of(self.list_key)
        self.depth = len(self.containers)
        self.name = key[len(self.list_key) + 3 :] if self.list_key else key
        self.kind = kind
        self.template = template
        self.members = members
        self.is_reference = False
        self.is_plain = template.is_plain
        reads = template.checked.reads
        if members:
            reads = tuple([(fill_marks(read, members) if "<" in read else read, shared) for read, shared in reads])
        self.reads = reads
        self.function = template.make_function(members)
        self._row_filters: RowFilters | None = None
        if kind in (ValueType.TEXT, ValueType.OPAQUE) and template.checked.root.type is ValueType.ANY:
            self.function = _no_number(self.function)

    def row_filters(self, schema: Schema) -> RowFilters:
        """Return the row filters of its reads, found at first use."""
        if self._row_filters is None:
            root = self.template.checked.root
            self._row_filters = find_row_filters(root, self.list_key, self.members, schema) if self.depth else {}
        return self._row_filters

    def compute(self, scopes: Sequence[Values]) -> Value:
        """Compute it in its scopes; returns a value, None or a Fault and never raises."""
        try:
            value = self.function(*scopes)
        except FALLBACK_ERRORS:
            return self.interpret(scopes)
        if value.__class__ is int and -MAX_NUMBER <= value <= MAX_NUMBER:
            return value
        return normalize(value, self.kind, (self.key, row_path(scopes)))

    def interpret(self, scopes: Sequence[Values]) -> Value:
        """As :meth:`compute`, without the fast code."""
        return evaluate(self.template.checked.root, scopes, self.members, self.kind, (self.key, row_path(scopes)))

    @property
    def text(self) -> str:
        """The formula for this member of the family."""
        return fill_marks(self.template.text, self.members)


def _interpreted(root: TypedNode, members: Mapping[str, str]) -> Compiled:
    return lambda *scopes: interpret(root, scopes, members)


def _no_number(function: Compiled) -> Compiled:
    """Wrap a function to raise TypeError for numbers, for a text column of unknown type."""

    def strict(*scopes: object) -> Value:
        value = function(*scopes)
        if isinstance(value, int):
            raise TypeError
        return value

    return strict
