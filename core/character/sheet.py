"""The sheet: computes and explains a character's numbers, finds violations, applies edits.

The module is long because :class:`Sheet` is the one interface to a character: many short methods, implemented nearby.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable, Mapping, Set
from dataclasses import dataclass, replace

from core.character.address import parse_address, read_value, row_positions
from core.character.address_errors import OPTIONS
from core.character.campaign_rules import CampaignRules
from core.character.definitions import find_definition
from core.character.dependents import find_dependents
from core.character.document import Character
from core.character.document_notices import document_notices
from core.character.edit_plan import EditPlan, EditPlanner, InputChanges, RowChange, accepts_violation
from core.character.edits import Accept, Edit, header, to_uid_address
from core.character.house_rules import EffectiveFormulas, effective_formulas
from core.character.inputs import inputs_at, option_values, sheet_inputs
from core.character.json_values import Absent, Json
from core.character.labels import display_value, make_describer
from core.character.normalize import normalize_document
from core.character.numbers_json import JsonNumbers, all_values, number_tree, numbers_to_json
from core.character.pending_changes import PendingChanges
from core.character.resolved_effects import ResolvedEffects, resolve_effects
from core.character.shape import ListNode, Shape, shape_of
from core.character.uids import Uids
from core.character.violations import (
    CONDITION,
    Violation,
    ViolationCheck,
    ViolationMonitor,
    check_keys,
    make_violation,
    report_address,
)
from core.errors import EditError
from core.formula import Cell, Description, Explanation, Fault, Solver, Value, address_of, explain, explain_all
from core.messages import Message, Word
from core.rules.model import Derived, Field, Option, Severity, System

_PLACEHOLDER = re.compile(r"\{([^{}]+)\}")


@dataclass(frozen=True, slots=True)
class Changes:
    """The effects of an edit on a sheet.

    Attributes:
        edit: The edit as applied, for the history: rows named by uid, new rows with their uid, obsolete acceptances
            removed.
        inverse: The edit that undoes it.
        written: Addresses that were written, rows by uid.
        cells: Every number that changed. A list stands for all its numbers if its rows were added, removed or moved.
        values: The new value of each of the cells. Empty if rows were added, removed or moved, or rules were changed:
            then values are read from the sheet.
        violations: New violations and notices.
        resolved: Code and address (rows by uid) of violations and notices that disappeared.
    """

    edit: Edit
    inverse: Edit
    written: tuple[str, ...]
    cells: tuple[Cell, ...]
    values: Mapping[Cell, Value]
    violations: tuple[Violation, ...]
    resolved: tuple[tuple[str, str], ...]

    @property
    def addresses(self) -> tuple[str, ...]:
        """Every address whose content changed, rows by position.

        Written headers and options first, then numbers.
        """
        found = dict.fromkeys(address for address in self.written if "#" not in address)
        found.update(dict.fromkeys(address_of(cell) for cell in self.cells if CONDITION not in cell[0]))
        return tuple(found)


class Sheet:
    """A character with its game; created by :meth:`open`.

    Addresses name rows by position or by uid. Numbers are exact (``int`` or ``Fraction``); None is undefined, a
    :class:`~core.formula.Fault` could not be computed.
    """

    __slots__ = (
        "_character",
        "_effects",
        "_formulas",
        "_has_unchecked",
        "_monitor",
        "_pending",
        "_planner",
        "_shape",
        "_solver",
        "_system",
        "_violation_names",
        "_violations",
    )

    _character: Character
    _effects: ResolvedEffects
    _formulas: EffectiveFormulas
    _violation_names: frozenset[tuple[str, str]]
    _planner: EditPlanner
    _shape: Shape
    _solver: Solver
    _system: System
    _violations: tuple[Violation, ...] | None
    _monitor: ViolationMonitor
    _pending: PendingChanges
    _has_unchecked: bool

    @classmethod
    def open(cls, character: Character, system: System, source: random.Random) -> Sheet:
        """Return the sheet of a character.

        Rows get uids, obsolete acceptances are dropped, refused house rules become faults; :attr:`character` is the
        normalized document.

        Args:
            character: The document.
            system: Its game.
            source: Source of randomness for uids of rows.

        Raises:
            DocumentError: It belongs to another game, or a value has the wrong type.
        """
        sheet = cls.__new__(cls)
        uids = Uids(source)
        sheet._system = system
        sheet._shape = shape_of(system)
        sheet._pending = PendingChanges()
        sheet._planner = EditPlanner(system, sheet._shape, uids)
        sheet._character = normalize_document(character, system, sheet._shape, uids)
        sheet._compute()
        accepted = sheet._character.accepted
        kept = tuple(entry for entry in accepted if (entry.code, entry.address) in sheet._violation_names)
        if len(kept) < len(accepted):
            sheet._character = replace(sheet._character, accepted=kept)
        return sheet

    def _compute(self) -> None:
        """Compute everything from the document."""
        self._effects = resolve_effects(self._character.effects, self._system, self._character.data)
        options, self._formulas = self._rules()
        inputs = sheet_inputs(self._shape, self._character.data, options)
        self._solver = Solver(self._formulas.program, inputs)
        self._monitor = ViolationMonitor(self._system, self._solver)
        self._violation_names = self._active_names()
        self._has_unchecked = False
        self._violations = None

    def _rules(self) -> tuple[dict[str, Value], EffectiveFormulas]:
        """Return the options and formulas of the document's own rules, its campaign's and the book's."""
        character, rules = self._character, self._character.campaign_rules
        given, others = ({}, {}) if rules is None else (rules.options, rules.house_rules)
        options = option_values(self._shape, self._system, character.options, given)
        formulas = effective_formulas(self._system, character.house_rules, others)
        return options, replace(formulas, program=self._effects.change(formulas.program))

    def copy(self, source: random.Random) -> Sheet:
        """Return an independent sheet of the same character.

        Args:
            source: Source of randomness for uids of rows.
        """
        self._update()
        twin = Sheet.__new__(Sheet)
        twin._pending = PendingChanges()
        twin._system = self._system
        twin._shape = self._shape
        twin._character = self._character
        twin._planner = EditPlanner(self._system, self._shape, Uids(source))
        twin._effects = self._effects
        twin._formulas = self._formulas
        twin._solver = self._solver.copy()
        twin._monitor = self._monitor.copy(twin._solver)
        twin._violation_names = self._violation_names
        twin._has_unchecked = self._has_unchecked
        twin._violations = self._violations
        return twin

    def with_campaign_rules(
        self, rules: CampaignRules | None, source: random.Random
    ) -> tuple[Sheet, Mapping[Cell, tuple[Value, Value]]]:
        """Return a copy under other rules of the campaign, or none, and both values of the cells that differ.

        Much faster than opening it, as only what the rules reach is computed. The source is for uids of rows.
        """
        self._check_all()
        twin = self.copy(source)
        twin._character = replace(self._character, campaign_rules=rules)
        options, formulas = twin._rules()
        before, after = self._formulas.rules, formulas.rules
        changed = [key for key in {**before, **after} if before.get(key) != after.get(key)]
        twin._formulas = formulas
        cells = twin._solver.replace_program(formulas.program, changed) if changed else ()
        cells += twin._solver.edit([((OPTIONS + key, ()), value) for key, value in options.items()])
        if twin._monitor.update(cells):
            twin._violation_names = twin._active_names()
        twin._violations = None
        return twin, self._solver.differences(twin._solver, cells)

    # -------------------------------------------------------------------------------------------------------- values

    @property
    def character(self) -> Character:
        """The present document."""
        return self._character

    @property
    def system(self) -> System:
        """The game."""
        return self._system

    def value(self, address: str) -> Value:
        """Return the value of an input, a computed number, or an option (``options.quirks``).

        Raises:
            EditError: There is no such address or row.
        """
        return self.value_at(self._cell(address))

    def value_at(self, cell: Cell) -> Value:
        """Return a value by class key and row positions.

        Faster than :meth:`value`, as no address is parsed.

        Raises:
            LookupError: There is no such key or row.
        """
        if self._pending:
            self._make(self._pending.take_for(cell[0], self._solver.program))
        return self._solver.value(cell)

    def text(self, address: str, *, with_unit: bool = True) -> str:
        """Return a value as text for people.

        The game's words, its number of decimals, a dash for an undefined value.

        Args:
            address: As for :meth:`value`.
            with_unit: Whether the unit follows a number.

        Raises:
            EditError: There is no such address or row.
        """
        parsed = parse_address(address)
        definition = find_definition(parsed.key, self._system, self._shape)
        cell = (parsed.key, row_positions(parsed, self._character.data))
        return display_value(definition, self.value_at(cell), with_unit=with_unit)

    def text_at(self, cell: Cell, *, with_unit: bool = True) -> str:
        """Return a value as text by class key and row positions; see :meth:`text`, :meth:`value_at`.

        Raises:
            EditError: There is no such number.
            LookupError: There is no such row.
        """
        definition = find_definition(cell[0], self._system, self._shape)
        return display_value(definition, self.value_at(cell), with_unit=with_unit)

    def field(self, address: str) -> Field | Derived | Option:
        """Return the game's definition of an address.

        Raises:
            EditError: There is no such address.
        """
        return find_definition(parse_address(address).key, self._system, self._shape)

    def label(self, address: str) -> str:
        """Return the game's label of an address.

        Raises:
            EditError: There is no such address.
        """
        return self.field(address).label

    def stored(self, address: str) -> Json | Absent:
        """Return the document's own value at an address; ABSENT if the default applies.

        Raises:
            EditError: There is no such row.
        """
        return read_value(parse_address(address), self._character.data)

    def rows(self, list_address: str) -> tuple[Mapping[str, Json], ...]:
        """Return the rows of a list as stored in the document, with their uids.

        Raises:
            EditError: There is no such list or row.
        """
        self._list_cell(list_address)
        found = read_value(parse_address(list_address), self._character.data)
        if not isinstance(found, list):
            return ()
        return tuple(row for row in found if type(row) is dict or isinstance(row, Mapping))  # quick for thousands

    def count(self, list_address: str) -> int:
        """Return the number of rows of a list.

        Raises:
            EditError: There is no such list or row.
        """
        self._update()
        return self._solver.rows(self._list_cell(list_address))

    def header(self, key: str) -> str:
        """Return ``name``, ``player``, ``campaign`` or ``notes``; ``tags`` separated by commas."""
        value = header(self._character, key)
        return value if isinstance(value, str) else ", ".join(self._character.tags)

    def option(self, key: str) -> Value:
        """Return the value of an option of the game.

        Raises:
            EditError: There is no such option.
        """
        return self.value(OPTIONS + key)

    def explain(self, address: str) -> Explanation:
        """Return the explanation of a number: the tree of what it is computed from.

        Raises:
            EditError: There is no such address or row.
        """
        return self.explain_all((address,))[0]

    def explain_all(self, addresses: Iterable[str]) -> list[Explanation]:
        """Return explanations, as of `explain`; quicker than one by one, as they share what they read."""
        self._update()
        return explain_all(self._solver, map(self._cell, addresses), self._describer())

    def _describer(self) -> Callable[[Cell], Description]:
        return make_describer(self._system, self._formulas, self._effects.by_cell, self._character)

    def dependents(self, address: str) -> tuple[str, ...]:
        """Return the addresses (by position) of the visible numbers computed from one, in order.

        Hidden numbers are replaced by their own dependents.

        Raises:
            EditError: There is no such address or row.
        """
        self._update()
        describe, cell = self._describer(), self._cell(address)
        found = find_dependents(self._system, self._solver, lambda each: explain(self._solver, each, describe), cell)
        return tuple(address_of(each) for each in found)

    def is_used_by(self, address: str, other: str) -> bool:
        """Return whether another number is computed from this one in any row, even indirectly.

        Raises:
            EditError: There is no such address or row.
        """
        return self._cell(other)[0] in self._solver.program.dependents((self._cell(address)[0],))

    def derived(self) -> JsonNumbers:
        """Return all computed numbers as JSON: flat keys, and for every list its rows."""
        self._update()
        return numbers_to_json(number_tree(self._system), self._solver)

    def summary(self) -> str:
        """Return the game's one-line summary of the character for lists."""
        return _PLACEHOLDER.sub(lambda found: self.text(found[1], with_unit=False), self._system.summary)

    # ---------------------------------------------------------------------------------------------------- violations

    @property
    def violations(self) -> tuple[Violation, ...]:
        """The rule violations, accepted ones included."""
        return tuple(each for each in self._all_violations() if each.severity is Severity.VIOLATION)

    @property
    def notices(self) -> tuple[Violation, ...]:
        """Things left to do, options unknown to the game, and conditions without an effect."""
        found = (each for each in self._all_violations() if each.severity is Severity.NOTICE)
        return (*found, *document_notices(self._character, self._system, self._effects))

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Refused house rules, then numbers that could not be computed, each only where it arises."""
        self._update()
        shown_faults = (fault for fault in self._solver.faults() if CONDITION not in fault.address)
        return (*self._formulas.refused, *shown_faults)

    @property
    def refused_rules(self) -> Mapping[str, Message]:
        """Why house rules of the document were refused, by their key."""
        return {fault.address: fault.reason for fault in self._formulas.refused}

    def _all_violations(self) -> tuple[Violation, ...]:
        self._check_all()
        if self._violations is None:
            self._violations = self._violations_in(self._violation_names)
        return self._violations

    def count_violations(self, codes: Set[str], supposed: Mapping[str, Json | Absent] | None = None) -> int:
        """Return how many violations and notices have one of these codes, accepted ones included.

        Args:
            codes: Their codes.
            supposed: What is stored at some inputs instead, by address; the sheet stays as it is.

        Raises:
            LookupError: There is no such input.
            EditError: There is no such row, or a value has the wrong type.
        """
        inputs = inputs_at(self._shape, supposed, self._character.data) if supposed else {}
        keys = check_keys(self._system, frozenset(codes))
        for key in (*keys, *(key for key, _ in inputs)) if self._pending else ():
            self._make(self._pending.take_rows_for(key, self._solver.program))
        with self._solver.supposed({**self._pending.inputs, **inputs}, keys):
            return self._monitor.count(codes)

    def _violations_in(self, names: frozenset[tuple[str, str]]) -> tuple[Violation, ...]:
        """Return the violations with these codes and addresses (rows by uid)."""
        reasons = {(entry.code, entry.address): entry.reason for entry in self._character.accepted}
        found = ((each, (each[0].code, self._uid_address(*each))) for each in self._monitor.active)
        return tuple(
            make_violation(check, rows, self._solver, reasons.get(name))
            for (check, rows), name in found
            if name in names
        )

    def violations_beyond(self, other: Sheet) -> tuple[Violation, ...]:
        """Return the rule violations that another sheet of the same character does not have."""
        new = self._violation_names - other._violation_names
        found = self._violations_in(new) if new else ()
        return tuple(each for each in found if each.severity is Severity.VIOLATION)

    # -------------------------------------------------------------------------------------------------------- edits

    def apply(self, edit: Edit) -> Changes:
        """Apply an edit to this sheet, completely or not at all.

        Raises:
            EditError: The edit does not fit the document or the game.
            FormulaError: A house rule cannot be accepted.
        """
        self._check_all()
        if edit.__class__ is Accept:  # isinstance is slow for abstract classes
            self._check_acceptance(edit)
        plan = self._planner.plan(edit, self._character)
        before, accepted = self._violation_names, self._character.accepted
        self._character = plan.character
        cells, values = self._apply_plan(plan)
        self._violations = None
        if self._violation_names is not before or self._character.accepted is not accepted:
            self._drop_acceptances(plan)
            self._character = plan.character
        done, back = plan.applied(edit)
        return Changes(done, back, tuple(plan.addresses), cells, values, *self._differences(before))

    def write(self, edit: Edit) -> None:
        """Apply an edit as `apply` does, but compute its effects only when a number or a violation is next read.

        Faster where the changes are not shown, as in procedures without people.

        Raises:
            EditError: The edit does not fit the document or the game.
            FormulaError: A house rule cannot be accepted.
        """
        if self._character.accepted or accepts_violation(edit):
            self.apply(edit)
            return
        plan = self._planner.plan(edit, self._character)
        self._character = plan.character
        self._violations = None
        if self._needs_recompute(plan):
            self._pending.take()
            self._compute()
            return
        self._pending.add(plan.changes)

    def _update(self) -> None:
        """Bring the numbers up to date after `write`."""
        self._make(self._pending.take())

    def _make(self, changes: Iterable[InputChanges | RowChange]) -> None:
        for change in changes:
            if isinstance(change, RowChange):
                change.run(self._solver)
            else:
                self._solver.edit(list(change.values.items()))
            self._has_unchecked = True

    def _check_all(self) -> None:
        """Bring numbers and violations up to date after `write`."""
        self._update()
        if self._has_unchecked:
            self._monitor.rescan_all()
            self._violation_names = self._active_names()
            self._has_unchecked = False

    def _apply_plan(self, plan: EditPlan) -> tuple[tuple[Cell, ...], Mapping[Cell, Value]]:
        """Update the numbers and the violations; return the cells that changed, and their values (see `Changes`)."""
        if self._needs_recompute(plan):
            return self._recompute(plan), {}
        if len(plan.changes) == 1 and isinstance(change := plan.changes[0], InputChanges):
            changed = self._solver.edit(list(change.values.items()))
            if self._monitor.update(changed):
                self._violation_names = self._active_names()
            return changed, self._solver.values(changed)
        cells: dict[Cell, None] = {}
        lists: dict[str, None] = {}
        for change in plan.changes:
            if isinstance(change, RowChange):
                lists[change.cell[0]] = None
                cells[change.cell] = None
                cells.update(dict.fromkeys(change.run(self._solver)))
            else:
                cells.update(dict.fromkeys(self._solver.edit(list(change.values.items()))))
        rows = tuple(f"{list_key}[]" for list_key in lists)
        valid = [cell for cell in cells if not cell[0].startswith(rows)]
        differs = self._monitor.update(valid)
        for list_key in lists:
            self._monitor.rescan(list_key)
        if differs or lists:
            self._violation_names = self._active_names()
        return tuple(valid), {} if lists else self._solver.values(valid)

    def _needs_recompute(self, plan: EditPlan) -> bool:
        """Return whether an edit changes formulas, or moves rows to whose numbers conditions add something."""
        return plan.has_new_rules or (
            self._effects.name_rows and any(isinstance(each, RowChange) for each in plan.changes)
        )

    def _recompute(self, plan: EditPlan) -> tuple[Cell, ...]:
        options = [(OPTIONS + key, ()) for key in self._system.options]
        before = {**all_values(self._system, self._solver), **self._solver.values(options)}
        self._compute()
        after = {**all_values(self._system, self._solver), **self._solver.values(options)}
        cells: dict[Cell, None] = {}
        for change in plan.changes:
            cells.update({change.cell: None} if isinstance(change, RowChange) else dict.fromkeys(change.values))
        cells.update(
            (cell, None) for cell in {**before, **after} if before.get(cell, _NOTHING) != after.get(cell, _NOTHING)
        )
        rows = tuple(f"{change.cell[0]}[]" for change in plan.changes if isinstance(change, RowChange))
        return tuple(cell for cell in cells if not cell[0].startswith(rows))

    def _drop_acceptances(self, plan: EditPlan) -> None:
        """Remove acceptances of violations that are gone, as part of the edit."""
        for entry in plan.character.accepted:
            if (entry.code, entry.address) not in self._violation_names:
                self._planner.add(Accept(entry.code, entry.address, None), plan)

    def _differences(
        self, before: frozenset[tuple[str, str]]
    ) -> tuple[tuple[Violation, ...], tuple[tuple[str, str], ...]]:
        """Return new violations, and the names of those that disappeared."""
        now = self._violation_names
        if now is before:
            return (), ()
        new = now - before
        return self._violations_in(new) if new else (), tuple(sorted(before - now))

    def _check_acceptance(self, edit: Accept) -> None:
        if edit.reason is not None and (edit.code, self._by_uid(edit.address)) not in self._violation_names:
            raise EditError(
                Message(
                    "nothing_to_accept",
                    "There is no rule violation {code} at {address} to allow. It may already be resolved.",
                    {"code": edit.code, "address": edit.address or Word("the sheet")},
                )
            )

    # ----------------------------------------------------------------------------------------------------- addresses

    def _active_names(self) -> frozenset[tuple[str, str]]:
        """Return code and address (rows by uid) of all present violations and notices."""
        return frozenset((check.code, self._uid_address(check, rows)) for check, rows in self._monitor.active)

    def _uid_address(self, check: ViolationCheck, rows: tuple[int, ...]) -> str:
        address = report_address(check, rows)
        return self._by_uid(address) if rows else address

    def _by_uid(self, address: str) -> str:
        return to_uid_address(address, self._character) if "[" in address else address

    def _cell(self, address: str) -> Cell:
        parsed = parse_address(address)
        find_definition(parsed.key, self._system, self._shape)
        return parsed.key, row_positions(parsed, self._character.data)

    def _list_cell(self, address: str) -> Cell:
        parsed = parse_address(address)
        if not isinstance(self._shape.nodes.get(parsed.key), ListNode):
            raise EditError(Message("no_list", "{address} is not a list. Check the address.", {"address": address}))
        return parsed.key, row_positions(parsed, self._character.data)


_NOTHING = object()
