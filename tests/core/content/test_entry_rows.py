"""Rows created from entries of a setting."""

from __future__ import annotations

import random
import shutil
from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest

from core.character.document import Character
from core.character.edits import AddRow
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.entry_rows import entry_row, offered_rows
from core.content.reader import load_setting
from core.content.setting import Setting
from core.registry import Game, games
from core.rules.loader import load_system
from core.rules.model import RowFilling, System
from tests.helpers.tiny_game import FOLDER, FUNCTIONS

FILE = Path(__file__).parents[2] / "data" / "settings" / "tiny_harbor.json"

FILLING = """kind = "boats"
uses = "benches"
fill = { "share.arm" = "bonus.arm", "share.eye" = "bonus.nose", "tag.color" = "name", skill = "harbor" }
start = { "share.wit" = 2, weight_lb = 1.5 }
again = { name = "another" }
row_label = "bag"
"""


@pytest.fixture
def system(tmp_path: Path) -> System:
    """The invented game, with bags that are made from boats."""
    folder = tmp_path / "game"
    shutil.copytree(FOLDER, folder)
    nose = '["boats.bonus.nose"]\ntype = "int"\nlabel = "Nose"\ncite = "2"\nnullable = true\n\n'
    changes = {
        "fields.toml": ('row_label = "bag"\n', FILLING),
        "setting.toml": ('["boats.harbor"]', nose + '["boats.harbor"]'),
    }
    for file, (old, new) in changes.items():
        written = (folder / file).read_text(encoding="utf-8")
        assert old in written
        (folder / file).write_text(written.replace(old, new, 1), encoding="utf-8")
    return load_system(folder, FUNCTIONS)


ENTRY: dict[str, Json] = {"id": "punt", "name": "Punt", "weight_lb": 40, "bonus": {"arm": 3}}


def test_row_gets_shared_keys_and_mapped_values(system: System) -> None:
    assert entry_row(system, "bags", ENTRY) == {
        "id": "punt",
        "name": "Punt",
        "weight_lb": Decimal("1.5"),
        "share": {"arm": 3, "wit": 2},
        "tag": {"color": "Punt"},
    }


def test_mapping_paths_reach_into_lists(system: System) -> None:
    fill = {"name": "benches[1].who", "weight_lb": "benches[who=bo].seats", "skill": "benches[who=none].who"}
    field = replace(system.fields["bags"], filling=RowFilling(fill=fill))
    own = replace(system, fields={**system.fields, "bags": field})
    benches: list[Json] = [{"who": "Al", "seats": 3}, {"who": " BO ", "seats": 2}, 7]
    assert entry_row(own, "bags", {"benches": benches}) == {"name": " BO ", "weight_lb": 2}
    assert entry_row(own, "bags", {"benches": benches[:1]}) == {}
    assert entry_row(own, "bags", {"benches": {"who": "Al"}}) == {}


def test_use_overrides_entry_and_again_overrides_both(system: System) -> None:
    row = entry_row(system, "bags", ENTRY, {"name": "Punt, poled", "seats": 2}, is_again=True)
    assert row["name"] == "another"
    assert "seats" not in row
    assert entry_row(system, "bags", ENTRY, {"name": "Punt, poled"})["name"] == "Punt, poled"


def test_missing_entry_key_fills_nothing(system: System) -> None:
    row = entry_row(system, "bags", {"id": "raft", "bonus": 7})
    assert row == {"id": "raft", "weight_lb": Decimal("1.5"), "share": {"wit": 2}}


def test_entry_is_not_modified(system: System) -> None:
    entry: dict[str, Json] = {"id": "a", "name": "A", "share": {"arm": 1}}
    entry_row(system, "bags", entry)
    assert entry["share"] == {"arm": 1}


def test_an_entry_has_a_row_for_each_use(system: System) -> None:
    benches: list[Json] = [{"seats": 2}, {"seats": 1}, 7]
    setting = Setting("s", "S", "", "tiny", {"boats": ({**ENTRY, "benches": benches}, {"id": "x"})})
    offers = list(offered_rows(system, setting, "bags", {"punt"}))
    assert [(each.name, each.entry) for each in offers] == [("Punt", "punt"), ("Punt", "punt"), ("x", "x")]
    assert [each.row.get("name") for each in offers] == ["another", "another", None]


def test_no_rows_are_offered_without_kind_or_setting(system: System) -> None:
    setting = load_setting(FILE, system)
    assert not list(offered_rows(system, setting, "bags[].things"))
    assert not list(offered_rows(system, None, "bags"))
    assert len(list(offered_rows(system, setting, "skills"))) == 2


@pytest.mark.parametrize("own", games(), ids=lambda own: own.id)
def test_offered_rows_of_sample_settings_fit_the_sheet(own: Game) -> None:
    sheet = Sheet.open(Character(own.id), own.system, random.Random(3))
    for key, field in own.system.fields.items():
        if field.setting_kind and "[]" not in key:
            offers = list(offered_rows(own.system, own.setting(), key))
            for offer in offers:
                sheet.apply(AddRow(key, offer.row))
            assert sheet.count(key) == len(offers)
