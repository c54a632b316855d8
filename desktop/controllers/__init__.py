"""Controllers: one for each area of the window. They create its views, handle its actions and connect it to the others.

`main_controller` creates them; each gets the window, the library service and the controllers or callbacks that it uses
as arguments. Views know no controller: they emit signals.
"""
