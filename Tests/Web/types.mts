// For tsc: lines that compile, and lines that must not.

import { AmbiguousAmountError, CurrencyFormat, ParseError, type Amount, type Part, type TextColumn } from "./currency-format.mjs";
import { SmallCurrencyFormat, SmallFormatError } from "./currency-format-small.mjs";

const engine: CurrencyFormat = await CurrencyFormat.load();
const style = engine.style({ locale: "de-DE", currency: "EUR", currencyDisplay: "code", minimumFractionDigits: 0 });
const amounts: Amount[] = [1234.5, 5n, "9007199254740993.25"];
const texts: string[] = amounts.map((amount) => style.format(amount));
const parts: Part[] = style.formatToParts("1234.5");
const range: string = style.formatRange(1, "2.50");
const column: TextColumn = style.formatColumn(new BigInt64Array([1n, 2n]));
const text: string = style.formatMinorUnits(123_450n);
const own: string | null = engine.currencyOf("de-DE", new Date());
try {
    style.parse("5 EUR");
} catch (error) {
    if (error instanceof ParseError) console.log(error.offset.toFixed());
    if (error instanceof AmbiguousAmountError) console.log(error.readings[0].amount.trim(), error.doubts[0].kind.trim());
}
console.log(texts, parts[0].type === "currency", range, column.offsets.length, text, own);

style.free();
// The options of Intl.
const options = {
    style: "currency", currency: "EUR", currencyDisplay: "name", notation: "compact", compactDisplay: "long",
    useGrouping: false, roundingMode: "halfExpand", signDisplay: "exceptZero",
} as const;
console.log(engine.style({ locale: "de-DE", ...options }).format(5) === new Intl.NumberFormat("de-DE", options).format(5));
console.log(engine.style({ locale: "de-DE", style: "percent" }).format(0.5));

// @ts-expect-error: this display does not exist.
engine.style({ locale: "de-DE", currency: "EUR", currencyDisplay: "full" });
// @ts-expect-error: a style needs a currency.
engine.style({ locale: "de-DE" });
// @ts-expect-error: minor units are a bigint.
style.formatMinorUnits(5);

const small: SmallCurrencyFormat = await SmallCurrencyFormat.load();
const narrow = small.style({ locale: "de-DE", currency: "USD", currencyDisplay: "narrowSymbol" });
const written: string[] = [...amounts.map((amount) => narrow.format(amount)), narrow.formatMinorUnits(5n)];
try {
    small.style({ locale: "?", currency: "EUR" });
} catch (error) {
    if (error instanceof SmallFormatError && error.reason === "locale") console.log(error.message, written);
}

// @ts-expect-error: the small module has no compact notation.
small.style({ locale: "de-DE", currency: "EUR", notation: "compact" });
// @ts-expect-error: it has no parts.
narrow.formatToParts(5);
