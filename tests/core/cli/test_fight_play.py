"""``quire fight`` decision by decision: asked, stopped, resumed, from answers; sheets written back."""

from __future__ import annotations

import json
import re
import signal
from dataclasses import replace
from pathlib import Path

import pytest

from core import paths
from core.character.document import Character
from core.character.json_values import Json
from core.cli import fight_report
from core.cli.console import print_out
from core.cli.sources import open_library
from core.registry import games
from tests.helpers.command_line import Quire
from tests.helpers.games import example_id, sample_files

FILES = [str(file) for file in sample_files()]
THREE_AGAINST_FOUR = ("fight", *FILES[:3], "vs", FILES[3], "goblin x3, level 1", "--seed", "3", "--ask")


def test_every_decision_shows_its_odds_and_takes_numbers_and_names(quire: Quire) -> None:
    result = quire("fight", FILES[0], "vs", FILES[2], "--seed", "3", "--ask", stdin="0\nno side\n1\nwho\n")
    assert result.code == 0  # the end of the input stops it
    assert "Third-turn 1 begins." in result.out
    assert "  1  No side" in result.err
    assert re.search(r"THAWAC 16, damage 9 to 20", result.err)
    assert "Current Health" in result.err
    assert "Stopped; the fight is kept as a draft." in result.err


def test_a_large_fight_is_stopped_resumed_and_ends_as_it_would_have(quire: Quire) -> None:
    whole = quire(*THREE_AGAINST_FOUR, stdin="\n" * 5 + "all\n")
    assert whole.code == 0
    stopped = quire(*THREE_AGAINST_FOUR, stdin="\n" * 5 + "stop\n")
    assert stopped.code == 0
    command = stopped.err.rpartition("Continue with: quire ")[2].split()
    resumed = quire(*command, stdin="all\n")
    assert resumed.code == 0
    assert resumed.out
    assert whole.out.endswith(resumed.out)
    assert "won after" in resumed.out.splitlines()[-1]
    assert "No drafts" in quire.good("library", "drafts").err


