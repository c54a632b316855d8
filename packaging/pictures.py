"""Make the pictures of printed pages that the README shows.

They are rendered from the very PDF that ``quire pdf`` writes, for three characters of the tests. Run it after the look
of the paper has changed: ``python packaging/pictures.py``; they go to ``packaging/pictures``, or to the folder named.
"""

from __future__ import annotations

import datetime
import json
import random
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

import pypdfium2  # noqa: E402  (the root comes first)
from PIL import Image  # noqa: E402

from core.character.document import Character  # noqa: E402
from core.character.sheet import Sheet  # noqa: E402
from core.export.pdf import make_blank, make_pdf  # noqa: E402
from core.registry import open_character  # noqa: E402

WHEN = datetime.date(2026, 11, 20)
CHARACTERS = next((ROOT / "tests" / "systems").glob("*/printed"))
"""The example characters, of one game."""

WIDTH = 620
"""Points across; the README shows two pages side by side."""

SHADES = 24
"""Steps from paper to ink, and as many from paper to the red of titles."""

INK, RED = (0, 0, 0), (138, 43, 33)
FINE = 4
"""Pages are rendered so many times larger and scaled down, that hairlines come out grey and not black."""


def opened(name: str) -> Sheet:
    """Open a character of the tests."""
    document = json.loads((CHARACTERS / f"{name}.json").read_text(encoding="utf-8"))
    return open_character(Character.from_json(document), random.Random(1))


def rendered(data: bytes, number: int) -> Image.Image:
    """Render one page of a PDF, small and with few colours."""
    page = pypdfium2.PdfDocument(data)[number]
    large: Image.Image = page.render(scale=WIDTH * FINE / page.get_width()).to_pil()
    small = large.convert("RGB").resize((WIDTH, round(large.height / FINE)), Image.Resampling.LANCZOS)
    return small.quantize(palette=palette(), dither=Image.Dither.NONE)


def palette() -> Image.Image:
    """Return the few colours of a page: shades of its ink and its red."""
    colours = [
        round(255 + (part - 255) * step / (SHADES - 1)) for ink in (INK, RED) for step in range(SHADES) for part in ink
    ]
    picture = Image.new("P", (1, 1))
    picture.putpalette(colours)
    return picture


def main(folder: Path) -> None:
    """Write all pictures to a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    full = make_pdf([opened("bren")], "full", "a4", when=WHEN).data
    cards = make_pdf([opened(name) for name in ("bren", "ilvane", "perrin")], "card", "a4", when=WHEN).data
    system = opened("bren").system
    blank = make_blank([system], "a4").data
    pages = {"full-1": (full, 0), "card": (cards, 0), "blank": (blank, 0)}
    for name, (data, number) in pages.items():
        file = folder / f"{system.id}-{name}.png"
        rendered(data, number).save(file, optimize=True)
        print(f"{file}: {file.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "packaging" / "pictures")
