"""Build the site: ``python packaging/website.py [FOLDER]``, by default into ``dist/site``.

The manual of every language, with its reference of commands and documents, and the changelog become static pages, from
the same Markdown as in the program. They work from disk: every link is relative, and nothing is requested from
anywhere. Links and anchors are checked; the exit code is 1 if one leads nowhere.
"""

from __future__ import annotations

import html
import importlib.util
import re
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from html.parser import HTMLParser
from pathlib import Path

from markdown_it import MarkdownIt

from core.version import VERSION
from desktop.help import manual
from desktop.theme import DARK, LIGHT, Colors

ROOT = Path(__file__).resolve().parents[1]
FONTS = {
    "font_source_sans_pro": ("SourceSansPro-Regular.ttf", "SourceSansPro-Semibold.ttf"),
    "font_source_serif_pro": ("SourceSerifPro-Semibold.ttf",),
}
WORDS = {
    "en": ("Changes", "Pages", "English"),
    "de": ("Änderungen", "Seiten", "Deutsch"),
}
"""Changelog, what the list of pages is called, and the language, by its code."""

COMMANDS = "command-line"
CHANGES, CHANGELOG = "changes", "CHANGELOG.md"
"""The page of the changelog, in English, and its file."""


@dataclass(frozen=True)
class Page:
    """A page of the site.

    Attributes:
        name: Its file without ``.html``.
        title: Its title.
        body: Its content, as HTML.
    """

    name: str
    title: str
    body: str


def main(arguments: list[str]) -> int:
    """Build the site and check its links; returns the exit code."""
    target = Path(arguments[0]) if arguments else ROOT / "dist" / "site"
    build(target)
    faults = broken_links(target)
    for fault in faults:
        print(fault, file=sys.stderr)
    print(target / "index.html")
    return 1 if faults else 0


def build(target: Path) -> None:
    """Write the whole site into a folder; what an earlier run left there is removed."""
    if target.exists():
        shutil.rmtree(target)
    (target / "fonts").mkdir(parents=True)
    for package, names in FONTS.items():
        spec = importlib.util.find_spec(package)
        folder = Path(str(spec and spec.origin)).parent / "files"
        for name in names:
            shutil.copyfile(folder / name, target / "fonts" / name)
    shutil.copytree(ROOT / "resources" / "help" / "pictures", target / "pictures")
    shutil.copyfile(ROOT / "resources" / "quire.svg", target / "quire.svg")
    (target / "style.css").write_text(style(), encoding="utf-8")
    for language in manual.languages():
        folder = target / language
        folder.mkdir()
        pages = list(pages_of(language))
        for page in pages:
            text = with_frame(page, pages, language)
            (folder / f"{page.name}.html").write_text(text, encoding="utf-8")
    first = f"en/{manual.PAGES[0]}.html"
    (target / "index.html").write_text(
        f'<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Quire</title>'
        f'<meta http-equiv="refresh" content="0; url={first}"><a href="{first}">Quire</a></html>\n',
        encoding="utf-8",
    )


def pages_of(language: str) -> Iterator[Page]:
    """Yield the pages of a language in reading order."""
    for name in manual.PAGES:
        page = manual.page(name, language)
        yield Page(name, page.title, rendered(page.text))
    text = (ROOT / CHANGELOG).read_text(encoding="utf-8")
    yield Page(CHANGES, WORDS[language][0], f'<div lang="en">{rendered(text)}</div>')


def rendered(text: str) -> str:
    """Return Markdown as HTML, with anchors at headings, pictures for light and dark, and links to pages."""
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = parser.parse(text)
    used: dict[str, int] = {}
    for position, token in enumerate(tokens):
        if token.type == "heading_open":
            token.attrSet("id", anchor(tokens[position + 1].content, used))
        for child in token.children or ():
            if child.type == "link_open":
                child.attrSet("href", linked(str(child.attrGet("href"))))
    body = str(parser.renderer.render(tokens, parser.options, {}))
    body = re.sub(r'<a href="">(.*?)</a>', r"<strong>\1</strong>", body, flags=re.DOTALL)
    body = body.replace("<table>", '<div class="wide"><table>').replace("</table>", "</table></div>")
    return re.sub(r'<img src="(pictures/([^"]*)\.png)" alt="([^"]*)" ?/?>', with_dark_picture, body)


def with_dark_picture(match: re.Match[str]) -> str:
    """Return a picture that follows the reader's colours."""
    source, name, text = match.groups()
    dark = f"pictures/{name}-dark.png"
    has_dark = (ROOT / "resources" / "help" / dark).is_file()
    other = f'<source srcset="../{dark}" media="(prefers-color-scheme: dark)">' if has_dark else ""
    return f'<picture>{other}<img src="../{source}" alt="{text}" loading="lazy"></picture>'


