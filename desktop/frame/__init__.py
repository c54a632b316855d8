"""The frame of the main window: menus, toolbar, docks, tabs, notices, status line, welcome page."""
