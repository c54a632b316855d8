"""Fills the template of the phone's page, and writes its content security policy."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from markupsafe import Markup, escape

from core.character.portrait import portrait_bytes
from core.character.sheet import Sheet
from core.export.content.outline import Grid, Section, outline
from core.export.content.rule_notes import read_rule_notes
from core.export.content.shapes import SheetContent, Shown
from core.export.html.phone_page import MOST_SEGMENTS, Reason, phone_checks, phone_tracks, reasons, shown_addresses
from core.export.render_context import RenderContext
from core.messages import Word, localize_text
from core.procedures.procedure import Procedure, Situation

FOLDER = Path(__file__).parent
MAIN_NUMBERS = 4
CELL, RIGHT_CELL = "<td>", '<td class="right">'
WORDS: Mapping[str, Word] = {
    "unnamed": Word("Unnamed"),
    "life": Word("Life"),
    "checks": Word("Checks"),
    "numbers": Word("Numbers"),
    "person": Word("Person"),
    "rules": Word("Options, house rules, violations"),
    "search": Word("Search this sheet"),
    "nothing": Word("Nothing found."),
    "undo": Word("Undo"),
    "less": Word("one less"),
    "more": Word("one more"),
    "roll": Word("Roll"),
    "rolled": Word("rolled"),
    "close": Word("Close"),
    "feeds": Word("used by"),
    "why": Word("Where this number comes from"),
    "type": Word("New value:"),
    "changed": Word("Changed on this device:"),
    "kept": Word("Changes are kept in this browser."),
    "lost": Word("This browser does not keep changes. Send them back before you close the page."),
    "send": Word("Send back"),
    "send_hint": Word("Save a file with the changes. Import it into Quire to see and take each one."),
    "violations": Word("Violations"),
    "options": Word("Options"),
    "house_rules": Word("House rules"),
    "conditions": Word("Conditions"),
}
"""The page's own words, in the template and its script."""


@dataclass(frozen=True, slots=True)
class PhoneOptions:
    """Who the page belongs to, and what may be on it.

    Attributes:
        id: Id in the library, or "".
        revision: Revision in the library, or 0.
        language: Language of the page, as ``de``.
        portrait: Whether the portrait is on it.
        hidden: Addresses that are left out, as secrets are.
    """

    id: str = ""
    revision: int = 0
    language: str = "en"
    portrait: bool = True
    hidden: frozenset[str] = frozenset()


def write_html(
    content: SheetContent,
    sheet: Sheet,
    context: RenderContext,
    procedures: Iterable[Procedure],
    options: PhoneOptions,
) -> str:
    """Return a sheet as one HTML file.

    Args:
        content: What the sheet shows, with addresses.
        sheet: The sheet, for checks and explanations.
        context: How it was read.
        procedures: The checks of its game.
        options: Who the page belongs to.
    """
    words = {key: localize_text(word, context.translate) for key, word in WORDS.items()}
    sections = outline(content)
    tracks = phone_tracks(context)
    addresses = [*shown_addresses(sections), *(track.address for track in tracks)]
    explained = reasons(sheet, addresses, options.hidden, context)
    script, style = _asset("sheet.js"), _asset("sheet.css")
    data = {
        "format": "quire-changes",
        "version": 1,
        "id": options.id,
        "revision": options.revision,
        "system": content.system,
        "name": content.name,
        "segments": MOST_SEGMENTS,
        "words": {key: words[key] for key in ("undo", "rolled", "feeds", "type", "kept", "lost", "changed")},
        "tracks": [
            {"now": each.now, "most": each.most, "losses": each.losses, "regained": each.regained, "label": each.label}
            for each in tracks
        ],
        "why": explained,
    }
    return _template().render(
        language=options.language,
        policy=content_policy(script, style),
        script=script,
        style=style,
        data=_json_in_html(data),
        content=content,
        portrait=_portrait(sheet) if options.portrait else "",
        words=words,
        main=_main_numbers(sections),
        sections=[section for section in sections if not section.is_vital],
        vitals=[section for section in sections if section.is_vital],
        tracks=tracks,
        checks=phone_checks(procedures, Situation((sheet,)), context),
        notes=read_rule_notes(sheet, context),
        why=explained,
        shown=lambda value, kind="": Markup(_shown(value, kind, explained)),  # noqa: S704 - see there
        rows=lambda grid: Markup("\n".join(_rows(grid, explained))),  # noqa: S704 - see there
    )


def _rows(grid: Grid, explained: Mapping[str, Reason]) -> Iterator[str]:
    """Yield the rows of a table in HTML; not a part of the template for the reason of `_shown`."""
    for row in grid.rows:
        cells = [
            (RIGHT_CELL if right else CELL) + _shown(cell, "", explained) + "</td>"
            for cell, right in zip(row, grid.rights or (False,) * len(row), strict=True)
        ]
        yield f'<tr class="find">{"".join(cells)}</tr>'


def _shown(value: Shown, kind: str, explained: Mapping[str, Reason]) -> str:
    """Return a value of the page in HTML, all of it escaped: a button where it explains itself.

    A function, as a page has hundreds, and a macro takes three times as long.

    Args:
        value: The value.
        kind: Its class in the style sheet, or "".
        explained: The numbers that explain themselves, by address.
    """
    text = value.text if value.text.isalnum() else escape(value.text)  # most are a number
    for address in value.addresses:
        if address in explained:
            return f'<button type="button" class="number {kind}" data-why="{_escaped(address)}">{text}</button>'
    state = f" {value.state}" if value.state else ""
    return f'<span class="{kind}{state}">{text}</span>'


@lru_cache(maxsize=8192)
def _escaped(address: str) -> str:
    """Return an address escaped; memoised, as all characters of a game have the same."""
    return str(escape(address))


def content_policy(script: str, style: str) -> str:
    """Return a content security policy that allows one script and one style, and pictures in the file itself."""
    return (
        f"default-src 'none'; script-src {_hash(script)}; style-src {_hash(style)}; img-src data:; "
        "base-uri 'none'; form-action 'none'"
    )


def _hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def _json_in_html(data: object) -> str:
    """Return JSON that cannot end the element it is in."""
    text = json.dumps(data, ensure_ascii=False, check_circular=False, separators=(",", ":"))
    for sign in "<>&\u2028\u2029":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text


def _portrait(sheet: Sheet) -> str:
    portrait = sheet.character.portrait
    if not portrait:
        return ""
    kind = "png" if portrait_bytes(portrait).startswith(b"\x89PNG") else "jpeg"
    return f"data:image/{kind};base64,{portrait}"


def _main_numbers(sections: Iterable[Section]) -> list[object]:
    pairs = [
        pair
        for section in sections
        if section.is_vital
        for part in section.parts
        for pair in getattr(part, "pairs", ())
        if pair.label
    ]
    return [*[pair for pair in pairs if pair.is_main], *[pair for pair in pairs if not pair.is_main]][:MAIN_NUMBERS]


@lru_cache(maxsize=4)
def _asset(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8").replace("\r\n", "\n")


@lru_cache(maxsize=1)
def _template() -> Template:
    loader = FileSystemLoader(FOLDER)
    environment = Environment(
        loader=loader, autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    return environment.get_template("sheet.html")
