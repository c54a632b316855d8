"""Settings (to people: worlds) kept in a library, as the files that characters were made with.

The store knows no game: callers read and check a setting before they keep it, and read one that they find within the
same limits. A damaged row is passed over; :func:`check_settings` reports it, and keeping the setting again mends it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, Select, bindparam, or_, select

from core.character.json_reader import LARGEST_FILE, read_object
from core.character.setting_reference import SettingReference, content_hash
from core.errors import LibraryError, QuireError
from core.messages import Message, Word
from core.store.connections import Connections
from core.store.records import from_milliseconds
from core.store.stored_values import Unreadable
from core.store.tables import SETTING
from core.store.worlds import Worlds

if TYPE_CHECKING:
    from core.content.setting import Setting
    from core.rules.model import System

_HEAD: Final = select(*(SETTING.c[key] for key in ("serial", "system", "id", "name", "hash", "created")))
_FIND: Final = _HEAD.where(
    SETTING.c.system == bindparam("of_system"),
    or_(SETTING.c.hash == bindparam("with_hash"), SETTING.c.id == bindparam("with_id")),
).order_by((SETTING.c.hash == bindparam("with_hash")).desc(), SETTING.c.serial.desc())
_LIST: Final = _HEAD.where(SETTING.c.system == bindparam("of_system")).order_by(SETTING.c.serial.desc())
_DOCUMENT: Final = select(SETTING.c.document).where(SETTING.c.serial == bindparam("at_serial"))
_UPDATE: Final = (
    SETTING.update()
    .where(SETTING.c.serial == bindparam("at_serial"))
    .values(id=bindparam("new_id"), name=bindparam("new_name"), document=bindparam("new_document"))
)
_WHOLE: Final = "SELECT document, id, system, name, hash FROM setting WHERE serial = ?"


@dataclass(frozen=True, slots=True)
class StoredSetting:
    """A setting in a library, without its entries.

    Attributes:
        system: Id of its game.
        reference: Its id, name and content hash.
        created: When it was kept.
    """

    system: str
    reference: SettingReference
    created: datetime


class StoredSettings:
    """The settings of a library."""

    def __init__(self, connections: Connections, worlds: Worlds) -> None:
        self._connections = connections
        self._worlds = worlds

    def offered(self, system: System, reference: SettingReference) -> Setting | None:
        """Return what the living world offers that a character names; see :meth:`core.store.worlds.Worlds.offered`."""
        return self._worlds.offered(system, reference)

    def keep(self, system: str, reference: SettingReference, document: str) -> None:
        """Keep a setting that is used; one that is kept already is not written again.

        Args:
            system: Id of its game.
            reference: Its id, name and content hash, without anything else.
            document: Its file as one line of JSON with sorted keys.

        Raises:
            LibraryError: It is too large, or the library cannot be written.
        """
        if len(document.encode()) > LARGEST_FILE:
            raise _too_large(reference)
        with self._connections.reader() as connection:
            heads = _rows(connection, _FIND, _wanted(system, reference))
            plain = replace(reference, extra={})
            same = [serial for serial, stored in heads if stored.reference == plain]
            if any(_text_of(connection, serial) == document for serial in same):
                return
        self._connections.write(lambda connection: self._write(connection, system, reference, document))

    def find(self, system: str, reference: SettingReference) -> str | None:
        """Return the file of a character's setting; None if it is not here.

        The very content wins; without it, the newest content under the same id and name.
        """
        with self._connections.reader() as connection:
            for serial, stored in _rows(connection, _FIND, _wanted(system, reference)):
                is_same = stored.reference.hash == reference.hash
                if not is_same and (stored.reference.id, stored.reference.name) != (reference.id, reference.name):
                    continue
                document = _text_of(connection, serial)
                if content_hash(document) == stored.reference.hash:
                    return document
        return None

    def list(self, system: str) -> tuple[StoredSetting, ...]:
        """Return the settings of a game, the newest content of each id and name, last kept first."""
        newest: dict[tuple[str, str], StoredSetting] = {}
        with self._connections.reader() as connection:
            for _, stored in _rows(connection, _LIST, {"of_system": system}):
                newest.setdefault((stored.reference.id, stored.reference.name), stored)
        return tuple(newest.values())

    def copy_from(self, other: StoredSettings) -> None:
        """Keep every sound setting of another library, too.

        Raises:
            LibraryError: One of the libraries cannot be read or written.
        """
        with other._connections.reader() as connection:
            rows = list(_rows(connection, _HEAD.order_by(SETTING.c.serial), {}))
            whole = [(stored, _text_of(connection, serial)) for serial, stored in rows]
        for stored, document in whole:
            if content_hash(document) == stored.reference.hash:
                self.keep(stored.system, stored.reference, document)

    def _write(self, connection: Connection, system: str, reference: SettingReference, document: str) -> None:
        same = select(SETTING.c.serial).where(SETTING.c.system == system, SETTING.c.hash == reference.hash)
        serial = connection.execute(same).scalar()
        if serial is not None:  # its row is damaged
            values = {"new_id": reference.id, "new_name": reference.name, "new_document": document}
            connection.execute(_UPDATE, {"at_serial": serial, **values})
            return
        connection.execute(
            SETTING.insert(),
            {
                "id": reference.id, "system": system, "name": reference.name, "hash": reference.hash,
                "created": self._connections.now(), "document": document,
            },
        )  # fmt: skip


def _wanted(system: str, reference: SettingReference) -> Mapping[str, str]:
    return {"of_system": system, "with_id": reference.id, "with_hash": reference.hash}


def _rows(
    connection: Connection, statement: Select[Any], values: Mapping[str, str]
) -> Iterator[tuple[int, StoredSetting]]:
    for serial, system, id_, name, hash_, created in connection.execute(statement, values).all():
        yield serial, StoredSetting(system, SettingReference(id_, name, hash_), from_milliseconds(created))


def _text_of(connection: Connection, serial: int) -> str:
    return _text(connection.execute(_DOCUMENT, {"at_serial": serial}).scalar_one())


def check_settings(connection: sqlite3.Connection) -> Iterator[Message]:
    """Yield what is wrong with the settings of a library.

    Args:
        connection: A connection to the library, for reading.
    """
    for _, document, id_, system, name, hash_ in _whole_rows(connection):
        problem = _problem(document, id_, system, name, hash_)
        if problem is not None:
            yield Message(
                "setting_damaged",
                "The world {name} ({game}) in the library is damaged: {reason} Mend it with quire doctor --repair, or "
                "add its file again with quire library import.",
                {"name": name or id_, "game": system, "reason": problem},
            )


def repair_settings(connection: sqlite3.Connection) -> None:
    """Write id, game, name and hash of every setting again, from its content, where that can be read.

    Args:
        connection: A connection to the library, in a transaction.
    """
    for serial, document, id_, system, name, hash_ in _whole_rows(connection):
        if _problem(document, id_, system, name, hash_) is None:
            continue
        try:
            read = read_object(document)
        except QuireError:
            continue
        texts = [read.get(key) for key in ("id", "system", "name")]
        if all(isinstance(each, str) and each for each in texts):
            connection.execute("DELETE FROM setting WHERE hash = ? AND serial <> ?", (content_hash(document), serial))
            connection.execute(
                "UPDATE setting SET id = ?, system = ?, name = ?, hash = ? WHERE serial = ?",
                (*texts, content_hash(document), serial),
            )


def _whole_rows(connection: sqlite3.Connection) -> Iterator[tuple[int, str, str, str, str, str]]:
    """Yield serial, document, id, game, name and hash of every setting that is still there."""
    serials = connection.execute("SELECT serial FROM setting ORDER BY serial").fetchall()
    for (serial,) in serials:
        row = connection.execute(_WHOLE, (serial,)).fetchone()
        if row is not None:
            document, id_, system, name, hash_ = map(_text, row)
            yield serial, document, id_, system, name, hash_


def _problem(document: str, id: str, system: str, name: str, hash: str) -> Message | Word | None:
    try:
        read = read_object(document)
    except QuireError as error:
        return error.message
    if content_hash(document) != hash:
        return Word("its content has changed.")
    if (read.get("id"), read.get("system"), read.get("name")) != (id, system, name):
        return Word("its id, game or name is another one than in its content.")
    return None


def _text(value: object) -> str:
    """Return the text of a column; "" for what cannot be read."""
    return value if isinstance(value, str) and not isinstance(value, Unreadable) else ""


def _too_large(reference: SettingReference) -> LibraryError:
    return LibraryError(
        Message(
            "setting_too_large",
            "The world {name} is too large for the library: at most {most} MB. Make its texts shorter and try again.",
            {"name": reference.name, "most": LARGEST_FILE // 1024**2},
        )
    )
