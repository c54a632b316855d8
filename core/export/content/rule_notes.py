"""What applies to a sheet beyond its blocks: options, house rules, conditions and violations, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core.character.campaign_rules import OPTION
from core.character.effect_text import effect_text
from core.character.effects import effects_of
from core.character.sheet import Sheet
from core.character.violations import Violation
from core.export.render_context import HOUSE_RULE_MARK, RenderContext
from core.messages import Message, Word, localize_value, phrase


@dataclass(frozen=True, slots=True)
class RuleNotes:
    """Options, house rules, conditions and violations of a sheet, one text each.

    Attributes:
        options: Options that differ from the book.
        house_rules: House rules in force.
        conditions: What conditions change.
        violations: What the rules forbid, accepted or not.
        folded: The same, with those of one kind in one text.
        addresses: Addresses of what is against the rules and not accepted.
    """

    options: tuple[str, ...] = ()
    house_rules: tuple[str, ...] = ()
    conditions: tuple[str, ...] = ()
    violations: tuple[str, ...] = ()
    folded: tuple[str, ...] = ()
    addresses: tuple[str, ...] = ()


def read_rule_notes(sheet: Sheet, context: RenderContext) -> RuleNotes:
    """Return what applies to a sheet beyond its blocks."""
    ruled = _valid_house_rules(sheet)
    rules = [
        _with_campaign(
            sheet, key, f"{HOUSE_RULE_MARK + ' ' if key in ruled else ''}{_label(sheet, key, context)} = {formula}"
        )
        for key, formula in sheet.character.house_rules_in_force.items()
    ]
    violations = [_violation(one.message.render(context.translate), one.accepted, context) for one in sheet.violations]
    return RuleNotes(
        tuple(_options(sheet, context)),
        tuple(rules),
        condition_texts(sheet, context),
        tuple(violations),
        tuple(_folded(sheet.violations, context)),
        tuple(one.address for one in sheet.violations if one.accepted is None),
    )


def _folded(violations: Sequence[Violation], context: RenderContext) -> Iterator[str]:
    """Yield the texts of violations; those of one kind are one text, with the names and numbers of the others."""
    kinds: dict[tuple[str, str, str | None], list[Violation]] = {}
    for one in violations:
        kinds.setdefault((one.code, one.message.template, one.accepted), []).append(one)
    for same in kinds.values():
        text = _in_one(same, context) if same[1:] else same[0].message.render(context.translate)
        yield _violation(text, same[0].accepted, context)


def _in_one(same: Sequence[Violation], context: RenderContext) -> str:
    """Return violations of one kind as one text: what they are, how many, and what differs."""
    first, second, label = same[0].message, same[1].message, same[0].label
    others = [_difference(first, other.message, context) for other in same[1:]]
    if label:
        names = ", ".join(dict.fromkeys(filter(None, (_difference(second, first, context), *others))))
        label = context.localize(label)
        if names:
            return context.localize(
                phrase("{label}, {count} times: {names}.", label=label, count=len(same), names=names)
            )
    text = first.render(context.translate)
    names = ", ".join(dict.fromkeys(filter(None, others)))
    if names:
        return context.localize(
            phrase("{violation} Likewise {count} more: {names}.", violation=text, count=len(others), names=names)
        )
    return context.localize(phrase("{violation} ({count} times)", violation=text, count=len(same)))


def _difference(first: Message, other: Message, context: RenderContext) -> str:
    """Return what one message names and another of the same template does not: "Climbing", or "Climbing (3)"."""
    values = [
        value.render(context.translate)
        if isinstance(value, Message)
        else localize_value(value if isinstance(value, str) else str(value), context.translate)
        for key, value in other.values.items()
        if first.values.get(key) != value
    ]
    return f"{values[0]} ({', '.join(values[1:])})" if values[1:] else "".join(values)


def _with_campaign(sheet: Sheet, key: str, rule: str) -> str:
    """Return a rule, with the name of the campaign behind it if it is the campaign's."""
    campaign = sheet.character.campaign_of_rule(key)
    return f"{rule} ({campaign})" if campaign else rule


def house_ruled_keys(sheet: Sheet) -> frozenset[str]:
    """Return the keys of the numbers with a house rule."""
    rules = _valid_house_rules(sheet)
    if not rules:
        return frozenset()
    return frozenset(key for key, one in sheet.system.derived.items() if key in rules or one.family in rules)


def _valid_house_rules(sheet: Sheet) -> set[str]:
    """Return the keys of the valid house rules that replace a number, or a family of numbers."""
    held = sheet.character.house_rules_in_force.keys() - sheet.refused_rules.keys()
    numbers = sheet.system.derived
    return {key for key in held if key in numbers or any(one.family == key for one in numbers.values())}


def condition_texts(sheet: Sheet, context: RenderContext) -> tuple[str, ...]:
    """Return what conditions change, such as ``Poisoned: Move Rate −2 (Rounds left: 3)``."""
    return tuple(
        context.localize(effect_text(sheet, effect, context.translate))
        for effect in effects_of(sheet.character.effects)
    )


def _options(sheet: Sheet, context: RenderContext) -> list[str]:
    """Return the options that differ from the book, with their values unless they are switches."""
    texts = []
    for key, option in sheet.system.options.items():
        value = sheet.character.options_in_force.get(key, option.default)
        if option.default in (value, sheet.option(key)):
            continue
        label = context.localize(option.label)
        shown = context.localize(Word("off")) if value is False else value
        text = label if value is True else f"{label}: {shown}"
        texts.append(_with_campaign(sheet, OPTION + key, text))
    return texts


def _violation(message: str, accepted: str | None, context: RenderContext) -> str:
    if accepted is None:
        return message
    if not accepted:
        return context.localize(phrase("{violation} (accepted)", violation=message))
    return context.localize(phrase("{violation} (accepted: {reason})", violation=message, reason=accepted))


def _label(sheet: Sheet, key: str, context: RenderContext) -> str:
    definition = sheet.system.derived.get(key)
    return (
        f"{context.localize(definition.label)} ({key})" if definition is not None and definition.label != key else key
    )
