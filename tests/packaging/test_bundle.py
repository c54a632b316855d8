"""What the bundles collect, and what the packages say of themselves; ``packaging/bundle.py --test`` installs them."""

from __future__ import annotations

import ast
import configparser
import re
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

import pytest

from core.character.portrait_scaling import KINDS
from core.registry import games
from tests.helpers.sources import ROOT, modules, script

PACKAGING = ROOT / "packaging"
content = script("bundle_content")


def test_every_module_of_quire_is_collected() -> None:
    collected = set(content.own_modules())
    assert len(collected) >= 600
    for game in games():
        assert f"core.systems.{game.id}.catalog" in collected
    assert {"core", "desktop", "desktop.__main__", "core.store.schema_upgrade", "core.cli.doctor"} <= collected
    assert not any(name.startswith("core.store.migrations.versions") for name in collected)


def test_every_module_named_in_the_sources_is_collected() -> None:
    """A module that is imported by a literal name is ours, or in the list of modules of others."""
    collected = {*content.own_modules(), *content.NAMED_MODULES}
    seen = 0
    for module in modules("core", "desktop"):
        for node in module.nodes:
            if isinstance(node, ast.Call) and ast.unparse(node.func) in {
                "import_module",
                "find_spec",
                "importlib.import_module",
            }:
                for name in [str(each.value) for each in node.args if isinstance(each, ast.Constant)]:
                    seen += 1
                    assert name in collected, f"{module.path}: {name}"
    assert seen >= 5


def test_libraries_that_the_version_names_are_collected() -> None:
    names = content.named_libraries()
    assert {"PySide6-Essentials", "sqlmodel", "pillow"} <= set(names)
    pinned = (PACKAGING / "constraints.txt").read_text(encoding="utf-8")
    assert [name for name in names if f"{name.lower()}==" not in pinned] == []


def test_widgets_of_forms_are_collected() -> None:
    collected = set(content.own_modules())
    headers = {
        header.text or ""
        for form in (ROOT / "forms").rglob("*.ui")
        for header in ElementTree.parse(form).iter("header")  # noqa: S314 - our own files
    }
    assert len(headers) >= 5
    assert {header.replace("/", ".").removesuffix(".h") for header in headers} <= collected


def test_data_files_are_whole() -> None:
    files = {f"{folder}/{Path(file).name}" for file, folder in content.data_files()}
    assert "core/store/migrations/versions" in {folder for _, folder in content.data_files()}
    for pattern in ("rules/**/*.toml", "samples/*/*.json", "settings/*.json", "help/**/*.*", "icons/*.svg", "**/*.mo"):
        ours = {file.relative_to(ROOT).as_posix() for file in (ROOT / "resources").glob(pattern)}
        assert ours, pattern
        assert ours <= files, pattern
    assert {file.relative_to(ROOT).as_posix() for file in (ROOT / "forms").rglob("*.ui")} <= files
    assert not [name for name in files if name.endswith((".po", ".ts", ".pyc"))]
    beside = {
        file.relative_to(ROOT).as_posix()
        for package in ("core", "desktop")
        for file in (ROOT / package).rglob("*")
        if file.is_file() and file.suffix not in {".py", ".pyc"}
    }
    assert {"core/export/html/sheet.js", "core/export/html/sheet.html"} <= beside
    assert beside <= files


def test_only_the_faces_in_use_are_collected() -> None:
    assert len(content.FACES) == 7
    used = "".join(
        (ROOT / path).read_text(encoding="utf-8") for path in ("core/export/pdf/fonts.py", "desktop/theme.py")
    )
    assert {Path(face).stem for face in content.FACES} == set(re.findall(r"Source(?:Sans|Serif)Pro-\w+", used))
    assert all(content.is_kept(face) for face in content.FACES)
    assert not content.is_kept("font_source_sans_pro/files/SourceSansPro-Black.ttf")
    assert not content.is_kept("font_source_sans_pro/files/SourceSansPro-Regular.otf")


def test_what_quire_does_not_need_is_left_out() -> None:
    kept = (
        *("PySide6/Qt/plugins/platforms/libqxcb.so", "PySide6/plugins/platforms/qwindows.dll", "core/a.json"),
        *("PySide6/Qt/lib/libQt6OpenGLWidgets.so.6", "PySide6/Qt/lib/libQt6Network.so.6", "PySide6\\QtCore.pyd"),
        "PySide6/Qt/translations/qtbase_de.qm",
    )
    left = (
        *("PySide6/Qt/plugins/platformthemes/libqgtk3.so", "PySide6/Qt/plugins/sqldrivers/libqsqlite.so"),
        *("PySide6/Qt/translations/qtbase_fr.qm", "PySide6/Qt/lib/libQt6Quick.so.6", "PySide6/Qt6Qml.dll"),
    )
    assert [name for name in kept if not content.is_kept(name)] == []
    assert [name for name in left if content.is_kept(name)] == []
    assert not content.is_kept("pyside6_essentials-6.11.3.dist-info/RECORD")
    assert content.is_kept("pyside6_essentials-6.11.3.dist-info/METADATA")
    assert content.is_kept_module("pygments.lexers._mapping")
    assert not content.is_kept_module("pygments.lexers.python")


