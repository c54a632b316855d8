"""Export formats: one reading of the sheet, nothing secret, nothing that a name could turn into markup."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from random import Random

import pytest

from core.character.document import Character
from core.character.edits import SetHeader
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.export.content.outline import Grid, outline
from core.export.content.reader import read_sheet
from core.export.formats import ExportFormat, ExportOptions, export_sheet, secret_addresses
from core.export.render_context import RenderContext
from core.procedures.procedure import ProcedureKind
from core.registry import game, open_character
from tests.helpers.games import sample_sheet
from tests.helpers.sources import ROOT

SAMPLES = sorted((ROOT / "resources" / "samples").glob("*/*.json"))
HOSTILE = "\"'></script></style><img src=x onerror=alert(1)><script>alert(1)</script>&lt;{{7*7}}{% raw %}"
MOST_BYTES = 400 * 1024


def opened(file: Path) -> Sheet:
    """Open a sample."""
    return open_character(Character.read(file.read_bytes()), Random(1))


def page(sheet: Sheet, options: ExportOptions | None = None) -> str:
    """Return the page of a character for the phone."""
    procedures = game(sheet.system.id).procedures.values()
    checks = [each for each in procedures if each.kind is ProcedureKind.CHECK]
    return export_sheet(sheet, ExportFormat.HTML, options or ExportOptions(portrait=False), checks)


class Tags(HTMLParser):
    """Collects the elements of a page with their attributes, and the texts of its scripts and styles."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.code: list[tuple[str, str]] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag not in ("meta", "img", "input"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in ("script", "style"):
            self.code.append((self.open[-1], data))


def made_hostile(value: Json) -> Json:
    """Return data in which every text is hostile, but for what names something of the game."""
    if isinstance(value, dict):
        return {key: each if key in ("uid", "id") else made_hostile(each) for key, each in value.items()}
    if isinstance(value, list):
        return [made_hostile(each) for each in value]
    return f"{value} {HOSTILE}" if isinstance(value, str) and " " in value else value


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: f"{sample.parent.name}-{sample.stem}")
def test_a_page_is_well_formed_small_and_loads_nothing(sample: Path) -> None:
    text = page(opened(sample))
    assert len(text.encode()) <= MOST_BYTES
    tags = Tags(text)
    assert tags.open == []
    assert not [tag for tag, _ in tags.found if tag in ("link", "iframe", "object", "embed", "form", "base", "img")]
    assert not [each for _, each in tags.found if {"src", "srcset", "style", "action"} & each.keys()]
    assert all(each["href"] is None or each["href"][:1] == "#" for _, each in tags.found if "href" in each)
    assert not re.search(r"https?:|//[a-z]|@import|url\(", text)
    ids = [each["id"] for _, each in tags.found if "id" in each]
    assert len(ids) == len(set(ids))
    names = {each["href"] for _, each in tags.found if "href" in each}
    assert names <= {f"#{name}" for name in ids}


def test_the_policy_allows_exactly_the_script_and_style_of_the_page() -> None:
    tags = Tags(page(sample_sheet()))
    (policy,) = [each["content"] for tag, each in tags.found if tag == "meta" and "http-equiv" in each]
    assert policy is not None
    data, script = (text for kind, text in tags.code if kind == "script")
    (style,) = (text for kind, text in tags.code if kind == "style")
    for name, text in (("script-src", script), ("style-src", style)):
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        assert f"{name} 'sha256-{digest}';" in policy
    assert policy.startswith("default-src 'none';")
    assert "unsafe" not in policy
    assert json.loads(data)["why"]


