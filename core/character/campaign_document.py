"""Reads the rules out of a campaign's document, and compares rules with those of characters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from core.character.campaign_rules import OPTION, CampaignRules
from core.character.document import Character


def rules_of_campaign(campaign: Character, id: str, version: int) -> CampaignRules:
    """Return the rules that the document of a campaign gives to its members.

    Args:
        campaign: The document.
        id: Its id in the library.
        version: Its revision.
    """
    rules = CampaignRules(id, campaign.name, version, campaign.options, campaign.house_rules)
    reasons = {key: reason for key, reason in campaign.reasons.items() if rules.has(key)}
    return CampaignRules(id, campaign.name, version, campaign.options, campaign.house_rules, reasons)


def changed_rules(before: CampaignRules | None, after: CampaignRules | None) -> tuple[str, ...]:
    """Return the keys of the rules that differ: of house rules, and ``options.quirks`` for an option."""
    old, new = (_all_rules(each) for each in (before, after))
    return tuple(key for key in {**old, **new} if old.get(key, _NO_RULE) != new.get(key, _NO_RULE))


def own_rules(character: Character, keys: Iterable[str]) -> tuple[str, ...]:
    """Return which of some rules a character has rules of its own for."""
    own = {**dict.fromkeys(character.house_rules), **{OPTION + key: None for key in character.options}}
    return tuple(key for key in keys if key in own)


_NO_RULE = object()


def _all_rules(rules: CampaignRules | None) -> Mapping[str, object]:
    if rules is None:
        return {}
    return {**{OPTION + key: value for key, value in rules.options.items()}, **rules.house_rules}
