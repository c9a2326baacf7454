"""Load: how many moves a server stores and announces, how fast it answers, what it costs."""
