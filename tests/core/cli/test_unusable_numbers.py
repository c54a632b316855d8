"""Numbers without a value on the command line: one sentence on the error output, exit code 1, and drafts that stay."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from core.export.json_file import read_character, write_character
from tests.helpers.command_line import Quire
from tests.helpers.games import example_id

FILE = Path(__file__).parents[3] / "resources" / "samples" / example_id() / "bren.json"


def with_rule(folder: Path, key: str) -> str:
    """Write Bren with a house rule without a value; returns the file."""
    file = folder / f"{key}.json"
    write_character(file, replace(read_character(FILE), house_rules={key: "1 / 0"}))
    return str(file)


@pytest.mark.parametrize("runs", ["1", "3"])
def test_fights_end_with_who_is_unable(quire: Quire, tmp_path: Path, runs: str) -> None:
    refused = quire("fight", with_rule(tmp_path, "surprise"), "vs", "goblin", "--runs", runs, "--seed", "3")
    assert (refused.code, refused.out) == (1, "")
    assert refused.err.splitlines()[-1] == (
        "quire: Unable to fight: Bren Tarrow. Parry/Avoid Number has no value: the house rule 1 / 0 for Surprise "
        "Number gives none. Change the house rule."
    )


def test_number_that_is_needed_later_is_told_by_workers(quire: Quire, tmp_path: Path) -> None:
    refused = quire("fight", with_rule(tmp_path, "overload"), "vs", "goblin x3", "--runs", "30", "--seed", "3")
    assert (refused.code, refused.out) == (1, "")
    assert "has no value: the house rule 1 / 0 for" in refused.err.splitlines()[-1]


def test_refused_answer_is_asked_again_until_a_draft_is_kept(quire: Quire, tmp_path: Path) -> None:
    """All answers some requests, and the one after which a number is missing is asked again."""
    library = tmp_path / "l.quire"
    command = ("run", with_rule(tmp_path, "educated_lore_left"), "drop_profession", "--ask", "--library", library)
    stopped = quire.good(*command, stdin="all\nall\nstop\n")
    assert stopped.err.count("Educated Lore left has no value: the house rule 1 / 0 for it gives none.") == 2
    assert stopped.err.index("has no value") < stopped.err.index("\nDate")  # the request is shown after the refusal
    assert "your answers are kept as a draft" in stopped.err
    answers = tmp_path / "answers.json"
    answers.write_text('{"date": ""}', encoding="utf-8")
    refused = quire(*command, "--answers", answers, stdin="1\n")
    assert (refused.code, refused.out) == (1, "")
    assert "your answers are kept as a draft" in refused.err
    assert len(quire.good("library", "drafts", "--library", library).out.splitlines()) == 2


def test_procedure_ends_with_the_reason(quire: Quire, tmp_path: Path) -> None:
    file = with_rule(tmp_path, "step_level")
    refused = quire("run", file, "powerforce")
    assert (refused.code, refused.out) == (1, "")
    assert refused.err == (
        "quire: Bren Tarrow: Step Level has no value: the house rule 1 / 0 for it gives none. Change the house rule.\n"
    )
    german = quire("run", file, "powerforce", "--language", "de")
    assert german.code == 1
    assert german.err.endswith(
        "hat keinen Wert: Die Hausregel 1 / 0 für diesen Wert ergibt keinen. Ändere die Hausregel.\n"
    )
    listed = quire("run", file)
    assert listed.code == 0
    assert "(not now: Bren Tarrow: Step Level has no value" in listed.out
