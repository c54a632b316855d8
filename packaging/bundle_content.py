"""What a bundle holds: the modules that are imported by name, the data files, and what is left out.

PyInstaller follows the imports that it can read. Everything of Quire that is imported by a name computed at run time
(games, commands, controllers, widgets of forms) is collected by walking over the folders, so that no list can forget
a new module; the tests compare this with every ``import_module`` in the sources.
"""

from __future__ import annotations

import ast
import platform
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
ICONS: Final = ROOT / "packaging" / "icons"
PACKAGES: Final = ("core", "desktop")
MIGRATIONS: Final = "core/store/migrations"
"""Alembic reads these as files, by their folder."""

NAMED_MODULES: Final = (
    "icepool",
    "logging.config",  # alembic
    "sqlalchemy.dialects.sqlite",
    "font_source_sans_pro",
    "font_source_serif_pro",
    "reportlab.pdfbase._fontdata_enc_winansi",
    "reportlab.pdfbase._fontdata_enc_macroman",
    "reportlab.pdfbase._fontdata_enc_standard",
    "reportlab.pdfbase._fontdata_enc_symbol",
    "reportlab.pdfbase._fontdata_enc_zapfdingbats",
    "reportlab.pdfbase._fontdata_enc_pdfdoc",
    "reportlab.pdfbase._fontdata_enc_macexpert",
    *(
        f"reportlab.pdfbase._fontdata_widths_{name}"
        for name in (
            *("courier", "courierbold", "courieroblique", "courierboldoblique"),
            *("helvetica", "helveticabold", "helveticaoblique", "helveticaboldoblique"),
            *("timesroman", "timesbold", "timesitalic", "timesbolditalic", "symbol", "zapfdingbats"),
        )
    ),
)
"""Modules of other packages that are imported by name."""

LEFT_OUT_MODULES: Final = (
    *(
        "numpy",
        "pyqtgraph",
        "tkinter",
        "IPython",
        "matplotlib",
        "pandas",
        "lxml",
        "setuptools",
        "pip",
        "_distutils_hack",
    ),
    *("pytest", "_pytest", "hypothesis", "mypy", "mypyc", "coverage", "fontTools", "fpdf", "ruff", "PyInstaller"),
    *("ssl", "_ssl", "_hashlib", "readline", "curses", "_curses", "pdb", "doctest", "unittest", "pydoc", "lib2to3"),
    *("sqlalchemy.testing", "sqlalchemy.ext.mypy", "alembic.testing"),
    *("reportlab.graphics.barcode", "reportlab.graphics.charts", "reportlab.graphics.samples"),
    *("PIL.ImageQt", "PIL.ImageTk", "PIL.ImageShow", "PIL.AvifImagePlugin", "PIL._avif", "PIL._imagingft"),
    *("PIL._imagingcms", "charset_normalizer", "uharfbuzz._harfbuzz_test"),
    *("PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtSql", "PySide6.QtTest", "PySide6.QtDesigner", "PySide6.QtHelp"),
    # Qt itself needs its libraries of these, not their bindings
    *("PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets", "PySide6.QtDBus"),
    "pydantic.v1",  # which pydantic imports only for types of its first version
)
"""Modules that others would like but Quire never reaches: no network, no shell, no charts.

Alembic imports the dialect of every database."""

FACES: Final = (
    *(f"font_source_sans_pro/files/SourceSansPro-{face}.ttf" for face in ("Regular", "Semibold", "Bold", "It")),
    *(f"font_source_serif_pro/files/SourceSerifPro-{face}.ttf" for face in ("Regular", "Semibold", "It")),
)
"""The fonts of window and paper, within the packages of the environment."""

QT_PLUGINS: Final = frozenset(
    {
        *("platforms/xcb", "platforms/wayland", "platforms/offscreen", "platforms/minimal"),
        *("platforms/windows", "platforms/cocoa"),
        *("platforminputcontexts/composeplatforminputcontext", "platforminputcontexts/ibusplatforminputcontext"),
        *("platformthemes/xdgdesktopportal", "styles/modernwindowsstyle", "styles/macstyle"),
        *("iconengines/svgicon", "imageformats/svg", "imageformats/jpeg", "imageformats/gif", "imageformats/webp"),
        *("imageformats/ico", "printsupport/cupsprintersupport", "printsupport/windowsprintersupport"),
        *("printsupport/cocoaprintersupport", "wayland-shell-integration/xdg-shell"),
        *("wayland-decoration-client/adwaita", "wayland-decoration-client/bradient"),
    }
)
"""Plugins of Qt that are kept, as ``group/name``; the others are for phones, videos, databases and OpenGL."""

LEFT_TO_THE_SYSTEM: Final = frozenset({"libcups.so.2", "libdbus-1.so.3"})
"""Libraries that talk to a service of the system and fit it; Qt does without them where they are missing."""

PICTURES: Final = ("Bmp", "Gif", "Jpeg", "Mpo", "Png", "Tiff", "WebP")
"""Kinds of pictures that Pillow reads for portraits; Mpo are JPEGs of cameras, Tiff holds how they were turned."""

