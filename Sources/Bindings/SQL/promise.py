"""The texts of the package's own test of all surfaces, which a person judged: Tests/PromiseTests/texts.tsv."""

from __future__ import annotations

import csv
import pathlib
import re
from decimal import Decimal
from typing import NamedTuple

FILE = pathlib.Path(__file__).parents[3] / "Tests/PromiseTests/texts.tsv"


class Text(NamedTuple):
    locale: str
    currency: str
    text: str
    # One if the amount is certain, several if it is doubtful, none if the text is no amount.
    amounts: list[Decimal]


def texts() -> list[Text]:
    """The rows without conventions of statements, which SQL does not have."""
    with open(FILE, encoding="utf-8") as file:
        rows = list(csv.reader((line for line in file if line[0] != "#"), delimiter="\t", quoting=csv.QUOTE_NONE))
    return [Text(row[1], row[2], plain(row[4]), amounts(row[5])) for row in rows if row[3] == "plain"]


def plain(text: str) -> str:
    return re.sub(r"\\u\{([0-9A-F]+)\}", lambda found: chr(int(found[1], 16)), text.replace("\\t", "\t"))


def amounts(outcome: str) -> list[Decimal]:
    return [] if outcome == "-" else [Decimal(amount) for amount in outcome.split("|")]
