"""Which rows a formula looks at a value in: only in those that name it.

A formula in a row may read a value of another place on account of what its own row says: ``ref.level`` reads the level
of the very row that ``skill`` names, and ``base.str if attribute == "str" else base.dex`` reads the strength only where
the attribute is that. When such a value changes, the number is computed in the rows that name it and in no others.

The invariant: in a row whose *slot* does not name what a selection says, the formula gives the same whatever the value
is. A value that the formula reads in any other way has no selection and concerns every row. A slot is a column of the
row itself, so that a row whose slot changes is computed for that reason.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from core.formula import bound
from core.formula.bound import Bound, Vector, parts_of
from core.formula.links import Group
from core.formula.picking import shelf_of
from core.formula.schema import Schema, containers_of, fill_marks
from core.formula.scopes import targets
from core.formula.values import ValueType, fold


@dataclass(frozen=True, slots=True)
class Selection:
    """What a row has to say so that a value concerns it.

    Attributes:
        slot: Class key of the column that says it: ``skills[].attribute``, ``weapons[].&skill``.
        name: What has to stand there: a folded text, the prefix of a group, or a place; None where it is the very row
            whose value has changed.
        first: Where that row is named by its place: the place of the first row of its list.
    """

    slot: str
    name: str | int | None
    first: int | None = None


Selections: TypeAlias = Mapping[str, tuple[Selection, ...]]
"""By the class keys of values from anywhere on the sheet that concern some rows only."""


def names_in(slot: object) -> Iterable[object]:
    """Yield what the value of a slot names: a folded text, the prefix of a group, the identity of a row, or places."""
    if slot.__class__ is str:
        return (fold(str(slot)),)
    if isinstance(slot, Group):
        return (slot.prefix,)
    if isinstance(slot, tuple):
        return slot
    return (id(slot),) if isinstance(slot, dict) else ()


def find_selections(root: Bound, list_key: str, members: Mapping[str, str], schema: Schema) -> Selections:
    """Return the selections of a formula.

    Args:
        root: The formula.
        list_key: The list whose rows have its number.
        members: What the family marks of the formula stand for.
        schema: What it may name.
    """
    finder = _Finder(list_key, members, schema)
    finder.visit(root, None)
    return {key: tuple(found) for key, found in finder.selected.items() if key not in finder.wide}


class _Finder:
    """Goes through one formula.

    Attributes:
        selected: Values that are read on account of what the row says.
        wide: Values that are read in any case.
    """

    def __init__(self, list_key: str, members: Mapping[str, str], schema: Schema) -> None:
        self.schema = schema
        self.members = members
        self.list_key = list_key
        self.own = f"r{len(containers_of(list_key))}"
        self.selected: dict[str, dict[Selection, None]] = {}
        self.wide: set[str] = set()

    def visit(self, node: object, guard: Selection | None) -> None:
        """Note what is read in a part of the formula that is computed where a guard holds (always for None)."""
        match node:
            case bound.Read():
                self.note(node.cell_key, guard)
            case bound.RefRead():
                for target in targets(self.schema, node.target):
                    self.note(target + node.key, self.reference(node, target) or guard)
            case bound.Pick():
                self.visit(node.condition, guard)
                here = self.guard(node.condition)
                is_then = isinstance(node.condition, bound.Comparison) and node.condition.operator == "=="
                self.visit(node.then, here if here and is_then else guard)
                self.visit(node.other, here if here and not is_then else guard)
            case bound.Invoke() if node.function.picks:
                self.picking(node, guard)
            case _:
                for part in parts_of(node):
                    self.visit(part, guard)

    def picking(self, node: bound.Invoke, guard: Selection | None) -> None:
        """Note what is read by a function that gets entries by their places."""
        places, *others = node.arguments
        self.visit(places, guard)
        slot = self.slot(places.key) if isinstance(places, bound.Read) and places.var == self.own else None
        for each in others:
            if slot is None or not isinstance(each, Vector) or shelf_of(each) is None:
                self.visit(each, guard)
                continue
            for place, part in enumerate(each.parts):
                self.visit(part.body, Selection(slot, None, place) if part.loops else Selection(slot, place))

    def note(self, key: str, selection: Selection | None) -> None:
        key = fill_marks(key, self.members) if self.members else key
        if selection is None:
            self.wide.add(key)
        else:
            self.selected.setdefault(key, {})[selection] = None

    def reference(self, node: bound.RefRead, target: str) -> Selection | None:
        """Return the selection of a value of the row that this row names."""
        if node.var != self.own:
            return None
        return Selection(self.slot(node.slot), None if target.endswith("[].") else target)

    def guard(self, condition: object) -> Selection | None:
        """Return what a row says in one branch of a choice: that a text of its own is a certain one."""
        match condition:
            case bound.Comparison("==" | "!=", bound.Read(var=self.own) as read, bound.Const(value=str(text))):
                return Selection(self.slot(read.key), fold(text)) if condition.of is ValueType.TEXT else None
        return None

    def slot(self, name: str) -> str:
        key = f"{self.list_key}[].{name}"
        return fill_marks(key, self.members) if self.members else key
