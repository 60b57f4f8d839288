"""Single amounts: expected texts, and errors."""

import pickle
import threading
from decimal import Decimal

import pytest

import currency_format
from currency_format import (
    AmbiguousAmountError,
    CurrencyFormatError,
    CurrencyStyle,
    ParseError,
    format_currency,
    parse_currency,
)

# Texts with CLDR 48, as ICU 78 and browsers write them.
TEXTS = [
    ("de-DE", "EUR", Decimal("1234.5"), "1.234,50\u00a0€"),
    ("en-US", "USD", Decimal("-1234.5"), "-$1,234.50"),
    ("ja-JP", "JPY", Decimal("1234"), "￥1,234"),
    ("fr-FR", "EUR", Decimal("1234567.891"), "1\u202f234\u202f567,89\u00a0€"),
    ("hi-IN", "INR", Decimal("1234567"), "₹12,34,567.00"),
    ("en-US", "KWD", Decimal("1.5"), "KWD\u00a01.500"),
]


@pytest.mark.parametrize(("locale", "currency", "amount", "text"), TEXTS)
def test_amounts_are_written_as_their_locale_has_them(locale: str, currency: str, amount: Decimal, text: str) -> None:
    style = CurrencyStyle(locale, currency)
    assert style.format(amount) == text
    assert format_currency(amount, currency, locale) == text


def test_floats_count_by_their_shortest_digits() -> None:
    style = CurrencyStyle("en-US", "USD", maximum_fraction_digits=20)
    assert style.format(0.1) == "$0.10"
    assert style.format(Decimal("0.1000000000000000055")) == "$0.1000000000000000055"


def test_an_int_counts_whole_units_and_minor_units_have_a_name() -> None:
    style = CurrencyStyle("en-US", "USD")
    assert (style.format(5), style.format_minor_units(5)) == ("$5.00", "$0.05")
    assert CurrencyStyle("en-US", "JPY").format_minor_units(5) == "¥5"


def test_no_digit_is_lost() -> None:
    style = CurrencyStyle("en-US", "USD")
    assert style.format(Decimal("123456789012345678901234567890123456.78")).endswith(",456.78")
    with pytest.raises(CurrencyFormatError, match="38"):
        style.format(Decimal("1" * 39))


def test_options_have_the_words_of_ecma_402() -> None:
    assert CurrencyStyle("en-US", "USD", currency_sign="accounting").format(-5) == "($5.00)"
    assert CurrencyStyle("en-US", "USD", currency_display="code", spaces="plain").format(5) == "USD 5.00"
    assert CurrencyStyle("en-US", "USD", notation="compact").format(12345) == "$12K"
    assert CurrencyStyle("en-US", "USD", minimum_fraction_digits=0).format(5) == "$5"
    assert CurrencyStyle("en-US", "USD").format(Decimal("0.125")) == "$0.12"
    assert CurrencyStyle("en-US", "USD", rounding_mode="halfExpand").format(Decimal("0.125")) == "$0.13"
    with pytest.raises(ValueError, match="currency_sign is 'red', expected one of standard, accounting"):
        CurrencyStyle("en-US", "USD", currency_sign="red")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="there is no option colour"):
        CurrencyStyle("en-US", "USD", colour="red")  # type: ignore[call-arg]


def test_a_long_text_is_written_whole() -> None:
    text = CurrencyStyle("en-US", "USD", minimum_fraction_digits=100).format(1)
    assert text == "$1." + "0" * 100
    assert CurrencyStyle("my-MM", "USD", minimum_fraction_digits=100).format(1).count("၀") == 100


def test_parsing_is_exact_or_says_where_a_text_is_wrong() -> None:
    style = CurrencyStyle("de-DE", "EUR")
    assert style.parse("1.234,50 €") == Decimal("1234.50")
    assert style.parse("EUR 1234,5").as_tuple() == Decimal("1234.5").as_tuple()
    assert style.parse_minor_units("1.234,50 €") == 123450
    assert parse_currency("$1.50", "USD", "en-US") == Decimal("1.50")
    with pytest.raises(ParseError) as found:
        style.parse("12 € x")
    assert found.value.offset == 7
    assert isinstance(pickle.loads(pickle.dumps(found.value)), ParseError)


def test_an_amount_that_is_not_certain_is_an_error_with_all_readings() -> None:
    style = CurrencyStyle("de-DE", "EUR")
    for parse in (style.parse, style.parse_minor_units, lambda text: parse_currency(text, "EUR", "de-DE")):
        with pytest.raises(AmbiguousAmountError, match="may be 1500 or 1.5") as found:
            parse("1,500 €")
        assert isinstance(found.value, ParseError)
        for error in (found.value, pickle.loads(pickle.dumps(found.value))):
            assert isinstance(error, AmbiguousAmountError)
            assert [reading.amount for reading in error.readings] == [Decimal(1500), Decimal("1.5")]
            assert [(doubt.kind, doubt.start, doubt.end) for doubt in error.doubts] == [("group", 0, 5)]
            assert "separator" in error.doubts[0].reason
            assert style.readings("1,500 €") == list(error.readings)


def test_readings_of_a_certain_amount_and_of_none() -> None:
    style = CurrencyStyle("de-DE", "EUR")
    assert style.readings("7,50 €") == [(Decimal("7.50"), ())]
    assert style.readings("twelve") == [] and style.readings("") == []
    with pytest.raises(TypeError):
        style.readings(5)  # type: ignore[arg-type]


def test_what_cannot_be_used_is_named() -> None:
    with pytest.raises(CurrencyFormatError, match='currency "EURO"'):
        CurrencyStyle("de-DE", "EURO")
    with pytest.raises(CurrencyFormatError, match='locale "not a locale"'):
        CurrencyStyle("not a locale", "EUR")
    style = CurrencyStyle("de-DE", "XAU")
    with pytest.raises(CurrencyFormatError, match="minor unit"):
        style.format_minor_units(1)
    with pytest.raises(OverflowError):
        style.format_minor_units(2**63)
    for amount in [True, None, "5"]:
        with pytest.raises(TypeError):
            style.format(amount)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        style.parse(5)  # type: ignore[arg-type]


def test_styles_are_values() -> None:
    style = CurrencyStyle("de-DE", "EUR", currency_display="code")
    copy = pickle.loads(pickle.dumps(style))
    assert copy == style and hash(copy) == hash(style) and copy.format(1) == style.format(1)
    assert repr(style) == "CurrencyStyle('de-DE', 'EUR', currency_display='code')"
    assert style != CurrencyStyle("de-DE", "EUR")


def test_threads_share_a_style() -> None:
    style = CurrencyStyle("de-DE", "EUR")
    expected = [style.format_minor_units(units) for units in range(20_000)]
    found: list[list[str]] = []

    def write() -> None:
        found.append([style.format_minor_units(units) for units in range(20_000)])

    threads = [threading.Thread(target=write) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [expected] * 4


def test_the_data_have_versions() -> None:
    assert currency_format.data_version().startswith("cldr-json 48")
