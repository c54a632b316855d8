"""Menus of the actions of a party, grouped by game; what is unavailable is behind one line with its reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from core.messages import Message
from core.play.party_procedure import PartyProcedure
from core.registry import game
from desktop.messages import render, translator_of
from desktop.party.party_actions import action_title
from desktop.sheet.open_character import OpenCharacter
from desktop.tool_tips import escape_tool_tip


def fill_menu(
    menu: QMenu,
    actions: Sequence[PartyProcedure],
    people: Iterable[OpenCharacter],
    start: Callable[[PartyProcedure], object],
) -> None:
    """Fill a menu.

    Args:
        menu: The menu; what it has is removed.
        actions: The actions, those of several games first.
        people: The characters that they apply to.
        start: Starts an action.
    """
    menu.clear()
    affected = list(people)
    closed: list[tuple[PartyProcedure, Message | None]] = []
    has_games = len({each.sheet.system.id for each in affected}) > 1
    group: str | None = None
    for procedure in actions:
        reasons = [procedure.closed(each.sheet) for each in affected if each.sheet.system.id in procedure.procedures]
        if None not in reasons:
            closed.append((procedure, next(iter(reasons), None)))
            continue
        own = _first(procedure) if len(procedure.procedures) == 1 else ""
        if has_games and own != group:
            group = own
            menu.addSection(game(own).name if own else QCoreApplication.translate("PartyView", "Several games"))
        action = _add(menu, procedure, "")
        help_ = (translator_of(system)(each.help) for system, each in procedure.procedures.items())
        action.setToolTip(escape_tool_tip("\n".join(dict.fromkeys(help_))))
        action.triggered.connect(partial(start, procedure))
    if closed:
        _add_closed(menu, closed, has_games=has_games)
    if menu.isEmpty():
        menu.addAction(QCoreApplication.translate("PartyView", "Nothing available for these games")).setEnabled(False)


def _add_closed(menu: QMenu, closed: Sequence[tuple[PartyProcedure, Message | None]], *, has_games: bool) -> None:
    if not menu.isEmpty():
        menu.addSeparator()
    hidden = menu.addMenu(
        QCoreApplication.translate("PartyView", "Not available now ({number})").format(number=len(closed))
    )
    hidden.setToolTipsVisible(True)
    for procedure, reason in closed:
        own = f" ({game(_first(procedure)).name})" if has_games and len(procedure.procedures) == 1 else ""
        action = _add(hidden, procedure, own)
        action.setEnabled(False)
        if reason is not None:
            words = render(reason)
            action.setText(f"{action.text()}: {words}".replace("\n", " "))
            action.setToolTip(escape_tool_tip(words))


def _add(menu: QMenu, procedure: PartyProcedure, own: str) -> QAction:
    return menu.addAction(f"{action_title(procedure)}{own}".replace("&", "&&"))


def _first(procedure: PartyProcedure) -> str:
    return next(iter(procedure.procedures))
