"""One formula, and the numbers that are computed by it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import CodeType
from typing import Any, TypeAlias

from core.formula.checked_operations import evaluate_checked, normalize
from core.formula.compiler import CodeKind, Compiled, compile_checked, make_function
from core.formula.environment import FALLBACK_ERRORS, Environment
from core.formula.numbers import MAX_NUMBER
from core.formula.references import Values, row_path
from core.formula.row_dependencies import RowFilters, find_row_filters
from core.formula.schema import Schema, containers_of, fill_marks, list_of
from core.formula.syntax import Node
from core.formula.typed_tree import TypedFormula
from core.formula.values import Cell, Value, ValueType

ColumnUpdater: TypeAlias = Callable[[Any, Iterable[tuple[Values, ...]], list[Values]], None]
"""Computes a number for a solver in some rows, given with what stands around each; collects those where it stays."""


class FormulaTemplate:
    """A formula that one number, or the members of a family, are computed by.

    Attributes:
        text: The formula, perhaps with family marks.
        tree: Its tree.
        checked: Its meaning.
        depth: In how many rows it stands.
        code: Its code, once it is compiled (many formulas are compiled at once).
        way: How the code is written.
    """

    __slots__ = ("_checked_code", "checked", "code", "code_kind", "depth", "environment", "text", "tree")
    code: CodeType

    def __init__(self, text: str, tree: Node, checked: TypedFormula, depth: int, environment: Environment) -> None:
        self.text = text
        self.tree = tree
        self.checked = checked
        self.depth = depth
        self.environment = environment
        self.code_kind = CodeKind.FAST
        self._checked_code: CodeType | None = None

    def checked_code(self) -> CodeType:
        """Return the careful code; it is compiled when it is needed for the first time."""
        if self._checked_code is None:
            is_done = self.code_kind is CodeKind.CHECKED
            self._checked_code = (
                self.code if is_done else compile_checked(self.checked.root, self.depth, self.environment)
            )
        return self._checked_code


class FormulaNode:
    """One number of the sheet or of the rows of a list, and how it is computed.

    Attributes:
        key: Class key.
        cell: The cell of a number of the sheet.
        name: Key within its row (within the sheet's values).
        list_key: List whose rows have it, or "".
        depth: In how many rows it stands.
        containers: Keys of the lists that lead to its rows: ``("stances[]", "uses[]")``.
        kind: What it must be.
        function: Computes it; may give up (see :data:`core.formula.environment.GIVES_UP`).
        template: Its formula.
        members: What the family marks of the formula stand for.
        reads: Class keys with the number of row positions shared, see :class:`core.formula.typed_tree.Checked`.
        is_plain: Whether a division by zero can only mean that it is undefined.
        is_link: False; see :class:`core.formula.references.Link`.
        can_inline: Whether the function does just what the formula says, so that it may be written in its place.
        sweep: Computes it in row after row, once it is made; see :mod:`core.formula.update_codegen`.
    """

    __slots__ = (
        "_checked_function",
        "_row_filters",
        "can_inline",
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
        "update_column",
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
        self.is_plain = template.code_kind is CodeKind.PLAIN
        reads = template.checked.reads
        if members:
            reads = tuple([(fill_marks(read, members) if "<" in read else read, shared) for read, shared in reads])
        self.reads = reads
        self.function: Compiled = make_function(template.code, template.environment, members)
        self.can_inline = template.code_kind is not CodeKind.CHECKED
        self._row_filters: RowFilters | None = None
        self.update_column: ColumnUpdater | None = None
        if kind in (ValueType.TEXT, ValueType.OPAQUE) and template.checked.root.type is ValueType.ANY:
            self.function = _no_number(self.function)
            self.can_inline = False
        self._checked_function: Compiled | None = None

    @property
    def checked_function(self) -> Compiled:
        """The careful way to compute it."""
        if self._checked_function is None:
            code = self.template.checked_code()
            self._checked_function = make_function(code, self.template.environment, self.members)
        return self._checked_function

    def row_filters(self, schema: Schema) -> RowFilters:
        """Return what concerns some of its rows only; it is found when a plan asks for the first time."""
        if self._row_filters is None:
            root = self.template.checked.root
            self._row_filters = find_row_filters(root, self.list_key, self.members, schema) if self.depth else {}
        return self._row_filters

    def compute(self, scopes: Sequence[Values]) -> Value:
        """Compute it where it stands, the fast way if that can be; a value, None or a Fault, never an exception."""
        try:
            found = self.function(*scopes)
        except FALLBACK_ERRORS:
            return evaluate_checked(self.checked_function, scopes, self.kind, (self.key, row_path(scopes)))
        if found.__class__ is int and -MAX_NUMBER <= found <= MAX_NUMBER:
            return found
        return normalize(found, self.kind, (self.key, row_path(scopes)))

    @property
    def text(self) -> str:
        """The formula as it holds for this member."""
        return fill_marks(self.template.text, self.members)


def _no_number(function: Compiled) -> Compiled:
    """Make a function give up on numbers, where a text is wanted and the formula might give either."""

    def strict(*scopes: object) -> Value:
        found = function(*scopes)
        if isinstance(found, int):
            raise TypeError
        return found

    return strict
