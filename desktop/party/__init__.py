"""Parties: everybody of a campaign in one table, and what is done to all at once.

`party_people` holds the characters open and live, `party_model` and `party_view` show them, `party_dialog` asks the
questions of an action once, and `party_deeds` carries it out on every sheet so that it is taken back as one.
"""
