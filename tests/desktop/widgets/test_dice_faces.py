"""Typed faces of real dice."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.widgets.dice_faces import parse_faces

SIZES = st.lists(st.sampled_from((4, 6, 8, 10, 12, 20, 100)), min_size=1, max_size=12)


@pytest.mark.parametrize(
    ("text", "sizes", "faces"),
    [
        ("4 6 11", (6, 8, 12), (4, 6, 11)),
        ("4611", (6, 8, 12), (4, 6, 11)),
        ("461 3", (6, 8, 12, 6), (4, 6, 1, 3)),
        ("0", (10,), (10,)),
        ("00", (100,), (100,)),
        ("100", (100,), (100,)),
        ("07", (100,), (7,)),
        ("1", (12,), (1,)),
        ("", (6,), ()),
        ("4, 6;1", (6, 8, 12), (4, 6, 1)),
    ],
)
def test_typed_faces_are_parsed(text: str, sizes: tuple[int, ...], faces: tuple[int, ...]) -> None:
    assert parse_faces(text, sizes).faces == faces


def test_impossible_faces_are_named() -> None:
    typed = parse_faces("4 9", (6, 8))
    assert typed.faces == (4,)
    assert typed.first_invalid == 1


def test_more_faces_than_dice_are_reported() -> None:
    assert parse_faces("4 6 1", (6, 8)).has_extra


@given(SIZES, st.randoms(use_true_random=False))
def test_every_throw_can_be_typed_with_spaces(sizes: list[int], source: object) -> None:
    faces = tuple(source.randint(1, size) for size in sizes)  # type: ignore[attr-defined] # hypothesis gives random.Random
    assert parse_faces(" ".join(map(str, faces)), sizes).faces == faces
