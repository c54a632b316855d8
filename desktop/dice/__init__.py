"""The dice dock (rolls, favourites, roll log), and the Odds tab with exact chances."""
