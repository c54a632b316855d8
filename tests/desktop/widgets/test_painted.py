"""What the widgets of sheets draw, in light and dark."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QEnterEvent,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QImage,
    QPixmap,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.theme import TextStyle, Theme, color, font, icon
from desktop.widgets.armor_figure import ArmorFigure
from desktop.widgets.bars import LoadBar, Pips, StepBar, Track
from desktop.widgets.card import Card, HeaderButton, Page, Rule
from desktop.widgets.choices import ChoiceField, TickBox
from desktop.widgets.derived_label import DerivedLabel, StatBlock
from desktop.widgets.field_frame import FrameState, frame_of
from desktop.widgets.inputs import LineField, NumberField, ProseField, TitleField
from desktop.widgets.monogram import monogram_colors
from desktop.widgets.portrait_view import PortraitView
from desktop.widgets.scale_slider import ScaleSlider
from desktop.widgets.sheet_pages import GAP, SheetPages
from desktop.widgets.violation_line import ViolationLine
from tests.helpers.waiting import wait_for_layout

Show = Callable[[QWidget], QWidget]


@pytest.fixture(params=["light", "dark"])
def shade(request: pytest.FixtureRequest, theme: Theme) -> Iterator[str]:
    theme.choose(request.param)
    yield request.param
    theme.choose("light")


pytestmark = pytest.mark.fonts


@pytest.fixture
def show(qtbot: QtBot, one_font: QFont, shade: str) -> Show:
    """Shows a widget in the bundled font, in which pixels can be compared."""
    assert one_font.family()
    assert shade
    return shown_by(qtbot)


@pytest.fixture
def show_in_system_font(qtbot: QtBot, shade: str) -> Show:
    """Shows a widget in the font of the system, in which words must have room."""
    assert shade
    return shown_by(qtbot)


def shown_by(qtbot: QtBot) -> Show:
    hosts: list[QWidget] = []

    def shown(widget: QWidget) -> QWidget:
        host = QWidget()
        hosts.append(host)
        host.setProperty("role", "card")
        qtbot.addWidget(host)
        layout = QVBoxLayout(host)
        layout.setContentsMargins(40, 20, 40, 20)
        layout.addWidget(widget)
        other = LineField(host)
        layout.addWidget(other)
        host.resize(360, 200)
        with qtbot.waitExposed(host):
            host.show()
        other.setFocus()
        return widget

    return shown


def picture(widget: QWidget) -> QImage:
    host = widget.parentWidget()
    assert host is not None
    wait_for_layout()
    return host.grab().toImage()


def has(widget: QWidget, name: str) -> bool:
    """Whether a colour of the theme is seen on a widget or in the box round it."""
    image = picture(widget)
    area = widget.geometry().adjusted(-28, -2, 8, 2)
    wanted = color(name).rgb()
    return any(
        image.pixel(x, y) == wanted
        for x in range(max(0, area.left()), min(image.width(), area.right()))
        for y in range(max(0, area.top()), min(image.height(), area.bottom()))
    )


def enter(widget: QWidget) -> None:
    place = QPointF(3, 3)
    QApplication.sendEvent(widget, QEnterEvent(place, place, place))


@pytest.mark.parametrize("kind", [LineField, NumberField, ProseField, ChoiceField])
def test_the_box_of_an_input_shows_on_hover_and_focus(show: Show, kind: type[QWidget]) -> None:
    field = show(kind())
    assert has(field, "strong")
    assert not has(field, "accent")
    enter(field)
    assert frame_of(field).state is FrameState.HOVER
    field.setFocus()
    assert has(field, "accent")
    QApplication.sendEvent(field, QEvent(QEvent.Type.Leave))
    assert frame_of(field).state is FrameState.FOCUS


def test_the_frame_grows_outward_and_the_text_does_not_move(show: Show) -> None:
    field = show(NumberField())
    assert isinstance(field, NumberField)
    field.show_text("11")
    before = field.geometry()
    frame_of(field).set_state(FrameState.VIOLATION, True)
    assert has(field, "amber")
    assert has(field, "amber_field")
    assert field.geometry() == before
    field.hide()
    assert frame_of(field).isHidden()


def test_a_title_has_no_line(show: Show) -> None:
    title = show(TitleField())
    assert not has(title, "strong")


def test_a_title_without_a_name_shows_its_placeholder(show: Show) -> None:
    title = show(TitleField())
    assert isinstance(title, TitleField)
    assert has(title, "muted")
    hint = QAccessible.queryAccessibleInterface(title).text(QAccessible.Text.Description)
    assert hint == title.placeholderText()
    title.setText("Anna")
    assert has(title, "ink")
    assert not has(title, "muted")


def test_an_example_is_not_read_as_a_number(show: Show) -> None:
    field = show(LineField())
    assert isinstance(field, LineField)
    field.setPlaceholderText("5'11")
    assert not has(field, "muted")


def test_zero_is_muted(show: Show) -> None:
    field = show(NumberField())
    assert isinstance(field, NumberField)
    field.show_text("0")
    assert has(field, "muted")
    field.setProperty("is_muted_zero", False)
    assert has(field, "ink")
    assert not has(field, "muted")


def test_a_long_number_requests_more_width(show_in_system_font: Show) -> None:
    """Up to four digits take the same; a huge number does not push everything else away."""
    field = show_in_system_font(NumberField())
    assert isinstance(field, NumberField)
    usual = field.sizeHint().width()
    field.show_text("31500")
    longer = field.sizeHint().width()
    assert longer > field.fontMetrics().horizontalAdvance("31500") > field.fontMetrics().horizontalAdvance("3150")
    assert longer > usual
    field.show_text("9" * 30)
    assert field.sizeHint().width() < 3 * usual
    field.show_text("3150")
    assert field.sizeHint().width() == usual


def wheel(field: QWidget, up: int) -> None:
    place = QPointF(3, 3)
    event = QWheelEvent(
        place, field.mapToGlobal(place), QPoint(), QPoint(0, up), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(field, event)


def test_the_wheel_changes_only_a_focused_number(show: Show) -> None:
    field = show(NumberField())
    assert isinstance(field, NumberField)
    field.show_text("4")
    wheel(field, 120)
    assert field.text() == "4"
    field.setFocus()
    wheel(field, 120)
    QTest.keyClick(field, Qt.Key.Key_PageDown)
    assert field.text() == "−5"
    field.clear()
    QTest.keyClicks(field, "-3")
    assert field.text() == "−3"
    field.show_text("2.5")
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert field.text() == "2.5"


def test_unfocused_scales_and_choices_let_the_page_scroll(show: Show) -> None:
    slider, choice = ScaleSlider(), ChoiceField()
    show(slider)
    slider.show_position(3)
    wheel(slider, 120)
    assert slider.value() == 3
    slider.setFocus()
    wheel(slider, 120)
    assert slider.value() != 3
    choice.addItems(["a", "b"])
    show(choice)
    wheel(choice, -120)
    assert choice.currentIndex() == 0
    choice.setFocus()
    wheel(choice, -120)
    assert choice.currentIndex() == 1


def test_a_number_is_underlined_on_hover_and_framed_while_explained(show: Show) -> None:
    label = show(DerivedLabel())
    assert isinstance(label, DerivedLabel)
    label.shown_text = "39"
    label.setProperty("unit", "lb")
    assert not has(label, "accent")
    enter(label)
    assert has(label, "muted")
    frame_of(label).set_state(FrameState.EXPLAINED, True)
    assert has(label, "accent")
    label.has_house_rule = True
    assert label.value_color() == "teal"
    label.has_house_rule = False
    label.shown_text = "—"
    assert label.value_color() == "muted"
    for alignment in (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter):
        label.setProperty("alignment", alignment)
        picture(label)


def test_a_stat_block_shows_number_unit_and_name(show: Show) -> None:
    stat = show(StatBlock())
    assert isinstance(stat, StatBlock)
    stat.setProperty("label", "Move Rate")
    stat.setProperty("unit", "yd")
    stat.setProperty("rank", "small")
    stat.shown_text = "77"
    assert has(stat, "ink")
    for look, name in (
        (FrameState.FLASH, "flash"),
        (FrameState.VIOLATION, "amber_field"),
        (FrameState.EXPLAINED, "tint"),
    ):
        frame_of(stat).set_state(look, True)
        assert has(stat, name)
        frame_of(stat).set_state(look, False)
    enter(stat)
    assert has(stat, "muted")


@pytest.mark.parametrize("kind", [DerivedLabel, StatBlock])
def test_a_number_shrinks_instead_of_being_cut(show_in_system_font: Show, kind: type[DerivedLabel | StatBlock]) -> None:
    """It goes without its unit, then it is smaller; what is beyond all measure is cut."""
    block = show_in_system_font(kind())
    assert isinstance(block, kind)
    block.setProperty("rank", "large")
    block.setProperty("value", "173776")
    block.setProperty("unit", "points")
    whole = block.fit(200)
    assert (whole.text, whole.face) == ("173776", block.value_font())
    assert whole.unit_width > 0
    number = whole.metrics.horizontalAdvance("173776")
    bare = block.fit(number + 4)
    assert (bare.text, bare.face, bare.unit_width) == ("173776", block.value_font(), 0)
    for share in (0.9, 0.8, 0.7, 0.6):
        small = block.fit(number * share)
        assert (small.text, small.unit_width) == ("173776", 0)
        assert small.metrics.horizontalAdvance("173776") <= number * share + 1
    assert block.fit(20).text.endswith("…")


def test_the_name_of_a_number_wraps_if_too_narrow(show_in_system_font: Show) -> None:
    stat = show_in_system_font(StatBlock())
    assert isinstance(stat, StatBlock)
    stat.setProperty("label", "Rating when whole")
    low = stat.sizeHint().height()
    stat.resize(stat.sizeHint().width(), low)
    assert list(stat.label_lines) == ["Rating when whole"]
    stat.resize(stat.sizeHint().width() - 24, low)
    assert list(stat.label_lines) == ["Rating when", "whole"]
    assert stat.sizeHint().height() > low
    stat.setProperty("label", "Life-Recovery of all")
    word = QFontMetrics(font(TextStyle.LABEL)).horizontalAdvance("Recovery")
    stat.resize(word + StatBlock.PADDING[0] + StatBlock.PADDING[2] + 4, low)
    assert list(stat.label_lines) == ["Life-", "Recovery", "of all"]
    stat.setProperty("label", "Unpronounceability")
    assert stat.label_lines[0].endswith("…")
    assert stat.sizeHint().height() == low


def test_bars_are_filled_by_their_amount(show: Show) -> None:
    track = show(Track())
    assert isinstance(track, Track)
    track.show_numbers(5, 17)
    assert has(track, "fill")
    assert has(track, "track")
    assert track.value() == 5
    track.show_numbers(-3, 0)
    assert track.filled_share == 0
    track.setProperty("is_scaled", False)
    pips = show(Pips())
    assert isinstance(pips, Pips)
    pips.show_numbers(2, 5)
    assert has(pips, "fill")
    steps = show(StepBar())
    assert isinstance(steps, StepBar)
    steps.show_steps(374, 76)
    assert has(steps, "accent")
    assert has(steps, "fill")
    steps.show_steps(0, 0)
    assert not has(steps, "accent")


def test_the_tool_tip_of_a_load_lists_its_parts(show: Show) -> None:
    bar = show(LoadBar())
    assert isinstance(bar, LoadBar)
    bar.show_load((("armor", 30, "30"), ("items", 8.75, "8.75")), 105)
    assert bar.toolTip() == "armor 30, items 8.75"
    assert has(bar, "track")
    bar.show_load((("armor", 130, "130"),), 105)
    assert has(bar, "amber")


def test_lines_lead_from_the_figure_to_its_numbers(show: Show) -> None:
    figure = ArmorFigure()
    show(figure)
    target = QLabel("7", figure.parentWidget())
    target.setObjectName("head_label")
    target.setGeometry(300, 20, 20, 20)
    target.show()
    figure.setProperty("targets", ["head_label", "nowhere"])
    figure.show_protection({"head": 10, "body": 7, "limb": 0})
    assert has(figure, "strong")


def test_a_portrait_is_round_or_shows_a_monogram(show: Show, qtbot: QtBot) -> None:
    view = show(PortraitView())
    assert isinstance(view, PortraitView)
    view.show_picture(None, "bren")
    assert has(view, "tint")
    view.set_character_id("k7")
    ground, _ = monogram_colors("k7")
    assert QColor(picture(view).pixel(view.geometry().center() - QPoint(0, view.height() // 3))) == ground
    picture_of = QPixmap(40, 80)
    picture_of.fill(QColor("#123456"))
    view.show_picture(picture_of, "bren")
    middle = view.geometry().center()
    assert QColor(picture(view).pixel(middle)) == QColor("#123456")
    view.setFocus()
    with qtbot.waitSignal(view.file_requested):
        QTest.keyClick(view, Qt.Key.Key_Return)


def test_ticks_are_drawn(show: Show) -> None:
    box = show(TickBox())
    assert isinstance(box, TickBox)
    box.setText("&Dead")
    box.setChecked(True)
    assert has(box, "fill")
    box.setFocus()
    assert has(box, "accent")


def test_a_slider_without_a_value_has_no_knob(show: Show) -> None:
    slider = show(ScaleSlider())
    assert isinstance(slider, ScaleSlider)
    slider.setProperty("low_label", "Pure")
    slider.setProperty("high_label", "Corrupt")
    slider.show_position(None)
    assert not has(slider, "fill")
    slider.show_position(9)
    assert has(slider, "fill")
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() // 2, 10))
    QTest.mouseMove(slider, QPoint(90, 10))
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=QPoint(90, 10))
    assert slider.value() < 9
    QTest.mousePress(slider, Qt.MouseButton.RightButton)


def test_a_violation_line_takes_space_only_while_visible(show: Show, qtbot: QtBot) -> None:
    line = show(ViolationLine())
    assert isinstance(line, ViolationLine)
    assert line.isHidden()
    line.show_message("Traits run from 1 to 10.")
    assert line.message
    assert has(line, "amber")
    accept = line.findChild(QWidget, "accept_button")
    assert accept is not None
    with qtbot.waitSignal(line.accept_requested):
        QTest.mouseClick(accept, Qt.MouseButton.LeftButton)
    line.show_message("")
    assert line.isHidden()


def test_a_card_keeps_its_padding_and_header(show: Show) -> None:
    card = show(Card())
    assert isinstance(card, Card)
    card.setProperty("title", "Weapons")
    card.setProperty("note", "rolled")
    assert has(card, "hairline")
    assert card.accessibleName() == "Weapons"
    assert card.contentsMargins().top() > card.contentsMargins().bottom()
    assert card.header_texts(1000) == ("Weapons", "rolled")
    title, note = card.header_texts(QFontMetricsF(font(TextStyle.HEADING)).horizontalAdvance("Weapons") + 24)
    assert title == "Weapons"
    assert note != "rolled"
    card.add_to_header(QLabel("Add"))
    picture(card)


def test_a_button_in_a_card_header_does_not_cut_the_title(show_in_system_font: Show) -> None:
    """It shows its sign alone where there is no room for both; its words stay its name."""
    card = show_in_system_font(Card())
    assert isinstance(card, Card)
    card.setProperty("title", "Carried items of all kinds")
    button = HeaderButton()
    button.setText("Add an item")
    button.setIcon(icon("plus", "accent"))
    card.add_to_header(button)
    title = QFontMetrics(font(TextStyle.HEADING)).horizontalAdvance("Carried items of all kinds")
    wide = title + button.full_size().width() + 80
    card.setFixedWidth(wide)
    picture(card)
    assert not button.is_icon_only
    assert button.width() == button.full_size().width()
    card.setFixedWidth(wide - 80)
    picture(card)
    assert button.is_icon_only
    assert button.width() < button.full_size().width() / 2
    assert button.toolTip() == QAccessible.queryAccessibleInterface(button).text(QAccessible.Text.Name) == "Add an item"
    corner = button.parentWidget()
    assert corner is not None
    assert card.header_texts(corner.x() - 24)[0] == "Carried items of all kinds"
    card.setFixedWidth(wide)
    assert not button.is_icon_only
    assert not button.toolTip()


def test_pages_count_their_violations(show: Show) -> None:
    pages = SheetPages()
    for name in ("&Person", "&Weapons and armor"):
        page = Page()
        page.setWidget(QWidget())
        pages.addTab(page, name)
    show(pages)
    before = pages.tab_bar.tabSizeHint(0).width()
    pages.set_count(0, 2)
    assert pages.tab_bar.tabSizeHint(0).width() > before
    assert pages.tab_bar.accessibleTabName(0) == "Person, 2 violation(s)"
    assert has(pages, "amber")
    pages.tab_bar.setFocus()
    assert has(pages, "accent")
    pages.resize(120, 100)
    picture(pages)


def test_tabs_keep_their_places_whichever_is_current(show_in_system_font: Show) -> None:
    pages = SheetPages()
    for name in ("Person", "Attributes and Steps", "Weapons and armor"):
        pages.addTab(QWidget(), name)
    show_in_system_font(pages)
    pages.resize(900, 100)
    for current in range(3):
        pages.setCurrentIndex(current)
        for place in range(3):
            taken = QFontMetrics(font(TextStyle.HEADING)).horizontalAdvance(pages.tabText(place))
            taken += 24 if place == 0 else 0
            assert pages.tab_bar.tabRect(place).width() - taken == GAP, (current, place)


def test_a_hairline_is_one_pixel(show: Show) -> None:
    rule = show(Rule())
    assert rule.height() == 1
    rule.setProperty("strong", True)
    assert has(rule, "strong")


class Watch(QObject):
    """Notes what is told to a widget."""

    def __init__(self, told: list[QEvent.Type], parent: QWidget) -> None:
        super().__init__(parent)
        self._told = told

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        self._told.append(event.type())
        return super().eventFilter(watched, event)


@pytest.mark.parametrize(("gauge", "asks"), [(Track, False), (Pips, True)])
def test_a_longer_gauge_requests_a_layout_only_if_it_grows(
    qtbot: QtBot, theme: Theme, gauge: type[Track] | type[Pips], asks: bool
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    shown = gauge(window)
    QVBoxLayout(window).addWidget(shown)
    shown.show_numbers(2, 5)
    window.show()
    wait_for_layout()
    requests: list[QEvent.Type] = []
    watch = Watch(requests, window)
    window.installEventFilter(watch)
    shown.show_numbers(2, 6)
    wait_for_layout()
    assert (QEvent.Type.LayoutRequest in requests) is asks
