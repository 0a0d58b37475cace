"""Showdowns of draw games, lowball and split-side draws, worked by hand from their sources."""

from __future__ import annotations

from tests.table.table_talk import payouts, settled


class TestOpenersAndQualifiers:
    """Draw games in which a pair is not always enough."""

    def test_trips_to_win_pays_trips(self):
        """Aces and queens are only two pair: the three sevens are the one hand that can win."""
        hands = {1: "7c7d7hKs2s", 2: "AhAdQsQc9h", 3: "JhJsTd8c3c"}
        assert payouts("trips-to-win", hands, pot=60) == {1: 60, 2: 0, 3: 0}

    def test_trips_to_win_leaves_the_pot(self):
        """Two pair and a pair of jacks: nobody holds trips, so that the pot stays."""
        found = settled("trips-to-win", {1: "AhAdQsQc9h", 2: "JhJsTd8c3c"}, pot=60)
        assert dict(found.payouts) == {1: 0, 2: 0}
        assert found.carried == 60

    def test_ten_high(self):
        """Tens qualify, and a pair of nines cannot win even against ace high."""
        assert payouts("ten-high", {1: "TcTd5h4s2d", 2: "9h9s8s3hKh"}, pot=20) == {1: 20, 2: 0}


class TestBugAndDeck:
    """A limited joker, four-card hands, another deck, another deal."""

    def test_bug_is_an_ace_beside_two_pair(self):
        """Eights and fives with the bug are two pair with an ace, not a full house."""
        found = settled("california-draw", {1: "8c8d5h5sJk", 2: "8h8s5c5dKh"}, pot=40)
        assert dict(found.payouts) == {1: 40, 2: 0}
        assert found.hands[1].worths["high"].category == "two_pair"

    def test_bug_fills_a_straight_in_gardena(self):
        """Nine to six with the bug is a straight to the ten, and beats three aces."""
        hands = {1: "9s8h7d6cJk", 2: "AcAdAhKs4c"}
        assert payouts("gardena-jackpots", hands, pot=40) == {1: 40, 2: 0}

    def test_canadian_draw_four_flush(self):
        """Four spades beat four to a straight, and that beats the aces."""
        hands = {1: "KsJs8s3sQh", 2: "9c8d7h6sAd", 3: "AcAh7c5d2h"}
        assert payouts("canadian-draw", hands, pot=30) == {1: 30, 2: 0, 3: 0}
        assert payouts("canadian-draw", {2: hands[2], 3: hands[3]}, pot=30) == {2: 30, 3: 0}

    def test_canadian_draw_two_pair(self):
        """The smallest two pair beats a four-card flush."""
        hands = {1: "KsJs8s3sQh", 2: "3c3d2h2dAh"}
        assert payouts("canadian-draw", hands, pot=30) == {1: 0, 2: 30}

    def test_short_deck_ace_is_only_high(self):
        """A-7-8-9-T is no straight with the plain ranks: a pair of sevens beats ace high."""
        hands = {1: "AcTd9h8s7c", 2: "7d7hKsQcJd"}
        assert payouts("short-deck-draw", hands, pot=30) == {1: 0, 2: 30}

    def test_stormy_weather_plays_one_card_of_the_board(self):
        """Two eights lie on the board, but only one plays: a full house and not four eights."""
        found = settled("stormy-weather", {1: "8c8d5h5s", 2: "AhJhTh3h"}, board="8h8sKd", pot=50)
        assert found.hands[1].worths["high"].name == "eights full of fives"
        assert found.hands[2].worths["high"].category == "flush"
        assert dict(found.payouts) == {1: 50, 2: 0}

    def test_vice_president(self):
        """Tens full are second to four aces, and take the pot; the flush is only third."""
        hands = {1: "AsAhAdAcKs", 2: "QcJc9c7c4c", 3: "TsTdTh8c8d"}
        assert payouts("vice-president", hands, pot=30) == {1: 0, 2: 0, 3: 30}


