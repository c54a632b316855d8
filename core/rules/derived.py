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
_SUPPOSED = {"of": TEXT, "raised": TEXT}
_REQUIRED = ("label", "cite")
_ABSENT = {
    **dict.fromkeys(("formula", "abbr", "unit", "help", "undefined"), ""),
    **dict.fromkeys(("text", "hidden", "list"), False),
}
_PARTS = itemgetter("label", "abbr", "unit", "cite", "help", "formula", "text", "undefined", "hidden", "list")

MOST_DECIMALS = 6
"""Most decimals ever shown."""

_TO_COME = Derived("", "", "", "", "", "", "")
"""Placeholder for a member with a definition of its own further down."""


@dataclass(slots=True)
class DerivedDefinitions:
    """The content of derived.toml.

    Attributes:
        derived: Computed numbers by key, spread out, in order.
        formulas: Formulas by key as they are written, families not spread out.
        places: Where each of them stands, by both kinds of keys.
        supposed: What is supposed in the place of a formula, by key, spread out.
    """

    derived: dict[str, Derived] = field(default_factory=dict)
    formulas: dict[str, str] = field(default_factory=dict)
    places: dict[str, SourcePosition] = field(default_factory=dict)
    what_ifs: dict[str, WhatIf] = field(default_factory=dict)


def read_derived(file: str, raw: TomlTable, families: Families, decimals: int = 6) -> DerivedDefinitions:
    """Read the computed numbers of a game.

    A key of its own overrides its family, but keeps its position.

    Args:
        file: Name of the file, for refusals.
        raw: Its content.
        families: Members by mark.
        decimals: How many of them people see where a number does not say so itself.

    Raises:
        RulesError: Whatever is wrong with one of them, but for its formula.
    """
    numbers = DerivedDefinitions()
    for key, each in tables(file, raw):
        place = SourcePosition(file, key)
        check_attributes(place, each, _DERIVED, _REQUIRED if "supposed" in each else (*_REQUIRED, "formula"))
        spread = FamilyExpansion(place, key, families)
        written = _read_number(place, key, each, decimals)
        supposed = _read_supposed(place, each) if "supposed" in each else None
        if supposed is None:
            numbers.formulas[key] = written.formula
        numbers.places[key] = place
        spread.refuse_unknown_marks(written.formula)
        others = _read_formulas(place, each, spread) if "formulas" in each else {}
        for member in spread.members:
            filled = spread.fill(key, member)
            if member is not None and filled in raw:
                numbers.derived.setdefault(filled, _TO_COME)
                continue
            if numbers.derived.get(filled, _TO_COME) is not _TO_COME:
                raise place.error("twice", "{name} stands there twice.", name=filled)
            if member is not None and member.key in others:
                numbers.formulas[filled] = spread.fill(others[member.key], member)
            formula = numbers.formulas[filled] if filled in numbers.formulas else spread.fill(written.formula, member)
            numbers.derived[filled] = _of_member(written, spread, member, formula)
            numbers.places[filled] = place
            if supposed is not None:
                of, raised = spread.fill(supposed.number, member), spread.fill(supposed.increased, member)
                numbers.what_ifs[filled] = WhatIf(of, raised)
    return numbers


def _read_number(place: SourcePosition, key: str, raw: TomlTable, decimals: int) -> Derived:
    """Read one table, before family members are filled in."""
    label, abbr, unit, cite, about, formula, is_text, undefined, is_hidden, is_list = _PARTS({**_ABSENT, **raw})
    if is_list and not is_hidden:
        raise place.error("list_shown", "A list is for formulas only; it must be hidden.")
    return Derived(
        key,
        label,
        abbr or label,
        unit,
        cite,
        about,
        formula,
        is_text,
        _words(place, table(raw, "words")) if "words" in raw else ValueLabels(),
        undefined,
        is_hidden,
        key,
        better=_read_better(place, text(raw, "better") if "better" in raw else Better.MORE),
        decimals=_read_decimals(place, raw, decimals),
        absent=text(raw, "absent"),
        is_duration=flag(raw, "duration"),
        is_list=is_list,
    )


def _of_member(written: Derived, spread: FamilyExpansion, member: Member | None, formula: str) -> Derived:
    """Return a definition for one member of the family."""
    if member is None:
        return written
    label = spread.fill_text(written.label, member)
    return replace(
        written,
        key=spread.fill(written.key, member),
        label=label,
        abbr=spread.fill_text(written.abbr, member) or label,
        help=spread.fill_text(written.help, member),
        formula=formula,
        undefined=spread.fill_text(written.undefined, member),
        member=member.key,
    )


def _read_formulas(place: SourcePosition, raw: TomlTable, spread: FamilyExpansion) -> dict[str, str]:
    """Read the formulas of members that differ from their family."""
    members = [member.key for member in spread.members if member is not None]
    others = {}
    for key, formula in table(raw, "formulas").items():
        if key not in members:
            raise place.unknown(
                "unknown_member", "formulas name {name}, which is no member of the family.", key, members
            )
        if not isinstance(formula, str):
            raise place.error("wrong_type", "the formula of {name} must be a text.", name=key)
        spread.refuse_unknown_marks(formula)
        others[key] = formula
    return others


def _read_decimals(place: SourcePosition, raw: TomlTable, usual: int) -> int:
    decimals = raw.get("decimals", usual)
    if not isinstance(decimals, int) or not 0 <= decimals <= MOST_DECIMALS:
        raise place.error("bad_decimals", "decimals must be 0 to {most}.", most=MOST_DECIMALS)
    return decimals


def _read_better(place: SourcePosition, word: str) -> Better:
    if word not in set(Better):
        raise place.unknown("bad_better", "{name} says nothing of better values.", word, Better)
    return Better(word)


def _read_supposed(place: SourcePosition, raw: TomlTable) -> WhatIf:
    if "formula" in raw:
        raise place.error("misplaced", "a number has a formula or is supposed, not both.")
    written = table(raw, "supposed")
    check_attributes(place, written, _SUPPOSED, tuple(_SUPPOSED))
    return WhatIf(text(written, "of"), text(written, "raised"))


def _words(place: SourcePosition, raw: TomlTable) -> ValueLabels:
    try:
        words = ValueLabels({written: word if isinstance(word, str) else "" for written, word in raw.items()})
    except ValueError:
        words = ValueLabels()
    if len(words.texts) < len(raw) or not all(words.texts):
        raise place.error("bad_words", 'words must be written as {{ 0 = "Tiny", 1 = "Small", "from 2" = "Large" }}.')
    return words
