"""One window for each library: the lock, the message, hostile messages, and the real program started twice."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.character.document import Character
from desktop import instance_server
from desktop.file_arrivals import FileArrivals
from desktop.instance_server import InstanceServer
from desktop.single_instance import (
    LENGTH_BYTES,
    MAX_FILES,
    MAX_MESSAGE,
    SingleInstance,
    absolute_paths,
    decode_message,
    encode_message,
)
from tests.helpers.games import any_id
from tests.helpers.sources import ROOT
from tests.helpers.windows import PATIENCE_MS

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the sockets of this test are those of Unix")

SEND = """
import sys
from pathlib import Path
from desktop.single_instance import SingleInstance
instance = SingleInstance(Path(sys.argv[1]))
print(instance.claim(), instance.send(sys.argv[2:]))
"""


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The place of a library, with a private folder for sockets, whose path may not be long."""
    with tempfile.TemporaryDirectory(prefix="run") as runtime:
        monkeypatch.setenv("XDG_RUNTIME_DIR", runtime)
        yield tmp_path / "library.quire"


@pytest.fixture
def instance(library: Path) -> Iterator[SingleInstance]:
    """The claimed lock of the library."""
    instance = SingleInstance(library)
    assert instance.claim()
    yield instance
    instance.release()


@pytest.fixture
def server(qapp: QApplication, instance: SingleInstance) -> Iterator[InstanceServer]:
    """A listening server."""
    assert qapp.instance() is not None
    server = InstanceServer(instance.address)
    assert server.is_listening
    yield server
    server.close()


