"""What README and manual promise: scripts run, commands exist, JSON has the printed shape."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.help import manual
from tests.helpers.command_line import Quire
from tests.helpers.games import example_game, example_id
from tests.helpers.sources import ROOT, script

README = (ROOT / "README.md").read_text(encoding="utf-8")
REFERENCE = "\n".join(manual.page(name).text for name in manual.PAGES)
SCRIPT = re.search(r"```python\n(.*?)```", README, flags=re.DOTALL)
EXAMPLES = re.findall(r"^`quire ([^`]+)`[^\n]*\n+```json\n(.*?)```", REFERENCE, flags=re.DOTALL | re.MULTILINE)
PACK = re.search(r"```json\n(\{\s*\"format\": \"quire-rules\".*?)```", REFERENCE, flags=re.DOTALL)
PICTURES = re.findall(r"!\[[^\]]*\]\(([^)]+)\)", README)


@pytest.fixture
def workspace(quire: Quire, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that the examples name, and a library with one character that was edited."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("QUIRE_LIBRARY", str(tmp_path / "library.quire"))
    quire.good("new", example_id(), "--seed", "7", "--name", "Ilse", "-o", "ilse.json")
    return tmp_path


def test_the_two_commands_come_first() -> None:
    first = re.search(r"```\n(.*?)```", README, flags=re.DOTALL)
    assert first is not None
    assert first.group(1).split("\n")[:2] == ["python3 run.py", "python3 run.py test"]


def test_the_script_of_ten_lines_runs(workspace: Path) -> None:
    assert SCRIPT is not None
    script = SCRIPT.group(1)
    lines = [line for line in script.splitlines() if line.strip()]
    assert len(lines) <= 10
    assert set(re.findall(r"^(?:from|import) (\w+)", script, flags=re.MULTILINE)) <= {"core", "random", "pathlib"}
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=workspace, env={"PYTHONPATH": str(ROOT), "PATH": ""},
        capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Ilse" in done.stdout


FIVE_MINUTES = re.search(r"## Five minutes\n.*?```\n(.*?)```", README, flags=re.DOTALL)


def test_the_five_minutes_work_as_printed(quire: Quire, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert FIVE_MINUTES is not None
    monkeypatch.chdir(tmp_path)
    for line in FIVE_MINUTES[1].splitlines():
        python, script, *words = shlex.split(line)
        assert (python, script) == ("python3", "run.py")
        assert quire(*words, stdin="all\n").code == 0, line
    assert (tmp_path / "ilse.pdf").read_bytes().startswith(b"%PDF")
    assert len(quire.good("library", "list", "--json").entries) == 1


def test_every_json_example_has_the_shape_of_the_program(quire: Quire, workspace: Path) -> None:
    assert len(EXAMPLES) >= 12
    id_ = quire.good("new", example_id(), "--seed", "7", "--keep", "--json").object["id"]
    quire.good("edit", id_, stdin="player=Anna\n")
    quire.good("world", "new", example_id(), "My Coast", "--from", example_game().settings[0].stem.split("_", 1)[1])
    quire.good("campaign", "new", "Lowtide", "--game", example_id())
    quire.good("campaign", "set", "Lowtide", "--add", id_)
    quire.good("world", "export", "My Coast", "-o", "my_coast.json")
    assert PACK is not None
    (workspace / "calm_sea.json").write_text(PACK[1], encoding="utf-8")
    copy = quire.good("library", "backup").out.strip()
    for command, example in EXAMPLES:
        stdin = "campaign=Salt\n" if command.startswith("edit") else ""
        result = quire(*command.replace("ID", id_).replace("BACKUP", copy).split(), stdin=stdin)
        assert result.code == 0, (command, result.err)
        compare(json.loads(example), result.json, command)


def compare(example: object, real: object, place: str) -> None:
    """Everything in the example is there, of the same type; all keys, except in long lists of numbers."""
    if isinstance(example, dict):
        assert isinstance(real, dict), place
        assert set(example) <= set(real), (place, set(example) - set(real))
        partial = (".data", ".character", ".options", ".rows", ".house_rules", ".reasons", ".values")
        if not place.endswith(partial) and ".derived" not in place:
            assert set(example) == set(real), (place, set(real) - set(example))
        for key, value in example.items():
            compare(value, real[key], f"{place}.{key}")
    elif isinstance(example, list):
        assert isinstance(real, list), place
        if example and real:
            compare(example[0], real[0], f"{place}[]")
    elif example is not None and real is not None:
        assert isinstance(real, str) == isinstance(example, str), place


def test_the_printed_rule_pack_is_a_sound_one(quire: Quire, workspace: Path) -> None:
    assert PACK is not None
    (workspace / "calm_sea.json").write_text(PACK[1], encoding="utf-8")
    (checked,) = quire.good("check", "calm_sea.json", "--json").entries
    assert (len(checked["rules"]), checked["problems"], checked["ignored"]) == (2, [], [])


def test_every_command_is_in_the_manual(quire: Quire) -> None:
    help_ = quire.good("--help").out
    commands = re.findall(r"^  ([a-z]+)  ", help_, flags=re.MULTILINE)
    assert len(commands) >= 15
    for command in commands:
        assert f"quire {command}" in REFERENCE, command
        assert quire.good(command, "--help").out


def test_the_pages_of_commands_are_their_help() -> None:
    reference = script("reference")
    for language in manual.languages():
        for name in reference.PAGES:
            assert manual.page(name, language).text == reference.page_text(name, language), name


def test_every_game_has_a_picture() -> None:
    ids = re.findall(r"^\| `(\w+)` \|", README, flags=re.MULTILINE)
    assert len(ids) >= 5
    for id_ in ids:
        assert f"packaging/pictures/game-{id_}.png" in PICTURES, id_


def test_pictures_are_there() -> None:
    assert len(PICTURES) >= 2
    for picture in PICTURES:
        assert (ROOT / picture).read_bytes().startswith(b"\x89PNG")


def test_the_games_are_named_with_author_and_year() -> None:
    assert "Scott J. Compton" in README
    assert "1994" in README
    assert "no part of this program" in README
