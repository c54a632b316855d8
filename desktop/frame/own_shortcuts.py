"""Shortcuts that a user has chosen for actions, kept in the settings; names the keys in tool tips."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence

from desktop.frame.actions import NEEDS, Actions
from desktop.settings import OWN_SHORTCUTS, Settings
from desktop.tool_tips import escape_tool_tip

FIXED: Final = frozenset({"cut", "copy", "paste", "select_all"})
"""Actions whose keys belong to the widgets."""
_DYNAMIC_TIPS: Final = frozenset({"undo", "redo"})
"""Actions whose tool tips name what they do now."""


class OwnShortcuts(QObject):
    """The shortcuts of the window's actions: as shipped, or as chosen.

    Args:
        actions: The actions.
        settings: Keeps the chosen ones.

    Signals:
        changed: A shortcut was changed.
    """

    changed = Signal()

    def __init__(self, actions: Actions, settings: Settings) -> None:
        super().__init__(actions)
        self._settings = settings
        self._actions = {name: actions.action(name) for name in NEEDS if name not in FIXED}
        self._shipped = {name: action.shortcuts() for name, action in self._actions.items()}
        for name, keys in self._chosen().items():
            self._actions[name].setShortcut(QKeySequence(keys))
        self._show_in_tool_tips()

    def _chosen(self) -> dict[str, str]:
        """Return the chosen keys by action; unknown actions and unreadable settings are ignored."""
        written = self._settings.get(OWN_SHORTCUTS)
        if not written:
            return {}
        import json  # noqa: PLC0415 - most people have no shortcuts of their own: their window is painted sooner

        try:
            stored = json.loads(written)
        except (ValueError, RecursionError):
            return {}
        if not isinstance(stored, Mapping):
            return {}
        return {name: keys for name, keys in stored.items() if name in self._actions and isinstance(keys, str)}

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the actions whose shortcuts can be chosen."""
        return tuple(self._actions)

    def keys(self, name: str) -> QKeySequence:
        """Return the shortcut of an action."""
        return self._actions[name].shortcut()

    def is_own(self, name: str) -> bool:
        """Return whether the shortcut of an action was chosen."""
        return name in self._chosen()

    def user_of(self, keys: QKeySequence, other_than: str = "") -> QAction | None:
        """Return the action that has a shortcut already; None if it is free."""
        if keys.isEmpty():
            return None
        taken = (action for name, action in self._actions.items() if name != other_than and keys in action.shortcuts())
        return next(taken, None)

    def choose(self, name: str, keys: QKeySequence) -> None:
        """Give an action a shortcut; another action that had it has none then.

        Args:
            name: The action.
            keys: The shortcut; an empty one for none.
        """
        chosen = self._chosen()
        for other, action in self._actions.items():
            if other != name and not keys.isEmpty() and keys in action.shortcuts():
                action.setShortcuts([each for each in action.shortcuts() if each != keys])
                chosen[other] = _portable(action.shortcut())
        self._actions[name].setShortcut(keys)
        chosen[name] = _portable(keys)
        self._store(chosen)

    def reset(self, name: str = "") -> None:
        """Give an action, or all, the shortcut that it was shipped with; one that is taken by now stays away."""
        chosen = self._chosen()
        for each in (name,) if name else self.names:
            chosen.pop(each, None)
            self._actions[each].setShortcuts(
                [keys for keys in self._shipped[each] if not name or self.user_of(keys, each) is None]
            )
        self._store(chosen)

    def _store(self, chosen: Mapping[str, str]) -> None:
        import json  # noqa: PLC0415 - as above

        self._settings.put(OWN_SHORTCUTS, json.dumps(dict(chosen), sort_keys=True) if chosen else "")
        self._show_in_tool_tips()
        self.changed.emit()

    def _show_in_tool_tips(self) -> None:
        for name, action in self._actions.items():
            if name in _DYNAMIC_TIPS:
                continue
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            tip = action.statusTip() or action.iconText()
            action.setToolTip(escape_tool_tip(f"{tip} ({keys})" if keys else tip))


def is_usable(keys: QKeySequence) -> bool:
    """Return whether keys can be a shortcut: with Ctrl, Alt or Meta, or a function key, so that typing is untouched."""
    if keys.isEmpty():
        return True
    pressed = keys[0]  # type: ignore[index]  # Qt's stubs leave it out
    modifiers = pressed.keyboardModifiers()
    held = (
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
    ) & modifiers
    is_function_key = Qt.Key.Key_F1.value <= pressed.key().value <= Qt.Key.Key_F35.value
    return bool(held) or is_function_key


def _portable(keys: QKeySequence) -> str:
    return keys.toString(QKeySequence.SequenceFormat.PortableText)
