"""The packages for Windows: an archive to unpack anywhere, and an installer made by Inno Setup."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
import zipfile
from pathlib import Path
from typing import Final

import bundle_content as content
from bundle_content import ROOT

SCRIPT: Final = ROOT / "packaging" / "windows" / "quire.iss"
COMPILER: Final = "ISCC.exe"


def archive(folder: Path, target: Path, epoch: int) -> Path:
    """Pack the collected folder into an archive with one directory; return it.

    Args:
        folder: What PyInstaller has collected.
        target: Folder for the archive.
        epoch: The date of every file, in seconds.
    """
    name = f"quire-{content.version()}"
    file = target / f"{name}-windows-x64.zip"
    when = time.gmtime(epoch)[:6]
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(f"{name}/{path.relative_to(folder).as_posix()}", when)
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, path.read_bytes())
    return file


def installer(folder: Path, target: Path) -> Path | None:
    """Let Inno Setup make the installer; return it, or None where Inno Setup is not installed.

    Args:
        folder: What PyInstaller has collected.
        target: Folder for the installer.
    """
    compiler = find_compiler()
    if compiler is None:
        print("Inno Setup is not installed, so there is no installer, only the archive.", flush=True)
        return None
    subprocess.run(installer_command(compiler, folder, target), check=True)
    return target / f"{installer_name()}.exe"


def installer_name() -> str:
    """Return the name of the installer without its ending."""
    return f"quire-{content.version()}-windows-x64-setup"


def installer_command(compiler: str, folder: Path, target: Path) -> list[str]:
    """Return the command that makes the installer."""
    values = {"Version": content.version(), "Source": str(folder), "Name": installer_name()}
    number = content.version().partition(".dev")[0]
    defined = [f"/D{name}={value}" for name, value in {**values, "Number": number}.items()]
    return [compiler, "/Qp", *defined, f"/O{target}", str(SCRIPT)]


def find_compiler() -> str | None:
    """Return Inno Setup's compiler; None if there is none."""
    places = [os.environ.get(name, "") for name in ("ProgramFiles(x86)", "ProgramFiles", "LOCALAPPDATA")]
    known = [Path(place) / "Inno Setup 6" / COMPILER for place in places if place]
    return shutil.which(COMPILER) or next((str(each) for each in known if each.is_file()), None)
