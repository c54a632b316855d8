"""``quire new`` with R.A.T.I.O.S.."""

from __future__ import annotations

import json
from pathlib import Path

from core.registry import game
from tests.helpers.command_line import Quire


def test_setting_notices_are_reported(quire: Quire, tmp_path: Path) -> None:
    content = json.loads(game("ratios").settings[0].read_text(encoding="utf-8"))
    content["professions"][0]["attributes"] = []
    (tmp_path / "world.json").write_text(json.dumps(content), encoding="utf-8")
    made = quire.good("new", "ratios", "--seed", "7", "--setting", tmp_path / "world.json")
    assert f"world.json: {content['professions'][0]['name']} trains no attribute." in made.err
