"""Stores preferences and window state (QSettings): each with type, default and choices."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Generic, TypeVar, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP, QByteArray, QObject, QSettings, Signal

from core import paths

Value = TypeVar("Value", str, int, bool, QByteArray)


@dataclass(frozen=True, slots=True)
class Setting(Generic[Value]):
    """A setting.

    Attributes:
        key: Key in the settings file; ``/`` separates groups.
        kind: Type of its value.
        default: Default value.
        choices: Allowed values with their labels; empty for any value of the type.
        least, most: Bounds of a number.
        label: Label in the preferences; "" for window state.
    """

    key: str
    kind: type[Value]
    default: Value
    choices: tuple[tuple[str, str], ...] = ()
    least: int = 0
    most: int = 2**31 - 1
    label: str = ""

    def label_of(self, value: object) -> str:
        """Return the untranslated label of a value."""
        return next((name for key, name in self.choices if key == value), str(value))

    def accepts(self, value: object) -> bool:
        """Return whether a value is allowed."""
        if type(value) is not self.kind:
            return False
        if isinstance(value, int):
            return isinstance(value, bool) or self.least <= value <= self.most
        return not self.choices or any(value == key for key, _ in self.choices)


THEME: Final = Setting(
    "look/theme", str, "system",
    (
        ("system", str(QT_TRANSLATE_NOOP("settings", "Match system"))),
        ("light", str(QT_TRANSLATE_NOOP("settings", "Light"))),
        ("dark", str(QT_TRANSLATE_NOOP("settings", "Dark"))),
        ("contrast", str(QT_TRANSLATE_NOOP("settings", "High contrast"))),
    ),
    label=str(QT_TRANSLATE_NOOP("settings", "Colours")),
)  # fmt: skip
SCALE: Final = Setting(
    "look/scale",
    int,
    100,
    least=75,
    most=300,
    label=str(QT_TRANSLATE_NOOP("settings", "Interface scale, in percent")),
)
SIZES: Final = (75, 90, 100, 110, 125, 150, 175, 200, 250, 300)
"""Interface scales offered, in percent."""
FLASH: Final = Setting("look/flash", bool, True, label=str(QT_TRANSLATE_NOOP("settings", "Flash values that change")))
UNITS: Final = Setting("look/units", bool, True, label=str(QT_TRANSLATE_NOOP("settings", "Show units")))
LANGUAGE: Final = Setting(
    "look/language", str, "system",
    (
        ("system", str(QT_TRANSLATE_NOOP("settings", "Match system"))),
        ("en", "English"),
        ("de", "Deutsch"),
    ),
    label=str(QT_TRANSLATE_NOOP("settings", "Language")),
)  # fmt: skip
DICE: Final = Setting(
    "play/dice", str, "rolled",
    (
        ("rolled", str(QT_TRANSLATE_NOOP("settings", "Rolled by Quire"))),
        ("typed", str(QT_TRANSLATE_NOOP("settings", "Real dice, typed in"))),
    ),
    label=str(QT_TRANSLATE_NOOP("settings", "Dice")),
)  # fmt: skip
PLAY_FIRST: Final = Setting(
    "play/first", bool, False, label=str(QT_TRANSLATE_NOOP("settings", "Show the Play page first"))
)
PAPERS: Final = (
    ("a4", "A4"),
    ("letter", str(QT_TRANSLATE_NOOP("settings", "US Letter"))),
    ("legal", str(QT_TRANSLATE_NOOP("settings", "US Legal"))),
    ("a5", "A5"),
    ("a5-booklet", str(QT_TRANSLATE_NOOP("settings", "A5 booklet on A4"))),
)
PAPER: Final = Setting(
    "print/paper", str, "a4", PAPERS,
    label=str(QT_TRANSLATE_NOOP("settings", "Paper")),
)  # fmt: skip
INK_SAVING: Final = Setting("print/ink_saving", bool, False, label=str(QT_TRANSLATE_NOOP("settings", "Save ink")))
PORTRAIT: Final = Setting("print/portrait", bool, True, label=str(QT_TRANSLATE_NOOP("settings", "Print the portrait")))

OWN_SHORTCUTS: Final = Setting("keys/own", str, "")
LAYOUT: Final = Setting("print/layout", str, "full")
PRINT_NOTES: Final = Setting("print/notes", bool, True)
EXPLANATIONS: Final = Setting("print/explanations", bool, False)
LARGE_PRINT: Final = Setting("print/large", bool, False)
HOLES: Final = Setting(
    "print/holes", str, "none",
    (
        ("none", str(QT_TRANSLATE_NOOP("settings", "No margin for holes"))),
        ("left", str(QT_TRANSLATE_NOOP("settings", "Margin for holes at the left"))),
        ("duplex", str(QT_TRANSLATE_NOOP("settings", "Margin for holes, both sides printed"))),
    ),
)  # fmt: skip
FILLABLE: Final = Setting("print/fillable", bool, False)
PRINT_SECRETS: Final = Setting("print/secrets", bool, False)
PRINTER: Final = Setting("print/printer", str, "")
FOLDER: Final = Setting("files/folder", str, "")
EXPORT_FORMAT: Final = Setting("files/export_format", str, "")
LIBRARY_SORT: Final = Setting("library/sort", str, "name")
LIBRARY_GROUP: Final = Setting("library/group", str, "campaign")
PAGE_SORT: Final = Setting("library/page_sort", str, "name")
PAGE_GROUP: Final = Setting("library/page_group", str, "none")
PAGE_COLUMNS: Final = Setting("library/page_columns", str, "")
"""Columns that the user has hidden (``-tags``) or wants in any width (``+tags``)."""
LIBRARY_CHIPS: Final = Setting("library/chips_height", int, 0, most=1000)
ENTRY_WIDTH: Final = Setting("world/entry_width", int, 400, least=360, most=520)
OPEN_CHARACTERS: Final = Setting("window/open_characters", str, "")
OPEN_TITLES: Final = Setting("window/open_titles", str, "")
FRONT_CHARACTER: Final = Setting("window/front_character", str, "")
RECENT_CHARACTERS: Final = Setting("window/recent_characters", str, "")
GEOMETRY: Final = Setting("window/geometry", QByteArray, QByteArray())
DOCKS: Final = Setting("window/docks", QByteArray, QByteArray())
TOUR_SEEN: Final = Setting("window/tour_seen", bool, False)

PREFERENCES: Final = (THEME, SCALE, FLASH, UNITS, LANGUAGE, DICE, PLAY_FIRST, PAPER, INK_SAVING, PORTRAIT)
"""Settings in the preferences dialog, named by the form's dynamic property ``setting``."""

