"""Gives the rules of a campaign to its members, in the transaction that changes the campaign's document.

Whenever a write of a campaign's document changes its options, house rules or reasons, each member whose rules differ
gets one revision with the new ones (`Origin.CAMPAIGN`), all with one operation. So undo, redo and restoring of the
campaign's document change the rules everywhere, also after a restart. Those revisions are not on the members' own
undo stacks: a member alone cannot leave the rules of its campaign by undoing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from sqlalchemy import Connection, select

from core.character.campaign_document import rules_of_campaign
from core.character.campaign_rules import CampaignRules
from core.character.document import CAMPAIGN_ID, Character
from core.character.document_kind import CAMPAIGN as CAMPAIGN_KIND
from core.character.document_kind import game_of_document, kind_of_document
from core.character.edits import Batch, Edit, SetCampaignRules, SetHeader, SetHouseRule, SetOption
from core.character.uids import Uids
from core.store.records import Change, Origin
from core.store.tables import CAMPAIGN, CHARACTER

_TOUCHING: Final = (SetOption, SetHouseRule)


def gives_rules(system: str, edit: Edit) -> bool:
    """Return whether an edit of a document changes the rules of a campaign's members.

    Args:
        system: Id of the system of the document.
        edit: The edit.
    """
    return kind_of_document(system) == CAMPAIGN_KIND and _touches_rules(edit)


def _touches_rules(edit: Edit) -> bool:
    return any(map(_touches_rules, edit.edits)) if isinstance(edit, Batch) else isinstance(edit, _TOUCHING)


def member_ids(connection: Connection, id: str, system: str) -> list[str]:
    """Return the ids of the characters of a campaign outside the trash that are of its game.

    Args:
        connection: A connection in a transaction.
        id: Id of the campaign.
        system: Id of the system of its document.
    """
    statement = (
        select(CHARACTER.c.id)
        .join_from(CHARACTER, CAMPAIGN, CHARACTER.c.campaign == CAMPAIGN.c.serial)
        .where(CAMPAIGN.c.id == id, CHARACTER.c.trashed.is_(None), CHARACTER.c.system == game_of_document(system))
        .order_by(CHARACTER.c.serial)
    )
    return [each for (each,) in connection.execute(statement)]


def campaigns_of_members(connection: Connection, ids: Sequence[str]) -> dict[str, list[str]]:
    """Return those of some characters that are of the game of their campaign, by the id of the campaign.

    Args:
        connection: A connection in a transaction.
        ids: Ids of characters, at most some hundred.
    """
    documents = CHARACTER.alias("documents")
    statement = (
        select(CHARACTER.c.id, CAMPAIGN.c.id, CHARACTER.c.system, documents.c.system)
        .join_from(CHARACTER, CAMPAIGN, CHARACTER.c.campaign == CAMPAIGN.c.serial)
        .join(documents, documents.c.id == CAMPAIGN.c.id)
        .where(CHARACTER.c.id.in_(ids))
        .order_by(CHARACTER.c.serial)
    )
    found: dict[str, list[str]] = {}
    for member, campaign, system, document in connection.execute(statement):
        if system == game_of_document(document):
            found.setdefault(campaign, []).append(member)
    return found


def rules_to_give(campaign: Character, id: str, version: int) -> CampaignRules | None:
    """Return the rules of a campaign for its members; None if it has none.

    Args:
        campaign: Its document.
        id: Its id.
        version: Number of its newest revision.
    """
    rules = rules_of_campaign(campaign, id, version)
    return rules if rules.has_rules else None


def with_present_name(connection: Connection, id: str, character: Character) -> Character:
    """Return a character whose campaign rules know the present name of their campaign, which is not stored in it.

    Args:
        connection: A connection.
        id: Id of the character.
        character: Its document.
    """
    rules = character.campaign_rules
    if rules is None:
        return character
    statement = select(CAMPAIGN.c.name).join_from(CHARACTER, CAMPAIGN, CHARACTER.c.campaign == CAMPAIGN.c.serial)
    name = connection.execute(statement.where(CHARACTER.c.id == id, CAMPAIGN.c.id == rules.id)).scalar()
    return replace(character, campaign_rules=replace(rules, present_name=str(name or "")))


def make_rules_change(
    rules: CampaignRules | None, campaign: str, label: str, operation: str, uids: Uids
) -> Callable[[Character], Change | None]:
    """Return the function that computes the edit of a member; None for a member that has these rules already.

    Args:
        rules: The rules; None for none.
        campaign: Id of the campaign.
        label: Label of the revision.
        operation: Names the action in all histories.
        uids: Source of uids for rows; none are made.
    """

    def make(member: Character) -> Change | None:
        held = member.campaign_rules
        if (held is None and rules is None) or (held is not None and rules is not None and _are_same(held, rules)):
            return None
        edits: list[Edit] = [SetCampaignRules(rules)]
        if member.campaign_id != campaign:
            edits.append(SetHeader(CAMPAIGN_ID, campaign))
        edit = edits[0] if len(edits) == 1 else Batch(tuple(edits), label)
        inverse = edit.apply(member, uids).inverse
        return Change(edit, inverse, label, Origin.CAMPAIGN, operation=operation)

    return make


def _are_same(held: CampaignRules, rules: CampaignRules) -> bool:
    return held.id == rules.id and held.equals(rules) and held.reasons == rules.reasons
