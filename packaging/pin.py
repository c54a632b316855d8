"""Write ``packaging/constraints.txt``: exact versions and hashes of every release.

Needs pip-tools, which nothing else here needs::

    .venv/bin/python -m pip install pip-tools
    .venv/bin/python packaging/pin.py

The file names no download host and no place on this machine, and holds for every platform.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CONSTRAINTS = ROOT / "packaging" / "constraints.txt"
HEADER = """\
# Exact versions of everything that running, checking and building Quire needs, with the hashes of all files of each
# release. Written by packaging/pin.py; pip install --require-hashes -r packaging/constraints.txt
"""

OTHER_SYSTEMS = ("colorama", "pefile", "pywin32-ctypes", "macholib")
"""Packages that others need on Windows or macOS alone: pip-tools finds only what the machine needs that it runs on."""


def compile_pins() -> str:
    """Return the pinned versions of the project and its checks, without hosts and options."""
    command = [sys.executable, "-m", "piptools", "compile", "--quiet", "--generate-hashes", "--extra", "dev"]
    command += ["--no-emit-index-url", "--no-emit-find-links", "--no-emit-trusted-host", "--no-emit-options"]
    command += ["--no-header", "--no-annotate", "--no-strip-extras", "--allow-unsafe", "--output-file", "-"]
    with tempfile.TemporaryDirectory() as folder:
        others = Path(folder) / "others.in"
        others.write_text("\n".join(OTHER_SYSTEMS), encoding="utf-8")
        command += [str(ROOT / "pyproject.toml"), str(others)]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def main() -> None:
    """Write the file."""
    CONSTRAINTS.write_text(HEADER + compile_pins(), encoding="utf-8")


if __name__ == "__main__":
    main()
