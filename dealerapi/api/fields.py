"""The fields of requests: each checks its type and says what is wrong in a dealer's words.

A field refuses by raising marshmallow's ``ValidationError`` with :class:`Trouble` for
messages; :mod:`dealerapi.api.loading` makes faults of them.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from marshmallow import Schema, ValidationError, fields

from dealerapi.api.near import nearest
from dealerapi.api.quick import Check, Quick, Unsure, checks_of, unsure
from dealerapi.words import _, listed

LARGEST_AMOUNT = 2**53 - 1
"""The largest amount; the largest whole number that every JSON reader holds exactly."""

_DIGITS = re.compile(r"[0-9]+")


@dataclass(frozen=True, slots=True)
class Trouble:
    """What is wrong with one value: a code of ``codes.ERRORS``, and words."""

    code: str
    detail: str
    suggestions: tuple[str, ...] = ()


def refused(code: str, detail: str, suggestions: tuple[str, ...] = ()) -> ValidationError:
    """The exception by which a field refuses its value."""
    return ValidationError([Trouble(code, detail, suggestions)])


def unknown(name: str, known: Sequence[str]) -> Trouble:
    """The trouble with a field that does not exist where it stands."""
    near = nearest(name, known)
    shown = name if len(name) <= 40 else name[:40] + "…"
    if near is None:
        return Trouble("unknown_field", _("there is no field “{name}” here").format(name=shown))
    detail = _("there is no field “{name}” here; did you mean “{near}”?")
    return Trouble("unknown_field", detail.format(name=shown, near=near), (near,))


def kind_of(value: object) -> str:
    """What a JSON value is, in words."""
    if value is None:
        return _("null")
    if isinstance(value, bool):
        return _("true or false")
    if isinstance(value, str):
        return _("a text")
    if isinstance(value, (int, float)):
        return _("a number")
    return _("an object") if isinstance(value, Mapping) else _("a list")


def wrong_type(due: str, value: object) -> ValidationError:
    """The refusal of a value that is of another type than ``due``."""
    return refused(
        "wrong_type", _("this should be {due}, not {given}").format(due=due, given=kind_of(value))
    )


def wrong_length(least: int, most: int, length: int) -> ValidationError:
    """The refusal of a list that is too short or too long."""
    return refused(
        "wrong_length",
        _("this holds {length}, but {least} to {most} are due").format(
            length=length, least=least, most=most
        ),
    )


class Speaking(Quick):
    """A field that says in a dealer's words when it is missing or null."""

    def make_error(self, key: str, **kwargs: Any) -> ValidationError:
        """The refusal for one of marshmallow's own keys."""
        if key == "required":
            return refused("missing_field", _("this field is missing"))
        if key == "null":
            return refused("wrong_type", _("null is no value here; leave the field out"))
        return super().make_error(key, **kwargs)


