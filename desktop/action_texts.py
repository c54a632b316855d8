"""Texts of actions on characters, with whom they act on: ``Print Anna…``, ``Move 3 characters to Trash``."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction

SUFFIX: Final = "_action"
"""End of the object names of actions in forms."""

NAMED: Final = frozenset(
    ("open", "duplicate", "tag", "campaign", "export", "print", "trash", "restore", "delete")
)  # fmt: skip
"""Names of the actions, without `SUFFIX`, that say whom they act on."""

_LONGEST_NAME: Final = 24
_PLAIN_TEXT: Final = "plain_text"
"""Property with the text of the form."""


def name_subject(action: QAction, subject: str, count: int = 1) -> None:
    """Let an action say whom it acts on, if it is one of `NAMED`.

    Args:
        action: The action.
        subject: Name of the character; "" for one without a name.
        count: Number of characters; 0 for its text in the form.
    """
    name = action.objectName().removesuffix(SUFFIX)
    if name not in NAMED:
        return
    action.setProperty(_PLAIN_TEXT, plain_text(action))
    if count:
        action.setText(_texts()[name].replace("{who}", _who(subject, count)))
    else:
        action.setText(plain_text(action))


def plain_text(action: QAction) -> str:
    """Return the text of an action without whom it acts on, as in its form."""
    return str(action.property(_PLAIN_TEXT) or action.text())


def _who(subject: str, count: int) -> str:
    if count > 1:
        return QCoreApplication.translate("action_texts", "{count} characters").format(count=count)
    if not subject:
        return QCoreApplication.translate("action_texts", "unnamed character")
    short = subject if len(subject) <= _LONGEST_NAME else subject[: _LONGEST_NAME - 1].rstrip() + "…"
    return short.replace("&", "&&")


def _texts() -> dict[str, str]:
    return {
        "open": QCoreApplication.translate("action_texts", "&Open {who}"),
        "duplicate": QCoreApplication.translate("action_texts", "&Duplicate {who}"),
        "tag": QCoreApplication.translate("action_texts", "&Tags of {who}…"),
        "campaign": QCoreApplication.translate("action_texts", "Ca&mpaign of {who}…"),
        "export": QCoreApplication.translate("action_texts", "&Export {who} as…"),
        "print": QCoreApplication.translate("action_texts", "&Print {who}…"),
        "trash": QCoreApplication.translate("action_texts", "Move {who} to Tra&sh"),
        "restore": QCoreApplication.translate("action_texts", "&Restore {who}"),
        "delete": QCoreApplication.translate("action_texts", "De&lete {who} permanently…"),
    }
