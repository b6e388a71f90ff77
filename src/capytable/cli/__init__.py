"""The terminal face: the command `capytable`."""
