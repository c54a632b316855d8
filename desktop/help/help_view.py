"""The manual viewer: list of pages on the left, the page in a readable column."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QEvent, Qt, QUrl, Signal, Slot
from PySide6.QtGui import (
    QFont,
    QImage,
    QResizeEvent,
    QShowEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFragment,
    QTextFrame,
    QTextTable,
    QTextTableFormat,
)
from PySide6.QtWidgets import QLabel, QLineEdit, QListWidget, QListWidgetItem, QTextBrowser, QWidget

from desktop import theme
from desktop.forms import load_form
from desktop.help import manual
from desktop.theme import TextStyle

_COLUMN: Final = 680
_ASIDE: Final = 24
_NAME: Final = Qt.ItemDataRole.UserRole
_ACTION: Final = "action"
_LINE: Final = 125.0
_ENGLISH: Final = str(QT_TRANSLATE_NOOP("HelpView", "The manual is written in English."))
"""Note above the pages if the UI language is not English."""


class HelpView(QWidget):
    """Shows the manual.

    Signals:
        asked_action: A link triggers an action of the window; its name without ``_action``.
    """

    asked_action = Signal(str)

    search_edit: QLineEdit
    pages_list: QListWidget
    none_label: QLabel
    language_label: QLabel
    page_browser: QTextBrowser

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = ""
        load_form(self, "help")
        theme.apply_icons(self)
        self.page_browser.setOpenLinks(False)
        self.page_browser.anchorClicked.connect(self._on_link)
        self.pages_list.currentItemChanged.connect(self._on_chosen)
        self.search_edit.textChanged.connect(self._on_search)
        self.search_edit.returnPressed.connect(self._on_find_next)
        said = self.tr(_ENGLISH)
        self.language_label.setText(said)
        self.language_label.setVisible(said != _ENGLISH)
        self._list("")
        self.show_page(manual.PAGES[0])

    @property
    def name(self) -> str:
        """Name of the shown page."""
        return self._name

    def show_page(self, name: str) -> None:
        """Show a page.

        Raises:
            LookupError: There is none of this name.
        """
        page = manual.page(name)
        self._name = name
        self._render(page.text)
        self.page_browser.setAccessibleName(page.title)
        for row in range(self.pages_list.count()):
            item = self.pages_list.item(row)
            if item.data(_NAME) == name:
                self.pages_list.setCurrentItem(item)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Update the layout of the list, whose style is applied by now."""
        super().showEvent(event)
        self.pages_list.doItemsLayout()

    # ----------------------------------------------------------------------------------------------------- the contents

    def _list(self, words: str) -> None:
        self.pages_list.clear()
        found = manual.pages(words)
        for page in found:
            item = QListWidgetItem(page.title)
            item.setData(_NAME, page.name)
            self.pages_list.addItem(item)
        self.none_label.setVisible(not found)

    @Slot(str)
    def _on_search(self, words: str) -> None:
        name = self._name
        self._list(words)
        kept = [row for row in range(self.pages_list.count()) if self.pages_list.item(row).data(_NAME) == name]
        if self.pages_list.count():
            self.pages_list.setCurrentRow(kept[0] if kept else 0)
        self._find_from_start()

    @Slot()
    def _on_find_next(self) -> None:
        if not self._find():
            self._find_from_start()

    def _find_from_start(self) -> None:
        self.page_browser.moveCursor(QTextCursor.MoveOperation.Start)
        self._find()

    def _find(self) -> bool:
        words = self.search_edit.text().split()
        return bool(words) and self.page_browser.find(words[0])

    @Slot(QListWidgetItem, QListWidgetItem)
    def _on_chosen(self, item: QListWidgetItem | None, _before: QListWidgetItem | None) -> None:
        if item is not None and item.data(_NAME) != self._name:
            self.show_page(str(item.data(_NAME)))

    @Slot(QUrl)
    def _on_link(self, link: QUrl) -> None:
        if link.scheme() == _ACTION:
            self.asked_action.emit(link.path())
        else:
            self.show_page(link.path().removesuffix(".md"))

    # --------------------------------------------------------------------------------------------------------- the page

    def _render(self, text: str) -> None:
        document = QTextDocument(self.page_browser)
        document.setDefaultFont(theme.font())
        document.setIndentWidth(theme.px(24))
        document.setBaseUrl(QUrl.fromLocalFile(f"{manual.folder()}/"))
        document.setMarkdown(text, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
        self.page_browser.setDocument(document)
        self._style(document)
        self._place()

    def _style(self, document: QTextDocument) -> None:
        """Set margins and text styles of headings, paragraphs, tables and links."""
        block = document.begin()
        while block.isValid():
            cursor = QTextCursor(block)
            level = block.blockFormat().headingLevel()
            in_table = cursor.currentTable() is not None
            shape = QTextBlockFormat()
            shape.setLineHeight(_LINE, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            above = {0: 0, 1: 8, 2: 24}.get(level, 16)
            shape.setTopMargin(0 if in_table else theme.px(above))
            goes_on = block.textList() is not None and block.next().textList() is not None
            shape.setBottomMargin(0 if in_table else theme.px(2 if goes_on else 12))
            cursor.mergeBlockFormat(shape)
            block = block.next()
        self._style_tables(document.rootFrame())
        self._style_fragments(document)

    def _style_tables(self, root: QTextFrame) -> None:
        for table in (each for each in root.childFrames() if isinstance(each, QTextTable)):
            shape: QTextTableFormat = table.format()
            shape.setBorderCollapse(True)
            shape.setBorder(0)
            shape.setCellPadding(theme.px(4))
            shape.setTopMargin(theme.px(8))
            shape.setBottomMargin(theme.px(16))
            table.setFormat(shape)
            for row in range(table.rows()):
                for column in range(table.columns()):
                    cell = table.cellAt(row, column)
                    cell_format = cell.format().toTableCellFormat()
                    cell_format.setBottomBorder(1)
                    cell_format.setBottomBorderStyle(QTextTableFormat.BorderStyle.BorderStyle_Solid)
                    cell_format.setBottomBorderBrush(theme.color("hairline" if row else "strong"))
                    cell.setFormat(cell_format)

    def _style_fragments(self, document: QTextDocument) -> None:
        """Set the fonts of headings and the colours of links and code."""
        for piece in _fragments(document):
            letters = piece.charFormat()
            cursor = _cursor(document, piece)
            level = cursor.blockFormat().headingLevel()
            change = QTextCharFormat()
            if level:
                letters.clearProperty(QTextFormat.Property.FontSizeAdjustment)
                letters.setFont(theme.font({1: TextStyle.TITLE, 2: TextStyle.NAME}.get(level, TextStyle.HEADING)))
                cursor.setCharFormat(letters)
            elif letters.isAnchor():
                change.setForeground(theme.color("accent"))
                change.setFontWeight(QFont.Weight.DemiBold)
                change.setFontUnderline(False)
            elif letters.fontFixedPitch():
                change.setBackground(theme.color("track"))
            cursor.mergeCharFormat(change)

    def _fit_pictures(self) -> None:
        """Scale pictures smoothly to the column width, never enlarging them."""
        document = self.page_browser.document()
        ratio = self.devicePixelRatioF()
        for piece in _fragments(document):
            if not piece.charFormat().isImageFormat():
                continue
            shape = piece.charFormat().toImageFormat()
            picture = QImage(str(manual.picture(shape.name(), is_dark=theme.is_dark())))
            if picture.isNull():
                continue
            width = min(self._column(), picture.width())
            dots = picture.scaledToWidth(round(width * ratio), Qt.TransformationMode.SmoothTransformation)
            place = document.baseUrl().resolved(QUrl(shape.name()))
            document.addResource(QTextDocument.ResourceType.ImageResource.value, place, dots)
            shape.setWidth(width)
            shape.setHeight(dots.height() / ratio)
            cursor = _cursor(document, piece)
            cursor.setCharFormat(shape)
            line = QTextBlockFormat()
            line.setLineHeight(0, QTextBlockFormat.LineHeightTypes.SingleHeight.value)
            cursor.mergeBlockFormat(line)  # no extra line spacing above a picture

    def _column(self) -> int:
        return max(1, min(theme.px(_COLUMN), self._room() - 2 * theme.px(_ASIDE)))

    def _room(self) -> int:
        """Return the available width without the scroll bar."""
        edge = round(self.page_browser.document().documentMargin())
        bar = self.page_browser.verticalScrollBar().sizeHint().width()
        return self.page_browser.width() - bar - 2 * edge

    # ----------------------------------------------------------------------------------------------------------- events

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Centre the column."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        aside = max(theme.px(_ASIDE), (self._room() - self._column()) // 2)
        root = self.page_browser.document().rootFrame()
        shape = root.frameFormat()
        shape.setLeftMargin(aside)
        shape.setRightMargin(aside)
        shape.setTopMargin(theme.px(16))
        shape.setBottomMargin(theme.px(48))
        root.setFrameFormat(shape)
        self._fit_pictures()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Render the page again after a theme change."""
        super().changeEvent(event)
        if theme.is_theme_change(event) and self._name:
            self._render(manual.page(self._name).text)


def _fragments(document: QTextDocument) -> list[QTextFragment]:
    """Return the text fragments (runs of one format), in order."""
    found = []
    block = document.begin()
    while block.isValid():
        at = block.begin()
        while not at.atEnd():
            found.append(at.fragment())
            at += 1
        block = block.next()
    return found


def _cursor(document: QTextDocument, piece: QTextFragment) -> QTextCursor:
    """Return a cursor that selects a fragment."""
    cursor = QTextCursor(document)
    cursor.setPosition(piece.position())
    cursor.setPosition(piece.position() + piece.length(), QTextCursor.MoveMode.KeepAnchor)
    return cursor
