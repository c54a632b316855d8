"""Builds the Qt stylesheet of a colour scheme: fills in colours and scaled lengths."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from string import Template
from typing import Final

_LENGTH: Final = re.compile(r"(?<![\w#])(\d+)px\b")
_MIDDLE: Final = 0x80
_HAIR: Final = 2
"""Lines up to this width are not scaled."""


def stylesheet(colors: Mapping[str, str], scale: float, icons: Path) -> str:
    """Return the stylesheet of a colour scheme.

    Args:
        colors: Every colour by its name.
        scale: Scale factor of lengths.
        icons: Folder of the icons used in the stylesheet.
    """
    is_dark = int(colors["fill"][1:3], 16) > _MIDDLE
    values = {**colors, "icons": icons.as_posix(), "tick": "tick-ink" if is_dark else "tick-paper"}
    values["dash"] = "dash-ink" if is_dark else "dash-paper"
    return _LENGTH.sub(lambda found: _scaled(int(found[1]), scale), Template(_SHEET).substitute(values))


def _scaled(length: int, scale: float) -> str:
    return f"{length}px" if length <= _HAIR else f"{round(length * scale)}px"


_SHEET: Final = """
/* frame */
QMenuBar { background: $chrome; padding: 2px 8px; border: none; }
QMenuBar::item { padding: 4px 8px; background: transparent; border-radius: 4px; }
QMenuBar::item:selected { background: $track; }
QToolBar { background: $chrome; border: none; border-bottom: 1px solid $hairline; padding: 0 8px; spacing: 8px; }
QToolBar[role="strip"] { border: none; padding: 4px 0; spacing: 0; }
QToolBar::separator { background: $hairline; width: 1px; margin: 6px 4px; }
QToolBar QToolButton { border: none; border-radius: 6px; padding: 0 8px; min-height: 32px; background: transparent; }
QToolBar QToolButton:hover { background: $track; }
QToolBar QToolButton:pressed { background: $tint; }
QToolBar QToolButton:disabled { color: $muted; }
QToolBar QToolButton:focus { border: 2px solid $accent; padding: 0 6px; }
QMainWindow::separator { background: $hairline; width: 1px; height: 1px; }
QMainWindow::separator:hover { background: $accent; }
QDockWidget { border: none; }
QDockWidget > QWidget { background: $chrome; }
QStatusBar { background: $chrome; border-top: 1px solid $hairline; min-height: 27px; font-size: 11px; color: $ink; }
QStatusBar::item { border: none; }
QStatusBar QLabel { font-size: 11px; color: $muted; padding: 0 4px; }
QStatusBar QLabel[role="status_ink"] { color: $ink; }
QToolTip { background: $card; color: $ink; border: 1px solid $strong; padding: 4px 6px; }

/* tabs: docks and pages have their line below, documents above */
QTabBar { background: transparent; border: none; qproperty-drawBase: 0; }
QTabBar::tab { background: transparent; border: none; border-bottom: 2px solid transparent; color: $muted;
  padding: 8px 4px 7px 4px; margin: 0 4px; }
QTabBar::tab:first { margin-left: 12px; }
QTabBar::tab:hover { color: $ink; }
QTabBar::tab:selected { color: $ink; border-bottom-color: $accent; font-weight: 600; }
QTabBar::tab:focus { color: $accent; }
QTabBar#library_tabs::tab { padding: 8px 2px 7px 2px; margin: 0 2px; }
QTabBar#library_tabs::tab:first { margin-left: 8px; }
QTabWidget::pane { border: none; border-top: 1px solid $hairline; }
QTabWidget#documents > QTabBar { font-weight: 600; } /* Qt elides all titles with the font of the bar */
QTabWidget#documents > QTabBar::tab { border: none; border-top: 2px solid transparent; font-weight: 400;
  border-right: 1px solid $hairline; padding: 6px 12px 7px 12px; margin: 0;
  min-height: 20px; }
QTabWidget#documents > QTabBar::tab:first { margin: 0; }
QTabWidget#documents > QTabBar::tab:selected { border-top-color: $accent; background: $canvas; font-weight: 600; }
QTabWidget#documents::pane { background: $canvas; }
QTabWidget#documents { background: $chrome; }
QTabBar::close-button { image: url("$icons/neutral/close.svg"); width: 16px; height: 16px; }

