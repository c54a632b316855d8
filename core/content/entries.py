"""Checks an entry of a setting and fills in defaults; gives its shape and formula inputs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from typing import cast

from core.character.inputs import InputReader
from core.character.json_values import Json
from core.character.shape import GroupNode, InputNode, ListNode, Shape, shape_of
from core.errors import DocumentError, NotationError
from core.formula import Fault, Program, SheetInputs, Solver
from core.messages import Message
from core.rules.formula_schema import entry_schema
from core.rules.model import Field, FieldType, SettingCheck, SettingKind, System

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
    setting_kind = kind_of(system, kind)
    shape = entry_shape(system, kind)
    position = place or kind
    try:
        entry = with_line_name(system, setting_kind, entry)
    except NotationError as error:
        raise DocumentError(_check_failure(f"{position}.{setting_kind.line}", error.message)) from error
    inputs = SheetInputs(*InputReader(DocumentError).scope(shape.scope, entry, position + "."))
    for problem in failed_checks(system, setting_kind, inputs):
        raise DocumentError(_check_failure(position, problem))
    return _fill_defaults(shape.scope.root, entry)


def entry_inputs(system: System, kind: str, entry: Mapping[str, Json]) -> SheetInputs:
    """Return the formula inputs of an entry.

    Raises:
        DocumentError: Something in the entry has the wrong type.
    """
    return SheetInputs(*InputReader(DocumentError).scope(entry_shape(system, kind).scope, entry, f"{kind}."))


def entry_defaults(system: System, kind: str) -> dict[str, Json]:
    """Return an entry of a kind with defaults only."""
    kind_of(system, kind)
    return _fill_defaults(entry_shape(system, kind).scope.root, {})


def kind_of(system: System, kind: str) -> SettingKind:
    """Return a kind of entry by its key.

    Raises:
        DocumentError: The game has no such kind.
    """
    setting_kind = system.kinds.get(kind)
    if setting_kind is None:
        raise DocumentError(
            Message(
                "unknown_kind",
                "Worlds of {system} have no {kind}. They have: {known}.",
                {"system": system.name, "kind": kind, "known": ", ".join(system.kinds)},
            )
        )
    return setting_kind


def with_line_name(system: System, kind: SettingKind, entry: Mapping[str, Json]) -> Mapping[str, Json]:
    """Return an entry with the name of its notation line, if it has none of its own.

    Raises:
        NotationError: The line cannot be read.
    """
    line = entry.get(kind.line) if kind.notation else None
    if not isinstance(line, str) or not line.strip():
        return entry
    row = system.notations[kind.notation].parse_open(line)
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


def failed_checks(system: System, kind: SettingKind, inputs: SheetInputs) -> Iterator[Message]:
    """Yield what the checks of the game find wrong with an entry."""
    if not kind.checks:
        return
    solver = Solver(_program(system, kind.key), inputs)
    for number, check in enumerate(kind.checks):
        value = solver.value((f"!{number}", ()))
        if isinstance(value, Fault):
            yield value.reason
        elif value is not None and value != 0:
            yield Message("setting_check", check.message, _check_values(check, inputs))


def _check_values(check: SettingCheck, inputs: SheetInputs) -> dict[str, object]:
    return {name: inputs.values.get(key, "") for name, key in check.values.items()}


def _check_failure(place: str, problem: Message) -> Message:
    return Message("setting_check", "{place}: {problem}", {"place": place, "problem": problem})


def _fill_defaults(branch: GroupNode, raw: Mapping[str, Json]) -> dict[str, Json]:
    """Return a group completed with defaults; it was checked before."""
    result = dict(raw)
    for name, node in branch.members.items():
        value = raw.get(name)
        if isinstance(node, InputNode):
            result.setdefault(name, default_json(node.field.default))
        elif isinstance(node, ListNode):
            rows = value if isinstance(value, list) else []
            result[name] = [_fill_defaults(node.scope.root, row) for row in rows if isinstance(row, Mapping)]
        else:
            result[name] = _fill_defaults(node, value if isinstance(value, Mapping) else {})
    return result


def default_json(default: object) -> Json:
    """Return the default of a field as JSON."""
    if isinstance(default, tuple):
        return list(default)
    if isinstance(default, Fraction):
        return Decimal(default.numerator) / Decimal(default.denominator)
    return cast("Json", default)
