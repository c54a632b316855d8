"""Holds the numbers of one sheet: inputs in, each touched number computed once, changed numbers out.

The sheet's values lie in one dictionary by key, each row's in another; a list of rows stands under ``weapons[]``. An
edit walks over the plan of its key (what depends on it, in order): a number is computed when something that it reads
has changed, and nothing goes on from a number that stays equal. In rows that name what they read it is computed where
the change is named, see :mod:`core.formula.selection`. The plan of an input that is edited often becomes a
function of its own, see :mod:`core.formula.plan_code`; it does the same.

The module is longer than most: the loops that each edit runs through are written out, because a call in them costs as
much as a formula.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import TypeAlias

from core.formula.environment import GIVES_UP
from core.formula.evaluator import evaluate, settle
from core.formula.inputs import RowInputs, SheetInputs
from core.formula.links import Values, below, path_of
from core.formula.numbers import LARGEST, LARGEST_DENOMINATOR
from core.formula.plan import AnyStep, Plan, RowRead
from core.formula.program import Program
from core.formula.rows import Path, RowStore, Scopes
from core.formula.schema import containers_of, list_of
from core.formula.selection import Selection
from core.formula.step import Step
from core.formula.values import Cell, Fault, Value, ValueType, address_of

Hits: TypeAlias = dict[str, dict[Path, Scopes]]
"""Rows in which a number has changed, by class key: position to the values of the sheet and of the rows around it."""

_SMALLEST = -LARGEST
_NOWHERE: dict[Path, Scopes] = {}


def _check_position(position: int, count: int) -> None:
    if not 0 <= position < count:
        raise IndexError(position)


def _by_path(target: tuple[Path, Scopes]) -> Path:
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
        self._routes = program.routes
        self._edits = program.edits
        self._has_faults = False
        self.recompute()

    # ---- asking

    def value(self, cell: Cell) -> Value:
        """Return a value: of an input or of a computed number.

        Raises:
            LookupError: There is no such key or row.
        """
        key, path = cell
        route = self._routes.get(key) or self.program.route(key)
        scopes = self._rows.every(route.list_key)[path] if path or route.list_key else self.sheet
        found: Value = scopes[-1][route.name]
        return found

    def ask(self, cell: Cell) -> Value:
        """Return a value, also of a number that nobody keeps, see :class:`core.formula.program.Program`.

        Raises:
            LookupError: There is no such key or row.
        """
        step = self.program.asked.get(cell[0])
        return self.value(cell) if step is None else step.compute(self._rows.scopes(step.list_key, cell[1]))

    def rows(self, cell: Cell) -> int:
        """Count the rows of a list.

        Raises:
            LookupError: There is no such list or row.
        """
        return len(self._rows.list(cell))

    def scopes(self, list_key: str, path: Path) -> Scopes:
        """Return the values that a formula in a row sees: the sheet's, then those of the rows, outermost first."""
        return self._rows.scopes(list_key, path)

    def faults(self) -> tuple[Fault, ...]:
        """Return the faults where they arise, not where they spread, in the order of evaluation."""
        if not self._has_faults:
            return ()
        found: list[Fault] = []
        for step in self.program.steps:
            for path, scopes in self._rows.every(step.list_key).items():
                value = scopes[-1][step.name]
                if isinstance(value, Fault) and value.address == address_of((step.key, path)):
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
        twin._routes = self._routes
        twin._edits = self._edits
        twin._has_faults = self._has_faults
        for step in self.program.steps:
            if step.is_link:
                twin._compute_all(step)
        return twin

    # ---- computing

    def recompute(self) -> None:
        """Compute every number from the inputs."""
        values, sheet = self._values, self.sheet
        for step in self.program.steps:
            if step.depth:
                self._compute_all(step)
                continue
            try:
                new = step.function(values)
            except GIVES_UP as error:
                new = self.carefully(step, sheet, error)
            if new.__class__ is not int or not _SMALLEST <= new <= LARGEST:
                new = self.settled(step, sheet, new)
            values[step.name] = new
        self.evaluations += self.program.sheet_steps

    def _compute_all(self, step: AnyStep) -> None:
        function, name = step.function, step.name
        targets = self._rows.every(step.list_key).values()
        for scopes in targets:
            try:
                new = function(*scopes)
            except GIVES_UP as error:
                new = self.carefully(step, scopes, error)
            if new.__class__ is not int or not _SMALLEST <= new <= LARGEST:
                new = self.settled(step, scopes, new)
            scopes[-1][name] = new
        self.evaluations += len(targets)

    def carefully(self, step: AnyStep, scopes: Scopes, error: Exception) -> Value:
        """Compute what the fast way gave up; what it stumbled over decides most divisions by zero at once."""
        if step.is_plain and error.__class__ is ZeroDivisionError and not self._has_faults:
            return None
        if not isinstance(step, Step):
            raise error
        new = evaluate(step.careful, scopes, step.kind, (step.key, path_of(scopes)))
        if new.__class__ is Fault:
            self._has_faults = True
        return new

    def settled(self, step: AnyStep, scopes: Scopes, new: Value) -> Value:
        """Return a result in its one form, held to the limits; what needs neither is let through at once."""
        kind = step.kind
        if new is None or step.is_link or (new.__class__ is str and kind is ValueType.TEXT):
            return new
        if (
            isinstance(new, Fraction)
            and kind is not ValueType.TEXT
            and 1 < new.denominator <= LARGEST_DENOMINATOR
            and _SMALLEST <= new.numerator <= LARGEST
        ):
            return new
        new = settle(new, kind, (step.key, path_of(scopes)))
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
        if not path and (edit := self._edits.get(key)) is not None:
            return edit(self, self.sheet, cell, new)
        try:
            route = self._routes[key]
        except KeyError:
            route = self.program.route(key)
        scopes = self._rows.every(route.list_key)[path] if path or route.list_key else self.sheet
        if (edit := route.edit) is not None:
            return edit(self, scopes, cell, new)
        route.use()
        values, name = scopes[-1], route.name
        if values[name] == new:
            return ()
        values[name] = new
        out = [cell]
        self._run(route.plan, route.plan.starts[key], ({key: {path: scopes}}, {}), out)
        return tuple(out)

    def _edit_many(self, sets: Sequence[tuple[Cell, Value]]) -> tuple[Cell, ...]:
        hits: Hits = {}
        out: list[Cell] = []
        for (key, path), new in dict(sets).items():  # of several values for one input the last one counts
            route = self.program.route(key)
            scopes = self._rows.every(route.list_key)[path]
            if scopes[-1][route.name] != new:
                scopes[-1][route.name] = new
                hits.setdefault(key, {})[path] = scopes
                out.append((key, path))
        plan = self.program.plan([key for key, _ in out])
        waiting = wide = 0
        for feeds, widens in plan.starts.values():
            waiting |= feeds
            wide |= widens
        self._run(plan, (waiting, wide), (hits, {}), out)
        return tuple(out)

    def _run(self, plan: Plan, bits: tuple[int, int], rows: tuple[Hits, Hits], out: list[Cell]) -> None:
        """Go through a plan.

        Args:
            plan: What may be touched.
            bits: Bits of what has to be computed, and of what has to be in every row.
            rows: Rows in which numbers have changed, by key; new rows by list, in which everything is computed.
            out: Collects what changes.
        """
        waiting, wide = bits
        hits, fresh = rows
        entries, sheet = plan.entries, self.sheet
        values, top = self._values, self._rows.every("")
        while waiting:
            bit, step, feeds, widens, row_reads = entries[waiting.bit_length()]
            waiting ^= bit
            if step.depth or step.is_link:
                if not self.spread(step, wide & bit != 0, row_reads, hits, fresh, out):
                    continue
            else:  # most are numbers of the sheet itself: there is one place to compute
                try:
                    new = step.function(values)
                except GIVES_UP as error:
                    new = self.carefully(step, sheet, error)
                old = values[step.name]
                if new != old and (new.__class__ is not int or not _SMALLEST <= new <= LARGEST):
                    new = self.settled(step, sheet, new)
                self.evaluations += 1
                if new == old:
                    continue
                values[step.name] = new
                hits[step.key] = top
                out.append(step.cell)
            waiting |= feeds
            wide |= widens
        if plan.slots:
            self._rows.forget_naming(plan.slots)

    def spread(  # plans as functions call it
        self,
        step: AnyStep,
        is_wide: bool,
        row_reads: Iterable[RowRead],
        hits: Hits,
        fresh: Hits,
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
        every = self._rows.every(step.list_key)
        targets = every if is_wide else self._targets(step, row_reads, hits, fresh)
        if step.is_link:
            found = self._update_link(step, targets)
        else:
            found = self._update(step, targets)
            if found is every:
                out += self._rows.cells(step.key, step.list_key)
            elif found:
                key = step.key
                out += [(key, path) for path in found]
        if not found:
            return False
        hits[step.key] = found
        return True

    def _update(self, step: AnyStep, targets: dict[Path, Scopes]) -> dict[Path, Scopes]:
        """Compute a number in some rows (or in the sheet itself); give those in which it changed."""
        unchanged: list[Values] = []
        if step.sweep is not None:
            step.sweep(self, targets.values(), unchanged)
        else:
            self._sweep(step, targets.values(), unchanged)
        count = len(targets)
        self.evaluations += count
        if not unchanged:
            return targets
        if len(unchanged) == count:
            return _NOWHERE
        left_out = frozenset(map(id, unchanged))
        return {path: scopes for path, scopes in targets.items() if id(scopes[-1]) not in left_out}

    def _sweep(self, step: AnyStep, targets: Iterable[Scopes], unchanged: list[Values]) -> None:
        """Compute a number in row after row; what is edited often has a function of its own for it."""
        function, name = step.function, step.name
        for scopes in targets:
            try:
                new = function(*scopes)
            except GIVES_UP as error:
                new = self.carefully(step, scopes, error)
            values = scopes[-1]
            old = values[name]
            is_equal = new == old
            if not is_equal and (new.__class__ is not int or not _SMALLEST <= new <= LARGEST):
                new = self.settled(step, scopes, new)
                is_equal = new == old
            if is_equal:
                unchanged.append(values)
            else:
                values[name] = new

    def _update_link(self, step: AnyStep, targets: dict[Path, Scopes]) -> dict[Path, Scopes]:
        """Look up again which row is named; give the rows in which it is another one."""
        found: dict[Path, Scopes] = {}
        for path, scopes in targets.items():
            new, values = step.function(*scopes), scopes[-1]
            if new is not values[step.name]:
                values[step.name] = new
                found[path] = scopes
        return found

    def _targets(self, step: AnyStep, row_reads: Iterable[RowRead], hits: Hits, fresh: Hits) -> dict[Path, Scopes]:
        """Return the rows in which a step has to be computed: the new ones, and those that share what has changed."""
        found = fresh.get(step.list_key, _NOWHERE)
        is_sorted = True
        for key, shared, selection in row_reads:
            changed = hits.get(key, _NOWHERE)
            if not changed:
                continue
            if selection is not None:
                changed = self._selected(selection, changed)
            elif shared:
                changed = self._below(changed, shared, step)
            if changed is found or not changed:
                continue
            if found:
                found, is_sorted = {**found, **changed}, False
            else:
                found = changed
        return found if is_sorted else dict(sorted(found.items(), key=_by_path))

    def _selected(self, selection: Selection, changed: dict[Path, Scopes]) -> dict[Path, Scopes]:
        """Return the rows that name what a selection says, or the rows that have changed."""
        naming = self._rows.naming(selection.slot)
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

    def _below(self, changed: dict[Path, Scopes], shared: int, step: AnyStep) -> dict[Path, Scopes]:
        """Return the rows of a step that share the outer rows of what has changed."""
        found: dict[Path, Scopes] = {}
        for path, scopes in changed.items():
            outer, around = path[:shared], scopes[: shared + 1]
            found.update(below(outer, around, step.containers[shared:]))
        return found

    def forget_naming(self, slots: Iterable[str]) -> None:
        """Forget which rows some columns name, because they may have changed; plans as functions call it."""
        self._rows.forget_naming(slots)

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
        kept[:] = [self._rows.make(cell[0], row) for row in rows]
        return self._rows_changed(cell, set(range(len(kept))))

    def insert_row(self, cell: Cell, position: int, row: RowInputs) -> tuple[Cell, ...]:
        """Insert a row into a list; the position is that of the new row.

        Raises:
            LookupError: There is no such list, or the position is beyond its end.
        """
        rows = self._rows.list(cell)
        _check_position(position, len(rows) + 1)
        rows.insert(position, self._rows.make(cell[0], row))
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
        self._rows.forget()
        list_key, around = cell
        row_key, members = f"{list_key}[].row", f"{list_key}[]"
        outer = self._rows.scopes(list_of(list_key), around)
        moved: dict[Path, Scopes] = {}
        fresh: Hits = {}
        for path, scopes in below(around, outer, containers_of(list_key)[-1:]):
            row, place = scopes[-1], path[-1]
            if row["row"] != place + 1:
                row["row"] = place + 1
                moved[path] = scopes
            if place in new or (self._has_faults and path in moved):
                self._mark_fresh(list_key, path, scopes, fresh)
        hits: Hits = {row_key: moved, members: {around: outer}}
        plan = self.program.plan([members, row_key], list_key)
        waiting, wide = plan.starts[members]
        if moved:
            feeds, widens = plan.starts[row_key]
            waiting, wide = waiting | feeds, wide | widens
        out: list[Cell] = [cell]
        self._run(plan, (waiting | plan.inside if fresh else waiting, wide), (hits, fresh), out)
        return tuple(out)

    def _mark_fresh(self, list_key: str, path: Path, scopes: Scopes, fresh: Hits) -> None:
        fresh.setdefault(list_key, {})[path] = scopes
        for inner in self._rows.inner_lists(list_key):
            for inner_path, inner_scopes in below(path, scopes, containers_of(inner)[-1:]):
                self._mark_fresh(inner, inner_path, inner_scopes, fresh)
