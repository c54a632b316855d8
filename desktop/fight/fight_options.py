"""Popup with the options of a fight being set up: optional rules, limit of rounds, seed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QWidget

from core.character.json_values import Json
from core.play.arena import MOST_ROUNDS
from core.play.conflict import Conflict
from core.rules.model import System
from desktop.forms import load_form
from desktop.library.drafts import new_seed
from desktop.requests.optional_rules_form import OptionalRulesForm
from desktop.theme import px
from desktop.widgets.number_box import NumberBox

_WIDTH: Final = 420


class FightOptions(QFrame):
    """The options; a popup over the page.

    Signals:
        changed: It was closed; the options may be others.
    """

    changed = Signal()

    rules_label: QLabel
    options_host: QWidget
    bound_spin: NumberBox
    seed_edit: QLineEdit

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        load_form(self, "fight_options")
        self._form = OptionalRulesForm(self.options_host)
        self._given_seed = new_seed()
        self._defaults: dict[str, Json] = {}
        self._given: dict[str, Json] = {}
        self._shown: tuple[System, Conflict] | None = None
        self.seed_edit.setText(self._given_seed)

    @property
    def values(self) -> dict[str, Json]:
        """The optional rules by key."""
        return self._form.values

    @property
    def seed(self) -> str:
        """The seed."""
        return self.seed_edit.text().strip() or self._given_seed

    @property
    def typed_seed(self) -> str:
        """The seed that was typed; "" for a random one."""
        return "" if self.seed == self._given_seed else self.seed

    def show_again(self, values: Mapping[str, Json], bound: int, seed: str) -> None:
        """Show what was chosen on another page.

        Args:
            values: The optional rules by key.
            bound: After how many rounds the fight stops.
            seed: The seed that was typed; "" for a random one.
        """
        if self._shown is not None:
            system, conflict = self._shown
            self._form.show(system, conflict.options, values)
        self.bound_spin.setValue(bound)
        if seed:
            self.seed_edit.setText(seed)

    def show_conflict(self, system: System, conflict: Conflict, given: Mapping[str, Json]) -> None:
        """Show the optional rules of a kind of conflict, as the campaign or the book has them.

        Args:
            system: The game.
            conflict: The kind of conflict.
            given: Those of the campaign.
        """
        self._form.show(system, conflict.options, given)
        self._defaults, self._given, self._shown = self._form.values, dict(given), (system, conflict)
        self.rules_label.setVisible(bool(conflict.options))

    def show_given(self, given: Mapping[str, Json]) -> None:
        """Let the optional rules begin as another campaign has them; those that were changed stay."""
        if self._shown is None or given == self._given:
            return
        system, conflict = self._shown
        changed = {key: value for key, value in self.values.items() if value != self._defaults.get(key)}
        self.show_conflict(system, conflict, given)
        self._form.show(system, conflict.options, {**given, **changed})

    def summary(self) -> str:
        """Return what they hold in a few words."""
        rounds = self.bound_spin.value()
        parts = [
            self.tr("no limit of rounds") if rounds == MOST_ROUNDS else self.tr("stops after %n rounds", "", rounds),
            self.tr("random seed") if self.seed == self._given_seed else self.tr("seed {seed}").format(seed=self.seed),
        ]
        changed = sum(self._defaults.get(key) != value for key, value in self.values.items())
        if changed:
            parts.insert(0, self.tr("%n rules changed", "", changed))
        return " · ".join(parts)

    def open_above(self, anchor: QWidget) -> None:
        """Open over a widget, inside its window."""
        self.setFixedWidth(px(_WIDTH))
        self.adjustSize()
        window = anchor.window()
        right = anchor.mapTo(window, QPoint(anchor.width(), 0))
        left = max(px(8), min(right.x() - px(_WIDTH), window.width() - px(_WIDTH) - px(8)))
        top = max(px(8), right.y() - self.height() - px(8))
        self.move(window.mapToGlobal(QPoint(left, top)))
        self.show()
        self.bound_spin.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        """Say that the options may be others."""
        super().hideEvent(event)
        self.changed.emit()
