"""``quire games``, ``roll``, ``pdf``, ``demo``, and ``quire`` itself."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import pypdfium2
import pytest

from core import registry
from core.character.document import Character
from core.cli import console
from core.cli.console import json_text, progress, spinner
from core.export.formats import ExportFormat
from core.messages import Message
from desktop import __main__ as entry
from tests.helpers.command_line import Quire
from tests.helpers.games import any_game, any_id, example_id
from tests.helpers.png_pictures import PORTRAIT
from tests.helpers.sources import ROOT


def pages(pdf: bytes) -> list[str]:
    document = pypdfium2.PdfDocument(pdf)
    texts = [page.get_textpage().get_text_range() for page in document]
    document.close()
    return texts


# ------------------------------------------------------------------------------------------------ games, roll


def test_games_print_author_year_and_ownership(quire: Quire) -> None:
    listed = quire.good("games")
    assert len(listed.out.splitlines()) == len(registry.games())
    assert "quire games GAME" in listed.err
    output = quire.good("games", any_id()).out
    credits = any_game().system.credits
    assert credits.author in listed.out
    assert f"by {credits.author}" in output
    assert f"({credits.year})" in output
    assert "contains no text from the books" in output
    setting = any_game().setting()
    assert setting is not None
    assert setting.id in output
    assert "creation  " in output
    (first, *_) = quire.good("games", "--json").entries
    assert quire.good("games", any_id(), "--json").entries == [first]
    assert first["id"] == any_id()
    assert {"version", "options", "settings", "procedures", "author", "year"} <= set(first)


def test_dice_are_rolled_by_seed(quire: Quire) -> None:
    assert quire.good("roll", "4d6 keep 3", "--seed", "5").out == quire.good("roll", "4d6 keep 3", "--seed", "5").out
    assert quire.good("roll", "4d6", "keep", "3").out.startswith("4d6 keep 3: ")
    rolled = quire.good("roll", "2d6+3", "--json").object
    assert rolled["total"] == sum(rolled["faces"]) + 3
    assert quire.good("roll", "-1+d6").out.startswith("-1+1d6: ")


def test_odds_are_exact(quire: Quire) -> None:
    odds = quire.good("roll", "2d6", "--odds", "--json").object
    assert sum(Fraction(entry["chance"]) for entry in odds["odds"]) == 1
    assert odds["odds"][5] == {"total": 7, "chance": "1/6", "percent": 16.666667}
    table = quire.good("roll", "2d6", "--odds").out
    assert "2d6: 2 to 12, mean 7" in table
    assert "     7    16.67 %    58.33 %  ####" in table


@pytest.mark.parametrize("notation", ["dragons", "2d6 * 3", "d1", "9999d6", "d6 keep 2"])
def test_dice_that_cannot_be_read_are_refused(quire: Quire, notation: str) -> None:
    result = quire("roll", notation)
    assert result.code == 1
    assert "Traceback" not in result.err


@pytest.mark.parametrize("notation", ["0d6", "15", ""])
@pytest.mark.parametrize("more", [(), ("--odds",)])
def test_a_text_without_dice_is_not_rolled(quire: Quire, notation: str, more: tuple[str, ...]) -> None:
    result = quire("roll", notation, *more)
    assert (result.code, result.out) == (1, "")
    assert "No dice were found." in result.err


# ------------------------------------------------------------------------------------------------ pdf, demo


@pytest.fixture
def hero(quire: Quire, tmp_path: Path) -> Path:
    quire.good("new", example_id(), "--seed", "7", "--name", "Ilse <b>", "-o", tmp_path / "hero.json")
    return tmp_path / "hero.json"


@pytest.mark.parametrize("layout", ["full", "card", "blank"])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_every_layout_on_every_paper(quire: Quire, hero: Path, tmp_path: Path, layout: str, paper: str) -> None:
    out = tmp_path / "out.pdf"
    options = ("--layout", layout, "--paper", paper, "--date", "2026-01-02")
    output = quire.good("pdf", hero, "-o", out, *options).err
    assert re.search(r"out\.pdf: \d+ pages?, ", output)
    texts = pages(out.read_bytes())
    assert texts
    assert ("Ilse <b>" in texts[0]) == (layout != "blank")
    ink = quire.good("pdf", hero, "-o", "-", "--ink", *options).raw
    assert ink.startswith(b"%PDF")
    assert ink == quire.good("pdf", hero, "-o", "-", "--ink", *options).raw


@pytest.mark.parametrize(
    ("command", "written", "meant"),
    [
        (("pdf",), ("--paper", "Letter"), ("--paper", "letter")),
        (("table", "characters"), ("--paper", "Legal", "--size", "A6"), ("--paper", "legal", "--size", "a6")),
    ],
)
def test_a_size_may_be_written_in_capitals(
    quire: Quire, hero: Path, command: tuple[str, ...], written: tuple[str, ...], meant: tuple[str, ...]
) -> None:
    day = ("--date", "2026-01-02", "-o", "-")
    assert quire.good(*command, hero, *written, *day).raw == quire.good(*command, hero, *meant, *day).raw


def test_a_day_or_source_date_epoch_gives_the_same_bytes(
    quire: Quire, hero: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The dates of the file and of the footer follow either; a bad one is refused in a sentence."""
    dated = quire.good("pdf", hero, "-o", "-", "--date", "2026-01-02").raw
    assert b"(D:20260102000000+00'00')" in dated.replace(b"\\", b"")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1767358800")
    made = quire.good("pdf", hero, "-o", "-").raw
    assert made == quire.good("pdf", hero, "-o", "-").raw
    assert b"(D:20260102130000+00'00')" in made.replace(b"\\", b"")
    assert "printed 2 January 2026" in "".join(pages(made))
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "soon")
    refused = quire("pdf", hero, "-o", "-")
    assert refused.code == 1
    assert "SOURCE_DATE_EPOCH is soon, which is not a number of seconds" in refused.err


