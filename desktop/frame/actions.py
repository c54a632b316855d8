"""Actions of menus and toolbar: connects each to its handler and enables it by state.

Text, shortcut, icon and status tip are in ``forms/main_window.ui``; a test checks that the form and the table here name
the same actions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Flag, auto
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction

from desktop.action_texts import SUFFIX


class State(Flag):
    """What the window shows, and what an action needs."""

    NOTHING = 0
    LIBRARY = auto()
    TAB = auto()
    CHARACTER = auto()
    """The sheet of a character is in front."""

    SUBJECT = auto()
    """There is one current character: the sheet in front, else the marked row of the library."""

    PRINTABLE = auto()
    """There is something to print: a subject, or a world or campaign in front."""

    WORLD = auto()
    """There is one current world: the one in front, else the marked one of the list of worlds."""

    OWN_WORLD = auto()
    """That world is the user's, and can be changed."""


_OF_CHARACTER: Final = (
    "portrait", "house_rules", "campaign_rules", "why", "roll_number", "field_help", "next_violation", "next_page",
    "previous_page",
)  # fmt: skip
OF_SUBJECT: Final = ("export", "print", "duplicate", "tag", "campaign", "trash")
_OF_LIBRARY: Final = (
    "new_character", "new_fight", "party", "import", "samples", "backups", "search", "search_library",
    "library_page", "worlds", "new_world", "import_world", "new_campaign", "campaigns",
)  # fmt: skip
_OF_WORLD: Final = ("duplicate_world", "export_world")
_OF_OWN_WORLD: Final = ("rename_world", "trash_world", "update_world_characters")
_OF_TAB: Final = ("close_tab", "next_tab", "previous_tab")
_ALWAYS: Final = (
    "cut", "copy", "paste", "select_all", "zoom_in", "zoom_out", "zoom_reset",
    "preferences", "quit", "palette", "roll", "odds", "full_screen", "manual", "tour", "shortcuts", "about",
    "library_dock", "why_dock", "violations_dock", "history_dock", "dice_dock",
)  # fmt: skip
_BY_STACK: Final = ("undo", "redo")

NEEDS: Final[Mapping[str, State]] = MappingProxyType(
    {
        **dict.fromkeys(_ALWAYS + _BY_STACK, State.NOTHING),
        **dict.fromkeys(_OF_LIBRARY, State.LIBRARY),
        **dict.fromkeys(_OF_TAB, State.TAB),
        **dict.fromkeys(_OF_CHARACTER, State.CHARACTER),
        **dict.fromkeys(OF_SUBJECT, State.SUBJECT),
        "print": State.PRINTABLE,
        **dict.fromkeys(_OF_WORLD, State.WORLD),
        **dict.fromkeys(_OF_OWN_WORLD, State.OWN_WORLD),
    }
)
"""What each action needs, by its name without ``_action``."""


class Actions(QObject):
    """The actions of the window by name; an action without a handler is disabled.

    Args:
        window: Holds the actions.
    """

    def __init__(self, window: QObject) -> None:
        super().__init__(window)
        self._window = window
        self._state = State.NOTHING
        self._handled: set[str] = set()
        for name in NEEDS:
            self.action(name).setEnabled(False)

    def action(self, name: str) -> QAction:
        """Return an action.

        Args:
            name: Its object name without ``_action``.

        Raises:
            LookupError: There is none of this name.
        """
        child = self._window.findChild(QAction, name + SUFFIX, Qt.FindChildOption.FindDirectChildrenOnly)
        if not isinstance(child, QAction):
            raise LookupError(f"no action {name + SUFFIX}")
        return child

    def handle(self, name: str, slot: Callable[[], object]) -> None:
        """Connect an action to a slot, replacing its previous handler.

        Args:
            name: The action.
            slot: Called without arguments.
        """
        action = self.action(name)
        if name in self._handled:
            action.triggered.disconnect()
        self._handled.add(name)
        action.triggered.connect(slot)
        self._enable(name)

    @property
    def state(self) -> State:
        """What the window shows now."""
        return self._state

    def set_state(self, state: State) -> None:
        """Set what the window shows now, and enable or disable the actions accordingly."""
        if state != self._state:
            self._state = state
            for name in self._handled:
                self._enable(name)

    def _enable(self, name: str) -> None:
        if name not in _BY_STACK:
            self.action(name).setEnabled(NEEDS[name] in self._state)
