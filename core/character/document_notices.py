"""Notices on a document itself: options unknown to its game, conditions without an effect."""

from __future__ import annotations

from collections.abc import Iterator

from core.character.address_errors import OPTIONS
from core.character.campaign_rules import CAMPAIGN_RULES_KEY, REASONS_KEY
from core.character.document import CAMPAIGN_ID, Character
from core.character.effects import EFFECTS_KEY
from core.character.inputs import campaign_option, suggest
from core.character.resolved_effects import ResolvedEffects
from core.character.shape import shape_of
from core.character.violations import Violation
from core.messages import Message, Word
from core.rules.model import Severity, System

MOST_GUESSES = 100
"""No spelling suggestions for documents with more options than this."""


def document_notices(character: Character, system: System, effects: ResolvedEffects) -> tuple[Violation, ...]:
    """Return the notices on what a document holds and its game cannot use."""
    can_guess = len(character.options) <= MOST_GUESSES
    unknown = (
        Violation(
            "unknown_option",
            Severity.NOTICE,
            _unknown_option(key, system, suggest(key, system.options) if can_guess else ""),
            OPTIONS + key,
            label="Unknown option",
        )
        for key in character.options
        if key not in system.options
    )
    ignored = (
        Violation("effect_ignored", Severity.NOTICE, why, EFFECTS_KEY, label="Condition without an effect")
        for why in effects.problems.values()
    )
    return (*unknown, *ignored, *_campaign_notices(character, system, can_guess=can_guess))


def _campaign_notices(character: Character, system: System, *, can_guess: bool) -> Iterator[Violation]:
    """Yield the notices on the rules of the campaign that cannot be used."""
    unreadable = [key for key in (CAMPAIGN_ID, REASONS_KEY, CAMPAIGN_RULES_KEY) if key in character.extra]
    rules = character.campaign_rules
    if rules is not None:
        unreadable += [f"{CAMPAIGN_RULES_KEY}.{key}" for key in rules.unreadable]
    for key in unreadable:
        yield _campaign_notice(
            key, Message("campaign_unreadable", "{key} cannot be read; it is kept but has no effect.", {"key": key})
        )
    options = {} if rules is None else rules.options
    for key in options:
        if key not in system.options:
            guess = suggest(key, system.options) if can_guess else ""
            yield _campaign_notice(OPTIONS + key, _unknown_option(key, system, guess))
        elif campaign_option(shape_of(system), system, options, key) is None:
            yield _campaign_notice(
                OPTIONS + key,
                Message(
                    "campaign_option_misfit",
                    "The campaign's value of {option} does not fit; the book's holds.",
                    {"option": Word(system.options[key].label)},
                ),
            )


def _campaign_notice(address: str, message: Message) -> Violation:
    return Violation(
        "campaign_rule_ignored", Severity.NOTICE, message, address, label="Campaign rule without an effect"
    )


def _unknown_option(key: str, system: System, guess: str) -> Message:
    return Message(
        "unknown_option",
        "{system} has no option {key}; it is kept but has no effect.{guess}",
        {"system": system.name, "key": key, "guess": guess},
    )
