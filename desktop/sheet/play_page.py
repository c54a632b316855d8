"""Builds the Play page of a sheet: conditions, health and damage, checks, attacks, rest; all on one screen.

Built from the game's data (``[play]`` of its ``sheet.toml``) when it is first shown. Every click is an ordinary edit
with history.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from core.character.sheet import Sheet
from core.procedures.durations import CONDITIONS
from core.procedures.procedure import Procedure, ProcedureKind
from core.rules.block_templates import ShowValue, parse_template
from core.rules.play_layout import PlayList, PlayNumber, PlayShortcut, PlayState, PlayTrack
from desktop.sheet.condition_strip import ConditionStrip
from desktop.sheet.play_areas import ContentArea, PlayArea
from desktop.sheet.play_attacks import PlayAttackCard
from desktop.sheet.play_checks import PlayCheckCard
from desktop.sheet.play_damage import DamageEntry
from desktop.sheet.play_facts import PlayFacts, PlayStateChips
from desktop.sheet.play_list import PlayListCard
from desktop.sheet.play_rest_bar import PlayRestBar, ShortcutChip
from desktop.sheet.play_tracks import PlayTracks, render_context
from desktop.theme import px
from desktop.widgets.card import Card, Rule
from desktop.widgets.columns import Columns

if TYPE_CHECKING:
    from desktop.sheet.open_character import OpenCharacter

_LATER_MS: Final = 60
_MANY_TRACKS: Final = 7
_STACK_BELOW: Final = 640
"""Width in pixels of two columns and their gap, below which they are stacked."""


class PlayPage(QWidget):
    """The page of a sheet for use at the table.

    Signals:
        explain_requested: The explanation of an address is requested.
        accept_requested: A `Violation` of a state is to be allowed.
        procedure_requested: A procedure is to be run; its key. The button it was asked at has the focus.
        run_requested: A procedure is to be run at once, as one edit; its key and the answers.
        rolled: Dice were rolled; the records.
        reported: What they came to, a `RollReport`.
        message_emitted: A `Message` to show.
        message_cleared: The `Message` no longer applies.

    Args:
        character: The open character.
        shown_elsewhere: Addresses of numbers that are always visible on the sheet; the page does not repeat them.

    Attributes:
        foes: Returns name and sheet of the characters that can be struck at.
    """

    explain_requested = Signal(str)
    accept_requested = Signal(object)
    procedure_requested = Signal(str)
    run_requested = Signal(str, object)
    rolled = Signal(object)
    reported = Signal(object)
    message_emitted = Signal(object)
    message_cleared = Signal(object)

    def __init__(
        self, character: OpenCharacter, shown_elsewhere: Collection[str] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.character = character
        self.foes: Callable[[], Sequence[tuple[str, Sheet]]] = tuple
        self.tracks: PlayTracks | None = None
        self.damage: DamageEntry | None = None
        self.checks: PlayCheckCard | None = None
        self.attacks: PlayAttackCard | None = None
        self.rest: PlayRestBar | None = None
        self._shown_elsewhere = shown_elsewhere
        self._is_built = False
        self._types_dice = False
        self._content: QWidget | None = None
        self._again: Callable[[], bool] = bool
        self._updates: list[Callable[[], None]] = []
        self.setProperty("role", "sheet")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_LATER_MS)
        self._later.timeout.connect(self._refresh_rest)
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
                if self.tracks is not None:
                    self.tracks.fold()
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
        if self.damage is not None:
            self.damage.types_dice = are_typed
        if self.checks is not None:
            self.checks.types_dice = are_typed
        if self.attacks is not None:
            self.attacks.types_dice = are_typed
            self.attacks.refresh()

    # ----------------------------------------------------------------------------------------------------- building

    def build(self) -> None:
        """Build the page again from the game's data and the current rows; each part shows itself when it is made."""
        self._is_built = True
        self._updates = []
        layout = self.layout()
        if self._content is not None and layout is not None:
            layout.removeWidget(self._content)
            self._content.hide()
            self._content.setParent(None)  # not found any more; a clicked child may still be alive
            self._content.deleteLater()
        self._content = QWidget(self)
        rows = QVBoxLayout(self._content)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        self._shape = self._current_structure()
        tracks = self._make_tracks()
        rows.addWidget(self._strip())
        rows.addWidget(self._columns(tracks), 1)
        rows.addWidget(Rule(self._content))
        self.rest = self._make_rest_bar(tracks)
        rows.addWidget(self.rest)
        if layout is not None:
            layout.addWidget(self._content)
        self._content.show()

    def _strip(self) -> QWidget:
        """Build the strip at the top: what lasts, and the time to let pass."""
        strip = QWidget(self._content)
        row = QHBoxLayout(strip)
        row.setContentsMargins(px(24), px(12), px(24), 0)
        row.setSpacing(px(6))
        has_list = CONDITIONS in self.character.sheet.system.fields
        passing = self._procedures().get("pass_time")
        conditions = ConditionStrip(
            self.character, CONDITIONS if has_list else "", None if passing is None else passing.clock, strip
        )
        conditions.message_emitted.connect(self.message_emitted)
        row.addWidget(conditions, 1)
        if self._has_many_tracks():
            states = PlayStateChips(self.character, strip)
            states.message_emitted.connect(self.message_emitted)
            self._updates.append(states.refresh)
            row.addWidget(states)
            row.addSpacing(px(12))
        shortcuts = self.character.sheet.system.layout.play.time
        if shortcuts:
            label = QLabel(self.tr("Let pass"))
            label.setProperty("role", "label")
            row.addWidget(label)
        offers: dict[object, list[PlayShortcut]] = {}
        for shortcut in shortcuts:  # those of the same label are one button
            offers.setdefault(shortcut.label, []).append(shortcut)
        for same in offers.values():
            chip = ShortcutChip(self.character, same, self._procedures(), strip)
            chip.run_requested.connect(self._on_run)
            chip.details_requested.connect(partial(self._on_chip_details, chip))
            self._updates.append(chip.refresh)
            row.addWidget(chip)
        return strip

    def _on_chip_details(self, chip: ShortcutChip, procedure: str) -> None:
        self._on_procedure(procedure, chip)

    def _columns(self, tracks: PlayTracks) -> QWidget:
        """Build the two columns, which are stacked in a narrow page."""
        page = PlayArea(self._content)
        content = QWidget()
        content.setProperty("role", "sheet")
        outer = QVBoxLayout(content)
        outer.setContentsMargins(px(24), px(12), px(24), px(16))
        columns = Columns(content)
        columns.setProperty("stack_below", _STACK_BELOW)
        beside = QHBoxLayout(columns)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.setSpacing(px(24))
        left, right = QVBoxLayout(), QVBoxLayout()
        for side in (left, right):
            side.setSpacing(px(16))
            host = QWidget(columns)
            host.setLayout(side)
            side.setContentsMargins(0, 0, 0, 0)
            beside.addWidget(host, 1)
        left.addWidget(self._track_card(tracks), 1)
        self.checks, self.attacks = self._make_checks(), self._make_attacks()
        if self.checks is not None:
            right.addWidget(self.checks, 0 if self.attacks is not None else 1)
        if self.attacks is not None:
            right.addWidget(self.attacks, 1)
        self._connect_walks()
        outer.addWidget(columns, 1)
        page.show_cards(content, columns)
        return page

    def _current_structure(self) -> tuple[object, ...]:
        """Return the structure of the page: the rows behind its tracks, numbers and states."""
        context, play = render_context(self.character.sheet), self.character.sheet.system.layout.play
        parts: Iterable[PlayTrack | PlayNumber | PlayState] = (*play.tracks, *play.numbers, *play.states)
        return tuple(tuple(context.rows(each.rows)) for each in parts)

    def _is_outdated(self) -> bool:
        return self._current_structure() != self._shape or (self.tracks is not None and self.tracks.is_stale)

    def _connect(self, part: PlayTracks | PlayFacts | PlayListCard) -> None:
        for signal, own in (
            (part.explain_requested, self.explain_requested),
            (part.accept_requested, self.accept_requested),
            (part.message_emitted, self.message_emitted),
            (part.message_cleared, self.message_cleared),
        ):
            signal.connect(own)

    def _make_tracks(self) -> PlayTracks:
        self.tracks = tracks = PlayTracks(self.character, self.character.sheet.system.layout.play.tracks)
        self._connect(tracks)
        return tracks

    def _track_card(self, tracks: PlayTracks) -> Card:
        """Build the left card: tracks, numbers, states, lists, and the damage at its foot."""
        card = Card()
        card.setProperty("title", self.tr("Health and attributes"))
        self._show_note(card, tracks)
        self._updates.append(partial(self._show_note, card, tracks))
        body = QVBoxLayout(card)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(px(8))
        inner = QVBoxLayout()
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(px(8))
        inner.addWidget(tracks)
        for part in self._make_facts():
            inner.addWidget(part)
        inner.addStretch(1)
        body.addWidget(ContentArea(inner, card), 1)
        body.addWidget(Rule(card))
        play, procedures = self.character.sheet.system.layout.play, self._procedures()
        self.damage = DamageEntry(
            self.character,
            play.damage,
            None if play.damage is None else procedures.get(play.damage.procedure),
            tracks,
        )
        self.damage.types_dice = self._types_dice
        self.damage.run_requested.connect(self._on_run)
        self.damage.procedure_requested.connect(self._on_procedure)
        self.damage.message_emitted.connect(self.message_emitted)
        self.damage.finished.connect(self.setFocus)
        self._updates.append(self.damage.refresh)
        body.addWidget(self.damage)
        return card

    @staticmethod
    def _show_note(card: Card, tracks: PlayTracks) -> None:
        """Show the labels of two losses, or the sum of all tracks."""
        card.setProperty("note", " · ".join(tracks.loss_labels()) or tracks.sum_text())

    def _has_many_tracks(self) -> bool:
        """Return whether the left card is filled by tracks, so that the states belong to the strip."""
        return self.tracks is not None and len(self.tracks.shown) > _MANY_TRACKS

    def _make_facts(self) -> list[QWidget]:
        """Return numbers, states and lists of the game, as far as it has them."""
        damage = self.character.sheet.system.layout.play.damage
        hint = " ".join(() if damage is None else damage.hint)
        named = {each.address for each in parse_template(hint) if isinstance(each, ShowValue)}
        elsewhere = {*self._shown_elsewhere, *named}
        facts = PlayFacts(self.character, elsewhere, has_states=not self._has_many_tracks())
        self._connect(facts)
        self._updates.append(facts.refresh)
        lists = [self._list_card(each) for each in self.character.sheet.system.layout.play.lists]
        return [*([] if facts.is_empty else [facts]), *lists]

    def _list_card(self, data: PlayList) -> PlayListCard:
        card = PlayListCard(self.character, data)
        self._connect(card)
        self._updates.append(card.refresh)
        return card

    def _procedures(self) -> dict[str, Procedure]:
        from core.registry import game  # noqa: PLC0415 - the games are loaded after the first paint

        return dict(game(self.character.sheet.system.id).procedures)

    def _make_checks(self) -> PlayCheckCard | None:
        checks = [each for each in self._procedures().values() if each.kind is ProcedureKind.CHECK]
        if not checks:
            return None
        card = PlayCheckCard(self.character, checks, self.character.sheet.system.layout.play.checks)
        card.types_dice = self._types_dice
        card.rolled.connect(self._on_check_rolled)
        card.reported.connect(self.reported)
        card.message_emitted.connect(self.message_emitted)
        self._updates.append(card.refresh)
        return card

    def _make_attacks(self) -> PlayAttackCard | None:
        if not self.character.sheet.system.layout.play.attacks:
            return None
        card = PlayAttackCard(self.character, self._find_foes)
        card.types_dice = self._types_dice
        card.rolled.connect(self._on_attack_rolled)
        card.reported.connect(self.reported)
        self._updates.append(card.refresh)
        return card

    def _find_foes(self) -> Sequence[tuple[str, Sheet]]:
        return self.foes()

    def _make_rest_bar(self, tracks: PlayTracks) -> PlayRestBar:
        play, procedures = self.character.sheet.system.layout.play, self._procedures()
        shown = (ProcedureKind.RECOVERY, ProcedureKind.CHECK, ProcedureKind.ADVANCEMENT)
        bar = PlayRestBar(
            self.character, play.rest, [each for each in procedures.values() if each.kind in shown], tracks
        )
        bar.run_requested.connect(self._on_run)
        bar.procedure_requested.connect(self._on_procedure)
        bar.heal_requested.connect(self._on_heal)
        self._updates.append(bar.refresh_later)
        return bar

    # ------------------------------------------------------------------------------------------------------ requests

    @Slot(str, object)
    def _on_run(self, key: str, answers: object) -> None:
        self.character.leave_field()
        self.run_requested.emit(key, answers)

    def _on_procedure(self, key: str, anchor: QWidget) -> None:
        anchor.setFocus(Qt.FocusReason.OtherFocusReason)
        self.procedure_requested.emit(key)

    @Slot(object)
    def _on_check_rolled(self, records: object) -> None:
        if self.checks is not None:
            self._again = self.checks.roll_again
        self.rolled.emit(records)

    @Slot(object)
    def _on_attack_rolled(self, records: object) -> None:
        if self.attacks is not None:
            self._again = self.attacks.roll_again
        self.rolled.emit(records)

    def repeat(self) -> bool:
        """Repeat the last roll; return whether there is one."""
        return self._again()

    @Slot()
    def _on_heal(self) -> None:
        if self.damage is not None:
            self.damage.start(is_healing=True)

    # ---------------------------------------------------------------------------------------------------------- keys

    def _connect_walks(self) -> None:
        """Let arrow keys walk from one card to the next."""
        parts = [each for each in (self.tracks, self.checks, self.attacks) if each is not None]
        for position, part in enumerate(parts):
            part.walked_out.connect(partial(self._walk_from, parts, position))

    def _walk_from(self, parts: Sequence[PlayTracks | PlayCheckCard | PlayAttackCard], position: int, by: int) -> None:
        place = position + by
        while 0 <= place < len(parts):
            if parts[place].focus_end(by):
                return
            place += by

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Take the keys of the page."""
        if not self.take_key(event):
            super().keyPressEvent(event)

    def take_key(self, event: QKeyEvent) -> bool:
        """Do what a key of the page stands for; return whether it stands for anything."""
        if isinstance(QApplication.focusWidget(), QLineEdit | QPlainTextEdit | QComboBox):
            return False
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if modifiers != Qt.KeyboardModifier.NoModifier or not self._is_built:
            return False
        key = Qt.Key(event.key())
        if event.text().isdecimal() and event.text() != "0":
            return self.checks is not None and self.checks.roll_number(int(event.text()))
        deeds: dict[Qt.Key, Callable[[], bool]] = {
            Qt.Key.Key_D: partial(self._start_entry, False),
            Qt.Key.Key_H: partial(self._start_entry, True),
            Qt.Key.Key_R: self._show_rest,
            Qt.Key.Key_A: self._strike,
            Qt.Key.Key_Return: self._again,
            Qt.Key.Key_Enter: self._again,
            Qt.Key.Key_Down: self._focus_tracks,
        }
        deed = deeds.get(key)
        return deed is not None and deed()

    def _start_entry(self, is_healing: bool) -> bool:
        if self.damage is None:
            return False
        self.damage.start(is_healing=is_healing)
        return True

    def _show_rest(self) -> bool:
        return self.rest is not None and self.rest.show_rest()

    def _strike(self) -> bool:
        return self.attacks is not None and self.attacks.strike_first()

    def _focus_tracks(self) -> bool:
        return self.tracks is not None and self.tracks.focus_end(1)

    # ----------------------------------------------------------------------------------------------------- refreshing

    @Slot()
    def _refresh(self) -> None:
        self._refresh_tracks()
        self._refresh_rest()

    @Slot()
    def _refresh_rest(self) -> None:
        for update in self._updates:
            update()

    def _refresh_tracks(self) -> None:
        if self.tracks is not None:
            self.tracks.refresh()
