"""What a game is: its contract, its state declared once, one source of rules at two speeds."""
