"""One formula, and the numbers that are computed by it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import CodeType
from typing import Any, TypeAlias

from core.formula.bound import Checked
from core.formula.compiler import Compiled, Way, compile_careful, make_function
from core.formula.environment import GIVES_UP, Environment
from core.formula.evaluator import evaluate, settle
from core.formula.links import Values, path_of
from core.formula.numbers import LARGEST
from core.formula.schema import Schema, containers_of, fill_marks, list_of
from core.formula.selection import Selections, find_selections
from core.formula.syntax import Node
from core.formula.values import Cell, Value, ValueType

Sweep: TypeAlias = Callable[[Any, Iterable[tuple[Values, ...]], list[Values]], None]
"""Computes a number for a solver in some rows, given with what stands around each; collects those where it stays."""


class Template:
    """A formula that one number, or the members of a family, are computed by.

    Attributes:
        text: The formula, perhaps with family marks.
        tree: Its tree.
        checked: Its meaning.
        depth: In how many rows it stands.
        code: Its code, once it is compiled (many formulas are compiled at once).
        way: How the code is written.
    """

    __slots__ = ("_careful", "checked", "code", "depth", "environment", "text", "tree", "way")
    code: CodeType

    def __init__(self, text: str, tree: Node, checked: Checked, depth: int, environment: Environment) -> None:
        self.text = text
        self.tree = tree
        self.checked = checked
        self.depth = depth
        self.environment = environment
        self.way = Way.FAST
        self._careful: CodeType | None = None

    def careful_code(self) -> CodeType:
        """Return the careful code; it is compiled when it is needed for the first time."""
        if self._careful is None:
            is_done = self.way is Way.CAREFUL
            self._careful = self.code if is_done else compile_careful(self.checked.root, self.depth, self.environment)
        return self._careful


class Step:
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
        reads: Class keys with the number of row positions shared, see :class:`core.formula.bound.Checked`.
        is_plain: Whether a division by zero can only mean that it is undefined.
        is_link: False; see :class:`core.formula.links.Link`.
        is_its_formula: Whether the function does just what the formula says, so that it may be written in its place.
        sweep: Computes it in row after row, once it is made; see :mod:`core.formula.plan_code`.
    """

    __slots__ = (
        "_careful",
        "_selections",
        "cell",
        "containers",
        "depth",
        "function",
        "is_its_formula",
        "is_link",
        "is_plain",
        "key",
        "kind",
        "list_key",
        "members",
        "name",
        "reads",
        "sweep",
        "template",
    )

    def __init__(self, key: str, template: Template, members: Mapping[str, str], kind: ValueType) -> None:
        self.key = key
        self.cell: Cell = (key, ())
        self.list_key = list_of(key)
        self.containers = containers_of(self.list_key)
        self.depth = len(self.containers)
        self.name = key[len(self.list_key) + 3 :] if self.list_key else key
        self.kind = kind
        self.template = template
        self.members = members
        self.is_link = False
        self.is_plain = template.way is Way.PLAIN
        reads = template.checked.reads
        if members:
            reads = tuple([(fill_marks(read, members) if "<" in read else read, shared) for read, shared in reads])
        self.reads = reads
        self.function: Compiled = make_function(template.code, template.environment, members)
        self.is_its_formula = template.way is not Way.CAREFUL
        self._selections: Selections | None = None
        self.sweep: Sweep | None = None
        if kind in (ValueType.TEXT, ValueType.OPAQUE) and template.checked.root.type is ValueType.ANY:
            self.function = _no_number(self.function)
            self.is_its_formula = False
        self._careful: Compiled | None = None

    @property
    def careful(self) -> Compiled:
        """The careful way to compute it."""
        if self._careful is None:
            code = self.template.careful_code()
            self._careful = make_function(code, self.template.environment, self.members)
        return self._careful

    def selections(self, schema: Schema) -> Selections:
        """Return what concerns some of its rows only; it is found when a plan asks for the first time."""
        if self._selections is None:
            root = self.template.checked.root
            self._selections = find_selections(root, self.list_key, self.members, schema) if self.depth else {}
        return self._selections

    def compute(self, scopes: Sequence[Values]) -> Value:
        """Compute it where it stands, the fast way if that can be; a value, None or a Fault, never an exception."""
        try:
            found = self.function(*scopes)
        except GIVES_UP:
            return evaluate(self.careful, scopes, self.kind, (self.key, path_of(scopes)))
        if found.__class__ is int and -LARGEST <= found <= LARGEST:
            return found
        return settle(found, self.kind, (self.key, path_of(scopes)))

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
