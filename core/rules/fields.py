"""Inputs from their data: fields.toml, the fields of setting kinds, and the words that choices share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from core.rules.families import Families, Spread
from core.rules.model import Choice, Field, FieldType, Group, Member
from core.rules.places import (
    ANYTHING,
    FLAG,
    NUMBER,
    TEXT,
    Place,
    Raw,
    check_attributes,
    flag,
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
    "min": NUMBER,
    "max": NUMBER,
    "range_code": TEXT,
    "zero_unset": FLAG,
    "choices": (str, list),
    "open": FLAG,
    "row_label": TEXT,
    "uids": FLAG,
    "kind": TEXT,
    "ref": TEXT,
}
_GROUP = {"type": TEXT, "label": TEXT, "cite": TEXT, "help": TEXT, "kind": TEXT, "nullable": FLAG}
_REQUIRED = ("type", "label", "cite")
_CHOICE = {"key": TEXT, "label": TEXT}
_NUMBERS = frozenset({"min", "max", "zero_unset", "range_code"})
_ONLY_FOR: Mapping[str, frozenset[FieldType]] = {
    **dict.fromkeys(_NUMBERS, frozenset({FieldType.INT, FieldType.NUMBER})),
    "choices": frozenset({FieldType.CHOICE}),
    "open": frozenset({FieldType.CHOICE}),
    "ref": frozenset({FieldType.TEXT}),
    "row_label": frozenset({FieldType.ROWS}),
    "uids": frozenset({FieldType.ROWS}),
    "kind": frozenset({FieldType.ROWS}),
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
    FieldType.ROWS: (list,),
}
_ENTRIES: Mapping[FieldType, type] = {FieldType.TEXTS: str, FieldType.NUMBERS: int}


@dataclass(frozen=True, slots=True)
class Words:
    """What the reading of fields needs to know of the game.

    Attributes:
        families: Members by mark.
        shared: Words of choices that several fields share, by name.
    """

    families: Families
    shared: Mapping[str, tuple[Choice, ...]] = field(default_factory=dict)

    def choices(self, place: Place, written: object) -> tuple[Choice, ...]:
        """Read the words of a choice: a name of shared ones, a family, or a list.

        Raises:
            RulesError: A word without a label, a word twice, a name that does not exist, no words at all.
        """
        if isinstance(written, str) and not written.startswith("<"):
            if written not in self.shared:
                raise place.unknown("unknown_choices", "there are no shared choices {name}.", written, self.shared)
            return self.shared[written]
        found: list[Choice] = []
        for each in written if isinstance(written, list) else [] if written is None else [written]:
            if isinstance(each, dict):
                check_attributes(place, each, _CHOICE, ("label",))
                found.append(Choice(text(each, "key"), text(each, "label")))
            elif isinstance(each, str) and each[1:-1] in self.families:
                found.extend(Choice(member.key, member.label) for member in self.families[each[1:-1]])
            else:
                raise place.error(
                    "bad_choice", 'each choice must be {{ key = "...", label = "..." }} or a family such as "<a>".'
                )
        if not found:
            raise place.error("no_choices", "a choice needs choices.")
        keys = [choice.key for choice in found]
        if len(set(keys)) < len(keys):
            twice = next(key for key in keys if keys.count(key) > 1)
            raise place.error("twice", "{name} stands there twice.", name=twice)
        return tuple(found)


@dataclass(slots=True)
class Inputs:
    """What a file of fields defines.

    Attributes:
        fields: Fields by key, spread out, in order.
        groups: Objects by key.
        places: Where each of them stands, for refusals later on.
    """

    fields: dict[str, Field] = field(default_factory=dict)
    groups: dict[str, Group] = field(default_factory=dict)
    places: dict[str, Place] = field(default_factory=dict)


def read_choices(file: str, raw: Raw, families: Families) -> dict[str, tuple[Choice, ...]]:
    """Read the words that several fields share.

    Args:
        file: Name of the file, for refusals.
        raw: The table ``choices``: a list of words for each name.
        families: Members by mark.

    Raises:
        RulesError: A word without a label or a name without words.
    """
    words = Words(families)
    return {name: words.choices(Place(file, f"choices.{name}"), value) for name, value in raw.items()}


def read_fields(file: str, written: Iterable[tuple[str, Raw]], words: Words) -> Inputs:
    """Read a file of fields.

    A key that is written out (``current.qckn``) goes before the family that it belongs to (``current.<a>``).

    Args:
        file: Name of the file, for refusals.
        written: The tables with their keys.
        words: Families and shared words of the game.

    Raises:
        RulesError: Whatever is wrong with one of them.
    """
    known = dict(written)
    inputs = Inputs()
    for key, raw in known.items():
        place = Place(file, key)
        if raw.get("type") == "group":
            inputs.groups[key] = _read_group(place, key, raw)
            inputs.places[key] = place
            continue
        spread = Spread(place, key, words.families)
        make = _FieldMaker(place, raw, words)
        for member in spread.members:
            filled = spread.fill(key, member)
            if member is None or filled not in known:
                _refuse_twice(place, filled, inputs)
                inputs.fields[filled] = make(filled, spread, member)
                inputs.places[filled] = place
    return inputs


def _refuse_twice(place: Place, key: str, inputs: Inputs) -> None:
    if key in inputs.places:
        raise place.error("twice", "{name} stands there twice.", name=key)


def _read_group(place: Place, key: str, raw: Raw) -> Group:
    check_attributes(place, raw, _GROUP, _REQUIRED)
    if not key.replace(".", "_").isidentifier():
        raise place.error("bad_key", "{name} is no key; write small letters, digits, _, dots and [].", name=key)
    return Group(
        key, text(raw, "label"), text(raw, "cite"), text(raw, "help"), text(raw, "kind"), flag(raw, "nullable")
    )


class _FieldMaker:
    """Makes the fields of one table: what is the same for every member is looked at once."""

    __slots__ = ("choices", "default", "least", "most", "nullable", "raw", "type")

    def __init__(self, place: Place, raw: Raw, words: Words) -> None:
        check_attributes(place, raw, _FIELD, _REQUIRED)
        self.raw = raw
        self.type = field_type(place, text(raw, "type"))
        for name in raw:
            types = _ONLY_FOR.get(name)
            if types is not None and self.type not in types:
                raise place.error(
                    "misplaced", "{name} means nothing for a field of type {type}.", name=name, type=self.type
                )
        self.nullable = flag(raw, "nullable")
        self.choices = words.choices(place, raw.get("choices")) if self.type is FieldType.CHOICE else ()
        self.least = bound(raw, "min")
        self.most = bound(raw, "max")
        if self.least is not None and self.most is not None and self.least > self.most:
            raise place.error("bad_bounds", "min is above max.")
        self.default = default_value(place, raw, self.type, self.choices)

    def __call__(self, key: str, spread: Spread, member: Member | None) -> Field:
        raw = self.raw
        label = spread.word(text(raw, "label"), member)
        return Field(
            key=key,
            type=self.type,
            label=label,
            abbr=spread.word(text(raw, "abbr"), member) or label,
            unit=text(raw, "unit"),
            cite=text(raw, "cite"),
            help=spread.word(text(raw, "help"), member),
            default=self.default,
            nullable=self.nullable,
            least=self.least,
            most=self.most,
            range_code=text(raw, "range_code", "out_of_range"),
            zero_unset=flag(raw, "zero_unset"),
            choices=self.choices,
            open_choice=flag(raw, "open"),
            family=spread.family,
            member="" if member is None else member.key,
            row_label=text(raw, "row_label"),
            has_uids=flag(raw, "uids", True),
            setting_kind=text(raw, "kind"),
            ref=text(raw, "ref"),
        )


def field_type(place: Place, name: str) -> FieldType:
    """Give the type of a name.

    Raises:
        RulesError: There is none of that name.
    """
    found = _TYPES.get(name)
    if found is None:
        raise place.unknown("unknown_type", "there is no type {name}.", name, [*_TYPES, "group"])
    return found


def bound(raw: Raw, name: str) -> Fraction | int | None:
    """Give a bound, None where there is none."""
    value = raw.get(name)
    return value if isinstance(value, (int, Fraction)) else None


def default_value(place: Place, raw: Raw, type_: FieldType, choices: tuple[Choice, ...]) -> object:
    """Give the default of a field or option, checked against its type.

    Raises:
        RulesError: It does not fit, or a choice has none.
    """
    if "default" not in raw:
        if flag(raw, "nullable"):
            return None
        if type_ is not FieldType.CHOICE:
            return _PLAIN[type_]
        if not any(choice.key == "" for choice in choices):
            raise place.error("no_default", "a choice needs a default.")
        return ""
    value = raw["default"]
    if type(value) not in _VALUES[type_]:
        raise place.error("bad_default", "the default does not fit the type {type}.", type=type_)
    if type_ is FieldType.CHOICE and not flag(raw, "open") and value not in {choice.key for choice in choices}:
        raise place.error("bad_default", "the default {name} is none of the choices.", name=value)
    if isinstance(value, list):
        wanted = _ENTRIES.get(type_)
        if wanted is None and value:
            raise place.error("bad_default", "a list of rows begins empty.")
        if not all(type(each) is wanted for each in value):
            raise place.error("bad_default", "the default does not fit the type {type}.", type=type_)
        return tuple(value)
    return value
