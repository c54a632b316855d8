"""The first decisions of a fight, on the page before it: who has the surprise, and how far the sides are apart."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from core.character.json_values import Json
from core.errors import QuireError
from core.play.conflict import Conflict
from core.play.fighter_weapon import FighterWeapon
from core.procedures.number_input import parse_whole
from core.rules.model import System
from desktop.address_labels import translate_text
from desktop.fight.fight_setup import FightSetup, Side
from desktop.numerals import percent
from desktop.theme import TextStyle, font, px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.number_stepper import NumberStepper
from desktop.widgets.segments import Segment, Segments

MOST_DISTANCE = 10_000
_HEIGHT = 32
_NAME = 150
_NARROW_NAME = 80
"""Most width of the name of a side, at 100 %."""


class StartChoices(QObject):
    """Shows the decisions that a kind of conflict makes at its start, and returns the answers.

    Args:
        setup: The fight being set up.
        side_host: Holds label and segments of the side.
        side_label: The label.
        distance_host: Holds label, number and hint of the distance.
        reach_label: The hint.
    """

    def __init__(
        self, setup: FightSetup, side_host: QWidget, side_label: QLabel, distance_host: QWidget, reach_label: QLabel
    ) -> None:
        super().__init__(side_host)
        self._setup = setup
        self._conflict: Conflict | None = None
        self._system: System | None = None
        self._chosen: Side | None = None
        self._is_narrow = False
        self._side_host, self._side_label = side_host, side_label
        self._distance_host, self._reach_label = distance_host, reach_label
        self.segments = Segments(side_host, height=_HEIGHT)
        self.segments.chosen.connect(self._on_chosen)
        self.distance = 0
        """The distance of the sides, in the unit of the kind of conflict."""
        self.distance_stepper = NumberStepper(distance_host, has_proxy=False)
        self.distance_stepper.edit.setAccessibleName(self.tr("Distance"))
        self.distance_stepper.stepped.connect(self._on_stepped)
        self.distance_stepper.edited.connect(self._on_typed)
        self.distance_stepper.edit.editingFinished.connect(self._show_distance)
        _add(side_host, self.segments, 1)
        _add(distance_host, self.distance_stepper, 1)

    def show_conflict(self, system: System, conflict: Conflict) -> None:
        """Show the decisions of a kind of conflict."""
        self._conflict, self._system = conflict, system
        self._chosen = None
        distance = conflict.distance
        self._distance_host.setVisible(distance is not None)
        if distance is not None:
            self.distance_stepper.show_unit(translate_text(system, distance.unit))
            self.set_distance(distance.least)
        self.show_sides()

    def show_sides(self) -> None:
        """Show the present sides with their exact chances."""
        choice = None if self._conflict is None else self._conflict.side_choice
        sides = self._setup.present_sides
        self._side_host.setVisible(choice is not None and len(sides) > 1)
        if choice is None or self._system is None:
            return
        if self._chosen not in sides:
            self._chosen = None
        label = translate_text(self._system, choice.label)
        self._side_label.setText(label)
        self.segments.setAccessibleName(label)
        shown = [Segment("", self.tr("No one"))]
        shown += [Segment(each.name, self._short(each.name), self._chance(each), each.name) for each in sides]
        self.segments.show_segments(shown, "" if self._chosen is None else self._chosen.name)

    def set_distance(self, distance: int) -> None:
        """Set how far the sides are apart, within the bounds of the kind of conflict."""
        least = 0 if self._conflict is None or self._conflict.distance is None else self._conflict.distance.least
        self.distance = max(least, min(MOST_DISTANCE, distance))
        self.distance_stepper.set_ends(at_least=self.distance == least, at_most=self.distance == MOST_DISTANCE)
        self._show_distance()

    def set_narrow(self, *, is_narrow: bool) -> None:
        """Shorten long names of sides further, for a narrow window."""
        if is_narrow != self._is_narrow:
            self._is_narrow = is_narrow
            self.show_sides()

    def _short(self, name: str) -> str:
        """Return a name that leaves room for the others."""
        room = px(_NARROW_NAME if self._is_narrow else _NAME)
        return QFontMetrics(font(TextStyle.HEADING)).elidedText(name, Qt.TextElideMode.ElideRight, room)

    def _chance(self, side: Side) -> str:
        choice = None if self._conflict is None else self._conflict.side_choice
        if choice is None or choice.chance is None:
            return ""
        try:
            return percent(choice.chance([each.sheet for each in self._setup.fighters_of(side)]))
        except QuireError:
            return ""  # the reason is reported when the fight is started

    @Slot(str)
    def _on_chosen(self, name: str) -> None:
        self._chosen = next((each for each in self._setup.sides if each.name == name), None)

    @Slot(int)
    def _on_stepped(self, steps: int) -> None:
        if self._conflict is not None and self._conflict.distance is not None:
            self.set_distance(self.distance + steps * self._conflict.distance.step)

    @Slot(str)
    def _on_typed(self, text: str) -> None:
        """Take what is typed once it is a distance; what is none stays until the field is left."""
        distance = None if self._conflict is None else self._conflict.distance
        typed = parse_whole(text, "" if distance is None else distance.unit)
        if distance is not None and typed is not None and distance.least <= typed <= MOST_DISTANCE:
            self.distance = typed
            self.show_reach()

    @Slot()
    def _show_distance(self) -> None:
        self.distance_stepper.show_text(str(self.distance))
        self.show_reach()

    def show_reach(self) -> None:
        """Say who can attack from this distance."""
        distance = None if self._conflict is None else self._conflict.distance
        fighters = self._setup.fighters
        able = [each.name for each in fighters if any(_reaches(weapon, self.distance) for weapon in each.facts.weapons)]
        if distance is None or self.distance == distance.least:
            text = "" if distance is None else self.tr("within reach")
        elif not able:
            text = self.tr("out of reach, so they close in first")
        else:
            text = self.tr("%Ln can attack from there", "", len(able))
        self._reach_label.setText(text)
        self._reach_label.setToolTip(escape_tool_tip("\n".join(able) if text and able else ""))
        self.distance_stepper.setToolTip(escape_tool_tip(text))
        self.distance_stepper.edit.setAccessibleDescription(text)

    def answers(self) -> dict[str, Json]:
        """Return the answers by the keys of their requests."""
        answers: dict[str, Json] = {}
        conflict = self._conflict
        if conflict is None:
            return answers
        if conflict.side_choice is not None:
            answers[conflict.side_choice.key] = ["" if self._chosen is None else self._chosen.name]
        if conflict.distance is not None:
            answers[conflict.distance.key] = self.distance
        return answers


def _reaches(weapon: FighterWeapon, distance: int) -> bool:
    return weapon.reach is None or distance <= weapon.reach


def _add(host: QWidget, widget: QWidget, place: int) -> None:
    layout = host.layout()
    if isinstance(layout, QHBoxLayout):
        layout.insertWidget(place, widget)
