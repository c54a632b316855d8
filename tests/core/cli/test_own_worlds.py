"""A character keeps its world on the command line: creation, edits, procedures, fights, imports, drafts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from core import paths
from core.character.document import Character
from core.character.setting_reference import is_same_setting
from core.content.entry_records import entry_records
from core.registry import Game, games
from tests.helpers.command_line import Quire
from tests.helpers.games import games_with
from tests.helpers.own_worlds import (
    WORLD_ID,
    WORLD_NAME,
    game_with_world,
    list_of,
    offer_names,
    own_world,
    write_world,
)

MISSING = f"The world {WORLD_NAME} is not in this library. Only entries that the character already has are offered."


@pytest.fixture
def of() -> Game:
    """A game with a list that its world fills."""
    return game_with_world()


@pytest.fixture
def world(of: Game, tmp_path: Path) -> Path:
    """The file of a Game Master's own world."""
    return write_world(tmp_path, of)


@pytest.fixture
def hero(quire: Quire, of: Game, world: Path) -> str:
    """The id of a character made in that world; the file is gone afterwards."""
    made = quire.good("new", of.id, "--seed", "7", "--name", "Ilse", "--keep", "--setting", world)
    world.unlink()
    return made.out.split()[0]


def exported(quire: Quire, id_: str, *library: str | Path) -> Character:
    return Character.read(quire.good("library", "export", id_, *library).raw)


def test_the_character_names_its_world_by_id_name_and_hash(quire: Quire, of: Game, hero: str) -> None:
    character = exported(quire, hero)
    assert is_same_setting(character.setting, own_world(of).reference())
    assert entry_records(character.setting)
    assert "far_shore.json" not in character.to_text()


@pytest.mark.parametrize("of", games_with(list_of), ids=lambda of: of.id)
def test_the_own_worlds_entries_are_offered_and_never_the_samples(quire: Quire, of: Game, tmp_path: Path) -> None:
    file = write_world(tmp_path, of)
    hero = quire.good("new", of.id, "--seed", "7", "--keep", "--setting", file).out.split()[0]
    file.unlink()
    own, sample = offer_names(of, own_world(of))[-1], offer_names(of, of.setting())[-1]
    assert quire.good("edit", hero, stdin=f"{list_of(of)}+={own}\n").out == "1\n"
    assert f"The world has no {sample} for" in quire.refused("edit", hero, stdin=f"{list_of(of)}+={sample}\n")


def test_a_sample_world_is_not_named_and_not_kept(quire: Quire, of: Game) -> None:
    made = quire.good("new", of.id, "--seed", "7", "--keep", "--setting", of.settings[0]).out.split()[0]
    assert exported(quire, made).setting is None
    assert exported(quire, made).to_json() == quire.good("new", of.id, "--seed", "7").json


def test_a_world_is_kept_when_it_is_used_even_for_a_file(quire: Quire, of: Game, world: Path, tmp_path: Path) -> None:
    quire.good("new", of.id, "--seed", "7", "--setting", world, "-o", tmp_path / "hero.json")
    world.unlink()
    result = quire.good("derive", tmp_path / "hero.json")
    assert result.err == ""
    (id_,) = (
        each["id"] for each in quire.good("library", "import", tmp_path / "hero.json", "--json").object["imported"]
    )
    own = offer_names(of, own_world(of))[0]
    assert quire.good("edit", id_, stdin=f"{list_of(of)}+={own}\n").err == ""


def test_a_library_that_cannot_be_written_does_not_stop_a_creation(
    quire: Quire, of: Game, world: Path, tmp_path: Path
) -> None:
    paths.library_path().parent.mkdir(parents=True, exist_ok=True)
    paths.library_path().mkdir()
    result = quire.good("new", of.id, "--seed", "7", "--setting", world, "-o", tmp_path / "hero.json")
    assert "quire.quire" in result.err or "library" in result.err.casefold()
    assert Character.read((tmp_path / "hero.json").read_bytes()).setting is not None


