"""Reads the rules out of a campaign's document, compares them with those of characters; joining and leaving."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from core.character.campaign_rules import OPTION, CampaignRules
from core.character.document import CAMPAIGN_ID, Character
from core.character.edits import Batch, Edit, SetCampaignRules, SetHeader, SetHouseRule, SetOption
from core.character.json_values import ABSENT


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


def joining_edit(character: Character, id: str, name: str, rules: CampaignRules | None) -> Edit | None:
    """Return the edit by which a character joins a campaign; None if it is in it with these rules.

    Args:
        character: The character.
        id: Id of the campaign.
        name: Name of the campaign.
        rules: Its rules, or None.
    """
    edits: list[Edit] = []
    if character.campaign != name:
        edits.append(SetHeader("campaign", name))
    if character.campaign_id != id or edits:
        edits.append(SetHeader(CAMPAIGN_ID, id))
    if character.campaign_rules != rules:
        edits.append(SetCampaignRules(rules))
    return Batch(tuple(edits)) if edits else None


def leaving_edit(character: Character, *, keeps_rules: bool) -> Edit | None:
    """Return the edit by which a character leaves its campaign; None if it is in none.

    Args:
        character: The character.
        keeps_rules: Whether the rules of the campaign become its own.
    """
    edits: list[Edit] = [] if not character.campaign else [SetHeader("campaign", "")]
    if character.campaign_rules is not None:
        edits += own_rule_edits(character) if keeps_rules else [SetCampaignRules(None)]
    return Batch(tuple(edits)) if edits else None


def inherited_rules(character: Character) -> tuple[str, ...]:
    """Return the keys of the rules that a character has from its campaign, without those that its own ones replace."""
    rules = character.campaign_rules
    if rules is None:
        return ()
    options = (OPTION + key for key in rules.options if key not in character.options)
    return (*options, *(key for key in sorted(rules.house_rules) if key not in character.house_rules))


def own_rule_edits(character: Character) -> list[Edit]:
    """Return the edits that make the rules of a character's campaign its own; those that it has stay."""
    rules = character.campaign_rules
    if rules is None:
        return []
    return [SetCampaignRules(None), *(_own_rule(key, rules) for key in inherited_rules(character))]


def _own_rule(key: str, rules: CampaignRules) -> Edit:
    reason = rules.reasons.get(key)
    if key in rules.house_rules:
        return SetHouseRule(key, rules.house_rules[key], is_unchecked=True, reason=reason)
    option = key.removeprefix(OPTION)
    return SetOption(option, rules.options[option], is_unchecked=True, reason=reason)


def dropping_edit(keys: Iterable[str]) -> Edit:
    """Return the edit that removes rules of a character's own, so that those of its campaign or the book hold.

    Args:
        keys: Keys of house rules, and ``options.quirks`` for an option.
    """
    return Batch(
        tuple(
            SetOption(key.removeprefix(OPTION), ABSENT) if key.startswith(OPTION) else SetHouseRule(key, ABSENT)
            for key in keys
        )
    )


_NO_RULE = object()


def _all_rules(rules: CampaignRules | None) -> Mapping[str, object]:
    if rules is None:
        return {}
    return {**{OPTION + key: value for key, value in rules.options.items()}, **rules.house_rules}