def start(*arguments: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.Popen([sys.executable, *arguments], cwd=ROOT, env=environment, text=True, stdout=subprocess.PIPE)


def test_a_message_comes_back_as_it_was_sent() -> None:
    files = ["/files/Ä b.quire-character", "/files/line\nbreak.quire-world", os.fsdecode(b"/files/\xff.json")]
    message = encode_message(files, "token")
    assert int.from_bytes(message[:LENGTH_BYTES], "big") == len(message) - LENGTH_BYTES
    assert decode_message(message[LENGTH_BYTES:]) == ("token", files)


@pytest.mark.parametrize(
    "content",
    [b"", b"quire 1", b"quire 2\0token\0/a", b"GET / HTTP/1.1\r\n", b"quire 1\0\0relative.json", b"quire 1\0\0",
     b"quire 1\0" + b"\0/a" * (MAX_FILES + 1), b"quire 1\0\0/" + b"a" * 5000],
)  # fmt: skip
def test_other_messages_are_refused(content: bytes) -> None:
    assert decode_message(content) is None


def test_files_are_named_by_absolute_paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert absolute_paths(["a.json", "file:///files/%C3%84%20b.json"]) == [str(tmp_path / "a.json"), "/files/Ä b.json"]


def test_there_is_one_instance_for_each_library(library: Path, instance: SingleInstance) -> None:
    assert instance.is_claimed
    assert not SingleInstance(library).claim()
    other = SingleInstance(library.with_name("other.quire"))
    assert other.claim()
    other.release()
    link = library.with_name("link.quire")
    link.symlink_to(library)
    assert SingleInstance(link).address == instance.address
    instance.release()
    again = SingleInstance(library)
    assert again.claim()
    again.release()


def test_lock_and_socket_are_closed_to_others(instance: SingleInstance, server: InstanceServer) -> None:
    assert server.is_listening
    address = Path(instance.address)
    assert stat.S_IMODE(address.parent.stat().st_mode) == 0o700
    assert not stat.S_IMODE(address.stat().st_mode) & 0o077


def test_a_stale_socket_is_replaced(qapp: QApplication, instance: SingleInstance) -> None:
    assert qapp.instance() is not None
    with closing(socket.socket(socket.AF_UNIX)) as left:
        left.bind(instance.address)
    assert Path(instance.address).exists()
    server = InstanceServer(instance.address)
    assert server.is_listening
    server.close()


def test_a_folder_that_others_can_enter_is_not_used(
    tmp_path: Path, user_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    runtime = tmp_path / "open"
    runtime.mkdir()
    runtime.chmod(0o755)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(runtime))
    assert not SingleInstance(tmp_path / "library.quire").address.startswith(str(runtime))
    assert user_home.exists()


@pytest.fixture
def long_home(user_home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home whose path is too long for a socket."""
    long = user_home / ("a" * 100)
    long.mkdir()
    for name in ("HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(long))
    return long


@pytest.fixture
def shared(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder for temporary files that all users share, with a short path."""
    with tempfile.TemporaryDirectory(prefix="tmp") as name:
        monkeypatch.setattr(tempfile, "tempdir", name)
        yield Path(name)


@pytest.mark.parametrize("is_runtime_long", [True, False])
def test_a_folder_that_is_too_long_for_a_socket_is_passed_over(
    long_home: Path, shared: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_runtime_long: bool
) -> None:
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    if is_runtime_long:
        long_home.chmod(0o700)
        monkeypatch.setenv("XDG_RUNTIME_DIR", str(long_home))
    first = SingleInstance(tmp_path / "library.quire")
    assert Path(first.address).parent == shared / f"quire-{os.getuid()}"
    assert stat.S_IMODE(Path(first.address).parent.stat().st_mode) == 0o700
    assert first.claim()
    assert first.is_claimed
    assert not SingleInstance(tmp_path / "library.quire").claim()
    first.release()


@pytest.mark.parametrize("trap", ["link", "file", "open"])
def test_a_shared_folder_that_someone_else_made_is_not_used(
    long_home: Path, shared: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trap: str
) -> None:
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    assert long_home.exists()
    place = shared / f"quire-{os.getuid()}"
    if trap == "link":
        (shared / "elsewhere").mkdir(mode=0o700)
        place.symlink_to(shared / "elsewhere")
    elif trap == "file":
        place.touch()
    else:
        place.mkdir()
        place.chmod(0o777)
    assert SingleInstance(tmp_path / "library.quire").address == ""
    assert not list((shared / "elsewhere").glob("*"))


def test_without_a_folder_every_start_opens_a_window(
    long_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    monkeypatch.setattr(tempfile, "tempdir", str(long_home))
    instance = SingleInstance(tmp_path / "library.quire")
    assert instance.address == ""
    assert instance.claim()
    assert not instance.is_claimed


def test_another_start_hands_over_its_files(qtbot: QtBot, library: Path, server: InstanceServer) -> None:
    got: list[tuple[list[str], str]] = []
    server.received.connect(lambda files, token: got.append((files, token)))
    files = [f"/files/{number}-{'x' * 400}.quire-character" for number in range(150)]
    sender = start("-c", SEND, str(library), *files)
    qtbot.waitUntil(lambda: sum(len(each) for each, _ in got) == 150, timeout=PATIENCE_MS)
    assert [file for each, _ in got for file in each] == files
    assert len(got) > 1
    assert sender.communicate(timeout=60)[0] == "False True\n"


CLAIM = """
import os, sys
from pathlib import Path
from desktop.single_instance import SingleInstance
instance = SingleInstance(Path(sys.argv[1]))
print(os.getpid(), instance.claim(), flush=True)
if sys.argv[2] == "killed":
    sys.stdin.read(1)
    os._exit(9)  # as if killed: nothing gives the lock back
"""
OWN_NUMBERS = ("unshare", "--pid", "--fork", "--mount-proc", "--kill-child")


def in_a_sandbox(library: Path, end: str) -> subprocess.Popen[str]:
    """Claim the library where the program is the first process, as in a sandbox."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [*OWN_NUMBERS, sys.executable, "-c", CLAIM, str(library), end]
    return subprocess.Popen(
        command, cwd=ROOT, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )


def test_in_sandboxes_a_killed_window_leaves_the_library_and_a_living_one_does_not(library: Path) -> None:
    if shutil.which("unshare") is None or subprocess.run([*OWN_NUMBERS, "true"], check=False).returncode:
        pytest.skip("processes cannot get numbers of their own here")
    first = in_a_sandbox(library, "killed")
    assert first.stdin is not None
    assert first.stdout is not None
    assert first.stdout.readline() == "1 True\n"
    assert in_a_sandbox(library, "").communicate(timeout=60)[0] == "1 False\n"
    first.communicate("x", timeout=60)
    assert len(list(Path(SingleInstance(library).address).parent.glob("*.lock"))) == 1
    assert in_a_sandbox(library, "").communicate(timeout=60)[0] == "1 True\n"


def test_a_window_that_does_not_answer_is_not_waited_for_in_vain(library: Path, instance: SingleInstance) -> None:
    assert instance.is_claimed
    assert not SingleInstance(library).send([], patience_ms=200)


def test_a_window_that_has_just_closed_leaves_the_library(library: Path, instance: SingleInstance) -> None:
    second = SingleInstance(library)
    assert not second.claim()
    instance.release()
    assert not second.send([], patience_ms=2000)
    assert second.is_claimed
    second.release()


@pytest.mark.parametrize(
    "message",
    [(MAX_MESSAGE + 1).to_bytes(LENGTH_BYTES, "big"), b"\xff" * 100_000, (5).to_bytes(LENGTH_BYTES, "big") + b"hello",
     b"GET / HTTP/1.1\r\n\r\n"],
)  # fmt: skip
def test_a_hostile_message_is_cut_off(
    qtbot: QtBot, instance: SingleInstance, server: InstanceServer, message: bytes
) -> None:
    got: list[object] = []
    server.received.connect(lambda *each: got.append(each))
    with closing(socket.socket(socket.AF_UNIX)) as sender:
        sender.connect(instance.address)
        sender.setblocking(False)
        with suppress(OSError):
            sender.send(message)
        qtbot.waitUntil(lambda: is_closed(sender), timeout=PATIENCE_MS)
    assert not got


def is_closed(sender: socket.socket) -> bool:
    try:
        return sender.recv(1) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


def test_a_slow_message_and_too_many_are_cut_off(
    qtbot: QtBot, instance: SingleInstance, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(instance_server, "SLOWEST_MS", 50)
    server = InstanceServer(instance.address)
    senders = [socket.socket(socket.AF_UNIX) for _ in range(20)]
    for sender in senders:
        sender.setblocking(False)
        with suppress(OSError):
            sender.connect(instance.address)
            sender.send(b"\0")
    qtbot.waitUntil(lambda: all(is_closed(each) for each in senders), timeout=PATIENCE_MS)
    for sender in senders:
        sender.close()
    server.close()


def test_what_macos_opens_arrives(tmp_path: Path) -> None:
    arrivals = FileArrivals((), None)
    got: list[Path] = []
    arrivals.arrived.connect(lambda: got.extend(arrivals.take()))
    arrivals.add(str(tmp_path))
    assert got == [tmp_path]
    assert arrivals.take() == []


@pytest.mark.slow
def test_a_second_start_brings_its_file_into_the_running_window(qtbot: QtBot, library: Path, tmp_path: Path) -> None:
    """Start the program, start it again with a file, and read the library afterwards."""
    file = tmp_path / "Ä hero.quire-character"
    file.write_text(Character(any_id(), name="Anna").to_text(), encoding="utf-8")
    environment = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    with pytest.MonkeyPatch.context() as patch:
        for name, value in environment.items():
            patch.setenv(name, value)
        first = start("-m", "desktop", "--library", str(library))
        try:
            qtbot.waitUntil(lambda: Path(SingleInstance(library).address).exists(), timeout=PATIENCE_MS)
            for _ in range(2):
                second = start("-m", "desktop", "--library", str(library), str(file))
                second.communicate(timeout=60)
                assert second.returncode == 0
            names = waited_names(library)
            assert first.poll() is None
        finally:
            first.send_signal(signal.SIGKILL)
            first.communicate()
        assert names == ["Anna"]


def waited_names(library: Path) -> list[str]:
    """Return the names in the library once there are some."""
    code = ["-m", "desktop", "library", "list", "--library", str(library), "--json"]
    for _ in range(40):
        text = start(*code).communicate(timeout=60)[0]
        if text.count('"name"'):
            return [line.split('"')[3] for line in text.splitlines() if '"name"' in line]
    return []
