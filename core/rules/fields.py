"""Reads input fields from fields.toml and of setting kinds, and the choices they share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from operator import itemgetter

from core.dice import Dice, Pool
from core.errors import DiceError
from core.rules.families import Families, FamilyExpansion
from core.rules.model import NO_FILLING, Choice, Field, FieldType, Group, LinkedColumn, Member, RowFilling, UseColumns
from core.rules.source_position import (
    ANYTHING,
    FLAG,
    LIST,
    NUMBER,
    TABLE,
    TEXT,
    SourcePosition,
    TomlTable,
    check_attributes,
    entries,
    flag,
    table,
    text,
)

_FIELD = {
    "type": TEXT,
    "label": TEXT,
    "abbr": TEXT,
    "unit": TEXT,
    "cite": TEXT,
    "help": TEXT,
    "default": ANYTHING,
    "nullable": FLAG,
    "required": FLAG,
    "min": NUMBER,
    "max": NUMBER,
    "range_code": TEXT,
    "zero_unset": FLAG,
    "choices": (str, list),
    "open": FLAG,
    "row_label": TEXT,
    "uids": FLAG,
    "ids": TEXT,
    "kind": TEXT,
    "ref": TEXT,
    "uses": TEXT,
    "fill": TABLE,
    "start": TABLE,
    "again": TABLE,
    "also": TABLE,
    "follow": TABLE,
}
_FOLLOW = {"column": TEXT, "until": TEXT}
_FILLING = ("uses", "fill", "start", "again", "also")
_ALSO = {"kind": TEXT, "name": TEXT, "uses": TEXT, "by": TEXT, "use": TEXT, "columns": LIST}
_GROUP = {"type": TEXT, "label": TEXT, "cite": TEXT, "help": TEXT, "kind": TEXT, "nullable": FLAG}
_REQUIRED = ("type", "label", "cite")
_CHOICE = {"key": TEXT, "label": TEXT}
_NUMBERS = frozenset({"min", "max", "zero_unset", "range_code"})
_ONLY_FOR: Mapping[str, frozenset[FieldType]] = {
    **dict.fromkeys(_NUMBERS, frozenset({FieldType.INT, FieldType.NUMBER})),
    "choices": frozenset({FieldType.CHOICE, FieldType.TEXTS}),
    "open": frozenset({FieldType.CHOICE}),
    "ref": frozenset({FieldType.TEXT, FieldType.CHOICE}),
    "row_label": frozenset({FieldType.ROWS}),
    "uids": frozenset({FieldType.ROWS}),
    "ids": frozenset({FieldType.ROWS}),
    **dict.fromkeys(("kind", *_FILLING), frozenset({FieldType.ROWS})),
}
_TYPES = {str(each): each for each in FieldType}
_PLAIN: Mapping[FieldType, object] = {
    FieldType.INT: 0,
    FieldType.NUMBER: 0,
    FieldType.BOOL: False,
    FieldType.TEXT: "",
    FieldType.PROSE: "",
    FieldType.DICE: "",
    FieldType.TEXTS: (),
    FieldType.NUMBERS: (),
    FieldType.ROLLS: (),
    FieldType.ROWS: (),
}
_VALUES: Mapping[FieldType, tuple[type, ...]] = {
    FieldType.INT: (int,),
    FieldType.NUMBER: (int, Fraction),
    FieldType.BOOL: (bool,),
    FieldType.TEXT: (str,),
    FieldType.PROSE: (str,),
    FieldType.CHOICE: (str,),
    FieldType.DICE: (str,),
    FieldType.TEXTS: (list,),
    FieldType.NUMBERS: (list,),
    FieldType.ROLLS: (list,),
    FieldType.ROWS: (list,),
}
_ABSENT: Mapping[str, object] = {
    **dict.fromkeys(("label", "abbr", "help", "unit", "cite", "row_label", "kind", "ref", "ids"), ""),
    **dict.fromkeys(("nullable", "zero_unset", "open"), False),
    **dict.fromkeys(("min", "max"), None),
    "range_code": "out_of_range",
    "uids": True,
}
_WORDS = itemgetter("label", "abbr", "help")
_UNIT_AND_CITE = itemgetter("unit", "cite")
_BOUNDS = itemgetter("min", "max")
_MARKS = itemgetter("nullable", "range_code", "zero_unset", "open")
_END = itemgetter("row_label", "uids", "kind", "ref", "ids")
_ENTRIES: Mapping[FieldType, type] = {FieldType.TEXTS: str, FieldType.NUMBERS: int}


@dataclass(frozen=True, slots=True)
class FieldContext:
    """What reading fields needs to know of the game.

    Attributes:
        families: Members by mark.
        shared: Choices that several fields share, by name.
        dice_sizes: Sides that dice may have; empty where all are allowed.
        pounds_per_kilogram: The book's own factor for typed kilograms; None for the exact one.
    """

    families: Families
    shared: Mapping[str, tuple[Choice, ...]] = field(default_factory=dict)
    dice_sizes: tuple[int, ...] = ()
    pounds_per_kilogram: Fraction | None = None

    def choices(self, position: SourcePosition, written: object) -> tuple[Choice, ...]:
        """Read choices: the name of shared ones, a family, or a list.

        Raises:
            RulesError: A choice without a label, a choice twice, a name that does not exist, no choices at all.
        """
        if isinstance(written, str) and not written.startswith("<"):
            if written not in self.shared:
                raise position.unknown("unknown_choices", "there are no shared choices {name}.", written, self.shared)
            return self.shared[written]
        found: list[Choice] = []
        for each in written if isinstance(written, list) else [] if written is None else [written]:
            if isinstance(each, dict):
                check_attributes(position, each, _CHOICE, ("label",))
                found.append(Choice(text(each, "key"), text(each, "label")))
            elif isinstance(each, str) and each[1:-1] in self.families:
                found.extend(Choice(member.key, member.label) for member in self.families[each[1:-1]])
            else:
                raise position.error(
                    "bad_choice", 'each choice must be {{ key = "...", label = "..." }} or a family such as "<a>".'
                )
        if not found:
            raise position.error("no_choices", "a choice needs choices.")
        keys = [choice.key for choice in found]
        if len(set(keys)) < len(keys):
            twice = next(key for key in keys if keys.count(key) > 1)
            raise position.error("twice", "{name} is listed twice.", name=twice)
        return tuple(found)

    def check_dice(self, position: SourcePosition, default: object) -> None:
        """Refuse a default that is not valid dice notation or uses other dice than the game.

        Raises:
            RulesError: Naming it.
        """
        if not isinstance(default, str):
            return
        try:
            dice = Dice.parse(default)
        except DiceError as error:
            raise position.error("bad_default", "the default cannot be rolled: {why}", why=error) from error
        for part in dice.parts:
            if isinstance(part, Pool) and self.dice_sizes and part.size not in self.dice_sizes:
                raise position.error(
                    "bad_default",
                    "the default has a die with {size} sides, which is not in dice_sizes.",
                    size=part.size,
                )


@dataclass(slots=True)
class FieldDefinitions:
    """The content of a file of fields.

    Attributes:
        fields: Fields by key, expanded, in order.
        groups: Objects by key.
        positions: Positions of all of them, for later errors.
    """

    fields: dict[str, Field] = field(default_factory=dict)
    groups: dict[str, Group] = field(default_factory=dict)
    positions: dict[str, SourcePosition] = field(default_factory=dict)


def read_choices(file: str, raw: TomlTable, families: Families) -> dict[str, tuple[Choice, ...]]:
    """Read the choices that several fields share.

    Args:
        file: Name of the file, for errors.
        raw: The table ``choices``: a list of choices for each name.
        families: Members by mark.

    Raises:
        RulesError: A choice without a label or a name without choices.
    """
    context = FieldContext(families)
    return {name: context.choices(SourcePosition(file, f"choices.{name}"), value) for name, value in raw.items()}


def read_fields(
    file: str, written: Iterable[tuple[str, TomlTable]], context: FieldContext, above: str = ""
) -> FieldDefinitions:
    """Read a file of fields.

    A key of its own (``current.qckn``) overrides the family it belongs to (``current.<a>``).

    Args:
        file: Name of the file, for errors.
        written: The tables with their keys.
        context: Families, shared choices and dice of the game.
        above: Prefix of each key in the file, for errors: ``cultures.``.

    Raises:
        RulesError: One of them is invalid.
    """
    known = dict(written)
    inputs = FieldDefinitions()
    for key, raw in known.items():
        position = SourcePosition(file, above + key)
        if raw.get("type") == "group":
            inputs.groups[key] = _read_group(position, key, raw)
            inputs.positions[key] = position
            continue
        expansion = FamilyExpansion(position, key, context.families)
        make = _FieldMaker(position, raw, context)
        for member in expansion.members:
            member_key = expansion.fill(key, member)
            if member is None or member_key not in known:
                _refuse_twice(position, member_key, inputs)
                inputs.fields[member_key] = make(member_key, expansion, member)
                inputs.positions[member_key] = position
    return inputs


def _refuse_twice(position: SourcePosition, key: str, inputs: FieldDefinitions) -> None:
    if key in inputs.positions:
        raise position.error("twice", "{name} is listed twice.", name=key)


def _read_group(position: SourcePosition, key: str, raw: TomlTable) -> Group:
    check_attributes(position, raw, _GROUP, _REQUIRED)
    if "<" in key:
        raise position.error("bad_key", "{name} is not a valid key; a group cannot be a family.", name=key)
    return Group(
        key, text(raw, "label"), text(raw, "cite"), text(raw, "help"), text(raw, "kind"), flag(raw, "nullable")
    )


def _read_filling(position: SourcePosition, raw: TomlTable) -> RowFilling:
    """Read what rows take from an entry of a setting; columns are checked later."""
    if raw.keys().isdisjoint(_FILLING):
        return NO_FILLING
    if not raw.get("kind"):
        raise position.error("no_kind", "rows are filled from an entry, so kind is required.")
    fill = table(raw, "fill")
    for column, key in fill.items():
        if not isinstance(key, str):
            raise position.error("wrong_type", "{name} must be a text.", name=f"fill.{column}")
    return RowFilling(
        text(raw, "uses"),
        {column: text(fill, column) for column in fill},
        table(raw, "start"),
        table(raw, "again"),
        _read_also(position, table(raw, "also")) if "also" in raw else None,
    )


def _read_also(position: SourcePosition, written: TomlTable) -> UseColumns:
    """Read what rows take from a use of an entry of another kind; kind and columns are checked later."""
    check_attributes(position, written, _ALSO, tuple(_ALSO))
    names = (text(written, name) for name in ("kind", "name", "uses", "by", "use"))
    kind, name, uses, by, use = names
    return UseColumns(kind, name, uses, by, use, tuple(str(each) for each in entries(written, "columns")))


def _read_follow(position: SourcePosition, raw: TomlTable) -> LinkedColumn | None:
    """Read the linked column; columns are checked later."""
    if "follow" not in raw:
        return None
    written = table(raw, "follow")
    check_attributes(position, written, _FOLLOW, tuple(_FOLLOW))
    return LinkedColumn(text(written, "column"), text(written, "until"))


class _FieldMaker:
    """Creates the fields of one table; checks shared by all members run once.

    Positional arguments in the order of :class:`Field`, because keyword arguments of thousands of fields are slow.
    """

    __slots__ = ("end", "middle", "start", "words")

    def __init__(self, position: SourcePosition, raw: TomlTable, context: FieldContext) -> None:
        check_attributes(position, raw, _FIELD, _REQUIRED)
        type_ = field_type(position, text(raw, "type"))
        for name in raw.keys() & _ONLY_FOR.keys():
            if type_ not in _ONLY_FOR[name]:
                raise position.error(
                    "misplaced", "{name} is not allowed for a field of type {type}.", name=name, type=type_
                )
        full = {**_ABSENT, **raw}
        has_choices = type_ is FieldType.CHOICE or "choices" in raw
        choices = context.choices(position, raw.get("choices")) if has_choices else ()
        least, most = _BOUNDS(full)
        if least is not None and most is not None and least > most:
            raise position.error("bad_bounds", "min is above max.")
        nullable, range_code, zero_unset, is_open = _MARKS(full)
        default = default_value(position, raw, type_, choices)
        if type_ is FieldType.DICE:
            context.check_dice(position, default)
        self.words = _WORDS(full)
        self.start = (type_, *_UNIT_AND_CITE(full))
        self.middle = (default, nullable, least, most, range_code, zero_unset, choices, is_open)
        self.end = (
            *_END(full),
            _read_filling(position, raw),
            flag(raw, "required"),
            _read_follow(position, raw),
            context.pounds_per_kilogram,
        )

    def __call__(self, key: str, expansion: FamilyExpansion, member: Member | None) -> Field:
        label, abbr, about = self.words
        name = ""
        if member is not None:
            name = member.key
            label, abbr, about = (
                expansion.fill_text(label, member),
                expansion.fill_text(abbr, member),
                expansion.fill_text(about, member),
            )
        type_, unit, cite = self.start
        return Field(
            key, type_, label, abbr or label, unit, cite, about, *self.middle, expansion.family, name, *self.end
        )


def field_type(position: SourcePosition, name: str) -> FieldType:
    """Return a field type by name.

    Raises:
        RulesError: There is none of that name.
    """
    type_ = _TYPES.get(name)
    if type_ is None:
        raise position.unknown("unknown_type", "there is no type {name}.", name, [*_TYPES, "group"])
    return type_


def check_value(position: SourcePosition, name: str, value: object, column: Field) -> None:
    """Refuse a value that does not fit a column.

    Args:
        position: The table that says so.
        name: The attribute and the column: ``start.worn``.
        value: The value.
        column: The column.

    Raises:
        RulesError: It is of another type, or none of the column's words.
    """
    if type(value) not in _VALUES[column.type] or isinstance(value, list):
        raise position.error("bad_value", "{name} does not fit the type {type}.", name=name, type=column.type)
    is_word = column.type is FieldType.CHOICE and not column.open_choice
    if is_word and value not in {choice.key for choice in column.choices}:
        raise position.unknown(
            "bad_value", "{name} is not one of the choices.", str(value), (c.key for c in column.choices)
        )


def default_value(position: SourcePosition, raw: TomlTable, type_: FieldType, choices: tuple[Choice, ...]) -> object:
    """Return the default of a field or option, checked against its type.

    Raises:
        RulesError: It does not fit, or a choice has none.
    """
    if "default" not in raw:
        if flag(raw, "nullable"):
            return None
        if type_ is not FieldType.CHOICE:
            return _PLAIN[type_]
        if not any(choice.key == "" for choice in choices):
            raise position.error("no_default", "a choice needs a default.")
        return ""
    value = raw["default"]
    if type(value) not in _VALUES[type_]:
        raise position.error("bad_default", "the default does not fit the type {type}.", type=type_)
    if type_ is FieldType.CHOICE and not flag(raw, "open") and value not in {choice.key for choice in choices}:
        raise position.error("bad_default", "the default {name} is not one of the choices.", name=value)
    if isinstance(value, list):
        return _listed_default(position, value, type_, choices)
    return value


def _listed_default(
    position: SourcePosition, value: list[object], type_: FieldType, choices: tuple[Choice, ...]
) -> object:
    wanted = _ENTRIES.get(type_)
    if wanted is None and value:
        raise position.error("bad_default", "a list of rows cannot have a default.")
    if not all(type(each) is wanted for each in value):
        raise position.error("bad_default", "the default does not fit the type {type}.", type=type_)
    known = {choice.key for choice in choices}
    for each in value:
        if choices and each not in known:
            raise position.error("bad_default", "the default {name} is not one of the choices.", name=each)
    return tuple(value)
