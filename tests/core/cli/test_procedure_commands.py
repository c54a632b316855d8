"""``quire new`` and ``quire run``: by seed, by answers, interactively; drafts are kept and continued."""

from __future__ import annotations

import json
import re
import shlex
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from core import paths
from core.character.document import Character
from core.character.edits import SetOption
from core.character.json_values import ABSENT
from core.cli.procedure_runner import DRAFT_KEY
from core.cli.sources import open_library
from core.procedures.transcript import PORTRAIT
from core.registry import games
from core.rules.model import FieldType
from core.store.library import Library
from tests.helpers.command_line import Quire
from tests.helpers.games import example_game, example_id
from tests.helpers.libraries import CharacterEditor, HandClock, query
from tests.helpers.own_worlds import WORLD_NAME, write_world

PICTURE = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="
"""A grey dot."""


def document(path: Path) -> Character:
    return Character.read(path.read_bytes())


def test_a_seed_makes_the_same_character_every_time(quire: Quire) -> None:
    first, second = quire.good("new", example_id(), "--seed", "7"), quire.good("new", example_id(), "--seed", "7")
    assert first.raw == second.raw
    assert first.err == ""
    assert quire.good("new", example_id(), "--seed", "8").raw != first.raw
    character = Character.read(first.raw)
    assert character.system == example_id()
    assert first.out.endswith("}\n")


def test_random_characters_break_no_rule(quire: Quire, tmp_path: Path) -> None:
    for seed in range(5):
        quire.good("new", example_id(), "--seed", str(seed), "-o", tmp_path / "hero.json")
        (checked,) = quire.good("check", "--json", tmp_path / "hero.json").entries
        assert checked["violations"] == []
        assert checked["faults"] == []


def test_without_a_seed_chance_decides(quire: Quire) -> None:
    assert quire.good("new", example_id()).raw != quire.good("new", example_id()).raw


def test_name_and_output_file_are_used(quire: Quire, tmp_path: Path) -> None:
    result = quire.good("new", example_id(), "--seed", "7", "--name", "Ilse", "-o", tmp_path / "ilse.json")
    assert result.out == ""
    assert "ilse.json: Ilse, Step Level" in result.err
    assert document(tmp_path / "ilse.json").name == "Ilse"
    kept = quire.good("new", example_id(), "--seed", "7", "--name", "Ilse", "--library", tmp_path / "l.quire")
    id_ = kept.out.split()[0]
    assert quire.good("library", "export", id_, "--library", tmp_path / "l.quire").raw == (
        (tmp_path / "ilse.json").read_bytes()
    )
    assert (
        quire.good("new", example_id(), "--seed", "7", "-o", "-").raw
        == quire.good("new", example_id(), "--seed", "7").raw
    )


def test_a_character_without_a_name_is_unnamed(quire: Quire, tmp_path: Path) -> None:
    hero = tmp_path / "hero.json"
    command = ("new", example_id(), "--seed", "7", "--name", "")
    assert "hero.json: Unnamed, Step Level" in quire.good(*command, "-o", hero).err
    kept = quire.good(*command, "--library", tmp_path / "l.quire")
    assert "  Unnamed  Step Level" in kept.out


def test_a_long_name_is_shortened(quire: Quire, tmp_path: Path) -> None:
    hero = tmp_path / "hero.json"
    output = quire.good("new", example_id(), "--seed", "7", "--name", "a" * 10_000, "-o", hero).err
    assert f"hero.json: {'a' * 59}…, Step Level" in output
    assert quire.good("check", hero).out.startswith(f"{'a' * 59}… ({example_game().name})")
    assert document(hero).name == "a" * 10_000


