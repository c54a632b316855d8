"""Campaigns that a new character can join: each with its game, its world and its rules."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from core.character.campaign_rules import CampaignRules
from core.errors import LibraryError
from core.store.records import Origin
from desktop.library.library_opening import prepare_character

if TYPE_CHECKING:
    from core.character.document import Character
    from core.character.json_values import Json
    from core.character.setting_reference import SettingReference
    from core.store.library import Library


CAMPAIGN: Final = "campaign"
"""Key in a draft's transcript for the campaign of the new character."""


@dataclass(frozen=True, slots=True)
class Membership:
    """The campaign of a new character.

    Attributes:
        id, name: Its id and name.
        rules: Its rules; None if it has none.
        system: Id of its game; "" for any.
        setting: Its world; None for the sample world.
    """

    id: str
    name: str
    rules: CampaignRules | None = None
    system: str = ""
    setting: SettingReference | None = None


def membership_of(character: Character) -> Membership | None:
    """Return the campaign of a character, so that another one can begin in it."""
    if not character.campaign:
        return None
    return Membership(character.campaign_id, character.campaign, character.campaign_rules)


def with_membership(character: Character, campaign: Membership | None) -> Character:
    """Return a new character as a member of a campaign; unchanged without one."""
    if campaign is None:
        return character
    return replace(character, campaign=campaign.name, campaign_id=campaign.id, campaign_rules=campaign.rules)


def membership_to_json(character: Character) -> dict[str, Json]:
    """Return what the draft of a new character keeps of its campaign; empty without one."""
    campaign = membership_of(character)
    if campaign is None:
        return {}
    rules = None if campaign.rules is None else campaign.rules.to_json()
    return {CAMPAIGN: {"id": campaign.id, "name": campaign.name, "rules": rules}}


def membership_of_draft(transcript: Mapping[str, Json]) -> Membership | None:
    """Return the campaign that the draft of a new character keeps; None without one."""
    kept = transcript.get(CAMPAIGN)
    if not isinstance(kept, Mapping):
        return None
    id_, name = kept.get("id"), kept.get("name")
    if not isinstance(id_, str) or not isinstance(name, str) or not name:
        return None
    return Membership(id_, name, CampaignRules.from_json(kept.get("rules")))


def read_campaigns(library: Library) -> tuple[Membership, ...]:
    """Return the running campaigns by name; one that cannot be read is left out. Runs on the library's thread."""
    found = []
    for each in library.campaigns.list():
        if each.is_resting or each.problem is not None:
            continue
        found.append(Membership(each.id, each.name, library.campaigns.rules(each.id), each.system, each.setting))
    return tuple(found)


def add_member(character: Character, library: Library) -> str:
    """Add a new character, with the present rules of its campaign; return its id. Runs on the library's thread."""
    id_ = library.add(prepare_character(character), Origin.NEW)
    if character.campaign_id:
        with suppress(LibraryError):  # the campaign is gone; the character keeps the rules that it began with
            library.campaigns.join([id_], character.campaign_id)
    return id_
