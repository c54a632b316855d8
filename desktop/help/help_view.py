"""The manual viewer: searchable list of pages at the left, the page in a readable column.

Shows the manual in the language of the window, or in English with a note if that language does not have every page.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, QUrl, Signal, Slot
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
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QTextBrowser, QWidget

from core.language import ENGLISH
from desktop import theme, translations
from desktop.forms import load_form
from desktop.help import manual
from desktop.theme import TextStyle
from desktop.widgets.search_edit import SearchEdit

_COLUMN_WIDTH: Final = 680
_LEAST_MARGIN: Final = 24
_NAME_ROLE: Final = Qt.ItemDataRole.UserRole
_ACTION_SCHEME: Final = "action"
_LINE_HEIGHT: Final = 125.0


class HelpView(QWidget):
    """Shows the manual.

    Signals:
        asked_action: A link triggers an action of the window; its name without ``_action``.
    """

    asked_action = Signal(str)

    search_edit: SearchEdit
    pages_list: QListWidget
    none_label: QLabel
    language_label: QLabel
    page_browser: QTextBrowser

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = ""
        code = translations.language().code
        self._language = code if code in manual.languages() else ENGLISH
        load_form(self, "help")
        theme.apply_icons(self)
        self.page_browser.setOpenLinks(False)
        self.page_browser.anchorClicked.connect(self._on_link_clicked)
        self.pages_list.currentItemChanged.connect(self._on_page_selected)
        self.search_edit.textChanged.connect(self._on_search)
        self.search_edit.returnPressed.connect(self._on_find_next)
        self.language_label.setVisible(self._language != code)
        self._list_pages("")
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
        page = manual.page(name, self._language)
        self._name = name
        self._render(page.text)
        self.page_browser.setAccessibleName(page.title)
        for row in range(self.pages_list.count()):
            item = self.pages_list.item(row)
            if item.data(_NAME_ROLE) == name:
                self.pages_list.setCurrentItem(item)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Update the layout of the list, whose style is applied by now."""
        super().showEvent(event)
        self.pages_list.doItemsLayout()

    # ----------------------------------------------------------------------------------------------------- the contents

    def _list_pages(self, words: str) -> None:
        self.pages_list.clear()
        pages = manual.pages(words, self._language)
        for page in pages:
            item = QListWidgetItem(page.title)
            item.setData(_NAME_ROLE, page.name)
            self.pages_list.addItem(item)
        self.none_label.setVisible(not pages)

    @Slot(str)
    def _on_search(self, words: str) -> None:
        name = self._name
        self._list_pages(words)
        rows = [row for row in range(self.pages_list.count()) if self.pages_list.item(row).data(_NAME_ROLE) == name]
        if self.pages_list.count():
            self.pages_list.setCurrentRow(rows[0] if rows else 0)
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
    def _on_page_selected(self, item: QListWidgetItem | None, _before: QListWidgetItem | None) -> None:
        if item is not None and item.data(_NAME_ROLE) != self._name:
            self.show_page(str(item.data(_NAME_ROLE)))

    @Slot(QUrl)
    def _on_link_clicked(self, link: QUrl) -> None:
        if link.scheme() == _ACTION_SCHEME:
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
        self._center_column()

    def _style(self, document: QTextDocument) -> None:
        """Set margins and text styles of headings, paragraphs, tables and links."""
        block = document.begin()
        while block.isValid():
            cursor = QTextCursor(block)
            level = block.blockFormat().headingLevel()
            in_table = cursor.currentTable() is not None
            block_format = QTextBlockFormat()
            block_format.setLineHeight(_LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            above = {0: 0, 1: 8, 2: 24}.get(level, 16)
            block_format.setTopMargin(0 if in_table else theme.px(above))
            is_inside_list = block.textList() is not None and block.next().textList() is not None
            block_format.setBottomMargin(0 if in_table else theme.px(2 if is_inside_list else 12))
            cursor.mergeBlockFormat(block_format)
            block = block.next()
        self._style_tables(document.rootFrame())
        self._style_fragments(document)

    def _style_tables(self, root: QTextFrame) -> None:
        for table in (each for each in root.childFrames() if isinstance(each, QTextTable)):
            table_format: QTextTableFormat = table.format()
            table_format.setBorderCollapse(True)
            table_format.setBorder(0)
            table_format.setCellPadding(theme.px(4))
            table_format.setTopMargin(theme.px(8))
            table_format.setBottomMargin(theme.px(16))
            table.setFormat(table_format)
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
        for fragment in _fragments(document):
            char_format = fragment.charFormat()
            cursor = _cursor(document, fragment)
            level = cursor.blockFormat().headingLevel()
            added_format = QTextCharFormat()
            if level:
                char_format.clearProperty(QTextFormat.Property.FontSizeAdjustment)
                char_format.setFont(theme.font({1: TextStyle.TITLE, 2: TextStyle.NAME}.get(level, TextStyle.HEADING)))
                cursor.setCharFormat(char_format)
            elif char_format.isAnchor():
                added_format.setForeground(theme.color("accent"))
                added_format.setFontWeight(QFont.Weight.DemiBold)
                added_format.setFontUnderline(False)
            elif char_format.fontFixedPitch():
                added_format.setBackground(theme.color("track"))
            cursor.mergeCharFormat(added_format)

    def _fit_pictures(self) -> None:
        """Scale pictures smoothly to the column width, never enlarging them."""
        document = self.page_browser.document()
        ratio = self.devicePixelRatioF()
        for fragment in _fragments(document):
            if not fragment.charFormat().isImageFormat():
                continue
            image_format = fragment.charFormat().toImageFormat()
            picture = QImage(str(manual.picture(image_format.name(), is_dark=theme.is_dark())))
            if picture.isNull():
                continue
            width = min(self._column_width(), picture.width())
            scaled = picture.scaledToWidth(round(width * ratio), Qt.TransformationMode.SmoothTransformation)
            url = document.baseUrl().resolved(QUrl(image_format.name()))
            document.addResource(QTextDocument.ResourceType.ImageResource.value, url, scaled)
            image_format.setWidth(width)
            image_format.setHeight(scaled.height() / ratio)
            cursor = _cursor(document, fragment)
            cursor.setCharFormat(image_format)
            block_format = QTextBlockFormat()
            block_format.setLineHeight(0, QTextBlockFormat.LineHeightTypes.SingleHeight.value)
            cursor.mergeBlockFormat(block_format)  # no extra line spacing above a picture

    def _column_width(self) -> int:
        return max(1, min(theme.px(_COLUMN_WIDTH), self._available_width() - 2 * theme.px(_LEAST_MARGIN)))

    def _available_width(self) -> int:
        """Return the available width without the scroll bar."""
        edge = round(self.page_browser.document().documentMargin())
        bar = self.page_browser.verticalScrollBar().sizeHint().width()
        return self.page_browser.width() - bar - 2 * edge

    # ----------------------------------------------------------------------------------------------------------- events

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Centre the column."""
        super().resizeEvent(event)
        self._center_column()

    def _center_column(self) -> None:
        margin = max(theme.px(_LEAST_MARGIN), (self._available_width() - self._column_width()) // 2)
        root = self.page_browser.document().rootFrame()
        frame_format = root.frameFormat()
        frame_format.setLeftMargin(margin)
        frame_format.setRightMargin(margin)
        frame_format.setTopMargin(theme.px(16))
        frame_format.setBottomMargin(theme.px(48))
        root.setFrameFormat(frame_format)
        self._fit_pictures()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Render the page again after a theme change."""
        super().changeEvent(event)
        if theme.is_theme_change(event) and self._name:
            self._render(manual.page(self._name, self._language).text)


def _fragments(document: QTextDocument) -> list[QTextFragment]:
    """Return the text fragments (runs of one format), in order."""
    fragments = []
    block = document.begin()
    while block.isValid():
        iterator = block.begin()
        while not iterator.atEnd():
            fragments.append(iterator.fragment())
            iterator += 1
        block = block.next()
    return fragments


def _cursor(document: QTextDocument, fragment: QTextFragment) -> QTextCursor:
    """Return a cursor that selects a fragment."""
    cursor = QTextCursor(document)
    cursor.setPosition(fragment.position())
    cursor.setPosition(fragment.position() + fragment.length(), QTextCursor.MoveMode.KeepAnchor)
    return cursor
