"""The web application: tables, store, fan-out and the wire protocol."""
