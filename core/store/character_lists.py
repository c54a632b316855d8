"""The lists of a library: pages, numbers and groups of characters, and where a search found them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

from core.store.connections import Connections, fetch_rows
from core.store.errors import no_character_error
from core.store.list_query import PAGE_SIZE, ListReader
from core.store.records import EntryPage, GroupBy, LibraryEntry, PageKey, Query

if TYPE_CHECKING:
    from core.store.found_texts import FoundText


class CharacterLists:
    """Reads lists of characters; each call is one short transaction on the calling thread.

    Args:
        connections: The connections to the library.
    """

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def entry(self, id: str) -> LibraryEntry:
        """Return the list entry of one character.

        Raises:
            LibraryError: There is no such character.
        """
        return next(self.entries([id]))

    def entries(self, ids: Sequence[str]) -> Iterator[LibraryEntry]:
        """Yield the list entries of characters, in the order of the ids, read page by page.

        Raises:
            LibraryError: One of them is not there.
        """
        for start in range(0, len(ids), PAGE_SIZE):
            chunk = ids[start : start + PAGE_SIZE]
            with self._list_reader() as reader:
                entries = reader.entries(chunk)
            for id in chunk:
                if id not in entries:
                    raise no_character_error(id)
                yield entries[id]

    def page(self, query: Query | None = None, after: PageKey | None = None, size: int = PAGE_SIZE) -> EntryPage:
        """Return one page of a list.

        Args:
            query: Which characters, in which order; None for all by name.
            after: ``next`` of the page before; None for the first.
            size: Entries of a page.
        """
        with self._list_reader() as reader:
            return reader.page(query, after, size)

    def all_entries(self, query: Query | None = None) -> Iterator[LibraryEntry]:
        """Yield all entries of a list, read page by page."""
        after: PageKey | None = None
        while True:
            page = self.page(query, after)
            yield from page.entries
            if page.next is None:
                return
            after = page.next

    def count(self, query: Query | None = None) -> int:
        """Return the number of characters in a list."""
        with self._list_reader() as reader:
            return reader.count(query)

    def groups(self, query: Query | None = None, by: GroupBy = GroupBy.CAMPAIGN) -> tuple[tuple[str, int], ...]:
        """Return the groups of a list with the number of their characters, by name; no group, "", comes last."""
        with self._list_reader() as reader:
            return reader.groups(query, by)

    def page_keys(self, query: Query | None = None, size: int = PAGE_SIZE) -> tuple[PageKey, ...]:
        """Return the keys at which the second and every later page of a list begins, to jump to any page.

        Args:
            query: As for :meth:`page`.
            size: Entries of a page.
        """
        with self._list_reader() as reader:
            return reader.page_keys(query, size)

    def row_numbers(self, ids: Collection[str], query: Query | None = None) -> dict[str, int]:
        """Return the row numbers of characters in a list, by id, from 0; characters outside the list are left out."""
        with self._list_reader() as reader:
            return reader.row_numbers(ids, query)

    def ids(self, query: Query | None = None) -> tuple[tuple[str, str], ...]:
        """Return id and game of every character of a list, in no order."""
        with self._list_reader() as reader:
            return reader.ids(query)

    def count_among(self, ids: Collection[str], query: Query | None = None) -> int:
        """Return how many of some characters are in a list."""
        with self._list_reader() as reader:
            return reader.count_among(ids, query)

    def found_texts(self, ids: Collection[str], search: str) -> dict[str, FoundText]:
        """Return where a search finds characters, by id; those that it does not find are left out.

        Args:
            ids: The characters, as of one page: their documents are read.
            search: The text of the search.
        """
        with self._list_reader() as reader:
            return reader.found_texts(ids, search)

    def outdated(self, system: str, version: str, limit: int = PAGE_SIZE) -> tuple[str, ...]:
        """Return ids of characters whose summary line was made with another version of the game's data."""
        with self._list_reader() as reader:
            return reader.outdated(system, version, limit)

    def characters_of_world(self, system: str, world: str) -> tuple[str, ...]:
        """Return ids of the characters of a game that name a world, by name; those in the trash are left out.

        Args:
            system: Id of the game.
            world: The world's own id.
        """
        with self._list_reader() as reader:
            return reader.of_world(system, world)

    @contextmanager
    def _list_reader(self) -> Iterator[ListReader]:
        with self._connections.reader() as connection:
            yield ListReader(partial(fetch_rows, connection))
