"""Migration: tables of characters, campaigns, tags, portraits, revisions; search index."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

_LIVING = sa.text("trashed IS NULL")


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "campaign",
        sa.Column("serial", sa.Integer(), primary_key=True),
        sa.Column("id", sa.String(), nullable=False, unique=True),
        sa.Column("name", sa.String(), nullable=False, unique=True),
        sa.Column("notes", sa.String(), nullable=False),
        sa.Column("created", sa.Integer(), nullable=False),
    )
    op.create_table(
        "portrait",
        sa.Column("serial", sa.Integer(), primary_key=True),
        sa.Column("digest", sa.String(), nullable=False, unique=True),
        sa.Column("data", sa.Text(), nullable=False),
    )
    _create_character()
    op.create_table(
        "tag",
        sa.Column("serial", sa.Integer(), primary_key=True),
        sa.Column("name", sa.String(), nullable=False, unique=True),
    )
    op.create_table(
        "character_tag",
        sa.Column("character", sa.Integer(), sa.ForeignKey("character.serial", ondelete="CASCADE"), primary_key=True),
        sa.Column("tag", sa.Integer(), sa.ForeignKey("tag.serial", ondelete="CASCADE"), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("character_tag_by_tag", "character_tag", ["tag", "character"])
    op.create_table(
        "revision",
        sa.Column("character", sa.Integer(), sa.ForeignKey("character.serial", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("time", sa.Integer(), nullable=False),
        sa.Column("label", sa.String(), nullable=False),
        sa.Column("source", sa.String(), nullable=False),
        sa.Column("target", sa.Integer()),
        sa.Column("edit", sa.Text(), nullable=False),
        sa.Column("inverse", sa.Text(), nullable=False),
        sa.Column("portrait", sa.Integer(), sa.ForeignKey("portrait.serial")),
        sa.Column("document", sa.Text()),
        sqlite_with_rowid=False,
    )
    op.execute("CREATE VIRTUAL TABLE words USING fts5(text, content='', detail=none, columnsize=0, tokenize='ascii')")


def _create_character() -> None:
    op.create_table(
        "character",
        sa.Column("serial", sa.Integer(), primary_key=True),
        sa.Column("id", sa.String(), nullable=False, unique=True),
        sa.Column("system", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("sort_name", sa.String(), nullable=False),
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("sort_player", sa.String(), nullable=False),
        sa.Column("campaign", sa.Integer(), sa.ForeignKey("campaign.serial")),
        sa.Column("tags", sa.String(), nullable=False),
        sa.Column("line", sa.String(), nullable=False),
        sa.Column("version", sa.String(), nullable=False),
        sa.Column("origin", sa.String(), nullable=False),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.Column("changed", sa.Integer(), nullable=False),
        sa.Column("trashed", sa.Integer()),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("write", sa.Integer(), nullable=False),
        sa.Column("portrait", sa.Integer(), sa.ForeignKey("portrait.serial")),
        sa.Column("document", sa.Text(), nullable=False),
    )
    for name, columns in {
        "character_by_name": ["sort_name", "serial"],
        "character_by_player": ["sort_player", "serial"],
        "character_by_system": ["system", "sort_name", "serial"],
        "character_by_campaign": ["campaign", "sort_name", "serial"],
        "character_by_change": ["changed", "serial"],
    }.items():
        op.create_index(name, "character", columns, sqlite_where=_LIVING)
    op.create_index(
        "character_in_trash", "character", ["trashed", "serial"], sqlite_where=sa.text("trashed IS NOT NULL")
    )
