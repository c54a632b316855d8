"""Returns labels, ages, options and automatic weights of attributes, and room below caps."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from core.character.sheet import Sheet
from core.messages import Phrase, Word, join_texts, phrase
from core.procedures.readers import group, number, texts
from core.procedures.requests import Option
from core.rules.model import System
from core.systems.ratios.ages import ATTRIBUTES, SPANS

FAVOURED = 3
"""Weight of MOVE and of the profession's attributes in automatic spending."""


def attribute_label(sheet: Sheet, attribute: str) -> str:
    """Return the label of an attribute as on the sheet: ``Health (HLTH)``."""
    return _label(sheet.system, attribute)


@lru_cache(maxsize=256)
def _label(system: System, attribute: str) -> Phrase:
    member = next(each for each in system.families["a"] if each.key == attribute)
    return phrase("{name} ({abbr})", name=Word(member.label), abbr=member.abbr)


def attribute_with_value(sheet: Sheet, attribute: str) -> str:
    """Return the label of an attribute with its current value: ``Health (HLTH) 34``."""
    return phrase(
        "{attribute} {number}", attribute=attribute_label(sheet, attribute), number=sheet.text(f"cpv.{attribute}")
    )


def attribute_abbreviations(sheet: Sheet, attributes: Iterable[str]) -> str:
    """Return the abbreviations of attributes: ``FOCS, KNOW``."""
    abbreviations = {member.key: member.abbr for member in sheet.system.families["a"]}
    return ", ".join(abbreviations.get(each, each) for each in attributes)


def attribute_description(sheet: Sheet, attribute: str) -> str:
    """Return the description of an attribute."""
    return _description(sheet.system, attribute)


@lru_cache(maxsize=256)
def _description(system: System, attribute: str) -> Word:
    return Word(next(each.help for each in system.families["a"] if each.key == attribute))


def attribute_name(sheet: Sheet, attribute: str) -> str:
    """Return the name of an attribute: ``Health``."""
    return next(each.label for each in sheet.system.families["a"] if each.key == attribute)


def attribute_ages(attribute: str) -> str:
    """Return the ages at which an attribute grows, as short text.

    >>> attribute_ages("strn"), attribute_ages("guil"), attribute_ages("zeal")
    ('10–30', '15+', 'any')
    """
    span = SPANS[attribute]
    if span.high is None:
        return f"{span.low}+" if span.low else Word("any")
    return f"{span.low}–{span.high}"


def attribute_options(sheet: Sheet, attributes: Iterable[str] = ATTRIBUTES) -> tuple[Option, ...]:
    """Return options for attributes, labelled with their current values."""
    return tuple(
        Option(
            each,
            attribute_label(sheet, each),
            join_texts([sheet.text(f"cpv.{each}"), attribute_description(sheet, each)], " · "),
        )
        for each in attributes
    )


def profession_attributes(sheet: Sheet) -> tuple[str, ...]:
    """Return the attributes of the character's profession, each once."""
    known = texts(group(sheet.character.data, "profession"), "attributes")
    return tuple(dict.fromkeys(each for each in known if each in ATTRIBUTES))


def weights(sheet: Sheet) -> dict[str, int]:
    """Return the weight of each attribute in automatic spending.

    Source: R.A.T.I.O.S. 2a; specification 4.6.
    """
    favoured = {"move", *profession_attributes(sheet)}
    return {each: FAVOURED if each in favoured else 1 for each in ATTRIBUTES}


def room_below_cap(sheet: Sheet, attribute: str) -> int:
    """Return the points from an attribute to its cap; at least 0.

    Source: R.A.T.I.O.S. 1a, 4a; R4.
    """
    return max(0, number(sheet, f"cap.{attribute}") - number(sheet, f"points.{attribute}"))
