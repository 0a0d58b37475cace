"""Short ways to write the fields of answers."""

from __future__ import annotations

from typing import Any, ClassVar

from marshmallow import EXCLUDE, Schema, fields, validate

RANK = "[2-9TJQKA]"
CARD = f"({RANK}[cdhs]|Jk)"


class Said(Schema):
    """The base of all answers and the objects in them. More fields may come."""

    class Meta:
        """More fields may come."""

        unknown = EXCLUDE

    others: ClassVar[str] = ""
    """The field whose form fields of any other name have, too (the other sides of a game)."""


def about_it(text: str, **more: Any) -> dict[str, Any]:
    """What the document says of a field."""
    return {"description": text, **more} if text else more


def a_text(
    about: str = "",
    *,
    required: bool = True,
    null: bool = False,
    data_key: str | None = None,
    **more: Any,
) -> fields.String:
    """A text; ``about`` says which."""
    return fields.String(
        required=required, allow_none=null, data_key=data_key, metadata=about_it(about, **more)
    )


def a_whole(about: str = "", *, required: bool = True, null: bool = False) -> fields.Integer:
    """A whole number from 0 on; ``about`` says which."""
    return fields.Integer(
        strict=True, required=required, allow_none=null, metadata=about_it(about, minimum=0)
    )


def a_truth(about: str, *, required: bool = True) -> fields.Boolean:
    """True or false."""
    return fields.Boolean(required=required, metadata=about_it(about))


def a_word(*words: str, about: str = "", required: bool = True) -> fields.String:
    """One of a few words."""
    return fields.String(
        required=required, validate=validate.OneOf(words), metadata=about_it(about)
    )


def a_list(
    inner: Any,
    about: str,
    *,
    null: bool = False,
    required: bool = True,
    data_key: str | None = None,
) -> fields.List[Any]:
    """A list."""
    return fields.List(
        inner, required=required, allow_none=null, data_key=data_key, metadata=about_it(about)
    )


def an_object(
    schema: type[Schema], about: str, *, null: bool = False, required: bool = True
) -> fields.Nested:
    """An object with fields of its own."""
    return fields.Nested(schema, required=required, allow_none=null, metadata=about_it(about))


def a_card(about: str = "", *, data_key: str | None = None) -> fields.String:
    """A card, as answers write it."""
    return a_text(about, data_key=data_key, pattern=f"^{CARD}$")


def a_rank() -> fields.String:
    """The rank of a card, as answers write it."""
    return a_text(pattern=f"^{RANK}$")


def some_cards(about: str) -> fields.List[Any]:
    """A list of cards."""
    return a_list(a_card(), about)


def the_rules() -> fields.Dict:
    """House rules by name."""
    return fields.Dict(
        keys=fields.String(),
        values=fields.String(),
        required=True,
        metadata=about_it("every house rule in force, with its value"),
    )


def the_ids(*, null: bool) -> fields.List[Any]:
    """Hands by place: lists of ids, the best first."""
    return a_list(
        fields.List(fields.String()), "ids of hands, best first; ties share a list", null=null
    )
