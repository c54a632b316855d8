"""Definitions of a game's data with their texts in the UI language, for widgets that show them."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar, cast

from core.rules.model import Choice, Derived, Field, Member, Option, System
from desktop import translations
from desktop.address_labels import translate_text

Definition = TypeVar("Definition", Field, Derived, Option)

_known: dict[tuple[str, int], tuple[Field | Derived | Option, Field | Derived | Option]] = {}
"""The translated ones by language and identity of the originals, which are kept so that no identity is used again."""


def translated(system: System, definition: Definition) -> Definition:
    """Return a definition with its label, abbreviation, unit, help and choices in the UI language."""
    language = translations.language()
    if language.is_source:
        return definition
    key = (language.code, id(definition))
    if key not in _known:
        _known[key] = (definition, _translate(system, definition))
    return cast("Definition", _known[key][1])


def definition_of(system: System, key: str) -> Field | Derived:
    """Return the definition of an input or a number, as `translated`.

    Raises:
        KeyError: The game has no such key.
    """
    field = system.fields.get(key)
    return translated(system, system.derived[key]) if field is None else translated(system, field)


def translated_member(system: System, member: Member) -> Member:
    """Return a member of a family with its texts in the UI language."""
    label, abbr, help_, note = (
        translate_text(system, each) for each in (member.label, member.abbr, member.help, member.note)
    )
    return replace(member, label=label, abbr=abbr, help=help_, note=note)


def _translate(system: System, definition: Field | Derived | Option) -> Field | Derived | Option:
    def text(english: str) -> str:
        return translate_text(system, english)

    label, help_ = text(definition.label), text(definition.help)
    if isinstance(definition, Derived):
        undefined, absent = text(definition.undefined), text(definition.absent)
        abbr, unit = text(definition.abbr), text(definition.unit)
        return replace(definition, label=label, help=help_, abbr=abbr, unit=unit, undefined=undefined, absent=absent)
    choices = tuple(Choice(each.key, text(each.label)) for each in definition.choices)
    if isinstance(definition, Option):
        return replace(definition, label=label, help=help_, choices=choices)
    abbr, unit, row_label = text(definition.abbr), text(definition.unit), text(definition.row_label)
    return replace(definition, label=label, help=help_, choices=choices, abbr=abbr, unit=unit, row_label=row_label)
