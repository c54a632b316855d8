"""Card of the Play page that strikes: attacks with their chance against a foe, damage, and one click to roll all."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QFontMetrics, QIntValidator
from PySide6.QtWidgets import QLabel, QLineEdit, QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from core.character.formula_display import to_typographic
from core.character.sheet import Sheet
from core.dice import RollResult
from core.procedures.transcript import AnswerMethod, RollRecord
from desktop.address_labels import translate_text
from desktop.numerals import numeral, percent, with_minus
from desktop.sheet.attack_rolls import Attack, Strike, read_attacks, strike
from desktop.sheet.dice_entry import DiceEntry
from desktop.sheet.play_areas import ContentArea
from desktop.sheet.play_widgets import shorten
from desktop.sheet.roll_report import RollReport
from desktop.theme import TextStyle, font, px, scale
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.card import Card
from desktop.widgets.roll_row import RollRow, RowCell, RowHead

if TYPE_CHECKING:
    from desktop.sheet.open_character import OpenCharacter

Foes = Callable[[], Sequence[tuple[str, Sheet]]]
"""Returns the characters that can be struck at: name and sheet."""

_MOST_FOE: Final = 1_000
_FOE: Final = 52
_AROUND: Final = 24
"""Width of the border and the margins of the field for its number."""
_FOE_NAME: Final = 130
"""Room for the name of the foe; the tooltip has a longer one."""
_NEEDED, _CHANCE, _MARK = 40, 46, 16
"""Widths of the columns with a number; those of dice and words are as wide as what is in them."""


@dataclass(slots=True)
class AttackRow:
    """An attack on the page, with its row and what it came to last."""

    attack: Attack
    row: RollRow
    last: Strike | None = None


class PlayAttackCard(Card):
    """Attacks as rows.

    Args:
        character: The open character.
        foes: Returns the characters that can be struck at.

    Signals:
        rolled: Dice were rolled; the records.
        reported: What they came to, a `RollReport`.
        walked_out: The focus was walked beyond the first (-1) or last row (1).

    Attributes:
        types_dice: Whether the player rolls real dice to hit.
    """

    rolled = Signal(object)
    reported = Signal(object)
    walked_out = Signal(int)

    def __init__(self, character: OpenCharacter, foes: Foes, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("title", self.tr("Attacks"))
        self._character = character
        self._foes = foes
        self.types_dice = False
        self.rows: list[AttackRow] = []
        self._last: AttackRow | None = None
        self._entered: AttackRow | None = None
        self._foe_name = ""
        self._foe: int | Fraction | None = None
        self._foe_sheet: Sheet | None = None
        self._against = next((each for each in character.sheet.system.layout.play.attacks if each.foe), None)
        self._add_header()
        body = QVBoxLayout(self)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(4)
        self._list = QVBoxLayout()
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(0)
        self.row_area = ContentArea(self._list, self)
        self.head = RowHead(self.tr("Strike"), self)
        body.addWidget(self.head)
        body.addWidget(self.row_area, 1)
        self.entry_line = DiceEntry(self)
        self.entry_line.entered.connect(self._on_taken)
        self.entry_line.left.connect(self._on_left)
        self.entry_line.hide()
        body.addWidget(self.entry_line)
        self.result_label = QLabel(self)
        self.result_label.setTextFormat(Qt.TextFormat.PlainText)
        self.result_label.setProperty("role", "label")
        self.result_label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        body.addWidget(self.result_label)
        self._needed_width = self._damage_width = self._extra_width = _NEEDED
        self._has_extra = self._has_chance = False
        self.refresh()

    def _add_header(self) -> None:
        """Add the foe's number and the menu of foes, where the game has such a number."""
        self.foe_line = QLineEdit(self)
        self.foe_line.setProperty("role", "search")
        self.foe_line.setFixedWidth(px(_FOE))
        self.foe_line.setValidator(QIntValidator(-_MOST_FOE, _MOST_FOE, self))
        self.foe_button = QToolButton(self)
        self.foe_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.foe_button.setProperty("role", "quiet")
        self.foe_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.foe_menu = QMenu(self.foe_button)
        self.foe_menu.aboutToShow.connect(self._fill_foes)
        self.foe_button.setMenu(self.foe_menu)
        self.foe_line.textEdited.connect(self._on_foe_typed)
        self.foe_line.hide()
        self.foe_button.hide()
        if self._against is None:
            return
        what = translate_text(self._character.sheet.system, self._foe_label())
        self.foe_line.setPlaceholderText(what)
        room = self.foe_line.fontMetrics().horizontalAdvance(what) + px(_AROUND)
        self.foe_line.setFixedWidth(max(px(_FOE), room))
        self.foe_line.setAccessibleName(self.tr("{what} of the foe").format(what=what))
        self.foe_button.setAccessibleName(self.tr("Foe"))
        self._show_foe("")
        self.add_to_header(self.foe_button)
        self.add_to_header(self.foe_line)

    def _foe_label(self) -> str:
        if self._against is None or self._against.foe_label:
            return "" if self._against is None else self._against.foe_label
        derived = self._character.sheet.system.derived.get(self._against.foe)
        return "" if derived is None else derived.abbr or derived.label

    # ------------------------------------------------------------------------------------------------------ the foe

    def number_against(self, attack: Attack) -> int | Fraction | None:
        """Return the number of the foe that counts against an attack; None without a foe."""
        if attack.foe_number is not None:
            return attack.foe_number
        return self._foe if attack.foe else None

    @Slot()
    def _fill_foes(self) -> None:
        self.foe_menu.clear()
        self.foe_menu.addAction(self.tr("No one")).triggered.connect(self._on_no_one)
        for name, sheet in self._foes():
            against = [each.foe_number for each in read_attacks(self._character.sheet, sheet)]
            numbers = list(dict.fromkeys(each for each in against if each is not None))
            if numbers:
                number = numbers[0] if len(numbers) == 1 else None
                text = name if number is None else f"{name}\t{_foe_text(number)}"
                action = self.foe_menu.addAction(text.replace("&", "&&"))
                action.triggered.connect(partial(self.choose_foe, name, number, sheet))

    @Slot()
    def _on_no_one(self) -> None:
        self.choose_foe("", None)

    def choose_foe(self, name: str, number: int | Fraction | None, sheet: Sheet | None = None) -> None:
        """Choose a foe; without number and sheet there is none.

        Args:
            name: Its name.
            number: Its number that counts against the attacks; None where each attack has its own.
            sheet: Its sheet, which says that, and whether one is superior; None if it is not known.
        """
        self._foe, self._foe_sheet = number, sheet
        self.foe_line.setText("" if number is None else _foe_text(number))
        self._show_foe("" if number is None and sheet is None else name)
        self.refresh()

    @Slot()
    def _on_foe_typed(self) -> None:
        """Forget the named foe, who has another number."""
        self._foe, self._foe_sheet = _whole(self.foe_line.text()), None
        self._show_foe("")
        self.refresh()

    def _show_foe(self, name: str) -> None:
        self._foe_name = name
        metrics = QFontMetrics(self.foe_button.font())
        text = metrics.elidedText(name or self.tr("against"), Qt.TextElideMode.ElideRight, px(_FOE_NAME))
        self.foe_button.setText(f"{text} ▾")
        self.foe_button.setMinimumWidth(metrics.horizontalAdvance(f"{text} ▾") + px(16))
        self.foe_button.setToolTip(escape_tool_tip(name))

    # ------------------------------------------------------------------------------------------------------- showing

    def refresh(self) -> None:
        """Show the attacks as they are now."""
        attacks = read_attacks(self._character.sheet, self._foe_sheet)
        if [(each.label, each.note) for each in attacks] != [(row.attack.label, row.attack.note) for row in self.rows]:
            while (item := self._list.takeAt(0)) is not None:
                widget = item.widget()
                if widget is not None:
                    widget.hide()
                    widget.deleteLater()
            self.rows, self._last = [], None
            for attack in attacks:
                widget = RollRow(self.tr("Strike"), self.row_area.widget())
                widget.clicked.connect(self._on_strike)
                widget.walked.connect(self._on_walked)
                widget.digit_typed.connect(self._on_digit)
                self.rows.append(AttackRow(attack, widget))
                self._list.addWidget(widget)
                widget.show()
            self._list.addStretch(1)
            self.row_area.updateGeometry()
        needs_foe = any(each.needs_foe for each in attacks)
        self.foe_line.setVisible(needs_foe)
        self.foe_button.setVisible(needs_foe)
        self._show_heads(attacks)
        for row, attack in zip(self.rows, attacks, strict=True):
            row.attack = attack
            row.row.takes_digits = self.types_dice
            self._fill(row)

    def _words_for(self, attack: Attack) -> str:
        """Return the way a weapon is used, and who is superior."""
        if not attack.superiority:
            return attack.note
        system = self._character.sheet.system
        rank = translate_text(system, system.fields[attack.data.rank].label)
        bonus = f"+{abs(attack.superiority)}"
        words = "{rank} {bonus}" if attack.superiority > 0 else self.tr("{rank}: foe {bonus}")
        return " · ".join(part for part in (attack.note, words.format(rank=rank, bonus=bonus)) if part)

    def _fill(self, row: AttackRow) -> None:
        attack, note = row.attack, self._words_for(row.attack)
        against = self.number_against(attack)
        target = attack.target_against(against)
        chance = attack.chance_against(against)
        odds = "" if chance is None else percent(chance, 1)
        needed = self._needed(attack, target) if attack.target is not None else with_minus(attack.dice.text)
        mark = None if row.last is None else row.last.is_hit
        cells = [RowCell(needed, self._needed_width)] if self._needed_width else []
        if self._has_chance:
            cells.append(RowCell(odds, _CHANCE))
        cells.append(RowCell(attack.damage, self._damage_width, is_strong=True))
        if self._has_extra:
            cells.append(RowCell(attack.extra, self._extra_width))
        cells.append(RowCell("", _MARK, mark=mark))
        row.row.show_row(shorten(attack.label), note, cells)
        extra = f"{translate_text(self._character.sheet.system, attack.data.extra_label)} {attack.extra}"
        parts = [
            attack.label,
            note,
            attack.dice.text,
            needed,
            odds,
            attack.damage,
            extra if attack.extra else "",
        ]
        text = ", ".join(dict.fromkeys(part for part in parts if part))
        row.row.setAccessibleName(self.tr("Strike with {what}").format(what=text))
        row.row.setToolTip(escape_tool_tip(text if row.last is None else f"{text}\n{self.describe(row.last)}"))

    @staticmethod
    def _needed(attack: Attack, target: int | Fraction | None) -> str:
        """Return what the dice to hit must show; without a foe, the number before the foe counts."""
        number = attack.target if target is None else target
        return "" if number is None else with_minus(str(number))

    def _show_heads(self, found: Sequence[Attack]) -> None:
        """Name the columns as the character's attacks need it; dice that are the same in all rows need none."""
        system = self._character.sheet.system
        attacks = system.layout.play.attacks
        has_target = any(each.target is not None for each in found)
        can_have_chance = has_target or any(each.needs_foe for each in found)
        self._has_chance = any(each.chance_against(self.number_against(each)) is not None for each in found)
        self._needed_width = _NEEDED if has_target else _width_of([with_minus(each.dice.text) for each in found])
        if not has_target and can_have_chance and len({each.dice.text for each in found}) == 1:
            self._needed_width = 0
        self._has_extra = any(each.extra for each in attacks)
        words = self.tr("at most") if any(each.is_low for each in attacks) else self.tr("at least")
        heads = [RowCell(words if has_target else self.tr("dice"), self._needed_width)] if self._needed_width else []
        if self._has_chance:
            heads.append(RowCell(self.tr("chance"), _CHANCE))
        self._damage_width = _width_of([self.tr("damage"), *(each.damage for each in found)])
        heads.append(RowCell(self.tr("damage"), self._damage_width))
        if self._has_extra:
            label = translate_text(system, next(each.extra_label for each in attacks if each.extra))
            self._extra_width = _width_of([label, *(each.extra for each in found)])
            heads.append(RowCell(label, self._extra_width))
        self.head.show_heads([*heads, RowCell("", _MARK)])

    # ------------------------------------------------------------------------------------------------------- rolling

    def _on_walked(self, by: int) -> None:
        rows = [each.row for each in self.rows]
        sender = self.sender()
        position = rows.index(sender) + by if isinstance(sender, RollRow) and sender in rows else -1
        if 0 <= position < len(rows):
            rows[position].setFocus(Qt.FocusReason.TabFocusReason)
            self.row_area.ensureWidgetVisible(rows[position])
        else:
            self.walked_out.emit(by)

    def focus_end(self, by: int) -> bool:
        """Focus the first row (1) or the last one (-1); return whether there is one."""
        if not self.rows:
            return False
        self.rows[0 if by > 0 else -1].row.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def strike_first(self) -> bool:
        """Strike with the first attack; return whether there is one."""
        if not self.rows:
            return False
        self.rows[0].row.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.rows[0].row.click()
        return True

    def roll_again(self) -> bool:
        """Strike again as the last time; return whether there was one."""
        if self._last is None:
            return False
        self._last.row.click()
        return True

    @Slot()
    def _on_strike(self) -> None:
        row = next((each for each in self.rows if each.row is self.sender()), None)
        if row is None:
            return
        if self.types_dice and self._entered is not row:
            self._ask_dice(row, "")
            return
        self._close_entry()
        self.strike(row)

    @Slot(str)
    def _on_digit(self, digit: str) -> None:
        row = next((each for each in self.rows if each.row is self.sender()), None)
        if row is not None:
            self._ask_dice(row, digit)

    def _ask_dice(self, row: AttackRow, typed: str) -> None:
        self._entered = row
        self.entry_line.show()
        self.entry_line.ask((row.attack.dice,), typed, row.attack.label)

    def _close_entry(self) -> None:
        self._entered = None
        self.entry_line.hide()

    @Slot()
    def _on_left(self) -> None:
        if self._entered is not None:
            self._entered.row.setFocus()
        self._close_entry()

    @Slot(object)
    def _on_taken(self, faces: list[list[int]]) -> None:
        row = self._entered
        self._on_left()
        if row is not None:
            self.strike(row, faces[0])

    def strike(self, row: AttackRow, faces: Sequence[int] = ()) -> None:
        """Roll an attack, its damage and its place.

        Args:
            row: The attack.
            faces: Faces of real dice to hit; empty to roll them.
        """
        done = strike(row.attack, self.number_against(row.attack), random.SystemRandom(), faces)
        row.last, self._last = done, row
        self._fill(row)
        text = self.describe(done)
        self.result_label.setText(text)
        self.result_label.setToolTip(escape_tool_tip(text))
        self.reported.emit(self._report(done))
        self.rolled.emit(tuple(self._records(done, AnswerMethod.TYPED if faces else AnswerMethod.ROLLED)))

    def describe(self, done: Strike) -> str:
        """Return what a strike came to, in words."""
        words = {True: self.tr("Hit"), False: self.tr("Miss"), None: done.attack.label}
        parts = [f"{words[done.is_hit]} ({_faces(done.hit, done.again)})"]
        if done.percent is not None:
            parts += self._percent_parts(done)
        elif done.foe is not None:
            parts.append(self.tr("foe {faces}").format(faces=_faces(done.foe)))
        elif done.is_hit is None and done.attack.target is not None and done.attack.data.is_low:
            reach = done.attack.target - done.hit.total
            parts.append(self._reach_text(reach))
        elif done.is_hit is None and done.attack.target is None:
            parts[0] = f"{done.attack.label}: {with_minus(str(done.hit.total))} ({_faces(done.hit)})"
        if done.points is not None:
            rolled = f" ({_faces(done.damage)})" if done.damage is not None else ""
            parts.append(self.tr("damage {points}").format(points=with_minus(str(done.points))) + rolled)
        if done.place is not None:
            parts.append(self.tr("place {number}").format(number=done.place.total))
        return " · ".join(parts)

    def _percent_parts(self, done: Strike) -> list[str]:
        """Return what the dice of percent showed, and without a foe what they hit."""
        if done.percent is None:
            return []
        highest = with_minus(str(done.attack.highest_percent(done.total)))
        words = self.tr("{dice}: {roll}, at most {highest}")
        parts = [words.format(dice=done.percent.dice.text, roll=done.percent.total, highest=highest)]
        if done.is_hit is None:
            parts.append(self._reach_text(math.floor(done.attack.full_bonus + done.total)))
        return parts

    def _reach_text(self, number: int) -> str:
        """Return up to which number of a foe a strike hits."""
        what = translate_text(self._character.sheet.system, self._foe_label())
        return self.tr("hits {what} up to {number}").format(what=what, number=with_minus(str(number)))

    def _report(self, done: Strike) -> RollReport:
        """Return what a strike came to, for the dock of dice."""
        words = {True: self.tr("Hit"), False: self.tr("Miss"), None: done.attack.label}
        against = self.number_against(done.attack)
        target = done.attack.target_against(against)
        chance = done.attack.chance_against(against)
        needed = "" if target is None else with_minus(str(target))
        if needed:
            needed = f"{self.tr('at most') if done.attack.data.is_low else self.tr('at least')} {needed}"
        odds = " · ".join(part for part in (needed, "" if chance is None else percent(chance, 1)) if part)
        lines = [(f"{done.percent.dice.text}", str(done.percent.total))] if done.percent is not None else []
        if done.foe is not None:
            lines.append((self.tr("foe {faces}").format(faces=_faces(done.foe)).capitalize(), str(done.foe.total)))
        if done.points is not None:
            rolled = f" {done.attack.damage}: {_faces(done.damage)}" if done.damage is not None else ""
            lines.append((f"{self.tr('damage')}{rolled}".capitalize(), with_minus(str(done.points))))
        if done.place is not None:
            place = self.tr("place {number}").format(number=f"(d{done.place.dice.sizes[0]})")
            lines.append((place.capitalize(), str(done.place.total)))
        foe = self._foe_name if done.is_hit else ""
        sentence = done.attack.label
        if self._foe_name:
            sentence = self.tr("{weapon} on {foe}").format(weapon=sentence, foe=self._foe_name)
        return RollReport(
            done.hit.dice.sizes[0],
            done.total,
            words[done.is_hit],
            sentence,
            odds,
            tuple(lines),
            foe,
            max(0, done.points or 0) if foe else 0,
            () if done.place is None else tuple(done.place.faces),
            can_repeat=True,
        )

    def _records(self, done: Strike, method: AnswerMethod) -> list[RollRecord]:
        label = done.attack.label
        records = [RollRecord("attack", label, "", done.hit, method)]
        for key, pattern, rolled in (
            ("percent", self.tr("Percent roll of {weapon}"), done.percent),
            ("foe", self.tr("Roll of the foe against {weapon}"), done.foe),
            ("damage", self.tr("Damage of {weapon}"), done.damage),
            ("place", self.tr("Place of {weapon}"), done.place),
        ):
            if rolled is not None:
                records.append(RollRecord(key, pattern.format(weapon=label), "", rolled, AnswerMethod.ROLLED))
        return records


def _width_of(texts: Sequence[str]) -> int:
    """Return the width at 100 % of a column with some texts."""
    metrics = QFontMetrics(font(TextStyle.HEADING))
    return round((max(map(metrics.horizontalAdvance, texts), default=0) + px(6)) / scale())


def _faces(rolled: RollResult, again: Sequence[int] = ()) -> str:
    return ", ".join(map(str, (*rolled.faces, *again)))


def _foe_text(number: int | Fraction) -> str:
    return to_typographic(numeral(number, 1))


def _whole(text: str) -> int | None:
    plain = text.strip()
    return int(plain) if plain.removeprefix("-").isdecimal() else None
