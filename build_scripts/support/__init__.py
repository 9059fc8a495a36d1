"""The basis of every script: folders, output, running programs, and skipping work that is done."""
