"""Migration: adds the table of what the last printed sheet of each character showed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "printed_sheet",
        sa.Column("character", sa.Integer(), sa.ForeignKey("character.serial", ondelete="CASCADE"), nullable=False),
        sa.Column("time", sa.Integer(), nullable=False),
        sa.Column("pages", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("character"),
    )
