"""Dice: tray, roll log, favourites, and exact odds as a table and a chart."""
