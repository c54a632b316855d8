"""Write ``packaging/constraints.txt`` anew: exact versions and the hashes of every file of each release.

Needs pip-tools, which nothing else here needs::

    .venv/bin/python -m pip install pip-tools
    .venv/bin/python packaging/pin.py

The file names no download host and no place on this machine, and holds for every platform: what only one system needs
stands there with its marker.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CONSTRAINTS = ROOT / "packaging" / "constraints.txt"
ONLY_ON = {"colorama": 'sys_platform == "win32"'}
"""What a release needs on one system only, and its marker."""

HEADER = """\
# Exact versions of everything that running, checking and building Quire needs, with the hashes of all files of each
# release. Written by packaging/pin.py; pip install --require-hashes -r packaging/constraints.txt
"""


def compile_pins(extra: Path) -> str:
    """Resolve the project with its checks and give the list of pins, free of hosts, options and notes."""
    command = [sys.executable, "-m", "piptools", "compile", "--quiet", "--generate-hashes", "--extra", "dev"]
    command += ["--no-emit-index-url", "--no-emit-find-links", "--no-emit-trusted-host", "--no-emit-options"]
    command += ["--no-header", "--no-annotate", "--strip-extras", "--allow-unsafe", "--output-file", "-"]
    command += [str(ROOT / "pyproject.toml"), str(extra)]
    return subprocess.run(command, check=True, capture_output=True, text=True, cwd=extra.parent).stdout


def with_markers(pins: str) -> str:
    """Put the marker behind what only one system needs."""
    for name, marker in ONLY_ON.items():
        pins = re.sub(rf"^({name}==\S+)", rf"\1 ; {marker}", pins, flags=re.MULTILINE)
    return pins


def main() -> None:
    """Write the file."""
    with tempfile.TemporaryDirectory() as folder:
        extra = Path(folder) / "one-system.in"
        extra.write_text("\n".join(ONLY_ON) + "\n", encoding="utf-8")
        CONSTRAINTS.write_text(HEADER + with_markers(compile_pins(extra)), encoding="utf-8")


if __name__ == "__main__":
    main()
