"""Applies the colour scheme; gives widgets colours, fonts, scaled lengths and icons.

`Theme` sets palette, font and stylesheet and follows the system. The module's functions only read them:
``theme.color("muted")``, ``theme.font(TextStyle.VALUE)``, ``theme.px(16)``, ``theme.icon("print")``. So a widget that
paints itself needs no theme object and also works in Designer. It must not cache what these functions return.

Widgets name their role in the dynamic property ``role``; the stylesheet knows

* labels: ``title`` (serif 28), ``side_title`` (serif 22), ``heading`` (13 semibold), ``name`` (16 semibold), ``value``
  (22 semibold), ``label`` (11 muted), ``muted``, ``amber``, ``teal``, ``accent``;
* frames: ``sheet`` (paper), ``card``, ``chrome``, ``rule``
  (a hairline);
* buttons: ``primary``, ``quiet`` (no border), ``text`` (accent colour), ``chip`` (checkable), ``mark``;
* ``search`` for a search field, ``bare`` for a check box without a label.

An action, a button or a label names its icon with the dynamic property ``icon_name``, its colour with ``icon_color``;
`apply_icons` sets them, and the theme does so again when the colours change.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cache, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QObject, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QColor,
    QFont,
    QFontDatabase,
    QFontInfo,
    QGuiApplication,
    QIcon,
    QPainter,
    QPalette,
    QPixmap,
    QPixmapCache,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu, QSpinBox, QToolBar, QWidget

from core import paths
from desktop.stylesheet import stylesheet

TEXT_PX: Final = 13
"""Height of running text at 100 %."""

SERIF: Final = "Source Serif Pro"
SANS: Final = "Source Sans Pro"
_FONT_FILES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {SERIF: ("SourceSerifPro-Semibold.ttf",), SANS: ("SourceSansPro-Regular.ttf", "SourceSansPro-Semibold.ttf")}
)
"""The bundled faces that the window uses, by family."""

_ICON_SIZES: Final = (16, 20, 24)
_LEAST_TEXT: Final = 8
_STARTED: Final = "started_text_px"
"""Property of the application: height of its text when it was started."""
_MENU_ICON: Final = 16
"""Size of icons in menus."""
_USUAL_FONTS: Final = (11.5, 13.5)
"""Range of the systems' default font heights, in pixels; within it the window is drawn at 100 %."""


