"""The sheet: a character seen through its game, with every number, its explanation, and what the rules say of it.

The module is long because it is the one door to a character for everyone above it: what can be asked is many short
methods with their documentation; what they do lies in the modules beside it.
"""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from core.character.address import parse_address, positions, stored
from core.character.document import Character
from core.character.edits import Accept, Batch, Edit, header, uid_address
from core.character.feeding import fed
from core.character.house_rules import Layer, layer
from core.character.inputs import guess, option_values, sheet_inputs
from core.character.json_values import Absent, Json
from core.character.labels import describer, shown
from core.character.opening import made_ready
from core.character.outline import JsonNumbers, derived_numbers, flat_cells, outline_of
from core.character.planning import Plan, Planner, RowChange, Sets
from core.character.shape import Rows, Shape, shape_of
from core.character.uids import Uids
from core.character.violations import CONDITION, Violation, Watch, Watcher, reported, violation
from core.errors import EditError
from core.formula import Cell, Explanation, Fault, Solver, Value, address_of, explain
from core.messages import Message, Word
from core.rules import Derived, Field, Option, Severity, System

OPTIONS = "options."

MOST_GUESSES = 100
"""With more options than that in a document, no near names are looked for."""

_GAP = re.compile(r"\{([^{}]+)\}")


@dataclass(frozen=True, slots=True)
class Changes:
    """What an edit did to a sheet.

    Attributes:
        edit: The edit as it was carried out: rows named by uid, new rows with their uid, acceptances that became
            void taken back. This is what belongs into the history.
        inverse: Takes all of it back.
        written: Addresses of what was written, rows by uid.
        cells: Every number that changed, as the engine names it. A list whose rows came, went or moved stands for
            everything in it.
        violations: Violations and notices that were not there before.
        gone: Code and address (rows by uid) of those that were there and are no longer.
    """

    edit: Edit
    inverse: Edit
    written: tuple[str, ...]
    cells: tuple[Cell, ...]
    violations: tuple[Violation, ...]
    gone: tuple[tuple[str, str], ...]

    @property
    def addresses(self) -> tuple[str, ...]:
        """Every address whose content changed, rows by position: what was written outside the numbers, then numbers."""
        found = dict.fromkeys(address for address in self.written if "#" not in address)
        found.update(dict.fromkeys(address_of(cell) for cell in self.cells if CONDITION not in cell[0]))
        return tuple(found)


