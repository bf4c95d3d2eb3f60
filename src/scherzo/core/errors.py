"""What can go wrong in a way that the user should hear about. Every message says what to do."""


class ScherzoError(Exception):
    """Base of all errors meant for users: its text is a complete sentence for them."""


class Refusal(ScherzoError):
    """A decision that the rules do not allow now. The table is as it was."""

    def __init__(self, text: str, rule: str = "", sentence: str = "") -> None:
        super().__init__(text)
        self.text = text
        self.rule = rule
        self.sentence = sentence


class BadInput(ScherzoError):
    """Something given from outside (an option, a file, a name) that cannot be used."""
