// The peer: this node's Intl.

const formats = new Map();

function format({ locale, options }) {
    const key = `${locale} ${JSON.stringify(options)}`;
    let result = formats.get(key);
    if (!result) {
        if (formats.size > 5000) formats.clear();
        result = new Intl.NumberFormat(locale, options);
        formats.set(key, result);
    }
    return result;
}

/** An answer: a text, and its parts if requested. */
export function answerOf(result) {
    if (!Array.isArray(result)) return { text: result };
    return { text: result.map(({ value }) => value).join(""), parts: result };
}

export function isSame(answer, other) {
    if (answer === undefined || other === undefined) return answer === other;
    return answer.text === other.text && JSON.stringify(answer.parts) === JSON.stringify(other.parts);
}

/** Intl's answer to a request, or undefined if Intl refuses it. */
export function intlAnswer(request) {
    try {
        const numberFormat = format(request);
        const { input, input2, parts } = request;
        if (input2 !== undefined) {
            return answerOf(
                parts ? numberFormat.formatRangeToParts(input, input2) : numberFormat.formatRange(input, input2));
        }
        return answerOf(parts ? numberFormat.formatToParts(input) : numberFormat.format(input));
    } catch (error) {
        if (error instanceof RangeError || error instanceof TypeError) return undefined;
        throw error;
    }
}

export function isSupported(locale) {
    try {
        return Intl.NumberFormat.supportedLocalesOf(locale).length > 0;
    } catch (error) {
        if (error instanceof RangeError) return false;
        throw error;
    }
}

/** The identifier without keywords. */
export function withoutKeywords(locale) {
    return locale.replace(/-[a-z0-9]-.*$/i, "");
}

/** Whether Intl has no data for the locale and truncated it until it had. */
export function isCut(locale) {
    const wanted = withoutKeywords(Intl.getCanonicalLocales(locale)[0]);
    return withoutKeywords(new Intl.NumberFormat(locale).resolvedOptions().locale) !== wanted;
}

/** The numbering system of the answer to a request. */
export function numberingSystem(request) {
    return format(request).resolvedOptions().numberingSystem;
}

export function defaultNumberingSystem(locale) {
    return new Intl.NumberFormat(withoutKeywords(locale)).resolvedOptions().numberingSystem;
}

/** Whether this Intl uses the currency's fraction digits in compact notation, as ECMA-402 once specified. */
export const compactTakesCurrencyDigits = new Intl.NumberFormat(
    "en", { style: "currency", currency: "USD", notation: "compact", minimumFractionDigits: 1 },
).resolvedOptions().maximumFractionDigits === 2;
