"""The foot of every page: options in use, house rules, violations; name, page and date."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from core.character import Sheet
from core.export.look import MARK
from core.export.pdf.flow import Laid, Unit
from core.export.pdf.fonts import clean, wrap
from core.export.pdf.frame import shortened, titled
from core.export.pdf.page import MARGIN, MM, Page
from core.export.pdf.prose import space, text_units
from core.export.pdf.styles import BODY, FOOT, LABEL
from core.messages import Translate

MOST_LINES = 4
LINE = 2.9 * MM
RIGHT = 92 * MM
MOST_NAME = 44 * MM
MONTHS = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)


def long_date(when: date) -> str:
    """Write a date as "20 November 2026", whatever the language of the machine."""
    return f"{when.day} {MONTHS[when.month - 1]} {when.year}"


@dataclass(frozen=True, slots=True)
class Foot:
    """What stands at the foot of every page.

    Attributes:
        text: The words at the left.
        when: The date at the right, "" on a blank sheet.
        parts: Label and texts, printed in full at the end where they are too long for the foot.
        short: The words at the left where they are.
    """

    text: str
    when: str = ""
    parts: tuple[tuple[str, tuple[str, ...]], ...] = ()
    short: str = ""

    def lines(self, room: float) -> tuple[str, ...]:
        """Give the lines at the left in the width of the page."""
        lines = wrap(FOOT.face, FOOT.size, clean(self.text), room - RIGHT)
        if len(lines) > MOST_LINES:
            lines = wrap(FOOT.face, FOOT.size, clean(self.short), room - RIGHT)
        return lines

    @property
    def is_long(self) -> bool:
        """Whether the whole stands at the end of the sheet."""
        return bool(self.short) and len(wrap(FOOT.face, FOOT.size, clean(self.text), 186 * MM - RIGHT)) > MOST_LINES

    def more(self, room: float) -> float:
        """Give the height that the foot needs beyond one line."""
        return max(0, len(self.lines(room)) - 1) * LINE

    def in_full(self, width: float) -> Laid:
        """Lay out options, house rules and violations as a block."""
        head, height = titled("Options, house rules, violations", "", width)
        units: list[Unit] = []
        for label, texts in self.parts:
            units.append(space(1.4 * MM))
            units += text_units(label, LABEL, width)
            for text in texts:
                units += text_units(text, BODY, width)
        return Laid("foot", "Options, house rules, violations", head, height, tuple(units))


def foot_of(sheet: Sheet, when: date, translate: Translate | None) -> Foot:
    """Say which options, house rules and violations hold for a character."""
    options = _options(sheet)
    ruled = _ruled(sheet)
    rules = [
        f"{MARK + ' ' if key in ruled else ''}{_label(sheet, key)} = {formula}"
        for key, formula in sheet.character.house_rules.items()
    ]
    violations = [_violation(one.message.render(translate), one.accepted) for one in sheet.violations]
    parts = (("Options", tuple(options)), ("House rules", tuple(rules)), ("Violations", tuple(violations)))
    text = f"Options: {_joined(options, 'none in use')}. House rules: {_joined(rules, 'none')}. " + (
        f"Violations: {' '.join(violations)}" if violations else "No violations."
    )
    short = (
        f"Options: {len(options)}. House rules: {len(rules)}. Violations: {len(violations)}. In full on the last page."
    )
    return Foot(text, long_date(when), tuple(part for part in parts if part[1]), short)


def ruled_numbers(sheet: Sheet) -> frozenset[str]:
    """Give the class keys of the numbers whose formula is a house rule's."""
    rules = _ruled(sheet)
    if not rules:
        return frozenset()
    return frozenset(key for key, one in sheet.system.derived.items() if key in rules or one.family in rules)


def _ruled(sheet: Sheet) -> set[str]:
    """Give the keys of the house rules that hold and replace a number of the sheet or a family of them."""
    held = sheet.character.house_rules.keys() - sheet.refused_rules.keys()
    numbers = sheet.system.derived
    return {key for key in held if key in numbers or any(one.family == key for one in numbers.values())}


def _options(sheet: Sheet) -> list[str]:
    """Give the options that differ from the book, each with its value where it is no switch."""
    texts = []
    for key, option in sheet.system.options.items():
        value = sheet.character.options.get(key, option.default)
        if value == option.default:
            continue
        texts.append(option.label if value is True else f"{option.label}: {'off' if value is False else value}")
    return texts


def _violation(message: str, accepted: str | None) -> str:
    return message if accepted is None else f"{message} (accepted{': ' + accepted if accepted else ''})"


def _label(sheet: Sheet, key: str) -> str:
    definition = sheet.system.derived.get(key)
    return f"{definition.label} ({key})" if definition is not None and definition.label != key else key


def _joined(texts: Sequence[str], nothing: str) -> str:
    return "; ".join(texts) if texts else nothing


def draw_foot(page: Page, foot: Foot, name: str, number: int, count: int) -> None:
    """Draw the foot of one page."""
    paper = page.paper
    lines = foot.lines(paper.room)
    y = paper.foot - foot.more(paper.room)
    page.line(MARGIN, y, MARGIN + paper.room)
    base = y + 3.5 * MM
    for n, line in enumerate(lines):
        page.text(MARGIN, base + n * LINE, FOOT, line)
    tail = f"page {number} of {count}"
    if foot.when:
        tail += f" \u00b7 printed {foot.when}"
        name = shortened(FOOT, name, MOST_NAME)
        tail = f"{name} \u00b7 {tail}" if name else tail
    page.right(MARGIN + paper.room, base, FOOT, tail)
