"""Set Quire up and start it: ``python3 run.py``; run every check: ``python3 run.py test``.

The first run makes ``.venv`` beside this file and installs the exact versions of ``packaging/constraints.txt`` into
it; later runs start at once. Any other arguments go to ``quire``: ``python3 run.py games``. Needs nothing
but Python 3.11 or newer.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
CONSTRAINTS = ROOT / "packaging" / "constraints.txt"
STAMP = VENV / "quire-stamp.txt"
QT_STAMP = VENV / "quire-qt-stamp.txt"
DEMO = ROOT / "quire-demo"
LEAST_PYTHON = (3, 11)

QT_PROBE = """
import ctypes, pathlib, PySide6.QtGui, PySide6.QtWidgets, PySide6.QtSvg, PySide6.QtPrintSupport
ctypes.CDLL(str(pathlib.Path(PySide6.__file__).parent / "Qt" / "plugins" / "platforms" / "libqxcb.so"))
"""
QT_PACKAGES = {
    "apt-get": "libgl1 libegl1 libxkbcommon0 libxkbcommon-x11-0 libdbus-1-3 libfontconfig1 libglib2.0-0 "
    "libxcb-cursor0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-render-util0 libxcb-shape0",
    "dnf": "mesa-libGL mesa-libEGL libxkbcommon libxkbcommon-x11 dbus-libs fontconfig glib2 xcb-util-cursor "
    "xcb-util-wm xcb-util-image xcb-util-keysyms xcb-util-renderutil",
    "pacman": "libglvnd libxkbcommon libxkbcommon-x11 dbus fontconfig glib2 xcb-util-cursor xcb-util-wm "
    "xcb-util-image xcb-util-keysyms xcb-util-renderutil",
    "zypper": "libgthread-2_0-0 libglvnd libxkbcommon0 libxkbcommon-x11-0 libdbus-1-3 libfontconfig1 "
    "libxcb-cursor0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-render-util0",
}
"""What Qt needs from the system, by the program that installs it."""

INSTALL = {
    "apt-get": "apt-get install -y --no-install-recommends",
    "dnf": "dnf install -y",
    "pacman": "pacman -S --needed --noconfirm",
    "zypper": "zypper install -y",
}


def say(text: str) -> None:
    """Print one line at once, also into a pipe, to the error output: standard output belongs to ``quire``."""
    print(text, file=sys.stderr, flush=True)


def wanted_stamp() -> str:
    """Return what the environment must have been made from."""
    digest = hashlib.sha256()
    for file in (CONSTRAINTS, ROOT / "pyproject.toml"):
        digest.update(file.read_bytes())
    digest.update(f"{sys.version_info[:2]} {ROOT}".encode())
    return digest.hexdigest()


def is_ready() -> bool:
    """Return whether a run before this one has set everything up."""
    return PYTHON.exists() and STAMP.exists() and STAMP.read_text(encoding="utf-8") == wanted_stamp()


def is_root_on_debian() -> bool:
    """Return whether this program may install system packages itself."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def apt_install(packages: str) -> bool:
    """Install packages of Debian or one of its children; tells whether all are there.

    A release that does not have one of them (names change) still gets the others.
    """
    say(f"Installing system packages: {packages}")
    apt("apt-get update -qq")
    together = apt(f"{INSTALL['apt-get']} -qq {packages}")
    return together or all([apt(f"{INSTALL['apt-get']} -qq {package}") for package in packages.split()])


