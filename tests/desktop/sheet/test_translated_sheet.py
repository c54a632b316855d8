"""Sheets in German: what the game's catalogue translates is shown in German on every page."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from gettext import GNUTranslations
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication, QComboBox, QTabBar, QWidget

from core import paths, registry
from core.character.json_values import Json
from core.registry import Game
from core.rules.model import Derived, Field
from tests.helpers.games import sample_sheet
from tests.helpers.sheet_windows import pages_of, show_page, show_sheet
from tests.helpers.spoken_language import speaking

ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
PROPERTIES = ("text", "title", "placeholderText", "toolTip", "accessibleName", "label", "labels", "headers")
TAG = re.compile(r"<[^>]*>")
FEWEST = 40
"""Different texts on any sheet."""


def catalogue_of(game: Game) -> Path:
    """Return the file of a game's German."""
    return paths.resources() / "translations" / "de" / f"rules.{game.id}.mo"


TRANSLATED = [each for each in registry.games() if catalogue_of(each).exists()]


def shown_texts(root: QWidget) -> Iterator[tuple[object, str]]:
    """Yield everything that the widgets of a window say, with the place."""
    for widget in root.findChildren(QWidget):
        place = f"{type(widget).__name__} {widget.objectName()}"
        for name in PROPERTIES:
            value = widget.property(name)
            yield from ((each, f"{place}.{name}") for each in (value if isinstance(value, list) else [value]))
        if isinstance(widget, QComboBox):
            yield from ((widget.itemText(index), place) for index in range(widget.count()))
        if isinstance(widget, QTabBar):
            yield from ((widget.tabText(index), place) for index in range(widget.count()))
        if isinstance(widget, QAbstractItemView):
            yield from ((text, place) for text in cells(widget))


def cells(view: QAbstractItemView) -> Iterator[object]:
    """Yield titles, cells and their tooltips."""
    model = view.model()
    if model is None:
        return
    for column in range(model.columnCount()):
        yield from (model.headerData(column, Qt.Orientation.Horizontal, role) for role in ROLES)
        for row in range(model.rowCount()):
            yield from (model.index(row, column).data(role) for role in ROLES)


def written_in(value: Json) -> Iterator[str]:
    """Yield the texts of a document, which are the player's own."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | dict):
        for each in value.values() if isinstance(value, dict) else value:
            yield from written_in(each)


def german_of(game: Game) -> dict[str, str]:
    """Return the texts of a game's data that are no German texts themselves."""
    with catalogue_of(game).open("rb") as stream:
        found = GNUTranslations(stream)
    names: list[Field | Derived] = [*game.system.fields.values(), *game.system.derived.values()]
    texts = {text for each in names for text in (each.label, each.abbr, each.unit, each.help) if text}
    texts |= {choice.label for each in game.system.fields.values() for choice in each.choices}
    members = (each for family in game.system.families.values() for each in family)
    texts |= {text for each in members for text in (each.label, each.abbr, each.note) if text}
    german = {text: found.gettext(text) for text in texts}
    both = {*german.values(), found.gettext("Attributes")}  # "Attribute" is the German of another text
    return {text: translation for text, translation in german.items() if text not in both}


def test_every_game_has_german() -> None:
    assert list(registry.games()) == TRANSLATED


@pytest.mark.parametrize("game", TRANSLATED, ids=lambda game: str(game.id))
def test_no_text_of_the_game_stays_in_english(qapp: QApplication, game: Game) -> None:
    german, sheet = german_of(game), sample_sheet(game)
    for own in written_in(dict(sheet.character.data)):
        german.pop(own, None)
    seen, english = set(), set()
    with speaking(qapp, "de"), show_sheet(sheet, qapp) as view:
        for page in pages_of(view):
            show_page(view, page)
        for text, place in shown_texts(view):
            if isinstance(text, str) and text:
                plain = html.unescape(TAG.sub("", text)).replace("&", "").strip()
                seen.add(plain)
                if plain in german:
                    english.add((plain, german[plain], place))
    assert len(seen) >= FEWEST
    assert not english
