"""Card of the Play page with tracks to click: health and whatever else play uses up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from core.character.edits import Batch, Edit, SetValue
from core.character.formula_display import to_typographic
from core.errors import QuireError
from core.export.render_context import RenderContext, RowScope
from core.rules.play_layout import PlayTrack
from desktop.address_labels import translate_text
from desktop.messages import translate
from desktop.numerals import numeral
from desktop.sheet.binder import Binder
from desktop.sheet.play_widgets import add_grid, elided_label, shorten
from desktop.theme import px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.caption import Caption
from desktop.widgets.card import Card
from desktop.widgets.inputs import NumberField
from desktop.widgets.track_boxes import TrackBoxes

if TYPE_CHECKING:
    from desktop.sheet.open_character import OpenCharacter

_DECIMALS: Final = 1
_COUNT_WIDTH: Final = 46
_LEAST_BOXES: Final = (136, 76)
"""Least width of the boxes, alone and with numbers beside them."""
_GAP: Final = 8
_WORD_ROOM: Final = (72, 96)
"""Least and greatest width that a name reserves for its longest word."""
_HEADING_ROW: Final = 0
"""Grid row of the headings; tracks follow."""


@dataclass(slots=True)
class _TrackRow:
    """A track of the card, with its widgets once they were created."""

    data: PlayTrack
    scope: RowScope
    boxes: TrackBoxes | None = None
    name: QLabel | None = None
    amount: QLabel | None = None
    counts: tuple[NumberField, ...] = ()

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        """Its widgets, in tab order."""
        return tuple(each for each in (self.name, self.boxes, self.amount, *self.counts) if each is not None)


class PlayTrackCard(Card):
    """Tracks to click. Those that can be hidden are shown if reduced, or on demand.

    Args:
        character: The open character.
        tracks: Their definitions in the game's Play layout.

    Signals:
        explain_requested: The explanation of an address is requested.
        accept_requested: A `Violation` is to be allowed.
        message_emitted: A `Message` to show.
        message_cleared: The `Message` no longer applies.
    """

    explain_requested = Signal(str)
    accept_requested = Signal(object)
    message_emitted = Signal(object)
    message_cleared = Signal(object)

    def __init__(self, character: OpenCharacter, tracks: Sequence[PlayTrack], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("title", self.tr("Health and attributes"))
        self._character = character
        context = self._render_context()
        self._tracks = [
            _TrackRow(data, scope)
            for data in tracks
            for scope in context.rows(data.rows)
            if context.holds(data.only_if, scope)
        ]
        self._headings: list[QLabel] = []
        self._grid = add_grid(self)
        self._grid.setHorizontalSpacing(px(_GAP))
        for column, stretch in enumerate((3, 8)):
            self._grid.setColumnStretch(column, stretch)
        self._all = QPushButton()
        self._all.setObjectName("all_tracks")
        self._all.setProperty("role", "text")
        self._all.setCheckable(True)
        self._all.setToolTip(self.tr("Undamaged attributes are hidden"))
        self._all.toggled.connect(self._on_all)
        foot = add_grid(self)
        foot.addWidget(self._all, 0, 0, Qt.AlignmentFlag.AlignLeft)
        self._lists = {each.rows.partition("[")[0] for each in tracks if each.rows and not each.rows.startswith("<")}
        self._counts = self._current_counts()
        self._is_released = False
        character.changed.connect(self._on_changed)
        self._binder = Binder(self, character, ())
        for signal, own in (
            (self._binder.explain_requested, self.explain_requested),
            (self._binder.accept_requested, self.accept_requested),
            (self._binder.refused, self.message_emitted),
            (self._binder.refusal_cleared, self.message_cleared),
        ):
            signal.connect(own)
        self.refresh()

    @property
    def is_empty(self) -> bool:
        """Whether the character has no such track."""
        return not self._tracks

    @property
    def is_stale(self) -> bool:
        """Whether rows were added or removed, so that the card must be rebuilt."""
        return self._is_released or self._counts != self._current_counts()

    def _render_context(self) -> RenderContext:
        return RenderContext(self._character.sheet.system, self._character.sheet, translate=translate)

    def _current_counts(self) -> tuple[int, ...]:
        return tuple(self._character.sheet.count(each) for each in self._lists)

    @Slot()
    def _on_changed(self) -> None:
        """Drop tracks of removed rows before their values are read; the page is rebuilt."""
        if not self._is_released and self.is_stale:
            self._is_released = True
            self._binder.disconnect_character()

    # ------------------------------------------------------------------------------------------------------ showing

    def refresh(self) -> None:
        """Refresh the numbers; hidden tracks appear once reduced, and stay visible."""
        context = self._render_context()
        self._make([each for each in self._tracks if each.boxes is None and self._is_visible(context, each)])
        for track in self._tracks:
            self._fill(context, track)
        self._show_hidden_count()

    def fold(self) -> None:
        """Hide tracks that are full again."""
        context = self._render_context()
        for track in self._tracks:
            is_shown = self._is_visible(context, track)
            for widget in track.widgets:
                widget.setVisible(is_shown)
        self.refresh()

    def _is_visible(self, context: RenderContext, track: _TrackRow) -> bool:
        return not track.data.is_folded or self._all.isChecked() or _is_reduced(context, track)

    @Slot(bool)
    def _on_all(self, _is_checked: bool) -> None:
        self.fold()

    def _show_hidden_count(self) -> None:
        """Show the number of hidden tracks on the button that shows them."""
        away = sum(each.boxes is None or each.boxes.isHidden() for each in self._tracks)
        if self._all.isChecked():
            self._all.setText(self.tr("Show less"))
        else:
            self._all.setText(self.tr("Show {count} more").format(count=numeral(away)))
        self._all.setVisible(bool(away) or self._all.isChecked())

    def _make(self, tracks: Sequence[_TrackRow]) -> None:
        """Create the widgets of tracks."""
        if not tracks:
            return
        counts: list[QWidget] = []
        for track in tracks:
            self._add(track)
            counts += track.counts
        self._binder.bind(counts)
        inputs = [each for track in self._tracks for each in (track.boxes, *track.counts) if each is not None]
        for before, after in zip(inputs, [*inputs[1:], self._all], strict=True):
            QWidget.setTabOrder(before, after)

    def _add(self, track: _TrackRow) -> None:
        track.name, track.amount, track.boxes = elided_label(), QLabel(), TrackBoxes()
        track.amount.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        track.boxes.setMinimumWidth(px(_LEAST_BOXES[bool(track.data.also)]))
        track.boxes.amount_clicked.connect(partial(self._on_track_clicked, track, False))
        track.boxes.amount_shift_clicked.connect(partial(self._on_track_clicked, track, True))
        if track.data.also:
            track.counts = tuple(self._count(track, each) for each in (track.data.lost, track.data.also))
            self._add_headings(track)
        row = _HEADING_ROW + 1 + self._tracks.index(track)
        for column, widget in enumerate((track.name, track.boxes, track.amount, *track.counts)):
            self._grid.addWidget(widget, row, column)
            widget.show()

    def _count(self, track: _TrackRow, name: str) -> NumberField:
        count = NumberField()
        count.setFixedWidth(px(_COUNT_WIDTH))
        count.setProperty("field", self._render_context().address(name, track.scope))
        return count

    def _add_headings(self, track: _TrackRow) -> None:
        """Add headings above the columns of numbers."""
        if self._headings:
            return
        for column, label in enumerate(self._labels(track), 3):
            heading = Caption()
            heading.setText(label)
            self._grid.addWidget(
                heading, _HEADING_ROW, column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
            )
            self._headings.append(heading)

    def _labels(self, track: _TrackRow) -> tuple[str, ...]:
        """Return the game's labels of the two losses that can be counted."""
        system = self._character.sheet.system
        return tuple(translate_text(system, each) for each in (track.data.lost_label, track.data.also_label))

    def _fill(self, context: RenderContext, track: _TrackRow) -> None:
        if track.name is None or track.amount is None or track.boxes is None:
            return
        left, most = (context.value(each, track.scope) for each in (track.data.now, track.data.most))
        name = context.text(track.data.label, track.scope)
        amount = f"{to_typographic(numeral(left, _DECIMALS))} / {to_typographic(numeral(most, _DECIMALS))}"
        track.name.setText(shorten(name))
        track.name.setMinimumWidth(_longest_word_width(track.name))
        hint = translate_text(context.system, track.data.hint) if track.data.hint else name
        track.name.setToolTip(escape_tool_tip(hint))
        track.amount.setText(amount)
        boxes = track.boxes
        boxes.setEnabled(isinstance(left, int | Fraction) and isinstance(most, int | Fraction))
        also = _integer(context.value(track.data.also, track.scope)) if track.data.also else 0
        lost = _integer(context.value(track.data.lost, track.scope)) if track.data.also else 0
        boxes.show_amount(_integer(left), _integer(most), dotted=lost, struck=also)
        boxes.setToolTip(escape_tool_tip(hint))
        if track.data.also:
            labels = self._labels(track)
            keys = self.tr("Click or arrow keys: {lost}. With Shift: {also}.")
            boxes.setToolTip(escape_tool_tip(keys.format(lost=labels[0], also=labels[1])))
            amount = ", ".join((amount, f"{labels[0]} {lost}", f"{labels[1]} {also}"))
            for count, label in zip(track.counts, labels, strict=True):
                count.setAccessibleName(f"{name}, {label}")
        boxes.setAccessibleName(f"{name}, {amount}")

    # -------------------------------------------------------------------------------------------------------- edits

    def _on_track_clicked(self, track: _TrackRow, is_other: bool, left: int) -> None:
        """Write the losses that leave this amount."""
        edits = tuple(_edits(self._render_context(), track, left, is_other=is_other))
        if not edits:
            return
        self._character.leave_field()
        try:
            self._character.push(edits[0] if len(edits) == 1 else Batch(edits))
        except QuireError as error:
            self.message_emitted.emit(error.message)


