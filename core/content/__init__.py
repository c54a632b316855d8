"""Settings (to people: worlds): what a Game Master defines for a game, loaded and validated.

A setting file is one JSON object: ``format`` (``quire-setting``), ``version``, ``system``, ``id``, ``name``, ``about``,
then one list for each kind that the game's ``setting.toml`` describes. What a player chooses is embedded in the
character, so that a document does not depend on the file::

    setting = load_setting(shipped_settings(system.id)[0], system)
    culture = setting.entry("cultures", "merefolk")

Entries that a player writes are checked with :func:`check_entry`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.lazy import lazy_exports

if TYPE_CHECKING:
    from core.content.entries import check_entry, entry_defaults
    from core.content.entry_rows import OfferedRow, entry_row, offered_rows
    from core.content.notices import setting_notices
    from core.content.reader import load_setting, shipped_settings
    from core.content.setting import Entry, Setting
else:
    __getattr__, __dir__ = lazy_exports(
        __name__,
        {
            "entries": ("check_entry", "entry_defaults"),
            "notices": ("setting_notices",),
            "reader": ("load_setting", "shipped_settings"),
            "entry_rows": ("OfferedRow", "entry_row", "offered_rows"),
            "setting": ("Entry", "Setting"),
        },
    )

__all__ = [
    "Entry",
    "OfferedRow",
    "Setting",
    "check_entry",
    "entry_defaults",
    "entry_row",
    "load_setting",
    "offered_rows",
    "setting_notices",
    "shipped_settings",
]
