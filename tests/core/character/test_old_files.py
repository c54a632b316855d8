"""Files of every format version still open completely; the files are frozen."""

from __future__ import annotations

import json
import random
from pathlib import Path

from core.character.document import Character
from core.character.json_reader import FORMAT_VERSION
from core.character.sheet import Sheet
from tests.helpers.tiny_game import tiny_system

OLD = Path(__file__).parents[2] / "data" / "old"


def test_there_is_a_file_of_every_version() -> None:
    assert {path.name for path in OLD.glob("character_v*.json")} == {
        f"character_v{version}.json" for version in range(1, FORMAT_VERSION + 1)
    }


def test_version_1_opens_whole() -> None:
    content = (OLD / "character_v1.json").read_bytes()
    sheet = Sheet.open(Character.read(content), tiny_system(), random.Random(1))
    assert sheet.header("name") == "Mo"
    assert sheet.value("total.arm") == 10
    assert sheet.value("base.eye") == 11
    assert sheet.text("fare") == "2.25 coins"
    assert list(sheet.refused_rules) == ["seats"]
    assert [(each.code, each.accepted) for each in sheet.violations if each.accepted] == [
        ("bag_heavy", "Half a giant.")
    ]
    assert [each.address for each in sheet.notices if each.code == "unknown_option"] == ["options.from_another_time"]


def test_version_1_is_written_back_as_it_was_but_for_uids() -> None:
    content = (OLD / "character_v1.json").read_text(encoding="utf-8")
    assert json.loads(Character.read(content).to_text()) == json.loads(content)
    assert '"weight_lb":12.50' in Character.read(content).to_text(None)
    sheet = Sheet.open(Character.read(content), tiny_system(), random.Random(1))
    again = json.loads(sheet.character.to_text())
    for row in (*again["data"]["bags"], *again["data"]["skills"], *again["data"]["bags"][0]["things"]):
        if row["uid"] != "k3f9":
            del row["uid"]
    assert again == json.loads(content)
