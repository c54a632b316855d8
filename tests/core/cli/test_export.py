"""``quire export``: formats, folders, the library, and its alias ``quire library export``."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from core.character.document import Character
from core.registry import open_character
from tests.helpers.command_line import Quire
from tests.helpers.games import sample_files


@pytest.fixture
def file() -> Path:
    """A sample character."""
    return sample_files()[0]


def test_the_ending_names_the_format(quire: Quire, file: Path, tmp_path: Path) -> None:
    for ending, start in (("html", "<!DOCTYPE html>"), ("md", "# "), ("json", "{"), ("txt", "")):
        out = tmp_path / f"sheet.{ending}"
        quire.good("export", file, "-o", out)
        text = out.read_text(encoding="utf-8")
        assert text.lstrip().startswith(start)
        assert Character.read(file.read_bytes()).name in text


def test_a_document_comes_back_whole(quire: Quire, file: Path) -> None:
    printed = Character.read(quire.good("export", file, "--secrets").raw)
    before = Character.read(file.read_bytes())
    assert (printed.system, printed.name, printed.notes) == (before.system, before.name, before.notes)
    assert open_character(printed, Random(1)).derived() == open_character(before, Random(1)).derived()


def test_values_go_to_standard_output(quire: Quire, file: Path) -> None:
    values = json.loads(quire.good("export", file, "--format", "values").out)
    assert values["name"] == Character.read(file.read_bytes()).name
    assert values["values"]


def test_the_page_knows_its_character_in_the_library(quire: Quire, file: Path, tmp_path: Path) -> None:
    quire.good("library", "import", file)
    (id_,) = (entry["id"] for entry in json.loads(quire.good("library", "list", "--json").out))
    quire.good("export", "all", "--format", "html", "-o", tmp_path / "out")
    (page,) = (tmp_path / "out").glob("*.html")
    assert f'"id":"{id_}"' in page.read_text(encoding="utf-8")
    quire.good("library", "export", "all", "-o", tmp_path / "documents")
    (document,) = (tmp_path / "documents").glob("*.json")
    assert Character.read(document.read_bytes()).name == Character.read(file.read_bytes()).name


def test_several_need_a_folder(quire: Quire, file: Path) -> None:
    result = quire("export", file, file)
    assert (result.code, result.out) == (2, "")
    assert "-o FOLDER" in result.err


def test_what_cannot_be_opened_is_said_and_the_others_are_written(quire: Quire, file: Path, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.json"
    wrong.write_text("[]", encoding="utf-8")
    result = quire("export", wrong, file, "--format", "txt", "-o", tmp_path / "out")
    assert result.code == 1
    assert len(list((tmp_path / "out").glob("*.txt"))) == 1
