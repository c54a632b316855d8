"""Benchmark: the memory of printing a thousand characters into one file against that of a hundred.

Each is a process of its own that runs ``quire pdf`` with the sample characters of all games over and over, and says how
much memory it had at most; a thousand may take 1.5 times that of a hundred. Run it:
``python tests/benchmarks/pdf_memory.py [ROUNDS]``; it exits with 1 when the limit is missed.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from itertools import cycle, islice
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from core.paths import resources  # noqa: E402  (the root comes first)
from desktop.__main__ import main as quire  # noqa: E402
from tests.benchmarks.figures import report  # noqa: E402
from tests.benchmarks.window_starts import peak  # noqa: E402

FEW, MANY = 100, 1000
MOST = 1.5
ROUNDS = 3
PRINT = "print"


def print_characters(count: int) -> int:
    """Print characters into one file and say how much memory this process had at most; return the exit code."""
    files = sorted(str(file) for file in (resources() / "samples").glob("*/*.json"))
    with tempfile.TemporaryDirectory() as folder:
        code = quire(["pdf", *islice(cycle(files), count), "-o", f"{folder}/sheets.pdf"])
    print(peak())
    return code


def memory_of(count: int) -> float:
    """Return the memory in MB of a process that prints characters."""
    command = [sys.executable, str(Path(__file__)), PRINT, str(count)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=True, cwd=ROOT)
    return float(done.stdout)


def main(arguments: list[str]) -> int:
    """Measure, print, and return the exit code."""
    if arguments[:1] == [PRINT]:
        return print_characters(int(arguments[1]))
    ratios = []
    for _ in range(int(arguments[0]) if arguments else ROUNDS):
        few, many = memory_of(FEW), memory_of(MANY)
        print(f"    {FEW} characters {few:.0f} MB, {MANY} characters {many:.0f} MB", file=sys.stderr)
        ratios.append(many / few)
    return 0 if report(f"memory of {MANY} printed characters / {FEW}", ratios, MOST) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