class TestWildCards:
    """Home-table draws with wild cards."""

    def test_one_eyed_jacks(self):
        """The jack of hearts makes three kings; the jacks with two eyes are a plain pair."""
        hands = {1: "JhKdKc9s2h", 2: "JcJdAs8h3c"}
        assert payouts("one-eyed-jacks", hands, pot=30) == {1: 30, 2: 0}

    def test_man_with_the_axe(self):
        """Only the king of diamonds is wild: three nines beat a pair of kings."""
        hands = {1: "Kd9d9c7s2h", 2: "KsKhAh5h3c"}
        assert payouts("man-with-the-axe", hands, pot=30) == {1: 30, 2: 0}

    def test_kings_and_low_men(self):
        """King and four are wild beside two nines: four nines beat three tens with a wild six."""
        found = settled("kings-and-low-men", {1: "Kc4d9h9s7c", 2: "AsTdTh7h6c"}, pot=30)
        assert found.hands[1].worths["high"].name == "four nines, seven kicker"
        assert found.hands[2].worths["high"].category == "three_of_a_kind"
        assert dict(found.payouts) == {1: 30, 2: 0}

    def test_pregnant_threes(self):
        """Three and six make four kings of two; a wild nine makes an ace-high flush."""
        found = settled("pregnant-threes", {1: "3c6dKhKs2c", 2: "9hQhTh7h2h"}, pot=30)
        assert found.hands[1].worths["high"].name == "four kings, two kicker"
        assert found.hands[2].worths["high"].ranks == (14, 12, 10, 7, 2)
        assert dict(found.payouts) == {1: 30, 2: 0}

    def test_two_jokers(self):
        """Two jokers and a king are three kings, and three natural aces beat them."""
        hands = {1: "JkJkKc9s2h", 2: "AsAdAhQcJc"}
        assert payouts("two-jokers-draw", hands, pot=30) == {1: 0, 2: 30}

    def test_red_queens_beat_five_aces(self):
        """Two, four and ten make five aces; the pair of red queens beats even those."""
        five_aces = "2c4dTsAhAd"
        assert payouts("neal-deal-red", {1: "QhQd7s5c3c", 2: five_aces}, pot=30) == {1: 30, 2: 0}
        assert payouts("neal-deal-red", {1: "QsQc7s5c3c", 2: five_aces}, pot=30) == {1: 0, 2: 30}
        assert payouts("neal-deal-black", {1: "QsQc7s5c3c", 2: five_aces}, pot=30) == {1: 30, 2: 0}

    def test_spit_in_the_ocean(self):
        """A five is turned: with his own five the first has four eights, the other a flush."""
        found = settled("spit-in-the-ocean", {1: "8c8d5h9s", 2: "AhJh8h3h"}, board="5d", pot=50)
        assert found.hands[1].worths["high"].name == "four eights, nine kicker"
        assert found.hands[2].worths["high"].ranks == (14, 13, 11, 8, 3)
        assert dict(found.payouts) == {1: 50, 2: 0}

    def test_slippery_elmer_turned_card_is_in_no_hand(self):
        """A nine is turned: it helps the hand with a nine, and adds nothing to three tens."""
        hands = {1: "9cKsKd4h2s", 2: "TsTdTh3c2c"}
        assert payouts("slippery-elmer", hands, board="9d", pot=50) == {1: 50, 2: 0}

    def test_dog_butt_extra_card(self):
        """A four brought a sixth card: queens and a wild nine lose to kings and a wild three."""
        hands = {1: "4sQdQhTh9c2d", 2: "3cKdKh8s7c"}
        assert payouts("dog-butt", hands, pot=50) == {1: 0, 2: 50}


