"""The commands of the terminal, a file each; `arena` and `report` have theirs in their own rooms."""
