"""Fights: where they begin, how they run, and what the table sees of them.

`fight_begin_view` gathers who takes part, `fight_run` plays and keeps a fight, `fight_view` shows it to the Game Master
and `players_view` to everybody else. `fights` opens them in windows of their own and takes them up again.
"""