@pytest.mark.parametrize("sample", SAMPLES[::3], ids=lambda sample: f"{sample.parent.name}-{sample.stem}")
def test_hostile_texts_inject_nothing(sample: Path) -> None:
    """Name, player, notes and every text of the data; the page has the same elements as with plain ones."""
    raw = json.loads(sample.read_text(encoding="utf-8"))
    plain = Tags(page(opened(sample)))
    raw["data"] = made_hostile(raw["data"])
    raw |= {"name": HOSTILE, "player": HOSTILE, "campaign": HOSTILE, "notes": HOSTILE}
    sheet = open_character(Character.read(json.dumps(raw)), Random(1))
    text = page(sheet)
    tags = Tags(text)
    assert tags.open == []
    assert not [tag for tag, each in tags.found if tag == "img" or any(name.startswith("on") for name in each)]
    assert {tag for tag, _ in tags.found} <= {tag for tag, _ in plain.found} | {"h3", "p", "table", "thead", "dl"}
    assert sum(tag == "script" for tag, _ in tags.found) == 2
    assert "49" not in re.findall(r"&lt;(\d+)", text)
    data = json.loads(next(text for kind, text in tags.code if kind == "script"))
    assert data["name"] == HOSTILE
    markdown = export_sheet(sheet, ExportFormat.MARKDOWN, ExportOptions())
    assert "<script" not in markdown.replace("\\<", "")


def test_text_and_markdown_show_every_block_in_order() -> None:
    sheet = sample_sheet()
    context = RenderContext(sheet.system, sheet)
    titles = [section.title for section in outline(read_sheet(context)) if section.title]
    text = export_sheet(sheet, ExportFormat.TEXT, ExportOptions())
    assert text.startswith(f"{sheet.character.name}\n===")
    places = [text.index(f"\n{title.upper()}") for title in titles]
    assert places == sorted(places)
    markdown = export_sheet(sheet, ExportFormat.MARKDOWN, ExportOptions())
    assert [f"\n## {title}\n" in markdown for title in titles] == [True] * len(titles)


def test_every_row_of_a_table_is_as_long_as_its_heads() -> None:
    for sample in SAMPLES:
        sheet = opened(sample)
        for section in outline(read_sheet(RenderContext(sheet.system, sheet))):
            for part in section.parts:
                if isinstance(part, Grid):
                    assert {len(row) for row in part.rows} == {len(part.heads)}


def test_values_are_those_of_the_sheet() -> None:
    sheet = sample_sheet()
    values = json.loads(export_sheet(sheet, ExportFormat.VALUES, ExportOptions()))
    assert (values["format"], values["version"], values["system"]) == ("quire-values", 1, sheet.system.id)
    assert len(values["values"]) > 50
    whole = {address: value for address, value in values["values"].items() if isinstance(value, int)}
    assert whole
    assert all(sheet.value(address) == value for address, value in whole.items())


def test_secrets_are_left_out_of_every_format_unless_asked() -> None:
    """Of a game that has a secret field; a field that is left out is as if never filled in."""
    hidden = "owes the harbor master a boat"
    for sample in SAMPLES:
        sheet = opened(sample)
        found = secret_addresses(sheet)
        if not found:
            continue
        raw = json.loads(sheet.character.to_text())
        raw["data"][found[0]] = hidden
        ours = open_character(Character.read(json.dumps(raw)), Random(1))
        for form in ExportFormat:
            assert hidden not in export_sheet(ours, form, ExportOptions())
            assert hidden not in export_sheet(ours, form, ExportOptions(notes=False))
            assert hidden in export_sheet(ours, form, ExportOptions(secrets=True))
        assert ours.character.to_json()["data"] == raw["data"]
        return
    pytest.skip("no game has a secret field")


def test_notes_and_portrait_can_be_left_out_of_the_document() -> None:
    sheet = sample_sheet()
    sheet.apply(SetHeader("notes", "Owns a boat."))
    without = json.loads(export_sheet(sheet, ExportFormat.JSON, ExportOptions(notes=False, portrait=False)))
    assert without["notes"] == ""
    assert "portrait" not in without
    assert json.loads(export_sheet(sheet, ExportFormat.JSON, ExportOptions())) == json.loads(sheet.character.to_text())


@pytest.mark.parametrize("file", SAMPLES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_sections_have_names_of_their_own_and_checks_no_loose_dots(file: Path) -> None:
    """The main numbers are not called like the person; each section is linked; a check without target has no dot."""
    text = page(opened(file))
    assert not re.search(r">[^<]*·\s*</small>", text)
    headings = re.findall(r'<section id="([^"]+)"><h2>([^<]+)', text)
    assert [key for key, title in headings if title.strip() == "Numbers"] == ["s-vitals"]
    linked = set(re.findall(r'<a href="#([^"]+)">', text))
    assert {key for key, _ in headings} - linked <= {"rules"}
