"""Draw random modules and their first docstring lines: ``draw_modules.py SEED``.

For a check of names: a reader who does not know the code writes what each module does, from these lines alone; at
least 38 of 40 should be right.
"""

from __future__ import annotations

import ast
import random
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DRAWN = 40


def modules() -> list[Path]:
    """Return the modules of the product, sorted."""
    files = [file for folder in ("core", "desktop") for file in sorted((ROOT / folder).rglob("*.py"))]
    return [file for file in files if file.name != "__init__.py" and "migrations" not in file.parts]


def first_line(file: Path) -> str:
    """Return the first line of a module's docstring."""
    docstring = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    return docstring.partition("\n")[0]


def main(arguments: list[str]) -> int:
    """Print one draw; returns the exit code."""
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    for file in sorted(random.Random(arguments[0]).sample(modules(), DRAWN)):
        print(f"{file.relative_to(ROOT)}: {first_line(file)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
