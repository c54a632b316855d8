"""Required columns: errors in documents and edits that lack them."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

from core.character.document import Character
from core.character.edits import AddRow, SetValue
from core.character.json_values import ABSENT, Json
from core.character.shape import empty_row
from core.character.sheet import Sheet
from core.errors import DocumentError, EditError
from core.rules.loader import load_system
from core.rules.model import System
from tests.helpers.tiny_game import FOLDER, FUNCTIONS


@pytest.fixture
def system(tmp_path: Path) -> System:
    """The invented game; its skills need a name and its things a count."""
    folder = tmp_path / "game"
    shutil.copytree(FOLDER, folder)
    file = folder / "fields.toml"
    text = file.read_text(encoding="utf-8")
    for key in ("skills[].name", "bags[].things[].count"):
        assert f'["{key}"]\n' in text
        text = text.replace(f'["{key}"]\n', f'["{key}"]\nrequired = true\n', 1)
    file.write_text(text, encoding="utf-8")
    return load_system(folder, FUNCTIONS)


def opened(system: System, data: dict[str, Json]) -> Sheet:
    document: dict[str, Json] = {"format": "quire-character", "version": 1, "system": "tiny", "data": data}
    return Sheet.open(Character.from_json(document), system, random.Random(1))


def test_a_document_without_it_is_refused_with_its_address(system: System) -> None:
    assert opened(system, {"skills": [{"name": "Row"}]}).count("skills") == 1
    with pytest.raises(DocumentError, match=r"skills\[1\] has no name \(Name\)"):
        opened(system, {"skills": [{"name": ""}, {"level": 3}]})
    with pytest.raises(DocumentError, match=r"bags\[0\].things\[0\] has no count"):
        opened(system, {"bags": [{"things": [{"name": "anchor"}]}]})


def test_an_edit_without_it_is_refused_and_changes_nothing(system: System) -> None:
    sheet = opened(system, {"skills": [{"name": "Row", "level": 1}]})
    for edit in (
        AddRow("skills", {"level": 2}),
        SetValue("skills", [{"level": 2}]),
        SetValue("skills[0].name", ABSENT),
    ):
        with pytest.raises(EditError, match="has no name"):
            sheet.apply(edit)
    assert [row["name"] for row in sheet.rows("skills")] == ["Row"]
    sheet.apply(SetValue("skills[0].level", ABSENT))
    sheet.apply(SetValue("skills[0].name", ""))


def test_an_empty_row_contains_it(system: System) -> None:
    assert empty_row(system, "skills") == {"name": ""}
    assert empty_row(system, "bags") == {}
    assert empty_row(system, "bags[].things") == {"count": system.fields["bags[].things[].count"].default}
    assert empty_row(system, "fare") == {}
    sheet = opened(system, {})
    sheet.apply(AddRow("skills", empty_row(system, "skills")))
    assert sheet.value("skills[0].name") == ""
