"""Reads Designer forms without a window: widgets, their properties, tab order."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from xml.etree import ElementTree

from desktop.forms import FORMS

ONE = (
    "field",
    "label_of",
    "abbr_of",
    "unit_of",
    "length_field",
    "count_field",
    "rate_field",
    "shown_field",
    "limit_field",
    "struck_field",
    "danger_field",
    "second_field",
    "writes",
    "label_field",
    "amber_field",
    "unless",
)
PLACES = ("head_field", "body_field", "limb_field")
MANY = ("parts", "fields")
TYPED = {
    *("QLineEdit", "QPlainTextEdit", "QTextEdit", "QSpinBox", "QDoubleSpinBox", "QComboBox", "QSlider", "QDateEdit"),
    *("LineField", "NumberBox", "NumberField", "TitleField", "ProseField", "ChoiceField"),
}
"""What shows what was typed or chosen, and so needs a name beside it."""
PRESSED = {
    "ProcedureButton",
    "QPushButton",
    "QToolButton",
    "QCheckBox",
    "QRadioButton",
    "QCommandLinkButton",
    "TickBox",
}
LISTED = {
    "QListView",
    "QTableView",
    "QTreeView",
    "QListWidget",
    "QTreeWidget",
    "QTableWidget",
    "RowTable",
    "FamilyTable",
}
OTHERS = {"ScaleSlider", "PortraitView", "SheetPages"}
COMPUTED = {"DerivedLabel", "StatBlock"}
"""Numbers, which take the keyboard by a click or an arrow key, not by Tab."""
REACHED = TYPED | PRESSED | LISTED | OTHERS
"""What the Tab key visits."""
_GAP = re.compile(r"\{([^{}]*)\}")
_FILTER = re.compile(r"\[[^\]]*\]")


@dataclass(frozen=True, eq=False)
class Property:
    """A property in a form.

    Attributes:
        texts: Its text, or the texts of a list.
        is_text: Whether it is a text.
        is_translated: Whether it is translatable.
        is_dynamic: Whether it is a dynamic property, which the widget's class does not have.
    """

    texts: tuple[str, ...]
    is_text: bool
    is_translated: bool
    is_dynamic: bool

    @property
    def text(self) -> str:
        """The first text."""
        return self.texts[0] if self.texts else ""


@dataclass(frozen=True, eq=False)
class FormWidget:
    """One widget of a form.

    Attributes:
        kind: Its class.
        name: Its object name.
        properties: What the form says of it.
        around: Names of the widgets around it, the nearest first.
    """

    kind: str
    name: str
    properties: dict[str, Property]
    around: tuple[str, ...] = ()

    def text_of(self, name: str) -> str:
        """Return the text of a property; "" if the form does not set it."""
        return self.properties[name].text if name in self.properties else ""

    def addresses(self) -> Iterator[str]:
        """Yield every address that it shows, edits or mentions."""
        for name in (*ONE, *PLACES):
            if self.text_of(name):
                yield self.text_of(name)
        for name in MANY:
            if name in self.properties:
                yield from self.properties[name].texts
        if "columns" in self.properties:
            yield from self._cells()
        if "template" in self.properties:
            yield from _named(self.text_of("template"))

    def _cells(self) -> Iterator[str]:
        """Yield the address of every cell of a table, and of what it draws or tells beside them."""
        drawn = [
            self.properties[name].texts for name in ("track", "gauge", "dot_field", "plus") if name in self.properties
        ]
        drawn.append(tuple(_named(self.text_of("detail_template"))))
        others = [each for texts in drawn for each in texts if each and each[0] != "@"]
        columns = [each for each in self.properties["columns"].texts if each[0] != "@"]
        if "members" not in self.properties:
            yield from (f"{self.text_of('field')}[].{column}" for column in (*columns, *others))
            return
        mark = f"<{self.text_of('family')}>"
        replaced = self.properties["instead"].texts if "instead" in self.properties else ()
        instead = {cell: other for cell, _, other in (each.partition("=") for each in replaced)}
        for member in self.properties["members"].texts:
            cells = (column.replace(mark, member) for column in columns)
            yield from filter(None, (instead.get(cell, cell) for cell in cells))
            yield from (other.replace(mark, member) for other in others)

    def shown_addresses(self) -> Iterator[str]:
        """Yield every address with a shown value."""
        spoken = {self.text_of(name) for name in ("label_of", "abbr_of", "unit_of")}
        spoken |= set(self.properties["fields"].texts) if "fields" in self.properties else set()
        yield from (each for each in self.addresses() if each not in spoken)


@dataclass(frozen=True, eq=False)
class Form:
    """A form.

    Attributes:
        file: Where it lies.
        widgets: All its widgets, the root first.
        tab_order: Names of the widgets that the Tab key visits.
        custom: Classes that are not Qt's.
    """

    file: Path
    widgets: tuple[FormWidget, ...]
    tab_order: tuple[str, ...]
    custom: frozenset[str]
    names: tuple[str, ...] = field(default=())

    @property
    def name(self) -> str:
        """Its name below ``forms``, without suffix."""
        return self.file.relative_to(FORMS).with_suffix("").as_posix()

    @cached_property
    def by_name(self) -> dict[str, FormWidget]:
        """The widgets by name."""
        return {each.name: each for each in self.widgets}

    @cached_property
    def buddies(self) -> dict[str, FormWidget]:
        """The label of each widget that has one, by the name of the widget."""
        return {each.text_of("buddy"): each for each in self.widgets if each.text_of("buddy")}


def files() -> list[Path]:
    """Return all forms of the program."""
    return sorted(FORMS.rglob("*.ui"))


def read_form(file: Path) -> Form:
    """Read one form."""
    root = ElementTree.parse(file).getroot()  # noqa: S314 (our own file)
    top = root.find("widget")
    assert top is not None
    named = [each.get("name", "") for each in top.iter() if each.tag in {"widget", "layout", "spacer", "action"}]
    return Form(
        file=file,
        widgets=tuple(_widgets(top, ())),
        tab_order=tuple(each.text or "" for each in root.iterfind("tabstops/tabstop")),
        custom=frozenset(each.findtext("class") or "" for each in root.iterfind("customwidgets/customwidget")),
        names=tuple(named),
    )


def sheet_folders() -> list[Path]:
    """Return the folders with the forms of the games' sheets."""
    return sorted(file.parent for file in (FORMS / "sheets").glob("*/sheet.ui"))


