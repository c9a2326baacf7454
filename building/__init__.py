"""What makes a package out of a checkout: the engine, compiled where that is possible, and the page."""
