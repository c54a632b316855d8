"""Dialog that adds latecomers to a side of a running fight: characters of the library, or quick opponents."""

from __future__ import annotations

import random
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtWidgets import QComboBox, QDialog, QLabel, QLineEdit, QListWidget, QListWidgetItem, QPushButton, QWidget

from core.character.sheet import Sheet
from core.errors import QuireError
from core.play.arena import Control, Participant
from core.play.opponent_line import unique_names
from core.registry import Game, open_character, opponents
from desktop.fight.fight_run import FightRun
from desktop.forms import load_form
from desktop.library.drafts import new_seed
from desktop.messages import render
from desktop.numerals import with_minus

if TYPE_CHECKING:
    from core.content.setting import Setting
    from core.store.library import Library
    from core.store.records import LibraryEntry

_MOST_LISTED: Final = 200
_SOON_MS: Final = 150
_ID: Final = Qt.ItemDataRole.UserRole
Found = list[tuple[str, Sheet]]
"""Ids, "" for quick opponents, and sheets."""


class LatecomerDialog(QDialog):
    """Asks who joins a side.

    Args:
        run: The fight.
        side: The side that they join.
        parent: Its owner.
    """

    side_label: QLabel
    search_edit: QLineEdit
    characters_list: QListWidget
    nobody_label: QLabel
    quick_edit: QLineEdit
    control_combo: QComboBox
    problem_label: QLabel
    cancel_button: QPushButton
    add_button: QPushButton

    def __init__(self, run: FightRun, side: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        load_form(self, "latecomer")
        self._run, self._side = run, side
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.side_label.setText(self.tr("They join {side} when the next round begins.").format(side=side))
        self.quick_edit.setPlaceholderText(run.conflict.example)
        for control, name in (
            (Control.PLAYER, self.tr("Player")),
            (Control.OPPONENT, self.tr("Opposing player")),
            (Control.GM, self.tr("Game Master")),
            (Control.AUTO, self.tr("Quire")),
        ):
            self.control_combo.addItem(name, control.value)
        people = run.fight.participants
        usual = next((run.fight.control(at) for at, each in enumerate(people) if each.side == side), Control.PLAYER)
        self.control_combo.setCurrentIndex(self.control_combo.findData(usual.value))
        self.problem_label.hide()
        self.nobody_label.hide()
        self._search = QTimer(self)
        self._search.setSingleShot(True)
        self._search.setInterval(_SOON_MS)
        self._search.timeout.connect(self._list_characters)
        self.search_edit.textChanged.connect(self._search.start)
        self.quick_edit.textChanged.connect(self._show_ready)
        self.characters_list.itemSelectionChanged.connect(self._show_ready)
        self.characters_list.itemActivated.connect(self._on_add)
        self.cancel_button.clicked.connect(self.reject)
        self.add_button.clicked.connect(self._on_add)
        self._show_ready()
        self._list_characters()
        if usual is not Control.PLAYER:  # reinforcements of the foes are mostly quick opponents
            self.quick_edit.setFocus()

    @Slot()
    def _show_ready(self) -> None:
        self.add_button.setEnabled(bool(self.characters_list.selectedItems() or self.quick_edit.text().strip()))

    @Slot()
    def _list_characters(self) -> None:
        work = partial(_find, self._run.game.id, self.search_edit.text())
        self._run.service.run(self, work, self._on_found, self._show_problem)

    def _on_found(self, entries: tuple[LibraryEntry, ...]) -> None:
        taken = {each.id for each in self._run.fight.participants}
        self.characters_list.clear()
        for entry in entries:
            if entry.id not in taken and entry.system == self._run.game.id:
                item = QListWidgetItem("  ·  ".join((entry.name or self.tr("Unnamed"), with_minus(entry.line))))
                item.setData(_ID, entry.id)
                self.characters_list.addItem(item)
        self.nobody_label.setVisible(self.characters_list.count() == 0)

    def _show_problem(self, error: QuireError) -> None:
        self.add_button.setEnabled(True)
        self.problem_label.setText(render(error.message))
        self.problem_label.show()

    @Slot()
    def _on_add(self) -> None:
        """Load and create the latecomers on the library's thread."""
        ids = tuple(str(item.data(_ID)) for item in self.characters_list.selectedItems())
        line = self.quick_edit.text().strip()
        if not ids and not line:
            return
        self.add_button.setEnabled(False)
        work = partial(_load, ids, line, self._run.game, self._run.fight.arena.setting, new_seed())
        self._run.service.run(self, work, self._on_loaded, self._show_problem)

    def _on_loaded(self, found: Found) -> None:
        """Let them join."""
        control = Control(self.control_combo.currentData())
        names = [sheet.character.name or self.tr("Unnamed") for _, sheet in found]
        unique = unique_names(names, [each.name for each in self._run.fight.participants])
        try:
            self._run.add_latecomers(
                [
                    (Participant(name, self._side, control, id_), sheet)
                    for name, (id_, sheet) in zip(unique, found, strict=True)
                ]
            )
        except QuireError as error:
            self._show_problem(error)
        else:
            self.accept()


# ------------------------------------------------------------------------------------------ in the library's thread


def _find(system: str, words: str, library: Library) -> tuple[LibraryEntry, ...]:
    from core.store.records import Query  # noqa: PLC0415 - the database is loaded lazily

    return library.page(Query(text=words, system=system)).entries[:_MOST_LISTED]


def _load(ids: tuple[str, ...], line: str, of: Game, setting: Setting | None, seed: str, library: Library) -> Found:
    loaded = [(id_, open_character(library.load(id_).character, random.Random(0))) for id_ in ids]
    made = opponents(line, of, setting, random.Random(seed)) if line else ()
    return [*loaded, *(("", sheet) for sheet in made)]
