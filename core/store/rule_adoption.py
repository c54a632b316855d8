"""What becomes of the rules that an imported character carries from its campaign.

A file holds the rules of its campaign, marked with the campaign's id. If this library has that campaign, equal rules
are its own and nothing is asked; others must be decided on: take the campaign's, or keep the file's as the character's
own. Rules of a campaign that is not here become the character's own. A character takes the rules of the campaign that
it is in here, its own ones coming first.
"""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum

from core.character.campaign_document import joining_edit, own_rule_edits
from core.character.campaign_rules import CampaignRules
from core.character.document import Character
from core.character.document_kind import CHARACTER, kind_of_document
from core.character.edits import Batch, Edit
from core.character.uids import Uids
from core.store.campaigns import Campaigns
from core.store.records import Campaign


class CarriedRules(StrEnum):
    """How the rules that a file carries are related to those of this library."""

    NONE = "none"  # it carries none
    EQUAL = "equal"  # its campaign is here and has these rules
    DIFFERENT = "different"  # its campaign is here and has other rules: to be decided
    FOREIGN = "foreign"  # its campaign is not here


class RuleAdoption:
    """Decides on the rules of imported characters, with the campaigns as they are now.

    Args:
        campaigns: The campaigns of the library.
        uids: Source of uids for rows; none are made.
    """

    def __init__(self, campaigns: Campaigns, uids: Uids) -> None:
        self._campaigns = campaigns
        self._uids = uids
        known = campaigns.list()
        self._by_id = {each.id: each for each in known}
        self._by_name = {each.name: each for each in known}
        self._rules: dict[str, CampaignRules | None] = {}

    def compare(self, character: Character) -> CarriedRules:
        """Return how the rules that a character carries are related to those of this library."""
        held = character.campaign_rules
        if held is None:
            return CarriedRules.NONE
        campaign = self._by_id.get(held.id)
        if campaign is None:
            return CarriedRules.FOREIGN
        here = self._rules_of(campaign) or CampaignRules(held.id)
        return CarriedRules.EQUAL if held.equals(here) else CarriedRules.DIFFERENT

    def differs(self, character: Character) -> bool:
        """Return whether a character carries other rules than its campaign has here, so that one must decide."""
        return self.compare(character) is CarriedRules.DIFFERENT

    def adopt(self, character: Character, *, keeps_own: bool) -> Character:
        """Return a character as it is imported.

        Args:
            character: The character of the file.
            keeps_own: What to do with rules that differ from those of their campaign here: keep them as the character's
                own, or take those of the campaign.
        """
        if kind_of_document(character.system) != CHARACTER:
            return character
        carried = self.compare(character)
        if carried is CarriedRules.FOREIGN or (carried is CarriedRules.DIFFERENT and keeps_own):
            character = self._apply(Batch(tuple(own_rule_edits(character))), character)
        campaign = self._campaign_of(character)
        if campaign is None:
            return replace(character, campaign_id="", campaign_rules=None)
        rules = self._rules_of(campaign) if campaign.system == character.system else None
        edit = joining_edit(character, campaign.id, campaign.name, rules)
        return (
            character if edit is None or (rules is None and not character.campaign_id) else self._apply(edit, character)
        )

    def _campaign_of(self, character: Character) -> Campaign | None:
        """Return the campaign of this library that a character is in; None for none or a new one."""
        if not character.campaign:
            return None
        return self._by_id.get(character.campaign_id) or self._by_name.get(character.campaign)

    def _rules_of(self, campaign: Campaign) -> CampaignRules | None:
        if campaign.id not in self._rules:
            self._rules[campaign.id] = None if campaign.problem is not None else self._campaigns.rules(campaign.id)
        return self._rules[campaign.id]

    def _apply(self, edit: Edit, character: Character) -> Character:
        return edit.apply(character, self._uids).character