QDialog[role="popup"] { background: $card; border: 1px solid $strong; }
QMessageBox { messagebox-information-icon: url("$icons/neutral/info.svg");
  messagebox-question-icon: url("$icons/neutral/help.svg"); messagebox-warning-icon: url("$icons/neutral/warning.svg");
  messagebox-critical-icon: url("$icons/neutral/warning.svg"); }
QFrame[role="toast"] { background: $ink; border: none; border-radius: 6px; }
QFrame[role="toast"] QLabel { color: $canvas; }
QFrame[role="amber_field"] { background: $amber_field; border: none; border-radius: 6px; }
QFrame[role="notice"] { background: $amber_field; border: none; border-bottom: 1px solid $amber; }

/* type */
QLabel[role="title"] { font-family: "Source Serif Pro"; font-size: 28px; font-weight: 600; }
QLabel[role="side_title"] { font-family: "Source Serif Pro"; font-size: 22px; font-weight: 600; }
QLabel[role="heading"] { font-weight: 600; }
QLabel[role="name"] { font-size: 16px; font-weight: 600; }
QLabel[role="value"] { font-size: 22px; font-weight: 600; }
QLabel[role="label"] { font-size: 11px; color: $muted; }
QLabel[role="muted"] { color: $muted; }
QLabel[role="amber"] { color: $amber; }
QLabel[role="teal"] { color: $teal; }
QLabel[role="accent"] { color: $accent; font-weight: 600; }

/* grounds */
QWidget[role="sheet"] { background: $canvas; }
QWidget[role="chrome"] { background: $chrome; }
QFrame[role="card"] { background: $card; border: 1px solid $hairline; border-radius: 6px; }
QFrame[role="bar"] { background: transparent; border: none; border-radius: 6px; }
QFrame[role="bar"][ticked="true"] { background: $tint; }
QFrame[role="upright"] { background: $strong; border: none; min-width: 1px; max-width: 1px; margin: 10px 0; }
QFrame[role="rule"] { background: $hairline; border: none; max-height: 1px; min-height: 1px; }
QFrame[role="column_rule"] { background: $hairline; border: none; max-width: 1px; min-width: 1px; }
QFrame[role="popup"] { background: $card; border: 1px solid $strong; border-radius: 8px; }
QScrollArea { border: none; background: transparent; }
QScrollArea > QWidget > QWidget[role="sheet"] { background: $canvas; }

/* buttons */
QPushButton { background: $card; border: 1px solid $strong; border-radius: 6px; padding: 0 11px; min-height: 30px; }
QPushButton:hover { border-color: $muted; }
QPushButton:pressed { background: $track; }
QPushButton:focus { border: 2px solid $accent; padding: 0 10px; min-height: 28px; }
QPushButton:disabled { background: $disabled; color: $muted; border-color: $disabled; }
QPushButton[role="primary"], QPushButton:default { background: $accent; color: $on_accent; border-color: $accent; }
QPushButton[role="primary"]:focus, QPushButton:default:focus { border-color: $ink; }
QPushButton[role="primary"]:disabled { background: $disabled; color: $muted; border-color: $disabled; }
QPushButton[role="quiet"] { background: transparent; border-color: transparent; }
QPushButton[role="quiet"]:hover { background: $track; }
QPushButton[role="quiet"]:focus { border-color: $accent; }
QPushButton[role="text"] { background: transparent; border: 2px solid transparent; color: $accent; font-weight: 600;
  padding: 0 4px; min-height: 20px; }
QPushButton[role="text"]:hover { text-decoration: underline; }
QPushButton[role="text"]:focus { border-color: $accent; }
QPushButton[role="text"]:disabled { color: $muted; }
QPushButton[role="recent"] { background: transparent; border: 2px solid transparent; padding: 0 8px; text-align: left; }
QPushButton[role="recent"]:hover { background: $track; }
QPushButton[role="recent"]:focus { border-color: $accent; }
QPushButton[role="head"] { background: transparent; border: 2px solid transparent; border-radius: 4px; padding: 0 2px;
  min-height: 20px; font-size: 11px; color: $muted; text-align: left; }
