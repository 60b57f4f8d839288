"""A value that may be wrong never stands where a certain one would: the texts of the package's own test of all surfaces."""

import csv
import re
from decimal import Decimal
from pathlib import Path
from typing import NamedTuple

import duckdb
import polars as pl
import pyarrow as pa
import pytest

import currency_format.duckdb
from currency_format import AmbiguousAmountError, CurrencyStyle, ParseError, RowError
from currency_format.polars import parse_currency, parse_currency_readings


class Text(NamedTuple):
    locale: str
    currency: str
    text: str
    # One if the amount is certain, several if it is doubtful, none if the text is no amount.
    amounts: list[Decimal]


def texts() -> list[Text]:
    """The rows without conventions of statements, which Python does not have."""
    with open(Path(__file__).with_name("texts.tsv"), encoding="utf-8") as file:
        rows = list(csv.reader((line for line in file if line[0] != "#"), delimiter="\t", quoting=csv.QUOTE_NONE))
    return [Text(row[1], row[2], plain(row[4]), amounts(row[5])) for row in rows if row[3] == "plain"]


def plain(text: str) -> str:
    return re.sub(r"\\u\{([0-9A-F]+)\}", lambda found: chr(int(found[1], 16)), text.replace("\\t", "\t"))


def amounts(outcome: str) -> list[Decimal]:
    return [] if outcome == "-" else [Decimal(amount) for amount in outcome.split("|")]


TEXTS = texts()


def test_there_are_texts_of_all_outcomes() -> None:
    assert {min(len(row.amounts), 2) for row in TEXTS} == {0, 1, 2}


@pytest.mark.parametrize("row", TEXTS)
def test_a_call(row: Text) -> None:
    style = CurrencyStyle(row.locale, row.currency)
    readings = style.readings(row.text)
    assert [reading.amount for reading in readings] == row.amounts
    if len(row.amounts) == 1:
        assert style.parse(row.text) == row.amounts[0] and readings[0].doubts == ()
    elif row.amounts:
        for parse in (style.parse, style.parse_minor_units):
            with pytest.raises(AmbiguousAmountError) as found:
                parse(row.text)
            assert list(found.value.readings) == readings and found.value.doubts
    else:
        with pytest.raises(ParseError) as refused:
            style.parse(row.text)
        assert not isinstance(refused.value, AmbiguousAmountError)


def test_columns() -> None:
    source = [pa.array(column) for column in zip(*((row.text, row.currency, row.locale) for row in TEXTS))]
    style, errors = CurrencyStyle("und", "XXX"), list[RowError]()
    certain = [row.amounts[0] if len(row.amounts) == 1 else None for row in TEXTS]
    assert style.parse_column(*source, errors=errors).to_pylist() == certain
    assert [error.row for error in errors] == [index for index, amount in enumerate(certain) if amount is None]
    lists = style.readings_column(*source, errors=[]).to_pylist()
    assert [[reading["amount"] for reading in row or []] for row in lists] == [row.amounts for row in TEXTS]
    assert all(bool(row[0]["doubts"]) == (len(row) > 1) for row in lists if row)


def test_engines() -> None:
    certain = [row.amounts[0] if len(row.amounts) == 1 else None for row in TEXTS]
    frame = pl.DataFrame({"text": [row.text for row in TEXTS], "code": [row.currency for row in TEXTS]}).with_columns(
        tag=pl.Series([row.locale for row in TEXTS])
    )
    columns = (pl.col("text"), pl.col("code"), pl.col("tag"))
    assert frame.select(parse_currency(*columns, on_error="null")).to_series().to_list() == certain
    lists = frame.select(parse_currency_readings(*columns, on_error="null")).to_series().to_list()
    assert [[reading["amount"] for reading in row or []] for row in lists] == [row.amounts for row in TEXTS]
    connection = duckdb.connect()
    currency_format.duckdb.register(connection, on_error="null")
    connection.register("texts", frame.to_arrow())
    rows = connection.execute("SELECT parse_currency(text, code, tag) FROM texts").fetchall()
    assert [row[0] for row in rows] == certain
