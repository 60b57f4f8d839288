/** The options of a style. Those that `Intl.NumberFormat` has take its values, and have its defaults. */
export type StyleOptions = NumberOptions & (
    | {
        style?: "currency";
        /** An ISO 4217 code: "EUR". */
        currency: string;
    }
    | { style: "decimal" | "percent"; currency?: string });

export interface NumberOptions {
    /** A locale in the form of BCP 47 or ICU, with keywords: "de-DE", "hi_IN", "ar-EG-u-nu-latn". */
    locale: string;
    currencyDisplay?: "symbol" | "narrowSymbol" | "code" | "name" | "formalSymbol" | "variantSymbol" | "none";
    currencySign?: "standard" | "accounting";
    signDisplay?: "auto" | "always" | "never" | "exceptZero" | "negative";
    useGrouping?: boolean | "min2" | "auto" | "always" | "thousands";
    notation?: "standard" | "compact";
    /** Only for compact notation. */
    compactDisplay?: "short" | "long";
    /** "halfExpand" by default, as in Intl; the Swift package rounds "halfEven". */
    roundingMode?:
        | "ceil" | "floor" | "expand" | "trunc" | "halfCeil" | "halfFloor" | "halfExpand" | "halfTrunc" | "halfEven"
        | "halfOdd";
    trailingZeroDisplay?: "auto" | "stripIfInteger";
    /** "plain" writes U+0020 for every space. */
    spaces?: "cldr" | "plain";
    /** Direction marks: CLDR's, none, or an isolated text. */
    bidi?: "cldr" | "strip" | "isolate";
    /** Fraction digits: CLDR's, those of ISO 4217's minor unit, or those for cash. */
    digits?: "display" | "iso" | "cash";
    /** "icu" writes the same text as ICU where ICU deviates from LDML. */
    compatibility?: "ldml" | "icu";
    /** A CLDR numbering system, such as "latn" or "arab", whose digits and symbols replace the locale's. */
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

/** Consecutive texts in UTF-8: text i is from `offsets[i]` to `offsets[i + 1]`. */
export interface TextColumn {
    offsets: Int32Array;
    bytes: Uint8Array;
}

/** A number, which is formatted with its shortest digits, a bigint, or decimal digits as text. */
export type Amount = number | bigint | string;

/** The reason why a text cannot be parsed, and its place. */
export class ParseError extends Error {
    /** The place of the error, as a UTF-8 offset. */
    readonly offset: number;
}

/** A reason why a careful person would ask before taking an amount as certain. */
export interface Doubt {
    kind: "sign" | "scale" | "cents" | "group" | "currency" | "number" | "neighbour";
    /** The place of the reason in the text, as UTF-8 offsets. */
    start: number;
    end: number;
}

/** An amount that a text may mean, as decimal digits. */
export interface Reading {
    amount: string;
    /** Empty if the amount is certain. */
    doubts: Doubt[];
}

/** The reason why an amount is not certain, with all that the text may mean. */
export class AmbiguousAmountError extends ParseError {
    /** The likeliest is the first. */
    readonly readings: Reading[];
    readonly doubts: Doubt[];
}

/** A locale, a currency and options, looked up once. */
export interface Style {
    format(amount: Amount): string;
    /** Formats a number of the currency's minor units, from -2^63 to 2^63 - 1. */
    formatMinorUnits(minorUnits: bigint): string;
    formatToParts(amount: Amount): Part[];
    formatRange(start: Amount, end: Amount): string;
    /**
     * Returns the exact amount as decimal digits. Throws a `ParseError` if the text is not an amount, and an
     * `AmbiguousAmountError` if the amount is not certain.
     */
    parse(text: string): string;
    /**
     * Returns all amounts that the text may mean, the likeliest first: one without doubts if it is certain, and none if the text
     * is no amount.
     */
    readings(text: string): Reading[];
    formatColumn(minorUnits: BigInt64Array): TextColumn;
    /** Frees the style's memory, for programs that make many styles. The style cannot be used afterwards. */
    free(): void;
}

export class CurrencyFormat {
    /** Loads the module from the bytes or the response in `source`, or by default from the file next to this one. */
    static load(source?: BufferSource | Response | Promise<BufferSource | Response>): Promise<CurrencyFormat>;
    /** Makes a style. Throws a `RangeError` for an invalid locale, currency, option or value. */
    style(options: StyleOptions): Style;
    /** Returns the code of a locale's currency on a day in local time; null if it has none. */
    currencyOf(locale: string, date?: Date): string | null;
    /** The module's functions. */
    readonly exports: WebAssembly.Exports;
}
