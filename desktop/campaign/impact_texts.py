"""Turns what other rules would change of a member into the texts that the list shows."""

from __future__ import annotations

from fractions import Fraction

from core.campaign_changes import NOTHING, MemberChange
from core.content.rule_effects import NumberChange as RuleNumber
from desktop.campaign.impact_rows import Impact, NumberChange
from desktop.messages import render, translator_of
from desktop.minus_sign import MINUS
from desktop.numerals import numeral, with_minus


def to_impact(change: MemberChange) -> Impact:
    """Return what the list shows of a member."""
    member, effect = change.member, change.effect
    reason = "" if change.reason is None or change.reason == NOTHING else render(change.reason)
    if effect is None:
        return Impact(member.id, member.name, reason=reason)
    violations = tuple(with_minus(render(each.message, member.system)) for each in effect.violations)
    numbers = tuple(_number(change, each) for each in effect.numbers)
    return Impact(member.id, member.name, numbers, violations, reason)


def _number(change: MemberChange, number: RuleNumber) -> NumberChange:
    told = change.describe(number, translator_of(change.member.system))
    return NumberChange(told.label, with_minus(told.now), with_minus(told.then), _amount(told.amount))


def _amount(amount: int | Fraction) -> str:
    """Return a difference with its sign; "" for none."""
    if not amount:
        return ""
    return f"+{numeral(amount, 2)}" if amount > 0 else f"{MINUS}{numeral(-amount, 2)}"
