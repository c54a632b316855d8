"""The disk image for macOS: an ``.app`` with its types of documents, and a link to the folder of programs."""

from __future__ import annotations

import platform
import plistlib
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

import bundle_content as content
from bundle_content import ROOT

PLIST: Final = ROOT / "packaging" / "macos" / "Info.plist"
APP: Final = "Quire.app"
VOLUME: Final = "Quire"


def info_plist() -> dict[str, Any]:
    """Return what the system is told about the program: the file of the repository, with the version."""
    values: dict[str, Any] = plistlib.loads(PLIST.read_bytes())
    number = content.version().partition(".dev")[0]
    return {**values, "CFBundleShortVersionString": number, "CFBundleVersion": number}


def disk_image(app: Path, work: Path, target: Path) -> Path:
    """Pack the program into a disk image; return it.

    Args:
        app: The ``.app`` that PyInstaller has made.
        work: Folder for what the image shows, which is emptied.
        target: Folder for the image.
    """
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    subprocess.run(["ditto", str(app), str(work / APP)], check=True)
    (work / "Applications").symlink_to("/Applications")
    shutil.copyfile(ROOT / "LICENSE", work / "LICENSE.txt")
    file = target / f"Quire-{content.version()}-macos-{platform.machine()}.dmg"
    subprocess.run(image_command(work, file), check=True)
    return file


def image_command(folder: Path, file: Path) -> list[str]:
    """Return the command that makes a compressed image of a folder."""
    options = ["-volname", VOLUME, "-srcfolder", str(folder), "-fs", "HFS+", "-format", "ULFO", "-ov"]
    return ["hdiutil", "create", *options, str(file)]
