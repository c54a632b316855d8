"""Reads the structure tree of a PDF with pypdf, as a screen reader does, and checks that it and the pages agree."""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from pypdf import PdfReader
from pypdf.generic import ContentStream, IndirectObject

PAINTS = frozenset((b"S", b"s", b"f", b"F", b"f*", b"B", b"B*", b"b", b"b*", b"Do", b"sh"))
_PAIR = re.compile(r"<([0-9A-F]+)>\s*<([0-9A-F]+)>")
_RANGE = re.compile(r"<([0-9A-F]+)>\s*<([0-9A-F]+)>\s*(<([0-9A-F]+)>|\[([^]]*)\])")
_SECTION = re.compile(r"begin(bfchar|bfrange)(.*?)end\1", re.DOTALL)


@dataclass(slots=True)
class Node:
    """An element of the tree as it is read.

    Attributes:
        kind: What it is.
        text: Its own text, and that of all below.
        alt: The words for a figure.
        attributes: Its attributes.
        kids: What is below it.
        fields: Tooltips of the fields that are directly in it.
    """

    kind: str
    text: str = ""
    alt: str = ""
    attributes: dict[str, Any] = field(default_factory=dict)
    kids: list[Node] = field(default_factory=list)
    fields: list[str] = field(default_factory=list)

    def walk(self) -> Iterator[Node]:
        """Yield it and all below it, in the order of reading."""
        yield self
        for kid in self.kids:
            yield from kid.walk()

    def all(self, *kinds: str) -> list[Node]:
        """Return the elements of kinds."""
        return [node for node in self.walk() if node.kind in kinds]


@dataclass(slots=True)
class ReadPage:
    """What a page shows: by number the texts that are read, those that are not, and the words of abbreviations."""

    texts: dict[int, str] = field(default_factory=dict)
    unread: list[str] = field(default_factory=list)
    expansions: list[str] = field(default_factory=list)


