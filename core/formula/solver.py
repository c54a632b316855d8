"""Holds the numbers of one sheet: inputs in, each touched number computed once, changed numbers out.

The sheet's values lie in one dictionary by key, each row's in another; a list of rows stands under ``weapons[]``. An
edit walks over the plan of its key (what depends on it, in order): a number is computed when something that it reads
has changed, and nothing goes on from a number that stays equal. In rows that name what they read it is computed where
the change is named, see :mod:`core.formula.row_dependencies`. The plan of an input that is edited often becomes a
function of its own, see :mod:`core.formula.update_codegen`; it does the same.

The module is longer than most: the loops that each edit runs through are written out, because a call in them costs as
much as a formula.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import TypeAlias

from core.formula.checked_operations import evaluate_checked, normalize
from core.formula.environment import FALLBACK_ERRORS
from core.formula.formula_node import FormulaNode
from core.formula.inputs import RowInputs, SheetInputs
from core.formula.numbers import MAX_DENOMINATOR, MAX_NUMBER
from core.formula.program import Program
from core.formula.references import Values, row_path, rows_below
from core.formula.row_dependencies import RowFilter
from core.formula.rows import RowPath, RowStore, Scopes
from core.formula.schema import containers_of, list_of
from core.formula.update_order import AnyNode, RowRead, UpdateOrder
from core.formula.values import Cell, Fault, Value, ValueType, address_of

ChangedRows: TypeAlias = dict[str, dict[RowPath, Scopes]]
"""Rows in which a number has changed, by class key: position to the values of the sheet and of the rows around it."""

_SMALLEST = -MAX_NUMBER
_NOWHERE: dict[RowPath, Scopes] = {}


def _check_position(position: int, count: int) -> None:
    if not 0 <= position < count:
        raise IndexError(position)


def _by_path(target: tuple[RowPath, Scopes]) -> RowPath:
    return target[0]


class Solver:
    """The numbers of one sheet.

    Attributes:
        program: The formulas.
        evaluations: How many numbers have been computed so far; tests count with it.
        sheet: The values of the sheet itself, as its formulas are called with them.
    """

    def __init__(self, program: Program, inputs: SheetInputs) -> None:
        self.program = program
        self.evaluations = 0
        self._rows = RowStore(program, inputs)
        self._values = self._rows.values
        self.sheet: Scopes = (self._values,)
        self._accesses = program.accesses
        self._update_functions = program.update_functions
        self._has_faults = False
        self.recompute()

    # ---- asking

    def value(self, cell: Cell) -> Value:
        """Return a value: of an input or of a computed number.

        Raises:
            LookupError: There is no such key or row.
        """
        key, path = cell
        access = self._accesses.get(key) or self.program.access(key)
        scopes = self._rows.all_rows(access.list_key)[path] if path or access.list_key else self.sheet
        found: Value = scopes[-1][access.name]
        return found

    def value_on_demand(self, cell: Cell) -> Value:
        """Return a value, also of a number that nobody keeps, see :class:`core.formula.program.Program`.

        Raises:
            LookupError: There is no such key or row.
        """
        node = self.program.on_demand.get(cell[0])
        return self.value(cell) if node is None else node.compute(self._rows.scopes(node.list_key, cell[1]))

    def rows(self, cell: Cell) -> int:
        """Count the rows of a list.

        Raises:
            LookupError: There is no such list or row.
        """
        return len(self._rows.list(cell))

    def scopes(self, list_key: str, path: RowPath) -> Scopes:
        """Return the values that a formula in a row sees: the sheet's, then those of the rows, outermost first."""
        return self._rows.scopes(list_key, path)

    def faults(self) -> tuple[Fault, ...]:
        """Return the faults where they arise, not where they spread, in the order of evaluation."""
        if not self._has_faults:
            return ()
        found: list[Fault] = []
        for node in self.program.nodes:
            for path, scopes in self._rows.all_rows(node.list_key).items():
                value = scopes[-1][node.name]
                if isinstance(value, Fault) and value.address == address_of((node.key, path)):
                    found.append(value)
        return tuple(found)

    def copy(self) -> Solver:
        """Return an independent solver with the same values."""
        twin = object.__new__(Solver)
        twin.program = self.program
        twin.evaluations = 0
        twin._rows = self._rows.copy()
        twin._values = twin._rows.values
        twin.sheet = (twin._values,)
        twin._accesses = self._accesses
        twin._update_functions = self._update_functions
        twin._has_faults = self._has_faults
        for node in self.program.nodes:
            if node.is_reference:
                twin._compute_all(node)
        return twin

    # ---- computing

    def recompute(self) -> None:
        """Compute every number from the inputs."""
        values, sheet = self._values, self.sheet
        for node in self.program.nodes:
            if node.depth:
                self._compute_all(node)
                continue
            try:
                new = node.function(values)
            except FALLBACK_ERRORS as error:
                new = self._evaluate_checked(node, sheet, error)
            if new.__class__ is not int or not _SMALLEST <= new <= MAX_NUMBER:
                new = self._normalize(node, sheet, new)
            values[node.name] = new
        self.evaluations += self.program.sheet_node_count

    def _compute_all(self, node: AnyNode) -> None:
        function, name = node.function, node.name
        targets = self._rows.all_rows(node.list_key).values()
        for scopes in targets:
            try:
                new = function(*scopes)
            except FALLBACK_ERRORS as error:
                new = self._evaluate_checked(node, scopes, error)
            if new.__class__ is not int or not _SMALLEST <= new <= MAX_NUMBER:
                new = self._normalize(node, scopes, new)
            scopes[-1][name] = new
        self.evaluations += len(targets)

    def _evaluate_checked(self, node: AnyNode, scopes: Scopes, error: Exception) -> Value:
        """Compute what the fast way gave up; what it stumbled over decides most divisions by zero at once."""
        if node.is_plain and error.__class__ is ZeroDivisionError and not self._has_faults:
            return None
        if not isinstance(node, FormulaNode):
            raise error
        new = evaluate_checked(node.checked_function, scopes, node.kind, (node.key, row_path(scopes)))
        if new.__class__ is Fault:
            self._has_faults = True
        return new

    def _normalize(self, node: AnyNode, scopes: Scopes, new: Value) -> Value:
        """Return a result in its one form, held to the limits; what needs neither is let through at once."""
        kind = node.kind
        if new is None or node.is_reference or (new.__class__ is str and kind is ValueType.TEXT):
            return new
        if (
            isinstance(new, Fraction)
            and kind is not ValueType.TEXT
            and 1 < new.denominator <= MAX_DENOMINATOR
            and _SMALLEST <= new.numerator <= MAX_NUMBER
        ):
            return new
        new = normalize(new, kind, (node.key, row_path(scopes)))
        if new.__class__ is Fault:
            self._has_faults = True
        return new

    # ---- editing

    def edit(self, sets: Sequence[tuple[Cell, Value]]) -> tuple[Cell, ...]:
        """Change inputs and compute what depends on them.

        Args:
            sets: Inputs and their new values.

        Returns:
            Every cell whose value changed: the inputs, then computed numbers in order.

        Raises:
            LookupError: There is no such input.
        """
        try:
            ((cell, new),) = sets
        except ValueError:  # several, or none
            return self._edit_many(sets)
        key, path = cell
        if not path and (edit := self._update_functions.get(key)) is not None:
            return edit(self, self.sheet, cell, new)
        try:
            access = self._accesses[key]
        except KeyError:
            access = self.program.access(key)
        scopes = self._rows.all_rows(access.list_key)[path] if path or access.list_key else self.sheet
        if (edit := access.edit) is not None:
            return edit(self, scopes, cell, new)
        access.count_edit()
        values, name = scopes[-1], access.name
        if values[name] == new:
            return ()
        values[name] = new
        out = [cell]
        self._run_updates(access.update_order, access.update_order.starts[key], ({key: {path: scopes}}, {}), out)
        return tuple(out)

    def _edit_many(self, sets: Sequence[tuple[Cell, Value]]) -> tuple[Cell, ...]:
        changed_rows: ChangedRows = {}
        out: list[Cell] = []
        for (key, path), new in dict(sets).items():  # of several values for one input the last one counts
            access = self.program.access(key)
            scopes = self._rows.all_rows(access.list_key)[path]
            if scopes[-1][access.name] != new:
                scopes[-1][access.name] = new
                changed_rows.setdefault(key, {})[path] = scopes
                out.append((key, path))
        order = self.program.update_order([key for key, _ in out])
        waiting = wide = 0
        for feeds, widens in order.starts.values():
            waiting |= feeds
            wide |= widens
        self._run_updates(order, (waiting, wide), (changed_rows, {}), out)
        return tuple(out)

    def _run_updates(
        self, order: UpdateOrder, bits: tuple[int, int], rows: tuple[ChangedRows, ChangedRows], out: list[Cell]
    ) -> None:
        """Go through a plan.

        Args:
            plan: What may be touched.
            bits: Bits of what has to be computed, and of what has to be in every row.
            rows: Rows in which numbers have changed, by key; new rows by list, in which everything is computed.
            out: Collects what changes.
        """
        waiting, wide = bits
        changed_rows, new_rows = rows
        entries, sheet = order.entries, self.sheet
        values, top = self._values, self._rows.all_rows("")
        while waiting:
            bit, node, feeds, widens, row_reads = entries[waiting.bit_length()]
            waiting ^= bit
            if node.depth or node.is_reference:
                if not self._update_rows(node, wide & bit != 0, row_reads, changed_rows, new_rows, out):
                    continue
            else:  # most are numbers of the sheet itself: there is one place to compute
                try:
                    new = node.function(values)
                except FALLBACK_ERRORS as error:
                    new = self._evaluate_checked(node, sheet, error)
                old = values[node.name]
                if new != old and (new.__class__ is not int or not _SMALLEST <= new <= MAX_NUMBER):
                    new = self._normalize(node, sheet, new)
                self.evaluations += 1
                if new == old:
                    continue
                values[node.name] = new
                changed_rows[node.key] = top
                out.append(node.cell)
            waiting |= feeds
            wide |= widens
        if order.slots:
            self._rows.clear_slots(order.slots)

    def _update_rows(  # plans as functions call it
        self,
        node: AnyNode,
        is_wide: bool,
        row_reads: Iterable[RowRead],
        changed_rows: ChangedRows,
        new_rows: ChangedRows,
        out: list[Cell],
    ) -> bool:
        """Compute a number wherever something that it reads has changed; say whether it changed anywhere.

        Args:
            step: The number.
            is_wide: Whether something has changed that every row reads.
            row_reads: What it reads in some rows only.
            hits: Rows in which numbers have changed, by key; those of this number are added.
            fresh: New rows by list: everything in them is computed.
            out: Collects what changes.
        """
        every = self._rows.all_rows(node.list_key)
        targets = every if is_wide else self._targets(node, row_reads, changed_rows, new_rows)
        if node.is_reference:
            found = self._update_reference(node, targets)
        else:
            found = self._update_values(node, targets)
            if found is every:
                out += self._rows.cells(node.key, node.list_key)
            elif found:
                key = node.key
                out += [(key, path) for path in found]
        if not found:
            return False
        changed_rows[node.key] = found
        return True

    def _update_values(self, node: AnyNode, targets: dict[RowPath, Scopes]) -> dict[RowPath, Scopes]:
        """Compute a number in some rows (or in the sheet itself); give those in which it changed."""
        unchanged: list[Values] = []
        if node.update_column is not None:
            node.update_column(self, targets.values(), unchanged)
        else:
            self._update_column(node, targets.values(), unchanged)
        count = len(targets)
        self.evaluations += count
        if not unchanged:
            return targets
        if len(unchanged) == count:
            return _NOWHERE
        left_out = frozenset(map(id, unchanged))
        return {path: scopes for path, scopes in targets.items() if id(scopes[-1]) not in left_out}

    def _update_column(self, node: AnyNode, targets: Iterable[Scopes], unchanged: list[Values]) -> None:
        """Compute a number in row after row; what is edited often has a function of its own for it."""
        function, name = node.function, node.name
        for scopes in targets:
            try:
                new = function(*scopes)
            except FALLBACK_ERRORS as error:
                new = self._evaluate_checked(node, scopes, error)
            values = scopes[-1]
            old = values[name]
            is_equal = new == old
            if not is_equal and (new.__class__ is not int or not _SMALLEST <= new <= MAX_NUMBER):
                new = self._normalize(node, scopes, new)
                is_equal = new == old
            if is_equal:
                unchanged.append(values)
            else:
                values[name] = new

    def _update_reference(self, node: AnyNode, targets: dict[RowPath, Scopes]) -> dict[RowPath, Scopes]:
        """Look up again which row is named; give the rows in which it is another one."""
        found: dict[RowPath, Scopes] = {}
        for path, scopes in targets.items():
            new, values = node.function(*scopes), scopes[-1]
            if new is not values[node.name]:
                values[node.name] = new
                found[path] = scopes
        return found

    def _targets(
        self, node: AnyNode, row_reads: Iterable[RowRead], changed_rows: ChangedRows, new_rows: ChangedRows
    ) -> dict[RowPath, Scopes]:
        """Return the rows in which a step has to be computed: the new ones, and those that share what has changed."""
        found = new_rows.get(node.list_key, _NOWHERE)
        is_sorted = True
        for key, shared, selection in row_reads:
            changed = changed_rows.get(key, _NOWHERE)
            if not changed:
                continue
            if selection is not None:
                changed = self._filtered_rows(selection, changed)
            elif shared:
                changed = self._below(changed, shared, node)
            if changed is found or not changed:
                continue
            if found:
                found, is_sorted = {**found, **changed}, False
            else:
                found = changed
        return found if is_sorted else dict(sorted(found.items(), key=_by_path))

    def _filtered_rows(self, selection: RowFilter, changed: dict[RowPath, Scopes]) -> dict[RowPath, Scopes]:
        """Return the rows that name what a selection says, or the rows that have changed."""
        naming = self._rows.rows_by_slot(selection.slot)
        if selection.name is not None:
            return naming.get(selection.name, _NOWHERE)
        if (first := selection.first) is None:
            names = [id(scopes[-1]) for scopes in changed.values()]
        else:
            names = [path[0] + first for path in changed]
        found = [rows for name in names if (rows := naming.get(name)) is not None]
        if len(found) == 1:
            return found[0]
        return dict(sorted([each for rows in found for each in rows.items()], key=_by_path))

    def _below(self, changed: dict[RowPath, Scopes], shared: int, node: AnyNode) -> dict[RowPath, Scopes]:
        """Return the rows of a step that share the outer rows of what has changed."""
        found: dict[RowPath, Scopes] = {}
        for path, scopes in changed.items():
            outer, around = path[:shared], scopes[: shared + 1]
            found.update(rows_below(outer, around, node.containers[shared:]))
        return found

    def _clear_slots(self, slots: Iterable[str]) -> None:
        """Forget which rows some columns name, because they may have changed; plans as functions call it."""
        self._rows.clear_slots(slots)

    # ---- rows

    def replace_rows(self, cell: Cell, rows: Sequence[RowInputs]) -> tuple[Cell, ...]:
        """Put other rows in the place of all rows of a list.

        Returns:
            The list itself, then every computed number whose value changed; the numbers of its rows stand for the
            positions they now have. (The same holds for the other operations on rows.)

        Raises:
            LookupError: There is no such list.
        """
        kept = self._rows.list(cell)
        kept[:] = [self._rows.make_row(cell[0], row) for row in rows]
        return self._rows_changed(cell, set(range(len(kept))))

    def insert_row(self, cell: Cell, position: int, row: RowInputs) -> tuple[Cell, ...]:
        """Insert a row into a list; the position is that of the new row.

        Raises:
            LookupError: There is no such list, or the position is beyond its end.
        """
        rows = self._rows.list(cell)
        _check_position(position, len(rows) + 1)
        rows.insert(position, self._rows.make_row(cell[0], row))
        return self._rows_changed(cell, {position})

    def remove_row(self, cell: Cell, position: int) -> tuple[Cell, ...]:
        """Remove a row from a list.

        Raises:
            LookupError: There is no such list or row.
        """
        rows = self._rows.list(cell)
        _check_position(position, len(rows))
        del rows[position]
        return self._rows_changed(cell, set())

    def move_row(self, cell: Cell, position: int, to: int) -> tuple[Cell, ...]:
        """Move a row of a list; ``to`` is its position afterwards.

        Raises:
            LookupError: There is no such list or row.
        """
        rows = self._rows.list(cell)
        _check_position(position, len(rows))
        _check_position(to, len(rows))
        rows.insert(to, rows.pop(position))
        return self._rows_changed(cell, set())

    def _rows_changed(self, cell: Cell, new: set[int]) -> tuple[Cell, ...]:
        self._rows.clear_caches()
        list_key, around = cell
        row_key, members = f"{list_key}[].row", f"{list_key}[]"
        outer = self._rows.scopes(list_of(list_key), around)
        moved: dict[RowPath, Scopes] = {}
        new_rows: ChangedRows = {}
        for path, scopes in rows_below(around, outer, containers_of(list_key)[-1:]):
            row, place = scopes[-1], path[-1]
            if row["row"] != place + 1:
                row["row"] = place + 1
                moved[path] = scopes
            if place in new or (self._has_faults and path in moved):
                self._mark_new(list_key, path, scopes, new_rows)
        changed_rows: ChangedRows = {row_key: moved, members: {around: outer}}
        order = self.program.update_order([members, row_key], list_key)
        waiting, wide = order.starts[members]
        if moved:
            feeds, widens = order.starts[row_key]
            waiting, wide = waiting | feeds, wide | widens
        out: list[Cell] = [cell]
        self._run_updates(
            order, (waiting | order.row_bits if new_rows else waiting, wide), (changed_rows, new_rows), out
        )
        return tuple(out)

    def _mark_new(self, list_key: str, path: RowPath, scopes: Scopes, new_rows: ChangedRows) -> None:
        new_rows.setdefault(list_key, {})[path] = scopes
        for inner in self._rows.inner_lists(list_key):
            for inner_path, inner_scopes in rows_below(path, scopes, containers_of(inner)[-1:]):
                self._mark_new(inner, inner_path, inner_scopes, new_rows)
