"""``quire world``: worlds are listed, made, checked, imported and exported; ``quire check`` takes their files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from core.registry import Game, games
from tests.helpers.command_line import Quire
from tests.helpers.games import any_game
from tests.helpers.own_worlds import WORLD_ID, WORLD_NAME, game_with_world, list_of, own_world, write_world


@pytest.fixture
def of() -> Game:
    """A game with a list that its world fills."""
    return game_with_world()


def test_shipped_worlds_are_listed_without_a_library(quire: Quire) -> None:
    listed = quire.good("world", "list", "--json").entries
    assert [(each["system"], each["shipped"], each["id"]) for each in listed] == [
        (each.id, True, None) for each in games() for _ in each.settings
    ]
    assert "comes with Quire" in quire.good("world", "list").out


def test_a_file_becomes_a_world_and_leaves_it_equal(quire: Quire, of: Game, tmp_path: Path) -> None:
    file = write_world(tmp_path, of)
    (added,) = quire.good("world", "import", file, "--json").entries
    assert (added["world"], added["new"]) == (WORLD_ID, True)
    (again,) = quire.good("world", "import", file, "--json").entries
    assert (again["id"], again["new"]) == (added["id"], False)
    own = next(each for each in quire.good("world", "list", "--json").entries if not each["shipped"])
    assert (own["id"], own["world"], own["name"], own["system"]) == (added["id"], WORLD_ID, WORLD_NAME, of.id)
    for name in (added["id"], WORLD_ID, WORLD_NAME):
        assert json.loads(quire.good("world", "export", name).out) == json.loads(file.read_text(encoding="utf-8"))
    out = tmp_path / "out.json"
    quire.good("world", "export", WORLD_ID, "-o", out)
    assert json.loads(out.read_text(encoding="utf-8")) == own_world(of).document


def test_a_duplicate_of_a_shipped_world_is_editable_and_has_its_entries(quire: Quire) -> None:
    of = any_game()
    sample = next(each for each in quire.good("world", "list", "--json").entries if each["system"] == of.id)
    id_ = quire.good("world", "new", of.id, "My Coast", "--from", sample["world"]).out.strip()
    shown, original = (quire.good("world", "show", each, "--json").object for each in (id_, sample["world"]))
    assert shown["entries"] == original["entries"]
    assert (shown["name"], shown["shipped"], original["shipped"]) == ("My Coast", False, True)
    assert shown["world"] != original["world"]
    assert [each["source"] for each in quire.good("history", id_, "--json").entries] == ["duplicate"]
    quire.good("edit", id_, stdin="name=Your Coast\n")
    assert "Your Coast" in quire.good("world", "show", id_).out
    empty = quire.good("world", "new", of.id, "Nowhere", "--json").object["id"]
    assert sum(quire.good("world", "show", empty, "--json").object["entries"].values()) == 0


def test_mistakes_are_reported_at_their_places(quire: Quire, of: Game, tmp_path: Path) -> None:
    file = write_world(tmp_path, of)
    document = json.loads(file.read_text(encoding="utf-8"))
    kind = next(key for key, each in of.system.kinds.items() if each.has_ids and len(document.get(key, [])) > 1)
    document[kind][1]["id"] = document[kind][0]["id"]
    file.write_text(json.dumps(document), encoding="utf-8")
    for command in (("world", "check", file), ("world", "check", file, "--json")):
        assert quire(*command).code == 1
    problems = quire("world", "check", file, "--json").entries
    assert any(each["address"].startswith(f"{kind}[") and not each["notice"] for each in problems)
    (checked,) = quire.good("check", file, "--json").entries
    assert (checked["kind"], checked["problems"]) == ("world", problems)
    quire.good("world", "import", file)
    assert quire("world", "check", WORLD_ID).code == 1
    sound = write_world(tmp_path, of)
    assert "Nothing is wrong" in quire.good("world", "check", sound).out


def test_what_is_no_world_is_refused_in_a_sentence(quire: Quire, of: Game, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text("{}", encoding="utf-8")
    for command, sentence in (
        (("world", "show", "Atlantis"), "There is no world Atlantis."),
        (("world", "import", other), 'This is not a world file: its "format" is missing'),
        (("world", "check", other), 'This is not a world file: its "format" is missing'),
        (("world", "new", "chess", "Board"), "There is no game chess."),
    ):
        refused = quire(*command)
        assert refused.code == 1
        assert sentence in refused.err
    strange = next(each for each in games() if each.id != of.id and each.settings)
    refused = quire("world", "new", of.id, "Mixed", "--from", strange.setting().id)  # type: ignore[union-attr]
    assert "Name a world of that game." in refused.err


def test_characters_are_brought_to_the_present_version_as_one_step(quire: Quire, of: Game, tmp_path: Path) -> None:
    file = write_world(tmp_path, of)
    world = quire.good("world", "import", file, "--json").entries[0]["id"]
    hero = quire.good("new", of.id, "--seed", "7", "--name", "Ilse", "--keep", "--setting", file).out.split()[0]
    kind = of.system.kinds[of.system.fields[list_of(of)].setting_kind].key
    offered = json.loads(file.read_text(encoding="utf-8"))[kind]
    quire.good("edit", hero, stdin=f"{list_of(of)}+={offered[0]['name']}\n")
    nothing = quire("world", "update", world)
    assert (nothing.code, nothing.err) == (1, "Nothing to update.\n")
    quire.good("edit", world, stdin=f"{kind}[0].name={offered[0]['name']} of old\n")
    tried = quire.good("world", "update", world, "--dry-run", "--json").object
    assert (tried["written"], [each["id"] for each in tried["characters"]]) == (False, [hero])
    before = quire.good("history", hero, "--json").entries
    told = quire.good("world", "update", world, hero)
    assert ("Ilse" in told.out, "1 character updated." in told.err) == (True, True)
    assert len(quire.good("history", hero, "--json").entries) == len(before) + 1
    nothing = quire("world", "update", world)
    assert (nothing.code, nothing.err) == (1, "Nothing to update.\n")
    refused = quire("world", "update", of.setting().id)  # type: ignore[union-attr]
    assert (refused.code, "does not change" in refused.err) == (1, True)
