"""Writes what a sheet shows as plain text and as Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from core.export.content.outline import OPEN, TICKED, Grid, Pair, Pairs, Paragraphs, Part, Section, outline
from core.export.content.rule_notes import RuleNotes
from core.export.content.shapes import SheetContent
from core.messages import Translate, Word, localize_text

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~&!])")
_AT_START = re.compile(r"^(\s*)([-+=>]|\d+[.)])")
_WIDEST = 40
"""Letters of a column before the next one is no longer aligned behind it."""


def write_text(content: SheetContent, notes: RuleNotes, translate: Translate) -> str:
    """Return a sheet as plain text: titles underlined, tables in columns."""
    lines = [content.name or localize_text(Word("Unnamed"), translate)]
    lines.append("=" * len(lines[0]))
    lines += [line for line in (content.second, _game(content)) if line]
    for section in _sections(content, notes, translate):
        title = section.title or ""
        if title:
            lines += ["", title.upper() + (f"  ({section.hint})" if section.hint else "")]
            lines.append("-" * len(title))
        else:
            lines.append("")
        for part in section.parts:
            lines += _text_part(part)
    return "\n".join(line.rstrip() for line in lines) + "\n"


def write_markdown(content: SheetContent, notes: RuleNotes, translate: Translate) -> str:
    """Return a sheet as Markdown with tables (as GitHub reads them); nothing of it can become markup."""
    lines = [f"# {_escape(content.name or localize_text(Word('Unnamed'), translate))}", ""]
    lines += [part for line in (content.second, _game(content)) if line for part in (_escape(line), "")]
    for section in _sections(content, notes, translate):
        if section.title:
            lines += [f"## {_escape(section.title)}", ""]
            lines += [f"*{_escape(section.hint)}*", ""] if section.hint else []
        for part in section.parts:
            lines += [*_markdown_part(part), ""]
    return "\n".join(lines).rstrip() + "\n"


def _game(content: SheetContent) -> str:
    return ", ".join(filter(None, (content.game, content.edition)))


def _sections(content: SheetContent, notes: RuleNotes, translate: Translate) -> Iterator[Section]:
    yield from outline(content)
    for key, title, texts in (
        ("options", Word("Options"), notes.options),
        ("house_rules", Word("House rules"), notes.house_rules),
        ("conditions", Word("Conditions"), notes.conditions),
        ("violations", Word("Violations"), notes.violations),
    ):
        if texts:
            yield Section(key, localize_text(title, translate), "", (Paragraphs("", texts),))


def _tick(pair: Pair) -> str:
    return "" if pair.is_ticked is None else f"{TICKED if pair.is_ticked else OPEN} "


def _text_part(part: Part) -> Iterator[str]:
    if isinstance(part, Pairs):
        wide = min(_WIDEST, max(len(pair.label) for pair in part.pairs))
        for pair in part.pairs:
            hint = f"  ({pair.hint})" if pair.hint else ""
            yield f"{pair.label:<{wide}}  {_tick(pair)}{' '.join(pair.value.text.split())}{hint}"
    elif isinstance(part, Grid):
        rows = [[" ".join(shown.text.split()) for shown in row] for row in part.rows]
        rows = [list(part.heads), *rows] if any(part.heads) else rows
        widths = [min(_WIDEST, max(len(row[n]) for row in rows)) for n in range(len(part.heads))]
        rights = part.rights or (False,) * len(widths)
        for row in rows:
            yield "  ".join(
                f"{text:>{wide}}" if right else f"{text:<{wide}}"
                for text, wide, right in zip(row, widths, rights, strict=True)
            )
    else:
        yield from [part.heading] if part.heading else []
        yield from part.texts


def _markdown_part(part: Part) -> Iterator[str]:
    if isinstance(part, Pairs):
        for pair in part.pairs:
            label = f"**{_escape(pair.label)}**: " if pair.label else ""
            hint = f" ({_escape(pair.hint)})" if pair.hint else ""
            yield f"- {label}{_tick(pair)}{_escape(pair.value.text)}{hint}"
    elif isinstance(part, Grid):
        yield _markdown_row(part.heads)
        yield _markdown_rule(part.rights or (False,) * len(part.heads))
        for row in part.rows:
            yield _markdown_row([shown.text for shown in row])
    else:
        yield from [f"### {_escape(part.heading)}", ""] if part.heading else []
        for text in part.texts:
            yield from (_escape(text), "")


def _markdown_row(texts: Sequence[str]) -> str:
    return f"| {' | '.join(map(_escape, texts))} |"


def _markdown_rule(rights: Sequence[bool]) -> str:
    return f"|{'|'.join(' ---: ' if right else ' --- ' for right in rights)}|"


def _escape(text: str) -> str:
    """Return a text in one line in which no sign is markup."""
    line = _SPECIAL.sub(r"\\\1", " ".join(text.split()))
    return _AT_START.sub(lambda found: f"{found[1]}{found[2][:-1]}\\{found[2][-1]}", line)
