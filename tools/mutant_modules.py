"""The modules whose rules are spoilt, each with the tests that ought to notice, quickest first.

The declarations of single games are left out: they are data, held by worked examples of each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

_HIGH = (
    "tests/ranking/test_fewest_wilds.py",
    "tests/ranking/test_high_examples.py",
    "tests/ranking/test_wild_as_printed.py",
    "tests/ranking/test_double_ace.py",
    "tests/ranking/test_coloured_jokers.py",
    "tests/ranking/test_plays_as.py",
    "tests/ranking_blocks/test_other_highs.py",
    "tests/ranking/test_wide_tables.py",
)
_LOW = (
    "tests/ranking/test_low_examples.py",
    "tests/ranking/test_lows_of_seven.py",
    "tests/ranking/test_wild_as_printed.py",
    "tests/ranking/test_plays_as.py",
    "tests/ranking/test_wide_tables.py",
)
_KEPT_TO = ("tests/ranking_blocks/test_kept_to.py",)
_MANY = ("tests/ranking/test_many_groups.py",)
_ORACLES = ("tests/ranking/test_against_oracles.py",)
_BLOCKS = (
    "tests/blocks/test_sides_unheld.py",
    "tests/blocks/test_wild_rules_told.py",
    "tests/blocks/test_said_in_words.py",
    "tests/blocks/test_wild_blocks.py",
    "tests/blocks/test_wild_at_the_table.py",
    "tests/blocks/test_wild_limits.py",
    "tests/blocks/test_makings.py",
    "tests/blocks/test_side_qualifiers.py",
    "tests/blocks/test_pot_parts.py",
    "tests/blocks/test_house_draws.py",
    "tests/blocks/test_announcements.py",
)
_SHOWDOWN = (
    "tests/table/test_showdown.py",
    "tests/table/test_showdown_high_low.py",
    "tests/table/test_showdown_entered.py",
    "tests/table/test_showdown_declared.py",
    "tests/table/test_division.py",
    "tests/table/test_division_by_suit.py",
    "tests/table/test_pots.py",
    "tests/table/test_rulings_in_words.py",
    "tests/table/test_rulings.py",
    "tests/table/test_next_best_turns.py",
    "tests/blocks/test_sides_unheld.py",
    "tests/table/test_assumed.py",
    "tests/blocks/test_pot_parts.py",
)
_WORKED = (
    "tests/games/test_worked_draw.py",
    "tests/games/test_worked_stud.py",
    "tests/games/test_worked_stud_wild.py",
    "tests/games/test_worked_community_home.py",
)
_WORDS = (
    "tests/games/test_names_of_sides.py",
    "tests/games/test_words_of_rankings.py",
    "tests/blocks/test_announcements.py",
)
_SHEETS = ("tests/games/test_sheet.py", "tests/games/test_requests_that_work.py")
_CATALOGUE = (
    "tests/games/test_facts_unsaid.py",
    "tests/games/test_rules_cite.py",
    "tests/games/test_catalogue.py",
    "tests/games/test_house_rules.py",
)
_HOUSE = (
    "tests/blocks/test_refusals_in_words.py",
    "tests/blocks/test_refused_games.py",
    *_BLOCKS,
    "tests/http/test_house_games_refused.py",
    "tests/http/test_house_games_page.py",
    "tests/http/test_house_games.py",
    "tests/http/test_house_games_bounds.py",
)
_BULK = (
    "tests/bulk/test_packed_hands.py",
    "tests/bulk/test_alike.py",
    "tests/bulk/test_bulk_answers.py",
    "tests/bulk/test_bulk_checks.py",
    *(
        f"tests/bulk/test_columns.py::test_every_hand_is_worth_what_it_is_alone[{name}]"
        for name in (
            "low-die-1",
            "low-die-2",
            "draw-high-1",
            "short-deck-draw-1",
            "two-jokers-draw-2",
            "suicide-king-stud-1",
        )
    ),
    *(
        f"tests/bulk/test_columns.py::test_{name}"
        for name in ("the_columns", "no_hands", "wrong_hands_are_told", "no_cards")
    ),
    "tests/bulk/test_columns.py::test_many_hands[suicide-king]",
    "tests/bulk/test_columns.py::test_many_hands[razz]",
)

MODULES: Mapping[str, Sequence[str]] = {
    "ranking/badugi.py": (
        "tests/ranking_blocks/test_which_badugi.py",
        "tests/ranking_blocks/test_badugi.py",
        *_MANY,
    ),
    "ranking/beats_all.py": (
        "tests/ranking_blocks/test_beats_all.py",
        "tests/ranking_blocks/test_ranking_registry.py",
        *_MANY,
    ),
    "ranking/columns.py": ("tests/bulk/test_signs_of_hands.py", *_BULK),
    "ranking/flushes.py": (*_HIGH, *_MANY, *_ORACLES),
    "ranking/groups.py": (*_KEPT_TO, "tests/ranking/test_wide_tables.py", *_MANY),
    "ranking/high.py": (
        *_KEPT_TO,
        *_HIGH,
        "tests/ranking/test_one_glance.py",
        "tests/ranking_blocks/test_ranking_registry.py",
        *_MANY,
        *_ORACLES,
    ),
    "ranking/high_of_many.py": (*_HIGH, *_MANY, *_ORACLES),
    "ranking/keys.py": (*_KEPT_TO, *_HIGH, *_LOW, *_ORACLES),
    "ranking/low.py": (
        *_LOW,
        "tests/ranking_blocks/test_ranking_registry.py",
        *_MANY,
        *_ORACLES,
    ),
    "ranking/many.py": (*_HIGH, *_MANY, *_ORACLES),
    "ranking/names.py": (
        *_HIGH[:1],
        *_LOW[:1],
        "tests/ranking_blocks",
        "tests/language/test_spanish_words.py",
    ),
    "ranking/orders.py": _HIGH,
    "ranking/patterns.py": (*_HIGH, *_MANY, *_ORACLES),
    "ranking/points.py": (
        *_KEPT_TO,
        "tests/ranking_blocks/test_points.py",
        "tests/ranking_blocks/test_ranking_registry.py",
    ),
    "ranking/quick.py": ("tests/ranking/test_one_glance.py",),
    "ranking/rank_words.py": (*_HIGH[:1], *_LOW[:1], "tests/language/test_spanish_words.py"),
    "ranking/registry.py": (*_KEPT_TO, "tests/ranking_blocks/test_ranking_registry.py", *_HOUSE),
    "ranking/sets.py": (*_HIGH, *_LOW, *_MANY, *_ORACLES),
    "ranking/sizes.py": (
        *_KEPT_TO,
        "tests/ranking_blocks/test_ranking_registry.py",
        "tests/ranking_blocks/test_hand_sizes.py",
        *_MANY,
    ),
    "ranking/sizes_of_many.py": (
        *_KEPT_TO,
        "tests/ranking_blocks/test_hand_sizes.py",
        *_MANY,
    ),
    "ranking/suit.py": (
        *_KEPT_TO,
        "tests/ranking/test_highest_of_suit.py",
        "tests/ranking_blocks/test_single_cards.py",
    ),
    "ranking/wide.py": (*_HIGH, *_LOW, *_ORACLES),
    "ranking/worth.py": (*_KEPT_TO, *_HIGH, *_LOW, "tests/ranking_blocks"),
    "games/alike.py": _BULK,
    "games/catalogue.py": ("tests/games/test_unknown_names.py", *_CATALOGUE),
    "games/examples.py": (*_SHEETS, *_CATALOGUE, "tests/http/test_examples.py"),
    "games/findings.py": _HOUSE,
    "games/game.py": (*_CATALOGUE, *_HOUSE, *_WORKED),
    "games/high_low.py": ("tests/games/test_high_low_over.py", *_CATALOGUE, *_WORKED, *_SHOWDOWN),
    "games/house_rules.py": (*_CATALOGUE, "tests/table/test_assumed.py"),
    "games/house_words.py": (*_WORDS, *_SHEETS, *_CATALOGUE),
    "games/language.py": _HOUSE,
    "games/making.py": ("tests/blocks/test_order_of_groups.py", *_HOUSE, *_WORKED),
    "games/meant.py": ("tests/blocks/test_group_limit.py", *_HOUSE),
    "games/number_words.py": (*_WORDS, *_HOUSE),
    "games/qualifiers.py": ("tests/blocks/test_order_of_groups.py", *_HOUSE, *_WORKED),
    "games/ranking_words.py": (*_WORDS, *_HOUSE),
    "games/sentence.py": (*_WORDS, *_HOUSE),
    "games/sheet.py": (*_SHEETS, *_CATALOGUE, "tests/http/test_examples.py", *_HOUSE),
    "games/side_language.py": _HOUSE,
    "games/side_words.py": (*_WORDS, *_HOUSE, *_WORKED),
    "games/whole_game.py": _HOUSE,
    "games/wild.py": (*_BLOCKS, *_WORKED),
    "games/wild_language.py": _HOUSE,
    "games/wild_rules.py": (*_BLOCKS, *_WORKED),
    "games/wild_table.py": (*_BLOCKS, *_WORKED),
    "table/bulk.py": _BULK,
    "table/bulk_checks.py": _BULK,
    "table/checks.py": (
        "tests/table/test_refusals.py",
        *_SHOWDOWN,
        "tests/bulk/test_bulk_checks.py",
    ),
    "table/contest.py": (*_SHOWDOWN, *_WORKED),
    "table/deal_check.py": ("tests/table/test_deal_check.py",),
    "table/division.py": (*_SHOWDOWN, *_WORKED),
    "table/draws.py": ("tests/table/test_draw_calls.py", "tests/blocks/test_house_draws.py"),
    "table/entry.py": ("tests/table/test_refusals.py", *_SHOWDOWN),
    "table/evaluation.py": (
        "tests/table/test_asked_of_hands.py",
        "tests/table/test_standing.py",
        "tests/table/test_refusals.py",
        *_BLOCKS,
        "tests/http/test_answers.py",
    ),
    "table/hands.py": ("tests/table/test_standing.py", *_SHOWDOWN, *_BLOCKS, *_WORKED),
    "table/judge.py": _BULK,
    "table/judged.py": _BULK,
    "table/lookup.py": _BULK,
    "table/packed.py": _BULK,
    "table/pots.py": _SHOWDOWN,
    "table/rulings.py": (*_SHOWDOWN, *_WORKED),
    "table/serving.py": ("tests/table/test_serving.py", "tests/blocks/test_house_draws.py"),
    "table/showdown.py": ("tests/table/test_refusals.py", *_SHOWDOWN, *_WORKED),
}

DECLARATIONS = (
    *(f"games/community{part}.py" for part in ("", "_boards", "_more")),
    *(f"games/draw{part}.py" for part in ("", "_more", "_wild")),
    *(
        f"games/stud{part}.py"
        for part in ("", "_five", "_follow", "_hole", "_more", "_sides", "_wild")
    ),
    "games/dramaha.py",
    "games/home.py",
    "games/lowball.py",
    "games/pass_and_roll.py",
    "games/split_draw.py",
    "games/sources.py",
)
"""Modules that declare games and documents, and do nothing."""
