"""The recipes for the three systems: the spec's branches, plist, installer, Flatpak manifest, workflow, trials."""

from __future__ import annotations

import ast
import plistlib
import re
import shutil
import subprocess
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest
import yaml

from desktop.frame.actions import NEEDS
from tests.helpers.sources import ROOT, script

PACKAGING = ROOT / "packaging"
SYSTEMS = ("linux", "win32", "darwin")
bundle = script("bundle")  # the other scripts of bundles are found beside it
content = bundle.content


# --------------------------------------------------------------------------------------------------------------- spec


class Recorded:
    """What the spec calls of PyInstaller, and with what."""

    def __init__(self, system: str) -> None:
        self.calls: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = []
        self.system = system
        libraries = {
            "linux": ("PySide6/Qt/plugins/platforms/libqxcb.so", "PySide6/Qt/plugins/platforms/libqeglfs.so"),
            "win32": ("PySide6\\plugins\\platforms\\qwindows.dll", "PySide6\\plugins\\sqldrivers\\qsqlite.dll"),
            "darwin": ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", "PySide6/Qt/lib/QtQuick.framework/QtQuick"),
        }
        self.found = [(name, "/nowhere", "DATA") for name in libraries[system]]

    def named(self, name: str) -> list[dict[str, Any]]:
        return [options for called, _, options in self.calls if called == name]

    def call(self, name: str) -> Callable[..., object]:
        def record(*arguments: object, **options: object) -> object:
            self.calls.append((name, arguments, options))
            if name == "Analysis":
                found = [("rich", "", ""), ("pygments.lexers.ada", "", "")]
                return SimpleNamespace(binaries=list(self.found), pure=found, datas=[], scripts=[])
            return SimpleNamespace(name=name, arguments=arguments)

        return record


