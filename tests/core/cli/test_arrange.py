"""``quire arrange``, and how ``quire pdf`` and ``quire table`` print what is arranged."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from pypdf import PdfReader

from core import paths
from core.content.arrangement_file import read_arrangement, write_arrangement
from core.registry import Game
from core.rules.arrangement_checks import least_spans
from core.rules.block_kinds import HeadBlock
from core.rules.sheet_arrangement import (
    ArrangedColumn,
    ArrangedPage,
    SheetArrangement,
    block_label,
    sheet_blocks,
    standard_arrangement,
)
from core.rules.sheet_layout import GRID
from tests.helpers.command_line import Quire
from tests.helpers.form_pdfs import fill_in
from tests.helpers.games import any_game, other_game, sample_files
from tests.helpers.libraries import query


def arrangement(of: Game, count: int = 1) -> SheetArrangement:
    """Return the first blocks of a game after its head, each on a page of its own."""
    blocks = sheet_blocks(of.system.layout)
    keys = [key for key, block in blocks.items() if not isinstance(block, HeadBlock)][:count]
    least = least_spans(of.system)
    return SheetArrangement(of.id, tuple(ArrangedPage(((ArrangedColumn(least[key], (key,)),),)) for key in keys))


def pages(data: bytes) -> list[str]:
    return [page.extract_text() for page in PdfReader(io.BytesIO(data)).pages]


def sheet(of: Game | None = None) -> str:
    return str(sample_files(of)[0])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with an arrangement of three pages."""
    made = tmp_path / "own.json"
    made.write_text(write_arrangement(arrangement(any_game(), 3)), encoding="utf-8")
    return made


def test_without_one_the_sheet_of_the_game_is_shown_and_no_library_made(quire: Quire, user_home: Path) -> None:
    of = any_game()
    shown = quire.good("arrange", of.id)
    assert shown.out.splitlines()[:2] == [f"{of.system.name}: the sheet of the game", "Page 1"]
    assert all(block_label(block) in shown.out for block in sheet_blocks(of.system.layout).values())
    assert read_arrangement(quire.good("arrange", of.id, "-o", "-").out) == standard_arrangement(of.system)
    assert not list(user_home.rglob("*.quire"))


def test_an_arrangement_is_kept_until_the_sheet_of_the_game_is_wanted_again(quire: Quire, file: Path) -> None:
    of = any_game()
    assert len(pages(quire.good("pdf", sheet(), "-o", "-").raw)) != 3
    shown = quire.good("arrange", of.id, "--import", file)
    assert shown.out.splitlines()[0] == f"{of.system.name}: your arrangement"
    assert "Not printed: " in shown.out
    assert len(pages(quire.good("pdf", sheet(), "-o", "-").raw)) == 3
    assert len(pages(quire.good("pdf", of.id, "--layout", "blank", "-o", "-").raw)) == 3
    assert len(pages(quire.good("pdf", sheet(), "--standard", "-o", "-").raw)) != 3
    assert read_arrangement(quire.good("arrange", of.id, "-o", "-").out) == arrangement(of, 3)
    assert quire.good("arrange", of.id, "--json").object["own"] is True
    assert quire.good("arrange", of.id, "--standard").out.startswith(f"{of.system.name}: the sheet of the game\n")
    assert len(pages(quire.good("pdf", sheet(), "-o", "-").raw)) != 3


def test_a_character_of_the_library_is_printed_as_arranged(quire: Quire, file: Path) -> None:
    id_ = str(quire.good("library", "import", sheet(), "--json").object["imported"][0]["id"])
    quire.good("arrange", any_game().id, "--import", file)
    assert len(pages(quire.good("pdf", id_, "-o", "-").raw)) == 3
    whole = pages(quire.good("table", "booklet", id_, "--standard", "-o", "-").raw)
    assert len(pages(quire.good("table", "booklet", id_, "-o", "-").raw)) != len(whole)


