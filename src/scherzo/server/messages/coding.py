"""Messages as bytes and back."""

import msgspec
import numpy as np

from scherzo.server.messages.requests import ToServer


def plain_number(value: object) -> object:
    """Views and scores are read from records, so a number may still be one of NumPy's."""
    if isinstance(value, np.generic):
        return value.item()
    raise TypeError(f"{type(value).__name__} cannot be sent")


encode = msgspec.json.Encoder(enc_hook=plain_number).encode
decode_message = msgspec.json.Decoder(ToServer).decode
