"""What a world does to characters: updates of those with older entries, a hundred rolled at once, who uses what.

The world is edited elsewhere; nothing here writes without being asked.
"""
