"""Paths of shipped data and user data, from source, wheel or frozen program."""

from __future__ import annotations

import os
from pathlib import Path

import core

SHIPPED_ROOT = Path(core.__file__).parents[1]
"""Folder that contains ``core``, ``desktop``, ``forms`` and ``resources``."""

APP_NAME = "Quire"
LIBRARY_FILE = "library.quire"
PLACES_FILE = "places.json"


def resources() -> Path:
    """Return the folder of shipped data: rules, settings, fonts, icons."""
    return SHIPPED_ROOT / "resources"


def rules_folder(system: str) -> Path:
    """Return the folder with the rules data of one game."""
    return resources() / "rules" / system


def settings_folder() -> Path:
    """Return the folder with the sample settings."""
    return resources() / "settings"


def user_data() -> Path:
    """Return the platform's user data folder of Quire; it may not exist yet."""
    import platformdirs  # noqa: PLC0415 - slow import, not needed for the first window

    return Path(platformdirs.user_data_dir(APP_NAME, appauthor=False))


def library_path() -> Path:
    """Return the library file: ``QUIRE_LIBRARY``, else the chosen path, else the default."""
    named = os.environ.get("QUIRE_LIBRARY")
    if named:
        return Path(named)
    return _chosen_library() or user_data() / LIBRARY_FILE


def _chosen_library() -> Path | None:
    """Return the library path that the user chose (shared by window and command line)."""
    import json  # noqa: PLC0415 - as above

    try:
        stored = json.loads((user_data() / PLACES_FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    chosen = stored.get("library") if isinstance(stored, dict) else None
    return Path(chosen) if isinstance(chosen, str) and chosen else None


def set_library_path(path: Path) -> None:
    """Store the path of the library file."""
    import json  # noqa: PLC0415 - as above

    folder = user_data()
    folder.mkdir(parents=True, exist_ok=True)
    temporary = folder / (PLACES_FILE + ".new")
    temporary.write_text(json.dumps({"library": str(path)}) + "\n", encoding="utf-8")
    temporary.replace(folder / PLACES_FILE)
