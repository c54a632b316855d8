"""Run the checks of the project: ``python packaging/check.py [NAME …]``.

Each check runs to its end even where another failed; the closing line of pytest and what failed are said once more at
the close.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PYTHON = sys.executable
CODE = ("core", "desktop", "tests", "run.py", "packaging/set_up.py")
WORKERS = str(max(1, min(4, os.cpu_count() or 1)))


@dataclass(frozen=True, slots=True)
class Floor:
    """Minimum test coverage of some code, in percent of lines and branches."""

    pattern: str
    percent: int


FLOORS = (
    Floor("core/formula/*", 100),
    Floor("core/rules/*", 100),
    Floor("core/character/*", 100),
    Floor("core/*", 95),
    Floor("desktop/*", 85),
)


def succeeds(*command: str) -> bool:
    """Run a module of this environment in the project folder; returns whether it succeeded."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run([PYTHON, "-m", *command], cwd=ROOT, env=environment, check=False).returncode == 0


def check_format() -> bool:
    """Check the formatting with ruff."""
    return succeeds("ruff", "format", "--check", ".")


def check_lint() -> bool:
    """Check the style rules with ruff."""
    return succeeds("ruff", "check", ".")


def check_types() -> bool:
    """Check types with mypy; packaging is excluded, as its folder has the name of a library."""
    scripts = [str(file.relative_to(ROOT)) for file in sorted((ROOT / "packaging").glob("*.py"))]
    product = succeeds("mypy", "--strict", *CODE)
    return succeeds("mypy", "--strict", "--no-explicit-package-bases", *scripts) and product


def check_imports() -> bool:
    """Check the import contracts."""
    command = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports())"
    return subprocess.run([PYTHON, "-c", command], cwd=ROOT, check=False).returncode == 0


def check_tests() -> bool:
    """Run the tests with coverage."""
    (ROOT / ".coverage").unlink(missing_ok=True)
    command = [PYTHON, "-m", "pytest", "-n", WORKERS, "--cov", "--cov-report=", "--durations=10"]
    closing = ""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    with subprocess.Popen(  # tests start the program a hundred times: what was compiled for one is kept for the next
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as tests:
        for line in tests.stdout or ():
            print(line, end="", flush=True)
            closing = line if line.startswith("=") else closing
    missed = [floor for floor in FLOORS if not reaches(floor)]
    print(f"\n{closing}", end="", flush=True)
    for floor in missed:
        print(f"coverage of {floor.pattern} is under {floor.percent} %", flush=True)
    return tests.returncode == 0 and not missed


def reaches(floor: Floor) -> bool:
    """Return whether the coverage of some code is high enough; prints the missing lines."""
    print(f"\ncoverage of {floor.pattern}, at least {floor.percent} %", flush=True)
    return succeeds("coverage", "report", f"--include={floor.pattern}", f"--fail-under={floor.percent}")


CHECKS: dict[str, Callable[[], bool]] = {
    "format": check_format,
    "lint": check_lint,
    "types": check_types,
    "imports": check_imports,
    "tests": check_tests,
}


def main(names: list[str]) -> int:
    """Run the named checks, or all; returns the exit code."""
    if unknown := [name for name in names if name not in CHECKS]:
        print(f"There is no check {unknown[0]}; there are {', '.join(CHECKS)}.", file=sys.stderr)
        return 2
    failed = []
    for name in names or CHECKS:
        print(f"\n== {name}: {CHECKS[name].__doc__}", flush=True)
        start = time.monotonic()
        if not CHECKS[name]():
            failed.append(name)
        print(f"-- {name}: {time.monotonic() - start:.0f} s", flush=True)
    print(f"\nFailed: {', '.join(failed)}" if failed else "\nEverything holds.", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