class Sheet:
    """A character and its game, joined; made by :meth:`open`.

    Addresses name rows by position or by uid. Numbers are exact: ``int`` or ``Fraction``; None is undefined, a
    :class:`~core.formula.Fault` could not be computed.
    """

    __slots__ = (
        "_character",
        "_layer",
        "_names",
        "_planner",
        "_shape",
        "_solver",
        "_system",
        "_violations",
        "_watch",
    )

    _character: Character
    _layer: Layer
    _names: frozenset[tuple[str, str]]
    _planner: Planner
    _shape: Shape
    _solver: Solver
    _system: System
    _violations: tuple[Violation, ...] | None
    _watch: Watch

    @classmethod
    def open(cls, character: Character, system: System, source: random.Random) -> Sheet:
        """See a character through its game.

        Rows get their uids, acceptances of violations that are gone are dropped, house rules that are refused become
        faults; :attr:`character` is the document after that.

        Args:
            character: The document.
            system: Its game.
            source: Where the uids of rows come from, now and in edits.

        Raises:
            DocumentError: It belongs to another game, or something in it has the wrong type.
        """
        sheet = cls.__new__(cls)
        uids = Uids(source)
        sheet._system = system
        sheet._shape = shape_of(system)
        sheet._planner = Planner(system, sheet._shape, uids)
        sheet._character = made_ready(character, system, sheet._shape, uids)
        sheet._compute()
        accepted = sheet._character.accepted
        kept = tuple(entry for entry in accepted if (entry.code, entry.address) in sheet._names)
        if len(kept) < len(accepted):
            sheet._character = replace(sheet._character, accepted=kept)
        return sheet

    def _compute(self) -> None:
        """Compute everything from the document."""
        options = option_values(self._shape, self._system, self._character.options)
        inputs = sheet_inputs(self._shape, self._character.data, options)
        self._layer = layer(self._system, self._character.house_rules)
        self._solver = Solver(self._layer.program, inputs)
        self._watch = Watch(self._system, self._solver)
        self._names = self._reported()
        self._violations = None

    def copy(self, source: random.Random) -> Sheet:
        """Return an independent sheet of the same character.

        Args:
            source: Where the uids of rows come from in its edits.
        """
        twin = Sheet.__new__(Sheet)
        twin._system = self._system
        twin._shape = self._shape
        twin._character = self._character
        twin._planner = Planner(self._system, self._shape, Uids(source))
        twin._layer = self._layer
        twin._solver = self._solver.copy()
        twin._watch = self._watch.copy(twin._solver)
        twin._names = self._names
        twin._violations = self._violations
        return twin

    # ------------------------------------------------------------------------------------------------- what there is

    @property
    def character(self) -> Character:
        """The document as it is now."""
        return self._character

    @property
    def system(self) -> System:
        """The game."""
        return self._system

    def value(self, address: str) -> Value:
        """Return an input, a computed number, or an option (``options.quirks``).

        Raises:
            EditError: There is no such place or row.
        """
        return self._solver.value(self._cell(address))

    def at(self, cell: Cell) -> Value:
        """Return a value by its class key and the positions of its rows, for those who read many: no address is parsed.

        Raises:
            LookupError: There is no such place or row.
        """
        return self._solver.value(cell)

    def text(self, address: str, *, with_unit: bool = True) -> str:
        """Return a value as people read it: the game's words, its number of decimals, a dash where it is undefined.

        Args:
            address: As for :meth:`value`.
            with_unit: Whether the unit stands behind a number.

        Raises:
            EditError: There is no such place or row.
        """
        place = parse_address(address)
        definition = self._definition(place.key)
        cell = (place.key, positions(place, self._character.data))
        return shown(definition, self._solver.value(cell), with_unit=with_unit)

    def text_at(self, cell: Cell, *, with_unit: bool = True) -> str:
        """Return the same text by class key and positions, as :meth:`at` gives a value.

        Raises:
            EditError: There is no such number.
            LookupError: There is no such row.
        """
        return shown(self._definition(cell[0]), self._solver.value(cell), with_unit=with_unit)

    def field(self, address: str) -> Field | Derived | Option:
        """Return what the game says of a place.

        Raises:
            EditError: There is no such place.
        """
        return self._definition(parse_address(address).key)

    def label(self, address: str) -> str:
        """Return the game's name of a place.

        Raises:
            EditError: There is no such place.
        """
        return self.field(address).label

    def stored(self, address: str) -> Json | Absent:
        """Return what the document itself holds at a place; ABSENT where nothing stands and the default holds.

        Raises:
            EditError: There is no such row.
        """
        return stored(parse_address(address), self._character.data)

    def rows(self, list_address: str) -> tuple[Mapping[str, Json], ...]:
        """Return the rows of a list as the document holds them, uid included.

        Raises:
            EditError: There is no such list or row.
        """
        self._list_cell(list_address)
        found = stored(parse_address(list_address), self._character.data)
        return tuple(row for row in found if isinstance(row, Mapping)) if isinstance(found, list) else ()

    def count(self, list_address: str) -> int:
        """Return the number of rows of a list.

        Raises:
            EditError: There is no such list or row.
        """
        return self._solver.rows(self._list_cell(list_address))

    def header(self, key: str) -> str:
        """Return ``name``, ``player``, ``campaign`` or ``notes``; ``tags`` with commas between them."""
        found = header(self._character, key)
        return found if isinstance(found, str) else ", ".join(self._character.tags)

    def option(self, key: str) -> Value:
        """Return the value of an option of the game.

        Raises:
            EditError: There is no such option.
        """
        return self.value(OPTIONS + key)

    def explain(self, address: str) -> Explanation:
        """Return the tree behind a number.

        Raises:
            EditError: There is no such place or row.
        """
        return explain(self._solver, self._cell(address), describer(self._system, self._layer))

    def feeds(self, address: str) -> tuple[str, ...]:
        """Return the addresses, rows by position, of the numbers that are computed from one, in order of evaluation.

        Only what a sheet shows is named; the way through hidden numbers is gone on.

        Raises:
            EditError: There is no such place or row.
        """
        cell = self._cell(address)
        describe = describer(self._system, self._layer)
        found = fed(self._system, self._solver, lambda each: explain(self._solver, each, describe), cell)
        return tuple(address_of(each) for each in found)

    def bears_on(self, address: str, other: str) -> bool:
        """Return whether another number is computed from one, by however many in between; rows are not told apart.

        Raises:
            EditError: There is no such place or row.
        """
        return self._cell(other)[0] in self._solver.program.readers((self._cell(address)[0],))

    def derived(self) -> JsonNumbers:
        """Return all computed numbers as JSON: flat keys, and for every list its rows with theirs."""
        return derived_numbers(outline_of(self._system), self._solver)

    def summary(self) -> str:
        """Return the line that tells characters of this game apart in a list."""
        return _GAP.sub(lambda found: self.text(found[1], with_unit=False), self._system.summary)

    # -------------------------------------------------------------------------------------------- what the rules say

    @property
    def violations(self) -> tuple[Violation, ...]:
        """What the game forbids, the accepted ones too."""
        return tuple(each for each in self._all_violations() if each.severity is Severity.VIOLATION)

    @property
    def notices(self) -> tuple[Violation, ...]:
        """What is left to do, and options that the game does not know."""
        unknown = (
            Violation(
                "unknown_option",
                Severity.NOTICE,
                Message(
                    "unknown_option",
                    "{system} has no option {key}; it is kept and does nothing.{guess}",
                    {
                        "system": self._system.name,
                        "key": key,
                        "guess": self._guess_option(key),
                    },
                ),
                OPTIONS + key,
                label="Unknown option",
            )
            for key in self._character.options
            if key not in self._system.options
        )
        return (*(each for each in self._all_violations() if each.severity is Severity.NOTICE), *unknown)

    def _guess_option(self, key: str) -> str:
        return guess(key, self._system.options) if len(self._character.options) <= MOST_GUESSES else ""

    @property
    def faults(self) -> tuple[Fault, ...]:
        """House rules that were refused, then numbers that could not be computed, where they arise."""
        shown_faults = (fault for fault in self._solver.faults() if CONDITION not in fault.address)
        return (*self._layer.refused, *shown_faults)

    @property
    def refused_rules(self) -> Mapping[str, Message]:
        """Why house rules of the document do not hold, by their key."""
        return {fault.address: fault.reason for fault in self._layer.refused}

    def _all_violations(self) -> tuple[Violation, ...]:
        if self._violations is None:
            self._violations = self._violations_in(self._names)
        return self._violations

    def _violations_in(self, names: frozenset[tuple[str, str]]) -> tuple[Violation, ...]:
        """Return what is reported under these codes and addresses by uid."""
        reasons = {(entry.code, entry.address): entry.reason for entry in self._character.accepted}
        found = ((each, (each[0].code, self._uid_address(*each))) for each in self._watch.active)
        return tuple(
            violation(watcher, rows, self._solver, reasons.get(name))
            for (watcher, rows), name in found
            if name in names
        )

    # -------------------------------------------------------------------------------------------------------- edits

    def apply(self, edit: Edit) -> Changes:
        """Change this sheet; all of the edit or nothing.

        Raises:
            EditError: The edit does not fit the document or the game.
            FormulaError: A house rule cannot be accepted.
        """
        if edit.__class__ is Accept:  # isinstance asks an abstract class at length whether it is one of its kind
            self._check_acceptance(edit)
        plan = self._planner.plan(edit, self._character)
        before, accepted = self._names, self._character.accepted
        self._character = plan.character
        cells = self._carry_out(plan)
        self._violations = None
        if self._names is not before or self._character.accepted is not accepted:
            self._drop_acceptances(plan)
            self._character = plan.character
        return self._changes(edit, plan, before, cells)

    def prepare(self) -> bool:
        """Make further edits in the same places quicker, for some milliseconds; say whether that was left to do."""
        return self._solver.program.write_ahead()

    def _carry_out(self, plan: Plan) -> tuple[Cell, ...]:
        """Let the solver do its part and look at what is watched."""
        if plan.has_new_rules:
            return self._compute_anew()
        if len(plan.changes) == 1 and isinstance(change := plan.changes[0], Sets):
            changed = self._solver.edit(list(change.values.items()))
            if self._watch.update(changed):
                self._names = self._reported()
            return changed
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
        differs = self._watch.update(valid)
        for list_key in lists:
            self._watch.rescan(list_key)
        if differs or lists:
            self._names = self._reported()
        return tuple(valid)

    def _compute_anew(self) -> tuple[Cell, ...]:
        before = flat_cells(self._system, self._solver)
        self._compute()
        after = flat_cells(self._system, self._solver)
        return tuple(cell for cell in {**before, **after} if before.get(cell, _NOTHING) != after.get(cell, _NOTHING))

    def _drop_acceptances(self, plan: Plan) -> None:
        """Take back what was accepted and is no violation any more, as a part of the edit."""
        for entry in plan.character.accepted:
            if (entry.code, entry.address) not in self._names:
                self._planner.add(Accept(entry.code, entry.address, None), plan)

    def _changes(self, edit: Edit, plan: Plan, before: frozenset[tuple[str, str]], cells: tuple[Cell, ...]) -> Changes:
        if len(plan.edits) == 1 and edit.__class__ is not Batch:
            done, back = plan.edits[0], plan.inverses[0]
        else:
            label = edit.label if isinstance(edit, Batch) else ""
            done, back = Batch(tuple(plan.edits), label), Batch(tuple(reversed(plan.inverses)), label)
        now = self._names
        appeared: tuple[Violation, ...] = ()
        gone: tuple[tuple[str, str], ...] = ()
        if now is not before:
            gone = tuple(sorted(before - now))
            new = now - before
            appeared = self._violations_in(new) if new else ()
        return Changes(done, back, tuple(plan.addresses), cells, appeared, gone)

    def _check_acceptance(self, edit: Accept) -> None:
        if edit.reason is not None and (edit.code, self._by_uid(edit.address)) not in self._names:
            raise EditError(
                Message(
                    "nothing_to_accept",
                    "There is no violation {code} at {address} that could be allowed. It may be gone already.",
                    {"code": edit.code, "address": edit.address or Word("the sheet")},
                )
            )

    # ----------------------------------------------------------------------------------------------------- addresses

    def _reported(self) -> frozenset[tuple[str, str]]:
        """Return code and address by uid of all that is reported."""
        return frozenset((watcher.code, self._uid_address(watcher, rows)) for watcher, rows in self._watch.active)

    def _uid_address(self, watcher: Watcher, rows: tuple[int, ...]) -> str:
        address = reported(watcher, rows)
        return self._by_uid(address) if rows else address

    def _by_uid(self, address: str) -> str:
        return uid_address(address, self._character) if "[" in address else address

    def _cell(self, address: str) -> Cell:
        place = parse_address(address)
        self._definition(place.key)
        return place.key, positions(place, self._character.data)

    def _list_cell(self, address: str) -> Cell:
        place = parse_address(address)
        if not isinstance(self._shape.nodes.get(place.key), Rows):
            raise EditError(
                Message("no_list", "{address} is no list of rows. Check the address.", {"address": address})
            )
        return place.key, positions(place, self._character.data)

    def _definition(self, key: str) -> Field | Derived | Option:
        system = self._system
        derived = system.derived.get(key)
        if derived is not None:
            return derived
        found: Field | Option | None = system.fields.get(key)
        if found is None and key.startswith(OPTIONS):
            found = system.options.get(key.removeprefix(OPTIONS))
        list_key = key.removesuffix("[]")
        if isinstance(self._shape.nodes.get(list_key), Rows):
            raise EditError(_list_for_number(list_key, system))
        if found is None:
            raise EditError(_unknown(key, system))
        return found


_NOTHING = object()


def _list_for_number(list_key: str, system: System) -> Message:
    computed = (key for key, each in system.derived.items() if not each.is_hidden)
    first = next(key for key in (*computed, *system.fields) if key.rpartition("[].")[0] == list_key)
    return Message(
        "list_for_number",
        "{list} is a list of rows, not a number. Name a number of one of its rows, such as {example}.",
        {"list": list_key.replace("[]", "[0]"), "example": first.replace("[]", "[0]")},
    )


def _unknown(key: str, system: System) -> Message:
    known = {**system.derived, **system.fields, **{OPTIONS + each: None for each in system.options}}
    return Message(
        "unknown_place",
        "{system} has no number {key}.{guess} Check the address.",
        {"system": system.name, "key": key, "guess": guess(key, known)},
    )
