"""Parses templates, conditions and addresses in printed blocks (memoised).

:mod:`core.rules.layout_reader` describes the notation. Results are cached by text, as every character of a game prints
the same templates.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

FORMATS = frozenset({
    *("signed", "plus", "nozero", "times", "feet", "lower", "initial", "abbr"),
    *("members", "which", "and", "names", "sum", "tenths"),
})  # fmt: skip
"""signed: +2, nothing for 0 or for an input that is not set. plus: +2, and 0 for 0. nozero: nothing for 0 or what is
not set. times: ×6, nothing up to 1. feet: inches as 5' 10". lower: small letters, nothing for what is not set. initial:
the first letter, large. abbr: the member's abbreviation. members: the family's members above 0, "AMBT 11". which: only
their abbreviations. and: several texts joined by "and". names: several texts joined by commas. sum: by plus signs.
tenths: at most one decimal, where a long number would be the largest of the page."""

_TOKEN = re.compile(r"\{\{|\}\}|\{([^{}]*)\}|[{}]")
_ADDRESS = re.compile(r"[@<\w][\w<>.]*(?:\[[^\[\]]*\][.\w<>]*)*\Z")
_TEST = re.compile(r"(!?)((?:<\w+>|[@\w])[\w.\[\]]*(?:<\w+>[\w.\[\]]*)*)\s*(?:(!=|<=|>=|=|<|>)\s*(.*))?\Z")
_NUMBER = re.compile(r"-?\d+(\.\d+)?\Z")


@dataclass(frozen=True, slots=True)
class ConditionTest:
    """One test: a name that must be set (or not), or a comparison."""

    name: str
    negated: bool = False
    op: str = ""
    other: str = ""

    @property
    def compares_names(self) -> bool:
        """Whether the right side is an address, not a word or number."""
        return self.op in ("<=", ">=", "<", ">") and not _NUMBER.match(self.other)


@dataclass(frozen=True, slots=True)
class AddressPart:
    """One part of an address: a name, and its filter or position in brackets (None without)."""

    name: str
    rows: tuple[ConditionTest, ...] | int | None = None


@dataclass(frozen=True, slots=True)
class ShowValue:
    """Placeholder for the value of an address, in a format."""

    address: str
    format: str = ""


@dataclass(frozen=True, slots=True)
class ShowRange:
    """Placeholder for a range between two addresses."""

    first: str
    last: str


@dataclass(frozen=True, slots=True)
class ShowIf:
    """Text shown if conditions hold."""

    tests: tuple[ConditionTest, ...]
    text: str


TemplateItem = str | ShowValue | ShowRange | ShowIf


@lru_cache(maxsize=4096)
def parse_template(text: str) -> tuple[TemplateItem, ...]:
    """Parse one text of a template.

    Raises:
        ValueError: A brace without its partner, an address that cannot be one, an unknown format.
    """
    pieces: list[TemplateItem] = []
    plain, at = "", 0
    for token in _TOKEN.finditer(text):
        plain += text[at : token.start()]
        at = token.end()
        found = token.group()
        if found in ("{{", "}}"):
            plain += found[0]
        elif found in ("{", "}"):
            raise ValueError(f"a brace has no partner in “{text}”")
        else:
            if plain:
                pieces.append(plain)
            plain = ""
            pieces.append(_gap(token.group(1)))
    plain += text[at:]
    return (*pieces, plain) if plain else tuple(pieces)


def _gap(inner: str) -> TemplateItem:
    condition, question, text = inner.partition("?")
    if question:
        return ShowIf(parse_condition(condition), text)
    first, dots, last = inner.partition("..")
    if dots:
        return ShowRange(_address(first), _address(last))
    address, _, form = inner.partition(":")
    if form and form not in FORMATS:
        raise ValueError(f"“{form}” is not a format; there are {', '.join(sorted(FORMATS))}")
    return ShowValue(_address(address), form)


def _address(text: str) -> str:
    if not _ADDRESS.match(text):
        raise ValueError(f"“{text}” is not an address")
    return text


@lru_cache(maxsize=2048)
def parse_condition(text: str) -> tuple[ConditionTest, ...]:
    """Parse a condition; an empty one always holds.

    Raises:
        ValueError: A part that is neither a name nor a comparison.
    """
    return tuple(_test(part.strip()) for part in _outside_brackets(text)) if text.strip() else ()


def _outside_brackets(text: str) -> Iterator[str]:
    """Split at commas outside brackets."""
    depth, start = 0, 0
    for n, letter in enumerate(text):
        depth += (letter == "[") - (letter == "]")
        if letter == "," and not depth:
            yield text[start:n]
            start = n + 1
    yield text[start:]


def _test(text: str) -> ConditionTest:
    filtered = re.match(r"(!?)([@<\w][\w.<>]*\[[^\[\]]*\][\w.<>]*)\Z", text)
    if filtered:
        return ConditionTest(filtered.group(2), bool(filtered.group(1)))
    found = _TEST.match(text)
    if not found:
        raise ValueError(f"“{text}” is not a condition")
    negated, name, op, other = found.groups()
    return ConditionTest(name, bool(negated), op or "", (other or "").strip())


@lru_cache(maxsize=4096)
def parse_address(text: str) -> tuple[AddressPart, ...]:
    """Parse an address: ``weapons[carried].name`` has the parts ``weapons`` and ``name``."""
    steps = []
    at = 0
    for found in re.finditer(r"\[([^\[\]]*)\]\.?", text):
        inner = found.group(1)
        rows = int(inner) if inner.isdigit() else parse_condition(inner)
        steps.append(AddressPart(text[at : found.start()], rows))
        at = found.end()
    if at < len(text):
        steps.append(AddressPart(text[at:]))
    return tuple(steps)
