from __future__ import annotations

import datetime
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPageLayout, QPageSize
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from core.character.edits import SetHeader, SetPortrait
from core.character.sheet import Sheet
from core.errors import ExportError
from core.messages import Message
from core.store.library import Library
from core.store.records import prepare_character
from desktop import messages, settings, tasks
from desktop.print.last_prints import LastPrints
from desktop.print.pdf_pages import PdfPages, open_pages
from desktop.print.print_choices import PrintChoices
from desktop.print.print_view import PrintView
from desktop.print.printer import new_printer, page_rect, print_pages, requested_pages
from desktop.print.rendered_pdf import render_pdf
from desktop.settings import Settings
from desktop.theme import px
from tests.helpers.characters_to_print import document, foreign, opened
from tests.helpers.libraries import HandClock
from tests.helpers.waiting import wait_for_layout
from tests.helpers.windows import PATIENCE_MS

WHEN = datetime.date(2026, 11, 20)
FULL = PrintChoices("full", "a4", ink=False, portrait=True)


@pytest.fixture
def kept(tmp_path: Path) -> Settings:
    return Settings(str(tmp_path / "settings.ini"))


@pytest.fixture
def bren() -> Sheet:
    return opened(document("bren"))


@pytest.fixture
def view(qtbot: QtBot, kept: Settings, bren: Sheet) -> Iterator[PrintView]:
    made = opened_view(qtbot, kept, bren)
    yield made
    made.close()


def opened_view(qtbot: QtBot, kept: Settings, *sheets: Sheet) -> PrintView:
    made = PrintView(sheets, kept, WHEN)
    qtbot.addWidget(made)
    with qtbot.waitSignal(made.shown):
        made.open()
    return made


def words(pages: PdfPages) -> str:
    import pypdfium2  # noqa: PLC0415 - the tests of the program's start look at what is imported

    return "".join(page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(pages.data))


def pages_of(sheet: Sheet) -> PdfPages:
    return render_pdf([sheet], FULL, WHEN, 400).pages


