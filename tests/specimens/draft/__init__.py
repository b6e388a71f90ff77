"""Draft, the sealed round of Draftybara with up to 16 seats."""
