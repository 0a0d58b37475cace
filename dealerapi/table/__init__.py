"""What a dealer does at the table: draws, the check of a deal, wild cards, the showdown."""

from dealerapi.table.deal_check import Count, DealCheck, check_deal
from dealerapi.table.draws import LegalDraws, legal_draws
from dealerapi.table.entry import Player
from dealerapi.table.evaluation import Evaluation, Wilds, evaluate, wilds
from dealerapi.table.pots import Pot, Refund
from dealerapi.table.serving import Request, Serving, serve_draw
from dealerapi.table.showdown import Settlement, settle

__all__ = [
    "Count",
    "DealCheck",
    "Evaluation",
    "LegalDraws",
    "Player",
    "Pot",
    "Refund",
    "Request",
    "Serving",
    "Settlement",
    "Wilds",
    "check_deal",
    "evaluate",
    "legal_draws",
    "serve_draw",
    "settle",
    "wilds",
]
