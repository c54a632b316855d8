"""Every command with ``-o``, onto what is no plain file: a device, a pipe, links; what should stay is not replaced."""

from __future__ import annotations

import os
import stat
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from core.cli.pdf import check_replaceable
from core.errors import DocumentError
from core.procedures.procedure import ProcedureKind
from tests.helpers.command_line import Quire
from tests.helpers.games import any_game, sample_files

pytestmark = pytest.mark.skipif(os.name == "nt", reason="devices, pipes and links of Unix")

CAMPAIGN = "Table"
Words = tuple[str | Path, ...]


def new(_quire: Quire) -> Words:
    return ("new", any_game().id, "--seed", "7")


def run_procedure(_quire: Quire) -> Words:
    checks = [key for key, each in any_game().procedures.items() if each.kind is ProcedureKind.CHECK]
    return ("run", sample_files()[0], checks[0], "--seed", "7")


def print_sheet(_quire: Quire) -> Words:
    return ("pdf", sample_files()[0])


def export_sheet(_quire: Quire) -> Words:
    return ("export", sample_files()[0], "--format", "txt")


def export_document(quire: Quire) -> Words:
    return (
        "library",
        "export",
        quire.good("library", "import", sample_files()[0], "--json").object["imported"][0]["id"],
    )


def export_world(quire: Quire) -> Words:
    return ("world", "export", quire.good("world", "list", "--json").entries[0]["world"])


def export_rules(quire: Quire) -> Words:
    quire.good("campaign", "new", CAMPAIGN, "--game", any_game().id)
    return ("campaign", "rules", CAMPAIGN)


COMMANDS = (new, run_procedure, print_sheet, export_sheet, export_document, export_world, export_rules)


@pytest.fixture(params=COMMANDS, ids=lambda each: each.__name__)
def command(request: pytest.FixtureRequest, quire: Quire) -> Words:
    """The words of a command that takes ``-o``."""
    make: Callable[[Quire], Words] = request.param
    return make(quire)


def test_a_device_stays_a_device(quire: Quire, command: Words, tmp_path: Path) -> None:
    """The null device, but a node of the test's own, by its name and by a link."""
    device, link = tmp_path / "null", tmp_path / "link"
    try:
        os.mknod(device, stat.S_IFCHR | 0o666, os.makedev(1, 3))
        device.write_bytes(b"")  # some file systems allow no devices
    except OSError:
        pytest.skip("devices can only be made by root")
    link.symlink_to(device)
    for target in (device, link):
        quire.good(*command, "-o", target)
        assert stat.S_ISCHR(device.stat().st_mode)
        assert link.is_symlink()


def test_what_is_written_into_a_pipe_arrives(quire: Quire, command: Words, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with subprocess.Popen(["cat", pipe], stdout=subprocess.PIPE) as reader:
        assert reader.stdout is not None
        got: list[bytes] = []
        reading = threading.Thread(target=lambda out: got.append(out.read()), args=(reader.stdout,))
        reading.start()
        done = quire(*command, "-o", pipe)
        if done.code:
            reader.kill()  # nothing comes
        reading.join()
    assert done.code == 0, done.err
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert len(got[0]) > 100


def test_a_link_is_followed_and_another_name_keeps_the_old_content(
    quire: Quire, command: Words, tmp_path: Path
) -> None:
    target, link, other = tmp_path / "target", tmp_path / "link", tmp_path / "other"
    target.touch()
    other.hardlink_to(target)
    link.symlink_to(target)
    quire.good(*command, "-o", link)
    assert link.is_symlink()
    assert len(target.read_bytes()) > 100
    assert other.read_bytes() == b""


def test_the_name_of_standard_output_is_standard_output(
    quire: Quire, command: Words, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert quire.good(*command, "-o", "-").raw
    assert list(tmp_path.glob("*")) == [tmp_path / "home"]


def test_a_pipe_is_not_read_to_see_whether_it_may_be_replaced(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    with open(reader, "rb") as ours:
        os.write(writer, b"unread")
        os.close(writer)
        check_replaceable(Path(f"/dev/fd/{reader}"))
        assert ours.read() == b"unread"
    foreign = tmp_path / "notes.pdf"
    foreign.write_bytes(b"%PDF of another program")
    with pytest.raises(DocumentError, match="not written by Quire"):
        check_replaceable(foreign)


def test_a_handle_of_many_digits_is_refused_in_a_sentence(quire: Quire) -> None:
    assert "was not saved" in quire.refused(*new(quire), "-o", "/dev/fd/" + "9" * 30)


def test_a_file_is_no_folder(quire: Quire, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"old")
    quire.good("library", "import", sample_files()[0])
    fighters: Words = (*sample_files()[:2], "--seed", "7", "--rounds", "1")
    for folder in (file, file / "within"):
        commands: tuple[Words, ...] = (("library", "export", "all", "-o"), ("fight", *fighters, "-o"), ("demo",))
        for words in commands:
            assert "it is not a folder" in quire.refused(*words, folder)
    assert file.read_bytes() == b"old"
