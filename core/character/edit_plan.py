"""Checks an edit and plans it, not applied yet: new document, inverse, solver updates.

A :class:`EditPlan` is complete or an error is raised. Everything that can be wrong with an edit (an unknown address, a
wrong type, a missing row, a circular house rule) is found while planning, so applying a plan cannot fail half-way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from core.character.address import (
    UID_KEY,
    Address,
    is_uid,
    max_depth_at,
    parse_address,
    read_value,
    row_positions,
    to_uids,
)
from core.character.document import Character
from core.character.edits import (
    Accept,
    AddRow,
    Applied,
    Batch,
    Edit,
    MoveRow,
    RemoveRow,
    SetCampaignRules,
    SetEffects,
    SetHouseRule,
    SetOption,
    SetValue,
    add_row,
    set_value,
)
from core.character.effects import MOST_EFFECTS, read_effect, with_uid_addresses
from core.character.field_values import WrongTypeError
from core.character.house_rules import check_house_rule
from core.character.inputs import InputReader, campaign_option, find_node, group_inputs, misfit_message, option_value
from core.character.json_values import DEEPEST, Absent, Json, clean
from core.character.resolved_effects import check_effect, too_many_effects
from core.character.row_ids import assign_id
from core.character.shape import GroupNode, InputNode, ListNode, Shape
from core.character.uid_assignment import assign_uids
from core.character.uids import Uids, uids_in
from core.errors import EditError, NotationError
from core.formula import Cell, RowInputs, Solver, Value
from core.messages import Message, Word
from core.rules.model import LinkedColumn, System
from core.rules.notations import ValueNotation


@dataclass(frozen=True, slots=True)
class InputChanges:
    """Inputs that change together, by cell."""

    values: dict[Cell, Value]


@dataclass(frozen=True, slots=True)
class RowChange:
    """Inserted, removed, moved or replaced rows of one list, and the solver update.

    Attributes:
        cell: The list.
        run: Update the solver.
        position: Position of inserted rows.
        inserted: The inserted rows, if nothing else happens.
    """

    cell: Cell
    run: Callable[[Solver], tuple[Cell, ...]]
    position: int = 0
    inserted: tuple[RowInputs, ...] = ()

    def joined(self, later: RowChange) -> RowChange | None:
        """Return this change and one that follows it directly as one; None if both do not insert neighbouring rows."""
        is_next = later.position == self.position + len(self.inserted)
        if not (self.inserted and later.inserted and is_next and self.cell == later.cell):
            return None
        return insert_rows(self.cell, self.position, (*self.inserted, *later.inserted))


@dataclass(slots=True)
class EditPlan:
    """The effects of an edit.

    Attributes:
        character: The new document.
        edits: The single edits, rows named by uid, new rows with their uid.
        inverses: The inverse of each, in the same order.
        addresses: The addresses that are written.
        changes: Solver updates, in order.
        has_new_rules: Whether house rules, campaign rules or effects change, so that all numbers are recomputed.
    """

    character: Character
    edits: list[Edit] = field(default_factory=list)
    inverses: list[Edit] = field(default_factory=list)
    addresses: dict[str, None] = field(default_factory=dict)
    changes: list[InputChanges | RowChange] = field(default_factory=list)
    has_new_rules: bool = False

    def record(self, edit: Edit, applied: Applied) -> None:
        """Record one applied edit."""
        self.character = applied.character
        self.edits.append(edit)
        self.inverses.append(applied.inverse)
        for address in applied.addresses:
            self.addresses[address] = None

    def applied(self, edit: Edit) -> tuple[Edit, Edit]:
        """Return the edit that was planned, as it is applied, and its inverse."""
        if len(self.edits) == 1 and edit.__class__ is not Batch:
            return self.edits[0], self.inverses[0]
        label = edit.label if isinstance(edit, Batch) else ""
        return Batch(tuple(self.edits), label), Batch(tuple(reversed(self.inverses)), label)

    def input_changes(self) -> dict[Cell, Value]:
        """Return the dictionary that collects the next input changes.

        Directly preceding input changes are merged with them.
        """
        if not self.changes or not isinstance(self.changes[-1], InputChanges):
            self.changes.append(InputChanges({}))
        last = self.changes[-1]
        return last.values if isinstance(last, InputChanges) else {}


def accepts_violation(edit: Edit) -> bool:
    """Return whether an edit accepts a violation."""
    if edit.__class__ is Batch:  # isinstance is slow for abstract classes
        return any(map(accepts_violation, edit.edits))
    return edit.__class__ is Accept


class EditPlanner:
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
        self._filling = InputReader(EditError)
        self._last_rows: tuple[int, ...] = ()  # rows of the last edit: the next one is probably in the same

    def plan(self, edit: Edit, character: Character) -> EditPlan:
        """Check an edit and return its plan.

        Raises:
            EditError: It does not fit the document or the game.
            FormulaError: A house rule cannot be accepted.
        """
        plan = EditPlan(character)
        self.add(edit, plan)
        return plan

    def add(self, edit: Edit, plan: EditPlan) -> None:
        """Add an edit to a plan; see :meth:`plan`."""
        if edit.__class__ is SetValue:  # isinstance is slow for abstract classes
            self._set_value(edit, plan)
        elif edit.__class__ is Batch:
            for part in edit.edits:
                self.add(part, plan)
        elif edit.__class__ is AddRow:
            self._add_row(edit, plan)
        elif isinstance(edit, RemoveRow):
            self._remove_row(edit, plan)
        elif isinstance(edit, MoveRow):
            self._move_row(edit, plan)
        else:
            self._add_other(edit, plan)

    def _add_other(self, edit: Edit, plan: EditPlan) -> None:
        """Plan an edit outside ``data``: options, house rules, headers, portrait, acceptances."""
        if isinstance(edit, SetOption):
            is_removal = isinstance(edit.value, Absent) and edit.key in plan.character.options
            if edit.key in self._shape.options or not (is_removal or edit.is_unchecked):
                value = self._option_value(edit, plan)
                plan.input_changes()[f"options.{edit.key}", ()] = value
        elif isinstance(edit, SetHouseRule):
            if not isinstance(edit.formula, Absent) and not edit.is_unchecked:
                rules = plan.character.campaign_rules
                others = {} if rules is None else rules.house_rules
                check_house_rule(self._system, plan.character.house_rules, edit.key, edit.formula, others)
            plan.has_new_rules = True
        elif isinstance(edit, SetCampaignRules):
            plan.has_new_rules = True
        elif isinstance(edit, SetEffects):
            edit = self._set_effects(edit, plan)
        plan.record(edit, edit.apply(plan.character, self._uids))

    def _option_value(self, edit: SetOption, plan: EditPlan) -> Value:
        """Return the new value of an option: without one of its own, that of the campaign or the book."""
        rules = plan.character.campaign_rules
        if isinstance(edit.value, Absent) and rules is not None:
            given = campaign_option(self._shape, self._system, rules.options, edit.key)
            if given is not None:
                return given
        return option_value(self._shape, self._system, edit.key, _clean_value(edit.value, DEEPEST - 2))

    def _set_effects(self, edit: SetEffects, plan: EditPlan) -> SetEffects:
        """Check the entries that are new; return the edit with rows by uid."""
        data = plan.character.data
        entries = with_uid_addresses(edit.value, data)
        if not edit.is_unchecked:
            for entry in entries:
                if entry not in plan.character.effects:
                    check_effect(read_effect(entry), self._system, data)
            if len(entries) > max(MOST_EFFECTS, len(plan.character.effects)):
                raise EditError(too_many_effects())
        plan.has_new_rules = True
        return replace(edit, value=entries)

    def _set_value(self, edit: SetValue, plan: EditPlan) -> None:
        address = parse_address(edit.address)
        node = self._shape.nodes.get(address.key) or find_node(self._shape, self._system, address)
        if isinstance(node, InputNode) and node.field.follow is not None:
            self._set_linked(edit, node.field.follow, plan)
        data = plan.character.data
        rows = row_positions(address, data, self._last_rows)
        self._last_rows = rows or self._last_rows
        value = _clean_value(edit.value, max_depth_at(address))
        if isinstance(node, InputNode):
            if node.field.notation is not None and isinstance(value, str):
                value = _parse_notation(node.field.notation, value)
            plan.input_changes()[address.key, rows] = self._filling.leaf(node, value, edit.address)
        elif isinstance(node, ListNode):
            value = self._with_uids(node, value, address, data)
            inputs = [] if isinstance(value, Absent) else self._filling.rows(node, value, edit.address)
            plan.changes.append(_replace_rows((address.key, rows), inputs))
        else:
            value = self._with_uids(node, value, address, data)
            self._set_group(node, value, (address, rows), plan)
        if address.rows == rows:
            uid_address = str(to_uids(address, data)) if rows else address.key
        else:
            uid_address = edit.address if _is_by_uid(address) else str(to_uids(address, data))
            address = Address(address.key, rows)
        part = edit if uid_address == edit.address and value is edit.value else SetValue(uid_address, value)
        plan.record(part, set_value(plan.character, address, uid_address, value))

    def _set_linked(self, edit: SetValue, follow: LinkedColumn, plan: EditPlan) -> None:
        """Set the linked column first, so that undo restores it last."""
        if _is_linked(follow, plan.character.data):
            row, _, _ = edit.address.rpartition(".")
            self._set_value(replace(edit, address=f"{row}.{follow.column}"), plan)

    def _set_group(
        self, group: GroupNode, value: Json | Absent, target: tuple[Address, tuple[int, ...]], plan: EditPlan
    ) -> None:
        address, rows = target
        values, lists = group_inputs(group, value, str(Address(address.key, rows)), EditError)
        prefix = address.list_key + "[]." if rows else ""
        sets = plan.input_changes()
        for name, each in values.items():
            sets[prefix + name, rows] = each
        for name, inputs in lists.items():
            plan.changes.append(_replace_rows((prefix + name, rows), inputs))

    def _with_uids(
        self, node: GroupNode | ListNode, value: Json | Absent, address: Address, data: Mapping[str, Json]
    ) -> Json | Absent:
        """Return the value with uids assigned; a row that is replaced as a whole keeps its uid."""
        if isinstance(value, Absent) or (isinstance(node, GroupNode) and not node.with_rows and not address.is_row):
            return value
        old = read_value(address, data)
        taken = self._uids.taken_in(data) - (set() if isinstance(old, Absent) else uids_in(old))
        if address.is_row and isinstance(value, Mapping) and isinstance(old, Mapping) and UID_KEY in old:
            value = {**value, UID_KEY: old[UID_KEY]}
        return assign_uids(node, value, taken, self._uids)

    def _add_row(self, edit: AddRow, plan: EditPlan) -> None:
        data = plan.character.data
        node, address, rows = self._list(edit.list_address, data)
        row = clean(edit.row, EditError, max_depth_at(address) - 1)
        if not isinstance(row, Mapping):
            raise EditError(
                misfit_message(
                    f"{address}[]", node.field.row_label, WrongTypeError(Word("an object in curly braces"), row)
                )
            )
        row = _fill_linked(node, assign_id(node, row, data, self._system), data)
        taken = self._uids.taken_in(data)
        uid = row.get(UID_KEY)
        if not isinstance(uid, str) or not is_uid(uid) or uid in taken:
            row = {**row, UID_KEY: self._uids.new(taken)}
        inner = assign_uids(node.scope.root, row, taken, self._uids)
        row = inner if isinstance(inner, Mapping) else row
        before = read_value(address, data)
        count = len(before) if isinstance(before, list) else 0
        position = count if edit.position is None else edit.position
        applied = add_row(plan.character, address, row, edit.position)
        inputs = self._filling.row(node.scope, row, f"{address}[{position}]")
        plan.changes.append(insert_rows((address.key, rows), position, (inputs,)))
        plan.record(AddRow(str(address), row, edit.position), applied)

    def _remove_row(self, edit: RemoveRow, plan: EditPlan) -> None:
        part = RemoveRow(self._row(edit.address, plan))
        cell, position = self._row_cell(part.address, plan)
        applied = part.apply(plan.character, self._uids)
        plan.changes.append(RowChange(cell, lambda solver: solver.remove_row(cell, position)))
        plan.record(part, applied)

    def _move_row(self, edit: MoveRow, plan: EditPlan) -> None:
        part = replace(edit, address=self._row(edit.address, plan))
        cell, position = self._row_cell(part.address, plan)
        applied = part.apply(plan.character, self._uids)
        plan.changes.append(RowChange(cell, lambda solver: solver.move_row(cell, position, edit.position)))
        plan.record(part, applied)

    def _list(self, address: str, data: Mapping[str, Json]) -> tuple[ListNode, Address, tuple[int, ...]]:
        parsed = to_uids(parse_address(address), data)
        node = find_node(self._shape, self._system, parsed)
        if not isinstance(node, ListNode):
            raise EditError(Message("no_list", "{address} is not a list. Check the address.", {"address": address}))
        return node, parsed, row_positions(parsed, data)

    def _row(self, address: str, plan: EditPlan) -> str:
        parsed = to_uids(parse_address(address), plan.character.data)
        find_node(self._shape, self._system, parsed)
        return str(parsed)

    def _row_cell(self, address: str, plan: EditPlan) -> tuple[Cell, int]:
        parsed = parse_address(address)
        rows = row_positions(parsed, plan.character.data)
        return (parsed.key.removesuffix("[]"), rows[:-1]), rows[-1] if rows else 0


def _is_linked(follow: LinkedColumn, data: Mapping[str, Json]) -> bool:
    """Return whether a linked column still follows its leading column."""
    return read_value(parse_address(follow.until), data) is not True


def _fill_linked(rows: ListNode, row: Mapping[str, Json], data: Mapping[str, Json]) -> Mapping[str, Json]:
    """Return a new row with missing linked columns filled in.

    A restored row (with a uid) is unchanged.
    """
    if UID_KEY in row:
        return row
    for name, follow, default in rows.scope.linked:
        if follow.column not in row and _is_linked(follow, data):
            row = {**row, follow.column: row.get(name, default)}
    return row


def _is_by_uid(address: Address) -> bool:
    return int not in map(type, address.rows)


def _parse_notation(notation: ValueNotation, text: str) -> Json:
    """Parse a value in the game's notation."""
    try:
        return list(notation.parse(text))
    except NotationError as error:
        raise EditError(error.message) from error


def _clean_value(value: Json | Absent, deepest: int) -> Json | Absent:
    return value if isinstance(value, Absent) else clean(value, EditError, deepest)


def _replace_rows(cell: Cell, rows: list[RowInputs]) -> RowChange:
    return RowChange(cell, lambda solver: solver.replace_rows(cell, rows))


def insert_rows(cell: Cell, position: int, rows: tuple[RowInputs, ...]) -> RowChange:
    """Return the change that inserts rows into a list."""
    return RowChange(cell, lambda solver: solver.insert_rows(cell, position, rows), position, rows)