def test_a_character_of_another_library_says_that_its_world_is_missing(
    quire: Quire, of: Game, hero: str, tmp_path: Path
) -> None:
    quire.good("library", "export", hero, "-o", tmp_path / "hero.json")
    there = ("--library", tmp_path / "there.quire")
    result = quire.good("library", "import", tmp_path / "hero.json", *there)
    assert f"Ilse: {MISSING} Add its file with quire library import FILE." in result.err
    id_ = result.out.split()[0]
    for command in (("derive", id_), ("check", id_), ("run", id_), ("pdf", id_, "-o", tmp_path / "hero.pdf")):
        assert MISSING in quire.good(*command, *there).err, command
    sample = offer_names(of, of.setting())[-1]
    refused = quire("edit", id_, *there, stdin=f"{list_of(of)}+={sample}\n")
    assert refused.code == 1
    assert f"The world is missing, and the character has no {sample} in {list_of(of)} yet." in refused.err


def test_importing_the_worlds_file_helps(quire: Quire, of: Game, hero: str, tmp_path: Path) -> None:
    quire.good("library", "export", hero, "-o", tmp_path / "hero.json")
    there = ("--library", tmp_path / "there.quire")
    file = write_world(tmp_path, of)
    result = quire.good("library", "import", tmp_path / "hero.json", file, "--json", *there)
    assert result.err == ""
    assert result.object["worlds"] == [{"file": str(file), "id": WORLD_ID, "name": WORLD_NAME}]
    (entry,) = result.object["imported"]
    own = offer_names(of, own_world(of))[0]
    assert quire.good("edit", entry["id"], *there, stdin=f"{list_of(of)}+={own}\n").err == ""
    assert WORLD_NAME in quire.good("library", "import", file, *there).out
    assert quire.good("doctor", *there).code == 0


def test_a_file_that_is_no_world_is_refused(quire: Quire, of: Game, tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    document = json.loads(own_world(of).to_text())
    for change, words in (
        ({"version": 99}, "has version 99"),
        ({"system": "chess"}, "no game chess"),
        ({"deep": json.loads("[" * 200 + "]" * 200)}, "nested"),
    ):
        file.write_text(json.dumps(document | change), encoding="utf-8")
        result = quire("library", "import", file)
        assert result.code == 1
        assert words in result.err, result.err
    assert quire.good("library", "list", "--json").entries == []


def test_a_character_gets_a_world_by_an_edit(quire: Quire, of: Game, world: Path) -> None:
    hero = quire.good("new", of.id, "--seed", "7", "--keep").out.split()[0]
    own, sample = offer_names(of, own_world(of))[0], offer_names(of, of.setting())[0]
    lines = f"setting={world}\n{list_of(of)}+={own}\nsetting=\n{list_of(of)}+={sample}\n"
    assert quire.good("edit", hero, stdin=lines).out == "1\n2\n3\n4\n"
    texts = [each["text"] for each in quire.good("history", hero, "--json").entries]
    assert texts[3].startswith(f"World: {WORLD_NAME}")
    assert texts[1].startswith("World: sample world")
    assert exported(quire, hero).setting is None
    for _ in range(3):
        quire.good("undo", hero)
    assert is_same_setting(exported(quire, hero).setting, own_world(of).reference())
    assert quire.good("edit", hero, stdin=f"{list_of(of)}+={own}\n").err == ""
    assert entry_records(exported(quire, hero).setting)


def test_a_draft_keeps_its_world_without_the_file(quire: Quire, of: Game, world: Path) -> None:
    words = quire.good("new", of.id, "--ask", "--keep", "--setting", world, stdin="").err.rsplit("quire ", 1)[1].split()
    (draft,) = quire.good("library", "drafts", "--json").entries
    assert draft["system"] == of.id
    world.unlink()
    hero = quire.good(*words, stdin="all\n").out.split()[0]
    assert is_same_setting(exported(quire, hero).setting, own_world(of).reference())


def test_characters_fight_in_their_world(quire: Quire, tmp_path: Path) -> None:
    for of in games():
        if not (of.conflicts and list_of(of)):
            continue
        file = write_world(tmp_path, of)
        one, other = (
            quire.good("new", of.id, "--seed", seed, "--name", name, "--keep", "--setting", file).out.split()[0]
            for seed, name in (("1", "Ada"), ("2", "Bo"))
        )
        sample = quire.good("fight", one, "vs", other, "--seed", "3", "--rounds", "3", "--json", "--setting", file)
        assert quire.good("fight", one, "vs", other, "--seed", "3", "--rounds", "3", "--json").json == sample.json
