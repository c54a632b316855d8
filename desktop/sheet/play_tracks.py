"""The tracks card of the Play page: health and everything else that play uses up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from core.character import Batch, Edit, SetValue, to_typographic
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
from desktop.widgets import Caption, Card, NumberField
from desktop.widgets.track_boxes import TrackBoxes

if TYPE_CHECKING:
    from desktop.sheet.open_character import OpenCharacter

_PLACES: Final = 1
_COUNT_WIDTH: Final = 46
_LEAST_BOXES: Final = (136, 76)
"""Least width of the boxes, alone and with numbers beside them."""
_GAP: Final = 8
_WORD_ROOM: Final = (72, 96)
"""Least and greatest width that a name reserves for its longest word."""
_HEADS: Final = 0
"""Grid row of the headings; tracks follow."""


@dataclass(slots=True)
class _TrackRow:
    """A track of the card, with its widgets once they were created."""

    data: PlayTrack
    scope: RowScope
    boxes: TrackBoxes | None = None
    name: QLabel | None = None
    words: QLabel | None = None
    counts: tuple[NumberField, ...] = ()

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        """Its widgets, in tab order."""
        return tuple(each for each in (self.name, self.boxes, self.words, *self.counts) if each is not None)


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
        look = self._render_context()
        self._places = [
            _TrackRow(data, scope)
            for data in tracks
            for scope in look.rows(data.rows)
            if look.holds(data.only_if, scope)
        ]
        self._heads: list[QLabel] = []
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
        return not self._places

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
        look = self._render_context()
        self._make([each for each in self._places if each.boxes is None and self._is_visible(look, each)])
        for place in self._places:
            self._fill(look, place)
        self._show_hidden_count()

    def fold(self) -> None:
        """Hide tracks that are full again."""
        look = self._render_context()
        for place in self._places:
            is_shown = self._is_visible(look, place)
            for widget in place.widgets:
                widget.setVisible(is_shown)
        self.refresh()

    def _is_visible(self, look: RenderContext, place: _TrackRow) -> bool:
        return not place.data.is_folded or self._all.isChecked() or _is_reduced(look, place)

    @Slot(bool)
    def _on_all(self, _is_checked: bool) -> None:
        self.fold()

    def _show_hidden_count(self) -> None:
        """Show the number of hidden tracks on the button that shows them."""
        away = sum(each.boxes is None or each.boxes.isHidden() for each in self._places)
        if self._all.isChecked():
            self._all.setText(self.tr("Show less"))
        else:
            self._all.setText(self.tr("Show {count} more").format(count=numeral(away)))
        self._all.setVisible(bool(away) or self._all.isChecked())

    def _make(self, places: Sequence[_TrackRow]) -> None:
        """Create the widgets of tracks."""
        if not places:
            return
        counts: list[QWidget] = []
        for place in places:
            self._add(place)
            counts += place.counts
        self._binder.bind(counts)
        inputs = [each for place in self._places for each in (place.boxes, *place.counts) if each is not None]
        for before, after in zip(inputs, [*inputs[1:], self._all], strict=True):
            QWidget.setTabOrder(before, after)

    def _add(self, place: _TrackRow) -> None:
        place.name, place.words, place.boxes = elided_label(), QLabel(), TrackBoxes()
        place.words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        place.boxes.setMinimumWidth(px(_LEAST_BOXES[bool(place.data.also)]))
        place.boxes.amount_clicked.connect(partial(self._on_track_clicked, place, False))
        place.boxes.amount_shift_clicked.connect(partial(self._on_track_clicked, place, True))
        if place.data.also:
            place.counts = tuple(self._count(place, each) for each in (place.data.lost, place.data.also))
            self._add_headings(place)
        row = _HEADS + 1 + self._places.index(place)
        for column, widget in enumerate((place.name, place.boxes, place.words, *place.counts)):
            self._grid.addWidget(widget, row, column)
            widget.show()

    def _count(self, place: _TrackRow, name: str) -> NumberField:
        count = NumberField()
        count.setFixedWidth(px(_COUNT_WIDTH))
        count.setProperty("field", self._render_context().address(name, place.scope))
        return count

    def _add_headings(self, place: _TrackRow) -> None:
        """Add headings above the columns of numbers."""
        if self._heads:
            return
        for column, label in enumerate(self._labels(place), 3):
            head = Caption()
            head.setText(label)
            self._grid.addWidget(head, _HEADS, column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
            self._heads.append(head)

    def _labels(self, place: _TrackRow) -> tuple[str, ...]:
        """Return the game's labels of the two losses that can be counted."""
        system = self._character.sheet.system
        return tuple(translate_text(system, each) for each in (place.data.lost_label, place.data.also_label))

    def _fill(self, look: RenderContext, place: _TrackRow) -> None:
        if place.name is None or place.words is None or place.boxes is None:
            return
        left, most = (look.value(each, place.scope) for each in (place.data.now, place.data.most))
        name = look.text(place.data.label, place.scope)
        words = f"{to_typographic(numeral(left, _PLACES))} / {to_typographic(numeral(most, _PLACES))}"
        place.name.setText(shorten(name))
        place.name.setMinimumWidth(_longest_word_width(place.name))
        hint = translate_text(look.system, place.data.hint) if place.data.hint else name
        place.name.setToolTip(escape_tool_tip(hint))
        place.words.setText(words)
        boxes = place.boxes
        boxes.setEnabled(isinstance(left, int | Fraction) and isinstance(most, int | Fraction))
        also = _whole(look.value(place.data.also, place.scope)) if place.data.also else 0
        lost = _whole(look.value(place.data.lost, place.scope)) if place.data.also else 0
        boxes.show_amount(_whole(left), _whole(most), dotted=lost, struck=also)
        boxes.setToolTip(escape_tool_tip(hint))
        if place.data.also:
            labels = self._labels(place)
            keys = self.tr("Click or arrow keys: {lost}. With Shift: {also}.")
            boxes.setToolTip(escape_tool_tip(keys.format(lost=labels[0], also=labels[1])))
            words = ", ".join((words, f"{labels[0]} {lost}", f"{labels[1]} {also}"))
            for count, label in zip(place.counts, labels, strict=True):
                count.setAccessibleName(f"{name}, {label}")
        boxes.setAccessibleName(f"{name}, {words}")

    # -------------------------------------------------------------------------------------------------------- edits

    def _on_track_clicked(self, place: _TrackRow, is_other: bool, left: int) -> None:
        """Write the losses that leave this amount."""
        edits = tuple(_edits(self._render_context(), place, left, is_other=is_other))
        if not edits:
            return
        self._character.leave_field()
        try:
            self._character.push(edits[0] if len(edits) == 1 else Batch(edits))
        except QuireError as error:
            self.message_emitted.emit(error.message)


