"""The engine: what all games share. It knows no game, opens no socket and draws no picture."""
