"""Set up the environment of ``run.py``, and start Quire, its command line or every check in it.

The first run makes ``.venv`` beside ``run.py`` and installs the exact versions of ``packaging/constraints.txt`` into
it; later runs start at once. An interrupted set-up starts over at the next start. Needs nothing but Python 3.11.
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

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
CONSTRAINTS = ROOT / "packaging" / "constraints.txt"
STAMP = VENV / "quire-stamp.txt"
UNFINISHED = VENV / "quire-unfinished.txt"
"""Is there from the beginning of a set-up to its end, so that the next start knows of an interrupted one."""

QT_STAMP = VENV / "quire-qt-stamp.txt"
DEMO = ROOT / "quire-demo"

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
    digest.update(str(sys.version_info[:2]).encode())
    return f"{digest.hexdigest()}\n{ROOT}\n"


def read_stamp() -> str:
    """Return what the environment was made from; "" if no set-up was finished."""
    return STAMP.read_text(encoding="utf-8") if STAMP.exists() else ""


def is_ready() -> bool:
    """Return whether a run before this one has set everything up."""
    return PYTHON.exists() and not UNFINISHED.exists() and read_stamp() == wanted_stamp()


def is_moved() -> bool:
    """Return whether the environment was made in another folder: the checkout was copied or moved since."""
    lines = read_stamp().splitlines()
    return len(lines) > 1 and lines[1] != str(ROOT)


def is_root_on_debian() -> bool:
    """Return whether this program may install system packages itself."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def apt_install(packages: str) -> bool:
    """Install packages of Debian or one of its children; tells whether all are there.

    A release that does not have one of them (names change) still gets the others.
    """
    say(f"Installing system packages: {packages}")
    apt("dpkg --configure -a")  # finishes an installation that was interrupted
    apt("apt-get update -qq")
    together = apt(f"{INSTALL['apt-get']} -qq {packages}")
    return together or all([apt(f"{INSTALL['apt-get']} -qq {package}") for package in packages.split()])


def apt(command: str) -> bool:
    """Run a command of the package manager without questions; tells whether it went well."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command.split(), env=environment, stdout=subprocess.DEVNULL, check=False)
    return done.returncode == 0


def require_python() -> None:
    """Stop with a sentence where this Python cannot make environments."""
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
    moved = is_moved()
    if moved:
        say("This folder was copied or moved, so its environment .venv has to be set up again.")
    if Path(sys.prefix).resolve() == VENV.resolve():
        sys.exit("The Python of .venv cannot set .venv up. Start run.py with the Python of the system: python3 run.py")
    say("Setting Quire up in .venv. This happens once and takes a few minutes.")
    try:
        make_environment(is_fresh=moved or UNFINISHED.exists() or not has_this_python())
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"The environment .venv could not be made: {error}. Close Quire if it runs from this folder, check "
                 "the permissions and the room on the disk, then start this again.")  # fmt: skip
    pip = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    if not sys.stderr.isatty():
        pip.append("--quiet")
    installed = run_quietly([*pip, "--require-hashes", "-r", str(CONSTRAINTS)])
    installed = installed and run_quietly([*pip, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)])
    if not installed:
        sys.exit("Quire could not be set up; the reason is above. Check the connection to the network and the room on "
                 "the disk, then start this again.")  # fmt: skip
    UNFINISHED.unlink()
    STAMP.write_text(wanted_stamp(), encoding="utf-8")


def make_environment(*, is_fresh: bool) -> None:
    """Make ``.venv``, or complete it; it counts as unfinished from now on.

    Args:
        is_fresh: Whether what is in it is removed first.

    Raises:
        OSError: It cannot be written, as when its Python is running.
        subprocess.CalledProcessError: pip cannot be installed into it.
    """
    VENV.mkdir(exist_ok=True)
    UNFINISHED.touch()
    STAMP.unlink(missing_ok=True)
    QT_STAMP.unlink(missing_ok=True)
    for entry in VENV.iterdir() if is_fresh else ():
        if entry.is_dir() and not entry.is_symlink():
            shutil.rmtree(entry)
        elif entry != UNFINISHED:
            entry.unlink()
    venv.create(VENV, with_pip=True, symlinks=os.name != "nt")


def has_this_python() -> bool:
    """Return whether the environment has a Python that starts, of the version of this one."""
    try:
        version = subprocess.run([PYTHON, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return False
    return version.returncode == 0 and version.stdout.split()[-1].startswith(f"3.{sys.version_info[1]}.")


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
    reason = (
        "There is no display here for the window of Quire" if has_libraries else "The window cannot open without it"
    )
    say(f"{reason}, so here is what Quire does without a window: a character of every game, as a file and on paper, in "
        f"{DEMO}. Everything else: python3 run.py --help")  # fmt: skip
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
