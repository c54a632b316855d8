"""Every error of the loader, each caused by one change to the test game."""

from __future__ import annotations

import shutil
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from core.errors import RulesError
from core.rules.loader import load_system
from tests.helpers.tiny_game import FOLDER, FUNCTIONS

CASES = tomllib.loads(Path(__file__).with_name("refusals.toml").read_text(encoding="utf-8"))["case"]

ARRAYS = (
    ("violations.toml", "violation = [3]", "not_an_array", "violation must be written as [[violation]]"),
    ("violations.toml", "violation = 3", "wrong_type", "violation must be a list"),
    ("setting.toml", "check = 3", "not_an_array", "check must be written as [[check]]"),
    ("rulings.toml", "R1 = 3", "not_a_table", "R1 must be a table"),
    ("tables.toml", "tide = 3", "not_a_table", "tide must be a table"),
)


def broken(folder: Path, case: Mapping[str, str]) -> Path:
    """Copy the invented game with one change."""
    target = folder / "game"
    shutil.copytree(FOLDER, target)
    file = target / case["file"]
    written = file.read_text(encoding="utf-8") if file.exists() else ""
    old = case.get("old", "")
    assert old in written
    file.write_text(written.replace(old, case["new"], 1) if old else written + case["new"], encoding="utf-8")
    return target


def name_of(case: Mapping[str, str]) -> str:
    return f"{case['file']}-{case.get('code', '')}-{case['says'][:30]}"


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_each_error_names_file_table_and_key(tmp_path: Path, case: Mapping[str, str]) -> None:
    with pytest.raises(RulesError) as refused:
        _ = load_system(broken(tmp_path, case), FUNCTIONS).layout
    assert refused.value.message.code == case.get("code", refused.value.message.code)
    assert case["file"] in str(refused.value)
    assert case["says"] in str(refused.value)


def test_there_are_many_cases() -> None:
    assert len(CASES) > 120


@pytest.mark.parametrize(("name", "content", "code", "sentence"), ARRAYS)
def test_a_file_of_another_shape_is_refused(tmp_path: Path, name: str, content: str, code: str, sentence: str) -> None:
    folder = tmp_path / "game"
    shutil.copytree(FOLDER, folder)
    (folder / name).write_text(content, encoding="utf-8")
    with pytest.raises(RulesError) as refused:
        load_system(folder, FUNCTIONS)
    assert refused.value.message.code == f"rules_{code}"
    assert sentence in str(refused.value)


def test_a_file_that_nothing_reads_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "game"
    shutil.copytree(FOLDER, folder)
    (folder / "ruling.toml").touch()
    with pytest.raises(RulesError, match=r"ruling\.toml is not a file of a game\. Did you mean rulings\.toml\?"):
        load_system(folder, FUNCTIONS)


def test_a_folder_without_the_three_files_is_no_game(tmp_path: Path) -> None:
    with pytest.raises(RulesError, match=r"system\.toml: the file is missing in "):
        load_system(tmp_path, {})


@pytest.mark.parametrize("make", [lambda file: file.mkdir(), lambda file: file.write_bytes(b'id = "\xff"')])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, make: Callable[[Path], object]) -> None:
    folder = tmp_path / "game"
    shutil.copytree(FOLDER, folder)
    (folder / "tables.toml").unlink()
    make(folder / "tables.toml")
    with pytest.raises(RulesError, match=r"tables\.toml: the file cannot be read: ") as refused:
        load_system(folder, FUNCTIONS)
    assert refused.value.message.code == "rules_unreadable"
