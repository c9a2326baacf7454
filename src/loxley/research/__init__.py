"""The games as research environments: rows, doors for the toolkits of researchers, seats in text, data, measures."""
