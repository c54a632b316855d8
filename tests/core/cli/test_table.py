"""``quire table``: party pages, cards, tents, booklets and trackers, of files, campaigns, worlds and opponents."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pypdf import PdfReader

from tests.helpers.command_line import Quire
from tests.helpers.games import any_game, example_game, other_game, sample_files

FIRST, SECOND = sample_files()[:2]


def read(file: Path) -> PdfReader:
    """Read a PDF with pypdf."""
    return PdfReader(file)


def text_of(file: Path) -> str:
    """Return all text of a PDF."""
    return "\n".join(page.extract_text() for page in read(file).pages)


@pytest.mark.parametrize("what", ["party", "cards", "characters", "opponents", "tents", "booklet", "tracker"])
def test_each_print_names_whom_it_is_of(quire: Quire, tmp_path: Path, what: str) -> None:
    target = tmp_path / "out.pdf"
    result = quire.good("table", what, FIRST, SECOND, "-o", target, "--date", "2026-11-26", "--json").object
    assert result["pages"] == len(read(target).pages)
    assert not read(target).attachments
    name = json.loads(FIRST.read_text(encoding="utf-8"))["name"]
    assert name.split()[0].casefold() in text_of(target).casefold()
    assert quire.good("table", what, FIRST, SECOND, "-o", "-", "--date", "2026-11-26").raw == target.read_bytes()


def test_the_file_is_named_after_print_and_first_character(
    quire: Quire, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    quire.good("table", "tents", FIRST)
    (made,) = tmp_path.glob("*.pdf")
    assert made.name == f"tents-{FIRST.stem}.pdf"
    made.write_text("mine", encoding="utf-8")
    assert made.name in quire.refused("table", "tents", FIRST)
    assert made.read_text(encoding="utf-8") == "mine"
    quire.good("table", "tents", FIRST, "--force")


def test_a_campaign_is_printed_with_its_members(quire: Quire, tmp_path: Path) -> None:
    own, other = example_game(), other_game()
    quire.good("campaign", "new", "The Ford", "--game", own.id)
    for file in (sample_files(own)[0], sample_files(other)[0]):
        (made,) = quire.good("library", "import", file, "--json").object["imported"]
        quire.good("edit", made["id"], stdin="campaign=The Ford")
    target = tmp_path / "party.pdf"
    quire.good("table", "party", "--campaign", "The Ford", "-o", target)
    assert "The Ford" in text_of(target)


def test_opponents_are_made_from_a_seed(quire: Quire, tmp_path: Path) -> None:
    own = example_game()
    first, second = tmp_path / "1.pdf", tmp_path / "2.pdf"
    for target in (first, second):
        quire.good(
            *("table", "opponents", "Reaver x3", "--system", own.id, "--seed", "7", "--date", "2026-11-26"),
            *("--no-blanks", "-o", target),
        )
    assert first.read_bytes() == second.read_bytes()
    assert text_of(first).count("Reaver") >= 3


def test_opponents_of_a_fight_are_those_of_the_chosen_sides(quire: Quire, tmp_path: Path) -> None:
    """With vs all but the players' characters; --side chooses; without vs all that are named."""
    hero = json.loads(FIRST.read_text(encoding="utf-8")) | {"name": "Marta's Own", "player": "Marta"}
    other = json.loads(FIRST.read_text(encoding="utf-8")) | {"name": "Old Foe", "player": ""}
    files = []
    for name, raw in (("hero", hero), ("foe", other)):
        files.append(tmp_path / f"{name}.json")
        files[-1].write_text(json.dumps(raw), encoding="utf-8")
    target = tmp_path / "out.pdf"

    def printed(*words: str | Path) -> set[str]:
        quire.good("table", "opponents", *words, "--seed", "7", "--no-blanks", "-o", target, "--force")
        text = " ".join(text_of(target).split())
        return {name for name in ("Marta's Own", "Old Foe", "Reaver") if name in text}

    fight = (files[0], "vs", files[1], "Reaver x2")
    assert printed(*fight) == {"Old Foe", "Reaver"}
    assert printed(*fight, "--side", "1") == {"Marta's Own"}
    assert printed(*fight, "--side", "1", "--side", "2") == {"Marta's Own", "Old Foe", "Reaver"}
    assert printed(files[0], files[1]) == {"Marta's Own", "Old Foe"}
    assert "There is no side 3. There are 2 sides." in quire("table", "opponents", *fight, "--side", "3").err
    assert "--side goes with opponents only." in quire("table", "tents", *fight, "--side", "1").err


def test_lists_of_cards_are_named_and_chosen(quire: Quire, tmp_path: Path) -> None:
    keys = [each["key"] for each in quire.good("table", "cards", FIRST, "--lists", "--json").entries]
    assert keys
    assert keys[0] in quire.good("table", "cards", FIRST, "--lists").out
    some, whole = tmp_path / "some.pdf", tmp_path / "all.pdf"
    quire.good("table", "cards", FIRST, "--list", keys[0], "-o", some, "--size", "a6", "--backs")
    quire.good("table", "cards", FIRST, *(word for key in keys for word in ("--list", key)), "-o", whole)
    assert len(read(some).pages) >= 2
    assert len(read(whole).pages) >= 1
    assert keys[0] in quire("table", "cards", FIRST, "--list", "nonsense", "-o", some).err


def test_entries_of_a_world_are_cards(quire: Quire, tmp_path: Path) -> None:
    name = quire.good("world", "list", "--json").entries[0]["name"]
    target = tmp_path / "world.pdf"
    quire.good("table", "cards", "--world", name, "-o", target)
    assert len(read(target).pages) >= 1


def test_what_cannot_be_printed_is_refused(quire: Quire, tmp_path: Path) -> None:
    assert "Name what to print" in quire("table", "party").err
    assert "--world goes with cards only." in quire("table", "party", "--world", "x").err
    assert any_game().id not in quire.refused("table", "party", "--campaign", "Nobody", "-o", tmp_path / "x.pdf")
    assert not (tmp_path / "x.pdf").exists()


@pytest.mark.parametrize("words", [("table", "opponents"), ("pdf",), ("library", "import"), ("world", "check")])
def test_name_that_is_too_long_for_a_file_is_refused_in_a_sentence(quire: Quire, words: tuple[str, ...]) -> None:
    """The file system refuses to look for it; that is no reason to leave the command."""
    name = "\u0436" * 300
    told = quire.refused(*words, name, *(("--system", any_game().id) if words[0] == "table" else ()))
    assert "operating system" not in told
