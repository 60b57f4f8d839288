/** What a style is made of. Names are those of `Intl.NumberFormat` where it has them. */
export interface StyleOptions {
    /** As BCP 47 or ICU write it, with keywords: "de-DE", "hi_IN", "ar-EG-u-nu-latn". */
    locale: string;
    /** A code of ISO 4217: "EUR". */
    currency: string;
    currencyDisplay?: "symbol" | "narrowSymbol" | "code" | "formalSymbol" | "variantSymbol" | "none";
    currencySign?: "standard" | "accounting";
    signDisplay?: "auto" | "always" | "never" | "exceptZero" | "negative";
    useGrouping?: "off" | "min2" | "auto" | "always" | "thousands";
    notation?: "standard" | "compact" | "compactLong";
    roundingMode?:
        | "ceiling" | "floor" | "down" | "up" | "halfEven" | "halfOdd" | "halfCeiling" | "halfFloor" | "halfDown" | "halfUp";
    trailingZeroDisplay?: "auto" | "stripIfInteger";
    /** "plain" writes U+0020 for every space. */
    spaces?: "cldr" | "plain";
    /** Marks of direction: CLDR's, none, or the text isolated. */
    bidi?: "cldr" | "strip" | "isolate";
    /** CLDR's digits, those of ISO 4217's minor unit, or those of cash. */
    digits?: "display" | "iso" | "cash";
    /** "icu" writes what ICU writes where it departs from LDML. */
    compatibility?: "ldml" | "icu";
    /** The digits and symbols of a numbering system of CLDR, "latn" or "arab", in place of the locale's. */
    numberingSystem?: string;
    /** From 0 to 100. */
    minimumFractionDigits?: number;
    /** From 0 to 100. */
    maximumFractionDigits?: number;
}

export type PartType =
    | "integer" | "group" | "decimal" | "fraction" | "minusSign" | "plusSign" | "approximatelySign" | "percentSign"
    | "perMille" | "currency" | "unit" | "compact" | "literal" | "infinity" | "nan";

export interface Part {
    type: PartType;
    value: string;
}

/** Texts one after the other in UTF-8: text i stands from `offsets[i]` to `offsets[i + 1]`. */
export interface TextColumn {
    offsets: Int32Array;
    bytes: Uint8Array;
}

/** A number by its shortest digits, a bigint, or decimal digits as text. */
export type Amount = number | bigint | string;

/** What a text cannot be read for, and where. */
export class ParseError extends Error {
    /** In UTF-8. */
    readonly offset: number;
}

/** A locale, a currency and options, looked up once. */
export interface Style {
    format(amount: Amount): string;
    /** So many of the currency's minor units, from -2^63 to 2^63 - 1. */
    formatMinorUnits(minorUnits: bigint): string;
    formatToParts(amount: Amount): Part[];
    formatRange(start: Amount, end: Amount): string;
    /** The exact amount as decimal digits; throws a `ParseError` for what is none. */
    parse(text: string): string;
    formatColumn(minorUnits: BigInt64Array): TextColumn;
    /** Gives the style's memory back to the module, for programs that make many; it cannot be used after that. */
    free(): void;
}

export class CurrencyFormat {
    /** Loads the module from the file beside this one, unless its bytes or a response with them are given. */
    static load(source?: BufferSource | Response | Promise<BufferSource | Response>): Promise<CurrencyFormat>;
    /** A style; throws a `RangeError` for what is no locale, currency, option or value. */
    style(options: StyleOptions): Style;
    /** The code of the currency that a locale means on a day, in local time; null where it means none. */
    currencyOf(locale: string, date?: Date): string | null;
    /** The module's functions. */
    readonly exports: WebAssembly.Exports;
}
