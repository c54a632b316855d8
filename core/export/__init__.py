"""What leaves the program: character files and pages. Each part is loaded when it is first named.

Files are written whole or not at all (:func:`write_file`), so that neither a full disk nor a power cut leaves half a
character behind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.late import late

if TYPE_CHECKING:
    from core.export.files import write_file
    from core.export.json_file import read_bytes, read_character, write_character
    from core.export.left_out import has_secrets
    from core.export.manner import Manner
    from core.export.pdf import make_pdf
else:
    __getattr__, __dir__ = late(
        __name__,
        {
            "files": ("write_file",),
            "json_file": ("read_bytes", "read_character", "write_character"),
            "left_out": ("has_secrets",),
            "manner": ("Manner",),
            "pdf": ("make_pdf",),
        },
    )

__all__ = ["Manner", "has_secrets", "make_pdf", "read_bytes", "read_character", "write_character", "write_file"]
