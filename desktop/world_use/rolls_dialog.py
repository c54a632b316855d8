"""Dialog *Roll 100*: a hundred automatic characters of a world, made on a worker thread, and what came out.

Nothing is written; `WorldRollsDialog.kept` names the seed of a character that is to be kept, which makes it again.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QDialog, QLabel, QProgressBar, QPushButton, QScrollArea, QVBoxLayout, QWidget

from core.character.document import Character
from core.content.setting import Setting
from core.errors import QuireError
from core.procedures.world_rolls import RolledCharacter, WorldTally, roll_characters
from core.registry import Game, open_character
from desktop import tasks
from desktop.forms import load_form
from desktop.library.drafts import new_seed
from desktop.messages import render
from desktop.requests.request_frame import clear_layout, label
from desktop.theme import apply_icons
from desktop.world_use.rolls_cards import ChoicesCard, RefusalsCard, RolledList, SpreadCard
from desktop.world_use.work_bar import WorkBar

ROLLS: Final = 100


class WorldRollsDialog(QDialog):
    """Makes the characters and shows what came out.

    Args:
        of: The game.
        setting: The world as it is being edited.
        parent: The window.

    Signals:
        kept: A character is to be added to the library and opened; its seed.
    """

    kept = Signal(str)

    title_label: QLabel
    line_label: QLabel
    progress_bar: QProgressBar
    stop_button: QPushButton
    again_button: QPushButton
    result_scroll: QScrollArea
    result_layout: QVBoxLayout
    close_button: QPushButton
    keep_button: QPushButton

    def __init__(self, of: Game, setting: Setting, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        load_form(self, "world_rolls")
        self._game = of
        self._setting = setting
        self._arrived: deque[RolledCharacter] = deque()
        self._work = WorkBar(self.progress_bar, self.stop_button)
        self._problem = ""
        self.tally = WorldTally(of.system, setting)
        self.list: RolledList | None = None
        self.seed = ""
        self.setWindowTitle(self.tr("Roll 100: {world}").format(world=setting.name))
        self._work.stopped.connect(self._end)
        self.again_button.clicked.connect(self.roll)
        self.close_button.clicked.connect(self.reject)
        self.keep_button.clicked.connect(self._on_keep)
        apply_icons(self)
        self.roll()

    @property
    def is_rolling(self) -> bool:
        """Whether characters are still being made."""
        return self._work.is_running

    @Slot()
    def roll(self) -> None:
        """Make a hundred characters with a new seed."""
        if self.is_rolling:
            return
        self.seed = new_seed()
        self.tally = WorldTally(self._game.system, self._setting)
        self._arrived = deque()
        self._problem = ""
        progress = self._work.begin(ROLLS)
        seeds = [f"{self.seed}-{number}" for number in range(1, ROLLS + 1)]
        work = partial(_roll, self._game, self._setting, seeds, self._arrived.append, progress.advance)
        tasks.run(self, work, self._on_rolled, self._on_failed, progress=progress)
        self._show()

    def _on_rolled(self, _nothing: object) -> None:
        self._end()

    def _on_failed(self, error: QuireError) -> None:
        self._problem = render(error.message, self._game.id)
        self._end()

    @Slot()
    def _end(self) -> None:
        """Show what was made, all of it or until it was stopped."""
        self._work.end()
        while self._arrived:
            self.tally.add(self._arrived.popleft())
        self._show()

    # ------------------------------------------------------------------------------------------------- what it shows

    def _show(self) -> None:
        is_rolling = self.is_rolling
        self.again_button.setVisible(not is_rolling)
        self.keep_button.setEnabled(False)
        self.title_label.setText(self._title())
        line = self.tr("{world} · {game} · seed {seed}")
        self.line_label.setText(line.format(world=self._setting.name, game=self._game.system.name, seed=self.seed))
        self.list = None
        clear_layout(self.result_layout)
        if not is_rolling:
            self._show_result()

    def _title(self) -> str:
        if self.is_rolling:
            return self.tr("Rolling characters…")
        if self._problem:
            return self._problem
        count = len(self.tally.rolled)
        if self.tally.legal == count and count:
            return self.tr("All %n character(s) are legal", "", count)
        return self.tr("{legal} of %n character(s) are legal", "", count).format(legal=self.tally.legal)

    def _show_result(self) -> None:
        host = self.result_scroll.widget()
        if not self.tally.rolled:
            self.result_layout.addWidget(label(self, "muted", self.tr("No character was made.")))
            self.result_layout.addStretch(1)
            return
        if self.tally.refusals():
            refusals = RefusalsCard(self.tally, host)
            refusals.chosen.connect(self._on_chosen)
            self.result_layout.addWidget(refusals)
        if self.tally.made:
            if self.tally.choices():
                self.result_layout.addWidget(ChoicesCard(self.tally, host))
            self.result_layout.addWidget(SpreadCard(self.tally, host))
            self.list = RolledList(self.tally, host)
            self.list.current_changed.connect(self._on_current)
            self.list.kept.connect(self._keep)
            self.result_layout.addWidget(self.list)
        self.result_layout.addStretch(1)
        self.result_scroll.verticalScrollBar().setValue(0)

    @Slot(str)
    def _on_chosen(self, seed: str) -> None:
        if self.list is not None:
            self.result_scroll.ensureWidgetVisible(self.list)
            self.list.select(seed)

    # ------------------------------------------------------------------------------------------------------- keeping

    @Slot()
    def _on_current(self) -> None:
        self.keep_button.setEnabled(self.list is not None and bool(self.list.current_seed))

    @Slot()
    def _on_keep(self) -> None:
        if self.list is not None and self.list.current_seed:
            self._keep(self.list.current_seed)

    @Slot(str)
    def _keep(self, seed: str) -> None:
        self.kept.emit(seed)
        self.accept()

    def reject(self) -> None:
        """Stop and close."""
        self._work.cancel()
        super().reject()


def _roll(
    of: Game,
    setting: Setting,
    seeds: Sequence[str],
    rolled: Callable[[RolledCharacter], object],
    advance: Callable[[int, int], None],
) -> None:
    """Make the characters; runs on a worker thread."""
    blank = open_character(Character(of.id), random.Random(0))
    for number, each in enumerate(roll_characters(of.creation, blank, setting, seeds), 1):
        rolled(each)
        advance(number, len(seeds))