class TaggedPdf:
    """A PDF with its structure tree; reading it checks that both agree.

    Attributes:
        pages: What its pages show.
        top: The document.
    """

    def __init__(self, data: bytes) -> None:
        self.reader = PdfReader(io.BytesIO(data))
        root: Any = self.reader.root_object
        assert root["/MarkInfo"]["/Marked"] == True  # noqa: E712 - pypdf's own class of truth values
        assert root["/ViewerPreferences"]["/DisplayDocTitle"] == True  # noqa: E712 - as above
        self._numbers = {page.indirect_reference.idnum: n for n, page in enumerate(self.reader.pages)}  # type: ignore[union-attr]
        self._fonts = cache(lambda number: _letters(self.reader.get_object(number)))
        self.pages = [self._read_page(page) for page in self.reader.pages]
        tree = root["/StructTreeRoot"]
        nums = tree["/ParentTree"]["/Nums"]
        keys = [int(key) for key in nums[::2]]
        assert keys == list(range(tree["/ParentTreeNextKey"]))
        self._parents = dict(zip(keys, nums[1::2], strict=True))
        self._found: Counter[tuple[int, int]] = Counter()
        self._widgets: Counter[int] = Counter()
        self.top = self._read(tree.raw_get("/K"), tree.indirect_reference)
        self._check_all_found()

    def _read_page(self, page: Any) -> ReadPage:  # noqa: ANN401 - pypdf's own page
        """Read the marked content of a page; nothing is outside, and none is in another one."""
        shown = ReadPage()
        stack: list[int | None] = []
        font: dict[int, str] = {}
        fonts = page["/Resources"]["/Font"]
        for operands, operator in ContentStream(page["/Contents"].get_object(), self.reader).operations:
            if operator in (b"BDC", b"BMC"):
                _begin_content(operands, shown, stack)
            elif operator == b"EMC":
                stack.pop()
            elif operator == b"Tm" and stack[-1] is None:
                shown.unread[-1] += "\n"
            elif operator == b"Tf":
                font = self._fonts(fonts[operands[0]].get_object().raw_get("/ToUnicode").idnum)
            elif operator in (b"Tj", b"TJ"):
                number = stack[0]
                parts = operands[0] if operator == b"TJ" else operands
                text = "".join(
                    font.get(code, "")
                    for part in parts
                    if hasattr(part, "original_bytes")
                    for code in part.original_bytes
                )
                if number is None:
                    shown.unread[-1] += text
                else:
                    shown.texts[number] += text
            elif operator in PAINTS:
                assert len(stack) == 1, f"{operator!r} is neither read nor an artifact"
        assert not stack
        assert sorted(shown.texts) == list(range(len(shown.texts)))
        return shown

    def _read(self, reference: IndirectObject, parent: IndirectObject) -> Node:
        element: Any = reference.get_object()
        assert element.raw_get("/P") == parent
        node = Node(element["/S"][1:], alt=element.get("/Alt", ""), attributes=dict(element.get("/A", {})))
        kids = element.get("/K", [])
        texts = []
        for kid in kids if isinstance(kids, list) else [element.raw_get("/K")]:
            if isinstance(kid, int):
                texts.append(self._content(element["/Pg"], kid, reference))
                continue
            inner: Any = kid.get_object()
            if inner.get("/Type") == "/MCR":
                texts.append(self._content(inner["/Pg"], inner["/MCID"], reference))
            elif inner.get("/Type") == "/OBJR":
                widget = inner["/Obj"]
                assert self._parents[widget["/StructParent"]] == reference
                self._widgets[inner.raw_get("/Obj").idnum] += 1
                node.fields.append(widget.get("/TU") or widget["/Parent"]["/TU"])
            else:
                node.kids.append(self._read(kid, reference))
                texts.append(node.kids[-1].text)
        node.text = element.get("/ActualText", "".join(texts))
        return node

    def _content(self, page: Any, number: int, owner: IndirectObject) -> str:  # noqa: ANN401 - as above
        place = self._numbers[page.indirect_reference.idnum]
        self._found[place, number] += 1
        owners = self._parents[page["/StructParents"]].get_object()
        assert owners[number] == owner
        return self.pages[place].texts[number]

    def _check_all_found(self) -> None:
        """Every piece of marked content and every visible field is in the tree, once."""
        every = {(n, number) for n, page in enumerate(self.pages) for number in page.texts}
        assert dict(self._found) == dict.fromkeys(every, 1)
        widgets = {
            reference.idnum
            for page in self.reader.pages
            for reference in page.get("/Annots", ())
            if not reference.get_object()["/F"] & 2
        }
        assert dict(self._widgets) == dict.fromkeys(widgets, 1)


def _begin_content(operands: list[Any], shown: ReadPage, stack: list[int | None]) -> None:
    """Begin marked content; within what is read there are abbreviations alone."""
    properties = operands[1] if len(operands) > 1 else {}
    number = properties.get("/MCID")
    if operands[0] == "/Span" and number is None:
        assert len(stack) == 1, "marked content in marked content"
        assert stack[0] is not None, "an abbreviation in what is not read"
        shown.expansions.append(str(properties["/E"]))
        stack.append(stack[0])
        return
    assert not stack, "marked content in marked content"
    assert (number is None) == (operands[0] == "/Artifact")
    assert number not in shown.texts
    stack.append(number)
    if number is not None:
        shown.texts[number] = ""
    else:
        shown.unread.append("")


def _letters(stream: Any) -> dict[int, str]:  # noqa: ANN401 - pypdf's own stream
    """Return the letters of a font by code."""
    found: dict[int, str] = {}
    for kind, text in _SECTION.findall(stream.get_data().decode("latin-1")):
        if kind == "bfchar":
            for code, meant in _PAIR.findall(text):
                found[int(code, 16)] = _decoded(meant)
            continue
        for first, last, _, start, several in _RANGE.findall(text):
            codes = range(int(first, 16), int(last, 16) + 1)
            meanings = re.findall("<([0-9A-F]+)>", several)
            for n, code in enumerate(codes):
                found[code] = _decoded(meanings[n]) if meanings else chr(int(start, 16) + n)
    return found


def _decoded(digits: str) -> str:
    return bytes.fromhex(digits).decode("utf-16-be")
