"""What a game forbids or reminds of, watched number by number: an edit looks only at what it changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from core.engine import Cell, Fault, Solver, Value, address_of, show
from core.messages import Message
from core.rules import Field, FieldType, Severity, System, ViolationRule

CONDITION = "!"
"""Stands in the keys of conditions, which are numbers of the solver that no sheet shows."""

_NUMBERS = frozenset({FieldType.INT, FieldType.NUMBER})


@dataclass(frozen=True, slots=True)
class Violation:
    """A state that the game forbids, or a notice of something left to do.

    Attributes:
        code: As the game lists it.
        severity: Violation or notice.
        message: For people.
        address: Where it is caused, rows by position; "" for the sheet as a whole.
        cite: Section of the book.
        label: Its short name.
        accepted: Why the Game Master allows it; None where nobody did.
    """

    code: str
    severity: Severity
    message: Message
    address: str
    cite: str = ""
    label: str = ""
    accepted: str | None = None


@dataclass(frozen=True, slots=True)
class Watcher:
    """Watches one kind of number: a condition of a rule, or an input with bounds.

    Attributes:
        order: Its place in reports.
        key: The number.
        address: Where it is reported.
        code, severity, label, cite: Of the violation.
        rule: The rule, for a condition or for the wording of a bound.
        field: The input, for a bound.
    """

    order: int
    key: str
    address: str
    code: str
    severity: Severity
    label: str
    cite: str
    rule: ViolationRule | None = None
    field: Field | None = None

    def speaks(self, value: Value) -> bool:
        """Whether this value of the number is a violation."""
        if value is None or isinstance(value, str | tuple | Fault):
            return False
        field = self.field
        if field is None:
            return value != 0
        if not value and field.zero_unset:
            return False
        return (field.least is not None and value < field.least) or (field.most is not None and value > field.most)


@lru_cache(maxsize=16)
def watchers_of(system: System) -> Mapping[str, Watcher]:
    """Give what is watched in a game, by the key of the number; conditions first, in the order of the data."""
    found: dict[str, Watcher] = {}
    wordings = {rule.code: rule for rule in system.violations if not rule.when}
    for rule in system.violations:
        if rule.when:
            found[rule.key] = Watcher(
                len(found), rule.key, rule.address, rule.code, rule.severity, rule.label, rule.cite, rule
            )
    for key, field in system.fields.items():
        if field.type not in _NUMBERS or (field.least is None and field.most is None):
            continue
        wording = wordings.get(field.range_code)
        severity = wording.severity if wording else Severity.VIOLATION
        label = wording.label if wording else "Out of range"
        cite = wording.cite if wording and wording.cite else field.cite
        found[key] = Watcher(len(found), key, key, field.range_code, severity, label, cite, wording, field)
    return found


class Watch:
    """The violations of one sheet, kept up to date.

    Args:
        system: The game.
        solver: The numbers of the sheet.
    """

    def __init__(self, system: System, solver: Solver) -> None:
        self._watchers = watchers_of(system)
        self._solver = solver
        self._active: set[Cell] = set()
        self._scan(self._watchers.values())

    def copy(self, solver: Solver) -> Watch:
        """Give an independent watch over a copy of the numbers."""
        twin = Watch.__new__(Watch)
        twin._watchers = self._watchers
        twin._solver = solver
        twin._active = set(self._active)
        return twin

    @property
    def active(self) -> list[tuple[Watcher, tuple[int, ...]]]:
        """What is reported now: watcher and rows, in order, once for each code and address."""
        found = sorted(
            ((self._watchers[key], rows) for key, rows in self._active), key=lambda each: (each[0].order, each[1])
        )
        once = {(watcher.code, reported(watcher, rows)): (watcher, rows) for watcher, rows in reversed(found)}
        return list(reversed(once.values()))

    def update(self, changed: Iterable[Cell]) -> bool:
        """Look again at numbers that changed; say whether a violation came or went."""
        watchers = self._watchers
        active = self._active
        differs = False
        for cell in changed:
            watcher = watchers.get(cell[0])
            if watcher is None:
                continue
            if watcher.speaks(self._solver.value(cell)) != (cell in active):
                active ^= {cell}
                differs = True
        return differs

    def rescan(self, list_key: str) -> None:
        """Look again at all rows of a list, after rows came, went or moved."""
        start = list_key.partition("[]")[0] + "[]"
        self._active = {cell for cell in self._active if not cell[0].startswith(start)}
        self._scan(watcher for watcher in self._watchers.values() if watcher.key.startswith(start))

    def rescan_all(self) -> None:
        """Look again at everything."""
        self._active = set()
        self._scan(self._watchers.values())

    def _scan(self, watchers: Iterable[Watcher]) -> None:
        value = self._solver.value
        for watcher in watchers:
            for rows in self._rows(watcher.key):
                cell = (watcher.key, rows)
                if watcher.speaks(value(cell)):
                    self._active.add(cell)

    def _rows(self, key: str) -> list[tuple[int, ...]]:
        """Give the positions of all rows that a key has."""
        found: list[tuple[int, ...]] = [()]
        end = key.find("[]")
        while end >= 0:
            found = [(*rows, last) for rows in found for last in range(self._solver.rows((key[:end], rows)))]
            end = key.find("[]", end + 2)
        return found


def reported(watcher: Watcher, rows: tuple[int, ...]) -> str:
    """Give the address by position where a violation is reported."""
    return address_of((watcher.address, rows[: watcher.address.count("[]")]))


def violation(watcher: Watcher, rows: tuple[int, ...], solver: Solver, accepted: str | None) -> Violation:
    """Put a violation into words."""
    return Violation(
        watcher.code,
        watcher.severity,
        _message(watcher, rows, solver),
        reported(watcher, rows),
        watcher.cite,
        watcher.label,
        accepted,
    )


def _message(watcher: Watcher, rows: tuple[int, ...], solver: Solver) -> Message:
    field = watcher.field
    if field is not None:
        return _bound_message(field, solver.value((watcher.key, rows)), watcher)
    rule = watcher.rule
    if rule is None:
        raise AssertionError(f"{watcher.key} watches nothing")
    values: dict[str, object] = dict(rule.texts)
    for name, key in rule.values.items():
        values[name] = show(solver.value((key, rows[: key.count("[]")])))
    return Message(watcher.code, rule.message, values)


def _bound_message(field: Field, value: Value, watcher: Watcher) -> Message:
    values = {"what": field.label, "n": show(value), "least": _bound(field.least), "most": _bound(field.most)}
    if watcher.rule is not None:
        return Message(watcher.code, watcher.rule.message, values)
    if field.most is None:
        return Message(watcher.code, "{what} is {n}; it should be {least} or more.", values)
    if field.least is None:
        return Message(watcher.code, "{what} is {n}; it should be {most} or less.", values)
    return Message(watcher.code, "{what} is {n}; usual is {least} to {most}.", values)


def _bound(bound: Value) -> str:
    return "" if bound is None else show(bound)
