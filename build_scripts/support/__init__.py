"""What every script leans on: where things lie, what is said, how programs are run, what need not be done again."""
