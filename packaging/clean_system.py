"""A system without Python and without this project, in which packages for Linux are tried.

It is what debootstrap makes of the smallest set of packages. The base is kept between two runs; each trial works in a
copy of it, as a person without any rights, in a network of its own that leads nowhere. Needs root and debootstrap.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

SUITE: Final = "bookworm"
DISPLAY: Final = ":97"
SOCKETS: Final = Path("/tmp/.X11-unix")  # noqa: S108 - the place that X servers use
HOME: Final = "home/Jörg Müller"
PERSON: Final = 1000
PATIENCE_S: Final = 60
LONGEST_S: Final = 1800
"""Seconds that a program may take: every page of the window is shown by one start of it."""

_RIGHTS: Final = ("setpriv", f"--reuid={PERSON}", f"--regid={PERSON}", "--clear-groups", "--no-new-privs")
_END: Final = """
for each in /proc/[0-9]*/exe; do
    case $(readlink "$each") in */quire) each=${each%/exe}; kill "${each#/proc/}";; esac
done
"""
_MOUNTS: Final = """
mount -t proc proc "$1/proc"
mount --rbind /dev "$1/dev"
mkdir -p "$1/tmp/.X11-unix"
mount --bind /tmp/.X11-unix "$1/tmp/.X11-unix"
echo ready
exec cat
"""


class CleanSystem:
    """A running copy of the minimal system.

    Args:
        root: Its folder.
        target: Process that holds its namespaces.
    """

    def __init__(self, root: Path, target: int) -> None:
        self.root = root
        self.home = root / HOME
        self._enter = ["nsenter", f"--target={target}", "--mount", "--pid", "--net"]
        self.variables = {
            "HOME": f"/{HOME}",
            "DISPLAY": DISPLAY,
            "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin",
            "LANG": "C.UTF-8",
        }

    def command(
        self, words: Sequence[str], variables: Mapping[str, str] | None = None, *, is_root: bool = False
    ) -> list[str]:
        """Return what starts a program in the system, in the home of the person.

        Args:
            words: The program and its arguments.
            variables: Further variables of its environment.
            is_root: Whether it runs as the administrator.
        """
        rights = () if is_root else _RIGHTS
        environment = [f"{name}={value}" for name, value in {**self.variables, **(variables or {})}.items()]
        start = ["sh", "-c", 'cd "$HOME" && exec "$@"', "sh"]
        return [*self._enter, "chroot", str(self.root), *rights, "env", "-i", *environment, *start, *words]

    def run(
        self,
        words: Sequence[str],
        typed: str = "",
        codes: Sequence[int] = (0,),
        variables: Mapping[str, str] | None = None,
        *,
        is_root: bool = False,
    ) -> str:
        """Run a program; return what it printed on both outputs.

        Args:
            words: The program and its arguments.
            typed: Its standard input.
            codes: Exit codes that are right.
            variables: Further variables of its environment.
            is_root: Whether it runs as the administrator.

        Raises:
            AssertionError: It ended with another code.
        """
        command = self.command(words, variables, is_root=is_root)
        done = subprocess.run(command, input=typed, capture_output=True, text=True, timeout=LONGEST_S, check=False)
        said = f"{' '.join(words)} ended with {done.returncode}\n{done.stdout[-3000:]}{done.stderr[-3000:]}"
        assert done.returncode in codes, said
        return done.stdout if done.stdout else done.stderr

    def shell(self, script: str) -> str:
        """Run a script as the administrator."""
        return self.run(["sh", "-ec", script], variables={"DEBIAN_FRONTEND": "noninteractive"}, is_root=True)

    @contextmanager
    def started(self, words: Sequence[str]) -> Iterator[subprocess.Popen[bytes]]:
        """Start a program that stays, and end every Quire in the system afterwards."""
        process = subprocess.Popen(self.command(words), stdout=subprocess.DEVNULL)
        try:
            yield process
        finally:
            self.run(["sh", "-c", _END], codes=(0, 1))
            process.wait(PATIENCE_S)


def contents(root: Path) -> dict[str, str]:
    """Return every file, folder and link of a system with what is in it, by its place.

    What the kernel shows, what programs keep while they run, and homes are left out.

    Args:
        root: The system.
    """
    found: dict[str, str] = {}
    for folder, folders, names in os.walk(root):
        place = os.path.relpath(folder, root)
        if place == ".":
            folders[:] = [each for each in folders if each not in {"proc", "dev", "sys", "home", "tmp", "run", "srv"}]
        for name in (*folders, *names):
            path = Path(folder, name)
            found[os.path.normpath(f"{place}/{name}")] = _content(path)
    return found


def _content(path: Path) -> str:
    if path.is_symlink():
        return f"-> {path.readlink()}"
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else "folder"


def base_system(folder: Path) -> Path:
    """Return the minimal system, made once."""
    if not (folder / "etc/quire-base").exists():
        shutil.rmtree(folder, ignore_errors=True)
        command = ["debootstrap", "--variant=minbase", SUITE, str(folder)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        (folder / "etc/quire-base").touch()
    return folder


@contextmanager
def running_copy(base: Path, place: Path, prepare: Callable[[Path], object]) -> Iterator[CleanSystem]:
    """Run a copy of the minimal system; it is removed at the end.

    Args:
        base: The minimal system.
        place: Folder of the copy.
        prepare: What is done in the copy before, while it still has a network.
    """
    shutil.rmtree(place, ignore_errors=True)
    subprocess.run(["cp", "-a", "--reflink=auto", str(base), str(place)], check=True)
    try:
        prepare(place)
        for found in ("usr/bin/python*", "usr/lib/python*", "usr/local/bin/python*"):
            assert not list(place.glob(found)), f"the clean system has a Python: {found}"
        (place / HOME).mkdir(parents=True)
        os.chown(place / HOME, PERSON, PERSON)
        with (place / "etc/passwd").open("a", encoding="utf-8") as people:
            people.write(f"joerg:x:{PERSON}:{PERSON}::/{HOME}:/bin/sh\n")
        with _namespaces(place) as target:
            yield CleanSystem(place, target)
    finally:
        shutil.rmtree(place, ignore_errors=True)


@contextmanager
def _namespaces(root: Path) -> Iterator[int]:
    """Hold mounts, processes and an empty network of their own; yield the process that does."""
    command = ["unshare", "--mount", "--net", "--pid", "--fork", "--kill-child", "sh", "-ec", _MOUNTS, "sh", str(root)]
    holder = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "ready\n", "the clean system cannot be entered; this needs root"
        children = Path(f"/proc/{holder.pid}/task/{holder.pid}/children").read_text(encoding="ascii")
        yield int(children.split()[0])
    finally:
        holder.communicate()


def install(root: Path, words: Sequence[str], archives: Path, how: str = "install") -> None:
    """Install Debian packages into a system, with the network of this one.

    Args:
        root: The system.
        words: Names of packages, or package files within the system; dependencies if they are to be satisfied.
        archives: Folder of the base where what was downloaded is kept for the next time.
        how: What apt does: ``install`` or ``satisfy``.
    """
    shutil.copyfile("/etc/resolv.conf", root / "etc/resolv.conf")
    (root / "etc/apt/apt.conf.d/keep").write_text('APT::Keep-Downloaded-Packages "true";\n', encoding="ascii")
    script = f"apt-get update -qq && apt-get {how} -y -qq --no-install-recommends {shlex.join(words)}"
    environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
    mounts = 'mount -t proc proc "$1/proc"; exec chroot "$1" sh -ec "$2"'
    command = ["unshare", "--mount", "--pid", "--fork", "sh", "-ec", mounts, "sh", str(root), script]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{script}\n{done.stdout[-3000:]}{done.stderr[-3000:]}"
    for archive in (root / "var/cache/apt/archives").glob("*.deb"):
        shutil.copyfile(archive, archives / archive.name)


@contextmanager
def display() -> Iterator[None]:
    """A display without a screen, which every program of this machine may use."""
    command = ["Xvfb", DISPLAY, "-screen", "0", "1440x900x24", "-nolisten", "tcp", "-ac"]
    server = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        wait((SOCKETS / f"X{DISPLAY[1:]}").exists, "the display")
        yield
    finally:
        server.terminate()
        server.wait()


def windows(title: str) -> list[str]:
    """Return the windows on the display whose title matches a pattern."""
    command = ["xdotool", "search", "--onlyvisible", "--name", title]
    environment = {**os.environ, "DISPLAY": DISPLAY}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False).stdout.split()


def press(window: str, key: str) -> None:
    """Press a key in a window of the display, which gets the focus, as there is no window manager that would give it.

    Args:
        window: The window, as `windows` names it.
        key: The key, as xdotool names it.
    """
    command = ["xdotool", "windowfocus", window, "sleep", "0.5", "key", "--clearmodifiers", key]
    subprocess.run(command, env={**os.environ, "DISPLAY": DISPLAY}, check=True, timeout=PATIENCE_S)


def wait(until: Callable[[], object], what: str) -> None:
    """Wait until something holds."""
    end = time.monotonic() + PATIENCE_S
    while not until():
        assert time.monotonic() < end, f"{what} did not come"
        time.sleep(0.1)
