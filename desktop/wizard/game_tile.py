"""Button to choose a game (name, about, time to create), and loading of these facts."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from core.content.notices import setting_notices
from core.content.setting import Setting
from core.errors import DocumentError
from core.messages import Message
from core.registry import Game, games
from core.setting_resolver import find_setting
from desktop.address_labels import translate_text
from desktop.theme import TextStyle, color, font, px

if TYPE_CHECKING:
    from core.store.library import Library

_EDGE: Final = 16
_LEAST: Final = 280


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
    for stored in library.settings.list(game.id):
        try:
            setting = find_setting(game, stored.reference, library.settings)
        except DocumentError:
            continue
        if setting is not None:
            found.append(SettingFacts(setting, setting_notices(setting, game.system)))
    return tuple(found)


def _facts(game: Game) -> GameFacts:
    system = game.system
    edition = ", ".join(part for part in (system.credits.edition, system.credits.author) if part)
    settings = tuple(read_setting(game, file) for file in game.settings)
    about = " ".join(translate_text(system, system.about).split())
    return GameFacts(game, system.name, edition, about, translate_text(system, system.creation_time), settings)


class GameTile(QAbstractButton):
    """The tile of one game; the selected one has an accent border.

    Signals:
        moved: An arrow key selects another tile; -1 or 1.
        confirmed: Enter or a double click starts with this game.
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
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._is_brief = False
        self.toggled.connect(self._on_toggled)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_brief(self, *, is_brief: bool) -> None:
        """Show the description only while selected, or always."""
        if is_brief != self._is_brief:
            self._is_brief = is_brief
            self.updateGeometry()
            self.update()

    @Slot()
    def _on_toggled(self) -> None:
        self.updateGeometry()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size for a usual width."""
        return QSize(px(_LEAST), self.heightForWidth(px(_LEAST)))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the narrowest size."""
        return QSize(px(_LEAST), self.heightForWidth(max(px(_LEAST), self.width())))

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        """The text wraps."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        """Return the height of title, text and time."""
        if self._is_brief and not self.isChecked():
            return px(_EDGE) * 2 + px(28 + 20)
        return self._whole_height(width)

    def _whole_height(self, width: int) -> int:
        return px(_EDGE) * 2 + px(28 + 20 + 8) + self._about_height(width) + px(8 + 18)

    def _about_height(self, width: int) -> int:
        area = QRect(0, 0, width - 2 * px(_EDGE), 10_000)
        return (
            QFontMetrics(font(TextStyle.TEXT)).boundingRect(area, Qt.TextFlag.TextWordWrap, self.facts.about).height()
        )

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
            painter.setBrush(color("card"))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
            edge, width = px(_EDGE), self.width() - 2 * px(_EDGE)
            top = edge
            painter.setFont(font(TextStyle.SIDE_TITLE))
            painter.setPen(color("ink"))
            painter.drawText(QRect(edge, top, width, px(28)), Qt.AlignmentFlag.AlignVCenter, self.facts.name)
            top += px(28)
            painter.setFont(font(TextStyle.LABEL))
            painter.setPen(color("muted"))
            is_whole = self.height() >= self._whole_height(self.width())
            line = self.facts.edition if is_whole else self.facts.time
            shown = painter.fontMetrics().elidedText(line, Qt.TextElideMode.ElideRight, width)
            middle = Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QRect(edge, top, width, px(20)), middle, shown)
            if not is_whole:
                return
            painter.drawText(QRect(edge, self.height() - edge - px(18), width, px(18)), middle, self.facts.time)
            top += px(28)
            painter.setFont(font(TextStyle.TEXT))
            painter.setPen(color("ink"))
            high = self._about_height(self.width())
            painter.drawText(QRect(edge, top, width, high), Qt.TextFlag.TextWordWrap, self.facts.about)
