"""Settings are loaded as a whole or refused with an error that names the position."""

from __future__ import annotations

import json
from collections.abc import Callable
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from core.content.entries import check_entry, entry_defaults
from core.content.reader import load_setting, shipped_settings
from core.content.setting import Setting
from core.errors import DocumentError
from tests.helpers.games import any_id
from tests.helpers.tiny_game import tiny_system

FILE = Path(__file__).parents[2] / "data" / "settings" / "tiny_harbor.json"
Change = Callable[[dict[str, Any]], object]


def harbor() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def read(change: Change) -> Setting:
    document = harbor()
    change(document)
    return load_setting(json.dumps(document), tiny_system())


def test_a_setting_is_read_with_all_kinds_of_its_game() -> None:
    setting = load_setting(FILE, tiny_system())
    assert (setting.id, setting.name, setting.about, setting.system) == (
        "harbor", "Harbor", "Two boats and three skills.", "tiny",
    )  # fmt: skip
    assert {kind: len(entries) for kind, entries in setting.kinds.items()} == {
        "boats": 2, "skills": 2, "gifts": 3, "sayings": 2,
    }  # fmt: skip


def test_defaults_are_filled_in_and_unknown_keys_kept() -> None:
    setting = load_setting(FILE.read_bytes(), tiny_system())
    assert setting.extra == {"made_by": "someone"}
    punt, barge = setting.kinds["boats"]
    assert punt == {
        "id": "punt",
        "name": "Punt",
        "about": "",
        "weight_lb": Decimal("40.5"),
        "bonus": {"arm": 1, "eye": 0, "wit": 0},
        "benches": [{"seats": 2}, {"seats": 1}],
        "harbor": "",
        "crew": ["poling"],
    }
    assert barge["flag"] == "blue"
    assert (barge["weight_lb"], barge["crew"], barge["benches"]) == (100, [], [])


def test_entries_are_found_by_id() -> None:
    setting = load_setting(FILE, tiny_system())
    assert setting.entry("boats", "barge") is setting.kinds["boats"][1]
    assert setting.entry("boats", "raft") is None
    assert setting.entry("ships", "raft") is None


def test_missing_kind_is_empty() -> None:
    assert read(lambda document: document.pop("sayings")).kinds["sayings"] == ()


REFUSED: list[tuple[Change, str, str]] = [
    (lambda d: d.pop("format"), "wrong_format", '"format" is missing'),
    (lambda d: d.update(format="quire-character"), "wrong_format", '"quire-character", not "quire-setting"'),
    (lambda d: d.update(version=2), "wrong_version", "has version 2, but this Quire reads version 1"),
    (lambda d: d.update(version=True), "wrong_version", "has version True"),
    (lambda d: d.pop("version"), "missing", 'This world has no "version"'),
    (lambda d: d.update(system=None), "missing", 'This world has no "system"'),
    (lambda d: d.update(system=any_id()), "other_system", f'for the game "{any_id()}", not for Ferry'),
    (lambda d: d.update(name=3), "wrong_type", "name must be a text"),
    (lambda d: d.update(id=" "), "missing", 'This world has no "id"'),
    (lambda d: d.update(boats={}), "wrong_type", "boats must be a list of entries"),
    (lambda d: d["boats"].append("raft"), "wrong_type", "boats[2] must be a group of values in curly braces"),
    (lambda d: d["boats"][0].pop("id"), "missing", 'boats[0] has no "id"'),
    (lambda d: d["boats"][0].pop("name"), "missing", 'boats[0] has no "name"'),
    (lambda d: d["boats"][0].update(id="My Punt"), "bad_id", 'boats[0]: the id "My Punt" can only contain lowercase'),
    (lambda d: d["boats"][1].update(id="punt"), "twice", 'boats[1] has the same id as boats[0]: "punt"'),
    (lambda d: d["boats"][1].update(name="PUNT "), "twice", 'boats[1] has the same name as boats[0]: "PUNT "'),
    (lambda d: d["boats"][0].update(weight_lb="much"), "wrong_type", "boats[0].weight_lb (Weight) must be a number"),
    (lambda d: d["boats"][0].update(about=None), "wrong_type", "boats[0].about (About) must be a text"),
    (lambda d: d["boats"][0]["bonus"].update(eye=1.5), "wrong_type", "boats[0].bonus.eye (Eye bonus) must be a whole"),
    (lambda d: d["boats"][0]["benches"].append(3), "wrong_type", "boats[0].benches[2]"),
    (lambda d: d["boats"][0].update(crew="poling"), "wrong_type", "boats[0].crew (Crew) must be a list of texts"),
    (lambda d: d["skills"][0].update(ability="leg"), "wrong_type", "skills[0].ability (Ability)"),
    (lambda d: d["gifts"][0].update(dice="2d7"), "wrong_type", "gifts[0].dice (Dice) must be dice notation"),
    (lambda d: d["gifts"][0].update(dice="a lot"), "wrong_type", "gifts[0].dice (Dice) must be dice notation"),
    (lambda d: d["boats"][0].update(weight_lb=1), "setting_check", "boats[0]: Punt is too light: 1 lb for 1 in"),
    (lambda d: d["gifts"][0].update(price=6), "setting_check", "gifts[0]: The number is too large"),
    (lambda d: d["gifts"][0].update(home={"skill": "Song"}), "unknown_entry", "gifts[0].home.skill refers to"),
    (lambda d: d["boats"][0]["crew"].append("sailing"), "unknown_entry",
     "boats[0].crew[1] refers to the skill sailing, but this world has no skill with that id"),
    (lambda d: d["gifts"][2].update(skill="Sailing"), "unknown_entry", "gifts[2].skill refers to the skill Sailing"),
    (lambda d: d["gifts"][0].update(way="wide"), "entry_without",
     "gifts[0].skill refers to the skill  POLING, which has no way wide"),
    (lambda d: d["gifts"][0].update(way=""), "entry_without", 'which has no way ""'),
]  # fmt: skip


