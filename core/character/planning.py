"""Edit plans: an edit checked against the game, with the new document, the inverse and the solver's updates.

A :class:`Plan` is complete or an error is raised. Everything that can be wrong with an edit (an unknown address, a
wrong type, a missing row, a circular house rule) is found while planning, so applying a plan cannot fail half-way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import cast

from core.character.address import UID_KEY, Address, by_uid, is_uid, parse_address, positions, room_below, stored
from core.character.document import Character
from core.character.edits import (
    AddRow,
    Applied,
    Batch,
    Edit,
    MoveRow,
    RemoveRow,
    SetHouseRule,
    SetOption,
    SetValue,
    set_value,
)
from core.character.house_rules import check_house_rule
from core.character.inputs import Filling, group_inputs, misplaced, node_at, option_value
from core.character.json_values import DEEPEST, Absent, Json, clean
from core.character.naming import named_rows
from core.character.row_ids import with_id
from core.character.shape import Branch, Leaf, Rows, Shape
from core.character.uids import Uids, uids_in
from core.character.values import MisfitError
from core.errors import EditError, NotationError
from core.formula import Cell, RowInputs, Solver, Value
from core.messages import Message
from core.rules import System, ValueNotation
from core.rules.model import LinkedColumn


@dataclass(frozen=True, slots=True)
class Sets:
    """Inputs that change together, by cell."""

    values: dict[Cell, Value]


@dataclass(frozen=True, slots=True)
class RowChange:
    """Inserted, removed, moved or replaced rows of one list, and the solver update."""

    cell: Cell
    run: Callable[[Solver], tuple[Cell, ...]]


@dataclass(slots=True)
class Plan:
    """The effects of an edit.

    Attributes:
        character: The new document.
        edits: The single edits, rows named by uid, new rows with their uid.
        inverses: The inverse of each, in the same order.
        addresses: The addresses that are written.
        changes: Solver updates, in order.
        has_new_rules: Whether house rules change, so that all formulas are rebuilt.
    """

    character: Character
    edits: list[Edit] = field(default_factory=list)
    inverses: list[Edit] = field(default_factory=list)
    addresses: dict[str, None] = field(default_factory=dict)
    changes: list[Sets | RowChange] = field(default_factory=list)
    has_new_rules: bool = False

    def take(self, edit: Edit, applied: Applied) -> None:
        """Record one applied edit."""
        self.character = applied.character
        self.edits.append(edit)
        self.inverses.append(applied.inverse)
        for address in applied.addresses:
            self.addresses[address] = None

    def sets(self) -> dict[Cell, Value]:
        """Return the dictionary that collects the next input changes, merged with directly preceding ones."""
        if not self.changes or not isinstance(self.changes[-1], Sets):
            self.changes.append(Sets({}))
        last = self.changes[-1]
        return last.values if isinstance(last, Sets) else {}


class Planner:
    """Plans edits of one sheet.

    Args:
        system: The game.
        shape: Shape of its documents.
        uids: Source of uids for new rows.
    """

    def __init__(self, system: System, shape: Shape, uids: Uids) -> None:
        self._system = system
        self._shape = shape
        self._uids = uids
        self._filling = Filling(EditError)
        self._near: tuple[int, ...] = ()  # rows of the last edit: the next one is probably in the same

    def plan(self, edit: Edit, character: Character) -> Plan:
        """Check an edit and return its plan.

        Raises:
            EditError: It does not fit the document or the game.
            FormulaError: A house rule cannot be accepted.
        """
        plan = Plan(character)
        self.add(edit, plan)
        return plan

    def add(self, edit: Edit, plan: Plan) -> None:
        """Add an edit to a plan; see :meth:`plan`."""
        if isinstance(edit, SetValue):
            self._set_value(edit, plan)
        elif isinstance(edit, Batch):
            for part in edit.edits:
                self.add(part, plan)
        elif isinstance(edit, AddRow):
            self._add_row(edit, plan)
        elif isinstance(edit, RemoveRow):
            self._remove_row(edit, plan)
        elif isinstance(edit, MoveRow):
            self._move_row(edit, plan)
        else:
            self._add_other(edit, plan)

    def _add_other(self, edit: Edit, plan: Plan) -> None:
        """Plan an edit outside ``data``: options, house rules, headers, portrait, acceptances."""
        if isinstance(edit, SetOption):
            is_removal = isinstance(edit.value, Absent) and edit.key in plan.character.options
            if edit.key in self._shape.options or not (is_removal or edit.is_unchecked):
                value = option_value(self._shape, self._system, edit.key, _cleaned(edit.value, DEEPEST - 2))
                plan.sets()[f"options.{edit.key}", ()] = value
        elif isinstance(edit, SetHouseRule):
            if not isinstance(edit.formula, Absent) and not edit.is_unchecked:
                check_house_rule(self._system, plan.character.house_rules, edit.key, edit.formula)
            plan.has_new_rules = True
        plan.take(edit, edit.apply(plan.character, self._uids))

    def _set_value(self, edit: SetValue, plan: Plan) -> None:
        place = parse_address(edit.address)
        node = self._shape.nodes.get(place.key) or node_at(self._shape, self._system, place)
        if isinstance(node, Leaf) and node.field.follow is not None:
            self._set_along(edit, node.field.follow, plan)
        data = plan.character.data
        rows = positions(place, data, self._near)
        self._near = rows or self._near
        value = _cleaned(edit.value, room_below(place))
        if isinstance(node, Leaf):
            if node.field.notation is not None and isinstance(value, str):
                value = _read_as_written(node.field.notation, value)
            plan.sets()[place.key, rows] = self._filling.leaf(node, value, edit.address)
        elif isinstance(node, Rows):
            value = self._named(node, value, place, data)
            inputs = [] if isinstance(value, Absent) else self._filling.rows(node, value, edit.address)
            plan.changes.append(_replaced((place.key, rows), inputs))
        else:
            value = self._named(node, value, place, data)
            self._set_group(node, value, (place, rows), plan)
        if place.rows == rows:
            named = str(by_uid(place, data)) if rows else place.key
        else:
            named = edit.address if _is_by_uid(place) else str(by_uid(place, data))
            place = Address(place.key, rows)
        part = edit if named == edit.address and value is edit.value else SetValue(named, value)
        plan.take(part, set_value(plan.character, place, named, value))

    def _set_along(self, edit: SetValue, follow: LinkedColumn, plan: Plan) -> None:
        """Set the linked column first, so that undo restores it last."""
        if _holds_on(follow, plan.character.data):
            row, _, _ = edit.address.rpartition(".")
            self._set_value(replace(edit, address=f"{row}.{follow.column}"), plan)

    def _set_group(
        self, branch: Branch, value: Json | Absent, where: tuple[Address, tuple[int, ...]], plan: Plan
    ) -> None:
        place, rows = where
        values, lists = group_inputs(branch, value, str(Address(place.key, rows)), EditError)
        prefix = place.list_key + "[]." if rows else ""
        sets = plan.sets()
        for name, each in values.items():
            sets[prefix + name, rows] = each
        for name, inputs in lists.items():
            plan.changes.append(_replaced((prefix + name, rows), inputs))

    def _named(
        self, node: Branch | Rows, value: Json | Absent, place: Address, data: Mapping[str, Json]
    ) -> Json | Absent:
        """Return the value with uids assigned; a row that is replaced as a whole keeps its uid."""
        if isinstance(value, Absent):
            return value
        old = stored(place, data)
        taken = self._uids.taken_in(data) - (set() if isinstance(old, Absent) else uids_in(old))
        if place.is_row and isinstance(value, Mapping) and isinstance(old, Mapping) and UID_KEY in old:
            value = {**value, UID_KEY: old[UID_KEY]}
        return named_rows(node, value, taken, self._uids)

    def _add_row(self, edit: AddRow, plan: Plan) -> None:
        data = plan.character.data
        node, place, rows = self._list(edit.list_address, data)
        row = clean(edit.row, EditError, room_below(place) - 1)
        if not isinstance(row, Mapping):
            raise EditError(misplaced(f"{place}[]", node.field.row_label, MisfitError("a group of values", row)))
        row = _followed(node, with_id(node, row, data, self._system), data)
        taken = self._uids.taken_in(data)
        uid = row.get(UID_KEY)
        if not isinstance(uid, str) or not is_uid(uid) or uid in taken:
            row = {**row, UID_KEY: self._uids.new(taken)}
        inner = named_rows(node.scope.root, row, taken, self._uids)
        row = inner if isinstance(inner, Mapping) else row
        before = stored(place, data)
        count = len(before) if isinstance(before, list) else 0
        position = count if edit.position is None else edit.position
        part = AddRow(str(place), row, edit.position)
        applied = part.apply(plan.character, self._uids)
        inputs = self._filling.row(node.scope, row, f"{place}[{position}]")
        plan.changes.append(RowChange((place.key, rows), _inserting((place.key, rows), position, inputs)))
        plan.take(part, applied)

    def _remove_row(self, edit: RemoveRow, plan: Plan) -> None:
        part = RemoveRow(self._row(edit.address, plan))
        cell, position = self._row_cell(part.address, plan)
        applied = part.apply(plan.character, self._uids)
        plan.changes.append(RowChange(cell, lambda solver: solver.remove_row(cell, position)))
        plan.take(part, applied)

    def _move_row(self, edit: MoveRow, plan: Plan) -> None:
        part = replace(edit, address=self._row(edit.address, plan))
        cell, position = self._row_cell(part.address, plan)
        applied = part.apply(plan.character, self._uids)
        plan.changes.append(RowChange(cell, lambda solver: solver.move_row(cell, position, edit.position)))
        plan.take(part, applied)

    def _list(self, address: str, data: Mapping[str, Json]) -> tuple[Rows, Address, tuple[int, ...]]:
        place = by_uid(parse_address(address), data)
        node = node_at(self._shape, self._system, place)
        if not isinstance(node, Rows):
            raise EditError(
                Message("no_list", "{address} is not a list. Check the address.", {"address": address})
            )
        return node, place, positions(place, data)

    def _row(self, address: str, plan: Plan) -> str:
        place = by_uid(parse_address(address), plan.character.data)
        node_at(self._shape, self._system, place)
        return str(place)

    def _row_cell(self, address: str, plan: Plan) -> tuple[Cell, int]:
        place = parse_address(address)
        rows = positions(place, plan.character.data)
        return (place.key.removesuffix("[]"), rows[:-1]), rows[-1] if rows else 0


def _holds_on(follow: LinkedColumn, data: Mapping[str, Json]) -> bool:
    """Return whether a linked column still follows its leading column."""
    return stored(parse_address(follow.until), data) is not True


def _followed(rows: Rows, row: Mapping[str, Json], data: Mapping[str, Json]) -> Mapping[str, Json]:
    """Return a new row with missing linked columns filled in; a restored row (with a uid) is unchanged."""
    if UID_KEY in row:
        return row
    leaves = [node for node in rows.scope.root.members.values() if isinstance(node, Leaf)]
    for leaf in leaves:
        follow = leaf.field.follow
        if follow is not None and follow.column not in row and _holds_on(follow, data):
            row = {**row, follow.column: row.get(leaf.name, cast("Json", leaf.field.default))}
    return row


def _is_by_uid(place: Address) -> bool:
    return int not in map(type, place.rows)


def _read_as_written(notation: ValueNotation, text: str) -> Json:
    """Parse a value in the game's notation."""
    try:
        return list(notation.parse(text))
    except NotationError as error:
        raise EditError(error.message) from error


def _cleaned(value: Json | Absent, deepest: int) -> Json | Absent:
    return value if isinstance(value, Absent) else clean(value, EditError, deepest)


def _replaced(cell: Cell, rows: list[RowInputs]) -> RowChange:
    return RowChange(cell, lambda solver: solver.replace_rows(cell, rows))


def _inserting(cell: Cell, position: int, row: RowInputs) -> Callable[[Solver], tuple[Cell, ...]]:
    return lambda solver: solver.insert_row(cell, position, row)
