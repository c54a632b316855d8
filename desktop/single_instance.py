"""One running window for each library: the lock that says which, and the message that hands files to it.

The window holds a lock file while it runs. A second start for the same library does not get it, and sends its files
through a local socket instead (`desktop.instance_server` receives them)::

    instance = SingleInstance(library_file)
    if instance.claim() or not instance.send(files):
        open_the_window()

Lock and socket are in the first of some folders that only this user can enter and whose path is short enough for a
socket. Where there is none, every start opens a window of its own. Nothing leaves this computer: the socket is no
network socket.
"""

from __future__ import annotations

import os
import stat
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCryptographicHash, QLockFile, QUrl

from core import paths

HEAD: Final = "quire 1"
"""First field of a message; another version of Quire may speak another one."""
ANSWER: Final = b"taken"
MAX_MESSAGE: Final = 64 * 1024
MAX_FILES: Final = 100
LENGTH_BYTES: Final = 4
PATIENCE_MS: Final = 10_000
"""How long a second start waits for the running window, which may just be starting."""

_PAUSE_S: Final = 0.05
_MAX_PATH: Final = 4096
_MAX_SOCKET_NAME: Final = 100
"""Systems allow 104 to 108 bytes for the path of a local socket."""
_SOCKET_FILE: Final = len("/0123456789abcdef.socket")
_FOLDER_MODE: Final = 0o700


class SingleInstance:
    """The lock and the address of the window of one library.

    Args:
        library: The library file.
    """

    def __init__(self, library: Path) -> None:
        folder = _private_folder()
        owned = f"{Path.home()}\0{os.path.normcase(os.path.realpath(library))}"
        digest = QCryptographicHash.hash(os.fsencode(owned), QCryptographicHash.Algorithm.Sha256)
        key = digest.data().hex()[:16]
        self._lock: QLockFile | None = None
        self.address = ""
        """Name of the local socket; "" where every start opens a window of its own."""
        if folder is not None:
            self._lock = QLockFile(str(folder / f"{key}.lock"))
            self._lock.setStaleLockTime(0)  # as long as its program runs
            self.address = f"quire-{key}" if sys.platform == "win32" else str(folder / f"{key}.socket")

    def claim(self) -> bool:
        """Return whether this program is the first one for the library; it holds the lock then."""
        if self._lock is None or self._lock.tryLock(0) or self._lock.error() is QLockFile.LockError.PermissionError:
            return True
        return _names_this_process(self._lock) and self._lock.removeStaleLockFile() and self._lock.tryLock(0)

    @property
    def is_claimed(self) -> bool:
        """Whether this program holds the lock."""
        return self._lock is not None and self._lock.isLocked()

    def release(self) -> None:
        """Give the lock back."""
        if self._lock is not None:
            self._lock.unlock()

    def send(self, files: Sequence[str], patience_ms: int = PATIENCE_MS) -> bool:
        """Hand files to the running window, which comes to the front; return whether it took them.

        Args:
            files: Absolute paths; none only bring the window to the front.
            patience_ms: How long to wait for it, in milliseconds.
        """
        end = time.monotonic() + patience_ms / 1000
        token = os.environ.get("XDG_ACTIVATION_TOKEN", "")
        return all(self._send_one(encode_message(batch, token), end) for batch in _batches(files))

    def _send_one(self, message: bytes, end: float) -> bool:
        from PySide6.QtNetwork import QLocalSocket  # noqa: PLC0415 - only the second start needs it

        while (left := _milliseconds_until(end)) > 0:
            socket = QLocalSocket()
            socket.connectToServer(self.address)
            if socket.waitForConnected(left):
                socket.write(message)
                while socket.bytesAvailable() < len(ANSWER) and socket.waitForReadyRead(_milliseconds_until(end)):
                    pass
                return bytes(socket.readAll().data()) == ANSWER
            if self.claim():  # the running window has just been closed
                return False
            time.sleep(_PAUSE_S)  # it is starting, and does not listen yet
        return False


def _names_this_process(lock: QLockFile) -> bool:
    """Return whether a lock that this program does not hold names its process.

    So it is in a sandbox with process numbers of its own, where every start has the same one. Qt takes the lock of
    one that was killed for a living one there; it removes the lock if no other program has the file locked.
    """
    *_, process, _host, _name = lock.getLockInfo()  # PySide puts before them whether they are known
    return process == os.getpid()


def _milliseconds_until(end: float) -> int:
    return max(0, round((end - time.monotonic()) * 1000))


def _batches(files: Sequence[str]) -> Iterator[list[str]]:
    """Yield files in as many messages as they need; one without files if there are none."""
    batch: list[str] = []
    size = 0
    for file in files:
        length = len(os.fsencode(file)) + 1
        if batch and (len(batch) == MAX_FILES or size + length > MAX_MESSAGE // 2):
            yield batch
            batch, size = [], 0
        batch.append(file)
        size += length
    yield batch


def encode_message(files: Sequence[str], token: str) -> bytes:
    """Return the message for some files.

    Args:
        files: Absolute paths.
        token: What lets the window come to the front, where the desktop gives one; else "".
    """
    content = b"\0".join([HEAD.encode(), os.fsencode(token), *map(os.fsencode, files)])
    return len(content).to_bytes(LENGTH_BYTES, "big") + content


def decode_message(content: bytes) -> tuple[str, list[str]] | None:
    """Return token and files of a message; None if it is none of ours.

    Args:
        content: The message without its length.
    """
    head, *fields = content.split(b"\0")
    if head != HEAD.encode() or not 1 <= len(fields) <= MAX_FILES + 1:
        return None
    token, *files = map(os.fsdecode, fields)
    is_sound = all(os.path.isabs(file) and len(file) <= _MAX_PATH for file in files)
    return (token, files) if is_sound else None


def absolute_paths(arguments: Sequence[str]) -> list[str]:
    """Return the paths of files as a person or the desktop named them, also as ``file:`` addresses."""
    return [os.path.abspath(QUrl(each).toLocalFile() if each.startswith("file:") else each) for each in arguments]


def _private_folder() -> Path | None:
    """Return the first folder for lock and socket that can be used; None if there is none."""
    return next(filter(_is_usable, _folders()), None)


def _folders() -> Iterator[Path]:
    """Yield the folders that lock and socket may be in, the best one first."""
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    if runtime and _is_private(Path(runtime)):
        yield Path(runtime) / "quire"
    with suppress(OSError):  # a home that cannot be written
        yield paths.private_user_data() / "instance"
    user = str(os.getuid()) if sys.platform != "win32" else ""
    with suppress(OSError):  # no folder for temporary files
        yield Path(tempfile.gettempdir()) / f"quire-{user}"


def _is_usable(folder: Path) -> bool:
    """Whether a folder, created if it is missing, is only ours and short enough for a socket."""
    if sys.platform != "win32" and len(os.fsencode(folder)) + _SOCKET_FILE > _MAX_SOCKET_NAME:
        return False
    with suppress(OSError):  # what cannot be created is not there
        folder.mkdir(mode=_FOLDER_MODE, exist_ok=True)
    return _is_private(folder)


def _is_private(folder: Path) -> bool:
    """Return whether a folder is this user's own, no link, and closed to others."""
    try:
        found = folder.lstat()
    except OSError:
        return False
    if sys.platform == "win32":
        return stat.S_ISDIR(found.st_mode)
    is_closed = not stat.S_IMODE(found.st_mode) & 0o077
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and is_closed and os.access(folder, os.W_OK)
