"""``quire export``: formats, folders, the library, and its alias ``quire library export``."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

from core.character.document import Character
from core.export.formats import ExportFormat, secret_addresses
from core.export.privacy import has_secrets
from core.registry import open_character
from tests.helpers.command_line import Quire
from tests.helpers.games import game_with, sample_files, sample_sheet


@pytest.fixture
def file() -> Path:
    """A sample character."""
    return sample_files()[0]


def test_the_ending_names_the_format(quire: Quire, file: Path, tmp_path: Path) -> None:
    for ending, start in (("html", "<!DOCTYPE html>"), ("md", "# "), ("json", "{"), ("txt", "")):
        out = tmp_path / f"sheet.{ending}"
        quire.good("export", file, "-o", out)
        text = out.read_text(encoding="utf-8")
        assert text.lstrip().startswith(start)
        assert Character.read(file.read_bytes()).name in text


def test_a_document_comes_back_whole(quire: Quire, file: Path) -> None:
    printed = Character.read(quire.good("export", file, "--secrets").raw)
    before = Character.read(file.read_bytes())
    assert (printed.system, printed.name, printed.notes) == (before.system, before.name, before.notes)
    assert open_character(printed, Random(1)).derived() == open_character(before, Random(1)).derived()


def test_values_go_to_standard_output(quire: Quire, file: Path) -> None:
    values = json.loads(quire.good("export", file, "--format", "values").out)
    assert values["name"] == Character.read(file.read_bytes()).name
    assert values["values"]


def test_text_wraps_on_a_terminal_and_not_in_a_pipe(quire: Quire, file: Path) -> None:
    shown = re.sub(r"\x1b\[[0-9;]*m", "", quire.good("export", file, "--format", "txt", columns=60).out)
    assert max(map(len, shown.splitlines())) <= 60
    piped = quire.good("export", file, "--format", "txt").out
    assert max(map(len, piped.splitlines())) > 60
    assert "".join(shown.split()) == "".join(piped.split())


def test_the_page_knows_its_character_in_the_library(quire: Quire, file: Path, tmp_path: Path) -> None:
    quire.good("library", "import", file)
    (id_,) = (entry["id"] for entry in json.loads(quire.good("library", "list", "--json").out))
    quire.good("export", "all", "--format", "html", "-o", tmp_path / "out")
    (page,) = (tmp_path / "out").glob("*.html")
    assert f'"id":"{id_}"' in page.read_text(encoding="utf-8")
    quire.good("library", "export", "all", "-o", tmp_path / "documents")
    (document,) = (tmp_path / "documents").glob("*.json")
    assert Character.read(document.read_bytes()).name == Character.read(file.read_bytes()).name


def test_several_need_a_folder(quire: Quire, file: Path) -> None:
    result = quire("export", file, file)
    assert (result.code, result.out) == (2, "")
    assert "-o FOLDER" in result.err


def test_what_cannot_be_opened_is_said_and_the_others_are_written(quire: Quire, file: Path, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.json"
    wrong.write_text("[]", encoding="utf-8")
    result = quire("export", wrong, file, "--format", "txt", "-o", tmp_path / "out")
    assert result.code == 1
    assert len(list((tmp_path / "out").glob("*.txt"))) == 1


@pytest.fixture
def in_library(quire: Quire, file: Path) -> str:
    """The id of the sample in the library."""
    quire.good("library", "import", file)
    (entry,) = json.loads(quire.good("library", "list", "--json").out)
    return str(entry["id"])


def sent_back(page: str, folder: Path, **other: object) -> tuple[Path, str, int]:
    """Write the file that a page sends back after its first track lost a point; return address and number, too."""
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    data = json.loads(found[1])
    track = next(each for each in data["tracks"] if "[" not in each["losses"][0][0])
    address, lost = track["losses"][0]
    change = {"address": address, "label": track["label"], "was": lost, "now": lost + 1}
    document = {key: data[key] for key in ("format", "version", "id", "revision", "system", "name")}
    path = folder / "changes.json"
    path.write_text(json.dumps({**document, "changes": [change], **other}), encoding="utf-8")
    return path, address, lost + 1


def test_what_a_phone_sends_back_becomes_one_edit(quire: Quire, in_library: str, tmp_path: Path) -> None:
    page = quire.good("export", in_library, "--format", "html").out
    path, address, now = sent_back(page, tmp_path)
    listed = quire.good("library", "import", path, "--changes", "none", "--json").object
    assert [(each["returned"], each["taken"]) for each in listed["changes"]] == [(now, False)]
    assert "(taken)" in quire.good("library", "import", path).out
    values = json.loads(quire.good("export", in_library, "--format", "values").out)["values"]
    assert values.get(address, now) == now
    again = quire("library", "import", path, "--json")
    assert (again.code, again.object["changes"]) == (1, []), "nothing is left to take"
    quire.good("undo", in_library)
    assert quire.good("library", "import", path, "--changes", "none", "--json").object["changes"][0]["present"] != now


def test_a_value_that_changed_meanwhile_is_left_unless_all_are_wanted(
    quire: Quire, in_library: str, tmp_path: Path
) -> None:
    page = quire.good("export", in_library, "--format", "html").out
    path, address, now = sent_back(page, tmp_path)
    quire.good("edit", in_library, stdin=f"{address}={now + 1}\n")
    result = quire("library", "import", path, "--json")
    (left,) = result.object["changes"]
    assert (result.code, left["present"], left["taken"]) == (1, now + 1, False)
    (taken,) = quire.good("library", "import", path, "--changes", "all", "--json").object["changes"]
    assert taken["taken"] is True


def test_a_computed_number_or_a_strange_address_is_never_taken(quire: Quire, in_library: str, tmp_path: Path) -> None:
    page = quire.good("export", in_library, "--format", "html").out
    computed = next(iter(open_character(Character.read(sample_files()[0].read_bytes()), Random(1)).derived()))
    changes = [{"address": each, "label": "x", "was": 0, "now": 99} for each in (computed, "no.such", "[[", "")]
    path, *_ = sent_back(page, tmp_path, changes=changes)
    result = quire("library", "import", path, "--changes", "all", "--json")
    assert result.code == 1
    assert [each["taken"] for each in result.object["changes"]] == [False] * len(changes)


@pytest.mark.parametrize(
    "other",
    [{"changes": "x"}, {"changes": [1]}, {"changes": [{"address": 1}]}, {"version": 9}, {"id": ""}, {"id": "nobody"}],
)
def test_unsound_changes_are_refused_in_a_sentence(
    quire: Quire, in_library: str, tmp_path: Path, other: dict[str, object]
) -> None:
    path, *_ = sent_back(quire.good("export", in_library, "--format", "html").out, tmp_path, **other)
    result = quire("library", "import", path)
    assert result.code == 1
    assert "Traceback" not in result.err
    assert result.err.startswith("quire: ")


@pytest.mark.parametrize("form", ExportFormat)
def test_the_alias_is_the_same_command(quire: Quire, in_library: str, tmp_path: Path, form: ExportFormat) -> None:
    written = []
    for number, words in enumerate((("export",), ("library", "export"))):
        out = tmp_path / f"{number}.{form.ending}"
        quire.good(*words, in_library, "--format", form, "-o", out)
        written.append(out.read_bytes())
        assert quire.good(*words, in_library, "--format", form).raw == written[0]
    assert written[0] == written[1]


def test_a_document_of_the_library_leaves_out_secrets_unless_they_are_wanted(quire: Quire, tmp_path: Path) -> None:
    of = game_with(lambda each: has_secrets(each.system), "secrets on its sheet")
    hidden = "The heir of the drowned king"
    address = next(each for each in secret_addresses(sample_sheet(of)) if isinstance(sample_sheet(of).value(each), str))
    quire.good("library", "import", sample_files(of)[0])
    (entry,) = quire.good("library", "list", "--json").entries
    quire.good("edit", entry["id"], stdin=f"{address}={hidden}\n")
    for words in (("export",), ("library", "export")):
        assert hidden not in quire.good(*words, entry["id"]).out
        assert hidden in quire.good(*words, entry["id"], "--secrets").out
    quire.good("library", "export", "all", "--secrets", "--no-notes", "-o", tmp_path)
    (file,) = tmp_path.glob("*.json")
    document = Character.read(file.read_bytes())
    assert document.notes == ""
    assert open_character(document, Random(1)).value(address) == hidden


def test_what_is_not_there_is_said_for_files_and_ids(quire: Quire, tmp_path: Path, in_library: str) -> None:
    assert "no such file" in quire.refused("library", "export", "ilse").lower()
    assert "may have been deleted" in quire.refused("library", "export", "bcdfghjk")
    result = quire("library", "export", "bcdfghjk", "zcdfghjk", "-o", tmp_path / "out")
    assert (result.code, result.out) == (1, "")
    assert result.err.count("quire: ") == 2
    assert not (tmp_path / "out").exists()
    quire.good("library", "export", in_library, sample_files()[0], "-o", tmp_path / "out")
    assert len(list((tmp_path / "out").iterdir())) == 2
