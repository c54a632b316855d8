"""``quire run`` for several characters and campaigns, and ``quire undo`` of such an action."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from core.character.document import Character
from core.registry import game, games
from tests.helpers.command_line import Quire
from tests.helpers.games import example_id, sample_files


@pytest.fixture
def party(quire: Quire) -> list[str]:
    """Three characters of a campaign; their ids."""
    ids = [quire.good("library", "import", file).out.split()[0] for file in sample_files()[:3]]
    quire.good("campaign", "new", "Lowtide", "--game", example_id())
    quire.good("campaign", "set", "Lowtide", *(word for id_ in ids for word in ("--add", id_)))
    return ids


def data(quire: Quire, ids: list[str]) -> list[object]:
    return [Character.read(quire.good("library", "export", id_).raw).data for id_ in ids]


def test_an_award_to_a_campaign_is_one_action_and_undone_as_one(quire: Quire, party: list[str]) -> None:
    before = data(quire, party)
    result = quire.good("run", "--campaign", "Lowtide", "award", "--seed", "3")
    assert len([line for line in result.out.splitlines() if not line.startswith(" ")]) == 3
    assert all(old != new for old, new in zip(before, data(quire, party), strict=True))
    (session,) = quire.good("campaign", "show", "Lowtide", "--json").object["session_list"]
    assert "party of 3" in json.dumps(session)
    assert quire.good("history", party[0], "--json").entries[0]["label"].endswith("party of 3")
    assert "quire undo --campaign Lowtide" in result.err
    undone = quire.good("undo", "--campaign", "Lowtide")
    assert undone.out.count("undone: ") == 3
    assert data(quire, party) == before
    assert "party of 3" not in quire.good("campaign", "show", "Lowtide", "--json").out
    assert "so none is undone" in quire.refused("undo", "--campaign", "Lowtide")


def test_an_award_to_one_character_is_noted_and_withdrawn_with_its_undo(quire: Quire, party: list[str]) -> None:
    quire.good("run", party[0], "award", "--seed", "3")
    (session,) = quire.good("campaign", "show", "Lowtide", "--json").object["session_list"]
    name = quire.good("library", "show", party[0], "--json").object["name"]
    label = quire.good("history", party[0], "--json").entries[0]["label"]
    assert session["awarded"] == [f"{label}, {name}"]
    quire.good("undo", party[0])
    (session,) = quire.good("campaign", "show", "Lowtide", "--json").object["session_list"]
    assert session["awarded"] == []


def test_some_characters_take_the_answers_of_the_first(quire: Quire, party: list[str], tmp_path: Path) -> None:
    answers = tmp_path / "answers.json"
    key = "award_steps"
    entries = quire.good("run", party[0], key, "--questions").entries
    number = next(each for each in entries if each["type"] == "whole")
    answers.write_text(json.dumps({number["key"]: "7"}), encoding="utf-8")
    result = quire.good("run", *party[:2], key, "--answers", answers, "--json").object
    assert [each["id"] for each in result["characters"]] == party[:2]
    assert result["procedure"] == key
    assert quire.good("undo", *party[:2], "--json").object["undone"] == party[:2]


def test_a_number_of_a_party_is_added_up_and_nothing_is_written(quire: Quire, party: list[str]) -> None:
    joint = next(each.key for each in game(example_id()).procedures.values() if each.is_joint)
    before = data(quire, party)
    result = quire.good("run", "--campaign", "Lowtide", joint)
    one = quire.good("run", "--campaign", "Lowtide", joint, "--json").object
    assert len(one["characters"]) == 3
    assert one["shown"][0]["label"] in result.out
    assert "Undo with" not in result.err
    assert data(quire, party) == before
    asked = quire("run", *party, joint, "--ask", stdin="\n" * 6)
    assert asked.code == 0, asked.err
    assert one["shown"][0]["label"] in asked.out
    stopped = quire("run", *party, joint, "--ask", stdin="stop\n")
    assert (stopped.code, "nothing was changed" in stopped.err) == (1, True)
    files = [str(each) for each in sample_files()[:2]]
    assert quire.good("run", *files, joint).out
    answers = quire.good("run", *party, joint, "--seed", "1")
    assert answers.out == result.out
    assert joint in quire.refused("run", *party, "no_such_procedure")


def test_a_person_is_asked_once(quire: Quire, party: list[str]) -> None:
    result = quire("run", *party, "award", "--ask", "--seed", "3", stdin="all\n")
    assert result.code == 0
    assert "Asked with " in result.err
    stopped = quire("run", *party, "award", "--ask", stdin="stop\n")
    assert stopped.code == 1
    assert "nothing was changed" in stopped.err


def test_files_need_a_folder(quire: Quire, tmp_path: Path) -> None:
    files = sample_files()[:2]
    assert "-o FOLDER" in quire("run", *files, "award").err
    quire.good("run", *files, "award", "--seed", "1", "-o", tmp_path / "after")
    assert {each.name for each in (tmp_path / "after").iterdir()} == {file.name for file in files}


def test_what_is_not_possible_is_said(quire: Quire, party: list[str]) -> None:
    assert "no procedure nonsense in common" in quire.refused("run", *party, "nonsense")
    closed = quire("run", *party, "count_steps")
    assert closed.code == 1
    assert closed.err.count("Left out: ") == 3
    quire.good("campaign", "new", "Empty", "--game", example_id())
    assert "no characters yet" in quire.refused("run", "--campaign", "Empty", "award")
    assert quire("run").code == quire("undo").code == 2
    assert quire("run", *party, "award", "--questions").code == 2


def test_characters_of_all_games_rest_together(quire: Quire) -> None:
    ids = [quire.good("library", "import", sample_files(game)[0]).out.split()[0] for game in games()]
    result = quire("run", *ids, "rest", "--seed", "2", "--json").object
    assert len(result["characters"]) + len(result["left_out"]) == len(ids)
    assert len(result["characters"]) >= 2
    time = quire("run", *ids, "time", "--seed", "2")
    assert "Traceback" not in time.err
