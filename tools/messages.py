"""Keeps the message catalogues up to date; ``make messages`` runs it.

Takes every text for people out of the code, merges the texts into the catalogue of each
language, compiles it, and names the texts that have no translation yet. Nothing is guessed:
a text that was changed in the code counts as new, and the old translation of it is dropped,
so move it over by hand where it still serves.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

PACKAGE = Path(__file__).parent.parent / "dealerapi"
LOCALE = PACKAGE / "locale"
KEYWORDS = {
    "_": None,
    "N_": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "NP_": ((1, "c"), 2),
}
"""The functions that take texts for people; ``c`` marks the context."""


def extracted() -> Catalog:
    """Every text for people that stands in the code."""
    found = Catalog()
    for file, _line, text, _comments, context in extract_from_dir(
        PACKAGE, [("**.py", "python")], keywords=KEYWORDS
    ):
        found.add(text, locations=[(f"dealerapi/{file}", 0)], context=context)
    return found


def catalogue_of(path: Path) -> Catalog:
    """The catalogue in a file."""
    with path.open("rb") as file:
        return read_po(file, locale=path.parent.parent.name)


def merged(path: Path) -> Catalog:
    """The catalogue in a file, with all texts of the code and no others."""
    catalogue = catalogue_of(path)
    made = catalogue.creation_date
    catalogue.update(extracted(), no_fuzzy_matching=True)
    catalogue.creation_date = made  # else every run would change the file
    catalogue.obsolete.clear()
    return catalogue


def compiled(catalogue: Catalog) -> bytes:
    """The catalogue as gettext reads it."""
    written = io.BytesIO()
    write_mo(written, catalogue)
    return written.getvalue()


def untranslated(catalogue: Catalog) -> list[Message]:
    """The texts without a whole translation."""
    return [message for message in catalogue if message.id and not _is_whole(message)]


def _is_whole(message: Message) -> bool:
    texts = message.string if isinstance(message.id, tuple) else (message.string,)
    return all(texts or ("",)) and not message.fuzzy


def main() -> int:
    """Merge and compile every catalogue; 1 where a text has no translation."""
    missing = 0
    for path in sorted(LOCALE.glob("*/LC_MESSAGES/*.po")):
        catalogue = merged(path)
        written = io.BytesIO()
        write_po(written, catalogue, width=96, include_lineno=False, omit_header=False)
        path.write_bytes(written.getvalue())
        path.with_suffix(".mo").write_bytes(compiled(catalogue))
        without = untranslated(catalogue)
        missing += len(without)
        language = path.parent.parent.name
        print(f"{language}: {len(catalogue)} texts, {len(without)} of them not translated")
        for message in without:
            text = message.id if isinstance(message.id, str) else message.id[0]
            print(f"  {message.locations[0][0]}: {text}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
