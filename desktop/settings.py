"""What a person prefers: each setting declared once, with type, default and choices (the only user of QSettings)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Generic, TypeVar, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP, QByteArray, QObject, QSettings, Signal

Value = TypeVar("Value", str, int, bool, QByteArray)


@dataclass(frozen=True, slots=True)
class Setting(Generic[Value]):
    """A setting.

    Attributes:
        key: Name in the file of settings; ``/`` makes a group.
        kind: Type of its value.
        default: Value where nobody chose.
        choices: Values that may be chosen, with what they are called; empty for any of the type.
        least, most: Bounds of a number.
        label: What the preferences call it; "" for what the window remembers by itself.
    """

    key: str
    kind: type[Value]
    default: Value
    choices: tuple[tuple[str, str], ...] = ()
    least: int = 0
    most: int = 2**31 - 1
    label: str = ""

    def label_of(self, value: object) -> str:
        """Return what a value is called, as it stands here: whoever shows it translates it."""
        return next((name for key, name in self.choices if key == value), str(value))

    def accepts(self, value: object) -> bool:
        """Whether a value may stand here."""
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
PAPER: Final = Setting(
    "print/paper", str, "a4",
    (("a4", "A4"), ("letter", str(QT_TRANSLATE_NOOP("settings", "US Letter")))),
    label=str(QT_TRANSLATE_NOOP("settings", "Paper")),
)  # fmt: skip
INK_SAVING: Final = Setting("print/ink_saving", bool, False, label=str(QT_TRANSLATE_NOOP("settings", "Save ink")))
PORTRAIT: Final = Setting("print/portrait", bool, True, label=str(QT_TRANSLATE_NOOP("settings", "Print the portrait")))

LAYOUT: Final = Setting("print/layout", str, "full")
PRINT_NOTES: Final = Setting("print/notes", bool, True)
EXPLANATIONS: Final = Setting("print/explanations", bool, False)
HIDE_SECRETS: Final = Setting("print/hide_secrets", bool, False)
PRINTER: Final = Setting("print/printer", str, "")
FOLDER: Final = Setting("files/folder", str, "")
LIBRARY_SORT: Final = Setting("library/sort", str, "name")
LIBRARY_GROUP: Final = Setting("library/group", str, "campaign")
LIBRARY_CHIPS: Final = Setting("library/chips_height", int, 0, most=1000)
OPEN_CHARACTERS: Final = Setting("window/open_characters", str, "")
RECENT_CHARACTERS: Final = Setting("window/recent_characters", str, "")
GEOMETRY: Final = Setting("window/geometry", QByteArray, QByteArray())
DOCKS: Final = Setting("window/docks", QByteArray, QByteArray())
TOUR_SEEN: Final = Setting("window/tour_seen", bool, False)

PREFERENCES: Final = (THEME, SCALE, FLASH, UNITS, LANGUAGE, DICE, PAPER, INK_SAVING, PORTRAIT)
"""What the preferences show, by the names in their form's dynamic property ``setting``."""

LIBRARY_PATH: Final = "library/place"
"""Where the library lies: no setting of the window, but one may look for it among them."""


class Settings(QObject):
    """The settings of this person on this machine.

    Args:
        place: A file of one's own, for tests; the platform's place where "".

    Signals:
        changed: The setting of this key has another value now.
    """

    changed = Signal(str)

    def __init__(self, file: str = "", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kept = (
            QSettings(file, QSettings.Format.IniFormat)
            if file
            else QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "Quire", "Quire")
        )

    def get(self, setting: Setting[Value]) -> Value:
        """Return the value of a setting; the default where none was chosen, or what stands there makes no sense."""
        if not self._kept.contains(setting.key):
            return setting.default
        found = self._kept.value(setting.key, setting.default, type=setting.kind)
        return cast("Value", found) if setting.accepts(found) else setting.default

    @property
    def types_dice(self) -> bool:
        """Whether the person rolls real dice and types what they show."""
        return self.get(DICE) == "typed"

    def put(self, setting: Setting[Value], value: Value) -> None:
        """Choose a value.

        Raises:
            ValueError: It may not stand there.
        """
        if not setting.accepts(value):
            raise ValueError(f"{setting.key} cannot be {value!r}")
        if self.get(setting) == value and self._kept.contains(setting.key):
            return
        self._kept.setValue(setting.key, value)
        self.changed.emit(setting.key)

    def write(self) -> None:
        """Bring everything to the disk now."""
        self._kept.sync()
