"""The news gathered into the changelog, again and again, and the version set for a release and after it."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from tests.helpers.sources import ROOT, script

DAY = date(2026, 11, 26)


def prepare(root: Path, **news: str) -> None:
    changes = root / "packaging" / "changes"
    changes.mkdir(parents=True, exist_ok=True)
    (changes / "README.md").write_text("# News fragments\n", encoding="utf-8")
    for name, text in news.items():
        (changes / f"{name.replace('_', '.')}.md").write_text(text, encoding="utf-8")


def test_news_are_grouped_one_line_each_and_their_files_go(tmp_path: Path) -> None:
    changelog = script("changelog")
    prepare(
        tmp_path, a_added="A new\nthing. It does `much`.\n", b_fixed="A fault.", c_changed="x" * 230 + ". More words."
    )
    assert changelog.gather(tmp_path, "0.1.0", DAY) == 3
    text = (tmp_path / "CHANGELOG.md").read_text(encoding="utf-8")
    assert "## 0.1.0 (2026-11-26)\n\n### Added\n\n- A new thing. It does `much`.\n\n### Changed\n" in text
    assert "More words" not in text
    assert [file.name for file in (tmp_path / "packaging" / "changes").iterdir()] == ["README.md"]


def test_it_can_be_run_again_and_the_next_version_comes_first(tmp_path: Path) -> None:
    changelog = script("changelog")
    prepare(tmp_path, a_added="First.")
    changelog.gather(tmp_path, "0.1.0", DAY)
    prepare(tmp_path, b_added="Second.", a_added="First.")
    changelog.gather(tmp_path, "0.1.0", date(2026, 12, 1))
    text = (tmp_path / "CHANGELOG.md").read_text(encoding="utf-8")
    assert text.count("## 0.1.0") == 1
    assert "- First.\n- Second.\n" in text
    prepare(tmp_path, c_fixed="Third.")
    changelog.gather(tmp_path, "0.2.0", date(2026, 12, 2))
    text = (tmp_path / "CHANGELOG.md").read_text(encoding="utf-8")
    assert text.index("## 0.2.0 (2026-12-02)") < text.index("## 0.1.0 (2026-11-26)")
    assert changelog.gather(tmp_path, "0.2.0", DAY) == 0
    assert (tmp_path / "CHANGELOG.md").read_text(encoding="utf-8") == text


def test_the_version_is_written_in_both_places(tmp_path: Path) -> None:
    (tmp_path / "core").mkdir()
    for name in ("pyproject.toml", "core/version.py"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    script("changelog").set_version(tmp_path, "9.8.7.dev0")
    assert 'version = "9.8.7.dev0"\n' in (tmp_path / "pyproject.toml").read_text(encoding="utf-8")
    assert 'VERSION: Final = "9.8.7.dev0"\n' in (tmp_path / "core" / "version.py").read_text(encoding="utf-8")
