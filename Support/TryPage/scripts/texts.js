// The texts of all locales. Each is formatted when it is first read: visible rows at once, and others in the pauses of typing.
// So a key waits only for the visible rows.
let asked = {};
let askedOfIntl = {};
// The amount as digits; null without an amount.
let plainAmount = null;
const writtenBy = (format) => (plainAmount === null ? null : format.format(plainAmount));

class Row {
    #style;
    #format;
    #text;
    #intl;
    #kinds;

    constructor(locale) {
        this.locale = locale;
    }

    get currency() {
        return currencyIn(this.locale);
    }

    /** Null without a currency. */
    get style() {
        if (this.#style === undefined) {
            const { locale, currency } = this;
            this.#style = currency && engine.style({ locale: locale.id, currency: currency.code, ...asked });
        }
        return this.#style;
    }

    /** Intl's format; null if the browser has none. */
    get format() {
        if (this.#format === undefined) {
            this.#format = this.currency && intlFormat(this.locale, this.currency, askedOfIntl);
        }
        return this.#format;
    }

    get text() {
        if (this.#text === undefined) this.#text = this.style && writtenBy(this.style);
        return this.#text;
    }

    get intl() {
        if (this.#intl === undefined) this.#intl = this.format && writtenBy(this.format);
        return this.#intl;
    }

    get state() {
        if (this.text === null) return "none";
        if (this.intl === null) return "only";
        return this.text === this.intl ? "same" : "different";
    }

    /** The kinds of difference. */
    get kinds() {
        const parts = (format) => format.formatToParts(plainAmount);
        this.#kinds ??= this.state !== "different" ? []
            : compared([this.text, parts(this.style)], [this.intl, parts(this.format)]);
        return this.#kinds;
    }

    forgetTexts() {
        this.#text = this.#intl = this.#kinds = undefined;
    }

    forgetStyle() {
        this.#style?.free();
        this.#style = this.#format = undefined;
        this.forgetTexts();
    }
}

const rows = locales.map((locale) => new Row(locale));

function takeAmount() {
    plainAmount = typedAmount();
    for (const row of rows) row.forgetTexts();
}

function takeOptions() {
    asked = Object.assign({}, ...chosenValues().map(({ value }) => value.engine));
    askedOfIntl = intlOptions();
    for (const row of rows) row.forgetStyle();
}
