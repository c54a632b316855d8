"""Commands that make nothing: they say so, and their exit code is not 0; empty lists say so, too."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from core.content.rule_pack import FORMAT
from tests.helpers.command_line import Quire
from tests.helpers.games import any_id, game_with, sample_files

CAMPAIGN = "Lowtide"


@pytest.fixture
def hero(quire: Quire) -> str:
    """The id of a sample character in the library."""
    return str(quire.good("library", "import", sample_files()[0], "--json").object["imported"][0]["id"])


def test_a_folder_without_files_imports_nothing(quire: Quire, tmp_path: Path) -> None:
    folder = tmp_path / "empty"
    folder.mkdir()
    (folder / "notes.txt").write_text("no character", encoding="utf-8")
    result = quire("library", "import", folder)
    assert (result.code, result.out) == (1, "")
    assert result.err == f"No character or world file in {folder}.\n"
    (folder / "ilse.quire-character").write_bytes(sample_files()[0].read_bytes())
    assert len(quire.good("library", "import", folder, "--json").object["imported"]) == 1


def test_trash_and_restore_say_what_they_did_and_when_there_is_nothing_to_do(quire: Quire, hero: str) -> None:
    for options, done, nothing in (
        ((), "Moved to the trash: ", "is in the trash already."),
        (("--restore",), "Restored: ", "is not in the trash."),
    ):
        assert quire.good("library", "trash", hero, *options).err.startswith(done)
        again = quire("library", "trash", hero, *options)
        assert again.code == 1
        assert nothing in again.err
    quire.good("library", "trash", hero)
    assert quire.good("library", "trash", hero, "--forever").err.startswith("Deleted permanently: ")
    assert "no character" in quire.refused("library", "trash", hero).lower()


def test_a_campaign_that_stays_as_it_is(quire: Quire, hero: str, tmp_path: Path) -> None:
    quire.good("campaign", "new", CAMPAIGN, "--game", any_id())
    result = quire("campaign", "set", CAMPAIGN)
    assert result.code == 2
    assert "Say what to set" in result.err
    quire.good("campaign", "set", CAMPAIGN, "--add", hero)
    assert "Nothing changed" in quire("campaign", "set", CAMPAIGN, "--add", hero).err
    quire.good("campaign", "set", CAMPAIGN, "--remove", hero)
    assert quire("campaign", "set", CAMPAIGN, "--remove", hero).code == 1
    pack = {"format": FORMAT, "version": 1, "system": any_id(), "name": "Empty", "options": {}, "house_rules": {}}
    (tmp_path / "pack.json").write_text(json.dumps(pack), encoding="utf-8")
    result = quire("campaign", "rules", CAMPAIGN, "--pack", tmp_path / "pack.json")
    assert (result.code, result.out) == (1, "")
    assert "has no rule that can be used here" in result.err


def test_what_a_phone_sends_back_unchanged_is_nothing_to_take(quire: Quire, hero: str, tmp_path: Path) -> None:
    changes = {"format": "quire-changes", "version": 1, "id": hero, "revision": 0, "system": any_id(), "name": "x"}
    (tmp_path / "changes.json").write_text(json.dumps({**changes, "changes": []}), encoding="utf-8")
    result = quire("library", "import", tmp_path / "changes.json")
    assert result.code == 1
    assert "Nothing differs from the library." in result.out
    quire.good("library", "import", tmp_path / "changes.json", "--changes", "none")


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (("library", "list", "--trash"), "No characters in the trash."),
        (("campaign", "list", "--trash"), "No campaigns in the trash."),
        (("world", "list", "--trash"), "No worlds in the trash."),
        (("library", "tags"), "No tags yet."),
        (("library", "drafts"), "No drafts."),
        (("campaign", "list"), "No campaigns found."),
        (("library", "list"), "No characters found."),
    ],
)
def test_an_empty_list_says_so(quire: Quire, command: tuple[str, ...], said: str) -> None:
    result = quire.good(*command)
    assert result.out == ""
    assert result.err.startswith(said)
    assert quire.good(*command, "--json").entries == []


def test_a_deleted_draft_is_confirmed(quire: Quire) -> None:
    quire.good("new", any_id(), "--ask", stdin="stop\n")
    (draft,) = quire.good("library", "drafts", "--json").entries
    result = quire.good("library", "drafts", "--remove", draft["id"])
    assert (result.out, result.err) == ("", "Draft deleted.\n")
    assert quire("library", "drafts", "--remove", draft["id"]).code == 1


def test_a_blank_character_has_no_notation(quire: Quire, tmp_path: Path) -> None:
    of = game_with(lambda each: each.system.notations, "a notation for characters")
    blank = {"format": "quire-character", "version": 1, "system": of.id, "name": "Nobody"}
    (tmp_path / "blank.json").write_text(json.dumps(blank), encoding="utf-8")
    result = quire.good("lines", tmp_path / "blank.json")
    assert bool(result.out) != ("has nothing yet" in result.err)
