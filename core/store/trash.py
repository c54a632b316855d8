"""The trash: moving characters there, restoring them and deleting them permanently."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, bindparam, update

from core.errors import LibraryError
from core.messages import Message
from core.store.character_rows import delete_character, require_header
from core.store.commits import Commits
from core.store.tables import CHARACTER

_SET_TRASHED = (
    update(CHARACTER)
    .where(CHARACTER.c.id == bindparam("at_id"))
    .values(trashed=bindparam("trashed"), write=CHARACTER.c.write + 1)
)


def set_trashed(connection: Connection, commits: Commits, ids: Iterable[str], trashed_at: int | None) -> None:
    """Move characters to the trash, or restore them.

    Args:
        connection: The database connection.
        commits: Its cache of these characters is dropped.
        ids: The characters.
        trashed_at: Time of the move in milliseconds; None restores them.

    Raises:
        LibraryError: One of them is not there.
    """
    for id in ids:
        require_header(connection, id)
        commits.forget(id)
        connection.execute(_SET_TRASHED, {"at_id": id, "trashed": trashed_at})


def delete_forever(connection: Connection, commits: Commits, ids: Iterable[str]) -> None:
    """Delete characters permanently, with their history.

    Args:
        connection: The database connection.
        commits: Its cache of these characters is dropped.
        ids: The characters.

    Raises:
        LibraryError: One of them is not there, or not in the trash.
    """
    for id in ids:
        header = require_header(connection, id)
        if not header.is_trashed:
            raise LibraryError(
                Message(
                    "not_in_trash",
                    "{name} is not in the trash, so it was not deleted. Move it to the trash first.",
                    {"name": header.summary.name or id},
                )
            )
        commits.forget(id)
        delete_character(connection, header)
