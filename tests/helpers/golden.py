"""Golden pages: text files with every text of a page, its font, size and position."""

from __future__ import annotations

from typing import TypeGuard

from core.export.pdf.page import MM, Page, Text
from tests.helpers.games import SYSTEMS_FOLDER


def page_lines(pages: list[Page]) -> str:
    """Return pages as text lines: millimetres from the top and left, font, size, text."""
    lines = []
    for number, page in enumerate(pages, 1):
        lines.append(f"page {number} {page.paper.name}{' ink' if page.ink else ''}")
        texts = sorted((round(mark.y / MM, 1), round(mark.x / MM, 1), mark) for mark in page.marks if is_text(mark))
        lines += [f"{y:6.1f} {x:6.1f}  {mark.type.face:25} {mark.type.size:4.1f}  {mark.text}" for y, x, mark in texts]
        others = sum(not is_text(mark) for mark in page.marks)
        lines.append(f"and {others} lines, boxes and outlines")
    return "\n".join(lines) + "\n"


def is_text(mark: object) -> TypeGuard[Text]:
    """Return whether a mark is a text."""
    return isinstance(mark, Text)


def compare(game_id: str, name: str, pages: list[Page], *, is_new: bool) -> None:
    """Compare pages with their golden file, or update it with ``--update-golden`` (``is_new``).

    Raises:
        AssertionError: The pages have changed.
    """
    shown = page_lines(pages)
    file = SYSTEMS_FOLDER / game_id / "golden" / f"{name}.txt"
    if is_new:
        file.write_text(shown, encoding="utf-8")
    assert shown == file.read_text(encoding="utf-8"), "pages changed; look at them, then run with --update-golden"
