"""Runs the processes that benchmarks measure, with compiled modules."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]


def environment_in(folder: Path) -> dict[str, str]:
    """Return an environment in which compiled modules are kept in a folder."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"PYTHONPYCACHEPREFIX": str(folder / "compiled")}


def run_child(script: Path, kind: str, folder: Path, *arguments: str) -> dict[str, float]:
    """Run ``script kind START folder arguments`` and return the figures that it printed, one a line, by name."""
    start = time.monotonic()
    command = [sys.executable, str(script), kind, repr(start), str(folder), *arguments]
    environment = environment_in(folder)
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, cwd=ROOT, env=environment)
    if done.returncode:
        raise RuntimeError(f"{kind} failed: {done.stderr}")
    sys.stderr.write(done.stderr)
    return {name: float(value) for name, value in (line.split() for line in done.stdout.splitlines())}