QPushButton[role="head"]:hover { color: $ink; }
QPushButton[role="head"][sorted="true"] { color: $ink; font-weight: 600; }
QPushButton[role="head"]:focus { border-color: $accent; }
QPushButton[role="head"]:disabled { background: transparent; border-color: transparent; color: $muted; }
QPushButton[role="toast"] { background: transparent; border: 2px solid transparent; color: $canvas; font-weight: 600;
  padding: 0 8px; min-height: 24px; text-decoration: underline; }
QPushButton[role="toast"]:focus, QToolButton[role="toast"]:focus { border-color: $canvas; }
QToolButton[role="toast"] { background: transparent; border: 2px solid transparent; border-radius: 4px; padding: 2px; }
QAbstractButton[role="chip"] { background: transparent; border: 1px solid $strong; border-radius: 12px; padding: 0 9px;
  min-height: 22px; font-size: 11px; color: $muted; }
QAbstractButton[role="chip"]:checked { background: $tint; border-color: $tint; color: $accent; font-weight: 600; }
QAbstractButton[role="chip"]:hover { border-color: $muted; }
QAbstractButton[role="chip"]:focus { border: 2px solid $accent; padding: 0 8px; min-height: 20px; }
QPushButton[role="add_chip"] { background: transparent; border: 1px dashed $strong; border-radius: 12px; padding: 0 9px;
  min-height: 22px; font-size: 11px; color: $muted; }
QPushButton[role="add_chip"]:hover { border-color: $muted; color: $ink; }
QPushButton[role="add_chip"]:focus { border: 2px solid $accent; padding: 0 8px; min-height: 20px; }
QPushButton[role="list"] { text-align: left; padding: 0 8px; min-height: 26px; }
QPushButton[role="list"]:focus { text-align: left; padding: 0 7px; min-height: 24px; }
QPushButton[role="list"]::menu-indicator { image: url("$icons/neutral/chevron-down.svg"); width: 14px; height: 14px;
  subcontrol-origin: padding; subcontrol-position: right center; right: 6px; }
QAbstractButton[has_popover="true"] { background: $tint; border-color: $accent; color: $accent; }
QFrame[role="stepper"] { background: $card; border: 1px solid $strong; border-radius: 6px; }
QFrame[role="stepper"][is_focused="true"] { border: 2px solid $accent; }
QLineEdit[role="inner"] { background: transparent; border: none; padding: 0 2px; min-height: 0; font-weight: 600;
  selection-background-color: $accent; selection-color: $on_accent; }
QLineEdit[role="inner_text"], QLineEdit[role="inner_text"]:focus { background: transparent; border: none; padding: 0;
  min-height: 0; selection-background-color: $accent; selection-color: $on_accent; }
QLineEdit[role="inner"]:focus { border: none; padding: 0 2px; min-height: 0; }
QToolButton[role="step"] { border: none; background: transparent; color: $ink; }
QToolButton[role="step"]:hover { background: $track; }
QToolButton[role="step"]:disabled { color: $strong; }
QLineEdit[role="die"] { background: $card; border: 1px solid $strong; border-radius: 6px; padding: 0 2px;
  min-height: 26px; selection-background-color: $accent; selection-color: $on_accent; }
QLineEdit[role="die"]:focus { border: 2px solid $accent; padding: 0 1px; min-height: 24px; }
QLineEdit[role="die"][is_wrong="true"] { border-color: $amber; background: $amber_field; }
QLineEdit[role="die"]:read-only { background: $track; border-color: $track; }
QToolButton[role="quiet"] { border: 2px solid transparent; border-radius: 6px; background: transparent; padding: 2px; }
QToolButton[role="die"] { border: 2px solid transparent; border-radius: 6px; background: transparent; padding: 2px 0; }
QToolButton[role="quiet"]:hover, QToolButton[role="die"]:hover { background: $track; }
QToolButton[role="quiet"]:focus, QToolButton[role="die"]:focus { border-color: $accent; }
QToolButton[role="quiet"]::menu-indicator { image: none; width: 0; }
QToolButton[role="field"] { background: $card; border: 1px solid $strong; border-radius: 6px; padding: 0 26px 0 8px;
  min-height: 26px; }
