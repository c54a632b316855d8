"""Benchmark: commands as whole processes, in processor time, against a process that only imports typer.

``quire --help`` may take 3 times as much, ``quire derive`` on the first sample character 5 times, and
``quire games --json`` 8 times. The processes run in turn, with compiled modules. Run it:
``python tests/benchmarks/commands.py [ROUNDS]``; it exits with 1 when a limit is missed.
"""

from __future__ import annotations

import resource
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.benchmarks.figures import report  # noqa: E402  (the root comes first)
from tests.benchmarks.processes import environment_in  # noqa: E402
from tests.helpers.games import sample_files  # noqa: E402

ROUNDS = 15
QUIRE = ("-m", "desktop")
PEER = ("-c", "import typer")
COMMANDS: dict[str, tuple[tuple[str, ...], float]] = {
    "quire --help": ((*QUIRE, "--help"), 3.0),
    "quire derive": ((*QUIRE, "derive", str(sample_files()[0])), 5.0),
    "quire games --json": ((*QUIRE, "games", "--json"), 8.0),
}
"""Name, arguments of the interpreter, and how many times the time of the peer."""


def milliseconds(arguments: tuple[str, ...], environment: Mapping[str, str]) -> float:
    """Run a process and return the processor time that it took, in the kernel as well."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *arguments], capture_output=True, check=True, cwd=ROOT, env=environment)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1000


def main(arguments: list[str]) -> int:
    """Measure, print, and return the exit code."""
    rounds = int(arguments[0]) if arguments else ROUNDS
    found: dict[str, list[float]] = {name: [] for name in COMMANDS}
    with tempfile.TemporaryDirectory() as folder:
        environment = environment_in(Path(folder)) | {"HOME": folder, "XDG_DATA_HOME": folder}
        for each in (PEER, *(command for command, _ in COMMANDS.values())):
            milliseconds(each, environment)  # compiles its modules
        for _ in range(rounds):
            peer = milliseconds(PEER, environment)
            spent = {name: milliseconds(command, environment) for name, (command, _) in COMMANDS.items()}
            shown = ", ".join(f"{name} {value:.0f}" for name, value in spent.items())
            print(f"    import typer {peer:.0f} ms, {shown}", file=sys.stderr)
            for name, value in spent.items():
                found[name].append(value / peer)
    met = [report(f"{name} / import typer", found[name], most) for name, (_, most) in COMMANDS.items()]
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
