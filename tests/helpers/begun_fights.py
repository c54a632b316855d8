"""Fights of any game that have begun: one quick opponent against another."""

from __future__ import annotations

import random

from core.play.arena import Arena, Control, Participant
from core.play.decisions import DecisionPolicy
from core.play.fight import Fight
from core.registry import Game, opponents


def arena_of(of: Game, most_rounds: int = 12) -> Arena:
    """Return one fighter against another, Quire deciding for both."""
    sheets = opponents("guard x2", of, of.setting(), random.Random(3))
    listed = [(Participant(f"{side}1", side, Control.AUTO), sheet) for side, sheet in zip("AB", sheets, strict=True)]
    return Arena.create(listed, of.setting(), most_rounds=most_rounds)


def begun(of: Game) -> Fight:
    """Return a fight in its first round, in which people decide for the Game Master alone."""
    fight = Fight(of.conflicts[0], arena_of(of), 5, DecisionPolicy(frozenset()))
    while fight.table.round < 1:
        fight.auto_answer()
    return fight
