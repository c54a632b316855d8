"""Campaigns of a library: a character joins one by naming it; its row keeps the Game Master's notes."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, func, select, update

from core.errors import LibraryError
from core.messages import Message
from core.store.character_rows import campaign_serials
from core.store.connections import Connections
from core.store.records import Campaign
from core.store.tables import CAMPAIGN, CHARACTER

_LIST = (
    select(CAMPAIGN.c.id, CAMPAIGN.c.name, CAMPAIGN.c.notes, func.count(CHARACTER.c.serial))
    .outerjoin_from(CAMPAIGN, CHARACTER, (CHARACTER.c.campaign == CAMPAIGN.c.serial) & CHARACTER.c.trashed.is_(None))
    .group_by(CAMPAIGN.c.serial)
    .order_by(CAMPAIGN.c.name)
)


class Campaigns:
    """The campaigns of a library."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def list(self) -> tuple[Campaign, ...]:
        """Return every campaign, sorted by name."""
        with self._connections.reader() as connection:
            return tuple(Campaign(*row) for row in connection.execute(_LIST))

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

        def write(connection: Connection) -> None:
            campaign_serials(connection, {name}, self._connections.now())
            if notes:
                connection.execute(
                    update(CAMPAIGN).where(CAMPAIGN.c.name == bindparam("at_name")), {"at_name": name, "notes": notes}
                )

        self._connections.write(write)
        return next(campaign for campaign in self.list() if campaign.name == name)

    def remove(self, id: str) -> None:
        """Delete a campaign that no character belongs to, not even one in the trash.

        Raises:
            LibraryError: There is no such campaign, or characters belong to it.
        """

        def write(connection: Connection) -> None:
            serial = connection.execute(select(CAMPAIGN.c.serial).where(CAMPAIGN.c.id == id)).scalar_one_or_none()
            if serial is None:
                raise LibraryError(
                    Message(
                        "no_campaign",
                        "There is no campaign {id} in the library. It may have been removed.",
                        {"id": id},
                    )
                )
            members = select(func.count()).where(CHARACTER.c.campaign == serial)
            if count := connection.execute(members).scalar_one():
                raise LibraryError(
                    Message(
                        "campaign_in_use",
                        "{count:# character still belongs|# characters still belong} to this campaign (the trash "
                        "counts). Move them to another campaign first.",
                        {"count": count},
                    )
                )
            connection.execute(CAMPAIGN.delete().where(CAMPAIGN.c.serial == serial))

        self._connections.write(write)