def test_json_has_answers_and_rolls(quire: Quire) -> None:
    result = quire.good("new", example_id(), "--seed", "7", "--name", "Ilse", "--keep", "--json").object
    assert result["procedure"] == "creation"
    assert result["seed"] == "7"
    assert result["name"] == result["character"]["name"] == "Ilse"
    faces = sorted(result["rolls"][0]["faces"])
    assert result["rolls"][0]["total"] == sum(faces[1:])  # the two best count
    assert {answered["how"] for answered in result["answers"]} <= {"auto", "rolled"}
    assert result["id"] in quire.good("library", "list").out


def test_the_log_prints_every_roll(quire: Quire) -> None:
    output = quire.good("new", example_id(), "--seed", "7", "--log").err
    assert re.search(r"1d6\+1d8\+1d12: (\d+ |\(\d+\) ){3}= \d+", output)
    assert "These numbers follow" in output


def test_answers_come_from_a_file(quire: Quire, tmp_path: Path) -> None:
    first = quire.good("new", example_id(), "--seed", "7", "--json").object
    lines = [json.dumps({"key": each["key"], "answer": each["answer"]}) for each in first["answers"]]
    lines[0] = json.dumps({first["answers"][0]["key"]: first["answers"][0]["answer"]})
    (tmp_path / "answers.jsonl").write_text("\n\n".join([*lines, '{"name": "Bo", "unasked": 1}']), encoding="utf-8")
    again = quire.good("new", example_id(), "--seed", "99", "--answers", tmp_path / "answers.jsonl", "--json")
    assert again.object["character"]["data"]["raw"] == first["character"]["data"]["raw"]
    assert again.object["name"] == "Bo"
    assert {answered["how"] for answered in again.object["answers"]} == {"script"}
    assert "Unused answers: unasked" in again.err


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ('{"options": ["nonsense"]}', "(options) in the file cannot be used"),
        ("[1]", "Line 1 of the answers in"),
        ("{", "Line 1 of the answers in"),
    ],
)
def test_answers_that_cannot_be_taken_are_refused(quire: Quire, tmp_path: Path, line: str, sentence: str) -> None:
    (tmp_path / "answers.jsonl").write_text(line, encoding="utf-8")
    assert sentence in quire.refused("new", example_id(), "--answers", tmp_path / "answers.jsonl")


def test_another_setting_can_be_chosen_from(quire: Quire, tmp_path: Path) -> None:
    (shipped, *_) = example_game().settings
    (tmp_path / "world.json").write_bytes(shipped.read_bytes())
    command = ("new", example_id(), "--seed", "7")
    assert quire.good(*command, "--setting", tmp_path / "world.json").raw == quire.good(*command).raw
    (tmp_path / "world.json").write_text("{}", encoding="utf-8")
    quire.refused(*command, "--setting", tmp_path / "world.json")


def test_asking_rolls_takes_typed_dice_and_goes_back(quire: Quire, tmp_path: Path) -> None:
    faces = " ".join(["6 8 12"] * 30)
    typed = f"none\n{faces}\nback\n\n1\nback\nback\n\nall\n"
    result = quire.good("new", example_id(), "--ask", "-o", tmp_path / "hero.json", stdin=typed)
    assert "(6) 8 12 = 20  (typed)" in result.err
    raw = document(tmp_path / "hero.json").data["raw"]
    assert isinstance(raw, dict)
    assert set(raw.values()) == {20}


def test_stopping_keeps_a_draft_and_prints_how_to_continue(quire: Quire, tmp_path: Path) -> None:
    library = tmp_path / "l.quire"
    faces = " ".join(["6 8 12"] * 30)
    stopped = quire.good("new", example_id(), "--ask", "--library", library, stdin=f"none\n{faces}\nstop\n")
    assert stopped.out == ""
    command = re.search(r"Continue with: quire (.*)", stopped.err)
    assert command is not None
    words = command.group(1).split()
    assert words[:4] == ["new", example_id(), "--ask", "--resume"]
    assert words[4] in quire.good("library", "drafts", "--library", library).out
    again = quire.good(*words, stdin="stop\n")
    assert words[4] in again.err
    done = quire.good(*words, "-o", tmp_path / "hero.json", stdin="all\n")
    assert "Set for the primary attributes" in done.err
    raw = document(tmp_path / "hero.json").data["raw"]
    assert isinstance(raw, dict)
    assert set(raw.values()) == {20}
    assert quire.good("library", "drafts", "--library", library).out == ""
    assert "no draft" in quire.refused(*words)


