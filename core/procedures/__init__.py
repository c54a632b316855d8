"""Procedures: conversations that ask and end in edits."""
