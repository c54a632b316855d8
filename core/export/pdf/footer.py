"""Page footer: gathers options, house rules and violations of a sheet, and draws them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from itertools import zip_longest

from core.character.campaign_rules import OPTION
from core.character.effect_text import effect_text
from core.character.effects import effects_of
from core.character.sheet import Sheet
from core.export.pdf.drawing_elements import shorten, title_with_rule, to_capitals
from core.export.pdf.fonts import clean, wrap
from core.export.pdf.page import GUTTER, MARGIN, MM, Page
from core.export.pdf.pagination import LaidBlock, LayoutUnit
from core.export.pdf.styles import BODY, FOOT, LABEL
from core.export.pdf.text_blocks import beside, space, text_units
from core.export.render_context import HOUSE_RULE_MARK, RenderContext
from core.messages import Phrase, Word, phrase

MOST_LINES = 4
LINE = 2.9 * MM
RIGHT = 92 * MM
MOST_NAME = 44 * MM
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
        context: Translates words.
        text: The text at the left.
        when: The date at the right; None on a blank sheet.
        parts: Label and texts, printed in full at the end if they are too long for the footer.
        short: The text at the left in that case.
    """

    context: RenderContext
    text: str
    when: date | None = None
    parts: tuple[tuple[str, tuple[str, ...]], ...] = ()
    short: str = ""

    def lines(self, room: float) -> tuple[str, ...]:
        """Return the lines at the left for the width of the page."""
        lines = wrap(FOOT.face, FOOT.size, clean(self.text), room - RIGHT)
        if len(lines) > MOST_LINES:
            lines = wrap(FOOT.face, FOOT.size, clean(self.short), room - RIGHT)
        return lines

    @property
    def is_long(self) -> bool:
        """Whether the full text is printed at the end of the sheet."""
        return bool(self.short) and len(wrap(FOOT.face, FOOT.size, clean(self.text), 186 * MM - RIGHT)) > MOST_LINES

    def more(self, room: float) -> float:
        """Return the height of the footer beyond one line."""
        return max(0, len(self.lines(room)) - 1) * LINE

    def in_full(self, width: float) -> LaidBlock:
        """Lay out options, house rules and violations as a block."""
        title = self.context.localize(Word("Options, house rules, violations"))
        head, height = title_with_rule(title, "", self.context, width)
        units: list[LayoutUnit] = []
        for label, texts in self.parts:
            units.append(space(1.4 * MM))
            units += text_units(to_capitals(label), LABEL, width)
            units += _columns([text_units(text, BODY, (width - GUTTER) / 2) for text in texts], width)
        return LaidBlock("foot", title, head, height, tuple(units))


def _columns(texts: Sequence[Sequence[LayoutUnit]], width: float) -> list[LayoutUnit]:
    """Return units that set texts in two columns."""
    half = -(-sum(map(len, texts)) // 2)
    left: list[LayoutUnit] = []
    right: list[LayoutUnit] = []
    for lines in texts:
        (left if len(left) < half else right).extend(lines)
    return [beside((one, other), (width + GUTTER) / 2) for one, other in zip_longest(left, right)]


def make_footer(sheet: Sheet, context: RenderContext, when: date) -> Footer:
    """Return the footer of a character: its options, house rules and violations."""
    options = _options(sheet, context)
    ruled = _valid_house_rules(sheet)
    rules = [
        _with_campaign(
            sheet, key, f"{HOUSE_RULE_MARK + ' ' if key in ruled else ''}{_label(sheet, key, context)} = {formula}"
        )
        for key, formula in sheet.character.house_rules_in_force.items()
    ]
    conditions = condition_texts(sheet, context)
    violations = [_violation(one.message.render(context.translate), one.accepted, context) for one in sheet.violations]
    parts = (
        (context.localize(Word("Options")), tuple(options)),
        (context.localize(Word("House rules")), tuple(rules)),
        (context.localize(Word("Conditions")), conditions),
        (context.localize(Word("Violations")), tuple(violations)),
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
        violations=len(violations),
    )
    text = " ".join(map(context.localize, sentences))
    return Footer(context, text, when, tuple(part for part in parts if part[1]), context.localize(short))


def _with_campaign(sheet: Sheet, key: str, rule: str) -> str:
    """Return a rule, with the name of the campaign behind it if it is the campaign's."""
    campaign = sheet.character.campaign_of_rule(key)
    return f"{rule} ({campaign})" if campaign else rule


def house_ruled_keys(sheet: Sheet) -> frozenset[str]:
    """Return the keys of the numbers with a house rule."""
    rules = _valid_house_rules(sheet)
    if not rules:
        return frozenset()
    return frozenset(key for key, one in sheet.system.derived.items() if key in rules or one.family in rules)


def _valid_house_rules(sheet: Sheet) -> set[str]:
    """Return the keys of the valid house rules that replace a number, or a family of numbers."""
    held = sheet.character.house_rules_in_force.keys() - sheet.refused_rules.keys()
    numbers = sheet.system.derived
    return {key for key in held if key in numbers or any(one.family == key for one in numbers.values())}


def condition_texts(sheet: Sheet, context: RenderContext) -> tuple[str, ...]:
    """Return what conditions change, such as ``Poisoned: Move Rate −2 (Rounds left: 3)``."""
    return tuple(
        context.localize(effect_text(sheet, effect, context.translate))
        for effect in effects_of(sheet.character.effects)
    )


def _options(sheet: Sheet, context: RenderContext) -> list[str]:
    """Return the options that differ from the book, with their values unless they are switches."""
    texts = []
    for key, option in sheet.system.options.items():
        value = sheet.character.options_in_force.get(key, option.default)
        if option.default in (value, sheet.option(key)):
            continue
        label = context.localize(option.label)
        shown = context.localize(Word("off")) if value is False else value
        text = label if value is True else f"{label}: {shown}"
        texts.append(_with_campaign(sheet, OPTION + key, text))
    return texts


def _violation(message: str, accepted: str | None, context: RenderContext) -> str:
    if accepted is None:
        return message
    if not accepted:
        return context.localize(phrase("{violation} (accepted)", violation=message))
    return context.localize(phrase("{violation} (accepted: {reason})", violation=message, reason=accepted))


def _label(sheet: Sheet, key: str, context: RenderContext) -> str:
    definition = sheet.system.derived.get(key)
    return (
        f"{context.localize(definition.label)} ({key})" if definition is not None and definition.label != key else key
    )


def draw_footer(page: Page, foot: Footer, name: str, number: int, count: int) -> None:
    """Draw the footer of one page."""
    paper = page.paper
    lines = foot.lines(paper.room)
    y = paper.foot - foot.more(paper.room)
    page.line(MARGIN, y, MARGIN + paper.room)
    base = y + 3.5 * MM
    for n, line in enumerate(lines):
        page.text(MARGIN, base + n * LINE, FOOT, line)
    tail = [foot.context.localize(phrase("page {number} of {count}", number=number, count=count))]
    if foot.when is not None:
        tail.append(foot.context.localize(phrase("printed {date}", date=long_date(foot.when))))
        name = shorten(FOOT, name, MOST_NAME)
        tail[:0] = [name] if name else []
    page.right(MARGIN + paper.room, base, FOOT, " \u00b7 ".join(tail))
