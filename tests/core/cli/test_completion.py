"""Completion for shells: the script is installed, and words are completed by what the library and the games have."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.command_line import Quire
from tests.helpers.games import example_id, sample_files

FIRST = str(sample_files()[0])


@pytest.fixture
def complete(quire: Quire, monkeypatch: pytest.MonkeyPatch) -> object:
    """Return the words that a shell is offered for a line; the last one is incomplete."""

    def run(*words: str) -> list[str]:
        with monkeypatch.context() as patch:
            patch.setenv("_QUIRE_COMPLETE", "complete_bash")
            patch.setenv("COMP_WORDS", " ".join(("quire", *words)))
            patch.setenv("COMP_CWORD", str(len(words)))
            result = quire()
        assert "Traceback" not in result.err
        return result.out.split()

    return run


def test_words_of_every_kind_are_completed(quire: Quire, complete: object, tmp_path: Path) -> None:
    assert callable(complete)
    id_ = quire.good("library", "import", FIRST).out.split()[0]
    quire.good("campaign", "new", "Lowtide", "--game", example_id())
    assert complete("lib") == ["library"]
    assert complete("new", example_id()[:2]) == [example_id()]
    assert complete("games", example_id()[:2]) == [example_id()]
    assert complete("derive", id_[:3]) == [id_]
    assert "move_rate" in complete("explain", FIRST, "move")
    assert complete("explain", "nowhere.json", "move") == []
    assert "award" in complete("run", FIRST, "aw")
    assert id_ in complete("run", id_[:3])
    assert complete("run", "--campaign", "Low") == ["Lowtide"]
    for command in ("pdf", "export", "fight", "undo", "history"):
        assert id_ in complete(command, id_[:3]), command
    for words in (("undo", "--campaign"), ("new", example_id(), "--campaign"), ("campaign", "show")):
        assert complete(*words, "Low") == ["Lowtide"], words
    world = quire.good("world", "new", example_id(), "Reach").out.strip()
    assert world in complete("world", "show", world[:3])
    assert example_id() in complete("world", "list", "--game", example_id()[:3])
    quire.good("new", example_id(), "--ask", stdin="stop\n")
    (draft,) = quire.good("library", "drafts", "--json").entries
    assert draft["id"] in complete("new", example_id(), "--resume", draft["id"][:2])
    (tmp_path / "hero.json").write_text("{}", encoding="utf-8")
    (tmp_path / "heroes").mkdir()
    assert complete("check", f"{tmp_path}/hero") == [f"{tmp_path}/hero.json", f"{tmp_path}/heroes/"]
    assert complete("check", f"{tmp_path}/heroes/") == []
    assert complete("derive", "/no/such/folder/x") == []


def test_without_a_library_nothing_is_offered_and_none_is_made(complete: object, user_home: Path) -> None:
    assert callable(complete)
    assert complete("undo", "--campaign", "x") == []
    assert complete("derive", "zzzz") == []
    assert not list(user_home.rglob("library.quire"))


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_the_script_of_a_shell_is_made(quire: Quire, monkeypatch: pytest.MonkeyPatch, shell: str) -> None:
    monkeypatch.setenv("_QUIRE_COMPLETE", f"source_{shell}")
    assert "_QUIRE_COMPLETE" in quire().out


def test_completion_is_installed_for_a_named_shell(
    quire: Quire, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert "fish" in quire.good("--install-completion", "fish").out
    assert (tmp_path / ".config/fish/completions/quire.fish").is_file()
    assert "ksh is none of bash" in quire("--install-completion", "ksh").err
    assert quire("--install-completion", "ksh").code == 2


def test_habits(quire: Quire, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """-h is --help; explain lists near addresses; a file that is not there is no deleted character."""
    assert quire.good("pdf", "-h").out == quire.good("pdf", "--help").out
    assert "An address names a number" in quire.refused("explain", FIRST, "zzzzzzzz")
    near = quire.refused("explain", FIRST, "move rat")
    assert "move_rate" in near
    quire.good("library", "import", FIRST)
    assert "There is no such file: ilse" in quire.refused("derive", "ilse")
    assert "may have been deleted" in quire.refused("derive", "bcdfghjk")


def test_a_pdf_is_named_after_its_character_and_overwrites_only_its_own(
    quire: Quire, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    quire.good("pdf", FIRST)
    file = tmp_path / f"{Path(FIRST).stem}.pdf"
    assert file.read_bytes().startswith(b"%PDF")
    quire.good("pdf", FIRST)
    for foreign in (b"a letter", b"%PDF-1.4 of another program"):
        file.write_bytes(foreign)
        assert "was not written by Quire" in quire.refused("pdf", FIRST)
        assert file.read_bytes() == foreign
    quire.good("pdf", FIRST, "--force")
    assert file.read_bytes().startswith(b"%PDF")
    assert quire.good("pdf", "-", stdin=Path(FIRST).read_bytes()).raw.startswith(b"%PDF")