def test_a_portrait_of_the_window_goes_with_its_draft(quire: Quire, tmp_path: Path) -> None:
    library = tmp_path / "l.quire"
    words = quire.good("new", example_id(), "--ask", "--library", library, stdin="none\nstop\n").err.split()
    file = words.index("--resume") + 1
    with open_library(library) as shelf:
        draft = shelf.drafts.load(words[file])
        shelf.drafts.save(replace(draft, transcript={**draft.transcript, PORTRAIT: PICTURE}))
    for _ in range(2):
        quire.good("new", example_id(), "--ask", "--resume", words[file], "--library", library, stdin="stop\n")
    onward = ("--resume", words[file], "--library", library, "-o", tmp_path / "hero.json")
    quire.good("new", example_id(), *onward)
    assert document(tmp_path / "hero.json").portrait == PICTURE


def test_end_of_input_keeps_a_draft(quire: Quire) -> None:
    assert "Continue with:" in quire.good("new", example_id(), "--ask", stdin="none\n").err
    (draft,) = quire.good("library", "drafts", "--json").entries
    quire.good("library", "drafts", "--remove", draft["id"])
    assert quire.good("library", "drafts", "--json").json == []


def test_continuing_keeps_the_output_options(quire: Quire, tmp_path: Path) -> None:
    file = tmp_path / "my hero.json"
    output = quire.good("new", example_id(), "--ask", "--keep", "-o", file, stdin="none\nstop\n").err
    words = shlex.split(output.rsplit("Continue with: quire ", 1)[1])
    assert words[-3:] == ["-o", str(file), "--keep"]
    quire.good(*words, stdin="all\n")
    assert document(file).system == example_id()
    assert len(quire.good("library", "list", "--json").entries) == 1


def test_answers_are_kept_if_the_file_cannot_be_written(quire: Quire, tmp_path: Path) -> None:
    result = quire("new", example_id(), "--ask", "-o", tmp_path / "none" / "hero.json", stdin="none\nall\n")
    assert result.code == 1
    assert "there is no folder" in result.err
    words = shlex.split(result.err.rsplit("Continue with: quire ", 1)[1].splitlines()[0])
    assert quire(*words).code == 1  # still no folder, and the draft is still there
    (tmp_path / "none").mkdir()
    quire.good(*words)
    assert document(tmp_path / "none" / "hero.json").system == example_id()
    assert quire.good("library", "drafts", "--json").json == []


def test_ctrl_c_keeps_a_draft(quire: Quire, monkeypatch: pytest.MonkeyPatch) -> None:
    def break_off() -> str:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("core.cli.procedure_runner.sys", SimpleNamespace(stdin=SimpleNamespace(readline=break_off)))
        result = quire.good("new", example_id(), "--ask")
    assert "Continue with:" in result.err
    assert len(quire.good("library", "drafts", "--json").entries) == 1


def test_a_draft_belongs_to_its_procedure(quire: Quire, tmp_path: Path) -> None:
    quire.good("new", example_id(), "--ask", stdin="")
    (draft,) = quire.good("library", "drafts", "--json").entries
    quire.good("new", example_id(), "--seed", "7", "-o", tmp_path / "hero.json")
    sentence = quire.refused("run", tmp_path / "hero.json", "award", "--resume", draft["id"])
    assert f"belongs to creation in {example_id()}, not to award" in sentence


def test_an_own_setting_is_kept_with_the_draft(quire: Quire, tmp_path: Path) -> None:
    world = write_world(tmp_path, example_game())
    output = quire.good("new", example_id(), "--ask", "--setting", world, stdin="").err
    words = output.rsplit("quire ", 1)[1].split()
    world.unlink()
    assert quire.good(*words, stdin="all\n").object["setting"]["name"] == WORLD_NAME