def apt(command: str) -> bool:
    """Run a command of the package manager without questions; tells whether it went well."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command.split(), env=environment, stdout=subprocess.DEVNULL, check=False)
    return done.returncode == 0


def require_python() -> None:
    """Stop with a sentence where this Python is too old or cannot make environments."""
    if sys.version_info < LEAST_PYTHON:
        found = ".".join(map(str, sys.version_info[:3]))
        sys.exit(f"Quire needs Python 3.11 or newer; this is {found}. Start it with a newer one: python3.11 run.py")
    if importlib.util.find_spec("ensurepip") is not None:
        return
    package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    if is_root_on_debian() and apt_install(package):
        importlib.invalidate_caches()
        if importlib.util.find_spec("ensurepip") is not None:
            return
    sys.exit(f"This Python cannot make an environment (its module ensurepip is missing). Install it, on Debian and "
             f"Ubuntu with: sudo apt-get install {package}")  # fmt: skip


def set_up() -> None:
    """Make the environment and install everything into it."""
    say("Setting Quire up in .venv. This happens once and takes a few minutes.")
    STAMP.unlink(missing_ok=True)
    QT_STAMP.unlink(missing_ok=True)
    version = subprocess.run([PYTHON, "--version"], capture_output=True, text=True, check=False) if runs() else None
    same = version is not None and version.stdout.split()[-1].startswith(f"3.{sys.version_info[1]}.")
    venv.create(VENV, with_pip=True, clear=VENV.exists() and not same)
    pip = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    if not sys.stderr.isatty():
        pip.append("--quiet")
    installed = run_quietly([*pip, "--require-hashes", "-r", str(CONSTRAINTS)])
    installed = installed and run_quietly([*pip, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)])
    if not installed:
        sys.exit("Quire could not be set up: pip said above why. Check the connection to the network and the room on "
                 "the disk, then start this again.")  # fmt: skip
    STAMP.write_text(wanted_stamp(), encoding="utf-8")


def runs() -> bool:
    """Return whether the environment has a Python that starts at all."""
    try:
        return subprocess.run([PYTHON, "-c", ""], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def run_quietly(command: list[str]) -> bool:
    """Run a step of the set-up with its output on the error output; tells whether it went well."""
    return subprocess.run(command, stdout=sys.stderr, check=False).returncode == 0


def missing_library() -> str:
    """Name the first system library that Qt lacks, or ""; remembers that none does."""
    if not sys.platform.startswith("linux") or QT_STAMP.exists():
        return ""
    probe = subprocess.run([PYTHON, "-P", "-c", QT_PROBE], capture_output=True, text=True, check=False)
    if probe.returncode == 0:
        QT_STAMP.write_text("found\n", encoding="utf-8")
        return ""
    named = re.search(r"(\S+\.so[.\d]*): cannot open", probe.stderr)
    return named.group(1) if named else probe.stderr.strip().splitlines()[-1]


def require_qt_libraries() -> bool:
    """Install or name what Qt needs from the system; tells whether it is there."""
    missing = missing_library()
    if missing and is_root_on_debian():
        apt_install(QT_PACKAGES["apt-get"])
        missing = missing_library()
    if not missing:
        return True
    program = next((name for name in INSTALL if shutil.which(name)), "apt-get")
    say(f"Qt, which draws the window, needs a system library that is not here: {missing}. Install what it needs with:")
    say(f"    sudo {INSTALL[program]} {QT_PACKAGES[program]}")
    return False


def hand_over(arguments: list[str]) -> int:
    """Run the environment's Python with these arguments in place of this one, and give its exit code."""
    command = [str(PYTHON), "-P", *arguments]
    sys.stdout.flush()
    if os.name == "posix":
        os.execv(command[0], command)
    return subprocess.run(command, check=False).returncode


def main(arguments: list[str]) -> int:
    """Do the set-up where it is needed, then what was asked for."""
    require_python()
    if not is_ready():
        set_up()
    has_libraries = require_qt_libraries()
    if arguments == ["test"]:
        return hand_over([str(ROOT / "packaging" / "check.py")]) if has_libraries else 1
    if arguments or (has_libraries and has_display()):
        return hand_over(["-m", "desktop", *arguments])
    say("There is no display here for the window of Quire, so here is what it does without one: a character of every "
        f"game, as a file and on paper, in {DEMO}. Everything else: python3 run.py --help")  # fmt: skip
    return hand_over(["-m", "desktop", "demo", str(DEMO)])


def has_display() -> bool:
    """Return whether a person would see a window here."""
    if sys.platform in {"win32", "darwin"}:
        return True
    if os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0] in {"offscreen", "minimal"}:
        return False
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
