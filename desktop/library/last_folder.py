"""The folder of the file dialogs of the library: where files were read or written last."""

from __future__ import annotations

from pathlib import Path

from desktop.settings import FOLDER, Settings


class LastFolder:
    """Remembers the folder.

    Args:
        settings: The preferences, which keep it between sessions.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def get(self) -> Path | None:
        """Return the folder; None for none yet, or one that is gone."""
        stored = self._settings.get(FOLDER)
        return Path(stored) if stored and Path(stored).is_dir() else None

    def start(self, name: str) -> Path:
        """Return where a dialog that saves a file begins.

        Args:
            name: The name that is offered.
        """
        return (self.get() or Path.home()) / name

    def remember(self, folder: Path) -> None:
        """Keep the folder of a file, for the next dialog."""
        self._settings.put(FOLDER, str(folder))