class Whole(Speaking, fields.Integer):
    """A whole number from ``least`` to ``most``; 6.0 is 6, but neither "6" nor true is."""

    def __init__(self, least: int, most: int, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.least, self.most = least, most
        self.metadata = {"minimum": least, "maximum": most, **self.metadata}

    def _deserialize(self, value: Any, attr: Any, data: Any, **kwargs: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise wrong_type(_("a whole number"), value)
        # Infinity is what a number too long to read comes as.
        if not self.least <= value <= self.most:
            raise refused(
                "out_of_range",
                _("this should be from {least} to {most}").format(least=self.least, most=self.most),
            )
        if value != int(value):
            raise refused("wrong_type", _("this should be a whole number, without a fraction"))
        return int(value)

    def check(self) -> Check:
        """Whole numbers in the range."""
        least, most = self.least, self.most

        def check(value: Any) -> int:
            if type(value) is int and least <= value <= most:
                return value
            if type(value) is float and least <= value <= most and value.is_integer():
                return int(value)
            raise Unsure

        return check


class Truth(Speaking, fields.Boolean):
    """True or false, and nothing that stands for them."""

    def _deserialize(self, value: Any, attr: Any, data: Any, **kwargs: Any) -> bool:
        if not isinstance(value, bool):
            raise wrong_type(_("true or false"), value)
        return value

    def check(self) -> Check:
        """True and false."""

        def check(value: Any) -> bool:
            if value is True or value is False:
                return value
            raise Unsure

        return check


class Text(Speaking, fields.String):
    """A text of ``least`` to ``most`` characters."""

    def __init__(self, most: int, least: int = 1, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.least, self.most = least, most
        self.metadata = {"minLength": least, "maxLength": most, **self.metadata}

    def _deserialize(self, value: Any, attr: Any, data: Any, **kwargs: Any) -> str:
        if not isinstance(value, str):
            raise wrong_type(_("a text"), value)
        if len(value) < self.least:
            raise refused("wrong_length", _("this text is empty"))
        if len(value) > self.most:
            raise refused(
                "wrong_length",
                _("this text is longer than {most} characters").format(most=self.most),
            )
        return value

    def check(self) -> Check:
        """Texts of a length allowed."""
        return text_check(self.least, self.most)


class OneOf(Speaking, fields.String):
    """One of a few words."""

    def __init__(self, *words: str, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.words = words
        self.metadata = {"enum": list(words), **self.metadata}

    def _deserialize(self, value: Any, attr: Any, data: Any, **kwargs: Any) -> str:
        if not isinstance(value, str):
            raise wrong_type(_("a text"), value)
        if value not in self.words:
            near = nearest(value, self.words)
            raise refused(
                "bad_value",
                _("this should be one of {words}").format(words=listed(self.words)),
                (near,) if near else (),
            )
        return value

    def check(self) -> Check:
        """The words themselves."""
        words = self.words

        def check(value: Any) -> Any:
            if value in words:
                return value
            raise Unsure

        return check


class Variant(Speaking, fields.Raw):
    """The game that is played: the name of a variant, or a game of the house's own.

    ``schema`` is the form of a game that is written out as an object.
    """

    MOST = 100

    def __init__(self, schema: Schema, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.schema = schema

    def _deserialize(self, value: Any, attr: Any, data: Any, **kwargs: Any) -> Any:
        if isinstance(value, dict):
            return self.schema.load(value)
        if not isinstance(value, str):
            raise wrong_type(_("the name of a variant, or a game as an object"), value)
        if len(value) > self.MOST:
            raise refused(
                "wrong_length",
                _("this text is longer than {most} characters").format(most=self.MOST),
            )
        return value

    def check(self) -> Check:
        """Names, and games that hold nothing uncommon."""
        name, game = text_check(0, self.MOST), checks_of(self.schema)
        return lambda value: game(value) if type(value) is dict else name(value)


class HouseRules(Speaking, fields.Dict):
    """House rules by name. Which names and values there are, the variant decides.

    True and false are taken for the texts "true" and "false", since some rules have these.
    """

    MOST = 50

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.metadata = {
            "additionalProperties": {"type": ["string", "boolean"]},
            "maxProperties": self.MOST,
            **self.metadata,
        }

    def _deserialize(self, value: Any, attr: Any, data: Any, **kwargs: Any) -> dict[str, str]:
        if not isinstance(value, dict):
            raise wrong_type(_("an object of rules and their values"), value)
        if len(value) > self.MOST:
            raise wrong_length(0, self.MOST, len(value))
        good: dict[str, str] = {}
        bad: dict[str, Any] = {}
        for rule, setting in value.items():
            if isinstance(setting, bool):
                good[rule] = "true" if setting else "false"
            elif isinstance(setting, str):
                good[rule] = setting
            else:
                bad[rule] = wrong_type(_("a text"), setting).messages
        if bad:
            raise ValidationError(bad, valid_data=good)
        return good

    def check(self) -> Check:
        """Rules and their values."""
        truths = {True: "true", False: "false"}

        def check(value: Any) -> dict[str, str]:
            if type(value) is not dict or len(value) > self.MOST:
                raise Unsure
            good: dict[str, str] = {}
            for rule, setting in value.items():
                if type(setting) is str:
                    good[rule] = setting
                elif type(setting) is bool:
                    good[rule] = truths[setting]
                else:
                    raise Unsure
            return good

        return check


class Listed(Speaking, fields.List[Any]):
    """A list of ``least`` to ``most`` values.

    An item that is refused stays in the valid data, as what is valid of it or as None, so
    that the items after it keep their places.
    """

    def __init__(self, inner: fields.Field[Any], least: int, most: int, **kwargs: Any) -> None:
        super().__init__(inner, **kwargs)
        self.least, self.most = least, most
        self.metadata = {"minItems": least, "maxItems": most, **self.metadata}

    def _deserialize(self, value: Any, attr: Any, data: Any, **kwargs: Any) -> list[Any]:
        if not isinstance(value, list):
            raise wrong_type(_("a list"), value)
        if not self.least <= len(value) <= self.most:
            raise wrong_length(self.least, self.most, len(value))
        valid: list[Any] = []
        errors: dict[int, Any] = {}
        for place, item in enumerate(value):
            try:
                valid.append(self.inner.deserialize(item, **kwargs))
            except ValidationError as error:
                valid.append(error.valid_data)
                errors[place] = error.messages
        if errors:
            raise ValidationError(errors, valid_data=valid)
        return valid

    def check(self) -> Check:
        """Lists of a length allowed, of which every item passes its own check."""
        least, most = self.least, self.most
        of_item = self.inner.check() if isinstance(self.inner, Quick) else unsure

        def check(value: Any) -> list[Any]:
            if type(value) is list and least <= len(value) <= most:
                return [of_item(item) for item in value]
            raise Unsure

        return check


class Part(Speaking, fields.Nested):
    """An object within the request, with fields of its own."""

    def __init__(self, schema: type[Schema], **kwargs: Any) -> None:
        super().__init__(schema, **kwargs)

    def check(self) -> Check:
        """Objects of which every field passes its own check."""
        return checks_of(self.schema)


def text_check(least: int, most: int) -> Check:
    """The check of a text of ``least`` to ``most`` characters."""

    def check(value: Any) -> str:
        if type(value) is str and least <= len(value) <= most:
            return value
        raise Unsure

    return check


def given_digits(text: str) -> float | str:
    """A number written in plain digits as that number; any other text as it stands.

    For query parameters: the field then refuses the text for what it is. More digits than
    any field takes come as infinity, as they do in a body.
    """
    if not _DIGITS.fullmatch(text):
        return text
    return int(text) if len(text) <= 40 else math.inf
