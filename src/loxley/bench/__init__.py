"""Speed: how fast Loxley is on this machine, and how fast peers are at the same work."""
