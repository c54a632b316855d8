"""Icons of the tabs with sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.library.thumbnails import small_portrait
from desktop.widgets.portrait_view import round_icon

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

    from desktop.sheet.open_character import OpenCharacter


def tab_icon(character: OpenCharacter) -> QIcon:
    """Return the round portrait or monogram of an open character."""
    document = character.sheet.character
    return round_icon(small_portrait(document), document.name, id_=character.id)
