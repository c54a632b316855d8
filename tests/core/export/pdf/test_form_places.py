"""Tests of where a form has fields: over each input that the sheet shows."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Mapping
from datetime import date
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise

import pytest
from pypdf import PdfReader

from core.character.edits import SetValue
from core.character.sheet import Sheet
from core.export.formats import ExportFormat, ExportOptions, export_sheet
from core.export.pdf import make_blank, make_pdf
from core.export.print_options import PrintOptions
from core.registry import Game, games
from core.returned_sheets.pdf_sheet import read_returned_pdf
from core.rules.model import FieldType
from tests.helpers.form_pdfs import fill_in
from tests.helpers.games import sample_sheet

WHEN = date(2026, 11, 26)
FILLABLE = PrintOptions(fillable=True, secrets=True, notes=True)


def names_of(data: bytes) -> list[str]:
    """Return the addresses of the fields of a PDF, page by page, in their order; of boxes of a track its address."""
    names = []
    for page in PdfReader(io.BytesIO(data)).pages:
        for each in page.get("/Annots", []):
            name, above = "", each.get_object()
            while above is not None:
                name = f"{above['/T']}.{name}" if "/T" in above else name
                above = above["/Parent"].get_object() if "/Parent" in above else None
            names.append(name.rstrip(".").partition("#")[0].removeprefix("data."))
    return names


@pytest.mark.parametrize("game", games(), ids=lambda each: each.id)
@pytest.mark.parametrize("is_blank", [False, True])
def test_tabulator_goes_down_one_column_and_then_the_next(game: Game, is_blank: bool) -> None:
    """Empty rows of a list are numbered in the order of the tabulator: down the columns that are beside each other."""
    sheet = sample_sheet(game)
    made = make_blank([game.system], options=FILLABLE) if is_blank else make_pdf([sheet], options=FILLABLE, when=WHEN)
    rows: dict[str, list[int]] = {}
    corners: dict[tuple[str, int], tuple[int, float, float]] = {}
    for name, corner in zip(names_of(made.data), corners_of(made.data), strict=True):
        list_key, bracket, rest = name.partition("[")
        row = int(rest.partition("]")[0]) if bracket else -1
        if row >= (0 if is_blank else sheet.count(list_key) if bracket else 0) and (list_key, row) not in corners:
            rows.setdefault(list_key, []).append(row)
            corners[list_key, row] = corner
    assert rows or not is_blank  # a filled sheet may have no empty rows
    for list_key, found in rows.items():
        assert found == sorted(found), list_key
        for before, after in pairwise(corners[list_key, row] for row in found):
            is_below, is_right = after[2] > before[2], after[1] > before[1]
            assert after[0] > before[0] or is_below or is_right, (list_key, before, after)


def corners_of(data: bytes) -> list[tuple[int, float, float]]:
    """Return page, left end and distance from the foot, downwards, of the fields of a PDF, in their order."""
    pages = PdfReader(io.BytesIO(data)).pages
    boxes = [(n, each.get_object()["/Rect"]) for n, page in enumerate(pages) for each in page.get("/Annots", [])]
    return [(n, float(box[0]), -float(box[3])) for n, box in boxes]


def key_of(address: str) -> str:
    """Return the key of an address."""
    return re.sub(r"\[\d+\]", "[]", address)


def shown_inputs(sheet: Sheet) -> set[str]:
    """Return the addresses of the inputs that a sheet shows."""
    values = json.loads(export_sheet(sheet, ExportFormat.VALUES, ExportOptions(secrets=True)))["values"]
    fields = sheet.system.fields
    return {each for each in values if key_of(each) in fields and fields[key_of(each)].type is not FieldType.ROWS}


def without_field(game: Game) -> Mapping[str, str]:
    """Return the inputs of a game that have no field on a full or a blank sheet, with the reason for each."""
    name = f"tests.systems.{game.id}"
    if find_spec(name) is None or find_spec(f"{name}.form_facts") is None:
        return {}
    facts: Mapping[str, str] = import_module(f"{name}.form_facts").WITHOUT_FIELD
    return facts


@pytest.mark.parametrize("game", games(), ids=lambda each: each.id)
def test_every_input_that_is_shown_has_a_field(game: Game) -> None:
    sheet = sample_sheet(game)
    shown = shown_inputs(sheet)
    full = set(names_of(make_pdf([sheet], options=FILLABLE, when=WHEN).data))
    blank = {key_of(each) for each in names_of(make_blank([game.system], options=FILLABLE).data)}
    lacking = {key_of(each) for each in shown - full} | ({key_of(each) for each in shown} - blank)
    reasons = without_field(game)
    assert {each for each in lacking if not any(_matches(each, key) for key in reasons)} == set()
    assert {key for key in reasons if not any(_matches(each, key) for each in lacking)} == set()


def _matches(key: str, pattern: str) -> bool:
    """Return whether a key is meant: by itself, or with others of a family, ``aging_loss.*``."""
    return key == pattern or (pattern.endswith("*") and key.startswith(pattern[:-1]))


@pytest.mark.parametrize("game", games(), ids=lambda each: each.id)
def test_lines_of_a_blank_head_have_fields(game: Game) -> None:
    """Culture, profession and whatever else is written below the name."""
    names = {key_of(each) for each in names_of(make_blank([game.system], options=FILLABLE).data)}
    for cell in game.system.layout.pages[0].bands[0][0].blocks[0].blank_lines:  # type: ignore[attr-defined]
        keys = re.findall(r"\{([^{}:]+)", " ".join(cell.value))
        assert keys, cell.label
        assert {f"{cell.rows}[].{key}" if cell.rows else key for key in keys} <= names


@pytest.mark.parametrize("game", games(), ids=lambda each: each.id)
def test_blank_form_has_the_pages_of_the_blank_sheet(game: Game) -> None:
    """On a full page the fields of empty texts are behind their labels."""
    form, plain = make_blank([game.system], options=FILLABLE), make_blank([game.system])
    assert form.pages == plain.pages


def test_number_among_words_comes_back() -> None:
    """Of a number with its unit the number is filled in; the unit stays printed."""
    found = 0
    for game in games():
        sheet = sample_sheet(game)
        if "weight_lb" not in sheet.system.fields:
            continue
        sheet.apply(SetValue("weight_lb", 172))
        data = make_pdf([sheet], options=FILLABLE, when=WHEN).data
        assert "weight_lb" in names_of(data)
        assert "172" not in PdfReader(io.BytesIO(data)).pages[0].extract_text().split()
        returned = read_returned_pdf(fill_in(data, {"weight_lb": "180"}))
        assert returned is not None
        assert ("weight_lb", "180") in [(each.address, each.now) for each in returned.values]
        found += 1
    assert found
