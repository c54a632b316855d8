"""Migration: stores the answers of a draft in rows of their own, and its state apart."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the column and the table, and take the fights that lie there apart."""
    op.add_column("draft", sa.Column("state", sa.Text(), nullable=False, server_default=""))
    op.create_table(
        "draft_answer",
        sa.Column("draft", sa.Integer(), sa.ForeignKey("draft.serial", ondelete="CASCADE"), primary_key=True),
        sa.Column("place", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.execute(
        "INSERT INTO draft_answer (draft, place, answer) "
        "SELECT draft.serial, given.key, given.value "
        "FROM draft, json_each(draft.transcript, '$.transcript.answers') AS given "
        "WHERE json_extract(draft.transcript, '$.format') = 'quire-fight'"
    )
    op.execute(
        "UPDATE draft SET state = json_object("
        "'asks', json(coalesce(json_extract(transcript, '$.asks'), '{}')), "
        "'transcript', json_remove(json_extract(transcript, '$.transcript'), '$.answers')), "
        "transcript = json_remove(transcript, '$.asks', '$.transcript') "
        "WHERE json_extract(transcript, '$.format') = 'quire-fight'"
    )
