"""What becomes of the rules that an imported character carries from its campaign.

A file holds the rules of its campaign, marked with the campaign's id. If this library has that campaign, equal rules
are its own and nothing is asked; others must be decided on: take the campaign's, or keep the file's as the character's
own. Rules of a campaign that is not here become the character's own. A character takes the rules of the campaign that
it is in here, its own ones coming first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from core.character.campaign_document import inherited_rules, joining_edit, own_rule_edits
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


@dataclass(frozen=True, slots=True)
class AdoptedCharacter:
    """A character as it is imported.

    Attributes:
        character: Its document.
        carried: How the rules of its file are related to those of this library.
        campaign: Name of the campaign that the rules of its file are from; "" for none.
        brought: Keys of rules of the file that differ from those of the campaign and became its own, if they were
            kept; ``options.quirks`` for an option.
    """

    character: Character
    carried: CarriedRules = CarriedRules.NONE
    campaign: str = ""
    brought: tuple[str, ...] = ()

    @property
    def differs(self) -> bool:
        """Whether its file has other rules than its campaign has here, so that one must decide."""
        return self.carried is CarriedRules.DIFFERENT


@dataclass(frozen=True, slots=True)
class BroughtRules:
    """Imported characters of a campaign that keep other rules than it has as their own.

    Attributes:
        campaign: Name of the campaign.
        brought: Keys of the rules by the id of the character, as in :attr:`AdoptedCharacter.brought`.
    """

    campaign: str
    brought: Mapping[str, tuple[str, ...]]


def brought_rules(imported: Iterable[tuple[str, AdoptedCharacter]]) -> tuple[BroughtRules, ...]:
    """Return what is to be asked after an import that kept the rules of the files, for each campaign.

    Args:
        imported: Characters with their ids.
    """
    asked: dict[str, dict[str, tuple[str, ...]]] = {}
    for id_, adopted in imported:
        if adopted.differs:
            asked.setdefault(adopted.campaign, {})[id_] = adopted.brought
    return tuple(BroughtRules(campaign, brought) for campaign, brought in asked.items())


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

    def adopt(self, character: Character, *, keeps_own: bool) -> AdoptedCharacter:
        """Return a character as it is imported.

        Args:
            character: The character of the file.
            keeps_own: What to do with rules that differ from those of their campaign here: keep them as the character's
                own, or take those of the campaign. :meth:`~core.store.campaigns.Campaigns.take_rules` does the second
                later.
        """
        if kind_of_document(character.system) != CHARACTER:
            return AdoptedCharacter(character)
        carried, brought = self.compare(character), inherited_rules(character)
        held = character.campaign_rules
        name = "" if held is None else held.name or character.campaign or held.id
        keeps = carried is CarriedRules.FOREIGN or (carried is CarriedRules.DIFFERENT and keeps_own)
        if keeps:
            character = self._apply(Batch(tuple(own_rule_edits(character))), character)
        return AdoptedCharacter(self._in_campaign(character), carried, name, brought if keeps else ())

    def _in_campaign(self, character: Character) -> Character:
        campaign = self._campaign_of(character)
        if campaign is None:
            return replace(character, campaign_id="", campaign_rules=None)
        rules = self._rules_of(campaign) if campaign.system == character.system else None
        edit = joining_edit(character, campaign.id, campaign.name, rules)
        if edit is None or (rules is None and not character.campaign_id):
            return character
        return self._apply(edit, character)

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
