"""Short ways to write the fields of answers."""

from __future__ import annotations

from typing import Any, ClassVar

from marshmallow import EXCLUDE, Schema, fields, validate


class Said(Schema):
    """The base of all answers and the objects in them. More fields may come."""

    class Meta:
        """More fields may come."""

        unknown = EXCLUDE

    others: ClassVar[str] = ""
    """The field whose form fields of any other name have, too (the other sides of a game)."""


def about_it(text: str, **more: Any) -> dict[str, Any]:
    """What the document says of a field."""
    return {"description": text, **more}


def a_text(
    about: str = "", required: bool = True, null: bool = False, **more: Any
) -> fields.String:
    """A text; ``about`` says which."""
    return fields.String(
        required=required, allow_none=null, metadata=about_it(about, **more) if about else more
    )


def a_whole(about: str = "", required: bool = True, null: bool = False) -> fields.Integer:
    """A whole number from 0 on; ``about`` says which."""
    return fields.Integer(
        strict=True,
        required=required,
        allow_none=null,
        metadata={"minimum": 0, **(about_it(about) if about else {})},
    )


def a_truth(about: str, required: bool = True) -> fields.Boolean:
    """True or false."""
    return fields.Boolean(required=required, metadata=about_it(about))


def a_word(*words: str, about: str = "", null: bool = False) -> fields.String:
    """One of a few words."""
    return fields.String(
        required=True,
        allow_none=null,
        validate=validate.OneOf([*words, *([None] if null else [])]),
        metadata=about_it(about) if about else {},
    )


def a_list(inner: Any, about: str, null: bool = False, required: bool = True) -> fields.List[Any]:
    """A list."""
    return fields.List(inner, required=required, allow_none=null, metadata=about_it(about))


def an_object(schema: type[Schema], about: str, null: bool = False, required: bool = True) -> Any:
    """An object with fields of its own."""
    return fields.Nested(schema, required=required, allow_none=null, metadata=about_it(about))


def some_cards(about: str, required: bool = True) -> fields.List[Any]:
    """A list of cards, as answers write them."""
    return a_list(
        fields.String(metadata={"pattern": "^([2-9TJQKA][cdhs]|Jk)$"}), about, required=required
    )


def anything(about: str, null: bool = False, required: bool = True) -> fields.Raw:
    """Data of a form that depends on the game."""
    return fields.Raw(required=required, allow_none=null, metadata=about_it(about))


def the_rules(about: str = "every house rule in force, with its value") -> fields.Dict:
    """House rules by name."""
    return fields.Dict(
        keys=fields.String(), values=fields.String(), required=True, metadata=about_it(about)
    )


def the_ids(null: bool) -> fields.List[Any]:
    """Hands by place: lists of ids, the best first."""
    return a_list(
        fields.List(fields.String()), "ids of hands, best first; ties share a list", null=null
    )
