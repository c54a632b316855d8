"""Rows of the Play page for health and whatever else play uses up, each with its bar and steps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from core.character.edits import Batch, Edit, SetValue
from core.character.formula_display import to_typographic
from core.character.sheet import Sheet
from core.errors import QuireError
from core.export.render_context import RenderContext, RowScope
from core.rules.play_layout import PlayTrack
from desktop.address_labels import translate_text
from desktop.messages import translate
from desktop.numerals import numeral
from desktop.sheet.binder import Binder
from desktop.sheet.play_widgets import shorten, template_text
from desktop.theme import px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.card import Rule
from desktop.widgets.inputs import NumberField
from desktop.widgets.track_row import TrackRow, TrackValues

if TYPE_CHECKING:
    from desktop.sheet.open_character import OpenCharacter

_DECIMALS: Final = 1
_MANY: Final = 4
_LONGEST_NAME: Final = 180


@dataclass(slots=True)
class PlayedTrack:
    """A track of a character, with its row once that was created.

    Attributes:
        data: Its definition in the game's Play layout.
        scope: The row or member that it belongs to.
        group: Position of its definition; a hairline separates groups.
        row: Its row, or None while it is hidden.
        counts: The inputs of its two losses, if it has two.
    """

    data: PlayTrack
    scope: RowScope
    group: int
    row: TrackRow | None = None
    counts: tuple[NumberField, ...] = ()


class PlayTracks(QWidget):
    """The rows. Those that can be hidden are shown if reduced, or on demand.

    Args:
        character: The open character.
        tracks: Their definitions in the game's Play layout.

    Signals:
        explain_requested: The explanation of an address is requested.
        accept_requested: A `Violation` is to be allowed.
        message_emitted: A `Message` to show.
        message_cleared: The `Message` no longer applies.
        walked_out: The focus was walked beyond the first (-1) or last row (1).
    """

    explain_requested = Signal(str)
    accept_requested = Signal(object)
    message_emitted = Signal(object)
    message_cleared = Signal(object)
    walked_out = Signal(int)

    def __init__(self, character: OpenCharacter, tracks: Sequence[PlayTrack], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._character = character
        context = render_context(character.sheet)
        self._data = tracks
        self.tracks = [
            PlayedTrack(data, scope, group)
            for group, data in enumerate(tracks)
            for scope in context.rows(data.rows)
            if context.holds(data.only_if, scope)
        ]
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        self._rules: dict[int, Rule] = {}
        self._all = QPushButton(self)
        self._all.setObjectName("all_tracks")
        self._all.setProperty("role", "text")
        self._all.setCheckable(True)
        self._all.setToolTip(self.tr("Undamaged attributes are hidden"))
        self._all.toggled.connect(self.fold)
        self._rows.addWidget(self._all, 0, Qt.AlignmentFlag.AlignLeft)
        self._lists = {each.rows.partition("[")[0] for each in tracks if each.rows and not each.rows.startswith("<")}
        self._structure = self._current_structure()
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
    def is_stale(self) -> bool:
        """Whether rows were added or removed, so that the card must be rebuilt."""
        return self._is_released or self._structure != self._current_structure()

    @property
    def shown(self) -> list[PlayedTrack]:
        """The visible tracks, from the top."""
        return [each for each in self.tracks if each.row is not None and not each.row.isHidden()]

    def _current_structure(self) -> tuple[int, ...]:
        return tuple(self._character.sheet.count(each) for each in self._lists)

    @Slot()
    def _on_changed(self) -> None:
        """Drop tracks of removed rows before their values are read; the page is rebuilt."""
        if not self._is_released and self.is_stale:
            self._is_released = True
            self._binder.disconnect_character()

    # ------------------------------------------------------------------------------------------------------ showing

    @Slot()
    def refresh(self) -> None:
        """Refresh the numbers; hidden tracks appear once reduced, and stay visible."""
        context = render_context(self._character.sheet)
        self._make([each for each in self.tracks if each.row is None and self._is_visible(context, each)])
        for track in self.tracks:
            if track.row is not None:
                self._fill(context, track, track.row)
        self._align()
        self._show_hidden_count()

    def _align(self) -> None:
        """Let all bars begin where the longest name ends."""
        rows = [each.row for each in self.tracks if each.row is not None]
        width = min(max((row.text_width() for row in rows), default=0), px(_LONGEST_NAME))
        for row in rows:
            row.set_text_width(width)

    @Slot()
    def fold(self) -> None:
        """Hide tracks that are full again."""
        context = render_context(self._character.sheet)
        for track in self.tracks:
            if track.row is not None:
                track.row.setVisible(self._is_visible(context, track))
        self.refresh()

    def _is_visible(self, context: RenderContext, track: PlayedTrack) -> bool:
        return not track.data.is_folded or self._all.isChecked() or _is_reduced(context, track)

    def _show_hidden_count(self) -> None:
        """Show the number of hidden tracks on the button that shows them."""
        away = len(self.tracks) - len(self.shown)
        if self._all.isChecked():
            self._all.setText(self.tr("Show less"))
        else:
            self._all.setText(self.tr("Show {count} more").format(count=numeral(away)))
        self._all.setVisible(bool(away) or self._all.isChecked())
        groups = {each.group for each in self.shown}
        for group, rule in self._rules.items():
            rule.setVisible(group in groups and group != min(groups, default=group))

    def _make(self, tracks: Sequence[PlayedTrack]) -> None:
        """Create the rows of tracks."""
        if not tracks:
            return
        for track in tracks:
            self._add(track)
        self._binder.bind([count for track in tracks for count in track.counts])
        inputs = [each for track in self.tracks for each in (track.row, *track.counts) if each is not None]
        for before, after in zip(inputs, [*inputs[1:], self._all], strict=True):
            QWidget.setTabOrder(before, after)

    def _add(self, track: PlayedTrack) -> None:
        position = sum(each.row is not None for each in self.tracks[: self.tracks.index(track)])
        position += sum(group <= track.group for group in self._rules)
        if track.group and track.group not in self._rules:
            rule = self._rules[track.group] = Rule(self)
            self._rows.insertWidget(position, rule)
            position += 1
        row = track.row = TrackRow(self)
        row.stepped.connect(partial(self.step, track))
        row.walked.connect(partial(self._on_walked, track))
        row.explain_requested.connect(partial(self._on_explain, track))
        if track.data.also:
            track.counts = tuple(self._count(track, each) for each in (track.data.lost, track.data.also))
            row.set_fields(track.counts)
        self._rows.insertWidget(position, row)
        row.show()

    def _count(self, track: PlayedTrack, name: str) -> NumberField:
        count = NumberField()
        count.setProperty("field", render_context(self._character.sheet).address(name, track.scope))
        return count

    def loss_labels(self) -> tuple[str, ...]:
        """Return the game's labels of the two losses that are counted; empty if there is only one."""
        data = next((each for each in self._data if each.also), None)
        if data is None:
            return ()
        return tuple(translate_text(self._character.sheet.system, each) for each in (data.lost_label, data.also_label))

    def sum_text(self) -> str:
        """Return how much is left of all tracks together; "" where they are few or of several kinds."""
        if len(self.tracks) < _MANY or not all(each.data.is_vital for each in self.tracks):
            return ""
        context = render_context(self._character.sheet)
        left, most = (
            sum(integer(context.value(getattr(each.data, name), each.scope)) for each in self.tracks)
            for name in ("now", "most")
        )
        return self.tr("{left} of {most}").format(left=numeral(left), most=numeral(most))

    def _fill(self, context: RenderContext, track: PlayedTrack, row: TrackRow) -> None:
        left, most = (context.value(each, track.scope) for each in (track.data.now, track.data.most))
        name = template_text(context, track.data.label, track.scope)
        texts = (to_typographic(numeral(each, _DECIMALS)) for each in (left, most))
        abbreviation = context.text(track.data.abbr, track.scope)
        row.show_values(TrackValues(shorten(name), abbreviation, integer(left), integer(most), *texts))
        is_number = isinstance(left, int | Fraction) and isinstance(most, int | Fraction)
        row.steps.set_limits(can_lower=is_number, can_raise=is_number and self.can_rise(context, track))
        hint = translate_text(context.system, track.data.hint) if track.data.hint else name
        row.setToolTip(escape_tool_tip(hint))
        if track.counts:
            for count, label in zip(track.counts, self.loss_labels(), strict=True):
                count.setAccessibleName(f"{name}, {label}")
                count.setToolTip(escape_tool_tip(label))

    @staticmethod
    def can_rise(context: RenderContext, track: PlayedTrack) -> bool:
        """Return whether something of a track is lost, or may be regained beyond that."""
        if _is_reduced(context, track):
            return True
        return bool(track.data.regained) and integer(context.value(track.data.now, track.scope)) < integer(
            context.value(track.data.most, track.scope)
        )

    def show_changes(self, after: Sheet | None) -> dict[str, int]:
        """Show on the rows what another state of the sheet would change; None for nothing.

        Returns:
            The changes by name of the track.
        """
        before = render_context(self._character.sheet)
        changed = None if after is None else render_context(after)
        changes: dict[str, int] = {}
        for track in self.tracks:
            change = 0
            if changed is not None:
                change = integer(changed.value(track.data.now, track.scope)) - integer(
                    before.value(track.data.now, track.scope)
                )
            if change:
                short = before.text(track.data.abbr, track.scope)
                changes[short or shorten(template_text(before, track.data.label, track.scope))] = change
                if track.row is None:
                    self._make([track])
                    if track.row is not None:
                        self._fill(before, track, track.row)
                        self._align()
                        self._show_hidden_count()
            if track.row is not None:
                track.row.show_pending(change)
        return changes

    # -------------------------------------------------------------------------------------------------------- edits

    def step(self, track: PlayedTrack, points: int) -> None:
        """Change the amount of a track by points, down to 0 at most of what is there, and up to its maximum."""
        context = render_context(self._character.sheet)
        left, most = (integer(context.value(each, track.scope)) for each in (track.data.now, track.data.most))
        self._push(tuple(edits_to(context, track, min(left + points, max(most, left)))))

    def healing(self, points: int) -> tuple[Edit, ...]:
        """Return the edits that give back points, one by one to what is lowest."""
        context = render_context(self._character.sheet)
        reduced = [each for each in self.tracks if _is_reduced(context, each)]
        left = {id(each): integer(context.value(each.data.now, each.scope)) for each in reduced}
        most = {id(each): integer(context.value(each.data.most, each.scope)) for each in reduced}
        wanted = dict(left)
        vital = [each for each in reduced if each.data.is_vital] or reduced
        for _ in range(min(points, sum(most[id(each)] - left[id(each)] for each in vital))):
            lowest = min(
                (each for each in vital if wanted[id(each)] < most[id(each)]), key=lambda each: wanted[id(each)]
            )
            wanted[id(lowest)] += 1
        edits: list[Edit] = []
        for each in vital:
            if wanted[id(each)] != left[id(each)]:
                edits += edits_to(context, each, wanted[id(each)])
        return tuple(edits)

    def _push(self, edits: Sequence[Edit]) -> None:
        if not edits:
            return
        self._character.leave_field()
        try:
            self._character.push(edits[0] if len(edits) == 1 else Batch(tuple(edits)))
        except QuireError as error:
            self.message_emitted.emit(error.message)

    def focus_end(self, by: int) -> bool:
        """Focus the first visible row (1) or the last one (-1); return whether there is one."""
        shown = self.shown
        row = shown[0 if by > 0 else -1].row if shown else None
        if row is not None:
            row.setFocus(Qt.FocusReason.TabFocusReason)
        return row is not None

    def _on_walked(self, track: PlayedTrack, by: int) -> None:
        shown = self.shown
        position = shown.index(track) + by
        row = shown[position].row if 0 <= position < len(shown) else None
        if row is None:
            self.walked_out.emit(by)
        else:
            row.setFocus(Qt.FocusReason.TabFocusReason if by > 0 else Qt.FocusReason.BacktabFocusReason)

    def _on_explain(self, track: PlayedTrack) -> None:
        self.explain_requested.emit(render_context(self._character.sheet).address(track.data.now, track.scope))


