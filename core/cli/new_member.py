"""The character with which ``quire new`` begins: blank, a member of a campaign, or that of a draft."""

from __future__ import annotations

from pathlib import Path

from core.character.document import Character
from core.character.membership import Membership
from core.cli.output_language import say
from core.cli.sources import open_library
from core.cli.usage_errors import WrongUsage
from core.errors import LibraryError
from core.messages import Message
from core.registry import Game, game


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
        return database.campaigns.membership(found).begin(character)


def _resume_member(character: Character, draft: str, library: Path | None) -> Character:
    """Return a new character with the rules that a draft began with."""
    with open_library(library, must_exist=True, reads_only=True) as database:
        kept = Membership.of_draft(database.drafts.load(draft).transcript)
    return character if kept is None else kept.begin(character)
