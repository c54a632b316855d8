"""The party window: a campaign's characters in one table, and actions for all of them.

`party_members` holds the characters open, `party_model` and `party_view` show them, `party_action_dialog` asks the
requests of an action once, and `party_actions` applies it to every sheet so that it is undone as one. `award_bar` gives
an amount to all at once, and `vital_popup` changes what remains at its bar.
"""
