"""Finds rule violations and notices of a sheet; after edits rechecks only what changed.

An edit rechecks only what it changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import lru_cache

from core.formula import Cell, Fault, Solver, Value, address_of, format_value
from core.messages import Message, Word
from core.rules.model import Field, FieldType, Option, Severity, System, ViolationRule

CONDITION = "!"
"""Marks the keys of rule conditions, which are solver numbers that no sheet shows."""

OUT_OF_RANGE = Word("Out of range")
"""Label of a bound without a wording of the game."""

TOO_LITTLE = Word("{what} is {n}; it should be {least} or more.")
TOO_MUCH = Word("{what} is {n}; it should be {most} or less.")
NOT_BETWEEN = Word("{what} is {n}; it should be {least} to {most}.")
"""Messages for a bound without a message of the game."""

_NAME = "[].name"
_NUMBERS = frozenset({FieldType.INT, FieldType.NUMBER})


@dataclass(frozen=True, slots=True)
class Violation:
    """A state that the rules forbid, or a notice of something to do.

    Attributes:
        code: Code of the rule.
        severity: Violation or notice.
        message: Text for people.
        address: Where it is caused, rows by position; "" for the whole sheet.
        cite: Section of the book.
        label: Short name.
        accepted: Why the Game Master allows it; None if it is not allowed.
    """

    code: str
    severity: Severity
    message: Message
    address: str
    cite: str = ""
    label: str = ""
    accepted: str | None = None


@dataclass(frozen=True, slots=True)
class ViolationCheck:
    """The check of one key: the condition of a rule, or an input with bounds.

    Attributes:
        order: Sort position in reports.
        key: Key of the number that is checked.
        address: Key of the address where it is reported.
        code, severity, label, cite: Those of the violation.
        message: Message template.
        values: Keys of the numbers that fill placeholders.
        texts: Words that fill placeholders.
        field: The input or option, if bounds are checked.
        row_label: The game's word for a row of its list, used for rows without a name.
    """

    order: int
    key: str
    address: str
    code: str
    severity: Severity
    label: str
    cite: str
    message: str
    values: Mapping[str, str]
    texts: Mapping[str, str]
    field: Field | Option | None = None
    row_label: str = ""

    def is_violated_by(self, value: Value) -> bool:
        """Return whether this value is a violation."""
        if value.__class__ is not int and (value is None or isinstance(value, str | tuple | Fault)):
            return False
        field = self.field
        if field is None:
            return value != 0
        if not value and isinstance(field, Field) and field.zero_unset:
            return False
        return (field.least is not None and value < field.least) or (field.most is not None and value > field.most)


@lru_cache(maxsize=16)
def violation_checks(system: System) -> Mapping[str, ViolationCheck]:
    """Return the checks of a game by key; conditions first, in the order of the data. Cached."""
    checks: dict[str, ViolationCheck] = {}
    bound_rules = {rule.code: rule for rule in system.violations if not rule.when}
    for rule in system.violations:
        if rule.when:
            checks[rule.key] = ViolationCheck(
                order=len(checks),
                key=rule.key,
                address=rule.address,
                code=rule.code,
                severity=rule.severity,
                label=rule.label,
                cite=rule.cite,
                message=rule.message,
                values=rule.values,
                texts=rule.texts,
                row_label=_row_label(system, rule.key),
            )
    for key, field in system.fields.items():
        if field.type in _NUMBERS and (field.least is not None or field.most is not None):
            checks[key] = bounds_check(len(checks), field, bound_rules.get(field.range_code))
    for name, option in system.options.items():
        if option.least is not None or option.most is not None:
            key = f"options.{name}"
            checks[key] = bounds_check(len(checks), option, bound_rules.get(option.range_code), key)
    return checks


@lru_cache(maxsize=64)
def checks_by_list(
    system: System, codes: frozenset[str] | None = None
) -> Mapping[str, Sequence[tuple[str, ViolationCheck]]]:
    """Return the checks of each list ("" for the sheet), with their names within a row.

    Cached.

    Args:
        system: The game.
        codes: Only checks of these violations; None for all.
    """
    checks: dict[str, list[tuple[str, ViolationCheck]]] = {}
    for key, check in violation_checks(system).items():
        if codes is None or check.code in codes:
            list_key, _, name = key.rpartition("[].")
            checks.setdefault(list_key, []).append((name, check))
    return checks


@lru_cache(maxsize=64)
def check_keys(system: System, codes: frozenset[str]) -> frozenset[str]:
    """Return the keys of the numbers that the checks of some violations look at; cached."""
    return frozenset([key for key, check in violation_checks(system).items() if check.code in codes])


def bounds_check(order: int, field: Field | Option, rule: ViolationRule | None, key: str = "") -> ViolationCheck:
    """Return the check of the bounds of an input or option.

    Args:
        order: Sort position in reports.
        field: The input or option.
        rule: The game's rule with label and message for it, if any.
        key: Key of the number, if not that of the field.
    """
    return ViolationCheck(
        order=order,
        key=key or field.key,
        address=key or field.key,
        code=field.range_code,
        severity=rule.severity if rule else Severity.VIOLATION,
        label=rule.label if rule else OUT_OF_RANGE,
        cite=rule.cite if rule else field.cite,
        message=rule.message if rule else _default_message(field),
        values={"n": key or field.key},
        texts={"what": Word(field.label), "least": _bound(field.least), "most": _bound(field.most)},
        field=field,
    )


def _row_label(system: System, key: str) -> str:
    """Return the game's word for a row of the list that contains a key; "" on the sheet."""
    found = system.fields.get(key.rpartition("[].")[0])
    return found.row_label or found.label if found is not None else ""


