"""Quick opponents: a line such as ``raider x2, level 1, club``, its completion, preview and problems."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, QStringListModel, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCompleter,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from core.content.setting import Setting
from core.errors import QuireError
from core.messages import Translate, localize_value
from core.play.conflict import Conflict
from core.play.line_check import LineProblem, LineWords, check_line
from core.play.opponent_line import LONGEST_LINE, OpponentSpec, parse_opponent_line, unique_names
from core.registry import Game, iter_opponents
from desktop import tasks, theme
from desktop.fight.fight_setup import Recruit
from desktop.fight.fighter_delegate import paint_initials
from desktop.fight.fighter_facts import FighterFacts, read_facts
from desktop.layout_parts import nest
from desktop.messages import render, translator_of
from desktop.numerals import with_minus
from desktop.theme import TextStyle, color, font, px
from desktop.widgets.button_label import show_label

_PAUSE_MS: Final = 300
"""Pause in typing before the preview is made."""
PREVIEWED: Final = 4
"""Opponents in the preview; the others are only counted."""
_PROGRESS_EVERY: Final = 5
"""Opponents between two progress updates."""
_ROW: Final = 30
_WIDE: Final = 400
"""Width from which the button that rolls again has its word."""


@dataclass(frozen=True, slots=True)
class QuickContext:
    """What quick opponents are made from.

    Attributes:
        game: The game.
        conflict: The kind of conflict.
        setting: The world in which the fighters meet, or None.
        seed: The seed of the fight.
        taken: The names of the fighters so far.
    """

    game: Game
    conflict: Conflict
    setting: Setting | None
    seed: str
    taken: Sequence[str]


class OpponentEdit(QLineEdit):
    """Field for an opponent line: completes the part at the cursor, and underlines what is not understood."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "search")
        self.setMaxLength(LONGEST_LINE)
        self.words = LineWords()
        self.problems: tuple[LineProblem, ...] = ()
        self._model = QStringListModel(self)
        self._completer = QCompleter(self._model, self)
        self._completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self._completer.setWidget(self)
        self._completer.activated.connect(self._on_completed)
        self.textChanged.connect(self._check)
        self.textEdited.connect(self._on_edited)

    def show_words(self, words: LineWords) -> None:
        """Complete and check with these words."""
        self.words = words
        self._check()

    @Slot()
    def _on_edited(self) -> None:
        start, part = self._part()
        if start:
            offered = [*(f"{word} " for word in self.words.properties), *self.words.weapons]
            word, _, value = part.partition(" ")
            if value and (known := self.words.values.get(word.casefold())):
                offered = [f"{word} {name}" for name in known]
        else:
            offered = list(self.words.names)
        self._model.setStringList(offered)
        self._completer.setCompletionPrefix(part)
        is_done = any(each.strip().casefold() == part.casefold() for each in offered)
        if part and not is_done and self._completer.completionCount():
            self._completer.complete()
        else:
            self._popup().hide()

    def _popup(self) -> QAbstractItemView:
        """Return the list of completions, which the completer always has."""
        popup = self._completer.popup()
        if popup is None:
            raise TypeError("the completer has no list")
        return popup

    def _part(self) -> tuple[int, str]:
        """Return start and text of the part between commas that ends at the cursor."""
        before = self.text()[: self.cursorPosition()]
        start = before.rfind(",") + 1
        return start, before[start:].strip()

    @Slot(str)
    def _on_completed(self, text: str) -> None:
        start, _ = self._part()
        cursor = self.cursorPosition()
        lead = f"{self.text()[:start]} {text}" if start else text
        self.setText(lead + self.text()[cursor:])
        self.setCursorPosition(len(lead))
        self.textEdited.emit(self.text())

    @Slot()
    def _check(self) -> None:
        self.problems = check_line(self.text(), self.words)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Leave Enter and Escape to the completions while they are open."""
        is_for_popup = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape, Qt.Key.Key_Tab}
        popup = self._popup()
        if is_for_popup and popup.isVisible() and popup.currentIndex().isValid() and not event.modifiers():
            event.ignore()
            return
        if is_for_popup:
            popup.hide()
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Underline what is not understood."""
        super().paintEvent(event)
        if not self.problems:
            return
        metrics, text = QFontMetrics(self.font()), self.text()
        caret = self.cursorRect()
        zero = caret.center().x() - metrics.horizontalAdvance(text[: self.cursorPosition()])
        pen = QPen(color("amber"), px(2), Qt.PenStyle.DotLine)
        with QPainter(self) as painter:
            painter.setClipRect(self.rect().adjusted(px(6), 0, -px(6), 0))
            painter.setPen(pen)
            for problem in self.problems:
                left = zero + metrics.horizontalAdvance(text[: problem.start])
                width = metrics.horizontalAdvance(problem.text)
                painter.drawLine(left, caret.bottom(), left + width, caret.bottom())


