"""Migration: marks revisions that were made together by one action on several characters."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the column."""
    op.add_column("revision", sa.Column("operation", sa.String(), nullable=False, server_default=""))
