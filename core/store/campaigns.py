"""Campaigns: characters belong to one by the name in their document; its row keeps what the Game Master notes of it."""

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

    def __init__(self, access: Connections) -> None:
        self._access = access

    def list(self) -> tuple[Campaign, ...]:
        """Return every campaign, by name."""
        with self._access.reader() as connection:
            return tuple(Campaign(*row) for row in connection.execute(_LIST))

    def add(self, name: str, notes: str = "") -> Campaign:
        """Make a campaign, or take the one that has this name, and note something of it.

        Raises:
            LibraryError: The name is empty.
        """
        if not name.strip():
            raise LibraryError(
                Message(
                    "campaign_without_name",
                    "A campaign needs a name, because characters belong to it by name. Give it one.",
                )
            )

        def write(connection: Connection) -> None:
            campaign_serials(connection, {name}, self._access.now())
            if notes:
                connection.execute(
                    update(CAMPAIGN).where(CAMPAIGN.c.name == bindparam("at_name")), {"at_name": name, "notes": notes}
                )

        self._access.write(write)
        return next(campaign for campaign in self.list() if campaign.name == name)

    def remove(self, id: str) -> None:
        """Forget a campaign that no character names, the thrown away included.

        Raises:
            LibraryError: There is no such campaign, or characters belong to it.
        """

        def write(connection: Connection) -> None:
            serial = connection.execute(select(CAMPAIGN.c.serial).where(CAMPAIGN.c.id == id)).scalar_one_or_none()
            if serial is None:
                raise LibraryError(
                    Message(
                        "no_campaign",
                        "There is no campaign {id} in the library; perhaps it was removed already. List the campaigns.",
                        {"id": id},
                    )
                )
            members = select(func.count()).where(CHARACTER.c.campaign == serial)
            if count := connection.execute(members).scalar_one():
                raise LibraryError(
                    Message(
                        "campaign_in_use",
                        "{count:# character belongs|# characters belong} to this campaign, in the trash or out of it, "
                        "so it stays. Write another campaign there first.",
                        {"count": count},
                    )
                )
            connection.execute(CAMPAIGN.delete().where(CAMPAIGN.c.serial == serial))

        self._access.write(write)
