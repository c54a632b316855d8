"""Draw the icons of the program and of its files in all sizes: ``python packaging/icons.py``.

The one drawing is ``resources/quire.svg``; those of files are a page with its book on it. Writes ``packaging/icons``:
``hicolor`` for Linux, ``.ico`` for Windows, ``.icns`` for macOS. The same drawing gives the same bytes.
"""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PIL import Image
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parents[1]
DRAWING = ROOT / "resources" / "quire.svg"
ICONS = ROOT / "packaging" / "icons"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_SIZE = 1024
MARKS = {"quire-character": "person", "quire-world": "compass"}
"""The icon of ``resources/icons`` at the corner of a file's icon, by the kind of file."""

PAGE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">'
    '<path d="M14 3h26l12 12v42a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z" fill="#FBF9F4" stroke="#B9B0A0" '
    'stroke-width="2"/><path d="M40 3v8a4 4 0 0 0 4 4h8z" fill="#E9E3D6" stroke="#B9B0A0" stroke-width="2" '
    'stroke-linejoin="round"/><g transform="translate(15 21) scale(.53)">{book}</g></svg>'
)
"""A page with a folded corner; the book of the program is put on it."""


def main() -> int:
    """Write all icons; returns the exit code."""
    for file, content in icon_files().items():
        target = ICONS / file
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.exists() or target.read_bytes() != content:
            target.write_bytes(content)
            print(target.relative_to(ROOT))
    return 0


def icon_files() -> dict[str, bytes]:
    """Return the content of every icon by its path in ``packaging/icons``."""
    drawings = {"quire": DRAWING.read_text(encoding="utf-8")}
    drawings |= {kind: page_drawing(kind) for kind in MARKS}
    files: dict[str, bytes] = {}
    for name, drawing in drawings.items():
        folder, icon = ("apps", name) if name == "quire" else ("mimetypes", f"application-x-{name}+json")
        files[f"hicolor/scalable/{folder}/{icon}.svg"] = drawing.encode("utf-8")
        for size in SIZES:
            files[f"hicolor/{size}x{size}/{folder}/{icon}.png"] = png(drawing, size)
        pictures = [as_picture(png(drawing, size)) for size in ICO_SIZES]
        files[f"{name}.ico"] = saved(pictures[-1], "ICO", sizes=[(each, each) for each in ICO_SIZES],
                                     append_images=pictures[:-1])  # fmt: skip
        files[f"{name}.icns"] = saved(as_picture(png(drawing, ICNS_SIZE)), "ICNS",
                                      append_images=[as_picture(png(drawing, size)) for size in SIZES])  # fmt: skip
    return files


def page_drawing(kind: str) -> str:
    """Return the drawing of a kind of file."""
    book = inner(DRAWING.read_text(encoding="utf-8"))
    mark = (ROOT / "resources" / "icons" / f"{MARKS[kind]}.svg").read_text(encoding="utf-8").strip()
    style = 'fill="none" stroke="#8A2B21" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
    mark = f'<g transform="translate(43 43) scale(.75)" {style}>{inner(mark)}</g>'
    ground = '<circle cx="52" cy="52" r="11.5" fill="#FBF9F4" stroke="#B9B0A0" stroke-width="1"/>'
    return PAGE.format(book=book).replace("</svg>", f"{ground}{mark}</svg>")


def inner(drawing: str) -> str:
    """Return what is within the outermost element of a drawing."""
    return drawing[drawing.index(">") + 1 : drawing.rindex("</svg>")]


def png(drawing: str, size: int) -> bytes:
    """Return a drawing as a PNG of a size in pixels."""
    renderer = QSvgRenderer(QByteArray(drawing.encode("utf-8")))
    if not renderer.isValid():
        sys.exit("The drawing cannot be read.")
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, b"PNG")
    return saved(as_picture(bytes(buffer.data().data())), "PNG", optimize=True)


def as_picture(content: bytes) -> Image.Image:
    """Return a PNG as a picture of Pillow."""
    return Image.open(io.BytesIO(content)).convert("RGBA")


def saved(picture: Image.Image, kind: str, **options: object) -> bytes:
    """Return a picture in a format of Pillow."""
    buffer = io.BytesIO()
    picture.save(buffer, kind, **options)
    return buffer.getvalue()


if __name__ == "__main__":
    sys.exit(main())