def _default_message(field: Field | Option) -> str:
    if field.most is None:
        return TOO_LITTLE
    if field.least is None:
        return TOO_MUCH
    return NOT_BETWEEN


def _numbered_row(row_label: str, number: int) -> Message:
    """Return the text for a row without a name: "Weapon 2"."""
    return Message("nameless_row", "{row} {number}", {"row": Word(row_label.capitalize()), "number": number})


def _bound(bound: Value) -> str:
    return "" if bound is None else format_value(bound)


class ViolationMonitor:
    """Tracks the violations of one sheet.

    Args:
        system: The game.
        solver: The numbers of the sheet.
    """

    def __init__(self, system: System, solver: Solver) -> None:
        self._system = system
        self._checks = violation_checks(system)
        self._by_list = checks_by_list(system)
        self._solver = solver
        self._active: set[Cell] = set()
        self.rescan_all()

    def copy(self, solver: Solver) -> ViolationMonitor:
        """Return an independent monitor for a copy of the solver."""
        twin = ViolationMonitor.__new__(ViolationMonitor)
        twin._system = self._system
        twin._checks = self._checks
        twin._by_list = self._by_list
        twin._solver = solver
        twin._active = set(self._active)
        return twin

    @property
    def active(self) -> list[tuple[ViolationCheck, tuple[int, ...]]]:
        """The present violations: check and rows, in order, one for each code and address."""
        found = sorted(
            ((self._checks[key], rows) for key, rows in self._active), key=lambda each: (each[0].order, each[1])
        )
        once = {(check.code, report_address(check, rows)): (check, rows) for check, rows in reversed(found)}
        return list(reversed(once.values()))

    def count(self, codes: Set[str]) -> int:
        """Return the number of violations and notices with one of these codes; only their checks are run."""
        found: set[tuple[str, str]] = set()
        for list_key, wanted in checks_by_list(self._system, frozenset(codes)).items():
            for rows in self._rows(list_key):
                values = self._solver.scopes(list_key, rows)[-1]
                found.update(
                    (check.code, report_address(check, rows))
                    for name, check in wanted
                    if check.is_violated_by(values[name])
                )
        return len(found)

    def update(self, changed: Iterable[Cell]) -> bool:
        """Recheck changed numbers; return whether a violation appeared or disappeared."""
        checks = self._checks
        active = self._active
        differs = False
        for cell in changed:
            if cell[0] not in checks:
                continue
            if checks[cell[0]].is_violated_by(self._solver.value(cell)) != (cell in active):
                active ^= {cell}
                differs = True
        return differs

    def rescan(self, list_key: str) -> None:
        """Recheck all rows of a list after rows were added, removed or moved."""
        outer = list_key.partition("[]")[0]
        start = f"{outer}[]"
        self._active = {cell for cell in self._active if not cell[0].startswith(start)}
        for each in self._by_list:
            if each == outer or each.startswith(start):
                self._scan(each)

    def rescan_all(self) -> None:
        """Recheck everything."""
        self._active.clear()
        for list_key in self._by_list:
            self._scan(list_key)

    def _scan(self, list_key: str) -> None:
        """Run the checks of a list's rows; "" for the sheet itself."""
        watched = self._by_list[list_key]
        for rows in self._rows(list_key):
            values = self._solver.scopes(list_key, rows)[-1]
            for name, check in watched:
                if check.is_violated_by(values[name]):
                    self._active.add((check.key, rows))

    def _rows(self, list_key: str) -> list[tuple[int, ...]]:
        """Return the positions of all rows of a list."""
        if not list_key:
            return [()]
        outer = self._rows(list_key.rpartition("[].")[0])
        return [(*rows, last) for rows in outer for last in range(self._solver.rows((list_key, rows)))]


def report_address(check: ViolationCheck, rows: tuple[int, ...]) -> str:
    """Return the address by position where a violation is reported."""
    return address_of((check.address, rows[: check.address.count("[]")]))


def make_violation(check: ViolationCheck, rows: tuple[int, ...], solver: Solver, accepted: str | None) -> Violation:
    """Return the violation that a check reports for these rows."""
    values: dict[str, object] = dict(check.texts)
    for name, key in check.values.items():
        values[name] = format_value(solver.value_on_demand((key, rows[: key.count("[]")])))
        if key.endswith(_NAME) and not str(values[name]).strip():
            values[name] = _numbered_row(check.row_label, rows[key.count("[]") - 1] + 1)
    return Violation(
        check.code,
        check.severity,
        Message(check.code, check.message, values),
        report_address(check, rows),
        check.cite,
        check.label,
        accepted,
    )
