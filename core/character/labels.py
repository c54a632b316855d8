"""Writes values as text for people; describes explained numbers: label, unit, citation."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache

from core.character.document import Character
from core.character.effects import Effect
from core.character.house_rules import EffectiveFormulas
from core.formula import Cell, Description, Value, fold, format_duration, format_value
from core.messages import Numeral, Phrase, Word, join_texts, phrase, unit_for
from core.rules.model import Derived, Field, FieldType, Option, System

_RULING = re.compile(r"\bR\d+\b")
_BETWEEN = re.compile(r"[;,]")
_INTERPRETATION = Word("Quire's interpretation")
_YES_NO = {0: "no", 1: "yes"}


def display_value(definition: Field | Derived | Option, value: Value, *, with_unit: bool) -> str:
    """Return a value as text for people, optionally with its unit.

    Words of choices, decimals, durations.
    """
    if value.__class__ is int or value.__class__ is Fraction:  # the fast path, run on every key press
        return _number(definition, value, with_unit=with_unit)
    if isinstance(value, tuple) and not isinstance(definition, Derived):
        return join_texts(_word(definition, each) if isinstance(each, str) else format_value(each) for each in value)
    if value is None and isinstance(definition, Derived):
        return Word(definition.absent) if definition.absent else format_value(value)
    return _word(definition, value) if isinstance(value, str) else format_value(value)


def _number(definition: Field | Derived | Option, value: int | Fraction, *, with_unit: bool) -> str:
    words = value_words(definition)
    if value.__class__ is int and value in words:
        return Word(words[value])
    if not isinstance(definition, Derived):
        text = format_value(value)
    elif definition.is_duration:
        return format_duration(value)
    else:
        text = format_value(value, definition.decimals)
    unit = definition.unit if with_unit and not isinstance(definition, Option) else ""
    return join_texts((text, unit_for(text, unit)), " ") if unit else text


def value_words(definition: Field | Derived | Option) -> Mapping[int, str]:
    """Return the words shown instead of numbers: the game's value labels, or yes and no."""
    if isinstance(definition, Derived):
        return definition.value_labels
    return _YES_NO if definition.type is FieldType.BOOL else {}


def _word(definition: Field | Derived | Option, value: str) -> str:
    if isinstance(definition, Derived):
        return value
    return next((Word(choice.label) for choice in definition.choices if fold(choice.key) == fold(value)), value)


def change_text(change: int | Fraction) -> Numeral:
    """Return a change with its sign, for people.

    >>> change_text(-2), change_text(Fraction(3, 2))
    ('−2', '+1.5')
    """
    return Numeral(f"−{format_value(-change)}" if change < 0 else f"+{format_value(change)}")


def make_describer(
    system: System, formulas: EffectiveFormulas, effects: Mapping[Cell, tuple[Effect, ...]], character: Character
) -> Callable[[Cell], Description]:
    """Return the function that describes each number of an explanation.

    Args:
        system: The game.
        formulas: Its formulas with the house rules of the document.
        effects: What conditions add to numbers after their formulas.
        character: The document, which says whose each rule is.
    """
    has_rules = bool(formulas.rules or character.reasons) or character.campaign_rules is not None

    def describe(cell: Cell) -> Description:
        key, path = cell
        what_if = formulas.program.what_ifs.get(key)
        found = effects.get(cell if what_if is None else (what_if.number, path), ())
        book = describe_key(system, key)
        if not has_rules and not found:
            return book
        rule, owner = formulas.rules.get(key), formulas.owners.get(key, key)
        campaign, reason = character.campaign_of_rule(owner), character.reason_of_rule(owner)
        if rule is None and not (found or campaign or reason):
            return book
        return replace(
            book,
            house_rule=rule or "",
            replaces=system.program.formula(key) if rule is not None else "",
            changes=tuple((effect.name, effect.amount) for effect in found),
            campaign=campaign,
            rule_reason=reason,
        )

    return describe


@lru_cache(maxsize=8192)
def describe_key(system: System, key: str) -> Description:
    """Return what a game says of a number, before house rules and conditions."""
    definition: Field | Derived | Option | None = system.derived.get(key) or system.fields.get(key)
    if definition is None:
        definition = system.options[key.removeprefix("options.")]
    named = parse_citation(system, definition.cite)
    return Description(
        label=definition.label,
        unit="" if isinstance(definition, Option) else definition.unit,
        cite=definition.cite,
        rulings=named.rulings,
        sources=named.sources,
        cites_book=named.is_of_the_book,
        value_labels=value_words(definition),
        choices={} if isinstance(definition, Derived) else {fold(each.key): each.label for each in definition.choices},
        undefined=definition.undefined if isinstance(definition, Derived) else "",
        absent=definition.absent if isinstance(definition, Derived) else "",
        is_duration=isinstance(definition, Derived) and definition.is_duration,
    )


@lru_cache(maxsize=4096)
def citation_text(system: System, cite: str, *, names_game: bool = False, names_rulings: bool = False) -> str:
    """Return a citation in words, such as "SORD, section I, Damage · Quire's interpretation".

    Args:
        system: The game.
        cite: Sections of the book, rulings and other sources, as the data of the game write them; may be empty.
        names_game: Put the name of the game first.
        names_rulings: Add the keys of the rulings, for a page that lists them.
    """
    if not cite:
        return ""
    sections = section_text(system, cite, names_game=names_game)
    parts = [sections or system.name] if sections or names_game else []
    if rulings := _RULING.findall(cite):
        parts.append(join_texts([_INTERPRETATION, ", ".join(rulings)], " ") if names_rulings else _INTERPRETATION)
    return join_texts(parts, " · ")


def section_text(system: System, cite: str, *, names_game: bool = False) -> str:
    """Return the sections and other sources of a citation in words, for where its rulings are shown; "" for none.

    Args:
        system: The game.
        cite: As of `citation_text`.
        names_game: Put the name of the game first.
    """
    words = (word.strip() for word in _BETWEEN.split(cite))
    names = [word for word in words if word and not _RULING.fullmatch(word)]
    if not names:
        return ""
    numbered = [name for name in names if name not in system.sections and name not in system.sources]
    headings = [system.sections.get(name, name.capitalize()) for name in names if name not in numbered]
    return join_texts([*([system.name] if names_game else []), *_numbered_sections(numbered), *headings])


def _numbered_sections(numbers: list[str]) -> list[Phrase]:
    if not numbers:
        return []
    template = "section {sections}" if len(numbers) == 1 else "sections {sections}"
    return [phrase(template, sections=", ".join(numbers))]


@dataclass(frozen=True, slots=True)
class Citation:
    """The parts of a citation.

    Attributes:
        rulings: Texts of the cited rulings.
        sources: Titles of cited sources other than the book.
        is_of_the_book: Whether it names a section of the book, or is empty.
    """

    rulings: tuple[str, ...]
    sources: tuple[str, ...]
    is_of_the_book: bool


@lru_cache(maxsize=4096)
def parse_citation(system: System, cite: str) -> Citation:
    """Parse a citation: "Strike; R12" names a section and a ruling, "R12" only a ruling."""
    words = [word.strip() for word in _BETWEEN.split(cite)]
    named = (system.rulings.get(key) for key in _RULING.findall(cite))
    rulings = tuple(ruling.text for ruling in named if ruling is not None)
    others = [word for word in words if not _RULING.fullmatch(word)]
    sources = tuple(system.sources[word] for word in others if word in system.sources)
    return Citation(rulings, sources, not cite or any(word and word not in system.sources for word in others))
