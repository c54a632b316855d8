"""What applies to a sheet beyond its blocks: options, house rules, conditions and violations, in words."""

from __future__ import annotations

from dataclasses import dataclass

from core.character.campaign_rules import OPTION
from core.character.effect_text import effect_text
from core.character.effects import effects_of
from core.character.sheet import Sheet
from core.export.render_context import HOUSE_RULE_MARK, RenderContext
from core.messages import Word, phrase


@dataclass(frozen=True, slots=True)
class RuleNotes:
    """Options, house rules, conditions and violations of a sheet, one text each.

    Attributes:
        options: Options that differ from the book.
        house_rules: House rules in force.
        conditions: What conditions change.
        violations: What the rules forbid, accepted or not.
        addresses: Addresses of what is against the rules and not accepted.
    """

    options: tuple[str, ...] = ()
    house_rules: tuple[str, ...] = ()
    conditions: tuple[str, ...] = ()
    violations: tuple[str, ...] = ()
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
        tuple(one.address for one in sheet.violations if one.accepted is None),
    )


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
