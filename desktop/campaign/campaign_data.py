"""Reads members of a campaign and what other rules would change of them; runs on worker threads."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from core.campaign_changes import NOTHING, MemberChange, sort_changes, what_would_change
from core.character.campaign_rules import CampaignRules
from core.character.document import Character
from core.content.rule_effects import NumberChange as RuleNumber
from core.errors import LibraryError
from core.rules.model import System
from desktop.address_labels import translate_text
from desktop.campaign.impact_rows import Impact, NumberChange
from desktop.campaign.member_list import Member
from desktop.campaign.rule_texts import rule_name
from desktop.messages import render, translator_of
from desktop.minus_sign import MINUS
from desktop.numerals import numeral, with_minus

if TYPE_CHECKING:
    from core.character.edits import Edit
    from core.store.library import Library
    from core.store.records import LibraryEntry
    from desktop.tasks import Progress


@dataclass(frozen=True, slots=True)
class MemberData:
    """The members of a campaign.

    Attributes:
        members: Characters by name, then drafts.
        entries: The characters as the library lists them, by id.
        revision: Revision of the campaign's document; awards and fights write into it, too.
    """

    members: tuple[Member, ...]
    entries: Mapping[str, LibraryEntry]
    revision: int = 0


def read_members(id_: str, system: System | None, rules: CampaignRules, library: Library) -> MemberData:
    """Read the members of a campaign.

    Args:
        id_: Id of the campaign.
        system: Its game; None for none.
        rules: Its rules, which those of a member's own may replace.
        library: The library.

    Raises:
        LibraryError: There is no such campaign any more.
    """
    found = library.campaigns.members(id_)
    entries = {entry.id: entry for entry in library.entries([each.id for each in found if not each.is_draft])}
    members: list[Member] = []
    draft = QCoreApplication.translate("MemberModel", "draft")
    documents = library.campaigns.documents([each.id for each in found if not each.is_draft])
    for each in found:
        if each.is_draft:
            members.append(Member(each.id, each.name, draft, is_draft=True))
            continue
        character = next(documents)
        if isinstance(character, LibraryError):
            members.append(Member(each.id, each.name, render(character.message)))
            continue
        own = () if system is None or character.system != system.id else own_rule_names(character, rules, system)
        members.append(
            Member(each.id, each.name, each.line, violations=entries[each.id].violations or 0, own_rules=own)
        )
    return MemberData(tuple(members), entries, library.campaigns.find(id_).version)


def own_rule_names(character: Character, rules: CampaignRules, system: System) -> tuple[str, ...]:
    """Return the names of the rules that a member keeps of its own, where they are not those of the campaign."""
    formulas = (
        rule_name(system, key) for key, text in character.house_rules.items() if rules.house_rules.get(key) != text
    )
    options = (
        translate_text(system, system.options[key].label)
        for key, value in character.options.items()
        if key in system.options and key in rules.options and rules.options[key] != value
    )
    return (*formulas, *options)


def compute_impacts(
    id_: str, number: int, edits: Sequence[Edit], progress: Progress, library: Library
) -> tuple[Impact, ...]:
    """Return what edits of its rules would change of the members of a campaign, the largest change first.

    Args:
        id_: Id of the campaign.
        number: Number of its members.
        edits: The edits; nothing is written.
        progress: Advanced with each member.
        library: The library.

    Raises:
        CancelledError: It was stopped.
        QuireError: The edits do not fit, or the campaign is gone.
    """
    changes = []
    progress.advance(0, number)
    for change in what_would_change(library, id_, edits, random.Random(0)):
        changes.append(change)
        progress.advance(len(changes), max(number, len(changes)))
    return tuple(_to_impact(change) for change in sort_changes(changes))


def _to_impact(change: MemberChange) -> Impact:
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