def test_the_file_names_the_language_of_the_program(quire: Quire, hero: Path) -> None:
    german = quire.good("--language", "de", "pdf", hero, "-o", "-", "--date", "2026-01-02").raw
    assert b"/Lang (de)" in german
    assert "Seite 1 von" in "".join(pages(german))
    assert b"/Lang (en)" in quire.good("pdf", hero, "-o", "-", "--date", "2026-01-02").raw


def test_several_characters_go_into_one_file(quire: Quire, hero: Path, tmp_path: Path) -> None:
    one = quire.good("pdf", hero, "-o", tmp_path / "one.pdf", "--json").object
    two = quire.good("pdf", hero, hero, "-o", tmp_path / "two.pdf", "--json").object
    assert two["pages"] == 2 * one["pages"]
    assert one["missing"] == []


def test_portrait_and_notes_can_be_left_out_and_explanations_added(quire: Quire, hero: Path) -> None:
    raw = json.loads(hero.read_text(encoding="utf-8"))
    hero.write_text(json.dumps({**raw, "notes": "Owes the miller", "portrait": PORTRAIT}), encoding="utf-8")
    usual = quire.good("pdf", hero, "-o", "-").raw
    assert "Owes the miller" in "".join(pages(usual))
    assert "EXPLANATIONS" not in "".join(pages(usual))
    assert b"/Subtype /Image" in usual
    assert b"/Subtype /Image" not in quire.good("pdf", hero, "-o", "-", "--no-portrait").raw
    assert "miller" not in "".join(pages(quire.good("pdf", hero, "-o", "-", "--no-notes").raw))
    explained = pages(quire.good("pdf", hero, "-o", "-", "--explanations").raw)
    assert len(explained) > len(pages(usual))
    assert "rounded down" in "".join(explained)


def test_a_blank_sheet_needs_a_game_only(quire: Quire, tmp_path: Path) -> None:
    quire.good("pdf", any_id(), "--layout", "blank", "-o", tmp_path / "blank.pdf")
    assert quire.refused("pdf", any_id(), "-o", tmp_path / "full.pdf")


def test_letters_that_cannot_be_printed_are_named(quire: Quire, tmp_path: Path, hero: Path) -> None:
    hero.write_text(hero.read_text(encoding="utf-8").replace("Ilse <b>", "Ilse 𒀀"), encoding="utf-8")
    assert "𒀀" in quire.good("pdf", hero, "-o", tmp_path / "out.pdf").err


def test_pdf_that_cannot_be_written_changes_no_file(quire: Quire, hero: Path, tmp_path: Path) -> None:
    (tmp_path / "folder.pdf").mkdir()
    assert "it is a folder" in quire.refused("pdf", hero, "-o", tmp_path / "folder.pdf")
    assert "there is no folder" in quire.refused("pdf", hero, "-o", tmp_path / "none" / "x.pdf")
    assert quire("pdf", hero, "-o", tmp_path / "x.pdf", "--layout", "poster").code == 2


