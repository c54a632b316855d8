"""Lists, adds and removes campaigns of a library; a character joins one by naming it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import and_, text
from sqlmodel import Session, col, func, select

from core.character.document_kind import CHARACTER
from core.errors import LibraryError
from core.messages import Message
from core.store.character_rows import campaign_serials
from core.store.connections import Connections
from core.store.document_kinds import kind_condition
from core.store.records import Campaign, find_problem
from core.store.tables import CampaignRow, CharacterRow

_LIVING: Final = f"character.trashed IS NULL AND {kind_condition(CHARACTER, 'character.')}"


class Campaigns:
    """The campaigns of a library."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def list(self) -> tuple[Campaign, ...]:
        """Return every campaign, sorted by name."""
        is_member = and_(col(CharacterRow.campaign) == CampaignRow.serial, text(_LIVING))
        statement = (
            select(CampaignRow, func.count(col(CharacterRow.serial)))
            .join(CharacterRow, is_member, isouter=True)
            .group_by(col(CampaignRow.serial))
            .order_by(CampaignRow.name)
        )
        with self._connections.session() as session:
            return tuple(
                Campaign(row.id, row.name, row.notes, count, find_problem((row.id, row.name, row.notes)))
                for row, count in session.exec(statement)
            )

    def add(self, name: str, notes: str = "") -> Campaign:
        """Return the campaign of this name, created if needed, and store notes where some are given.

        Raises:
            LibraryError: The name is empty.
        """
        if not name.strip():
            raise LibraryError(
                Message(
                    "campaign_without_name",
                    "A campaign needs a name. Type one.",
                )
            )

        def write(session: Session) -> None:
            campaign_serials(session.connection(), {name}, self._connections.now())
            if notes:
                session.exec(select(CampaignRow).where(CampaignRow.name == name)).one().notes = notes

        self._connections.write_session(write)
        return next(campaign for campaign in self.list() if campaign.name == name)

    def remove(self, id: str) -> None:
        """Delete a campaign that no character belongs to, not even one in the trash.

        Raises:
            LibraryError: There is no such campaign, or characters belong to it.
        """

        def write(session: Session) -> None:
            campaign = session.exec(select(CampaignRow).where(CampaignRow.id == id)).one_or_none()
            if campaign is None:
                raise LibraryError(
                    Message(
                        "no_campaign",
                        "There is no campaign {id} in the library. It may have been removed.",
                        {"id": id},
                    )
                )
            members = select(func.count()).where(CharacterRow.campaign == campaign.serial)
            if count := session.exec(members).one():
                raise LibraryError(
                    Message(
                        "campaign_in_use",
                        "{count:# character still belongs|# characters still belong} to this campaign (the trash "
                        "counts). Move them to another campaign first.",
                        {"count": count},
                    )
                )
            session.delete(campaign)

        self._connections.write_session(write)
