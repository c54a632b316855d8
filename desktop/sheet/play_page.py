"""Builds the Play page of a sheet: tracks, numbers, states, lists, dice checks, procedures.

Built from the game's data (``[play]`` of its ``sheet.toml``) when it is first shown. Every click is an ordinary edit
with history.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from core.export.render_context import RenderContext, RowScope
from core.procedures.procedure import Procedure, ProcedureKind
from core.rules.model import Field
from core.rules.play_layout import PlayList, PlayNumber, PlayState, PlayTrack
from desktop.address_labels import translate_text
from desktop.messages import translate
from desktop.sheet.binder import Binder
from desktop.sheet.play_checks import PlayCheckCard
from desktop.sheet.play_list import PlayListCard
from desktop.sheet.play_tracks import PlayTrackCard
from desktop.sheet.play_widgets import ProcedureButtons, card_with_grid, elided_label, input_label, make_input, shorten
from desktop.theme import px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.card import Card, Page
from desktop.widgets.columns import Columns
from desktop.widgets.derived_label import StatBlock
from desktop.widgets.inputs import NumberField

if TYPE_CHECKING:
    from desktop.sheet.open_character import OpenCharacter

_IN_A_ROW: Final = 4
_LATER_MS: Final = 60
_PLAYED: Final = (ProcedureKind.RECOVERY, ProcedureKind.ADVANCEMENT)


class PlayPage(Page):
    """The page of a sheet for use at the table.

    Signals:
        explain_requested: The explanation of an address is requested.
        accept_requested: A `Violation` of a state is to be allowed.
        procedure_requested: A procedure is to be run; its key.
        rolled: Dice were rolled; the records.
        message_emitted: A `Message` to show.
        message_cleared: The `Message` no longer applies.

    Args:
        character: The open character.
    """

    explain_requested = Signal(str)
    accept_requested = Signal(object)
    procedure_requested = Signal(str)
    rolled = Signal(object)
    message_emitted = Signal(object)
    message_cleared = Signal(object)

    def __init__(self, character: OpenCharacter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.character = character
        self._is_built = False
        self._tracks: PlayTrackCard | None = None
        self._checks: PlayCheckCard | None = None
        self._types_dice = False
        self._updates: list[Callable[[], None]] = []
        self.setWidgetResizable(True)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_LATER_MS)
        self._later.timeout.connect(self._refresh)
        character.changed.connect(self._on_changed)

    @property
    def is_built(self) -> bool:
        """Whether it was built already."""
        return self._is_built

    def event(self, event: QEvent) -> bool:
        """Build the page when it is first shown, and refresh it when it is shown again."""
        if event.type() == QEvent.Type.Show:
            if not self._is_built or self._is_outdated():
                self.build()
            else:
                if self._tracks is not None:
                    self._tracks.fold()
                self._refresh()
        return super().event(event)

    @Slot()
    def _on_changed(self) -> None:
        """Refresh after the edit is painted, if the page is visible."""
        if self._is_built and self.isVisible():
            if self._is_outdated():
                self.build()
            else:
                self._refresh_tracks()
                self._later.start()

    def set_types_dice(self, are_typed: bool) -> None:
        """Set whether checks ask for the faces of real dice."""
        self._types_dice = are_typed
        if self._checks is not None:
            self._checks.types_dice = are_typed

    # ----------------------------------------------------------------------------------------------------- building

    def build(self) -> None:
        """Build the page again from the game's data and the current rows."""
        self._is_built = True
        self._updates = []
        content = QWidget()
        content.setProperty("role", "sheet")
        rows = QVBoxLayout(content)
        rows.setContentsMargins(px(24), px(24), px(24), px(24))
        columns = Columns(content)
        columns.setProperty("stack_below", 920)
        beside = QHBoxLayout(columns)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.setSpacing(px(24))
        left, right = QVBoxLayout(), QVBoxLayout()
        for side in (left, right):
            side.setSpacing(px(24))
            host = QWidget(columns)
            host.setLayout(side)
            side.setContentsMargins(0, 0, 0, 0)
            beside.addWidget(host, 1)
        context, play = self._render_context(), self.character.sheet.system.layout.play
        self._tracks = self._track_card()
        for card in (self._tracks, self._state_card(context, play.states)):
            if card is not None:
                left.addWidget(card)
        for play_list in play.lists:
            left.addWidget(self._list_card(play_list))
        numbers = self._number_card(context, play.numbers)
        if numbers is not None:
            right.addWidget(numbers)
        self._checks = self._check_card()
        for card in (self._checks, self._procedure_card()):
            if card is not None:
                right.addWidget(card)
        left.addStretch(1)
        right.addStretch(1)
        rows.addWidget(columns)
        rows.addStretch(1)
        self._shape = self._current_structure()
        self.setWidget(content)
        self._refresh()

    def _render_context(self) -> RenderContext:
        return RenderContext(self.character.sheet.system, self.character.sheet, translate=translate)

    def _current_structure(self) -> tuple[object, ...]:
        """Return the structure of the page: the rows behind its tracks, numbers and states."""
        context, play = self._render_context(), self.character.sheet.system.layout.play
        parts: Iterable[PlayTrack | PlayNumber | PlayState] = (*play.tracks, *play.numbers, *play.states)
        return tuple(tuple(context.rows(each.rows)) for each in parts)

    def _is_outdated(self) -> bool:
        return self._current_structure() != self._shape or (self._tracks is not None and self._tracks.is_stale)

    def _track_card(self) -> PlayTrackCard | None:
        card = PlayTrackCard(self.character, self.character.sheet.system.layout.play.tracks)
        if card.is_empty:
            return None
        for signal, own in (
            (card.explain_requested, self.explain_requested),
            (card.accept_requested, self.accept_requested),
            (card.message_emitted, self.message_emitted),
            (card.message_cleared, self.message_cleared),
        ):
            signal.connect(own)
        return card

    def _number_card(self, context: RenderContext, numbers: Iterable[PlayNumber]) -> Card | None:
        card, grid = card_with_grid(self.tr("Numbers"))
        blocks = lines = 0
        for number in numbers:
            for scope in context.rows(number.rows):
                if not context.holds(number.only_if, scope):
                    continue
                if number.address:
                    grid.addWidget(self._block(number, scope), blocks // _IN_A_ROW, blocks % _IN_A_ROW)
                    blocks += 1
                else:
                    grid.addWidget(self._line(number, scope), 100 + lines, 0, 1, _IN_A_ROW)
                    lines += 1
        for column in range(_IN_A_ROW):
            grid.setColumnStretch(column, 1)
        return card if blocks or lines else None

    def _block(self, number: PlayNumber, scope: RowScope) -> StatBlock:
        block = StatBlock()
        context = self._render_context()
        address = context.address(number.address, scope)
        block.setProperty("rank", "small")
        block.explain_requested.connect(partial(self.explain_requested.emit, address))

        def update() -> None:
            now = self._render_context()
            label, value = now.text(number.label, scope), now.text(number.value, scope)
            block.setProperty("label", shorten(label))
            block.setProperty("value", value)
            block.setAccessibleName(f"{label} {value}")
            block.setToolTip(escape_tool_tip(self.character.sheet.label(address)))

        self._updates.append(update)
        return block

    def _line(self, number: PlayNumber, scope: RowScope) -> QLabel:
        line = elided_label()

        def update() -> None:
            now = self._render_context()
            label, value = now.text(number.label, scope), now.text(number.value, scope)
            line.setText(f"{shorten(label)}: {shorten(value)}")
            line.setToolTip(escape_tool_tip(f"{label}: {value}"))

        self._updates.append(update)
        return line

    def _state_card(self, context: RenderContext, states: Iterable[PlayState]) -> Card | None:
        """Build the card of states; its inputs are bound like those of the form."""
        card, grid = card_with_grid(self.tr("States"))
        system = self.character.sheet.system
        for state in states:
            for scope in context.rows(state.rows):
                address = context.address(state.input, scope)
                defined = self.character.sheet.field(address)
                if isinstance(defined, Field):
                    name, widget, row = input_label(system, defined), make_input(defined), grid.rowCount()
                    label = elided_label(name)
                    label.setToolTip(translate_text(system, defined.help))
                    label.setBuddy(widget)
                    widget.setProperty("field", address)
                    widget.setAccessibleName(name)
                    is_short = isinstance(widget, QCheckBox | NumberField)
                    grid.addWidget(label, row, 0)
                    grid.addWidget(widget, row, 1, Qt.AlignmentFlag.AlignRight if is_short else Qt.AlignmentFlag(0))
        if grid.rowCount() == 1:
            return None
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        binder = Binder(card, self.character)
        binder.explain_requested.connect(self.explain_requested)
        binder.accept_requested.connect(self.accept_requested)
        binder.refused.connect(self.message_emitted)
        binder.refusal_cleared.connect(self.message_cleared)
        return card

    def _list_card(self, data: PlayList) -> PlayListCard:
        passes = next((each for each in self._procedures() if each.key == data.passes), None)
        card = PlayListCard(self.character, data, passes)
        for signal, own in (
            (card.explain_requested, self.explain_requested),
            (card.accept_requested, self.accept_requested),
            (card.procedure_requested, self.procedure_requested),
            (card.message_emitted, self.message_emitted),
            (card.message_cleared, self.message_cleared),
        ):
            signal.connect(own)
        self._updates.append(card.refresh)
        return card

    # -------------------------------------------------------------------------------------------------- procedures

    def _procedures(self) -> tuple[Procedure, ...]:
        from core.registry import game  # noqa: PLC0415 - the games are loaded after the first paint

        return tuple(game(self.character.sheet.system.id).procedures.values())

    def _check_card(self) -> PlayCheckCard | None:
        checks = [each for each in self._procedures() if each.kind is ProcedureKind.CHECK]
        if not checks:
            return None
        card = PlayCheckCard(self.character, checks)
        card.types_dice = self._types_dice
        card.procedure_requested.connect(self.procedure_requested)
        card.rolled.connect(self.rolled)
        card.message_emitted.connect(self.message_emitted)
        self._updates.append(card.refresh)
        return card

    def _procedure_card(self) -> Card | None:
        procedures = [each for each in self._procedures() if each.kind in _PLAYED]
        if not procedures:
            return None
        card, grid = card_with_grid(self.tr("Rest and advancement"))
        buttons = ProcedureButtons(self.character, sorted(procedures, key=lambda each: each.kind is not _PLAYED[0]))
        buttons.procedure_requested.connect(self.procedure_requested)
        grid.addWidget(buttons, 0, 0)
        self._updates.append(buttons.refresh)
        return card

    # ----------------------------------------------------------------------------------------------------- refreshing

    @Slot()
    def _refresh(self) -> None:
        self._refresh_tracks()
        for update in self._updates:
            update()

    def _refresh_tracks(self) -> None:
        if self._tracks is not None:
            self._tracks.refresh()