QToolButton[role="field"]:hover { border-color: $muted; }
QToolButton[role="field"]:focus { border: 2px solid $accent; padding: 0 25px 0 7px; min-height: 24px; }
QToolButton[role="field"]::menu-indicator { image: url("$icons/neutral/chevron-down.svg"); width: 14px; height: 14px;
  subcontrol-position: right center; right: 7px; }
QToolButton[role="foot"] { border: 2px solid transparent; border-radius: 4px; background: transparent; color: $muted;
  font-size: 11px; padding: 2px 4px; }
QToolButton[role="foot"]:hover, QToolButton[role="foot"]:checked { color: $ink; background: $track; }
QToolButton[role="foot"]:focus { border-color: $accent; }
QToolButton[role="foot"]::menu-indicator { image: none; width: 0; }

/* inputs of dialogs: a box; the fields of a sheet are classes of their own and paint themselves */
QLineEdit[role="search"], .QLineEdit, ReasonEdit, .QComboBox, .NumberBox { background: $card;
  border: 1px solid $strong; border-radius: 6px; padding: 0 8px; min-height: 26px;
  selection-background-color: $accent; selection-color: $on_accent; }
QLineEdit[role="search"]:hover, .QLineEdit:hover, ReasonEdit:hover, .QComboBox:hover, .NumberBox:hover {
  border-color: $muted; }
QLineEdit[role="search"]:focus, .QLineEdit:focus, ReasonEdit:focus, .QComboBox:focus, .NumberBox:focus {
  border: 2px solid $accent; padding: 0 7px; min-height: 24px; }
QLineEdit[role="side_name"] { background: transparent; border: 1px solid transparent; border-radius: 6px;
  padding: 0 4px; min-height: 26px; font-size: 16px; font-weight: 600; }
QLineEdit[role="side_name"]:hover { background: $card; border-color: $strong; }
QLineEdit[role="side_name"]:focus { background: $card; border: 2px solid $accent; padding: 0 3px; min-height: 24px; }
QLineEdit { lineedit-clear-button-icon: url("$icons/neutral/close.svg"); }
.QLineEdit:disabled, .QComboBox:disabled, .NumberBox:disabled { background: $disabled; color: $muted;
  border-color: $disabled; }
.QComboBox::drop-down { border: none; width: 24px; }
.QComboBox::down-arrow { image: url("$icons/neutral/chevron-down.svg"); width: 14px; height: 14px; }
.NumberBox::up-button { subcontrol-origin: border; subcontrol-position: top right; border: none; width: 22px; }
.NumberBox::down-button { subcontrol-origin: border; subcontrol-position: bottom right; border: none; width: 22px; }
.NumberBox::up-arrow { image: url("$icons/neutral/chevron-up.svg"); width: 12px; height: 12px; }
.NumberBox::down-arrow { image: url("$icons/neutral/chevron-down.svg"); width: 12px; height: 12px; }
.NumberBox QLineEdit { border: none; background: transparent; padding: 0; min-height: 0; }
.QComboBox QLineEdit { border: none; background: transparent; padding: 0; min-height: 0; }
.QPlainTextEdit, .QTextBrowser, .QTextEdit { background: $card; border: 1px solid $hairline; border-radius: 6px;
  padding: 4px; selection-background-color: $accent; selection-color: $on_accent; }
.QPlainTextEdit:focus, .QTextBrowser:focus, .QTextEdit:focus { border: 2px solid $accent; padding: 3px; }
QPlainTextEdit[role="report"] { font-family: monospace; font-size: 11px; }
.QCheckBox, .QRadioButton { spacing: 8px; min-height: 20px; }
.QCheckBox[role="bare"] { spacing: 0; }
.QCheckBox[role="heading"] { font-weight: 600; }
.QCheckBox::indicator, .QRadioButton::indicator { width: 14px; height: 14px; border: 1px solid $muted;
  border-radius: 3px; background: $card; }
