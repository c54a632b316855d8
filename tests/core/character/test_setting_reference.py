"""The reference to the world of a character: id, name, hash, and the version of a world of the library."""

from __future__ import annotations

import pytest

from core.character.json_values import Json
from core.character.setting_reference import SettingReference


def test_a_version_is_kept_beside_what_is_unknown() -> None:
    reference = SettingReference("far_shore", "The Far Shore", "0f", {"kept": 1})
    assert reference.version == 0
    assert reference.with_version(0) == reference
    later = reference.with_version(14)
    assert later.version == 14
    assert later.to_json() == {"kept": 1, "version": 14, "id": "far_shore", "name": "The Far Shore", "hash": "0f"}
    assert SettingReference.from_json(later.to_json()) == later
    assert later.with_version(15).version == 15
    assert later.with_version(0) == reference


@pytest.mark.parametrize("written", [True, -3, "14", None, 2.5])
def test_a_version_that_is_no_number_is_not_known(written: Json) -> None:
    assert SettingReference("far_shore", extra={"version": written}).version == 0