class TestLowball:
    """Low hands by each scale."""

    def test_deuce_to_seven_ace_is_high(self):
        """A-5-4-3-2 is ace high: it beats a pair, and loses to king high."""
        ace, pair, king = "As5h4c3d2c", "2h2s8c7d3s", "KsQdJc9h8s"
        assert payouts("kansas-city-lowball", {1: ace, 2: pair}, pot=30) == {1: 30, 2: 0}
        assert payouts("kansas-city-lowball", {1: ace, 3: king}, pot=30) == {1: 0, 3: 30}

    def test_pairs_by_two_scales(self):
        """Aces are the lowest pair from ace to five, and the highest from deuce to seven."""
        hands = {1: "AcAd7h6s5c", 2: "2c2d5h4s3c"}
        assert payouts("ace-to-five-lowball", hands, pot=30) == {1: 30, 2: 0}
        assert payouts("2-7-single-draw", hands, pot=30) == {1: 0, 2: 30}

    def test_wheel_in_one_suit(self):
        """From ace to five neither the straight nor the flush spoils 5-4-3-2-A."""
        hands = {1: "5h4h3h2hAh", 2: "6c4d3s2cAc"}
        assert payouts("ace-to-five-triple-draw", hands, pot=30) == {1: 30, 2: 0}

    def test_ace_to_six(self):
        """From ace to six 5-4-3-2-A is a straight: 6-4-3-2-A and even a pair beat it."""
        wheel = "5h4s3d2dAc"
        assert payouts("ace-to-six-lowball", {1: wheel, 2: "6s4d3h2cAs"}, pot=30) == {1: 0, 2: 30}
        assert payouts("ace-to-six-lowball", {1: wheel, 2: "KsKd7h6c3c"}, pot=30) == {1: 0, 2: 30}

    def test_california_joker_is_the_lowest_card_missing(self):
        """6-5-3-A with the joker is 6-5-3-2-A: it beats 6-5-4-2-A and ties the natural hand."""
        joker = "6s5d3cAsJk"
        beaten = {1: joker, 2: "6h5h4c2dAc"}
        assert payouts("california-lowball", beaten, pot=30) == {1: 30, 2: 0}
        level = {1: joker, 2: "6h5h3d2dAc"}
        assert payouts("california-lowball", level, pot=30) == {1: 15, 2: 15}

    def test_california_joker_is_no_second_ace(self):
        """5-3-2-A with the joker is the wheel and no better, since the joker pairs nothing."""
        hands = {1: "5s3c2hAsJk", 2: "5h4s3d2cAc"}
        assert payouts("california-lowball", hands, pot=30) == {1: 15, 2: 15}

    def test_badugi_three_cards(self):
        """7-4-2 beats 7-5-A, though the ace is the lower card."""
        assert payouts("badugi", {1: "7s4c2h2d", 2: "7d5cAhAd"}, pot=30) == {1: 30, 2: 0}

    def test_badugi_fourth_card_breaks_no_tie(self):
        """Both play 3-2-A: what the fourth cards are does not matter."""
        assert payouts("badugi", {1: "7s3s2hAd", 2: "3c3d2sAh"}, pot=30) == {1: 15, 2: 15}

    def test_badugi_four_cards_beat_three(self):
        """K-Q-J-T of four suits beats 3-2-A."""
        assert payouts("badugi", {1: "KsQhJdTc", 2: "3c2sAhAd"}, pot=30) == {1: 30, 2: 0}

    def test_hi_dugi(self):
        """Upside down A-K-Q-J of four suits is the best hand, and three cards still lose."""
        hands = {1: "5s4d3h2c", 2: "AsKdQhQc", 3: "KsQdJhTc"}
        assert payouts("hi-dugi", hands, pot=30) == {1: 0, 2: 0, 3: 30}


