"""Seeds and ids of new drafts, and their end."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from core.store.records import LoggedRoll

if TYPE_CHECKING:
    from core.store.library import Library

_SEED_BITS: Final = 32
_ID_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
_ID_LENGTH: Final = 8


def new_seed() -> str:
    """Return a random seed."""
    return str(random.SystemRandom().getrandbits(_SEED_BITS))


def new_draft_id() -> str:
    """Return a new draft id, known before the draft is first saved."""
    return "".join(random.SystemRandom().choices(_ID_LETTERS, k=_ID_LENGTH))


def delete_draft(draft_id: str, library: Library) -> None:
    """Delete a draft if it exists; runs on the library's thread."""
    if any(draft.id == draft_id for draft in library.drafts.list()):
        library.drafts.remove(draft_id)


def finish_draft(draft_id: str, rolls: Sequence[LoggedRoll], library: Library) -> None:
    """Log the rolls of a finished procedure and delete its draft; runs on the library's thread."""
    library.rolls.add(*rolls)
    delete_draft(draft_id, library)