def test_a_draft_of_an_older_version_names_the_file_of_its_setting(quire: Quire, tmp_path: Path) -> None:
    world = write_world(tmp_path, example_game())
    words = quire.good("new", example_id(), "--ask", stdin="").err.rsplit("quire ", 1)[1].split()
    with open_library(None) as shelf:
        draft = shelf.drafts.load(words[words.index("--resume") + 1])
        shelf.drafts.save(replace(draft, transcript={**draft.transcript, DRAFT_KEY: {"setting": str(world)}}))
    content = world.read_bytes()
    world.write_text("{}", encoding="utf-8")
    quire.refused(*words, stdin="all\n")
    world.write_bytes(content)
    assert quire.good(*words, stdin="all\n").object["setting"]["name"] == WORLD_NAME


def test_a_draft_of_the_window_keeps_its_setting_here(quire: Quire, tmp_path: Path) -> None:
    world = write_world(tmp_path, example_game())
    words = quire.good("new", example_id(), "--ask", "--setting", world, stdin="").err.rsplit("quire ", 1)[1].split()
    with open_library(None) as shelf:
        draft = shelf.drafts.load(words[words.index("--resume") + 1])
        transcript = dict(draft.transcript)
        transcript["window"] = transcript.pop(DRAFT_KEY)
        shelf.drafts.save(replace(draft, transcript=transcript))
    assert quire.good(*words, stdin="all\n").object["setting"]["name"] == WORLD_NAME


def test_a_draft_whose_setting_is_missing_says_so(quire: Quire, tmp_path: Path) -> None:
    world = write_world(tmp_path, example_game())
    words = quire.good("new", example_id(), "--ask", "--setting", world, stdin="").err.rsplit("quire ", 1)[1].split()
    query(paths.library_path(), "DELETE FROM setting")
    query(paths.library_path(), "DELETE FROM character WHERE kind = 'world'")
    sentence = quire.refused(*words, stdin="all\n")
    assert f"begun in the world {WORLD_NAME}, which is not in this library" in sentence
    quire.good("library", "import", world)
    quire.good(*words, stdin="all\n")


# ------------------------------------------------------------------------------------------------ run


@pytest.fixture
def hero(quire: Quire, tmp_path: Path) -> Path:
    quire.good("new", example_id(), "--seed", "7", "--name", "Ilse", "-o", tmp_path / "hero.json")
    return tmp_path / "hero.json"


def test_procedures_are_listed_with_why_they_are_closed(quire: Quire, hero: Path) -> None:
    listed = quire.good("run", hero).out
    assert "creation  Creation" in listed
    assert "(not now: Ilse has already been created." in listed
    entries = quire.good("run", hero, "--json").entries
    assert {entry["key"] for entry in entries} == set(example_game().procedures)
    assert "has already been created" in quire.refused("run", hero, "creation")
    assert "no procedure dance. Leave it out" in quire.refused("run", hero, "dance")


def test_a_procedure_of_a_file_prints_the_changed_character(quire: Quire, hero: Path, tmp_path: Path) -> None:
    result = quire.good("run", hero, "award", "--seed", "3")
    changed = Character.read(result.raw)
    assert changed.data["steps"] != document(hero).data.get("steps")
    quire.good("run", hero, "award", "--seed", "3", "-o", tmp_path / "after.json")
    assert document(tmp_path / "after.json").data["steps"] == changed.data["steps"]
    quire.good("run", "-", "award", "--seed", "3", stdin=hero.read_bytes())
    quire.good("run", hero, "award", "--seed", "3", "-o", "-")


