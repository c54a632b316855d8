"""Property types that Qt identifies by name."""

from __future__ import annotations

from typing import Final, cast

STRING_LIST: Final = cast("type", "QStringList")
"""A string list that Designer can edit; a Python list would be opaque to it."""