def render_context(sheet: Sheet) -> RenderContext:
    """Return the context in which the page reads a sheet."""
    return RenderContext(sheet.system, sheet, translate=translate)


def edits_to(context: RenderContext, track: PlayedTrack, left: int) -> Iterator[Edit]:
    """Yield the edits that leave an amount: the first loss grows, or losses shrink in turn."""
    data, scope = track.data, track.scope
    losses = [each for each in (data.lost, data.also) if each]
    back = left - integer(context.value(data.now, scope))
    if back < 0:
        yield SetValue(context.address(losses[0], scope), integer(context.value(losses[0], scope)) - back)
        return
    if integer(context.value(data.now, scope)) <= 0:  # more may be lost than there was: that comes back first
        total_lost = sum(integer(context.value(each, scope)) for each in losses)
        back += max(0, total_lost - integer(context.value(data.most, scope)))
    for each in losses:
        lost = integer(context.value(each, scope))
        part = min(max(0, lost), back)
        if part:
            yield SetValue(context.address(each, scope), lost - part)
        back -= part
    if back and data.regained:
        yield SetValue(context.address(data.regained, scope), integer(context.value(data.regained, scope)) + back)


def _is_reduced(context: RenderContext, track: PlayedTrack) -> bool:
    """Return whether a track is reduced."""
    data = track.data
    left, most = integer(context.value(data.now, track.scope)), integer(context.value(data.most, track.scope))
    return left < most or any(integer(context.value(each, track.scope)) for each in (data.lost, data.also) if each)


def integer(value: object) -> int:
    """Return a value of a sheet as a whole number; 0 if it is none."""
    return int(value) if isinstance(value, int | Fraction) else 0
