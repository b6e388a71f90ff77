"""`python -m capytable`: the same as the command `capytable`."""

from capytable.cli.main import main

if __name__ == "__main__":
    main()
