"""Migration: adds the table of settings (to people: worlds) that characters were made with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "setting",
        sa.Column("serial", sa.Integer(), primary_key=True),
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("system", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.Column("document", sa.Text(), nullable=False),
        sa.UniqueConstraint("system", "hash"),
    )
    op.create_index("setting_by_id", "setting", ["system", "id", "serial"])