LIBRARY_PATH: Final = "library/place"
"""Key of the library's path: not stored here, but listed with the preferences."""


_PORTABLE_FILE: Final = "preferences.ini"


class Settings(QObject):
    """The stored settings of this user.

    Args:
        file: Path of the settings file, for tests; if "", the one that ``QUIRE_SETTINGS`` names, else the platform's,
            in portable mode beside the program.

    Signals:
        changed: The setting of this key changed.
    """

    changed = Signal(str)

    def __init__(self, file: str = "", parent: QObject | None = None) -> None:
        super().__init__(parent)
        named, portable = paths.settings_path(), paths.portable_folder()
        if named is None and portable is not None:
            named = portable / _PORTABLE_FILE
        if not file and named is not None:
            file = str(named)
        self._kept = (
            QSettings(file, QSettings.Format.IniFormat)
            if file
            else QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "Quire", "Quire")
        )

        if not file:
            own = Path(self._kept.fileName())
            paths.tighten_folder(own.parent)
            with suppress(OSError):  # reported by Qt when it saves
                paths.create_private_folder(own.parent)
                paths.create_private_file(own)

    def get(self, setting: Setting[Value]) -> Value:
        """Return the value of a setting; the default if none is stored or the stored one is invalid."""
        if not self._kept.contains(setting.key):
            return setting.default
        stored = self._kept.value(setting.key, setting.default, type=setting.kind)
        return cast("Value", stored) if setting.accepts(stored) else setting.default

    @property
    def types_dice(self) -> bool:
        """Whether the user rolls real dice and types the results."""
        return self.get(DICE) == "typed"

    def put(self, setting: Setting[Value], value: Value) -> None:
        """Store a value.

        Raises:
            ValueError: The value is not allowed.
        """
        if not setting.accepts(value):
            raise ValueError(f"{setting.key} cannot be {value!r}")
        if self.get(setting) == value and self._kept.contains(setting.key):
            return
        self._kept.setValue(setting.key, value)
        self.changed.emit(setting.key)

    def write(self) -> None:
        """Write all settings to the disk."""
        self._kept.sync()