def read_sheet(folder: Path) -> Form:
    """Read the forms of a sheet as one: the frame with the widgets of its pages in their places."""
    frame = read_form(folder / "sheet.ui")
    shells = [each for each in frame.widgets if each.around[:1] == ("pages",)]
    pages = [read_form(folder / f"{shell.name}.ui") for shell in shells]
    inner = [
        FormWidget(each.kind, each.name, each.properties, (*each.around, *shell.around))
        for shell, page in zip(shells, pages, strict=True)
        for each in page.widgets[1:]
    ]
    return Form(
        file=frame.file,
        widgets=(*frame.widgets, *inner),
        tab_order=(*frame.tab_order, *(stop for page in pages for stop in page.tab_order)),
        custom=frame.custom.union(*(page.custom for page in pages)),
        names=(*frame.names, *(name for page in pages for name in page.names[1:])),
    )


def _widgets(top: ElementTree.Element, around: tuple[str, ...]) -> Iterator[FormWidget]:
    name = top.get("name", "")
    yield FormWidget(top.get("class", ""), name, dict(_properties(top)), around)
    for child in _children(top):
        yield from _widgets(child, (name, *around))


def _children(top: ElementTree.Element) -> Iterator[ElementTree.Element]:
    """Yield the direct child widgets of a widget, through its layouts."""
    for each in top:
        if each.tag == "widget":
            yield each
        elif each.tag in {"layout", "item"}:
            yield from _children(each)


def _properties(widget: ElementTree.Element) -> Iterator[tuple[str, Property]]:
    """Yield the properties of a widget; the title of a page is an attribute of the surrounding tabs."""
    for each in (*widget.iterfind("property"), *widget.iterfind("attribute[@name='title']")):
        value = each[0]
        strings = [value] if value.tag in {"string", "cstring"} else list(value.iterfind("string"))
        yield (
            "tab_title" if each.tag == "attribute" else each.get("name", ""),
            Property(
                texts=tuple(string.text or "" for string in strings),
                is_text=value.tag in {"string", "stringlist"},
                is_translated=value.tag in {"string", "stringlist"}
                and value.get("notr") != "true"
                and any(string.get("notr") != "true" for string in strings),
                is_dynamic=each.get("stdset") == "0",
            ),
        )


def _named(template: str) -> Iterator[str]:
    """Yield the addresses in a template."""
    for gap in _GAP.findall(template.replace("{+", "{").replace("{#", "{")):
        address = _FILTER.sub("[]", gap).split("?")[0].split(":")[0].lstrip("!")
        yield address
