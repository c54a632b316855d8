"""Character files: atomic, the same bytes for the same character, a message for each failure."""

from __future__ import annotations

import errno
import os
import random
import socket
import stat
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from core.character.document import Character
from core.character.sheet import Sheet
from core.errors import DocumentError, ExportError
from core.export.atomic_file import write_file
from core.export.json_file import LARGEST_READ, read_bytes, read_character, write_character
from tests.helpers.sources import ROOT
from tests.helpers.tiny_character import tiny_document
from tests.helpers.tiny_game import tiny_system

posix = pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")

MO = Character.from_json(tiny_document(shoes=[43, None]))


def left_over(folder: Path) -> list[str]:
    return [each.name for each in folder.iterdir() if each.name.startswith(".quire-")]


def test_written_file_reads_back_equal(tmp_path: Path) -> None:
    place = tmp_path / "Mo — \U0001f600.json"
    write_character(place, MO)
    assert read_character(place) == MO
    text = place.read_text(encoding="utf-8")
    assert text.endswith("}\n")
    assert '\n  "shoes": [' in text
    first = place.read_bytes()
    write_character(place, read_character(place))
    assert place.read_bytes() == first
    assert left_over(tmp_path) == []


def test_an_opened_character_is_written_with_its_uids(tmp_path: Path) -> None:
    sheet = Sheet.open(MO, tiny_system(), random.Random(1))
    place = tmp_path / "mo.json"
    write_character(place, sheet.character)
    again = Sheet.open(read_character(place), tiny_system(), random.Random(2))
    assert again.character == sheet.character


def test_existing_file_keeps_its_permissions(tmp_path: Path) -> None:
    place = tmp_path / "mo.json"
    place.write_text("old")
    place.chmod(0o640)
    write_character(place, MO)
    assert stat.S_IMODE(place.stat().st_mode) == 0o640


def test_new_file_gets_default_permissions(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        write_file(tmp_path / "a", b"")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "a").stat().st_mode) == 0o640


def test_a_link_is_followed(tmp_path: Path) -> None:
    target = tmp_path / "target.json"
    target.write_text("old")
    link = tmp_path / "link.json"
    link.symlink_to(target)
    write_character(link, MO)
    assert link.is_symlink()
    assert read_character(target) == MO


def test_a_hard_link_keeps_the_old_content(tmp_path: Path) -> None:
    place, other = tmp_path / "a", tmp_path / "b"
    place.write_text("old")
    os.link(place, other)
    write_file(place, b"new")
    assert (place.read_text(), other.read_text()) == ("new", "old")


