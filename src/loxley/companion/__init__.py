"""Helps a real table: score sheets."""
