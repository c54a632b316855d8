"""``quire library`` and ``quire doctor``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from core import paths
from core.character.document import Character
from core.document_files import find_document, read_document_file
from core.store.library import Library
from core.store.write_ahead_log import log_path
from tests.helpers.command_line import Quire
from tests.helpers.crashed_libraries import copy_library, make_crashed_library
from tests.helpers.games import any_game, any_id, blank_sheet, game_with
from tests.helpers.libraries import HandClock

BLANK = blank_sheet().summary()
"""What lists say of a character without data."""


def hero(path: Path, **top: object) -> Path:
    document = {"format": "quire-character", "version": 1, "system": any_id(), **top}
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


@pytest.fixture
def three(quire: Quire, tmp_path: Path) -> dict[str, str]:
    """Three characters in the user's library: id by name."""
    folder = tmp_path / "in"
    folder.mkdir()
    hero(folder / "1.json", name="Anna", player="Max", campaign="Salt", tags=["guard"], notes="keeps bees")
    hero(folder / "2.json", name="Berta", player="Eva", campaign="Salt", extra={"kept": 1})
    hero(folder / "3.json", name="Carl <b>", player="Max")
    imported = quire.good("library", "import", folder, "--json").object
    assert imported["refused"] == []
    return {entry["name"]: entry["id"] for entry in imported["imported"]}


def names(quire: Quire, *arguments: str) -> list[str]:
    return [entry["name"] for entry in quire.good("library", "list", "--json", *arguments).entries]


def test_the_list_is_searched_filtered_and_sorted(quire: Quire, three: dict[str, str]) -> None:
    assert names(quire) == ["Anna", "Berta", "Carl <b>"]
    assert names(quire, "bee") == ["Anna"]
    assert names(quire, "--campaign", "Salt", "--descending") == ["Berta", "Anna"]
    assert names(quire, "--tag", "guard") == ["Anna"]
    assert names(quire, "--game", any_id(), "--sort", "player") == ["Berta", "Anna", "Carl <b>"]
    table = quire.good("library", "list").out
    assert "Carl <b>" in table
    assert BLANK in table
    assert three["Anna"] in table
    assert "No characters found" in quire.good("library", "list", "zebra").err


