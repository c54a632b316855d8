"""Bindings of display widgets: numbers, bars, dots, summary lines, armor figure."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QLabel

from core.formula import Value
from core.rules.model import Derived, Option
from desktop.address_labels import name_of, translate_text, unit_text
from desktop.numerals import numeral, text_of, with_minus
from desktop.sheet.binding import HEAD, Binding, BoundAddress, SheetScope, class_key
from desktop.sheet.cell_columns import signed, taken_off
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.armor_figure import BODY_PARTS, ArmorFigure
from desktop.widgets.bars import LoadBar, Pips, StepBar, Track
from desktop.widgets.caption import SummaryLabel
from desktop.widgets.derived_label import DASH, DerivedLabel, StatBlock
from desktop.widgets.derived_label import DerivedNumber as DerivedWidget
from desktop.widgets.field_frame import FrameState

_PLACEHOLDER: Final = re.compile(r"\{([^{}]+)\}")
_ROWS_OF: Final = re.compile(r"(?P<list>[\w.]+)\[(?P<flag>[\w.]*)\]\.(?P<key>[\w.]+)\Z")
_COUNT_OF: Final = re.compile(r"#(?P<list>[\w.]+)\Z")
_MOST_LETTERS: Final = 80
"""Most letters of one part of a summary line; long texts have a field of their own."""


def _shorten(text: str) -> str:
    """Return a text in one line, cut after a word if it is long."""
    words = " ".join(text.split())
    return words if len(words) <= _MOST_LETTERS else words[:_MOST_LETTERS].rsplit(" ", 1)[0] + "…"


class LabelBinding(Binding):
    """A plain label."""

    is_typed = False

    def __init__(self, widget: QLabel, address: str) -> None:
        super().__init__(widget, address)
        self.label = widget

    def show(self, scope: SheetScope) -> bool:
        text = self.source.text(scope)
        if text == self.label.text():
            return False
        self.label.setText(text)
        return True


@dataclass(frozen=True, slots=True)
class _SummaryPart:
    """A part of a summary line.

    Attributes:
        words: Texts around its placeholders, one more than there are placeholders.
        placeholders: What fills each placeholder: an address, or rows if it stands for several or for their count.
        signs: Whether the number of each placeholder bears its sign.
        key: A row with this key in the column of `SummaryLabel.unless` leaves the part out; "" for none.
        is_plain: Whether all of them are addresses outside rows and outside the document's header.
    """

    words: tuple[str, ...]
    placeholders: tuple[BoundAddress | re.Match[str], ...]
    signs: tuple[bool, ...]
    key: str
    is_plain: bool

    @classmethod
    def of(cls, template: str, add_source: Callable[[str], BoundAddress]) -> _SummaryPart:
        """Parse a template; once, as lines are filled after every edit."""
        before, bar, behind = template.partition("|")
        parts = _PLACEHOLDER.split(behind if bar else template)
        signs = tuple(placeholder.startswith("+") for placeholder in parts[1::2])
        placeholders = [placeholder.lstrip("+") for placeholder in parts[1::2]]
        is_plain = not any("[" in each or each.startswith((HEAD, "#")) for each in placeholders)
        filled_by = tuple(_ROWS_OF.match(each) or _COUNT_OF.match(each) or add_source(each) for each in placeholders)
        return cls(tuple(parts[::2]), filled_by, signs, before if bar else "", is_plain and not bar)

    def values(self) -> list[Value] | None:
        """Return the values of a plain part, which say whether it must be filled again; None for the others."""
        if not self.is_plain:
            return None
        return [each.value for each in self.placeholders if isinstance(each, BoundAddress)]


class SummaryBinding(Binding):
    """A summary line of several values; long values are cut."""

    is_typed = False

    def __init__(self, widget: SummaryLabel, address: str) -> None:
        super().__init__(widget, address)
        self.label = widget
        self._parts = [_SummaryPart.of(part, self.add_source) for part in str(widget.template).split("\n") if part]
        self._has_keys = any(part.key for part in self._parts)
        self._separator = str(widget.separator)
        self._warned_by = self.add_source(str(widget.amber_field))
        self._known: list[tuple[list[Value] | None, str]] = [(None, "") for _ in self._parts]

    def addresses(self) -> tuple[str, ...]:
        addresses: list[str] = []
        for part in self._parts:
            for each in part.placeholders:
                if isinstance(each, BoundAddress):
                    addresses.append(each.address)
                else:
                    addresses += [each["list"], f"{each['list']}[]."]
        others = (self._warned_by.address, str(self.label.unless).partition("[]")[0])
        return (*addresses, *(address for address in others if address))

    def show(self, scope: SheetScope) -> bool:
        known = self._known
        self.label.is_amber = bool(self._warned_by.number())
        for number, part in enumerate(self._parts):
            values = part.values()
            if values is None or values != known[number][0]:
                known[number] = values, self._filled(scope, part)
        shown = [(part, filled) for part, (_, filled) in zip(self._parts, known, strict=True) if filled]
        if self._has_keys and not any(part.key for part, _ in shown):
            shown = []
        text = self._separator.join(filled for _, filled in shown) or str(self.label.empty_text)
        if self._warned_by.address:  # it begins with a state, which the game writes in small letters
            text = text[:1].upper() + text[1:]
        if text == self.label.text():
            return False
        self.label.setText(text)
        return True

    def _filled(self, scope: SheetScope, part: _SummaryPart) -> str:
        if part.key and self._has_row(scope, part.key):
            return ""
        values = [self._value(scope, placeholder) for placeholder in part.placeholders]
        if part.signs and any(part.signs):
            values = [with_minus(signed(value or "0")) for value in values]
        if values and not any(value not in {"", "0"} for value in values) and not any(part.signs):
            return ""
        between = zip(values, part.words[1:], strict=True)
        return _shorten(part.words[0] + "".join(value + words for value, words in between))

    def _has_row(self, scope: SheetScope, key: str) -> bool:
        """Return whether a row has a key in the column that leaves parts out."""
        name, _, column = str(self.label.unless).partition("[].")
        rows = range(scope.sheet.count(name))
        return any(scope.sheet.value(f"{name}[{row}].{column}") == key for row in rows)

    @staticmethod
    def _value(scope: SheetScope, placeholder: BoundAddress | re.Match[str]) -> str:
        if isinstance(placeholder, BoundAddress):
            text = placeholder.text(scope)
            return "" if text == DASH else text
        sheet, name = scope.sheet, placeholder["list"]
        if placeholder.re is _COUNT_OF:
            return str(sheet.count(name))
        flag = placeholder["flag"]
        indices = [
            index for index in range(sheet.count(name)) if not flag or sheet.value(f"{name}[{index}].{flag}") == 1
        ]
        texts = [text_of(sheet, f"{name}[{index}].{placeholder['key']}", with_unit=False) for index in indices]
        return ", ".join(text for text in texts if text)


class DerivedBinding(Binding):
    """A computed number, or a field shown read-only."""

    is_typed = False

    def __init__(self, widget: DerivedWidget, address: str) -> None:
        super().__init__(widget, address)
        self.number = widget
        self._label = ""
        self._is_signed = bool(widget.property("is_signed"))
        self._is_penalty = bool(widget.property("is_penalty"))
        label_field = str(widget.label_field) if isinstance(widget, StatBlock) else ""
        self._label_value = self.add_source(label_field)
        self._label_template = str(widget.property("label")) if label_field else ""
        self._struck = self.add_source(str(widget.struck_field) if isinstance(widget, DerivedLabel) else "")
        self._key = class_key(address)
        self._family = ""
        self._was_struck = False
        self._rule = ""
        self._unit = self._shown_unit = ""
        widget.explain_requested.connect(self._on_asked)

    @Slot()
    def _on_asked(self) -> None:
        self.explain_requested.emit(self.address)

    def prepare(self, scope: SheetScope) -> None:
        definition = scope.definition(self.address)
        if definition is None:
            return
        self._label = definition.label
        self._family = definition.family if isinstance(definition, Derived) else ""
        is_duration = isinstance(definition, Derived) and definition.is_duration
        if not isinstance(definition, Option) and not is_duration and not self.number.property("unit"):
            self._unit = definition.unit
        if isinstance(self.number, StatBlock) and not self.number.property("label"):
            self.number.setProperty("label", definition.label)

    def show(self, scope: SheetScope) -> bool:
        text = self.source.text(scope)
        if self._is_signed:
            text = signed(text)
        elif self._is_penalty:
            text = taken_off(text)
        if self._label_template:
            self.number.setProperty("label", self._label_template.replace("{}", self._label_value.text(scope)))
        is_struck = bool(self._struck.address) and self._strike()
        rules = scope.sheet.character.house_rules_in_force
        is_remarked = (bool(rules) or self.number.has_house_rule) and self._mark_rule(scope, rules)
        if text == self.number.shown_text and is_struck == self._was_struck and not is_remarked:
            return False
        self._was_struck = is_struck
        self.number.shown_text = text
        if self._unit:
            self._show_unit(unit_text(scope.sheet.system, text, self._unit))
        return True

    def _mark_rule(self, scope: SheetScope, rules: Mapping[str, str]) -> bool:
        """Mark a number with a house rule, and say whose it is; return whether that changed."""
        key = self._key if self._key in rules else self._family
        self.number.has_house_rule = key in rules
        campaign = scope.sheet.character.campaign_of_rule(key)
        words = self.tr("House rule of {campaign}").format(campaign=campaign) if campaign else self.tr("House rule")
        rule = words if key in rules else ""
        if rule == self._rule:
            return False
        self._rule = rule
        self.number.setToolTip(escape_tool_tip(self.tool_tip(scope)))
        return True

    def tool_tip(self, scope: SheetScope) -> str:
        """Return the tooltip: name, unit, why a number is missing, and whose house rule computes it."""
        return "\n".join(line for line in (super().tool_tip(scope), self._rule) if line)

    def _show_unit(self, unit: str) -> None:
        if unit != self._shown_unit:
            self._shown_unit = unit
            self.number.setProperty("unit", unit)

    def announce(self) -> None:
        text = self.number.shown_text
        spoken_text = self.tr("{number}, out of reach").format(number=text) if self._was_struck else text
        spoken_rule = f", {self._rule}" if self._rule else ""
        self.number.setAccessibleName(f"{self._label}: {spoken_text}{spoken_rule}")

    def _strike(self) -> bool:
        """Strike the number out if its ``struck_field`` is not 0."""
        is_struck = bool(self._struck.number())
        if isinstance(self.number, DerivedLabel):
            self.number.is_struck = is_struck
        return is_struck


class TrackBinding(Binding):
    """A bar or dots: an amount of a maximum."""

    is_typed = False

    def __init__(self, widget: Track | Pips, address: str, length: str) -> None:
        super().__init__(widget, address)
        self.gauge = widget
        self._length = self.add_source(length)

    def show(self, scope: SheetScope) -> bool:
        length = self._length.number() if self._length.address else float(self.gauge.property("count") or 0)
        self.gauge.show_numbers(self.source.number(), length)
        return False

    def set_highlight(self, highlight: FrameState, is_on: bool) -> None:
        """Ignore the explanation mark; the number beside it shows it."""
        if highlight is not FrameState.EXPLAINED:
            super().set_highlight(highlight, is_on)


class StepBinding(Binding):
    """A segmented bar up to a sum."""

    is_typed = False

    def __init__(self, widget: StepBar, address: str) -> None:
        super().__init__(widget, address)
        self.bar = widget
        self._rate = self.add_source(str(widget.rate_field))

    def show(self, scope: SheetScope) -> bool:
        self.bar.show_steps(self.source.number(), self._rate.number())
        return False


class LoadBinding(Binding):
    """A load bar and its parts."""

    is_typed = False

    def __init__(self, widget: LoadBar, address: str) -> None:
        super().__init__(widget, address)
        self.bar = widget
        self._limit = self.add_source(str(widget.limit_field))
        self._parts = [str(part).partition("[].") for part in list(widget.property("parts") or [])]
        self._labels = [str(label) for label in list(widget.property("part_labels") or [])]

    def addresses(self) -> tuple[str, ...]:
        lists = [name for name, _, _ in self._parts]
        return (self._limit.address, *lists, *(f"{name}[]." for name in lists))

    def show(self, scope: SheetScope) -> bool:
        shares: list[tuple[str, float, str]] = []
        for number, (name, _, key) in enumerate(self._parts):
            values = [scope.sheet.value_at((f"{name}[].{key}", (row,))) for row in range(scope.sheet.count(name))]
            weight = sum((Fraction(value) for value in values if isinstance(value, int | Fraction)), Fraction())
            label = (
                self._labels[number]
                if number < len(self._labels)
                else translate_text(scope.sheet.system, scope.sheet.system.fields[name].label).lower()
            )
            shares.append((label, float(weight), numeral(weight if weight.denominator != 1 else weight.numerator)))
        self.bar.show_load(tuple(shares), self._limit.number())
        return False


class FigureBinding(Binding):
    """The armor figure and the protection of its body parts."""

    is_typed = False

    def __init__(self, widget: ArmorFigure, address: str) -> None:
        super().__init__(widget, address)
        self.figure = widget
        self._parts = {part: self.add_source(str(widget.property(f"{part}_field") or "")) for part in BODY_PARTS}

    def show(self, scope: SheetScope) -> bool:
        self.figure.show_protection({part: source.number() for part, source in self._parts.items()})
        sources = [source for source in self._parts.values() if source.address]
        words = [f"{name_of(scope.sheet, source.address)} {source.text(scope)}" for source in sources]
        self.figure.setAccessibleName(", ".join(words))
        return False
