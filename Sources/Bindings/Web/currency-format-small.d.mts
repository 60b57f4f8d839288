/** The options of a style, with the names of `Intl.NumberFormat`. */
export interface SmallStyleOptions {
    /** A locale in the form of BCP 47 or ICU: "de-DE", "zh_TW", "hi-u-nu-deva". */
    locale: string;
    /** An ISO 4217 code: "EUR". */
    currency: string;
    currencyDisplay?: "symbol" | "narrowSymbol" | "code";
    currencySign?: "standard" | "accounting";
    /** "halfExpand" by default, as in Intl. */
    roundingMode?:
        | "ceil" | "floor" | "expand" | "trunc" | "halfCeil" | "halfFloor" | "halfExpand" | "halfTrunc" | "halfEven"
        | "halfOdd";
    style?: "currency";
}

/** The error for requests that the small module does not support, and for invalid locales, currencies and numbers. */
export class SmallFormatError extends RangeError {
    /** The value that caused the error. */
    readonly reason: "locale" | "currency" | "option" | "number" | "minorUnit";
}

/** A number, which is formatted with its shortest digits, a bigint, or decimal digits as text. */
export type Amount = number | bigint | string;

/** A locale, a currency and options, looked up once. The module caches them. */
export interface SmallStyle {
    /** Throws a `SmallFormatError` if the amount is not a decimal number of at most 38 digits. */
    format(amount: Amount): string;
    /** Formats a number of the currency's minor units, from -2^63 to 2^63 - 1. */
    formatMinorUnits(minorUnits: bigint): string;
}

export class SmallCurrencyFormat {
    /** Loads the module from the bytes or the response in `source`, or by default from the file next to this one. */
    static load(source?: BufferSource | Response | Promise<BufferSource | Response>): Promise<SmallCurrencyFormat>;
    /** Makes a style. Throws a `SmallFormatError` if the module does not support it. */
    style(options: SmallStyleOptions): SmallStyle;
}
