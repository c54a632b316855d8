"""Fights: where they begin, how they run, and what the table sees of them.

`fight_begin_view` gathers who takes part and `fight_plan` begins a fight or reads one that was kept. `fight_run` plays
it: `fight_sheets` writes to the library's sheets, `fight_keeper` keeps the draft, `fight_way` goes back. `fight_view`
shows it to the Game Master and `players_view` to everybody else. `fights` opens them in windows of their own and takes
them up again.
"""
