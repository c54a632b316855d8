"""What the palette finds in the library: characters, campaigns and worlds, by name and content."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from core.character.document_kind import CAMPAIGN, WORLD, game_of_document
from core.store.records import Query
from desktop.palette_view import PaletteItem, PaletteItemKind, rank

if TYPE_CHECKING:
    from core.store.library import Library
    from core.store.records import LibraryEntry
    from desktop.library.world_operations import WorldSummary

MOST_FOUND: Final = 12
"""Documents of one kind listed in the palette at most."""


@dataclass(frozen=True, slots=True)
class FoundDocuments:
    """Documents that a search found.

    Attributes:
        characters, campaigns, worlds: Those of the library.
        samples: The worlds that came with Quire, found or not.
        games: Names of the games by id.
        signs: Names of their icons by id.
    """

    characters: tuple[LibraryEntry, ...]
    campaigns: tuple[LibraryEntry, ...]
    worlds: tuple[LibraryEntry, ...]
    samples: tuple[WorldSummary, ...]
    games: Mapping[str, str]
    signs: Mapping[str, str]


def find_documents(words: str, library: Library) -> FoundDocuments:
    """Search the library; runs on a worker thread.

    Args:
        words: What is typed.
        library: The library.
    """
    from core.registry import games  # noqa: PLC0415 - imported after the first paint
    from desktop.library.world_operations import shipped_worlds  # noqa: PLC0415 - read with the first search

    characters, campaigns, worlds = (
        library.page(query, size=MOST_FOUND).entries
        for query in (Query(text=words), Query(text=words, kind=CAMPAIGN), Query(text=words, kind=WORLD))
    )
    known = games()
    names, signs = {each.id: each.name for each in known}, {each.id: each.sign for each in known}
    return FoundDocuments(characters, campaigns, worlds, shipped_worlds(), names, signs)


def document_items(found: FoundDocuments, words: str) -> list[PaletteItem]:
    """Return what was found as lines of the palette: characters first, then campaigns and worlds.

    Args:
        found: What was found.
        words: What is typed.
    """
    unnamed = QCoreApplication.translate("PaletteController", "Unnamed")
    kind = PaletteItemKind.CHARACTER
    characters = [
        PaletteItem(kind, each.id, each.name or unnamed, each.line, each.campaign, "person")
        for each in found.characters
    ]
    typed = words.casefold().split()
    samples = (each for each in _samples(found) if rank(each, typed) is not None)
    return [*characters, *_campaigns(found, unnamed), *_worlds(found, unnamed), *samples]


def _campaigns(found: FoundDocuments, unnamed: str) -> Iterator[PaletteItem]:
    label = QCoreApplication.translate("PaletteController", "Campaign")
    for each in found.campaigns:
        game = game_of_document(each.system)
        detail = " · ".join(part for part in (label, found.games.get(game, game)) if part)
        sign = found.signs.get(game, "people")
        yield PaletteItem(PaletteItemKind.CAMPAIGN, each.id, each.name or unnamed, detail, "", sign)


def _worlds(found: FoundDocuments, unnamed: str) -> Iterator[PaletteItem]:
    label = QCoreApplication.translate("PaletteController", "World")
    for each in found.worlds:
        game = game_of_document(each.system)
        detail = f"{label} · {found.games.get(game, game)}"
        yield PaletteItem(PaletteItemKind.WORLD, each.id, each.name or unnamed, detail, "", found.signs.get(game, ""))


def _samples(found: FoundDocuments) -> Iterator[PaletteItem]:
    label = QCoreApplication.translate("PaletteController", "Sample world")
    for each in found.samples:
        detail = f"{label} · {found.games.get(each.system, each.system)}"
        sign = found.signs.get(each.system, "")
        yield PaletteItem(PaletteItemKind.WORLD, each.id, each.name, detail, "", sign)
