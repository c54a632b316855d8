"""Moves characters to the trash, restores them, and deletes them permanently."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from sqlmodel import Session, col, delete, func, select, update

from core.character.document_kind import CAMPAIGN, kind_of_document
from core.errors import LibraryError
from core.messages import Message
from core.store.character_rows import READABLE_WRITE, require_header, update_index
from core.store.commits import Commits
from core.store.errors import no_character_error
from core.store.tables import CampaignRow, CharacterRow, PortraitRow, RevisionRow

_BATCH: Final = 500
_UNSYNCHRONISED: Final = {"synchronize_session": False}  # no rows are loaded here that would have to follow


def set_trashed(session: Session, commits: Commits, ids: Iterable[str], trashed_at: int | None) -> None:
    """Move characters to the trash, or restore them with the present rules of their campaigns.

    Args:
        session: The session.
        commits: Its cache of these characters is dropped.
        ids: The characters.
        trashed_at: Time of the move in milliseconds; None restores them.

    Raises:
        LibraryError: One of them is not there.
    """
    for batch in _batches(ids):
        present = set(session.exec(select(CharacterRow.id).where(col(CharacterRow.id).in_(batch))))
        for id in batch:
            if id not in present:
                raise no_character_error(id)
            commits.forget(id)
        moved = update(CharacterRow).where(col(CharacterRow.id).in_(batch))
        session.exec(moved.values(trashed=trashed_at, write=READABLE_WRITE + 1), execution_options=_UNSYNCHRONISED)
        if trashed_at is None:
            commits.give_present_rules(session.connection(), batch)


def delete_forever(session: Session, commits: Commits, ids: Iterable[str]) -> None:
    """Delete characters permanently, with their history, and portraits that nothing uses any more.

    Args:
        session: The session.
        commits: Its cache of these characters is dropped.
        ids: The characters.

    Raises:
        LibraryError: One of them is not there, or not in the trash.
    """
    connection = session.connection()
    for batch in _batches(ids):
        headers = [require_header(connection, id) for id in batch]
        for id, header in zip(batch, headers, strict=True):
            if not header.is_trashed:
                raise LibraryError(
                    Message(
                        "not_in_trash",
                        "{name} is not in the trash, so it was not deleted. Move it to the trash first.",
                        {"name": header.summary.name or id},
                    )
                )
            if kind_of_document(header.summary.system) == CAMPAIGN:
                remove_campaign_row(session, id)
            commits.forget(id)
            update_index(connection, header.serial, header.summary, None)
        deleted = delete(CharacterRow).where(col(CharacterRow.id).in_(batch))
        session.exec(deleted, execution_options=_UNSYNCHRONISED)
    used = [select(model.portrait).where(col(model.portrait).is_not(None)) for model in (CharacterRow, RevisionRow)]
    unused = delete(PortraitRow).where(*(col(PortraitRow.serial).not_in(serials) for serials in used))
    session.exec(unused, execution_options=_UNSYNCHRONISED)


def remove_campaign_row(session: Session, id: str) -> None:
    """Remove the row that characters refer to, of a campaign without characters.

    Raises:
        LibraryError: Characters belong to it.
    """
    campaign = session.exec(select(CampaignRow).where(CampaignRow.id == id)).one_or_none()
    if campaign is not None:
        check_unused(session, campaign)
        session.delete(campaign)


def check_unused(session: Session, campaign: CampaignRow) -> None:
    """Raise LibraryError if characters belong to a campaign, also such in the trash."""
    members = select(func.count()).where(col(CharacterRow.campaign) == campaign.serial)
    if count := session.exec(members).one():
        raise LibraryError(
            Message(
                "campaign_in_use",
                "{count:# character still belongs|# characters still belong} to this campaign (the trash "
                "counts). Move them to another campaign first.",
                {"count": count},
            )
        )


def _batches(ids: Iterable[str]) -> Iterator[list[str]]:
    """Yield distinct ids in batches that fit one statement."""
    remaining = iter(dict.fromkeys(ids))
    while batch := list(islice(remaining, _BATCH)):
        yield batch
