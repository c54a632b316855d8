"""Layouts without secrets and without the player's notes."""

from __future__ import annotations

from dataclasses import replace

from core.export.privacy import SECRET, has_secrets, without_marked
from core.rules.block_kinds import Block, FieldsBlock, ProseBlock
from core.rules.block_parts import LabelledValue
from core.rules.sheet_layout import CardLayout, PageColumn, PageLayout, SheetLayout
from tests.helpers.games import example_game

OPEN, HIDDEN = LabelledValue(label=("open",)), LabelledValue(label=("secret",), secret=True)


def keys(design: PageLayout) -> list[list[list[str]]]:
    """Return the blocks of every column."""
    return [[[block.key for block in column.blocks] for column in band] for band in design.bands]


def shown(*blocks: Block) -> SheetLayout:
    """Return the layout of a page and a card of some blocks, without what is secret."""
    layout = SheetLayout((PageLayout(((PageColumn(12, blocks),),)),), CardLayout(blocks))
    return without_marked(replace(example_game().system, layout_source=lambda: layout), (SECRET,))


def test_secret_blocks_are_removed() -> None:
    layout = shown(ProseBlock(key="a"), ProseBlock(key="b", secret=True), ProseBlock(key="c"))
    assert keys(layout.pages[0]) == [[["a", "c"]]]
    assert layout.card is not None
    assert [block.key for block in layout.card.blocks] == ["a", "c"]


def test_secret_cells_and_lines_left_empty_are_removed() -> None:
    layout = shown(FieldsBlock(key="a", fields=((OPEN, HIDDEN), (HIDDEN,), (OPEN,))))
    assert layout.pages[0].bands[0][0].blocks == (FieldsBlock(key="a", fields=((OPEN,), (OPEN,))),)


def test_layout_without_secrets_is_unchanged() -> None:
    system = example_game().system
    assert without_marked(system, (SECRET,)) == system.layout
    assert not has_secrets(system)