class ThemeChoice(StrEnum):
    """The colour schemes to choose from."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


class TextStyle(StrEnum):
    """Text styles, which define size and weight."""

    LABEL = "label"
    TEXT = "text"
    HEADING = "heading"
    NAME = "name"
    VALUE = "value"
    SIDE_TITLE = "side_title"
    TITLE = "title"


_SIZES: Final[Mapping[TextStyle, tuple[int, bool]]] = MappingProxyType(
    {
        TextStyle.LABEL: (11, False),
        TextStyle.TEXT: (13, False),
        TextStyle.HEADING: (13, True),
        TextStyle.NAME: (16, True),
        TextStyle.VALUE: (22, True),
        TextStyle.SIDE_TITLE: (22, True),
        TextStyle.TITLE: (28, True),
    }
)


@dataclass(frozen=True, slots=True)
class Colors:
    """The colours of a scheme by purpose.

    Attributes:
        canvas, card, chrome: Background of a sheet; of cards; of bars, library and docks.
        hairline, strong: Thin separators; prominent lines.
        ink, muted: Text; secondary text.
        accent, on_accent: Current item, focus, primary button; text on it.
        amber, amber_field: Violations; background of a field with one.
        teal: Values changed by a house rule.
        fill, soft, track: Bars; their second part, which is less than the first; their background.
        tint: Selected rows and chips.
        flash: Background of a value that just changed.
        disabled: Disabled buttons.
        side_1 to side_4, side_1_tint to side_4_tint: The sides of a fight; their backgrounds.
        success: The check mark of a success.
    """

    canvas: str
    card: str
    chrome: str
    hairline: str
    strong: str
    ink: str
    muted: str
    accent: str
    on_accent: str
    amber: str
    amber_field: str
    teal: str
    fill: str
    soft: str
    track: str
    tint: str
    flash: str
    disabled: str
    side_1: str
    side_2: str
    side_3: str
    side_4: str
    side_1_tint: str
    side_2_tint: str
    side_3_tint: str
    side_4_tint: str
    success: str

    def to_dict(self) -> dict[str, str]:
        """Return every colour by its name."""
        return {field.name: str(getattr(self, field.name)) for field in fields(self)}


LIGHT: Final = Colors(
    canvas="#FBF9F4", card="#FFFFFF", chrome="#F3EFE6", hairline="#E4DED2", strong="#CFC6B6", ink="#211E1A",
    muted="#6B655B", accent="#8A2B21", on_accent="#FFFFFF", amber="#8F5A00", amber_field="#FBF1DC", teal="#1F5B6B",
    fill="#4A443B", soft="#CFC6B6", track="#E6E0D4", tint="#F3E4DE", flash="#F6DFD8", disabled="#EAE4D8",
    side_1="#2F5D8C", side_2="#66651A", side_3="#7A3E6B", side_4="#2E6B57",
    side_1_tint="#E4EBF3", side_2_tint="#EEEDDB", side_3_tint="#F1E6EE", side_4_tint="#E0EDE7",
    success="#3E6B3A",
)  # fmt: skip
DARK: Final = Colors(
    canvas="#1D1B19", card="#262320", chrome="#171513", hairline="#3A3530", strong="#575049", ink="#EDE7DC",
    muted="#A9A194", accent="#E08A7C", on_accent="#241412", amber="#E3B341", amber_field="#352C1A", teal="#7FC4D4",
    fill="#CFC7B9", soft="#575049", track="#413B35", tint="#352624", flash="#4A2E2A", disabled="#2E2A26",
    side_1="#8DB3DD", side_2="#C2C06A", side_3="#CF9AC2", side_4="#86C4AC",
    side_1_tint="#22303E", side_2_tint="#35341F", side_3_tint="#382B36", side_4_tint="#213530",
    success="#9CC493",
)  # fmt: skip
CONTRAST_LIGHT: Final = Colors(
    canvas="#FFFFFF", card="#FFFFFE", chrome="#FEFEFE", hairline="#5A5A5A", strong="#000000", ink="#000000",
    muted="#2E2E2E", accent="#6E0F06", on_accent="#FFFFFF", amber="#5E3A00", amber_field="#FFF3CF", teal="#00404F",
    fill="#000000", soft="#8A8A8A", track="#D8D8D8", tint="#FFE3DB", flash="#FFD3C7", disabled="#E6E6E6",
    side_1="#0F3A66", side_2="#3F3E00", side_3="#55184A", side_4="#0B4733",
    side_1_tint="#DCE8F5", side_2_tint="#EFEDC4", side_3_tint="#F5DFF0", side_4_tint="#D6F0E4",
    success="#1F4A1C",
)  # fmt: skip
CONTRAST_DARK: Final = Colors(
    canvas="#000000", card="#000001", chrome="#010101", hairline="#B0B0B0", strong="#FFFFFF", ink="#FFFFFF",
    muted="#E0E0E0", accent="#FFB3A7", on_accent="#000000", amber="#FFD75E", amber_field="#332700", teal="#9BE7F7",
    fill="#FFFFFF", soft="#7A7A7A", track="#444444", tint="#4A1A12", flash="#5C2218", disabled="#262626",
    side_1="#B9D6F7", side_2="#EDEB8E", side_3="#F2C4E7", side_4="#B0EBD4",
    side_1_tint="#0F2A44", side_2_tint="#33320A", side_3_tint="#40203A", side_4_tint="#0D3527",
    success="#B9E8AF",
)  # fmt: skip

MONOGRAMS: Final = (
    ("#EAD6AC", "#5C4210"), ("#C9DDBE", "#2F5226"), ("#EBCDB6", "#6E3716"), ("#BFDAE4", "#17495B"),
    ("#D9D2C3", "#474137"), ("#EFC6BE", "#7A2A20"), ("#DCDBAC", "#49480F"), ("#D2CCE4", "#3F3466"),
    ("#BFDDD2", "#14503F"), ("#E6C8DA", "#622C51"),
)  # fmt: skip
"""Ground and ink of monograms on light; on dark they are swapped."""

SCHEMES: Final = (LIGHT, DARK, CONTRAST_LIGHT, CONTRAST_DARK)
_BY_CHROME: Final[Mapping[int, Colors]] = MappingProxyType({QColor(each.chrome).rgb(): each for each in SCHEMES})


def colors() -> Colors:
    """Return the current colours; light or dark by the palette if the theme is not Quire's (Designer)."""
    return _colors_of(QGuiApplication.palette().cacheKey())


