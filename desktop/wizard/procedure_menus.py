"""Fills the menus with the procedures that the current character's game offers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from core.registry import game
from desktop.messages import render, translator_of
from desktop.tool_tips import escape_tool_tip

if TYPE_CHECKING:
    from core.messages import Message
    from core.procedures.procedure import Procedure
    from desktop.sheet.open_character import OpenCharacter


class ProcedureMenus(QObject):
    """Fills two menus.

    Signals:
        procedure_chosen: A procedure is to be run; the id of the character, and the key.

    Args:
        life: Menu for advancement.
        play: Menu for checks and recovery.
        parent: Its owner.
    """

    procedure_chosen = Signal(str, str)

    def __init__(self, life: QMenu, play: QMenu, parent: QObject) -> None:
        super().__init__(parent)
        self._advancement_menu, self._play_menu = life, play
        for menu in (life, play):
            menu.setToolTipsVisible(True)

    def fill(self, character: OpenCharacter | None) -> None:
        """List the procedures: advancement in one menu, checks and recovery in the other; empty without a character."""
        menus = self._advancement_menu, self._play_menu
        for menu in menus:
            menu.clear()
        if character is not None:
            self._list(character)
        for menu in menus:
            menu.menuAction().setEnabled(bool(menu.actions()))

    def _list(self, character: OpenCharacter) -> None:
        from core.procedures.procedure import ProcedureKind  # noqa: PLC0415 - loaded with the first character

        at_play = {ProcedureKind.CHECK, ProcedureKind.RECOVERY, ProcedureKind.CONFLICT}
        say = translator_of(character.sheet.system.id)
        for procedure, closed in list_procedures(character):
            menu = self._play_menu if procedure.kind in at_play else self._advancement_menu
            action = QAction(say(procedure.label).replace("&", "&&"), menu)
            action.setStatusTip(say(procedure.help) if closed is None else render(closed))
            action.setToolTip(escape_tool_tip(action.statusTip()))
            action.setEnabled(closed is None)
            action.setData((character.id, procedure.key))
            action.triggered.connect(self._on_triggered)
            menu.addAction(action)

    @Slot()
    def _on_triggered(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.procedure_chosen.emit(*action.data())


def list_procedures(character: OpenCharacter) -> Iterator[tuple[Procedure, Message | None]]:
    """Yield the procedures for an existing character, each with why it is not available now, or None."""
    from core.procedures.driver import why_closed  # noqa: PLC0415 - loaded with the first character
    from core.procedures.procedure import ProcedureKind, Situation  # noqa: PLC0415 - loaded with the first character

    situation = Situation((character.sheet,), character.setting.setting)
    for procedure in game(character.sheet.system.id).procedures.values():
        if procedure.kind is not ProcedureKind.CREATION:
            yield procedure, why_closed(procedure, situation)
