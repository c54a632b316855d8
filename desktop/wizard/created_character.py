"""Adds created characters to the library, as members of the campaign that they began in; runs on worker threads."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

from core.character.membership import staying_edit
from core.character.uids import Uids
from core.messages import Translate
from core.store.records import Origin
from core.store.roll_conversion import to_logged_rolls
from desktop.library.drafts import finish_draft
from desktop.library.library_opening import prepare_character

if TYPE_CHECKING:
    from core.character.document import Character
    from core.procedures.transcript import RollRecord
    from core.store.library import Library


def in_campaign(begun: Character, finished: Character) -> Character:
    """Return a finished character in the campaign that it began in."""
    edit = staying_edit(begun, finished)
    return finished if edit is None else edit.apply(finished, Uids(random.Random())).character


def add_character(character: Character, library: Library) -> str:
    """Add a new character, with the present rules of its campaign; return its id."""
    id_ = library.add(prepare_character(character), Origin.NEW)
    library.campaigns.admit(id_)
    return id_


def add_created(
    character: Character, draft_id: str, rolls: Sequence[RollRecord], words: Translate, library: Library
) -> str:
    """Add a character that the wizard has created, with its rolls, and delete the draft; return its id."""
    id_ = add_character(character, library)
    finish_draft(draft_id, to_logged_rolls(rolls, id_, words), library)
    return id_
