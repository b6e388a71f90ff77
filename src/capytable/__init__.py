"""Capybara card games: rules, bots, simulation, a browser table and a command line."""
