"""The icons in packaging: every size and format, of the drawing that there is now."""

from __future__ import annotations

import struct

from PIL import Image

from tests.helpers.sources import ROOT, script

ICONS = ROOT / "packaging" / "icons"
NAMES = ("apps/quire", "mimetypes/application-x-quire-character+json", "mimetypes/application-x-quire-world+json")


def test_hicolor_has_every_size_of_every_icon() -> None:
    sizes = script("icons").SIZES
    assert {16, 32, 48, 256, 512} <= set(sizes)
    for name in NAMES:
        assert (ICONS / "hicolor" / "scalable" / f"{name}.svg").is_file()
        for size in sizes:
            with Image.open(ICONS / "hicolor" / f"{size}x{size}" / f"{name}.png") as picture:
                assert (picture.format, picture.size, picture.mode) == ("PNG", (size, size), "RGBA")
                assert picture.getchannel("A").getextrema() == (0, 255)  # transparent around, opaque within
                assert picture.getchannel("R").getextrema() != (0, 0)


def test_windows_and_macos_have_their_formats() -> None:
    for name in ("quire", "quire-character", "quire-world"):
        with Image.open(ICONS / f"{name}.ico") as picture:
            assert {(size, size) for size in script("icons").ICO_SIZES} == picture.info["sizes"]
        content = (ICONS / f"{name}.icns").read_bytes()
        assert content[:4] == b"icns"
        assert struct.unpack(">I", content[4:8])[0] == len(content)
        with Image.open(ICONS / f"{name}.icns") as picture:
            assert (512, 512, 2) in picture.info["sizes"]


def test_the_icons_are_those_of_the_drawing() -> None:
    scalable = ICONS / "hicolor" / "scalable"
    assert (scalable / "apps" / "quire.svg").read_bytes() == (ROOT / "resources" / "quire.svg").read_bytes()
    for kind in script("icons").MARKS:
        drawn = script("icons").page_drawing(kind)
        assert (scalable / "mimetypes" / f"application-x-{kind}+json.svg").read_text(encoding="utf-8") == drawn
