"""Notices on a document itself: options unknown to its game, conditions without an effect."""

from __future__ import annotations

from core.character.address_errors import OPTIONS
from core.character.document import Character
from core.character.effects import EFFECTS_KEY
from core.character.inputs import suggest
from core.character.resolved_effects import ResolvedEffects
from core.character.violations import Violation
from core.messages import Message
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
            Message(
                "unknown_option",
                "{system} has no option {key}; it is kept but has no effect.{guess}",
                {"system": system.name, "key": key, "guess": suggest(key, system.options) if can_guess else ""},
            ),
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
    return (*unknown, *ignored)
