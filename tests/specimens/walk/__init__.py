"""Walk, the walk-and-insert of Capybara 'n' Capybara without its pumpkins."""