class TestSplitDraws:
    """Two hands for one pot."""

    def test_badeucy_ace_is_high(self):
        """7-5-4-3-2 wins low, and its 5-4-3-2 beats 8-4-3-2: the ace is high in both."""
        hands = {1: "7s5d4h3c2s", 2: "8s4c3d2dAs"}
        assert payouts("badeucy", hands, pot=101) == {1: 101, 2: 0}

    def test_badacey_odd_chip_goes_with_five_cards(self):
        """7-5-4-3-2 is the better low and gets the odd chip; 4-3-2-A is the better badugi."""
        hands = {1: "7s5d4h3c2s", 2: "8s4c3h2dAs"}
        assert payouts("badacey", hands, pot=101, button=2) == {1: 51, 2: 50}

    def test_badeucy_natural(self):
        """The ace is low in the badugi only: one hand each way."""
        hands = {1: "7s5d4h3c2s", 2: "8s4c3h2dAs"}
        assert payouts("badeucy-natural", hands, pot=100) == {1: 50, 2: 50}

    def test_archie_both_ways(self):
        """A pair of sixes qualifies for high and 8-6 for low; high takes the odd chip."""
        hands = {1: "6s6dKh9c2s", 2: "8d6c4h3s2h"}
        assert payouts("archie", hands, pot=101) == {1: 51, 2: 50}

    def test_archie_low_alone(self):
        """Fives do not qualify: the low takes the whole pot."""
        hands = {1: "5c5hAsQdJc", 2: "8d6c4h3s2h"}
        assert payouts("archie", hands, pot=101) == {1: 0, 2: 101}

    def test_archie_nobody_qualifies(self):
        """A-K-4-3-2 against A-K-5-3-2: the better high hand takes everything."""
        hands = {1: "Ac2d3h4sKc", 2: "Ad2h3s5cKd"}
        assert payouts("archie", hands, pot=101) == {1: 0, 2: 101}

    def test_archie_nines_nobody_qualifies(self):
        """Sixes do not qualify where nines must: all who are left share."""
        hands = {1: "6s6dKh9c2s", 2: "5c5hAsQdJc"}
        assert payouts("archie-nines", hands, pot=100) == {1: 50, 2: 50}

    def test_korean_straight_competes_both_ways(self):
        """7-6-5-4-3 is a straight for high and the better low: it takes both halves."""
        hands = {1: "7h6c5h4s3d", 2: "KsKdQhJc9c", 3: "8d6d4d3s2h"}
        assert payouts("korean", hands, pot=100) == {1: 100, 2: 0, 3: 0}

    def test_duck_flush_high(self):
        """Two flushes: the ace-high one takes the pot."""
        hands = {1: "AhQhJhTh2h", 2: "KcJc8c5c3c"}
        assert payouts("duck-flush", hands, pot=100) == {1: 100, 2: 0}

    def test_duck_flush_low(self):
        """No flush: 8-5-4-3-2 beats 8-6-5-4-3, and a straight is neither high enough nor low."""
        hands = {1: "8h5d4c3s2d", 2: "8c6d5s4h3c", 3: "7h6c5h4s3d"}
        assert payouts("duck-flush", hands, pot=100) == {1: 100, 2: 0, 3: 0}

    def test_pair_no_pair(self):
        """The straight wins high; the low goes to 8-6-4-3-A without a pair."""
        hands = {1: "QcJhTs9d8s", 2: "8d6c4h3sAh", 3: "6s6dKh9c2s"}
        assert payouts("pair-no-pair-draw", hands, pot=101) == {1: 51, 2: 50, 3: 0}

    def test_honky_tonk(self):
        """Three makes three nines for high; king makes the lowest hand beside 5-4-2-A."""
        hands = {1: "3c9d9hTs4c high", 2: "Kd5s4s2sAd low", 3: "QdQh8s8d6c high"}
        assert payouts("honky-tonk", hands, pot=101) == {1: 51, 2: 50, 3: 0}

    def test_low_chicago_draw(self):
        """Kings win high; the three of spades is lower than the ten of spades."""
        hands = {1: "KcKdJhTs9c", 2: "7d5s3s2hAd"}
        assert payouts("low-chicago-draw", hands, pot=101) == {1: 51, 2: 50}


class TestDramaha:
    """A hand held and an Omaha hand."""

    def test_dramaha(self):
        """Kings are the better hand held, with the odd chip; two spades make the Omaha flush."""
        hands = {1: "KsKdJhTh4c", 2: "9s8s7d6d2h"}
        assert payouts("drawmaha", hands, board="9d8dAs3sQs", pot=101) == {1: 51, 2: 50}

    def test_dramaha_deuce_to_seven(self):
        """7-5-4-3-2 is the low held; with the king and nines of the board kings full are Omaha."""
        hands = {1: "7s5d4h3c2s", 2: "KsKdJhTh4c"}
        assert payouts("2-7 drawmaha", hands, board="Kh9c9d8s2d", pot=101) == {1: 51, 2: 50}

    def test_dramaha_49(self):
        """Four tens and a nine count 49; jacks full is the better Omaha hand."""
        hands = {1: "TsTdThTc9s", 2: "JsJdKhQh4c"}
        # Two tens with the pair of fives are two pair; two jacks with J-5-5 a full house.
        assert payouts("dramaha-49", hands, board="Jc5s5dAh2c", pot=101) == {1: 51, 2: 50}

    def test_dramaha_21_more_cards(self):
        """A-K-Q-T-T is 21 with five cards, and 9-8-7-6-5 only 9+7+5 with three."""
        hands = {1: "AcKdQhTsTd", 2: "9c8d7h6s5c"}
        # On the board three twos: tens make a full house, the other has a straight.
        assert payouts("dramaha-21", hands, board="2c2d2h3s4s", pot=100) == {1: 100, 2: 0}

    def test_dramaha_zero(self):
        """Five face cards count nothing and beat eleven points."""
        hands = {1: "KcQdJhJsQh", 2: "AcKdKsJcTc"}
        # Kings with the king of the board are the better Omaha hand.
        assert payouts("dramaha-zero", hands, board="Kh9h8d3s2d", pot=101) == {1: 51, 2: 50}

    def test_dramadugi_odd_chip_goes_with_omaha(self):
        """4-3-2-A of four suits is the badugi; four nines are Omaha, and take the odd chip."""
        hands = {1: "As2d3h4cKs", 2: "9s9d7c6d5h"}
        assert payouts("dramadugi", hands, board="9h9cKdQcJs", pot=101) == {1: 50, 2: 51}