def test_a_filled_in_sheet_with_a_few_blocks_changes_nothing_else(quire: Quire, tmp_path: Path) -> None:
    """What is not on the sheet was not taken away from the character."""
    of, printed, filled = any_game(), tmp_path / "sheet.pdf", tmp_path / "filled.pdf"
    id_ = str(quire.good("library", "import", sheet(), "--json").object["imported"][0]["id"])
    head = next(key for key, block in sheet_blocks(of.system.layout).items() if isinstance(block, HeadBlock))
    only_head = SheetArrangement(of.id, (ArrangedPage(((ArrangedColumn(GRID, (head,)),),)),))
    (tmp_path / "head.json").write_text(write_arrangement(only_head), encoding="utf-8")
    quire.good("arrange", of.id, "--import", tmp_path / "head.json")
    quire.good("pdf", id_, "--fillable", "-o", printed)
    before = quire.good("library", "export", id_, "-o", "-").object
    assert "Nothing differs from the library." in quire("library", "import", printed, "--changes", "all").out
    filled.write_bytes(fill_in(printed.read_bytes(), {"name": "Someone Else"}))
    quire.good("library", "import", filled, "--changes", "all")
    assert quire.good("library", "export", id_, "-o", "-").object == {**before, "name": "Someone Else"}


def test_a_file_counts_once_and_before_what_is_kept(quire: Quire, file: Path, tmp_path: Path) -> None:
    of, once = any_game(), tmp_path / "once.json"
    quire.good("arrange", of.id, "--import", file)
    once.write_text(write_arrangement(arrangement(of, 5)), encoding="utf-8")
    for more in ((), ("--standard",)):
        assert len(pages(quire.good("pdf", sheet(), "--arrangement", once, *more, "-o", "-").raw)) == 5
    assert len(pages(quire.good("pdf", sheet(), "-o", "-").raw)) == 3


def test_other_games_print_their_own_sheet(quire: Quire, file: Path) -> None:
    quire.good("arrange", any_game().id, "--import", file)
    both = quire.good("pdf", sheet(), sheet(other_game()), "-o", "-").raw
    alone = quire.good("pdf", sheet(other_game()), "-o", "-").raw
    assert len(pages(both)) == 3 + len(pages(alone))


def test_what_the_game_has_lost_is_said_once(quire: Quire, tmp_path: Path) -> None:
    of = any_game()
    old = write_arrangement(arrangement(of)).replace('"system_version": ""', '"system_version": "0"')
    (tmp_path / "old.json").write_text(old.replace('["', '["lost_block"],\n["', 1), encoding="utf-8")
    assert "lost_block" in quire.good("arrange", of.id, "--import", tmp_path / "old.json").err
    assert "lost_block" not in quire.good("pdf", sheet(), sheet(), "-o", "-").err  # it was left out when it was read
    text = old.replace('["', '["lost_block"],\n["', 1)
    query(paths.library_path(), "UPDATE sheet_arrangement SET arrangement = ?", text)
    assert quire.good("pdf", sheet(), sheet(), "-o", "-").err.count("lost_block") == 1


def test_what_cannot_be_used_is_refused(quire: Quire, file: Path, tmp_path: Path) -> None:
    other = other_game()
    assert "another game" in quire.refused("arrange", other.id, "--import", file)
    assert "another game" in quire.refused("pdf", sheet(other), "--arrangement", file, "-o", "-")
    assert "There is no file" in quire.refused("arrange", other.id, "--import", tmp_path / "none")
    wrong = quire("arrange", other.id, "--import", file, "--standard")
    assert (wrong.code, "cannot be used together" in wrong.err) == (2, True)
    card = quire("pdf", sheet(), "--layout", "card", "--arrangement", file)
    assert (card.code, "full and blank sheets only" in card.err) == (2, True)
    file.write_text('{"format": "quire-arrangement", "version": 1, "system": "none", "pages": []}', encoding="utf-8")
    assert "There is no game none" in quire.refused("pdf", sheet(), "--arrangement", file)


def test_a_damaged_library_does_not_stop_the_printing_of_files(quire: Quire, file: Path) -> None:
    quire.good("arrange", any_game().id, "--import", file)
    paths.library_path().write_bytes(b"no library at all" * 1000)
    assert pages(quire.good("pdf", sheet(), "-o", "-").raw)
