"""Reads computed numbers from derived.toml and expands families."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from operator import itemgetter

from core.formula import WhatIf
from core.rules.families import Families, FamilyExpansion
from core.rules.model import Better, Derived, Member
from core.rules.source_position import (
    FLAG,
    TABLE,
    TEXT,
    WHOLE,
    SourcePosition,
    TomlTable,
    check_attributes,
    flag,
    table,
    tables,
    text,
)
from core.rules.value_labels import ValueLabels

_DERIVED = {
    "label": TEXT,
    "abbr": TEXT,
    "formula": TEXT,
    "formulas": TABLE,
    "unit": TEXT,
    "cite": TEXT,
    "help": TEXT,
    "text": FLAG,
    "list": FLAG,
    "words": TABLE,
    "undefined": TEXT,
    "hidden": FLAG,
    "decimals": WHOLE,
    "absent": TEXT,
    "duration": FLAG,
    "better": TEXT,
    "supposed": TABLE,
}
_WHAT_IF = {"of": TEXT, "raised": TEXT}
_REQUIRED = ("label", "cite")
_ABSENT = {
    **dict.fromkeys(("formula", "abbr", "unit", "help", "undefined"), ""),
    **dict.fromkeys(("text", "hidden", "list"), False),
}
_PARTS = itemgetter("label", "abbr", "unit", "cite", "help", "formula", "text", "undefined", "hidden", "list")

MOST_DECIMALS = 6
"""Most decimals ever shown."""

_PENDING = Derived("", "", "", "", "", "", "")
"""Placeholder for a member with a definition of its own further down."""


@dataclass(slots=True)
class DerivedDefinitions:
    """The content of derived.toml.

    Attributes:
        derived: Computed numbers by key, expanded, in order.
        formulas: Formulas by key as they are written, families not expanded.
        positions: Positions of all of them, by both kinds of keys.
        what_ifs: What-if numbers by key, expanded.
    """

    derived: dict[str, Derived] = field(default_factory=dict)
    formulas: dict[str, str] = field(default_factory=dict)
    positions: dict[str, SourcePosition] = field(default_factory=dict)
    what_ifs: dict[str, WhatIf] = field(default_factory=dict)


def read_derived(file: str, raw: TomlTable, families: Families, decimals: int = 6) -> DerivedDefinitions:
    """Read the computed numbers of a game.

    A key of its own overrides its family, but keeps its position.

    Args:
        file: Name of the file, for errors.
        raw: Its content.
        families: Members by mark.
        decimals: Decimals shown by default.

    Raises:
        RulesError: A definition is invalid; its formula is checked later, when the program is built.
    """
    numbers = DerivedDefinitions()
    for key, each in tables(file, raw):
        position = SourcePosition(file, key)
        check_attributes(position, each, _DERIVED, _REQUIRED if "supposed" in each else (*_REQUIRED, "formula"))
        expansion = FamilyExpansion(position, key, families)
        written = _read_number(position, key, each, decimals)
        what_if = _read_what_if(position, each) if "supposed" in each else None
        if what_if is None:
            numbers.formulas[key] = written.formula
        numbers.positions[key] = position
        expansion.refuse_unknown_marks(written.formula)
        member_formulas = _read_formulas(position, each, expansion) if "formulas" in each else {}
        for member in expansion.members:
            member_key = expansion.fill(key, member)
            if member is not None and member_key in raw:
                numbers.derived.setdefault(member_key, _PENDING)
                continue
            if numbers.derived.get(member_key, _PENDING) is not _PENDING:
                raise position.error("twice", "{name} is listed twice.", name=member_key)
            if member is not None and member.key in member_formulas:
                numbers.formulas[member_key] = expansion.fill(member_formulas[member.key], member)
            formula = (
                numbers.formulas[member_key]
                if member_key in numbers.formulas
                else expansion.fill(written.formula, member)
            )
            numbers.derived[member_key] = _of_member(written, expansion, member, formula)
            numbers.positions[member_key] = position
            if what_if is not None:
                target, increased = expansion.fill(what_if.number, member), expansion.fill(what_if.increased, member)
                numbers.what_ifs[member_key] = WhatIf(target, increased)
    return numbers


def _read_number(position: SourcePosition, key: str, raw: TomlTable, decimals: int) -> Derived:
    """Return the definition in one table, before family members are filled in."""
    label, abbr, unit, cite, about, formula, is_text, undefined, is_hidden, is_list = _PARTS({**_ABSENT, **raw})
    if is_list and not is_hidden:
        raise position.error("list_shown", "a list must be hidden.")
    return Derived(
        key,
        label,
        abbr or label,
        unit,
        cite,
        about,
        formula,
        is_text,
        _read_value_labels(position, table(raw, "words")) if "words" in raw else ValueLabels(),
        undefined,
        is_hidden,
        key,
        better=_read_better(position, text(raw, "better") if "better" in raw else Better.MORE),
        decimals=_read_decimals(position, raw, decimals),
        absent=text(raw, "absent"),
        is_duration=flag(raw, "duration"),
        is_list=is_list,
    )


def _of_member(written: Derived, expansion: FamilyExpansion, member: Member | None, formula: str) -> Derived:
    """Return a definition for one member of the family."""
    if member is None:
        return written
    label = expansion.fill_text(written.label, member)
    return replace(
        written,
        key=expansion.fill(written.key, member),
        label=label,
        abbr=expansion.fill_text(written.abbr, member) or label,
        help=expansion.fill_text(written.help, member),
        formula=formula,
        undefined=expansion.fill_text(written.undefined, member),
        member=member.key,
    )


def _read_formulas(position: SourcePosition, raw: TomlTable, expansion: FamilyExpansion) -> dict[str, str]:
    """Read the formulas of members that differ from their family."""
    members = [member.key for member in expansion.members if member is not None]
    member_formulas = {}
    for key, formula in table(raw, "formulas").items():
        if key not in members:
            raise position.unknown(
                "unknown_member", "formulas has {name}, which is not a member of the family.", key, members
            )
        if not isinstance(formula, str):
            raise position.error("wrong_type", "the formula of {name} must be a text.", name=key)
        expansion.refuse_unknown_marks(formula)
        member_formulas[key] = formula
    return member_formulas


def _read_decimals(position: SourcePosition, raw: TomlTable, usual: int) -> int:
    decimals = raw.get("decimals", usual)
    if not isinstance(decimals, int) or not 0 <= decimals <= MOST_DECIMALS:
        raise position.error("bad_decimals", "decimals must be 0 to {most}.", most=MOST_DECIMALS)
    return decimals


def _read_better(position: SourcePosition, word: str) -> Better:
    if word not in set(Better):
        raise position.unknown("bad_better", "better cannot be {name}.", word, Better)
    return Better(word)


def _read_what_if(position: SourcePosition, raw: TomlTable) -> WhatIf:
    if "formula" in raw:
        raise position.error("misplaced", "a number cannot have both formula and supposed.")
    written = table(raw, "supposed")
    check_attributes(position, written, _WHAT_IF, tuple(_WHAT_IF))
    return WhatIf(text(written, "of"), text(written, "raised"))


def _read_value_labels(position: SourcePosition, raw: TomlTable) -> ValueLabels:
    try:
        words = ValueLabels({written: word if isinstance(word, str) else "" for written, word in raw.items()})
    except ValueError:
        words = ValueLabels()
    if len(words.texts) < len(raw) or not all(words.texts):
        raise position.error(
            "bad_words", 'words must be a table such as {{ 0 = "Tiny", 1 = "Small", "from 2" = "Large" }}.'
        )
    return words
