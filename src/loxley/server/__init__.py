"""The web door: sockets, a small HTTP API, and the page."""
