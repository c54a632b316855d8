"""Button to choose a game (name, about, time to create), and loading of these facts."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from core.content.notices import setting_notices
from core.content.setting import Setting
from core.errors import LibraryError
from core.messages import Message
from core.registry import Game, games
from desktop.address_labels import translate_text
from desktop.theme import TextStyle, color, font, px
from desktop.tool_tips import escape_tool_tip

if TYPE_CHECKING:
    from core.store.library import Library

_EDGE: Final = 8
_SIDE: Final = 14
_NAME: Final = 24
_TIME: Final = 18
_WIDTH: Final = 300
_LEAST: Final = 200


@dataclass(frozen=True, slots=True)
class SettingFacts:
    """A setting that can be chosen.

    Attributes:
        setting: The setting.
        notices: Warnings about its data.
    """

    setting: Setting
    notices: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class GameFacts:
    """What a tile shows of a game.

    Attributes:
        game: The game.
        name: Its name.
        edition: Its edition and author.
        about: Description.
        time: How long creating a character takes.
        settings: The sample settings.
    """

    game: Game
    name: str
    edition: str
    about: str
    time: str
    settings: tuple[SettingFacts, ...]


def load_game_facts() -> tuple[GameFacts, ...]:
    """Load the facts of all games; runs on a worker thread."""
    return tuple(map(_facts, games()))


def read_setting(game: Game, file: Path) -> SettingFacts:
    """Read a setting from a file; runs on a worker thread.

    Raises:
        DocumentError: The file is not a setting of this game.
    """
    setting = game.setting(file)
    if setting is None:
        raise LookupError(f"{file} gave no setting")
    return SettingFacts(setting, setting_notices(setting, game.system))


def load_stored_settings(game: Game, library: Library) -> tuple[SettingFacts, ...]:
    """Load the settings of a game in the library; runs on the library's thread. One that cannot be read is left out."""
    found: list[SettingFacts] = []
    for listed in library.worlds.list(game.id):
        try:
            world = library.worlds.find(game.id, listed.own_id)
        except LibraryError:
            continue
        if world is not None:
            setting = library.worlds.setting_of(game.system, world)
            found.append(SettingFacts(setting, setting_notices(setting, game.system)))
    return tuple(found)


def _facts(game: Game) -> GameFacts:
    system = game.system
    edition = ", ".join(
        part for part in (translate_text(system, system.credits.edition), system.credits.author) if part
    )
    settings = tuple(read_setting(game, file) for file in game.settings)
    about = " ".join(translate_text(system, system.about).split())
    return GameFacts(game, system.name, edition, about, translate_text(system, system.creation_time), settings)


class GameTile(QAbstractButton):
    """The tile of one game, with its name and the time it takes; the selected one has an accent border.

    Signals:
        moved: An arrow key selects another tile; -1 or 1.
        confirmed: Enter starts with this game.
    """

    moved = Signal(int)
    confirmed = Signal()

    def __init__(self, facts: GameFacts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.facts = facts
        self.setText(facts.name)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAccessibleName(facts.name)
        self.setAccessibleDescription(f"{facts.edition}. {facts.about} {facts.time}")
        self.setToolTip(escape_tool_tip(facts.time))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of name and time."""
        return QSize(px(_WIDTH), px(2 * _EDGE + _NAME + _TIME))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the narrowest size; a longer text is elided."""
        return QSize(px(_LEAST), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Arrow keys move, Enter starts."""
        steps = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}
        key = Qt.Key(event.key())
        if key in steps:
            self.moved.emit(steps[key])
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.setChecked(True)
            self.confirmed.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the card."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            is_strong = self.isChecked() or self.hasFocus()
            painter.setPen(QPen(color("accent" if is_strong else "hairline"), 2 if is_strong else 1))
            painter.setBrush(color("tint" if self.isChecked() else "card"))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
            edge, width = px(_EDGE), self.width() - 2 * px(_SIDE)
            self._draw_line(painter, QRect(px(_SIDE), edge, width, px(_NAME)), TextStyle.NAME, self.facts.name, "ink")
            below = QRect(px(_SIDE), edge + px(_NAME), width, px(_TIME))
            self._draw_line(painter, below, TextStyle.LABEL, self.facts.time, "muted")

    @staticmethod
    def _draw_line(painter: QPainter, area: QRect, style: TextStyle, text: str, ink: str) -> None:
        painter.setFont(font(style))
        painter.setPen(color(ink))
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, shown)