def test_notes_too_long_for_paper_are_said_and_saved_as_text(
    qtbot: QtBot, kept: Settings, bren: Sheet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bren.apply(SetHeader("notes", "line\n" * 26_000))
    view = opened_view(qtbot, kept, bren)
    assert "Notes would fill more than 200 pages" in view.missing_label.text()
    file = tmp_path / "notes.txt"
    monkeypatch.setattr("desktop.messages.choose_save_file", lambda *_: file)
    with qtbot.waitSignal(view.notice):
        view.notes_button.click()
    assert file.read_text("utf-8") == "line\n" * 26_000 + "\n"
    with qtbot.waitSignal(view.shown):
        view.notes_check.click()
    assert view.notes_button.isHidden()
    assert not view.missing_label.text()
    view.close()


def test_short_notes_need_no_text_file(view: PrintView) -> None:
    assert view.notes_button.isHidden()


@pytest.mark.fonts
def test_preview_shows_the_pdf(view: PrintView, bren: Sheet) -> None:
    made = view.rendered
    assert made is not None
    assert made.pages.data == render_pdf([bren], FULL, WHEN, 400).pages.data
    assert view.page_label.text() == "Page 1 of 2"
    assert view.heading_label.text() == "Bren Tarrow"
    assert view.preview.accessibleDescription() == "Page 1 of 2"
    picture = view.preview.viewport().grab().toImage()
    assert picture.pixelColor(picture.width() // 2, 40) == QColor(Qt.GlobalColor.white)


def test_options_change_the_pages_and_are_remembered(qtbot: QtBot, view: PrintView, kept: Settings) -> None:
    with qtbot.waitSignal(view.shown):
        view.card_radio.click()
    assert view.preview.count == 1
    with qtbot.waitSignal(view.shown):
        view.paper_combo.setCurrentIndex(1)
    assert view.rendered is not None
    assert view.rendered.pages.sizes[0] == QSizeF(612, 792)
    with qtbot.waitSignal(view.shown):
        view.ink_check.click()
    assert (kept.get(settings.LAYOUT), kept.get(settings.PAPER)) == ("card", "letter")
    assert kept.get(settings.INK_SAVING)
    again = PrintView([opened(document("perrin"))], kept, WHEN)
    qtbot.addWidget(again)
    assert again.choices == view.choices


def test_rapid_changes_end_with_the_last_options(qtbot: QtBot, view: PrintView) -> None:
    view.card_radio.click()
    view.blank_radio.click()
    view.ink_check.click()
    assert not view.print_button.isEnabled()
    with qtbot.waitSignal(view.shown):
        pass
    assert view.rendered is not None
    assert view.rendered.choices == PrintChoices("blank", "a4", ink=True, portrait=True)
    assert "Bren" not in words(view.rendered.pages)
    assert view.print_button.isEnabled()


def test_edits_meanwhile_do_not_change_the_preview(qtbot: QtBot, kept: Settings, bren: Sheet) -> None:
    made = PrintView([bren], kept, WHEN)
    qtbot.addWidget(made)
    bren.apply(SetPortrait(None))
    assert made._sheets[0] is not bren


def test_portrait_can_be_left_out(qtbot: QtBot, kept: Settings) -> None:
    picture = QImage(60, 80, QImage.Format.Format_RGB32)
    picture.fill(QColor("#204060"))
    raw = document("bren")
    raw["portrait"] = encoded(picture)
    made = opened_view(qtbot, kept, opened(raw))
    assert made.portrait_check.isEnabled()
    assert made.rendered is not None
    with_portrait = made.rendered.pages.data
    with qtbot.waitSignal(made.shown):
        made.portrait_check.click()
    assert len(made.rendered.pages.data) != len(with_portrait)
    with qtbot.waitSignal(made.shown):
        made.card_radio.click()
    assert not made.portrait_check.isEnabled()


def test_notes_can_be_left_out(qtbot: QtBot, kept: Settings, bren: Sheet) -> None:
    bren.apply(SetHeader("notes", "Owes the miller"))
    made = opened_view(qtbot, kept, bren)
    assert made.rendered is not None
    assert "Owes the miller" in words(made.rendered.pages)
    with qtbot.waitSignal(made.shown):
        made.notes_check.click()
    assert "miller" not in words(made.rendered.pages)
    assert not kept.get(settings.PRINT_NOTES)
    with qtbot.waitSignal(made.shown):
        made.blank_radio.click()
    assert not made.notes_check.isEnabled()


def test_explanations_follow_the_full_sheet(qtbot: QtBot, kept: Settings, view: PrintView) -> None:
    assert not view.explanations_check.isChecked()
    with qtbot.waitSignal(view.shown, timeout=PATIENCE_MS):
        view.explanations_check.click()
    assert view.rendered is not None
    assert view.preview.count > 2
    assert "24 Human Age) = 39.79, rounded down" in " ".join(words(view.rendered.pages).split())
    assert kept.get(settings.EXPLANATIONS)
    with qtbot.waitSignal(view.shown):
        view.card_radio.click()
    assert not view.explanations_check.isEnabled()
    again = PrintView([opened(document("perrin"))], kept, WHEN)
    qtbot.addWidget(again)
    assert again.choices.explanations


def encoded(picture: QImage) -> str:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert QImageWriter(buffer, QByteArray(b"png")).write(picture)
    return bytes(data.toBase64().data()).decode()


def test_unprintable_characters_are_listed(qtbot: QtBot, kept: Settings, view: PrintView) -> None:
    assert not view.missing_label.isVisible()
    strange = opened_view(qtbot, kept, opened(foreign()))
    assert strange.missing_label.isVisible()
    assert "😀" in strange.missing_label.text()


def test_the_title_counts_several_characters(qtbot: QtBot, kept: Settings, bren: Sheet) -> None:
    made = opened_view(qtbot, kept, bren, opened(document("ilvane")), opened(document("perrin")))
    assert made.heading_label.text() == "Bren Tarrow and 2 more"
    assert made.preview.count >= 6


def test_errors_are_shown(qtbot: QtBot, view: PrintView, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise ExportError(Message("no_card", "There is no quick card."))

    monkeypatch.setattr("core.export.pdf.make_print", refuse)
    view.card_radio.click()
    qtbot.waitUntil(view.missing_label.isVisible)
    assert view.missing_label.text() == "There is no quick card."
    assert not view.save_button.isEnabled()
    assert view.preview.count == 0


def test_keys_turn_pages_and_change_their_size(qtbot: QtBot, view: PrintView) -> None:
    preview = view.preview
    preview.setFocus()
    before = preview.zoom
    QTest.keyClick(preview, Qt.Key.Key_Plus)
    assert preview.zoom > before
    QTest.keyClick(preview, Qt.Key.Key_Minus)
    assert preview.zoom == pytest.approx(before, abs=1)
    QTest.keyClick(preview, Qt.Key.Key_PageDown)
    assert (preview.current, view.page_label.text()) == (1, "Page 2 of 2")
    assert not view.next_button.isEnabled()
    QTest.keyClick(preview, Qt.Key.Key_PageUp)
    assert preview.current == 0
    QTest.keyClick(preview, Qt.Key.Key_End)
    assert preview.current == 1
    QTest.keyClick(preview, Qt.Key.Key_Home)
    QTest.keyClick(preview, Qt.Key.Key_0)
    assert preview.current == 0


def test_pages_become_fine_at_any_zoom(qtbot: QtBot, view: PrintView) -> None:
    view.fit_width_button.click()
    view.resize(1000, 700)
    qtbot.waitUntil(lambda: view.preview.is_complete)
    view.next_button.click()
    qtbot.waitUntil(lambda: view.preview.is_complete)
    assert view.preview.current == 1


def test_saves_the_previewed_pdf(
    qtbot: QtBot, view: PrintView, tmp_path: Path, kept: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    offered = []

    def pick(_parent: QWidget, _mode: QFileDialog.FileMode, _title: str, _kinds: str, start: Path) -> tuple[Path, ...]:
        offered.append(start.name)
        return (tmp_path / "bren",)

    (tmp_path / "bren.pdf").write_bytes(b"old")
    asked = []

    def show(box: QMessageBox) -> str:
        asked.append(box.text())
        return "yes"

    monkeypatch.setattr(messages, "pick_files", pick)
    monkeypatch.setattr(messages, "show_box", show)
    assert view.rendered is not None
    data = view.rendered.pages.data
    with qtbot.waitSignals([view.notice, view.finished]):
        view.save_button.click()
    assert (tmp_path / "bren.pdf").read_bytes() == data
    assert offered == ["Bren Tarrow.pdf"]
    assert asked == ["bren.pdf already exists."]
    assert kept.get(settings.FOLDER) == str(tmp_path)


def test_a_failed_save_leaves_the_dialog_open(
    qtbot: QtBot, view: PrintView, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = []

    def show(box: QMessageBox) -> str:
        said.append(box.informativeText() or box.text())
        return "ok"

    monkeypatch.setattr(messages, "pick_files", lambda *_: (tmp_path / "none" / "bren.pdf",))
    monkeypatch.setattr(messages, "show_box", show)
    view.save_button.click()
    qtbot.waitUntil(lambda: bool(said))
    assert view.isVisible()


def test_cancelled_save_writes_nothing(view: PrintView, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "pick_files", lambda *_: ())
    view.save_button.click()
    assert view.isVisible()


def to_file(place: Path) -> QPrinter:
    printer = new_printer("", "a4", "Bren")
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(place))
    return printer


def test_prints_through_the_dialog(
    qtbot: QtBot, view: PrintView, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "printed.pdf"

    def choose(printer: QPrinter, pages: int, _parent: QWidget) -> bool:
        assert pages == 2
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(place))
        return True

    monkeypatch.setattr("desktop.print.print_view.ask_printer", choose)
    with qtbot.waitSignals([view.notice, view.finished], timeout=PATIENCE_MS):
        view.print_button.click()
        assert not view.isVisible()
    printed = open_pages(place.read_bytes(), 300)[0]
    assert len(printed.sizes) == 2


def test_cancelled_print_dialog_prints_nothing(view: PrintView, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop.print.print_view.ask_printer", lambda *_: False)
    view.print_button.click()
    assert view.isVisible()


def test_paper_shows_the_page_at_its_size(bren: Sheet, tmp_path: Path, qtbot: QtBot) -> None:
    pages = pages_of(bren)
    place = tmp_path / "printed.pdf"
    printer = to_file(place)
    printer.setResolution(300)
    assert print_pages(pages, (0,), printer, tasks.Progress()) == 1
    printed, picture = open_pages(place.read_bytes(), 800)
    wanted = pages.picture(0, 800)
    assert len(printed.sizes) == 1
    assert abs(picture.height() - wanted.height()) <= 2
    assert darkness(picture, QRect(0, 0, 800, 1100)) == pytest.approx(
        darkness(wanted, QRect(0, 0, 800, 1100)), rel=0.15
    )
    for top in range(0, 1100, 220):
        part = QRect(0, top, 800, 220)
        assert darkness(picture, part) == pytest.approx(darkness(wanted, part), rel=0.3, abs=2)


def darkness(picture: QImage, part: QRect) -> float:
    small = picture.copy(part).scaled(40, 10, mode=Qt.TransformationMode.SmoothTransformation)
    return sum(255 - small.pixelColor(x, y).lightness() for x in range(40) for y in range(10)) / 400


def test_bands_together_are_the_page(bren: Sheet) -> None:
    pages = pages_of(bren)
    bands = list(pages.bands(0, 300))
    assert [band.top for band in bands] == list(range(0, 1024 * len(bands), 1024))
    assert sum(band.picture.height() for band in bands) == pytest.approx(3508, abs=2)
    whole = pages.picture(0, bands[0].picture.width())
    band = bands[1].picture.copy(0, 0, 2000, 200)
    same = whole.copy(0, 1024, 2000, 200)
    assert darkness(band, QRect(0, 0, 2000, 200)) == pytest.approx(darkness(same, QRect(0, 0, 2000, 200)), rel=0.2)


@pytest.mark.parametrize(
    ("paper", "place"),
    [
        (QSizeF(595, 842), QRect(0, 0, 595, 842)),
        (QSizeF(594, 841), QRect(0, 0, 595, 842)),
        (QSizeF(612, 792), QRect(26, 0, 560, 792)),
        (QSizeF(842, 1191), QRect(124, 174, 595, 842)),
    ],
)
def test_a_page_is_centred_on_paper(paper: QSizeF, place: QRect) -> None:
    assert page_rect(QSizeF(595, 842), paper, 72) == place


def test_chosen_pages(qtbot: QtBot, tmp_path: Path) -> None:
    printer = to_file(tmp_path / "x.pdf")
    assert requested_pages(printer, 3, 1) == (0, 1, 2)
    printer.setPrintRange(QPrinter.PrintRange.CurrentPage)
    assert requested_pages(printer, 3, 1) == (1,)
    printer.setPrintRange(QPrinter.PrintRange.PageRange)
    printer.setFromTo(2, 3)
    assert requested_pages(printer, 3, 0) == (1, 2)
    printer.setPageOrder(QPrinter.PageOrder.LastPageFirst)
    assert requested_pages(printer, 3, 0) == (2, 1)


def test_printer_of_letter_paper(qtbot: QtBot) -> None:
    printer = new_printer("no such printer", "letter", "Bren")
    assert printer.pageLayout().pageSize().id() == QPageSize.PageSizeId.Letter
    assert printer.fullPage()


@pytest.mark.qt_log_ignore("QPainter::begin")
def test_a_printer_that_refuses(bren: Sheet, tmp_path: Path, qtbot: QtBot) -> None:
    printer = to_file(tmp_path / "none" / "x.pdf")
    with pytest.raises(ExportError, match="Printing failed"):
        print_pages(pages_of(bren), (0,), printer, tasks.Progress())


def test_printing_can_be_stopped(bren: Sheet, tmp_path: Path, qtbot: QtBot) -> None:
    progress = tasks.Progress()
    progress.cancel()
    with pytest.raises(tasks.CancelledError):
        print_pages(pages_of(bren), (0, 1), to_file(tmp_path / "x.pdf"), progress)


def test_secrets_are_offered_only_by_games_that_have_some(view: PrintView) -> None:
    assert view.secrets_check.isHidden()


def test_formats_change_the_pages_and_are_remembered(qtbot: QtBot, view: PrintView, kept: Settings) -> None:
    """Booklet, large print and holes are offered where they exist, and the preview shows them."""
    assert [view.paper_combo.itemData(n) for n in range(view.paper_combo.count())] == [
        value for value, _ in settings.PAPERS
    ]
    with qtbot.waitSignal(view.shown):
        view.large_check.click()
    rendered = view.rendered
    assert rendered is not None
    assert len(rendered.pages.sizes) > 2
    with qtbot.waitSignal(view.shown):
        view.holes_combo.setCurrentIndex(view.holes_combo.findData("duplex"))
    with qtbot.waitSignal(view.shown):
        view.paper_combo.setCurrentIndex(view.paper_combo.findData("a5-booklet"))
    assert (view.large_check.isEnabled(), view.holes_combo.isEnabled()) == (False, False)
    assert (view.choices.large, view.choices.holes) == (False, "none")
    rendered = view.rendered
    assert rendered is not None
    assert rendered.pages.sizes[0].width() > rendered.pages.sizes[0].height()
    with qtbot.waitSignal(view.shown):
        view.paper_combo.setCurrentIndex(view.paper_combo.findData("legal"))
    assert (view.choices.large, view.choices.holes) == (True, "duplex")
    stored = (kept.get(settings.PAPER), kept.get(settings.LARGE_PRINT), kept.get(settings.HOLES))
    assert stored == ("legal", True, "duplex")
    with qtbot.waitSignal(view.shown):
        view.card_radio.click()
    assert (view.large_check.isEnabled(), view.holes_combo.isEnabled()) == (False, False)


@pytest.mark.parametrize(
    ("paper", "size"), [("legal", QPageSize.PageSizeId.Legal), ("a5-booklet", QPageSize.PageSizeId.A4)]
)
def test_printer_of_other_papers(qtbot: QtBot, paper: str, size: QPageSize.PageSizeId) -> None:
    printer = new_printer("no such printer", paper, "Bren", is_landscape=paper == "a5-booklet")
    assert printer.pageLayout().pageSize().id() == size
    wide = printer.pageLayout().fullRect(QPageLayout.Unit.Point)
    assert (wide.width() > wide.height()) == (paper == "a5-booklet")


def test_fillable_pdf_is_offered_for_one_sheet(qtbot: QtBot, view: PrintView, kept: Settings) -> None:
    """The box makes a form of the sheet; it is remembered, and not offered for cards or several characters."""
    with qtbot.waitSignal(view.shown):
        view.fillable_check.click()
    assert view.rendered is not None
    assert b"/AcroForm" in view.rendered.pages.data
    assert kept.get(settings.FILLABLE)
    with qtbot.waitSignal(view.shown):
        view.card_radio.click()
    assert not view.fillable_check.isEnabled()
    assert not view.choices.manner.fillable
    several = PrintView([opened(document("bren")), opened(document("perrin"))], kept, WHEN)
    qtbot.addWidget(several)
    several.full_radio.setChecked(True)
    assert not several.fillable_check.isEnabled()
    several.blank_radio.setChecked(True)
    assert several.choices.manner.fillable


@pytest.mark.fonts
def test_choices_are_not_scrolled_where_there_is_room(view: PrintView) -> None:
    view.resize(view.width(), px(800))
    wait_for_layout()
    box = view.fillable_check
    assert box.visibleRegion().boundingRect().size() == box.size()


def test_only_what_changed_since_it_was_saved(
    qtbot: QtBot, kept: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A saved sheet is the last print; then nothing has changed, and after an edit only a page is shown."""
    monkeypatch.setattr("desktop.messages.choose_save_file", lambda *_: tmp_path / "bren.pdf")
    with Library.open(tmp_path / "library.quire", HandClock()) as library:
        raw = document("bren")
        id_ = library.add(prepare_character(opened(raw).character))
        prints = partial(LastPrints, (id_,), library.printed_sheets)
        view = PrintView([opened(raw)], kept, WHEN, None, last_prints=prints)
        qtbot.addWidget(view)
        with qtbot.waitSignal(view.shown):
            view.open()
        with qtbot.waitSignal(view.notice):
            view.save_button.click()
        raw["data"]["items"][0]["name"] = "Traveling clothes"
        for character, shown in ((document("bren"), 0), (raw, 1)):
            again = PrintView([opened(character)], kept, WHEN, None, last_prints=prints)
            qtbot.addWidget(again)
            with qtbot.waitSignal(again.shown):
                again.open()
            assert again.preview.count == 2
            again.changed_check.click()
            qtbot.waitUntil(partial(_has_pages, again, shown))
            assert ("Nothing has changed" in again.missing_label.text()) == (shown == 0)
            again.close()


def _has_pages(view: PrintView, count: int) -> bool:
    return view.preview.count == count


def test_files_have_no_last_print(view: PrintView) -> None:
    assert not view.changed_check.isEnabled()
