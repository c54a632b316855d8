"""The editor of worlds: a tab with the kinds of a world, the entries of one kind, and one entry.

The entry at the right is made from the schema of its kind: `entry_layout` says which parts it has, `entry_form` makes
their widgets, `entry_binder` binds them to one entry after the other, and `entry_panel` is the card around them. What
binds is that of sheets (`desktop.sheet`), with `entry_inputs` and `entry_rows` for what only worlds have: a typed text
that its field cannot hold stays, and references are picked. Pasted tables are read by `core.content.pasted_table`.
"""