def _edits(look: RenderContext, place: _TrackRow, left: int, *, is_other: bool) -> Iterator[Edit]:
    """Yield the edits that leave an amount: one loss grows, or losses shrink in turn."""
    data, scope = place.data, place.scope
    losses = [each for each in (data.lost, data.also) if each]
    if is_other:
        losses.reverse()
    back = left - _whole(look.value(data.now, scope))
    if back < 0:
        yield SetValue(look.address(losses[0], scope), _whole(look.value(losses[0], scope)) - back)
        return
    if _whole(look.value(data.now, scope)) <= 0:  # more may be lost than there was: that comes back first
        gone = sum(_whole(look.value(each, scope)) for each in losses)
        back += max(0, gone - _whole(look.value(data.most, scope)))
    for each in losses:
        lost = _whole(look.value(each, scope))
        part = min(max(0, lost), back)
        if part:
            yield SetValue(look.address(each, scope), lost - part)
        back -= part
    if back and data.regained:
        yield SetValue(look.address(data.regained, scope), _whole(look.value(data.regained, scope)) + back)


def _longest_word_width(label: QLabel) -> int:
    """Return the width of the longest word of a name, within bounds for narrow windows."""
    least, most = map(px, _WORD_ROOM)
    widest = max((label.fontMetrics().horizontalAdvance(word) for word in label.text().split()), default=0)
    return min(max(widest + 1, least), most)


def _is_reduced(look: RenderContext, place: _TrackRow) -> bool:
    """Return whether a track is reduced."""
    data = place.data
    left, most = _whole(look.value(data.now, place.scope)), _whole(look.value(data.most, place.scope))
    return left < most or any(_whole(look.value(each, place.scope)) for each in (data.lost, data.also) if each)


def _whole(value: object) -> int:
    return int(value) if isinstance(value, int | Fraction) else 0
