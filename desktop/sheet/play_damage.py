"""The foot of the Play page's tracks: damage to take or points to heal, and what they would do."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFontMetrics, QIntValidator, QKeyEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from core.character.edits import Batch
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import QuireError
from core.messages import Message
from core.procedures.damage_request import MOST_DAMAGE
from core.procedures.preview import Preview, preview
from core.procedures.procedure import Procedure, Situation
from core.procedures.requests import Allocate, Choose, Enter, Option
from core.procedures.trial import trial_copy
from core.rules.play_layout import PlayDamage
from desktop.address_labels import translate_text
from desktop.layout_parts import nest
from desktop.messages import problem_text
from desktop.sheet.damage_spread import DamageSpread
from desktop.sheet.play_tracks import PlayTracks, render_context
from desktop.sheet.play_widgets import answers_of, template_text
from desktop.theme import TextStyle, font, px
from desktop.tool_tips import escape_tool_tip
from desktop.wheel_focus import keep_wheel_for_focus
from desktop.widgets.segments import Segment, Segments

if TYPE_CHECKING:
    from desktop.sheet.open_character import OpenCharacter

_AMOUNT: Final = 52
_SOME: Final = 1_000
"""Damage of which the game asks everything that it can ask, to know the choices before an amount is typed."""
_ROOM: Final = (232, 336)
"""Room for a choice as segments, beside the amount and below it; a wider one is a list to open."""
_DETAIL: Final = re.compile(r"\D{0,16}?([+\-−]?\d+)\Z")
"""A sentence on an option that ends in its number, as "armor 7"."""


class DamageEntry(QWidget):
    """Amounts, the choices that the game's procedure asks for, and the button that takes the damage.

    While an amount is typed, a trial run of the procedure shows on the tracks what it would do. The same line gives
    points back while it heals.

    Args:
        character: The open character.
        data: How the game asks for damage; None if it does not, then points are only healed.
        procedure: The procedure; None as above.
        tracks: The rows that show the change.

    Attributes:
        types_dice: Whether the player rolls real dice: damage with dice is then asked with all its questions.

    Signals:
        run_requested: The procedure is to be run at once; its key and the answers.
        procedure_requested: The procedure is to be run with all its questions; its key and the widget to show it at.
        message_emitted: A `Message` to show.
        finished: It was taken, or left with Escape; the keys of the page are to work again.
    """

    run_requested = Signal(str, object)
    procedure_requested = Signal(str, object)
    message_emitted = Signal(object)
    finished = Signal()

    def __init__(
        self,
        character: OpenCharacter,
        data: PlayDamage | None,
        procedure: Procedure | None,
        tracks: PlayTracks,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._character = character
        self._data, self._procedure = data, procedure
        self._tracks = tracks
        self._chosen: dict[str, str] = {}
        self._asked: Preview | None = None
        self._own_spread: dict[str, Json] = {}
        self._is_healing = data is None
        self.types_dice = False
        self._controls: dict[str, Segments | QComboBox] = {}
        self.amounts: list[QLineEdit] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.refresh)
        self._build()
        self._show_mode()
        self.refresh()

    # ----------------------------------------------------------------------------------------------------- building

    def _build(self) -> None:
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(px(6))
        head = QHBoxLayout()
        self.title_label, self.hint_label = QLabel(), QLabel()
        self.title_label.setProperty("role", "heading")
        self.hint_label.setProperty("role", "label")
        for label, stretch in ((self.title_label, 0), (self.hint_label, 1)):
            label.setTextFormat(Qt.TextFormat.PlainText)
            head.addWidget(label, stretch)
        self.hint_label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.hint_label.setMinimumWidth(0)
        nest(rows, head)
        self._line, self._further = QHBoxLayout(), QHBoxLayout()
        for line in (self._line, self._further):
            line.setSpacing(px(8))
            nest(rows, line)
        self._place = QHBoxLayout()
        self._place.setContentsMargins(0, 0, 0, 0)
        for _ in range(max(1, 0 if self._data is None else len(self._data.amounts))):
            amount = _AmountLine(self)
            amount.setFixedWidth(px(_AMOUNT))
            amount.textChanged.connect(self._on_typed)
            amount.returnPressed.connect(self.take)
            amount.left.connect(self._on_escape)
            self._line.addWidget(amount)
            self.amounts.append(amount)
        nest(self._line, self._place, 1)
        if self._data is None or not self._data.choices:
            self._place.addStretch(1)
        self.take_button = QPushButton(self)
        self.take_button.setObjectName("take_button")
        self.take_button.setProperty("role", "primary")
        self.take_button.clicked.connect(self.take)
        self._line.addWidget(self.take_button)
        foot = QHBoxLayout()
        self.result_label = QLabel(self)
        self.result_label.setTextFormat(Qt.TextFormat.PlainText)
        self.result_label.setProperty("role", "label")
        self.result_label.setWordWrap(True)
        self.result_label.setFixedHeight(2 * QFontMetrics(font(TextStyle.LABEL)).lineSpacing())
        self.result_label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.change_button = QPushButton(self.tr("Change"), self)
        self.change_button.setProperty("role", "text")
        self.change_button.clicked.connect(self._on_change)
        foot.addWidget(self.result_label, 1)
        foot.addWidget(self.change_button, 0, Qt.AlignmentFlag.AlignTop)
        nest(rows, foot)
        self.spread = DamageSpread(self._character.sheet.system, self)
        self.spread.changed.connect(self._on_spread)
        self.spread.hide()
        rows.addWidget(self.spread)

    # ------------------------------------------------------------------------------------------------------- states

    @property
    def is_healing(self) -> bool:
        """Whether the line gives points back instead of taking them."""
        return self._is_healing

    def start(self, *, is_healing: bool) -> None:
        """Focus the amount, to take damage or to heal."""
        is_healing = is_healing or self._data is None
        if is_healing != self._is_healing:
            self._is_healing = is_healing
            self.clear()
        self.amounts[0].setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.amounts[0].selectAll()

    @Slot()
    def clear(self) -> None:
        """Forget what was typed."""
        for amount in self.amounts:
            amount.clear()
        self._own_spread = {}
        self.spread.hide()
        self._show_mode()
        self.refresh()

    @Slot()
    def _on_escape(self) -> None:
        """Forget what was typed; an empty line is left, and takes damage again."""
        if any(each.text() for each in self.amounts):
            self.clear()
            return
        self.stop_healing()
        self.finished.emit()

    def stop_healing(self) -> None:
        """Take damage again, where the game asks for it."""
        self._is_healing = self._data is None
        self.clear()

    def _show_mode(self) -> None:
        """Show title, hint and button of damage or healing."""
        system = self._character.sheet.system
        is_damage = not self._is_healing and self._procedure is not None
        label = "" if self._procedure is None else translate_text(system, self._procedure.label)
        self.title_label.setText(label if is_damage else self.tr("Heal"))
        self.take_button.setText(self.tr("Take") if is_damage else self.tr("Heal"))
        hint = ""
        if is_damage and self._data is not None:
            hint = template_text(render_context(self._character.sheet), self._data.hint)
        self.hint_label.setText(hint or ("" if is_damage else self.tr("lowest first")))
        for amount in self.amounts[1:]:
            amount.setVisible(is_damage)
        for control in self._controls.values():
            control.setVisible(is_damage)
        self.amounts[0].setAccessibleName(self.title_label.text())

    @Slot()
    def _on_typed(self) -> None:
        self._own_spread = {}
        self._timer.start(0)

    @Slot()
    def refresh(self) -> None:
        """Show the choices, and what the typed amounts would do."""
        if self._is_healing:
            self._refresh_healing()
            return
        procedure, data = self._procedure, self._data
        if procedure is None or data is None:
            return
        self._show_mode()
        closed = procedure.closed(self._character.sheet)
        has_amount = any(self._amount(each) for each in self.amounts)
        found = self._try(self._script()) if has_amount and closed is None else None
        asked = found if has_amount or closed is not None else self._try(self._script(_SOME))
        self._show_choices(asked)
        self._asked = found
        self._show_spread(found)
        self._show_result(self._asked, closed)

    def _try(self, script: Mapping[str, Json]) -> Preview | None:
        if self._procedure is None:
            return None
        situation = Situation((self._character.sheet,), self._character.setting.setting)
        try:
            return preview(self._procedure, situation, script)
        except QuireError:
            return None

    def _amount(self, line: QLineEdit) -> int:
        return int(line.text()) if line.text().isdecimal() else 0

    def _script(self, amount: int | None = None) -> dict[str, Json]:
        """Return the answers given here.

        Args:
            amount: Another amount than those typed.
        """
        if self._data is None:
            return {}
        answers: dict[str, Json] = answers_of(self._character.sheet, self._data.preset)
        for key, line in zip(self._data.amounts, self.amounts, strict=False):
            answers[key] = self._amount(line) if amount is None else amount
        answers.update({key: [option] for key, option in self._chosen.items()})
        return answers | self._own_spread

    # ------------------------------------------------------------------------------------------------------ choices

    def _show_choices(self, asked: Preview | None) -> None:
        """Show the choices that were asked; one that is not asked now is disabled."""
        if asked is None or self._data is None:
            return
        for request in asked.requests:
            if isinstance(request, Enter) and request.key in self._data.amounts:
                line = self.amounts[self._data.amounts.index(request.key)]
                system = self._character.sheet.system
                line.setAccessibleName(translate_text(system, request.label))
                line.setToolTip(escape_tool_tip(translate_text(system, request.label)))
                if len(self.amounts) > 1:
                    line.setPlaceholderText(translate_text(system, request.unit))
        choices = {each.key: each for each in asked.requests if isinstance(each, Choose)}
        for key in self._data.choices:
            if key not in choices:
                if key in self._controls:
                    self._controls[key].setEnabled(False)
                continue
            answer = asked.answers.get(key)
            chosen = str(answer[0]) if isinstance(answer, Sequence) and answer else ""
            self._show_choice(choices[key], chosen)

    def _show_choice(self, request: Choose, chosen: str) -> None:
        system = self._character.sheet.system
        options = [(each, translate_text(system, each.label)) for each in request.options]
        control = self._controls.get(request.key)
        if control is None:
            control = self._make_control(request)
        control.setEnabled(True)
        control.setAccessibleName(translate_text(system, request.label))
        if isinstance(control, Segments):
            control.show_segments([self._segment(each, text) for each, text in options], chosen)
            return
        items = [(each.key, text) for each, text in options if each.closed is None]
        if [(control.itemData(n), control.itemText(n)) for n in range(control.count())] != items:
            control.blockSignals(True)
            control.clear()
            for key, text in items:
                control.addItem(text, key)
            control.blockSignals(False)
        control.setCurrentIndex(control.findData(chosen))
        control.setToolTip(escape_tool_tip(translate_text(system, request.label)))

    def _segment(self, option: Option, text: str) -> Segment:
        about = translate_text(self._character.sheet.system, option.about)
        found = _DETAIL.fullmatch(about)
        reason = "" if option.closed is None else problem_text(option.closed)
        detail = found[1] if found is not None else ""
        return Segment(option.key, text, detail, escape_tool_tip(reason or about), option.closed is None)

    def _make_control(self, request: Choose) -> Segments | QComboBox:
        """Create the control of a choice: the first beside the amount, the others below it."""
        is_first = not self._controls
        system = self._character.sheet.system
        segments = Segments(self, height=32 if is_first else 24, style=TextStyle.LABEL)
        segments.show_segments(
            [self._segment(each, translate_text(system, each.label)) for each in request.options], ""
        )
        control: Segments | QComboBox = segments
        if segments.minimumSizeHint().width() <= px(_ROOM[not is_first]):
            segments.chosen.connect(partial(self._on_chosen, request.key))
        else:
            segments.hide()
            segments.deleteLater()
            control = combo = QComboBox(self)
            keep_wheel_for_focus(combo)
            combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            combo.setMinimumContentsLength(8)
            combo.activated.connect(partial(self._on_activated, request.key))
        (self._place if is_first else self._further).addWidget(control, 1)
        self._controls[request.key] = control
        return control

    @Slot(str)
    def _on_chosen(self, key: str, option: str) -> None:
        self._chosen[key] = option
        self._own_spread = {}
        self.refresh()

    def _on_activated(self, key: str, _index: int) -> None:
        control = self._controls[key]
        if isinstance(control, QComboBox):
            self._on_chosen(key, str(control.currentData()))

    # ------------------------------------------------------------------------------------------------------- results

    def _show_result(self, found: Preview | None, closed: Message | None) -> None:
        """Show on the tracks and in a line what the damage would do."""
        problem = closed if found is None else found.problem
        changes = self._tracks.show_changes(None if found is None or problem is not None else found.sheet)
        self.take_button.setEnabled(found is not None and problem is None)
        self.change_button.setVisible(found is not None and self._data is not None and bool(self._data.choices))
        self._show_change_text()
        system = self._character.sheet.system
        parts = [_changes_text(changes)] if changes else []
        if found is not None and found.roll is not None:
            dice = ", ".join(each.text for each in found.roll.dice)
            pattern = self.tr("then {dice}: {what}") if changes else self.tr("{dice} first: {what}")
            parts.append(pattern.format(dice=dice, what=translate_text(system, found.roll.label)))
        elif found is not None and found.outcome is not None:
            parts.append(translate_text(system, found.outcome.text))
        if problem is not None:
            parts = [] if self.spread.left and not self.spread.isHidden() else [problem_text(problem)]
        text = " · ".join(part for part in parts if part)
        self.result_label.setText(text)
        self.result_label.setToolTip(escape_tool_tip(text))

    def _show_change_text(self) -> None:
        """Name what the button does: show steps, or ask everything."""
        has_steps = self.spread.isHidden() and self._spread_request(self._asked) is not None
        self.change_button.setText(self.tr("Change") if self.spread.isHidden() else self.tr("All questions"))
        self.change_button.setToolTip(
            self.tr("Choose who loses the points") if has_steps else self.tr("Ask everything about this damage")
        )

    @staticmethod
    def _spread_request(found: Preview | None) -> Allocate | None:
        """Return the request for who loses the points, if the steps can answer it."""
        requests = () if found is None else found.requests
        asked = next((each for each in requests if isinstance(each, Allocate)), None)
        return asked if asked is not None and DamageSpread.fits(asked) else None

    def _show_spread(self, found: Preview | None) -> None:
        """Let shown steps follow the amount and the choices; without a request for them they go."""
        asked = self._spread_request(found)
        if self.spread.isHidden():
            return
        if asked is None or found is None:
            self.spread.hide()
        elif not self._own_spread:
            answer = found.answers.get(asked.key)
            amounts = answer if isinstance(answer, Mapping) else {}
            self.spread.show_request(asked, {key: int(str(points)) for key, points in amounts.items()})

    @Slot()
    def _on_spread(self) -> None:
        asked = self._spread_request(self._asked)
        if asked is not None:
            self._own_spread = {asked.key: dict(self.spread.amounts)}
            self.refresh()

    def _refresh_healing(self) -> None:
        edits = self._tracks.healing(self._amount(self.amounts[0]))
        after: Sheet | None = None
        if edits:
            try:
                after = trial_copy(self._character.sheet, *edits)
            except QuireError:
                after = None
        changes = self._tracks.show_changes(after)
        self.take_button.setEnabled(bool(edits))
        self.change_button.hide()
        self.result_label.setText(_changes_text(changes))

    @Slot()
    def take(self) -> None:
        """Take the damage, or give the points back, as one edit."""
        self._timer.stop()
        self.refresh()
        if not self.take_button.isEnabled():
            return
        if self._is_healing:
            edits = self._tracks.healing(self._amount(self.amounts[0]))
            self._character.leave_field()
            try:
                self._character.push(edits[0] if len(edits) == 1 else Batch(edits))
            except QuireError as error:
                self.message_emitted.emit(error.message)
                return
            self.stop_healing()
            self.finished.emit()
        elif self._data is not None and self._asked is not None:
            if self.types_dice and self._asked.roll is not None:
                self.procedure_requested.emit(self._data.procedure, self.take_button)
                return
            asked = {each.key for each in self._asked.requests}
            answers = {key: answer for key, answer in self._script().items() if key in asked}
            self.clear()
            self.finished.emit()
            self.run_requested.emit(self._data.procedure, answers)

    @Slot()
    def _on_change(self) -> None:
        """Show steps for the points that each attribute loses; where that is not all, ask everything."""
        if self.spread.isHidden() and self._spread_request(self._asked) is not None:
            self.spread.show()
            self._show_spread(self._asked)
            first = next(iter(self.spread.steps.values()), None)
            if first is not None:
                first.setFocus(Qt.FocusReason.OtherFocusReason)
            self._show_change_text()
        elif self._data is not None:
            self.procedure_requested.emit(self._data.procedure, self.change_button)


class _AmountLine(QLineEdit):
    """A line for a number of points.

    Signals:
        left: Escape was pressed.
    """

    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "search")
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setValidator(QIntValidator(0, MOST_DAMAGE, self))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Leave with Escape; Enter takes the damage, and does nothing else."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


def _changes_text(changes: Mapping[str, int]) -> str:
    return ", ".join(f"{name} {'+' if change > 0 else '−'}{abs(change)}" for name, change in changes.items())
