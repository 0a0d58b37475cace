"""The catalogues are whole: every text has a translation that fills in the same facts."""

import ast
import string
from pathlib import Path

import pytest

import dealerapi
from dealerapi.words import LANGUAGES
from tools import messages

CODE = Path(dealerapi.__file__).parent
CATALOGUES = sorted(messages.LOCALE.glob("*/LC_MESSAGES/*.po"))
SAYING = {"_", "ngettext", "pgettext", "listed"}


@pytest.fixture(scope="module", params=CATALOGUES, ids=lambda path: path.parent.parent.name)
def path(request):
    """Each catalogue in turn."""
    return request.param


@pytest.fixture(scope="module")
def catalogue(path):
    """The catalogue as it lies in the tree."""
    return messages.catalogue_of(path)


def forms(text):
    """The text, or its singular and its plural."""
    return [text] if isinstance(text, str) else list(text)


def keys(catalogue):
    """Every message by what gettext finds it by."""
    return {(message.context, forms(message.id)[0]) for message in catalogue if message.id}


def facts(text):
    """The names of the placeholders in a text."""
    return {name for _text, name, _form, _how in string.Formatter().parse(text) if name is not None}


def test_there_is_a_catalogue_for_each_language_but_the_first():
    """English stands in the code itself."""
    assert ["en", *(path.parent.parent.name for path in CATALOGUES)] == list(LANGUAGES)


def test_the_catalogue_holds_the_texts_of_the_code(catalogue):
    """All of them and no others; if not, run `make messages`."""
    assert keys(catalogue) == keys(messages.extracted())


def test_every_text_is_translated(catalogue):
    """In all of its forms, and none is marked as doubtful."""
    assert [message.id for message in messages.untranslated(catalogue)] == []


def translated(catalogue):
    """Each form of each text that is translated, with the translation and whether it is "one"."""
    without = messages.untranslated(catalogue)
    for message in catalogue:
        if message.id and message not in without:
            texts = forms(message.string)
            for place, text in enumerate(texts):
                ids = forms(message.id)
                yield ids[min(place, len(ids) - 1)], text, len(texts) > 1 and place == 0


def test_translations_fill_in_the_same_facts(catalogue):
    """Where there is one of a thing, the number may be put into a word of the translation."""
    wrong = []
    for one, text, single in translated(catalogue):
        missing, strange = facts(one) - facts(text), facts(text) - facts(one)
        if len(missing) > single or (strange and not single):
            wrong.append(text)
    assert wrong == []


def test_translations_keep_the_ends_of_texts(catalogue):
    """Spaces at the ends and a full stop stay, since texts are put together."""
    for one, text, _single in translated(catalogue):
        assert text[: len(text) - len(text.lstrip())] == one[: len(one) - len(one.lstrip())]
        assert text[len(text.rstrip()) :] == one[len(one.rstrip()) :]
        assert text.endswith(".") == one.endswith("."), text


def test_the_compiled_catalogue_is_that_of_the_texts(path, catalogue):
    """If not, run `make messages`."""
    assert path.with_suffix(".mo").read_bytes() == messages.compiled(catalogue)


def _says(tree):
    """Whether anything in the code is put into words, but for refusals, which are not kept."""
    if isinstance(tree, ast.Raise | ast.Lambda):
        return False
    if isinstance(tree, ast.If) and isinstance(tree.body[-1], ast.Raise):
        return any(_says(child) for child in (tree.test, *tree.orelse))
    if isinstance(tree, ast.Call) and isinstance(tree.func, ast.Name) and tree.func.id in SAYING:
        return True
    return any(_says(child) for child in ast.iter_child_nodes(tree))


def _kept(tree):
    """The code whose outcome is kept from one question to the next."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef):
            for child in node.body:
                if not isinstance(child, ast.FunctionDef | ast.ClassDef):
                    yield child
        if isinstance(node, ast.FunctionDef):
            yield from node.args.defaults
            if any("cache" in ast.unparse(decorator) for decorator in node.decorator_list):
                yield node


@pytest.mark.parametrize(
    "file", sorted(CODE.rglob("*.py")), ids=lambda path: str(path.relative_to(CODE))
)
def test_no_language_is_frozen(file):
    """Nothing is put into words when a module is loaded, nor where an outcome is kept."""
    tree = ast.parse(file.read_text("utf-8"))
    assert [node.lineno for node in _kept(tree) if _says(node)] == []
