"""Kinds of documents that open in tabs beside characters: worlds and campaigns."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.store.library import Library
    from desktop.frame.document_view import DocumentView
    from desktop.sheet.open_character import Loaded, OpenCharacter


@dataclass(frozen=True, slots=True)
class DocumentKind:
    """How documents of a kind open.

    Attributes:
        module: Module of the view, imported on a worker thread.
        make: Creates the view.
        load: Loads a document that is in no library, by an id with `prefix`; runs on a worker thread.
        prefix: Beginning of the ids of such documents; "" if there are none.
    """

    module: str
    make: Callable[[OpenCharacter], DocumentView]
    load: Callable[[str, Library], Loaded] | None = None
    prefix: str = ""


def unlisted_loader(id_: str, kinds: Mapping[str, DocumentKind]) -> Callable[[str, Library], Loaded] | None:
    """Return what loads a document that is in no library; None if the id is the library's."""
    return next((kind.load for kind in kinds.values() if kind.prefix and id_.startswith(kind.prefix)), None)
