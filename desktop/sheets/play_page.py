"""The play page of a sheet: what is left as tracks to click, numbers, states, checks with their odds, rest.

It is built from the game's data (``[play]`` of its ``sheet.toml``) when it is first seen. Every click is an ordinary
edit with history.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from core.character import AddRow, Batch, Edit, RemoveRow, SetValue, empty_row, parse_address
from core.errors import QuireError
from core.export.look import TOP, Look, Scope
from core.messages import said
from core.play import ReadyCheck, ready_checks, roll_check
from core.procedures import ProcedureKind, RollRecord, Situation
from core.rules import Field, FieldType
from core.rules.block_shapes import PlayList, PlayNumber, PlayState, PlayTrack
from core.store import Source
from desktop.explain_words import typographic
from desktop.messages import translate, translator_of
from desktop.numerals import numeral, text_of
from desktop.place_names import in_words
from desktop.sheets.binder import Binder
from desktop.theme import px
from desktop.widgets import Card, ChoiceField, Columns, LineField, NumberField, Page, StatBlock
from desktop.widgets.track_boxes import TrackBoxes

if TYPE_CHECKING:
    from desktop.sheets.open_character import OpenCharacter

_IN_A_ROW: Final = 4
_NARROW: Final = 440
"""Below this width buttons stand below each other."""
_NAME_MOST: Final = 60
"""Longer names are shortened here and stand whole in the tip."""
_WORD_ROOM: Final = 72
_COUNT_WIDTH: Final = 96
_LATER_MS: Final = 60
_PLAYED: Final = (ProcedureKind.RECOVERY, ProcedureKind.ADVANCEMENT)
_PLACES: Final = 1


@dataclass(slots=True)
class _Track:
    """A track on the page and where its numbers come from."""

    boxes: TrackBoxes
    name: QLabel
    words: QLabel
    data: PlayTrack
    scope: Scope


class PlayPage(Page):
    """What of a sheet lies on the table.

    Signals:
        asked_why: A number is asked to explain itself; its address.
        accept_wanted: A `Violation` of a state shall be allowed.
        asked_procedure: A procedure is to be run; its key.
        rolled: Dice fell; the records.
        told: Something to say, a `Message`.
        mended: What was said, the `Message`, is of no account any more.

    Args:
        character: The open character.
    """

    asked_why = Signal(str)
    accept_wanted = Signal(object)
    asked_procedure = Signal(str)
    rolled = Signal(object)
    told = Signal(object)
    mended = Signal(object)

    def __init__(self, character: OpenCharacter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.character = character
        self._is_built = False
        self._tracks: list[_Track] = []
        self._updates: list[Callable[[], None]] = []
        self._checks: list[tuple[ReadyCheck, QPushButton, QLabel]] = []
        self.setWidgetResizable(True)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_LATER_MS)
        self._later.timeout.connect(self._refresh)
        character.changed.connect(self._on_changed)

    @property
    def is_built(self) -> bool:
        """Whether it was seen already."""
        return self._is_built

    def event(self, event: QEvent) -> bool:
        """Build the page when it is first seen, and catch up when it is seen again."""
        if event.type() == QEvent.Type.Show:
            if self._is_built:
                self._refresh()
            else:
                self.build()
        return super().event(event)

    @Slot()
    def _on_changed(self) -> None:
        """Follow an edit after it is painted, and only where somebody sees it."""
        if self._is_built and self.isVisible():
            if self._is_outdated():
                self.build()
            else:
                self._refresh_tracks()
                self._later.start()

    # ----------------------------------------------------------------------------------------------------- building

    def build(self) -> None:
        """Make the page anew, from the data and the rows that there are."""
        self._is_built = True
        self._tracks, self._updates, self._checks = [], [], []
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
        look, play = self._look(), self.character.sheet.system.layout.play
        for card in (self._track_card(look, play.tracks), self._state_card(look, play.states)):
            if card is not None:
                left.addWidget(card)
        for each in play.lists:
            left.addWidget(self._list_card(each))
        numbers = self._number_card(look, play.numbers)
        if numbers is not None:
            right.addWidget(numbers)
        for card in (self._check_card(), self._procedure_card()):
            if card is not None:
                right.addWidget(card)
        left.addStretch(1)
        right.addStretch(1)
        rows.addWidget(columns)
        rows.addStretch(1)
        self._shape = self._shape_now()
        self.setWidget(content)
        self._refresh()

    def _look(self) -> Look:
        return Look(self.character.sheet.system, self.character.sheet, translate=translate)

    def _shape_now(self) -> tuple[object, ...]:
        """Give what the page is made of: the rows behind its lists, and which procedures are open."""
        look, play = self._look(), self.character.sheet.system.layout.play
        parts: Iterable[PlayTrack | PlayNumber | PlayState] = (*play.tracks, *play.numbers, *play.states)
        lists = (self.character.sheet.count(each.rows) for each in play.lists)
        return (*(len(_scopes(look, each.rows)) for each in parts), *lists)

    def _is_outdated(self) -> bool:
        return self._shape_now() != self._shape

    def _track_card(self, look: Look, tracks: Iterable[PlayTrack]) -> Card | None:
        card, grid = _card(self.tr("What is left"))
        for track in tracks:
            for scope in _scopes(look, track.rows):
                if look.holds(track.only_if, scope):
                    self._add_track(grid, track, scope)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 3)
        return card if self._tracks else None

    def _add_track(self, grid: QGridLayout, data: PlayTrack, scope: Scope) -> None:
        row = grid.rowCount()
        name, words, boxes = _label(), QLabel(), TrackBoxes()
        words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        track = _Track(boxes, name, words, data, scope)
        boxes.wanted.connect(partial(self._on_wanted, track))
        for column, widget in enumerate((name, boxes, words)):
            grid.addWidget(widget, row, column)
        self._tracks.append(track)

    def _number_card(self, look: Look, numbers: Iterable[PlayNumber]) -> Card | None:
        card, grid = _card(self.tr("Numbers"))
        blocks = lines = 0
        for number in numbers:
            for scope in _scopes(look, number.rows):
                if not look.holds(number.only_if, scope):
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

    def _block(self, number: PlayNumber, scope: Scope) -> StatBlock:
        block = StatBlock()
        look = self._look()
        address = look.address(number.address, scope)
        block.setProperty("rank", "small")
        block.asked.connect(partial(self.asked_why.emit, address))

        def update() -> None:
            now = self._look()
            label, value = now.text(number.label, scope), now.text(number.value, scope)
            block.setProperty("label", _short(label))
            block.setProperty("value", value)
            block.setAccessibleName(f"{label} {value}")
            block.setToolTip(self.character.sheet.label(address))

        self._updates.append(update)
        return block

    def _line(self, number: PlayNumber, scope: Scope) -> QLabel:
        line = _label()

        def update() -> None:
            now = self._look()
            label, value = now.text(number.label, scope), now.text(number.value, scope)
            line.setText(f"{_short(label)}: {_short(value)}")
            line.setToolTip(f"{label}: {value}")

        self._updates.append(update)
        return line

    def _state_card(self, look: Look, states: Iterable[PlayState]) -> Card | None:
        """Show inputs that change at the table; they are joined to the character as those of the form are."""
        card, grid = _card(self.tr("States"))
        for state in states:
            for scope in _scopes(look, state.rows):
                address = look.address(state.input, scope)
                defined = self.character.sheet.field(address)
                if isinstance(defined, Field):
                    label, widget, row = _label(defined.label), _input(defined), grid.rowCount()
                    label.setToolTip(defined.help)
                    label.setBuddy(widget)
                    widget.setProperty("field", address)
                    widget.setAccessibleName(defined.label)
                    is_short = isinstance(widget, QCheckBox | NumberField)
                    grid.addWidget(label, row, 0)
                    grid.addWidget(widget, row, 1, Qt.AlignmentFlag.AlignRight if is_short else Qt.AlignmentFlag(0))
        if grid.rowCount() == 1:
            return None
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        binder = Binder(card, self.character)
        binder.asked_why.connect(self.asked_why)
        binder.accept_wanted.connect(self.accept_wanted)
        binder.refused.connect(self.told)
        binder.mended.connect(self.mended)
        return card

    def _list_card(self, data: PlayList) -> Card:
        """Show rows that come and go, each with a way to take it off, and what runs down as time passes."""
        card, grid = _card(data.title)
        sheet = self.character.sheet
        rows = sheet.rows(data.rows)
        for place, row in enumerate(rows):
            label = _label(self._row_words(data, place))
            gone = QPushButton(self.tr("Remove"))
            gone.setProperty("role", "text")
            gone.setAccessibleName(self.tr("Remove {what}").format(what=label.toolTip() or label.text()))
            gone.clicked.connect(partial(self._remove, f"{data.rows}[#{row.get('uid')}]"))
            grid.addWidget(label, place, 0)
            grid.addWidget(gone, place, 1)
        if not rows:
            empty = QLabel(self.tr("Nothing at present."))
            empty.setProperty("role", "muted")
            grid.addWidget(empty, 0, 0)
        grid.setColumnStretch(0, 1)
        foot = QHBoxLayout()
        add = QPushButton(self.tr("Add"))
        add.setAccessibleName(self.tr("Add: {what}").format(what=data.title))
        add.clicked.connect(partial(self._add, data.rows))
        foot.addWidget(add)
        if data.left:
            passes = QPushButton(self.tr("One {unit} passes").format(unit=data.unit or self.tr("turn")))
            passes.setEnabled(bool(rows))
            passes.clicked.connect(partial(self._pass, data))
            foot.addWidget(passes)
        foot.addStretch(1)
        grid.addLayout(foot, max(1, len(rows)), 0, 1, 2)
        return card

    def _row_words(self, data: PlayList, place: int) -> str:
        """Say a row in the words of its columns."""
        sheet, at = self.character.sheet, f"{data.rows}[{place}]"
        head = f"{data.rows}[]."
        columns = [key.removeprefix(head) for key in sheet.system.fields if key.startswith(head)]
        texts = []
        for column in columns:
            if column in ("id", "uid") or "[" in column:
                continue
            text = text_of(sheet, f"{at}.{column}")
            if text and text not in ("0", "—"):
                is_number = sheet.system.fields[head + column].type not in (FieldType.TEXT, FieldType.PROSE)
                texts.append(f"{sheet.label(f'{at}.{column}').split(': ')[-1]} {text}" if is_number else text)
        return ", ".join(texts) or self.tr("Without a name")

    # ------------------------------------------------------------------------------------------------------- checks

    def _situation(self) -> Situation:
        from core.registry import setting_of  # noqa: PLC0415 - the games are loaded after the first paint

        return Situation((self.character.sheet,), setting_of(self.character.sheet))

    def _check_card(self) -> Card | None:
        from core.registry import game  # noqa: PLC0415 - as above

        procedures = game(self.character.sheet.system.id).procedures.values()
        ready = ready_checks((each for each in procedures if each.kind is ProcedureKind.CHECK), self._situation())
        if not ready:
            return None
        card, grid = _card(self.tr("Checks"))
        group = ""
        for check in ready:
            if check.group != group:
                group = check.group
                heading = QLabel(group)
                heading.setProperty("role", "label")
                grid.addWidget(heading, grid.rowCount(), 0, 1, 4)
            self._add_check(grid, check)
        for column, stretch in enumerate((3, 3, 0, 2)):
            grid.setColumnStretch(column, stretch)
        return card

    def _add_check(self, grid: QGridLayout, check: ReadyCheck) -> None:
        row = grid.rowCount()
        say = translator_of(self.character.sheet.system.id)
        label = said(check.label, say)
        name, odds, outcome = _label(label), _label(_odds(check)), _label()
        odds.setProperty("role", "muted")
        outcome.setProperty("role", "heading")
        button = QPushButton(self.tr("Roll"))
        button.setAccessibleName(self.tr("Roll {what}").format(what=label))
        button.setToolTip(f"{check.dice}, {said(check.target, say)}" if check.target else check.dice)
        place = len(self._checks)
        button.clicked.connect(partial(self._roll, place))
        self._checks.append((check, button, outcome))
        for column, widget in enumerate((name, odds, button, outcome)):
            grid.addWidget(widget, row, column)

    def _roll(self, place: int) -> None:
        """Roll a check; what it writes is one edit."""
        from core.registry import game  # noqa: PLC0415 - as above

        check, _, outcome = self._checks[place]
        system = self.character.sheet.system.id
        procedure, say = game(system).procedures[check.procedure], translator_of(system)
        seed = random.SystemRandom().getrandbits(64)
        try:
            done = roll_check(check, procedure, self._situation(), seed, words=say)
            if done.batch.edits:
                self._push(done.batch, source=Source.PROCEDURE)
        except QuireError as error:
            self.told.emit(error.message)
            return
        faces = " + ".join(_faces(record) for record in done.rolls)
        outcome.setText(_short(f"{done.headline} ({faces})"))
        outcome.setToolTip(done.text)
        self.rolled.emit(tuple(replace(each, label=said(each.label, say)) for each in done.rolls))

    def _procedure_card(self) -> Card | None:
        from core.registry import game  # noqa: PLC0415 - as above

        system = self.character.sheet.system
        procedures = [each for each in game(system.id).procedures.values() if each.kind in _PLAYED]
        if not procedures:
            return None
        card, grid = _card(self.tr("Rest, recovery and what time brings"))
        pair = QHBoxLayout()
        for number, procedure in enumerate(sorted(procedures, key=lambda each: each.kind is not _PLAYED[0])):
            button = QPushButton(in_words(system, procedure.label).replace("&", "&&"))
            button.setToolTip(in_words(system, procedure.help))
            button.clicked.connect(partial(self.asked_procedure.emit, procedure.key))
            if number % 2 == 0:
                beside = Columns()
                beside.setProperty("stack_below", _NARROW)
                pair = QHBoxLayout(beside)
                pair.setContentsMargins(0, 0, 0, 0)
                grid.addWidget(beside, number // 2, 0)
            pair.addWidget(button)

            def update(button: QPushButton = button, procedure: object = procedure) -> None:
                closed = procedure.closed(self.character.sheet)  # type: ignore[attr-defined]  # a procedure
                button.setEnabled(closed is None)

            self._updates.append(update)
        return card

    # ----------------------------------------------------------------------------------------------------- refreshing

    @Slot()
    def _refresh(self) -> None:
        self._refresh_tracks()
        for update in self._updates:
            update()

    def _refresh_tracks(self) -> None:
        look = self._look()
        for track in self._tracks:
            left, most = (look.value(each, track.scope) for each in (track.data.now, track.data.most))
            name = look.text(track.data.label, track.scope)
            words = f"{typographic(numeral(left, _PLACES))} / {typographic(numeral(most, _PLACES))}"
            track.name.setText(_short(name))
            track.name.setToolTip(track.data.hint or name)
            track.words.setText(words)
            is_known = isinstance(left, int | Fraction) and isinstance(most, int | Fraction)
            track.boxes.setEnabled(is_known)
            track.boxes.show_left(_whole(left), _whole(most))
            track.boxes.setAccessibleName(f"{name}, {words}")
            track.boxes.setToolTip(track.data.hint or name)

    # ----------------------------------------------------------------------------------------------------------- edits

    def _on_wanted(self, track: _Track, left: int) -> None:
        """Lose or regain as much as it takes until so much is left."""
        look = self._look()
        address = look.address(track.data.lost, track.scope)
        now, lost = _whole(look.value(track.data.now, track.scope)), _whole(look.value(track.data.lost, track.scope))
        self._push(SetValue(address, max(0, lost + now - left)))

    def _set(self, address: str, value: object) -> None:
        self._push(SetValue(address, value))  # type: ignore[arg-type]  # what a state holds

    def _add(self, list_address: str) -> None:
        key = parse_address(list_address).key
        self._push(AddRow(list_address, empty_row(self.character.sheet.system, key)))

    def _remove(self, address: str) -> None:
        self._push(RemoveRow(address))

    def _pass(self, data: PlayList) -> None:
        """Let one unit of time pass: rows that run out go, as one edit."""
        sheet = self.character.sheet
        edits: list[Edit] = []
        for place, row in enumerate(sheet.rows(data.rows)):
            left = sheet.value(f"{data.rows}[{place}].{data.left}")
            if isinstance(left, int):
                at = f"{data.rows}[#{row.get('uid')}]"
                edits.append(RemoveRow(at) if left <= 1 else SetValue(f"{at}.{data.left}", left - 1))
        if edits:
            self._push(Batch(tuple(edits)), self.tr("One {unit} passed").format(unit=data.unit), Source.PROCEDURE)

    def _push(self, edit: Edit, label: str = "", source: Source | None = None) -> None:
        self.character.leave_field()
        try:
            self.character.push(edit, label, source=source)
        except QuireError as error:
            self.told.emit(error.message)


def _card(title: str) -> tuple[Card, QGridLayout]:
    card = Card()
    card.setProperty("title", title)
    grid = QGridLayout()
    grid.setHorizontalSpacing(px(12))
    grid.setVerticalSpacing(px(8))
    layout = card.layout()
    if layout is None:
        layout = QVBoxLayout(card)
        layout.setContentsMargins(0, 0, 0, 0)
    host = QWidget(card)
    host.setLayout(grid)
    grid.setContentsMargins(0, 0, 0, 0)
    layout.addWidget(host)
    return card, grid


def _label(text: str = "") -> QLabel:
    """Give words that never ask for more room than a word has: names are of any length."""
    label = QLabel(_short(text))
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setMinimumWidth(px(_WORD_ROOM))
    label.setToolTip(text if len(text) > _NAME_MOST else "")
    return label


def _short(text: str) -> str:
    return text if len(text) <= _NAME_MOST else f"{text[: _NAME_MOST - 1]}…"


def _input(defined: Field) -> QWidget:
    """Give the input that suits what a field holds."""
    if defined.type is FieldType.BOOL:
        box = QCheckBox()
        box.setProperty("role", "bare")
        return box
    if defined.choices:
        return ChoiceField()
    if defined.type in (FieldType.INT, FieldType.NUMBER):
        number = NumberField()
        number.setFixedWidth(px(_COUNT_WIDTH))
        return number
    return LineField()


def _scopes(look: Look, rows: str) -> list[Scope]:
    return look.rows(rows) if rows else [TOP]


def _whole(value: object) -> int:
    return int(value) if isinstance(value, int | Fraction) else 0


def _odds(check: ReadyCheck) -> str:
    percent = "" if check.chance is None else f"{numeral(check.chance * 100, _PLACES)} %"
    return " · ".join(text for text in (typographic(check.target), percent) if text) or check.dice


def _faces(record: RollRecord) -> str:
    return ", ".join(map(str, record.rolled.faces))
