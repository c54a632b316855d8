"""Make what people install, for the system that this runs on: ``python3 packaging/bundle.py``.

It makes an environment of its own in ``build/bundle`` from ``packaging/constraints.txt``, lets PyInstaller collect the
program (``quire.spec``, with the lists of ``bundle_content.py``), and writes into ``dist``: the folder ``quire``, which
the Flatpak manifest packs, and on Linux a tarball and a ``.deb``, on Windows an archive and an installer, on macOS a
disk image. Two builds of one commit give the same bytes as far as the tools allow it. ``--test`` tries what was built
(`bundle_test`), on Linux in clean systems, which needs root, debootstrap, lintian, Xvfb and xdotool.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import venv
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(Path(__file__).resolve().parent))

import bundle_content as content  # noqa: E402  (the folder of the scripts comes first)
import bundle_linux  # noqa: E402
import bundle_macos  # noqa: E402
import bundle_test  # noqa: E402
import bundle_windows  # noqa: E402

BUILD: Final = ROOT / "build" / "bundle"
DIST: Final = ROOT / "dist"
ENVIRONMENT: Final = BUILD / "environment"
PYTHON: Final = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
CONSTRAINTS: Final = ROOT / "packaging" / "constraints.txt"
PAGES: Final = ROOT / "packaging" / "man_pages.py"
MB: Final = 1_000_000
UNPACKED_MB: Final = 165
PACKED_MB: Final = 65
SPEC: Final = ROOT / "packaging" / "quire.spec"


NEEDED: Final = {"strip": "binutils", "chrpath": "chrpath", "dpkg-shlibdeps": "dpkg-dev"}
"""Programs that a build on Linux needs, with the packages of Debian that have them."""


def require_programs() -> None:
    """Stop with the command to run if a program is missing."""
    missing = [package for program, package in NEEDED.items() if shutil.which(program) is None]
    if missing and sys.platform.startswith("linux"):
        sys.exit(
            f"Building needs programs that are missing. Install them with: sudo apt-get install {' '.join(missing)}"
        )


def say(text: str) -> None:
    """Print a line at once, before the output of the programs that are started."""
    print(text, flush=True)


def make_environment() -> None:
    """Make the environment that is collected from, if the pins have changed since the last time."""
    stamp = ENVIRONMENT / "quire-stamp.txt"
    wanted = hashlib.sha256(CONSTRAINTS.read_bytes() + sys.version.encode()).hexdigest()
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    say(f"Installing the pinned packages into {ENVIRONMENT}")
    venv.create(ENVIRONMENT, with_pip=True, clear=True, symlinks=os.name != "nt")
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--require-hashes", "-r", str(CONSTRAINTS)], check=True)
    stamp.write_text(wanted, encoding="utf-8")


def build_environment() -> dict[str, str]:
    """Return the variables that make a build repeatable: the date of the commit, and no random order."""
    date = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.strip()
    environment = {**os.environ, "PYTHONHASHSEED": "1", "TZ": "UTC", "LC_ALL": "C.UTF-8"}
    environment.setdefault("SOURCE_DATE_EPOCH", date or "1700000000")
    for name in ("PYTHONPATH", "PYTHONHOME"):
        environment.pop(name, None)
    return environment


def collect(environment: dict[str, str], place: Path) -> Path:
    """Let PyInstaller collect the program; return the folder.

    Args:
        environment: The variables of the build.
        place: Folder for what is collected, and for what PyInstaller needs meanwhile.
    """
    say("Collecting the program with PyInstaller")
    place.mkdir(parents=True, exist_ok=True)
    log = place / "pyinstaller.log"
    command = [str(PYTHON), "-m", "PyInstaller", "--noconfirm", "--clean", "--distpath", str(place / "collected")]
    command += ["--workpath", str(place / "work"), str(SPEC)]
    with log.open("w", encoding="utf-8") as output:
        done = subprocess.run(command, cwd=ROOT, env=environment, stdout=output, stderr=output, check=False)
    if done.returncode:
        sys.exit(f"PyInstaller failed; the reason is at the end of {log}.")
    folder = place / "collected" / "quire"
    if sys.platform.startswith("linux"):
        strip(folder)
    return folder


def strip(folder: Path) -> None:
    """Remove the symbols of libraries, which only debuggers read, and places of the building machine in them."""
    for file in sorted(folder.rglob("*")):
        if file.is_file() and not file.is_symlink() and re.search(r"\.so[.\d]*$", file.name):
            subprocess.run(["strip", "--strip-unneeded", str(file)], check=True)
            places = subprocess.run(["chrpath", "-l", str(file)], capture_output=True, text=True, check=False).stdout
            if "PATH=/" in places:
                subprocess.run(["chrpath", "-d", str(file)], check=True, stdout=subprocess.DEVNULL)


def pack(folder: Path, environment: dict[str, str], place: Path, target: Path) -> list[Path]:
    """Write the finished folder and the packages for this system; return the packages.

    Args:
        folder: What PyInstaller has collected.
        environment: The variables of the build.
        place: Folder for what is needed meanwhile.
        target: Folder for the packages.
    """
    target.mkdir(parents=True, exist_ok=True)
    epoch = int(environment["SOURCE_DATE_EPOCH"])
    if sys.platform == "darwin":
        return [bundle_macos.disk_image(folder.parent / bundle_macos.APP, place / "image", target)]
    finished = target / "quire"
    shutil.rmtree(finished, ignore_errors=True)
    shutil.copytree(folder, finished, symlinks=True)
    if sys.platform == "win32":
        setup = bundle_windows.installer(finished, target)
        return [bundle_windows.archive(finished, target, epoch), *([] if setup is None else [setup])]
    pages = place / "pages"
    shutil.rmtree(pages, ignore_errors=True)
    date = time.strftime("%Y-%m-%d", time.gmtime(epoch))
    subprocess.run([str(PYTHON), str(PAGES), str(pages), date], check=True, env=environment)
    bundle_linux.add_shared_files(finished, pages)
    return [
        bundle_linux.tarball(finished, target, epoch),
        bundle_linux.deb(folder, pages, place / "deb", target, epoch),
    ]


def build(environment: dict[str, str], place: Path, target: Path) -> tuple[Path, list[Path]]:
    """Collect and pack; return the collected folder and the packages.

    Args:
        environment: The variables of the build.
        place: Folder for what is needed meanwhile.
        target: Folder for the packages.
    """
    folder = collect(environment, place)
    return folder, pack(folder, environment, place, target)


def say_sizes(folder: Path, packages: list[Path]) -> bool:
    """Print the sizes beside their limits; where one is missed, also the largest files. Tell whether both are kept."""
    files = [file for file in folder.rglob("*") if file.is_file() and not file.is_symlink()]
    unpacked = sum(file.stat().st_size for file in files)
    sizes = [("unpacked", unpacked, UNPACKED_MB), *((file.name, file.stat().st_size, PACKED_MB) for file in packages)]
    for name, size, limit in sizes:
        say(f"{name}: {size / MB:.1f} MB (limit {limit})")
    if is_kept := all(size <= limit * MB for _, size, limit in sizes):
        return is_kept
    for file in sorted(files, key=lambda each: -each.stat().st_size)[:40]:
        say(f"{file.stat().st_size / MB:8.1f} MB  {file.relative_to(folder)}")
    return is_kept


def test(folder: Path, packages: list[Path], environment: dict[str, str]) -> bool:
    """Try what was built, and build it again elsewhere to compare; return whether all is well."""
    program = folder / content.executable()
    if sys.platform == "darwin":
        program = folder.parent / bundle_macos.APP / "Contents" / "MacOS" / "quire"
    trials = bundle_test.of_this_system(program, PYTHON)
    if not sys.platform.startswith("linux"):
        return bundle_test.run_trials(trials)
    packed = bundle_test.of_linux(packages[0], packages[1], BUILD)
    with tempfile.TemporaryDirectory(prefix="quire-again-") as name, ThreadPoolExecutor(1) as meanwhile:
        again = meanwhile.submit(build, environment, Path(name) / "work", Path(name) / "dist")
        same = ("a second build gives the same bytes", lambda: bundle_test.compare_builds(packages, again.result()[1]))
        return bundle_test.run_trials([*packed, same, *trials])


def main() -> int:
    """Build, and test what was built if that is asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--test", action="store_true", help="try what was built, on Linux in clean systems")
    options = parser.parse_args()
    require_programs()
    make_environment()
    environment = build_environment()
    folder, packages = build(environment, BUILD, DIST)
    is_good = say_sizes(DIST / "quire" if (DIST / "quire").is_dir() else folder, packages)
    if sys.platform.startswith("linux"):
        say(f"Oldest supported system: {bundle_linux.oldest_system(folder)}")
    if options.test:
        is_good = test(folder, packages, environment) and is_good
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
