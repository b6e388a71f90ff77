"""Games made from a healthy specimen by one fault each."""
