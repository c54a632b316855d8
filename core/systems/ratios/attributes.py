"""The 26 attributes as procedures speak of them: names, how strongly a character leans to each, and what is left."""

from __future__ import annotations

from collections.abc import Iterable

from core.character import Sheet
from core.messages import Word, join_texts, phrase
from core.procedures import Option, group, number, texts
from core.systems.ratios.ages import ATTRIBUTES, SPANS

FAVOURED = 3
"""Weight of MOVE and of the profession's attributes in automatic spending."""


def attribute_label(sheet: Sheet, attribute: str) -> str:
    """Name an attribute as the sheet does: ``Health (HLTH)``."""
    member = next(each for each in sheet.system.families["a"] if each.key == attribute)
    return phrase("{name} ({abbr})", name=Word(member.label), abbr=member.abbr)


def attribute_now(sheet: Sheet, attribute: str) -> str:
    """Name an attribute with its current value: ``Health (HLTH) 34``."""
    return phrase(
        "{attribute} {number}", attribute=attribute_label(sheet, attribute), number=sheet.text(f"cpv.{attribute}")
    )


def attribute_names(sheet: Sheet, attributes: Iterable[str]) -> str:
    """Name several attributes by their four letters: ``FOCS, KNOW``."""
    abbreviations = {member.key: member.abbr for member in sheet.system.families["a"]}
    return ", ".join(abbreviations.get(each, each) for each in attributes)


def attribute_about(sheet: Sheet, attribute: str) -> str:
    """Say what an attribute covers."""
    return Word(next(each.help for each in sheet.system.families["a"] if each.key == attribute))


def attribute_name(sheet: Sheet, attribute: str) -> str:
    """Name an attribute in a word: ``Health``."""
    return next(each.label for each in sheet.system.families["a"] if each.key == attribute)


def attribute_ages(attribute: str) -> str:
    """Say in short at which ages an attribute grows.

    >>> attribute_ages("strn"), attribute_ages("guil"), attribute_ages("zeal")
    ('10–30', '15+', 'any')
    """
    span = SPANS[attribute]
    if span.high is None:
        return f"{span.low}+" if span.low else Word("any")
    return f"{span.low}–{span.high}"


def attribute_options(sheet: Sheet, attributes: Iterable[str] = ATTRIBUTES) -> tuple[Option, ...]:
    """Offer attributes, each with its current value behind the name."""
    return tuple(
        Option(
            each,
            attribute_label(sheet, each),
            join_texts([sheet.text(f"cpv.{each}"), attribute_about(sheet, each)], " · "),
        )
        for each in attributes
    )


def professional(sheet: Sheet) -> tuple[str, ...]:
    """Return the attributes that the character's profession trains, each once."""
    known = texts(group(sheet.character.data, "profession"), "attributes")
    return tuple(dict.fromkeys(each for each in known if each in ATTRIBUTES))


def weights(sheet: Sheet) -> dict[str, int]:
    """Return how readily automatic spending takes each attribute.

    Source: R.A.T.I.O.S. 2a; specification 4.6.
    """
    favoured = {"move", *professional(sheet)}
    return {each: FAVOURED if each in favoured else 1 for each in ATTRIBUTES}


def below_cap(sheet: Sheet, attribute: str) -> int:
    """Return how many points an attribute lacks to its cap, never below 0.

    Source: R.A.T.I.O.S. 1a, 4a; R4.
    """
    return max(0, number(sheet, f"cap.{attribute}") - number(sheet, f"points.{attribute}"))
