"""Value types and lists of fields, for formulas; schema of formulas over a setting entry."""

from __future__ import annotations

from collections.abc import Mapping

from core.formula import Function, Schema, ValueType
from core.rules.model import Field, FieldType, SettingKind

VALUE_TYPES: Mapping[FieldType, ValueType] = {
    FieldType.INT: ValueType.NUMBER,
    FieldType.NUMBER: ValueType.NUMBER,
    FieldType.BOOL: ValueType.NUMBER,
    FieldType.TEXT: ValueType.TEXT,
    FieldType.PROSE: ValueType.TEXT,
    FieldType.CHOICE: ValueType.TEXT,
    FieldType.DICE: ValueType.TEXT,
    FieldType.TEXTS: ValueType.OPAQUE,
    FieldType.NUMBERS: ValueType.OPAQUE,
    FieldType.ROLLS: ValueType.OPAQUE,
}


def value_types(fields: Mapping[str, Field]) -> dict[str, ValueType]:
    """Return the type of each field; lists of rows have none."""
    return {key: VALUE_TYPES[each.type] for key, each in fields.items() if each.type is not FieldType.ROWS}


def list_keys(fields: Mapping[str, Field]) -> frozenset[str]:
    """Return the class keys of all lists."""
    return frozenset(key for key, each in fields.items() if each.type is FieldType.ROWS)


def entry_schema(kind: SettingKind, functions: Mapping[str, Function]) -> Schema:
    """Return the schema of formulas over one entry of a setting."""
    own = dict.fromkeys(("id", "name", "about"), ValueType.TEXT)
    return Schema(keys={**own, **value_types(kind.fields)}, lists=list_keys(kind.fields), functions=functions)
