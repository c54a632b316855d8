"""Validates one entry of a content pack and fills in its defaults."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from typing import cast

from core.character import GroupNode, InputNode, InputReader, Json, ListNode, Shape, shape_of
from core.errors import DocumentError, NotationError
from core.formula import Fault, Program, SheetInputs, Solver
from core.messages import Message
from core.rules import Field, FieldType, SettingCheck, SettingKind, System, entry_schema

_IMPLICIT = {"id": "Id", "name": "Name", "about": "About"}


def check_entry(system: System, kind: str, entry: Mapping[str, Json], place: str = "") -> dict[str, Json]:
    """Return an entry checked and completed with defaults.

    Also for entries that a player writes, such as their own culture; references are not checked.

    Args:
        system: The game.
        kind: Kind of the entry: ``cultures``.
        entry: The entry as written.
        place: Its position, for error messages; the kind by default.

    Returns:
        The entry with all keys of its kind; unknown keys are kept.

    Raises:
        DocumentError: A wrong type, an invalid choice or dice text, or a failed check of the game.
    """
    found = kind_of(system, kind)
    shape = entry_shape(system, kind)
    where = place or kind
    entry = _with_line(system, found, entry, where)
    values, lists = InputReader(DocumentError).scope(shape.scope, entry, where + ".")
    if found.checks:
        _make_checks(system, found, SheetInputs(values, lists), where)
    return _filled(shape.scope.root, entry)


def entry_inputs(system: System, kind: str, entry: Mapping[str, Json]) -> SheetInputs:
    """Return the formula inputs of an entry.

    Raises:
        DocumentError: Something in the entry has the wrong type.
    """
    return SheetInputs(*InputReader(DocumentError).scope(entry_shape(system, kind).scope, entry, f"{kind}."))


def entry_defaults(system: System, kind: str) -> dict[str, Json]:
    """Return an entry of a kind with defaults only."""
    kind_of(system, kind)
    return _filled(entry_shape(system, kind).scope.root, {})


def kind_of(system: System, kind: str) -> SettingKind:
    """Return a kind of entry by its key.

    Raises:
        DocumentError: The game has no such kind.
    """
    found = system.kinds.get(kind)
    if found is None:
        raise DocumentError(
            Message(
                "unknown_kind",
                "Worlds of {system} have no {kind}. They have: {known}.",
                {"system": system.name, "kind": kind, "known": ", ".join(system.kinds)},
            )
        )
    return found


def _with_line(system: System, kind: SettingKind, entry: Mapping[str, Json], place: str) -> Mapping[str, Json]:
    """Parse the notation line of an entry; an entry without a name gets the name of its line.

    Raises:
        DocumentError: The line cannot be read.
    """
    line = entry.get(kind.line) if kind.notation else None
    if not isinstance(line, str) or not line.strip():
        return entry
    try:
        row = system.notations[kind.notation].parse_open(line)
    except NotationError as error:
        raise DocumentError(_wrong(f"{place}.{kind.line}", error.message)) from error
    name = row.get("name")
    return entry if "name" in entry or not isinstance(name, str) else {**entry, "name": name}


@lru_cache(maxsize=64)
def entry_shape(system: System, kind: str) -> Shape:
    """Return the shape of an entry, like that of a document."""
    implicit = {name: Field(name, FieldType.TEXT, label, label, "", "", "", "") for name, label in _IMPLICIT.items()}
    fields = {**implicit, **system.kinds[kind].fields}
    return shape_of(replace(system, fields=fields, groups={}, options={}))


@lru_cache(maxsize=64)
def _program(system: System, kind: str) -> Program:
    checks = system.kinds[kind].checks
    formulas = {f"!{number}": check.when for number, check in enumerate(checks)}
    return Program.build(entry_schema(system.kinds[kind], system.functions), formulas)


def _make_checks(system: System, kind: SettingKind, inputs: SheetInputs, place: str) -> None:
    solver = Solver(_program(system, kind.key), inputs)
    for number, check in enumerate(kind.checks):
        value = solver.value((f"!{number}", ()))
        if isinstance(value, Fault):
            raise DocumentError(_wrong(place, value.reason))
        if value is not None and value != 0:
            raise DocumentError(_wrong(place, Message("setting_check", check.message, _shown(check, inputs))))


def _shown(check: SettingCheck, inputs: SheetInputs) -> dict[str, object]:
    return {name: inputs.values.get(key, "") for name, key in check.values.items()}


def _wrong(place: str, problem: Message) -> Message:
    return Message("setting_check", "{place}: {problem}", {"place": place, "problem": problem})


def _filled(branch: GroupNode, raw: Mapping[str, Json]) -> dict[str, Json]:
    """Return a group completed with defaults; it was checked before."""
    result = dict(raw)
    for name, node in branch.members.items():
        found = raw.get(name)
        if isinstance(node, InputNode):
            result.setdefault(name, _json(node.field.default))
        elif isinstance(node, ListNode):
            rows = found if isinstance(found, list) else []
            result[name] = [_filled(node.scope.root, row) for row in rows if isinstance(row, Mapping)]
        else:
            result[name] = _filled(node, found if isinstance(found, Mapping) else {})
    return result


def _json(default: object) -> Json:
    """Return the default of a field as JSON."""
    if isinstance(default, tuple):
        return list(default)
    if isinstance(default, Fraction):
        return Decimal(default.numerator) / Decimal(default.denominator)
    return cast("Json", default)