def run_spec(system: str, folder: Path) -> Recorded:
    recorded = Recorded(system)
    names = {name: recorded.call(name) for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
    source = (PACKAGING / "quire.spec").read_text(encoding="utf-8")
    places = {"SPECPATH": str(PACKAGING), "workpath": str(folder)}
    exec(compile(source, "quire.spec", "exec"), {**names, **places, "SYSTEM": system})  # noqa: S102 - our own file
    return recorded


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_spec_collects_the_same_on_every_system(system: str, tmp_path: Path) -> None:
    recorded = run_spec(system, tmp_path)
    (analysis,) = recorded.named("Analysis")
    assert {*content.own_modules(), *content.NAMED_MODULES} == set(analysis["hiddenimports"])
    assert len(recorded.named("COLLECT")) == 1
    (_, collected, _), *_ = [call for call in recorded.calls if call[0] == "COLLECT"]
    assert [entry[0] for entry in collected[-2]] == [recorded.found[0][0]]
    data = {Path(source).name for source, *_ in analysis["datas"]}
    assert {"SourceSansPro-Regular.ttf", "commit.txt", "LICENSE", "main_window.ui"} <= data
    assert ("quire-character.icns" in data) is (system == "darwin")


def test_windows_has_a_program_for_the_terminal_and_one_for_the_window(tmp_path: Path) -> None:
    programs = run_spec("win32", tmp_path).named("EXE")
    assert [(each["name"], each["console"]) for each in programs] == [("quire", True), ("quirew", False)]
    assert all(Path(each["icon"]).is_file() for each in programs)
    assert [each["name"] for each in run_spec("linux", tmp_path).named("EXE")] == ["quire"]


def test_macos_gets_an_app(tmp_path: Path) -> None:
    (app,) = run_spec("darwin", tmp_path).named("BUNDLE")
    assert app["name"] == "Quire.app"
    assert Path(app["icon"]).is_file()
    assert app["version"] == content.version().partition(".dev")[0]
    assert plistlib.loads(plistlib.dumps(app["info_plist"])) == app["info_plist"]
    assert not run_spec("linux", tmp_path).named("BUNDLE")


def test_the_trial_of_the_pages_is_found_beside_the_start() -> None:
    assert "import self_test" in (PACKAGING / "launch.py").read_text(encoding="utf-8")
    assert (PACKAGING / "self_test.py").is_file()


# -------------------------------------------------------------------------------------------------------------- macOS


def mime_types() -> set[str]:
    return set(
        re.findall(r'<mime-type type="([^"]+)"', (PACKAGING / "linux/mime/packages/quire.xml").read_text("utf-8"))
    )


def test_the_plist_declares_the_types_of_documents() -> None:
    plist = bundle.bundle_macos.info_plist()
    declared = {each["UTTypeIdentifier"]: each for each in plist["UTExportedTypeDeclarations"]}
    opened = [name for each in plist["CFBundleDocumentTypes"] for name in each["LSItemContentTypes"]]
    assert opened == list(declared)
    tags = [each["UTTypeTagSpecification"] for each in declared.values()]
    assert [tag["public.filename-extension"] for tag in tags] == [["quire-character"], ["quire-world"]]
    assert {tag["public.mime-type"] for tag in tags} == mime_types()
    for each in (*plist["CFBundleDocumentTypes"],):
        assert (PACKAGING / "icons" / each["CFBundleTypeIconFile"]).is_file()
    component = (PACKAGING / "linux/metainfo/quire.metainfo.xml").read_text(encoding="utf-8")
    assert f"<id>{plist['CFBundleIdentifier']}</id>" in component
    assert plist["CFBundleLocalizations"] == ["en", *content.languages()]


def test_the_disk_image_is_made_of_a_folder() -> None:
    command = bundle.bundle_macos.image_command(Path("/work folder"), Path("/dist/Quire.dmg"))
    assert command[:2] == ["hdiutil", "create"]
    assert command[command.index("-srcfolder") + 1] == "/work folder"
    assert command[-1] == "/dist/Quire.dmg"


# ------------------------------------------------------------------------------------------------------------ Windows


def installer_sections() -> dict[str, list[str]]:
    """Return the lines of each section of the installer's script, without comments."""
    sections: dict[str, list[str]] = {}
    name = ""
    for line in (PACKAGING / "windows/quire.iss").read_text(encoding="utf-8").splitlines():
        if heading := re.fullmatch(r"\[(\w+)\]", line):
            name = heading[1]
            assert name not in sections, name
        elif name and line.strip() and not line.startswith(";"):
            sections.setdefault(name, []).append(line)
    return sections


def parameters(line: str) -> dict[str, str]:
    """Return the parameters of a line, as ``Name: "value"; Flags: …``."""
    found = re.findall(r'(\w+):\s*("(?:[^"]|"")*"|[^;"]+)(?:;|$)', line)
    assert found, line
    return {name: value.strip().removeprefix('"').removesuffix('"').replace('""', '"') for name, value in found}


def test_the_installer_script_has_its_sections() -> None:
    sections = installer_sections()
    assert set(sections) >= {"Setup", "Languages", "Files", "Icons", "Registry", "Run", "Code"}
    setup = dict(line.split("=", 1) for line in sections["Setup"])
    assert setup["PrivilegesRequired"] == "lowest"
    assert setup["AppVersion"] == "{#Version}"
    assert (PACKAGING / "windows" / setup["SetupIconFile"].replace("\\", "/")).is_file()
    for line in sections["Files"]:
        source = parameters(line)["Source"]
        if not source.startswith("{#"):
            assert (PACKAGING / "windows" / source.replace("\\", "/")).is_file(), source
    code = "\n".join(sections["Code"])
    assert len(re.findall(r"\bbegin\b", code)) == len(re.findall(r"\bend;", code))


def test_the_installer_opens_the_types_of_files_in_the_window() -> None:
    rows = [parameters(line) for line in installer_sections()["Registry"]]
    values = {row["Subkey"]: row.get("ValueData", "") for row in rows if "ValueName" not in row}
    for ending, kind in ((".quire-character", "Quire.Character"), (".quire-world", "Quire.World")):
        assert values[rf"Software\Classes\{ending}"] == kind
        assert values[rf"Software\Classes\{kind}\shell\open\command"] == r'"{app}\quirew.exe" "%1"'
    types = {row["ValueData"] for row in rows if row.get("ValueName") == "Content Type"}
    assert types == mime_types()
    assert all("uninsdelete" in row.get("Flags", "") for row in rows if "\\Quire." not in row["Subkey"])


def test_everything_that_the_installer_needs_is_given_to_it() -> None:
    windows = bundle.bundle_windows
    command = windows.installer_command("ISCC.exe", Path("dist/quire"), Path("dist"))
    given = {word[2:].partition("=")[0] for word in command if word.startswith("/D")}
    used = set(re.findall(r"{#(\w+)}", (PACKAGING / "windows/quire.iss").read_text(encoding="utf-8")))
    assert used == given
    number = next(word for word in command if word.startswith("/DNumber="))
    assert re.fullmatch(r"/DNumber=\d+\.\d+\.\d+", number)


def test_the_archive_for_windows_is_the_same_twice(tmp_path: Path) -> None:
    windows = bundle.bundle_windows
    folder = tmp_path / "quire"
    (folder / "_internal").mkdir(parents=True)
    (folder / "quire.exe").write_bytes(b"MZ" * 1000)
    (folder / "_internal" / "ä.txt").write_bytes(b"text")
    archives = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        archives.append(windows.archive(folder, tmp_path / name, 1_700_000_000))
        (folder / "quire.exe").touch()
    assert archives[0].read_bytes() == archives[1].read_bytes()
    names = zipfile.ZipFile(archives[0]).namelist()
    assert names == [f"quire-{content.version()}/{name}" for name in ("_internal/ä.txt", "quire.exe")]


# --------------------------------------------------------------------------------------------- Flatpak and the workflow


def test_the_flatpak_manifest_packs_the_finished_folder() -> None:
    file = PACKAGING / "flatpak/local.quire.Quire.yml"
    manifest = yaml.safe_load(file.read_text(encoding="utf-8"))
    assert manifest["id"] == file.stem
    assert manifest["command"] == "quire"
    (module,) = manifest["modules"]
    (source,) = module["sources"]
    assert source["type"] == "dir"
    assert (file.parent / source["path"]).resolve() == ROOT / "dist" / "quire"
    assert not re.search(r"https?:|url:|--share=network", file.read_text(encoding="utf-8"))
    linux = PACKAGING / "linux"
    assert (linux / "applications" / manifest["rename-desktop-file"]).is_file()
    assert (linux / "metainfo" / manifest["rename-appdata-file"]).is_file()
    assert (PACKAGING / f"icons/hicolor/scalable/apps/{manifest['rename-icon']}.svg").is_file()


@pytest.mark.skipif(shutil.which("sh") is None, reason="the commands are those of a shell")
def test_the_flatpak_gives_the_desktop_types_and_icons_under_its_own_name(tmp_path: Path) -> None:
    """Run the commands of the manifest in another folder than that of the sandbox."""
    (module,) = yaml.safe_load((PACKAGING / "flatpak/local.quire.Quire.yml").read_text("utf-8"))["modules"]
    finished, app = tmp_path / "finished", tmp_path / "app"
    (finished / "_internal").mkdir(parents=True)
    (finished / "quire").touch()
    shutil.copytree(PACKAGING / "linux", finished / "share")
    shutil.copytree(PACKAGING / "icons/hicolor", finished / "share/icons/hicolor")
    for command in module["build-commands"]:
        subprocess.run(["sh", "-ec", command.replace("/app/", f"{app}/")], cwd=finished, check=True)
    assert (app / "bin/quire").resolve() == app / "lib/quire/quire"
    types = ElementTree.parse(app / "share/mime/packages/local.quire.Quire.xml")  # noqa: S314 - our own file
    names = {each.get("name") for each in types.iter("{http://www.freedesktop.org/standards/shared-mime-info}icon")}
    assert names == {f"local.quire.Quire.{name.replace('/', '-')}" for name in mime_types()}
    for folder in (app / "share/icons/hicolor").glob("*/mimetypes"):
        assert {file.stem for file in folder.iterdir()} == names


def test_the_workflow_builds_and_tests_on_three_systems() -> None:
    text = (ROOT / ".github/workflows/bundles.yml").read_text(encoding="utf-8")
    workflow = yaml.safe_load(text)
    (job,) = workflow["jobs"].values()
    rows = job["strategy"]["matrix"]["include"]
    assert [row["name"] for row in rows] == ["Linux", "Windows", "macOS"]
    assert all("packaging/bundle.py --test" in row["build"] for row in rows)
    actions = [step["uses"] for step in job["steps"] if "uses" in step]
    assert len(actions) == 3
    assert all(re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40}", action) for action in actions)
    assert workflow["permissions"] == {"contents": "read"}
    needed = bundle.NEEDED
    assert all(
        package in rows[0]["prepare"] for package in (*needed.values(), "debootstrap", "lintian", "xvfb", "xdotool")
    )


# ------------------------------------------------------------------------------------------------------------- trials


def test_every_command_is_used_in_a_bundle() -> None:
    uses = bundle.bundle_test.bundle_uses
    pages = script("man_pages").pages()
    paths = {page.path for page in pages if page.path} - set(uses.GROUPS)
    assert set(uses.commands()) == paths
    assert {page.path.split()[0] for page in pages if " " in page.path} == set(uses.GROUPS)


def test_uses_are_filled_with_what_was_printed_before() -> None:
    uses = bundle.bundle_test.bundle_uses
    typed: list[str] = []
    printed = '[{"id": "a b", "world": "w", "path": "f"}, {"id": "other"}]'

    def program(arguments: Sequence[str], text: str = "", codes: Sequence[int] = (0,)) -> str:
        typed.append(" ".join(arguments))
        assert 0 in codes
        assert not text or text.endswith("\n")
        if arguments[0] == "derive":
            return '{"derived": {"first": 1, "second": 2}}'
        one_document = arguments[1:2] and arguments[1] in {"duplicate", "backup", "new"}
        return printed[1:].partition(", {")[0] if one_document else printed

    count = uses.use_everything(program)
    assert count == len(typed)
    assert not [line for line in typed if "{" in line]
    assert "explain a b.json first" in typed
    assert "library restore f" in typed
    assert typed.count("doctor --help") == 1


def test_trials_run_to_their_end(capsys: pytest.CaptureFixture[str]) -> None:
    trials = bundle.bundle_test

    def fail() -> None:
        raise AssertionError("no window")

    assert not trials.run_trials([("first", fail), ("second", lambda: "12 pages")])
    said = capsys.readouterr().out
    assert "FAILED: first: AssertionError: no window" in said
    assert re.search(r"good: second \(0 s\) 12 pages", said)


def test_builds_are_compared_byte_by_byte(tmp_path: Path) -> None:
    trials = bundle.bundle_test
    files = [tmp_path / name for name in ("a", "b", "c")]
    for file, text in zip(files, (b"1", b"1", b"2"), strict=True):
        file.write_bytes(text)
    assert trials.compare_builds(files[:1], files[1:2]) == "a"
    with pytest.raises(AssertionError, match="a differs"):
        trials.compare_builds(files[:1], files[2:])


def test_what_a_removal_leaves_or_changes_is_named(tmp_path: Path) -> None:
    trials = bundle.bundle_test
    kept, state = tmp_path / "usr/share/other/kept.txt", tmp_path / "var/lib/dpkg/status"
    for file in (kept, state, tmp_path / "proc/1", tmp_path / "home/person/library"):
        file.parent.mkdir(parents=True)
        file.write_text("before", encoding="utf-8")
    (tmp_path / "usr/bin").symlink_to("share")
    system, before = SimpleNamespace(root=tmp_path), trials.clean_system.contents(tmp_path)
    assert {"usr/bin", "usr/share/other", "usr/share/other/kept.txt"} < set(before)
    state.write_text("after", encoding="utf-8")
    (tmp_path / "home/person/library").write_text("after", encoding="utf-8")
    assert trials.check_nothing_left(system, before).startswith(f"{len(before)} files")
    kept.write_text("changed", encoding="utf-8")
    (tmp_path / "usr/lib").mkdir()
    with pytest.raises(AssertionError, match=r"usr/lib', 'usr/share/other/kept\.txt"):
        trials.check_nothing_left(system, before)


def trial_constant(name: str) -> tuple[ast.Module, ast.expr]:
    """Return the script that tries the pages, and one of its constants."""
    source = ast.parse((PACKAGING / "self_test.py").read_text(encoding="utf-8"))
    found = [each for each in source.body if isinstance(each, ast.AnnAssign) and ast.unparse(each.target) == name]
    assert len(found) == 1
    assert found[0].value is not None
    return source, found[0].value


def test_every_part_of_the_window_is_part_of_the_trial() -> None:
    source, parts = trial_constant("PARTS")
    shown = {each.id for each in ast.walk(parts) if isinstance(each, ast.Name)}
    assert shown <= {each.name for each in source.body if isinstance(each, ast.FunctionDef)}
    assert shown >= {"show_sheets", "show_worlds", "show_campaigns", "show_creations", "show_fights", "show_parties"}


def test_actions_of_the_trial_are_actions_of_the_window() -> None:
    _, dialogs = trial_constant("DIALOGS")
    names = {each.value for each in ast.walk(dialogs) if isinstance(each, ast.Constant)}
    assert names <= set(NEEDS)
