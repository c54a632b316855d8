"""Base class of tables on a sheet: columns, their titles and styles, and the details of a row below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Property, QAbstractItemModel, QModelIndex, QSize, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop.theme import px
from desktop.widgets.property_types import STRING_LIST
from desktop.widgets.row_view import HEADER, RowView


class GridTable(QWidget):
    """A table as high as its rows; Enter on the name of a row opens the row's details below it.

    Signals:
        explain_requested: The explanation of a cell is requested.
        accept_requested: The violation at a cell is to be allowed.
        detail_requested: The details of a row are requested; -1 when they are closed.
        left: Editing of a cell ended.
        was_left: The focus went elsewhere.
    """

    explain_requested = Signal(QModelIndex)
    accept_requested = Signal(QModelIndex)
    detail_requested = Signal(int)
    left = Signal()
    was_left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._columns: list[str] = []
        self._headers: list[str] = []
        self._header_tips: list[str] = []
        self._other_titles: list[str] = []
        self._styles: list[str] = []
        self._widths: list[str] = []
        self._notes: list[str] = []
        self._signed: list[str] = []
        self._penalties: list[str] = []
        self._optional: list[str] = []
        self._track: list[str] = []
        self._stretch = ""
        self._title_column = ""
        self._detail_column = ""
        self._detail_template = ""
        self._row_height = 36
        self._has_head = True
        self._has_legend = False
        self._detail_row = -1
        self.view = RowView(self)
        self.words_margin = 0
        self._detail: QLabel | None = None
        self._legend: QLabel | None = None
        self._legend_text = ""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.view)
        self.setFocusProxy(self.view)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        view = self.view
        view.explain_requested.connect(self.explain_requested)
        view.accept_wanted.connect(self.accept_requested)
        view.detail_requested.connect(self._on_detail_requested)
        view.height_changed.connect(self._on_height)
        view.delegate.left.connect(self.left)
        view.was_left.connect(self.was_left)

    # --------------------------------------------------------------------------------------------------- properties

    def _get_columns(self) -> list[str]:
        return self._columns

    def _set_columns(self, columns: list[str]) -> None:
        self._columns = list(columns)

    def _get_headers(self) -> list[str]:
        return self._headers

    def _set_headers(self, headers: list[str]) -> None:
        self._headers = list(headers)

    def _get_header_tips(self) -> list[str]:
        return self._header_tips

    def _set_header_tips(self, tips: list[str]) -> None:
        self._header_tips = list(tips)

    def _get_other_titles(self) -> list[str]:
        return self._other_titles

    def _set_other_titles(self, titles: list[str]) -> None:
        self._other_titles = list(titles)
        self.view.other_titles = self._other_titles

    def _get_styles(self) -> list[str]:
        return self._styles

    def _set_styles(self, styles: list[str]) -> None:
        self._styles = list(styles)

    def _get_widths(self) -> list[str]:
        return self._widths

    def _set_widths(self, widths: list[str]) -> None:
        self._widths = list(widths)

    def _get_notes(self) -> list[str]:
        return self._notes

    def _set_notes(self, notes: list[str]) -> None:
        self._notes = list(notes)

    def _get_signed(self) -> list[str]:
        return self._signed

    def _set_signed(self, columns: list[str]) -> None:
        self._signed = list(columns)

    def _get_penalties(self) -> list[str]:
        return self._penalties

    def _set_penalties(self, columns: list[str]) -> None:
        self._penalties = list(columns)

    def _get_optional(self) -> list[str]:
        return self._optional

    def _set_optional(self, columns: list[str]) -> None:
        self._optional = list(columns)

    def _get_track(self) -> list[str]:
        return self._track

    def _set_track(self, track: list[str]) -> None:
        self._track = list(track)

    def _get_stretch(self) -> str:
        return self._stretch

    def _set_stretch(self, column: str) -> None:
        self._stretch = column

    def _get_title_column(self) -> str:
        return self._title_column

    def _set_title_column(self, column: str) -> None:
        self._title_column = column

    def _get_detail_column(self) -> str:
        return self._detail_column

    def _set_detail_column(self, column: str) -> None:
        self._detail_column = column

    def _get_detail_template(self) -> str:
        return self._detail_template

    def _set_detail_template(self, template: str) -> None:
        self._detail_template = template

    def _get_row_height(self) -> int:
        return self._row_height

    def _set_row_height(self, height: int) -> None:
        self._row_height = height
        self._on_height()

    def _get_has_head(self) -> bool:
        return self._has_head

    def _set_has_head(self, has_head: bool) -> None:
        self._has_head = has_head
        self.view.horizontalHeader().setVisible(has_head)
        self._on_height()

    def _get_has_legend(self) -> bool:
        return self._has_legend

    def _set_has_legend(self, has_legend: bool) -> None:
        self._has_legend = has_legend

    def _get_edge(self) -> int:
        return self.view.delegate.edge

    def _set_edge(self, edge: int) -> None:
        self.view.delegate.edge = edge
        self.view.titles.edge = edge
        self.set_words_margin(px(edge))

    def set_words_margin(self, margin: int) -> None:
        """Set the margin of the words below the rows, so that they stand under the first column."""
        self.words_margin = margin
        if self._legend is not None:
            self._legend.setContentsMargins(margin, px(6), margin, 0)

    def _get_lines(self) -> str:
        return self.view.delegate.lines

    def _set_lines(self, lines: str) -> None:
        self.view.delegate.lines = lines

    columns = Property(STRING_LIST, _get_columns, _set_columns)
    headers = Property(STRING_LIST, _get_headers, _set_headers)
    header_tips = Property(STRING_LIST, _get_header_tips, _set_header_tips)
    other_titles = Property(STRING_LIST, _get_other_titles, _set_other_titles)
    column_styles = Property(STRING_LIST, _get_styles, _set_styles)
    column_widths = Property(STRING_LIST, _get_widths, _set_widths)
    column_notes = Property(STRING_LIST, _get_notes, _set_notes)
    signed_columns = Property(STRING_LIST, _get_signed, _set_signed)
    penalty_columns = Property(STRING_LIST, _get_penalties, _set_penalties)
    optional_columns = Property(STRING_LIST, _get_optional, _set_optional)
    track = Property(STRING_LIST, _get_track, _set_track)
    stretch_column = Property(str, _get_stretch, _set_stretch)
    title_column = Property(str, _get_title_column, _set_title_column)
    detail_column = Property(str, _get_detail_column, _set_detail_column)
    detail_template = Property(str, _get_detail_template, _set_detail_template)
    row_height = Property(int, _get_row_height, _set_row_height)
    has_head = Property(bool, _get_has_head, _set_has_head)
    has_legend = Property(bool, _get_has_legend, _set_has_legend)
    edge = Property(int, _get_edge, _set_edge)
    lines = Property(str, _get_lines, _set_lines)

    def pairs(self, texts: Sequence[str]) -> dict[str, str]:
        """Return entries ``column=what`` of a property by their columns."""
        return {column: rest for column, _, rest in (text.partition("=") for text in texts)}

    # -------------------------------------------------------------------------------------------------------- rows

    def set_model(self, model: QAbstractItemModel) -> None:
        """Show the rows of a model whose columns are :attr:`columns`."""
        view, names = self.view, self._columns
        widths = self.pairs(self._widths)
        view.least_widths = [int(widths.get(name) or 0) for name in names] if widths else ()
        view.stretched = names.index(self._stretch) if self._stretch in names else _first_words(model)
        view.optional = [names.index(each) for each in self._optional if each in names]
        view.titles.title_column = names.index(self._title_column) if self._title_column in names else -1
        view.detail_column = names.index(self._detail_column) if self._detail_column in names else -1
        view.setModel(model)
        view.setAccessibleName(self.accessibleName())
        self._on_height()

    @property
    def legend(self) -> str:
        """What the abbreviations of the titles mean, as it is shown below the rows if there are any."""
        return self._legend_text if self._has_legend else ""

    @property
    def detail(self) -> str:
        """The details of a row that are shown below the rows; "" for none."""
        return "" if self._detail is None or self._detail.isHidden() else self._detail.text()

    def make_words(self, role: str) -> QLabel:
        """Return a new label for words below the rows; most tables never need theirs."""
        label = QLabel(self)
        label.setProperty("role", role)
        label.setWordWrap(True)
        label.hide()
        return label

    def _add_below(self, label: QLabel, place: int) -> None:
        layout = self.layout()
        if isinstance(layout, QVBoxLayout):
            layout.insertWidget(place, label)

    def current_row(self) -> int:
        """Return the current row; -1 for none."""
        return self.view.currentIndex().row()

    def show_legend(self, text: str) -> None:
        """Show below the rows what the abbreviations of the titles mean, where `has_legend` is set."""
        self._legend_text = text
        is_shown = self._has_legend and bool(text) and not self.view.isHidden()
        if self._legend is None and is_shown:
            self._legend = self.make_words("label")
            self._legend.setContentsMargins(self.words_margin, px(6), self.words_margin, 0)
            self._add_below(self._legend, 1 if self._detail is None else 2)
        if self._legend is not None:
            self._legend.setText(text)
            self._legend.setVisible(is_shown)
        self.updateGeometry()

    @property
    def detail_row(self) -> int:
        """The row with its details below the table; -1 for none."""
        return self._detail_row

    def show_detail(self, row: int, text: str) -> None:
        """Show the details of a row below the table; none for -1."""
        self._detail_row = row
        if self._detail is None and row >= 0:
            self._detail, edge = self.make_words("label"), px(self._get_edge())
            self._detail.setContentsMargins(edge, px(4), edge, px(4))
            self._add_below(self._detail, 1)
        if self._detail is None:
            return
        if text != self._detail.text():
            self._detail.setText(text)
        if self._detail.isHidden() is (row >= 0):
            self._detail.setVisible(row >= 0)
            self.updateGeometry()

    @Slot(QModelIndex)
    def _on_detail_requested(self, index: QModelIndex) -> None:
        self.detail_requested.emit(-1 if index.row() == self._detail_row else index.row())

    def shown_rows(self) -> int:
        """Return for how many rows there is room."""
        return self.view.verticalHeader().count()

    @Slot()
    def _on_height(self) -> None:
        height = px(self._row_height)
        self.view.verticalHeader().setDefaultSectionSize(height)
        head = px(HEADER) if self._has_head else 0
        self.view.setFixedHeight(head + self.shown_rows() * height + 1)
        self.updateGeometry()

    def height_below(self) -> int:
        """Return the height of what is shown below the rows."""
        width = max(self.width(), px(160))
        return sum(label.heightForWidth(width) for label in self._shown_words())

    def _shown_words(self) -> list[QLabel]:
        """Return the labels below the rows that are shown."""
        return [label for label in (self._detail, self._legend) if label is not None and not label.isHidden()]

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Ask for another height where the words below the rows wrap differently."""
        super().resizeEvent(event)
        is_wider = event.size().width() != event.oldSize().width()
        if is_wider and self._shown_words():
            self.updateGeometry()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the height of header, rows and what is below."""
        return QSize(px(320), self.view.height() + self.height_below())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the same height at a small width."""
        return QSize(px(160), self.sizeHint().height())


def _first_words(model: QAbstractItemModel) -> int:
    """Return the first text column, which stretches."""
    for column in range(model.columnCount()):
        side = model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole)
        if side is not None and Qt.AlignmentFlag(side) & Qt.AlignmentFlag.AlignLeft:
            return column
    return 0
