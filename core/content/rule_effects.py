"""What other rules of a campaign would change of a member: its numbers, and new rule violations. Nothing is written."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from core.character.campaign_document import changed_rules, own_rules
from core.character.campaign_rules import CampaignRules
from core.character.sheet import Sheet
from core.character.violations import Violation
from core.content.update_effects import head_keys
from core.formula import Cell, Value
from core.rules.model import System


@dataclass(frozen=True, slots=True)
class NumberChange:
    """A number that would be another one.

    Attributes:
        cell: The number.
        now: Its present value.
        then: Its value under the other rules; undefined where its row would be gone.
        is_head: Whether the game puts it first.
    """

    cell: Cell
    now: Value
    then: Value
    is_head: bool

    @property
    def amount(self) -> Fraction:
        """How much it changes; 0 for texts and for numbers that appear or disappear."""
        if isinstance(self.now, int | Fraction) and isinstance(self.then, int | Fraction):
            return Fraction(self.then) - self.now
        return Fraction(0)


@dataclass(frozen=True, slots=True)
class RuleEffect:
    """What other rules would change of one character.

    Attributes:
        numbers: The numbers of the head in the order of the game, then the others, the largest change first.
        violations: Rule violations that are new.
        own: Keys of the changed rules that the character has rules of its own for; ``options.quirks`` for an option.
    """

    numbers: tuple[NumberChange, ...]
    violations: tuple[Violation, ...]
    own: tuple[str, ...]

    @property
    def size(self) -> tuple[bool, Fraction, int]:
        """Larger for what comes first: new violations, the largest change of a head number, the count of numbers."""
        head = [abs(each.amount) for each in self.numbers if each.is_head]
        largest = max(head or [abs(each.amount) for each in self.numbers], default=Fraction(0))
        return bool(self.violations), largest, len(self.numbers)


def rule_effect(sheet: Sheet, rules: CampaignRules | None, source: random.Random) -> tuple[RuleEffect, Sheet]:
    """Return what other rules of the campaign would change of a character, and its sheet under them.

    Args:
        sheet: The character; it is not modified.
        rules: The other rules; None for none.
        source: Source of randomness for uids of rows.
    """
    changed = changed_rules(sheet.character.campaign_rules, rules)
    own = own_rules(sheet.character, changed)
    then, cells = sheet.with_campaign_rules(rules, source)
    head, derived = _head_places(sheet.system), sheet.system.derived
    shown = [cell for cell in cells if cell[0] in derived and not derived[cell[0]].is_hidden]
    changes = [NumberChange(cell, sheet.value_at(cell), then.value_at(cell), cell[0] in head) for cell in shown]
    changes.sort(key=lambda each: (head.get(each.cell[0], len(head)), -abs(each.amount), each.cell))
    return RuleEffect(tuple(changes), then.violations_beyond(sheet), own), then


@lru_cache(maxsize=16)
def _head_places(system: System) -> Mapping[str, int]:
    return {key: place for place, key in enumerate(head_keys(system))}
