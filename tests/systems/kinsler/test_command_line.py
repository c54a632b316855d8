"""Skill lines on the command line: printed, read as a character, added to one."""

from __future__ import annotations

import json
from pathlib import Path

import pypdfium2

from tests.helpers.command_line import Quire
from tests.systems.kinsler.worked import opened

LINES = "Strength:14 [+0] (STR to STR) (x3) (zero passive fatigue)\nClimb:3 DEX\nFirebolt:9 [+1] (MIN vs {PHY})\n"


def test_lines_are_printed_and_read_again(quire: Quire, tmp_path: Path) -> None:
    whole = tmp_path / "b.json"
    whole.write_text(opened("B").character.to_text(), encoding="utf-8")
    printed = quire.good("lines", whole).out
    assert printed.splitlines()[:2] == [
        "Strength:13 [+0] (STR to STR) (x3) (zero passive fatigue)",
        "Dexterity:17 [+0] (DEX to DEX) (x3) (zero passive fatigue)",
    ]
    assert "Heal_body:6 [+0] (CON for {PHY}) (1/day)" in printed
    (tmp_path / "b.txt").write_text(printed, encoding="utf-8")
    assert quire.good("lines", tmp_path / "b.txt").out == printed
    assert quire.good("lines", "-", stdin=printed).out == printed


def test_lines_are_a_character_for_every_command(quire: Quire, tmp_path: Path) -> None:
    (tmp_path / "Ann.txt").write_text(LINES, encoding="utf-8")
    derived = quire.good("derive", tmp_path / "Ann.txt").object
    assert (derived["system"], derived["name"]) == ("kinsler", "Ann")
    assert derived["derived"]["skills"][1]["check_mod"] == 7
    id_ = quire.good("library", "import", tmp_path / "Ann.txt").out.split()[0]
    quire.good("edit", id_, stdin="skills+=Swim:2 CON\nskills+=Boat Handling\nskills+=Mind:15 (MIN to MIN)\n")
    lines = quire.good("lines", id_).out.splitlines()
    assert lines[-2:] == ["Swim:2 CON", "Boat_Handling:0 [+0] DEX"]
    assert lines[3].startswith("Mind:15 ")


def test_a_wrong_line_is_refused_with_its_column(quire: Quire, tmp_path: Path) -> None:
    (tmp_path / "Ann.txt").write_text(LINES + "Swim", encoding="utf-8")
    assert quire.refused("check", tmp_path / "Ann.txt").startswith("Line 4: Column 5: expected a level")
    (tmp_path / "Ann.txt").write_text(LINES, encoding="utf-8")
    id_ = quire.good("library", "import", tmp_path / "Ann.txt").out.split()[0]
    assert "Column 8: x9 is no stack rating" in quire.refused("edit", id_, stdin="skills+=Swim:2 (x9)\n")


def test_a_game_without_a_notation_says_so(quire: Quire, tmp_path: Path) -> None:
    made = quire.good("new", "sord", "--seed", "3").out
    (tmp_path / "made.json").write_text(made, encoding="utf-8")
    assert "has no notation" in quire.refused("lines", tmp_path / "made.json")


def pages(pdf: bytes) -> list[str]:
    document = pypdfium2.PdfDocument(pdf)
    texts = [page.get_textpage().get_text_range() for page in document]
    document.close()
    return texts


def test_secrets_are_printed_only_if_included(quire: Quire, tmp_path: Path) -> None:
    made = tmp_path / "made.json"
    raw = {"format": "quire-character", "version": 1, "system": "kinsler", "data": {"secret": "Fled the convent"}}
    made.write_text(json.dumps(raw), encoding="utf-8")
    assert "Fled the convent" in "".join(pages(quire.good("pdf", made, "-o", "-", "--secrets").raw))
    for without in ((), ("--hide-secrets",)):
        assert "convent" not in "".join(pages(quire.good("pdf", made, "-o", "-", *without).raw))
