"""Where shipped data and user data lie, from source, wheel or frozen program (the only user of platformdirs)."""

from __future__ import annotations

import os
from pathlib import Path

import core

SHIPPED_ROOT = Path(core.__file__).parents[1]
"""Folder that holds ``core``, ``desktop``, ``forms`` and ``resources`` side by side."""

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
    """Return the platform's folder for a program's own data of this user; it need not exist yet."""
    import platformdirs  # noqa: PLC0415 - the window is painted before anybody asks

    return Path(platformdirs.user_data_dir(APP_NAME, appauthor=False))


def library_path() -> Path:
    """Return the place of the library: ``QUIRE_LIBRARY``, else the chosen place, else the platform's data folder."""
    named = os.environ.get("QUIRE_LIBRARY")
    if named:
        return Path(named)
    return _chosen_library() or user_data() / LIBRARY_FILE


def _chosen_library() -> Path | None:
    """Read the place that the user chose; window and command line share this one small file."""
    import json  # noqa: PLC0415 - as above

    try:
        places = json.loads((user_data() / PLACES_FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    chosen = places.get("library") if isinstance(places, dict) else None
    return Path(chosen) if isinstance(chosen, str) and chosen else None


def set_library_path(place: Path) -> None:
    """Remember where the library lies from now on."""
    import json  # noqa: PLC0415 - as above

    folder = user_data()
    folder.mkdir(parents=True, exist_ok=True)
    temporary = folder / (PLACES_FILE + ".new")
    temporary.write_text(json.dumps({"library": str(place)}) + "\n", encoding="utf-8")
    temporary.replace(folder / PLACES_FILE)
