"""The mind of a novice: what it sees, keeps, packs, says and asks for."""
