"""Paths of shipped data and user data (source, wheel, frozen); keeps user data private.

What Quire keeps (library, backups, settings, log) can be read by its owner only. What an older version left readable
for others is tightened once: a private folder shows that it was done, so that permissions given later stay.
"""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path

import core

SHIPPED_ROOT = Path(core.__file__).parents[1]
"""Folder that contains ``core``, ``desktop``, ``forms`` and ``resources``."""

APP_NAME = "Quire"
LIBRARY_FILE = "library.quire"
PLACES_FILE = "places.json"

PORTABLE_FOLDER = "quire-data"
PORTABLE = "--portable"
"""Option for keeping library and preferences beside the program."""

LIBRARY_VARIABLE = "QUIRE_LIBRARY"
SETTINGS_VARIABLE = "QUIRE_SETTINGS"
"""Environment variables that name the library and the file of the preferences."""

_PORTABLE_VARIABLE = "QUIRE_PORTABLE"
"""Environment variable with the folder of portable mode; the processes of the program inherit it."""

_PRIVATE_FOLDER = 0o700
_PRIVATE_FILE = 0o600
_OTHERS = 0o077
"""Permissions of all but the owner."""


def resources() -> Path:
    """Return the folder of shipped data: rules, settings, fonts, icons."""
    return SHIPPED_ROOT / "resources"


def rules_folder(system: str) -> Path:
    """Return the folder with the rules data of one game."""
    return resources() / "rules" / system


def settings_folder() -> Path:
    """Return the folder with the sample settings."""
    return resources() / "settings"


def use_portable_folder() -> None:
    """Keep the data of the user in a folder beside the program from now on, also in processes that it starts."""
    os.environ[_PORTABLE_VARIABLE] = str(program_folder() / PORTABLE_FOLDER)


def portable_folder() -> Path | None:
    """Return the folder of portable mode; None if library and preferences are where the platform keeps them."""
    folder = os.environ.get(_PORTABLE_VARIABLE)
    return Path(folder) if folder else None


def program_folder() -> Path:
    """Return the folder that contains the program: of a bundle its executable (of macOS its ``.app``)."""
    if not getattr(sys, "frozen", False):
        return SHIPPED_ROOT
    folder = Path(sys.executable).resolve().parent
    return folder.parents[2] if folder.parts[-2:] == ("Contents", "MacOS") else folder


def user_data() -> Path:
    """Return the user data folder of Quire, in portable mode beside the program; it may not exist yet."""
    portable = portable_folder()
    if portable is not None:
        return portable
    import platformdirs  # noqa: PLC0415 - slow import, not needed for the first window

    return Path(platformdirs.user_data_dir(APP_NAME, appauthor=False))


def library_path() -> Path:
    """Return the library file: ``QUIRE_LIBRARY``, else the chosen path, else the default."""
    named = os.environ.get(LIBRARY_VARIABLE)
    if named:
        return Path(named)
    return _chosen_library() or user_data() / LIBRARY_FILE


def is_library_named() -> bool:
    """Return whether ``QUIRE_LIBRARY`` or the user has named the library, which is then not the default one."""
    return bool(os.environ.get(LIBRARY_VARIABLE)) or _chosen_library() is not None


def remembers_library(path: Path) -> bool:
    """Return whether the user has chosen this library once, so that it was there."""
    return _chosen_library() == path


def settings_path() -> Path | None:
    """Return the file of the preferences that ``QUIRE_SETTINGS`` names; None for that of the platform."""
    named = os.environ.get(SETTINGS_VARIABLE)
    return Path(named) if named else None


def _chosen_library() -> Path | None:
    """Return the library path that the user chose (shared by window and command line)."""
    import json  # noqa: PLC0415 - as above

    try:
        stored = json.loads((user_data() / PLACES_FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return None
    chosen = stored.get("library") if isinstance(stored, dict) else None
    return Path(chosen) if isinstance(chosen, str) and chosen and "\0" not in chosen else None


def set_library_path(path: Path) -> None:
    """Store the path of the library file."""
    import json  # noqa: PLC0415 - as above

    folder = private_user_data()
    temporary = folder / (PLACES_FILE + ".new")
    create_private_file(temporary)
    temporary.write_text(json.dumps({"library": str(path)}) + "\n", encoding="utf-8")
    temporary.replace(folder / PLACES_FILE)


def private_user_data() -> Path:
    """Return the user data folder, created if it is missing, readable for its owner only."""
    folder = user_data()
    tighten_folder(folder)
    create_private_folder(folder)
    return folder


def create_private_folder(folder: Path) -> None:
    """Create a folder that only its owner can enter, if it is missing."""
    folder.mkdir(mode=_PRIVATE_FOLDER, parents=True, exist_ok=True)


def create_private_file(file: Path) -> None:
    """Create an empty file that only its owner can read, if it is missing."""
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _PRIVATE_FILE))


def tighten_folder(folder: Path) -> bool:
    """Make a folder of Quire and all that is in it private; return False if it is missing or private already."""
    folder = Path(os.path.realpath(folder))
    with suppress(OSError):
        if os.name != "nt" and folder.is_dir() and stat.S_IMODE(folder.stat().st_mode) & _OTHERS:
            for file in (*folder.rglob("*"), folder):
                make_private(file)
            return True
    return False


def make_private(file: Path) -> None:
    """Take the permissions of others from a file or folder; links and what cannot be changed stay as they are."""
    with suppress(OSError):
        mode = file.lstat().st_mode
        if not stat.S_ISLNK(mode) and mode & _OTHERS:
            file.chmod(stat.S_IMODE(mode) & ~_OTHERS)
