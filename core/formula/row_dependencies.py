"""Finds row filters: which rows depend on a value, by what their own columns reference.

A formula in a row may read a value elsewhere because of a column of the row: ``ref.level`` reads the row that
``skill`` names, and ``base.str if attribute == "str" else base.dex`` reads the strength only for that attribute. When
such a value changes, only the rows that reference it are computed.

Invariant: in a row whose *slot* does not match the filter, the formula has the same result whatever the value is. A
value read in any other way has no filter and affects every row. A slot is a column of the row itself, so a change of
the slot updates the row anyway.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from core.formula import typed_tree
from core.formula.indexed_columns import column_view
from core.formula.references import GroupView
from core.formula.schema import Schema, containers_of, fill_marks
from core.formula.scopes import reference_prefixes
from core.formula.typed_tree import TypedNode, Vector, child_values
from core.formula.values import ValueType, fold


@dataclass(frozen=True, slots=True)
class RowFilter:
    """What a column of a row must contain for a value to affect the row.

    Attributes:
        slot: Class key of the column that says it: ``skills[].attribute``, ``weapons[].&skill``.
        name: What it must contain: a folded text, a group prefix, or an index; None for the row whose value changed.
        first: For rows referenced by index: the index of the first row of the list.
    """

    slot: str
    name: str | int | None
    first: int | None = None


RowFilters: TypeAlias = Mapping[str, tuple[RowFilter, ...]]
"""Filters by the class keys of values from elsewhere that affect some rows only."""


def slot_names(slot: object) -> Iterable[object]:
    """Yield what a slot references: a folded text, a group prefix, a row identity, or indices."""
    if slot.__class__ is str:
        return (fold(str(slot)),)
    if isinstance(slot, GroupView):
        return (slot.prefix,)
    if isinstance(slot, tuple):
        return slot
    return (id(slot),) if isinstance(slot, dict) else ()


def find_row_filters(root: TypedNode, list_key: str, members: Mapping[str, str], schema: Schema) -> RowFilters:
    """Return the row filters of a formula.

    Args:
        root: The formula.
        list_key: The list whose rows have its number.
        members: Values of the family marks of the formula.
        schema: The names of the game.
    """
    finder = _Finder(list_key, members, schema)
    finder.visit(root, None)
    return {key: tuple(found) for key, found in finder.filtered.items() if key not in finder.unconditional}


class _Finder:
    """Walks the typed tree of one formula.

    Attributes:
        selected: Values that are read on account of what the row says.
        wide: Values that are read in any case.
    """

    def __init__(self, list_key: str, members: Mapping[str, str], schema: Schema) -> None:
        self.schema = schema
        self.members = members
        self.list_key = list_key
        self.own = f"r{len(containers_of(list_key))}"
        self.filtered: dict[str, dict[RowFilter, None]] = {}
        self.unconditional: set[str] = set()

    def visit(self, node: object, guard: RowFilter | None) -> None:
        """Record the reads of a subtree that is evaluated under a guard (None: always)."""
        match node:
            case typed_tree.Read():
                self.note(node.cell_key, guard)
            case typed_tree.ReferenceRead():
                for target in reference_prefixes(self.schema, node.target):
                    self.note(target + node.key, self.reference(node, target) or guard)
            case typed_tree.Conditional():
                self.visit(node.condition, guard)
                here = self.guard(node.condition)
                is_then = isinstance(node.condition, typed_tree.Comparison) and node.condition.operator == "=="
                self.visit(node.then, here if here and is_then else guard)
                self.visit(node.other, here if here and not is_then else guard)
            case typed_tree.Call() if node.function.takes_indices:
                self.visit_indexed(node, guard)
            case _:
                for part in child_values(node):
                    self.visit(part, guard)

    def visit_indexed(self, node: typed_tree.Call, guard: RowFilter | None) -> None:
        """Record the reads of a function that takes indices."""
        indices, *others = node.arguments
        self.visit(indices, guard)
        slot = self.slot(indices.key) if isinstance(indices, typed_tree.Read) and indices.var == self.own else None
        for each in others:
            if slot is None or not isinstance(each, Vector) or column_view(each) is None:
                self.visit(each, guard)
                continue
            for position, part in enumerate(each.parts):
                self.visit(part.body, RowFilter(slot, None, position) if part.loops else RowFilter(slot, position))

    def note(self, key: str, selection: RowFilter | None) -> None:
        key = fill_marks(key, self.members) if self.members else key
        if selection is None:
            self.unconditional.add(key)
        else:
            self.filtered.setdefault(key, {})[selection] = None

    def reference(self, node: typed_tree.ReferenceRead, target: str) -> RowFilter | None:
        """Return the filter of a value in the referenced row."""
        if node.var != self.own:
            return None
        return RowFilter(self.slot(node.slot), None if target.endswith("[].") else target)

    def guard(self, condition: object) -> RowFilter | None:
        """Return the filter implied by a condition: a text column of the row equals a constant."""
        match condition:
            case typed_tree.Comparison(
                "==" | "!=", typed_tree.Read(var=self.own) as read, typed_tree.Const(value=str(text))
            ):
                return RowFilter(self.slot(read.key), fold(text)) if condition.of is ValueType.TEXT else None
        return None

    def slot(self, name: str) -> str:
        key = f"{self.list_key}[].{name}"
        return fill_marks(key, self.members) if self.members else key
