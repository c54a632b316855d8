"""Incremental solver: holds the numbers of one sheet and updates the dependents of an edit.

The values of the sheet are in one dictionary by key, those of each row in another; a list of rows is under
``weapons[]``. An edit walks the update order of its key: a number is computed if something that it reads has changed,
and propagation stops at numbers that stay equal. In rows that read by reference, only those rows are computed that
reference the change, see :mod:`core.formula.row_dependencies`.

The inner loops are written out, because a call in them costs as much as a formula.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from fractions import Fraction
from typing import TypeAlias

from core.formula.checked_operations import normalize
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
"""Rows in which a number has changed, by class key and position."""

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
        evaluations: Numbers computed so far, for tests.
        sheet: The scopes of formulas of the sheet itself.
    """

    def __init__(self, program: Program, inputs: SheetInputs) -> None:
        self.program = program
        self.evaluations = 0
        self._rows = RowStore(program, inputs)
        self._values = self._rows.values
        self.sheet: Scopes = (self._values,)
        self._accesses = program.accesses
        self._has_faults = False
        self.recompute()

    # ---- asking

    def value(self, cell: Cell) -> Value:
        """Return the value of an input or computed number.

        Raises:
            LookupError: There is no such key or row.
        """
        key, path = cell
        access = self._accesses.get(key) or self.program.access(key)
        scopes = self._rows.all_rows(access.list_key)[path] if path or access.list_key else self.sheet
        found: Value = scopes[-1][access.name]
        return found

    def values(self, cells: Iterable[Cell]) -> dict[Cell, Value]:
        """Return the values of several inputs or computed numbers.

        Raises:
            LookupError: There is no such key or row.
        """
        found: dict[Cell, Value] = {}
        for cell in cells:
            key, path = cell
            access = self._accesses.get(key) or self.program.access(key)
            scopes = self._rows.all_rows(access.list_key)[path] if path or access.list_key else self.sheet
            found[cell] = scopes[-1][access.name]
        return found

    def differences(self, other: Solver, cells: Iterable[Cell]) -> dict[Cell, tuple[Value, Value]]:
        """Return the values here and in a solver with the same rows, of those cells where they differ.

        Raises:
            LookupError: There is no such key or row.
        """
        found: dict[Cell, tuple[Value, Value]] = {}
        sheet, others = self.sheet[0], other.sheet[0]
        for cell in cells:
            key, path = cell
            access = self._accesses.get(key) or self.program.access(key)
            if access.list_key:
                mine = self._rows.all_rows(access.list_key)[path][-1][access.name]
                theirs = other._rows.all_rows(access.list_key)[path][-1][access.name]
            else:
                mine, theirs = sheet[access.name], others[access.name]
            if mine != theirs:
                found[cell] = mine, theirs
        return found

    def value_on_demand(self, cell: Cell) -> Value:
        """Return the value of any number, on-demand numbers included (see Program.on_demand).

        Raises:
            LookupError: There is no such key or row.
        """
        node = self.program.on_demand.get(cell[0])
        return self.value(cell) if node is None else node.compute(self._rows.scopes(node.list_key, cell[1]))

    def rows(self, cell: Cell) -> int:
        """Return the number of rows of a list.

        Raises:
            LookupError: There is no such list or row.
        """
        return len(self._rows.list(cell))

    def scopes(self, list_key: str, path: RowPath) -> Scopes:
        """Return the scopes of a formula in a row: the sheet, then the rows, outermost first."""
        return self._rows.scopes(list_key, path)

    def faults(self) -> tuple[Fault, ...]:
        """Return the faults at their origin, not where they propagate, in evaluation order."""
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
        twin._has_faults = self._has_faults
        for node in self.program.nodes:
            if node.is_reference:
                twin._compute_all(node)
        return twin

    # ---- computing

    def recompute(self) -> None:
        """Compute all numbers from the inputs."""
        values, sheet = self._values, self.sheet
        for node in self.program.nodes:
            if node.depth:
                self._compute_all(node)
                continue
            try:
                new = node.function(values)
            except FALLBACK_ERRORS as error:
                new = self._interpret(node, sheet, error)
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
                new = self._interpret(node, scopes, error)
            if new.__class__ is not int or not _SMALLEST <= new <= MAX_NUMBER:
                new = self._normalize(node, scopes, new)
            scopes[-1][name] = new
        self.evaluations += len(targets)

    def _interpret(self, node: AnyNode, scopes: Scopes, error: Exception) -> Value:
        """Compute with the interpreter after the fast code raised.

        A division by zero in plain code is undefined at once.
        """
        if node.is_plain and error.__class__ is ZeroDivisionError and not self._has_faults:
            return None
        if not isinstance(node, FormulaNode):
            raise error
        new = node.interpret(scopes)
        if new.__class__ is Fault:
            self._has_faults = True
        return new

    def _normalize(self, node: AnyNode, scopes: Scopes, new: Value) -> Value:
        """Return a result in its canonical form and within the limits."""
        kind = node.kind
        if new is None or node.is_reference or (kind is ValueType.TEXT and isinstance(new, str)):
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
        """Set inputs and update their dependents.

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
        try:
            access = self._accesses[key]
        except KeyError:
            access = self.program.access(key)
        scopes = self._rows.all_rows(access.list_key)[path] if path or access.list_key else self.sheet
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
        self._update_dependents(changed_rows, out)
        return tuple(out)

    @contextmanager
    def supposed(self, inputs: Mapping[Cell, Value], keys: frozenset[str]) -> Iterator[None]:
        """Give inputs other values within a context; only numbers of some class keys follow them.

        Faster than an edit of a copy, as nothing else is computed.

        Raises:
            LookupError: There is no such input.
        """
        before: list[tuple[Values, str, Value]] = []
        try:
            for (key, path), value in inputs.items():
                access = self.program.access(key)
                values = self._rows.all_rows(access.list_key)[path][-1]
                before.append((values, access.name, values[access.name]))
                values[access.name] = value
            for node in self.program.between(frozenset([key for key, _ in inputs]), keys):
                for scopes in self._rows.all_rows(node.list_key).values():
                    values = scopes[-1]
                    before.append((values, node.name, values[node.name]))
                    values[node.name] = (
                        node.compute(scopes) if isinstance(node, FormulaNode) else node.function(*scopes)
                    )
                    self.evaluations += 1
            yield
        finally:
            for values, name, old in reversed(before):
                values[name] = old

    def replace_program(self, program: Program, keys: Iterable[str]) -> tuple[Cell, ...]:
        """Take the formulas of another program with the same inputs, and compute only what differs.

        Args:
            program: The new formulas.
            keys: Class keys of the numbers whose formula is another one.

        Returns:
            Every cell whose value changed.
        """
        self.program, self._accesses = program, program.accesses
        wanted = frozenset(keys)
        changed_rows: ChangedRows = {}
        out: list[Cell] = []
        for node in program.nodes:
            if node.key in wanted and (changed := self._update_values(node, self._rows.all_rows(node.list_key))):
                changed_rows[node.key] = changed
                out += [(node.key, path) for path in changed]
        self._update_dependents(changed_rows, out)
        return tuple(dict.fromkeys(out))

    def _update_dependents(self, changed_rows: ChangedRows, out: list[Cell]) -> None:
        """Update what depends on the rows of several keys, and collect the changed cells."""
        order = self.program.update_order([key for key, _ in out])
        waiting = wide = 0
        for feeds, widens in order.starts.values():
            waiting |= feeds
            wide |= widens
        self._run_updates(order, (waiting, wide), (changed_rows, {}), out)

    def _run_updates(
        self, order: UpdateOrder, bits: tuple[int, int], rows: tuple[ChangedRows, ChangedRows], out: list[Cell]
    ) -> None:
        """Update the dependents of a change.

        Args:
            order: The update order.
            bits: Bits of the pending nodes, and of those pending in every row.
            rows: Changed rows by key, and new rows by list, in which everything is computed.
            out: Collects the changed cells.
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
            else:  # most numbers are on the sheet itself and computed once
                try:
                    new = node.function(values)
                except FALLBACK_ERRORS as error:
                    new = self._interpret(node, sheet, error)
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

    def _update_rows(
        self,
        node: AnyNode,
        is_wide: bool,
        row_reads: Iterable[RowRead],
        changed_rows: ChangedRows,
        new_rows: ChangedRows,
        out: list[Cell],
    ) -> bool:
        """Compute a number in all rows affected by a change; return whether it changed anywhere.

        Args:
            node: The number.
            is_wide: Whether something changed that every row reads.
            row_reads: What it reads in some rows only.
            changed_rows: Changed rows by key; those of this number are added.
            new_rows: New rows by list, in which everything is computed.
            out: Collects the changed cells.
        """
        every = self._rows.all_rows(node.list_key)
        targets = every if is_wide else self._targets(node, row_reads, changed_rows, new_rows)
        if node.is_reference:
            changed = self._update_reference(node, targets)
        else:
            changed = self._update_values(node, targets)
            key = node.key
            out += (
                self._rows.cells(key, node.list_key)
                if len(changed) == len(every)
                else [(key, path) for path in changed]
            )
        if not changed:
            return False
        changed_rows[node.key] = changed
        return True

    def _update_values(self, node: AnyNode, targets: dict[RowPath, Scopes]) -> dict[RowPath, Scopes]:
        """Compute a number in some rows (or on the sheet); return the rows in which it changed."""
        function, name = node.function, node.name
        changed: dict[RowPath, Scopes] = {}
        for path, scopes in targets.items():
            try:
                new = function(*scopes)
            except FALLBACK_ERRORS as error:
                new = self._interpret(node, scopes, error)
            values = scopes[-1]
            old = values[name]
            if new != old and (new.__class__ is not int or not _SMALLEST <= new <= MAX_NUMBER):
                new = self._normalize(node, scopes, new)
            if new != old:
                values[name] = new
                changed[path] = scopes
        self.evaluations += len(targets)
        return changed

    def _update_reference(self, node: AnyNode, rows: dict[RowPath, Scopes]) -> dict[RowPath, Scopes]:
        """Update which row is referenced; return the rows in which it changed."""
        changed: dict[RowPath, Scopes] = {}
        for path, scopes in rows.items():
            new, values = node.function(*scopes), scopes[-1]
            if new is not values[node.name]:
                values[node.name] = new
                changed[path] = scopes
        return changed

    def _targets(
        self, node: AnyNode, row_reads: Iterable[RowRead], changed_rows: ChangedRows, new_rows: ChangedRows
    ) -> dict[RowPath, Scopes]:
        """Return the rows in which a node must be computed: new rows and rows affected by a change."""
        targets = new_rows.get(node.list_key, _NOWHERE)
        is_sorted = True
        for key, shared, row_filter in row_reads:
            changed = changed_rows.get(key, _NOWHERE)
            if not changed:
                continue
            if row_filter is not None:
                changed = self._filtered_rows(row_filter, changed)
            elif shared:
                changed = self._below(changed, shared, node)
            if changed is targets or not changed:
                continue
            if targets:
                targets, is_sorted = {**targets, **changed}, False
            else:
                targets = changed
        return targets if is_sorted else dict(sorted(targets.items(), key=_by_path))

    def _filtered_rows(self, row_filter: RowFilter, changed: dict[RowPath, Scopes]) -> dict[RowPath, Scopes]:
        """Return the rows that reference a changed value, by a row filter."""
        rows_by_name = self._rows.rows_by_slot(row_filter.slot)
        if row_filter.name is not None:
            return rows_by_name.get(row_filter.name, _NOWHERE)
        if (first := row_filter.first) is None:
            names = [id(scopes[-1]) for scopes in changed.values()]
        else:
            names = [path[0] + first for path in changed]
        row_sets = [rows for name in names if (rows := rows_by_name.get(name)) is not None]
        if len(row_sets) == 1:
            return row_sets[0]
        return dict(sorted([each for rows in row_sets for each in rows.items()], key=_by_path))

    def _below(self, changed: dict[RowPath, Scopes], shared: int, node: AnyNode) -> dict[RowPath, Scopes]:
        """Return the rows of a node inside the changed rows."""
        inner: dict[RowPath, Scopes] = {}
        for path, scopes in changed.items():
            outer, around = path[:shared], scopes[: shared + 1]
            inner.update(rows_below(outer, around, node.containers[shared:]))
        return inner

    # ---- rows

    def replace_rows(self, cell: Cell, rows: Sequence[RowInputs]) -> tuple[Cell, ...]:
        """Replace all rows of a list.

        Returns:
            The list itself, then every computed number that changed, by the positions its rows have now. (The other
            row operations return the same.)

        Raises:
            LookupError: There is no such list.
        """
        present = self._rows.list(cell)
        present[:] = [self._rows.make_row(cell[0], row) for row in rows]
        return self._rows_changed(cell, set(range(len(present))))

    def insert_rows(self, cell: Cell, position: int, inserted: Sequence[RowInputs]) -> tuple[Cell, ...]:
        """Insert rows, the first one at a position.

        Raises:
            LookupError: There is no such list, or the position is beyond its end.
        """
        rows = self._rows.list(cell)
        _check_position(position, len(rows) + 1)
        rows[position:position] = [self._rows.make_row(cell[0], row) for row in inserted]
        return self._rows_changed(cell, set(range(position, position + len(inserted))))

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
        """Move a row to another position.

        Raises:
            LookupError: There is no such list or row.
        """
        rows = self._rows.list(cell)
        _check_position(position, len(rows))
        _check_position(to, len(rows))
        rows.insert(to, rows.pop(position))
        return self._rows_changed(cell, set())

    def _rows_changed(self, cell: Cell, new: set[int]) -> tuple[Cell, ...]:
        list_key, around = cell
        self._rows.clear_caches(list_key)
        row_key, members = f"{list_key}[].row", f"{list_key}[]"
        outer = self._rows.scopes(list_of(list_key), around)
        moved: dict[RowPath, Scopes] = {}
        new_rows: ChangedRows = {}
        for path, scopes in rows_below(around, outer, containers_of(list_key)[-1:]):
            row, position = scopes[-1], path[-1]
            if row["row"] != position + 1:
                row["row"] = position + 1
                moved[path] = scopes
            if position in new or (self._has_faults and path in moved):
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