def test_demo_creates_a_character_of_every_game(quire: Quire, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    quire.good("demo")
    output = quire.good("demo", tmp_path / "again").out
    for game in registry.games():
        assert f"{game.id}.pdf" in output
        assert (tmp_path / "quire-demo" / f"{game.id}.json").read_bytes() == (
            (tmp_path / "again" / f"{game.id}.json").read_bytes()
        )
        assert pages((tmp_path / "quire-demo" / f"{game.id}.pdf").read_bytes())


def test_demo_that_cannot_be_written_is_refused(quire: Quire, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert quire.refused("demo", tmp_path / "file")


# ------------------------------------------------------------------------------------------------ quire itself


def test_help_names_every_command(quire: Quire) -> None:
    result = quire.good("--help")
    commands = "games new run derive explain check pdf roll edit history undo redo restore library doctor demo"
    for command in commands.split():
        assert command in result.out


@pytest.mark.parametrize("arguments", [["dance"], ["derive"], ["new", any_id(), "--colour"], ["library", "burn"]])
def test_wrong_usage_exits_with_2(quire: Quire, arguments: list[str]) -> None:
    result = quire(*arguments)
    assert result.code == 2
    assert "Usage" in result.err
    assert result.out == ""


def test_bug_is_reported_in_a_file(
    quire: Quire, user_home: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def broken(arguments: list[str], notice: str) -> int:
        raise ZeroDivisionError(f"{arguments}{notice}")

    monkeypatch.setattr("core.cli.run", broken)
    result = quire("games")
    assert result.code == entry.BUG
    assert "ZeroDivisionError" in result.err
    assert "Traceback" not in result.err
    (log,) = user_home.rglob(entry.LOG_FILE)
    assert "['games']" in log.read_text(encoding="utf-8")
    monkeypatch.setattr("core.paths.user_data", lambda: tmp_path / "file" / "below")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert quire("games").code == entry.BUG
    (log,) = tmp_path.glob(f"quire-*-{entry.LOG_FILE}")
    assert "['games']" in log.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("raised", "code"), [(KeyboardInterrupt(), 130), (OSError(28, "No room", "x"), 1), (OSError("odd"), 1)]
)
def test_interrupts_and_system_errors_are_reported(
    quire: Quire, monkeypatch: pytest.MonkeyPatch, raised: BaseException, code: int
) -> None:
    def stopped() -> None:
        raise raised

    monkeypatch.setattr(registry, "games", stopped)
    monkeypatch.setattr("core.cli.games.games", stopped)
    result = quire("games")
    assert result.code == code
    assert "Traceback" not in result.err
    assert (result.err == "Cancelled.\n") is (code == 130)


# ------------------------------------------------------------------------------------------------ what is written


def test_json_keeps_order_digits_and_letters() -> None:
    value = {"b": [1, 2.5, Fraction(1, 4), None, True, False], "a": {}, "c": [], "ü": "é\n"}
    assert json_text(value) == (
        '{\n  "b": [\n    1,\n    2.5,\n    0.25,\n    null,\n    true,\n    false\n  ],\n  "a": {},\n  "c": [],\n'
        '  "ü": "é\\n"\n}'
    )
    assert json_text([0.000001, 1e15 + 0.5, -0.00005]) == "[\n  0.000001,\n  1000000000000000.5,\n  -0.00005\n]"
    with pytest.raises(TypeError, match="no JSON value"):
        json_text(object())


class Terminal(io.StringIO):
    """A standard error that is a terminal."""

    def isatty(self) -> bool:
        return True


def test_work_of_more_than_a_second_shows_a_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    monkeypatch.setattr(console, "BAR_DELAY_S", -1.0)
    assert list(progress(["a", "b", "c"], "Counting")) == ["a", "b", "c"]
    assert "Counting" in terminal.getvalue()
    with spinner("Thinking"):
        pass
    monkeypatch.setattr(console, "BAR_DELAY_S", 100.0)
    assert list(progress(["a"], "Unseen")) == ["a"]
    assert "Unseen" not in terminal.getvalue()


def test_a_refusal_is_one_line_without_control_letters(capsys: pytest.CaptureFixture[str]) -> None:
    console.print_error(Message("x", "A {name}.", {"name": "\x1b[31mred\nline"}), "file\n")
    assert capsys.readouterr().err == "quire: file : A  [31mred line.\n"


def test_json_on_a_terminal_has_no_letters_that_act_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """C1 controls are obeyed by terminals, overrides of direction show something else than is there."""
    name = "a\x9b31mb\u202ec\u2066d\x7fe ü"
    character = Character("any", name=name)
    printers: tuple[Callable[[], None], ...] = (
        lambda: console.print_json({name: [name]}),
        lambda: console.print_json_line(name),
        lambda: console.print_document(character),
    )
    for printer in printers:
        terminal, pipe = Terminal(), io.StringIO()
        monkeypatch.setattr(sys, "stdout", pipe)
        printer()
        monkeypatch.setattr(sys, "stdout", terminal)
        printer()
        assert name in pipe.getvalue(), "other programs get the letters themselves"
        assert "a\\u009b31mb\\u202ec\\u2066d\\u007fe ü" in terminal.getvalue()
        assert json.loads(terminal.getvalue()) == json.loads(pipe.getvalue())


def test_what_is_exported_onto_a_terminal_has_no_letters_that_act_on_it(quire: Quire, tmp_path: Path) -> None:
    name = "a\x9b31mb\u202ec\u2066d\x7fe\x1b[2J"
    hero, world = tmp_path / "hero.json", tmp_path / "reach.quire-world"
    head = {"version": 1, "system": example_id(), "name": name}
    hero.write_text(json.dumps({**head, "format": "quire-character", "notes": name}), encoding="utf-8")
    world.write_text(json.dumps({**head, "format": "quire-setting", "id": "reach"}), encoding="utf-8")
    quire.good("library", "import", world)
    quire.good("campaign", "new", name, "--game", example_id())
    commands: list[tuple[str | Path, ...]] = [("export", hero, "--format", each) for each in ExportFormat]
    commands += [("export", hero, "--format", each, "-o", "-") for each in ExportFormat]
    commands += [("world", "export", "reach"), ("campaign", "rules", name, "-o", "-")]
    for command in commands:
        assert not re.search(
            "[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", quire.good(*command, columns=80).out
        )
    piped = json.loads(quire.good("world", "export", "reach").out)
    assert piped["name"] == name, "other programs get the letters themselves"


def test_notes_too_long_for_paper_are_said_first_and_saved_as_text(quire: Quire, tmp_path: Path) -> None:
    document = {"format": "quire-character", "version": 1, "system": example_id(), "name": "Ilse"}
    file, notes = tmp_path / "ilse.json", tmp_path / "notes.txt"
    file.write_text(json.dumps({**document, "notes": "line\n" * 26_000}))
    said = quire.good("pdf", str(file), "-o", str(tmp_path / "ilse.pdf")).err
    first, second, third, *_ = said.splitlines()
    assert first.startswith("Ilse: Notes would fill more than 200 pages; the first 200 are printed.")
    assert second == "--notes-file FILE saves it."
    assert "ilse.pdf: " in third
    said = quire.good("pdf", str(file), "-o", str(tmp_path / "ilse.pdf"), "--notes-file", str(notes)).err
    assert "--notes-file" not in said
    assert notes.read_text("utf-8") == "line\n" * 26_000 + "\n"
    file.write_text(json.dumps({**document, "notes": "short"}))
    said = quire.good("pdf", str(file), "-o", str(tmp_path / "ilse.pdf"), "--notes-file", str(notes)).err
    assert "200 pages" not in said
    assert notes.read_text("utf-8") == "short\n"


def test_long_keys_are_not_repeated(quire: Quire, tmp_path: Path) -> None:
    key = "k" * 10_000
    document = {"format": "quire-character", "version": 1, "system": any_id(), "name": "Ilse"}
    file = tmp_path / "ilse.json"
    file.write_text(json.dumps({**document, "house_rules": {key: "1"}, "options": {key: True}}))
    for command in (("check",), ("check", "--json"), ("derive",)):
        result = quire(*command[:1], str(file), *command[1:])
        assert "kkk…" in result.out
        assert "k" * 201 not in result.out + result.err


def test_a_closed_pipe_ends_the_program() -> None:
    """The other end of the pipe closes, as `head` does."""
    command = [sys.executable, "-m", "desktop", "roll", "100d1000", "--json"]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        output = program.stderr.read()
    assert program.returncode == 1
    assert "Traceback" not in output
    assert output == ""
