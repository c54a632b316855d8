"""The campaign in which ``quire new`` makes a character: its rules, its world, and what a draft keeps of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from core.character.campaign_document import joining_edit
from core.character.campaign_rules import CampaignRules
from core.character.document import Character
from core.cli.output_language import say
from core.cli.sources import open_library
from core.cli.usage_errors import WrongUsage
from core.errors import LibraryError
from core.messages import Message
from core.registry import Game, game

if TYPE_CHECKING:
    from core.character.json_values import Json
    from core.character.sheet import Sheet
    from core.store.library import Library

CAMPAIGN_KEY: Final = "campaign"
"""Key in a draft's transcript for the campaign of the new character."""


def begin_character(
    chosen: Game, name: str, campaign: str | None, resume: str | None, library: Path | None
) -> Character:
    """Return the document with which a new character begins.

    Args:
        chosen: Its game.
        name: Its name, or "".
        campaign: Id or name of its campaign; None for none.
        resume: The draft that is continued; None for none.
        library: The library; None for the user's own.

    Raises:
        LibraryError: There is no such campaign, it is of another game, or there is no such draft.
        WrongUsage: A campaign is named for a draft, which has its own.
    """
    character = Character(system=chosen.id, name=name)
    if campaign is not None and resume is not None:
        raise WrongUsage(say("--campaign and --resume cannot be used together."))
    if campaign is not None:
        return _begin_member(character, chosen, campaign, library)
    return character if resume is None else _resume_member(character, resume, library)


def _begin_member(character: Character, chosen: Game, campaign: str, library: Path | None) -> Character:
    with open_library(library, must_exist=True, reads_only=True) as database:
        found = next((each for each in database.campaigns.list() if campaign in (each.id, each.name)), None)
        if found is None:
            raise LibraryError(
                Message(
                    "no_campaign_named",
                    "There is no campaign {name} in the library. Check its name.",
                    {"name": campaign},
                )
            )
        if found.system not in ("", chosen.id):
            raise LibraryError(
                Message(
                    "campaign_of_other_game",
                    "The campaign {name} is of {theirs}, not of {ours}.",
                    {"name": found.name, "theirs": game(found.system).name, "ours": chosen.name},
                )
            )
        rules = database.campaigns.rules(found.id) if found.system else None
    begun = replace(character, campaign=found.name, campaign_id=found.id, campaign_rules=rules)
    return replace(begun, setting=found.setting) if found.setting is not None else begun


def _resume_member(character: Character, draft: str, library: Path | None) -> Character:
    """Return a new character with the rules that a draft began with."""
    with open_library(library, must_exist=True, reads_only=True) as database:
        kept = database.drafts.load(draft).transcript.get(CAMPAIGN_KEY)
    if not isinstance(kept, Mapping) or not isinstance(kept.get("id"), str) or not isinstance(kept.get("name"), str):
        return character
    rules = CampaignRules.from_json(kept.get("rules"))
    return replace(character, campaign=str(kept["name"]), campaign_id=str(kept["id"]), campaign_rules=rules)


def kept_campaign(character: Character) -> dict[str, Json]:
    """Return what the draft of a new character keeps of its campaign; empty without one."""
    if not character.campaign_id:
        return {}
    rules = None if character.campaign_rules is None else character.campaign_rules.to_json()
    return {CAMPAIGN_KEY: {"id": character.campaign_id, "name": character.campaign, "rules": rules}}


def keep_membership(sheet: Sheet, begun: Character) -> None:
    """Put a finished character into the campaign that it began in, unless its creation named another one.

    Args:
        sheet: The finished character.
        begun: The character as it began.
    """
    if begun.campaign_id and sheet.character.campaign in ("", begun.campaign):
        edit = joining_edit(sheet.character, begun.campaign_id, begun.campaign, begun.campaign_rules)
        if edit is not None:
            sheet.apply(edit)


def join_present_rules(database: Library, id_: str, character: Character) -> None:
    """Give a new character the present rules of its campaign, which may have changed since its draft.

    Args:
        database: The library.
        id_: Id of the character.
        character: The character.
    """
    if any(each.id == character.campaign_id for each in database.campaigns.list()):
        database.campaigns.join([id_], character.campaign_id)
