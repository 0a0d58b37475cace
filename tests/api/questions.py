"""Questions at random, right or nearly right, drawn from their schemas."""

from __future__ import annotations

import json
from functools import cache

from hypothesis import strategies as st

from dealerapi.api.card_fields import Cards, HandOf
from dealerapi.api.fields import HouseRules, Listed, OneOf, Part, Text, Truth, Variant, Whole
from dealerapi.api.game_schemas import Either, Name, Partners, RankingGiven, Ranks

ODDITIES = (
    *(None, True, False, 0, 1, -1, 1.0, 6.0, 6.5, -0.0, 100, 2**53, 2**63, 2**64, 10**45, 1e300),
    *("", "x", "high", "Ac", "é:♠", "\u007f", "a:b", "x" * 41, "x" * 101, "x" * 1001),
    *([], {}, [1], [None], {"a": 1}, {"a": True}, {"": ""}, [[]], ["Ac"] * 61, ["Ac", 7]),
)
ODD = st.sampled_from(ODDITIES)
"""Values that are wrong in most places."""

CARDS = st.one_of(
    st.sampled_from(["Ac6h5d2s2d", "A♣ 6♥", "", "2c9h/KdKs", "Zz"]),
    st.lists(st.sampled_from(["Ac", "10d", "Jk", "?"]), max_size=5),
)
HANDS = st.one_of(
    CARDS,
    st.fixed_dictionaries(
        {}, optional={"id": st.text(), "cards": CARDS, "down": CARDS, "up": CARDS, "named": CARDS}
    ),
)


def values(field):
    """Values that suit a field, most of them."""
    if isinstance(field, Whole):
        suited = st.integers(field.least, field.most)
    elif isinstance(field, Truth):
        suited = st.booleans()
    elif isinstance(field, OneOf):
        suited = st.sampled_from(field.words)
    elif isinstance(field, Text):
        suited = st.text(min_size=field.least, max_size=min(field.most, 30))
    elif isinstance(field, Cards):
        suited = CARDS
    elif isinstance(field, HandOf):
        suited = HANDS
    elif isinstance(field, HouseRules):
        suited = st.dictionaries(st.text(max_size=5), st.text(max_size=5) | st.booleans())
    elif isinstance(field, Listed):
        least, most = field.least, min(field.most, max(field.least, 3))
        suited = st.lists(values(field.inner), min_size=least, max_size=most)
    elif isinstance(field, Part):
        suited = objects(field.schema)
    else:
        suited = others(field)
    # Rarely odd: a question of thirty fields should still be right more often than not. The ends
    # of a range would be drawn more often than what lies between.
    return st.integers(0, 99).flatmap(lambda chance: ODD if chance == 50 else suited)


def others(field):
    """Values that suit a field of a game of the house's own."""
    if isinstance(field, Variant):
        return st.one_of(st.text(max_size=20), st.text(max_size=20), objects(field.schema))
    if isinstance(field, Either):
        return st.one_of(st.sampled_from(field.word.words), objects(field.schema))
    if isinstance(field, Ranks):
        return st.sampled_from(["39", "JQK", "10", "A", "x"])
    if isinstance(field, Partners):
        return st.dictionaries(st.sampled_from(["A", "2", "3"]), st.sampled_from(["6", "5", "14"]))
    if isinstance(field, Name):
        return st.sampled_from(["high", "low", "spade", "High"])
    assert isinstance(field, RankingGiven), field
    return st.sampled_from(["standard_high", {"points": {"aim": "nearest", "target": 21}}])


@cache
def objects(schema):
    """Objects of a schema: with all that is required, and some of the rest."""
    needed, free = {}, {"odd": ODD}
    for field in schema.load_fields.values():
        (needed if field.required else free)[field.data_key or field.name] = field
    drawn = {name: st.deferred(lambda field=field: values(field)) for name, field in needed.items()}
    more = {
        name: st.deferred(lambda field=field: values(field))
        for name, field in free.items()
        if name != "odd"
    }
    whole = st.fixed_dictionaries(drawn, optional=more)
    return st.integers(0, 49).flatmap(
        lambda chance: (
            st.one_of(ODD, whole.map(lambda one: {**one, "odd": 1})) if chance == 25 else whole
        )
    )


@st.composite
def bodies(draw, schema):
    """A question as JSON text, which now and then is not quite what it should be."""
    value = draw(objects(schema))
    text = json.dumps(value, ensure_ascii=draw(st.booleans()))
    spoilt = draw(st.integers(0, 9))
    if spoilt < 7 or len(text) < 4:
        return text.encode()
    start = draw(st.integers(0, len(text) - 1))
    end = draw(st.integers(start, min(len(text), start + 20)))
    piece = draw(
        st.sampled_from([text[start:end] * 2, "", ":", '"a":1,', "\\u003a", "NaN", "\x00"])
    )
    return (text[:start] + piece + text[end:]).encode()


def whole(schema):
    """A question, or an object in one, of which every field is set."""
    return {field.data_key or field.name: _suited(field) for field in schema.load_fields.values()}


def _suited(field):
    if isinstance(field, Listed):
        return [_suited(field.inner)] * max(field.least, 1)
    if isinstance(field, (Part, Variant, Either)):
        return whole(field.schema)
    for kind, value in _SUITED.items():
        if isinstance(field, kind):
            return field.words[0] if kind is OneOf else value
    raise AssertionError(field)


_SUITED = {
    Whole: 2,
    Truth: True,
    OneOf: "",
    Text: "x",
    Cards: ["Ac"],
    HandOf: {"id": "x", "down": "Ac", "up": ["Kd"], "named": "3"},
    HouseRules: {"a": True, "b": "c"},
    Ranks: "3",
    Partners: {"A": "6"},
    Name: "high",
    RankingGiven: "standard_high",
}


def spoilt(value):
    """``value`` with one thing in it taken away, or changed into each of the oddities."""
    yield from ODDITIES
    if isinstance(value, dict):
        for name in value:
            rest = {other: one for other, one in value.items() if other != name}
            yield rest
            yield {**rest, "odd": 1}
            yield {name: value[name], **rest}
            yield from ({**value, name: other} for other in spoilt(value[name]))
    elif isinstance(value, list):
        yield value * 30
        for place in range(len(value)):
            yield from (
                [*value[:place], other, *value[place + 1 :]] for other in spoilt(value[place])
            )
