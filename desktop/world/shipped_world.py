"""Opens the worlds that came with Quire: they can only be read and are in no library."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from core.messages import Message
from desktop.library.world_operations import shipped_document

if TYPE_CHECKING:
    from core.store.library import Library
    from desktop.sheet.open_character import Loaded


def load_shipped(id_: str, _library: Library) -> Loaded:
    """Load a sample as a document that can only be read; runs on a worker thread.

    Raises:
        QuireError: There is no such sample.
    """
    from core.registry import open_character  # noqa: PLC0415 - with the first sample that is opened
    from desktop.sheet.open_character import Loaded  # noqa: PLC0415

    reason = Message("shipped_world", "This world came with Quire. Duplicate it to edit it.")
    return Loaded(id_, open_character(shipped_document(id_), random.SystemRandom()), read_only=reason)