class OpponentPreview(QWidget):
    """The opponents that a line would add, dashed because they are not there yet."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.mark = 0
        self.rows: list[tuple[str, FighterFacts]] = []
        self.more = 0
        self._most = PREVIEWED
        self._words: Translate = str
        self.hide()

    def show_rows(self, rows: Sequence[tuple[str, FighterFacts]], more: int, words: Translate) -> None:
        """Show opponents by name, and the number of further ones; without any it is hidden."""
        self.rows, self.more, self._words = list(rows), more, words
        self.setAccessibleName(self.tr("Preview"))
        self.setAccessibleDescription("; ".join(", ".join(self._texts(*row)) for row in self.rows))
        self.setVisible(bool(rows))
        self.updateGeometry()
        self.update()

    def set_most(self, most: int) -> None:
        """Show at most so many rows; the others are counted."""
        if most != self._most:
            self._most = most
            self.updateGeometry()
            self.update()

    def _parts(self) -> tuple[list[tuple[str, FighterFacts]], int]:
        """Return the rows that have room, and the number of the others."""
        return self.rows[: self._most], self.more + max(0, len(self.rows) - self._most)

    def _texts(self, name: str, facts: FighterFacts) -> list[str]:
        weapon = facts.weapon("")
        arms = "" if weapon is None else f"{localize_value(weapon.name, self._words)} {weapon.detail}".strip()
        life = self.tr("Life {life}").format(life=facts.life_text(self._words))
        return [name, facts.numbers_text(self._words), life, with_minus(arms)]

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the height of the rows."""
        rows, more = self._parts()
        return QSize(px(240), px(_ROW) * (len(rows) + bool(more)) + px(12))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the height of the rows."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the rows in a dashed box."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(color("strong"), 1, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), px(6), px(6))
            small, plain = font(TextStyle.LABEL), font()
            left, right = px(12), self.width() - px(12)
            columns = (px(32), right - left - px(32))
            rows, more = self._parts()
            for row, (name, facts) in enumerate(rows):
                top = px(6) + row * px(_ROW)
                circle = QRectF(left, top + px(3), px(24), px(24))
                paint_initials(painter, circle, name, self.mark)
                texts = self._texts(name, facts)
                width = columns[1] * 2 // 5
                name_area = QRect(left + columns[0], top, width - px(8), px(_ROW))
                _draw(painter, name_area, texts[0], plain, "ink")
                rest = QRect(left + columns[0] + width, top, columns[1] - width, px(_ROW))
                _draw(painter, rest, " · ".join(text for text in texts[1:] if text), small, "muted")
            if more:
                area = QRect(left + columns[0], px(6) + len(rows) * px(_ROW), columns[1], px(_ROW))
                _draw(painter, area, self.tr("and %n more", "", more), small, "muted")


def _draw(painter: QPainter, area: QRect, text: str, style: QFont, ink: str) -> None:
    painter.setFont(style)
    painter.setPen(color(ink))
    shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, area.width())
    painter.drawText(area, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), shown)