def test_a_search_says_where_it_found_something(quire: Quire, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    of = game_with(lambda each: "skills" in each.system.fields, "a list of skills")
    data = {"skills": [{"name": "Boat Handling"}, {"name": "Small boats"}]}
    file = hero(tmp_path / "ulo.json", system=of.id, name="Ulo", notes="A ferryman.", data=data)
    quire.good("library", "import", file)
    label = of.system.fields["skills"].label
    assert f"found in {label}: Boat Handling, 1 more" in quire.good("library", "list", "boat").out
    assert f"found in {label}: Small boats, 1 more" in quire.good("library", "list", "--search", "boat small").out
    assert "found in Notes: A ferryman." in quire.good("library", "list", "--search", "ferry").out
    assert "found in the name" in quire.good("library", "list", "ulo").out
    assert "found" not in quire.good("library", "list").out
    assert names(quire, "--search", "handl") == ["Ulo"]
    assert names(quire, "handl", "--search", "zebra") == []


def test_character_is_shown(quire: Quire, three: dict[str, str]) -> None:
    shown = quire.good("library", "show", three["Anna"]).out
    assert f"Anna  ({any_game().name}, {BLANK})" in shown
    assert "notes: keeps bees" in shown
    entry = quire.good("library", "show", three["Anna"], "--json").object
    assert entry["character"]["notes"] == "keeps bees"
    assert quire.good("library", "tags").out == "    1  guard\n"
    assert quire.good("library", "tags", "--json").json == [{"tag": "guard", "characters": 1}]


def test_import_continues_after_a_refused_file(quire: Quire, tmp_path: Path) -> None:
    good, bad = hero(tmp_path / "good.json", name="Anna"), tmp_path / "bad.json"
    bad.write_text("[", encoding="utf-8")
    result = quire("library", "import", bad, good, tmp_path / "missing.json")
    assert result.code == 1
    assert "Anna  (" in result.out
    assert result.err.count("quire: ") == 2
    assert names(quire) == ["Anna"]
    again = quire("library", "import", bad, "--json")
    assert again.code == 1
    assert json.loads(again.out)["refused"][0]["file"] == str(bad)
    quire.good("library", "import", "-", stdin=good.read_bytes())


@pytest.mark.parametrize("command", [("library", "export", "--secrets"), ("export", "--secrets")])
def test_a_file_for_double_clicks_says_which_character_it_is(
    quire: Quire, three: dict[str, str], tmp_path: Path, command: tuple[str, ...]
) -> None:
    file = tmp_path / "b.quire-character"
    quire.good(*command, three["Berta"], "-o", file)
    with Library.open(paths.library_path(), HandClock()) as library:
        origin = {"id": three["Berta"], "revision": library.entry(three["Berta"]).revision}
        assert json.loads(file.read_bytes())["library"] == origin
        found = find_document(library, read_document_file(file.read_bytes(), file.stem))
    assert found is not None
    assert (found.id, found.is_same) == (three["Berta"], True)


def test_export_returns_what_was_imported(quire: Quire, three: dict[str, str], tmp_path: Path) -> None:
    exported = Character.read(quire.good("library", "export", three["Berta"]).raw)
    assert exported.extra == {"extra": {"kept": 1}}
    quire.good("library", "export", three["Berta"], "-o", tmp_path / "b.json")
    assert Character.read((tmp_path / "b.json").read_bytes()) == exported
    quire.good("library", "export", "all", "-o", tmp_path / "out")
    assert len(list((tmp_path / "out").glob("*.json"))) == 3
    assert (tmp_path / "out" / f"Carl_b-{three['Carl <b>']}.json").exists()
    quire.good("library", "export", three["Anna"], three["Berta"], "-o", tmp_path / "two")
    assert len(list((tmp_path / "two").glob("*.json"))) == 2
    assert quire("library", "export", "all").code == 2


def test_duplicate_trash_and_delete(quire: Quire, three: dict[str, str]) -> None:
    copy = quire.good("library", "duplicate", three["Anna"]).out.strip()
    assert names(quire).count("Anna") == 2
    assert quire.good("library", "duplicate", copy, "--json").object["id"]
    quire.good("library", "trash", copy)
    assert names(quire).count("Anna") == 2
    assert names(quire, "--trash") == ["Anna"]
    quire.good("library", "trash", copy, "--restore")
    assert "not in the trash" in quire.refused("library", "trash", copy, "--forever")
    quire.good("library", "trash", copy)
    quire.good("library", "trash", copy, "--forever")
    assert names(quire, "--trash") == []
    assert quire("library", "trash", copy, "--forever", "--restore").code == 2


def test_backup_is_made_and_restored(quire: Quire, three: dict[str, str]) -> None:
    copy = quire.good("library", "backup").out.strip()
    assert Path(quire.good("library", "backup", "--json").object["path"]).exists()
    quire.good("library", "trash", three["Anna"])
    restored = quire.good("library", "restore", copy).out
    assert "Restored " in restored
    assert "The previous library was kept as" in restored
    assert names(quire) == ["Anna", "Berta", "Carl <b>"]
    assert "no such file" in quire.refused("library", "restore", "nothing.quire")


def test_doctor_finds_no_problems_in_an_undamaged_library(quire: Quire, three: dict[str, str]) -> None:
    output = quire.good("doctor").out
    assert f"{len(three)} characters, 0 revisions" in output
    assert "No problems found." in output
    report = quire.good("doctor", "--json", "--repair").object
    assert report["problems"] == []
    assert report["characters"] == 3


def test_doctor_restores_a_backup_of_a_damaged_library(quire: Quire, three: dict[str, str], tmp_path: Path) -> None:
    library = tmp_path / "l.quire"
    quire.good("library", "import", hero(tmp_path / "d.json", name="Dora"), "--library", library)
    assert "There is no backup" in quire.refused("doctor", "--restore", "newest", "--library", library)
    quire.good("library", "backup", "--library", library)
    library.write_bytes(library.read_bytes()[:5000])
    for side in ("-wal", "-shm"):
        library.with_name(library.name + side).unlink(missing_ok=True)
    sick = quire("doctor", "--library", library)
    assert sick.code == 1
    assert "damaged" in sick.out
    assert "backup of " in sick.out
    healed = quire.good("doctor", "--restore", "newest", "--library", library).out
    assert "Backup restored" in healed
    assert "Dora" in quire.good("library", "list", "--library", library).out
    copy = quire.good("library", "backup", "--library", library).out.strip()
    quire.good("doctor", "--restore", copy, "--library", library)
    assert len(three) == 3


def test_the_doctor_restores_the_newest_good_backup(quire: Quire, three: dict[str, str], tmp_path: Path) -> None:
    library = tmp_path / "l.quire"
    quire.good("library", "import", hero(tmp_path / "d.json", name="Dora"), "--library", library)
    quire.good("library", "backup", "--library", library)
    newest = Path(quire.good("library", "backup", "--library", library).out.strip())
    newest.write_bytes(b"no library")
    quire.good("doctor", "--restore", "newest", "--library", library)
    assert "Dora" in quire.good("library", "list", "--library", library).out
    assert len(three) == 3


def test_a_damaged_log_is_reported_and_listed(quire: Quire, tmp_path: Path) -> None:
    crashed = make_crashed_library(tmp_path / "crashed.quire")
    log = bytearray(log_path(crashed).read_bytes())
    log[len(log) // 2] ^= 1
    log_path(crashed).write_bytes(log)
    listed, examined = (copy_library(crashed, tmp_path / name / "l.quire") for name in ("a", "b"))
    result = quire.good("library", "list", "--library", listed)
    assert "Anna Drake" in result.out
    assert " saved changes may be missing. The damaged log was kept as " in result.err.replace("\n", " ")
    assert quire.good("library", "list", "--library", listed).err == ""
    health = quire("doctor", "--json", "--library", examined)
    assert health.code == 1
    assert [problem["code"] for problem in health.object["problems"]] == ["log_damaged"]
    for library in (listed, examined):
        healthy = quire.good("doctor", "--json", "--library", library).object
        (kept,) = healthy["logs"]
        assert healthy["problems"] == []
        assert Path(kept["path"]).read_bytes() == log
        printed = quire.good("doctor", "--library", library).out.replace("\n", " ")
        assert "damaged log of 20" in printed
        assert Path(kept["path"]).name in printed


def test_a_lost_library_is_restored_or_replaced(quire: Quire, tmp_path: Path) -> None:
    library = tmp_path / "l.quire"
    dora = hero(tmp_path / "d.json", name="Dora")
    named = ("--library", library)
    quire.good("library", "import", dora, *named)
    assert "The library" in quire.refused("doctor", "--new", *named)
    quire.good("library", "backup", *named)
    library.unlink()
    for command in (("library", "list"), ("library", "import", dora), ("doctor",), ("library", "show", "abc")):
        refused = quire.refused(*command, *named)
        assert f"quire doctor --restore newest --library {library}" in refused.replace("\n", " ")
        assert "quire doctor --new" in refused.replace("\n", " ")
        assert not library.exists()
    quire.good("doctor", "--restore", "newest", *named)
    assert "Dora" in quire.good("library", "list", *named).out
    library.unlink()
    assert quire("doctor", "--new", "--restore", "newest", *named).code == 2
    assert "0 characters" in quire.good("doctor", "--new", *named).out
    assert "No characters found" in quire.good("library", "list", *named).err


def test_a_lost_library_is_noticed_by_its_log(quire: Quire, tmp_path: Path) -> None:
    library = tmp_path / "l.quire"
    log = tmp_path / "l.quire-wal"
    log.write_bytes(b"some frames")
    refused = quire.refused("library", "list", "--library", library).replace("\n", " ")
    assert "quire doctor --new" in refused
    assert "--restore" not in refused
    quire.good("doctor", "--new", "--library", library)
    assert [file.read_bytes() for file in tmp_path.glob("l-damaged-*-wal")] == [b"some frames"]


@pytest.mark.parametrize("command", [("list",), ("tags",), ("drafts",), ("show", "abc"), ("export", "all")])
def test_reading_creates_no_library_at_a_mistyped_path(quire: Quire, tmp_path: Path, command: tuple[str, ...]) -> None:
    library = tmp_path / "mistyped" / "l.quire"
    assert "no library at" in quire.refused("library", *command, "--library", library)
    assert not library.parent.exists()


@pytest.mark.parametrize("command", [("library", "list"), ("campaign", "list"), ("world", "list")])
@pytest.mark.parametrize("is_remembered", [False, True])
def test_reading_creates_no_library_where_one_was_named_before(
    quire: Quire, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], is_remembered: bool
) -> None:
    """By an option before the command, or remembered, as for a library on a stick that is not there."""
    library = tmp_path / "stick" / "l.quire"
    if is_remembered:
        paths.set_library_path(library)
        assert "quire doctor --new" in quire.refused(*command)
        assert "Connect the disk" in quire.refused("new", any_id(), "--seed", "7", "--keep")
    else:
        monkeypatch.setenv(paths.LIBRARY_VARIABLE, "")
        assert "no library at" in quire.refused("--library", library, *command)
    assert not library.parent.exists()


def test_missing_library_is_refused_and_not_created(quire: Quire, tmp_path: Path) -> None:
    assert "no library at" in quire.refused("doctor", "--library", tmp_path / "none.quire").lower()
    assert "no library at" in quire.refused("history", "abc", "--library", tmp_path / "none.quire").lower()
    assert "no library yet" in quire.refused("derive", "abcdefgh")
    assert not (tmp_path / "none.quire").exists()


def test_rules_of_a_campaign_are_imported_as_its_own_or_give_way(quire: Quire, tmp_path: Path) -> None:
    library = tmp_path / "a.quire"
    rules = {"id": "f7k2m9qx", "name": "Saltmere", "version": 3, "house_rules": {"move_rate": "3"}}
    file = hero(tmp_path / "a.json", name="Anna", campaign="Saltmere", campaign_id="f7k2m9qx", campaign_rules=rules)
    assert quire.good("library", "import", file, "--library", library).err == ""
    with Library.open(library, HandClock()) as opened:
        (campaign,) = opened.campaigns.list()
        (entry,) = opened.all_entries()
    exported = Character.read(quire.good("library", "export", entry.id, "--library", library).raw)
    assert (exported.house_rules, exported.campaign_rules) == ({"move_rate": "3"}, None)
    file = hero(tmp_path / "b.json", name="Bo", campaign="Saltmere", campaign_rules={**rules, "id": campaign.id})
    kept = quire.good("library", "import", file, "--library", library, "--json")
    assert "Bo: the rules of Saltmere in the file are other ones; they became rules of its own." in kept.err
    taken = quire.good("library", "import", file, "--library", library, "--rules", "campaign", "--json")
    assert "those of the campaign hold" in taken.err
    with Library.open(library, HandClock()) as opened:
        own = [opened.load(each.object["imported"][0]["id"]).character.house_rules for each in (kept, taken)]
    assert own == [{"move_rate": "3"}, {}]
    assert quire("library", "import", file, "--rules", "both").code == 2
