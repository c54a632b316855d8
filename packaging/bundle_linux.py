"""The packages for Linux: a tarball to unpack anywhere, and a ``.deb``; both of the same collected folder.

The tarball brings the libraries of the building system along, but for those of X, Wayland, D-Bus and CUPS that every
desktop has. The ``.deb`` leaves them out and depends on their
packages, as ``dpkg-shlibdeps`` finds them. All dates are those of the commit, and files are sorted, so that the same
commit gives the same bytes.
"""

from __future__ import annotations

import gzip
import hashlib
import lzma
import os
import platform
import re
import shutil
import subprocess
import tarfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import bundle_content as content
from bundle_content import ROOT

DESKTOP_FILES: Final = ROOT / "packaging" / "linux"
"""Desktop entry, types of files and AppStream metadata."""

DEBIAN: Final = ROOT / "packaging" / "debian"
ICONS: Final = ROOT / "packaging" / "icons" / "hicolor"
LIBRARY_FOLDER: Final = "usr/lib/quire"
OPTIONAL_PARTS: Final = ("wayland", "printsupport", "platformthemes")
"""Parts of the names of plugins that Quire runs without: their libraries are recommended, not required."""

ARCHITECTURES: Final = {"x86_64": "amd64", "aarch64": "arm64"}


def tarball(folder: Path, target: Path, epoch: int) -> Path:
    """Pack the finished folder into a tarball with one directory; return it.

    Args:
        folder: The program with its shared files.
        target: Folder for the tarball.
        epoch: The date of every file, in seconds.
    """
    name = f"quire-{content.version()}"
    file = target / f"{name}-linux-{platform.machine()}.tar.xz"
    with lzma.open(file, "wb", preset=6) as packed, tarfile.open(fileobj=packed, mode="w") as archive:
        for path, place in [(folder, name), *_files_below(folder, name)]:
            archive.add(path, place, recursive=False, filter=lambda entry: _plain(entry, epoch))
    return file


def add_shared_files(folder: Path, pages: Path) -> None:
    """Add what a desktop reads to the finished folder: desktop entry, types of files, icons, man pages, completions.

    Args:
        folder: The finished folder.
        pages: Man pages and completions, in the folders of the system that they are installed into.
    """
    shutil.copytree(DESKTOP_FILES, folder / "share", dirs_exist_ok=True)
    shutil.copytree(ICONS, folder / "share/icons/hicolor", dirs_exist_ok=True)
    shutil.copytree(pages, folder, dirs_exist_ok=True)


def _files_below(folder: Path, place: str) -> list[tuple[Path, str]]:
    return [(path, f"{place}/{path.relative_to(folder).as_posix()}") for path in sorted(folder.rglob("*"))]