def test_a_check_prints_its_roll(quire: Quire, hero: Path) -> None:
    """The dice stand on the error output, the outcome where the document does not."""
    result = quire.good("run", hero, "attribute_check", "--seed", "1")
    assert re.search(r"1d20: \d+ = \d+", result.err)
    assert Character.read(result.raw).name == "Ilse"
    id_ = quire.good("library", "import", hero).out.split()[0]
    kept = quire.good("run", id_, "attribute_check", "--seed", "1")
    assert re.search(r"1d20: \d+ = \d+", kept.err)
    first, *outcome = kept.out.splitlines()
    assert first.startswith(f"{id_}  revision 0")
    assert outcome
    assert all(line in result.err.splitlines() for line in outcome)


def test_a_procedure_in_the_library_is_one_revision(quire: Quire, hero: Path) -> None:
    id_ = quire.good("library", "import", hero).out.split()[0]
    result = quire.good("run", id_, "award", "--seed", "3")
    assert result.out.startswith(f"{id_}  revision 1  Step Level")
    history = quire.good("history", id_, "--json").entries
    assert history[0]["source"] == "procedure"
    assert history[0]["label"] == example_game().procedures["award"].label
    quire.good("undo", id_)
    before = Character.read(quire.good("library", "export", id_).raw)
    assert before.data == document(hero).data
    checked = quire.good("run", id_, "attribute_check", "--seed", "1", "--json").object
    assert checked["id"] == id_


def test_standard_input_cannot_hold_two_things(quire: Quire, hero: Path) -> None:
    result = quire("run", "-", "award", "--ask", stdin=hero.read_bytes())
    assert result.code == 2
    assert "Standard input" in result.err


def test_stopped_procedure_is_resumed_with_its_character(quire: Quire, hero: Path) -> None:
    id_ = quire.good("library", "import", hero).out.split()[0]
    output = quire.good("run", id_, "award", "--ask", stdin="stop\n").err
    words = output.rsplit("quire ", 1)[1].split()
    assert words[:3] == ["run", id_, "award"]
    (draft,) = quire.good("library", "drafts", "--json").entries
    assert draft["characters"] == [id_]
    assert "revision" in quire.good(*words, stdin="all\n").out


def test_a_character_of_a_campaign_begins_with_its_rules_and_joins_it(quire: Quire, tmp_path: Path) -> None:
    path = tmp_path / "l.quire"
    key = next(each.key for each in example_game().system.options.values() if each.type is FieldType.BOOL)
    with Library.open(path, HandClock()) as library:
        campaign = library.campaigns.add("Saltmere", system=example_id())
        other = library.campaigns.add("Chess club", system=next(each.id for each in games() if each.id != example_id()))
        CharacterEditor(library, campaign.id).do(SetOption(key, True)).result()
    new = ("new", example_id(), "--library", path)
    id_ = quire.good(*new, "--campaign", "Saltmere", "--seed", "7").out.split()[0]
    stopped = quire.good(*new, "--campaign", campaign.id, "--ask", stdin="stop\n")
    draft = re.findall(r"--resume (\w+)", stopped.err)[0]
    with Library.open(path, HandClock()) as library:
        made = library.load(id_).character
        assert made.campaign_rules == library.campaigns.rules(campaign.id)
        assert (made.campaign, made.campaign_id) == ("Saltmere", campaign.id)
        assert [each.is_draft for each in library.campaigns.members(campaign.id)] == [False, True]
        CharacterEditor(library, campaign.id).do(SetOption(key, ABSENT)).result()
    id_ = quire.good(*new, "--resume", draft).out.split()[0]
    with Library.open(path, HandClock()) as library:
        resumed = library.load(id_).character
        assert (resumed.campaign_id, resumed.campaign_rules) == (campaign.id, None)
        assert library.load_revision(id_, 0).campaign_rules is not None
    assert "no campaign Nowhere" in quire.refused(*new, "--campaign", "Nowhere")
    assert "is of" in quire.refused(*new, "--campaign", other.name)
    assert quire(*new, "--campaign", "Saltmere", "--resume", draft).code == 2
