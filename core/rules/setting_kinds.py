"""Reads setting.toml: kinds of entries, their fields, validation, notices and references."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import fields, replace
from operator import attrgetter

from core.formula import Function, Schema
from core.rules.entry_paths import class_key, entry_path
from core.rules.fields import FieldContext, FieldDefinitions, check_value, read_fields
from core.rules.formula_schema import entry_schema
from core.rules.message_templates import read_message_template
from core.rules.model import (
    NO_FILLING,
    Field,
    FieldType,
    SettingCheck,
    SettingKind,
    SettingNotice,
    SettingReference,
    UseColumns,
)
from core.rules.source_position import (
    FLAG,
    LIST,
    TEXT,
    SourcePosition,
    TomlTable,
    array_tables,
    check_attributes,
    entries,
    flag,
    text,
)

IMPLICIT_KEYS = ("id", "name", "about")
"""Keys of every entry."""

_KIND = {
    "label": TEXT,
    "plural": TEXT,
    "like": TEXT,
    "without": LIST,
    "ids": FLAG,
    "names": FLAG,
    "texts": FLAG,
    "notation": TEXT,
    "line": TEXT,
}
_CHECK = {"kind": TEXT, "when": TEXT, "message": TEXT}
_NOTICE = {"code": TEXT, "kind": TEXT, "when": TEXT, "differs": TEXT, "unnamed": FLAG, "message": TEXT}
_REFERENCE = {"kind": TEXT, "path": TEXT, "names": TEXT, "by": TEXT, "unless": TEXT, "beside": TEXT, "among": TEXT}
_BY = ("id", "name")

_NAMES = [each.name for each in fields(Field)]
_MIDDLE = attrgetter(*_NAMES[1 : _NAMES.index("family")])
_END = attrgetter(*_NAMES[_NAMES.index("family") + 1 :])
"""All attributes of a field but key and family, in order, to copy fields quickly."""

FormulaCheck = Callable[[SourcePosition, str, Schema], None]
"""Refuses an invalid formula."""


def read_kinds(file: str, raw: TomlTable, context: FieldContext, inputs: FieldDefinitions) -> dict[str, SettingKind]:
    """Read the kinds with their fields; :func:`add_conditions` adds checks and references.

    Args:
        file: Name of the file, for errors.
        raw: Its content.
        context: Families, shared choices and dice of the game.
        inputs: The fields of a document, that a kind may be like.

    Raises:
        RulesError: One of them is invalid.
    """
    kinds: dict[str, TomlTable] = {}
    columns: dict[str, dict[str, TomlTable]] = {}
    for key, each in raw.items():
        if key in ("check", "reference", "notice"):
            continue
        if not isinstance(each, dict):
            raise SourcePosition(file, "").error("not_a_table", "{name} must be a table; write [{name}].", name=key)
        kind, dot, column = key.partition(".")
        if not dot:
            kinds[key] = each
            columns.setdefault(key, {})
        elif kind not in kinds:
            raise SourcePosition(file, key).unknown("unknown_kind", "there is no kind {name} above it.", kind, kinds)
        else:
            columns[kind][column] = each
    return {kind: _read_kind(file, kind, (each, columns[kind]), context, inputs) for kind, each in kinds.items()}


def _read_kind(
    file: str,
    kind: str,
    written: tuple[TomlTable, Mapping[str, TomlTable]],
    context: FieldContext,
    inputs: FieldDefinitions,
) -> SettingKind:
    raw, columns = written
    position = SourcePosition(file, kind)
    check_attributes(position, raw, _KIND, ("label",))
    kind_fields = _inherited_fields(position, raw, inputs) if "like" in raw else {}
    kind_fields.update(read_fields(file, columns.items(), context, f"{kind}.").fields)
    for name in IMPLICIT_KEYS:
        kind_fields.pop(name, None)
    is_plain = flag(raw, "texts")
    if is_plain and kind_fields:
        raise position.error("plain_kind", "entries that are plain texts cannot have fields.")
    notation, line = text(raw, "notation"), text(raw, "line", "notation")
    if notation and (line not in kind_fields or kind_fields[line].type is not FieldType.TEXT):
        raise position.unknown("unknown_key", "there is no text field {name} for the line.", line, kind_fields)
    return SettingKind(
        kind,
        text(raw, "label"),
        kind_fields,
        plural=text(raw, "plural") or text(raw, "label"),
        has_ids=flag(raw, "ids", not is_plain),
        has_names=flag(raw, "names", True),
        is_plain=is_plain,
        notation=notation,
        line=line if notation else "",
    )


def _inherited_fields(position: SourcePosition, raw: TomlTable, inputs: FieldDefinitions) -> dict[str, Field]:
    """Return the fields that a kind takes from a list or group of the document."""
    like = text(raw, "like")
    prefix = like + "."
    without = {str(each) for each in entries(raw, "without")}
    inherited = {key.removeprefix(prefix): each for key, each in inputs.fields.items() if key.startswith(prefix)}
    if not inherited:
        raise position.unknown("unknown_key", "like is {name}, which does not exist.", like, _owners(inputs))
    unused = without - {each.family.removeprefix(prefix) for each in inherited.values()}
    if unused:
        raise position.unknown("unknown_key", "without has {name}, which does not exist.", min(unused), inherited)
    kept: dict[str, Field] = {}
    for key, each in inherited.items():
        family = each.family.removeprefix(prefix)
        if family not in without:
            parts = (key, *_MIDDLE(each), family, *_END(each))
            kept[key] = Field(*parts)
    return kept


def check_notations(file: str, kinds: Mapping[str, SettingKind], notations: Collection[str]) -> None:
    """Refuse a kind with an unknown notation.

    Args:
        file: Name of the file, for errors.
        kinds: The kinds.
        notations: The lists that have one.

    Raises:
        RulesError: Naming the list.
    """
    for key, kind in kinds.items():
        if kind.notation and kind.notation not in notations:
            raise SourcePosition(file, key).unknown(
                "unknown_notation", "rows of {name} have no notation.", kind.notation, notations
            )


def _owners(inputs: FieldDefinitions) -> list[str]:
    lists = [key + "[]" for key, each in inputs.fields.items() if each.type is FieldType.ROWS]
    return [*lists, *inputs.groups]


def add_conditions(
    file: str,
    raw: TomlTable,
    kinds: Mapping[str, SettingKind],
    functions: Mapping[str, Function],
    check: FormulaCheck,
) -> dict[str, SettingKind]:
    """Return the kinds with their checks, notices and references.

    Args:
        file: Name of the file, for errors.
        raw: Its content.
        kinds: The kinds with their fields.
        functions: The game's own functions.
        check: Refuses a formula that is wrong.

    Raises:
        RulesError: A check, a notice or a reference names something that does not exist.
    """
    checks: dict[str, list[SettingCheck]] = {}
    for position, each in array_tables(file, raw, "check", "kind"):
        check_attributes(position, each, _CHECK, ("kind", "when", "message"))
        kind = _kind(position, text(each, "kind"), kinds)
        check(position, text(each, "when"), entry_schema(kind, functions))
        checks.setdefault(kind.key, []).append(SettingCheck(text(each, "when"), *_read_message(position, each, kind)))
    notices: dict[str, list[SettingNotice]] = {}
    for position, each in array_tables(file, raw, "notice", "kind"):
        check_attributes(position, each, _NOTICE, ("code", "kind", "message"))
        kind = _kind(position, text(each, "kind"), kinds)
        when, differs = text(each, "when") or "1", text(each, "differs")
        for formula in (when, differs or "1"):
            check(position, formula, entry_schema(kind, functions))
        message = _read_message(position, each, kind)
        notice = SettingNotice(text(each, "code"), when, differs, flag(each, "unnamed"), *message)
        notices.setdefault(kind.key, []).append(notice)
    references: dict[str, list[SettingReference]] = {}
    for position, each in array_tables(file, raw, "reference", "kind"):
        check_attributes(position, each, _REFERENCE, ("kind", "path", "names"))
        kind = _kind(position, text(each, "kind"), kinds)
        references.setdefault(kind.key, []).append(_read_reference(position, each, kind, kinds))
    return {
        key: replace(
            kind,
            checks=tuple(checks.get(key, ())),
            references=tuple(references.get(key, ())),
            notices=tuple(notices.get(key, ())),
        )
        for key, kind in kinds.items()
    }


def _read_message(position: SourcePosition, raw: TomlTable, kind: SettingKind) -> tuple[str, Mapping[str, str]]:
    template, placeholders = read_message_template(position, text(raw, "message"))
    for name in placeholders.values():
        if name not in kind.fields and name not in IMPLICIT_KEYS:
            raise position.unknown(
                "unknown_gap", "the message uses {name}, which entries do not have.", name, kind.fields
            )
    return template, placeholders


def check_fillings(inputs: FieldDefinitions, kinds: Mapping[str, SettingKind]) -> None:
    """Refuse row fillings with unknown columns or entry keys.

    Args:
        inputs: The fields of a document.
        kinds: The kinds with their fields.

    Raises:
        RulesError: Naming the kind, key or column.
    """
    for key, each in inputs.fields.items():
        if each.filling is not NO_FILLING:
            position = inputs.positions[key]
            _check_filling(position, each, inputs.fields, _kind(position, each.setting_kind, kinds))
            if each.filling.also is not None:
                _check_also(position, each.key, each.filling.also, inputs.fields, kinds)


def _check_filling(position: SourcePosition, rows: Field, fields: Mapping[str, Field], kind: SettingKind) -> None:
    start = f"{rows.key}[]."
    columns = {key.removeprefix(start): each for key, each in fields.items() if key.startswith(start)}
    filling = rows.filling
    lists = {key for key, each in kind.fields.items() if each.type is FieldType.ROWS}
    if filling.uses and filling.uses not in lists:
        raise position.unknown("unknown_list", "entries have no list {name} for uses.", filling.uses, lists)
    for name in (*filling.fill, *filling.start, *filling.again):
        if name not in columns:
            raise position.unknown("unknown_column", "there is no column {name}.", name, columns)
    for path in filling.fill.values():
        for key in _keys_of(path):
            if key not in kind.fields and key not in IMPLICIT_KEYS:
                raise position.unknown("unknown_key", "entries have no {name} for fill.", key, kind.fields)
    for attribute, values in (("start", filling.start), ("again", filling.again)):
        for name, value in values.items():
            check_value(position, f"{attribute}.{name}", value, columns[name])


def _check_also(
    position: SourcePosition,
    list_key: str,
    also: UseColumns,
    fields: Mapping[str, Field],
    kinds: Mapping[str, SettingKind],
) -> None:
    kind = _kind(position, also.kind, kinds)
    if also.uses not in kind.fields or kind.fields[also.uses].type is not FieldType.ROWS:
        lists = {key for key, each in kind.fields.items() if each.type is FieldType.ROWS}
        raise position.unknown("unknown_list", "entries have no list {name} for uses.", also.uses, lists)
    start, row = f"{list_key}[].", f"{also.uses}[]."
    columns = {key.removeprefix(start) for key in fields if key.startswith(start)}
    keys = {key.removeprefix(row) for key in kind.fields if key.startswith(row)}
    for name in (also.name, also.use, *also.columns):
        if name not in columns:
            raise position.unknown("unknown_column", "there is no column {name}.", name, columns)
    for name in (also.by, *also.columns):
        if name not in keys:
            raise position.unknown("unknown_key", "uses have no {name}.", name, keys)


def _keys_of(path: str) -> list[str]:
    """Return the field keys needed by a path; an invalid path is returned as it is."""
    steps = entry_path(path)
    if steps is None:
        return [path]
    columns = [f"{class_key(steps[:end])}.{step.column}" for end, step in enumerate(steps, 1) if step.column]
    return [*columns, class_key(steps)]


def _kind(position: SourcePosition, name: str, kinds: Mapping[str, SettingKind]) -> SettingKind:
    if name not in kinds:
        raise position.unknown("unknown_kind", "there is no kind {name}.", name, kinds)
    return kinds[name]


def _read_reference(
    position: SourcePosition, raw: TomlTable, kind: SettingKind, kinds: Mapping[str, SettingKind]
) -> SettingReference:
    path, by = text(raw, "path"), text(raw, "by", "id")
    unless, beside, among = text(raw, "unless"), text(raw, "beside"), text(raw, "among")
    named = _kind(position, text(raw, "names"), kinds)
    if by not in _BY:
        raise position.unknown("unknown_by", "by must be id or name, not {name}.", by, _BY)
    key = path.removesuffix("[]")
    wanted = FieldType.TEXTS if path.endswith("[]") else None
    definition = kind.fields.get(key)
    if definition is None or (definition.type is FieldType.TEXTS) != (wanted is FieldType.TEXTS):
        raise position.unknown(
            "unknown_key", "the path {name} does not lead to a text; add [] for a list of texts.", path, kind.fields
        )
    row = key.rpartition(".")[0]
    for name in (unless, beside):
        if name and (f"{row}.{name}" if row else name) not in kind.fields:
            raise position.unknown(
                "unknown_key", "there is no key {name} in the same row as the path.", name, kind.fields
            )
    if (beside == "") != (among == ""):
        raise position.error("half_condition", "beside and among belong together.")
    if among and among not in named.fields:
        raise position.unknown("unknown_key", "the referenced entries have no {name}.", among, named.fields)
    return SettingReference(path, named.key, by, unless, beside, among)