@lru_cache(maxsize=1)
def _colors_of(_palette: int) -> Colors:
    """Return the colours of a palette (cached, because painting a table asks a thousand times)."""
    window = QGuiApplication.palette().color(QPalette.ColorRole.Window)
    return _BY_CHROME.get(window.rgb()) or (DARK if window.lightness() < 128 else LIGHT)  # noqa: PLR2004


def color(name: str) -> QColor:
    """Return a colour by its name in `Colors`."""
    return QColor(_read_color(getattr(colors(), name)))


@cache
def _read_color(text: str) -> QColor:
    return QColor(text)


def monogram_pairs() -> tuple[tuple[str, str], ...]:
    """Return the pairs of ground and ink for monograms; none in high contrast."""
    if colors() in {CONTRAST_LIGHT, CONTRAST_DARK}:
        return ()
    return tuple((ink, ground) for ground, ink in MONOGRAMS) if is_dark() else MONOGRAMS


def is_dark() -> bool:
    """Return whether the current colours are light text on a dark background."""
    return color("chrome").lightness() < color("ink").lightness()


def scale() -> float:
    """Return the scale factor, from the font of the application."""
    size = QApplication.font().pixelSize()
    return size / TEXT_PX if size > 0 else 1.0


def zoom_factor() -> float:
    """Return how much larger everything is shown than when the program was started."""
    program = QApplication.instance()
    started = None if program is None else program.property(_STARTED)
    return QApplication.font().pixelSize() / started if isinstance(started, int) and started > 0 else 1.0


def px(length: float) -> int:
    """Return a length at 100 % in scaled pixels; at least 1 unless 0."""
    return max(1, round(length * scale())) if length > 0 else 0


def font(kind: TextStyle = TextStyle.TEXT) -> QFont:
    """Return the font of a text style, with tabular figures."""
    base = QApplication.font()
    known = _fonts.get(kind)
    if known is None or known[0] != base:
        known = _fonts[kind] = base, _styled_font(base, kind)
    return QFont(known[1])


_fonts: Final[dict[TextStyle, tuple[QFont, QFont]]] = {}
"""The font of the application and that of a text style made from it: pages ask for a thousand."""


def _styled_font(base: QFont, kind: TextStyle) -> QFont:
    styled = QFont(base)
    size, is_strong = _SIZES[kind]
    styled.setPixelSize(px(size))
    if kind in {TextStyle.TITLE, TextStyle.SIDE_TITLE}:
        styled.setFamilies([SERIF, *styled.families()])
    styled.setWeight(QFont.Weight.DemiBold if is_strong else QFont.Weight.Normal)
    styled.setFeature(QFont.Tag("tnum"), 1)
    return styled


# ---------------------------------------------------------------------------------------------------------------- icons


def icon(name: str, ink: str = "ink", sizes: Sequence[int] = _ICON_SIZES) -> QIcon:
    """Return an icon in a colour of the theme, with a muted disabled state.

    Args:
        name: File in ``resources/icons`` without extension.
        ink: Name of the colour.
        sizes: Sizes at 100 %.
    """
    painted = QIcon()
    for size in sizes:
        painted.addPixmap(pixmap(name, size, ink), QIcon.Mode.Normal)
        painted.addPixmap(pixmap(name, size, "strong"), QIcon.Mode.Disabled)
    return painted


def pixmap(name: str, size: int, ink: str = "ink") -> QPixmap:
    """Return an icon as a pixmap at the highest device pixel ratio.

    Args:
        name: As for `icon`.
        size: Size at 100 %.
        ink: Name of the colour.
    """
    program = QGuiApplication.instance()
    ratio = program.devicePixelRatio() if isinstance(program, QGuiApplication) else 1.0
    edge = px(size)
    key = f"quire/{name}/{edge}/{ratio}/{color(ink).name()}"
    icon_pixmap = QPixmap()
    if QPixmapCache.find(key, icon_pixmap):
        return icon_pixmap
    icon_pixmap = QPixmap(QSize(edge, edge) * ratio)
    icon_pixmap.setDevicePixelRatio(ratio)
    icon_pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(icon_pixmap) as painter:
        svg = _svg_text(name).replace("currentColor", color(ink).name())
        QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(0, 0, edge, edge))
    QPixmapCache.insert(key, icon_pixmap)
    return icon_pixmap