SHARED_WITH_PILLOW: Final = ("libzstd.so.1",)
"""Libraries of the building system that Pillow brings, too, in the same or a newer version: one of them is enough."""

PADDED_LIBRARIES: Final = ("libXau.so.6",)
"""Libraries that Pillow brings padded to pages of 2 MB: that of the building system, a hundredth as large, is taken."""

DRAWING_LIBRARIES: Final = ("libEGL.so.1", "libGL.so.1", "libGLX.so.0", "libGLdispatch.so.0")

Entry = tuple[str, str, str]
"""A file as PyInstaller lists it: place in the bundle, source, kind."""

_PLUGIN: Final = re.compile(r"^PySide6/(?:Qt/)?plugins/([^/]+)/(?:lib)?q?([^/]+?)(?:-plugin)?\.(?:so|dll|dylib)$")
_LEFT_OUT_FILES: Final = re.compile(
    r"PySide6/(?:Qt/)?(?:qml|metatypes)/"
    r"|(?:lib)?Qt6?(?:Quick|Qml|Pdf|VirtualKeyboard|Sql|Test|WlShell|Wayland(?:Compositor|Egl)|Eglfs|EglF[sS])\w*[.]"
    r"|\.(?:otf|pyi|c|h|pxd|afm|pfb)$|/opengl32sw\.dll$"
    r"|lib-dynload/_(?:codecs_\w+|multibytecodec|lzma|bz2|statistics|crypt|dbm|gdbm)\."
    r"|^(?:alembic|sqlalchemy)/.*(?:templates|testing)/"
    r"|^reportlab/fonts/|^docs?/|\.dist-info/(?:RECORD$|sboms/)"
)


def own_modules(root: Path = ROOT) -> tuple[str, ...]:
    """Return every module of Quire's packages, sorted; migrations are files, see `data_files`."""
    files = (file.relative_to(root) for package in PACKAGES for file in (root / package).rglob("*.py"))
    names = (_module_name(file) for file in files if not file.as_posix().startswith(f"{MIGRATIONS}/"))
    return tuple(sorted(names))


def _module_name(file: Path) -> str:
    parts = file.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def data_files(root: Path = ROOT) -> tuple[tuple[str, str], ...]:
    """Return the data files of Quire as pairs of file and folder in the bundle, sorted."""
    return tuple(sorted((str(root / file), file.parent.as_posix()) for file in _own_data(root)))


def _own_data(root: Path) -> Iterator[PurePosixPath]:
    for pattern in ("resources/**/*", "forms/**/*.ui", "LICENSE"):
        for file in root.glob(pattern):
            if file.is_file() and "__pycache__" not in file.parts and file.suffix not in {".po", ".ts"}:
                yield PurePosixPath(file.relative_to(root).as_posix())
    for package in PACKAGES:  # what stands beside modules, as a template
        for file in (root / package).rglob("*"):
            place = PurePosixPath(file.relative_to(root).as_posix())
            is_read = file.suffix != ".py" or place.is_relative_to(MIGRATIONS)
            if is_read and file.is_file() and "__pycache__" not in file.parts:
                yield place


def is_kept(destination: str) -> bool:
    """Return whether a file that PyInstaller has found goes into the bundle.

    Args:
        destination: Its place in the bundle.
    """
    place = destination.replace("\\", "/")
    plugin = _PLUGIN.match(place)
    if plugin is not None:
        return f"{plugin[1]}/{plugin[2]}" in QT_PLUGINS
    if "/translations/" in place and place.startswith("PySide6/"):
        return PurePosixPath(place).name in {f"qtbase_{code}.qm" for code in languages()}
    if place.startswith(("font_source_sans_pro/", "font_source_serif_pro/")):
        return place in FACES
    return _LEFT_OUT_FILES.search(place) is None


def is_kept_module(name: str) -> bool:
    """Return whether a module is collected: of Pillow, only the pictures that portraits are read from.

    Of pygments, which rich imports, only what it cannot start without.
    """
    picture = re.fullmatch(r"PIL\.(\w+)ImagePlugin", name)
    if picture is not None:
        return picture[1] in PICTURES
    return (
        re.match(r"pygments\.(?:lexers\.(?!_mapping)|formatters\.(?!_mapping)|styles\.(?!_mapping|default))", name)
        is None
    )


def programs(system: str = sys.platform) -> tuple[dict[str, Any], ...]:
    """Return the options of the programs that start Quire.

    On Windows a program has either a terminal or a window of its own, so there is ``quirew`` for the window.

    Args:
        system: The system, as ``sys.platform`` names it.
    """
    if system == "win32":
        icon = str(ICONS / "quire.ico")
        return {"name": "quire", "console": True, "icon": icon}, {"name": "quirew", "console": False, "icon": icon}
    return ({"name": "quire", "console": system != "darwin"},)


