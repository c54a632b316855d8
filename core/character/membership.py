"""The campaign in which a new character begins: with its game, its world and its rules; and what a draft keeps of it.

The wizard and ``quire new`` begin a character with :meth:`Membership.begin`, keep its campaign in the draft, and put
the finished character back into it with :func:`staying_edit`. The library then gives it the rules that hold by now
(``Campaigns.admit``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from core.character.campaign_document import joining_edit
from core.character.campaign_rules import CampaignRules
from core.character.document import Character
from core.character.edits import Edit
from core.character.json_values import Json
from core.character.setting_reference import SettingReference

CAMPAIGN_KEY: Final = "campaign"
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

    @classmethod
    def of(cls, character: Character) -> Membership | None:
        """Return the campaign of a character with the rules that it has from it; None without one."""
        if not character.campaign:
            return None
        return cls(character.campaign_id, character.campaign, character.campaign_rules)

    @classmethod
    def of_draft(cls, transcript: Mapping[str, Json]) -> Membership | None:
        """Return the campaign that the draft of a new character keeps; None without one."""
        kept = transcript.get(CAMPAIGN_KEY)
        if not isinstance(kept, Mapping):
            return None
        id_, name = kept.get("id"), kept.get("name")
        if not isinstance(id_, str) or not isinstance(name, str) or not name:
            return None
        return cls(id_, name, CampaignRules.from_json(kept.get("rules")))

    def begin(self, character: Character) -> Character:
        """Return a new character as a member, with the rules of the campaign, and its world if it has one."""
        return replace(
            character,
            campaign=self.name,
            campaign_id=self.id,
            campaign_rules=self.rules,
            setting=self.setting or character.setting,
        )

    def to_draft(self) -> dict[str, Json]:
        """Return what the transcript of a draft keeps, so that the draft counts as a member."""
        rules = None if self.rules is None else self.rules.to_json()
        return {CAMPAIGN_KEY: {"id": self.id, "name": self.name, "rules": rules}}


def staying_edit(begun: Character, finished: Character) -> Edit | None:
    """Return the edit that puts a finished character into the campaign that it began in; None if it is in it.

    Args:
        begun: The character as it began.
        finished: The character as its creation left it; one that named another campaign stays in that one.
    """
    if not begun.campaign_id or finished.campaign not in ("", begun.campaign):
        return None
    return joining_edit(finished, begun.campaign_id, begun.campaign, begun.campaign_rules)
