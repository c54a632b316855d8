"""Checks that a game's data are consistent: citations, keys, units, bounds, messages.

Names, cycles and types in formulas are checked by :mod:`core.formula` when the program is built.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence

from core.formula import WhatIf
from core.rules.fields import FieldDefinitions
from core.rules.formula_schema import list_keys
from core.rules.message_templates import read_message_template
from core.rules.model import DEFAULT_RANGE_CODE, Derived, Field, FieldType, LinkedColumn, Option, ViolationRule
from core.rules.name_resolution import list_of
from core.rules.source_position import SourcePosition

UNITS: Mapping[str, frozenset[str]] = {
    "_in": frozenset({"in", "inches"}),
    "_ft": frozenset({"ft", "feet"}),
    "_yd": frozenset({"yd", "yards"}),
    "_m": frozenset({"m", "metres"}),
    "_cm": frozenset({"cm", "centimetres"}),
    "_lb": frozenset({"lb", "pounds"}),
    "_kg": frozenset({"kg", "kilograms"}),
    "_years": frozenset({"years"}),
    "_days": frozenset({"days"}),
    "_percent": frozenset({"%", "percent"}),
}
"""Allowed units for keys with these endings."""

RESERVED = frozenset({"if", "else", "or", "and", "not", "none", "row", "ref", "options", "id", "uid"})
"""Words with a meaning in formulas and addresses."""

_RULING = re.compile(r"\bR[0-9]+\b")
_NUMBERS = frozenset({FieldType.INT, FieldType.NUMBER})


def check_citations(cited: Iterable[tuple[SourcePosition, str]], rulings: Collection[str]) -> None:
    """Refuse citations of unknown rulings.

    Args:
        cited: Citations with their positions.
        rulings: Keys of the rulings.

    Raises:
        RulesError: Naming the ruling.
    """
    for position, cite in cited:
        for ruling in _RULING.findall(cite):
            if ruling not in rulings:
                raise position.unknown(
                    "unknown_ruling", "it cites the ruling {name}, which is not in rulings.toml.", ruling, rulings
                )


def check_keys(inputs: FieldDefinitions, derived: Collection[str], positions: Mapping[str, SourcePosition]) -> None:
    """Refuse duplicate keys, keys in unknown lists, and reserved words.

    Args:
        inputs: Fields and groups.
        derived: Keys of the computed numbers.
        positions: Position of each key; for duplicates, that of the computed number.

    Raises:
        RulesError: Naming the key.
    """
    lists = list_keys(inputs.fields)
    known: dict[str, SourcePosition] = {}
    parents: dict[str, str] = {}
    for key in (*inputs.fields, *derived):
        position = positions[key]
        if key in known:
            raise position.error("twice", "{name} is listed twice.", name=key)
        known[key] = position
        parent, dot, name = key.rpartition(".")
        if name in RESERVED and dot == "":
            raise position.error("reserved", "{name} is a word of the formula language; choose another key.", name=name)
        if dot:
            parents.setdefault(parent, key)
    for parent, key in parents.items():
        _check_parents(parent, key, lists, known)
    for key in inputs.groups:
        if key not in parents:
            raise positions[key].error("empty_group", "the group {name} has no fields.", name=key)


def _check_parents(parent: str, key: str, lists: Collection[str], known: Mapping[str, SourcePosition]) -> None:
    """Refuse a key below something that is neither a list nor a group."""
    above = parent
    while above:
        bare = above.removesuffix("[]")
        if bare != above and bare not in lists:
            raise known[key].unknown(
                "unknown_list", "it is in the list {name}, which is not in fields.toml.", bare, lists
            )
        if bare == above and above in known:
            raise known[key].error("no_group", "{name} is a value; it cannot contain other keys.", name=above)
        above = bare.rpartition(".")[0]


def check_units(fields: Iterable[Field], derived: Iterable[Derived], positions: Mapping[str, SourcePosition]) -> None:
    """Refuse a number whose key ends in a different unit.

    Raises:
        RulesError: Naming the unit.
    """
    for key, family, unit in (
        *((each.key, each.family, each.unit) for each in fields if each.type in _NUMBERS),
        *((each.key, each.family, each.unit) for each in derived if not each.is_text),
    ):
        end = family.rfind("_")
        allowed = UNITS.get(family[end:]) if end > 0 else None
        if allowed is not None and unit not in allowed:
            raise positions[key].error(
                "wrong_unit",
                "the key says that the unit is {wanted}, but the unit is {unit}.",
                wanted=" or ".join(sorted(allowed)),
                unit=unit or "missing",
            )


def check_fields(
    fields: Mapping[str, Field], gathers: Collection[str], positions: Mapping[str, SourcePosition]
) -> None:
    """Refuse references to unknown lists and defaults out of bounds.

    Args:
        fields: The inputs.
        gathers: Names that lists are gathered under.
        positions: Position of each key.

    Raises:
        RulesError: Naming the key.
    """
    lists = list_keys(fields)
    for key, each in fields.items():
        if each.is_required and (each.type is FieldType.ROWS or "." in key.rpartition("[].")[2] or not list_of(key)):
            raise positions[key].error("misplaced", "required is only allowed for a column of a row.")
        if each.ref:
            _check_ref(positions[key], each, fields, {*lists, *gathers})
        if each.id_from and f"{key}[].{each.id_from}" not in fields:
            raise positions[key].unknown("unknown_key", "the rows have no {name}.", each.id_from, fields)
        if each.follow is not None:
            _check_follow(positions[key], each, each.follow, fields)
        value = each.default
        if each.type not in _NUMBERS or value is None or (each.zero_unset and value == 0):
            continue
        if (each.least is not None and value < each.least) or (each.most is not None and value > each.most):  # type: ignore[operator]  # the reader made sure that it is a number
            raise positions[key].error("bad_default", "the default {name} is out of bounds.", name=value)


def _check_follow(position: SourcePosition, each: Field, follow: LinkedColumn, fields: Mapping[str, Field]) -> None:
    row = list_of(each.key)
    column = fields.get(f"{row}[].{follow.column}")
    if not row or column is None or column.type is not each.type or column.follow is not None:
        raise position.error("bad_follow", "{name} is not a column of the same type in this row.", name=follow.column)
    if follow.until not in fields or fields[follow.until].type is not FieldType.BOOL or list_of(follow.until):
        raise position.error("bad_follow", "{name} is not a flag of the sheet.", name=follow.until)


def _check_ref(position: SourcePosition, each: Field, fields: Mapping[str, Field], lists: Collection[str]) -> None:
    target, _, column = each.ref.partition("[].")
    by = column or "name"
    if not list_of(each.key):
        raise position.error("misplaced", "ref is only allowed in a row.")
    if target not in lists:
        raise position.unknown("unknown_list", "it refers to rows of {name}, which is not a list.", target, lists)
    if target in fields and f"{target}[].{by}" not in fields:
        raise position.unknown("unknown_key", "the rows have no {name}.", by, fields)


def check_what_ifs(
    what_ifs: Mapping[str, WhatIf],
    fields: Mapping[str, Field],
    derived: Mapping[str, Derived],
    positions: Mapping[str, SourcePosition],
) -> None:
    """Refuse a what-if number without a computed target and an input in the same row.

    Args:
        what_ifs: What-if numbers by key.
        fields: The inputs.
        derived: The computed numbers.
        positions: Position of each key.

    Raises:
        RulesError: Naming the key.
    """
    for key, each in what_ifs.items():
        position, row = positions[key], list_of(key)
        if each.number not in derived or each.number in what_ifs or derived[each.number].is_text:
            known = [name for name in derived if name not in what_ifs]
            raise position.unknown(
                "unknown_key", "of is {name}, which is not a number with a formula.", each.number, known
            )
        if each.increased not in fields or fields[each.increased].type not in _NUMBERS:
            raise position.unknown(
                "unknown_key", "raised is {name}, which is not an input number.", each.increased, fields
            )
        if (list_of(each.number), list_of(each.increased)) != (row, row):
            raise position.error("other_row", "of and raised must be in the same row as this number.")


def check_bound_messages(
    rules: Sequence[tuple[SourcePosition, ViolationRule]],
    fields: Mapping[str, Field | Option],
    positions: Mapping[str, SourcePosition],
) -> None:
    """Refuse range codes without a message, duplicate messages, and unused messages.

    Args:
        rules: The rules without a condition, with their positions.
        fields: The inputs, and the options by the names that formulas read them by.
        positions: Position of each key.

    Raises:
        RulesError: Naming the code.
    """
    codes: set[str] = set()
    for position, rule in rules:
        if rule.code in codes:
            raise position.error("twice", "{name} is listed twice.", name=rule.code)
        codes.add(rule.code)
    codes.add(DEFAULT_RANGE_CODE)
    for key, each in fields.items():
        if each.range_code not in codes:
            raise positions[key].unknown(
                "unknown_code", "violations.toml has no rule without when for the code {name}.", each.range_code, codes
            )
    used = {each.range_code for each in fields.values()}
    for position, rule in rules:
        if rule.code not in used:
            raise position.error(
                "never_used", "it has no when, but no field has the range_code {name}.", name=rule.code
            )


def check_summary(position: SourcePosition, summary: str, known: Collection[str]) -> None:
    """Refuse a summary that uses anything but numbers of the sheet.

    Raises:
        RulesError: Naming the unknown name.
    """
    _, placeholders = read_message_template(position, summary)
    for name in placeholders.values():
        if name not in known or "[]" in name:
            raise position.unknown(
                "unknown_gap", "the summary uses {name}, which is not a number of the sheet.", name, known
            )