def document_icons(system: str = sys.platform) -> tuple[tuple[str, str], ...]:
    """Return the icons of files, as pairs of file and folder, where the bundle itself brings them (macOS).

    Args:
        system: The system, as ``sys.platform`` names it.
    """
    if system != "darwin":
        return ()
    return tuple((str(ICONS / f"{kind}.icns"), ".") for kind in ("quire-character", "quire-world"))


def drawing_libraries(system: str = sys.platform) -> list[Entry]:
    """Return the libraries of OpenGL's dispatcher, which Qt is linked with although Quire draws without OpenGL.

    Args:
        system: The system, as ``sys.platform`` names it.
    """
    if not system.startswith("linux"):
        return []
    places = _system_libraries()
    return [(name, places[name], "BINARY") for name in DRAWING_LIBRARIES if name in places]


def _system_libraries() -> dict[str, str]:
    """Return the libraries of the building system by their names."""
    listing = subprocess.run(["/sbin/ldconfig", "-p"], capture_output=True, text=True, check=True).stdout
    mark = {"x86_64": "x86-64", "aarch64": "AArch64"}.get(platform.machine(), platform.machine())
    return dict(re.findall(rf"^\s*(\S+) \(libc6,{mark}\S*\) => (\S+)$", listing, flags=re.MULTILINE))


def single_libraries(entries: list[Entry], system: str = sys.platform) -> list[Entry]:
    """Return entries in which no library of Pillow's is there twice, or padded.

    Args:
        entries: What goes into the bundle.
        system: The system, as ``sys.platform`` names it.
    """
    if not system.startswith("linux"):
        return entries
    places = _system_libraries()
    brought = {_plain_name(entry[0]): entry[0] for entry in entries if entry[0].startswith("pillow.libs/")}
    padded = {brought[name]: places[name] for name in PADDED_LIBRARIES if name in brought and name in places}
    shared = {name: brought[name] for name in SHARED_WITH_PILLOW if name in brought}
    return [
        (name, shared[name], "SYMLINK") if name in shared else (name, padded.get(name, source), kind)
        for name, source, kind in entries
    ]


def _plain_name(destination: str) -> str:
    """Return the name that a library of Pillow's has elsewhere: ``libzstd.so.1`` of ``libzstd-40ad5e7e.so.1.5.7``."""
    return re.sub(r"-[0-9a-f]{8}(\.so\.\d+)[.\d]*$", r"\1", PurePosixPath(destination).name)


def needed_libraries(entries: list[Entry], system: str = sys.platform) -> list[Entry]:
    """Return entries without libraries of the system that nothing kept needs any longer.

    Args:
        entries: What PyInstaller has collected, after `is_kept`.
        system: The system, as ``sys.platform`` names it.
    """
    if not system.startswith("linux"):
        return entries
    libraries = {Path(entry[0]).name: entry for entry in entries if is_system_library(entry[0])}
    waiting = [entry[1] for entry in entries if entry[2] in {"BINARY", "EXTENSION"} and not is_system_library(entry[0])]
    found: set[str] = set()
    while waiting:
        for name in linked_libraries(waiting.pop()):
            if name in libraries and name not in found and name not in LEFT_TO_THE_SYSTEM:
                found.add(name)
                waiting.append(libraries[name][1])
    return [entry for entry in entries if not is_system_library(entry[0]) or Path(entry[0]).name in found]


def linked_libraries(file: str) -> list[str]:
    """Return the names of the libraries that a file of Linux is linked with."""
    listing = subprocess.run(["readelf", "-d", file], capture_output=True, text=True, check=True).stdout
    return re.findall(r"\(NEEDED\).*\[(.+)\]", listing)


def is_system_library(destination: str) -> bool:
    """Return whether a file at the top of the bundle is a library that the building system brought."""
    name = destination.replace("\\", "/")
    return "/" not in name and re.match(r"lib.+\.so[.\d]*$", name) is not None and "libpython" not in name


def version() -> str:
    """Return the version of Quire in ``pyproject.toml``."""
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])


def named_libraries() -> list[str]:
    """Return the packages that ``quire --version`` names, to be collected with what they say of themselves."""
    source = ast.parse((ROOT / "core" / "version.py").read_text(encoding="utf-8"))
    values = {
        node.target.id: node.value
        for node in source.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and isinstance(node.value, ast.Tuple)
    }
    names = (each.value for each in ast.walk(values["_LIBRARIES"]) if isinstance(each, ast.Constant))
    return [str(name) for name in names]


def write_commit(folder: Path) -> Path:
    """Write the file that names the commit of a bundle; return it."""
    command = ["git", "rev-parse", "HEAD"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "commit.txt"
    file.write_text(done.stdout, encoding="utf-8")
    return file


def languages() -> tuple[str, ...]:
    """Return the languages that Quire is translated into, besides English."""
    return tuple(sorted(file.parent.name for file in (ROOT / "resources" / "translations").glob("*/core.po")))


def executable() -> str:
    """Return the file name of the program on this system."""
    return "quire.exe" if sys.platform == "win32" else "quire"
