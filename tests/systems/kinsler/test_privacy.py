"""Printed sheets of RPG.Rules without secrets."""

from __future__ import annotations

from core.export.privacy import has_secrets
from core.registry import game


def test_it_has_secrets() -> None:
    assert has_secrets(game("kinsler").system)
