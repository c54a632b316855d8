"""Upgrades of old documents, with an invented table."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from core.character.json_reader import FORMAT_VERSION
from core.character.json_values import Json
from core.character.upgrades import UPGRADES, upgrade
from core.errors import DocumentError


def _rename(document: Mapping[str, Json]) -> dict[str, Json]:
    return {("name" if key == "title" else key): value for key, value in document.items()}


def _add(document: Mapping[str, Json]) -> dict[str, Json]:
    return {**document, "data": {}}


INVENTED = {1: _rename, 2: _add}


def test_upgrades_run_once_and_in_order() -> None:
    old: dict[str, Json] = {"version": 1, "title": "Bren", "kept": 5}
    assert upgrade(old, 3, INVENTED) == {"version": 3, "name": "Bren", "kept": 5, "data": {}}
    assert upgrade({"version": 2, "title": "Bren"}, 3, INVENTED) == {"version": 3, "title": "Bren", "data": {}}
    assert old == {"version": 1, "title": "Bren", "kept": 5}


def test_the_current_version_needs_no_upgrade() -> None:
    assert upgrade({"version": 3, "a": 1}, 3, {}) == {"version": 3, "a": 1}


def test_a_newer_version_is_refused_and_named() -> None:
    with pytest.raises(DocumentError, match=r"newer version of Quire \(format version 9;"):
        upgrade({"version": 9}, 3, INVENTED)


def test_there_is_an_upgrade_from_every_older_version() -> None:
    assert set(UPGRADES) == set(range(1, FORMAT_VERSION))
