/** What a style is made of. Names are those of `Intl.NumberFormat`. */
export interface SmallStyleOptions {
    /** As BCP 47 or ICU write it: "de-DE", "zh_TW", "hi-u-nu-deva". */
    locale: string;
    /** A code of ISO 4217: "EUR". */
    currency: string;
    currencyDisplay?: "symbol" | "narrowSymbol" | "code";
    currencySign?: "standard" | "accounting";
}

/** What the small module does not have, and what is no locale, currency or number. */
export class SmallFormatError extends RangeError {
    /** Which of the values it was. */
    readonly reason: "locale" | "currency" | "option" | "number" | "minorUnit";
}

/** A number by its shortest digits, a bigint, or decimal digits as text. */
export type Amount = number | bigint | string;

/** A locale, a currency and options, looked up once: the module keeps what it found. */
export interface SmallStyle {
    /** Throws a `SmallFormatError` for what is no decimal number, such as one of more than 38 digits. */
    format(amount: Amount): string;
    /** So many of the currency's minor units, from -2^63 to 2^63 - 1. */
    formatMinorUnits(minorUnits: bigint): string;
}

export class SmallCurrencyFormat {
    /** Loads the module from the file beside this one, unless its bytes or a response with them are given. */
    static load(source?: BufferSource | Response | Promise<BufferSource | Response>): Promise<SmallCurrencyFormat>;
    /** A style; throws a `SmallFormatError` for what the module does not have. */
    style(options: SmallStyleOptions): SmallStyle;
}
