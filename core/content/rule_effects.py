"""What other rules of a campaign would change of a member: its numbers, and new rule violations. Nothing is written."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Final, NamedTuple

from core.character.campaign_document import changed_rules, own_rules
from core.character.campaign_rules import CampaignRules
from core.character.sheet import Sheet
from core.character.violations import Violation
from core.content.update_effects import head_keys
from core.formula import Cell, Value
from core.rules.model import System

_NUMBERS: Final = frozenset((int, Fraction))


class NumberChange(NamedTuple):
    """A number that would be another one; a tuple for speed, as a rule may change a hundred of each character.

    Attributes:
        cell: The number.
        now: Its present value.
        then: Its value under the other rules; undefined where its row would be gone.
        is_head: Whether the game puts it first.
        amount: How much it changes; 0 for texts and for numbers that appear or disappear.
    """

    cell: Cell
    now: Value
    then: Value
    is_head: bool
    amount: int | Fraction


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
    def size(self) -> tuple[bool, int | Fraction, int]:
        """Larger for what comes first: new violations, the largest change of a head number, the count of numbers."""
        head = [_amount(each) for each in self.numbers if each.is_head]
        largest = max(head or map(_amount, self.numbers), default=0)
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
    leading: list[NumberChange] = []
    others: list[NumberChange] = []
    for cell, (now, new) in cells.items():
        definition = derived.get(cell[0])
        if definition is not None and not definition.is_hidden:
            is_head = cell[0] in head
            amount: int | Fraction = 0
            if now.__class__ in _NUMBERS and new.__class__ in _NUMBERS:  # isinstance is slow for Fraction
                amount = new - now  # type: ignore[operator]  # both are numbers
            (leading if is_head else others).append(NumberChange(cell, now, new, is_head, amount))
    leading.sort(key=lambda each: (head[each.cell[0]], each.cell))
    others.sort(key=_amount, reverse=True)
    return RuleEffect((*leading, *others), then.violations_beyond(sheet), own), then


def _amount(change: NumberChange) -> int | Fraction:
    return change.amount if change.amount >= 0 else -change.amount


@lru_cache(maxsize=16)
def _head_places(system: System) -> Mapping[str, int]:
    return {key: place for place, key in enumerate(head_keys(system))}
