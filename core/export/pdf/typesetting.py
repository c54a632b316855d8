"""What the blocks of one printed sheet share: its name and game, the reader's language, texts that did not fit."""

from __future__ import annotations

from dataclasses import dataclass, field

from core.export.content.shapes import NEW_ROW, SheetContent
from core.export.render_context import UNTRANSLATED
from core.messages import Translate, localize_text


@dataclass(slots=True)
class Typesetting:
    """What the blocks of one printed sheet share.

    Attributes:
        game: Name of the game.
        edition: Its edition.
        name: Name of the character.
        second: The line below it.
        is_blank: Whether it is a blank sheet.
        translate: Translates the page's own words.
        overflow: Label and whole text of what does not fit its place; printed in full at the end.
        new_rows: Empty rows of lists so far, on a form.
    """

    game: str = ""
    edition: str = ""
    name: str = ""
    second: str = ""
    is_blank: bool = False
    translate: Translate = UNTRANSLATED
    overflow: list[tuple[str, str]] = field(default_factory=list)
    new_rows: int = 0

    @classmethod
    def of(cls, content: SheetContent, translate: Translate) -> Typesetting:
        """Return what the blocks of a sheet share."""
        return cls(content.game, content.edition, content.name, content.second, content.is_blank, translate)

    def add_overflow(self, label: str, text: str) -> None:
        """Record a text that does not fit its place, once."""
        if (label, text) not in self.overflow:
            self.overflow.append((label, text))

    def add_row(self) -> int:
        """Return what stands for the position of an empty row on a form, which is known when the page is read."""
        self.new_rows += 1
        return NEW_ROW - self.new_rows

    def localize(self, text: str) -> str:
        """Return a text of the page itself, not of the game, in the reader's language."""
        return localize_text(text, self.translate)
