"""The page for the phone in a real browser: tap, undo, reload, dice, *Why* and search; skipped where none is found."""

from __future__ import annotations

import base64
import hashlib
import html
import json
import re
import shutil
import subprocess
from pathlib import Path
from random import Random

import pytest

from core.character.document import Character
from core.export.formats import ExportFormat, ExportOptions, export_sheet
from core.procedures.procedure import ProcedureKind
from core.registry import game, open_character
from tests.helpers.games import sample_files

BROWSER = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
OPTIONS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    *("--virtual-time-budget=3000", "--dump-dom"),
)

pytestmark = pytest.mark.skipif(BROWSER is None, reason="no Chromium here (on Debian: apt install chromium)")

FIRST = """
const q = s => document.querySelector(s), now = () => Number(q('[data-track="0"] .now').textContent);
const found = { before: now() };
q('[data-track="0"] [data-step="-1"]').click(); found.less = now();
q('#undo').click(); found.undone = now();
q('[data-track="0"] [data-step="-1"]').click(); found.left = now();
found.sends = !q('#send').disabled;
q('[data-why]').click(); found.why = [!q('#why').hidden, q('#why-name').textContent, q('#why-value').textContent];
document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })); found.closed = q('#why').hidden;
if (q('[data-dice]')) { q('[data-dice]').click(); found.rolled = q('.target.rolled').textContent; }
const search = text => { q('#search').value = text; q('#search').dispatchEvent(new Event('input')); };
search('qqqq-not-there'); found.nothing = !q('#nothing').hidden;
search(''); found.all = q('#nothing').hidden && !document.querySelector('section[hidden]');
"""
SECOND = "const found = { after: Number(document.querySelector('[data-track=\"0\"] .now').textContent) };"
REPORT = """
const out = document.createElement('output');
out.textContent = JSON.stringify(found);
document.body.append(out);
"""


def page() -> str:
    """Return the page of a sample."""
    sheet = open_character(Character.read(sample_files()[0].read_bytes()), Random(1))
    procedures = game(sheet.system.id).procedures.values()
    checks = [each for each in procedures if each.kind is ProcedureKind.CHECK]
    return export_sheet(sheet, ExportFormat.HTML, ExportOptions(), checks)


def run(script: str, folder: Path) -> dict[str, object]:
    """Open the page in a browser with one more script, which the policy is made to allow; return what it found."""
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    text = page().replace("script-src ", f"script-src &#39;sha256-{digest}&#39; ", 1)
    file = folder / "page.html"
    file.write_text(text.replace("</body>", f"<script>{script}</script></body>"), encoding="utf-8")
    command = [str(BROWSER), *OPTIONS, f"--user-data-dir={folder / 'profile'}", file.as_uri()]
    dom = subprocess.run(command, capture_output=True, check=True, timeout=120).stdout.decode("utf-8")
    output = re.search(r"<output>(.*?)</output>", dom, re.DOTALL)
    assert output is not None
    read = json.loads(html.unescape(output[1]))
    assert isinstance(read, dict)
    return read


def test_a_page_can_be_played_with_and_keeps_what_was_tapped(tmp_path: Path) -> None:
    found = run(FIRST + REPORT, tmp_path)
    before = found["before"]
    assert isinstance(before, int)
    assert (found["less"], found["undone"], found["left"]) == (before - 1, before, before - 1)
    assert found["sends"] is True
    assert isinstance(found["why"], list)
    assert all(found["why"])
    assert (found["closed"], found["nothing"], found["all"]) == (True, True, True)
    assert str(found.get("rolled", "rolled")).startswith("rolled")
    assert run(SECOND + REPORT, tmp_path)["after"] == before - 1


def test_the_policy_stops_every_other_script(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    file.write_text(page().replace("</body>", "<script>document.title = 'injected'</script></body>"), encoding="utf-8")
    command = [str(BROWSER), *OPTIONS, f"--user-data-dir={tmp_path / 'profile'}", file.as_uri()]
    dom = subprocess.run(command, capture_output=True, check=True, timeout=120).stdout.decode("utf-8")
    assert "<title>injected" not in dom
    assert 'class="scripted"' in dom