@cache
def _svg_text(name: str) -> str:
    return (paths.resources() / "icons" / f"{name}.svg").read_text(encoding="utf-8")


_SPIN_MARGIN: Final = 7
"""Left margin of spin boxes; the stylesheet's padding does not apply to their text."""


def apply_icons(root: QObject) -> None:
    """Set the icons named in ``icon_name`` of an object and its descendants, and the margins of spin boxes."""
    apply_icons_to((root, *root.findChildren(QAbstractButton), *root.findChildren(QLabel), *root.findChildren(QAction)))
    for box in root.findChildren(QSpinBox):
        box.lineEdit().setTextMargins(px(_SPIN_MARGIN), 0, 0, 0)


def apply_icons_to(objects: Iterable[QObject], sizes: Sequence[int] = ()) -> None:
    """Set the icons named by buttons, labels and actions.

    Args:
        objects: Buttons, labels and actions; other objects are skipped.
        sizes: Sizes at 100 % to render; by default those in which each is displayed.
    """
    for owner in objects:
        name = owner.property("icon_name")
        if not isinstance(name, str) or not name:
            continue
        ink = str(owner.property("icon_color") or "ink")
        if isinstance(owner, QLabel):
            owner.setPixmap(pixmap(name, 16, ink))
        elif isinstance(owner, QAbstractButton | QAction):
            owner.setIcon(icon(name, ink, sizes or _sizes_at(owner)))


def _sizes_at(widget: QAbstractButton | QAction) -> Sequence[int]:
    """Return the sizes at 100 % in which an icon is displayed; rendering all sizes would be slow."""
    if isinstance(widget, QAbstractButton):
        edges = {widget.iconSize().width()}
    else:
        bars = (each for each in widget.associatedObjects() if isinstance(each, QToolBar))
        edges = {_MENU_ICON, *(bar.iconSize().width() for bar in bars)}
    filling = (next((size for size in _ICON_SIZES if px(size) >= edge), _ICON_SIZES[-1]) for edge in edges)
    return sorted(set(filling))


# ---------------------------------------------------------------------------------------------------------- application


