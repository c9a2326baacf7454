"""Every message on the wire, both ways. `docs/protocol.md` says what they mean; the page gets its types from here."""