def test_the_pictures_of_portraits_are_collected() -> None:
    """Every kind that a portrait may be, and what a JPEG needs: cameras write Mpo, and how they were turned as Tiff."""
    modules_of_pillow = [f"PIL.{kind}ImagePlugin" for kind in content.PICTURES]
    assert {kind.upper() for kind in content.PICTURES} == {*KINDS, "MPO", "TIFF"}
    assert all(content.is_kept_module(name) and find_spec(name) for name in modules_of_pillow)
    assert not content.is_kept_module("PIL.EpsImagePlugin")
    assert content.is_kept_module("PIL.ImageOps")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks for the libraries of Linux")
def test_no_library_of_pillow_is_there_twice_or_padded(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = [
        ("libzstd.so.1", "/lib/libzstd.so.1", "BINARY"),
        ("libz.so.1", "/lib/libz.so.1", "BINARY"),
        ("pillow.libs/libzstd-40ad5e7e.so.1.5.7", "/pillow/libzstd", "BINARY"),
        ("pillow.libs/libXau-154567c4.so.6.0.0", "/pillow/libXau", "BINARY"),
        ("pillow.libs/libjpeg-6dc8d115.so.62.4.0", "/pillow/libjpeg", "BINARY"),
    ]
    monkeypatch.setattr(content, "_system_libraries", lambda: {"libXau.so.6": "/lib/libXau.so.6"})
    assert content.single_libraries(entries, "linux") == [
        ("libzstd.so.1", "pillow.libs/libzstd-40ad5e7e.so.1.5.7", "SYMLINK"),
        *entries[1:3],
        ("pillow.libs/libXau-154567c4.so.6.0.0", "/lib/libXau.so.6", "BINARY"),
        entries[4],
    ]
    monkeypatch.setattr(content, "_system_libraries", dict)
    assert content.single_libraries(entries[3:], "linux") == entries[3:]
    assert content.single_libraries(entries, "win32") == entries


def test_the_licences_of_what_is_collected_are_told() -> None:
    """Pillow's and others' licences stand beside their metadata; uharfbuzz brings that of HarfBuzz not along."""
    files = {f"{folder}/{Path(file).name}" for file, folder in content.data_files()}
    assert "resources/licenses/HarfBuzz.txt" in files
    told = (PACKAGING / "debian/copyright").read_text(encoding="utf-8")
    stanzas = [stanza.strip() for stanza in told.split("\n\n")]
    texts = {stanza.splitlines()[0] for stanza in stanzas if stanza.startswith("License: ")}
    used = re.findall(
        r"^License: (.+)$", "\n".join(each for each in stanzas if each.startswith("Files: ")), re.MULTILINE
    )
    assert {f"License: {name}" for each in used for name in each.split(" and ")} == texts
    for name in ("PySide6", "bidi", "uharfbuzz"):
        assert f"usr/lib/quire/_internal/{name}/*" in told


def test_the_desktop_entry_opens_the_types_of_files() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(PACKAGING / "linux/applications/quire.desktop", encoding="utf-8")
    section = entry["Desktop Entry"]
    types = {name for name in section["MimeType"].split(";") if name}
    source = ElementTree.parse(PACKAGING / "linux/mime/packages/quire.xml")  # noqa: S314 - our own file
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    declared = {each.get("type") for each in source.findall("m:mime-type", space)}
    globs = {each.get("pattern") for each in source.findall("m:mime-type/m:glob", space)}
    assert types == declared
    assert globs == {"*.quire-character", "*.quire-world"}
    assert section["Exec"] == "quire %F"
    assert (PACKAGING / "icons/hicolor/scalable/apps" / f"{section['Icon']}.svg").is_file()


def test_the_metadata_name_the_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    component = ElementTree.parse(PACKAGING / "linux/metainfo/quire.metainfo.xml").getroot()  # noqa: S314 - our own file
    assert component.findtext("launchable") == "quire.desktop"
    assert component.findtext("project_license") == project["license"]
    releases = {each.get("version") for each in component.iter("release")}
    assert re.match(r"\d+\.\d+\.\d+", project["version"])
    assert project["version"].partition(".dev")[0] in releases or ".dev" in project["version"]
    control = (PACKAGING / "debian/control.in").read_text(encoding="utf-8")
    assert "Package: quire" in control
    assert control.format_map(dict.fromkeys(re.findall(r"{(\w+)}", control), "x")).count("{") == 0


def test_every_override_of_lintian_has_its_reason() -> None:
    lines = (PACKAGING / "debian/lintian-overrides").read_text(encoding="utf-8").splitlines()
    assert len(lines) >= 8
    for before, line in zip(["", *lines], lines, strict=False):
        if not line.startswith("#"):
            assert before.startswith(("# ", "quire: ")), line


def test_man_page_and_completions_have_every_command() -> None:
    pages = script("man_pages")
    every = pages.pages()
    paths = [page.path for page in every]
    assert {"", "pdf", "library", "library list"} <= set(paths)
    text = pages.man_page(every, "2026-01-01", "en")
    for page in every[1:]:
        assert f".SS quire {page.path} ".replace("-", r"\-") in text
    scripts = pages.completions()
    assert len(scripts) == 3
    assert all("_QUIRE_COMPLETE" in script for script in scripts.values())