class QuickLine(QWidget):
    """Adds quick opponents to a side from one line.

    Args:
        title: The heading.
        context: Returns what the opponents are made from.
        parent: Its owner.

    Signals:
        made: Opponents were made; a list of `Recruit`.
        pending: The preview changed.
    """

    made = Signal(object)
    pending = Signal()

    def __init__(self, title: str, context: Callable[[], QuickContext], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._rerolls = 0
        self._making: tasks.Progress | None = None
        self._previewing: tasks.Progress | None = None
        self._after: Callable[[], object] | None = None
        self.preview_levels: tuple[int, ...] = ()
        self._build(title)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE_MS)
        self._pause.timeout.connect(self._make_preview)

    def _build(self, title: str) -> None:
        self.title_label = _label(title, "heading", self)
        self.hint_label = _label(self.tr("name, number, level, weapon"), "label", self)
        self.edit = OpponentEdit(self)
        self.edit.setObjectName("quick_edit")
        self.edit.setAccessibleName(title.replace("&", ""))
        self.title_label.setBuddy(self.edit)
        self._reroll_text = self.tr("&Reroll")
        self.reroll_button = QPushButton(self._reroll_text, self)
        self.reroll_button.setAccessibleName(self._reroll_text.replace("&", ""))
        self.reroll_button.setProperty("icon_name", "dice")
        self.reroll_button.setToolTip(self.tr("Make other opponents of this line"))
        self.add_button = QPushButton(self.tr("A&dd"), self)
        self.add_button.setObjectName("quick_button")
        self.bar = QProgressBar(self)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(self.tr("Adding opponents"))
        self.problem_label = _label("", "amber", self)
        self.problem_label.setWordWrap(True)
        self.nearest_button = QPushButton(self)
        self.nearest_button.setProperty("role", "text")
        self.preview = OpponentPreview(self)
        head, line, problem = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        for layout, widgets in (
            (head, (self.title_label, None, self.hint_label)),
            (line, (self.edit, self.reroll_button, self.add_button)),
            (problem, (self.problem_label, self.nearest_button, None)),
        ):
            layout.setSpacing(px(8))
            for widget in widgets:
                layout.addStretch(1) if widget is None else layout.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(6))
        nest(column, head)
        nest(column, line)
        column.addWidget(self.bar)
        nest(column, problem)
        column.addWidget(self.preview)
        for hidden in (self.bar, self.reroll_button, self.problem_label, self.nearest_button):
            hidden.hide()
        self.add_button.setEnabled(False)
        self.edit.textChanged.connect(self._on_text)
        self.edit.returnPressed.connect(self.add)
        self.add_button.clicked.connect(self._on_add_clicked)
        self.reroll_button.clicked.connect(self._on_reroll)
        self.nearest_button.clicked.connect(self._on_nearest)
        theme.apply_icons(self)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Leave the line its room: the button has only its icon in a narrow column."""
        super().resizeEvent(event)
        show_label(self.reroll_button, self._reroll_text, is_shown=self.width() >= px(_WIDE))

    # ------------------------------------------------------------------------------------------------ what is typed

    @property
    def line(self) -> str:
        """The line, without surrounding spaces."""
        return self.edit.text().strip()

    @property
    def is_making(self) -> bool:
        """Whether opponents are being made to be added."""
        return self._making is not None

    def set_mark(self, mark: int) -> None:
        """Show opponents in the colour of a side."""
        self.preview.mark = mark
        self.preview.update()

    def show_words(self, words: LineWords, example: str) -> None:
        """Complete and check with the words of a game and a world."""
        self.edit.show_words(words)
        self.edit.setPlaceholderText(example)
        self._on_text()

    @Slot()
    def _on_text(self) -> None:
        self._rerolls = 0
        self._clear_preview()
        spec = self._spec()
        self.add_button.setEnabled(bool(self.line))
        self.add_button.setText(self._add_text(spec))
        self._show_problem()
        if self.line:
            self._pause.start()
        else:
            self._pause.stop()

    def _spec(self) -> OpponentSpec | None:
        try:
            return parse_opponent_line(self.line, self.edit.words.weapons)
        except QuireError:
            return None

    def _add_text(self, spec: OpponentSpec | None) -> str:
        return self.tr("A&dd") if spec is None else self.tr("A&dd {number}").format(number=spec.count)

    def _show_problem(self, message: str = "") -> None:
        problems = self.edit.problems
        if not message and problems:
            message = self.tr("“{part}” is not understood.").format(part=problems[0].text)
        nearest = problems[0].nearest if problems else ""
        self.nearest_button.setText(self.tr("Use “{word}”").format(word=nearest).replace("&", "&&"))
        self.nearest_button.setVisible(bool(nearest))
        self.problem_label.setText(message)
        self.problem_label.setVisible(bool(message))

    @Slot()
    def _on_nearest(self) -> None:
        """Replace the first part that is not understood by the nearest word."""
        if self.edit.problems:
            problem, text = self.edit.problems[0], self.edit.text()
            self.edit.setText(text[: problem.start] + problem.nearest + text[problem.start + len(problem.text) :])
            self.edit.setFocus()

    # ------------------------------------------------------------------------------------------------ the preview

    @Slot()
    def _make_preview(self) -> None:
        if not self.line or self.is_making or self._spec() is None or self.edit.problems:
            return
        progress = self._previewing = tasks.Progress(self)
        context = self._context()
        work = partial(_make, self.line, context, self._source_key(context), progress, PREVIEWED)
        done = partial(self._on_previewed, self.line, self._rerolls)
        tasks.run(self, work, done, self._on_not_made, progress=progress)

    def _source_key(self, context: QuickContext) -> str:
        """Return the seed of the opponents: the same line in the same fight makes the same ones, until a reroll."""
        key = f"{context.seed}/{len(context.taken)}/{self.line}"
        return f"{key}/{self._rerolls}" if self._rerolls else key

    def _on_previewed(self, line: str, rerolls: int, recruits: list[Recruit]) -> None:
        self._previewing = None
        spec = self._spec()
        if (line, rerolls) != (self.line, self._rerolls) or spec is None or self.is_making:
            return
        context = self._context()
        names = unique_names([spec.name] * spec.count, context.taken)[: len(recruits)]
        rows = [(name, each.facts) for name, each in zip(names, recruits, strict=True)]
        self.preview.show_rows(rows, spec.count - len(rows), translator_of(context.game.id))
        powers = [each.facts.power for each in recruits]
        self.preview_levels = tuple(each for each in powers if each is not None) if len(powers) == spec.count else ()
        self.reroll_button.show()
        self._show_problem()
        self.pending.emit()

    def _clear_preview(self) -> None:
        if self._previewing is not None:
            self._previewing.cancel()
            self._previewing = None
        self.preview_levels = ()
        self.preview.show_rows([], 0, str)
        self.reroll_button.hide()
        self.pending.emit()

    @Slot()
    def _on_reroll(self) -> None:
        self._rerolls += 1
        self._make_preview()

    # ------------------------------------------------------------------------------------------------ adding

    @Slot()
    def _on_add_clicked(self) -> None:
        """Add the opponents; pressed again, stop."""
        if self._making is not None:
            self._making.cancel()
        else:
            self.add()

    @Slot()
    def add(self, after: Callable[[], object] | None = None) -> None:
        """Make the opponents of the line and add them.

        Args:
            after: Called when they have been added.
        """
        if self.is_making:
            self._after = after or self._after
            return
        if not self.line:
            return
        self._pause.stop()
        self._after = after
        context = self._context()
        progress = self._making = tasks.Progress(self)
        progress.advanced.connect(self._on_advanced)
        work = partial(_make, self.line, context, self._source_key(context), progress, 0)
        done = partial(self._on_made, self.line)
        label = self.tr("Adding opponents")
        task = tasks.run(self, work, done, self._on_not_made, label, progress=progress)
        task.ended.connect(self._on_making_over)

    @Slot(int, int)
    def _on_advanced(self, number: int, total: int) -> None:
        """Show progress and a Stop button."""
        if self._making is not None:
            self.bar.setRange(0, total)
            self.bar.setValue(number)
            if self.bar.isHidden():
                self.bar.show()
                self.add_button.setText(self.tr("Sto&p"))

    @Slot()
    def _on_making_over(self) -> None:
        self._making = None
        self.bar.hide()
        self.add_button.setText(self._add_text(self._spec()))

    def _on_made(self, line: str, recruits: list[Recruit]) -> None:
        if self.line == line:  # unless the next one is being typed
            self.edit.clear()
        self.made.emit(recruits)
        after, self._after = self._after, None
        if after is not None:
            after()

    def _on_not_made(self, error: QuireError) -> None:
        self._after = None
        self._show_problem(render(error.message))


def _label(text: str, role: str, parent: QWidget) -> QLabel:
    label = QLabel(text, parent)
    label.setProperty("role", role)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def _make(line: str, context: QuickContext, key: str, progress: tasks.Progress, most: int) -> list[Recruit]:
    """Make quick opponents, all or the first ones; runs on a worker thread."""
    count, sheets = iter_opponents(line, context.game, context.setting, random.Random(key))
    made: list[Recruit] = []
    for number, sheet in enumerate(sheets, start=1):
        made.append(Recruit(sheet, read_facts(context.conflict, sheet)))
        if number == most:
            break
        if most or number % _PROGRESS_EVERY == 0:
            progress.advance(number, count)
    return made
