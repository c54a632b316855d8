"""The words in a PDF that say which sheet it is: kind, game, character and revision.

>>> SheetMarks("fillable", "any", "0193-ab", 17).text
'quire-format:1 quire-kind:fillable quire-game:any quire-character:0193-ab quire-revision:17'
>>> read_marks("A sheet, quire-format:1 quire-kind:blank, quire-game:any")
SheetMarks(kind='blank', game='any', character='', revision=0)
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

VERSION: Final = "1"
FULL, FILLABLE, BLANK = "full", "fillable", "blank"
"""Kinds of sheets: a sheet without fields, one with fields, a blank one with fields."""

_WORD: Final = re.compile(r"quire-([a-z]+):([^\s,;]{1,200})")
_LARGEST: Final = 15


class SheetMarks(NamedTuple):
    """What a PDF says of itself.

    Attributes:
        kind: `FULL`, `FILLABLE` or `BLANK`.
        game: Id of the game.
        character: Id of the character in the library, or "".
        revision: Its revision there.
    """

    kind: str
    game: str
    character: str = ""
    revision: int = 0

    @property
    def text(self) -> str:
        """The words, as they are in the file."""
        words = f"quire-format:{VERSION} quire-kind:{self.kind} quire-game:{self.game}"
        return f"{words} quire-character:{self.character} quire-revision:{self.revision}" if self.character else words


def read_marks(text: str) -> SheetMarks | None:
    """Return what the words of a PDF say; None if they are not Quire's."""
    words = dict(_WORD.findall(text))
    if words.get("format") != VERSION or not words.keys() >= {"kind", "game"}:
        return None
    revision = words.get("revision", "")
    is_number = revision.isascii() and revision.isdigit() and len(revision) <= _LARGEST
    return SheetMarks(words["kind"], words["game"], words.get("character", ""), int(revision) if is_number else 0)