def test_ctrl_c_ends_all_and_the_fight_goes_on(quire: Quire, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was decided is kept: the decision under way ends, and the person is asked again."""

    def print_and_interrupt(text: str, style: str = "") -> None:
        print_out(text, style=style)
        if "Third-turn 2 begins" in text:
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(fight_report, "print_out", print_and_interrupt)
    result = quire(*THREE_AGAINST_FOUR, stdin="\n" * 5 + "all\nstop\n")
    assert result.code == 0
    assert "Interrupted; decisions are asked again." in result.err
    assert "Third-turn 2 begins" in result.out
    assert "Third-turn 3 begins" not in result.out
    assert len(quire.good("library", "drafts", "--json").entries) == 1


def test_rest_decides_the_rest_of_the_round_and_back_undoes(quire: Quire) -> None:
    typed = "\n\nrest\nback\nback\nback\nback\nrest\nstop\n"
    result = quire("fight", FILES[0], "vs", FILES[2], "--seed", "3", "--ask", stdin=typed)
    assert "(undone)" in result.out
    assert (
        "there is nothing to undo"
        not in quire("fight", FILES[0], "vs", FILES[2], "--seed", "3", "--ask", stdin="\nback\nstop\n").err
    )
    first = quire("fight", FILES[0], "vs", FILES[2], "--seed", "3", "--ask", stdin="back\nstop\n")
    assert "there is nothing to undo" in first.err


def test_quire_decides_for_whom_it_is_left_to(quire: Quire) -> None:
    name = Character.read(Path(FILES[0]).read_bytes()).name
    typed = f"?\nleave nobody\nleave {name}\nauto\n" + "\n" * 12 + "stop\n"
    result = quire("fight", FILES[0], "vs", FILES[2], "--seed", "3", "--ask", stdin=typed)
    assert "decide the rest of the round" in result.err
    assert "No fighter is called nobody." in result.err
    assert f"What does {name} fight with" not in result.err


def test_dice_are_asked_where_wanted(quire: Quire) -> None:
    typed = "\n" * 20 + "99\nx\n\nstop\n"
    result = quire("fight", FILES[0], "vs", FILES[2], "--seed", "3", "--ask", "--dice", "--log", stdin=typed)
    assert "Press Enter to roll, or type your dice" in result.err
    assert re.search(r"1d20: \d+ = \d+", result.err)


def test_typed_dice_of_a_fight_are_kept_when_the_rest_is_rolled(quire: Quire) -> None:
    fight = ("fight", FILES[0], "vs", FILES[2], "--seed", "3", "--ask", "--dice", "--log")
    asked = quire(*fight, stdin="\n" * 80 + "stop\n").err
    prompts = re.findall(r"(.*)\n(\[Enter |Press Enter to roll)", asked)
    several = re.compile(r"  ([2-9]d\d+|\d?d\d+\+\d?d)")
    number = next(at for at, (line, word) in enumerate(prompts) if word[0] == "P" and several.match(line))
    tried = quire(*fight, stdin="\n" * number + "1\n\nstop\n").err
    rest = tried.partition(" typed; ")[2]
    assert re.search(r": 1 \d+", rest), "the typed die is kept, the others are rolled"


def test_one_decision_holds_for_the_like_ones_of_a_round(quire: Quire) -> None:
    fight = ("fight", FILES[0], "vs", "goblin x4", "--seed", "3", "--ask")
    one_by_one = quire(*fight, stdin="\n" * 12 + "stop\n").err
    assert 'end with "for all" for the like questions that follow' in one_by_one
    together = quire(*fight, stdin="for all\n" * 6 + "stop\n")
    assert "Traceback" not in together.err
    assert together.err.count("Enter takes") < one_by_one.count("Enter takes")


def test_answers_of_a_file_decide_and_wrong_ones_name_the_valid(quire: Quire, tmp_path: Path) -> None:
    answers = tmp_path / "answers.json"
    fight = ("fight", FILES[0], "vs", FILES[2], "--seed", "3")
    quire(*fight, "--ask", stdin="\n\nstop\n")
    with open_library(paths.library_path(), must_exist=True) as database:
        draft = database.drafts.load(database.drafts.list()[0].id)
    keys = [str(each["key"]) for each in draft.answers if isinstance(each, dict)]
    key = next(each for each in keys if "surprise" in each)
    answers.write_text(json.dumps({key: "nobody"}), encoding="utf-8")
    assert "Valid names: " in quire.refused(*fight, "--answers", answers)
    answers.write_text(json.dumps({key: "Ilvane", "unheard": 1}), encoding="utf-8")
    result = quire.good(*fight, "--answers", answers)
    assert "Unused answers: unheard" in result.err
    assert result.out != quire.good(*fight).out


def test_wounds_are_written_to_files(quire: Quire, tmp_path: Path) -> None:
    quire.good("fight", FILES[0], "goblin", "vs", FILES[2], "--seed", "3", "-o", tmp_path / "after")
    assert {each.name for each in (tmp_path / "after").iterdir()} == {Path(FILES[0]).name, Path(FILES[2]).name}
    before, after = (
        Character.read(file.read_bytes()).data for file in (Path(FILES[0]), tmp_path / "after" / Path(FILES[0]).name)
    )
    assert before != after


def test_names_of_a_draft_lead_to_no_other_folder(quire: Quire, tmp_path: Path) -> None:
    folder = tmp_path / "after"
    quire("fight", FILES[0], "vs", FILES[2], "--seed", "3", "--ask", "-o", folder, stdin="\nstop\n")
    with open_library(paths.library_path(), must_exist=True) as database:
        draft = database.drafts.load(database.drafts.list()[0].id)
        names: dict[str, Json] = {"0": "../elsewhere", "1": "kept", "7": "no one", "9" * 5000: "no one", "-1": "no one"}
        database.drafts.save(replace(draft, transcript={**draft.transcript, "files": names}))
    assert quire("fight", "--resume", draft.id, "-o", folder).code == 0
    assert [each.name for each in folder.iterdir()] == ["kept.json"]
    assert not (tmp_path / "elsewhere.json").exists()


def test_wounds_are_written_to_the_library_as_one_action(quire: Quire) -> None:
    ids = [quire.good("library", "import", file).out.split()[0] for file in (FILES[0], FILES[2])]
    before = [quire.good("library", "export", id_).raw for id_ in ids]
    quire.good("fight", ids[0], "vs", ids[1], "--seed", "3")
    assert [quire.good("library", "export", id_).raw for id_ in ids] == before
    kept = quire.good("fight", ids[0], "vs", ids[1], "--seed", "3", "--keep")
    assert [quire.good("library", "export", id_).raw for id_ in ids] != before
    command = kept.err.rpartition("Undo with: quire ")[2].splitlines()[0].split()
    quire.good(*command)
    assert [Character.read(quire.good("library", "export", id_).raw).data for id_ in ids] == [
        Character.read(each).data for each in before
    ]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "Name who fights"),
        ((FILES[0], "--resume", "x"), "name no others"),
        ((FILES[0], "vs", FILES[1], "--runs", "2", "--ask"), "--runs goes with none of"),
    ],
)
def test_what_does_not_go_together_is_wrong_usage(quire: Quire, arguments: tuple[str, ...], sentence: str) -> None:
    result = quire("fight", *arguments)
    assert result.code == 2
    assert sentence in result.err


def test_a_draft_of_something_else_is_no_fight(quire: Quire) -> None:
    stopped = quire("new", example_id(), "--ask", stdin="stop\n")
    id_ = stopped.err.rpartition("--resume ")[2].split()[0]
    assert "is no fight" in quire.refused("fight", "--resume", id_)


@pytest.mark.parametrize("game", [each for each in games() if each.conflicts], ids=lambda each: each.id)
def test_a_fight_of_every_game_can_be_asked_and_decided(quire: Quire, game: object) -> None:
    files = sample_files(game)[:2]  # type: ignore[arg-type]  # a game
    result = quire("fight", *files, "--seed", "3", "--rounds", "2", "--ask", stdin="\n\n\nrest\nall\n")
    assert result.code == 0, result.err
    assert "Traceback" not in result.err
