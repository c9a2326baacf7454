"""Players made of code. They get views, never states."""
