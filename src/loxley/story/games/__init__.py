"""What is worth telling of each game of the house."""
