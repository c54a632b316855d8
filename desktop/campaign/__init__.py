"""The tab of a campaign: its rules, members, sessions and notes, and what a change of its rules would do."""