def _plain(entry: tarfile.TarInfo, epoch: int) -> tarfile.TarInfo:
    """Return an entry of an archive without what differs between two machines."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = epoch
    entry.mode = 0o755 if entry.isdir() or (entry.mode & 0o100 and not _is_library(entry.name)) else 0o644
    return entry


def _is_library(name: str) -> bool:
    return re.search(r"\.so[.\d]*$", name) is not None


def deb(folder: Path, pages: Path, work: Path, target: Path, epoch: int) -> Path:
    """Make the Debian package; return it.

    Args:
        folder: What PyInstaller has collected.
        pages: Man pages and completions, in the folders of the system that they are installed into.
        work: Folder for the tree of the package, which is emptied.
        target: Folder for the package.
        epoch: The date of every file, in seconds.
    """
    architecture = ARCHITECTURES.get(platform.machine(), platform.machine())
    tree = work / "tree"
    shutil.rmtree(tree, ignore_errors=True)
    _install_program(folder, tree / LIBRARY_FOLDER)
    (tree / "usr/bin").mkdir(parents=True)
    (tree / "usr/bin/quire").symlink_to("../lib/quire/quire")
    shutil.copytree(DESKTOP_FILES, tree / "usr/share", dirs_exist_ok=True)
    shutil.copytree(ICONS, tree / "usr/share/icons/hicolor", dirs_exist_ok=True)
    shutil.copytree(pages, tree / "usr", dirs_exist_ok=True)
    _install_documents(tree)
    depends, recommends = _dependencies(tree, work)
    _write_control(tree, architecture, depends, recommends)
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            is_program = path.is_dir() or path == tree / LIBRARY_FOLDER / "quire"
            path.chmod(0o755 if is_program else 0o644)
        os.utime(path, (epoch, epoch), follow_symlinks=False)
    file = target / f"quire_{content.version()}_{architecture}.deb"
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch)}
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z3", "--build", str(tree), str(file)]
    subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)
    return file


def _install_program(folder: Path, place: Path) -> None:
    """Copy the program without the libraries that other packages of the system bring."""
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if content.is_system_library(name.removeprefix("_internal/")) and not path.is_symlink():
            continue
        copied = place / name
        copied.parent.mkdir(parents=True, exist_ok=True)
        if path.is_symlink():
            copied.symlink_to(path.readlink())
        elif path.is_file():
            shutil.copyfile(path, copied)


def _install_documents(tree: Path) -> None:
    """Write what Debian wants beside every program: copyright, changelog, and the reasons for lintian."""
    documents = tree / "usr/share/doc/quire"
    documents.mkdir(parents=True)
    shutil.copyfile(DEBIAN / "copyright", documents / "copyright")
    heading = (
        f"quire ({content.version()}) unstable; urgency=medium\n\n  * See /usr/lib/quire and the manual in Quire.\n\n"
    )
    signature = f" -- {MAINTAINER}  Thu, 26 Nov 2026 00:00:00 +0000\n"
    (documents / "changelog.gz").write_bytes(gzip.compress((heading + signature).encode(), mtime=0))
    overrides = tree / "usr/share/lintian/overrides"
    overrides.mkdir(parents=True)
    shutil.copyfile(DEBIAN / "lintian-overrides", overrides / "quire")


MAINTAINER: Final = "The makers of Quire <quire@localhost>"


def oldest_system(folder: Path) -> str:
    """Return the oldest glibc that the program runs with: the newest version of a symbol that its files ask for."""
    versions: set[tuple[int, ...]] = set()
    for file in folder.rglob("*"):
        if _is_program(file):
            symbols = subprocess.run(["readelf", "-V", str(file)], capture_output=True, text=True, check=True).stdout
            versions.update(
                tuple(map(int, found.split("."))) for found in re.findall(r"GLIBC_(\d+(?:\.\d+)+)", symbols)
            )
    return "glibc " + ".".join(map(str, max(versions)))


def _dependencies(tree: Path, work: Path) -> tuple[str, str]:
    """Return the packages that the program needs, and those that it can do without, as Debian writes them."""
    (tree / "DEBIAN").mkdir()  # without it dpkg-shlibdeps does not know where the package begins
    (work / "debian").mkdir(exist_ok=True)
    (work / "debian" / "control").write_text("Source: quire\n\nPackage: quire\nArchitecture: any\n", encoding="utf-8")
    program = tree / LIBRARY_FOLDER
    files = [path for path in sorted(program.rglob("*")) if _is_program(path)]
    folders = sorted({str(path.parent) for path in files if _is_library(path.name)})
    optional = [path for path in files if any(part in path.as_posix().lower() for part in OPTIONAL_PARTS)]
    command = ["dpkg-shlibdeps", "-O", "--warnings=0", "--ignore-missing-info", *(f"-l{folder}" for folder in folders)]
    command += [str(path) for path in files if path not in optional]
    command += ["-dRecommends", *(str(path) for path in optional)]
    listing = subprocess.run(command, cwd=work, capture_output=True, text=True, check=True).stdout
    found = dict(re.findall(r"^shlibs:(\w+)=(.*)$", listing, flags=re.MULTILINE))
    return found["Depends"], found.get("Recommends", "")


def _is_program(path: Path) -> bool:
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _write_control(tree: Path, architecture: str, depends: str, recommends: str) -> None:
    """Write the package's description, and the sums of its files."""
    files = [path for path in sorted(tree.rglob("*")) if path.is_file() and not path.is_symlink()]
    size = sum(-(-path.stat().st_size // 1024) for path in files) + sum(path.is_dir() for path in tree.rglob("*"))
    values = {"version": content.version(), "architecture": architecture, "size": size, "maintainer": MAINTAINER}
    text = (DEBIAN / "control.in").read_text(encoding="utf-8")
    text = text.format(**values, depends=depends, recommends=_joined([recommends, "fonts-dejavu-core"]))
    sums = (f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree)}\n" for path in files)  # noqa: S324
    (tree / "DEBIAN" / "control").write_text(text, encoding="utf-8")
    (tree / "DEBIAN" / "md5sums").write_text("".join(sums), encoding="utf-8")


def _joined(packages: Iterable[str]) -> str:
    return ", ".join(filter(None, packages))