def linked(address: str) -> str:
    """Return where a link leads on the site; "" for an action of the window and for a file that is no page of it."""
    if address.startswith("action:"):
        return ""
    name, _, place = address.partition("#")
    if name in {"README.md", "CONTRIBUTING.md", "ARCHITECTURE.md"}:
        return f"{manual.PAGES[0]}.html" if name == "README.md" else ""
    name = f"{CHANGES}.md" if name == CHANGELOG else name
    name = f"{name.removesuffix('.md')}.html" if name.endswith(".md") else name
    return f"{name}#{place}" if place else name


def anchor(title: str, used: dict[str, int]) -> str:
    """Return the anchor of a heading, another one for each."""
    slug = re.sub(r"[^\w]+", "-", title.lower()).strip("-") or "section"
    used[slug] = used.get(slug, 0) + 1
    return slug if used[slug] == 1 else f"{slug}-{used[slug]}"


def with_frame(page: Page, pages: list[Page], language: str) -> str:
    """Return a whole page: head, navigation, content, previous and next page."""
    names, place = WORDS[language], pages.index(page)
    current = {page.name: " aria-current=page"}
    entries = "".join(
        f'<li><a href="{each.name}.html"{current.get(each.name, "")}>{html.escape(each.title)}</a></li>'
        for each in pages
    )
    others = " ".join(
        f'<a href="../{code}/{page.name}.html" lang="{code}" hreflang="{code}">{WORDS[code][-1]}</a>'
        for code in manual.languages()
        if code != language
    )
    before = pages[place - 1] if place else None
    after = pages[place + 1] if place + 1 < len(pages) else None
    turns = (f'<a href="{before.name}.html">← {html.escape(before.title)}</a>' if before else "<span></span>") + (
        f'<a href="{after.name}.html">{html.escape(after.title)} →</a>' if after else ""
    )
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{html.escape(page.title)} – Quire</title>\n"
        '<link rel="icon" href="../quire.svg">\n<link rel="stylesheet" href="../style.css">\n</head>\n<body>\n'
        f'<header><a class="brand" href="{manual.PAGES[0]}.html"><img src="../quire.svg" alt="">Quire</a>'
        f'<span class="version">{VERSION}</span>'
        f'<a class="to-pages" href="#pages">{names[1]}</a>'
        f'<a href="{COMMANDS}.html">{html.escape(manual.page(COMMANDS, language).title)}</a>'
        f'<a href="{CHANGES}.html">{names[0]}</a>{others}</header>\n'
        f'<div class="middle">\n<nav id="pages" aria-label="{names[1]}"><ul>{entries}</ul></nav>\n'
        f"<main>\n{page.body}\n<footer>{turns}</footer>\n</main>\n</div>\n</body>\n</html>\n"
    )


def style() -> str:
    """Return the style sheet: the fonts and colours of the window, light and dark."""
    template = (ROOT / "packaging" / "website.css").read_text(encoding="utf-8")
    light, dark = variables(LIGHT), variables(DARK)
    return f":root {{ {light} }}\n@media (prefers-color-scheme: dark) {{ :root {{ {dark} }} }}\n{template}"


def variables(colors: Colors) -> str:
    """Return the colours of a scheme as variables of CSS."""
    names = ("canvas", "card", "chrome", "hairline", "ink", "muted", "accent", "tint", "track")
    return " ".join(f"--{name}: {getattr(colors, name)};" for name in names)


# ---------------------------------------------------------------------------------------------------------------- links


class LinkReader(HTMLParser):
    """Reads what a page links to, and its anchors."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note links and anchors."""
        for name, value in attrs:
            if name == "id" and value:
                self.anchors.add(value)
            elif name in {"href", "src", "srcset"} and value is not None:
                self.links.append(value)


def broken_links(site: Path) -> list[str]:
    """Return a line for each link that leads nowhere, leaves the site, or names an anchor that is not there."""
    pages: dict[Path, LinkReader] = {}
    for file in sorted(site.rglob("*.html")):
        pages[file.resolve()] = reader = LinkReader()
        reader.feed(file.read_text(encoding="utf-8"))
    faults = []
    for file, reader in pages.items():
        for link in reader.links:
            name, _, place = link.partition("#")
            target = (file.parent / name).resolve() if name else file
            is_outside = ":" in link or link.startswith("/") or site.resolve() not in target.parents
            if is_outside or not target.is_file():
                faults.append(f"{file.relative_to(site.resolve())}: {link} leads nowhere")
            elif place and place not in pages[target].anchors:
                faults.append(f"{file.relative_to(site.resolve())}: {link} has no such anchor")
    return faults


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
