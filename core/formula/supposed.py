"""What a number would be if an input were one higher, as the next level of an ability costs: supposed numbers.

A supposition raises the input where it stands, computes again what lies between it and the number, and puts everything
back. So it follows whatever formulas hold, house rules included.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from fractions import Fraction

from core.formula.graph import reached
from core.formula.links import Values, below, path_of
from core.formula.schema import Supposed, containers_of, list_of
from core.formula.step import Step, Sweep
from core.formula.values import Cell, Fault, Value, ValueType, address_of


class Supposition:
    """One supposed number of the sheet or of the rows of a list.

    Attributes:
        key, cell, name, list_key, depth, containers, kind, is_link, is_plain, reads, sweep: As for a step of a program.
        of: Class key of the number in question.
        between: The steps from the input to that number, in order.
        is_near: Whether they all stand in the row itself, and nothing of another row is touched.
    """

    __slots__ = (
        "_is_direct",
        "_of",
        "between",
        "cell",
        "containers",
        "depth",
        "is_link",
        "is_near",
        "is_plain",
        "key",
        "kind",
        "list_key",
        "name",
        "of",
        "raised",
        "reads",
        "sweep",
    )

    def __init__(
        self, key: str, supposed: Supposed, steps: Mapping[str, Step], readers: Mapping[str, Sequence[str]]
    ) -> None:
        self.key = key
        self.cell: Cell = (key, ())
        self.list_key = list_of(key)
        self.containers = containers_of(self.list_key)
        self.depth = len(self.containers)
        self.name = self._own(key)
        self.of = supposed.of
        self._of = self._own(supposed.of)
        self.raised = self._own(supposed.raised)
        self.kind = ValueType.NUMBER
        self.is_link = False
        self.is_plain = False
        self.sweep: Sweep | None = None
        leading = _leading(self.of, steps)
        self.between = tuple(leading[each] for each in reached([supposed.raised], readers) if each in leading)
        self._is_direct = [step.key for step in self.between] == [self.of]
        changed = {supposed.raised, *(step.key for step in self.between)}
        self.is_near = all(
            step.list_key == self.list_key
            and all(shared == self.depth for read, shared in step.reads if read in changed)
            for step in self.between
        )
        reads = {(self.of, self.depth): None}
        for step in self.between:
            reads.update({(read, shared if self.is_near else 0): None for read, shared in step.reads})
        self.reads = tuple(reads)

    def put_in_order(self, positions: Mapping[str, int]) -> None:
        """Order the steps as the program computes them."""
        self.between = tuple(sorted(self.between, key=lambda step: positions[step.key]))

    def function(self, *scopes: Values) -> Value:
        """Compute it; never raises."""
        row, name = scopes[-1], self._of
        now: Value = row[name]
        if now.__class__ is Fault:
            return now
        if self.is_near:
            found = self._near(row, scopes)
        else:
            with self.supposed(*scopes):
                found = row[name]
        if isinstance(found, Fault):
            return Fault(address_of((self.key, path_of(scopes))), found.reason)
        return found

    def _near(self, row: Values, scopes: Sequence[Values]) -> Value:
        """Compute it where nothing but the row itself is touched, which is nearly always."""
        raised = self.raised
        before: Value = row[raised]
        row[raised] = _one_more(before)
        try:
            return self.between[0].compute(scopes) if self._is_direct else self._through(row, scopes)
        finally:
            row[raised] = before

    def _through(self, row: Values, scopes: Sequence[Values]) -> Value:
        """Compute step by step what lies between, and put it back."""
        before = [(step.name, row[step.name]) for step in self.between]
        try:
            for step in self.between:
                row[step.name] = step.compute(scopes)
            found: Value = row[self._of]
            return found
        finally:
            row.update(before)

    @contextmanager
    def supposed(self, *scopes: Values) -> Iterator[None]:
        """Let the input be one higher for a while; the values are those of the sheet and of the rows it stands in."""
        row, name = scopes[-1], self.raised
        before: list[tuple[Values, str, Value]] = [(row, name, row[name])]
        row[name] = _one_more(row[name])
        try:
            for step in self.between:
                rows = [scopes] if self.is_near else [each for _, each in below((), scopes[:1], step.containers)]
                for own in rows:
                    values = own[-1]
                    before.append((values, step.name, values[step.name]))
                    values[step.name] = step.compute(own)
            yield
        finally:
            for values, key, old in reversed(before):
                values[key] = old

    def _own(self, key: str) -> str:
        return key[len(self.list_key) + 3 :] if self.list_key else key


def _leading(key: str, steps: Mapping[str, Step]) -> dict[str, Step]:
    """Return the step of a number and all that it is computed from."""
    found: dict[str, Step] = {}
    waiting = [key]
    while waiting:
        each = waiting.pop()
        if each in steps and each not in found:
            found[each] = steps[each]
            waiting += [read for read, _ in steps[each].reads]
    return found


def _one_more(value: Value) -> Value:
    return value + 1 if value.__class__ is int or isinstance(value, int | Fraction) else value
