"""Migration: adds the tables of the roll log and of drafts (stopped procedures)."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "roll",
        sa.Column("serial", sa.Integer(), primary_key=True),
        sa.Column("character", sa.Integer(), sa.ForeignKey("character.serial", ondelete="SET NULL")),
        sa.Column("time", sa.Integer(), nullable=False),
        sa.Column("label", sa.String(), nullable=False),
        sa.Column("dice", sa.String(), nullable=False),
        sa.Column("faces", sa.String(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("how", sa.String(), nullable=False),
    )
    op.create_index("roll_by_character", "roll", ["character", "serial"])
    op.create_table(
        "draft",
        sa.Column("serial", sa.Integer(), primary_key=True),
        sa.Column("id", sa.String(), nullable=False, unique=True),
        sa.Column("system", sa.String(), nullable=False),
        sa.Column("procedure", sa.String(), nullable=False),
        sa.Column("title", sa.String(), nullable=False),
        sa.Column("version", sa.String(), nullable=False),
        sa.Column("characters", sa.String(), nullable=False),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.Column("changed", sa.Integer(), nullable=False),
        sa.Column("transcript", sa.Text(), nullable=False),
    )
