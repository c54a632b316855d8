"""Holds the numbers of one sheet: inputs in, each touched number computed once, changed numbers out.

The sheet's values lie in one dictionary by key, each row's in another; a list of rows stands under ``weapons[]``. An
edit walks over the plan of its key (what depends on it, in order): a number is computed when something that it reads
has changed, and nothing goes on from a number that stays equal.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from core.engine.compiler import GIVES_UP
from core.engine.evaluator import evaluate, settle
from core.engine.inputs import RowInputs, SheetInputs
from core.engine.links import Link
from core.engine.numbers import LARGEST
from core.engine.plan import Plan
from core.engine.program import Program
from core.engine.rows import Path, RowStore, Scopes
from core.engine.schema import containers_of, list_of
from core.engine.step import Step
from core.engine.values import Cell, Fault, Value, address_of

Hits: TypeAlias = dict[str, dict[Path, Scopes]]
"""Rows in which a number has changed, by class key: position to the values of the sheet and of the rows around it."""

_SMALLEST = -LARGEST


class Solver:
    """The numbers of one sheet.

    Attributes:
        program: The formulas.
        evaluations: How many numbers have been computed so far; tests count with it.
    """

    def __init__(self, program: Program, inputs: SheetInputs) -> None:
        self.program = program
        self.evaluations = 0
        self._rows = RowStore(program, inputs)
        self._values = self._rows.values
        self._has_faults = False
        self.recompute()

    # ---- asking

    def value(self, cell: Cell) -> Value:
        """Give a value: of an input or of a computed number.

        Raises:
            LookupError: There is no such key or row.
        """
        key, path = cell
        if not path:
            found: Value = self._values[key]
            return found
        list_key = list_of(key)
        row = self._rows.scopes(list_key, path)[-1]
        inside: Value = row[key[len(list_key) + 3 :]]
        return inside

    def rows(self, cell: Cell) -> int:
        """Count the rows of a list.

        Raises:
            LookupError: There is no such list or row.
        """
        return len(self._rows.list(cell))

    def scopes(self, list_key: str, path: Path) -> Scopes:
        """Give the values that a formula in a row sees: the sheet's, then those of the rows, outermost first."""
        return self._rows.scopes(list_key, path)

    def faults(self) -> tuple[Fault, ...]:
        """Give the faults where they arise, not where they spread, in the order of evaluation."""
        if not self._has_faults:
            return ()
        found: list[Fault] = []
        for step in self.program.steps:
            for path, scopes in self._rows.every(step.containers):
                value = scopes[-1][step.name]
                if isinstance(value, Fault) and value.address == address_of((step.key, path)):
                    found.append(value)
        return tuple(found)

    def copy(self) -> Solver:
        """Give an independent solver with the same values."""
        twin = object.__new__(Solver)
        twin.program = self.program
        twin.evaluations = 0
        twin._rows = self._rows.copy()
        twin._values = twin._rows.values
        twin._has_faults = self._has_faults
        for step in self.program.steps:
            if step.is_link:
                twin._compute_all(step)
        return twin

    # ---- computing

    def recompute(self) -> None:
        """Compute every number from the inputs."""
        values = self._values
        for step in self.program.steps:
            if step.depth:
                self._compute_all(step)
                continue
            try:
                new = step.function(values)
            except GIVES_UP:
                new = self._carefully(step, (), (values,))
            if new.__class__ is not int or not _SMALLEST <= new <= LARGEST:
                new = self._settle(step, new, ())
            values[step.name] = new
            self.evaluations += 1

    def _compute_all(self, step: Step | Link) -> None:
        function, name = step.function, step.name
        if step.depth != 1:
            for path, scopes in self._rows.every(step.containers):
                scopes[-1][name] = self._compute(step, path, scopes)
                self.evaluations += 1
            return
        values = self._values
        rows = values[step.containers[0]]
        for row in rows:
            try:
                new = function(values, row)
            except GIVES_UP:
                new = self._carefully(step, (row["row"] - 1,), (values, row))
            if new.__class__ is not int or not _SMALLEST <= new <= LARGEST:
                new = self._settle(step, new, (row["row"] - 1,))
            row[name] = new
        self.evaluations += len(rows)

    def _compute(self, step: Step | Link, path: Path, scopes: Scopes) -> Value:
        try:
            new = step.function(*scopes)
        except GIVES_UP:
            new = self._carefully(step, path, scopes)
        if new.__class__ is int and _SMALLEST <= new <= LARGEST:
            return new
        return self._settle(step, new, path)

    def _carefully(self, step: Step | Link, path: Path, scopes: Scopes) -> Value:
        if isinstance(step, Link):
            raise LookupError(step.key)
        new = evaluate(step.careful, scopes, step.kind, (step.key, path))
        if new.__class__ is Fault:
            self._has_faults = True
        return new

    def _settle(self, step: Step | Link, new: Value, path: Path) -> Value:
        if step.is_link:
            return new
        new = settle(new, step.kind, (step.key, path))
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
        values = self._values
        plan = self.program.plan([cell[0] for cell, _ in sets])
        dirty = 0
        hits: Hits = {}
        out: list[Cell] = []
        for cell, new in sets:
            key, path = cell
            if path:
                list_key = list_of(key)
                scopes = self._rows.scopes(list_key, path)
                row, name = scopes[-1], key[len(list_key) + 3 :]
                if row[name] == new:
                    continue
                row[name] = new
                hits.setdefault(key, {})[path] = scopes
            elif values[key] == new:
                continue
            else:
                values[key] = new
            dirty |= plan.bits[key]
            out.append(cell)
        if dirty:
            self._run(plan, dirty, hits, {}, out)
        return tuple(out)

    def _run(self, plan: Plan, dirty: int, hits: Hits, fresh: Hits, out: list[Cell]) -> None:
        """Go through a plan.

        Args:
            plan: What may be touched, in order.
            dirty: Bits of what has changed.
            hits: In which rows.
            fresh: New rows by list: everything in them is computed.
            out: Collects what changes.
        """
        values = self._values
        count = 0
        for step, bit, anywhere, shared, row_reads in plan.entries:
            if step.depth:
                if dirty & anywhere:
                    found = self._update_all(step)
                elif dirty & shared or fresh:
                    targets = self._targets(step, row_reads, hits)
                    targets.update(fresh.get(step.list_key, ()))
                    found = self._update_some(step, targets)
                else:
                    continue
                if found:
                    dirty |= bit
                    hits[step.key] = found
                    if not step.is_link:
                        out += [(step.key, path) for path in found]
            elif dirty & anywhere:
                count += 1
                try:
                    new = step.function(values)
                except GIVES_UP:
                    new = self._carefully(step, (), (values,))
                if new.__class__ is not int or not _SMALLEST <= new <= LARGEST:
                    new = self._settle(step, new, ())
                name = step.name
                if step.is_link:
                    values[name] = new
                    dirty |= bit
                elif new != values[name]:
                    values[name] = new
                    dirty |= bit
                    out.append((name, ()))
        self.evaluations += count

    def _update_all(self, step: Step | Link) -> dict[Path, Scopes]:
        """Compute a number in every row; give the rows in which it changed."""
        if step.depth != 1 or step.is_link:
            return self._update_some(step, dict(self._rows.every(step.containers)))
        found: dict[Path, Scopes] = {}
        function, name, values = step.function, step.name, self._values
        rows = values[step.containers[0]]
        place = 0
        for row in rows:
            try:
                new = function(values, row)
            except GIVES_UP:
                new = self._carefully(step, (place,), (values, row))
            if new.__class__ is not int or not _SMALLEST <= new <= LARGEST:
                new = self._settle(step, new, (place,))
            if new != row[name]:
                row[name] = new
                found[(place,)] = (values, row)
            place += 1
        self.evaluations += place
        return found

    def _update_some(self, step: Step | Link, targets: dict[Path, Scopes]) -> dict[Path, Scopes]:
        """Compute a number in some rows; give those in which it changed."""
        found: dict[Path, Scopes] = {}
        name = step.name
        for path, scopes in targets.items():
            new = self._compute(step, path, scopes)
            row = scopes[-1]
            if new is not row[name] if step.is_link else new != row[name]:
                row[name] = new
                found[path] = scopes
        self.evaluations += len(targets)
        return found

    def _targets(self, step: Step | Link, row_reads: Iterable[tuple[str, int]], hits: Hits) -> dict[Path, Scopes]:
        """Give the rows in which a step has to be computed because of what changed in rows it shares."""
        found: dict[Path, Scopes] = {}
        for key, shared in row_reads:
            for path, scopes in hits.get(key, {}).items():
                if shared == step.depth:
                    found[path[:shared]] = scopes[: shared + 1]
                else:
                    found.update(self._rows.below(path[:shared], scopes[: shared + 1], step.containers[shared:]))
        return dict(sorted(found.items())) if len(found) > 1 else found

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
            LookupError: There is no such list.
        """
        self._rows.list(cell).insert(position, self._rows.make(cell[0], row))
        return self._rows_changed(cell, {position})

    def remove_row(self, cell: Cell, position: int) -> tuple[Cell, ...]:
        """Remove a row from a list.

        Raises:
            LookupError: There is no such list or row.
        """
        del self._rows.list(cell)[position]
        return self._rows_changed(cell, set())

    def move_row(self, cell: Cell, position: int, to: int) -> tuple[Cell, ...]:
        """Move a row of a list; ``to`` is its position afterwards.

        Raises:
            LookupError: There is no such list or row.
        """
        rows = self._rows.list(cell)
        rows.insert(to, rows.pop(position))
        return self._rows_changed(cell, set())

    def _rows_changed(self, cell: Cell, new: set[int]) -> tuple[Cell, ...]:
        list_key, around = cell
        row_key, members = f"{list_key}[].row", f"{list_key}[]"
        outer = self._rows.scopes(list_of(list_key), around)
        moved: dict[Path, Scopes] = {}
        fresh: Hits = {}
        for path, scopes in self._rows.below(around, outer, containers_of(list_key)[-1:]):
            row, place = scopes[-1], path[-1]
            if row["row"] != place + 1:
                row["row"] = place + 1
                moved[path] = scopes
            if place in new or (self._has_faults and path in moved):
                self._mark_fresh(list_key, path, scopes, fresh)
        hits: Hits = {row_key: moved, members: {around: outer}}
        plan = self.program.plan([members, row_key], list_key)
        dirty = plan.bits[members] | (plan.bits[row_key] if moved else 0)
        out: list[Cell] = [cell]
        self._run(plan, dirty, hits, fresh, out)
        return tuple(out)

    def _mark_fresh(self, list_key: str, path: Path, scopes: Scopes, fresh: Hits) -> None:
        fresh.setdefault(list_key, {})[path] = scopes
        for inner in self._rows.inner_lists(list_key):
            for inner_path, inner_scopes in self._rows.below(path, scopes, containers_of(inner)[-1:]):
                self._mark_fresh(inner, inner_path, inner_scopes, fresh)
