"""The site: every page of every language, every link and anchor, and no request to anywhere."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest

from core.cli.lazy_commands import PLACES
from core.version import VERSION
from desktop.help import manual
from tests.helpers.sources import ROOT, script


@pytest.fixture(scope="module")
def website() -> ModuleType:
    return script("website")


@pytest.fixture(scope="module")
def site(website: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "Ä site"
    website.build(folder)
    return folder


def test_every_page_is_there_in_every_language(website: ModuleType, site: Path) -> None:
    for language in manual.languages():
        for name in (*manual.PAGES, website.CHANGES):
            text = (site / language / f"{name}.html").read_text(encoding="utf-8")
            assert text.count("<h1") == 1
            assert f'lang="{language}"' in text
            assert VERSION in text
            assert "{{" not in text
    pages = [(site / "en" / f"{name}.html").read_text(encoding="utf-8") for name in manual.PAGES]
    assert all(any(f"quire {name}" in text for text in pages) for name in PLACES)
    assert f'href="{website.COMMANDS}.html"' in pages[0]


def test_the_changelog_is_a_page(website: ModuleType, site: Path) -> None:
    text = (site / "de" / f"{website.CHANGES}.html").read_text(encoding="utf-8")
    for heading in re.findall(r"^## (.+)$", (ROOT / website.CHANGELOG).read_text(encoding="utf-8"), flags=re.MULTILINE):
        assert f'<h2 id="{website.anchor(heading, {})}' in text, heading
    assert '<div lang="en">' in text
    assert website.linked("CHANGELOG.md#x") == "changes.html#x"
    assert website.linked("README.md") == f"{manual.PAGES[0]}.html"
    assert website.linked("CONTRIBUTING.md") == ""


def test_every_link_and_anchor_leads_somewhere(website: ModuleType, site: Path) -> None:
    assert website.broken_links(site) == []


def test_a_broken_link_is_found(website: ModuleType, site: Path) -> None:
    page = site / "en" / "broken.html"
    page.write_text('<a href="none.html">a</a><a href="library.html#none">b</a><img src="https://x/y.png">', "utf-8")
    try:
        assert len(website.broken_links(site)) == 3
    finally:
        page.unlink()


def test_nothing_is_requested_from_anywhere(site: Path) -> None:
    for file in (*site.rglob("*.html"), *site.rglob("*.css")):
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"""(?:href|src|srcset|url\()=?["']?(?:https?:|//|/)""", text), file
        assert "<script" not in text


def test_pictures_follow_light_and_dark(site: Path) -> None:
    text = (site / "en" / "fights.html").read_text(encoding="utf-8")
    assert 'srcset="../pictures/fight-dark.png" media="(prefers-color-scheme: dark)"' in text
    assert 'src="../pictures/fight.png" alt="' in text
    style = (site / "style.css").read_text(encoding="utf-8")
    assert "prefers-color-scheme: dark" in style
    assert (site / "fonts" / "SourceSansPro-Regular.ttf").is_file()
