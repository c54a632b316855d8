"""Export of characters: JSON files and PDF sheets. Public names are imported lazily.

Files are written atomically (:func:`write_file`), so that neither a full disk nor a power cut leaves half a file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.lazy import lazy_exports

if TYPE_CHECKING:
    from core.export.atomic_file import write_file
    from core.export.json_file import read_bytes, read_character, write_character
    from core.export.pdf import make_pdf
    from core.export.print_options import PrintOptions
    from core.export.privacy import has_secrets
else:
    __getattr__, __dir__ = lazy_exports(
        __name__,
        {
            "atomic_file": ("write_file",),
            "json_file": ("read_bytes", "read_character", "write_character"),
            "privacy": ("has_secrets",),
            "print_options": ("PrintOptions",),
            "pdf": ("make_pdf",),
        },
    )

__all__ = ["PrintOptions", "has_secrets", "make_pdf", "read_bytes", "read_character", "write_character", "write_file"]