class Theme(QObject):
    """Applies the chosen colour scheme to the application and follows the system.

    Args:
        program: The application.
        choice: The chosen scheme, a `ThemeChoice`.

    Signals:
        changed: New colours were applied.
    """

    changed = Signal()

    def __init__(self, program: QApplication, choice: str = ThemeChoice.SYSTEM) -> None:
        super().__init__(program)
        self._program = program
        self._choice = ThemeChoice(choice)
        height = QFontInfo(program.font()).pixelSize()
        self._has_system_font = height > 0
        least, most = _USUAL_FONTS
        is_usual = least <= height <= most or not self._has_system_font
        self._usual_px = self._text_px = TEXT_PX if is_usual else max(9, height)
        program.styleHints().colorSchemeChanged.connect(self._on_scheme_changed)

    @property
    def choice(self) -> str:
        """The chosen scheme."""
        return self._choice.value

    def choose(self, choice: str) -> None:
        """Apply another scheme."""
        self._choice = ThemeChoice(choice)
        self._apply()

    def zoom(self, factor: float) -> None:
        """Show everything larger or smaller at once.

        Args:
            factor: Scale, relative to that with which the program was started.
        """
        before, height = scale(), max(_LEAST_TEXT, round(self._usual_px * factor))
        if height == self._text_px:
            return
        from desktop.rescale import FixedLengths  # noqa: PLC0415 - loaded when the size changes for the first time

        self._text_px = height
        lengths = FixedLengths(each for each in self._program.topLevelWidgets() if not isinstance(each, QMenu))
        font = QFont(self._program.font())
        font.setPixelSize(height)
        self._program.setFont(font)
        self._dress()
        lengths.scale(before, scale())
        self._finish()

    def start(self) -> None:
        """Apply font and colours before the first window is created."""
        load_bundled(SERIF)
        font = QFont(self._program.font())
        if not self._has_system_font:  # Qt would draw a box for each letter, or take the serif for everything
            load_bundled(SANS)
            font.setFamilies([SANS])
        font.setPixelSize(self._text_px)
        self._program.setFont(font)
        self._program.setProperty(_STARTED, self._text_px)
        self._apply()

    def target_colors(self) -> Colors:
        """Return the colours for the choice and the system's settings."""
        hints = self._program.styleHints()
        is_dark = hints.colorScheme() is Qt.ColorScheme.Dark
        wants_contrast = hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast
        if self._choice is ThemeChoice.LIGHT:
            return LIGHT
        if self._choice is ThemeChoice.DARK:
            return DARK
        if self._choice is ThemeChoice.CONTRAST or wants_contrast:
            return CONTRAST_DARK if is_dark else CONTRAST_LIGHT
        return DARK if is_dark else LIGHT

    def _apply(self) -> None:
        self._dress()
        self._finish()

    def _dress(self) -> None:
        """Set stylesheet and palette."""
        wanted_colors = self.target_colors()
        sheet = stylesheet(wanted_colors.to_dict(), self._text_px / TEXT_PX, icon_folder())
        if sheet != self._program.styleSheet():
            self._program.setStyleSheet("")  # replacing a stylesheet directly restyles each widget once per ancestor
        self._program.setPalette(palette(wanted_colors))
        if sheet != self._program.styleSheet():
            self._program.setStyleSheet(sheet)

    def _finish(self) -> None:
        """Render the icons again, and say so."""
        for window in self._program.topLevelWidgets():
            apply_icons(window)
        self.changed.emit()

    @Slot(Qt.ColorScheme)
    def _on_scheme_changed(self, _scheme: Qt.ColorScheme) -> None:
        if self.target_colors() != colors():
            self._apply()


def icon_folder() -> Path:
    """Return the folder of the icons."""
    return paths.resources() / "icons"


def palette(scheme: Colors) -> QPalette:
    """Return the QPalette of a scheme, for parts without a stylesheet."""
    role = QPalette.ColorRole
    names = {
        role.Window: "chrome", role.WindowText: "ink", role.Base: "card", role.AlternateBase: "canvas",
        role.Text: "ink", role.Button: "chrome", role.ButtonText: "ink", role.BrightText: "on_accent",
        role.PlaceholderText: "muted", role.Highlight: "accent", role.HighlightedText: "on_accent",
        role.Link: "accent", role.LinkVisited: "accent", role.ToolTipBase: "card", role.ToolTipText: "ink",
        role.Light: "card", role.Midlight: "hairline", role.Mid: "strong", role.Dark: "strong",
        role.Shadow: "strong", role.Accent: "accent",
    }  # fmt: skip
    qt_palette = QPalette()
    for each, name in names.items():
        qt_palette.setColor(each, QColor(getattr(scheme, name)))
    for each in (role.WindowText, role.Text, role.ButtonText):
        qt_palette.setColor(QPalette.ColorGroup.Disabled, each, QColor(scheme.muted))
    qt_palette.setColor(QPalette.ColorGroup.Disabled, role.Highlight, QColor(scheme.track))
    return qt_palette


def load_bundled(family: str) -> list[int]:
    """Load a bundled font (`SERIF` or `SANS`) into Qt; without its package Qt takes a font of the system.

    Returns:
        Qt's ids of the loaded files, for `QFontDatabase.removeApplicationFont`.
    """
    spec = importlib.util.find_spec("font_" + family.lower().replace(" ", "_"))
    if spec is None or spec.origin is None:
        return []
    folder = Path(spec.origin).parent / "files"
    return [QFontDatabase.addApplicationFont(str(folder / name)) for name in _FONT_FILES[family]]


def is_theme_change(event: QEvent) -> bool:
    """Return whether an event is a theme change, for widgets that cache pixmaps or sizes."""
    return event.type() in {QEvent.Type.PaletteChange, QEvent.Type.ApplicationPaletteChange, QEvent.Type.StyleChange}


def repolish(widget: QWidget) -> None:
    """Reapply the stylesheet to a widget after a dynamic property changed."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)
