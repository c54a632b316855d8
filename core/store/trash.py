"""The trash: characters that were thrown away, and the way out of it, back or for good."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, bindparam, update

from core.errors import LibraryError
from core.messages import Message
from core.store.character_rows import delete_character, require_header
from core.store.commits import Commits
from core.store.tables import CHARACTER

_MARK = (
    update(CHARACTER)
    .where(CHARACTER.c.id == bindparam("at_id"))
    .values(trashed=bindparam("trashed"), write=CHARACTER.c.write + 1)
)


def set_trashed(connection: Connection, commits: Commits, ids: Iterable[str], since: int | None) -> None:
    """Throw characters away, or take them back.

    Args:
        connection: Where it is written.
        commits: What is known of their newest documents, which is read anew after this.
        ids: The characters.
        since: When they were thrown away, as the clock of the library counts; None takes them back.

    Raises:
        LibraryError: One of them is not there.
    """
    for id in ids:
        require_header(connection, id)
        commits.forget(id)
        connection.execute(_MARK, {"at_id": id, "trashed": since})


def delete_forever(connection: Connection, commits: Commits, ids: Iterable[str]) -> None:
    """Delete characters for good, with their history.

    Args:
        connection: Where it is written.
        commits: What is known of their newest documents, which is forgotten.
        ids: The characters.

    Raises:
        LibraryError: One of them is not there, or does not lie in the trash.
    """
    for id in ids:
        head = require_header(connection, id)
        if not head.is_trashed:
            raise LibraryError(
                Message(
                    "not_in_trash",
                    "{name} does not lie in the trash, so it is not deleted for good. Throw it away first.",
                    {"name": head.summary.name or id},
                )
            )
        commits.forget(id)
        delete_character(connection, head)