def test_looped_links_are_reported(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    assert why(tmp_path / "a") == "file_not_written"


@posix
def test_a_device_is_written_to_and_stays_a_device(tmp_path: Path) -> None:
    """The null device, but a node of the test's own."""
    device = tmp_path / "null"
    try:
        os.mknod(device, stat.S_IFCHR | 0o666, os.makedev(1, 3))
        device.write_bytes(b"")  # some file systems allow no devices
    except OSError:
        pytest.skip("devices can only be made by root")
    link = tmp_path / "link"
    link.symlink_to(device)
    for path in (device, link):
        write_file(path, b"content")
        assert stat.S_ISCHR(device.stat().st_mode)
    assert link.is_symlink()
    assert left_over(tmp_path) == []


@posix
def test_content_is_streamed_into_a_named_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    content = bytes(range(256)) * 4000  # more than a pipe holds
    with subprocess.Popen(["cat", pipe], stdout=subprocess.PIPE) as reader:
        writing = threading.Thread(target=write_file, args=(pipe, content))
        writing.start()
        assert reader.stdout is not None
        assert reader.stdout.read() == content
        writing.join()
    assert stat.S_ISFIFO(pipe.stat().st_mode)


@posix
@pytest.mark.parametrize("name", ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
@pytest.mark.parametrize("kind", ["pipe", "file", "socket"])
def test_open_files_of_the_process_are_written_to(tmp_path: Path, name: str, kind: str) -> None:
    """A redirected file keeps what was written before."""
    code = (
        "print('begun', flush=True); from pathlib import Path; from core.export.atomic_file import write_file;"
        f"write_file(Path({name!r}), b'new')"
    )
    if kind == "pipe":
        output = subprocess.run([sys.executable, "-c", code], cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
    elif kind == "file":
        with (tmp_path / "out").open("wb") as file:
            subprocess.run([sys.executable, "-c", code], cwd=ROOT, stdout=file, check=True)
        output = (tmp_path / "out").read_bytes()
    else:
        ours, theirs = socket.socketpair()
        with ours, theirs:
            subprocess.run([sys.executable, "-c", code], cwd=ROOT, stdout=theirs.fileno(), check=True)
            output = ours.recv(100)
    assert output == b"begun\nnew"


def why(path: Path) -> str:
    with pytest.raises(ExportError) as caught:
        write_file(path, b"new")
    assert str(caught.value).endswith(".")
    return caught.value.message.code


def test_missing_folder_is_reported(tmp_path: Path) -> None:
    assert why(tmp_path / "none" / "a.json") == "folder_missing"
    (tmp_path / "file").write_text("")
    assert why(tmp_path / "file" / "a.json") == "folder_missing"


def test_folder_as_target_is_reported(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "inside").write_text("")
    assert why(tmp_path / "folder") == "file_is_folder"
    assert left_over(tmp_path) == []


def test_invalid_file_names_are_reported(tmp_path: Path) -> None:
    assert why(tmp_path / ("a" * 300)) == "file_not_written"
    assert why(tmp_path / "a\0b") == "file_not_written"


def test_read_only_file_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "a.json"
    place.write_text("old")
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert why(place) == "file_read_only"
    assert place.read_text() == "old"


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOSPC, "disk_full"),
        (errno.EDQUOT, "disk_full"),
        (errno.EROFS, "file_read_only"),
        (errno.EACCES, "file_read_only"),
        (errno.EBUSY, "file_in_use"),
        (errno.EIO, "file_not_written"),
    ],
)
@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_disk_errors_leave_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, code: str, step: str
) -> None:
    place = tmp_path / "a.json"
    place.write_text("old")

    def fail(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os if step == "fsync" else Path, step, fail)
    assert why(place) == code
    assert place.read_text() == "old"
    assert left_over(tmp_path) == []


def test_file_in_use_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class SharingError(PermissionError):
        """The error Windows raises if another program has the file open."""

        winerror = 32

    def fail(*_: object) -> None:
        raise SharingError(errno.EACCES, "in use")

    monkeypatch.setattr(Path, "replace", fail)
    assert why(tmp_path / "a.json") == "file_in_use"
    assert left_over(tmp_path) == []


def test_missing_chmod_and_folder_sync_are_ignored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise PermissionError(errno.EPERM, "no rights here")

    monkeypatch.setattr(Path, "chmod", fail)
    monkeypatch.setattr(os, "open", _refusing_folders(os.open))
    write_file(tmp_path / "a.json", b"new")
    assert (tmp_path / "a.json").read_bytes() == b"new"


def _refusing_folders(real: Callable[..., int]) -> Callable[..., int]:
    def opening(path: str, *rest: object, **more: object) -> int:
        if Path(path).is_dir():
            raise PermissionError(errno.EACCES, "folders cannot be opened")
        return real(path, *rest, **more)

    return opening


def unreadable(path: Path) -> str:
    with pytest.raises(DocumentError) as caught:
        read_character(path)
    assert str(caught.value).endswith(".")
    return caught.value.message.code


def test_unreadable_files_are_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a.json").write_text("{}")
    assert unreadable(tmp_path / "none.json") == "file_missing"
    assert unreadable(tmp_path / "a.json" / "b") == "file_missing"
    assert unreadable(tmp_path) == "file_is_folder"
    assert unreadable(tmp_path / "a\0b") == "file_unreadable"
    assert unreadable(tmp_path / "a.json") == "no_format"

    for number in (errno.EACCES, errno.EIO):

        def fail(*_: object, number: int = number) -> None:
            raise OSError(number, os.strerror(number))

        monkeypatch.setattr(Path, "open", fail)
        assert unreadable(tmp_path / "a.json") == "file_unreadable"


def test_reading_stops_beyond_the_size_limit(tmp_path: Path) -> None:
    place = tmp_path / "huge.json"
    with place.open("wb") as file:
        file.truncate(200 * 1024 * 1024)
    assert len(read_bytes(place)) == LARGEST_READ
    assert unreadable(place) == "too_large"


def test_character_files_import_no_pdf_modules() -> None:
    code = "import sys, core.export.json_file; sys.exit('reportlab' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
