"""A finished Symphony is music: its placed notes as a piece, as MIDI and as an engraved score."""
