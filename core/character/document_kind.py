"""Tells characters, worlds and campaigns apart: all three are documents, of a game or of a synthetic one.

The synthetic game of a kind is named after the game: ``sord:world``, ``sord:campaign``; a campaign without a game is of
``campaign`` alone. The column ``kind`` of the library says the same.
"""

from __future__ import annotations

from typing import Final

CHARACTER: Final = "character"
WORLD: Final = "world"
CAMPAIGN: Final = "campaign"

KINDS: Final = (CHARACTER, WORLD, CAMPAIGN)

_MARK: Final = ":"


def kind_of_document(system_id: str) -> str:
    """Return the kind of the documents of a system: one of :data:`KINDS`."""
    kind = system_id.rpartition(_MARK)[2]
    return kind if kind == CAMPAIGN or (kind == WORLD and _MARK in system_id) else CHARACTER


def game_of_document(system_id: str) -> str:
    """Return the id of the game that a document is for; "" for a campaign without one."""
    return system_id if kind_of_document(system_id) == CHARACTER else system_id.rpartition(_MARK)[0]


def synthetic_id(game_id: str, kind: str) -> str:
    """Return the id of the synthetic game of worlds or campaigns of a game; without a game the kind alone."""
    return f"{game_id}{_MARK}{kind}" if game_id else kind
