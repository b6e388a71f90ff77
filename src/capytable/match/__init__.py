"""One game being played: set-up, decisions, undo, records, positions, and the filter through which all leaves."""
