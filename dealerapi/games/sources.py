"""The documents that the games and rulings cite."""

from __future__ import annotations

from dataclasses import dataclass

from dealerapi.words import N_


@dataclass(frozen=True, slots=True)
class Source:
    """Where a rule stands: a document and the article or section in it."""

    document: str
    article: str = ""


@dataclass(frozen=True, slots=True)
class Document:
    """A rule document. ``document["2.1"]`` cites an article of it."""

    title: str

    def __getitem__(self, article: str) -> Source:
        return Source(self.title, article)


OPR_605 = Document("OPR-605 High-Die and Low-Die Rules (Official Poker Rules Board, 2026)")
DAKOTA_RULES = Document("Dakota Rules")
DRAW_DEUCEY_TRIPLE = Document("Draw-Deucey Triple Draw")
DRAW_HIGH_ES = Document("Robert's Rules of Poker, Draw High (Spanish edition)")
DIAGRAM_1979 = Document(
    "High-Low Poker, The Official World Encyclopedia of Sports and Games (Diagram, 1979)"
)
ROBERTS_RULES = Document("Robert's Rules of Poker")
TDA_2024 = Document("Poker TDA Rules 2024")
WIKIPEDIA = Document("Wikipedia")
PAGAT = Document("pagat.com")
BARGE = Document("BARGE Rulebook")
HOUSE = Document(N_("Custom of the house"))
POKER_DB = Document("Ichabod's Poker Variant Database")
GENERIC_POKER = Document("generic_poker game configurations (talvola)")
COUNTING_OUTS = Document("countingouts.com")
COMPATIBLE_POKER = Document("compatiblepoker.com")
ONLINE_POKER_RULES = Document("online-poker-rules.net")
POKIO = Document("pokio.com")
TECHNOSTERIA = Document("technosteria.com")
GAMBITER = Document("gambiter.com")
GAME_RULES = Document("gamerules.com")
QUERKI = Document("querki.net/jducoeur/poker")
OINC = Document("oinc.net")
POKER_MIKE = Document("pokermike.com")
WARD_BAXTER = Document("wardbaxter.com")
POKER_NEWS = Document("PokerNews")
ASIAN_POKER_TOUR = Document("theasianpokertour.com")
MY_POKER_HOME_GAME = Document("mypokerhomegame.com")
MIDNIGHT_BEACH = Document("midnightbeach.com, Stud Poker")
BURN_POKER = Document("burnpoker.com")
ONLINEPOKER_NET = Document("onlinepoker.net")
ONLINEPOKER_ORG = Document("onlinepoker.org")
POKER_TJ = Document("poker.tj")
POKERTIPS = Document("pokertips.org")
