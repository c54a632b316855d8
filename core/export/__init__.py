"""What leaves the program: character files and pages. Each part is loaded when it is first named.

Files are written whole or not at all (:func:`write_file`), so that neither a full disk nor a power cut leaves half a
character behind.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.export.files import write_file
    from core.export.json_file import read_bytes, read_character, write_character
    from core.export.pdf import make_pdf

__all__ = ["make_pdf", "read_bytes", "read_character", "write_character", "write_file"]

_HOMES = {
    "make_pdf": "core.export.pdf",
    "read_bytes": "core.export.json_file",
    "read_character": "core.export.json_file",
    "write_character": "core.export.json_file",
    "write_file": "core.export.files",
}


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(home), name)
