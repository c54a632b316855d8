"""Who controls a fighter, for people: names and icons."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from core.play.arena import Control

CONTROL_ICONS: Final = {
    Control.PLAYER: "person",
    Control.OPPONENT: "people",
    Control.GM: "eye",
    Control.AUTO: "dice",
}


def control_name(control: Control) -> str:
    """Return who controls a fighter, for people."""
    return {
        Control.PLAYER: QCoreApplication.translate("FighterDelegate", "Player"),
        Control.OPPONENT: QCoreApplication.translate("FighterDelegate", "Opposing player"),
        Control.GM: QCoreApplication.translate("FighterDelegate", "Game Master"),
        Control.AUTO: QCoreApplication.translate("FighterDelegate", "Quire"),
    }[control]