@pytest.mark.parametrize(
    ("change", "code", "sentence"), REFUSED, ids=[f"{code}-{says[:20]}" for _, code, says in REFUSED]
)
def test_invalid_setting_is_refused_with_the_position(change: Change, code: str, sentence: str) -> None:
    with pytest.raises(DocumentError) as refused:
        read(change)
    assert sentence in str(refused.value)
    assert refused.value.message.code == code


def test_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DocumentError, match="cannot be read: No such file"):
        load_setting(tmp_path / "none.json", tiny_system())


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b'{"id": 1, "id": 2}', "appears twice"),
        (b"[]", "a list instead of an object in curly braces"),
        (b'{"a":' + b"[" * 60 + b"]" * 60 + b"}", "deep"),
        (b" " * (16 * 1024 * 1024 + 1), "larger than 16 MB"),
    ],
)
def test_a_file_beyond_the_limits_is_refused(tmp_path: Path, content: bytes, sentence: str) -> None:
    file = tmp_path / "setting.json"
    file.write_bytes(content)
    with pytest.raises(DocumentError, match=sentence):
        load_setting(file, tiny_system())


def test_own_entry_needs_no_id_and_no_valid_references() -> None:
    own = check_entry(tiny_system(), "boats", {"name": "Raft", "crew": ["nobody"], "color": "red"})
    assert (own["id"], own["weight_lb"], own["color"]) == ("", 100, "red")


def test_own_entry_is_checked() -> None:
    with pytest.raises(DocumentError, match=r"^boats: Raft is too light: 0 lb for 0 in the arm\.$"):
        check_entry(tiny_system(), "boats", {"name": "Raft", "weight_lb": 0})
    with pytest.raises(DocumentError, match=r"^boats\.name \(Name\) must be a text"):
        check_entry(tiny_system(), "boats", {"name": 3})


def test_unknown_kind_is_refused() -> None:
    with pytest.raises(
        DocumentError, match=r"Worlds of Ferry have no ships\. They have: boats, skills, gifts, sayings\."
    ):
        check_entry(tiny_system(), "ships", {})
    with pytest.raises(DocumentError):
        entry_defaults(tiny_system(), "ships")


def test_entry_defaults_are_those_of_its_kind() -> None:
    assert entry_defaults(tiny_system(), "gifts") == {
        "id": "", "name": "", "about": "", "skill": "", "way": "", "any": "", "dice": "1d6",
        "price": Decimal("1.25"), "home": {"skill": None},
    }  # fmt: skip


def test_sample_settings_are_found_by_game() -> None:
    assert shipped_settings(any_id())
    assert all(path.name.startswith(f"{any_id()}_") for path in shipped_settings(any_id()))
    assert shipped_settings("tiny") == ()
