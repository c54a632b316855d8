"""Files that open by double click: which document each stands for, and what to do where the two differ."""
