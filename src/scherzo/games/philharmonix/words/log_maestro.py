"""The Maestro's part of the log: its cards, and why it does what it does."""

from scherzo.core.sentences import Sentence
from scherzo.games.philharmonix import names as n

NOTES: dict[int, Sentence] = {
    n.OTHER_ACTION: Sentence(
        "The card says <action b>, where the Maestro's Manager already stands: it plays <action c> instead.",
        ("PH-SOLO-5",),
        ("action-<action c>",),
    ),
    n.CHARGED: Sentence(
        "Another Manager stands on <action b>: that costs the Maestro one more action point.",
        ("PH-SOLO-6",),
        ("action-<action b>",),
    ),
    n.BEYOND_POINTS: Sentence(
        "<action b> for <points c> would be more than anybody may use in a round: the Maestro passes.",
        ("PH-SOLO-15",),
        ("action-<action b>",),
    ),
    n.CLAIMS: Sentence(
        "<patron b> is the first patron the Maestro can pay for; the prestige space is empty, so it takes it "
        "whatever the condition, for <prestige c>.",
        ("PH-SOLO-8",),
        ("patron-<patron b>-prestige", "patron-<patron b>"),
    ),
    n.IMPRESSES: Sentence(
        "<patron b> is the first patron the Maestro can pay for; the prestige space is taken, "
        "so it gains <prestige c>.",
        ("PH-SOLO-8",),
        ("patron-<patron b>",),
    ),
    n.NO_PATRON: Sentence(
        "The Maestro has impressed every patron that costs no more than its <patron_points b>.", ("PH-SOLO-8",)
    ),
    n.POINTS_LEFT: Sentence(
        "Half of the Maestro's <patron_points b> left, rounded down, becomes <prestige c>.", ("PH-SOLO-8",)
    ),
    n.INVESTS: Sentence(
        "Half of strength <roman b>, rounded up, becomes <prestige c> for the Maestro.", ("PH-SOLO-9",)
    ),
    n.HIGHER_LIMIT: Sentence(
        "With strength IV or more the Maestro's limit is one higher from the next round on.",
        ("PH-SOLO-9",),
        ("seat-1-limit",),
    ),
    n.NEXT_REGION: Sentence(
        "Nothing is left for the Maestro in <region b>, the card's region: it goes on to <region c>.",
        ("PH-SOLO-10", "PH-SOLO-13"),
        ("region-<region c>",),
    ),
    n.CONCERT_PAYS: Sentence(
        "The Maestro's concert pays <prestige b> for the round and <prestige c> for the strength.", ("PH-SOLO-10",)
    ),
    n.NO_REGION: Sentence(
        "The Maestro can perform nowhere: it gains <prestige b>, one for each point of strength.", ("PH-SOLO-10",)
    ),
    n.PROMOTES: Sentence(
        "The upgrade points of the row move the Maestro's star marker by <number b>; it gains <prestige c>.",
        ("PH-SOLO-11",),
        ("star-1",),
    ),
    n.COMPOSES: Sentence(
        "The row has <symphonies b>: the Maestro gains as much prestige, and <prestige c> for a late round; "
        "it rerolls as many symphony dice.",
        ("PH-SOLO-12",),
        ("symphony-dice",),
    ),
    n.TAKES_TILE: Sentence(
        "The tile's <stars b> and one for each further musician of the row move the Maestro's star marker "
        "by <number c>.",
        ("PH-SOLO-13",),
        ("star-1",),
    ),
    n.NO_SPECIAL: Sentence(
        "Nobody is left to take in any region: the Maestro's star marker moves by <number b>.",
        ("PH-SOLO-13",),
        ("star-1",),
    ),
    n.AUDITION_PAYS: Sentence("The Maestro gains <prestige b> for the audition.", ("PH-SOLO-13",)),
    n.COVERS: Sentence(
        "Key <number b> is the lowest free one of a set the Maestro has passed without a disc of its own; "
        "of its bonus the Maestro takes prestige only.",
        ("PH-SOLO-14",),
        ("key-<number b>",),
    ),
    n.FULL: Sentence("The Maestro has reached its limit of <points b>, so it passes.", ("PH-SOLO-15",), ("seat-1-ap",)),
}
"""Why the Maestro does something: b and c are the numbers of the note."""

MAESTRO_SENTENCES: dict[int | tuple[int, int], Sentence] = {
    n.MAESTRO_CARD: Sentence("The Maestro turns over a card: <maestro a>.", ("PH-SOLO-5",), ("maestro-deck",)),
    (n.TILE_TAKEN_AWAY, 0): Sentence(
        "The Maestro takes the musician of <region a> out of the game.", ("PH-SOLO-13",), ("musician-<region a>",)
    ),
    (n.TILE_TAKEN_AWAY, 1): Sentence(
        "The Maestro takes the soloist of <region a> out of the game.", ("PH-SOLO-13",), ("soloist-<region a>",)
    ),
    **{(n.MAESTRO_NOTE, why): sentence for why, sentence in NOTES.items()},
}
