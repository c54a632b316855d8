"""What the blocks of one printed sheet share: its name and game, the reader's language, texts that did not fit."""

from __future__ import annotations

from dataclasses import dataclass, field

from core.export.content.shapes import SheetContent
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
        counts: Numbers of rows of the lists so far, those of empty rows on a form included.
    """

    game: str = ""
    edition: str = ""
    name: str = ""
    second: str = ""
    is_blank: bool = False
    translate: Translate = UNTRANSLATED
    overflow: list[tuple[str, str]] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=dict)

    @classmethod
    def of(cls, content: SheetContent, translate: Translate) -> Typesetting:
        """Return what the blocks of a sheet share."""
        common = cls(content.game, content.edition, content.name, content.second, content.is_blank, translate)
        common.counts.update(content.counts)
        return common

    def add_overflow(self, label: str, text: str) -> None:
        """Record a text that does not fit its place, once."""
        if (label, text) not in self.overflow:
            self.overflow.append((label, text))

    def add_row(self, list_key: str) -> int:
        """Return the position that an empty row of a list gets on a form."""
        position = self.counts.get(list_key, 0)
        self.counts[list_key] = position + 1
        return position

    def localize(self, text: str) -> str:
        """Return a text of the page itself, not of the game, in the reader's language."""
        return localize_text(text, self.translate)
