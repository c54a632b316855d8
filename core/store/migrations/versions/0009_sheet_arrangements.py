"""Migration: adds the table of own arrangements of printed sheets."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "sheet_arrangement",
        sa.Column("serial", sa.Integer(), nullable=False),
        sa.Column("system", sa.String(), nullable=False),
        sa.Column("changed", sa.Integer(), nullable=False),
        sa.Column("arrangement", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("serial"),
    )
