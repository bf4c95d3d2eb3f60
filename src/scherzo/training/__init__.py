"""Training: how a game's network learns to judge positions.

`selfplay` plays games with the search and keeps what was seen and how it ended, `learning` fits a network to that,
`gate` lets the new one play the old one, `course` does so again and again, and `curve` draws how it went.
"""
