"""Page footer: gathers options, house rules and violations of a sheet, and draws them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from core.export.content.rule_notes import RuleNotes
from core.export.pdf.drawing_elements import shorten, title_with_rule, to_capitals
from core.export.pdf.fonts import clean, wrap
from core.export.pdf.laid_blocks import LaidBlock, LayoutUnit
from core.export.pdf.page import GUTTER, MARGIN, MM, Page
from core.export.pdf.styles import FOOT, LABEL_BOLD, NOTE
from core.export.pdf.tags import Role
from core.export.pdf.text_blocks import giving, in_columns, run_in_units, space, text_units
from core.export.pdf.typesetting import Typesetting
from core.messages import Phrase, Word, phrase

MOST_LINES = 4
LINE = 2.9 * MM
RIGHT = 92 * MM
BEFORE_NAME = 3 * MM
BETWEEN = " \u00b7 "
MONTHS = (
    Word("January"),
    Word("February"),
    Word("March"),
    Word("April"),
    Word("May"),
    Word("June"),
    Word("July"),
    Word("August"),
    Word("September"),
    Word("October"),
    Word("November"),
    Word("December"),
)


def long_date(when: date) -> Phrase:
    """Return a date as "20 November 2026", independent of the machine's locale."""
    return phrase("{day} {month} {year}", day=when.day, month=MONTHS[when.month - 1], year=when.year)


@dataclass(frozen=True, slots=True)
class Footer:
    """Content of the footer.

    Attributes:
        typesetting: The sheet that it belongs to.
        text: The text at the left.
        when: The date at the right; None on a blank sheet.
        parts: Label and texts, printed in full at the end if they are too long for the footer.
        short: The text at the left in that case.
        later: The text at the left of later pages, if it is another one.
    """

    typesetting: Typesetting
    text: str
    when: date | None = None
    parts: tuple[tuple[str, tuple[str, ...]], ...] = ()
    short: str = ""
    later: str = ""

    def lines(self, room: float, number: int = 1) -> tuple[str, ...]:
        """Return the lines at the left for the width of the page, on a page counted from 1."""
        text = self.short if self.is_long(room) else self.text
        if number > 1 and self.later and not self.is_long(room):
            text = self.later
        return wrap(FOOT.face, FOOT.size, clean(text), room - RIGHT)

    def is_long(self, room: float) -> bool:
        """Return whether the full text is printed at the end of the sheet."""
        return bool(self.short) and len(wrap(FOOT.face, FOOT.size, clean(self.text), room - RIGHT)) > MOST_LINES

    def more(self, room: float, number: int = 1) -> float:
        """Return the height of the footer of a page beyond one line."""
        return max(0, len(self.lines(room, number)) - 1) * LINE

    def in_full(self, width: float) -> LaidBlock:
        """Lay out options, house rules and violations as a block."""
        title = self.typesetting.localize(Word("Options, house rules, violations"))
        head, height = title_with_rule(title, "", self.typesetting, width)
        units: list[LayoutUnit] = []
        column = (width - GUTTER) / 2
        for label, (first, *others) in self.parts:
            lines = run_in_units(to_capitals(label), first, LABEL_BOLD, NOTE, column)
            lines += [line for text in others for line in text_units(text, NOTE, column)]
            units += [space(1.4 * MM), *map(giving, in_columns(lines, 2, width))]
        return LaidBlock("foot", title, head, height, tuple(units), splits=True)


def make_footer(notes: RuleNotes, typesetting: Typesetting, when: date) -> Footer:
    """Return the footer of a character: its options, house rules and violations."""
    options, rules, conditions, violations = notes.options, notes.house_rules, notes.conditions, notes.folded
    parts = (
        (typesetting.localize(Word("Options")), options),
        (typesetting.localize(Word("House rules")), rules),
        (typesetting.localize(Word("Conditions")), conditions),
        (typesetting.localize(Word("Violations")), violations),
    )
    sentences = (
        phrase("Options: {options}.", options="; ".join(options) or Word("none in use")),
        phrase("House rules: {rules}.", rules="; ".join(rules) or Word("none")),
        *([phrase("Conditions: {conditions}.", conditions="; ".join(conditions))] if conditions else []),
        phrase("Violations: {violations}", violations=" ".join(violations)) if violations else Word("No violations."),
    )
    short = phrase(
        "Options: {options}. House rules: {rules}. Violations: {violations}. In full on the last page.",
        options=len(options),
        rules=len(rules),
        violations=len(notes.violations),
    )
    text = " ".join(map(typesetting.localize, sentences))
    on_later = (*sentences[:-1], Word("Violations: see page 1."))
    later = " ".join(map(typesetting.localize, on_later)) if violations else ""
    return Footer(typesetting, text, when, tuple(part for part in parts if part[1]), typesetting.localize(short), later)


def draw_footer(page: Page, foot: Footer, name: str, number: int, count: int) -> None:
    """Draw the footer of one page."""
    paper = page.paper
    lines = foot.lines(paper.room, number)
    y = paper.foot - foot.more(paper.room, number)
    start = len(page.marks)
    page.tag(Role.SECT, "footer")
    page.line(MARGIN, y, MARGIN + paper.room)
    base = y + 3.5 * MM
    page.tag(Role.P if number == 1 else Role.ARTIFACT)
    for n, line in enumerate(lines):
        page.text(MARGIN, base + n * LINE, FOOT, line)
    if number == 1:
        page.note_unit("footer", MARGIN, y, base + (len(lines) - 1) * LINE, start)
    tail = [foot.typesetting.localize(phrase("page {number} of {count}", number=number, count=count))]
    if foot.when is not None:
        tail.append(foot.typesetting.localize(phrase("printed {date}", date=long_date(foot.when))))
        taken = FOOT.width(lines[0] if lines else "") + FOOT.width(BETWEEN.join(["", *tail])) + BEFORE_NAME
        name = shorten(FOOT, name, paper.room - taken)
        tail[:0] = [name] if name else []
    page.tag(Role.ARTIFACT)
    page.right(MARGIN + paper.room, base, FOOT, BETWEEN.join(tail))