def _edits(context: RenderContext, track: _TrackRow, left: int, *, is_other: bool) -> Iterator[Edit]:
    """Yield the edits that leave an amount: one loss grows, or losses shrink in turn."""
    data, scope = track.data, track.scope
    losses = [each for each in (data.lost, data.also) if each]
    if is_other:
        losses.reverse()
    back = left - _integer(context.value(data.now, scope))
    if back < 0:
        yield SetValue(context.address(losses[0], scope), _integer(context.value(losses[0], scope)) - back)
        return
    if _integer(context.value(data.now, scope)) <= 0:  # more may be lost than there was: that comes back first
        total_lost = sum(_integer(context.value(each, scope)) for each in losses)
        back += max(0, total_lost - _integer(context.value(data.most, scope)))
    for each in losses:
        lost = _integer(context.value(each, scope))
        part = min(max(0, lost), back)
        if part:
            yield SetValue(context.address(each, scope), lost - part)
        back -= part
    if back and data.regained:
        yield SetValue(context.address(data.regained, scope), _integer(context.value(data.regained, scope)) + back)


def _longest_word_width(label: QLabel) -> int:
    """Return the width of the longest word of a name, within bounds for narrow windows."""
    least, most = map(px, _WORD_ROOM)
    widest = max((label.fontMetrics().horizontalAdvance(word) for word in label.text().split()), default=0)
    return min(max(widest + 1, least), most)


def _is_reduced(context: RenderContext, track: _TrackRow) -> bool:
    """Return whether a track is reduced."""
    data = track.data
    left, most = _integer(context.value(data.now, track.scope)), _integer(context.value(data.most, track.scope))
    return left < most or any(_integer(context.value(each, track.scope)) for each in (data.lost, data.also) if each)


def _integer(value: object) -> int:
    return int(value) if isinstance(value, int | Fraction) else 0