.QRadioButton::indicator { border-radius: 8px; }
.QCheckBox::indicator:checked { background: $fill; border-color: $fill; image: url("$icons/neutral/$tick.svg"); }
.QRadioButton::indicator:checked { background: $card; border: 5px solid $fill; width: 6px; height: 6px; }
.QCheckBox::indicator:indeterminate { background: $fill; border-color: $fill; image: url("$icons/neutral/$dash.svg"); }
.QCheckBox::indicator:focus, .QRadioButton::indicator:focus { border: 2px solid $accent; width: 12px; height: 12px; }
.QRadioButton::indicator:checked:focus { border: 5px solid $accent; width: 6px; height: 6px; }
.QCheckBox:disabled, .QRadioButton:disabled { color: $muted; }

/* the fields of sheets draw their own lines and boxes */
LineField, ProseField, ChoiceField, QWidget[role="sheet"] LineField, QWidget[role="sheet"] ProseField,
QWidget[role="sheet"] ChoiceField, QWidget[role="sheet"] LineField:hover, QWidget[role="sheet"] ProseField:hover,
QWidget[role="sheet"] ChoiceField:hover, QWidget[role="sheet"] LineField:focus, QWidget[role="sheet"] ProseField:focus,
QWidget[role="sheet"] ChoiceField:focus, QWidget[role="sheet"] ChoiceField QLineEdit,
QWidget[role="sheet"] ChoiceField QLineEdit:hover, QWidget[role="sheet"] ChoiceField QLineEdit:focus {
  background: transparent; border: none; padding: 0; min-height: 0; }

/* lists and tables */
QAbstractItemView { border: none; background: transparent; selection-background-color: $tint; selection-color: $ink;
  outline: 0; }
QComboBox QAbstractItemView, QListView:window { background: $card; border: 1px solid $strong; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section { background: transparent; border: none; border-bottom: 1px solid $strong; color: $muted;
  font-size: 11px; padding: 0 4px; min-height: 24px; }
QHeaderView::section:checked { font-weight: 400; }
QTableView { gridline-color: $hairline; }
QSplitter::handle { background: $hairline; image: none; }
QSplitter::handle:horizontal { width: 1px; margin: 0 8px; }
QSplitter::handle:vertical { height: 1px; margin: 8px 0; }
QSplitter::handle:hover { background: $accent; }
QSplitter#world_splitter::handle:horizontal { background: transparent; margin: 0 11px; }
QSplitter#world_splitter::handle:horizontal:hover { background: $strong; }
QTableCornerButton::section { background: transparent; border: none; border-bottom: 1px solid $strong; }
QTreeView::item { min-height: 24px; }
QListView::item { min-height: 24px; }
QListView::indicator { width: 14px; height: 14px; border: 1px solid $muted; border-radius: 3px; background: $card; }
QListView::indicator:checked { background: $fill; border-color: $fill; image: url("$icons/neutral/$tick.svg"); }
QListView::indicator:indeterminate { background: $strong; }
QTableView#characters_list { selection-background-color: transparent; }

/* manual */
QListWidget[role="contents"]::item { padding: 6px 8px; border-radius: 4px; }
QListWidget[role="contents"]::item:selected { background: $tint; color: $accent; }
QTextBrowser[role="reading"] { background: $canvas; border: none; border-radius: 0; }

/* bars */
QScrollBar:vertical { width: 12px; background: transparent; margin: 0; }
QScrollBar:horizontal { height: 12px; background: transparent; margin: 0; }
QScrollBar::handle { background: $track; border: 3px solid transparent; border-radius: 6px; }
QScrollBar::handle:vertical { min-height: 32px; margin: 2px 3px; border: none; border-radius: 3px; }
QScrollBar::handle:horizontal { min-width: 32px; margin: 3px 2px; border: none; border-radius: 3px; }
QScrollBar::handle:hover { background: $strong; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QAbstractScrollArea::corner { background: transparent; border: none; }
.QProgressBar { background: $track; border: none; border-radius: 3px; max-height: 6px; min-height: 6px; }
.QProgressBar::chunk { background: $fill; border-radius: 3px; }
"""
